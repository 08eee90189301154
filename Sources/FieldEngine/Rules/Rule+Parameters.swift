import Automata

/// A rule as a client writes it: what `init(name:parameters:…)` reads again.
extension Rule {
    package var writtenName: String { name }
    package var writtenSeverity: Severity { severity }
    package var writtenMessage: String? { message }
    package var writtenCode: String? { code }

    /// All members but the rule's name, `severity`, `message` and `code`.
    package var writtenParameters: Parameter {
        var members: [Parameter.Member] = []
        func add(_ name: String, _ value: Parameter?) {
            if let value { members.append(Parameter.Member(name: name, value: value)) }
        }
        switch check {
        case .length(let min, let max, let exact, let unit):
            add("min", min.map { .integer($0) })
            add("max", max.map { .integer($0) })
            add("exact", exact.map { .integer($0) })
            add("unit", unit.map { .text($0.rawValue) })
        case .pattern(let source, let ignoreCase):
            add("pattern", .text(source))
            add("ignoreCase", ignoreCase ? .boolean(true) : nil)
        case .range(let min, let max, let step):
            add("min", min.map { .number($0.text) })
            add("max", max.map { .number($0.text) })
            add("step", step.map { .number($0.text) })
        case .dateRange(let min, let max):
            add("min", min.map { .text($0.written) })
            add("max", max.map { .text($0.written) })
        case .oneOf(let values, let ignoreCase), .noneOf(let values, let ignoreCase):
            add("values", .list(values.map { .text($0) }))
            add("ignoreCase", ignoreCase ? .boolean(true) : nil)
        case .contains(_, let written, let atLeast):
            add("characters", .text(written))
            add("atLeast", .integer(atLeast))
        case .startsWith(let text), .endsWith(let text): add("text", .text(text))
        case .luhn, .mod97, .empty: break
        case .checksum(let system): members += system.written
        case .equalsField(let field), .differsFromField(let field): add("field", .text(field))
        case .strength(let min): add("min", .integer(min))
        case .equals(let value): add("value", value)
        case .not(let rules), .all(let rules), .any(let rules): add("rules", .list(rules.map { $0.written }))
        }
        return .table(members)
    }

    /// All of it, as it stands inside another rule.
    private var written: Parameter {
        var members = [Parameter.Member(name: "rule", value: .text(name))]
        switch severity {
        case .error, .hint: break
        case .warning: members.append(Parameter.Member(name: "severity", value: .text("warning")))
        case .information: members.append(Parameter.Member(name: "severity", value: .text("info")))
        }
        if let message { members.append(Parameter.Member(name: "message", value: .text(message))) }
        if let code { members.append(Parameter.Member(name: "code", value: .text(code))) }
        if case .table(let parameters) = writtenParameters { members += parameters }
        return .table(members)
    }
}
