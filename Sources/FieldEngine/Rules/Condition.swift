/// What decides whether a field shows, is enabled or required, or whether one of its rules or choices holds: a rule about
/// another field (specification, section 4.5).
public indirect enum Condition: Hashable, Sendable {
    case always(Bool)
    /// The field's value meets the rule, which holds no others and names no field.
    case field(String, Rule)
    case all([Condition])
    case any([Condition])
    /// None of them holds.
    case not([Condition])

    /// The fields that it asks, some of them several times.
    public var namedFields: [String] {
        switch self {
        case .always: []
        case .field(let field, _): [field]
        case .all(let conditions), .any(let conditions), .not(let conditions):
            conditions.flatMap { $0.namedFields }
        }
    }

    /// - Parameter isMet: whether a field meets a rule.
    public func holds(_ isMet: (_ field: String, _ rule: Rule) -> Bool) -> Bool {
        switch self {
        case .always(let holds): holds
        case .field(let field, let rule): isMet(field, rule)
        case .all(let conditions): conditions.allSatisfy { $0.holds(isMet) }
        case .any(let conditions): conditions.contains { $0.holds(isMet) }
        case .not(let conditions): !conditions.contains { $0.holds(isMet) }
        }
    }

    /// The member in which it names a field, seen from the condition: `field`, or `rules[1].field`.
    func path(ofField name: String) -> String? {
        switch self {
        case .always: return nil
        case .field(let field, _): return field == name ? "field" : nil
        case .all(let conditions), .any(let conditions), .not(let conditions):
            for (index, condition) in conditions.enumerated() {
                if let path = condition.path(ofField: name) { return "rules[\(index)].\(path)" }
            }
            return nil
        }
    }
}

extension Condition {
    /// Reads a condition as a client wrote it.
    ///
    /// - Parameter field: the field of the condition around it, where it names none itself.
    /// - Throws: `DefinitionError` with the path from the condition on.
    public init(
        _ parameter: Parameter, about field: String? = nil, stateLimit: Int
    ) throws(DefinitionError) {
        if case .boolean(let holds) = parameter {
            self = .always(holds)
            return
        }
        guard case .table(let members) = parameter else {
            throw .wrongParameter(path: "", expected: "a boolean or an object", found: parameter.kind)
        }
        let reader = ParameterReader(parameters: parameter)
        if let holds = try reader.boolean("holds"), !reader.has("rule") {
            self = .always(holds)
            return
        }
        let name = try reader.required("rule", reader.text("rule"), expected: "a string")
        let field = try reader.text("field") ?? field
        switch name {
        case "all": self = .all(try reader.conditions(about: field, stateLimit: stateLimit))
        case "any": self = .any(try reader.conditions(about: field, stateLimit: stateLimit))
        case "not": self = .not(try reader.conditions(about: field, stateLimit: stateLimit))
        case "equalsField", "differsFromField":
            throw .invalid(path: "rule", reason: "a condition compares a field with a value, not with another field")
        default:
            guard let field else {
                throw .wrongParameter(path: "field", expected: "a field id", found: nil)
            }
            // Of a condition nothing is said to a user.
            let others = members.filter { !["field", "when", "severity", "message", "code"].contains($0.name) }
            self = .field(
                field, try Rule(name: name, parameters: .table(others), stateLimit: stateLimit))
        }
    }

    /// As a client writes it.
    package var written: Parameter {
        switch self {
        case .always(let holds): return .boolean(holds)
        case .field(let field, let rule):
            var members = [
                Parameter.Member(name: "rule", value: .text(rule.writtenName)),
                Parameter.Member(name: "field", value: .text(field)),
            ]
            if case .table(let parameters) = rule.writtenParameters { members += parameters }
            return .table(members)
        case .all(let conditions): return Self.written("all", conditions)
        case .any(let conditions): return Self.written("any", conditions)
        case .not(let conditions): return Self.written("not", conditions)
        }
    }

    private static func written(_ name: String, _ conditions: [Condition]) -> Parameter {
        .table([
            Parameter.Member(name: "rule", value: .text(name)),
            Parameter.Member(name: "rules", value: .list(conditions.map { $0.written })),
        ])
    }
}

extension ParameterReader {
    fileprivate func conditions(about field: String?, stateLimit: Int) throws(DefinitionError) -> [Condition] {
        guard case .list(let elements)? = parameter("rules") else {
            throw .wrongParameter(
                path: "rules", expected: "an array of conditions", found: parameter("rules")?.kind ?? "nothing")
        }
        var conditions: [Condition] = []
        for (index, element) in elements.enumerated() {
            do throws(DefinitionError) {
                conditions.append(try Condition(element, about: field, stateLimit: stateLimit))
            } catch {
                throw error.inside("rules[\(index)]")
            }
        }
        return conditions
    }

    /// A member that is a condition.
    func condition(_ name: String, stateLimit: Int) throws(DefinitionError) -> Condition? {
        guard let given = parameter(name) else { return nil }
        do throws(DefinitionError) {
            return try Condition(given, stateLimit: stateLimit)
        } catch {
            throw error.inside(name)
        }
    }
}
