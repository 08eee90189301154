extension TypeDefinition {
    /// A city of the United States.
    static func city(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let type = TypeDefinition(name: "city")
        type.traits.label = "City"
        type.traits.autofill = "address-level2"
        type.traits.capitalize = "words"
        type.filter.takes = .names()
        type.filter.dropsLeadingSpaces = true
        type.filter.isOfWords = true
        type.filter.capitalisation = try reader.capitalisation()
        return type
    }
}
