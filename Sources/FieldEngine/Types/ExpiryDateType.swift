import Automata

extension TypeDefinition {
    /// The month and year until which a card is valid.
    static func expiryDate(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let window = try reader.integer("window", in: 0...49) ?? 12
        var type = TypeDefinition(name: "expDate")
        type.traits.description = "The expiry date of a card, month and year."
        type.traits.label = "Expires"
        type.traits.keyboard = .numeric
        type.traits.autofill = "cc-exp"
        type.traits.priority = 0.7
        type.filter.takes = .digits
        type.formatter = .parts(
            PartsFormat(
                [
                    Part(.month, placeholder: "MM", numbers: 1...12),
                    Part(.year, placeholder: "YY"),
                ], literals: ["", "/", ""]))
        type.language = .yearly { year in
            let months = (1...12).map { twoDigits($0) }
            let years = (year - window...year + window).map { twoDigits($0 % 100) }
            return .words(months) + .words(years)
        }
        let shape = type.formatter
        type.checks.impossible = { value, from, now in
            if shape.isVerbatim(value) { return ExpiryReading(today: now.today).finding(value) }
            return from < 2
                ? Finding("invalid-month", range: from..<2) : Finding("year-out-of-range", range: from..<Int.max)
        }
        type.checks.advice = { value, now in
            guard let (year, month) = expiry(value, today: now.today),
                (year, month) < (now.today.year, now.today.month)
            else { return nil }
            return Finding("expired", severity: .warning)
        }
        type.conversion.typed = { value, today in
            expiry(value, today: today).map { .text("\($0.year)-\(twoDigits($0.month))") }
        }
        type.conversion.value = { typed, today in
            guard case .text(let text) = typed, let date = CivilDate(iso: text + "-01"),
                abs(date.year - today.year) <= window
            else { return nil }
            return twoDigits(date.month) + twoDigits(date.year % 100)
        }
        type.conversion.read = { text, context in
            ExpiryReading(today: context.today).reading(text, own: context.own)
        }
        return type
    }

    /// The year and month of a whole value: the year nearest to today's that ends in its two digits.
    private static func expiry(_ value: String, today: CivilDate) -> (year: Int, month: Int)? {
        guard value.utf8.count == 4, let number = Int(value) else { return nil }
        let month = number / 100
        guard (1...12).contains(month) else { return nil }
        return (nearestYear(endingIn: number % 100, to: today.year), month)
    }
}

/// The year within 50 of another that ends in two digits: a year just 50 back is 50 ahead.
func nearestYear(endingIn digits: Int, to year: Int) -> Int {
    let candidate = year - year % 100 + digits
    if candidate <= year - 50 { return candidate + 100 }
    return candidate > year + 50 ? candidate - 100 : candidate
}
