/// How a number is written besides its signs and its bounds: what stands around it, and how its places are typed.
extension ParameterReader {
    /// Reads what numbers, amounts and percentages have in common.
    func style(_ format: inout NumberFormat) throws(DefinitionError) {
        format.usesParentheses = try word("negativeStyle", NegativeStyle.self) == .parentheses
        if format.usesParentheses { format.prefixBeforeMinus = nil }
        format.writesLeadingZero = try boolean("leadingZero") ?? false
        format.entry = try word("entry", NumberFormat.Entry.self) ?? .insert
        guard format.entry != .insert else { return }
        guard let decimals = format.decimals else {
            throw .invalid(path: "entry", reason: "it needs a number of decimals")
        }
        format.fillsDecimals = true
        // Without places there is nothing that could stand there.
        if decimals == 0 { format.entry = .insert }
    }

    private enum NegativeStyle: String, CaseIterable {
        case minus, parentheses
    }

    private enum SymbolPlace: String, CaseIterable {
        case before, after, locale
    }

    /// Puts a sign before or behind the digits: by choice, or as the locale has it.
    ///
    /// - Parameters:
    ///   - usual: where it stands without being asked to stand elsewhere.
    ///   - spacesLetters: whether letters stand apart from the digits without being asked to.
    func place(
        _ symbol: String, in format: inout NumberFormat, usual: NumberLocale.Symbol, spacesLetters: Bool = false
    ) throws(DefinitionError) {
        let place = try word("symbolPlace", SymbolPlace.self)
        let isMoney = usual.isBefore
        var chosen = usual
        switch place {
        case .before: chosen = NumberLocale.Symbol(isBefore: true, hasSpace: false)
        case .after: chosen = usual.isBefore ? NumberLocale.Symbol(isBefore: false, hasSpace: true) : usual
        case .locale: chosen = try symbolOfLocale(isMoney: isMoney)
        case nil: break
        }
        let neighbour = chosen.isBefore ? symbol.last : symbol.first
        if place != nil || spacesLetters, neighbour?.isLetter == true { chosen.hasSpace = true }
        let isApart = try boolean("symbolSpace") ?? chosen.hasSpace
        let space = isApart && neighbour?.isWhitespace == false ? "\u{A0}" : ""
        if chosen.isBefore { format.prefix = symbol + space } else { format.suffix = space + symbol }
        if place == .locale, isMoney,
            let sign = NumberLocale.symbol(try languageTag(), in: NumberLocale.signsBehindSymbols)
        {
            format.prefixBeforeMinus = symbol + (sign.hasSpace ? space : "")
        }
        format.affixes = try word("affixes", NumberFormat.Affixes.self) ?? .filled
    }
}
