import Load

/// What a form of a million costs, and other sizes that are rare.
struct Scale {
    var path: String
    var fields = 1_000_000
    /// Where edits are measured, as elsewhere: server and client on one core.
    var core: Int32 = 0

    func run() throws -> ScaleTable {
        var table = ScaleTable()
        try measureForm(&table)
        try measureSubmit(&table)
        try measureConditions(&table)
        try measureChecks(&table)
        try measureRows(&table)
        try measurePatterns(&table)
        try measureCompilation(&table)
        return table
    }

    /// A request for each field of a form, the types by turns.
    static func creations(_ count: Int, withTexts: Bool = false) -> Requests {
        var requests = Requests(firstID: 2, capacity: count * (withTexts ? 180 : 150))
        let types = SampleType.ofForm
        for number in 0..<count {
            let type = types[number % types.count]
            let text = withTexts ? #","text":"\#(type.text)""# : ""
            requests.add("field/create", #"{"field":"row\#(number)","group":"rows","type":"\#(type.name)"\#(text)}"#)
        }
        return requests
    }

    /// Milliseconds.
    static func elapsed(since start: Int64) -> Double { Double(load_now() - start) / 1_000_000 }

    // MARK: Creation, and edits among many

    private func measureForm(_ table: inout ScaleTable) throws {
        let requests = Self.creations(fields)
        var server = try LoadedServer(path)
        defer { server.end() }
        let processor = server.processor
        let start = load_now()
        // A client that opens a large form does not wait in between.
        try server.send(requests, inFlight: 4_096)
        let wall = Self.elapsed(since: start)
        let spent = server.processor - processor
        let count = Double(fields)
        table.add("fields", "fields of twenty types in one form and one group", count)
        table.add("created", "created a second, by the clock", count / wall * 1_000, goal: .atLeast(300_000))
        table.add("createdProcessor", "created a second of the server's processor", count / spent * 1_000)
        table.add("resident", "resident, MiB", server.resident, decimals: 1, goal: .atMost(260))
        try measureEdits(among: &server, &table)
        try measurePauses(of: requests, &table)
    }

    /// What grows while a form does, and takes its time now and then: each field is awaited, so that all of a pause is in the
    /// time of one answer. A table grows at the same field each time, and what else the machine does comes at another: what
    /// counts of each field is the shortest of three times.
    private func measurePauses(of requests: Requests, _ table: inout ScaleTable) throws {
        var shortest = [Double](repeating: .infinity, count: requests.count)
        for _ in 0..<3 {
            var server = try LoadedServer(path, core: core)
            defer { server.end() }
            let processor = try server.roundTrips(requests, notifications: 0).processor
            for index in shortest.indices { shortest[index] = min(shortest[index], processor[index]) }
        }
        var times = Figures()
        for time in shortest { times.add(time) }
        table.add("creation", "field/create one by one, µs of processor p50", times.median, decimals: 2)
        table.add("creationLate", "…p99.99", times.quantile(0.9999), decimals: 2)
        table.add("creationMaximum", "…max", times.most, decimals: 1, goal: .atMost(1_000))
    }

    // MARK: Submit

    private func measureSubmit(_ table: inout ScaleTable) throws {
        let count = min(fields, 100_000)
        for (key, name, hasTexts) in [("submitEmpty", "empty", false), ("submit", "filled", true)] {
            var times = Figures()
            var processor = Figures()
            for _ in 0..<3 {
                var server = try LoadedServer(path)
                defer { server.end() }
                try server.send(Self.creations(count, withTexts: hasTexts))
                var submit = Requests(firstID: count + 2)
                submit.add("form/submit", #"{"form":""}"#)
                let spent = server.processor
                let start = load_now()
                try server.send(submit)
                times.add(Self.elapsed(since: start))
                processor.add(server.processor - spent)
            }
            table.add(
                key, "form/submit of \(count) \(name) fields, ms", times.median, decimals: 1, goal: .atMost(150))
            table.add("\(key)Processor", "…the server's processor, ms", processor.median, decimals: 1)
        }
    }
}
