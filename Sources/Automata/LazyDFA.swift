/// Runs a nondeterministic automaton as a deterministic one whose states are sets of states, made when they are first
/// met. They are kept in a cache of bounded size that is emptied when it is full.
///
/// Of several components each has to stay alive: a set that lacks one of them is no state. A set accepts when it
/// holds an accepting state of each.
struct LazyDFA {
    let automaton: NFA
    let alphabet: Alphabet
    private let masks: SubsetMasks
    private let maximumStates: Int
    /// The 64-bit words of a set.
    private let width: Int

    /// The bits of the cached states, `width` words each.
    private var sets: [UInt64] = []
    /// The rows of the next states of each cached state and class: -1 none, -2 not known yet. A row is a state's number
    /// times the number of classes.
    private var rows: [Int32] = []
    private(set) var accepts: [Bool] = []
    /// Whether any member has an edge.
    private(set) var grows: [Bool] = []
    /// What a caller has found out about each state; gone with it.
    var notes: [UInt8] = []
    /// The state behind a gap after each state, where it was asked for.
    private var gaps: [Gap] = []
    /// Open addressing: the cached state of each place, or -1.
    private var places: [Int32]

    /// Grows when the cache is emptied; state numbers of an earlier generation mean nothing.
    private(set) var generation = 0
    /// The state before any input, and the generation that it belongs to.
    private var first: (state: Int32, generation: Int)?
    /// Words of sets made, edges and epsilon transitions followed.
    var steps = 0

    /// The set that is being built, and its states whose epsilon transitions are still to be followed.
    private var bits: [UInt64]
    private var stack: [Int32] = []

    /// Where any text of at most so many scalars leads to.
    private struct Gap {
        /// The state is the same for all limits from `least` to `most`: from a length on, more scalars reach nothing more.
        var least: Int32
        var most: Int32
        var behind: Int32

        static let unknown = Gap(least: .max, most: -1, behind: -1)
    }

    /// - Parameter maximumWords: of sets and next states together, in the cache.
    init(_ automaton: NFA, _ alphabet: Alphabet, maximumStates: Int, maximumWords: Int) {
        self.automaton = automaton
        self.alphabet = alphabet
        masks = SubsetMasks(automaton, alphabet)
        width = automaton.stateCount / 64 + 1
        // Two states at least: one to leave and one to go to.
        self.maximumStates = max(min(maximumStates, maximumWords / (width + alphabet.classCount / 2 + 1)), 2)
        bits = [UInt64](repeating: 0, count: width)
        places = [Int32](repeating: -1, count: 64)
    }

    var stateCount: Int { accepts.count }

    /// The most steps that a scalar costs where no step is known yet.
    var stepsPerScalar: Int { masks.stepsPerScalar }

    /// About how much memory it takes now.
    var byteCount: Int {
        automaton.byteCount + masks.byteCount + 8 * sets.capacity + 4 * rows.capacity + 15 * accepts.capacity
            + 4 * places.count
    }

    /// Whether one more state would empty the cache.
    var isFull: Bool { stateCount >= maximumStates }

    /// The members of a cached state, in order. O(width + members). Inlined, so that whoever holds the automaton in a property
    /// does not copy it to ask.
    @inline(__always)
    func members(of state: Int32) -> [Int32] {
        LazyDFA.members(sets[Int(state) * width..<(Int(state) + 1) * width])
    }

    /// The classes that edges of a cached state's members hold, as bits. O(width + edges).
    func classes(behind state: Int32) -> [UInt64] {
        var classes = [UInt64](repeating: 0, count: alphabet.labelWidth)
        for member in members(of: state) {
            for edge in automaton.edges(of: Int(member)) { alphabet.add(automaton.edgeLabel[edge], to: &classes) }
        }
        return classes
    }

    private static func members(_ words: ArraySlice<UInt64>) -> [Int32] {
        var result: [Int32] = []
        for (place, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                result.append(Int32(place * 64 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
        return result
    }

    /// The state before any input; -1 where some component is empty.
    mutating func start() -> Int32 {
        if let first, first.generation == generation { return first.state }
        for state in automaton.starts { reach(state) }
        close()
        let state = cached()
        first = (state, generation)
        return state
    }

    /// The state behind a class; -1 where there is none. O(1) once it is known.
    mutating func next(_ state: Int32, _ number: Int) -> Int32 {
        let place = Int(state) * alphabet.classCount + number
        let known = rows[place]
        if known != -2 { return known < 0 ? -1 : known / Int32(alphabet.classCount) }
        let before = generation
        step(from: sets, at: Int(state) * width, number)
        let result = cached()
        if generation == before { rows[place] = result < 0 ? -1 : result * Int32(alphabet.classCount) }
        return result
    }

    /// The state behind any of several classes; -1 where there is none.
    mutating func next(_ state: Int32, anyOf numbers: [Int]) -> Int32 {
        if numbers.count == 1 { return next(state, numbers[0]) }
        let words = Array(sets[Int(state) * width..<(Int(state) + 1) * width])
        let before = generation
        var union = [UInt64](repeating: 0, count: width)
        for number in numbers {
            // The number of the state means nothing any more where the cache was emptied on the way.
            if generation == before {
                let next = Int(next(state, number))
                if next >= 0 {
                    for place in 0..<width { union[place] |= sets[next * width + place] }
                }
            } else {
                step(from: words, at: 0, number)
                if isAlive {
                    for place in 0..<width { union[place] |= bits[place] }
                }
                clear()
            }
        }
        bits = union
        return cached()
    }

    /// The state behind one or more of several classes; -1 where there is none.
    mutating func next(_ state: Int32, runOf numbers: [Int]) -> Int32 {
        var reached = next(state, anyOf: numbers)
        while reached >= 0 {
            let words = Array(sets[Int(reached) * width..<(Int(reached) + 1) * width])
            let next = next(reached, anyOf: numbers)
            if next < 0 { break }
            for place in 0..<width { bits[place] = words[place] | sets[Int(next) * width + place] }
            let further = cached()
            if sets[Int(further) * width..<(Int(further) + 1) * width].elementsEqual(words) { return further }
            reached = further
        }
        return reached
    }

    /// Runs from the start. O(bytes) while the cache holds what is met, else O(bytes × edges). Nil where the generation of
    /// that number is reached.
    mutating func run(_ bytes: UnsafeBufferPointer<UInt8>, beforeGeneration limit: Int = .max) -> Run? {
        var run = Run(state: start(), count: 0, end: 0)
        while run.state >= 0, run.end < bytes.count, generation < limit { advance(&run, bytes) }
        steps += run.count
        guard generation < limit else { return nil }
        run.isAccepting = run.state >= 0 && accepts[Int(run.state)]
        return run
    }

    /// Goes on as far as the steps are known, and one step more.
    @inline(__always)
    private mutating func advance(_ run: inout Run, _ bytes: UnsafeBufferPointer<UInt8>) {
        var row = RowRun(row: Int(run.state) * alphabet.classCount, index: run.end, count: run.count)
        row.run(bytes, rows, alphabet)
        run = Run(state: Int32(row.row / alphabet.classCount), count: row.count, end: row.index)
        guard run.end < bytes.count else { return }
        let scalar = UTF8Decoding.scalar(bytes, at: run.end)
        run.state = next(run.state, alphabet.classOf(scalar.value))
        guard run.state >= 0 else { return }
        run.count += 1
        run.end += scalar.length
    }

    /// Whether a run over the text accepts that begins where any text of at most so many scalars (nil: however many) leads from a
    /// state. Nil over the limit of work.
    mutating func accepts(_ bytes: UnsafeBufferPointer<UInt8>, behindGapAt state: Int32, atMost most: Int?) -> Bool? {
        let most = most.map { Int32(clamping: $0) } ?? .max
        let known = gaps[Int(state)]
        if known.least <= most, most <= known.most { return accepts(bytes, from: known.behind) }
        for place in 0..<width { bits[place] = sets[Int(state) * width + place] }
        let farthest = reachFurther(most)
        let before = generation
        let behind = cached()
        if generation == before {
            gaps[Int(state)] =
                farthest.map { Gap(least: $0, most: .max, behind: behind) }
                ?? Gap(least: most, most: most, behind: behind)
        }
        return accepts(bytes, from: behind)
    }

    /// The same from some states.
    mutating func accepts(_ bytes: UnsafeBufferPointer<UInt8>, from states: [Bool]) -> Bool? {
        for (state, isIn) in states.enumerated() where isIn { bits[state / 64] |= 1 << UInt64(state % 64) }
        for place in 0..<width { bits[place] &= masks.isKept[place] }
        return accepts(bytes, from: cached())
    }

    private mutating func accepts(_ bytes: UnsafeBufferPointer<UInt8>, from state: Int32) -> Bool? {
        var run = Run(state: state, count: 0, end: 0)
        let limit = steps + Completions.stepLimit
        while run.state >= 0, run.end < bytes.count {
            advance(&run, bytes)
            if steps > limit { return nil }
        }
        steps += run.count
        return run.state >= 0 && accepts[Int(run.state)]
    }

    /// Adds to `bits` what is reached from there with so many scalars, whatever they are. Answers with how many that takes at most;
    /// nil where more of them would reach more.
    private mutating func reachFurther(_ most: Int32) -> Int32? {
        var edge = bits
        var known = bits
        var length: Int32 = 0
        while length < most {
            length += 1
            steps += width
            // Along the chains all at once.
            if !masks.chains.isEmpty {
                var carry: UInt64 = 0
                for place in 0..<width {
                    let fresh = (edge[place] << 1 | carry) & masks.isChained[place] & ~bits[place]
                    carry = edge[place] >> 63
                    bits[place] |= fresh
                    noteEmptySteps(fresh, at: place)
                }
            }
            // The other edges one by one.
            for place in 0..<width {
                var rest = edge[place] & masks.hasOtherEdges[place]
                while rest != 0 {
                    let edges = automaton.edges(of: place * 64 + rest.trailingZeroBitCount)
                    rest &= rest - 1
                    steps += edges.count
                    for edge in edges { reach(automaton.edgeTarget[edge]) }
                }
            }
            close()
            for place in 0..<width {
                edge[place] = bits[place] & ~known[place]
                known[place] = bits[place]
            }
            if edge.allSatisfy({ $0 == 0 }) { return length - 1 }
        }
        return nil
    }

    /// The set behind a class of any set of states, in order; nil where a component has none. Leaves the cache alone.
    mutating func next(_ set: [Int32], _ number: Int) -> [Int32]? {
        var words = [UInt64](repeating: 0, count: width)
        for state in set { words[Int(state) / 64] |= 1 << UInt64(state % 64) }
        step(from: words, at: 0, number)
        defer { clear() }
        return isAlive ? LazyDFA.members(bits[...]) : nil
    }

    /// Whether the set in `bits` accepts.
    private var isAccepting: Bool {
        masks.components.allSatisfy { component in
            component.contains { bits[$0.place] & $0.mask & masks.isAccepting[$0.place] != 0 }
        }
    }

    /// Whether a set, in order, accepts.
    func isAccepting(_ set: [Int32]) -> Bool {
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
            if masks.hasEmptySteps[word] & bit != 0 { stack.append(state) }
        }
    }

    /// The epsilon transitions of a word's states are still to be followed.
    @inline(__always)
    private mutating func noteEmptySteps(_ states: UInt64, at place: Int) {
        var open = states & masks.hasEmptySteps[place]
        while open != 0 {
            stack.append(Int32(place * 64 + open.trailingZeroBitCount))
            open &= open - 1
        }
    }

    /// Fills `bits` with what is behind a class of the set that begins at a word of `words`.
    private mutating func step(from words: [UInt64], at start: Int, _ number: Int) {
        steps += width
        // Along the chains all at once.
        if !masks.chains.isEmpty {
            let chain = number * width
            var carry: UInt64 = 0
            for place in 0..<width {
                let word = words[start + place]
                let reached = (word << 1 | carry) & masks.chains[chain + place]
                carry = word >> 63
                bits[place] = reached
                noteEmptySteps(reached, at: place)
            }
        }
        // What stays where it is, too.
        if !masks.loops.isEmpty {
            steps += width
            let loop = number * width
            for place in 0..<width {
                let stayed = words[start + place] & masks.loops[loop + place] & ~bits[place]
                bits[place] |= stayed
                noteEmptySteps(stayed, at: place)
            }
        }
        // The other edges one by one.
        for place in 0..<width {
            var rest = words[start + place] & masks.hasOtherEdges[place]
            while rest != 0 {
                let state = place * 64 + rest.trailingZeroBitCount
                rest &= rest - 1
                let edges = automaton.edges(of: state)
                steps += edges.count
                for edge in edges where alphabet.label(automaton.edgeLabel[edge], holds: number) {
                    reach(automaton.edgeTarget[edge])
                }
            }
        }
        close()
    }

    /// Follows the epsilon transitions, then drops the states that only pass on.
    private mutating func close() {
        while let state = stack.popLast() {
            let range = automaton.epsilonTransitions(of: Int(state))
            steps += range.count
            for step in range { reach(automaton.epsilonTarget[step]) }
        }
        for place in 0..<width { bits[place] &= masks.isKept[place] }
    }

    private mutating func clear() {
        for place in 0..<width { bits[place] = 0 }
    }

    private var isAlive: Bool {
        masks.components.allSatisfy { component in component.contains { bits[$0.place] & $0.mask != 0 } }
    }

    /// The number of the set in `bits`, new or known; clears them.
    private mutating func cached() -> Int32 {
        defer { clear() }
        guard isAlive else { return -1 }
        var place = hash(bits, at: 0)
        while places[place] >= 0 {
            let start = Int(places[place]) * width
            if (0..<width).allSatisfy({ sets[start + $0] == bits[$0] }) { return places[place] }
            place = (place + 1) & (places.count - 1)
        }
        if isFull {
            empty()
            place = hash(bits, at: 0)
        }
        let state = Int32(stateCount)
        sets.append(contentsOf: bits)
        rows.append(contentsOf: repeatElement(-2, count: alphabet.classCount))
        accepts.append(isAccepting)
        grows.append((0..<width).contains { bits[$0] & masks.hasEdges[$0] != 0 })
        notes.append(0)
        gaps.append(.unknown)
        places[place] = state
        if stateCount * 2 > places.count { rehash() }
        return state
    }

    /// The place to look for a set first.
    private func hash(_ words: [UInt64], at start: Int) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in start..<start + width {
            hash = (hash ^ words[place]) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return Int(hash & UInt64(places.count - 1))
    }

    private mutating func empty() {
        generation += 1
        sets.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        accepts.removeAll(keepingCapacity: true)
        grows.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
        gaps.removeAll(keepingCapacity: true)
        for index in places.indices { places[index] = -1 }
    }

    private mutating func rehash() {
        places = [Int32](repeating: -1, count: places.count * 2)
        for state in 0..<Int32(stateCount) {
            var place = hash(sets, at: Int(state) * width)
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = state
        }
    }
}
