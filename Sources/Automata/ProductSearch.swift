/// Looks for a text that several components accept together, without determinizing any of them: over tuples of
/// states, one of each component. There are finitely many; where they run out, no text exists.
struct ProductSearch {
    let automaton: Nondeterministic
    let alphabet: Alphabet
    /// Tuples looked at.
    var steps = 0

    static let tupleLimit = 20_000

    private struct Tuple: Hashable {
        var states: [Int32]
        /// The number of scalars so far, as far as it matters for the least number.
        var count: Int
    }

    /// Whether all components can reach the target together with a number of scalars within the bounds; nil where
    /// that is not found within the limit. `distances` are those of each state to the target.
    mutating func canReach(
        _ target: [Bool], from set: [Int32], distances: [Int32], _ bounds: Completions.Bounds
    ) -> Bool? {
        var groups = [[Int32]](repeating: [], count: automaton.componentCount)
        for state in set where distances[Int(state)] != Completions.unreachable {
            groups[Int(automaton.components[Int(state)])].append(state)
        }
        var visited: Set<Tuple> = []
        var level: [Tuple] = []
        let start = steps
        /// Adds all tuples of the groups; false where that is too many.
        func add(_ groups: [[Int32]], _ count: Int, to level: inout [Tuple]) -> Bool {
            if groups.contains(where: \.isEmpty) { return true }
            var choice = [Int](repeating: 0, count: groups.count)
            while true {
                let tuple = Tuple(states: zip(groups, choice).map { $0[$1] }, count: min(count, bounds.least))
                if visited.insert(tuple).inserted { level.append(tuple) }
                if visited.count > ProductSearch.tupleLimit { return false }
                var place = 0
                while place < choice.count {
                    choice[place] += 1
                    if choice[place] < groups[place].count { break }
                    choice[place] = 0
                    place += 1
                }
                if place == choice.count { return true }
            }
        }
        guard add(groups, 0, to: &level) else { return nil }
        var count = 0
        while !level.isEmpty {
            if count >= bounds.least, level.contains(where: { $0.states.allSatisfy { target[Int($0)] } }) {
                return true
            }
            if let most = bounds.most, count >= most { return false }
            var next: [Tuple] = []
            for tuple in level {
                steps += 1
                if let most = bounds.most,
                    tuple.states.contains(where: { Int(distances[Int($0)]) > most - count })
                {
                    continue
                }
                for number in 0..<alphabet.classCount {
                    var reached: [[Int32]] = []
                    for state in tuple.states {
                        let behind = successors(of: state, number)
                        if behind.isEmpty { break }
                        reached.append(behind)
                    }
                    guard reached.count == tuple.states.count else { continue }
                    if !add(reached, count + 1, to: &next) { return nil }
                }
                if steps - start > ProductSearch.tupleLimit { return nil }
            }
            level = next
            count += 1
        }
        return false
    }

    /// The states behind a class and the empty steps after it, without those that only pass on.
    private func successors(of state: Int32, _ number: Int) -> [Int32] {
        var result: [Int32] = []
        var seen: Set<Int32> = []
        var stack: [Int32] = []
        for edge in automaton.edges(of: Int(state)) where alphabet.label(automaton.edgeLabel[edge], holds: number) {
            if seen.insert(automaton.edgeTarget[edge]).inserted { stack.append(automaton.edgeTarget[edge]) }
        }
        while let reached = stack.popLast() {
            if automaton.isAccepting[Int(reached)] || !automaton.edges(of: Int(reached)).isEmpty {
                result.append(reached)
            }
            for step in automaton.emptySteps(of: Int(reached)) {
                let target = automaton.emptyTarget[step]
                if seen.insert(target).inserted { stack.append(target) }
            }
        }
        return result
    }
}
