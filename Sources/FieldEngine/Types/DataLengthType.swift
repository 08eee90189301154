extension TypeDefinition {
    /// Exactly so many characters without white space, such as a booking reference.
    static func dataLength(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let given = try reader.integer("length", in: 1...1_000)
        let length = try reader.required("length", given, expected: "an integer from 1 to 1000")
        let type = TypeDefinition(name: "dataLength")
        type.traits.label = "Data"
        type.traits.minimumWidth = min(length, 40)
        type.filter.takes = .notWhiteSpace
        type.formatter = .template(
            TemplateFormat(String(repeating: "X", count: length), slots: ["X": .notWhiteSpace]))
        type.characters = LengthBounds(minimum: length, maximum: length, unit: .character)
        return type
    }
}
