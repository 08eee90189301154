/// Turns expressions into automata over one alphabet.
struct Compiler {
    var alphabet: Alphabet
    let stateLimit: Int
    let budget: Budget
    var work: Work

    init(_ expressions: [Expression], stateLimit: Int, work: Work = Work()) throws(LanguageError) {
        var symbols = Symbols()
        for expression in expressions { symbols.add(expression.node) }
        self.work = work
        alphabet = try Alphabet(symbols, work: &self.work)
        self.stateLimit = Compiler.clamped(stateLimit)
        budget = Budget(states: self.stateLimit)
    }

    /// A limit that can be calculated with.
    static func clamped(_ stateLimit: Int) -> Int { Swift.min(Swift.max(stateLimit, 0), 1 << 24) }

    /// The nondeterministic automaton of an expression. Throws where it, or the determinized parts that a
    /// difference needs, have more states than the limit.
    mutating func parts(_ node: Expression.Node) throws(LanguageError) -> NFA.Parts {
        var parts = NFA.Parts()
        let start = parts.addState()
        parts.starts = [start]
        if node == .nothing { return parts }
        let end = try build(node, from: start, &parts)
        parts.accepting = [end]
        try work.spend(parts.size)
        return parts
    }

    /// The table of an expression; nil where it is over the budget.
    mutating func table(_ node: Expression.Node, budget: Budget) throws(LanguageError) -> DFA? {
        switch node {
        case .intersection(let nodes):
            var result: DFA?
            for inner in nodes {
                guard let table = try table(inner, budget: budget) else { return nil }
                guard let known = result else {
                    result = table
                    continue
                }
                let both = try DFA.product(known, table, .both, budget: budget, work: &work)
                guard let both else { return nil }
                result = both
            }
            return result
        case .difference(let left, let right):
            guard let left = try table(left, budget: budget), let right = try table(right, budget: budget) else {
                return nil
            }
            return try DFA.product(left, right, .leftOnly, budget: budget, work: &work)
        default:
            return try NFA(try parts(node)).determinized(alphabet, budget: budget, work: &work)
        }
    }

    /// Adds the states of a node; the state behind it. What begins at a state never comes back to it but by the
    /// loops made here, so that alternatives may begin at one state and parts may share the state between them.
    private mutating func build(
        _ node: Expression.Node, from start: Int32, _ parts: inout NFA.Parts
    ) throws(LanguageError) -> Int32 {
        if parts.stateCount > 2 * stateLimit + 2 { throw .tooManyStates(limit: stateLimit) }
        switch node {
        case .nothing: return parts.addState()
        case .empty: return start
        case .scalar(let scalar):
            let end = parts.addState()
            parts.addEdge(start, alphabet.label(scalar), end)
            return end
        case .set(let set):
            let end = parts.addState()
            parts.addEdge(start, alphabet.label(set), end)
            return end
        case .sequence(let nodes):
            var end = start
            for inner in nodes { end = try build(inner, from: end, &parts) }
            return end
        case .union(let nodes):
            let end = parts.addState()
            for inner in nodes { parts.addEmptyStep(try build(inner, from: start, &parts), end) }
            return end
        case .repeated(let inner, let minimum, let maximum):
            return try buildRepetition(inner, minimum, maximum, from: start, &parts)
        case .words(let words):
            return try buildWords(words, from: start, &parts)
        case .multiples(let multiples):
            return buildMultiples(multiples, from: start, &parts)
        case .graph(let graph):
            guard parts.stateCount + Int(graph.stateCount) <= 2 * stateLimit + 2 else {
                throw .tooManyStates(limit: stateLimit)
            }
            return build(graph, from: start, &parts)
        case .intersection, .difference:
            guard let table = try table(node, budget: budget) else { throw .tooManyStates(limit: stateLimit) }
            return embed(table.parts(&alphabet), from: start, &parts)
        case .assertion(let assertion):
            let end = parts.addState()
            parts.addGuard(start, assertion, end)
            return end
        case .asserted(let inner):
            // By itself, so that its ends are those of the text.
            var own = NFA.Parts()
            let first = own.addState()
            own.starts = [first]
            own.accepting = [try build(inner, from: first, &own)]
            guard let resolved = own.withoutGuards(&alphabet, stateLimit: 2 * stateLimit + 2) else {
                throw .tooManyStates(limit: stateLimit)
            }
            try work.spend(own.size + resolved.size)
            return embed(resolved, from: start, &parts)
        }
    }

    private mutating func buildRepetition(
        _ inner: Expression.Node, _ minimum: Int, _ maximum: Int?, from start: Int32,
        _ parts: inout NFA.Parts
    ) throws(LanguageError) -> Int32 {
        var end = start
        guard let maximum else {
            for _ in 0..<Swift.max(minimum - 1, 0) { end = try build(inner, from: end, &parts) }
            let loop = parts.addState()
            parts.addEmptyStep(end, loop)
            let last = try build(inner, from: loop, &parts)
            parts.addEmptyStep(last, loop)
            return minimum == 0 ? loop : last
        }
        for _ in 0..<minimum { end = try build(inner, from: end, &parts) }
        guard maximum > minimum else { return end }
        let final = parts.addState()
        for _ in minimum..<maximum {
            parts.addEmptyStep(end, final)
            end = try build(inner, from: end, &parts)
        }
        parts.addEmptyStep(end, final)
        return final
    }

    /// Words that begin alike share states.
    private mutating func buildWords(
        _ words: [[Unicode.Scalar]], from start: Int32, _ parts: inout NFA.Parts
    ) throws(LanguageError) -> Int32 {
        let end = parts.addState()
        var children: [UInt64: Int32] = [:]
        // By state, from the end on.
        var isAccepting: [Bool] = []
        for word in words {
            var state = start
            for scalar in word {
                let key = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(scalar.value)
                if let child = children[key] {
                    state = child
                } else {
                    let child = parts.addState()
                    if parts.stateCount > 2 * stateLimit + 2 { throw .tooManyStates(limit: stateLimit) }
                    children[key] = child
                    parts.addEdge(state, alphabet.label(scalar), child)
                    state = child
                }
            }
            // No word is empty: its last state was added behind the end.
            let place = Int(state - end)
            while isAccepting.count <= place { isAccepting.append(false) }
            if !isAccepting[place] { parts.addEmptyStep(state, end) }
            isAccepting[place] = true
        }
        return end
    }

    private func embed(
        _ other: NFA.Parts, from start: Int32, _ parts: inout NFA.Parts
    ) -> Int32 {
        let shift = Int32(parts.stateCount)
        parts.stateCount += other.stateCount
        for edge in other.edges { parts.addEdge(edge.from + shift, edge.label, edge.to + shift) }
        for step in other.epsilonTransitions { parts.addEmptyStep(step.from + shift, step.to + shift) }
        for state in other.starts { parts.addEmptyStep(start, state + shift) }
        let end = parts.addState()
        for state in other.accepting { parts.addEmptyStep(state + shift, end) }
        return end
    }
}

/// Why a language can't be compiled.
public enum LanguageError: Error, Hashable, Sendable {
    case tooManyStates(limit: Int)
    /// It would take more steps than there may be.
    case tooMuchWork(limit: Int)
}
