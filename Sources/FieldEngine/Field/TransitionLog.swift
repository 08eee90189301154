/// The last changes of a field's state, kept while it is debugged (specification, section 5.4). No text is in it.
public struct TransitionLog: Sendable {
    /// A change of state, and what caused it.
    public struct Transition: Equatable, Sendable {
        /// The version after it.
        public var version: Int64
        /// What caused it: a method, or a timer.
        public var event: String
        /// States as `focus.content.validity`.
        public var from: String
        public var to: String
        /// In milliseconds of the clock.
        public var time: Int64

        public init(version: Int64, event: String, from: String, to: String, time: Int64) {
            self.version = version
            self.event = event
            self.from = from
            self.to = to
            self.time = time
        }
    }

    public static let capacity = 32

    package init() {}

    /// Oldest first.
    public private(set) var transitions: [Transition] = []

    /// Adds the latest. Where there is no room for it, the oldest goes.
    public mutating func append(_ transition: Transition) {
        if transitions.count >= Self.capacity { transitions.removeFirst() }
        transitions.append(transition)
    }
}
