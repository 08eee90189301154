extension NFA {
    /// The deterministic automaton of the same language, trimmed and minimized; nil where it would have more states,
    /// cells or work than the budget has. For one component.
    func determinized(_ alphabet: Alphabet, budget: Budget, work: inout Work) throws(LanguageError) -> DFA? {
        var budget = budget
        budget.steps = Swift.min(budget.steps, work.remaining)
        var construction = SubsetConstruction(self, alphabet, budget: budget)
        let table = construction.table()
        try work.spend(construction.steps + (table?.table.count ?? 0) * Work.cell)
        // Nothing was left to go on with.
        if table == nil, work.remaining == 0 { throw .tooMuchWork(limit: work.limit) }
        return table?.minimized()
    }
}

/// What compiling may cost before it is left for the time of use.
struct Budget {
    /// The states of a table.
    var states: Int
    /// The cells of a table.
    var cells = 2_000_000
    /// The members of all sets of states.
    var words = 2_000_000
    /// The members made and edges followed.
    var steps = 5_000_000
}

/// Makes the table of all sets of states that texts lead to.
///
/// A set is a list of its few members. As bits, as `LazyDFA` keeps them, each step would cost what the whole
/// automaton has: an account number's sets have one member of two thousand.
private struct SubsetConstruction {
    private let automaton: NFA
    private let classCount: Int
    private let budget: Budget
    private let closures: Closures
    /// The classes of each label that the automaton has, those of label n from `labelStart[n]` to `labelEnd[n]`.
    private var labelStart: [Int32]
    private var labelEnd: [Int32]
    private var labelClasses: [Int32] = []
    /// The members made and edges followed.
    private(set) var steps = 0

    /// The members of each set, in order, those of set n from `start[n]` on.
    private var start: [Int32] = [0]
    private var members: [Int32] = []
    /// The sets of one state each that are known by its number, as most are; else -1.
    private var ofOne: [Int32]
    /// Open addressing: the set of each place, or -1.
    private var places = [Int32](repeating: -1, count: 256)

    init(_ automaton: NFA, _ alphabet: Alphabet, budget: Budget) {
        self.automaton = automaton
        self.budget = budget
        classCount = alphabet.classCount
        closures = Closures(automaton, budget)
        ofOne = [Int32](repeating: -1, count: automaton.stateCount)
        // A conjunction's components have few labels each, and as many classes as all of them together.
        labelStart = [Int32](repeating: -1, count: alphabet.labelCount)
        labelEnd = labelStart
        for label in automaton.edgeLabel where label >= 0 && labelStart[Int(label)] < 0 {
            labelStart[Int(label)] = Int32(labelClasses.count)
            alphabet.forEachClass(of: label) { labelClasses.append(Int32($0)) }
            labelEnd[Int(label)] = Int32(labelClasses.count)
        }
        steps = closures.steps + labelClasses.count
    }

    mutating func table() -> DFA? {
        guard closures.isWhole else { return nil }
        let maximum = Swift.min(budget.states, budget.cells / Swift.max(classCount, 1))
        var reached = Reached(classCount: classCount)
        let first = number(of: closures.closure(of: automaton.starts))
        guard first >= 0 else { return .nothing(classCount: classCount) }
        var table: [Int32] = []
        var accepting: [Bool] = []
        // Not in place: what is asked meanwhile of the rest would be asked of a copy.
        var steps = self.steps
        defer { self.steps = steps }
        var set = 0
        while set < start.count - 1 {
            let range = Int(start[set])..<Int(start[set + 1])
            // No closure here: it would copy all of this for each set.
            var isAccepting = false
            for place in range where automaton.isAccepting[Int(members[place])] { isAccepting = true }
            accepting.append(isAccepting)
            reached.begin()
            for place in range { steps += count(Int(members[place]), in: &reached) }
            reached.lay()
            steps += classCount
            for place in range { fill(Int(members[place]), in: &reached) }
            if steps > budget.steps { return nil }
            var last: (range: Range<Int>, number: Int32) = (0..<0, -1)
            for number in 0..<classCount {
                let range = reached.range(of: number)
                // Most classes lead where the class before leads: digits, letters.
                if !reached.isEqual(range, last.range) {
                    last = (range, self.number(of: range, in: reached))
                }
                table.append(last.number)
            }
            if start.count - 1 > maximum || members.count > budget.words { return nil }
            set += 1
        }
        return DFA(classCount: classCount, table: table, isAccepting: accepting, start: first)
    }

    /// Counts what is behind a state for each class.
    private func count(_ state: Int, in reached: inout Reached) -> Int {
        var steps = 0
        for edge in automaton.edges(of: state) {
            let size = closures.size(of: automaton.edgeTarget[edge])
            let label = automaton.edgeLabel[edge]
            if label < 0 {
                reached.count(Int(-1 - label), size)
                steps += size
            } else {
                let classes = labelStart[Int(label)]..<labelEnd[Int(label)]
                for place in classes { reached.count(Int(labelClasses[Int(place)]), size) }
                steps += size * classes.count
            }
        }
        return steps
    }

    private func fill(_ state: Int, in reached: inout Reached) {
        for edge in automaton.edges(of: state) {
            let closure = closures.range(of: automaton.edgeTarget[edge])
            let label = automaton.edgeLabel[edge]
            if label < 0 {
                for place in closure { reached.add(closures.members[place], for: Int(-1 - label)) }
            } else {
                for number in labelStart[Int(label)]..<labelEnd[Int(label)] {
                    let number = Int(labelClasses[Int(number)])
                    for place in closure { reached.add(closures.members[place], for: number) }
                }
            }
        }
    }

    private mutating func number(of range: Range<Int>, in reached: Reached) -> Int32 {
        guard range.count == 1 else { return number(of: reached.sorted(range)) }
        let state = Int(reached.states[range.lowerBound])
        if ofOne[state] < 0 { ofOne[state] = number(of: [Int32(state)]) }
        return ofOne[state]
    }

    /// The number of a set, given in order, new or known; -1 for the empty one.
    private mutating func number(of set: [Int32]) -> Int32 {
        guard !set.isEmpty else { return -1 }
        var place = hash(set[...]) & (places.count - 1)
        while places[place] >= 0 {
            let known = Int(places[place])
            if members[Int(start[known])..<Int(start[known + 1])].elementsEqual(set) { return places[place] }
            place = (place + 1) & (places.count - 1)
        }
        let number = Int32(start.count - 1)
        places[place] = number
        members.append(contentsOf: set)
        start.append(Int32(members.count))
        if (start.count - 1) * 2 > places.count { rehash() }
        return number
    }

    private func hash(_ set: ArraySlice<Int32>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for member in set {
            hash = (hash ^ UInt64(UInt32(bitPattern: member))) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return Int(truncatingIfNeeded: hash)
    }

    private mutating func rehash() {
        places = [Int32](repeating: -1, count: places.count * 2)
        for number in 0..<start.count - 1 {
            let set = members[Int(start[number])..<Int(start[number + 1])]
            var place = hash(set) & (places.count - 1)
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int32(number)
        }
    }
}

/// What the members of one set lead to, by class: counted first, then laid out one class behind the other.
private struct Reached {
    private var ends: [Int]
    private(set) var states: [Int32] = []
    private var next: [Int]

    init(classCount: Int) {
        ends = [Int](repeating: 0, count: classCount)
        next = ends
    }

    mutating func begin() {
        for number in ends.indices { ends[number] = 0 }
    }

    mutating func count(_ number: Int, _ size: Int) { ends[number] += size }

    mutating func lay() {
        var end = 0
        for number in ends.indices {
            next[number] = end
            end += ends[number]
            ends[number] = end
        }
        if states.count < end { states.append(contentsOf: repeatElement(0, count: end - states.count)) }
    }

    mutating func add(_ state: Int32, for number: Int) {
        states[next[number]] = state
        next[number] += 1
    }

    func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

    func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.count == other.count && states[one].elementsEqual(states[other])
    }

    /// The states of a class in order, each once.
    func sorted(_ range: Range<Int>) -> [Int32] {
        var result = Array(states[range])
        guard result.count > 1 else { return result }
        result.sort()
        var kept = 1
        for place in 1..<result.count where result[place] != result[kept - 1] {
            result[kept] = result[place]
            kept += 1
        }
        result.removeSubrange(kept...)
        return result
    }
}

/// Where the epsilon transitions lead from each state, without the states that only pass on.
private struct Closures {
    private(set) var members: [Int32] = []
    private var start: [Int32] = [0]
    /// False where they have more members than the limit.
    private(set) var isWhole = true
    /// The epsilon transitions followed.
    private(set) var steps = 0

    init(_ automaton: NFA, _ budget: Budget) {
        var seen = [Int32](repeating: -1, count: automaton.stateCount)
        var stack: [Int32] = []
        for state in 0..<Int32(automaton.stateCount) {
            seen[Int(state)] = state
            stack.append(state)
            while let reached = stack.popLast() {
                if automaton.isAccepting[Int(reached)] || !automaton.edges(of: Int(reached)).isEmpty {
                    members.append(reached)
                }
                let range = automaton.epsilonTransitions(of: Int(reached))
                steps += range.count + 1
                for step in range {
                    let target = automaton.epsilonTarget[step]
                    guard seen[Int(target)] != state else { continue }
                    seen[Int(target)] = state
                    stack.append(target)
                }
            }
            start.append(Int32(members.count))
            if members.count > budget.words || steps > budget.steps {
                isWhole = false
                return
            }
        }
    }

    func range(of state: Int32) -> Range<Int> { Int(start[Int(state)])..<Int(start[Int(state) + 1]) }

    func size(of state: Int32) -> Int { range(of: state).count }

    /// The members behind several states, in order, each once.
    func closure(of states: [Int32]) -> [Int32] {
        var all: [Int32] = []
        for state in states { all += members[range(of: state)] }
        all.sort()
        var result: [Int32] = []
        for member in all where member != result.last { result.append(member) }
        return result
    }
}
