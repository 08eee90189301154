import Automata

extension TypeDefinition {
    /// The security code of a card: as long as is said, or as the network has it of the card in another field.
    static func securityCode(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let length = try reader.integer("length", in: 3...4)
        guard let card = try reader.fieldName("card") else {
            return securityCode(TemplateFormat.digits(String(repeating: "0", count: length ?? 3)), (length ?? 3)...(length ?? 3))
        }
        guard length == nil else {
            throw .invalid(path: "length", reason: "the length is that of the network of the card")
        }
        var type = securityCode(.digits("000", "0000"), 3...4)
        type.dependence = TypeDependence(
            parameter: "card", field: card,
            state: { value in
                let networks = CardNetworks.all.networks(beginning: value)
                let lengths = Set(networks.map { $0.securityCodeLength })
                guard lengths.count == 1, let length = lengths.first else { return 0 }
                guard let network = CardNetworks.all.network(of: value) else { return length }
                return (CardNetwork.allCases.firstIndex(of: network) ?? 0) + firstOfNetworks
            },
            definition: { state in
                guard state >= firstOfNetworks else { return securityCode(ofLength: state) }
                let network = CardNetwork.allCases[state - firstOfNetworks]
                var type = securityCode(ofLength: network.securityCodeLength)
                let badge = Badge(text: network.securityCodeName, kind: Badge.securityCode)
                type.checks.badge = { _ in badge }
                return type
            })
        return type
    }

    /// States below are lengths, where the network is not known but has codes of one length in any case.
    private static let firstOfNetworks = 10

    /// Codes of one length. One that was typed before that was known shows all the same.
    private static func securityCode(ofLength length: Int) -> TypeDefinition {
        var type = securityCode(length == 3 ? .digits("000", "0000") : .digits("0000"), length...length)
        type.maxLength = length
        type.checks.impossible = { value, from, _ in
            Finding(
                "too-long", range: from..<Int.max,
                data: [
                    Parameter.Member(name: "max", value: .integer(length)),
                    Parameter.Member(name: "count", value: .integer(value.utf8.count)),
                ])
        }
        return type
    }

    private static func securityCode(_ format: TemplateFormat, _ lengths: ClosedRange<Int>) -> TypeDefinition {
        var type = TypeDefinition.digits("cvv", format, language: Expression.digit.repeated(lengths))
        type.traits.description = "The security code of a card."
        type.traits.label = "CVV"
        type.traits.autofill = "cc-csc"
        type.traits.priority = 0.5
        return type
    }
}
