import FieldEngine

/// Rules as a form file has them.
extension Parameter {
    static var empty: Parameter { .table([Member(name: "rule", value: .text("empty"))]) }

    /// A rule that holds only then.
    func when(_ condition: SchemaCondition) -> Parameter {
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
