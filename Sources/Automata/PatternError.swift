/// Why a pattern or a class can't be compiled. It lies apart, so that what may fail hands on one word for it.
public struct PatternError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Whether the text is at fault, or asks too much of an automaton.
    public enum Kind: Equatable, Sendable {
        /// The text is not a pattern.
        case syntax
        /// A construct that a finite automaton can't decide, or that is not known here.
        case unsupported
        /// Groups are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The pattern needs more states than the limit; how many is known up to a point only.
        case tooManyStates(found: Int, limit: Int)
    }

    private final class Content: Sendable {
        let kind: Kind
        let offset: Int
        let reason: String

        init(_ kind: Kind, offset: Int, reason: String) {
            (self.kind, self.offset, self.reason) = (kind, offset, reason)
        }
    }

    private let content: Content

    public var kind: Kind { content.kind }
    /// Where the construct begins, in Unicode scalars from the start of the pattern.
    public var offset: Int { content.offset }
    /// What is wrong, for people.
    public var reason: String { content.reason }

    @inline(never)
    public init(_ kind: Kind, offset: Int, reason: String) {
        content = Content(kind, offset: offset, reason: reason)
    }

    public static func == (left: PatternError, right: PatternError) -> Bool {
        left.kind == right.kind && left.offset == right.offset && left.reason == right.reason
    }

    public var description: String { "\(reason) at \(offset)" }
}
