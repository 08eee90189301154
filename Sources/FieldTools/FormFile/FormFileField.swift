import FieldEngine
import FieldProtocol
import JSONBytes

/// A field of a form file, with all that follows from its own text.
final class FormFileField {
    let value: Parameter
    let members: FormFileMembers
    /// Whether it names other fields, in conditions, rules, totals, or parameters of its type: what is said of it hangs on these.
    let namesOthers: Bool
    /// Their ids.
    let named: Set<String>
    /// Whether it has conditions, or entries that can't be chosen, of which something may be said beforehand.
    let hasProspects: Bool
    let isAddress: Bool
    /// What is said of other fields may hang on this much of it: all but texts that are only shown, which anything may be.
    private(set) lazy var core = encoded()
    /// The same without its id: fields that are alike but for it are taken alike.
    private(set) lazy var kind = encoded(withIdentifier: false)

    private func encoded(withIdentifier: Bool = true) -> [UInt8] {
        guard case .table(let members) = value else { return [] }
        let kept = members.filter { member in
            guard case .text = member.value else { return true }
            return switch member.name {
            case "label", "placeholder", "helper": false
            case "field": withIdentifier
            default: true
            }
        }
        var writer = JSONWriter()
        Parameter.table(kept).encode(to: &writer)
        return Array(writer.bytes)
    }
    /// What a session says of it where it stands by itself, once it was asked.
    var answer: Answer?
    /// In which check it was seen last.
    var lastSeen = 0

    struct Answer {
        var refusals: [FormFileAnswer.Refusal]
        /// What of its content the field does not take.
        var dropped: String?

        init(_ told: (refusals: [FormFileAnswer.Refusal], result: Parameter?)) {
            refusals = told.refusals
            if case .text(let text)? = told.result?["dropped"] { dropped = text }
        }
    }

    init(_ node: JSONNode, in document: JSONDocument) {
        value = Parameter(decoding: node, in: document)
        members = FormFileMemberReader.members(ofField: node, in: document)
        hasProspects =
            FormFileCheck.choices(of: value).contains { $0.choices.contains { $0["disabled"] == .boolean(true) } }
            || value["total"] != nil || !FormFileCheck.conditions(of: value, at: "").isEmpty
            || !FormFileCheck.namedValues(of: value, at: "").isEmpty
        isAddress = PostalAddress.parameters(ofType: value["type"]) != nil
        var named: Set<String> = []
        var namesOthers = false
        if case .table(let members) = value {
            // Its own id stands in `field`.
            for member in members where member.name != "field" {
                if Parameter.table([member]).collectFieldNames(into: &named) { namesOthers = true }
            }
        }
        (self.named, self.namesOthers) = (named, namesOthers)
    }
}

extension Parameter {
    /// Adds all that may be an id of a field inside: what stands in members with the names that rules, conditions and totals have
    /// for it.
    ///
    /// - Returns: Whether there is any such member.
    @discardableResult
    func collectFieldNames(into names: inout Set<String>) -> Bool {
        var hasAny = false
        switch self {
        case .null, .boolean, .number, .text: break
        case .list(let elements):
            for element in elements where element.collectFieldNames(into: &names) { hasAny = true }
        case .table(let members):
            for member in members {
                switch member.name {
                case "field", "fields", "on", "total":
                    hasAny = true
                    member.value.collectTexts(into: &names)
                default: break
                }
                if member.value.collectFieldNames(into: &names) { hasAny = true }
            }
        }
        return hasAny
    }

    private func collectTexts(into texts: inout Set<String>) {
        switch self {
        case .text(let text): texts.insert(text)
        case .list(let elements): for element in elements { element.collectTexts(into: &texts) }
        case .table(let members): for member in members { member.value.collectTexts(into: &texts) }
        case .null, .boolean, .number: break
        }
    }
}
