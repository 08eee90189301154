extension DFA {
    enum Combination {
        case both
        /// The left one and not the right one.
        case leftOnly
    }

    /// The automaton of a combination of two languages, trimmed and minimized; nil where it is over the budget.
    static func product(
        _ left: DFA, _ right: DFA, _ combination: Combination, budget: Budget, work: inout Work
    ) throws(LanguageError) -> DFA? {
        let classCount = left.classCount
        guard left.start >= 0 else { return .nothing(classCount: classCount) }
        if right.start < 0 { return combination == .both ? .nothing(classCount: classCount) : left }
        let maximum = Swift.min(budget.states, budget.cells / Swift.max(classCount, 1))
        var pairs: [(left: Int32, right: Int32)] = []
        var table: [Int32] = []
        // Open addressing: the pair of each place, or -1.
        var places = [Int32](repeating: -1, count: 256)
        func place(of pair: (left: Int32, right: Int32)) -> Int {
            var hash = UInt64(UInt32(bitPattern: pair.left)) << 32 | UInt64(UInt32(bitPattern: pair.right))
            hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
            var place = Int(truncatingIfNeeded: hash >> 32) & (places.count - 1)
            while places[place] >= 0, pairs[Int(places[place])] != pair { place = (place + 1) & (places.count - 1) }
            return place
        }
        func number(_ first: Int32, _ second: Int32) -> Int32 {
            let found = place(of: (first, second))
            if places[found] >= 0 { return places[found] }
            let new = Int32(pairs.count)
            places[found] = new
            pairs.append((first, second))
            if pairs.count * 2 > places.count {
                places = [Int32](repeating: -1, count: places.count * 2)
                for (index, pair) in pairs.enumerated() { places[place(of: pair)] = Int32(index) }
            }
            return new
        }
        let start = number(left.start, right.start)
        var next = 0
        while next < pairs.count {
            let pair = pairs[next]
            next += 1
            left.withRow(of: pair.left) { row in
                for (label, first) in row.enumerated() {
                    let second = pair.right < 0 ? -1 : right.next(pair.right, label)
                    if first < 0 || second < 0 && combination == .both {
                        table.append(-1)
                    } else {
                        table.append(number(first, second))
                    }
                }
            }
            try work.spend(classCount * Work.cell)
            if pairs.count > maximum { return nil }
        }
        let accepting = pairs.map { pair in
            let second = pair.right >= 0 && right.isAccepting[Int(pair.right)]
            return left.isAccepting[Int(pair.left)] && (combination == .both) == second
        }
        return DFA(classCount: classCount, table: table, isAccepting: accepting, start: start).minimized()
    }
}
