import FieldEngine
import JSONBytes

/// The field of a schema, whatever its kind; and lists.
extension SchemaReader {
    /// Nil where a form has no field for it, which is told.
    mutating func field(of view: SchemaView, at place: SchemaPlace) -> SchemaField? {
        let kind = kind(of: view)
        listUnsaid(in: view, of: kind)
        var field: SchemaField?
        switch kind {
        case .choice: return choiceField(of: view, at: place)
        case .boolean:
            field = SchemaField(place.identifier, type: "flag")
            field?.takesRequired = false
        case .string: field = textField(of: view, at: place)
        case .number: field = numberField(of: view, at: place, isInteger: false)
        case .integer: field = numberField(of: view, at: place, isInteger: true)
        case .array: field = listField(of: view, at: place)
        case .object: findings.add(view.pointer, "a list has no objects in it")
        case nil: field = untypedField(of: view, at: place)
        }
        for alternatives in view.alternatives { findings.add(alternatives.pointer, Self.noAlternatives) }
        return field
    }

    /// A field for a schema of several types, or of none.
    private mutating func untypedField(of view: SchemaView, at place: SchemaPlace) -> SchemaField? {
        let types = types(of: view)
        let pointer = view.parts.first { document.member($0.node, "type") != nil }?.pointer
        if types == .all {
            if view.alternatives.isEmpty { findings.add(view.pointer, "no type is said; any text is taken") }
        } else if types.isDisjoint(with: [.string, .number, .boolean]) {
            findings.add(pointer.map { "\($0)/type" } ?? view.pointer, "a form has no field for this type")
            return nil
        } else {
            findings.add(pointer.map { "\($0)/type" } ?? view.pointer, "a field has one type; any text is taken")
        }
        return SchemaField(place.identifier, type: "phrase")
    }

    /// A list of texts, or of values to choose from.
    private mutating func listField(of view: SchemaView, at place: SchemaPlace) -> SchemaField? {
        guard let items = items(of: view) else {
            findings.add(view.pointer, "what the list holds is not said")
            return nil
        }
        if items.isImpossible || items.isRecursive {
            findings.add(items.pointer, "a list of this can't be filled in")
            return nil
        }
        guard var field = listField(of: items, at: place, items.pointer) else { return nil }
        let (least, most) = counts(of: view)
        if let least { field.demand(.parameter(.init(name: "min", value: .integer(least.count))), at: least.pointer) }
        if let most { field.demand(.parameter(.init(name: "max", value: .integer(most.count))), at: most.pointer) }
        let isUnique = view.parts.contains { document.member($0.node, "uniqueItems").flatMap(document.bool) == true }
        if field.type == "tags", !isUnique { field.parameters.add("unique", .boolean(false)) }
        // A list that is there may be empty.
        field.takesRequired = least != nil
        return field
    }

    /// What holds for the items of a list; nil where nothing is said.
    mutating func items(of view: SchemaView) -> SchemaView? {
        let schemas = view.parts.compactMap { part in
            document.member(part.node, "items").map { SchemaPart(node: $0, pointer: "\(part.pointer)/items") }
        }
        return schemas.isEmpty ? nil : self.view(of: schemas, inside: view.trail)
    }

    private mutating func listField(of items: SchemaView, at place: SchemaPlace, _ pointer: String) -> SchemaField? {
        switch kind(of: items) {
        case .choice:
            listUnsaid(in: items, of: .choice)
            guard let choices = choices(of: items) else { return nil }
            // The order of a list means something.
            return SchemaField(
                place.identifier, type: "choices",
                [.init(name: "choices", value: .choices(choices)), .init(name: "order", value: .text("chosen"))])
        case .string, .number, .integer:
            guard var item = field(of: items, at: place) else { return nil }
            if let reason = trial.settle(&item, &findings) {
                findings.add(pointer, reason)
                return nil
            }
            return tags(of: item, at: place, pointer)
        case .object, .array, .boolean, nil:
            findings.add(pointer, "a form has no list of this")
            return nil
        }
    }

    private mutating func tags(of item: SchemaField, at place: SchemaPlace, _ pointer: String) -> SchemaField {
        var field = SchemaField(place.identifier, type: "tags")
        var rules = item.rules
        if item.fewest != nil || item.most != nil {
            var length: [Parameter.Member] = [.init(name: "rule", value: .text("length"))]
            if let fewest = item.fewest { length.add("min", .integer(fewest)) }
            if let most = item.most { length.add("max", .integer(most)) }
            length.add("unit", .text("scalar"))
            rules.insert(.table(length), at: 0)
        }
        if rules.isEmpty || !item.typeParameters.isEmpty {
            if !rules.isEmpty { findings.add(pointer, "a list asks of its items what their type asks, and no more") }
            if item.writtenType != .text("phrase") { field.parameters.add("of", item.writtenType) }
            return field
        }
        let name = "\(made.typePrefix)\(place.identifier).item"
        field.itemType = .table([
            .init(name: "name", value: .text(name)),
            .init(name: "description", value: .text("An item of \(place.identifier).")),
            .init(name: "extends", value: .text(item.type)), .init(name: "live", value: .list(rules)),
        ])
        field.parameters.add("of", .text(name))
        return field
    }

    // MARK: Contents

    /// What a default puts into a field; nil where it is of another type.
    func content(of field: SchemaField, from value: JSONNode) -> SchemaField.Content? {
        switch field.type {
        case "flag": return document.bool(value).map { .typed(.boolean($0)) }
        case "number": return document.numberText(value).map { .typed(.text(Parameter.number($0).withoutExponent)) }
        case "choice": return document.shown(value) == nil ? nil : .typed(document.parameter(value))
        case "choices", "tags":
            guard document.kind(value) == .array else { return nil }
            let items = document.elements(value).map { document.parameter($0) }
            // Nothing in a list is what an empty field says.
            return .typed(.list(field.type == "tags" ? items.map { .text($0.withoutExponent) } : items))
        case "date", "time", "dateTime": return document.string(value).map { .typed(.text($0)) }
        default: return document.string(value).map { .text($0) }
        }
    }
}

extension Parameter {
    /// A plain value as a text, a number as people write it.
    var withoutExponent: String {
        guard case .number(let text) = self, text.contains("e" as Character) || text.contains("E" as Character) else {
            return spelled
        }
        return DecimalNumber(text)?.text ?? text
    }
}
