extension Expression.Node {
    /// The language of a pattern's parts, which has the whole text to itself: what its assertions see beyond the ends is
    /// nothing, wherever the language is put.
    static func asserting(_ node: Expression.Node) -> Expression.Node {
        // Most patterns have none but `^` in front and `$` behind, which say nothing.
        let rest = node.withoutIdleAnchors(atStart: true, atEnd: true)
        return rest.hasAssertions ? .asserted(rest) : rest
    }

    /// Without the assertions of an end of the text or of a line that hold wherever they are reached.
    private func withoutIdleAnchors(atStart: Bool, atEnd: Bool) -> Expression.Node {
        guard atStart || atEnd else { return self }
        switch self {
        case .assertion(let assertion):
            switch assertion {
            case .textStart, .lineStart: return atStart ? .empty : self
            case .textEnd, .lineEnd: return atEnd ? .empty : self
            case .word: return self
            }
        case .sequence(var parts):
            // The first part that takes a scalar is at the start like all before it, and so at the end.
            for place in parts.indices where atStart {
                let isLast = !parts[place].takesNothing
                parts[place] = parts[place].withoutIdleAnchors(atStart: true, atEnd: false)
                if isLast { break }
            }
            for place in parts.indices.reversed() where atEnd {
                let isLast = !parts[place].takesNothing
                parts[place] = parts[place].withoutIdleAnchors(atStart: false, atEnd: true)
                if isLast { break }
            }
            return .sequence(of: parts)
        case .union(let parts):
            return .union(of: parts.map { $0.withoutIdleAnchors(atStart: atStart, atEnd: atEnd) })
        case .repeated(let inner, let minimum, let maximum):
            // What comes round again is at an end but once.
            guard maximum == 1 || inner.takesNothing else { return self }
            return .repetition(
                of: inner.withoutIdleAnchors(atStart: atStart, atEnd: atEnd), minimum: minimum, maximum: maximum)
        case .nothing, .empty, .scalar, .set, .words, .multiples, .graph, .intersection, .difference, .asserted:
            return self
        }
    }

    /// Whether no text but the empty one can come of it.
    private var takesNothing: Bool {
        switch self {
        case .empty, .assertion: true
        case .sequence(let parts), .union(let parts): parts.allSatisfy { $0.takesNothing }
        case .repeated(let inner, _, _): inner.takesNothing
        case .nothing, .scalar, .set, .words, .multiples, .graph, .intersection, .difference, .asserted: false
        }
    }

    /// Whether assertions are in it that the text around it could decide.
    private var hasAssertions: Bool {
        switch self {
        case .assertion: true
        case .sequence(let parts), .union(let parts): parts.contains { $0.hasAssertions }
        case .repeated(let inner, _, _): inner.hasAssertions
        case .nothing, .empty, .scalar, .set, .words, .multiples, .graph, .intersection, .difference, .asserted: false
        }
    }
}
