import Load

/// Forms of many rows: a key in one of them, and ten thousand that are judged at once.
extension Scale {
    private static let rows = 10_000
    private static let keys = 400

    func measureRows(_ table: inout ScaleTable) throws {
        table.add(
            "rowKey", "key in one row of a form of \(Self.rows) rows with totals, µs of processor p50",
            try keyInRow(of: Self.rows), decimals: 2)
        table.add("rowKeyOfTen", "…in a form of ten rows", try keyInRow(of: 10), decimals: 2)
        table.add(
            "formCheck",
            "form/check of \(Self.rows) rows of six columns, with a rule, a condition and a total, ms of processor",
            try checkOfRows(), decimals: 0)
    }

    /// Each row has the product of its price and its count, the form the sum of all rows.
    private func keyInRow(of rows: Int) throws -> Double {
        var server = try LoadedServer(path, arguments: "--max-rows \(rows) --stdio --slow-turn 0", core: core)
        defer { server.end() }
        var form = Requests(firstID: 2)
        let fields =
            #"[{"field":"price","type":"currency","text":"1.25"},{"field":"count","type":"number","text":"2"},"#
            + #"{"field":"sum","type":"currency","total":{"product":[".price",".count"]}}]"#
        form.add(
            "form/open",
            #"{"form":"f","fields":[{"field":"all","type":"currency","total":{"sum":["items[].sum"]}}],"#
                + #""sections":[{"section":"items","least":\#(rows),"fields":\#(fields)}]}"#)
        try server.send(form)
        var figures = Figures()
        for turn in 0..<10 {
            var edits = Requests(firstID: 1_000_000 * (turn + 1))
            for key in 0..<Self.keys {
                edits.add("field/edit", #"{"field":"items[\#(rows / 2)].count","text":"\#(1 + (turn + key) % 2)"}"#)
            }
            // The one behind them is answered when all is told.
            edits.add("field/check", #"{"field":"all"}"#)
            let spent = server.processor
            try server.send(edits)
            figures.add((server.processor - spent) * 1_000 / Double(Self.keys))
        }
        return figures.median
    }

    private func checkOfRows() throws -> Double {
        var form = Requests(firstID: 2)
        let shown = #"{"field":"b","rule":"range","min":10}"#
        form.add(
            "form/open",
            #"{"form":"f","fields":[{"field":"mail","form":"f","type":"email","required":true},"#
                + #"{"field":"day","form":"f","type":"date"},{"field":"a","form":"f","type":"number"},"#
                + #"{"field":"b","form":"f","type":"number"},{"field":"why","form":"f","shown":\#(shown),"required":true},"#
                + #"{"field":"zip","form":"f","type":"zip"},"#
                + #"{"field":"all","form":"f","type":"number","total":{"sum":["a","b"]}}],"#
                + #""rules":[{"rule":"ascending","fields":["a","b"]}]}"#)
        var check = Requests(firstID: 100)
        let rows = (0..<Self.rows).map { row in
            let mail = row % 20 == 0 ? "ada" : "ada\(row)@example.com"
            return #"["\#(mail)","12/31/2024","\#(row % 7)","\#(row % 17)","because","94105"]"#
        }
        check.add(
            "form/check",
            #"{"form":"f","fields":["mail","day","a","b","why","zip"],"rows":[\#(rows.joined(separator: ","))]}"#)
        return try processor(of: check, behind: form)
    }
}
