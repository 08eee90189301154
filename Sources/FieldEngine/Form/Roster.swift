/// Field numbers in ascending order, which is their order of creation.
public struct Roster: Sendable {
    private var numbers = SortedNumbers()
    public private(set) var count = 0

    public init() {}

    /// A field replaced under its number keeps its place.
    public mutating func append(_ number: Int32) {
        if numbers.insert(number) { count += 1 }
    }

    /// A field that is not there changes nothing.
    public mutating func remove(_ number: Int32) {
        if numbers.remove(number) { count -= 1 }
    }

    func contains(_ number: Int32) -> Bool { numbers.contains(number) }

    public var all: [Int32] { numbers.all }
}
