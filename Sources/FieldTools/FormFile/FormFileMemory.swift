import FieldEngine
import FieldProtocol
public import FieldServer
import JSONBytes

/// What the checks of a file have found so far, so that of a file that changes only what is new is looked at.
///
/// A session says of a field what follows from the field's own text, the file's types and the day, as long as the field names no
/// other one and none names it: such fields are asked about apart from the others, and known by their texts. Of fields that name
/// each other it follows from theirs, so that each such set is asked about apart, too. All else is one conversation, whose
/// answers stay the same as long as its messages do.
public final class FormFileMemory {
    private let makePartner: () -> SessionPartner
    /// A file with more fields could be refused for that.
    let maxFields: Int
    private var now = Moment(milliseconds: 0, today: CivilDate(year: 1970, month: 1, day: 1))
    private var fileSize = 0
    private var fields: [[UInt8]: FormFileField] = [:]
    private var checks = 0
    private var seen = 0
    private var kinds: [[UInt8]: Known<FormFileField.Answer>] = [:]
    private var joined: [[[UInt8]]: Known<[FormFileField.Answer]>] = [:]
    private var possible: [[UInt8]: Known<Bool>] = [:]
    private var basis: Basis?
    private var parametersOfTypes: [String: [String]?] = [:]
    /// The conversation about fields by themselves, while the basis is the same.
    private var apart: FormFileLoader<SessionPartner>?
    private var questions = 0
    private var conversation = FormFileConversation()

    /// All that the answers about fields by themselves hang on besides their texts.
    private struct Basis: Equatable {
        var types: [Parameter]
        var form: String
    }

    private struct Known<Answer> {
        var answer: Answer
        /// In which check it was asked for last.
        var lastSeen: Int
    }

    /// A session that was asked so much is let go, with all that it may keep.
    private static let mostQuestions = 1_000

    public init(_ configuration: SessionConfiguration) {
        makePartner = { SessionPartner(configuration) }
        maxFields = configuration.limits.maxFields
    }

    // MARK: A check

    func begin(at now: Moment, fileSize: Int) -> FormFileLoader<SessionPartner> {
        if now.today != self.now.today {
            conversation = FormFileConversation()
            setBasis(nil)
        }
        (self.now, self.fileSize) = (now, fileSize)
        checks += 1
        seen = 0
        apart?.renewPatience(fileSize: fileSize)
        let record = conversation
        conversation = FormFileConversation()
        return FormFileLoader(at: now, fileSize: fileSize, record: record, makePartner)
    }

    /// Whether all was asked that there was to ask about fields by themselves.
    var hasGivenUp: Bool { apart?.hasGivenUp ?? false }

    func end(_ loader: inout FormFileLoader<SessionPartner>) {
        conversation = loader.takeRecord() ?? FormFileConversation()
        // What is typed and taken back is known again; what was there long ago is not.
        if fields.count > 2 * seen + 64 { fields = fields.filter { $0.value.lastSeen == checks } }
        forget(&kinds)
        forget(&joined)
        forget(&possible)
    }

    private func forget<Key, Answer>(_ known: inout [Key: Known<Answer>]) {
        if known.count > 2 * seen + 64 { known = known.filter { $0.value.lastSeen == checks } }
    }

    // MARK: Fields

    func field(_ node: JSONNode, in document: JSONDocument) -> FormFileField {
        let text = Array(document.source(node))
        let field: FormFileField
        if let known = fields[text] {
            field = known
        } else {
            field = FormFileField(node, in: document)
            fields[text] = field
        }
        if field.lastSeen != checks { seen += 1 }
        field.lastSeen = checks
        return field
    }

    func setBasis(types: [Parameter], form: String) { setBasis(Basis(types: types, form: form)) }

    private func setBasis(_ new: Basis?) {
        guard new != basis else { return }
        basis = new
        apart = nil
        parametersOfTypes = [:]
        (kinds, joined, possible) = ([:], [:], [:])
        for field in fields.values { field.answer = nil }
    }

    /// - Parameter members: of the message that makes it; nothing of them needs more than the basis.
    func ask(about field: FormFileField, _ identifier: String, _ members: [Parameter.Member]) -> FormFileField.Answer {
        let isPlain = Self.isPlain(identifier)
        if isPlain, let known = kinds[field.kind] {
            kinds[field.kind]?.lastSeen = checks
            field.answer = known.answer
            return known.answer
        }
        let answer = ask([(identifier, members)])[0]
        // What was given up may be asked the next time.
        guard !hasGivenUp else { return answer }
        field.answer = answer
        // A refusal may name the field.
        if isPlain, answer.refusals.isEmpty { kinds[field.kind] = Known(answer: answer, lastSeen: checks) }
        return answer
    }

    /// An id that is like any other: no session has something to say of it.
    private static func isPlain(_ identifier: String) -> Bool {
        1...64 ~= identifier.utf8.count
            && identifier.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// What is said of fields that have to do with each other alone, in their order.
    ///
    /// - Parameter message: the members of the message that makes one.
    func answers(
        about set: [JoinedFields.Member], _ message: (JoinedFields.Member) -> [Parameter.Member]
    ) -> [FormFileField.Answer] {
        let key = set.map { $0.field.core }
        if let known = joined[key] {
            joined[key]?.lastSeen = checks
            return known.answer
        }
        let answers = ask(set.map { ($0.identifier, message($0)) })
        if !hasGivenUp { joined[key] = Known(answer: answers, lastSeen: checks) }
        return answers
    }

    /// Makes fields, and takes them away again.
    private func ask(_ fields: [(identifier: String, members: [Parameter.Member])]) -> [FormFileField.Answer] {
        var loader = loader()
        apart = nil
        let answers = fields.map { FormFileField.Answer(loader.sendUntilTaken("field/create", $0.members)) }
        for field in fields.reversed() {
            _ = loader.send("field/dispose", [loader.member("field", .text(field.identifier))])
        }
        questions += fields.count
        apart = loader
        return answers
    }

    /// Whether some text satisfies a field that needs nothing but the basis.
    func isPossible(_ members: [Parameter.Member], _ ask: (inout FormFileLoader<SessionPartner>) -> Bool) -> Bool {
        var writer = JSONWriter()
        Parameter.table(members).encode(to: &writer)
        let key = Array(writer.bytes)
        if let known = possible[key] {
            possible[key]?.lastSeen = checks
            return known.answer
        }
        var loader = loader()
        apart = nil
        let answer = ask(&loader)
        apart = loader
        if !loader.hasGivenUp { possible[key] = Known(answer: answer, lastSeen: checks) }
        return answer
    }

    /// The parameters of a type; nil where there is none of that name.
    func parameters(ofType name: String) -> [String]? {
        if let known = parametersOfTypes[name] { return known }
        var loader = loader()
        apart = nil
        let parameters = loader.parameters(ofType: name)
        apart = loader
        if !loader.hasGivenUp { parametersOfTypes[name] = .some(parameters) }
        return parameters
    }

    private func loader() -> FormFileLoader<SessionPartner> {
        questions += 1
        if let apart, questions < Self.mostQuestions { return apart }
        questions = 0
        var loader = FormFileLoader(at: now, fileSize: fileSize, makePartner)
        for type in basis?.types ?? [] {
            if case .table(let members) = type { _ = loader.sendUntilTaken("type/define", members) }
        }
        return loader
    }
}
