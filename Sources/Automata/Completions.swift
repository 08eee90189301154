/// Which lengths of text lead from the states of an automaton to a set of target states.
///
/// This is how a length constraint is kept exact without a state for each length: a state is still viable when
/// some path of a permitted length leads to acceptance.
///
/// Shared, and never copied: with a length to be counted every key asks it.
final class Completions {
    let automaton: NFA
    /// The number of scalars on a shortest path from each state to acceptance.
    let shortest: [Int32]
    /// The number on a shortest path that passes a state with an edge to itself: any larger number is possible too.
    private let elastic: [Int32]
    /// Sets found before, by the number of scalars that must still follow and may still follow.
    private var known: [Bounds: [Bool]] = [:]
    /// The sets that those of one language are among.
    private var orbit: Orbit?
    /// Edges followed.
    var steps = 0

    static let unreachable = Int32.max

    /// About how much memory it takes now.
    var byteCount: Int {
        automaton.byteCount + 8 * automaton.stateCount + known.count * (64 + automaton.stateCount)
            + (orbit?.byteCount ?? 0)
    }

    /// How many more scalars must and may follow.
    typealias Bounds = Language.Room

    init(_ automaton: NFA) {
        self.automaton = automaton
        shortest = Completions.distances(automaton, automaton.isAccepting.map { $0 ? 0 : Completions.unreachable })
        let distances = shortest
        elastic = Completions.distances(
            automaton,
            (0..<automaton.stateCount).map { state in
                let hasLoop = automaton.edges(of: state).contains { edge in
                    let target = automaton.edgeTarget[edge]
                    if Int(target) == state { return true }
                    return automaton.epsilonTransitions(of: Int(target)).contains {
                        Int(automaton.epsilonTarget[$0]) == state
                    }
                }
                return hasLoop ? distances[state] : Completions.unreachable
            })
    }

    /// The shortest distance of each state from any, where a state begins with a distance of its own: from states to those
    /// that lead there, or to those that they lead to. O(states + edges), and as much again to sort what begins above 0.
    private static func distances(
        _ automaton: NFA, _ initial: [Int32], _ direction: NFA.Direction = .backwards
    ) -> [Int32] {
        let links = automaton.links(direction)
        var distance = initial
        // The states that begin at each distance, the nearest last, and those found at this distance and at the next.
        var pending = distance.indices.filter { distance[$0] != unreachable }.map { Int32($0) }
        if pending.contains(where: { initial[Int($0)] > 0 }) {
            pending = pending.ordered { -initial[Int($0)] }
        }
        var near: [Int32] = []
        var far: [Int32] = []
        var value: Int32 = 0
        while true {
            while let state = pending.last, initial[Int(state)] <= value { near.append(pending.removeLast()) }
            while let state = near.popLast() {
                guard distance[Int(state)] == value else { continue }
                for place in links.epsilons(of: state) {
                    let other = links.epsilonEnds[place]
                    guard distance[Int(other)] > value else { continue }
                    distance[Int(other)] = value
                    near.append(other)
                }
                for place in links.edges(of: state) {
                    let other = links.edgeEnds[place]
                    guard distance[Int(other)] > value + 1 else { continue }
                    distance[Int(other)] = value + 1
                    far.append(other)
                }
            }
            if far.isEmpty, pending.isEmpty { return distance }
            swap(&near, &far)
            value += 1
        }
    }

    /// The number of scalars on a shortest path from each state to the target.
    func distances(to target: [Bool]) -> [Int32] {
        Completions.distances(automaton, target.map { $0 ? 0 : Completions.unreachable })
    }

    /// Whether acceptance can be reached from one of the states with a number of scalars within the bounds. Exact;
    /// where finding out would be too much work, true.
    func canAccept(from states: some Sequence<Int32>, _ bounds: Bounds) -> Bool {
        if let most = bounds.most, most < bounds.least { return false }
        let most = Int32(clamping: bounds.most ?? Int(Int32.max - 1))
        var isOpen = false
        for state in states {
            if shortest[Int(state)] > most { continue }
            if bounds.least == 0 || elastic[Int(state)] <= most { return true }
            isOpen = true
        }
        guard isOpen else { return false }
        let set = acceptance(bounds)
        return states.contains { set[Int($0)] }
    }

    /// The states from which acceptance can be reached with a number of scalars within the bounds. Over the limit of
    /// work, those from which it can be reached with at most so many.
    func acceptance(_ bounds: Bounds) -> [Bool] {
        if let set = known[bounds] { return set }
        let set = findAcceptance(bounds)
        if known.count >= 64 { known.removeAll(keepingCapacity: true) }
        known[bounds] = set
        return set
    }

    private func findAcceptance(_ bounds: Bounds) -> [Bool] {
        // A scalar more or less moves both bounds, so that a language asks for sets of one orbit; but a question
        // about growth, which asks for one scalar at least.
        guard bounds.least > 1, bounds.most ?? .max >= bounds.least else {
            return origins(of: automaton.isAccepting, bounds)
        }
        let slack = bounds.most.map { Int32(clamping: $0 - bounds.least) } ?? Completions.unreachable - 1
        var orbit = self.orbit ?? Orbit(slack: slack, first: shortest.map { $0 <= slack })
        self.orbit = nil
        if orbit.slack != slack { orbit = Orbit(slack: slack, first: shortest.map { $0 <= slack }) }
        defer { self.orbit = orbit }
        let limit = steps + Completions.orbitStepLimit
        while orbit.needsMore(for: bounds.least), steps < limit { orbit.append(neighbours(of: orbit.last, .backwards)) }
        if let set = orbit.set(bounds.least) { return set }
        let most = bounds.most.map { Int32(clamping: $0) } ?? Completions.unreachable - 1
        return shortest.map { $0 <= most }
    }

    /// The states from which the target can be reached with a number of scalars within the bounds.
    func origins(of target: [Bool], _ bounds: Bounds) -> [Bool] {
        reached(from: target.map { $0 ? 0 : Completions.unreachable }, bounds, .backwards)
    }

    /// The states that can be reached from some with a number of scalars within the bounds.
    func reached(from states: [Int32], _ bounds: Bounds) -> [Bool] {
        var initial = [Int32](repeating: Completions.unreachable, count: automaton.stateCount)
        for state in states { initial[Int(state)] = 0 }
        return reached(from: initial, bounds, .forwards)
    }

    /// The same in one direction. The sets for more and more scalars repeat sooner or later: the work is bounded by when they
    /// do. Over the limit of work the answer is the states that can be reached with at most so many scalars.
    private func reached(from initial: [Int32], _ bounds: Bounds, _ direction: NFA.Direction) -> [Bool] {
        if let most = bounds.most, most < bounds.least { return [Bool](repeating: false, count: initial.count) }
        let distances = Completions.distances(automaton, initial, direction)
        steps += automaton.edgeTarget.count + automaton.epsilonTarget.count
        let most = bounds.most.map { Int32(clamping: $0) } ?? Completions.unreachable - 1
        if bounds.least > 0 {
            let slack = bounds.most.map { Int32(clamping: $0 - bounds.least) } ?? Completions.unreachable - 1
            var orbit = Orbit(slack: slack, first: distances.map { $0 <= slack })
            let limit = steps + Completions.stepLimit
            while orbit.needsMore(for: bounds.least), steps < limit {
                orbit.append(neighbours(of: orbit.last, direction))
            }
            if let set = orbit.set(bounds.least) { return set }
        }
        return distances.map { $0 <= most }
    }

    /// What one question may cost.
    static let stepLimit = 4_000_000
    /// What the sets of a language may cost, once.
    private static let orbitStepLimit = 16_000_000

    /// The states that one scalar leads to from the set, or from which one leads into it.
    private func neighbours(of set: [Bool], _ direction: NFA.Direction) -> [Bool] {
        let links = automaton.links(direction)
        var result = [Bool](repeating: false, count: set.count)
        var stack: [Int32] = []
        steps += set.count / 8
        for state in set.indices where set[state] {
            let places = links.edges(of: Int32(state))
            steps += places.count
            for place in places {
                let other = links.edgeEnds[place]
                guard !result[Int(other)] else { continue }
                result[Int(other)] = true
                stack.append(other)
            }
        }
        close(&result, &stack, links)
        return result
    }

    /// Adds the states that epsilon transitions lead to from those on the stack.
    private func close(_ set: inout [Bool], _ stack: inout [Int32], _ links: NFA.Links) {
        while let state = stack.popLast() {
            let places = links.epsilons(of: state)
            steps += places.count
            for place in places {
                let other = links.epsilonEnds[place]
                guard !set[Int(other)] else { continue }
                set[Int(other)] = true
                stack.append(other)
            }
        }
    }

    /// The states from which some run over the text leads into the target. O(edges × bytes); over the limit of work,
    /// nil.
    func origins(
        _ bytes: UnsafeBufferPointer<UInt8>, of target: [Bool], _ alphabet: Alphabet
    ) -> [Bool]? {
        var set = target
        var members = set.indices.filter { set[$0] }.map { Int32($0) }
        var stack = members
        close(&set, &stack, automaton.links(.backwards))
        members = set.indices.filter { set[$0] }.map { Int32($0) }
        let limit = steps + Completions.stepLimit
        var end = bytes.count
        while end > 0 {
            let start = UTF8Decoding.boundary(bytes, at: end - 1)
            let number = alphabet.classOf(UTF8Decoding.scalar(bytes, at: start).value)
            end = start
            var next = [Int32]()
            for member in members { set[Int(member)] = false }
            for member in members {
                let edges = automaton.edges(into: Int(member))
                steps += edges.count
                for place in edges where alphabet.label(automaton.reverseLabel[place], holds: number) {
                    let source = automaton.reverseSource[place]
                    if !set[Int(source)] {
                        set[Int(source)] = true
                        next.append(source)
                    }
                }
            }
            var position = 0
            while position < next.count {
                let range = automaton.epsilonTransitions(into: Int(next[position]))
                steps += range.count
                for place in range {
                    let source = automaton.reverseEpsilonSource[place]
                    if !set[Int(source)] {
                        set[Int(source)] = true
                        next.append(source)
                    }
                }
                position += 1
            }
            members = next
            if members.isEmpty { return set }
            if steps > limit { return nil }
        }
        return set
    }
}
