extension TypeDefinition {
    /// A street with its number.
    static func street(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let type = TypeDefinition(name: "street")
        type.traits.label = "Street"
        type.traits.autofill = "address-line1"
        type.traits.capitalize = "words"
        type.traits.priority = .tenths(20)
        type.filter.capitalisation = try reader.capitalisation()
        return type
    }
}
