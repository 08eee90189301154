import Load
import TestSupport

/// Edits among many fields, beside the same edits in a form of ten, by turns.
extension Scale {
    /// Microseconds of edits of one kind.
    private struct Edits {
        var median = Figures()
        var late = Figures()
        var longest = Figures()
        var processor = Figures()

        var longestProcessor = Figures()

        mutating func add(_ measured: (times: [Double], processor: [Double])) {
            var figures = Figures()
            for time in measured.times { figures.add(time) }
            median.add(figures.median)
            late.add(figures.quantile(0.99))
            longest.add(figures.most)
            processor.add(measured.processor.reduce(0, +) / Double(measured.processor.count))
            longestProcessor.add(measured.processor.max() ?? .nan)
        }
    }

    private static let rounds = 8
    private static let edits = 4_000

    func measureEdits(among many: inout LoadedServer, _ table: inout ScaleTable) throws {
        var few = try LoadedServer(path, core: core)
        defer { few.end() }
        try few.send(Self.creations(10))
        many.pin(to: core)
        let middle = fields / 40 * 20
        for play in try Play.keys(.neovim) where ["date", "phrase"].contains(play.name) {
            // The same type in both: of the ten, the first takes it on.
            let place = SampleType.ofForm.firstIndex { $0.name == play.name } ?? 0
            var figures = [Edits(), Edits()]
            try Self.begin(play, "row\(middle + place)", &many)
            try Self.begin(play, "row0", creating: true, &few)
            for _ in 0..<Self.rounds {
                figures[0].add(try Self.keys(play, of: "row\(middle + place)", &many))
                figures[1].add(try Self.keys(play, of: "row0", &few))
            }
            report(play.name, "a \(play.name)", figures, &table)
        }
        try measureScattered(among: &many, &few, &table)
    }

    /// A key in another field each time: what a field costs that no cache holds.
    private func measureScattered(
        among many: inout LoadedServer, _ few: inout LoadedServer, _ table: inout ScaleTable
    ) throws {
        var figures = [Edits(), Edits()]
        let phrases = max(fields / 20, 1)
        // Each key is told of, which the measurement waits for: what was typed before is gone, and the field is a phrase.
        var phrase = Requests()
        phrase.add("field/create", #"{"field":"row0","replace":true,"group":"rows","type":"phrase"}"#)
        try few.send(phrase)
        for round in 0..<Self.rounds + 1 {
            // A step that has no factor in common with them comes to each, in no order that a cache knows.
            let far = (0..<Self.edits).map { "row\($0 * 7_919 % phrases * 20)" }
            let near = (0..<Self.edits).map { _ in "row0" }
            let first = try Self.key(in: far, isTyped: { _ in round % 2 == 0 }, &many)
            let second = try Self.key(in: near, isTyped: { $0 % 2 == 0 }, &few)
            if round == 0 {
                var firsts = Edits()
                firsts.add(first)
                let median = firsts.median.median
                table.add("firstKeyMedian", "first key of a field among them, µs p50", median, decimals: 1)
                table.add("firstKeyLate", "…p99", firsts.late.median, decimals: 1)
                table.add("firstKeyLongest", "…max", firsts.longest.most, decimals: 1)
                table.add(
                    "firstKeyLongestProcessor", "…max of processor", firsts.longestProcessor.most, decimals: 1,
                    goal: .atMost(1_000))
            } else {
                figures[0].add(first)
                figures[1].add(second)
            }
        }
        report("scattered", "another phrase each time", figures, &table)
    }

    private func report(_ name: String, _ what: String, _ figures: [Edits], _ table: inout ScaleTable) {
        let (many, few) = (figures[0], figures[1])
        table.add("\(name)Median", "key in \(what) among them, µs p50", many.median.median, decimals: 2)
        table.add("\(name)MedianOfTen", "…in a form of ten", few.median.median, decimals: 2)
        let ratio = many.median.ratio(to: few.median) ?? .nan
        table.add("\(name)Ratio", "…ratio, of the same round", ratio, decimals: 2, goal: .atMost(1.2))
        table.add("\(name)Late", "…p99 among them", many.late.median, decimals: 1)
        table.add("\(name)LateOfTen", "…p99 in a form of ten", few.late.median, decimals: 1)
        table.add("\(name)Longest", "…max among them", many.longest.most, decimals: 1)
        table.add("\(name)LongestOfTen", "…max in a form of ten", few.longest.most, decimals: 1)
        table.add("\(name)Processor", "…processor among them", many.processor.median, decimals: 2)
        table.add("\(name)ProcessorOfTen", "…processor in a form of ten", few.processor.median, decimals: 2)
        table.add(
            "\(name)LongestProcessor", "…max of processor among them", many.longestProcessor.most, decimals: 1,
            goal: .atMost(1_000))
    }

    /// The field is empty when the edits begin.
    private static func begin(
        _ play: Play, _ field: String, creating: Bool = false, _ server: inout LoadedServer
    ) throws {
        var requests = Requests()
        if creating {
            requests.add("field/create", #"{"field":"\#(field)","replace":true,"group":"rows","type":"\#(play.name)"}"#)
        }
        requests.add("field/clear", #"{"field":"\#(field)"}"#)
        try server.send(requests)
    }

    /// Keys that are typed and taken back, in whole turns.
    private static func keys(
        _ play: Play, of field: String, _ server: inout LoadedServer
    ) throws -> (times: [Double], processor: [Double]) {
        let turn = play.turn.map {
            #"{"field":"\#(field)","range":\#($0.params["range"]),"insert":\#($0.params["insert"])}"#
        }
        var requests = Requests()
        for _ in 0..<edits / turn.count {
            for params in turn { requests.add("field/edit", params) }
        }
        return try server.roundTrips(requests, notifications: 0)
    }

    /// One key in each of these fields, typed or taken back.
    private static func key(
        in fields: [String], isTyped: (Int) -> Bool, _ server: inout LoadedServer
    ) throws -> (times: [Double], processor: [Double]) {
        var requests = Requests()
        for (index, field) in fields.enumerated() {
            let edit = isTyped(index) ? #""input":"a""# : #""delete":"backward""#
            requests.add("field/edit", #"{"field":"\#(field)",\#(edit)}"#)
        }
        return try server.roundTrips(requests)
    }
}
