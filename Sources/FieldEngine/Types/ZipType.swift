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
                let parts = text.trimmed { $0.isBlank }.split(separator: "-", omittingEmptySubsequences: false)
                guard parts.count == 2, parts[0].utf8.count == 5, parts[1].utf8.count == 4,
                    parts.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } })
                else { return nil }
                return .value(String(parts[0]), .leftOut("-" + parts[1], .losesDetail))
            }
        }
        type.traits.description = "A ZIP code of the USA."
        type.traits.label = "ZIP"
        type.traits.autofill = "postal-code"
        type.traits.priority = .tenths(6)
        return type
    }
}
