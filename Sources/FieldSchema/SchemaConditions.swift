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
            switch condition(of: schema, at: place, inside: view.trail) {
            case .asked(let question):
                let condition = SchemaCondition.asked(question)
                if let then { apply(then, at: place, when: .all([outer, condition]), inside: view.trail) }
                if let other { apply(other, at: place, when: .all([outer, condition.negated]), inside: view.trail) }
            case .always: findings.add(schema.pointer, "this holds whatever the form's fields have")
            case .never: findings.add(schema.pointer, "this does not hold, whatever the form's fields have")
            case nil: findings.add(schema.pointer, "a condition can't ask this of the form's fields")
            }
        }
        for alternatives in view.alternatives {
            if readForms(alternatives, at: place, when: outer, inside: view.trail) { continue }
            if outer == .always, readPresences(alternatives, at: place) { continue }
            findings.add(alternatives.pointer, Self.noAlternatives)
        }
    }

    private mutating func readDependencies(
        of part: SchemaPart, at place: SchemaPlace, when outer: SchemaCondition, inside trail: SchemaTrail
    ) {
        // In draft 7 one keyword is both.
        for keyword: StaticString in ["dependentRequired", "dependentSchemas", "dependencies"] {
            guard let table = document.member(part.node, keyword) else { continue }
            for member in document.members(table) {
                guard let name = document.string(member.name) else { continue }
                let pointer = "\(part.pointer)/\(keyword.description)/\(SchemaPointer.token(name))"
                guard let condition = presence(of: SchemaPlace(name: name, in: place).identifier) else {
                    findings.add(pointer, "whether this is there can't be asked")
                    continue
                }
                if document.kind(member.value) == .array {
                    for needed in document.elements(member.value) {
                        guard let needed = document.string(needed) else { continue }
                        require(needed, at: place, when: .all([outer, condition]), pointer)
                    }
                } else {
                    let schema = SchemaPart(node: member.value, pointer: pointer)
                    apply(schema, at: place, when: .all([outer, condition]), inside: trail)
                }
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
            var isNullable = false
            for view in views {
                guard let parts = properties(of: view).first(where: { $0.name == name })?.parts,
                    parts.count == 1, isListed(parts[0].node)
                else { break }
                lists.append(listed(by: parts[0], withTitle: true))
                if self.view(of: parts, inside: view.trail).isNullable { isNullable = true }
            }
            let values = lists.joined().map { $0.value }
            guard lists.count == views.count, !lists.contains(where: { $0.isEmpty }), Set(values).count == values.count,
                !values.contains(where: { if case .boolean = $0 { true } else { false } })
            else { continue }
            giveTitles(to: &lists, by: views)
            var inner = SchemaPlace(name: name, in: place)
            inner.isRequired = views.allSatisfy { view in required(by: view).contains(name) }
            if field(named: inner.identifier) == nil {
                var field = SchemaField(
                    inner.identifier, type: "choice", [.init(name: "choices", value: .choices(Array(lists.joined())))])
                // What each form says of it is said of its own values.
                describe(&field, SchemaView(isNullable: isNullable, pointer: alternatives.pointer), inner)
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
        if condition == .never || view.isRecursive { return }
        if view.isImpossible { return findings.add(view.pointer, "a form can't forbid what fields have together") }
        var required = required(by: view)
        if let besides { required.remove(besides) }
        var withoutNull: Set<String> = []
        for (name, parts) in properties(of: view) where name != besides {
            var inner = SchemaPlace(name: name, in: place)
            inner.isRequired = required.contains(name)
            let property = self.view(of: parts, inside: view.trail)
            if property.isRecursive { continue }
            if sections.contains(where: { $0["section"] == .text(inner.identifier) }) {
                findings.add(property.pointer, Self.unchangeableSection)
                required.remove(name)
                continue
            }
            if !property.isNullable, isListed(property) || types(of: property) != .all { withoutNull.insert(name) }
            if made.places[inner.identifier] != nil {
                constrain(inner.identifier, property, when: condition)
            } else if made.fields.contains(where: { $0.identifier.hasPrefix("\(inner.identifier).") }) {
                switch kind(of: property) {
                case .object, nil:
                    inner.group = inner.identifier
                    inner.isInKnown = true
                    inner.isInRequired =
                        place.isInRequired && (inner.isRequired || made.requiredObjects.contains(inner.identifier))
                    // It is there where what it requires is.
                    if inner.isRequired, !self.required(by: property).isEmpty { required.remove(name) }
                    apply(property, at: inner, when: condition)
                case .array, .string, .number, .integer, .boolean, .choice:
                    findings.add(property.pointer, "a condition can't change this of an object")
                }
            } else {
                introduce(property, inner, when: condition)
                // An object that may be missing says by itself when what it requires is asked, but once.
                if place.isInRequired || !place.isInKnown || field(named: inner.identifier) == nil {
                    required.remove(name)
                }
            }
        }
        for (name, pointer) in required {
            require(name, at: place, when: condition, pointer, withoutNull: withoutNull.contains(name))
        }
        listUnsaid(in: view, of: .object)
        readCounts(of: view, at: place, when: condition)
        listClosed(view, at: place) { $0.shown.isEmpty }
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
        var settled: Set<String> = []
        if !made.fields[index].shown.isEmpty {
            // It came with another condition, and so did its rules.
            guard depend(index, on: condition, view.pointer) else { return }
            made.fields[index].makeConditional()
            settled = widen(index, by: view, when: condition)
            made.fields[index].shown.append(condition)
        }
        for part in view.parts {
            for member in document.members(part.node) {
                guard let name = document.string(member.name), !settled.contains(name) else { continue }
                let pointer = "\(part.pointer)/\(SchemaPointer.token(name))"
                guard let rules = conditionalRules(name, member.value, of: made.fields[index]) else {
                    findings.add(pointer, Self.unchangeable)
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
                        made.fields[index].demand(.conditional(rule, condition), at: pointer)
                    }
                }
            }
        }
    }

    /// Has a field that came with another condition take what it takes under this one.
    ///
    /// - Returns: The keywords of which nothing more is to be said.
    private mutating func widen(
        _ index: Int, by view: SchemaView, when condition: SchemaCondition
    ) -> Set<String> {
        // What can't be said of it is told keyword by keyword.
        let told = findings
        let fresh = field(of: view, at: SchemaPlace(name: made.fields[index].identifier, isRequired: false))
        findings = told
        let field = made.fields[index]
        guard let fresh else { return [] }
        switch (field.type, fresh.type) {
        case ("choice", "choice"), ("choices", "choices"):
            made.fields[index].takeEntries(of: fresh, when: condition)
            if made.fields[index].entries.count > field.entries.count {
                // Which of several lists it has stands there from the start is not known.
                made.fields[index].content = nil
                for pointer in field.askedEntries { findings.add(pointer, "it is not asked of what is listed later") }
            }
            if field.type == "choice" { return ["type", "enum", "const", "oneOf", "anyOf"] }
            if field.countParameters == fresh.countParameters {
                return ["items", "minItems", "maxItems", "uniqueItems"]
            }
            findings.add(view.pointer, Self.unchangeable)
            return ["items", "minItems", "maxItems", "uniqueItems"]
        case ("number", "number"):
            guard field.kind == .integer, fresh.kind == .number else { return [] }
            made.fields[index].parameters.removeAll { $0.name == "decimals" }
            made.fields[index].demand(.conditional(.wholeNumber, .any(field.shown)), at: view.pointer)
            return []
        case ("phrase", _), ("multiline", _), ("number", "choice"), ("flag", "flag"): return []
        default:
            if field.writtenType == fresh.writtenType {
                return ["format", "items", "minItems", "maxItems", "uniqueItems"]
            }
            findings.add(view.pointer, Self.unchangeable)
            return ["format", "type"]
        }
    }

    static let unchangeable = "a condition can't change this of a field"

    /// The rules that a keyword stands for in a field; nil where it is something else than rules.
    private func conditionalRules(_ keyword: String, _ value: JSONNode, of field: SchemaField) -> [Parameter]? {
        if let kind = field.kind, !SchemaKeyword(keyword).speaks(of: kind) { return [] }
        switch keyword {
        case "type":
            if field.kind == .number, allows(.integer, type: value), !allows(.number, type: value) {
                return [.wholeNumber]
            }
            return allows(field.kind, type: value) ? [] : nil
        case "title", "$ref", "$dynamicRef", "allOf", "$comment": return []
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
        let identifier = SchemaPlace(name: name, in: place).identifier
        guard let index = made.places[identifier] else { return requireObject(identifier, when: condition, pointer) }
        // What is always there is no matter of conditions.
        guard made.fields[index].takesRequired, !made.fields[index].isRequired,
            withoutNull || !made.fields[index].isNullable
        else { return }
        guard let condition = place.isInRequired ? condition : within(place, index, condition, pointer) else { return }
        if depend(index, on: condition, pointer) { made.fields[index].requiredThen.append(condition) }
    }

    /// A condition about an object that may be missing holds where it is there; nil where that can't be asked.
    private mutating func within(
        _ place: SchemaPlace, _ index: Int, _ condition: SchemaCondition, _ pointer: String
    ) -> SchemaCondition? {
        let identifier = made.fields[index].identifier
        let others = made.fields.filter {
            $0.saysPresence && $0.identifier.hasPrefix("\(place.identifier).") && $0.identifier != identifier
        }
        let free = others.filter { !leads(from: [$0.identifier], to: identifier) }
        if free.count < others.count || free.isEmpty || free.count > 100 {
            findings.add(pointer, "it does not hold wherever the object around it is there")
        }
        guard !free.isEmpty, free.count <= 100 else { return nil }
        return .all([.any(free.map { isFilled($0.identifier) }), condition])
    }

    /// An object is there where what it requires is.
    private mutating func requireObject(_ object: String, when condition: SchemaCondition, _ pointer: String) {
        if made.requiredObjects.contains(object) { return }
        let needed = made.fields.indices.filter { made.fields[$0].object == object && made.fields[$0].isNeeded }
        if needed.isEmpty {
            let isThere = made.fields.contains { $0.identifier.hasPrefix("\(object).") }
            findings.add(
                pointer, isThere ? "whether an object is there can't be asked" : "there is no field for this property")
        }
        for index in needed where depend(index, on: condition, pointer) {
            made.fields[index].requiredThen.append(condition)
        }
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
        made.depend(identifier, on: condition.fields)
        return true
    }
}

extension Parameter {
    fileprivate static var wholeNumber: Parameter { .rule("range", "step", .integer(1)) }
}

extension SchemaField {
    /// What a list asks but its entries.
    fileprivate var countParameters: [Parameter.Member] { typeParameters.filter { $0.name != "choices" } }

    /// What was asked of a field that shows then is asked only then.
    fileprivate mutating func makeConditional() {
        guard let condition = shown.first, shown.count == 1 else { return }
        if isRequired {
            isRequired = false
            requiredThen.append(condition)
        }
        // What a list asks of its number of items is no rule.
        guard isPlain || type == "number" else { return }
        for place in demands.indices { demands[place].makeConditional(condition) }
    }
}

extension SchemaField.Demand {
    /// What was asked in any case is asked then, as a rule, whatever it was.
    fileprivate mutating func makeConditional(_ condition: SchemaCondition) {
        let rule: Parameter
        switch kind {
        case .fewest(let count): rule = .length("min", count)
        case .most(let count): rule = .length("max", count)
        case .rule(let own): rule = own
        case .conditional: return
        case .parameter(let member):
            switch member.name {
            case "exclusiveMin": rule = .exclusive(.least, member.value)
            case "exclusiveMax": rule = .exclusive(.most, member.value)
            default: rule = .rule("range", member.name, member.value)
            }
        }
        kind = .conditional(rule, condition)
    }
}
