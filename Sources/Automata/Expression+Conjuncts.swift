extension Expression.Node {
    /// What a text has to be of, all at once, divided as far as it can be: each part is smaller by itself.
    static func conjuncts(of components: [Expression]) -> [Expression.Node] {
        var nodes: [Expression.Node] = []
        // Texts that are excluded one by one are excluded together: one list of them is one automaton.
        var excluded: [Expression.Node] = []
        func add(_ node: Expression.Node) {
            if case .difference(let left, let right) = node {
                if left != Expression.anything.node {
                    add(left)
                    return add(Expression(right).complement.node)
                }
                if right.isList { return excluded.append(right) }
            }
            nodes.append(node)
        }
        for component in components {
            if case .intersection(let parts) = component.node {
                for part in parts { add(part) }
            } else {
                add(component.node)
            }
        }
        if !excluded.isEmpty { nodes.append(Expression(.list(of: excluded)).complement.node) }
        if nodes.isEmpty { return [Expression.anything.node] }
        if nodes.count == 1 { return nodes }
        // What is asked twice is asked once.
        var seen: Set<Expression.Node> = []
        return nodes.filter { seen.insert($0).inserted }
    }

    /// Whether it is a number of texts, written one by one.
    private var isList: Bool {
        switch self {
        case .scalar, .set, .words: true
        case .sequence(let parts), .union(let parts): parts.allSatisfy { $0.isList }
        case .nothing, .empty, .repeated, .multiples, .graph, .intersection, .difference, .assertion, .asserted: false
        }
    }

    /// Several lists as one. Words that begin alike share their states, where they stand in one list.
    private static func list(of lists: [Expression.Node]) -> Expression.Node {
        if lists.count == 1 { return lists[0] }
        var words: [[Unicode.Scalar]] = []
        var others: [Expression.Node] = []
        for list in lists {
            if case .words(let own) = list { words += own } else { others.append(list) }
        }
        if !words.isEmpty { others.append(.words(words)) }
        return .union(of: others)
    }
}
