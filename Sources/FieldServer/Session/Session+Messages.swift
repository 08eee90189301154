import FieldEngine
import FieldProtocol
import JSONBytes

/// From a JSON text to a request (specification, section 1).
extension Session {
    mutating func handleMessage(at now: Moment) {
        let root = channel.document.root
        switch channel.document.kind(root) {
        case .object: handle(root, at: now)
        case .array: handleBatch(root, at: now)
        case .null, .bool, .number, .string:
            channel.writeError(ResponseError(.invalidRequest, "A message is an object, or an array of them."))
        }
        if !agenda.isInHand { flush() }
    }

    /// Answers a batch by one array, before the notifications that its members cause.
    private mutating func handleBatch(_ root: JSONNode, at now: Moment) {
        let count = channel.document.count(root)
        guard count > 0 else {
            channel.writeError(ResponseError(.invalidRequest, "The batch is empty."))
            return
        }
        let maximum = configuration.limits.maxBatch
        guard count <= maximum else {
            channel.writeError(.limitExceeded("maxBatch", maximum: maximum, found: count))
            return
        }
        channel.beginBatch(root)
        handleMembers(at: now)
    }

    /// The number of batch members in a slice.
    private static let membersOfSlice = 16

    /// Handles members of the current batch, until long work begins or the batch is complete.
    mutating func handleMembers(at now: Moment) {
        var count = 0
        while exitCode == nil, let member = channel.nextMember() {
            guard channel.document.kind(member) == .object else {
                channel.writeError(ResponseError(.invalidRequest, "A batch contains objects only."))
                continue
            }
            handle(member, at: now)
            guard !agenda.isInHand else { return }
            count += 1
            if agenda.worksInSlices, count == Self.membersOfSlice {
                agenda.begin(WorkInHand(at: now))
                return
            }
        }
        channel.endBatch()
        if !waiting.isEmpty { answerWaiting(at: now) }
    }

    private mutating func handle(_ node: JSONNode, at now: Moment) {
        let envelope = channel.open(node)
        let trace = life == .running ? openTrace(of: envelope) : nil
        switch envelope {
        case .request(let id, let method, let params):
            channel.beginAnswer(to: .request(id: id))
            do throws(ResponseError) {
                if agenda.isLookingAhead, isTakenBack(id) { throw ResponseError(.requestCancelled) }
                if let refusal = tables.refusal(of: node, in: channel.document) { throw refusal }
                let answered = try answer(permitted(method), params, at: now)
                _ = consume answered
            } catch {
                channel.refuse(error)
            }
        case .notification(let method, let params):
            channel.beginAnswer(to: .nobody)
            if tables.refusal(of: node, in: channel.document) == nil {
                handleNotification(method, params, at: now)
            } else {
                channel.noteRefusal(.requestFailed)
            }
        case .response(let id, let outcome): takeAnswer(id: id, outcome, at: now)
        case .invalid(let id):
            let flaw = Envelope.flaw(of: node, in: channel.document)
            channel.writeError(
                ResponseError(.invalidRequest, flaw), to: id.map { .request(id: $0) } ?? .unknown)
        }
        // What goes before an answer that is left decides by itself.
        if store.hasUndecided, !agenda.isAnswerLeft { decide(at: now) }
        if agenda.isAnswerLeft {
            channel.withdrawAnswer()
            agenda.begin(WorkInHand(at: now, toAnswer: .current(envelope, trace: trace)))
            return
        }
        closeTrace(trace, of: envelope)
        channel.endAnswer()
        guard agenda.isEmpty else {
            agenda.begin(WorkInHand(at: now))
            return
        }
        finishTurn(at: now)
    }

    /// The method of a request, where it may be called now.
    private mutating func permitted(_ methodNode: JSONNode) throws(ResponseError) -> RequestMethod {
        let method = channel.method
        switch life {
        case .uninitialized:
            guard method == .request(.initialize) else { throw ResponseError(.serverNotInitialized) }
        case .running:
            if method == .request(.initialize) {
                throw ResponseError(.invalidRequest, "The session is initialized already.")
            }
        case .shutDown, .ended:
            throw ResponseError(.invalidRequest, "Nothing but exit may follow shutdown.")
        }
        // One array answers a batch, which has to be held whole.
        let maximum = configuration.limits.maxMessageBytes
        if channel.batchLength > maximum {
            throw .limitExceeded("maxMessageBytes", maximum: maximum, found: channel.batchLength)
        }
        switch method {
        case nil:
            let name = channel.document.string(methodNode) ?? ""
            throw ResponseError(.methodNotFound, "There is no method \(ResponseError.quoted(name)).")
        case .notification(.exit) where channel.isInBatch:
            throw ResponseError(.invalidRequest, "A batch may not contain exit.")
        case .notification(let method):
            throw ResponseError(.methodNotFound, "The method \(method.rawValue) is a notification and takes no id.")
        case .request(let method):
            if channel.isInBatch, method == .initialize || method == .shutdown {
                throw ResponseError(.invalidRequest, "A batch may not contain initialize and shutdown.")
            }
            return method
        }
    }

    private mutating func handleNotification(_ methodNode: JSONNode, _ params: JSONNode?, at now: Moment) {
        switch channel.method {
        case nil: channel.noteRefusal(.methodNotFound)
        case .notification(.exit):
            // Inside a batch it is not `exit` (specification, section 1), and nothing may answer it there.
            if !channel.isInBatch { end() }
        case .notification(let method):
            guard life == .running,
                let notification = try? ClientNotification.decode(method, params: params, in: channel.document)
            else {
                channel.noteRefusal(.invalidParams)
                return
            }
            take(notification, at: now)
        case .request:
            // A request without an id runs, and what follows is pushed; nothing answers it.
            guard life == .running else { return }
            do throws(ResponseError) {
                let answered = try answer(permitted(methodNode), params, at: now)
                _ = consume answered
            } catch {
                channel.refuse(error)
            }
        }
    }

    // MARK: Late answers

    /// Postpones the answer to the current request until the work is done.
    mutating func postpone(_ work: LongWork) -> Channel.Answered {
        agenda.add(work, at: 0)
        return channel.answeredLater()
    }

    /// Answers the current request at the end of its work.
    mutating func answerLate(_ result: some WireEncodable, size: Int = 0) {
        answerLate { channel in
            channel.reserveAnswer(size)
            let answered = channel.reply(result)
            _ = consume answered
        }
    }

    /// Answers the current request with an error instead of its work.
    mutating func refuseLate(_ error: ResponseError) {
        answerLate { channel in channel.refuse(error) }
    }

    private mutating func answerLate(_ write: (inout Channel) -> Void) {
        guard let request = agenda.inHand?.takeRequest() else { return }
        switch request {
        case .earlier(let id):
            channel.beginAnswer(to: .earlier(id))
            write(&channel)
        case .current(let envelope, let trace):
            if case .request(let id, _, _) = envelope {
                channel.beginAnswer(to: .request(id: id))
            } else {
                channel.beginAnswer(to: .nobody)
            }
            write(&channel)
            closeTrace(trace, of: envelope)
        }
        channel.endAnswer()
    }

    // MARK: The end of a turn

    /// Writes the consequences of a request in the promised order: events, diagnostics, questions, groups, forms.
    mutating func finishTurn(at now: Moment) {
        decidePages(at: now)
        channel.orderEvents()
        writeQuestions()
        store.publishForms(to: &channel, at: now)
        if !waiting.isEmpty, !channel.isInBatch { answerWaiting(at: now) }
    }

    /// Appends the pushed messages to the answers.
    mutating func flush() {
        channel.flush()
        store.noteQuestionsWritten()
    }

    // MARK: Traces

    private mutating func openTrace(of envelope: Envelope) -> Channel.OpenTrace? {
        guard channel.traceLevel != .off else { return nil }
        return Channel.OpenTrace(wasSecret: isSecret(fieldOf: envelope))
    }

    private mutating func closeTrace(_ trace: Channel.OpenTrace?, of envelope: Envelope) {
        guard let trace, channel.traceLevel != .off, exitCode == nil else { return }
        channel.closeTrace(trace, of: envelope, isSecret: isSecret(fieldOf: envelope))
    }

    /// Whether the field that a message names is secret; nil where it names none that is there.
    private func isSecret(fieldOf envelope: Envelope) -> Bool? {
        channel.fieldNamed(in: envelope).flatMap { store[$0]?.isSecure }
    }
}
