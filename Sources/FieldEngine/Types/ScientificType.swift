import Automata

extension TypeDefinition {
    /// A number that may have an exponent, as its user writes it. Bounds are judged when editing ends: an exponent can bring
    /// any digits between them.
    ///
    /// - Parameter format: its signs. A comma may be the decimal sign where its user's language is written; a point is one all the same.
    static func scientific(_ bounds: NumberBounds, _ format: NumberFormat) -> TypeDefinition {
        let (allowsNegative, takesComma) = (format.allowsNegative, format.decimalSign == .comma)
        let digits = Expression.digit.repeated(1...)
        let decimalSign = takesComma ? Expression.text(".").or(",") : Expression.text(".")
        let integer = digits + (decimalSign + Expression.digit.repeated(0...)).optional
        let plus = Expression.text("+")
        let exponent = Expression.text("e").or("E") + plus.or("-").optional + .digit.repeated(1...4)
        let sign = (allowsNegative ? plus.or("-") : plus).optional
        let spelling = NumberSteps.Spelling.scientific(takesComma: takesComma)
        @Sendable func number(_ value: String) -> DecimalNumber? { spelling.number(of: value) }

        let type = TypeDefinition(name: "number")
        type.traits.keyboard = .decimal
        type.traits.minimumWidth = 12
        type.stepping = .number(NumberSteps(bounds, spelling, allowsNegative: allowsNegative))
        type.filter.takes = CharacterClass(
            ScalarSet("0"..."9").union(ScalarSet("+"..."+")).union(ScalarSet((takesComma ? "," : "-")..."."))
                .union(ScalarSet("e"..."e")).union(ScalarSet("E"..."E")))
        type.filter.isExact = true
        type.language = .fixed(sign + integer.or(decimalSign + digits) + exponent.optional)
        type.checks.impossible = { _, from, _ in Finding("not-a-number", range: from..<Int.max) }
        type.checks.incomplete = { _, _ in Finding("not-a-number") }
        type.checks.final = { value, _ in
            guard let number = number(value) else { return Finding("not-a-number") }
            let isTaken = !bounds.isBelow(number) && !bounds.isAbove(number) && !bounds.isOffStep(number)
            return isTaken ? nil : bounds.finding(number.text, from: nil)
        }
        type.conversion.read = { text, context in
            if context.own != nil { return .own }
            let joined = text.withJoinedExponent
            if let power = joined.powerOfTen { return .value(power) }
            if number(joined) != nil { return .value(joined) }
            if text.hasSignsOfPowers { return .verbatim(text) }
            // Without an exponent it is read as any number.
            let reading = NumberReading(format: format).reading(of: text)
            guard case .value(let value, let remark)? = reading else {
                return reading ?? (text.contains { $0.isNumber } ? .verbatim(text) : nil)
            }
            return .value(takesComma ? String(value.map { $0 == "." ? "," : $0 }) : value, remark)
        }
        type.conversion.typed = { value, _ in number(value).map { .text($0.text) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed, let number = DecimalNumber(text) else { return nil }
            return allowsNegative || !(number < .zero) ? number.text : nil
        }
        if takesComma {
            // Elsewhere the point would be that of thousands: it is told that it is none.
            type.conversion.completed = { value in
                let parts = value.utf8.split(separator: .decimalPoint, omittingEmptySubsequences: false)
                guard parts.count == 2, parts[1].count == 3, parts[1].allSatisfy({ $0.isDigit }) else { return nil }
                let whole = parts[0].drop { !$0.isDigit }
                guard (1...3).contains(whole.count), whole.first != .zeroDigit else { return nil }
                return String(value.map { $0 == "." ? "," : $0 })
            }
        }
        return type
    }
}

extension String {
    /// What parts a number from the ten whose power it is multiplied by.
    private static let timesSigns: [Character] = ["×", "·", "⋅", "*", "x", "X"]

    /// Without blanks around the sign of an exponent.
    fileprivate var withJoinedExponent: String {
        func isExponent(_ character: Character?) -> Bool { character == "e" || character == "E" }
        var joined = ""
        for character in trimmed(where: { $0.isBlank }) {
            if isExponent(character) { while joined.last?.isBlank == true { joined.removeLast() } }
            if !character.isBlank || !isExponent(joined.last) { joined.append(character) }
        }
        return joined
    }

    /// A number times a power of ten with its exponent behind an `e`: `1.5×10^3` is `1.5e3`. Nil where it is none.
    fileprivate var powerOfTen: String? {
        let text = filter { !$0.isBlank }
        guard let sign = text.firstIndex(where: { Self.timesSigns.contains($0) }), sign > text.startIndex else {
            return nil
        }
        var rest = text[text.index(after: sign)...]
        guard rest.hasPrefix("10") else { return nil }
        rest = rest.dropFirst(2)
        let isMarked = rest.first == "^"
        if isMarked { rest = rest.dropFirst() }
        var exponent = ""
        for character in rest {
            if let place = Self.superscripts.firstIndex(of: character) {
                exponent.append(Self.digits[place])
            } else if isMarked, character.isMinusSign || Self.digits.contains(character) {
                exponent.append(character.isMinusSign ? "-" : character)
            } else {
                return nil
            }
        }
        guard !exponent.isEmpty else { return nil }
        return text[..<sign] + "e" + exponent
    }

    private static let superscripts: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "⁻", "⁺"]
    private static let digits: [Character] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-", "+"]

    /// Whether a sign of a product or a power is in it: without that it would be another number.
    fileprivate var hasSignsOfPowers: Bool {
        contains { Self.timesSigns.contains($0) || $0 == "^" || Self.superscripts.contains($0) }
    }
}
