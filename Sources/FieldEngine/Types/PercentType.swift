extension TypeDefinition {
    /// A share of a hundred.
    static func percent(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let bounds = try reader.numberBounds()
        var format = NumberFormat()
        format.decimals = try reader.decimals() ?? 2
        format.fillsDecimals = true
        format.groups = try reader.boolean("grouping") ?? false
        format.allowsNegative = try reader.boolean("negative") ?? bounds.reachesBelowZero
        try reader.signs(&format)
        try reader.place("%", in: &format, usual: NumberLocale.Symbol(isBefore: false, hasSpace: false))
        try reader.style(&format)
        let type = try TypeDefinition.number("percent", format, bounds)
        type.traits.label = "Percent"
        type.traits.priority = .tenths(5)
        return type
    }
}
