import FieldEngine
import JSONBytes

/// Which properties of an object are there, as rules between fields.
extension SchemaReader {
    /// `anyOf` and `oneOf` of schemas that each require one property, and nothing else. False where they are others.
    mutating func readPresences(_ alternatives: SchemaView.Alternatives, at place: SchemaPlace) -> Bool {
        var names: [String] = []
        for part in alternatives.parts {
            // Nothing is asked but that, and that it is an object.
            let count = document.member(part.node, "type") == nil ? 1 : 2
            guard let required = document.member(part.node, "required"), document.count(required) == 1,
                document.count(part.node) == count,
                let name = document.elements(required).lazy.compactMap({ document.string($0) }).first
            else { return false }
            names.append(SchemaPlace(name: name, in: place).identifier)
        }
        return join(names, alternatives.isExclusive ? "exactlyOne" : "atLeastOne", alternatives.pointer, at: place)
    }

    /// `minProperties`, as far as it asks for one of the fields.
    mutating func readCounts(of view: SchemaView, at place: SchemaPlace, when condition: SchemaCondition) {
        for part in view.parts {
            guard let node = document.member(part.node, "minProperties") else { continue }
            let pointer = "\(part.pointer)/minProperties"
            let least = document.integer(node)
            // An object that may be missing is there where something of it is.
            if least == 0 || least == 1 && !place.isInRequired { continue }
            let names = made.fields.map { $0.identifier }.filter {
                place.identifier.isEmpty || $0.hasPrefix("\(place.identifier).")
            }
            guard least == 1, condition == .always, sections.isEmpty || made.isRow,
                join(names, "atLeastOne", pointer, at: place)
            else {
                findings.add(pointer, "a form does not count what is filled")
                continue
            }
        }
    }

    /// Makes a rule between fields, which shows on the last of them that none of the others waits for. False where it does not say
    /// the same: that one is filled has to be all there is to its being there, and always asked, of an object that is there in any case.
    private mutating func join(_ names: [String], _ kind: String, _ pointer: String, at place: SchemaPlace) -> Bool {
        let areAsked = names.allSatisfy { name in
            guard let field = field(named: name) else { return false }
            return field.saysPresence && !field.isNullable && !field.isThereEmpty && field.shown.isEmpty
                && field.hidden.isEmpty
        }
        guard areAsked, place.isInRequired, Set(names).count == names.count, (2...100).contains(names.count) else {
            return false
        }
        makeRule(kind, names, in: place.group, pointer)
        return true
    }

    mutating func makeRule(_ kind: String, _ names: [String], in group: String?, _ pointer: String) {
        guard let host = names.last(where: { name in !leads(from: names.filter { $0 != name }, to: name) }) else {
            return findings.add(pointer, Self.cycle)
        }
        var rule: [Parameter.Member] = []
        if !made.isRow, let group { rule.add("group", .text(group)) }
        rule.add("rule", .text(kind))
        rule.add("fields", .list(names.map { .text(reference(to: $0)) }))
        if host != names.last { rule.add("on", .text(reference(to: host))) }
        made.rules.append(.table(rule))
        made.depend(host, on: names.filter { $0 != host })
    }
}
