import Load

/// A program under measurement, and what was found out of it.
struct Subject {
    var name: String
    var path: String
    var play: Play

    /// Microseconds; one value a round.
    var median = Figures()
    var late = Figures()
    var processor = Figures()
    /// To the limit, which was measured just before.
    var medianRatio = Figures()
    var lateRatio = Figures()

    mutating func add(_ outcome: Outcome, beside limit: Outcome) {
        median.add(outcome.median)
        late.add(outcome.late)
        processor.add(outcome.processor)
        medianRatio.add(outcome.median / limit.median)
        lateRatio.add(outcome.late / limit.late)
    }
}

/// What one run of a program took, in microseconds.
struct Outcome {
    var median: Double
    var late: Double
    var processor: Double
}

struct Failure: Error, CustomStringConvertible {
    var description: String
}

/// Measures servers by turns, so that what else the machine does meets all of them.
struct Measurement {
    var rounds = 10
    var roundTrips = 2_000
    /// -1: any.
    var core = 0

    /// The limit before each of them: the machine may change its speed within a round.
    func run(_ subjects: inout [Subject], beside limit: inout Subject) throws {
        for _ in 0..<rounds {
            for index in subjects.indices {
                let least = try measure(limit)
                limit.add(least, beside: least)
                subjects[index].add(try measure(subjects[index]), beside: least)
            }
        }
    }

    private func measure(_ subject: Subject) throws -> Outcome {
        var server = load_server()
        guard load_spawn(&server, subject.path, "--stdio --slow-turn 0", Int32(core)) == 0 else {
            throw Failure(description: "\(subject.path) can't be started")
        }
        defer { _ = load_end(&server) }
        let play = subject.play
        var setUp = Requests()
        setUp.add(play.setUp)
        try check(load_write(&server, setUp.bytes, setUp.bytes.count), subject)
        try check(load_wait(&server, setUp.count, 0), subject)

        // One turn is for caches to fill.
        let turns = max(1, roundTrips / play.turn.count)
        let first = Requests(play, turns: 1 + turns)
        var times = [Int64](repeating: 0, count: first.count)
        try check(load_round_trips(&server, first.bytes, first.offsets, first.count, 0, &times, nil), subject)
        var microseconds = Figures()
        let measured = play.measured.indices.filter { play.turn[$0].isRequest }.map { play.measured[$0] }
        for (index, time) in times.enumerated().dropFirst(measured.count) where measured[index % measured.count] {
            microseconds.add(Double(time) / 1_000)
        }
        let later = Requests(play, turns: turns, behind: 1 + turns)
        let start = load_processor_time(&server)
        try check(load_pipelined(&server, later.bytes, later.offsets, later.count, 256), subject)
        let processor = Double(load_processor_time(&server) - start) / 1_000 / Double(later.count)
        return Outcome(median: microseconds.median, late: microseconds.quantile(0.99), processor: processor)
    }

    private func check(_ result: Int32, _ subject: Subject) throws {
        if result != 0 { throw Failure(description: "\(subject.name) ended while it was measured") }
    }
}

/// From the start of a process to its answer to `initialize`, and its memory then.
struct Startup {
    var milliseconds = Figures()
    /// MiB.
    var resident = Figures()

    mutating func measure(_ path: String, core: Int) throws {
        var greeting = Requests()
        greeting.add("initialize", "{}")
        var server = load_server()
        let start = load_now()
        guard load_spawn(&server, path, "--stdio --slow-turn 0", Int32(core)) == 0,
            load_write(&server, greeting.bytes, greeting.bytes.count) == 0,
            load_wait(&server, 1, 0) == 0
        else { throw Failure(description: "\(path) did not answer") }
        milliseconds.add(Double(load_now() - start) / 1_000_000)
        resident.add(Double(load_figure(&server, "VmRSS")) / 1_024)
        _ = load_end(&server)
    }
}
