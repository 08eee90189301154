public import FieldEngine
import FieldProtocol
import JSONBytes

/// A connection with one client: bytes in, bytes out. The one door to everything the server does.
///
/// It knows no descriptors, no threads and no clock; the same bytes at the same moments give the same bytes back.
/// Transcripts, fuzzing, replay, benchmarks and the process itself all come through here.
///
/// There is only one of each: it can't be copied, and so is never copied where it is only looked at (of the
/// 800 bytes that it has, six copies were made with every key).
public struct Session: ~Copyable {
    let configuration: SessionConfiguration
    var lifecycle = Lifecycle.uninitialized
    var connection = Connection()
    var registry = FieldRegistry()
    var forms: [String: FormRecord] = [:]
    /// Whether a form was ever opened that says whether its fields are debugged.
    var anyFormDebugs = false
    /// At how many forms those are looked for that are empty.
    var formsWorthSweeping = Session.formsWorthSweepingAtFirst
    static let formsWorthSweepingAtFirst = 64
    var types: TypeRegistry
    /// Definitions that fields of the same settings share.
    var definitions = SharedDefinitions()
    /// What fields were made of that were made alike.
    var recurring = RecurringOptions()
    /// The client's own types as it declared them.
    var declaredTypes: [String: TypeDefinition] = [:]
    var timers = TimerQueue()
    var questions = QuestionLedger()
    /// Rules between fields, and which fields are judged with which.
    var dependencies = FieldDependencies()

    var splitter: FrameSplitter
    var frames: FrameWriter
    /// What is in hand, for those who look for a fault.
    var cause = Cause.timer
    /// Why the message in hand was refused, where it was.
    var refusal: ErrorCode?
    /// The message in hand. Its memory is used again for the next.
    var document = JSONDocument()
    var knownMessage = KnownMessage()
    /// The same of an earlier message, which the next may be like: who types deletes as well, or moves the caret.
    var earlier = EarlierMessage()
    var writer = JSONWriter()

    /// What is to be written; the caller takes it away.
    public var output = Output()
    /// Notifications that follow the answer of the request, or of the batch, in hand.
    var notifications = Output()

    /// What the request in hand caused, kept until it is answered.
    var events: [FieldEventParams] = []
    /// Events that tell of the layout: they come behind what made it change.
    var layouts: [FieldEventParams] = []
    /// `field/diagnostics`, written already, where the client wants events: they go behind those.
    var reports = Output()
    /// What most of them say.
    var reportTail = ReportTail()
    /// What most answers to `field/create` say behind the field's content.
    var answerTail = ReportTail()
    /// How long the answer to the batch in hand is already.
    var batchLength = 0
    /// The batch in hand.
    var batch: BatchInHand?
    /// The message in hand, where work of it is left; nil between two messages.
    var inHand: WorkInHand?
    /// That work, in the order of its doing.
    var left: [LongWork] = []
    /// What has come while work was left; nil where none was.
    var lookAhead: LookAhead?
    /// Whether long work is left to who calls ``work(at:)``, and cancelled where the client takes it back. Otherwise all that
    /// is to be done with what came in is done when ``receive(_:at:)`` returns.
    public var worksInSlices = false
    /// The fields whose question to the client is still to be written.
    var askingFields: [Int32] = []
    /// `$/cancelRequest` of questions that the request in hand superseded, and its trace: they go before its answer.
    var cancellations = Output()
    /// The forms whose counts the request in hand moved, in the order of their moving.
    var movedForms: [String] = []

    /// Which message took longest, for whoever gave it a clock.
    var slowest = SlowestMessage()

    /// Whether a secure field was disposed or toggled since ``eraseBuffers()``.
    public internal(set) var hasSecretsToErase = false

    /// Whether something was refused, or forgotten, that much memory was used for, so that it should be given back.
    var hasFreedMuch = false

    /// Set when the process is to end, after what is left in `output` was written.
    public internal(set) var exitCode: Int32?
    /// The process with which the server ends (`initialize`'s `processId`).
    public internal(set) var watchedProcess: Int32?

    enum Lifecycle {
        case uninitialized
        case running
        case shutDown
    }

    public init(configuration: SessionConfiguration) {
        self.configuration = configuration
        splitter = FrameSplitter(framing: configuration.framing, maxMessageBytes: configuration.limits.maxMessageBytes)
        frames = FrameWriter(framing: configuration.framing == .line ? .line : .header)
        types = TypeRegistry(
            stateLimit: configuration.limits.maxPatternStates, workLimit: configuration.limits.maxTurnWork)
    }

    /// Takes what came in, cut up in any way.
    public mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment) {
        guard exitCode == nil else { return }
        splitter.append(bytes)
        if lookAhead != nil {
            lookAhead?.append(bytes)
        } else {
            handleEvents(at: now)
        }
    }

    public mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        bytes.withUnsafeBytes { receive($0, at: now) }
    }

    /// Takes away what is to be written.
    public mutating func takeOutput() -> [UInt8] {
        defer { output.removeAll() }
        return output.allBytes
    }

    /// Nothing more will come in. A frame that was cut off is answered as one that could not be read. What is left to do is
    /// done before.
    public mutating func endOfInput(at now: Moment) {
        worksInSlices = false
        while isBusy { work(at: now) }
        guard exitCode == nil else { return }
        splitter.endOfInput()
        handleEvents(at: now)
        if exitCode == nil { end() }
    }

    /// Ends the session as at the end of input: exit code 0 after `shutdown`, else 1.
    public mutating func end() {
        switch lifecycle {
        case .shutDown: exitCode = 0
        case .uninitialized, .running: exitCode = 1
        }
    }

    /// When something is due next, in milliseconds of the clock; nil while nothing waits, or work is left that goes before.
    public var nextDeadline: Int64? { inHand == nil ? timers.first?.deadline : nil }

    /// Does what is due, or begins with it where that is long.
    public mutating func advance(to now: Moment) {
        while inHand == nil, let timer = timers.first, timer.deadline <= now.milliseconds {
            _ = timers.popFirst()
            // What was due at a time is done at that time, however late the process wakes.
            let moment = Moment(milliseconds: timer.deadline, today: now.today)
            cause = .timer
            run(timer, at: moment)
            guard left.isEmpty else {
                inHand = WorkInHand(at: moment)
                leaveOrFinishWork()
                continue
            }
            finishTurn(at: moment)
            flushNotifications()
        }
    }

    private mutating func handleEvents(at now: Moment) {
        while exitCode == nil, inHand == nil, let event = splitter.next() {
            handle(event, at: now)
            if inHand != nil { leaveOrFinishWork() }
        }
    }

    private mutating func leaveOrFinishWork() {
        if worksInSlices { beginLookingAhead() } else { finishWork() }
    }

    /// Handles the next of the messages that came while work was left.
    mutating func handleNext(at now: Moment) {
        guard let event = splitter.next() else {
            lookAhead = nil
            return
        }
        lookAhead?.noteHandled()
        handle(event, at: now)
        if inHand != nil { leaveOrFinishWork() }
    }

    @inline(__always)
    private mutating func handle(_ event: FrameSplitter.Event, at now: Moment) {
        if let framing = splitter.framing { frames.framing = framing }
        switch event {
        case .body:
            let start = slowest.clock?()
            handleBody(at: now)
            if let start, let end = slowest.clock?(), slowest.isSlower(end - start) {
                slowest.take(lastMessage, milliseconds: end - start)
            }
        case .framingError(let error): writeFailure(.parseError, ResponseError.sentence(error.description))
        case .oversized(let length):
            let maximum = configuration.limits.maxMessageBytes
            writeError(id: nil, .limitExceeded("maxMessageBytes", maximum: maximum, found: length))
        case .truncated: writeFailure(.parseError, "The input ended inside a message.")
        }
    }

    private mutating func handleBody(at now: Moment) {
        // Out of `self` while they are filled from the splitter, which is in `self` too.
        var message = JSONDocument()
        swap(&message, &document)
        var other = JSONDocument()
        swap(&other, &earlier.document)
        let depth = configuration.limits.maxDepth
        var isExchanged = false
        var failure: JSONSyntaxError?
        do throws(JSONSyntaxError) {
            try splitter.withBody { (bytes) throws(JSONSyntaxError) in
                if message.takeLike(bytes, maxDepth: depth) { return }
                // What is long is not kept for another to be like it.
                if message.length <= EarlierMessage.longest {
                    swap(&message, &other)
                    isExchanged = true
                    if message.takeLike(bytes, maxDepth: depth) { return }
                }
                try message.parseAnew(bytes, maxDepth: depth)
            }
        } catch {
            failure = error
        }
        swap(&message, &document)
        swap(&other, &earlier.document)
        if isExchanged { swap(&knownMessage, &earlier.known) }
        if let failure {
            writeFailure(
                .parseError, ResponseError.sentence("\(failure.reason.description), at byte \(failure.offset)"))
        } else {
            handleMessage(at: now)
        }
    }

    private mutating func writeFailure(_ kind: ProtocolError, _ message: String) {
        writeError(id: nil, ResponseError(kind, message))
    }
}
