/// The plain decimal spellings of numbers that leave a remainder when they are divided by another.
struct Multiples: Hashable, Sendable {
    /// By what is divided, in units of the last place that counts.
    var modulus: Int
    var remainder: Int
    /// How many digits behind the point count. All behind them are zeros.
    var places: Int

    /// The states that digits lead through: one for each remainder, before the point and behind each digit that follows it.
    var stateCount: Int { modulus * (places + 2) }

    /// The remainder behind another digit.
    func next(_ remainder: Int, _ digit: Int) -> Int { (remainder * 10 + digit) % modulus }

    /// Whether a number may end with that remainder, so many of its places written: the others are zeros.
    func accepts(_ remainder: Int, written: Int) -> Bool {
        (written..<places).reduce(remainder) { rest, _ in next(rest, 0) } == self.remainder
    }
}

extension Expression {
    /// The most states of the multiples of a number.
    public static let maximumMultipleStates = 4_000

    /// The plain decimal spellings of the numbers that lie whole steps from an origin: with zeros before them and behind
    /// them, and with digits on one side of the point only. Nil where either is no number, or takes too many states.
    public static func multiples(of step: String, from origin: String, sign: NumericFormat.Sign) -> Expression? {
        guard let step = ExactDecimal(step), let origin = ExactDecimal(origin), step > .zero else { return nil }
        let places = max(step.fraction.count, origin.fraction.count)
        guard step.integer.count + places <= 9 else { return nil }
        func scaled(_ number: ExactDecimal, modulus: Int64) -> Int64 {
            let zeros = [UInt8](repeating: 0, count: places - number.fraction.count)
            return (number.integer + number.fraction + zeros).reduce(0) { ($0 * 10 + Int64($1)) % modulus }
        }
        let scaledStep = scaled(step, modulus: .max / 16)
        guard scaledStep * Int64(places + 2) <= Int64(maximumMultipleStates) else { return nil }
        let distance = Int(scaled(origin, modulus: scaledStep))
        let modulus = Int(scaledStep)
        let opposite = (modulus - distance) % modulus
        let (above, below) = origin.isNegative ? (opposite, distance) : (distance, opposite)
        let positive = Multiples(modulus: modulus, remainder: above, places: places)
        let negative = Multiples(modulus: modulus, remainder: below, places: places)
        switch sign {
        case .none: return Expression(.multiples(positive))
        case .minus: return .any(of: Expression(.multiples(positive)), "-" + Expression(.multiples(negative)))
        case .plusOrMinus:
            return .any(
                of: Expression.text("+").optional + Expression(.multiples(positive)),
                "-" + Expression(.multiples(negative)))
        }
    }
}

extension Compiler {
    /// Adds the states of multiples; the state behind them.
    func buildMultiples(_ multiples: Multiples, from start: Int32, _ parts: inout NFA.Parts) -> Int32 {
        let end = parts.addState()
        let first = Int32(parts.stateCount)
        for _ in 0..<multiples.stateCount { _ = parts.addState() }
        let digits = (0..<10).map { alphabet.label(Multiples.digit($0)) }
        let point = alphabet.label(Multiples.point)
        // A layer for the digits before the point, and one behind each of those that follow it, none at first.
        func state(_ layer: Int, _ remainder: Int) -> Int32 { first + Int32(layer * multiples.modulus + remainder) }
        parts.addEmptyStep(start, state(0, 0))
        for layer in 0..<multiples.places + 2 {
            for remainder in 0..<multiples.modulus {
                let from = state(layer, remainder)
                if multiples.accepts(remainder, written: max(layer - 1, 0)) { parts.addEmptyStep(from, end) }
                if layer == 0 { parts.addEdge(from, point, state(1, remainder)) }
                if layer == multiples.places + 1 {
                    parts.addEdge(from, digits[0], from)
                    continue
                }
                for digit in 0..<10 {
                    parts.addEdge(
                        from, digits[digit], state(layer == 0 ? 0 : layer + 1, multiples.next(remainder, digit)))
                }
            }
        }
        return end
    }
}

extension Multiples {
    static let point: Unicode.Scalar = "."

    static func digit(_ digit: Int) -> Unicode.Scalar { Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit)) }
}
