import FieldProtocol

/// The server's own requests that are out: at most one `client/validate` a field.
struct PendingRequests {
    struct Question: Equatable {
        /// The request's id.
        var id: Int64
        /// The version of the text in question.
        var version: Int64
        var phase: ValidationPhase
        var state = State.asked

        enum State {
            case asked
            /// The client has answered null: the verdict comes as `field/verdict`.
            case deferred
        }
    }

    private var byField: [Int32: Question] = [:]
    private var fields: [Int64: Int32] = [:]
    private var nextID: Int64 = 1
    /// Fields with an unwritten question, in order. A question may end before it is written.
    private var wanted: [Int32] = []
    /// The first id whose request is not in the output yet.
    private var firstUnwritten: Int64 = 1

    /// The question about the field of a number that is out.
    subscript(field: Int32) -> Question? { byField[field] }

    func field(askedBy id: Int64) -> Int32? { fields[id] }

    mutating func want(field: Int32) { wanted.append(field) }

    mutating func takeWanted() -> [Int32] {
        guard !wanted.isEmpty else { return [] }
        defer { wanted.removeAll(keepingCapacity: wanted.count < 64) }
        return wanted
    }

    /// Opens a question, with the next id.
    mutating func open(field: Int32, version: Int64, phase: ValidationPhase) -> Int64 {
        let id = nextID
        // A snapshot may have counted to the end.
        nextID = id < WireInteger.greatest ? id + 1 : 1
        byField[field] = Question(id: id, version: version, phase: phase)
        fields[id] = field
        return id
    }

    /// How many questions were asked.
    var count: Int64 { nextID &- 1 }

    /// Takes over a question that another process had asked about the field that has the number here; under its own id
    /// where `keepsID`.
    ///
    /// - Returns: The question's id.
    mutating func takeOver(_ question: Question, field: Int32, keepsID: Bool) -> Int64 {
        var question = question
        if keepsID {
            nextID = max(nextID, min(question.id, WireInteger.greatest - 1) + 1)
        } else {
            question.id = open(field: field, question)
        }
        byField[field] = question
        fields[question.id] = field
        return question.id
    }

    private mutating func open(field: Int32, _ question: Question) -> Int64 {
        open(field: field, version: question.version, phase: question.phase)
    }

    /// Skips the ids of another process.
    mutating func noteAsked(_ count: Int64) { nextID = max(nextID, min(count, WireInteger.greatest - 1) + 1) }

    mutating func close(field: Int32) -> Question? {
        guard let question = byField.removeValue(forKey: field) else { return nil }
        fields[question.id] = nil
        return question
    }

    mutating func noteDeferral(ofField field: Int32) { byField[field]?.state = .deferred }

    /// Whether a question was asked by an earlier member of the batch in hand, so that its cancellation may not go
    /// before the batch's answer.
    func isUnwritten(_ question: Question) -> Bool { question.id >= firstUnwritten }

    mutating func allAreWritten() { firstUnwritten = nextID }
}
