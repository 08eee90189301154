import Automata

extension TypeDefinition {
    /// A card number of sixteen digits, as simple forms ask for it; `card` knows the networks' own lengths.
    static func credit(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let severity = try reader.word("checksum", ChecksumSeverity.self) ?? .warning
        let start = Expression.set(ScalarSet("3"..."6"))
        let type = TypeDefinition.digits(
            "credit", .digits("0000 0000 0000 0000"), language: start + Expression.digit.repeated(15))
        type.traits.label = "Card number"
        type.traits.autofill = "cc-number"
        type.traits.priority = .tenths(20)
        type.checks.impossible = { _, from, _ in Finding("unknown-network", range: from..<Int.max) }
        type.checks.final = { value, _ in
            Checksum.luhn(value) ? nil : Finding("bad-checksum", severity: severity.severity)
        }
        type.checks.badge = { value in
            CardNetworks.all.network(of: value).map { Badge(text: $0.displayName, kind: "network") }
        }
        return type
    }
}

/// How much a wrong checksum matters to a field (specification, “Built-in types”).
enum ChecksumSeverity: String, CaseIterable {
    case error, warning, info

    var severity: Severity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .information
        }
    }
}
