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

    fileprivate func when(_ condition: SchemaCondition) -> Parameter {
        guard case .table(let members) = self, condition != .always else { return self }
        return .table(members + [Member(name: "when", value: condition.written)])
    }

    static func rules(_ rules: [Parameter]) -> Parameter { .table([Member(name: "rules", value: .list(rules))]) }

    static func length(_ bound: String, _ count: Int) -> Parameter {
        .table([
            Member(name: "rule", value: .text("length")), Member(name: bound, value: .integer(count)),
            Member(name: "unit", value: .text("scalar")),
        ])
    }

    /// A bound that is excluded, said by the other one, which does not hold then.
    static func exclusive(_ bound: RangeBound, _ value: Parameter) -> Parameter {
        switch bound {
        case .least: .rule("not", "rules", .list([.rule("range", "max", value)]))
        case .most: .rule("not", "rules", .list([.rule("range", "min", value)]))
        }
    }

    enum RangeBound { case least, most }

    static func rule(_ name: String, _ parameter: String, _ value: Parameter, message: String? = nil) -> Parameter {
        var members = [Member(name: "rule", value: .text(name)), Member(name: parameter, value: value)]
        if let message { members.add("message", .text(message)) }
        return .table(members)
    }
}

/// Makes the fields that a schema describes, to find out what can't be said of them together.
struct SchemaTrial {
    private var registry: TypeRegistry
    private var definitions = SharedDefinitions()
    /// How many fields may still be made to find out what contradicts the rest of them: each may take a fraction of a turn's work.
    private var trialsLeft = 500
    /// What of these is left to fields that can't be as they are.
    private static let trialsOfFields = 100
    private static let fraction = 8
    private static let mostDemands = 40

    /// Nothing that a schema says depends on the day.
    private static let moment = Moment(milliseconds: 0, today: CivilDate(year: 2000, month: 1, day: 1))

    init(_ limits: SchemaLimits) {
        registry = TypeRegistry(stateLimit: limits.patternStates, workLimit: limits.work)
    }

    /// Leaves out of a field what can't be said, and tells it.
    ///
    /// - Returns: Why there can't be such a field at all.
    mutating func settle(_ field: inout SchemaField, _ findings: inout SchemaFindings) -> String? {
        if problem(of: field) != nil {
            // One after the other: what contradicts those before it goes.
            let demands = field.demands
            field.demands = []
            if let problem = problem(of: field) { return problem }
            for demand in demands {
                guard trialsLeft > 0, field.demands.count < Self.mostDemands else {
                    findings.add(demand.pointer, "more is asked of this field than may be looked at")
                    continue
                }
                field.demands.append(demand)
                guard let problem = trial(of: field) else { continue }
                field.demands.removeLast()
                findings.add(demand.pointer, problem)
            }
        }
        guard let content = field.content, !isTaken(content, by: field) else { return nil }
        field.content = nil
        findings.add(field.contentPointer, "the field does not take this")
        return nil
    }

    /// Why a field can't have a rule, as far as that may be looked at: with all others it is tried in any case.
    mutating func problem(of rule: Parameter, in field: SchemaField) -> String? {
        guard trialsLeft > Self.trialsOfFields else { return nil }
        var alone = field
        alone.demands = []
        alone.demand(.rule(rule), at: "")
        return trial(of: alone)
    }

    /// Whether there are such rules at all, for what does not judge the field itself.
    func areRules(_ written: [Parameter]) -> Bool { (try? rules(written)) != nil }

    /// Which of some plain values, texts or numbers, meet some rules; nil where that can't be told.
    mutating func meeting(_ rules: [Parameter], among values: [Parameter]) -> Set<Parameter>? {
        let isOfNumbers = values.contains { if case .number = $0 { true } else { false } }
        var field = SchemaField("", type: isOfNumbers ? "number" : "multiline")
        field.keepsBlanks = !isOfNumbers
        for rule in rules { field.demand(.rule(rule), at: "") }
        guard trialsLeft > Self.trialsOfFields else { return nil }
        trialsLeft -= 1
        guard let definition = try? definition(of: field, fraction: Self.fraction) else { return nil }
        var met: Set<Parameter> = []
        for value in values {
            let text = isOfNumbers ? value.withoutExponent : value.spelled
            var made = Field(number: 0, identifier: "", definition: definition)
            guard !text.isEmpty,
                let report = try? made.begin(with: isOfNumbers ? .typed(.text(text)) : .text(text), at: Self.moment),
                report.dropped.isEmpty, report.refusal == nil
            else { return nil }
            if made.isAcceptable { met.insert(value) }
        }
        return met
    }

    /// Why there can't be such a field: one of so many that are looked at.
    private mutating func trial(of field: SchemaField) -> String? {
        trialsLeft -= 1
        return problem(of: field, fraction: Self.fraction)
    }

    /// Why there can't be such a field.
    ///
    /// - Parameter fraction: of which part of a turn's work it has to be made.
    private mutating func problem(of field: SchemaField, fraction: Int = 1) -> String? {
        do throws(DefinitionError) {
            _ = try definition(of: field, fraction: fraction)
            return nil
        } catch {
            return error.reason
        }
    }

    private mutating func definition(
        of field: SchemaField, fraction: Int = 1
    ) throws(DefinitionError) -> FieldDefinition {
        if let type = field.itemType { try define(type) }
        let type = try registry.type(named: field.type, parameters: .table(field.typeParameters))
        var settings = FieldSettings(type: type)
        settings.minLength = field.fewest
        settings.maxLength = field.most
        settings.lengthUnit = .scalar
        settings.overflow = .allow
        if field.keepsBlanks { settings.keepsBlanks = true }
        if field.isSecure { settings.secure = true }
        var policy = settings.appearance.defaultValidation
        policy.liveRules = try rules(field.rules)
        settings.validation = policy
        return try definitions.definition(
            settings, stateLimit: registry.stateLimit, workLimit: registry.workLimit / fraction,
            today: Self.moment.today)
    }

    private func rules(_ written: [Parameter]) throws(DefinitionError) -> [FieldEngine.Rule] {
        var rules: [FieldEngine.Rule] = []
        for rule in written {
            guard case .table(let members) = rule, case .text(let name)? = rule["rule"] else { continue }
            let when = try rule["when"].map { (when) throws(DefinitionError) in
                try Condition(when, stateLimit: registry.stateLimit)
            }
            rules.append(
                try FieldEngine.Rule(
                    name: name,
                    parameters: .table(members.filter { !["rule", "message", "when"].contains($0.name) }), when: when,
                    stateLimit: registry.stateLimit))
        }
        return rules
    }

    private mutating func define(_ type: Parameter) throws(DefinitionError) {
        guard case .text(let name)? = type["name"], case .text(let base)? = type["extends"],
            case .list(let written)? = type["live"]
        else { return }
        var declared = DefinedType(name: name, description: "")
        declared.base = base
        declared.liveRules = try rules(written)
        try registry.define(declared, today: Self.moment.today)
    }

    private mutating func isTaken(_ content: SchemaField.Content, by field: SchemaField) -> Bool {
        guard let definition = try? definition(of: field) else { return false }
        let view: ContentView
        switch content {
        case .text(let text):
            if definition.excess(of: text, at: Self.moment) != nil { return false }
            view = .text(text)
        case .typed(let value): view = .typed(value)
        }
        var made = Field(number: 0, identifier: "", definition: definition)
        guard let report = try? made.begin(with: view, at: Self.moment) else { return false }
        return report.dropped.isEmpty && report.refusal == nil
    }
}

extension DefinitionError {
    /// What is wrong, in a line.
    fileprivate var reason: String {
        switch self {
        case .wrongParameter(_, let expected, let found): "this has to be \(expected), not \(found ?? "nothing")"
        case .invalid(_, let reason, _, _), .tooManyStates(_, let reason, _), .tooMuchWork(_, let reason, _): reason
        case .unknownType(let name): "there is no type \"\(name)\""
        }
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
