import FieldEngine
import JSONBytes

/// What a schema asks only then: `if`, `dependentRequired`, `dependentSchemas`, and objects of several forms.
extension SchemaReader {
    mutating func readConditions(of view: SchemaView, at place: SchemaPlace, when outer: SchemaCondition = .always) {
        for part in view.parts {
            readDependencies(of: part, at: place, when: outer, inside: view.trail)
            guard let test = document.member(part.node, "if") else { continue }
            let then = document.member(part.node, "then").map { SchemaPart(node: $0, pointer: "\(part.pointer)/then") }
            let other = document.member(part.node, "else").map { SchemaPart(node: $0, pointer: "\(part.pointer)/else") }
            if then == nil, other == nil { continue }
            let schema = SchemaPart(node: test, pointer: "\(part.pointer)/if")
            guard let condition = condition(of: schema, at: place, inside: view.trail), condition != .always else {
                findings.add(schema.pointer, "a condition can't ask this of the form's fields")
                continue
            }
            if let then { apply(then, at: place, when: .all([outer, condition]), inside: view.trail) }
            if let other { apply(other, at: place, when: .all([outer, condition.negated]), inside: view.trail) }
        }
        for alternatives in view.alternatives {
            guard readForms(alternatives, at: place, when: outer, inside: view.trail) else {
                findings.add(alternatives.pointer, Self.noAlternatives)
                continue
            }
        }
    }

    private mutating func readDependencies(
        of part: SchemaPart, at place: SchemaPlace, when outer: SchemaCondition, inside trail: SchemaTrail
    ) {
        if let table = document.member(part.node, "dependentRequired") {
            for member in document.members(table) {
                guard let name = document.string(member.name) else { continue }
                let pointer = "\(part.pointer)/dependentRequired/\(SchemaPointer.token(name))"
                guard let condition = presence(of: SchemaPlace(name: name, in: place).identifier) else {
                    findings.add(pointer, "whether this is there can't be asked")
                    continue
                }
                for needed in document.elements(member.value) {
                    guard let needed = document.string(needed) else { continue }
                    require(needed, at: place, when: .all([outer, condition]), pointer)
                }
            }
        }
        if let table = document.member(part.node, "dependentSchemas") {
            for member in document.members(table) {
                guard let name = document.string(member.name) else { continue }
                let pointer = "\(part.pointer)/dependentSchemas/\(SchemaPointer.token(name))"
                guard let condition = presence(of: SchemaPlace(name: name, in: place).identifier) else {
                    findings.add(pointer, "whether this is there can't be asked")
                    continue
                }
                let schema = SchemaPart(node: member.value, pointer: pointer)
                apply(schema, at: place, when: .all([outer, condition]), inside: trail)
            }
        }
    }

    /// Objects of several forms, told apart by a property that has other values in each: a choice of these, and the fields of
    /// each with its own.
    private mutating func readForms(
        _ alternatives: SchemaView.Alternatives, at place: SchemaPlace, when outer: SchemaCondition,
        inside trail: SchemaTrail
    ) -> Bool {
        let views = alternatives.parts.map { view(of: $0, inside: trail) }
        guard let first = views.first, !views.contains(where: { $0.isRecursive || $0.isImpossible }) else {
            return false
        }
        for (name, _) in properties(of: first) {
            var lists: [[SchemaChoice]] = []
            for view in views {
                guard let parts = properties(of: view).first(where: { $0.name == name })?.parts,
                    parts.count == 1, isListed(parts[0].node)
                else { break }
                lists.append(listed(by: parts[0], withTitle: true))
            }
            let values = lists.joined().map { $0.value }
            guard lists.count == views.count, !lists.contains(where: { $0.isEmpty }), Set(values).count == values.count,
                !values.contains(where: { if case .boolean = $0 { true } else { false } })
            else { continue }
            giveTitles(to: &lists, by: views)
            let inner = SchemaPlace(name: name, in: place)
            if field(named: inner.identifier) == nil {
                var field = SchemaField(
                    inner.identifier, type: "choice", [.init(name: "choices", value: .choices(Array(lists.joined())))])
                field.group = inner.group
                field.label = inner.label
                field.isRequired =
                    place.isInRequired && views.allSatisfy { view in required(by: view).contains { $0.name == name } }
                field.shown = outer == .always ? [] : [outer]
                guard add(field, at: alternatives.pointer) else { return false }
            }
            for (view, list) in zip(views, lists) {
                let own = SchemaCondition.any(
                    list.map { asking(inner.identifier, .rule("equals", "value", $0.value)) })
                apply(view, at: place, when: .all([outer, own]), besides: name)
            }
            return true
        }
        return false
    }

    /// Names values by the titles of the objects that they stand for, where they have none of their own: of some generators
    /// each has that of the property.
    private func giveTitles(to lists: inout [[SchemaChoice]], by views: [SchemaView]) {
        let haveOwn = Set(lists.joined().map { $0.label }).count == lists.joined().count
        for (index, view) in views.enumerated() where lists[index].count == 1 {
            let value = lists[index][0].value.spelled
            if !haveOwn || lists[index][0].label == value {
                lists[index][0].label = text("title", of: view)?.inOneLine ?? value
            }
        }
        guard Set(lists.joined().map { $0.label }).count < lists.joined().count else { return }
        for index in lists.indices {
            for place in lists[index].indices { lists[index][place].label = lists[index][place].value.spelled }
        }
    }

    // MARK: What holds then

    private mutating func apply(
        _ part: SchemaPart, at place: SchemaPlace, when condition: SchemaCondition, inside trail: SchemaTrail
    ) {
        apply(view(of: part, inside: trail), at: place, when: condition)
    }

    /// - Parameter besides: a property that the condition is about.
    private mutating func apply(
        _ view: SchemaView, at place: SchemaPlace, when condition: SchemaCondition, besides: String? = nil
    ) {
        if view.isImpossible { return findings.add(view.pointer, "a form can't forbid what fields have together") }
        if view.isRecursive { return }
        var required = required(by: view).filter { $0.name != besides }
        var withoutNull: Set<String> = []
        for (name, parts) in properties(of: view) where name != besides {
            var inner = SchemaPlace(name: name, in: place)
            inner.isRequired = required.contains { $0.name == name }
            let property = self.view(of: parts, inside: view.trail)
            if property.isRecursive { continue }
            if !property.isNullable, isListed(property) || types(of: property) != .all { withoutNull.insert(name) }
            if made.places[inner.identifier] != nil {
                constrain(inner.identifier, property, when: condition)
            } else if made.fields.contains(where: { $0.identifier.hasPrefix("\(inner.identifier).") }) {
                switch kind(of: property) {
                case .object, nil: apply(property, at: inner, when: condition)
                case .array, .string, .number, .integer, .boolean, .choice:
                    findings.add(property.pointer, "a condition can't change this of an object")
                }
            } else {
                introduce(property, inner, when: condition)
                required.removeAll { $0.name == name }
            }
        }
        for (name, pointer) in required {
            require(name, at: place, when: condition, pointer, withoutNull: withoutNull.contains(name))
        }
        listUnsaid(in: view, of: .object)
        readConditions(of: view, at: place, when: condition)
    }

    /// Fields that there are only then show only then.
    private mutating func introduce(_ view: SchemaView, _ place: SchemaPlace, when condition: SchemaCondition) {
        let count = made.fields.count
        let sectionCount = sections.count
        readProperty(view, place)
        if sections.count > sectionCount {
            findings.add(view.pointer, "a section is there whatever this condition says")
        }
        for index in count..<made.fields.count where depend(index, on: condition, view.pointer) {
            made.fields[index].shown.append(condition)
        }
    }

    /// A field that is there already has more rules then.
    private mutating func constrain(_ identifier: String, _ view: SchemaView, when condition: SchemaCondition) {
        guard let index = made.places[identifier] else { return }
        if view.isImpossible {
            if depend(index, on: condition, view.pointer) { made.fields[index].hidden.append(condition) }
            return
        }
        if !made.fields[index].shown.isEmpty {
            // It came with another condition, and so did its rules.
            guard depend(index, on: condition, view.pointer) else { return }
            made.fields[index].makeConditional()
            made.fields[index].shown.append(condition)
        }
        for part in view.parts {
            for member in document.members(part.node) {
                guard let name = document.string(member.name) else { continue }
                let pointer = "\(part.pointer)/\(SchemaPointer.token(name))"
                guard let rules = conditionalRules(name, member.value, of: made.fields[index]) else {
                    findings.add(pointer, "a condition can't change this of a field")
                    continue
                }
                for rule in rules {
                    if made.fields[index].type == "flag" {
                        if rule["value"] == .boolean(true) {
                            if depend(index, on: condition, pointer) {
                                made.fields[index].requiredThen.append(condition)
                            }
                        } else {
                            findings.add(pointer, "a flag can't be told to be off")
                        }
                    } else if let problem = trial.problem(of: rule, in: made.fields[index]) {
                        findings.add(pointer, problem)
                    } else if depend(index, on: condition, pointer) {
                        made.fields[index].conditional.append(rule.when(condition))
                    }
                }
            }
        }
    }

    /// The rules that a keyword stands for in a field; nil where it is something else than rules.
    private func conditionalRules(_ keyword: String, _ value: JSONNode, of field: SchemaField) -> [Parameter]? {
        if let kind = field.kind, !SchemaKeyword(keyword).speaks(of: kind) { return [] }
        switch keyword {
        case "type": return allows(field.kind, type: value) ? [] : nil
        case "title", "$ref", "allOf", "$comment": return []
        case "const" where field.kind == .array, "enum" where field.kind == .array:
            // A rule about a list asks for one of its items.
            return nil
        case "const":
            return document.shown(value) == nil ? nil : [.rule("equals", "value", document.parameter(value))]
        case "enum":
            let rules = document.elements(value).filter { document.shown($0) != nil }.map {
                Parameter.rule("equals", "value", document.parameter($0))
            }
            return rules.isEmpty ? nil : [rules.count == 1 ? rules[0] : .rule("any", "rules", .list(rules))]
        case "format":
            guard field.isPlain, let format = document.string(value).flatMap({ SchemaFormat($0) }),
                let pattern = format.pattern, format.most == nil
            else { return nil }
            return [.rule("pattern", "pattern", .text(pattern), message: format.message)]
        case "minLength", "maxLength", "pattern": return field.isPlain ? rules(keyword, value) : nil
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
            return field.type == "number" ? rules(keyword, value) : nil
        default: return nil
        }
    }

    /// - Parameter withoutNull: whether the condition says also that it is not null.
    private mutating func require(
        _ name: String, at place: SchemaPlace, when condition: SchemaCondition, _ pointer: String,
        withoutNull: Bool = false
    ) {
        guard let index = made.places[SchemaPlace(name: name, in: place).identifier] else {
            return findings.add(pointer, "there is no field for this property")
        }
        // What is always there is no matter of conditions.
        guard made.fields[index].takesRequired, !made.fields[index].isRequired,
            withoutNull || !made.fields[index].isNullable
        else { return }
        if depend(index, on: condition, pointer) { made.fields[index].requiredThen.append(condition) }
    }

    static let cycle = "fields can't depend on each other in a cycle"

    /// Whether one of some fields depends on a field, or is it; also where that was asked too often.
    mutating func leads(from fields: [String], to identifier: String) -> Bool {
        var waiting = fields
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard patience > 0, next != identifier else { return true }
            patience -= 1
            if seen.insert(next).inserted { waiting += made.dependencies[next] ?? [] }
        }
        return false
    }

    /// Notes that a field depends on what a condition asks; false where that would close a cycle, which is told.
    mutating func depend(_ index: Int, on condition: SchemaCondition, _ pointer: String) -> Bool {
        let identifier = made.fields[index].identifier
        guard !leads(from: condition.fields, to: identifier) else {
            findings.add(pointer, Self.cycle)
            return false
        }
        made.dependencies[identifier, default: []] += condition.fields
        return true
    }
}

extension Parameter {
    fileprivate func when(_ condition: SchemaCondition) -> Parameter {
        guard case .table(let members) = self else { return self }
        return .table(members + [Member(name: "when", value: condition.written)])
    }
}

extension SchemaField {
    /// What was asked of a field that shows then is asked only then.
    fileprivate mutating func makeConditional() {
        guard let condition = shown.first, shown.count == 1 else { return }
        // What a list asks of its number of items is no rule.
        guard isPlain || type == "number" else { return }
        if isRequired {
            isRequired = false
            requiredThen.append(condition)
        }
        conditional += demands.map { $0.rule.when(condition) }
        demands = []
    }
}

extension SchemaField.Demand {
    /// As a rule, whatever it was.
    fileprivate var rule: Parameter {
        switch kind {
        case .fewest(let count): .length("min", count)
        case .most(let count): .length("max", count)
        case .rule(let rule): rule
        case .parameter(let member):
            switch member.name {
            case "exclusiveMin": .rule("not", "rules", .list([.rule("range", "max", member.value)]))
            case "exclusiveMax": .rule("not", "rules", .list([.rule("range", "min", member.value)]))
            default: .rule("range", member.name, member.value)
            }
        }
    }
}
