import Automata

extension Expression {
    /// The spellings of numbers between two bounds.
    static func numbers(from minimum: DecimalNumber?, through maximum: DecimalNumber?) -> Expression {
        .anything
    }
}

extension FieldType {
    /// The values that are dates between two bounds: in the type's own format, or in ISO's.
    func dates(from minimum: CivilDate?, through maximum: CivilDate?, today: CivilDate) -> Expression {
        .anything
    }
}
