/// Looks for a text that several components accept together, without determinizing any of them: over tuples of
/// states, one of each component. There are finitely many; where they run out, no text exists.
struct ProductSearch {
    let automaton: NFA
    let alphabet: Alphabet
    /// Steps from tuples to tuples.
    var steps = 0
    /// The steps that are left for the question that is being answered.
    private var remaining = ProductSearch.stepLimit
    /// The states that epsilon transitions lead to, of the states that were asked about.
    private var closures: [Int32: [Int32]] = [:]
    /// Components that no scalar brings nearer to acceptance but one of their own; nil while nobody has asked.
    private var independent: [Bool]?
    /// What a tuple costs, which is as long as there are components.
    private let tupleCost: Int

    /// What one question may cost.
    private static let stepLimit = 40_000

    private struct Tuple: Hashable {
        var states: [Int32]
        /// The number of scalars so far, as far as it matters for the least number.
        var count: Int
    }

    /// Edges of all components that one scalar can go along: the classes of such scalars, and where they lead.
    private struct Move {
        var classes: [UInt64]
        var targets: [Int32]
    }

    init(automaton: NFA, alphabet: Alphabet) {
        self.automaton = automaton
        self.alphabet = alphabet
        tupleCost = 1 + automaton.componentCount / 8
    }

    /// About how much memory it takes now.
    var byteCount: Int { 96 * closures.count + (independent?.count ?? 0) }

    /// Whether a search now would have all the steps that there are.
    var isFresh: Bool { remaining == ProductSearch.stepLimit }

    mutating func beginQuestion() { remaining = ProductSearch.stepLimit }

    /// Counts work on the question that is being answered; false where it was the last.
    mutating func spend(_ number: Int) -> Bool {
        steps += number
        remaining -= number
        return remaining > 0
    }

    /// A number of scalars without which the components can't all accept, from a set of states in order. Exact where each
    /// waits for scalars that no other waits for.
    mutating func leastCount(from set: [Int32], shortest: [Int32]) -> Int {
        let independent = self.independent ?? independentComponents(shortest)
        self.independent = independent
        var (sum, most, place) = (0, 0, 0)
        while place < set.count {
            let component = automaton.components[Int(set[place])]
            var least = Completions.unreachable
            while place < set.count, automaton.components[Int(set[place])] == component {
                least = min(least, shortest[Int(set[place])])
                place += 1
            }
            most = max(most, Int(least))
            if independent[Int(component)] { sum += Int(least) }
        }
        _ = spend(set.count / 8)
        return max(sum, most)
    }

    /// Components of which no two are brought nearer by one class: those with the fewest classes first.
    private mutating func independentComponents(_ shortest: [Int32]) -> [Bool] {
        let width = alphabet.labelWidth
        var classes = [UInt64](repeating: 0, count: width)
        var nearing: [(component: Int, classes: [UInt64], count: Int)] = []
        for state in 0..<automaton.stateCount {
            for edge in automaton.edges(of: state)
            where shortest[Int(automaton.edgeTarget[edge])] < shortest[state] {
                alphabet.add(automaton.edgeLabel[edge], to: &classes)
                steps += width
            }
            let component = automaton.components[state]
            guard state + 1 == automaton.stateCount || automaton.components[state + 1] != component else { continue }
            nearing.append((Int(component), classes, classes.reduce(0) { $0 + $1.nonzeroBitCount }))
            for place in classes.indices { classes[place] = 0 }
        }
        var taken = [UInt64](repeating: 0, count: width)
        var result = [Bool](repeating: false, count: automaton.componentCount)
        for (component, classes, _) in nearing.ordered(by: { $0.count })
        where taken.indices.allSatisfy({ taken[$0] & classes[$0] == 0 }) {
            result[component] = true
            for place in taken.indices { taken[place] |= classes[place] }
        }
        return result
    }

    /// Whether all components can reach the target together with a number of scalars within the bounds; nil where
    /// that is not found within the limit. `distances` are those of each state to the target.
    mutating func canReach(
        _ target: [Bool], from set: [Int32], distances: [Int32], _ bounds: Completions.Bounds
    ) -> Bool? {
        var groups = [[Int32]](repeating: [], count: automaton.componentCount)
        for state in set { groups[Int(automaton.components[Int(state)])].append(state) }
        var visited: Set<Tuple> = []
        var level: [Tuple] = []
        guard add(groups, 0, distances, bounds, &visited, &level) else { return nil }
        var count = 0
        while !level.isEmpty {
            if count >= bounds.least, level.contains(where: { $0.states.allSatisfy { target[Int($0)] } }) {
                return true
            }
            if let most = bounds.most, count >= most { return false }
            count += 1
            var next: [Tuple] = []
            for tuple in level {
                for move in moves(of: tuple.states) {
                    let reached = move.targets.map { closure(of: $0) }
                    guard add(reached, count, distances, bounds, &visited, &next) else { return nil }
                }
            }
            level = next
        }
        return false
    }

    /// Adds the tuples of one state of each group that are new and near enough to the target; false where the steps
    /// have run out.
    private mutating func add(
        _ groups: [[Int32]], _ count: Int, _ distances: [Int32], _ bounds: Completions.Bounds,
        _ visited: inout Set<Tuple>, _ level: inout [Tuple]
    ) -> Bool {
        let rest = bounds.most.map { Int32(clamping: $0 - count) } ?? Completions.unreachable - 1
        let near = groups.map { group in group.filter { distances[Int($0)] <= rest } }
        if near.contains(where: { $0.isEmpty }) { return true }
        var choice = [Int](repeating: 0, count: near.count)
        while true {
            guard spend(tupleCost) else { return false }
            let tuple = Tuple(states: zip(near, choice).map { $0[$1] }, count: min(count, bounds.least))
            if visited.insert(tuple).inserted { level.append(tuple) }
            var place = 0
            while place < choice.count {
                choice[place] += 1
                if choice[place] < near[place].count { break }
                choice[place] = 0
                place += 1
            }
            if place == choice.count { return true }
        }
    }

    /// The ways on from a tuple. None are left out where the steps run out: the next tuple to be added finds that out.
    private mutating func moves(of states: [Int32]) -> [Move] {
        var moves = [Move(classes: [UInt64](repeating: .max, count: alphabet.labelWidth), targets: [])]
        for state in states {
            var longer: [Move] = []
            for move in moves {
                for edge in automaton.edges(of: Int(state)) {
                    _ = spend(tupleCost)
                    let classes = alphabet.intersection(move.classes, automaton.edgeLabel[edge])
                    guard let classes else { continue }
                    longer.append(Move(classes: classes, targets: move.targets + [automaton.edgeTarget[edge]]))
                }
                if remaining <= 0 { break }
            }
            moves = longer
        }
        return moves.filter { $0.targets.count == states.count }
    }

    /// The states that epsilon transitions lead to, without those that only pass on.
    private mutating func closure(of state: Int32) -> [Int32] {
        if let known = closures[state] { return known }
        var result: [Int32] = []
        var seen: Set<Int32> = [state]
        var stack = [state]
        while let reached = stack.popLast() {
            if automaton.isAccepting[Int(reached)] || !automaton.edges(of: Int(reached)).isEmpty {
                result.append(reached)
            }
            for step in automaton.epsilonTransitions(of: Int(reached)) {
                let target = automaton.epsilonTarget[step]
                if seen.insert(target).inserted { stack.append(target) }
            }
        }
        _ = spend(seen.count)
        // What has many members is worked out anew.
        if result.count <= 16 { closures[state] = result }
        return result
    }
}
