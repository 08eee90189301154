extension Deterministic {
    enum Combination {
        case both
        /// The left one and not the right one.
        case leftOnly
    }

    /// The automaton of a combination of two languages, trimmed and minimized; nil where it is over the budget.
    static func product(
        _ left: Deterministic, _ right: Deterministic, _ combination: Combination, budget: Budget
    ) -> Deterministic? {
        let classCount = left.classCount
        guard left.start >= 0 else { return .nothing(classCount: classCount) }
        if right.start < 0 { return combination == .both ? .nothing(classCount: classCount) : left }
        let maximum = Swift.min(budget.states, budget.cells / Swift.max(classCount, 1))
        var numbers: [UInt64: Int32] = [:]
        var pairs: [(left: Int32, right: Int32)] = []
        var table: [Int32] = []
        func number(_ first: Int32, _ second: Int32) -> Int32 {
            let key = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
            if let known = numbers[key] { return known }
            let new = Int32(pairs.count)
            numbers[key] = new
            pairs.append((first, second))
            return new
        }
        let start = number(left.start, right.start)
        var place = 0
        while place < pairs.count {
            let pair = pairs[place]
            place += 1
            for label in 0..<classCount {
                let first = left.next(pair.left, label)
                let second = pair.right < 0 ? -1 : right.next(pair.right, label)
                if first < 0 || second < 0 && combination == .both {
                    table.append(-1)
                } else {
                    table.append(number(first, second))
                }
            }
            if pairs.count > maximum { return nil }
        }
        let accepting = pairs.map { pair in
            let second = pair.right >= 0 && right.isAccepting[Int(pair.right)]
            return left.isAccepting[Int(pair.left)] && (combination == .both) == second
        }
        return Deterministic(classCount: classCount, table: table, isAccepting: accepting, start: start).minimized()
    }
}
