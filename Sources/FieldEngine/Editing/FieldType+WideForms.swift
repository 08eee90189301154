/// Keys of East Asian keyboards whose forms are as wide as ideographs, and digits of other scripts.
extension FieldType {
    /// What is typed, with the forms that stand for those of ASCII as those: all of them in numbers and parts, whose signs are those of
    /// ASCII, and else those that the type takes for one.
    func narrowed(_ typed: String) -> String {
        let isOfNumbers = filter.isWholeNumber || formatter.isOfNumbers || items?.type?.formatter.isOfNumbers == true
        return narrowed(typed, all: isOfNumbers)
    }

    /// The same of a text from elsewhere, but for those that have a reader of such forms.
    func narrowedToRead(_ text: String) -> String { formatter.isPlain ? narrowed(text, all: false) : text }

    private func narrowed(_ text: String, all: Bool) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        // Looked for once: a list may have many labels, and a text many commas.
        let commas = items?.otherCommas(in: text) ?? []
        return String(
            text.map { character in
                // In a number it is a minus where no word is typed.
                if formatter.isNumber, character.isLongVowelSign { return character }
                if commas.contains(character) { return "," }
                guard let narrow = character.narrow ?? CharacterClass.digits.taken(character) else { return character }
                return all || filter.takes.scalars != nil && filter.takes.taken(character) == narrow
                    ? narrow : character
            })
    }
}

extension Formatter {
    fileprivate var isOfNumbers: Bool {
        switch self {
        case .number, .parts: true
        case .plain, .template: false
        }
    }
}

extension Character {
    /// The character of ASCII that a wide one stands for, or a sign that is typed in its place; nil for any other.
    fileprivate var narrow: Character? {
        guard let scalar = onlyScalar else { return nil }
        switch scalar {
        case "\u{FF01}"..."\u{FF5E}": return Unicode.Scalar(scalar.value - 0xFEE0).map { Character($0) }
        case "\u{3000}": return " "
        // The sign of a long vowel, the comma and the wave dash.
        case "ー": return "-"
        case "、": return ","
        case "〜": return "~"
        default: return nil
        }
    }
}
