import FieldEngine

/// Fields whose conditions may stand otherwise, in the order in which they are decided: by their levels, then in order of
/// creation.
struct UndecidedFields {
    private var numbers: [Int32: SortedNumbers] = [:]
    /// The levels that have any.
    private var levels = SortedNumbers()

    var isEmpty: Bool { levels.isEmpty }

    mutating func insert(_ number: Int32, level: Int) {
        let level = Int32(clamping: level)
        numbers[level, default: SortedNumbers()].insert(number)
        levels.insert(level)
    }

    mutating func takeFirst() -> Int32? {
        guard let level = levels.first, let number = numbers[level]?.first else { return nil }
        numbers[level]?.remove(number)
        if numbers[level]?.isEmpty == true {
            numbers[level] = nil
            levels.remove(level)
        }
        return number
    }
}
