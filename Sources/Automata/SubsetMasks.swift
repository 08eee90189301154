/// Sets of an automaton's states that a step needs as bits.
struct SubsetMasks {
    /// For each class, the states with an edge from the state numbered one less that takes the class; empty where that
    /// would be too large. Texts and counted repetitions are numbered so: a step along them is one shift.
    private(set) var chains: [UInt64] = []
    /// The states of which some class has them in `chains`.
    private(set) var isChained: [UInt64]
    /// For each class, the states with an edge to themselves that takes the class; empty where there are none, or where
    /// that would be too large. The tables of a conjunction mostly stay where they are.
    private(set) var loops: [UInt64] = []
    /// The most steps that one scalar costs.
    private(set) var stepsPerScalar: Int
    /// The states with edges that are in neither of them.
    private(set) var hasOtherEdges: [UInt64]
    private(set) var hasEmptySteps: [UInt64]
    private(set) var hasEdges: [UInt64]
    /// The states that accept or have edges.
    private(set) var isKept: [UInt64]
    private(set) var isAccepting: [UInt64]
    /// The words of each component's states that hold any.
    private(set) var components: [[(place: Int, mask: UInt64)]]

    static let maximumChainWords = 100_000

    init(_ automaton: NFA, _ alphabet: Alphabet) {
        let width = automaton.stateCount / 64 + 1
        let none = [UInt64](repeating: 0, count: width)
        stepsPerScalar = 0
        isChained = none
        hasOtherEdges = none
        hasEmptySteps = none
        hasEdges = none
        isKept = none
        isAccepting = none
        components = Array(repeating: [], count: automaton.componentCount)
        let hasChains = alphabet.classCount * width <= SubsetMasks.maximumChainWords
        if hasChains { chains = [UInt64](repeating: 0, count: alphabet.classCount * width) }
        // What a component costs at most: of one that is in one state at a time, what that state does.
        var costs = [Int](repeating: 0, count: automaton.componentCount)
        for state in 0..<automaton.stateCount {
            let place = state / 64
            let bit: UInt64 = 1 << UInt64(state % 64)
            let edges = automaton.edges(of: state)
            if automaton.isAccepting[state] { isAccepting[place] |= bit }
            if !edges.isEmpty { hasEdges[place] |= bit }
            if automaton.isAccepting[state] || !edges.isEmpty { isKept[place] |= bit }
            if !automaton.epsilonTransitions(of: state).isEmpty { hasEmptySteps[place] |= bit }
            for edge in edges {
                let target = Int(automaton.edgeTarget[edge])
                if hasChains, target == state + 1 {
                    let target: UInt64 = 1 << UInt64((state + 1) % 64)
                    isChained[(state + 1) / 64] |= target
                    alphabet.forEachClass(of: automaton.edgeLabel[edge]) { number in
                        chains[number * width + (state + 1) / 64] |= target
                    }
                } else if hasChains, target == state {
                    if loops.isEmpty { loops = [UInt64](repeating: 0, count: chains.count) }
                    alphabet.forEachClass(of: automaton.edgeLabel[edge]) { number in
                        loops[number * width + place] |= bit
                    }
                } else {
                    hasOtherEdges[place] |= bit
                }
            }
            let component = Int(automaton.components[state])
            let cost =
                (hasOtherEdges[place] & bit == 0 ? 0 : edges.count) + automaton.epsilonTransitions(of: state).count
            let isAlone = automaton.deterministic.contains(Int32(component))
            costs[component] = isAlone ? max(costs[component], cost) : costs[component] + cost
            if let last = components[component].last, last.place == place {
                components[component][components[component].count - 1].mask |= bit
            } else {
                components[component].append((place, bit))
            }
        }
        stepsPerScalar = costs.reduce(loops.isEmpty ? width : 2 * width, +)
    }

    var byteCount: Int {
        8 * (chains.count + loops.count + 5 * isKept.count) + components.reduce(0) { $0 + 32 + 16 * $1.count }
    }
}
