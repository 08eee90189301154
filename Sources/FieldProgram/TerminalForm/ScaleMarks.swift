internal import FieldTools

/// The places of a scale, in columns.
struct ScaleMarks {
    /// The number that a press on each place means.
    private(set) var numbers: [String] = []
    /// The place of the number that is there.
    private(set) var filled: Int?

    private static let mostColumns = 40

    /// Nil where no such scale can be drawn: its ends are no numbers of an ordinary size.
    init?(_ scale: ShownField.Scale, at number: String, width: Int) {
        guard let low = Double(scale.min), let high = Double(scale.max), let step = Double(scale.step), step > 0,
            low < high, high - low < 1e12, (high - low) / step < 1e9
        else { return nil }
        let decimals = [scale.min, scale.max, scale.step].reduce(0) { max($0, Self.decimals(of: $1)) }
        guard decimals <= 6 else { return nil }
        let steps = Int(((high - low) / step).rounded(.down))
        let places = min(steps + 1, max(2, min(width, Self.mostColumns)))
        for place in 0..<places {
            let reached = (Double(place) * Double(steps) / Double(max(1, places - 1))).rounded()
            numbers.append(Self.spelled(low + reached * step, decimals: decimals))
        }
        guard let value = Double(number), value >= low, value <= high else { return }
        filled = Int(((value - low) / (high - low) * Double(places - 1)).rounded())
    }

    private static func decimals(of number: String) -> Int {
        number.firstIndex(of: ".").map { number.distance(from: $0, to: number.endIndex) - 1 } ?? 0
    }

    private static func spelled(_ number: Double, decimals: Int) -> String {
        var unit = 1
        for _ in 0..<decimals { unit *= 10 }
        let units = Int((number * Double(unit)).rounded())
        guard decimals > 0 else { return String(units) }
        let digits = String(units.magnitude % UInt(unit))
        let places = String(repeating: "0", count: decimals - digits.utf8.count) + digits
        return "\(units < 0 ? "-" : "")\(units.magnitude / UInt(unit)).\(places)"
    }
}
