import Load

/// A program under measurement, and what was found out of it.
struct Subject {
    var name: String
    var path: String
    var workload: Workload

    /// Microseconds; one value a round.
    var median = Figures()
    var late = Figures()
    var longest = Figures()
    var first = Figures()
    var processor = Figures()
    /// A round trip.
    var reads = Figures()
    var writes = Figures()
    var switches = Figures()
}

struct Failure: Error, CustomStringConvertible {
    var description: String
}

/// Measures servers by turns, so that what else the machine does meets all of them.
struct Measurement {
    var rounds = 10
    var roundTrips = 5_000
    /// -1: any.
    var core = 0

    func run(_ subjects: inout [Subject]) throws {
        for _ in 0..<rounds {
            for index in subjects.indices { try measure(&subjects[index]) }
        }
    }

    private func measure(_ subject: inout Subject) throws {
        var server = load_server()
        guard load_spawn(&server, subject.path, "--stdio", Int32(core)) == 0 else {
            throw Failure(description: "\(subject.path) can't be started")
        }
        defer { _ = load_end(&server) }
        let greeting = subject.workload.greeting
        try check(load_write(&server, greeting.bytes.map { CChar(bitPattern: $0) }, greeting.bytes.count), subject)
        try check(load_wait(&server, greeting.responses, 0), subject)

        // In whole cycles, so that the edits that are sent at once find the field as the first did.
        let roundTrips = max(1, self.roundTrips / subject.workload.cycle) * subject.workload.cycle
        let edits = subject.workload.edits(roundTrips)
        let bytes = edits.bytes.map { CChar(bitPattern: $0) }
        var times = [Int64](repeating: 0, count: roundTrips)
        // What the greeting pushed has come with its last answer, or comes with the first edit's.
        server.notifications = 0
        let before = Counters(&server)
        try check(load_round_trips(&server, bytes, edits.offsets, roundTrips, 1, &times, nil), subject)
        let after = Counters(&server)
        var microseconds = Figures()
        for time in times.dropFirst() { microseconds.add(Double(time) / 1_000) }
        subject.first.add(Double(times[0]) / 1_000)
        subject.median.add(microseconds.median)
        subject.late.add(microseconds.quantile(0.99))
        subject.longest.add(microseconds.most)
        subject.reads.add(Double(after.reads - before.reads) / Double(roundTrips))
        subject.writes.add(Double(after.writes - before.writes) / Double(roundTrips))
        subject.switches.add(Double(after.switches - before.switches) / Double(roundTrips))

        // Each edit names the version that it is about.
        let later = subject.workload.edits(roundTrips, behind: roundTrips)
        let start = load_processor_time(&server)
        try check(
            load_pipelined(&server, later.bytes.map { CChar(bitPattern: $0) }, later.offsets, roundTrips, 256), subject)
        subject.processor.add(Double(load_processor_time(&server) - start) / 1_000 / Double(roundTrips))
    }

    private struct Counters {
        var reads: Int
        var writes: Int
        var switches: Int

        init(_ server: inout load_server) {
            reads = load_figure(&server, "syscr")
            writes = load_figure(&server, "syscw")
            switches = load_figure(&server, "voluntary_ctxt_switches")
        }
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
        let initialize = Workload.frame(
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"presentation":false}}}"#)
        var server = load_server()
        let start = load_now()
        guard load_spawn(&server, path, "--stdio", Int32(core)) == 0,
            load_write(&server, initialize.map { CChar(bitPattern: $0) }, initialize.count) == 0,
            load_wait(&server, 1, 0) == 0
        else { throw Failure(description: "\(path) did not answer") }
        milliseconds.add(Double(load_now() - start) / 1_000_000)
        resident.add(Double(load_figure(&server, "VmRSS")) / 1_024)
        _ = load_end(&server)
    }
}
