import FieldEngine
import JSONBytes

/// How many properties of an object there are, and which of some, as rules between fields.
extension SchemaReader {
    /// `anyOf` and `oneOf` of schemas that each require one property, and nothing else. False where they are others.
    mutating func readPresences(_ alternatives: SchemaView.Alternatives, at place: SchemaPlace) -> Bool {
        var names: [String] = []
        for part in alternatives.parts {
            guard let name = onlyRequired(by: part) else { return false }
            let identifier = SchemaPlace(name: name, in: place).identifier
            guard let field = field(named: identifier), field.isNamable else { return false }
            if !names.contains(identifier) { names.append(identifier) }
        }
        // What holds of an object that may be missing is not asked where it is.
        guard place.isInRequired, names.count == alternatives.parts.count, names.count > 1 else { return false }
        return join(names, alternatives.isExclusive ? "exactlyOne" : "atLeastOne", alternatives.pointer, at: place)
    }

    /// The property that a schema requires, where it asks no more.
    private func onlyRequired(by part: SchemaPart) -> String? {
        var name: String?
        for member in document.members(part.node) {
            switch document.string(member.name) {
            case "required":
                guard document.count(member.value) == 1 else { return nil }
                name = document.elements(member.value).lazy.compactMap { document.string($0) }.first
            case "type": guard document.equals(member.value, "object") else { return nil }
            case "title", "description", "$comment": continue
            default: return nil
            }
        }
        return name
    }

    /// `minProperties` and `maxProperties`, as far as a form can't but keep them, or a rule between fields says it.
    mutating func readCounts(of view: SchemaView, at place: SchemaPlace) {
        let prefix = place.identifier.isEmpty ? "" : "\(place.identifier)."
        let all = made.fields.filter { $0.identifier.hasPrefix(prefix) }
        let hasSection = sections.contains { !made.isRow && ($0["section"]?.spelled.hasPrefix(prefix) ?? false) }
        // Properties that are always there.
        let sure = all.count { $0.object == place.group && ($0.type == "flag" || $0.isRequired || $0.isThereEmpty) }
        for part in view.parts {
            if let node = document.member(part.node, "minProperties") {
                let pointer = "\(part.pointer)/minProperties"
                let least = document.integer(node) ?? .max
                // An object that may be missing is there where something of it is.
                let isKept = least <= Int64(sure) || least <= 1 && !place.isInRequired
                let isOfOne =
                    least == 1 && !hasSection && all.allSatisfy { $0.isNamable } && (1...100).contains(all.count)
                if !isKept, !isOfOne || !require(oneOf: all.map { $0.identifier }, pointer, at: place) {
                    findings.add(pointer, Self.uncounted)
                }
            }
            if let node = document.member(part.node, "maxProperties"),
                document.integer(node) ?? 0 < Int64(properties(of: view).count)
            {
                findings.add("\(part.pointer)/maxProperties", Self.uncounted)
            }
        }
    }

    /// Lists both where they hold under a condition.
    mutating func listCounts(of view: SchemaView) {
        for part in view.parts {
            for name: StaticString in ["minProperties", "maxProperties"] where document.member(part.node, name) != nil {
                findings.add("\(part.pointer)/\(name.description)", Self.uncounted)
            }
        }
    }

    private static let uncounted = "a form does not count what is filled"

    private mutating func require(oneOf names: [String], _ pointer: String, at place: SchemaPlace) -> Bool {
        if names.count > 1 { return join(names, "atLeastOne", pointer, at: place) }
        guard let index = names.first.flatMap({ made.places[$0] }) else { return false }
        made.fields[index].isRequired = true
        return true
    }

    /// Makes a rule between fields, which shows on the last of them that none of the others waits for.
    private mutating func join(_ names: [String], _ kind: String, _ pointer: String, at place: SchemaPlace) -> Bool {
        let host = names.last { name in !leads(from: names.filter { $0 != name }, to: name) }
        guard let host else {
            findings.add(pointer, Self.cycle)
            return true
        }
        var rule: [Parameter.Member] = []
        if !made.isRow, let group = place.group { rule.add("group", .text(group)) }
        rule.add("rule", .text(kind))
        rule.add("fields", .list(names.map { .text(reference(to: $0)) }))
        if host != names.last { rule.add("on", .text(reference(to: host))) }
        made.rules.append(.table(rule))
        made.depend(host, on: names.filter { $0 != host })
        return true
    }
}

extension SchemaField {
    /// Whether that it is filled is all there is to its being there, and always asked.
    fileprivate var isNamable: Bool { saysPresence && !isNullable && !isThereEmpty && shown.isEmpty && hidden.isEmpty }
}
