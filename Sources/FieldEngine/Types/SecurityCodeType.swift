import Automata

extension TypeDefinition {
    /// The security code of a card: as long as is said, or as the network has it of the card in another field.
    ///
    /// - Parameter network: what the card says, as `CardNetworks.answer` has it.
    static func securityCode(
        _ reader: ParameterReader, network answer: String? = nil
    ) throws(DefinitionError) -> TypeDefinition {
        let length = try reader.integer("length", in: 3...4)
        guard try reader.askedField(.card) != nil else {
            let length = length ?? 3
            return securityCode(.digits(String(repeating: "0", count: length)), length...length)
        }
        guard length == nil else {
            throw .invalid(path: "length", reason: "the length is that of the network of the card")
        }
        guard let answer else { return securityCode(.digits("000", "0000"), 3...4) }
        guard let network = CardNetwork(rawValue: answer) else { return securityCode(ofLength: Int(answer) ?? 3) }
        let type = securityCode(ofLength: network.securityCodeLength)
        let badge = Badge(text: network.securityCodeName, kind: Badge.securityCode)
        type.checks.badge = { _ in badge }
        return type
    }

    /// Codes of one length. One that was typed before that was known shows all the same.
    @inline(never)
    private static func securityCode(ofLength length: Int) -> TypeDefinition {
        let type = securityCode(length == 3 ? .digits("000", "0000") : .digits("0000"), length...length)
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

    // Else the module for web pages has it once for each place that calls it.
    @inline(never)
    private static func securityCode(_ format: TemplateFormat, _ lengths: ClosedRange<Int>) -> TypeDefinition {
        let type = TypeDefinition.digits("cvv", format, language: Expression.digit.repeated(lengths))
        type.traits.label = "CVV"
        type.traits.autofill = "cc-csc"
        type.traits.priority = .tenths(5)
        return type
    }
}
