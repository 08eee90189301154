import FieldEngine

/// Fields that are judged again because of others: a field may have a hundred thousand that depend on it.
struct Judging {
    /// In order of creation.
    var numbers: [Int32]
    private var next = 0
    /// The event; nil for a mere change of another field's readiness, which causes no judging.
    let event: ValidationPolicy.Triggers?
    /// The changed field; nil if there is no single one.
    var cause: String?
    /// Fields with a changed set of rules, which need all of their related fields again.
    var rebuilt: Set<Int32> = []

    init(numbers: [Int32], event: ValidationPolicy.Triggers?) {
        self.numbers = numbers
        self.event = event
    }

    var isDone: Bool { next >= numbers.count }
    var count: Int { numbers.count }

    mutating func takeNext() -> Int32? {
        guard next < numbers.count else { return nil }
        defer { next += 1 }
        return numbers[next]
    }
}
