/// A deterministic automaton over the classes of an alphabet, as a table.
struct Deterministic {
    var classCount: Int
    /// The next state of each state and class; -1 where there is none.
    var table: [Int32]
    var isAccepting: [Bool]
    /// -1 where the language is empty.
    var start: Int32

    var stateCount: Int { isAccepting.count }

    static func nothing(classCount: Int) -> Deterministic {
        Deterministic(classCount: classCount, table: [], isAccepting: [], start: -1)
    }

    func next(_ state: Int32, _ number: Int) -> Int32 { table[Int(state) * classCount + number] }

    /// Without the states that the start can't reach or that can't reach acceptance. O(states × classes).
    func trimmed() -> Deterministic {
        guard start >= 0 else { return .nothing(classCount: classCount) }
        var isReached = [Bool](repeating: false, count: stateCount)
        isReached[Int(start)] = true
        var order = [start]
        var place = 0
        var steps: [(source: Int32, target: Int32)] = []
        while place < order.count {
            let state = order[place]
            place += 1
            var last: Int32 = -1
            for number in 0..<classCount {
                let target = next(state, number)
                guard target >= 0, target != last else { continue }
                last = target
                steps.append((state, target))
                if !isReached[Int(target)] {
                    isReached[Int(target)] = true
                    order.append(target)
                }
            }
        }
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
        var numbers = [Int32](repeating: -1, count: stateCount)
        var count: Int32 = 0
        for state in order where isUseful[Int(state)] {
            numbers[Int(state)] = count
            count += 1
        }
        var result = Deterministic(
            classCount: classCount, table: [], isAccepting: [], start: numbers[Int(start)])
        result.table.reserveCapacity(Int(count) * classCount)
        for state in order where isUseful[Int(state)] {
            result.isAccepting.append(isAccepting[Int(state)])
            for number in 0..<classCount {
                let target = next(state, number)
                result.table.append(target < 0 ? -1 : numbers[Int(target)])
            }
        }
        return result
    }

    /// The same as a nondeterministic automaton: one edge for each pair of states, labelled with its classes.
    func parts(_ alphabet: inout Alphabet) -> Nondeterministic.Parts {
        var parts = Nondeterministic.Parts()
        parts.stateCount = stateCount
        if start >= 0 { parts.starts = [start] }
        let width = alphabet.labelWidth
        // The targets of one state, the classes that lead to each as bits, and the place of each target among them.
        var targets: [Int32] = []
        var classes: [UInt64] = []
        var places = [Int32](repeating: -1, count: stateCount)
        for state in 0..<stateCount {
            if isAccepting[state] { parts.accepting.append(Int32(state)) }
            for number in 0..<classCount {
                let target = Int(next(Int32(state), number))
                guard target >= 0 else { continue }
                if places[target] < 0 {
                    places[target] = Int32(targets.count)
                    targets.append(Int32(target))
                    for _ in 0..<width { classes.append(0) }
                }
                classes[Int(places[target]) * width + number / 64] |= 1 << UInt64(number % 64)
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
