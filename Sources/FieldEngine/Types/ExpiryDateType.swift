import Automata

extension TypeDefinition {
    /// The month and year until which a card is valid.
    static func expiryDate(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let window = try reader.integer("window", in: 0...49) ?? 12
        let severity = try reader.expirySeverity()
        let type = TypeDefinition(name: "expDate")
        type.traits.label = "Expires"
        type.traits.keyboard = .numeric
        type.traits.autofill = "cc-exp"
        type.traits.priority = .tenths(7)
        type.filter.takes = .digits
        type.formatter = .parts(
            PartsFormat(
                [
                    Part(.month, placeholder: "MM", numbers: 1...12),
                    Part(.year, placeholder: "YY"),
                ], literals: ["", "/", ""], typing: PartsFormat.Typing(takesCentury: true)))
        let months = (1...12).map { twoDigits($0) }
        if severity == .error {
            type.language = .daily { today in
                let years = (today.year...today.year + window).map { twoDigits($0 % 100) }
                let rest = Expression.words(Array(months[(today.month - 1)...])) + .words(Array(years.prefix(1)))
                return .any(of: rest, .words(months) + .words(Array(years.dropFirst())))
            }
        } else {
            type.language = .yearly { year in
                let years = (year - window...year + window).map { twoDigits($0 % 100) }
                return .words(months) + .words(years)
            }
        }
        let shape = type.formatter
        type.checks.impossible = { value, from, now in
            if shape.isVerbatim(value) { return ExpiryReading(today: now.today).finding(value) }
            // What is hopeless and begins a card's date all the same has passed.
            let head = String(value.prefix(from + 1))
            if severity == .error {
                let month = head.prefix(2)
                let isMonth = months.contains { $0.hasPrefix(month) }
                let years = now.today.year - window..<now.today.year + window + 1
                let isYear = years.contains { twoDigits($0 % 100).hasPrefix(head.dropFirst(2)) }
                if isMonth, isYear { return Finding("expired", range: from..<Int.max) }
            }
            return from < 2
                ? Finding("invalid-month", range: from..<2) : Finding("year-out-of-range", range: from..<Int.max)
        }
        type.checks.advice = { value, now in
            guard let (year, month) = expiry(value, today: now.today),
                (year, month) < (now.today.year, now.today.month)
            else { return nil }
            return Finding("expired", severity: severity)
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

    /// The month of that date, in a field of its own.
    static func expiryMonth() -> TypeDefinition {
        let type = TypeDefinition(name: "expMonth")
        type.traits.label = "Month"
        type.traits.keyboard = .numeric
        type.traits.autofill = "cc-exp-month"
        type.traits.priority = .tenths(4)
        type.filter.takes = .digits
        type.formatter = .parts(
            PartsFormat([Part(.month, placeholder: "MM", numbers: 1...12)], literals: ["", ""]))
        type.language = .fixed(.words((1...12).map { twoDigits($0) }))
        type.checks.impossible = { _, from, _ in Finding("invalid-month", range: from..<Int.max) }
        type.conversion.typed = { value, _ in .text(value) }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed, text.utf8.count <= 2, let month = Int(text), (1...12).contains(month)
            else { return nil }
            return twoDigits(month)
        }
        return type
    }

    /// The year of that date, which is judged with the month in another field where it asks one.
    ///
    /// - Parameter month: what that field says.
    static func expiryYear(
        _ reader: ParameterReader, month: String? = nil
    ) throws(DefinitionError) -> TypeDefinition {
        _ = try reader.askedField(.month)
        let year = ExpiryYear(
            window: try reader.integer("window", in: 0...49) ?? 12,
            digits: (try reader.word("format", ExpiryYear.Format.self) ?? .short).digits,
            severity: try reader.expirySeverity())
        return year.type(month: month.flatMap { Int($0) } ?? 0)
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

/// The year of a card's expiry in a field of its own.
private struct ExpiryYear: Sendable {
    enum Format: String, CaseIterable {
        case short = "YY"
        case long = "YYYY"

        var digits: Int { rawValue.utf8.count }
    }

    var window: Int
    var digits: Int
    var severity: Severity

    private func text(_ year: Int) -> String { digits == 2 ? twoDigits(year % 100) : String(year) }

    /// The years that may be meant; those that have passed among them where that is no error.
    private func years(_ today: CivilDate, month: Int) -> ClosedRange<Int> {
        if severity != .error { return today.year - window...today.year + window }
        // With a window of no year, a month that has passed leaves none: the next one stands for it, and is judged as such.
        let first = month != 0 && month < today.month ? today.year + 1 : today.year
        return first...max(first, today.year + window)
    }

    /// - Parameter month: 0 where it is not known.
    func type(month: Int) -> TypeDefinition {
        let type = TypeDefinition(name: "expYear")
        type.traits.label = "Year"
        type.traits.keyboard = .numeric
        type.traits.autofill = "cc-exp-year"
        type.traits.priority = .tenths(4)
        type.filter.takes = .digits
        let placeholder = String(repeating: "Y", count: digits)
        type.formatter = .parts(
            PartsFormat(
                [Part(.year, placeholder: placeholder)], literals: ["", ""],
                typing: PartsFormat.Typing(takesCentury: digits == 2)))
        type.language = .daily { today in .words(years(today, month: month).map { text($0) }) }
        type.checks.impossible = { value, from, now in
            let head = value.prefix(from + 1)
            let all = now.today.year - window...now.today.year + window
            let isPast = severity == .error && all.contains { text($0).hasPrefix(head) }
            return Finding(isPast ? "expired" : "year-out-of-range", range: from..<Int.max)
        }
        type.checks.advice = { value, now in
            guard severity != .error, let year = year(of: value, now.today) else { return nil }
            let hasPassed = year < now.today.year || year == now.today.year && month != 0 && month < now.today.month
            return hasPassed ? Finding("expired", severity: severity) : nil
        }
        type.conversion.typed = { value, today in year(of: value, today).map { .text(String($0)) } }
        type.conversion.value = { typed, today in
            guard case .text(let written) = typed, written.utf8.count == 4, let year = Int(written),
                abs(year - today.year) <= window
            else { return nil }
            return text(year)
        }
        // A form that is filled in by itself has the year as its profile has it.
        type.conversion.read = { written, context in
            if context.own != nil { return .own }
            let digits = written.trimmed { $0.isBlank }
            guard digits.utf8.allSatisfy({ $0.isDigit }), let number = Int(digits) else { return nil }
            switch digits.utf8.count {
            case 2: return .value(text(nearestYear(endingIn: number, to: context.today.year)))
            case 4 where nearestYear(endingIn: number % 100, to: context.today.year) == number:
                return .value(text(number))
            default: return nil
            }
        }
        return type
    }

    private func year(of value: String, _ today: CivilDate) -> Int? {
        guard value.utf8.count == digits, let number = Int(value) else { return nil }
        return digits == 4 ? number : nearestYear(endingIn: number, to: today.year)
    }
}

extension ParameterReader {
    /// How much it matters that a card has expired.
    fileprivate func expirySeverity() throws(DefinitionError) -> Severity {
        try word("expired", ChecksumSeverity.self)?.severity ?? .warning
    }
}
