import Automata

extension TypeDefinition {
    /// A ZIP code of the United States, of five digits or with `plus4` of five or nine.
    static func zip(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let plus4 = try reader.boolean("plus4") ?? false
        let five = Expression.digit.repeated(5)
        let type = TypeDefinition.digits(
            "zip", plus4 ? .digits("00000", "00000-0000") : .digits("00000"),
            language: plus4 ? five + Expression.digit.repeated(4).optional : five)
        if !plus4 {
            type.conversion.read = { text, context in
                if context.own != nil { return .own }
                // The four digits more name a part of the same place.
                let counts = text.numbers.map { $0.count }
                guard counts == [9] || counts == [5, 4], !text.contains(where: { $0.isLetter }) else { return nil }
                let digits = text.numbers.joined()
                return .value(String(digits.prefix(5)), .leftOut(String(digits.suffix(4)), .losesDetail))
            }
        }
        type.traits.label = "ZIP"
        type.traits.autofill = "postal-code"
        type.traits.priority = .tenths(6)
        return type
    }
}
