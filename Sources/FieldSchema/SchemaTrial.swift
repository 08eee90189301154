import FieldEngine

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
