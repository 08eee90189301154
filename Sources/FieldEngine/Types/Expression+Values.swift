import Automata

extension Expression {
    /// The most digits that a bound of numbers may have: an automaton takes about the square of it in states.
    static let maximumBoundDigits = 60

    /// The decimal spellings of the numbers between two bounds, both included: with any sign, zeros before them, a
    /// fraction of any length, and a decimal sign that has digits on one side only.
    static func numbers(from minimum: DecimalNumber?, through maximum: DecimalNumber?) -> Expression {
        let format = NumericFormat(
            sign: .plusOrMinus, allowsLeadingZeros: true, maximumFractionDigits: nil, allowsMissingInteger: true,
            allowsTrailingDecimalSign: true)
        // The text of a decimal number is one.
        return numericRange(from: minimum?.text, through: maximum?.text, format: format) ?? .nothing
    }
}

extension FieldType {
    /// How its values spell dates: in the type's own format, or in ISO's.
    var dateSpelling: DateSpelling { conversion.dates ?? .iso }

    /// The values that are dates between two bounds.
    func dates(from minimum: CivilDate?, through maximum: CivilDate?, today: CivilDate) -> Expression {
        dateSpelling.expression(from: minimum, through: maximum, today: today)
    }
}
