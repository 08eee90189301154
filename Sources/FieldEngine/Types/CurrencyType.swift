extension TypeDefinition {
    /// An amount of money.
    static func currency(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let bounds = try reader.numberBounds()
        let symbol = try reader.text("symbol") ?? "$"
        guard symbol.count <= 8, symbol.allSatisfy({ !$0.isNumber && !$0.isNewline && $0 != "-" }),
            symbol.first != ".", symbol.first != ","
        else {
            throw .wrongParameter(
                path: "symbol", expected: "a currency sign of at most 8 characters, none a digit",
                found: "\"\(symbol.prefix(40))\"")
        }
        var format = NumberFormat()
        format.prefix = symbol
        format.decimals = try reader.decimals() ?? 2
        format.fillsDecimals = true
        format.groups = try reader.boolean("grouping") ?? false
        format.allowsNegative = try reader.boolean("negative") ?? bounds.reachesBelowZero
        try reader.signs(&format, isMoney: true)
        var type = try TypeDefinition.number("currency", format, bounds)
        type.traits.description = "An amount of money."
        type.traits.label = "Amount"
        type.traits.autofill = "transaction-amount"
        type.traits.priority = 0.7
        return type
    }
}

extension NumberBounds {
    /// Whether a minimum asks for negative numbers.
    var reachesBelowZero: Bool { minimum.map { $0 < .zero } ?? false }
}
