import Automata

/// Properties of characters in place of the standard library's, which has a table of its own for them.
/// The first scalar says them: what follows are marks on it.
extension Character {
    var isLetter: Bool { firstScalar.isAlphabetic }

    package var isWhitespace: Bool { firstScalar.isWhitespace }

    var isUppercase: Bool { firstScalar.isUppercase }

    var isLowercase: Bool { firstScalar.isLowercase }

    /// Whether it is small, or a capital, of letters that are both.
    var isCased: Bool {
        let scalar = firstScalar
        return scalar.isUppercase || scalar.isLowercase || GeneralCategory(of: scalar) == .titlecaseLetter
    }

    var isMathSymbol: Bool { firstScalar.isMath }

    private var firstScalar: Unicode.Scalar { unicodeScalars[unicodeScalars.startIndex] }
}
