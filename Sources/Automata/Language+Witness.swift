/// Short answers about several components: a text that all of them accept is often at hand, where to search for one among
/// all that there are would take more than a question may cost.
extension Language {
    /// Whether the shortest ways of components that are all steady, one after the other, are a way within the bounds.
    /// False says nothing.
    func isSurelyViable(_ set: [Int32], _ bounds: Completions.Bounds, _ shortest: [Int32]) -> Bool {
        // Each is in one state at a time.
        let count = set.reduce(0) { $0 + Int(shortest[Int($1)]) }
        if count > bounds.most ?? .max { return false }
        // One that takes anything takes more of it.
        return count >= bounds.least || set.contains { !subsets.automaton.edges(of: Int($0)).isEmpty }
    }

    /// Whether a way for all components is found by going the shortest way of one after the other, the others run along.
    /// False says nothing.
    func hasWitness(from set: [Int32], _ bounds: Completions.Bounds, _ shortest: [Int32]) -> Bool {
        var walk = Walk(set: set, count: 0)
        // One that another has led away from acceptance is gone on with in the next round.
        for _ in 0..<3 {
            for component in 0..<Int32(subsets.automaton.componentCount) {
                while let distance = distance(of: component, in: walk.set, shortest), distance > 0 {
                    guard walk.count < bounds.most ?? .max, goNearer(component, distance, &walk, shortest) else {
                        return false
                    }
                }
            }
            if subsets.isAccepting(walk.set) { return walk.count >= bounds.least || canStay(walk.set) }
        }
        return false
    }

    private struct Walk {
        /// The states that it leads to.
        var set: [Int32]
        /// Its scalars.
        var count: Int
    }

    /// How far a component is from acceptance; nil where none of its states is left.
    private func distance(of component: Int32, in set: [Int32], _ shortest: [Int32]) -> Int32? {
        var least: Int32?
        for state in set where subsets.automaton.components[Int(state)] == component {
            least = Swift.min(least ?? .max, shortest[Int(state)])
        }
        return least
    }

    /// Takes a scalar that brings a component nearer and leaves every other alive.
    private func goNearer(_ component: Int32, _ distance: Int32, _ walk: inout Walk, _ shortest: [Int32]) -> Bool {
        let automaton = subsets.automaton
        var tried: [Int] = []
        for state in walk.set where automaton.components[Int(state)] == component {
            for edge in automaton.edges(of: Int(state)) where shortest[Int(automaton.edgeTarget[edge])] < distance {
                for number in alphabet.classes(of: automaton.edgeLabel[edge]) where !tried.contains(number) {
                    guard search?.spend(1 + stepsPerScalar / 16 + walk.set.count / 8) == true, tried.count < 8 else {
                        return false
                    }
                    tried.append(number)
                    guard let next = subsets.next(walk.set, number) else { continue }
                    walk.set = next
                    walk.count += 1
                    return true
                }
            }
        }
        return false
    }

    /// Whether a scalar leads from the states to themselves, so that as many as are asked for may follow.
    private func canStay(_ set: [Int32]) -> Bool {
        (0..<Swift.min(alphabet.classCount, 64)).contains { number in
            search?.spend(1 + stepsPerScalar / 16) == true && subsets.next(set, number) == set
        }
    }
}
