/// When verdicts reach a field's state, and by what beside its type it is judged (specification, section 4.1).
public struct ValidationPolicy: Equatable, Sendable {
    /// The moments at which a verdict reaches the state.
    public struct Triggers: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let focus = Triggers(rawValue: 1)
        public static let change = Triggers(rawValue: 2)
        public static let blur = Triggers(rawValue: 4)
        /// At the Return key.
        public static let commit = Triggers(rawValue: 8)
        public static let all: Triggers = [.focus, .change, .blur, .commit]
    }

    /// What a change does to an error that shows.
    public enum AfterError: String, Sendable {
        case recheck, clear, keep
    }

    public var on: Triggers = [.change, .blur, .commit]
    public var afterError = AfterError.recheck
    /// Milliseconds of quiet after the last change before live validation runs.
    public var liveDelay = 0
    public var liveRules: [Rule] = []
    public var finalRules: [Rule] = []
    public var asksClientLive = false
    public var asksClientFinal = false
    /// Milliseconds that the client's validator may take.
    public var clientTimeout = 5_000

    public init() {}
}
