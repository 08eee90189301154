/// What judging a text would take, and may.
public struct WorkExcess: Equatable, Sendable {
    public var steps: Int
    public var maximum: Int
}
