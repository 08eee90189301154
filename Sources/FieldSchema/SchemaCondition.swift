import FieldEngine
import FieldProtocol

/// When something of a form holds.
enum SchemaCondition: Equatable {
    case always
    case never
    case asked(Question)

    /// What is asked of fields: some answer makes it hold, and some does not.
    struct Question: Equatable {
        /// As a form file has it.
        var written: Parameter
        var fields: [String]
    }

    /// As a form file has it.
    var written: Parameter {
        switch self {
        case .always: .boolean(true)
        case .never: .boolean(false)
        case .asked(let question): question.written
        }
    }

    /// The fields that are asked.
    var fields: [String] {
        switch self {
        case .always, .never: []
        case .asked(let question): question.fields
        }
    }

    var negated: SchemaCondition {
        switch self {
        case .always: .never
        case .never: .always
        case .asked(let question): .asked(question.negated)
        }
    }

    /// All of them hold, as of none all do.
    static func all(_ conditions: [SchemaCondition]) -> SchemaCondition {
        let known = conditions.filter { $0 != .always }
        if known.contains(.never) || haveOpposites(known) { return .never }
        return joined("all", known) ?? .always
    }

    /// One of them holds, as of none none does: where no condition is no bar, the caller has to say so.
    static func any(_ conditions: [SchemaCondition]) -> SchemaCondition {
        let known = conditions.filter { $0 != .never }
        if known.contains(.always) || haveOpposites(known) { return .always }
        return joined("any", known) ?? .never
    }

    /// Whether one of them is what another is not.
    private static func haveOpposites(_ conditions: [SchemaCondition]) -> Bool {
        if conditions.count < 2 { return false }
        let all = Set(conditions.map { $0.written.json })
        return conditions.contains { all.contains($0.negated.written.json) }
    }

    private static func joined(_ rule: String, _ conditions: [SchemaCondition]) -> SchemaCondition? {
        var seen: Set<String> = []
        let known = conditions.filter { seen.insert($0.written.json).inserted }
        guard known.count > 1 else { return known.first }
        return .asked(
            Question(
                written: .rule(rule, "rules", .list(known.map { $0.written })), fields: known.flatMap { $0.fields }))
    }
}

extension SchemaCondition {
    /// Whether it holds only where one of some fields has something in it, as far as it says so.
    ///
    /// - Parameter fields: as conditions call them.
    func isMetOnly(whereFilled fields: Set<String>) -> Bool {
        switch self {
        case .always: false
        case .never: true
        case .asked(let question): Self.isMetOnly(question.written, of: nil, whereFilled: fields)
        }
    }

    /// - Parameter field: the field of the rule around it, where it names none itself.
    private static func isMetOnly(
        _ rule: Parameter, of field: Parameter?, whereFilled fields: Set<String>
    ) -> Bool {
        let field = rule["field"] ?? field
        guard case .text(let name)? = rule["rule"] else { return false }
        let isAbout = if case .text(let field)? = field { fields.contains(field) } else { false }
        if name == "equals" { return isAbout }
        guard case .list(let inner)? = rule["rules"] else { return false }
        return switch name {
        case "all": inner.contains { isMetOnly($0, of: field, whereFilled: fields) }
        case "any": !inner.isEmpty && inner.allSatisfy { isMetOnly($0, of: field, whereFilled: fields) }
        case "not": isAbout && inner == [.empty]
        default: false
        }
    }
}

extension SchemaCondition.Question {
    fileprivate var negated: SchemaCondition.Question {
        // Twice negated it is what it was.
        if written["rule"] == .text("not"), case .list(let inner)? = written["rules"], inner.count == 1,
            case .table(let members) = inner[0]
        {
            let field = inner[0]["field"] == nil ? written["field"] : nil
            return .init(
                written: .table((field.map { [.init(name: "field", value: $0)] } ?? []) + members), fields: fields)
        }
        return .init(written: .rule("not", "rules", .list([written])), fields: fields)
    }
}
