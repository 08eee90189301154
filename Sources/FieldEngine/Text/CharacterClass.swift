import Automata

/// What a slot of a template or the filter of a type takes: one grapheme cluster whose scalars are in a class.
struct CharacterClass: Equatable, Sendable {
    /// Nil takes everything.
    let scalars: ScalarSet?
    /// Digits of other scripts stand for the ASCII digits here (٣ is 3), those that are in the class: where it is not so
    /// wide that it has the others too.
    let foldsDigits: Bool
    /// Whether marks on a character have to be in the class too.
    let isExact: Bool
    /// A bit for each ASCII character that is taken as it is: what is typed most is found without looking further.
    private let ascii: (low: UInt64, high: UInt64)
    /// What a person is told whose character is refused.
    let refusal: Refusal

    static let everything = CharacterClass(nil)
    static let digits = CharacterClass(ScalarSet.digits)

    /// As a client wrote the class: nothing that is not in it.
    init(exactly scalars: ScalarSet) { self.init(scalars, isExact: true) }

    @inline(never)
    init(_ scalars: ScalarSet?, isExact: Bool = false) {
        self.scalars = scalars
        self.isExact = isExact
        ascii = Self.mask(of: scalars)
        guard let scalars else {
            foldsDigits = false
            refusal = .notAllowedHere
            return
        }
        let digits = Self.part(of: scalars, from: UInt8(ascii: "0"), through: UInt8(ascii: "9"))
        let capitals = Self.part(of: scalars, from: UInt8(ascii: "A"), through: UInt8(ascii: "Z"))
        let small = Self.part(of: scalars, from: UInt8(ascii: "a"), through: UInt8(ascii: "z"))
        foldsDigits = digits != .none && !scalars.contains("٠")
        // Of some digits or letters alone it can't be said that one is expected: it may be one that was refused.
        if digits == .all, foldsDigits, capitals == .none, small == .none {
            refusal = .digitExpected
        } else if digits == .none, capitals == .all || small == .all {
            refusal = .letterExpected
        } else {
            refusal = .notAllowedHere
        }
    }

    /// How much of a range of ASCII a class has.
    private enum Part { case none, some, all }

    private static func part(of scalars: ScalarSet, from first: UInt8, through last: UInt8) -> Part {
        var found = 0
        for code in first...last where scalars.contains(Unicode.Scalar(code)) { found += 1 }
        return found == 0 ? .none : found == Int(last - first) + 1 ? .all : .some
    }

    private static func mask(of scalars: ScalarSet?) -> (low: UInt64, high: UInt64) {
        guard let scalars else { return (.max, .max) }
        var mask: (low: UInt64, high: UInt64) = (0, 0)
        for code in UInt8(0)..<0x80 where scalars.contains(Unicode.Scalar(code)) {
            if code < 64 { mask.low |= 1 << UInt64(code) } else { mask.high |= 1 << UInt64(code - 64) }
        }
        return mask
    }

    static func == (left: CharacterClass, right: CharacterClass) -> Bool {
        left.scalars == right.scalars && left.isExact == right.isExact
    }

    /// Whether nothing but digits is taken, and the `+` of a telephone number.
    var isOfDigits: Bool {
        guard let scalars, ascii.low != 0 else { return false }
        return scalars.subtracting(Self.digitsAndPlus).isEmpty
    }

    private static let digitsAndPlus = ScalarSet.digits.union(ScalarSet("+"))

    /// Whether an ASCII character is taken as it is.
    func takes(ascii byte: UInt8) -> Bool {
        let mask = byte < 64 ? ascii.low : ascii.high
        return byte < 0x80 && mask & (1 << UInt64(byte & 63)) != 0
    }

    /// Whether an accent that stands alone is taken for the apostrophe: on many keyboards it is easier to find.
    private var takesAccents: Bool {
        !isExact && takes(ascii: UInt8(ascii: "'")) && !takes(ascii: UInt8(ascii: "`"))
    }

    /// The character as the class takes it: itself, or the one of ASCII that it stands for, as digits of other scripts, the wide
    /// forms of East Asian keyboards and accents that stand for apostrophes do; nil where it is refused.
    func taken(_ character: Character) -> Character? {
        guard let scalars else { return character }
        if let byte = character.ascii {
            if takes(ascii: byte) { return character }
            return character == "`" && takesAccents ? "'" : nil
        }
        var rest = character.unicodeScalars[...]
        guard let first = rest.popFirst() else { return nil }
        if rest.isEmpty {
            if scalars.contains(first) { return character }
        } else if scalars.contains(first) {
            // A mark makes another letter of a letter; a digit with a mark (a keycap is one) is no digit any more.
            let takesMarks = !isExact && first.isAlphabetic
            return rest.allSatisfy { scalars.contains($0) || takesMarks && $0.extendsCluster } ? character : nil
        }
        if !isExact, first.isWide, rest.isEmpty {
            let byte = UInt8(first.value - 0xFEE0)
            return takes(ascii: byte) ? Character(Unicode.Scalar(byte)) : nil
        }
        if first == "´", rest.isEmpty, takesAccents { return "'" }
        guard foldsDigits, let digit = character.asciiDigit, scalars.contains(digit) else { return nil }
        return Character(digit)
    }
}

extension Character {
    /// The byte of a character of ASCII; nil for any other, and for a line break of two.
    var ascii: UInt8? {
        let bytes = utf8
        guard let byte = bytes.first, byte < 0x80, bytes.count == 1 else { return nil }
        return byte
    }

    /// The scalar of a character that has no other.
    var onlyScalar: Unicode.Scalar? {
        let scalars = unicodeScalars
        guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return nil
        }
        return first
    }
}

extension Unicode.Scalar {
    /// Whether the scalar only ever modifies the one before it: a combining mark, as variation selectors are too, or a joiner.
    fileprivate var extendsCluster: Bool {
        self == "\u{200C}" || self == "\u{200D}" || GeneralCategory(of: self).isMark
    }
}

extension Character {
    /// Whether it is the sign of a currency, of some or of any: `$`, `€`, `¤`.
    var isSignOfCurrency: Bool {
        unicodeScalars.first.map { GeneralCategory(of: $0) == .currencySymbol } ?? false
    }
}

extension Unicode.Scalar {
    /// Whether it is a character of ASCII as wide as an ideograph.
    var isWide: Bool { (0xFF01...0xFF5E).contains(value) }
}

extension Character {
    /// The ASCII digit that a decimal digit of any script stands for; nil for any other character.
    fileprivate var asciiDigit: Unicode.Scalar? {
        guard let digit = onlyScalar?.decimalDigit else { return nil }
        return Unicode.Scalar(UInt8(ascii: "0") + digit)
    }
}
