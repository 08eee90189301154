import FieldEngine
import FieldProtocol

/// Submits that are answered when no field of their form waits for the client's validator any more.
struct WaitingSubmits {
    private struct Waiting {
        let id: RequestID
        let params: FormSubmitParams
        /// The fields that the client's validator was asked about.
        let asking: [Int32]
        /// The fields whose text it changed.
        let changed: [Int32]
        var isCancelled = false
    }

    /// What becomes of one that waits no longer.
    enum Ready {
        case cancelled(RequestID)
        case judged(RequestID, FormSubmitParams, changed: [Int32])
    }

    private var all: [Waiting] = []

    private static let most = 100

    var isEmpty: Bool { all.isEmpty }
    var isFull: Bool { all.count >= Self.most }

    mutating func add(_ id: RequestID, _ params: FormSubmitParams, _ submission: Submission) {
        all.append(Waiting(id: id, params: params, asking: submission.asking, changed: submission.changed))
    }

    mutating func cancel(_ id: RequestID) {
        for place in all.indices where all[place].id == id { all[place].isCancelled = true }
    }

    mutating func cancelAll() {
        for place in all.indices { all[place].isCancelled = true }
    }

    /// The first that waits no longer, if any.
    mutating func takeReady(isAsking: (_ field: Int32) -> Bool) -> Ready? {
        guard let place = all.firstIndex(where: { $0.isCancelled || !$0.asking.contains(where: isAsking) }) else {
            return nil
        }
        let first = all.remove(at: place)
        return first.isCancelled ? .cancelled(first.id) : .judged(first.id, first.params, changed: first.changed)
    }
}

/// `wait` of `form/submit` (specification, section 6).
extension Session {
    /// Whether a submit that is done is answered when the client's validator has answered.
    ///
    /// - Parameter id: the request's; nil: nothing answers it.
    mutating func keepsWaiting(_ submission: Submission, for id: RequestID?) -> Bool {
        // The answers of a batch come together, and its questions behind them.
        guard let params = submission.params, params.wait == true, !submission.asking.isEmpty, !channel.isInBatch,
            let id
        else { return false }
        waiting.add(id, params, submission)
        return true
    }

    /// Answers what waits no longer. A form is judged once more, since it may have been edited meanwhile.
    mutating func answerWaiting(at now: Moment) {
        if life != .running { waiting.cancelAll() }
        while !agenda.isInHand,
            let ready = waiting.takeReady(isAsking: { store.slot(of: $0)?.read { $0.question != nil } ?? false })
        {
            switch ready {
            case .cancelled(let id): channel.writeError(ResponseError(.requestCancelled), to: .earlier(id))
            case .judged(let id, let params, _) where store.forms[params.form] == nil:
                channel.writeError(.requestFailed("form-closed"), to: .earlier(id))
            case .judged(let id, let params, let changed):
                agenda.add(.submission(submission(params, changed: changed)))
                agenda.begin(WorkInHand(at: now, toAnswer: .earlier(id)))
            }
        }
    }
}
