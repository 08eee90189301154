import FieldEngine
import JSONBytes

/// What a schema asks in an `if`, as a condition about fields.
extension SchemaReader {
    /// Nil where a condition can't ask it.
    mutating func condition(
        of part: SchemaPart, at place: SchemaPlace, inside trail: SchemaTrail
    ) -> SchemaCondition? {
        condition(of: view(of: part, inside: trail), at: place)
    }

    private mutating func condition(of view: SchemaView, at place: SchemaPlace) -> SchemaCondition? {
        guard !view.isImpossible, !view.isRecursive, !view.parts.isEmpty else { return nil }
        var conditions: [SchemaCondition] = []
        var required = required(by: view)
        for (name, parts) in properties(of: view) {
            let isRequired = required.contains(name)
            required.remove(name)
            let property = self.view(of: parts, inside: view.trail)
            let inner = SchemaPlace(name: name, in: place)
            guard let condition = condition(ofProperty: property, at: inner, isRequired: isRequired) else { return nil }
            conditions.append(condition)
        }
        for (name, _) in required {
            guard let condition = presence(of: SchemaPlace(name: name, in: place).identifier) else { return nil }
            conditions.append(condition)
        }
        for part in view.parts {
            for member in document.members(part.node) {
                switch document.string(member.name) {
                case "not":
                    let inner = SchemaPart(node: member.value, pointer: "\(part.pointer)/not")
                    guard let condition = condition(of: inner, at: place, inside: view.trail) else { return nil }
                    conditions.append(condition.negated)
                case "properties", "required", "type", "allOf", "anyOf", "$ref", "$dynamicRef", "$comment", "title",
                    "description":
                    break
                default: return nil
                }
            }
        }
        for alternatives in view.alternatives {
            var inner: [SchemaCondition] = []
            for part in alternatives.parts {
                guard let condition = condition(of: part, at: place, inside: view.trail) else { return nil }
                inner.append(condition)
            }
            conditions.append(.any(inner))
        }
        return .all(conditions)
    }

    /// What is asked of a property. What is not there meets everything but `required`.
    private mutating func condition(
        ofProperty view: SchemaView, at place: SchemaPlace, isRequired: Bool
    ) -> SchemaCondition? {
        guard let field = field(named: place.identifier) else {
            guard let condition = condition(of: view, at: place) else { return nil }
            return isRequired ? presence(of: place.identifier).map { .all([$0, condition]) } : condition
        }
        guard let tests = tests(of: view, of: field), !view.isImpossible else { return nil }
        let asked = tests.map { asking(place.identifier, $0.rule) }
        // A flag is always there, and so is a list that has to be; of others only what `not` says holds of nothing.
        if field.type == "flag" || field.isThereEmpty { return .all(asked) }
        if asked.isEmpty { return isRequired ? presence(of: place.identifier) : .always }
        let holdsOfNothing = tests.allSatisfy { $0.holdsOfNothing }
        // Without a field that is required in any case the form is wrong, whatever follows.
        if isRequired || field.isRequired && field.shown.isEmpty && field.hidden.isEmpty {
            return tests.contains { $0.holdsOfNothing } ? .all([isFilled(place.identifier)] + asked) : .all(asked)
        }
        return holdsOfNothing ? .all(asked) : .any([isEmpty(place.identifier), .all(asked)])
    }

    private typealias Test = (rule: Parameter, holdsOfNothing: Bool)

    /// The rules that a schema asks of one value of a field; nil where there are others.
    private mutating func tests(of view: SchemaView, of field: SchemaField) -> [Test]? {
        guard view.alternatives.isEmpty, !view.isRecursive else { return nil }
        var tests: [Test] = []
        for part in view.parts {
            for member in document.members(part.node) {
                guard let name = document.string(member.name) else { return nil }
                if let kind = field.kind, !SchemaKeyword(name).speaks(of: kind) { continue }
                switch name {
                case "const", "enum":
                    // A rule about a list asks for one of its items.
                    guard field.kind != .array else { return nil }
                    let values = name == "const" ? [member.value] : Array(document.elements(member.value))
                    // What a flag never is makes a condition that never holds, which is a slip in a form.
                    let possible: [Parameter] = values.map { document.parameter($0) }
                        .filter { field.type != "flag" || $0 == .boolean(true) || $0 == .boolean(false) }
                    guard !possible.isEmpty else { return nil }
                    tests.append(equality(possible))
                case "contains":
                    guard let value = document.member(member.value, "const"), document.count(member.value) == 1 else {
                        return nil
                    }
                    tests.append(equality([document.parameter(value)]))
                case "not":
                    let inner = self.view(
                        of: SchemaPart(node: member.value, pointer: "\(part.pointer)/not"), inside: view.trail)
                    guard let inner = self.tests(of: inner, of: field), inner.count == 1 else { return nil }
                    tests.append((.rule("not", "rules", .list([inner[0].rule])), !inner[0].holdsOfNothing))
                case "type":
                    guard allows(field.kind, type: member.value) else { return nil }
                case "allOf", "$ref", "$dynamicRef", "$comment", "title", "description", "format": break
                default:
                    guard let rules = rules(name, member.value) else { return nil }
                    if field.type == "choice" {
                        guard let met = entries(of: field, meeting: rules, name, "\(part.pointer)/\(name)") else {
                            return nil
                        }
                        if met.count < field.entries.count { tests.append(equality(met)) }
                        continue
                    }
                    guard SchemaKeyword(name).kind != .string || field.showsString, trial.areRules(rules) else {
                        return nil
                    }
                    for rule in rules { tests.append((rule, holdsOfNothing(rule))) }
                }
            }
        }
        return tests
    }

    /// The values of a list that meet a keyword about texts or numbers, since a condition would ask it of their labels. Nil where that
    /// can't be told, or none does.
    private mutating func entries(
        of field: SchemaField, meeting rules: [Parameter], _ keyword: String, _ pointer: String
    ) -> [Parameter]? {
        let values = field.entries.map { $0.entryValue }
        let asked = values.filter { value in
            switch value {
            case .text: SchemaKeyword(keyword).kind == .string
            case .number: SchemaKeyword(keyword).kind == .number
            case .null, .boolean, .list, .table: false
            }
        }
        guard let holding = asked.isEmpty ? [] : trial.meeting(rules, among: asked) else { return nil }
        let broken = Set(asked).subtracting(holding)
        let met = values.filter { !broken.contains($0) }
        guard !met.isEmpty, let index = made.places[field.identifier] else { return nil }
        made.fields[index].askedEntries.append(pointer)
        return met
    }

    /// The rules of a keyword about a text or a number; nil where there are none for it.
    func rules(_ keyword: String, _ value: JSONNode) -> [Parameter]? {
        let number = document.numberText(value).map { Parameter.number($0) }
        func length(_ name: String) -> [Parameter]? {
            guard let count = document.integer(value), (0...Int64(Int32.max)).contains(count) else { return nil }
            return [.length(name, Int(count))]
        }
        switch keyword {
        case "minLength": return length("min")
        case "maxLength": return length("max")
        case "minimum": return number.map { [.rule("range", "min", $0)] }
        case "maximum": return number.map { [.rule("range", "max", $0)] }
        case "exclusiveMinimum": return number.map { [.exclusive(.least, $0)] }
        case "exclusiveMaximum": return number.map { [.exclusive(.most, $0)] }
        case "multipleOf": return number.map { [.rule("range", "step", $0)] }
        case "pattern": return document.string(value).map { SchemaPattern($0).rules }
        default: return nil
        }
    }

    /// Whether a rule holds of a field that is empty: what says no more than `not` or a greatest length.
    private func holdsOfNothing(_ rule: Parameter) -> Bool {
        rule["rule"] == .text("not")
            || rule["rule"] == .text("length") && (rule["min"] == nil || rule["min"] == .integer(0))
    }

    /// One of these values.
    private func equality(_ values: [Parameter]) -> Test {
        let rules = values.map { value -> Parameter in
            value == .null ? .empty : .rule("equals", "value", value)
        }
        let rule = rules.count == 1 ? rules[0] : .rule("any", "rules", .list(rules))
        return (rule, values.contains(.null))
    }

    // MARK: Fields

    func field(named identifier: String) -> SchemaField? { made.places[identifier].map { made.fields[$0] } }

    /// A rule about a field, as a condition.
    func asking(_ field: String, _ rule: Parameter) -> SchemaCondition {
        guard case .table(let members) = rule else { return .always }
        return .asked(
            .init(
                written: .table([.init(name: "field", value: .text(reference(to: field)))] + members), fields: [field]))
    }

    func isEmpty(_ field: String) -> SchemaCondition {
        asking(field, .empty)
    }

    func isFilled(_ field: String) -> SchemaCondition {
        asking(field, .rule("not", "rules", .list([.empty])))
    }

    /// Whether a property is there: a field that is filled, an object of which some field is. Nil where it always is, or is
    /// none of the form's.
    func presence(of identifier: String) -> SchemaCondition? {
        if let field = field(named: identifier) {
            return field.type == "flag" || field.isThereEmpty ? nil : isFilled(identifier)
        }
        let inner = made.fields.filter { $0.saysPresence && $0.identifier.hasPrefix("\(identifier).") }
        // Nobody reads a condition of more.
        return inner.isEmpty || inner.count > 100 ? nil : .any(inner.map { isFilled($0.identifier) })
    }
}
