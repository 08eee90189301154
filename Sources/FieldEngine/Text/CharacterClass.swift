import Automata

/// What a slot of a template or the filter of a type takes: one grapheme cluster whose scalars are in a class.
struct CharacterClass: Equatable, Sendable {
    /// Nil takes everything.
    let scalars: ScalarSet?
    /// Digits of other scripts stand for the ASCII digits here (٣ is 3): where the class has ASCII digits and is not
    /// so wide that it has the others too.
    let foldsDigits: Bool
    /// Whether marks on a character have to be in the class too.
    let isExact: Bool
    /// What a person is told whose character is refused.
    let refusal: Refusal

    static let everything = CharacterClass(nil)
    static let digits = CharacterClass(ScalarSet.digits)

    /// As a client wrote the class: nothing that is not in it.
    init(exactly scalars: ScalarSet) { self.init(scalars, isExact: true) }

    init(_ scalars: ScalarSet?, isExact: Bool = false) {
        self.scalars = scalars
        self.isExact = isExact
        guard let scalars else {
            foldsDigits = false
            refusal = .notAllowedHere
            return
        }
        foldsDigits = scalars.contains("0") && !scalars.contains("٠")
        let asciiLetters = scalars.contains("a") || scalars.contains("A") || scalars.contains("z")
        if foldsDigits, !asciiLetters {
            refusal = .digitExpected
        } else if asciiLetters, !scalars.contains("0") {
            refusal = .letterExpected
        } else {
            refusal = .notAllowedHere
        }
    }

    /// The character as the class takes it: itself, or the ASCII digit it stands for; nil where it is refused.
    func taken(_ character: Character) -> Character? {
        guard let scalars else { return character }
        var rest = character.unicodeScalars[...]
        guard let first = rest.popFirst() else { return nil }
        if rest.isEmpty {
            if scalars.contains(first) { return character }
        } else if scalars.contains(first), rest.allSatisfy({ scalars.contains($0) || !isExact && $0.extendsCluster }) {
            return character
        }
        return foldsDigits ? character.asciiDigit : nil
    }
}

extension Unicode.Scalar {
    /// Whether the scalar only ever modifies the one before it: a combining mark, a joiner, a variation selector.
    fileprivate var extendsCluster: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: properties.isVariationSelector || properties.isJoinControl
        }
    }
}

extension Character {
    /// The ASCII digit that a decimal digit of any script stands for; nil for any other character.
    fileprivate var asciiDigit: Character? {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
            scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
            let digit = Unicode.Scalar(UInt32(0x30 + value))
        else { return nil }
        return Character(digit)
    }
}
