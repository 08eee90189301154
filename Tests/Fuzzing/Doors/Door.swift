/// What can be fuzzed: a function from bytes that says what is wrong, or nothing.
public enum Door: String, CaseIterable, Sendable {
    case session
    case pattern
    case snapshot
    case language

    /// Nil where all is well. What traps or hangs says so itself.
    public func problem(with input: [UInt8]) -> String? {
        switch self {
        case .session: SessionDoor.problem(with: input)
        case .pattern: PatternDoor.problem(with: input)
        case .snapshot: SnapshotDoor.problem(with: input)
        case .language: LanguageDoor.problem(with: input)
        }
    }
}
