import Load

/// Keys by which fields show or not, in a form of a hundred thousand.
extension Scale {
    private static let keys = 400
    private static let dependent = 10_000

    func measureConditions(_ table: inout ScaleTable) throws {
        let count = min(fields, 100_000)
        let one = try keys(among: count, conditions: 1)
        table.add(
            "conditionKey", "key that decides nothing, \(count) fields, µs of processor p50", one.idle, decimals: 2)
        table.add("conditionDecides", "…that shows or hides one of them", one.deciding, decimals: 2)
        let few = try keys(among: 10, conditions: 1)
        table.add("conditionOfTen", "…in a form of ten", few.deciding, decimals: 2)
        let many = try keys(among: count, conditions: Self.dependent)
        table.add(
            "conditionMany", "…that shows or hides \(Self.dependent), ms", many.deciding / 1_000, decimals: 1)
        table.add("conditionManyIdle", "…that they ask about for nothing, ms", many.idle / 1_000, decimals: 1)
    }

    /// Microseconds of the server's processor for keys that change no condition, and for those that do.
    private func keys(among count: Int, conditions: Int) throws -> (idle: Double, deciding: Double) {
        var server = try LoadedServer(path, core: core)
        defer { server.end() }
        try server.send(Self.creations(count))
        var requests = Requests(firstID: count + 2)
        requests.add("field/create", #"{"field":"cause","group":"rows"}"#)
        for number in 0..<conditions {
            let shown = #"{"field":"cause","rule":"equals","value":"x"}"#
            requests.add("field/create", #"{"field":"shown\#(number)","group":"rows","shown":\#(shown)}"#)
        }
        try server.send(requests)
        // What many depend on is measured key by key, since each has its time.
        let keysAtOnce = conditions > 1 ? 1 : Self.keys
        func measure(_ texts: [String]) throws -> Double {
            var figures = Figures()
            for turn in 0..<10 {
                var edits = Requests(firstID: 10_000_000)
                for key in 0..<keysAtOnce {
                    edits.add("field/edit", #"{"field":"cause","text":"\#(texts[(turn + key) % texts.count])"}"#)
                }
                // The one behind them is answered when all is told.
                edits.add("field/check", #"{"field":"cause"}"#)
                let spent = server.processor
                try server.send(edits)
                figures.add((server.processor - spent) * 1_000 / Double(keysAtOnce))
            }
            return figures.median
        }
        return (try measure(["y", "z"]), try measure(["x", "y"]))
    }
}
