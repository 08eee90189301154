/// A deterministic automaton over the classes of an alphabet, as a table.
struct DFA {
    var classCount: Int
    /// The next state of each state and class; -1 where there is none.
    var table: [Int32]
    var isAccepting: [Bool]
    /// -1 where the language is empty.
    var start: Int32

    var stateCount: Int { isAccepting.count }

    static func nothing(classCount: Int) -> DFA {
        DFA(classCount: classCount, table: [], isAccepting: [], start: -1)
    }

    func next(_ state: Int32, _ number: Int) -> Int32 { table[Int(state) * classCount + number] }

    /// Lends the next states of a state, class by class: compiling walks all of them again and again.
    @inline(__always)
    func withRow<Result>(of state: Int32, _ body: (_ row: UnsafeBufferPointer<Int32>) -> Result) -> Result {
        let cells = Int(state) * classCount..<(Int(state) + 1) * classCount
        precondition(state >= 0 && cells.upperBound <= table.count)
        return table.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[cells])) }
    }

    /// Without the states that the start can't reach or that can't reach acceptance. O(states × classes).
    func trimmed() -> DFA {
        guard start >= 0 else { return .nothing(classCount: classCount) }
        var steps: [(source: Int32, target: Int32)] = []
        let order = orderOfReach { steps.append(($0, $1)) }
        // The steps into each state, grouped by counting.
        var ends = [Int](repeating: 0, count: stateCount + 1)
        for step in steps { ends[Int(step.target) + 1] += 1 }
        for state in 0..<stateCount { ends[state + 1] += ends[state] }
        let starts = ends
        var sources = [Int32](repeating: 0, count: steps.count)
        for step in steps {
            sources[ends[Int(step.target)]] = step.source
            ends[Int(step.target)] += 1
        }
        var isUseful = [Bool](repeating: false, count: stateCount)
        var stack: [Int32] = []
        for state in order where isAccepting[Int(state)] {
            isUseful[Int(state)] = true
            stack.append(state)
        }
        while let state = stack.popLast() {
            for source in sources[starts[Int(state)]..<ends[Int(state)]] where !isUseful[Int(source)] {
                isUseful[Int(source)] = true
                stack.append(source)
            }
        }
        guard isUseful[Int(start)] else { return .nothing(classCount: classCount) }
        return numbered(order.filter { isUseful[Int($0)] })
    }

    /// The same with the states numbered in the order in which the start reaches them.
    func inOrderOfReach() -> DFA {
        start < 0 ? .nothing(classCount: classCount) : numbered(orderOfReach { _, _ in })
    }

    /// The states that the start reaches, in the order in which it does. `step`: takes each pair of states of which one leads
    /// to the other, most once.
    @inline(__always)
    private func orderOfReach(_ step: (_ source: Int32, _ target: Int32) -> Void) -> [Int32] {
        var isReached = [Bool](repeating: false, count: stateCount)
        isReached[Int(start)] = true
        var order = [start]
        order.reserveCapacity(stateCount)
        var place = 0
        while place < order.count {
            let state = order[place]
            place += 1
            withRow(of: state) { row in
                var last: Int32 = -1
                for target in row where target != last && target >= 0 {
                    last = target
                    step(state, target)
                    if !isReached[Int(target)] {
                        isReached[Int(target)] = true
                        order.append(target)
                    }
                }
            }
        }
        return order
    }

    /// Of these states alone, numbered in this order.
    private func numbered(_ order: [Int32]) -> DFA {
        var numbers = [Int32](repeating: -1, count: stateCount)
        for (number, state) in zip(Int32(0)..., order) { numbers[Int(state)] = number }
        let table = [Int32](unsafeUninitializedCapacity: order.count * classCount) { cells, place in
            for state in order {
                withRow(of: state) { row in
                    for target in row {
                        cells[place] = target < 0 ? -1 : numbers[Int(target)]
                        place += 1
                    }
                }
            }
        }
        return DFA(
            classCount: classCount, table: table, isAccepting: order.map { isAccepting[Int($0)] },
            start: numbers[Int(start)])
    }

    /// The same as a nondeterministic automaton: one edge for each pair of states, labelled with its classes.
    func parts(_ alphabet: inout Alphabet) -> NFA.Parts {
        var parts = NFA.Parts()
        parts.stateCount = stateCount
        if start >= 0 { parts.starts = [start] }
        let width = alphabet.labelWidth
        // The targets of one state, the classes that lead to each as bits, and the place of each target among them.
        var targets: [Int32] = []
        var classes: [UInt64] = []
        var places = [Int32](repeating: -1, count: stateCount)
        for state in 0..<stateCount {
            if isAccepting[state] { parts.accepting.append(Int32(state)) }
            withRow(of: Int32(state)) { row in
                for (number, next) in row.enumerated() where next >= 0 {
                    let target = Int(next)
                    if places[target] < 0 {
                        places[target] = Int32(targets.count)
                        targets.append(next)
                        for _ in 0..<width { classes.append(0) }
                    }
                    classes[Int(places[target]) * width + number / 64] |= 1 << UInt64(number % 64)
                }
            }
            for (place, target) in targets.enumerated() {
                let label = alphabet.label(ofClasses: classes[place * width..<(place + 1) * width])
                parts.addEdge(Int32(state), label, target)
                places[Int(target)] = -1
            }
            targets.removeAll(keepingCapacity: true)
            classes.removeAll(keepingCapacity: true)
        }
        return parts
    }
}
