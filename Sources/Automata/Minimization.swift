/// Sets of a partition that can be split, as refinement needs it.
private struct Partition {
    /// The elements, those of one set next to each other.
    var elements: [Int32]
    /// Where each element is in `elements`.
    var place: [Int32]
    /// The set that each element is in.
    var setOf: [Int32]
    var first: [Int32]
    var past: [Int32]
    /// How many of a set's elements are marked; they stand at its beginning.
    var marked: [Int32] = []
    var touched: [Int32] = []

    init(count: Int) {
        elements = (0..<Int32(count)).map { $0 }
        place = elements
        setOf = [Int32](repeating: 0, count: count)
        first = count == 0 ? [] : [0]
        past = count == 0 ? [] : [Int32(count)]
        marked = [Int32](repeating: 0, count: first.count)
    }

    /// By keys from 0 to a number: elements of equal keys are in one set. O(n + keys).
    init(keys: [Int32], below count: Int) {
        self.init(count: keys.count)
        guard !keys.isEmpty else { return }
        var ends = [Int32](repeating: 0, count: count)
        for key in keys { ends[Int(key)] += 1 }
        first = []
        past = []
        var numbers = ends
        var end: Int32 = 0
        for key in ends.indices where ends[key] > 0 {
            numbers[key] = Int32(first.count)
            first.append(end)
            end += ends[key]
            past.append(end)
            ends[key] = end - ends[key]
        }
        for (element, key) in keys.enumerated() {
            elements[Int(ends[Int(key)])] = Int32(element)
            place[element] = ends[Int(key)]
            setOf[element] = numbers[Int(key)]
            ends[Int(key)] += 1
        }
        marked = [Int32](repeating: 0, count: first.count)
    }

    var setCount: Int { first.count }

    mutating func mark(_ element: Int32) {
        let set = Int(setOf[Int(element)])
        let from = Int(place[Int(element)])
        let to = Int(first[set] + marked[set])
        guard from >= to else { return }
        let other = elements[to]
        elements[from] = other
        place[Int(other)] = Int32(from)
        elements[to] = element
        place[Int(element)] = Int32(to)
        if marked[set] == 0 { touched.append(Int32(set)) }
        marked[set] += 1
    }

    /// Splits each touched set into its marked and unmarked elements; the smaller part gets the new number.
    mutating func split() {
        while let number = touched.popLast() {
            let set = Int(number)
            let middle = first[set] + marked[set]
            if middle == past[set] {
                marked[set] = 0
                continue
            }
            let new = Int32(first.count)
            if marked[set] <= past[set] - middle {
                first.append(first[set])
                past.append(middle)
                first[set] = middle
            } else {
                first.append(middle)
                past.append(past[set])
                past[set] = middle
            }
            for index in first[Int(new)]..<past[Int(new)] { setOf[Int(elements[Int(index)])] = new }
            marked[set] = 0
            marked.append(0)
        }
    }
}

extension DFA {
    /// The smallest automaton of the same language; trims first.
    func minimized() -> DFA {
        let trim = trimmed()
        guard trim.stateCount > 1 else { return trim }
        // Numbered by the order in which the start reaches them, so that equal languages have equal tables.
        return (trim.minimizedWithoutLoops() ?? trim.minimizedByRefinement()).inOrderOfReach()
    }

    /// The smallest automaton of a trimmed one in which no state leads back to itself, as those of lists and of fixed
    /// templates; else nil. From the ends on, states with the same rows are one: O(cells), a tenth of refinement.
    private func minimizedWithoutLoops() -> DFA? {
        guard let order = statesFromTheEnds() else { return nil }
        var result = DFA(classCount: classCount, table: [], isAccepting: [], start: -1)
        var numbers = [Int32](repeating: -1, count: stateCount)
        var places = [Int32](repeating: -1, count: 256)
        var row = [Int32](repeating: -1, count: classCount)
        while places.count < 2 * stateCount { places.append(contentsOf: repeatElement(-1, count: places.count)) }
        for state in order {
            let accepts = isAccepting[Int(state)]
            var hash: UInt64 = accepts ? 0x9E37_79B9_7F4A_7C15 : 0xCBF2_9CE4_8422_2325
            withRow(of: state) { targets in
                for (number, target) in targets.enumerated() {
                    let known = target < 0 ? -1 : numbers[Int(target)]
                    row[number] = known
                    hash = (hash ^ UInt64(UInt32(bitPattern: known))) &* 0x9E37_79B9_7F4A_7C15
                    hash ^= hash >> 32
                }
            }
            var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
            while places[place] >= 0 {
                let known = Int(places[place])
                let cells = known * classCount..<(known + 1) * classCount
                if result.isAccepting[known] == accepts, result.table[cells].elementsEqual(row) { break }
                place = (place + 1) & (places.count - 1)
            }
            if places[place] < 0 {
                places[place] = Int32(result.stateCount)
                result.table.append(contentsOf: row)
                result.isAccepting.append(accepts)
            }
            numbers[Int(state)] = places[place]
        }
        result.start = numbers[Int(start)]
        return result
    }

    /// All states, each behind those that it leads to; nil where one leads back to itself.
    private func statesFromTheEnds() -> [Int32]? {
        var order: [Int32] = []
        order.reserveCapacity(stateCount)
        // The class at which each state that is being gone through goes on; -1: not met yet, above `classCount`: done.
        var progress = [Int](repeating: -1, count: stateCount)
        var path = [start]
        progress[Int(start)] = 0
        while let state = path.last {
            // The first that was not met yet or is being gone through.
            let next = withRow(of: state) { row in
                (progress[Int(state)]..<classCount).first { row[$0] >= 0 && progress[Int(row[$0])] <= classCount }
            }
            guard let next else {
                progress[Int(state)] = classCount + 1
                order.append(state)
                path.removeLast()
                continue
            }
            let target = self.next(state, next)
            if progress[Int(target)] >= 0 { return nil }
            progress[Int(state)] = next + 1
            progress[Int(target)] = 0
            path.append(target)
        }
        return order
    }

    /// The smallest automaton of a trimmed one. O(edges × log states): states and edges are refined against each other,
    /// so that missing edges cost nothing.
    private func minimizedByRefinement() -> DFA {
        let trim = self
        let classCount = self.classCount
        var sources: [Int32] = []
        var targets: [Int32] = []
        var labels: [Int32] = []
        for state in 0..<trim.stateCount {
            for number in 0..<classCount {
                let target = trim.table[state * classCount + number]
                guard target >= 0 else { continue }
                sources.append(Int32(state))
                targets.append(target)
                labels.append(Int32(number))
            }
        }
        var blocks = Partition(keys: trim.isAccepting.map { $0 ? 1 : 0 }, below: 2)
        var cords = Partition(keys: labels, below: classCount)

        // The edges into each state.
        var incomingStart = [Int32](repeating: 0, count: trim.stateCount + 1)
        for target in targets { incomingStart[Int(target) + 1] += 1 }
        for state in 0..<trim.stateCount { incomingStart[state + 1] += incomingStart[state] }
        var incoming = [Int32](repeating: 0, count: targets.count)
        var next = incomingStart
        for (edge, target) in targets.enumerated() {
            incoming[Int(next[Int(target)])] = Int32(edge)
            next[Int(target)] += 1
        }

        var block = 1
        var cord = 0
        while cord < cords.setCount {
            for index in cords.first[cord]..<cords.past[cord] {
                blocks.mark(sources[Int(cords.elements[Int(index)])])
            }
            blocks.split()
            cord += 1
            while block < blocks.setCount {
                for index in blocks.first[block]..<blocks.past[block] {
                    let state = Int(blocks.elements[Int(index)])
                    for place in incomingStart[state]..<incomingStart[state + 1] { cords.mark(incoming[Int(place)]) }
                }
                cords.split()
                block += 1
            }
        }

        var result = DFA(
            classCount: classCount, table: [], isAccepting: [], start: blocks.setOf[Int(trim.start)])
        for set in 0..<blocks.setCount {
            let representative = Int(blocks.elements[Int(blocks.first[set])])
            result.isAccepting.append(trim.isAccepting[representative])
            for number in 0..<classCount {
                let target = trim.table[representative * classCount + number]
                result.table.append(target < 0 ? -1 : blocks.setOf[Int(target)])
            }
        }
        return result
    }
}
