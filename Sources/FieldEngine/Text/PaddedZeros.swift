/// The cells that hold a zero which the engine put there, kept right while cells come and go. Dates and times are
/// short: cells from the 64th on are never marked.
struct PaddedZeros: Equatable {
    private(set) var mask: UInt64

    func isMarked(_ cell: Int) -> Bool {
        cell >= 0 && cell < 64 && mask & (1 << UInt64(cell)) != 0
    }

    mutating func mark(_ cell: Int) {
        guard cell >= 0, cell < 64 else { return }
        mask |= 1 << UInt64(cell)
    }

    mutating func unmark(_ cell: Int) {
        guard cell >= 0, cell < 64 else { return }
        mask &= ~(1 << UInt64(cell))
    }

    /// Makes room for a new cell there.
    mutating func insert(at cell: Int) {
        guard cell >= 0, cell < 64 else { return }
        let below = mask & lowBits(cell)
        mask = below | ((mask & ~lowBits(cell)) << 1)
    }

    mutating func remove(_ cells: Range<Int>) {
        let range = cells.clamped(to: 0..<64)
        guard !range.isEmpty else { return }
        let below = mask & lowBits(range.lowerBound)
        let above = range.upperBound >= 64 ? 0 : mask >> UInt64(range.upperBound)
        mask = below | (above << UInt64(range.lowerBound))
    }

    private func lowBits(_ count: Int) -> UInt64 {
        count >= 64 ? .max : (1 << UInt64(count)) - 1
    }
}
