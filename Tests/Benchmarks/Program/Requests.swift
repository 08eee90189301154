import Load

/// Requests of which each begins at an offset.
struct Requests {
    private(set) var bytes: [CChar] = []
    private(set) var offsets = [0]
    /// Ids go on from one set of requests of a server to the next.
    private var nextID: Int

    var count: Int { offsets.count - 1 }

    init(firstID: Int = 1, capacity: Int = 0) {
        nextID = firstID
        bytes.reserveCapacity(capacity)
    }

    /// So many turns of a play, behind others.
    init(_ play: Play, turns: Int, behind made: Int = 0) {
        self.init(firstID: 1_000 + made * play.turn.count)
        for turn in made..<made + turns { add(play.turn, shift: turn * play.step) }
    }

    mutating func add(_ method: String, _ params: String) {
        append(#"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(params)}"#)
        nextID += 1
        offsets.append(bytes.count)
    }

    /// A request that nothing answers. It goes with the request behind it.
    mutating func notify(_ method: String, _ params: String) {
        append(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
    }

    /// Recorded messages. What is not answered goes with the request behind it.
    mutating func add(_ messages: [Recording.Message], shift: Int = 0) {
        for message in messages {
            append(message.text(id: nextID, shift: shift))
            guard message.isRequest else { continue }
            nextID += 1
            offsets.append(bytes.count)
        }
    }

    private mutating func append(_ message: String) {
        for byte in "Content-Length: \(message.utf8.count)\r\n\r\n".utf8 { bytes.append(CChar(bitPattern: byte)) }
        for byte in message.utf8 { bytes.append(CChar(bitPattern: byte)) }
    }
}

/// A server that is measured by what it is sent.
struct LoadedServer {
    private(set) var handle = load_server()

    /// Started, and greeted.
    init(
        _ path: String, arguments: String = "--stdio --slow-turn 0", presentation: Bool = false, core: Int32 = -1
    ) throws {
        guard load_spawn(&handle, path, arguments, core) == 0 else {
            throw Failure(description: "\(path) can't be started")
        }
        var greeting = Requests()
        greeting.add("initialize", #"{"capabilities":{"presentation":\#(presentation)}}"#)
        try send(greeting)
    }

    mutating func end() { _ = load_end(&handle) }

    mutating func pin(to core: Int32) { load_pin(&handle, core) }

    /// Sends all, so many in flight at most, and waits for their answers.
    mutating func send(_ requests: Requests, inFlight: Int = 256) throws {
        try check(load_pipelined(&handle, requests.bytes, requests.offsets, requests.count, inFlight))
    }

    /// The microseconds of each round trip, of requests that each cause so many notifications: by the clock, and of the
    /// server's processor.
    mutating func roundTrips(
        _ requests: Requests, notifications: Int = 1
    ) throws -> (times: [Double], processor: [Double]) {
        // What was pushed before, and what still waits for its time.
        try check(load_drain(&handle, 150))
        var times = [Int64](repeating: 0, count: requests.count)
        var processor = times
        handle.notifications = 0
        try check(
            load_round_trips(
                &handle, requests.bytes, requests.offsets, requests.count, notifications, &times, &processor))
        return (times.map { Double($0) / 1_000 }, processor.map { Double($0) / 1_000 })
    }

    /// Milliseconds that the processor has spent on it.
    var processor: Double {
        mutating get { Double(load_processor_time(&handle)) / 1_000_000 }
    }

    /// MiB.
    var resident: Double {
        mutating get { Double(load_figure(&handle, "VmRSS")) / 1_024 }
    }

    private func check(_ result: Int32) throws {
        if result != 0 { throw Failure(description: "the server ended while it was measured") }
    }
}
