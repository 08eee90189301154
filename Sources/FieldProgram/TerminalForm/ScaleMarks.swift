internal import FieldTools

/// The places of a scale, in columns: of a rating its stars, one for each whole number, where there is room for them.
struct ScaleMarks {
    /// The number that a press on each place means.
    private(set) var numbers: [String] = []
    /// The place of the number that is there; of stars the last full one, which may be before the first.
    private(set) var filled: Int?
    /// The star of which the number has a part.
    private(set) var begun: Int?

    private static let mostColumns = 40

    /// Nil where no such scale can be drawn: its ends are no numbers of an ordinary size.
    init?(_ scale: ShownField.Scale, at number: String, width: Int, isRating: Bool) {
        guard let low = Double(scale.min), let high = Double(scale.max), let step = Double(scale.step), step > 0,
            low < high, high - low < 1e12, (high - low) / step < 1e9
        else { return nil }
        let decimals = [scale.min, scale.max, scale.step].reduce(0) { max($0, Self.decimals(of: $1)) }
        guard decimals <= 6 else { return nil }
        let steps = Int(((high - low) / step).rounded(.down))
        let room = max(2, min(width, Self.mostColumns))
        let hasStars = isRating && (1...Double(room)).contains(high.rounded(.up))
        let places = hasStars ? Int(high.rounded(.up)) : min(steps + 1, room)
        for place in 0..<places {
            let reached =
                hasStars
                ? (Double(place + 1) - low) / step : Double(place) * Double(steps) / Double(max(1, places - 1))
            numbers.append(
                Self.spelled(low + max(0, min(reached.rounded(), Double(steps))) * step, decimals: decimals))
        }
        guard let value = Double(number), value >= low, value <= high else { return }
        if hasStars {
            let full = Int(value)
            filled = full - 1
            if value > Double(full) { begun = full }
        } else {
            filled = Int(((value - low) / (high - low) * Double(places - 1)).rounded())
        }
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
