import FieldEngine
import FieldProtocol
import JSONBytes

/// A value that a schema lists.
struct SchemaChoice {
    /// A string, a number or a boolean.
    var value: Parameter
    var label: String
    var description: String?
}

/// Values that are listed.
extension SchemaReader {
    /// A list, or a flag where the values are true and false.
    mutating func choiceField(of view: SchemaView, at place: SchemaPlace) -> SchemaField? {
        guard let choices = choices(of: view) else { return nil }
        if choices.allSatisfy({ $0.isBoolean }) { return flag(of: choices, view, at: place) }
        var field = SchemaField(place.identifier, type: "choice", [.init(name: "choices", value: .choices(choices))])
        field.isSecure = false
        // One value is no choice: it stands there from the start.
        if choices.count == 1, place.isRequired, place.isInRequired, !view.isNullable {
            field.content = .text(choices[0].label)
        }
        return field
    }

    private mutating func flag(of choices: [SchemaChoice], _ view: SchemaView, at place: SchemaPlace) -> SchemaField {
        var field = SchemaField(place.identifier, type: "flag")
        field.takesRequired = false
        for choice in choices where choice.label != choice.value.spelled {
            field.parameters.add(choice.value == .boolean(true) ? "yes" : "no", .text(choice.label))
        }
        if !choices.contains(where: { $0.value == .boolean(false) }) {
            // Only yes is a value: who must agree.
            field.isRequired = true
        } else if !choices.contains(where: { $0.value == .boolean(true) }) {
            findings.add(view.pointer, "yes can be chosen too")
        }
        return field
    }

    /// The values that all of a view's lists have; nil where nothing is left.
    mutating func choices(of view: SchemaView) -> [SchemaChoice]? {
        var lists: [[SchemaChoice]] = []
        for part in view.parts where isListed(part.node) { lists.append(listed(by: part, withTitle: false)) }
        for alternatives in view.alternatives {
            if alternatives.parts.allSatisfy({ isListed($0.node) }) {
                lists.append(alternatives.parts.flatMap { listed(by: $0, withTitle: true) })
            } else {
                findings.add(alternatives.pointer, Self.noAlternatives)
            }
        }
        let types = types(of: view)
        var choices: [SchemaChoice] = []
        var places: [Parameter: Int] = [:]
        var labels: Set<String> = []
        // Of each value in how many of the other lists it is.
        var counts: [Parameter: Int] = [:]
        for (place, list) in lists.dropLast().enumerated() {
            for choice in list where counts[choice.value, default: 0] == place { counts[choice.value] = place + 1 }
        }
        for var choice in lists.last ?? [] {
            guard counts[choice.value, default: 0] == lists.count - 1, choice.isOf(types), places[choice.value] == nil
            else { continue }
            places[choice.value] = choices.count
            if labels.contains(choice.label) { choice.label += " (\(choice.value.spelled))" }
            labels.insert(choice.label)
            choices.append(choice)
        }
        listOthers(view)
        guard !choices.isEmpty else {
            findings.add(view.pointer, "there is nothing to choose from")
            return nil
        }
        return choices
    }

    /// What else is asked of values that are listed.
    private mutating func listOthers(_ view: SchemaView) {
        for part in view.parts {
            for member in document.members(part.node) {
                guard let name = document.string(member.name) else { continue }
                switch SchemaKeyword(name).kind {
                case .string, .number:
                    findings.add("\(part.pointer)/\(name)", "of values that are listed nothing more is asked")
                case .object, .array, .integer, .boolean, .choice, nil: break
                }
            }
        }
    }

    /// The values that a schema lists. Null is none of them: that is an empty field.
    mutating func listed(by part: SchemaPart, withTitle: Bool) -> [SchemaChoice] {
        var values: [(node: JSONNode, pointer: String)] = []
        // What values are called, as makers of forms have it beside them.
        var names: [String?] = []
        if let constant = document.member(part.node, "const") {
            let list = document.member(part.node, "enum").map { document.elements($0) }
            let isListed = list?.contains { document.parameter($0) == document.parameter(constant) } ?? true
            if isListed { values.append((constant, "\(part.pointer)/const")) }
        } else if let list = document.member(part.node, "enum") {
            // References can ask for one list any number of times.
            entriesLeft -= document.count(list)
            guard entriesLeft > 0 else {
                findings.add("", "the schema is too large for a form")
                return []
            }
            for (index, value) in document.elements(list).enumerated() {
                values.append((value, "\(part.pointer)/enum/\(index)"))
            }
            if let list = document.member(part.node, "enumNames") {
                names = document.elements(list).map(document.string)
            }
        }
        let title = withTitle && values.count == 1 ? document.member(part.node, "title").flatMap(document.string) : nil
        let description = withTitle ? document.member(part.node, "description").flatMap(document.string) : nil
        if withTitle { listUnsaid(in: SchemaView(parts: [part]), of: .choice) }
        return values.enumerated().compactMap { index, value in
            if document.kind(value.node) == .null { return nil }
            let title = names.indices.contains(index) ? names[index] : title
            guard let text = document.shown(value.node) else {
                findings.add(value.pointer, "a field has no lists and objects to choose from")
                return nil
            }
            // White space at the ends, and more than one between words, can't be typed.
            let words = text.split { $0.isWhitespace }.joined(separator: " ")
            let isOneLine = !words.isEmpty && !text.contains { $0.isNewline }
            guard isOneLine || title != nil else {
                findings.add(value.pointer, "what is chosen needs a text of one line")
                return nil
            }
            let label =
                title.map { $0.split { $0.isWhitespace }.joined(separator: " ") }.flatMap { $0.isEmpty ? nil : $0 }
                ?? words
            return SchemaChoice(
                value: document.parameter(value.node), label: label, description: description?.inOneLine)
        }
    }
}

extension SchemaChoice {
    fileprivate var isBoolean: Bool { if case .boolean = value { true } else { false } }

    fileprivate func isOf(_ types: SchemaTypes) -> Bool {
        switch value {
        case .boolean: types.contains(.boolean)
        case .number(let text):
            types.contains(.fraction) || types.contains(.integer) && DecimalNumber(text)?.isWhole ?? false
        case .text: types.contains(.string)
        case .null, .list, .table: false
        }
    }
}

extension Parameter {
    /// A list of choices as a form file has it.
    static func choices(_ choices: [SchemaChoice]) -> Parameter {
        .list(
            choices.map { choice in
                if choice.value == .text(choice.label), choice.description == nil { return .text(choice.label) }
                var members = [Member(name: "label", value: .text(choice.label))]
                if choice.value != .text(choice.label) { members.add("value", choice.value) }
                if let description = choice.description { members.add("description", .text(description)) }
                return .table(members)
            })
    }

    /// A plain value as a text.
    var spelled: String {
        switch self {
        case .boolean(let flag): flag ? "true" : "false"
        case .number(let text), .text(let text): text
        case .null, .list, .table: ""
        }
    }
}

extension JSONDocument {
    /// A plain value as a text; nil for null, lists and objects.
    func shown(_ node: JSONNode) -> String? {
        switch kind(node) {
        case .bool, .number, .string: parameter(node).spelled
        case .null, .array, .object: nil
        }
    }

    func parameter(_ node: JSONNode) -> Parameter { Parameter(decoding: node, in: self) }
}
