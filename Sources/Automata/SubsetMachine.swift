/// Runs a nondeterministic automaton as a deterministic one whose states are sets of states, made when they are first
/// met. They are kept in a cache of bounded size that is emptied when it is full.
///
/// Of several components each has to stay alive: a set that lacks one of them is no state. A set accepts when it
/// holds an accepting state of each.
struct SubsetMachine {
    let automaton: Nondeterministic
    let alphabet: Alphabet
    private let maximumStates: Int
    private let maximumMembers: Int

    /// The members of the cached states, one after the other; `memberStart` has one element more than there are states.
    private var members: [Int32] = []
    private var memberStart: [Int32] = [0]
    /// The next states of each cached state and class: -1 none, -2 not known yet.
    private var rows: [Int32] = []
    private(set) var accepts: [Bool] = []
    /// What a caller has found out about each state; gone with it.
    var notes: [UInt8] = []
    /// Open addressing: the cached state of each place, or -1.
    private var places: [Int32]

    /// Grows when the cache is emptied; state numbers of an earlier generation mean nothing.
    private(set) var generation = 0
    /// Edges and empty steps followed, and sets looked up.
    var steps = 0

    /// The members of a set as it is built, as bits and as a stack.
    private var bits: [UInt64]
    private var stack: [Int32] = []
    private var scratch: [Int32] = []

    init(_ automaton: Nondeterministic, _ alphabet: Alphabet, maximumStates: Int, maximumMembers: Int) {
        self.automaton = automaton
        self.alphabet = alphabet
        self.maximumStates = maximumStates
        self.maximumMembers = maximumMembers
        bits = [UInt64](repeating: 0, count: automaton.stateCount / 64 + 1)
        places = [Int32](repeating: -1, count: 64)
    }

    var stateCount: Int { accepts.count }

    /// Whether one more state would empty the cache.
    var isFull: Bool { stateCount >= maximumStates || members.count >= maximumMembers }

    func members(of state: Int32) -> ArraySlice<Int32> {
        members[Int(memberStart[Int(state)])..<Int(memberStart[Int(state) + 1])]
    }

    /// The state before any input; -1 where some component is empty.
    mutating func start() -> Int32 {
        for state in automaton.starts { reach(state) }
        close()
        return cached()
    }

    /// The state behind a class; -1 where there is none. O(1) once it is known.
    mutating func next(_ state: Int32, _ number: Int) -> Int32 {
        let place = Int(state) * alphabet.classCount + number
        let known = rows[place]
        if known != -2 { return known }
        let before = generation
        for index in Int(memberStart[Int(state)])..<Int(memberStart[Int(state) + 1]) {
            follow(members[index], number)
        }
        close()
        let result = cached()
        if generation == before { rows[place] = result }
        return result
    }

    /// Runs from the start. O(bytes) while the cache holds what is met, else O(bytes × edges).
    mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Run {
        var run = Run(state: start(), count: 0, end: 0)
        while run.state >= 0, run.end < bytes.count {
            let scalar = UTF8Decoding.scalar(bytes, at: run.end)
            let next = next(run.state, alphabet.classOf(scalar.value))
            if next < 0 { return Run(state: -1, count: run.count, end: run.end) }
            run.state = next
            run.count += 1
            run.end += scalar.length
        }
        steps += run.count
        return run
    }

    /// The set behind a class of any set of states, sorted; nil where a component has none. Leaves the cache alone.
    mutating func next(_ set: [Int32], _ number: Int) -> [Int32]? {
        for state in set { follow(state, number) }
        close()
        collect()
        return isAlive(scratch) ? scratch : nil
    }

    /// Whether a set, sorted, accepts.
    func isAccepting(_ set: some Sequence<Int32>) -> Bool {
        var count = 0
        var last: Int32 = -1
        for state in set where automaton.isAccepting[Int(state)] {
            let component = automaton.components[Int(state)]
            if component != last {
                count += 1
                last = component
            }
        }
        return count == automaton.componentCount
    }

    private mutating func reach(_ state: Int32) {
        let word = Int(state) / 64
        let bit: UInt64 = 1 << UInt64(state % 64)
        if bits[word] & bit == 0 {
            bits[word] |= bit
            stack.append(state)
        }
    }

    private mutating func follow(_ state: Int32, _ number: Int) {
        let edges = automaton.edges(of: Int(state))
        steps += edges.count
        for edge in edges where alphabet.label(automaton.edgeLabel[edge], holds: number) {
            reach(automaton.edgeTarget[edge])
        }
    }

    private mutating func close() {
        while let state = stack.popLast() {
            let range = automaton.emptySteps(of: Int(state))
            steps += range.count
            for step in range { reach(automaton.emptyTarget[step]) }
        }
    }

    /// Moves the set from `bits` to `scratch`, sorted, without the states that only pass on.
    private mutating func collect() {
        scratch.removeAll(keepingCapacity: true)
        steps += bits.count / 8 + 1
        for word in bits.indices where bits[word] != 0 {
            var rest = bits[word]
            while rest != 0 {
                let state = word * 64 + rest.trailingZeroBitCount
                rest &= rest - 1
                if automaton.isAccepting[state] || !automaton.edges(of: state).isEmpty { scratch.append(Int32(state)) }
            }
            bits[word] = 0
        }
    }

    private func isAlive(_ set: [Int32]) -> Bool {
        if set.isEmpty { return false }
        if automaton.componentCount == 1 { return true }
        var count = 0
        var last: Int32 = -1
        for state in set where automaton.components[Int(state)] != last {
            last = automaton.components[Int(state)]
            count += 1
        }
        return count == automaton.componentCount
    }

    /// The number of the set in `bits`, new or known.
    private mutating func cached() -> Int32 {
        collect()
        guard isAlive(scratch) else { return -1 }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for state in scratch { hash = (hash ^ UInt64(UInt32(bitPattern: state))) &* 0x0000_0100_0000_01B3 }
        hash ^= hash >> 29
        steps += scratch.count
        var place = Int(hash & UInt64(places.count - 1))
        while places[place] >= 0 {
            if members(of: places[place]).elementsEqual(scratch) { return places[place] }
            place = (place + 1) & (places.count - 1)
        }
        if isFull {
            empty()
            place = Int(hash & UInt64(places.count - 1))
        }
        let state = Int32(stateCount)
        members.append(contentsOf: scratch)
        memberStart.append(Int32(members.count))
        rows.append(contentsOf: repeatElement(-2, count: alphabet.classCount))
        accepts.append(isAccepting(scratch))
        notes.append(0)
        places[place] = state
        if stateCount * 2 > places.count { rehash() }
        return state
    }

    private mutating func empty() {
        generation += 1
        members.removeAll(keepingCapacity: true)
        memberStart.removeAll(keepingCapacity: true)
        memberStart.append(0)
        rows.removeAll(keepingCapacity: true)
        accepts.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
        for index in places.indices { places[index] = -1 }
    }

    private mutating func rehash() {
        places = [Int32](repeating: -1, count: places.count * 2)
        for state in 0..<Int32(stateCount) {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for member in members(of: state) {
                hash = (hash ^ UInt64(UInt32(bitPattern: member))) &* 0x0000_0100_0000_01B3
            }
            hash ^= hash >> 29
            var place = Int(hash & UInt64(places.count - 1))
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = state
        }
    }
}

extension Nondeterministic {
    /// The deterministic automaton of the same language, trimmed and minimized; nil where it would have more states,
    /// cells or work than the budget has.
    func determinized(_ alphabet: Alphabet, budget: Budget) -> Deterministic? {
        let classCount = alphabet.classCount
        let maximum = Swift.min(budget.states, budget.cells / Swift.max(classCount, 1))
        var machine = SubsetMachine(self, alphabet, maximumStates: maximum + 1, maximumMembers: budget.members)
        let start = machine.start()
        guard start >= 0 else { return .nothing(classCount: classCount) }
        var table: [Int32] = []
        var state: Int32 = 0
        while Int(state) < machine.stateCount {
            for number in 0..<classCount {
                table.append(machine.next(state, number))
                if machine.stateCount > maximum || machine.generation > 0 || machine.steps > budget.steps { return nil }
            }
            state += 1
        }
        return Deterministic(classCount: classCount, table: table, isAccepting: machine.accepts, start: start)
            .minimized()
    }
}

/// What compiling may cost before it is left for the time of use.
struct Budget {
    /// The states of a table.
    var states: Int
    /// The cells of a table.
    var cells = 2_000_000
    /// The members of all sets of states.
    var members = 2_000_000
    /// The edges followed.
    var steps = 20_000_000
}
