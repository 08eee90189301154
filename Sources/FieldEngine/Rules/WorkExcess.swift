/// What judging a text would take, and may.
public struct WorkExcess: Equatable, Sendable {
    public var steps: Int64
    public var maximum: Int

    /// The scalars of a text that a field takes whatever they cost.
    static let alwaysTaken = 64
}
