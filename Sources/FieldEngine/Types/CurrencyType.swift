extension TypeDefinition {
    /// An amount of money.
    static func currency(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let bounds = try reader.numberBounds()
        var format = NumberFormat()
        var decimals = 2
        if let code = try reader.text("currency") {
            guard let known = Currencies.decimals(of: code) else {
                throw .wrongParameter(
                    path: "currency", expected: "a code of ISO 4217 such as \"EUR\"", found: "another string")
            }
            format.currency = code
            decimals = known
        }
        let tag = try reader.languageTag()
        let symbol = try reader.text("symbol") ?? format.currency.map { Currencies.sign(of: $0, in: tag) ?? $0 } ?? "$"
        guard symbol.count <= 8,
            symbol.allSatisfy({ !$0.isNumber && !$0.isNewline && $0 != "-" && $0 != "(" && $0 != ")" }),
            symbol.first != ".", symbol.first != ","
        else {
            throw .wrongParameter(
                path: "symbol", expected: "a currency sign of at most 8 characters, none a digit",
                found: "\"\(symbol.prefix(40))\"")
        }
        format.decimals = try reader.decimals() ?? decimals
        format.fillsDecimals = true
        format.isMoney = true
        format.groups = try reader.boolean("grouping") ?? false
        format.allowsNegative = try reader.boolean("negative") ?? bounds.reachesBelowZero
        try reader.signs(&format, isMoney: true)
        try reader.place(
            symbol, in: &format, usual: NumberLocale.Symbol(isBefore: true, hasSpace: false),
            spacesLetters: format.currency != nil)
        try reader.style(&format)
        let type = try TypeDefinition.number("currency", format, bounds)
        type.traits.label = "Amount"
        type.traits.autofill = "transaction-amount"
        type.traits.priority = .tenths(7)
        return type
    }
}
