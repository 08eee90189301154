/// A pattern in ECMAScript's syntax, restricted to what a finite automaton can decide (specification, section 7).
///
/// The whole text has to match. Lazy quantifiers mean the same as greedy ones, since nothing but the language counts.
public struct Pattern: Hashable, Sendable {
    /// The pattern as it was written.
    public let source: String
    public let ignoreCase: Bool
    /// The language of the pattern.
    public let expression: Expression

    /// The states that a pattern may have unless the caller says otherwise.
    public static let defaultStateLimit = 10_000
    /// How deep groups may be nested.
    public static let nestingLimit = 250

    /// Parses a pattern. O(length), and bounded by the limit on states however long the pattern is.
    public init(
        _ source: String, ignoreCase: Bool = false, stateLimit: Int = Pattern.defaultStateLimit
    ) throws(PatternError) {
        var parser = PatternParser(source, ignoreCase: ignoreCase, stateLimit: stateLimit)
        self.source = source
        self.ignoreCase = ignoreCase
        expression = Expression(try parser.parse())
    }
}
