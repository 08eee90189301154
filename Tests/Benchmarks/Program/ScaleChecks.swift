import Load

/// Many texts that are judged at once, beside one by one, and keys in a list of a hundred thousand entries.
extension Scale {
    private static let rows = 10_000
    private static let columns = ["email", "zip", "age", "phone", "date", "number"]

    /// A text of a row; one in twenty has one that is wrong.
    private static func text(row: Int, column: String) -> String {
        switch column {
        case "email": row % 20 == 0 ? "ada" : "ada\(row)@example.com"
        case "zip": "94105"
        case "age": "\(18 + row % 80)"
        case "phone": "5552234567"
        case "date": "12/31/2024"
        default: "\(row).5"
        }
    }

    func measureChecks(_ table: inout ScaleTable) throws {
        var check = Requests(firstID: 2)
        let columns = Self.columns.map { column in
            let texts = (0..<Self.rows).map { #""\#(Self.text(row: $0, column: column))""# }.joined(separator: ",")
            return #"{"type":"\#(column)","texts":[\#(texts)]}"#
        }
        check.add("type/check", #"{"columns":[\#(columns.joined(separator: ","))]}"#)
        table.add(
            "typeCheck", "type/check of \(Self.rows) rows of \(columns.count) columns, ms of processor",
            try processor(of: check, behind: Requests(firstID: 2)), goal: .atMost(300))
        var fields = Requests(firstID: 2)
        var each = Requests(firstID: 100)
        for column in Self.columns { fields.add("field/create", #"{"field":"\#(column)","type":"\#(column)"}"#) }
        for row in 0..<Self.rows {
            for column in Self.columns {
                let text = Self.text(row: row, column: column)
                each.add("field/update", #"{"field":"\#(column)","set":{"text":"\#(text)"}}"#)
                each.add("field/check", #"{"field":"\#(column)"}"#)
            }
        }
        table.add(
            "updatesAndChecks", "…one by one, field/update and field/check", try processor(of: each, behind: fields))
        try measureUpdates(&table)
        try measureLists(&table)
    }

    /// What a program pays that puts a text into a field and asks for its verdict.
    private func measureUpdates(_ table: inout ScaleTable) throws {
        let count = 20_000
        var field = Requests(firstID: 2)
        field.add("field/create", #"{"field":"a"}"#)
        func each(_ method: String, _ params: (Int) -> String) throws -> Double {
            var requests = Requests(firstID: 100)
            for number in 0..<count { requests.add(method, params(number)) }
            return try processor(of: requests, behind: field) * 1_000 / Double(count)
        }
        let texts = ["hello", "world"]
        table.add(
            "update", "field/update of a text, µs of processor",
            try each("field/update") { #"{"field":"a","set":{"text":"\#(texts[$0 % 2])"}}"# }, decimals: 2)
        table.add(
            "edit", "…the same as field/edit",
            try each("field/edit") { #"{"field":"a","text":"\#(texts[$0 % 2])"}"# }, decimals: 2)
        table.add("get", "…field/get", try each("field/get") { _ in #"{"field":"a"}"# }, decimals: 2)
        table.add("check", "…field/check", try each("field/check") { _ in #"{"field":"a"}"# }, decimals: 2)
        var told = Requests(firstID: 100)
        for number in 0..<count {
            told.notify("field/update", #"{"field":"a","set":{"text":"\#(texts[number % 2])"}}"#)
            told.add("field/check", #"{"field":"a"}"#)
        }
        table.add(
            "updateAndCheck", "…field/update that nothing answers, and field/check",
            try processor(of: told, behind: field) * 1_000 / Double(count), decimals: 2)
    }

    private func measureLists(_ table: inout ScaleTable) throws {
        let sounds = ["ka", "lo", "mi", "ne", "ru", "sta", "ter", "wi", "xo", "zan"]
        func word(_ number: Int) -> String {
            sounds[number % 10] + sounds[number / 10 % 10] + sounds[number / 100 % 10] + sounds[number / 1_000 % 10]
        }
        for (key, name, count) in [
            ("listKey", "keys in a list of 100000 entries, µs of processor", 100_000), ("listKeyOfTen", "…of ten", 10),
        ] {
            var list = Requests(firstID: 2)
            let entries = (0..<count).map { #""\#(word($0)) \#(word($0 * 7)) \#($0)""# }.joined(separator: ",")
            list.add("field/create", #"{"field":"a","type":{"name":"choice","choices":[\#(entries)]}}"#)
            list.add("field/edit", #"{"field":"a","text":"k"}"#)
            var keys = Requests(firstID: 100)
            for number in 0..<200 {
                let label = word(number * 37 % 10_000)
                for length in 1...label.count {
                    keys.add("field/edit", #"{"field":"a","text":"\#(label.prefix(length))"}"#)
                }
            }
            table.add(key, name, try processor(of: keys, behind: list) * 1_000 / Double(keys.count), decimals: 1)
        }
        // All labels have all letters, and few have them in order. No text was looked for before.
        var list = Requests(firstID: 2)
        let entries = (0..<100_000).map { #""University of \#(word($0)) \#($0)""# }.joined(separator: ",")
        list.add("field/create", #"{"field":"a","type":{"name":"choice","choices":[\#(entries)]}}"#)
        list.add("field/edit", #"{"field":"a","text":"u"}"#)
        var keys = Requests(firstID: 100)
        let letters = Array("niveistoyrf")
        for number in 0..<1_000 {
            let text = "y" + [number, number / 10, number / 100].map { String(letters[$0 % 10]) }.joined()
            keys.add("field/edit", #"{"field":"a","text":"\#(text)"}"#)
        }
        table.add(
            "listWorstKey", "…in one in which few labels have the letters of a text in order",
            try processor(of: keys, behind: list) * 1_000 / Double(keys.count), decimals: 1)
    }

    /// Milliseconds of the server's processor, the least of some.
    func processor(of requests: Requests, behind prepared: Requests) throws -> Double {
        var least = Double.infinity
        for _ in 0..<5 {
            var server = try LoadedServer(path, presentation: true)
            defer { server.end() }
            try server.send(prepared)
            let spent = server.processor
            try server.send(requests)
            least = min(least, server.processor - spent)
        }
        return least
    }
}
