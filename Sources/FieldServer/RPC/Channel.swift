import FieldProtocol
import JSONBytes

/// The server's end of a JSON-RPC connection: the current message, its answer, and the notifications that it causes.
///
/// All output goes through here, because its order is a promise of the protocol: `$/cancelRequest` for superseded questions,
/// the answer, events, diagnostics, then everything else.
struct Channel: ~Copyable {
    /// Proof that a request was answered. Only `reply` makes one, and dispatch must return one: an answer can be
    /// neither forgotten nor given twice.
    struct Answered: ~Copyable {
        fileprivate init() {}
    }

    /// The place of an outgoing message in the output of one request.
    enum Lane {
        case beforeAnswer
        /// In the order of pushing.
        case behindAnswer
        /// Behind the events of the request.
        case behindEvents
    }

    /// The receiver of an answer.
    enum Addressee {
        case request(id: JSONNode)
        /// The sender of a request of an earlier message.
        case earlier(RequestID)
        /// The sender of something without a usable id; the answer has the id null.
        case unknown
        /// A request without an id runs, and nothing answers it.
        case nobody
    }

    /// The current activity, for debug lines.
    private enum Origin {
        /// A message of the client with a method.
        case method(JSONNode)
        /// An answer of the client to a question.
        case answer
        case timer
    }

    private struct OpenAnswer {
        var addressee: Addressee
        /// Nil in a batch, which is a single frame, and for an answer to nobody.
        var frame: FrameWriter.OpenFrame?
        /// Offset of its first byte in its buffer.
        var start: Int
    }

    /// The current message. Its memory is reused for the next.
    private(set) var document = JSONDocument()
    /// The method of the current message; nil if it has none or an unknown one.
    private(set) var method: Method?
    /// The error of the current message; nil if it has none so far.
    private(set) var refusal: ErrorCode?
    private var origin = Origin.timer
    private var answer: OpenAnswer?
    /// The unhandled members of the current batch; nil outside of batches.
    private var members: JSONElements?
    /// The answers to the batch, kept apart from the output until the batch is complete.
    private var batchAnswers = ByteBuffer()

    /// Pending output. The caller takes it.
    var output = Output()
    private var frames: FrameWriter
    private var writer = JSONWriter()
    private var beforeAnswer = Output()
    private var behindAnswer = Output()
    private var behindEvents = Output()
    private var events: [FieldEventParams] = []
    /// Layout events, which follow the events that caused them.
    private var layoutEvents: [FieldEventParams] = []

    /// The level of tracing.
    var traceLevel = TraceValue.off
    /// Whether a refused message had used much memory.
    private(set) var hasFreedMuch = false

    init(framing: FramingChoice) {
        frames = FrameWriter(framing: framing == .line ? .line : .header)
    }

    mutating func setFraming(_ framing: Framing) { frames.framing = framing }

    // MARK: The message in hand

    /// Parses the next message.
    mutating func read(_ splitter: borrowing FrameSplitter, maxDepth: Int) throws(JSONSyntaxError) {
        try splitter.withBody { (bytes) throws(JSONSyntaxError) in try document.parse(bytes, maxDepth: maxDepth) }
    }

    /// Starts a message, or a member of a batch.
    mutating func open(_ node: JSONNode) -> Envelope {
        refusal = nil
        let envelope = Envelope(node, in: document)
        switch envelope {
        case .request(_, let name, _), .notification(let name, _):
            method = Method(node: name, in: document)
            origin = .method(name)
        case .response:
            method = nil
            origin = .answer
        case .invalid: method = nil
        }
        return envelope
    }

    /// Notes that a timer runs, and no message.
    mutating func openTimer() { origin = .timer }

    /// The name of the current activity: a method, or the timer.
    var originName: String {
        switch origin {
        case .method(let name): document.string(name) ?? ""
        case .answer: "\(ClientValidateParams.method)"
        case .timer: "timer"
        }
    }

    mutating func noteRefusal(_ code: ErrorCode) { refusal = code }

    // MARK: Batches

    var isInBatch: Bool { members != nil }

    /// The length of the answers to the earlier members of the batch.
    var batchLength: Int { isInBatch ? (answer?.start ?? batchAnswers.count) - 1 : 0 }

    mutating func beginBatch(_ root: JSONNode) {
        members = document.elements(root)
        batchAnswers.append(UInt8(ascii: "["))
    }

    mutating func nextMember() -> JSONNode? { members?.next() }

    /// Writes the answers to the batch as one message, if there are any.
    mutating func endBatch() {
        members = nil
        var answers = ByteBuffer()
        swap(&answers, &batchAnswers)
        guard answers.count > 1 else { return }
        answers.overwrite(answers.count - 1..<answers.count) { $0[0] = UInt8(ascii: "]") }
        let frame = frames.begin(in: &output.bytes)
        output.bytes.append(contentsOf: answers)
        end(frame)
    }

    // MARK: Answers

    mutating func beginAnswer(to addressee: Addressee) {
        switch addressee {
        case .nobody:
            answer = OpenAnswer(addressee: addressee, start: isInBatch ? batchAnswers.count : output.bytes.count)
        case .request, .earlier, .unknown:
            let frame = isInBatch ? nil : frames.begin(in: &output.bytes)
            answer = OpenAnswer(
                addressee: addressee, frame: frame, start: isInBatch ? batchAnswers.count : output.bytes.count)
            writeHead(addressee)
        }
    }

    /// Replaces the answer so far with an error.
    mutating func refuse(_ error: ResponseError) {
        refusal = error.code
        // A long message or a compiled definition is garbage now, so its memory is worth returning.
        if error.isLate || error.code == .invalidDefinition && document.length > 65_536 { hasFreedMuch = true }
        guard let answer else { return }
        cutAnswer(to: answer.start)
        writeHead(answer.addressee)
        writing { writer in
            writer.text(#","error":"#)
            error.kind.encode(to: &writer, message: error.message)
        }
    }

    mutating func endAnswer() {
        guard let open = answer.take() else { return }
        if case .nobody = open.addressee {
            cutAnswer(to: open.start)
            return
        }
        writing { $0.endObject() }
        if let frame = open.frame { end(frame) } else { batchAnswers.append(UInt8(ascii: ",")) }
    }

    /// Whether anybody is told what a request comes to.
    var isAnswering: Bool {
        if case .nobody? = answer?.addressee { return false }
        return true
    }

    /// The request that is being answered; nil where nothing answers it.
    var openRequest: RequestID? {
        guard case .request(let id)? = answer?.addressee else { return nil }
        return try? RequestID(decoding: id, in: document)
    }

    /// Removes the answer so far: the request is answered later.
    mutating func withdrawAnswer() {
        guard let open = answer.take() else { return }
        cutAnswer(to: open.start)
        if let frame = open.frame { frames.cancel(frame, in: &output.bytes) }
    }

    /// A response that is an error, as a message of its own.
    mutating func writeError(_ error: ResponseError, to addressee: Addressee = .unknown) {
        beginAnswer(to: addressee)
        refuse(error)
        endAnswer()
    }

    /// Answers the current request.
    mutating func reply(_ result: some WireEncodable) -> Answered {
        writing { writer in
            writer.text(#","result":"#)
            result.encode(to: &writer)
        }
        return Answered()
    }

    /// Answers the current request with an object of these members.
    mutating func reply(members: (inout JSONWriter) -> Void) -> Answered {
        writing { writer in
            writer.text(#","result":{"#)
            members(&writer)
            writer.endObject()
        }
        return Answered()
    }

    /// Answers the current request with null.
    mutating func replyNull() -> Answered {
        writing { $0.text(#","result":null"#) }
        return Answered()
    }

    /// The proof for a request that is answered at the end of its work.
    func answeredLater() -> Answered { Answered() }

    /// Reserves the memory of a long answer: a growing buffer is copied.
    mutating func reserveAnswer(_ count: Int) {
        if !isInBatch { output.bytes.reserveCapacity(output.bytes.count + count) }
    }

    private mutating func writeHead(_ addressee: Addressee) {
        if case .nobody = addressee { return }
        let source: ArraySlice<UInt8>? = if case .request(let id) = addressee { document.source(id) } else { nil }
        writing { writer in
            writer.text(#"{"jsonrpc":"2.0","id":"#)
            if let source {
                writer.raw(source)
            } else if case .earlier(let id) = addressee {
                id.encode(to: &writer)
            } else {
                writer.null()
            }
        }
    }

    /// Lends the bytes of the answer to the writer.
    private mutating func writing(_ body: (inout JSONWriter) -> Void) {
        exchangeAnswer()
        body(&writer)
        exchangeAnswer()
    }

    private mutating func exchangeAnswer() {
        if isInBatch { swap(&writer.bytes, &batchAnswers) } else { swap(&writer.bytes, &output.bytes) }
    }

    private mutating func cutAnswer(to start: Int) {
        if isInBatch { batchAnswers.removeSubrange(start...) } else { output.bytes.removeSubrange(start...) }
    }

    /// Ends an output frame, and inserts the lane before the answer in front of it.
    private mutating func end(_ frame: FrameWriter.OpenFrame) {
        frames.end(frame, in: &output.bytes)
        guard !beforeAnswer.isEmpty else {
            output.frames.append(Output.Frame(end: output.bytes.count))
            return
        }
        let bytes = Array(output.bytes[frame.start...])
        output.bytes.removeSubrange(frame.start...)
        output.append(beforeAnswer)
        output.bytes += bytes
        output.frames.append(Output.Frame(end: output.bytes.count))
        beforeAnswer.removeAll()
    }

    // MARK: Pushing

    /// Pushes a notification. `field` is the number of the field whose `field/diagnostics` it is.
    mutating func notify<Notification: ServerNotification>(
        _ notification: Notification, field: Int32 = Output.Frame.notFoldable, lane: Lane = .behindAnswer
    ) {
        push(Notification.method, id: nil, field: field, lane) { notification.encode(to: &$0) }
    }

    /// Pushes a notification with these members, which no value has to hold.
    mutating func notify(_ method: StaticString, field: Int32, lane: Lane, members: (inout JSONWriter) -> Void) {
        push(method, id: nil, field: field, lane) { writer in
            writer.beginObject()
            members(&writer)
            writer.endObject()
        }
    }

    /// Pushes a request of the server.
    mutating func ask<Request: ServerRequest>(_ request: Request, id: Int64) {
        push(Request.method, id: id, field: Output.Frame.notFoldable, .behindAnswer) { request.encode(to: &$0) }
    }

    /// Holds an event until the end of the turn.
    mutating func raise(_ event: FieldEventParams) {
        switch event.event {
        case .layout: layoutEvents.append(event)
        case .didBeginEditing, .editingChanged, .didEndEditing, .return, .iconTapped: events.append(event)
        }
    }

    private mutating func push(
        _ method: StaticString, id: Int64?, field: Int32, _ lane: Lane, params: (inout JSONWriter) -> Void
    ) {
        exchange(lane)
        let frame = frames.begin(in: &writer.bytes)
        writer.text(#"{"jsonrpc":"2.0""#)
        if let id {
            writer.text(#","id":"#)
            writer.integer(id)
        }
        writer.text(#","method":"#)
        writer.string(method)
        writer.text(#","params":"#)
        params(&writer)
        writer.endObject()
        frames.end(frame, in: &writer.bytes)
        exchange(lane)
        switch lane {
        case .beforeAnswer: beforeAnswer.endFrame(of: field)
        case .behindAnswer: behindAnswer.endFrame(of: field)
        case .behindEvents: behindEvents.endFrame(of: field)
        }
    }

    /// Swaps the buffers of the writer and a lane.
    private mutating func exchange(_ lane: Lane) {
        switch lane {
        case .beforeAnswer: swap(&writer.bytes, &beforeAnswer.bytes)
        case .behindAnswer: swap(&writer.bytes, &behindAnswer.bytes)
        case .behindEvents: swap(&writer.bytes, &behindEvents.bytes)
        }
    }

    /// Writes the events of a turn, and then the lane behind them.
    mutating func orderEvents() {
        if !events.isEmpty {
            for event in events { notify(event) }
            events.removeAll(keepingCapacity: true)
        }
        if !layoutEvents.isEmpty {
            for event in layoutEvents { notify(event) }
            layoutEvents.removeAll(keepingCapacity: true)
        }
        guard !behindEvents.isEmpty else { return }
        // Reports of a form that is submitted are many: they are not copied.
        if behindAnswer.isEmpty { swap(&behindAnswer, &behindEvents) } else { behindAnswer.append(behindEvents) }
        behindEvents.removeAll()
    }

    /// Appends the pushed messages to the answers.
    mutating func flush() {
        // There was no answer for them to precede.
        if !beforeAnswer.isEmpty {
            output.append(beforeAnswer)
            beforeAnswer.removeAll()
        }
        guard !behindAnswer.isEmpty else { return }
        output.append(behindAnswer)
        behindAnswer.removeAll()
    }

    // MARK: Memory

    /// Overwrites remains of messages and answers in reused buffers.
    mutating func erase() {
        document.erase()
        writer.bytes.erase()
        if output.isEmpty { output.bytes.erase() }
        beforeAnswer.bytes.erase()
        behindAnswer.bytes.erase()
        behindEvents.bytes.erase()
    }

    /// Whether much memory was freed since the last call.
    mutating func takeFreedMuch() -> Bool {
        defer { hasFreedMuch = false }
        return hasFreedMuch
    }
}

extension Output {
    /// Ends a frame at the end of the bytes.
    fileprivate mutating func endFrame(of field: Int32) {
        frames.append(Frame(end: bytes.count, field: field))
        cutIfFull()
    }
}
