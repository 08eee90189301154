import FieldEngine

/// Fields that are judged again because of others: a field may have a hundred thousand that depend on it.
struct Judging {
    /// In order of creation.
    var numbers: [Int32]
    private var next = 0
    /// What happened; nil where they take note of another field's readiness, for which nothing is judged.
    let event: ValidationPolicy.Triggers?
    /// The field that is another now; nil where it is not one, or not only that.
    var cause: String?
    /// Those on which other rules show than before: what they know of others is found anew.
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
