/// The values of a number that the scanner has accepted.
enum JSONNumber {
    /// The value where it is an integer of 64 bits, however it is spelled: 3, 3.0 and 30e-1 are all 3.
    static func integer(_ text: UnsafeBufferPointer<UInt8>, isPlain: Bool) -> Int64? {
        isPlain ? plainInteger(text) : Decimal(text).integer(of: text)
    }

    /// An optional sign and digits.
    private static func plainInteger(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        let isNegative = text.first == UInt8(ascii: "-")
        // The negative side reaches one further, so that is where the sum is made.
        var value: Int64 = 0
        for index in (isNegative ? 1 : 0)..<text.count {
            guard appendDigit(text[index], to: &value) else { return nil }
        }
        if isNegative { return value }
        return value == .min ? nil : -value
    }

    @inline(__always)
    private static func appendDigit(_ byte: UInt8, to negative: inout Int64) -> Bool {
        let (product, overflows) = negative.multipliedReportingOverflow(by: 10)
        let (sum, overflowsToo) = product.subtractingReportingOverflow(Int64(byte &- UInt8(ascii: "0")))
        negative = sum
        return !overflows && !overflowsToo
    }

    static func isInDoubleRange(_ text: UnsafeBufferPointer<UInt8>) -> Bool { Decimal(text).isInDoubleRange(of: text) }
}

/// A number taken apart: its digits from the first to the last that is not zero, read as an integer, times ten to
/// the `exponent`.
private struct Decimal {
    var isNegative = false
    /// Where the first and the last digit that are not zero are; the point may be between them. Nil for zero.
    private var significant: ClosedRange<Int>?
    /// How many digits that range has.
    private var digits = 0
    /// Wider than a text is long, so that no text leaves it.
    private var exponent: Int64 = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        if text.first == UInt8(ascii: "-") {
            isNegative = true
            index = 1
        }
        var isFraction = false
        /// Digits from the first that is not zero, and those of them since the last that is not.
        var seen = 0
        var trailingZeros = 0
        mantissa: while index < text.count {
            switch text[index] {
            case UInt8(ascii: "."):
                isFraction = true
            case UInt8(ascii: "0"):
                if isFraction { exponent -= 1 }
                if significant != nil {
                    seen += 1
                    trailingZeros += 1
                }
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                if isFraction { exponent -= 1 }
                seen += 1
                trailingZeros = 0
                significant = (significant?.lowerBound ?? index)...index
            default:
                break mantissa
            }
            index += 1
        }
        digits = seen - trailingZeros
        exponent += Int64(trailingZeros)
        if index < text.count { exponent += Self.writtenExponent(text[(index + 1)...]) }
    }

    /// What follows the `e`. It saturates far outside of what any digits in front of it could bring back into range:
    /// texts are shorter than 2³² bytes.
    private static func writtenExponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64 {
        var value: Int64 = 0
        var isNegative = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "+"): break
            default: value = min(value * 10 + Int64(byte &- UInt8(ascii: "0")), 1 << 40)
            }
        }
        return isNegative ? -value : value
    }

    func integer(of text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard significant != nil else { return 0 }
        guard exponent >= 0, exponent <= 19, digits + Int(exponent) <= 19, var magnitude = magnitude(of: text) else {
            return nil
        }
        for _ in 0..<exponent {
            let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
            guard !overflows else { return nil }
            magnitude = product
        }
        if isNegative { return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil }
        return Int64(exactly: magnitude)
    }

    /// The significant digits as an integer; nil where there are more than 19, which 64 bits always hold.
    private func magnitude(of text: UnsafeBufferPointer<UInt8>) -> UInt64? {
        guard let significant, digits <= 19 else { return nil }
        var value: UInt64 = 0
        for index in significant where text[index] != UInt8(ascii: ".") {
            value = value * 10 + UInt64(text[index] &- UInt8(ascii: "0"))
        }
        return value
    }

    func isInDoubleRange(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let significant else { return true }
        let places = Int64(digits) + exponent
        return places < 309 || places == 309 && digits == 1 && text[significant.lowerBound] == UInt8(ascii: "1")
    }
}
