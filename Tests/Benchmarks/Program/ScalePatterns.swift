import Load

/// Patterns over long texts, and types that are used for the first time.
extension Scale {
    private static let length = 1_000_000

    /// What a pattern is made of, with a piece of which the text that it matches is made.
    private static let patterns: [(key: String, name: String, pattern: String, piece: String)] = [
        ("Class", "a class", "[a-z ]*", "some words go on "),
        ("Alternation", "an alternation", "(some |words |go |on )*", "some words go on "),
        ("Counted", "a counted repetition", "([a-z]{2,5} )*", "some words go on "),
        ("NotASCII", "letters beyond ASCII", #"[\p{L} ]*"#, "einige Wörter gehen "),
    ]

    /// An edit that sets a text of a megabyte, with a pattern and without: the pattern's part is the difference.
    func measurePatterns(_ table: inout ScaleTable) throws {
        for (key, name, pattern, piece) in Self.patterns {
            let text = String(repeating: piece, count: Self.length / piece.utf8.count)
            let rule = #"{"rule":"pattern","pattern":"\#(pattern.replacing("\\", with: "\\\\"))"}"#
            let with = try milliseconds(of: text, validation: #","validation":{"live":{"rules":[\#(rule)]}}"#)
            let without = try milliseconds(of: text, validation: "")
            let rate = Double(text.utf8.count) / 1_000 / max(with - without, 0.001)
            table.add("pattern\(key)", "pattern over 1 MB: \(name), MB/s", rate, goal: .atLeast(200))
            table.add("pattern\(key)Edit", "…the edit with it, ms of processor", with, decimals: 2)
            table.add("pattern\(key)EditWithout", "…the edit without, ms", without, decimals: 2)
        }
    }

    /// Of the server's processor for one edit; the least of many, since all do the same.
    private func milliseconds(of text: String, validation: String) throws -> Double {
        var server = try LoadedServer(path, arguments: "--stdio --slow-turn 0 --max-text-length 2000000")
        defer { server.end() }
        var create = Requests()
        create.add("field/create", #"{"field":"text"\#(validation)}"#)
        try server.send(create)
        var figures = Figures()
        for round in 0..<20 {
            var edit = Requests()
            edit.add("field/edit", #"{"field":"text","text":"\#(text)\#(round % 2 == 0 ? "" : "go ")"}"#)
            let spent = server.processor
            try server.send(edit)
            // The first ones fill caches and grow buffers.
            if round >= 4 { figures.add(server.processor - spent) }
        }
        return figures.least
    }

    /// What the first field of a type costs that the second does not, each type in a process of its own.
    func measureCompilation(_ table: inout ScaleTable) throws {
        var types: [(name: String, create: Double, edit: Double)] = []
        for type in SampleType.all {
            var (create, edit) = (Figures(), Figures())
            for _ in 0..<7 {
                let (first, second) = try firstUse(of: type)
                create.add(first)
                edit.add(second)
            }
            types.append((type.name, create.median, edit.median))
        }
        types.sort { $0.create + $0.edit > $1.create + $1.edit }
        for (index, type) in types.prefix(3).enumerated() {
            let name = "first use of \(type.name): field/create and its first text, ms"
            table.add(
                "compile\(index + 1)", name, type.create + type.edit, decimals: 2, goal: .atMost(2), note: type.name)
            table.add("compile\(index + 1)Edit", "…the text alone", type.edit, decimals: 2, goal: .atMost(2))
        }
    }

    /// Milliseconds of processor that the first field and the first text of it take more than the second.
    private func firstUse(of type: SampleType) throws -> (create: Double, edit: Double) {
        var server = try LoadedServer(path)
        defer { server.end() }
        // What every first field and edit costs is no matter of the type.
        try send(SampleType("data", "12"), field: "before", to: &server)
        let first = try send(type, field: "first", to: &server)
        let second = try send(type, field: "second", to: &server)
        return (first.create - second.create, first.edit - second.edit)
    }

    @discardableResult
    private func send(
        _ type: SampleType, field: String, to server: inout LoadedServer
    ) throws -> (create: Double, edit: Double) {
        var create = Requests()
        create.add("field/create", #"{"field":"\#(field)","type":\#(type.reference)}"#)
        var edit = Requests()
        edit.add("field/edit", #"{"field":"\#(field)","text":"\#(type.text)"}"#)
        let start = server.processor
        try server.send(create)
        let middle = server.processor
        try server.send(edit)
        return (middle - start, server.processor - middle)
    }
}
