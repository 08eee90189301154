/// A regular language, put together from smaller ones: what a field's text may be.
///
/// A value; nothing is compiled before a `Language` is made of it. Parts that can hold nothing, or nothing but the
/// empty text, are simplified away as they are put together.
public struct Expression: Hashable, Sendable {
    indirect enum Node: Hashable, Sendable {
        /// No text at all.
        case nothing
        /// The empty text.
        case empty
        case scalar(Unicode.Scalar)
        /// One scalar of a set that is not empty.
        case set(ScalarSet)
        case sequence([Node])
        case union([Node])
        /// At least `minimum` and, where there is one, at most `maximum` (> 0) times.
        case repeated(Node, minimum: Int, maximum: Int?)
        /// One of these, none of them empty.
        case words([[Unicode.Scalar]])
        /// Numbers that lie whole steps apart.
        case multiples(Multiples)
        /// An automaton that was made elsewhere.
        case graph(Graph)
        case intersection([Node])
        case difference(Node, Node)
        /// The empty text where an assertion holds of the place.
        case assertion(Assertion)
        /// What holds assertions, none of which sees what stands around it.
        case asserted(Node)
    }

    let node: Node

    init(_ node: Node) { self.node = node }

    /// No text at all.
    public static let nothing = Expression(.nothing)
    /// The empty text and no other.
    public static let empty = Expression(.empty)
    /// Any text.
    public static let anything = Expression.set(.all).repeated(0...)
    /// One decimal digit.
    public static let digit = Expression.set(.digits)

    /// Exactly this text.
    public static func text(_ text: String) -> Expression {
        Expression(.sequence(of: text.unicodeScalars.map { .scalar($0) }))
    }

    /// One scalar of the set.
    public static func set(_ set: ScalarSet) -> Expression { Expression(set.isEmpty ? .nothing : .set(set)) }

    /// One after the other.
    public static func sequence(_ parts: [Expression]) -> Expression {
        Expression(.sequence(of: parts.map { $0.node }))
    }

    /// The same of parts that are written out.
    public static func sequence(_ parts: Expression...) -> Expression { sequence(parts) }

    /// Any of these.
    public static func any(of parts: [Expression]) -> Expression { Expression(.union(of: parts.map { $0.node })) }

    /// The same of parts that are written out.
    public static func any(of parts: Expression...) -> Expression { any(of: parts) }

    /// All of these at once. As a part of something larger it has to be determinized when it is compiled.
    public static func all(of parts: [Expression]) -> Expression {
        Expression(.intersection(of: parts.map { $0.node }))
    }

    /// The same of parts that are written out.
    public static func all(of parts: Expression...) -> Expression { all(of: parts) }

    /// One of these words. With `ignoringCase`, in any mixture of cases.
    public static func words(_ words: [String], ignoringCase: Bool = false) -> Expression {
        if ignoringCase { return any(of: wordsIgnoringCase(words)) }
        var isEmptyListed = false
        var listed: [[Unicode.Scalar]] = []
        for word in words {
            if word.isEmpty { isEmptyListed = true } else { listed.append(Array(word.unicodeScalars)) }
        }
        let node: Node = listed.isEmpty ? .nothing : .words(listed)
        return Expression(isEmptyListed ? .union(of: [.empty, node]) : node)
    }

    /// The letters are the same nodes in all words: a long list has few. What has one case only, as most signs of East Asia, is not looked
    /// for among them: there may be thousands, and each is a small node.
    private static func wordsIgnoringCase(_ words: [String]) -> [Expression] {
        var scalars: [Unicode.Scalar] = []
        var letters: [Node] = []
        return words.map { word in
            let nodes = word.unicodeScalars.map { scalar -> Node in
                if let known = scalars.firstIndex(of: scalar) { return letters[known] }
                let letter = Node.scalar(scalar).ignoringCase
                if case .set = letter {
                    scalars.append(scalar)
                    letters.append(letter)
                }
                return letter
            }
            return Expression(.sequence(of: nodes))
        }
    }

    /// Every text that is not one of these. It has to be determinized when it is compiled.
    public var complement: Expression { Expression.anything.subtracting(self) }

    /// The texts of this that are not texts of `other`, which has to be determinized when it is compiled.
    public func subtracting(_ other: Expression) -> Expression {
        if other.node == .nothing || node == .nothing { return self }
        return Expression(.difference(node, other.node))
    }

    /// This or nothing.
    public var optional: Expression { repeated(0...1) }

    /// Just so often; a count below 0 is 0.
    public func repeated(_ count: Int) -> Expression { repeated(count...count) }

    /// As often as the range says; counts below 0 are 0.
    public func repeated(_ count: ClosedRange<Int>) -> Expression {
        Expression(.repetition(of: node, minimum: count.lowerBound, maximum: count.upperBound))
    }

    /// So often or more, without a limit; a count below 0 is 0.
    public func repeated(_ count: PartialRangeFrom<Int>) -> Expression {
        Expression(.repetition(of: node, minimum: count.lowerBound, maximum: nil))
    }

    /// The same with every written scalar in any case. O(size).
    public var ignoringCase: Expression { Expression(node.ignoringCase) }

    /// This, then that.
    public static func + (left: Expression, right: Expression) -> Expression { sequence([left, right]) }

    /// This or that. No operator: `|` would bind as tightly as `+`.
    public func or(_ other: Expression) -> Expression { .any(of: self, other) }
}

extension Expression: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = Expression.text(value) }
}

extension Expression.Node {
    static func sequence(of parts: [Expression.Node]) -> Expression.Node {
        var result: [Expression.Node] = []
        result.reserveCapacity(parts.count)
        for part in parts {
            switch part {
            case .nothing: return .nothing
            case .empty: continue
            case .sequence(let inner): result.append(contentsOf: inner)
            default: result.append(part)
            }
        }
        if result.isEmpty { return .empty }
        return result.count == 1 ? result[0] : .sequence(result)
    }

    static func union(of parts: [Expression.Node]) -> Expression.Node {
        var result: [Expression.Node] = []
        var set = ScalarSet()
        var spans: [ScalarSet.Span] = []
        var isEmptyListed = false
        for part in parts {
            switch part {
            case .nothing: continue
            case .empty: isEmptyListed = true
            case .scalar(let scalar): spans.append(ScalarSet.Span(scalar.value, scalar.value))
            case .set(let other): set = set.union(other)
            case .union(let inner): result.append(contentsOf: inner)
            default: result.append(part)
            }
        }
        set = set.union(ScalarSet(spans: spans))
        if !set.isEmpty { result.append(set.count == 1 ? .scalar(set.first ?? "\0") : .set(set)) }
        let union: Expression.Node = result.isEmpty ? .nothing : result.count == 1 ? result[0] : .union(result)
        if !isEmptyListed { return union }
        return union == .nothing ? .empty : .repetition(of: union, minimum: 0, maximum: 1)
    }

    static func intersection(of parts: [Expression.Node]) -> Expression.Node {
        var result: [Expression.Node] = []
        for part in parts {
            switch part {
            case .nothing: return .nothing
            case .intersection(let inner): result.append(contentsOf: inner)
            default: result.append(part)
            }
        }
        if result.isEmpty { return Expression.anything.node }
        return result.count == 1 ? result[0] : .intersection(result)
    }

    static func repetition(of node: Expression.Node, minimum: Int, maximum: Int?) -> Expression.Node {
        let least = max(minimum, 0)
        if let maximum, maximum <= 0 { return .empty }
        switch node {
        case .nothing: return least == 0 ? .empty : .nothing
        case .empty: return .empty
        // Once says as much as often.
        case .assertion: return least == 0 ? .empty : node
        case .repeated(let inner, 0, nil): return .repeated(inner, minimum: 0, maximum: nil)
        // Each of them may be left out.
        case .repeated(let inner, 0, 1): return .repeated(inner, minimum: 0, maximum: maximum)
        default: break
        }
        return least == 1 && maximum == 1 ? node : .repeated(node, minimum: least, maximum: maximum)
    }

    /// Whether the whole is put together state by state, no part but an inner one determinized.
    var isBuiltOfStates: Bool {
        switch self {
        case .intersection, .difference: false
        case .nothing, .empty, .scalar, .set, .sequence, .union, .repeated, .words, .multiples, .graph, .assertion,
            .asserted:
            true
        }
    }

    /// How many states compiling takes, nearly; cut at `limit`.
    func stateCount(limit: Int) -> Int {
        var sum = 0
        switch self {
        case .nothing, .empty: return 0
        case .scalar, .set, .assertion: return 1
        case .asserted(let inner): return inner.stateCount(limit: limit)
        case .multiples(let multiples): return min(multiples.stateCount + 1, limit)
        case .graph(let graph): return min(Int(graph.stateCount) + 1, limit)
        case .sequence(let parts), .union(let parts), .intersection(let parts):
            for part in parts {
                sum += part.stateCount(limit: limit)
                if sum >= limit { return limit }
            }
            if case .union = self { sum += 1 }
        case .difference(let left, let right):
            sum = left.stateCount(limit: limit) + right.stateCount(limit: limit)
        case .words(let words):
            for word in words {
                sum += word.count
                if sum >= limit { return limit }
            }
        case .repeated(let inner, let minimum, let maximum):
            let (product, overflow) = inner.stateCount(limit: limit)
                .multipliedReportingOverflow(by: maximum ?? max(minimum, 1))
            sum = overflow ? limit : product + (maximum == nil || minimum == 0 ? 1 : 0)
        }
        return min(sum, limit)
    }

    var ignoringCase: Expression.Node {
        switch self {
        case .nothing, .empty, .assertion, .multiples: return self
        case .graph(var graph):
            graph.sets = graph.sets.map { $0.caseClosure }
            return .graph(graph)
        case .scalar(let scalar):
            let closure = ScalarSet(scalar).caseClosure
            return closure.count == 1 ? self : .set(closure)
        case .set(let set): return .set(set.caseClosure)
        case .sequence(let parts): return .sequence(parts.map { $0.ignoringCase })
        case .union(let parts): return .union(of: parts.map { $0.ignoringCase })
        case .repeated(let inner, let minimum, let maximum):
            return .repeated(inner.ignoringCase, minimum: minimum, maximum: maximum)
        case .words(let words):
            return .union(of: words.map { .sequence(of: $0.map { Expression.Node.scalar($0).ignoringCase }) })
        case .intersection(let parts): return .intersection(parts.map { $0.ignoringCase })
        case .difference(let left, let right): return .difference(left.ignoringCase, right.ignoringCase)
        case .asserted(let inner): return .asserted(inner.ignoringCase)
        }
    }
}
