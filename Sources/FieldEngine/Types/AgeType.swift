import Automata

extension TypeDefinition {
    /// An age in years within bounds.
    static func age(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let minimum = try reader.integer("min", in: 0...999) ?? 0
        let maximum = try reader.integer("max", in: 0...999) ?? max(150, minimum)
        guard minimum <= maximum else {
            throw .invalid(path: "max", reason: "the maximum \(maximum) is below the minimum \(minimum)")
        }
        let type = TypeDefinition.digits(
            "age", maximum > 99 ? .digits("00", "000") : .digits("00"), language: .integers(minimum...maximum))
        type.filter.isWholeNumber = true
        type.traits.label = "Age"
        type.traits.priority = .tenths(5)
        let bounds = NumberBounds(minimum: DecimalNumber(minimum), maximum: DecimalNumber(maximum))
        type.checks.impossible = { value, from, _ in bounds.finding(value, from: from) }
        type.checks.incomplete = { value, _ in bounds.finding(value, from: nil) }
        type.stepping = .number(NumberSteps(bounds, NumberFormat(decimals: 0)))
        type.conversion.typed = { value, _ in .text(value) }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed, let age = Int(text), String(age) == text else { return nil }
            return (0...999).contains(age) ? text : nil
        }
        return type
    }
}
