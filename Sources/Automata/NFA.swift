/// A nondeterministic automaton with epsilon transitions, trimmed: each state can reach acceptance. Several may stand in one,
/// with states of their own, as the components of a conjunction. Shared: it never changes.
final class NFA {
    struct Edge {
        var from: Int32
        var label: Int32
        var to: Int32
    }

    /// An automaton as it is put together, or as it is read off another one.
    struct Parts {
        var stateCount = 0
        var edges: [Edge] = []
        var epsilonTransitions: [(from: Int32, to: Int32)] = []
        /// Epsilon transitions that are open only where an assertion holds. None are left in what is made an automaton of.
        var guards: [(from: Int32, assertion: Assertion, to: Int32)] = []
        var starts: [Int32] = []
        var accepting: [Int32] = []
        /// The component that each state belongs to; empty where there is one component.
        var components: [Int32] = []
        /// The components that are in one state at a time.
        var deterministic: Set<Int32> = []
    }

    let stateCount: Int
    let componentCount: Int
    let starts: [Int32]
    let isAccepting: [Bool]
    let components: [Int32]
    /// The components that are in one state at a time.
    let deterministic: Set<Int32>

    /// The edges of a state are at `edgeStart[state]..<edgeStart[state + 1]`.
    let edgeStart: [Int32]
    let edgeLabel: [Int32]
    let edgeTarget: [Int32]
    let epsilonStart: [Int32]
    let epsilonTarget: [Int32]
    /// The same, backwards.
    let reverseStart: [Int32]
    let reverseLabel: [Int32]
    let reverseSource: [Int32]
    let reverseEpsilonStart: [Int32]
    let reverseEpsilonSource: [Int32]

    /// Trims and sorts. O(states + edges).
    init(_ parts: Parts) {
        stateCount = parts.stateCount
        componentCount = Int(parts.components.max() ?? 0) + 1
        deterministic = parts.deterministic
        components = parts.components.isEmpty ? [Int32](repeating: 0, count: parts.stateCount) : parts.components
        var accepts = [Bool](repeating: false, count: parts.stateCount)
        for state in parts.accepting { accepts[Int(state)] = true }
        isAccepting = accepts

        // What can't reach acceptance goes, with the edges that lead there.
        let back = Grouped(parts.stateCount, parts.edges) { ($0.to, $0.from, 0) }
        let emptyBack = Grouped(parts.stateCount, parts.epsilonTransitions) { ($0.to, $0.from, 0) }
        var useful = accepts
        var stack = parts.accepting
        while let state = stack.popLast() {
            for place in back.range(of: state) where !useful[Int(back.values[place])] {
                useful[Int(back.values[place])] = true
                stack.append(back.values[place])
            }
            for place in emptyBack.range(of: state) where !useful[Int(emptyBack.values[place])] {
                useful[Int(emptyBack.values[place])] = true
                stack.append(emptyBack.values[place])
            }
        }
        starts = parts.starts.filter { useful[Int($0)] }
        let edges = parts.edges.filter { useful[Int($0.to)] }
        let steps = parts.epsilonTransitions.filter { useful[Int($0.to)] }
        let forwards = Grouped(stateCount, edges) { ($0.from, $0.to, $0.label) }
        (edgeStart, edgeTarget, edgeLabel) = (forwards.start, forwards.values, forwards.labels)
        let backwards = Grouped(stateCount, edges) { ($0.to, $0.from, $0.label) }
        (reverseStart, reverseSource, reverseLabel) = (backwards.start, backwards.values, backwards.labels)
        let emptyForwards = Grouped(stateCount, steps) { ($0.from, $0.to, 0) }
        (epsilonStart, epsilonTarget) = (emptyForwards.start, emptyForwards.values)
        let emptyBackwards = Grouped(stateCount, steps) { ($0.to, $0.from, 0) }
        (reverseEpsilonStart, reverseEpsilonSource) = (emptyBackwards.start, emptyBackwards.values)
    }

    /// The edges of a state, as indices of `edgeLabel` and `edgeTarget`.
    func edges(of state: Int) -> Range<Int> { Int(edgeStart[state])..<Int(edgeStart[state + 1]) }

    func epsilonTransitions(of state: Int) -> Range<Int> { Int(epsilonStart[state])..<Int(epsilonStart[state + 1]) }

    func edges(into state: Int) -> Range<Int> { Int(reverseStart[state])..<Int(reverseStart[state + 1]) }

    func epsilonTransitions(into state: Int) -> Range<Int> {
        Int(reverseEpsilonStart[state])..<Int(reverseEpsilonStart[state + 1])
    }

    enum Direction { case forwards, backwards }

    /// Which states lie beside which, in one direction, whatever the labels are.
    struct Links {
        fileprivate let edgeStart: [Int32]
        /// Where edges lead, by their places.
        let edgeEnds: [Int32]
        fileprivate let epsilonStart: [Int32]
        /// Where epsilon transitions lead, by their places.
        let epsilonEnds: [Int32]

        /// The places of a state's edges. Places and not a slice of the ends: each slice would be retained and released.
        func edges(of state: Int32) -> Range<Int> { Int(edgeStart[Int(state)])..<Int(edgeStart[Int(state) + 1]) }

        /// The places of a state's epsilon transitions.
        func epsilons(of state: Int32) -> Range<Int> {
            Int(epsilonStart[Int(state)])..<Int(epsilonStart[Int(state) + 1])
        }
    }

    func links(_ direction: Direction) -> Links {
        switch direction {
        case .forwards:
            Links(
                edgeStart: edgeStart, edgeEnds: edgeTarget, epsilonStart: epsilonStart, epsilonEnds: epsilonTarget)
        case .backwards:
            Links(
                edgeStart: reverseStart, edgeEnds: reverseSource, epsilonStart: reverseEpsilonStart,
                epsilonEnds: reverseEpsilonSource)
        }
    }
}

extension NFA {
    /// About how much memory it takes.
    var byteCount: Int { 24 * edgeTarget.count + 16 * epsilonTarget.count + 24 * stateCount }
}

extension NFA.Parts {
    /// What it takes to put it together.
    var size: Int { stateCount + edges.count + epsilonTransitions.count + guards.count }

    mutating func addState() -> Int32 {
        stateCount += 1
        return Int32(stateCount - 1)
    }

    mutating func addEdge(_ from: Int32, _ label: Int32, _ to: Int32) {
        edges.append(NFA.Edge(from: from, label: label, to: to))
    }

    mutating func addEmptyStep(_ from: Int32, _ to: Int32) { epsilonTransitions.append((from, to)) }

    mutating func addGuard(_ from: Int32, _ assertion: Assertion, _ to: Int32) {
        guards.append((from, assertion, to))
    }

    /// Adds another automaton's states as one more component.
    mutating func addComponent(_ other: NFA.Parts, isDeterministic: Bool = false) {
        let shift = Int32(stateCount)
        // Numbered in order.
        let number = (components.last ?? -1) + 1
        if isDeterministic { deterministic.insert(number) }
        stateCount += other.stateCount
        components.append(contentsOf: repeatElement(number, count: other.stateCount))
        for edge in other.edges { addEdge(edge.from + shift, edge.label, edge.to + shift) }
        for step in other.epsilonTransitions { addEmptyStep(step.from + shift, step.to + shift) }
        starts.append(contentsOf: other.starts.map { $0 + shift })
        accepting.append(contentsOf: other.accepting.map { $0 + shift })
    }
}

/// Values with labels sorted by key, counting: those of a key are at `start[key]..<start[key + 1]`.
struct Grouped {
    var start: [Int32]
    var values: [Int32]
    var labels: [Int32]

    @inline(__always)
    init<Element>(
        _ count: Int, _ elements: [Element], _ triple: (Element) -> (key: Int32, value: Int32, label: Int32)
    ) {
        start = [Int32](repeating: 0, count: count + 1)
        precondition(elements.allSatisfy { 0..<Int32(count) ~= triple($0).key })
        for element in elements { start[Int(triple(element).key) + 1] += 1 }
        for index in 0..<count { start[index + 1] += start[index] }
        var next = start
        let zeros = [Int32](repeating: 0, count: elements.count)
        var (values, labels) = (zeros, zeros)
        // Lent once and not looked at with each element, whether somebody else holds them.
        next.withUnsafeMutableBufferPointer { next in
            values.withUnsafeMutableBufferPointer { values in
                labels.withUnsafeMutableBufferPointer { labels in
                    for element in elements {
                        let (key, value, label) = triple(element)
                        let place = Int(next[Int(key)])
                        next[Int(key)] += 1
                        values[place] = value
                        labels[place] = label
                    }
                }
            }
        }
        (self.values, self.labels) = (values, labels)
    }

    func range(of key: Int32) -> Range<Int> { Int(start[Int(key)])..<Int(start[Int(key) + 1]) }
}
