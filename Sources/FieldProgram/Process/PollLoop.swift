internal import CLibrary
internal import FieldEngine
internal import FieldServer
internal import JSONBytes

/// The server behind the loop: bytes in at moments, bytes out. In the program it is the session.
protocol ByteServer: ~Copyable {
    mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment)
    mutating func endOfInput(at now: Moment)
    /// Ends without more input: the exit code is set from now on.
    mutating func end()
    mutating func advance(to now: Moment)
    var nextDeadline: Int64? { get }
    var output: Output { get set }
    var exitCode: Int32? { get }
    var watchedProcess: Int32? { get }
    mutating func measureMessages(by clock: @escaping () -> Int64)
    mutating func beginMeasuring(at time: Int64)
    /// The slowest message since the measurement began, for the log.
    var slowestMessage: String? { get }
    var hasSecretsToErase: Bool { get }
    mutating func eraseBuffers()
    mutating func takeMemoryToGiveBack() -> Bool
    /// Leaves long work to ``work(at:)``, if it can.
    mutating func workInSlices()
    /// Whether work is left. Meanwhile what comes in is taken in, and not handled.
    var isBusy: Bool { get }
    /// Does a slice of it.
    mutating func work(at now: Moment)
}

extension ByteServer where Self: ~Copyable {
    mutating func workInSlices() {}
    var isBusy: Bool { false }
    mutating func work(at now: Moment) {}
    mutating func measureMessages(by clock: @escaping () -> Int64) {}
    mutating func beginMeasuring(at time: Int64) {}
    var slowestMessage: String? { nil }
    var hasSecretsToErase: Bool { false }
    mutating func eraseBuffers() {}
    mutating func takeMemoryToGiveBack() -> Bool { false }
}

extension Session: ByteServer {
    mutating func workInSlices() { worksInSlices = true }
}

/// One thread between two descriptors: it waits, reads, lets the server answer, and writes.
///
/// A turn costs three system calls: one `poll`, one `read` of the available input, one `write` of all answers. The next
/// request of a quick client is awaited in `read` itself (``Alarm``).
/// The write is tried at once, since ``OutputDescriptor`` never blocks; only what did not fit is queued,
/// and only then is stdout polled for room. Reading goes on meanwhile, so that a client that writes
/// everything before it reads anything cannot wait for a server that waits for it, until `maxPending` bytes wait: then
/// reading stops until half of them are gone. stdout is polled even while nothing is queued, without asking for
/// room, because that tells when the client has closed it.
///
/// Work that is long by its nature is done in slices, between which the loop listens: to what ends the process, and to the
/// client, who may take a request back.
struct PollLoop<Server: ByteServer & ~Copyable>: ~Copyable {
    private var server: Server
    private var clock: SystemClock
    private let input: InputDescriptor
    private let output: OutputDescriptor
    private let maxPending: Int
    /// How many milliseconds a turn may take before it is logged; 0: none is.
    private let slowTurn: Int64
    private var queue = OutputQueue()
    private var parents = ParentWatch()
    private var alarm: Alarm?
    private var watchedProcess: Int32?
    private var isPaused = false
    /// Whether the input ended while work was left.
    private var hasInputEnded = false
    /// Bytes passed to the server during long work.
    private var givenAhead = 0
    private var isOutputClosed = false
    /// Whether answers were lost, which excludes the exit code 0.
    private var hasLostOutput = false
    private var descriptors: [pollfd]
    /// Bytes that were read but not passed to the server yet.
    private var unread = 0..<0
    /// The length of the answers to the last portion.
    private var answerLength = 0
    /// Whether the last turn read anything, so that more may follow soon.
    private var hasRead = false
    /// The times of the last turn and of the last poll of all descriptors.
    private var lastTurn: Int64 = 0
    private var lastLook: Int64 = 0
    /// The last reading of the clock in this turn: from there on the server's work is measured.
    private var lastReading: Int64 = 0

    /// Why the loop ends.
    private enum Ending {
        /// By `exit` or the end of input: the client may still read.
        case finished
        /// By a signal, or because the client is gone: nobody is waited for.
        case dismissed
    }

    /// - Parameter alarm: without one, every turn looks at all descriptors.
    init(
        server: consuming Server, clock: SystemClock, input: InputDescriptor, output: OutputDescriptor, signals: Int32,
        alarm: consuming Alarm? = nil, maxPending: Int, clientProcess: Int32? = nil, slowTurn: Int64 = 0
    ) {
        self.server = server
        self.clock = clock
        self.input = input
        self.output = output
        self.alarm = alarm
        self.maxPending = maxPending
        self.slowTurn = slowTurn
        self.server.workInSlices()
        if slowTurn > 0 { self.server.measureMessages { SystemClock.roughMilliseconds } }
        descriptors = [
            pollfd(fd: input.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: output.number, events: 0, revents: 0),
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        ]
        if let clientProcess { watch(clientProcess, now: SystemClock.milliseconds) }
    }

    /// As much as a pipe holds.
    private static var readSize: Int { 64 * 1024 }
    /// The server is given this much at a time, so that a read full of short requests with long answers is
    /// stopped soon after too much waits.
    private static var portionSize: Int { 2 * 1024 }
    private static var smallPortionSize: Int { 64 }
    /// Output is written when this much has come together, and at the end of each turn.
    private static var flushSize: Int { 64 * 1024 }

    /// The limit of input that is read during long work, in search of cancellations.
    private static var longestLookAhead: Int { 1024 * 1024 }

    /// Serves until the end, and gives the exit code.
    mutating func run() -> Int32 {
        let ending = withUnsafeTemporaryAllocation(byteCount: Self.readSize, alignment: 16) { buffer in
            while true {
                if let ending = turn(buffer) { return ending }
            }
        }
        TurnWatch.end()
        alarm?.set(false)
        if server.exitCode == nil { server.end() }
        flush()
        drain(after: ending)
        return hasLostOutput ? 1 : server.exitCode ?? 1
    }

    // MARK: A turn

    private mutating func turn(_ buffer: UnsafeMutableRawBufferPointer) -> Ending? {
        let arrived = readAtOnce(buffer)
        if arrived == nil, !wait(milliseconds: patience()) { return .dismissed }
        // The one exact look at the clock in a turn, but for what takes long.
        let time = SystemClock.milliseconds
        lastTurn = time
        lastReading = time
        if arrived == nil { lastLook = time }
        let now = clock.now(at: time)
        if descriptors.dropFirst(Slot.signals).contains(where: { $0.revents != 0 }) || parents.isOneGone(now: time) {
            return .dismissed
        }
        if let deadline = server.nextDeadline, deadline <= now.milliseconds {
            measured("what was due") { $0.advance(to: now) }
            if server.exitCode != nil { return .finished }
        }
        // Input before the state of the output: a client that said `exit` and closed everything has said `exit`.
        if let ending = take(arrived, buffer, at: now) { return ending }
        repeat {
            if let ending = feed(buffer, at: now) { return ending }
            flush()
            tidy(buffer)
            resume()
        } while (server.isBusy || !unread.isEmpty) && !isPaused
        watchParent(now: time)
        if hasInputEnded, !server.isBusy, unread.isEmpty {
            server.endOfInput(at: now)
            return .finished
        }
        if descriptors[Slot.output].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { isOutputClosed = true }
        return isOutputClosed ? .dismissed : nil
    }

    /// The time until the next deadline; -1 for ever.
    ///
    /// It changes nothing, and is mutating all the same: another method would be given a copy of the loop, of 2,000 bytes.
    private mutating func patience() -> Int32 {
        let due: Int64
        // While no time passes, nothing of the server's falls due.
        switch (clock.standsStill ? nil : server.nextDeadline, parents.nextCheck) {
        case (nil, nil): return -1
        case (let one?, nil), (nil, let one?): due = one
        case (let one?, let other?): due = min(one, other)
        }
        return Int32(clamping: max(0, due - SystemClock.milliseconds))
    }

    /// Waits for input in `read`, as long as nothing else can happen; nil if something can, or the last poll was long ago.
    private mutating func readAtOnce(_ buffer: UnsafeMutableRawBufferPointer) -> InputDescriptor.Outcome? {
        guard hasRead, alarm != nil, lastTurn - lastLook < Alarm.interval, !isPaused, queue.isEmpty,
            server.nextDeadline == nil, parents.nextCheck == nil, !Signals.haveCome
        else { return nil }
        alarm?.set(true)
        let outcome = input.fillUnlessInterrupted(buffer)
        return outcome == .wait ? nil : outcome
    }

    /// False if waiting is impossible.
    private mutating func wait(milliseconds: Int32) -> Bool {
        alarm?.set(false)
        // A descriptor of -1 is passed over. One that is only not asked about would still say that its other end
        // is gone, again and again.
        descriptors[Slot.input].fd = isPaused || hasInputEnded ? -1 : input.number
        return look(milliseconds: milliseconds)
    }

    private mutating func look(milliseconds: Int32) -> Bool {
        descriptors[Slot.output].events = queue.isEmpty ? 0 : Int16(POLLOUT)
        guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) < 0 else { return true }
        let problem = errno
        // Nothing is known now; the next turn asks again.
        for index in descriptors.indices { descriptors[index].revents = 0 }
        return problem == EINTR || problem == EAGAIN
    }

    /// Takes input from `readAtOnce`, or reads once if input is available.
    private mutating func take(
        _ arrived: InputDescriptor.Outcome?, _ buffer: UnsafeMutableRawBufferPointer, at now: Moment
    ) -> Ending? {
        hasRead = false
        let state = descriptors[Slot.input].revents
        guard arrived != nil || state != 0 else { return nil }
        switch arrived ?? input.fill(buffer) {
        case .bytes(let count):
            unread = 0..<count
            hasRead = true
            return nil
        case .wait where state & Int16(POLLIN) != 0:
            // Another process that shares the descriptor was faster.
            return nil
        case .wait, .end:
            server.endOfInput(at: now)
            return .finished
        }
    }

    /// Passes input to the server, until none is left or too much output is pending.
    private mutating func feed(_ buffer: UnsafeMutableRawBufferPointer, at now: Moment) -> Ending? {
        while server.isBusy || !unread.isEmpty, !isPaused {
            // The rest of the input is dropped, however long it is.
            if Signals.haveCome { return .dismissed }
            if server.isBusy {
                if let ending = workOn(buffer) { return ending }
                continue
            }
            givenAhead = 0
            // Short requests can have long answers. After those, input is passed in small portions.
            let portion = unread.prefix(answerLength > Self.flushSize ? Self.smallPortionSize : Self.portionSize)
            unread = portion.upperBound..<unread.upperBound
            let before = server.output.byteCount
            measured(nil) {
                $0.receive(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[portion]), at: now)
            }
            answerLength = server.output.byteCount - before
            if server.exitCode != nil { return .finished }
            if server.output.byteCount >= Self.flushSize { flush() }
            isPaused = queue.byteCount >= maxPending
        }
        return nil
    }

    /// Writes pending output, takes new input, and does a slice of the long work.
    private mutating func workOn(_ buffer: UnsafeMutableRawBufferPointer) -> Ending? {
        if !server.output.isEmpty { flush() }
        let time = SystemClock.milliseconds
        lastReading = time
        let now = clock.now(at: time)
        if let ending = listen(buffer, at: now) { return ending }
        measured("work in slices") { $0.work(at: now) }
        if server.exitCode != nil { return .finished }
        isPaused = queue.byteCount >= maxPending
        return nil
    }

    /// Polls for the end of the process and for input, without waiting.
    private mutating func listen(_ buffer: UnsafeMutableRawBufferPointer, at now: Moment) -> Ending? {
        give(unread, of: buffer, at: now)
        unread = 0..<0
        descriptors[Slot.input].fd = hasInputEnded || givenAhead >= Self.longestLookAhead ? -1 : input.number
        guard look(milliseconds: 0) else { return .dismissed }
        let hasEnded = descriptors.dropFirst(Slot.signals).contains { $0.revents != 0 }
        if hasEnded || parents.isOneGone(now: SystemClock.milliseconds) { return .dismissed }
        if descriptors[Slot.output].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { isOutputClosed = true }
        if isOutputClosed { return .dismissed }
        if !queue.isEmpty { writeQueued() }
        let state = descriptors[Slot.input].revents
        guard descriptors[Slot.input].fd >= 0, state != 0 else { return nil }
        switch input.fill(buffer) {
        case .bytes(let count): give(0..<count, of: buffer, at: now)
        case .wait where state & Int16(POLLIN) != 0: break
        case .wait, .end: hasInputEnded = true
        }
        return nil
    }

    private mutating func give(_ portion: Range<Int>, of buffer: UnsafeMutableRawBufferPointer, at now: Moment) {
        guard !portion.isEmpty else { return }
        givenAhead += portion.count
        server.receive(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[portion]), at: now)
    }

    /// Runs the server, and logs slow work: no other field is served meanwhile.
    private mutating func measured(_ event: String?, _ work: (inout Server) -> Void) {
        guard slowTurn > 0 else { return work(&server) }
        server.beginMeasuring(at: lastReading)
        work(&server)
        let end = SystemClock.roughMilliseconds
        let took = end - lastReading
        lastReading = end
        if took > slowTurn {
            StandardError.log("a turn took \(took) ms: \(event ?? server.slowestMessage ?? "a message")")
        }
    }

    /// Overwrites remains of secrets in reused memory. Queued output is overwritten when it is freed.
    private mutating func tidy(_ buffer: UnsafeMutableRawBufferPointer) {
        if server.hasSecretsToErase {
            server.eraseBuffers()
            StackMemory.erase()
            for index in buffer.indices where !unread.contains(index) { buffer[index] = 0 }
        }
        if server.takeMemoryToGiveBack() { giveMemoryBack() }
    }

    private mutating func resume() {
        if queue.byteCount >= maxPending {
            isPaused = true
        } else if queue.byteCount <= maxPending / 2 {
            isPaused = false
        }
    }

    private mutating func watchParent(now: Int64) {
        let wanted = server.watchedProcess
        guard wanted != watchedProcess else { return }
        watchedProcess = wanted
        if let wanted { watch(wanted, now: now) }
    }

    private mutating func watch(_ process: Int32, now: Int64) {
        let ending = parents.watch(process, now: now)
        TurnWatch.watch(process, ending: ending)
        guard let ending else { return }
        descriptors.append(pollfd(fd: ending, events: Int16(POLLIN), revents: 0))
    }

    // MARK: Writing

    /// Writes new output directly if the queue is empty. The rest is queued.
    private mutating func flush() {
        // Taken out for it, and put back: its memory is used again.
        var news = Output()
        swap(&news, &server.output)
        var written = 0
        var isFull = !queue.isEmpty
        while !isFull, !isOutputClosed, !news.isEmpty {
            switch news.withFront({ output.offer($0) }) {
            case .written(let count):
                written = news.written(count)
                isFull = written > 0
            case .wait: isFull = true
            case .closed: isOutputClosed = true
            case .failed(let problem): loseOutput(problem)
            }
        }
        if isOutputClosed { news.removeAll() } else if !news.isEmpty { queue.take(&news, from: written) }
        swap(&news, &server.output)
        writeQueued()
    }

    private mutating func writeQueued() {
        while !queue.isEmpty, !isOutputClosed {
            switch queue.withFront(atMost: Self.flushSize, { output.offer($0) }) {
            case .written(let count): queue.consume(count)
            case .wait: return
            case .closed: isOutputClosed = true
            case .failed(let problem): loseOutput(problem)
            }
        }
    }

    private mutating func loseOutput(_ problem: Int32) {
        isOutputClosed = true
        hasLostOutput = true
        StandardError.log("stdout can't be written: \(String(cString: strerror(problem)))")
    }

    // MARK: The end

    /// How long the last bytes may wait without any being taken. A client that has asked for the end may be busy with
    /// something else; where nobody asked, or nobody is there, that is no reason to stay.
    private static func patience(after ending: Ending) -> Int64 {
        switch ending {
        case .finished: 1000
        case .dismissed: 50
        }
    }

    /// The longest drain after a signal, even for a client that keeps reading.
    private static var longestDismissal: Int64 { 1000 }

    /// Writes the remaining output, as long as the client reads.
    private mutating func drain(after reason: Ending) {
        var ending = reason
        var start = SystemClock.milliseconds
        var progress = start
        descriptors[Slot.input].fd = -1
        descriptors[Slot.output].events = Int16(POLLOUT)
        while !queue.isEmpty, !isOutputClosed {
            var deadline = progress + Self.patience(after: ending)
            if ending == .dismissed {
                deadline = min(deadline, start + Self.longestDismissal)
                for index in descriptors.indices.dropFirst(Slot.signals) { descriptors[index].fd = -1 }
            }
            let rest = deadline - SystemClock.milliseconds
            guard rest > 0 else {
                StandardError.log("\(queue.byteCount) bytes were left that nobody read")
                return
            }
            guard poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: rest)) > 0 else { continue }
            if ending == .finished, descriptors.dropFirst(Slot.signals).contains(where: { $0.revents != 0 }) {
                ending = .dismissed
                start = SystemClock.milliseconds
                progress = start
            }
            guard descriptors[Slot.output].revents != 0 else { continue }
            let before = queue.byteCount
            writeQueued()
            if queue.byteCount < before { progress = SystemClock.milliseconds }
        }
    }
}

/// Where each descriptor stands among those that are polled.
private enum Slot {
    static let input = 0
    static let output = 1
    /// Behind it are the processes that are watched: each ends the server.
    static let signals = 2
}
