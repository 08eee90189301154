/// What a type makes of a text from elsewhere: something pasted, dropped, filled in by the system or set by a program
/// (specification, section 9.2). A text for which a type has no reading goes through its slots or its filter.
enum Reading: Equatable, Sendable {
    /// The text is one that the field itself shows (`ReadingContext.own`).
    case own
    /// The value that the text says. The remark tells what of the text is not in it, or that the text had another order.
    case value(String, Remark? = nil)
    /// The text says no value, and its parts don't fit the template: it stays as it is, to be mended by its user.
    case verbatim(String)
}

/// What a reading depends on besides the text.
struct ReadingContext: Sendable {
    /// Two digits of a year are read by the day of the event.
    var today: CivilDate
    /// The value whose text in the field would be just this one, and that can be or become valid; nil where none is.
    var own: String?
}

// Of one scalar, and not as characters: those are equal where their scalars are not, which is looked up for each.
extension Character {
    /// Whether losing the character may lose what was meant. Spaces and punctuation only separate.
    var isMeaningful: Bool {
        guard let byte = ascii else { return isLetter || isNumber }
        return byte.isDigit || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    /// Whether it is a minus sign in one of the forms in which texts have it: hyphen-minus, the Unicode hyphens and
    /// dashes, the mathematical and the full-width sign.
    var isMinusSign: Bool {
        guard let scalar = onlyScalar else { return false }
        switch scalar {
        case "-", "\u{2010}", "\u{2011}", "\u{2012}", "–", "—", "\u{2015}", "−", "\u{FE63}", "－": return true
        default: return false
        }
    }

    /// Whether it is the sign of a Japanese long vowel, which is where others have the hyphen on Japanese keyboards.
    var isLongVowelSign: Bool { onlyScalar?.isLongVowelSign ?? false }

    /// Whether it begins or ends nothing that is meant: white space, and marks of direction that come along.
    var isBlank: Bool {
        if isSpace { return true }
        guard let scalar = onlyScalar else { return false }
        switch scalar {
        case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": return true
        default: return false
        }
    }

    /// Whether it is white space.
    var isSpace: Bool { ascii.map { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D } ?? isWhitespace }

    /// Whether it is a digit of any script, or another sign for a number.
    var isNumeral: Bool { ascii.map { $0.isDigit } ?? isNumber }
}

extension Unicode.Scalar {
    var isLongVowelSign: Bool { self == "ー" || self == "ｰ" }
}

extension StringProtocol {
    /// Without what is trimmed at both ends.
    func trimmed(where isTrimmed: (Character) -> Bool) -> SubSequence {
        guard let first = firstIndex(where: { !isTrimmed($0) }), let last = lastIndex(where: { !isTrimmed($0) }) else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}
