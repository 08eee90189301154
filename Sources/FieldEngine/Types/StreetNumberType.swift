import Automata

extension TypeDefinition {
    /// The number of a house in its street.
    static func streetNumber() -> TypeDefinition {
        let type = TypeDefinition(name: "streetnumber")
        type.traits.label = "Number"
        type.traits.keyboard = .numeric
        type.traits.priority = .tenths(5)
        type.traits.minimumWidth = 6
        type.filter.takes = .digits
        type.filter.capacity = 6
        type.filter.isWholeNumber = true
        type.language = .fixed(Expression.digit.repeated(1...6))
        type.checks.final = { value, _ in
            value.utf8.allSatisfy { $0 == UInt8(ascii: "0") } ? Finding("zero-not-allowed") : nil
        }
        return type
    }
}
