public import FieldEngine
import FieldProtocol
import JSONBytes

/// A connection with one client: bytes in, bytes out. The one door to everything the server does.
///
/// It knows no descriptors, no threads and no clock; the same bytes at the same moments give the same bytes back.
/// Transcripts, fuzzing, replay, benchmarks and the process itself all come through here.
///
/// A session can't be copied.
public struct Session: ~Copyable {
    let configuration: SessionConfiguration
    var life = Life.uninitialized
    private var splitter: FrameSplitter
    var channel: Channel
    var store = FieldStore()
    var types: TypeCatalogue
    var publisher = Publisher()
    var agenda = Agenda()
    /// What the client can do, and wants of all fields.
    var client = ClientWishes()
    /// Which message took longest, for whoever lent a clock.
    var slowest = SlowestMessage()

    /// Where a session is between its first message and its end.
    enum Life: Equatable {
        case uninitialized
        case running
        case shutDown
        /// The process ends with this code, after what is left in `output` was written.
        case ended(code: Int32)
    }

    /// What `initialize` settled besides what is told of fields.
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
    }

    // MARK: Input

    /// Takes what came in, cut up in any way.
    public mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment) {
        guard exitCode == nil else { return }
        splitter.append(bytes)
        if agenda.isLookingAhead {
            agenda.look(at: bytes)
        } else {
            handleEvents(at: now)
        }
    }

    public mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        bytes.withUnsafeBytes { receive($0, at: now) }
    }

    /// Nothing more will come in. A frame that was cut off is answered as one that could not be read. What is left to do is
    /// done before.
    public mutating func endOfInput(at now: Moment) {
        agenda.worksInSlices = false
        while isBusy { work(at: now) }
        guard exitCode == nil else { return }
        splitter.endOfInput()
        handleEvents(at: now)
        if exitCode == nil { end() }
    }

    private mutating func handleEvents(at now: Moment) {
        while exitCode == nil, !agenda.isInHand, let event = splitter.next() {
            handle(event, at: now)
            if agenda.isInHand { leaveOrFinishWork() }
        }
    }

    private mutating func leaveOrFinishWork() {
        if agenda.worksInSlices {
            agenda.beginLookingAhead(in: splitter, maxDepth: configuration.limits.maxDepth)
        } else {
            finishWork()
        }
    }

    /// Handles the next of the messages that came while work was left.
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
            let start = slowest.clock?()
            handleBody(at: now)
            if let start, let end = slowest.clock?(), slowest.isSlower(end - start) {
                slowest.take(channel.lastMessage, milliseconds: end - start)
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
        handleMessage(at: now)
    }

    private mutating func writeFailure(_ reason: String) {
        channel.writeError(ResponseError(.parseError, ResponseError.sentence(reason)))
    }

    // MARK: Measuring

    /// Has each message's time looked at from now on.
    public mutating func measureMessages(by clock: @escaping () -> Int64) { slowest.clock = clock }

    /// The messages that come next are those to compare.
    public mutating func beginMeasuring() { slowest.begin() }

    /// What the message was about that took longest since: `field/edit of "email"`. Nil where none took any time.
    public var slowestMessage: String? { slowest.name }

    // MARK: Output

    /// What is to be written; the caller takes it away.
    public var output: Output {
        _read { yield channel.output }
        _modify { yield &channel.output }
    }

    /// Takes away what is to be written.
    public mutating func takeOutput() -> [UInt8] {
        defer { channel.output.removeAll() }
        return channel.output.allBytes
    }

    // MARK: Time

    /// When something is due next, in milliseconds of the clock; nil while nothing waits, or work is left that goes before.
    public var nextDeadline: Int64? { !agenda.isInHand ? store.timers.first?.deadline : nil }

    /// Does what is due, or begins with it where that is long.
    public mutating func advance(to now: Moment) {
        while !agenda.isInHand, let timer = store.takeTimer(dueAt: now.milliseconds) {
            // What was due at a time is done at that time, however late the process wakes.
            let moment = Moment(milliseconds: timer.deadline, today: now.today)
            channel.openTimer()
            run(timer, at: moment)
            guard agenda.isEmpty else {
                agenda.begin(WorkInHand(at: moment))
                leaveOrFinishWork()
                continue
            }
            finishTurn(at: moment)
            flush()
        }
    }

    // MARK: The end

    /// Set when the process is to end, after what is left in `output` was written.
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

    /// Overwrites what is left of messages and answers in the memory that is used again for the next ones.
    public mutating func eraseBuffers() {
        // The message in hand is still asked for its id.
        guard !agenda.isInHand else { return }
        store.noteSecretsErased()
        agenda.eraseConsumed()
        splitter.eraseConsumed()
        channel.erase()
    }

    /// Whether so much was disposed, or refused, that its memory is worth giving back to the system. True once.
    public mutating func takeMemoryToGiveBack() -> Bool {
        let hasDisposed = store.takeMemoryToGiveBack()
        if hasDisposed { types.forget() }
        let hasRefused = channel.takeFreedMuch()
        let hasForgotten = types.takeFreedMuch()
        return hasDisposed || hasRefused || hasForgotten
    }
}
