import Automata

extension Expression {
    /// The spellings of numbers between two bounds.
    static func numbers(from minimum: DecimalNumber?, through maximum: DecimalNumber?) -> Expression {
        .anything
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
