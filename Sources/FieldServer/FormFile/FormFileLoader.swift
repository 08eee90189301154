import FieldEngine
import FieldProtocol
import JSONBytes

/// Sends a form file's messages to a session, as every loader does, and reads what is wrong off its answers: there is no
/// second judge of what a field may be.
struct FormFileLoader<Partner: ConversationPartner> {
    private var partner: Partner
    private var frames = FrameReader(framing: .line)
    private var answer = JSONDocument()
    private var lastIdentifier = 0
    private let now = Moment(milliseconds: 0, today: Transcript.standardDate)

    /// Why the session refused a message.
    struct Refusal {
        var code: ErrorCode?
        /// The member of the message; empty where the answer names none.
        var path: String
        var reason: String
        /// What else would be known, where a name is not.
        var known: [String]
        var unknown: String?
    }

    enum Answer {
        case result(Parameter)
        case refusal(Refusal)
    }

    init(_ partner: Partner) {
        self.partner = partner
        // Forms with a client's own validators are forms too.
        _ = send("initialize", [member("capabilities", .table([member("validate", .boolean(true))]))])
    }

    func member(_ name: String, _ value: Parameter) -> Parameter.Member { Parameter.Member(name: name, value: value) }

    mutating func send(_ method: String, _ params: [Parameter.Member]) -> Answer {
        lastIdentifier += 1
        let request = Parameter.table([
            member("jsonrpc", .text("2.0")), member("id", .integer(lastIdentifier)), member("method", .text(method)),
            member("params", .table(params)),
        ])
        var writer = JSONWriter()
        request.encode(to: &writer)
        partner.receive((writer.bytes + [UInt8(ascii: "\n")])[...], at: now)
        frames.append(partner.takeOutput())
        var result = Answer.result(.null)
        while let frame = frames.next() {
            guard (try? answer.parse(frame, maxDepth: 1000)) != nil,
                answer.member(answer.root, "id").flatMap(answer.integer) == Int64(lastIdentifier)
            else { continue }
            if let error = answer.member(answer.root, "error") {
                result = .refusal(refusal(error))
            } else if let value = answer.member(answer.root, "result") {
                result = .result(Parameter(decoding: value, in: answer))
            }
        }
        return result
    }

    /// Sends a message again and again, each time without what was wrong with it the last time.
    ///
    /// - Returns: All that was wrong, and the answer where in the end it was taken.
    mutating func sendUntilTaken(
        _ method: String, _ params: [Parameter.Member]
    ) -> (refusals: [Refusal], result: Parameter?) {
        var rest = Parameter.table(params)
        var refusals: [Refusal] = []
        while case .table(let members) = rest, refusals.count < 100 {
            switch send(method, members) {
            case .result(let result): return (refusals, result)
            case .refusal(let refusal):
                refusals.append(refusal)
                guard !refusal.path.isEmpty, rest.remove(at: refusal.path[...]) else { return (refusals, nil) }
            }
        }
        return (refusals, nil)
    }

    private func refusal(_ error: JSONNode) -> Refusal {
        let code = answer.member(error, "code").flatMap(answer.integer).flatMap { ErrorCode(rawValue: Int($0)) }
        let data = answer.member(error, "data")
        func text(_ name: StaticString) -> String? {
            data.flatMap { answer.member($0, name) }.flatMap(answer.string)
        }
        let message = answer.member(error, "message").flatMap(answer.string) ?? "it is refused"
        var refusal = Refusal(code: code, path: text("path") ?? "", reason: text("reason") ?? message, known: [])
        switch code {
        case .invalidParams:
            if let expected = text("expected"), let found = text("found") {
                refusal.reason =
                    found == "nothing" ? "\(expected) is missing here" : "expected \(expected), found \(found)"
            }
        case .typeNotFound:
            refusal.unknown = text("type")
            refusal.known =
                data.flatMap { answer.member($0, "known") }.map { known in
                    answer.elements(known).compactMap(answer.string)
                } ?? []
        case .invalidDefinition:
            if let offset = data.flatMap({ answer.member($0, "offset") }).flatMap(answer.integer) {
                refusal.reason += ", at offset \(offset)"
            }
        default: break
        }
        return refusal
    }
}
