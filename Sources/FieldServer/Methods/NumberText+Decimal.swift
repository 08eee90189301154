import FieldEngine
import FieldProtocol

extension NumberText {
    /// The number; zero where it is nearer to that than any that is kept.
    var decimal: DecimalNumber { DecimalNumber(spelling) ?? DecimalNumber(0) }
}
