public import FieldEngine
import FieldProtocol
import JSONBytes

/// A connection with one client: bytes in, bytes out. The one door to everything the server does.
///
/// It knows no descriptors, no threads and no clock; the same bytes at the same moments give the same bytes back.
/// Transcripts, fuzzing, replay, benchmarks and the process itself all come through here.
///
/// A session can't be copied. For each use of one of its parts in a method that changes nothing, the compiler goes through all members of all
/// parts in each branch: such a method with many branches takes what it looks at out at its beginning (`let forms = store.forms`), or
/// belongs to the part itself.
public struct Session: ~Copyable {
    let configuration: SessionConfiguration
    var life = Life.uninitialized
    private var splitter: FrameSplitter
    var channel: Channel
    var store = FieldStore()
    var types: TypeCatalogue
    var publisher = Publisher()
    var agenda = Agenda()
    /// Submits that wait for the client's validator.
    var waiting = WaitingSubmits()
    /// Capabilities and wishes of the client.
    var client = ClientWishes()
    /// Tables that a page has not loaded yet.
    var tables: TableFiles
    /// The slowest message, by a lent clock.
    var slowest = SlowestMessage()

    /// The phases of a session.
    enum Life: Equatable {
        case uninitialized
        case running
        case shutDown
        /// The process ends with this code, after the remaining output.
        case ended(code: Int32)
    }

    /// Results of `initialize` that are not about the view of fields.
    struct ClientWishes {
        /// Whether it has a validator of its own.
        var canValidate = false
        /// Whether fields are debugged that say nothing about it, nor their form.
        var debugs = false
        /// The process with which the server ends.
        var process: Int32?
    }

    public init(configuration: SessionConfiguration) {
        self.configuration = configuration
        splitter = FrameSplitter(framing: configuration.framing, maxMessageBytes: configuration.limits.maxMessageBytes)
        channel = Channel(framing: configuration.framing)
        types = TypeCatalogue(configuration.limits)
        tables = TableFiles(absent: configuration.absentTables)
    }

    // MARK: Input

    /// Takes input in pieces of any size.
    public mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment) {
        guard exitCode == nil else { return }
        splitter.append(bytes)
        if agenda.isLookingAhead {
            agenda.look(at: bytes)
        } else {
            handleEvents(at: now)
        }
    }

    /// The same of an array's bytes.
    public mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        bytes.withUnsafeBytes { receive($0, at: now) }
    }

    /// Ends the input, after all unfinished work. An incomplete frame is answered with a parse error.
    public mutating func endOfInput(at now: Moment) {
        agenda.worksInSlices = false
        while let table = tables.wanted { take(table, isThere: false, at: now) }
        while isBusy { work(at: now) }
        guard exitCode == nil else { return }
        splitter.endOfInput()
        handleEvents(at: now)
        if exitCode == nil { end() }
    }

    private mutating func handleEvents(at now: Moment) {
        while exitCode == nil, !agenda.isInHand, tables.wanted == nil, let event = splitter.next() {
            handle(event, at: now)
            if agenda.isInHand { leaveOrFinishWork() }
        }
    }

    mutating func leaveOrFinishWork() {
        if agenda.worksInSlices {
            agenda.beginLookingAhead(in: splitter, maxDepth: configuration.limits.maxDepth)
        } else {
            finishWork()
        }
    }

    /// Handles the next message that arrived during long work.
    mutating func handleNext(at now: Moment) {
        guard let event = splitter.next() else {
            agenda.endLookingAhead()
            return
        }
        agenda.noteHandled()
        handle(event, at: now)
        if agenda.isInHand { leaveOrFinishWork() }
    }

    private mutating func handle(_ event: FrameSplitter.Event, at now: Moment) {
        if let framing = splitter.framing { channel.setFraming(framing) }
        switch event {
        case .body:
            handleBody(at: now)
            if let end = slowest.clock?() {
                if slowest.isSlower(at: end) { slowest.take(channel.lastMessage, at: end) }
                slowest.end(at: end)
            }
        case .framingError(let error): writeFailure(error.description)
        case .oversized(let length):
            let maximum = configuration.limits.maxMessageBytes
            channel.writeError(.limitExceeded("maxMessageBytes", maximum: maximum, found: length))
        case .truncated: writeFailure("the input ended inside a message")
        }
    }

    private mutating func handleBody(at now: Moment) {
        do throws(JSONSyntaxError) {
            try channel.read(splitter, maxDepth: configuration.limits.maxDepth)
        } catch {
            writeFailure("\(error.reason.description), at byte \(error.offset)")
            return
        }
        handleWithTables(at: now)
    }

    /// Handles the message that was read, once the tables are there that it asks for.
    private mutating func handleWithTables(at now: Moment) {
        tables.wanted = tables.wanted(by: channel.document)
        guard tables.wanted == nil else { return }
        handleMessage(at: now)
        tables.refused = []
    }

    /// Handles the message that has waited for a table, and the input behind it.
    mutating func goOnWithMessage(at now: Moment) {
        handleWithTables(at: now)
        if agenda.isInHand { leaveOrFinishWork() }
        handleEvents(at: now)
    }

    private mutating func writeFailure(_ reason: String) {
        channel.writeError(ResponseError(.parseError, ResponseError.sentence(reason)))
    }

    // MARK: Measuring

    /// Starts to measure messages.
    public mutating func measureMessages(by clock: @escaping () -> Int64) { slowest.clock = clock }

    /// Starts a new comparison, at that time of the clock.
    public mutating func beginMeasuring(at time: Int64) { slowest.begin(at: time) }

    /// The slowest message since then, such as `field/edit of "email"`. Nil if none took any time.
    public var slowestMessage: String? { slowest.name }

    // MARK: Output

    /// Pending output. The caller takes it.
    public var output: Output {
        _read { yield channel.output }
        _modify { yield &channel.output }
    }

    /// Removes all pending output.
    public mutating func takeOutput() -> [UInt8] {
        defer { channel.output.removeAll() }
        return channel.output.allBytes
    }

    // MARK: Time

    /// When something is due next, in milliseconds of the clock; nil while nothing waits, or a message or work is left that goes before.
    ///
    /// It is inlined where the loop asks, twice a turn: a getter that is called is given a copy of the session, of 1,700 bytes.
    @inline(__always) public var nextDeadline: Int64? {
        !agenda.isInHand && tables.wanted == nil ? store.timers.first?.deadline : nil
    }

    /// Runs due timers, or begins their long work.
    public mutating func advance(to now: Moment) {
        while !agenda.isInHand, tables.wanted == nil, let timer = store.takeTimer(dueAt: now.milliseconds) {
            // A timer runs at its own time, even if the process wakes later.
            let moment = Moment(milliseconds: timer.deadline, today: now.today)
            channel.openTimer()
            run(timer, at: moment)
            guard agenda.isEmpty else {
                agenda.begin(WorkInHand(at: moment))
                leaveOrFinishWork()
                continue
            }
            finishTurn(at: moment)
            if agenda.isInHand { leaveOrFinishWork() } else { flush() }
        }
    }

    // MARK: The end

    /// Set when the process is to end, after the remaining output.
    public var exitCode: Int32? {
        if case .ended(let code) = life { return code }
        return nil
    }

    /// The process with which the server ends (`initialize`'s `processId`).
    public var watchedProcess: Int32? { client.process }

    /// Ends the session as at the end of input: exit code 0 after `shutdown`, else 1.
    public mutating func end() {
        switch life {
        case .shutDown: life = .ended(code: 0)
        case .uninitialized, .running: life = .ended(code: 1)
        case .ended: break
        }
    }

    // MARK: Memory

    /// Whether a secure field was disposed or toggled since ``eraseBuffers()``.
    public var hasSecretsToErase: Bool { store.hasSecretsToErase }

    /// Overwrites remains of messages and answers in reused buffers.
    public mutating func eraseBuffers() {
        // The current message is still needed for its id.
        guard !agenda.isInHand, tables.wanted == nil else { return }
        store.noteSecretsErased()
        agenda.eraseConsumed()
        splitter.eraseConsumed()
        channel.erase()
    }

    /// Whether the memory of disposed fields or refused messages is worth returning to the system. True once.
    public mutating func takeMemoryToGiveBack() -> Bool {
        let hasDisposed = store.takeMemoryToGiveBack()
        if hasDisposed { types.forget() }
        let hasRefused = channel.takeFreedMuch()
        let hasForgotten = types.takeFreedMuch()
        return hasDisposed || hasRefused || hasForgotten
    }
}
