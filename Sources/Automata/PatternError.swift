/// Why a pattern or a class can't be compiled.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// The text is not a pattern.
        case syntax
        /// A construct that a finite automaton can't decide, or that is not known here.
        case unsupported
        /// Groups are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The pattern needs more states than the limit; how many is known up to a point only.
        case tooManyStates(found: Int, limit: Int)
    }

    public var kind: Kind
    /// Where the construct begins, in Unicode scalars from the start of the pattern.
    public var offset: Int
    /// What is wrong, for people.
    public var reason: String

    public init(_ kind: Kind, offset: Int, reason: String) {
        self.kind = kind
        self.offset = offset
        self.reason = reason
    }

    public var description: String { "\(reason) at \(offset)" }
}
