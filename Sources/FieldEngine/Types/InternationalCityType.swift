extension TypeDefinition {
    /// A city anywhere.
    static func internationalCity(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let type = TypeDefinition(name: "intcity")
        type.traits.label = "City"
        type.traits.autofill = "address-level2"
        type.traits.capitalize = "words"
        type.filter.takes = .names(and: "/()&")
        type.filter.dropsLeadingSpaces = true
        type.filter.isOfWords = true
        type.filter.capitalisation = try reader.capitalisation()
        return type
    }
}
