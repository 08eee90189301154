import Automata

/// A deterministic automaton over digits as it lies in `TelephoneTable`, with a label for each text of digits that is told from
/// others. A state is the place where it is written (`.ci/tables/digit_automata.py`).
struct DigitAutomaton: Sendable {
    let start: Int

    private static let text = TableText(TelephoneTable.body)
    private static let sets = TableText(TelephoneTable.sets)
    private static let escape = 63

    /// The steps of a state, one behind the other as they are written. Where a step leads is counted from behind the last of
    /// them, which is known when all have been read.
    private struct Steps {
        /// Where the next is read; behind them when none is left.
        private(set) var place: Int
        private var left: Int

        init(from state: Int) {
            let head = DigitAutomaton.text.value(at: state)
            place = state + 1
            left = head & 15
            if head & 16 != 0 { _ = DigitAutomaton.text.number(at: &place) }
        }

        /// The digits of the next, a bit each, and how far it leads.
        mutating func next() -> (digits: Int, distance: Int)? {
            if left == 0 { return nil }
            left -= 1
            let set = DigitAutomaton.text.value(at: place)
            let digits: Int
            if set == DigitAutomaton.escape {
                digits = DigitAutomaton.text.value(at: place + 1) | DigitAutomaton.text.value(at: place + 2) << 5
                place += 3
            } else {
                digits = DigitAutomaton.sets.value(at: 2 * set) | DigitAutomaton.sets.value(at: 2 * set + 1) << 5
                place += 1
            }
            return (digits, DigitAutomaton.text.number(at: &place))
        }
    }

    /// Where a run over digits came.
    struct Run {
        /// Nil: no text goes on so.
        var state: Int?
        /// The label of the state, else the last on the way there.
        var label: Int?
    }

    func label(of state: Int) -> Int? {
        var place = state
        let head = Self.text.value(at: place)
        place += 1
        return head & 16 == 0 ? nil : Self.text.number(at: &place)
    }

    /// Goes from a state over digits.
    func run(_ digits: some Sequence<UInt8>, from run: Run? = nil) -> Run {
        var run = run ?? Run(state: start, label: label(of: start))
        for digit in digits {
            guard let state = run.state else { return run }
            run.state = digit.isDigit ? next(state, Int(digit - .zeroDigit)) : nil
            if let state = run.state, let label = label(of: state) { run.label = label }
        }
        return run
    }

    func next(_ state: Int, _ digit: Int) -> Int? {
        var steps = Steps(from: state)
        var found: Int?
        while let step = steps.next() {
            if step.digits & (1 << digit) != 0 { found = step.distance }
        }
        return found.map { steps.place + $0 }
    }

    /// All steps of a state: the digits of each, a bit each, and the state that they lead to.
    private func edges(of state: Int) -> [(digits: Int, end: Int)] {
        var steps = Steps(from: state)
        var edges: [(digits: Int, end: Int)] = []
        while let step = steps.next() { edges.append((step.digits, step.distance)) }
        for index in edges.indices { edges[index].end += steps.place }
        return edges
    }

    /// All states that a state leads to, itself the first of them.
    func states(from state: Int) -> [Int] {
        var states = [state]
        var known: Set<Int> = [state]
        var place = 0
        while place < states.count {
            for edge in edges(of: states[place]) where known.insert(edge.end).inserted { states.append(edge.end) }
            place += 1
        }
        return states
    }

    /// For each state the bits of its label and of the labels behind it. Steps lead on in the text and never back.
    func reach(_ bits: (_ label: Int) -> Int32) -> [Int: Int32] {
        var reach: [Int: Int32] = [:]
        for state in Array(states(from: start)).ascending.reversed() {
            var found = label(of: state).map(bits) ?? 0
            for edge in edges(of: state) { found |= reach[edge.end] ?? 0 }
            reach[state] = found
        }
        return reach
    }

    /// Adds the states from one on to a graph, behind one of its own; the state of the graph for each.
    @discardableResult
    func add(
        to graph: inout Expression.Graph, from first: Int? = nil, at root: Int32, accepting: (_ label: Int) -> Bool
    ) -> [Int: Int32] {
        let states = states(from: first ?? start)
        var numbers = [states[0]: root]
        for state in states.dropFirst() { numbers[state] = graph.addState() }
        for state in states {
            let from = numbers[state] ?? root
            if let label = label(of: state), accepting(label) { graph.accepting.append(from) }
            for edge in edges(of: state) {
                if let to = numbers[edge.end] { graph.addStep(from, edge.digits, to) }
            }
        }
        return numbers
    }

    /// The texts of digits from a state on whose labels are accepted.
    func expression(from state: Int? = nil, accepting: (_ label: Int) -> Bool) -> Expression {
        var graph = Expression.Graph()
        add(to: &graph, from: state, at: 0, accepting: accepting)
        return .graph(graph)
    }
}

extension Expression.Graph {
    /// Adds a step over digits, whose bits are set.
    mutating func addStep(_ from: Int32, _ digits: Int, _ to: Int32) {
        let scalars = ScalarSet((0..<10).filter { digits & (1 << $0) != 0 }.map { Unicode.Scalar(UInt8(0x30 + $0)) })
        let place = sets.firstIndex(of: scalars) ?? sets.count
        if place == sets.count { sets.append(scalars) }
        steps.append(Step(from: from, set: Int32(place), to: to))
    }
}
