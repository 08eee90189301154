import FieldEngine
import FieldProtocol
import JSONBytes

/// From a JSON text to a request, and from a result to an answer (specification, section 1).
extension Session {
    /// Proof that a request was answered. Only `reply` makes one, and dispatch must return one: an answer can be
    /// neither forgotten nor given twice.
    struct Answered: ~Copyable {
        fileprivate init() {}
    }

    /// What was found out about a message, for those that are like it.
    struct KnownMessage {
        /// The document's; below zero before the first message.
        var shape = -1
        var node: JSONNode?
        var envelope = Envelope.invalid(id: nil)
        /// Nil where it has none, or one that the client may not call.
        var method: Method?
        /// Of an edit of a usual kind.
        var edit: KnownEdit?
    }

    /// A message before the last that was unlike the last.
    struct EarlierMessage {
        var document = JSONDocument()
        var known = KnownMessage()

        /// The longest that is kept, in bytes.
        static let longest = 4_096
    }

    mutating func handleMessage(at now: Moment) {
        let root = document.root
        switch document.kind(root) {
        case .object:
            handle(root, inBatch: false, at: now)
        case .array:
            handleBatch(root, at: now)
        case .null, .bool, .number, .string:
            writeError(id: nil, ResponseError(.invalidRequest, "A message is an object, or an array of them."))
        }
        if inHand == nil { flushNotifications() }
    }

    /// Answers a batch by one array, before the notifications that its members cause.
    private mutating func handleBatch(_ root: JSONNode, at now: Moment) {
        guard document.count(root) > 0 else {
            writeError(id: nil, ResponseError(.invalidRequest, "The batch is empty."))
            return
        }
        let maximum = configuration.limits.maxBatch
        guard document.count(root) <= maximum else {
            writeError(id: nil, .limitExceeded("maxBatch", maximum: maximum, found: document.count(root)))
            return
        }
        // What was written before can go: of the batch nothing is to be seen before it is whole.
        var held = Output()
        swap(&held, &output)
        let frame = frames.begin(in: &output.bytes)
        output.bytes.append(UInt8(ascii: "["))
        batch = BatchInHand(
            members: document.elements(root), frame: frame, start: output.bytes.count, output: held)
        handleMembers(at: now)
        if batch != nil { exchangeBatch() }
    }

    /// The batch in hand: which of its members are done, and their answers.
    final class BatchInHand {
        fileprivate var members: JSONElements
        fileprivate let frame: FrameWriter.OpenFrame
        fileprivate let start: Int
        /// While a member is handled, what was to be written before; between two slices, the answers.
        fileprivate var output: Output

        /// So many members make a slice.
        fileprivate static let membersOfSlice = 16

        fileprivate init(members: JSONElements, frame: FrameWriter.OpenFrame, start: Int, output: Output) {
            self.members = members
            self.frame = frame
            self.start = start
            self.output = output
        }
    }

    /// Exchanges what is to be written and the answers to the batch in hand.
    mutating func exchangeBatch() {
        guard let batch else { return }
        swap(&batch.output, &output)
    }

    /// Handles members of the batch in hand until work is left, or all are done and answered.
    mutating func handleMembers(at now: Moment) {
        guard let start = batch?.start, let frame = batch?.frame else { return }
        var count = 0
        while exitCode == nil, let member = batch?.members.next() {
            guard document.kind(member) == .object else {
                writeError(id: nil, ResponseError(.invalidRequest, "A batch contains objects only."), inBatch: true)
                continue
            }
            batchLength = output.bytes.count - start
            handle(member, inBatch: true, at: now)
            guard inHand == nil else { return }
            count += 1
            if worksInSlices, count == BatchInHand.membersOfSlice {
                inHand = WorkInHand(at: now)
                return
            }
        }
        if output.bytes.count > start {
            output.bytes[output.bytes.count - 1] = UInt8(ascii: "]")
            end(frame)
            putCancellations(before: frame)
        } else {
            frames.cancel(frame, in: &output.bytes)
        }
        // Behind what was to be written before it.
        var answer = Output()
        swap(&answer, &output)
        exchangeBatch()
        batch = nil
        output.append(answer)
    }

    private mutating func handle(_ node: JSONNode, inBatch: Bool, at now: Moment) {
        refusal = nil
        let envelope = envelope(of: node)
        let trace = openTrace(envelope)
        switch envelope {
        case .request(let id, let method, let params):
            cause = .method(method)
            let frame = inBatch ? nil : frames.begin(in: &output.bytes)
            handleRequest(id: id, method, params, inBatch: inBatch, at: now)
            if isAnswerLeft {
                if let frame { frames.cancel(frame, in: &output.bytes) }
                let request = WorkInHand.Request(envelope: envelope, trace: trace, inBatch: inBatch)
                inHand = WorkInHand(at: now, toAnswer: request)
                return
            }
            endAnswer(frame, trace, of: envelope)
        case .notification(let method, let params):
            cause = .method(method)
            handleNotification(method, params, inBatch: inBatch, at: now)
            if isAnswerLeft {
                let request = WorkInHand.Request(envelope: envelope, trace: trace, inBatch: inBatch)
                inHand = WorkInHand(at: now, toAnswer: request)
                return
            }
            closeTrace(trace, of: envelope)
        case .response(let id, let outcome):
            cause = .answer
            takeAnswer(id: id, outcome, at: now)
            closeTrace(trace, of: envelope)
        case .invalid(let id):
            let flaw = Envelope.flaw(of: node, in: document)
            writeError(id: id, ResponseError(.invalidRequest, flaw), inBatch: inBatch)
            closeTrace(trace, of: envelope)
        }
        guard left.isEmpty else {
            inHand = WorkInHand(at: now)
            return
        }
        finishTurn(at: now)
    }

    /// Whether the request in hand is answered only when work is done that is left.
    @inline(__always)
    private var isAnswerLeft: Bool { !left.isEmpty && left[0].isBeforeAnswer }

    /// Ends the answer that was written, with the trace of its request.
    @inline(__always)
    private mutating func endAnswer(_ frame: FrameWriter.OpenFrame?, _ trace: OpenTrace?, of envelope: Envelope) {
        closeTrace(trace, of: envelope)
        if let frame {
            end(frame)
            putCancellations(before: frame)
        } else {
            output.bytes.append(UInt8(ascii: ","))
        }
    }

    /// What a message is, and its method: known already where it is like the one before (`JSONDocument.shape`).
    private mutating func envelope(of node: JSONNode) -> Envelope {
        if knownMessage.shape == document.shape, knownMessage.node == node { return knownMessage.envelope }
        let envelope = Envelope(node, in: document)
        Envelope.fix(node, in: &document)
        let method = envelope.method.flatMap { Method(node: $0, in: document) }
        knownMessage = KnownMessage(shape: document.shape, node: node, envelope: envelope, method: method)
        return envelope
    }

    private mutating func handleRequest(
        id: JSONNode, _ methodNode: JSONNode, _ params: JSONNode?, inBatch: Bool, at now: Moment
    ) {
        let start = output.bytes.count
        beginResponse(id: id)
        do throws(ResponseError) {
            if lookAhead != nil, isTakenBack(id) { throw ResponseError(.requestCancelled) }
            let answered = try answer(permitted(methodNode, inBatch: inBatch), params, at: now)
            _ = consume answered
        } catch {
            output.bytes.removeSubrange(start...)
            beginResponse(id: id)
            writeErrorMember(error)
        }
        if isAnswerLeft {
            output.bytes.removeSubrange(start...)
        } else {
            output.bytes.append(UInt8(ascii: "}"))
        }
    }

    // MARK: Answers that were put off

    /// The proof for a request whose work is left, which is answered with it.
    func answeredLater() -> Answered { Answered() }

    /// Answers the request in hand, now that its work is done.
    mutating func answerLate(_ submission: Submission) {
        let result = submission.takeResult()
        output.bytes.reserveCapacity(output.bytes.count + submission.size)
        answerLate(with: result)
    }

    mutating func answerLate(with result: some WireEncodable) {
        writeLate { session in
            let answered = session.reply(result)
            _ = consume answered
        }
    }

    /// Answers the request in hand with an error, its work undone.
    mutating func refuseLate(_ error: ResponseError) {
        writeLate { session in session.writeErrorMember(error) }
    }

    private mutating func writeLate(_ write: (inout Session) -> Void) {
        guard let hand = inHand, let request = hand.request, !hand.isAnswered else { return }
        hand.isAnswered = true
        guard case .request(let id, _, _) = request.envelope else {
            // A request without an id: nothing answers it.
            let length = output.bytes.count
            write(&self)
            output.bytes.removeSubrange(length...)
            closeTrace(request.trace, of: request.envelope)
            return
        }
        let frame = request.inBatch ? nil : frames.begin(in: &output.bytes)
        beginResponse(id: id)
        write(&self)
        output.bytes.append(UInt8(ascii: "}"))
        endAnswer(frame, request.trace, of: request.envelope)
    }

    /// The method of a request, where it may be called now.
    private mutating func permitted(_ methodNode: JSONNode, inBatch: Bool) throws(ResponseError) -> RequestMethod {
        let method = knownMessage.method
        switch lifecycle {
        case .uninitialized:
            guard method == .request(.initialize) else { throw ResponseError(.serverNotInitialized) }
        case .running:
            if method == .request(.initialize) {
                throw ResponseError(.invalidRequest, "The session is initialized already.")
            }
        case .shutDown:
            throw ResponseError(.invalidRequest, "Nothing but exit may follow shutdown.")
        }
        // One array answers a batch, which has to be held whole.
        let maximum = configuration.limits.maxMessageBytes
        if inBatch, batchLength > maximum {
            throw .limitExceeded("maxMessageBytes", maximum: maximum, found: batchLength)
        }
        switch method {
        case nil:
            let name = document.string(methodNode) ?? ""
            throw ResponseError(.methodNotFound, "There is no method \(ResponseError.quoted(name)).")
        case .notification(.exit) where inBatch:
            throw ResponseError(.invalidRequest, "A batch may not contain exit.")
        case .notification(let method):
            throw ResponseError(.methodNotFound, "The method \(method.rawValue) is a notification and takes no id.")
        case .request(let method):
            if inBatch, method == .initialize || method == .shutdown {
                throw ResponseError(.invalidRequest, "A batch may not contain initialize and shutdown.")
            }
            return method
        }
    }

    private mutating func handleNotification(
        _ methodNode: JSONNode, _ params: JSONNode?, inBatch: Bool, at now: Moment
    ) {
        switch knownMessage.method {
        case nil: refusal = .methodNotFound
        case .notification(.exit):
            // Inside a batch it is not `exit` (specification, section 1), and nothing may answer it there.
            if !inBatch { end() }
        case .notification(let method):
            guard lifecycle == .running,
                let notification = try? ClientNotification.decode(method, params: params, in: document)
            else {
                refusal = .invalidParams
                return
            }
            take(notification, at: now)
        case .request:
            // A request without an id runs, and what follows is pushed; nothing answers it.
            guard lifecycle == .running else { return }
            let length = output.bytes.count
            do throws(ResponseError) {
                let answered = try answer(permitted(methodNode, inBatch: inBatch), params, at: now)
                _ = consume answered
            } catch {
                refusal = error.code
            }
            output.bytes.removeSubrange(length...)
        }
    }

    // MARK: Writing

    /// Answers the request in hand.
    mutating func reply(_ result: some WireEncodable) -> Answered {
        writing { writer in
            writer.text(#","result":"#)
            result.encode(to: &writer)
        }
        return Answered()
    }

    /// Answers the request in hand with an object of these members.
    mutating func reply(members: (inout JSONWriter) -> Void) -> Answered {
        writing { writer in
            writer.text(#","result":{"#)
            members(&writer)
            writer.endObject()
        }
        return Answered()
    }

    /// Answers the request in hand with null.
    mutating func replyNull() -> Answered {
        writing { $0.text(#","result":null"#) }
        return Answered()
    }

    private mutating func beginResponse(id: JSONNode?) {
        let source = id.map { document.source($0) }
        writing { writer in
            writer.text(#"{"jsonrpc":"2.0","id":"#)
            if let source { writer.raw(source) } else { writer.null() }
        }
    }

    private mutating func writeErrorMember(_ error: ResponseError) {
        refusal = error.code
        // What a long message was read into, or a definition compiled to, is gone: its memory is given back.
        if error.isLate || error.code == .invalidDefinition && document.length > 65_536 { hasFreedMuch = true }
        writing { writer in
            writer.text(#","error":"#)
            error.kind.encode(to: &writer, message: error.message)
        }
    }

    /// A response that is an error, as a message of its own.
    mutating func writeError(id: JSONNode?, _ error: ResponseError, inBatch: Bool = false) {
        let frame = inBatch ? nil : frames.begin(in: &output.bytes)
        beginResponse(id: id)
        writeErrorMember(error)
        output.bytes.append(UInt8(ascii: "}"))
        if let frame { end(frame) } else { output.bytes.append(UInt8(ascii: ",")) }
    }

    /// Lends the output's bytes to the writer.
    private mutating func writing(_ body: (inout JSONWriter) -> Void) {
        swap(&writer.bytes, &output.bytes)
        body(&writer)
        swap(&writer.bytes, &output.bytes)
    }

    private mutating func end(_ frame: FrameWriter.OpenFrame) {
        frames.end(frame, in: &output.bytes)
        output.frames.append(Output.Frame(end: output.bytes.count))
    }

    /// Writes a notification behind the answer of the request, or of the batch, in hand. `field` is the number of the
    /// field whose `field/diagnostics` it is.
    mutating func notify<Notification: ServerNotification>(
        _ notification: Notification, field: Int32 = Output.Frame.notFoldable
    ) {
        push(notification, of: Notification.method, id: nil, field: field)
    }

    /// Writes a request of the server where its notifications go.
    mutating func ask<Request: ServerRequest>(_ request: Request, id: Int64) {
        push(request, of: Request.method, id: id, field: Output.Frame.notFoldable)
    }

    private mutating func push(_ params: some WireEncodable, of method: StaticString, id: Int64?, field: Int32) {
        let frame = beginNotification()
        writer.text(#"{"jsonrpc":"2.0""#)
        if let id {
            writer.text(#","id":"#)
            writer.integer(id)
        }
        writer.text(#","method":"#)
        writer.string(method)
        writer.text(#","params":"#)
        params.encode(to: &writer)
        writer.endObject()
        endNotification(frame, field: field)
    }

    /// Lends the bytes of the notifications to the writer, for one message.
    mutating func beginNotification() -> FrameWriter.OpenFrame {
        swap(&writer.bytes, &notifications.bytes)
        return frames.begin(in: &writer.bytes)
    }

    mutating func endNotification(_ frame: FrameWriter.OpenFrame, field: Int32) {
        frames.end(frame, in: &writer.bytes)
        swap(&writer.bytes, &notifications.bytes)
        notifications.frames.append(Output.Frame(end: notifications.bytes.count, field: field))
        notifications.cutIfFull()
    }

    /// Moves what was pushed behind what was answered.
    mutating func flushNotifications() {
        // Nothing was answered that they should have gone before.
        if !cancellations.isEmpty {
            output.append(cancellations)
            cancellations.removeAll()
        }
        questions.allAreWritten()
        guard !notifications.isEmpty else { return }
        output.append(notifications)
        notifications.removeAll()
    }

    /// Puts `$/cancelRequest` before the answer that was written last.
    private mutating func putCancellations(before answer: FrameWriter.OpenFrame) {
        guard !cancellations.isEmpty, let written = output.frames.popLast() else { return }
        let bytes = Array(output.bytes[answer.start...])
        output.bytes.removeSubrange(answer.start...)
        output.append(cancellations)
        output.bytes += bytes
        output.frames.append(Output.Frame(end: output.bytes.count, field: written.field))
        cancellations.removeAll()
    }
}
