/// A decimal number kept digit by digit, so that a bound of `0.1` is one tenth.
struct ExactDecimal: Hashable, Comparable {
    var isNegative: Bool
    /// The digits before the decimal sign, without leading zeros; `[0]` where there is none.
    var integer: [UInt8]
    /// The digits behind it, without trailing zeros.
    var fraction: [UInt8]

    static let zero = ExactDecimal(isNegative: false, integer: [0], fraction: [])

    /// The digits that a number may have; exponents could ask for any number of them.
    static let digitLimit = 1000

    private init(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
        self.isNegative = isNegative
        self.integer = integer
        self.fraction = fraction
    }

    /// A number as JSON spells it, also with `+`, leading zeros, or digits on one side of the point only; nil where it is
    /// none, or longer than the limit.
    init?(_ text: String) {
        var bytes = Array(text.utf8)[...]
        isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        func digits() -> [UInt8] {
            let run = bytes.prefix { (48...57).contains($0) }
            bytes = bytes.dropFirst(run.count)
            return run.map { $0 - 48 }
        }
        integer = digits()
        fraction = []
        if bytes.first == UInt8(ascii: ".") {
            bytes.removeFirst()
            fraction = digits()
        }
        guard !integer.isEmpty || !fraction.isEmpty else { return nil }
        if let first = bytes.first, first | 0x20 == UInt8(ascii: "e") {
            guard let exponent = Int(String(decoding: bytes.dropFirst(), as: UTF8.self)),
                abs(exponent.clamped) < ExactDecimal.digitLimit
            else { return nil }
            for _ in 0..<max(exponent, 0) { integer.append(fraction.isEmpty ? 0 : fraction.removeFirst()) }
            for _ in 0..<max(-exponent, 0) { fraction.insert(integer.popLast() ?? 0, at: 0) }
        } else if !bytes.isEmpty {
            return nil
        }
        while integer.count > 1, integer.first == 0 { integer.removeFirst() }
        if integer.isEmpty { integer = [0] }
        while fraction.last == 0 { fraction.removeLast() }
        guard integer.count + fraction.count <= ExactDecimal.digitLimit else { return nil }
        if integer == [0], fraction.isEmpty { isNegative = false }
    }

    static prefix func - (number: ExactDecimal) -> ExactDecimal {
        if number == .zero { return number }
        return ExactDecimal(isNegative: !number.isNegative, integer: number.integer, fraction: number.fraction)
    }

    static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        if left.isNegative { return -right < -left }
        if left.integer.count != right.integer.count { return left.integer.count < right.integer.count }
        if left.integer != right.integer { return left.integer.lexicographicallyPrecedes(right.integer) }
        return left.fraction.lexicographicallyPrecedes(right.fraction)
    }
}

extension Int {
    /// Itself, but for the one number whose absolute value is no `Int`.
    fileprivate var clamped: Int { Swift.max(self, -Int.max) }
}
