/// Properties of scalars as patterns know them. The standard library has a table of its own for each of these, which nothing asks
/// where these are seen: a page would load both.
extension Unicode.Scalar {
    package var isAlphabetic: Bool {
        has(GeneralCategory.masks(0...4) | GeneralCategory.letterNumber.mask, or: otherAlphabeticSpans)
    }

    package var isUppercase: Bool { has(GeneralCategory.uppercaseLetter.mask, or: otherUppercaseSpans) }

    package var isLowercase: Bool { has(GeneralCategory.lowercaseLetter.mask, or: otherLowercaseSpans) }

    package var isMath: Bool { has(GeneralCategory.mathSymbol.mask, or: otherMathSpans) }

    package var isWhitespace: Bool { whiteSpaceSpans.isSpan(of: value) }

    /// The number that a decimal digit of any script stands for; nil for any other scalar. Unicode has the digits of a script one behind
    /// the other from the zero on, and those of several in one run.
    package var decimalDigit: UInt8? {
        let run = GeneralCategory.run(with: self)
        return run.category == .decimalNumber ? UInt8((value - run.start) % 10) : nil
    }

    /// Whether it is of one of the categories of a mask, or in one of the spans.
    private func has(_ mask: UInt32, or others: [UInt32]) -> Bool {
        GeneralCategory(of: self).mask & mask != 0 || others.isSpan(of: value)
    }
}

extension [UInt32] {
    /// Whether a scalar is in one of the spans, of which these are the first and the last scalars.
    fileprivate func isSpan(of scalar: UInt32) -> Bool {
        // Behind an odd number of bounds it is inside, and at the last of a span.
        let place = index(past: { $0 <= scalar })
        return place % 2 == 1 || place > 0 && self[place - 1] == scalar
    }
}
