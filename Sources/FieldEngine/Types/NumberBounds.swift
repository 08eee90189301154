/// The least and the greatest number that a field takes, and what is said of others.
struct NumberBounds: Equatable, Sendable {
    var minimum: DecimalNumber?
    var maximum: DecimalNumber?

    /// The finding for a number that is not within the bounds, or that no continuation can bring there: a gap between
    /// numbers is below the minimum when the number as it stands is below, else above the maximum (specification,
    /// section 9). A sign alone stands for the smallest of numbers.
    func finding(_ value: String, from: Int?) -> Finding {
        let range = from.map { $0..<Int.max }
        let isNegative = value.utf8.first == UInt8(ascii: "-")
        let number = DecimalNumber(value)
        guard number != nil || from != nil else { return Finding("not-a-number") }
        let isBelow = minimum.map { (number ?? .zero) < $0 || number == nil && isNegative } ?? false
        return Finding(isBelow || maximum == nil ? "below-minimum" : "above-maximum", range: range, data: data)
    }

    private var data: [Parameter.Member] {
        [("min", minimum), ("max", maximum)].compactMap { name, bound in
            bound.map { Parameter.Member(name: name, value: .number($0.text)) }
        }
    }
}
