import Automata

extension TypeDefinition {
    /// A number that may have an exponent, as its user writes it. Bounds are judged when editing ends: an exponent can bring
    /// any digits between them.
    static func scientific(_ bounds: NumberBounds, allowsNegative: Bool) -> TypeDefinition {
        let digits = Expression.digit.repeated(1...)
        let integer = digits + ("." + Expression.digit.repeated(0...)).optional
        let exponent = Expression.text("e").or("E") + Expression.text("+").or("-").optional + .digit.repeated(1...4)
        let sign = allowsNegative ? Expression.text("-").optional : .empty

        var type = TypeDefinition(name: "number")
        type.traits.keyboard = .decimal
        type.traits.minimumWidth = 12
        type.filter.takes = CharacterClass(
            ScalarSet("0"..."9").union(ScalarSet("+"..."+")).union(ScalarSet("-"..."."))
                .union(ScalarSet("e"..."e")).union(ScalarSet("E"..."E")))
        type.language = .fixed(sign + integer.or("." + digits) + exponent.optional)
        type.checks.impossible = { _, from, _ in Finding("not-a-number", range: from..<Int.max) }
        type.checks.incomplete = { _, _ in Finding("not-a-number") }
        type.checks.final = { value, _ in
            guard let number = DecimalNumber(value) else { return Finding("not-a-number") }
            let isTaken = !bounds.isBelow(number) && !bounds.isAbove(number) && !bounds.isOffStep(number)
            return isTaken ? nil : bounds.finding(number.text, from: nil)
        }
        type.conversion.typed = { value, _ in DecimalNumber(value).map { .text($0.text) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed, let number = DecimalNumber(text) else { return nil }
            return allowsNegative || !(number < .zero) ? number.text : nil
        }
        return type
    }
}
