/// The least and the greatest number that a field takes, and what is said of others.
struct NumberBounds: Equatable, Sendable {
    var minimum: DecimalNumber?
    var maximum: DecimalNumber?

    /// The finding for a number that is not within the bounds; `from` where no continuation can bring it there.
    func finding(_ value: String, from: Int?) -> Finding {
        Finding(code(of: value, isHopeless: from != nil), range: from.map { $0..<Int.max }, data: data)
    }

    /// What is wrong with a number that is not within the bounds: a gap between numbers is below the minimum when the
    /// number as it stands is below, else above the maximum (specification, section 9). A sign or a decimal sign alone
    /// stands for zero, or for a number below all others.
    func code(of value: String, isHopeless: Bool) -> String {
        let unsigned = value.utf8.first == UInt8(ascii: "+") ? String(value.dropFirst()) : value
        if PlainNumber(unsigned) != nil, let number = DecimalNumber(unsigned) {
            let isBelow = minimum.map { number < $0 } ?? false
            return isBelow || maximum == nil ? "below-minimum" : "above-maximum"
        }
        guard isHopeless, ["", ".", "-", "-."].contains(unsigned), let minimum else { return "not-a-number" }
        return unsigned.hasPrefix("-") || minimum > .zero ? "below-minimum" : "above-maximum"
    }

    private var data: [Parameter.Member] {
        [("min", minimum), ("max", maximum)].compactMap { name, bound in
            bound.map { Parameter.Member(name: name, value: .number($0.text)) }
        }
    }
}
