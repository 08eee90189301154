/// An exact decimal number: a sign, digits, and how many of them stand behind the point. Never a double
/// (specification, “One content, three views”).
public struct DecimalNumber: Hashable, Sendable {
    /// The digits without leading zeros; empty for zero.
    private(set) var digits: [UInt8]
    /// How many digits stand behind the decimal point; trailing zeros there are dropped.
    private(set) var scale: Int
    private(set) var isNegative: Bool

    /// The most digits a number may have, before or behind the point. More would only serve to exhaust the server.
    static let maximumDigits = 10_000

    /// Reads a plain decimal number such as `-12.50`, or JSON's spelling with an exponent; nil for anything else.
    public init?(_ text: some StringProtocol) {
        var digits: [UInt8] = []
        var scale = 0
        var sawPoint = false
        var sawDigit = false
        var bytes = Array(text.utf8)[...]
        isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        while let byte = bytes.first {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                sawDigit = true
                if !(digits.isEmpty && byte == UInt8(ascii: "0")) { digits.append(byte - UInt8(ascii: "0")) }
                if sawPoint { scale += 1 }
            case UInt8(ascii: ".") where !sawPoint:
                sawPoint = true
            case UInt8(ascii: "e") where sawDigit, UInt8(ascii: "E") where sawDigit:
                guard let exponent = Int(String(decoding: bytes.dropFirst(), as: UTF8.self)),
                    abs(exponent) <= Self.maximumDigits
                else { return nil }
                scale -= exponent
                bytes = []
                continue
            default: return nil
            }
            bytes.removeFirst()
        }
        guard sawDigit, digits.count <= Self.maximumDigits, scale <= 2 * Self.maximumDigits else { return nil }
        while scale > 0, digits.last == 0 {
            digits.removeLast()
            scale -= 1
        }
        if digits.isEmpty {
            scale = 0
            isNegative = false
        } else if scale < 0 {
            digits += [UInt8](repeating: 0, count: -scale)
            scale = 0
        }
        self.digits = digits
        self.scale = scale
    }

    public init(_ integer: Int) {
        isNegative = integer < 0
        digits = integer == 0 ? [] : String(integer.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
        scale = 0
    }

    static let zero = DecimalNumber(0)

    /// The shortest plain spelling: `-12.5`, `0`, `0.001`.
    public var text: String {
        guard !digits.isEmpty else { return "0" }
        var spelled = digits.map { $0 + UInt8(ascii: "0") }
        if scale > 0 {
            if spelled.count <= scale {
                spelled.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: scale - spelled.count + 1), at: 0)
            }
            spelled.insert(UInt8(ascii: "."), at: spelled.count - scale)
        }
        return (isNegative ? "-" : "") + String(decoding: spelled, as: UTF8.self)
    }

    /// Its value where it is a whole number that an `Int` holds.
    var integer: Int? { scale == 0 ? Int(text) : nil }

    /// The digits at `scale` places behind the point, as a whole number's digits.
    private func scaledDigits(to scale: Int) -> [UInt8] {
        digits.isEmpty ? [] : digits + [UInt8](repeating: 0, count: scale - self.scale)
    }

    /// Whether the number is `origin` plus a whole multiple of `step`.
    func isStep(of step: DecimalNumber, from origin: DecimalNumber) -> Bool {
        guard !step.digits.isEmpty else { return true }
        let scale = max(self.scale, step.scale, origin.scale)
        let remainders = [self, origin].map { number -> [UInt8] in
            number.scaledDigits(to: scale).remainder(dividedBy: step.scaledDigits(to: scale))
        }
        // a ≡ b (mod m), with the signs of a and b.
        let modulus = step.scaledDigits(to: scale)
        func positive(_ remainder: [UInt8], negative: Bool) -> [UInt8] {
            negative && !remainder.isEmpty ? modulus.subtracting(remainder) : remainder
        }
        return positive(remainders[0], negative: isNegative) == positive(remainders[1], negative: origin.isNegative)
    }
}

extension DecimalNumber: Comparable {
    public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        let scale = max(left.scale, right.scale)
        let (a, b) = (left.scaledDigits(to: scale), right.scaledDigits(to: scale))
        return left.isNegative ? b.isLess(than: a) : a.isLess(than: b)
    }
}

/// Whole numbers as decimal digits without leading zeros.
extension [UInt8] {
    fileprivate func isLess(than other: [UInt8]) -> Bool {
        count != other.count ? count < other.count : lexicographicallyPrecedes(other)
    }

    /// This less `other`, which must not be greater.
    fileprivate func subtracting(_ other: [UInt8]) -> [UInt8] {
        var result = self
        var borrow: UInt8 = 0
        for offset in 0..<count {
            let subtrahend = (offset < other.count ? other[other.count - 1 - offset] : 0) + borrow
            let index = count - 1 - offset
            if result[index] >= subtrahend {
                result[index] -= subtrahend
                borrow = 0
            } else {
                result[index] += 10 - subtrahend
                borrow = 1
            }
        }
        return [UInt8](result.drop { $0 == 0 })
    }

    fileprivate func remainder(dividedBy divisor: [UInt8]) -> [UInt8] {
        var rest: [UInt8] = []
        for digit in self {
            if !(rest.isEmpty && digit == 0) { rest.append(digit) }
            while !rest.isLess(than: divisor) { rest = rest.subtracting(divisor) }
        }
        return rest
    }
}
