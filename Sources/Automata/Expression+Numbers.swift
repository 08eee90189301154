/// How the numbers of a range may be spelled.
public struct NumericFormat: Hashable, Sendable {
    /// Which signs may stand before the digits.
    public enum Sign: Hashable, Sendable {
        /// No sign, and so no negative number.
        case none
        /// `-` before negative numbers.
        case minus
        /// `-` before negative numbers; `+` may stand before others.
        case plusOrMinus
    }

    public var sign: Sign
    public var allowsLeadingZeros: Bool
    /// The digits behind the decimal sign. With a minimum of 0 the sign and they may be left out; a nil maximum is
    /// no limit.
    public var minimumFractionDigits: Int
    public var maximumFractionDigits: Int?
    /// What may separate integer and fraction.
    public var decimalSigns: ScalarSet
    /// Whether `.5` is a number.
    public var allowsMissingInteger: Bool
    /// Whether `5.` is a number, where the fraction may be left out.
    public var allowsTrailingDecimalSign: Bool

    public init(
        sign: Sign = .none, allowsLeadingZeros: Bool = false, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int? = 0, decimalSigns: ScalarSet = ScalarSet("."), allowsMissingInteger: Bool = false,
        allowsTrailingDecimalSign: Bool = false
    ) {
        self.sign = sign
        self.allowsLeadingZeros = allowsLeadingZeros
        self.minimumFractionDigits = max(minimumFractionDigits, 0)
        self.maximumFractionDigits = maximumFractionDigits
        self.decimalSigns = decimalSigns
        self.allowsMissingInteger = allowsMissingInteger
        self.allowsTrailingDecimalSign = allowsTrailingDecimalSign
    }

    public static let integer = NumericFormat()
}

extension Expression {
    /// The plain decimal spellings of the numbers from a minimum to a maximum, both included, each nil for no bound.
    /// Exact: the bounds are decimal numbers as JSON spells them. Nil where a bound is no number.
    ///
    /// Zero is never asked to be without its sign: where negative numbers are in the range, so is `-0`.
    public static func numericRange(
        from minimum: String?, through maximum: String?, format: NumericFormat = .integer
    ) -> Expression? {
        var least: ExactDecimal?
        var most: ExactDecimal?
        if let minimum {
            guard let number = ExactDecimal(minimum) else { return nil }
            least = number
        }
        if let maximum {
            guard let number = ExactDecimal(maximum) else { return nil }
            most = number
        }
        let spelling = NumericSpelling(format: format)
        var parts: [Expression] = []
        if most.map({ $0 >= .zero }) ?? true {
            let magnitude = spelling.magnitudes(from: least.map { max($0, .zero) }, through: most)
            parts.append(format.sign == .plusOrMinus ? Expression.text("+").optional + magnitude : magnitude)
        }
        if format.sign != .none, least.map({ $0 < .zero }) ?? true {
            let nearest = most.flatMap { $0 < .zero ? -$0 : nil }
            parts.append("-" + spelling.magnitudes(from: nearest, through: least.map { -$0 }))
        }
        return any(of: parts)
    }

    /// The integers of a range.
    public static func integers(_ range: ClosedRange<Int>, format: NumericFormat = .integer) -> Expression {
        // The spelling of an integer is a number.
        numericRange(from: String(range.lowerBound), through: String(range.upperBound), format: format) ?? .nothing
    }

    /// The numerals of a range with exactly that many digits, zeros before them.
    public static func numerals(_ range: ClosedRange<Int>, width: Int) -> Expression {
        numerals(Int64(range.lowerBound)...Int64(range.upperBound), width: width)
    }

    /// The same of numbers that 32 bits may not hold.
    public static func numerals(_ range: ClosedRange<Int64>, width: Int) -> Expression {
        func digits(_ number: Int64) -> [UInt8] {
            var result: [UInt8] = []
            var rest = number
            for _ in 0..<max(width, 0) {
                result.append(UInt8(rest % 10))
                rest /= 10
            }
            return rest == 0 ? result.reversed() : [UInt8](repeating: 9, count: result.count)
        }
        guard range.upperBound >= 0, digits(max(range.lowerBound, 0)).count == width else { return .nothing }
        return numerals(digits(max(range.lowerBound, 0))[...], digits(range.upperBound)[...])
    }

    private static func numerals(_ lower: ArraySlice<UInt8>, _ upper: ArraySlice<UInt8>) -> Expression {
        guard let low = lower.first, let high = upper.first else { return .empty }
        let rest = lower.count - 1
        let zeros = [UInt8](repeating: 0, count: rest)[...]
        let nines = [UInt8](repeating: 9, count: rest)[...]
        if low == high { return digit(low...low) + numerals(lower.dropFirst(), upper.dropFirst()) }
        var first = low
        var last = high
        var parts: [Expression] = []
        if lower.dropFirst() != zeros {
            parts.append(digit(low...low) + numerals(lower.dropFirst(), nines))
            first += 1
        }
        if upper.dropFirst() != nines {
            parts.append(digit(high...high) + numerals(zeros, upper.dropFirst()))
            last -= 1
        }
        if first <= last { parts.append(digit(first...last) + digit.repeated(rest)) }
        return any(of: parts)
    }

    fileprivate static func digit(_ range: ClosedRange<UInt8>) -> Expression {
        set(ScalarSet(Unicode.Scalar(48 + range.lowerBound)...Unicode.Scalar(48 + range.upperBound)))
    }
}

/// Languages of numbers without a sign.
private struct NumericSpelling {
    let format: NumericFormat

    /// What may stand behind an integer part.
    private struct Fraction {
        /// Whether it may be left out.
        var mayBeMissing: Bool
        var digits: Expression
    }

    func magnitudes(from least: ExactDecimal?, through most: ExactDecimal?) -> Expression {
        var parts: [Expression] = []
        if let least, least > .zero { parts.append(atLeast(least)) }
        if let most { parts.append(atMost(most)) }
        if parts.isEmpty {
            parts.append(number(Expression.text("0").or(nonZero + .digit.repeated(0...)), true, anyFraction))
        }
        return .all(of: parts)
    }

    private var nonZero: Expression { .digit(1...9) }

    /// Numbers whose integer part is of that language, and whose fraction follows it.
    private func number(_ integers: Expression, _ includesZero: Bool, _ fraction: Fraction) -> Expression {
        let sign = Expression.set(format.decimalSigns)
        var tails = [sign + fraction.digits]
        if fraction.mayBeMissing {
            tails.append(.empty)
            if format.allowsTrailingDecimalSign, format.maximumFractionDigits != 0 { tails.append(sign) }
        }
        let zeros = format.allowsLeadingZeros ? Expression.text("0").repeated(0...) : .empty
        let whole = zeros + integers + .any(of: tails)
        return includesZero && format.allowsMissingInteger ? whole.or(sign + fraction.digits) : whole
    }

    private func atLeast(_ bound: ExactDecimal) -> Expression {
        let integer = bound.integer
        var greater = [nonZero + .digit.repeated(integer.count...)]
        for (place, digit) in integer.enumerated() where digit < 9 {
            greater.append(
                text(integer[..<place]) + .digit(digit + 1...9) + .digit.repeated(integer.count - place - 1))
        }
        return .any(
            of: number(.any(of: greater), false, anyFraction),
            number(text(integer[...]), integer == [0], fraction(atLeast: bound.fraction)))
    }

    private func atMost(_ bound: ExactDecimal) -> Expression {
        let integer = bound.integer
        var less: [Expression] = []
        if integer.count > 1 { less.append(Expression.text("0").or(nonZero + .digit.repeated(0...integer.count - 2))) }
        for (place, digit) in integer.enumerated() {
            let lowest: UInt8 = place == 0 && integer.count > 1 ? 1 : 0
            guard digit > lowest else { continue }
            less.append(
                text(integer[..<place]) + .digit(lowest...digit - 1) + .digit.repeated(integer.count - place - 1))
        }
        return .any(
            of: number(.any(of: less), integer != [0], anyFraction),
            number(text(integer[...]), integer == [0], fraction(atMost: bound.fraction)))
    }

    private var anyFraction: Fraction {
        Fraction(mayBeMissing: format.minimumFractionDigits == 0, digits: digits(behind: 0, .digit, least: 1))
    }

    /// As many of a digit as may follow `count` of the fraction; nothing where those are too many.
    private func digits(behind count: Int, _ digit: Expression, least: Int = 0) -> Expression {
        let minimum = max(format.minimumFractionDigits - count, least)
        guard let maximum = format.maximumFractionDigits else { return digit.repeated(minimum...) }
        return maximum - count < minimum ? .nothing : digit.repeated(minimum...maximum - count)
    }

    private func fraction(atLeast bound: [UInt8]) -> Fraction {
        if bound.isEmpty { return anyFraction }
        var parts = [text(bound[...]) + digits(behind: bound.count, .digit)]
        for (place, digit) in bound.enumerated() where digit < 9 {
            parts.append(text(bound[..<place]) + .digit(digit + 1...9) + digits(behind: place + 1, .digit))
        }
        return Fraction(mayBeMissing: false, digits: .any(of: parts))
    }

    private func fraction(atMost bound: [UInt8]) -> Fraction {
        var parts: [Expression] = []
        if bound.isEmpty {
            parts.append(digits(behind: 0, "0", least: 1))
        } else {
            parts.append(text(bound[...]) + digits(behind: bound.count, "0"))
        }
        for (place, digit) in bound.enumerated() {
            if place > 0, place >= format.minimumFractionDigits, place <= format.maximumFractionDigits ?? .max {
                parts.append(text(bound[..<place]))
            }
            if digit > 0 {
                parts.append(text(bound[..<place]) + .digit(0...digit - 1) + digits(behind: place + 1, .digit))
            }
        }
        return Fraction(mayBeMissing: format.minimumFractionDigits == 0, digits: .any(of: parts))
    }

    private func text(_ digits: ArraySlice<UInt8>) -> Expression {
        .sequence(digits.map { Expression.digit($0...$0) })
    }
}
