import Automata

extension TypeDefinition {
    /// A ZIP code of the United States, of five digits or with `plus4` of five or nine.
    static func zip(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let plus4 = try reader.boolean("plus4") ?? false
        let five = Expression.digit.repeated(5)
        var type = TypeDefinition.digits(
            "zip", plus4 ? .digits("00000", "00000-0000") : .digits("00000"),
            language: plus4 ? five + Expression.digit.repeated(4).optional : five)
        type.traits.description = "A ZIP code of the USA."
        type.traits.label = "ZIP"
        type.traits.autofill = "postal-code"
        type.traits.priority = 0.6
        return type
    }
}
