/// How numbers come that were written elsewhere (semantics, section 1: readings of a paste).
extension NumberFormat {
    /// The number in a pasted text as this format would write it: without currency sign or unit, a negative in
    /// accountants' parentheses or with the sign behind it, group separators left out. Empty where there is no other
    /// reading than the text itself.
    func readings(of text: String) -> [String] {
        var rest = text.trimmed { $0.isWhitespace || $0 == "\u{FEFF}" }
        let isInParentheses = rest.first == "(" && rest.last == ")"
        if isInParentheses { rest = rest.dropFirst().dropLast() }
        var isNegative = isInParentheses
        // Currency and sign come in any order.
        rest = rest.trimmed { isNoPart($0) }
        if rest.first.map(role(of:)) == .minus {
            isNegative = true
            rest = rest.dropFirst()
        } else if rest.last.map(role(of:)) == .minus {
            isNegative = true
            rest = rest.dropLast()
        }
        rest = rest.trimmed { isNoPart($0) }
        let number = withOnlyDecimalSign(rest)
        let reading = isNegative ? "-" + number : number
        return reading.isEmpty || reading == text ? [] : [reading]
    }

    /// Whether a character at the ends of a text is no part of a number: a currency sign, a unit, a space.
    private func isNoPart(_ character: Character) -> Bool {
        character.isCurrencySymbol || character.isLetter || character.isWhitespace || character == "%"
    }

    /// The digits with `.` where the decimal sign stands: of two kinds of separators it is the last one. A lone comma
    /// is it too, unless three digits follow.
    private func withOnlyDecimalSign(_ text: Substring) -> String {
        let characters = Array(text)
        let points = characters.indices.filter { characters[$0] == "." }
        let commas = characters.indices.filter { characters[$0] == "," }
        var sign: Int?
        if let point = points.last, let comma = commas.last {
            let isPoint = point > comma
            sign = (isPoint ? points : commas).count == 1 ? max(point, comma) : nil
        } else if points.count == 1 {
            sign = points.first
        } else if commas.count == 1, let comma = commas.first {
            sign = decimalSign == .comma || characters.count - comma != 4 ? comma : nil
        }
        var result = ""
        for (index, character) in characters.enumerated() {
            if index == sign {
                result.append(".")
            } else {
                switch role(of: character) {
                case .groupSign, .decimalSign: continue
                case .digit, .minus, nil: result.append(character)
                }
            }
        }
        return result
    }
}
