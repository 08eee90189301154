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

    /// By keys: elements of equal keys are in one set. O(n log n).
    init(keys: [Int32]) {
        self.init(count: keys.count)
        guard !keys.isEmpty else { return }
        elements.sort { (keys[Int($0)], $0) < (keys[Int($1)], $1) }
        first = []
        past = []
        for (index, element) in elements.enumerated() {
            place[Int(element)] = Int32(index)
            if index == 0 || keys[Int(element)] != keys[Int(elements[index - 1])] {
                if index > 0 { past.append(Int32(index)) }
                first.append(Int32(index))
            }
            setOf[Int(element)] = Int32(first.count - 1)
        }
        past.append(Int32(elements.count))
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

extension Deterministic {
    /// The smallest automaton of the same language; trims first. O(edges × log states): states and edges are refined
    /// against each other, so that missing edges cost nothing.
    func minimized() -> Deterministic {
        let trim = trimmed()
        guard trim.stateCount > 1 else { return trim }
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
        var blocks = Partition(keys: trim.isAccepting.map { $0 ? 1 : 0 })
        var cords = Partition(keys: labels)

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

        var result = Deterministic(
            classCount: classCount, table: [], isAccepting: [], start: blocks.setOf[Int(trim.start)])
        for set in 0..<blocks.setCount {
            let representative = Int(blocks.elements[Int(blocks.first[set])])
            result.isAccepting.append(trim.isAccepting[representative])
            for number in 0..<classCount {
                let target = trim.table[representative * classCount + number]
                result.table.append(target < 0 ? -1 : blocks.setOf[Int(target)])
            }
        }
        // Numbered by the order in which the start reaches them, so that equal languages have equal tables.
        return result.trimmed()
    }
}
