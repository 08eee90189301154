import FieldEngine
import FieldProtocol
import FieldServer
import JSONBytes

/// What a session says to a message of a form file.
enum FormFileAnswer {
    case result(Parameter)
    case refusal(Refusal)
    /// It was not asked.
    case nothing

    /// Why the session refused a message.
    struct Refusal {
        /// The member of the message; empty where the answer names none.
        var path: String
        var reason: String
        /// The word that may have been meant.
        var meant: String?
        /// Whether a member is not there.
        var isMissing = false
        /// Whether no text can satisfy what is asked, and not that it can't be compiled.
        var isContradiction = false
        /// The members that no text can satisfy at once, where these were found out.
        var contrary: [String] = []
    }
}

/// Sends a form file's messages to a session, as every loader does, and reads what is wrong off its answers: there is no
/// second judge of what a field may be.
struct FormFileLoader<Partner: ConversationPartner> {
    typealias Answer = FormFileAnswer
    typealias Refusal = FormFileAnswer.Refusal

    /// Made when the first message is sent that was not answered in the conversation before.
    private var partner: Partner?
    private let makePartner: () -> Partner
    private var record: FormFileConversation?
    private var frames = FrameReader(framing: .line)
    private var answer = JSONDocument()
    private var lastIdentifier = 0
    private var spelling = Spelling()
    private let now: Moment
    /// How many bytes may still go to and fro, and how many of them in messages that were sent before, but for what was
    /// wrong with them: a file can be made so that each of its members has everything said again.
    private var patience: Int
    private var patienceForRepeats: Int
    /// Whether something was not asked any more.
    private(set) var hasGivenUp = false

    /// Whether a message may be sent again without its errors.
    var mayRepeat: Bool { patienceForRepeats > 0 }

    /// - Parameters:
    ///   - fileSize: how many bytes the file has: the work is some multiple of it, and no more.
    ///   - record: an earlier conversation. As long as the messages are the same, so are the answers.
    init(
        at now: Moment, fileSize: Int, record: FormFileConversation? = nil, _ makePartner: @escaping () -> Partner
    ) {
        (patience, patienceForRepeats) = Self.patience(fileSize: fileSize)
        self.makePartner = makePartner
        self.record = record
        self.now = now
        // Forms with a client's own validators are forms too.
        _ = send("initialize", [member("capabilities", .table([member("validate", .boolean(true))]))])
    }

    /// Goes on with a session that was initialized, and asks it whatever there is to ask.
    init(continuing partner: Partner, at now: Moment) {
        (patience, patienceForRepeats) = (.max, .max)
        self.partner = partner
        makePartner = { partner }
        self.now = now
    }

    private static func patience(fileSize: Int) -> (Int, forRepeats: Int) {
        ((16 << 20) + 256 * fileSize, (4 << 20) + 16 * fileSize)
    }

    /// Goes on with the conversation for another state of the file.
    mutating func renewPatience(fileSize: Int) {
        (patience, patienceForRepeats) = Self.patience(fileSize: fileSize)
        hasGivenUp = false
    }

    /// The conversation so far, for one that begins as it did.
    mutating func takeRecord() -> FormFileConversation? {
        record?.end()
        return record
    }

    func member(_ name: String, _ value: Parameter) -> Parameter.Member { Parameter.Member(name: name, value: value) }

    mutating func send(_ method: String, _ params: [Parameter.Member], isRepeated: Bool = false) -> Answer {
        guard patience > 0, !isRepeated || patienceForRepeats > 0 else {
            hasGivenUp = true
            return .nothing
        }
        lastIdentifier += 1
        let request = Parameter.table([
            member("jsonrpc", .text("2.0")), member("id", .integer(lastIdentifier)), member("method", .text(method)),
            member("params", .table(params)),
        ])
        var writer = JSONWriter()
        request.encode(to: &writer)
        let message = Array(writer.bytes) + [UInt8(ascii: "\n")]
        if let known = record?.answer(to: message) {
            spend(known.cost, isRepeated: isRepeated)
            return known.answer
        }
        let (answer, cost) = ask(message, of: method)
        record?.append(message, answer, cost: cost)
        spend(cost, isRepeated: isRepeated)
        return answer
    }

    private mutating func spend(_ cost: Int, isRepeated: Bool) {
        patience -= cost
        if isRepeated { patienceForRepeats -= cost }
    }

    private mutating func ask(_ message: [UInt8], of method: String) -> (Answer, cost: Int) {
        var partner = self.partner ?? newPartner()
        partner.receive(message[...], at: now)
        let written = partner.takeOutput()
        self.partner = partner
        frames.append(written)
        var result = Answer.result(.null)
        while let frame = frames.next() {
            guard (try? answer.parse(frame, maxDepth: 1000)) != nil,
                answer.member(answer.root, "id").flatMap(answer.integer) == Int64(lastIdentifier)
            else { continue }
            if let error = answer.member(answer.root, "error") {
                result = .refusal(refusal(error, of: method))
            } else if let value = answer.member(answer.root, "result") {
                result = .result(Parameter(decoding: value, in: answer))
            }
        }
        return (result, message.count + written.count)
    }

    /// One that was told all that was said before.
    private func newPartner() -> Partner {
        var partner = makePartner()
        for earlier in record?.requests ?? [] {
            partner.receive(earlier[...], at: now)
            _ = partner.takeOutput()
        }
        return partner
    }

    /// Sends a message repeatedly, each time without the last error.
    ///
    /// - Returns: All that was wrong, and the answer where in the end it was taken.
    mutating func sendUntilTaken(
        _ method: String, _ params: [Parameter.Member]
    ) -> (refusals: [Refusal], result: Parameter?) {
        var rest = Parameter.table(params)
        var refusals: [Refusal] = []
        while case .table(let members) = rest, refusals.count < 100 {
            switch send(method, members, isRepeated: !refusals.isEmpty) {
            case .result(let result): return (refusals, result)
            case .nothing: return (refusals, nil)
            case .refusal(let refusal):
                // That something required was taken out is nothing that is wrong with the file.
                if refusals.contains(where: { $0.path == refusal.path }) { return (refusals, nil) }
                // Nor is it that what something was taken out of is not whole any more.
                let isOfRest = refusals.contains {
                    $0.path.hasPrefix("\(refusal.path).") || $0.path.hasPrefix("\(refusal.path)[")
                }
                if !isOfRest { refusals.append(refusal) }
                guard !refusal.path.isEmpty, rest.remove(at: refusal.path[...]) else { return (refusals, nil) }
                // Without its slots a template is wrong in another way, which nobody has to be told.
                if refusal.path.hasPrefix("slots") { _ = rest.remove(at: "template") }
            }
        }
        return (refusals, nil)
    }

    /// The names of a type's parameters; nil where there is no such type.
    mutating func parameters(ofType name: String) -> [String]? {
        guard case .result(let description) = send("type/describe", [member("type", .text(name))]),
            case .list(let parameters)? = description["params"]
        else { return nil }
        return parameters.compactMap { parameter in
            guard case .text(let name)? = parameter["name"] else { return nil }
            return name
        }
    }

    private mutating func refusal(_ error: JSONNode, of method: String) -> Refusal {
        let code = answer.member(error, "code").flatMap(answer.integer).flatMap { ErrorCode(rawValue: Int($0)) }
        let data = answer.member(error, "data")
        func text(_ name: StaticString) -> String? {
            data.flatMap { answer.member($0, name) }.flatMap(answer.string)
        }
        let message = answer.member(error, "message").flatMap(answer.string) ?? "it is refused"
        var refusal = Refusal(path: text("path") ?? "", reason: text("reason") ?? message)
        switch code {
        case .invalidParams:
            if let expected = text("expected"), let found = text("found") {
                refusal.isMissing = found == "nothing"
                refusal.reason =
                    refusal.isMissing ? "\(expected) is missing here" : "expected \(expected), found \(found)"
            }
        case .typeNotFound:
            let known = data.flatMap { answer.member($0, "known") }.map { known in
                answer.elements(known).compactMap(answer.string)
            }
            let type = text("type") ?? ""
            refusal.path = text("path") ?? (method == "type/define" ? "extends" : "type")
            refusal.reason = "there is no type \"\(type.prefix(40))\""
            refusal.meant = spelling.nearest(to: type, among: known ?? [])
        case .invalidDefinition:
            refusal.isContradiction = true
            if let contrary = data.flatMap({ answer.member($0, "contrary") }) {
                refusal.contrary = answer.elements(contrary).compactMap(answer.string)
            }
            if let offset = data.flatMap({ answer.member($0, "offset") }).flatMap(answer.integer) {
                refusal.reason += ", at offset \(offset)"
            }
        default: break
        }
        return refusal
    }
}
