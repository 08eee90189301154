/// Several measurements of one thing.
struct Figures {
    private var values: [Double] = []

    mutating func add(_ value: Double) { values.append(value) }

    var isEmpty: Bool { values.isEmpty }

    /// The value below which that share of them lies.
    func quantile(_ share: Double) -> Double {
        let sorted = values.sorted()
        guard let last = sorted.last else { return .nan }
        let place = Int((Double(sorted.count) * share).rounded(.down))
        return place < sorted.count ? sorted[place] : last
    }

    var median: Double { quantile(0.5) }

    /// The median of the ratios of what was measured in the same round, since a machine that changes its speed between two
    /// rounds changes both; nil where the others are nothing.
    func ratio(to others: Figures) -> Double? {
        var ratios = Figures()
        for (value, other) in zip(values, others.values) where other > 0 { ratios.add(value / other) }
        return ratios.isEmpty ? nil : ratios.median
    }

    var least: Double { values.min() ?? .nan }
    var most: Double { values.max() ?? .nan }
}

extension Double {
    /// With so many decimals.
    func rounded(to decimals: Int) -> String {
        guard isFinite else { return "-" }
        var unit = 1.0
        for _ in 0..<decimals { unit *= 10 }
        let whole = Int((self * unit).rounded())
        guard decimals > 0 else { return String(whole) }
        let digits = String(abs(whole))
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return (whole < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}
