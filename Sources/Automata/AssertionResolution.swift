extension NFA.Parts {
    /// The same language without guards; nil where that takes more states than the limit.
    ///
    /// Each state is divided by what stands before it, as far as the guards tell that apart that can be reached without
    /// another scalar, and by what may still come behind it after the guards that were passed. So nothing is divided far
    /// from a guard, and what comes of it is an automaton like any other.
    func withoutGuards(_ alphabet: inout Alphabet, stateLimit: Int) -> NFA.Parts? {
        var resolution = AssertionResolution(self, alphabet)
        return resolution.parts(&alphabet, stateLimit: stateLimit)
    }
}

/// Divides the states of an automaton with guards until none is needed.
private struct AssertionResolution {
    /// A state, what stands before it, and what may come behind it.
    private struct Place {
        var state: Int32
        /// The first of the neighbours that are the same to the guards ahead.
        var before: UInt8
        /// A set of neighbours.
        var after: UInt8

        var key: UInt64 { UInt64(UInt32(bitPattern: state)) << 16 | UInt64(before) << 8 | UInt64(after) }
    }

    private let source: NFA.Parts
    private let isAccepting: [Bool]
    private let edges: Grouped
    private let epsilonTransitions: Grouped
    private let guards: Grouped
    /// What may come behind each assertion, by what stands before it: a set of neighbours.
    private let permitted: [UInt8]
    /// For each state and neighbour, the first neighbour that the guards ahead do not tell from it.
    private let representatives: [UInt8]
    /// The classes of each neighbour, as bits; none where nothing tells it from others.
    private var classes: [[UInt64]]

    private var result = NFA.Parts()
    private var places: [Place] = []
    private var numbers: [UInt64: Int32] = [:]
    /// The labels with fewer neighbours that are known, nil where none of their scalars are left.
    private var restricted: [UInt64: Int32?] = [:]

    private static let neighbours = Neighbour.allCases.count

    init(_ parts: NFA.Parts, _ alphabet: Alphabet) {
        source = parts
        var accepts = [Bool](repeating: false, count: parts.stateCount)
        for state in parts.accepting { accepts[Int(state)] = true }
        isAccepting = accepts
        edges = Grouped(parts.stateCount, parts.edges) { ($0.from, $0.to, $0.label) }
        epsilonTransitions = Grouped(parts.stateCount, parts.epsilonTransitions) { ($0.from, $0.to, 0) }
        guards = Grouped(parts.stateCount, parts.guards) { ($0.from, $0.to, Int32($0.assertion.number)) }

        var permitted = [UInt8](repeating: 0, count: Assertion.count * Self.neighbours)
        for step in parts.guards {
            for before in Neighbour.allCases {
                for after in Neighbour.allCases where step.assertion.holds(between: before, and: after) {
                    permitted[step.assertion.number * Self.neighbours + Int(before.rawValue)] |= after.mask
                }
            }
        }
        self.permitted = permitted
        representatives = Self.representatives(parts, permitted)
        classes = Self.classes(parts, alphabet)
    }

    /// What the assertions that each state leads to without a scalar tell apart.
    private static func representatives(_ parts: NFA.Parts, _ permitted: [UInt8]) -> [UInt8] {
        // The assertions ahead of each state, as bits. They only grow, so that each state is gone back from at most once
        // for each assertion.
        var ahead = [UInt32](repeating: 0, count: parts.stateCount)
        var stack: [Int32] = []
        for step in parts.guards {
            ahead[Int(step.from)] |= 1 << UInt32(step.assertion.number)
            stack.append(step.from)
        }
        let empty = Grouped(parts.stateCount, parts.epsilonTransitions) { ($0.to, $0.from, 0) }
        let guarded = Grouped(parts.stateCount, parts.guards) { ($0.to, $0.from, 0) }
        while let state = stack.popLast() {
            let mask = ahead[Int(state)]
            for back in [empty, guarded] {
                for place in back.range(of: state) {
                    let before = Int(back.values[place])
                    if ahead[before] | mask != ahead[before] {
                        ahead[before] |= mask
                        stack.append(back.values[place])
                    }
                }
            }
        }
        var result = [UInt8](repeating: 0, count: parts.stateCount * neighbours)
        for (state, mask) in ahead.enumerated() where mask != 0 {
            for neighbour in 0..<neighbours {
                let first = (0..<neighbour).first { earlier in
                    (0..<Assertion.count).allSatisfy {
                        mask >> UInt32($0) & 1 == 0
                            || permitted[$0 * neighbours + earlier] == permitted[$0 * neighbours + neighbour]
                    }
                }
                result[state * neighbours + neighbour] = UInt8(first ?? neighbour)
            }
        }
        return result
    }

    /// The classes of each neighbour, none in two of them.
    private static func classes(_ parts: NFA.Parts, _ alphabet: Alphabet) -> [[UInt64]] {
        let none = [UInt64](repeating: 0, count: alphabet.labelWidth)
        var result = [[UInt64]](repeating: none, count: neighbours)
        var taken = none
        func take(_ neighbour: Neighbour, where isWanted: (Assertion) -> Bool) {
            guard let set = parts.guards.first(where: { isWanted($0.assertion) })?.assertion.scalars else { return }
            var words = none
            alphabet.add(alphabet.label(set), to: &words)
            for place in words.indices {
                result[Int(neighbour.rawValue)][place] = words[place] & ~taken[place]
                taken[place] |= words[place]
            }
        }
        take(.lineTerminator) { $0 == .lineStart || $0 == .lineEnd }
        // What is a word in Unicode only is what ASCII's words, where they are asked for, leave.
        take(.asciiWord) { if case .word(_, isUnicode: false) = $0 { true } else { false } }
        take(.otherWord) { if case .word(_, isUnicode: true) = $0 { true } else { false } }
        for number in 0..<alphabet.classCount where taken[number / 64] >> UInt64(number % 64) & 1 == 0 {
            result[Int(Neighbour.other.rawValue)][number / 64] |= 1 << UInt64(number % 64)
        }
        return result
    }

    mutating func parts(_ alphabet: inout Alphabet, stateLimit: Int) -> NFA.Parts? {
        result.starts = source.starts.map { number($0, before: Neighbour.outside.rawValue, after: Neighbour.any) }
        var next = 0
        while next < places.count {
            if places.count > stateLimit { return nil }
            follow(places[next], Int32(next), &alphabet)
            next += 1
        }
        return result
    }

    /// Adds what leads away from a place.
    private mutating func follow(_ place: Place, _ from: Int32, _ alphabet: inout Alphabet) {
        if isAccepting[Int(place.state)], place.after & Neighbour.outside.mask != 0 { result.accepting.append(from) }
        for step in epsilonTransitions.range(of: place.state) {
            result.addEmptyStep(
                from, number(epsilonTransitions.values[step], before: place.before, after: place.after))
        }
        for step in guards.range(of: place.state) {
            let after = place.after & permitted[Int(guards.labels[step]) * Self.neighbours + Int(place.before)]
            if after == 0 { continue }
            result.addEmptyStep(from, number(guards.values[step], before: place.before, after: after))
        }
        for edge in edges.range(of: place.state) {
            // All neighbours at once that are the same behind the edge.
            var open = place.after & Neighbour.scalars
            while open != 0 {
                let before = representative(edges.values[edge], UInt8(open.trailingZeroBitCount))
                var group: UInt8 = 0
                for neighbour in Neighbour.allCases
                where open & neighbour.mask != 0
                    && representative(edges.values[edge], neighbour.rawValue) == before
                {
                    group |= neighbour.mask
                }
                open &= ~group
                guard let label = label(edges.labels[edge], group, &alphabet) else { continue }
                result.addEdge(from, label, number(edges.values[edge], before: before, after: Neighbour.any))
            }
        }
    }

    private func representative(_ state: Int32, _ neighbour: UInt8) -> UInt8 {
        representatives[Int(state) * Self.neighbours + Int(neighbour)]
    }

    /// The number of a place, new or known.
    private mutating func number(_ state: Int32, before: UInt8, after: UInt8) -> Int32 {
        let place = Place(state: state, before: representative(state, before), after: after)
        if let known = numbers[place.key] { return known }
        let number = result.addState()
        numbers[place.key] = number
        places.append(place)
        return number
    }

    /// A label without the scalars that are none of some neighbours; nil where nothing is left.
    private mutating func label(_ label: Int32, _ neighbours: UInt8, _ alphabet: inout Alphabet) -> Int32? {
        if neighbours == Neighbour.scalars { return label }
        let key = UInt64(UInt32(bitPattern: label)) << 8 | UInt64(neighbours)
        if let known = restricted[key] { return known }
        var words = [UInt64](repeating: 0, count: alphabet.labelWidth)
        for neighbour in Neighbour.allCases where neighbours & neighbour.mask != 0 {
            for place in words.indices { words[place] |= classes[Int(neighbour.rawValue)][place] }
        }
        let left = alphabet.intersection(words, label)
        let result = left.map { alphabet.label(ofClasses: $0[...]) }
        restricted.updateValue(result, forKey: key)
        return result
    }
}
