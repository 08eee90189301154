import Automata

extension TypeDefinition {
    /// The security code of a card.
    static func securityCode(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let length = try reader.integer("length", in: 3...4) ?? 3
        var type = TypeDefinition.digits(
            "cvv", .digits(String(repeating: "0", count: length)), language: Expression.digit.repeated(length))
        type.traits.description = "The security code of a card."
        type.traits.label = "CVV"
        type.traits.autofill = "cc-csc"
        type.traits.priority = 0.5
        return type
    }
}
