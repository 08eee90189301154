extension TypeDefinition {
    /// A decimal number of any length.
    static func number(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let bounds = try reader.numberBounds()
        var format = NumberFormat()
        format.decimals = try reader.decimals()
        format.groups = try reader.boolean("grouping") ?? false
        // What no minimum forbids may be negative.
        format.allowsNegative = try reader.boolean("negative") ?? (bounds.minimum == nil || bounds.reachesBelowZero)
        try reader.signs(&format)
        try reader.style(&format)
        let type: TypeDefinition
        switch try reader.word("notation", Notation.self) {
        case .scientific:
            for name in ["decimals", "grouping", "entry", "decimalSign", "groupSign", "groups", "clamp"]
            where reader.has(name) {
                throw .invalid(path: name, reason: "a number with an exponent has none")
            }
            type = .scientific(bounds, format)
        case .plain, nil: type = try TypeDefinition.number("number", format, bounds)
        }
        type.traits.label = "Number"
        return type
    }

    private enum Notation: String, CaseIterable {
        case plain, scientific
    }
}
