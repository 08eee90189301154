/// A telephone number as it stands on a clipboard, in a contact or on a page, taken apart: what is dialled and what is
/// only said of it.
struct TelephoneReading: Equatable {
    /// Whether the number begins with `+` or an international prefix: its digits begin with a calling code then.
    var isInternational = false
    /// The digits, in ASCII; without the international prefix and without a trunk zero in brackets.
    var digits = ""
    /// The extension, with its word, as it was written; empty where there is none.
    var suffix: String

    /// Nil for a text with anything else than a number in it.
    ///
    /// - Parameter prefixes: what is dialled before a calling code besides `+`, longest first.
    init?(_ text: String, internationalPrefixes prefixes: [String]) {
        var rest = text.trimmed { $0.isBlank }
        if rest.prefix(4).lowercased() == "tel:" { rest = rest.dropFirst(4) }
        (rest, suffix) = Self.parted(rest)
        rest = Self.withoutLabel(rest).trimmed { $0.isBlank }
        var hasDigits = false
        var brackets = ""
        var isInBrackets = false
        for character in rest {
            if let digit = CharacterClass.digits.taken(character) {
                hasDigits = true
                if isInBrackets { brackets.append(digit) } else { digits.append(digit) }
                continue
            }
            switch character {
            case "+", "＋":
                if hasDigits || isInternational { return nil }
                isInternational = true
            case "(", "（", "[":
                if isInBrackets { return nil }
                isInBrackets = true
            case ")", "）", "]":
                guard isInBrackets else { return nil }
                isInBrackets = false
                // A trunk zero is in brackets because it is dialled inside the country only.
                if brackets != "0" || !isInternational && !digits.hasPrefix("00") { digits += brackets }
                brackets = ""
            case "-", ".", "/", "·", "•", "–", "—", "\u{2010}", "\u{2011}", "\u{2012}", "−", "~", "_", ",", "*":
                continue
            default: if !character.isBlank { return nil }
            }
        }
        guard hasDigits, !isInBrackets else { return nil }
        guard !isInternational else { return }
        if let prefix = prefixes.first(where: { digits.hasPrefix($0) && digits.utf8.count > $0.utf8.count + 6 }) {
            isInternational = true
            digits.removeFirst(prefix.count)
        }
    }

    /// The number and the extension behind it: `x123`, `ext. 123`, `;ext=123`, `#123`.
    private static func parted(_ text: Substring) -> (number: Substring, suffix: String) {
        let end = text.lastIndex { !$0.isNumber }
        guard let end, text.index(after: end) < text.endIndex else { return (text, "") }
        let tail = text[text.index(after: end)...]
        // No extension has more digits; a text without a word between has none.
        guard tail.count <= 7 else { return (text, "") }
        let head = text[...end].trimmed { $0.isBlank || $0 == "." || $0 == ":" || $0 == "=" }
        let lowered = head.lowercased()
        for word in [
            ";ext", "extension", "poste", "durchwahl", "interno", "anexo", "ramal", "int", "ext", "доб", "вн", "x", "#",
        ]
        where lowered.hasSuffix(word) && lowered.utf8.count > word.utf8.count {
            let number = head.dropLast(word.count)
            guard number.contains(where: \.isNumber) else { continue }
            return (
                number.trimmed { $0.isBlank || $0 == "," || $0 == ";" },
                String(text[number.endIndex...].trimmed { $0.isBlank })
            )
        }
        return (text, "")
    }

    /// The text without a word before the number: `Tel.`, `Phone:`.
    private static func withoutLabel(_ text: Substring) -> Substring {
        let lowered = text.lowercased()
        for word in [
            "telephone", "telefon", "teléfono", "téléphone", "phone", "mobile", "tel", "fon", "mob", "fax", "тел",
        ]
        where lowered.hasPrefix(word) {
            let rest = text.dropFirst(word.count)
            guard let first = rest.first, !first.isLetter else { continue }
            return rest.drop { $0.isBlank || $0 == "." || $0 == ":" }
        }
        return text
    }
}
