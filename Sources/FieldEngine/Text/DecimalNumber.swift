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
        digits.reserveCapacity(text.utf8.count)
        var scale = 0
        var sawPoint = false
        var sawDigit = false
        var bytes = text.utf8[...]
        isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                sawDigit = true
                if !(digits.isEmpty && byte == UInt8(ascii: "0")) { digits.append(byte - UInt8(ascii: "0")) }
                if sawPoint { scale += 1 }
            case UInt8(ascii: ".") where !sawPoint:
                sawPoint = true
            case UInt8(ascii: "e") where sawDigit, UInt8(ascii: "E") where sawDigit:
                guard let exponent = Int(String(decoding: bytes, as: UTF8.self)),
                    (-Self.maximumDigits...Self.maximumDigits).contains(exponent)
                else { return nil }
                scale -= exponent
                bytes = bytes[bytes.endIndex...]
            default: return nil
            }
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

    public static let zero = DecimalNumber(0)

    /// The number of so many units of the last of `scale` places.
    private init(_ digits: [UInt8], scale: Int, isNegative: Bool) {
        let zeros = min(digits.reversed().prefix { $0 == 0 }.count, scale)
        self.digits = [UInt8](digits.dropLast(zeros).drop { $0 == 0 })
        self.scale = self.digits.isEmpty ? 0 : scale - zeros
        self.isNegative = isNegative && !self.digits.isEmpty
    }

    static func tenths(_ count: UInt8) -> DecimalNumber {
        DecimalNumber([count / 10, count % 10], scale: 1, isNegative: false)
    }

    /// Whether nothing stands behind the point.
    public var isWhole: Bool { scale == 0 }

    /// One in the last of so many places behind the point.
    static func unit(places: Int) -> DecimalNumber { DecimalNumber([1], scale: places, isNegative: false) }

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

    /// Its value where it is a whole number of at most 64 bits.
    var integer: Int64? { scale == 0 ? Int64(text) : nil }

    /// The digits at `scale` places behind the point, as a whole number's digits.
    private func scaledDigits(to scale: Int) -> [UInt8] {
        digits.isEmpty ? [] : digits + [UInt8](repeating: 0, count: scale - self.scale)
    }

    /// Whether the number is `origin` plus a whole multiple of `step`.
    func isStep(of step: DecimalNumber, from origin: DecimalNumber) -> Bool {
        step.digits.isEmpty || distance(pastStepOf: step, from: origin).digits.isEmpty
    }

    /// How far the number lies above the nearest multiple of a step (> 0) below it, counted from an origin.
    private func distance(pastStepOf step: DecimalNumber, from origin: DecimalNumber) -> DecimalNumber {
        let difference = self - origin
        let scale = max(difference.scale, step.scale)
        let modulus = step.scaledDigits(to: scale)
        let rest = difference.scaledDigits(to: scale).remainder(dividedBy: modulus)
        let above = difference.isNegative && !rest.isEmpty ? modulus.subtracting(rest) : rest
        return DecimalNumber(above, scale: scale, isNegative: false)
    }

    /// The greatest number of whole steps (> 0) from an origin that is no greater than this one.
    func steppedDown(to step: DecimalNumber, from origin: DecimalNumber) -> DecimalNumber {
        self - distance(pastStepOf: step, from: origin)
    }

    /// The least number of whole steps (> 0) from an origin that is no less than this one.
    func steppedUp(to step: DecimalNumber, from origin: DecimalNumber) -> DecimalNumber {
        let below = steppedDown(to: step, from: origin)
        return below == self ? self : below + step
    }
}

extension DecimalNumber {
    static prefix func - (number: DecimalNumber) -> DecimalNumber {
        DecimalNumber(number.digits, scale: number.scale, isNegative: !number.isNegative)
    }

    /// The exact sum, however many digits it has.
    public static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
        let scale = max(left.scale, right.scale)
        let (a, b) = (left.scaledDigits(to: scale), right.scaledDigits(to: scale))
        if left.isNegative == right.isNegative {
            return DecimalNumber(a.adding(b), scale: scale, isNegative: left.isNegative)
        }
        return a.isLess(than: b)
            ? DecimalNumber(b.subtracting(a), scale: scale, isNegative: right.isNegative)
            : DecimalNumber(a.subtracting(b), scale: scale, isNegative: left.isNegative)
    }

    /// The exact difference.
    public static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber { left + -right }

    /// The product; nil where that has more digits than a product needs.
    func times(_ other: DecimalNumber) -> DecimalNumber? {
        guard digits.count + other.digits.count <= Self.productDigits, scale + other.scale <= Self.productDigits else {
            return nil
        }
        return DecimalNumber(
            digits.multiplied(by: other.digits), scale: scale + other.scale, isNegative: isNegative != other.isNegative)
    }

    /// Far more than any amount has, and so few that a product of many costs little.
    private static let productDigits = 1_000

    /// The nearest number of so many places, the greater where two are as near, without regard to the sign.
    func rounded(places: Int) -> DecimalNumber {
        guard scale > places else { return self }
        let dropped = scale - places
        let next = digits.count >= dropped ? digits[digits.count - dropped] : 0
        let kept = [UInt8](digits.dropLast(dropped))
        return DecimalNumber(next < 5 ? kept : kept.adding([1]), scale: places, isNegative: isNegative)
    }

    /// The number so many times.
    func times(_ count: Int) -> DecimalNumber {
        var product: [UInt8] = []
        for digit in String(count.magnitude).utf8 {
            if !product.isEmpty { product.append(0) }
            for _ in 0..<digit - .zeroDigit { product = product.adding(digits) }
        }
        return DecimalNumber(product, scale: scale, isNegative: isNegative != (count < 0))
    }
}

extension DecimalNumber: Comparable {
    public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.isNearerToZero(than: left) : left.isNearerToZero(than: right)
    }

    /// Digit by digit: bounds are looked at with each key.
    private func isNearerToZero(than other: DecimalNumber) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
        let (before, beforeOther) = (digits.count - scale, other.digits.count - other.scale)
        if before != beforeOther { return before < beforeOther }
        for index in 0..<max(digits.count, other.digits.count) {
            let digit = index < digits.count ? digits[index] : 0
            let otherDigit = index < other.digits.count ? other.digits[index] : 0
            if digit != otherDigit { return digit < otherDigit }
        }
        return false
    }
}

/// Whole numbers as decimal digits without leading zeros.
extension [UInt8] {
    fileprivate func isLess(than other: [UInt8]) -> Bool {
        count != other.count ? count < other.count : lexicographicallyPrecedes(other)
    }

    fileprivate func adding(_ other: [UInt8]) -> [UInt8] {
        if count < other.count { return other.adding(self) }
        var result = self
        var carry: UInt8 = 0
        for offset in 0..<count {
            if carry == 0, offset >= other.count { break }
            let index = count - 1 - offset
            let sum = result[index] + (offset < other.count ? other[other.count - 1 - offset] : 0) + carry
            carry = sum > 9 ? 1 : 0
            result[index] = sum > 9 ? sum - 10 : sum
        }
        if carry > 0 { result.insert(carry, at: 0) }
        return result
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

    /// The product may begin with zeros.
    fileprivate func multiplied(by other: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: count + other.count)
        for place in indices.reversed() {
            var carry: UInt8 = 0
            for otherPlace in other.indices.reversed() {
                let index = place + otherPlace + 1
                let sum = self[place] * other[otherPlace] + result[index] + carry
                result[index] = sum % 10
                carry = sum / 10
            }
            result[place] += carry
        }
        return result
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
