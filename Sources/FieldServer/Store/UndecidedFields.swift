import FieldEngine

/// Fields whose conditions may stand otherwise, in the order in which they are decided: by their levels, then in order of
/// creation.
struct UndecidedFields {
    private var numbers: [Int: SortedNumbers] = [:]

    var isEmpty: Bool { numbers.isEmpty }

    mutating func insert(_ number: Int32, level: Int) { numbers[level, default: SortedNumbers()].insert(number) }

    /// There are few levels at a time, however many fields.
    mutating func takeFirst() -> Int32? {
        guard let level = numbers.keys.min(), let number = numbers[level]?.first else { return nil }
        numbers[level]?.remove(number)
        if numbers[level]?.isEmpty == true { numbers[level] = nil }
        return number
    }
}
