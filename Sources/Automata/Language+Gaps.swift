/// Texts of which some scalars are not there yet, as in the parts of a date that are still to be filled in.
extension Language {
    /// What stands for a scalar that is still to come, and what may come there.
    public struct Gap: Sendable {
        public let scalar: Unicode.Scalar
        public let fillings: ScalarSet
        /// Whether one stands for one scalar or more.
        public let isRun: Bool

        public init(_ scalar: Unicode.Scalar, fillings: ScalarSet, isRun: Bool = false) {
            self.scalar = scalar
            self.fillings = fillings
            self.isRun = isRun
        }
    }

    /// The verdict of a text with gaps: partial where some filling of all gaps has a continuation within the room, else
    /// impossible from the first scalar on behind which none has. A text with a gap is never complete.
    ///
    /// All fillings are followed at once, as a set of states, so that the cost is that of the text times the states.
    public func verdict(_ text: String, gap: Gap, within room: Room = .any) -> Verdict {
        search?.beginQuestion()
        let fillings = classes(of: gap.fillings)
        var text = text
        return text.withUTF8 { bytes in
            let start = run(UnsafeBufferPointer(rebasing: bytes[..<0])).state
            guard start >= 0 else { return .impossible(from: 0) }
            var front = table == nil ? Front.set(start) : Front.states([start])
            var index = 0
            while index < bytes.count {
                let scalar = UTF8Decoding.scalar(bytes, at: index)
                let isGap = scalar.value == gap.scalar.value
                let numbers = isGap ? fillings : [alphabet.classOf(scalar.value)]
                // What is still to come makes up for what is counted, so lengths are looked at behind the whole text.
                guard let next = self.front(behind: numbers, isRun: isGap && gap.isRun, from: front),
                    isViable(next, .any) != false
                else { return .impossible(from: index) }
                front = next
                index += scalar.length
            }
            if room.isNone || isViable(front, room) == false { return .impossible(from: bytes.count) }
            return .partial
        }
    }

    /// Where all fillings of a text's gaps lead to: states of the table, or one set of states.
    private enum Front {
        case states([Int32])
        case set(Int32)
    }

    /// What one scalar of several classes leads to, or with `isRun` one or more of them; nil where that is nothing.
    private func front(behind numbers: [Int], isRun: Bool, from front: Front) -> Front? {
        switch front {
        case .states(let states):
            let next =
                isRun ? self.states(behindRunsOf: numbers, from: states) : self.states(behind: numbers, from: states)
            return next.isEmpty ? nil : .states(next)
        case .set(let state):
            count(1)
            let next = isRun ? subsets.next(state, runOf: numbers) : subsets.next(state, anyOf: numbers)
            return next < 0 ? nil : .set(next)
        }
    }

    private func isViable(_ front: Front, _ room: Room) -> Bool? {
        switch front {
        case .states(let states): isViable(states, room)
        case .set(let state): canContinue(state, room)
        }
    }

    /// The states of the table that one scalar or more of several classes lead to.
    private func states(behindRunsOf numbers: [Int], from set: [Int32]) -> [Int32] {
        var reached = states(behind: numbers, from: set)
        while true {
            let further = Self.union(reached + states(behind: numbers, from: reached))
            if further.count == reached.count { return reached }
            reached = further
        }
    }

    /// The states of the table that one of several classes leads to.
    private func states(behind numbers: [Int], from set: [Int32]) -> [Int32] {
        guard let table else { return [] }
        var result: [Int32] = []
        count(numbers.count * set.count)
        for number in numbers {
            for state in set {
                let next = table.next(state, number)
                if next >= 0 { result.append(next) }
            }
        }
        return Self.union(result)
    }

    private static func union(_ states: [Int32]) -> [Int32] {
        var result = states
        result.sort()
        var last: Int32 = -1
        result.removeAll { state in
            defer { last = state }
            return state == last
        }
        return result
    }

    /// The classes that scalars of a set are in.
    private func classes(of scalars: ScalarSet) -> [Int] {
        var isHeld = [Bool](repeating: false, count: alphabet.classCount)
        var first: UInt32 = 0
        alphabet.forEachSpan { number, last in
            let span = scalars.spans.index { $0.upper < first }
            if span < scalars.spans.count, scalars.spans[span].lower <= last { isHeld[number] = true }
            first = last + 1
        }
        return isHeld.indices.filter { isHeld[$0] }
    }
}
