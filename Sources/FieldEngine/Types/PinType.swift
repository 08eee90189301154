import Automata

extension TypeDefinition {
    /// A secret of digits. Whether it is hidden is the field's affair (`secure`).
    static func pin(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let given = try reader.integer("length", in: 1...100)
        let length = try reader.required("length", given, expected: "an integer from 1 to 100")
        let type = TypeDefinition.digits(
            "pin", .digits(String(repeating: "0", count: length)), language: Expression.digit.repeated(length))
        type.traits.label = "PIN"
        type.traits.priority = .tenths(5)
        return type
    }
}
