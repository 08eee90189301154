import FieldEngine

/// A field that a schema describes, on its way into a form.
struct SchemaField {
    var identifier: String
    var type: String
    var parameters: [Parameter.Member] = []
    /// What is asked of its text, each with its place in the schema: what can't be said together is left out of it.
    var demands: [Demand] = []
    var group: String?
    /// The object that it is a property of, also in a row, which has no groups.
    var object: String?
    var label: String?
    var placeholder: String?
    var helper: String?
    var content: Content?
    var contentPointer = ""
    var isRequired = false
    /// Whether the object around it has it in any case.
    var isNeeded = false
    /// Whether it may be null, which is empty, also where it has to be there.
    var isNullable = false
    /// When it is required, when it shows and when not.
    var requiredThen: [SchemaCondition] = []
    var shown: [SchemaCondition] = []
    var hidden: [SchemaCondition] = []
    /// Whether being there is more than being empty: not so of flags, and of lists that may have no items.
    var takesRequired = true
    var isReadOnly = false
    var isSecure = false
    /// Whether white space at the ends counts, as it does for patterns.
    var keepsBlanks = false
    /// Whether its text is the string of the schema, so that lengths and patterns are about the text.
    var isPlain = false
    /// Whether its text is what somebody wrote, whatever the schema has of it.
    var showsString: Bool { isPlain || type == "phrase" }
    /// Whether the property is there in any case, though the field may be empty: a list without items.
    var isThereEmpty = false
    /// Where the schema asks something of the entries that are listed so far.
    var askedEntries: [String] = []
    /// The type of the items of a list, where they need one of their own.
    var itemType: Parameter?
    /// Of a list that has other entries under other conditions, when each of them is there; else empty.
    var entriesShown: [[SchemaCondition]] = []

    struct Demand {
        var pointer: String
        var kind: Kind

        enum Kind {
            case fewest(Int)
            case most(Int)
            case rule(Parameter)
            /// A rule that holds only then.
            case conditional(Parameter, SchemaCondition)
            case parameter(Parameter.Member)
        }
    }

    enum Content {
        case text(String)
        case typed(Parameter)
    }

    init(_ identifier: String, type: String, _ parameters: [Parameter.Member] = []) {
        self.identifier = identifier
        self.type = type
        self.parameters = parameters
    }

    /// What its values are in the data; nil where they are of several kinds.
    var kind: SchemaKind? {
        switch type {
        case "flag": return .boolean
        case "number": return parameters.contains { $0.name == "decimals" } ? .integer : .number
        case "choices", "tags": return .array
        case "choice":
            let kinds = Set(parameters.first { $0.name == "choices" }?.value.kindsOfEntries ?? [])
            return kinds.count == 1 ? kinds.first : nil
        default: return .string
        }
    }

    /// Whether the object around it is there where it is filled. A flag is never empty, and a default stands there from the
    /// start.
    var saysPresence: Bool { type != "flag" && content == nil }

    /// Whether it shows only where one of some fields has something in it, as conditions call these.
    func showsOnly(whereFilled fields: Set<String>) -> Bool {
        !shown.isEmpty && shown.allSatisfy { $0.isMetOnly(whereFilled: fields) }
    }

    mutating func demand(_ kind: Demand.Kind, at pointer: String) {
        demands.append(Demand(pointer: pointer, kind: kind))
    }

    /// The type with its parameters.
    var typeParameters: [Parameter.Member] {
        parameters
            + demands.compactMap { demand in
                guard case .parameter(let member) = demand.kind else { return nil }
                return member
            }
    }

    /// A type by name alone, or with parameters.
    var writtenType: Parameter {
        var parameters = typeParameters
        if !entriesShown.isEmpty, let place = parameters.firstIndex(where: { $0.name == "choices" }) {
            parameters[place].value = .list(
                zip(entries, entriesShown).map { entry, conditions in
                    // What shows whenever the field does needs no word.
                    shown.allSatisfy { conditions.contains($0) } ? entry : entry.shown(when: .any(conditions))
                })
        }
        if parameters.isEmpty { return .text(type) }
        return .table([Parameter.Member(name: "name", value: .text(type))] + parameters)
    }

    /// The entries of a list.
    var entries: [Parameter] {
        guard case .list(let entries)? = parameters.first(where: { $0.name == "choices" })?.value else { return [] }
        return entries
    }

    /// Gives a list the entries of another, which it has under another condition.
    mutating func takeEntries(of other: SchemaField, when condition: SchemaCondition) {
        guard let place = parameters.firstIndex(where: { $0.name == "choices" }) else { return }
        var entries = entries
        if entriesShown.isEmpty { entriesShown = entries.map { _ in shown } }
        var places: [Parameter: Int] = [:]
        var labels: Set<Parameter> = []
        for (index, entry) in entries.enumerated() {
            places[entry.entryValue] = index
            labels.insert(entry.entryLabel)
        }
        for entry in other.entries {
            if let known = places[entry.entryValue] {
                entriesShown[known].append(condition)
            } else {
                let isTaken = !labels.insert(entry.entryLabel).inserted
                entries.append(isTaken ? entry.namedByValue : entry)
                entriesShown.append([condition])
            }
        }
        parameters[place].value = .list(entries)
    }

    /// In any case, or when their conditions hold.
    var rules: [Parameter] {
        demands.compactMap { demand in
            switch demand.kind {
            case .rule(let rule): rule
            case .conditional(let rule, let condition): rule.when(condition)
            case .fewest, .most, .parameter: nil
            }
        }
    }

    var hasConditionalRules: Bool {
        demands.contains { demand in if case .conditional = demand.kind { true } else { false } }
    }

    var fewest: Int? {
        for demand in demands { if case .fewest(let count) = demand.kind { return count } }
        return nil
    }

    var most: Int? {
        for demand in demands { if case .most(let count) = demand.kind { return count } }
        return nil
    }

    /// What is required whenever it shows is required.
    private var required: Parameter? {
        if isRequired || !shown.isEmpty && shown.allSatisfy({ requiredThen.contains($0) }) { return .boolean(true) }
        let condition = SchemaCondition.any(requiredThen)
        return condition == .never ? nil : condition.written
    }

    /// As a form file has it.
    var written: Parameter {
        var members: [Parameter.Member] = []
        func add(_ name: String, _ text: String?) { if let text { members.add(name, .text(text)) } }
        add("field", identifier)
        add("group", group)
        members.add("type", writtenType)
        add("label", label)
        add("placeholder", placeholder)
        add("helper", helper)
        switch content {
        case .text(let text): add("text", text)
        case .typed(let value): members.add("typed", value)
        case nil: break
        }
        if let required { members.add("required", required) }
        let shown = SchemaCondition.all((shown.isEmpty ? [] : [.any(shown)]) + hidden.map { $0.negated })
        if shown != .always { members.add("shown", shown.written) }
        // Without a text there is nothing to read either.
        if isReadOnly {
            content == nil ? members.add("enabled", .boolean(false)) : members.add("readOnly", .boolean(true))
        }
        if isSecure { members.add("secure", .boolean(true)) }
        if let fewest { members.add("minLength", .integer(fewest)) }
        if let most { members.add("maxLength", .integer(most)) }
        if fewest != nil || most != nil { add("lengthUnit", "scalar") }
        // A text that came from elsewhere is told to be too long, and not cut off.
        if most != nil { add("overflow", "allow") }
        if keepsBlanks { add("blanks", "keep") }
        let rules = rules
        if !rules.isEmpty { members.add("validation", .table([.init(name: "live", value: .rules(rules))])) }
        return .table(members)
    }
}

extension Parameter {
    /// What an entry of a list stands for.
    var entryValue: Parameter { self["value"] ?? self["label"] ?? self }
    fileprivate var entryLabel: Parameter { self["label"] ?? self }

    fileprivate var entryMembers: [Member] {
        if case .table(let members) = self { return members }
        return [Member(name: "label", value: self)]
    }

    /// An entry of which another has the label.
    fileprivate var namedByValue: Parameter {
        var members = entryMembers.filter { $0.name != "label" && $0.name != "value" }
        members.insert(Member(name: "label", value: .text("\(entryLabel.spelled) (\(entryValue.spelled))")), at: 0)
        members.insert(Member(name: "value", value: entryValue), at: 1)
        return .table(members)
    }

    fileprivate func shown(when condition: SchemaCondition) -> Parameter {
        .table(entryMembers + [Member(name: "shown", value: condition.written)])
    }
}

extension Parameter {
    /// What the values of a list's entries are, one by one.
    fileprivate var kindsOfEntries: [SchemaKind] {
        guard case .list(let entries) = self else { return [] }
        return entries.compactMap { entry in
            switch entry.entryValue {
            case .boolean: .boolean
            case .number: .number
            case .text: .string
            case .null, .list, .table: nil
            }
        }
    }
}
