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
    /// All fillings are followed at once, as a set of states, so that the cost is that of the text times the states. Of
    /// several components that are no table each is followed by itself.
    public func verdict(_ text: String, gap: Gap, within room: Room = .any) -> Verdict {
        search?.beginQuestion()
        let fillings = classes(of: gap.fillings)
        var text = text
        return text.withUTF8 { bytes in
            let start = run(UnsafeBufferPointer(rebasing: bytes[..<0])).state
            guard start >= 0 else { return .impossible(from: 0) }
            var set = states(of: start)
            var index = 0
            while index < bytes.count {
                let scalar = UTF8Decoding.scalar(bytes, at: index)
                if scalar.value != gap.scalar.value {
                    set = states(behind: [alphabet.classOf(scalar.value)], from: set)
                } else if gap.isRun {
                    set = states(behindRunsOf: fillings, from: set)
                } else {
                    set = states(behind: fillings, from: set)
                }
                // What is still to come makes up for what is counted, so lengths are looked at behind the whole text.
                guard !set.isEmpty, isViable(set, .any) != false else { return .impossible(from: index) }
                index += scalar.length
            }
            if room.isNone || isViable(set, room) == false { return .impossible(from: bytes.count) }
            return .partial
        }
    }

    /// The states that one scalar or more of several classes lead to.
    private func states(behindRunsOf numbers: [Int], from set: [Int32]) -> [Int32] {
        var reached = states(behind: numbers, from: set)
        while true {
            let further = union(reached, states(behind: numbers, from: reached))
            if further.count == reached.count { return reached }
            reached = further
        }
    }

    private func union(_ first: [Int32], _ second: [Int32]) -> [Int32] {
        var result = first + second
        result.sort()
        var last: Int32 = -1
        result.removeAll { state in
            defer { last = state }
            return state == last
        }
        return result
    }

    /// The states that one of several classes leads to.
    private func states(behind numbers: [Int], from set: [Int32]) -> [Int32] {
        var result: [Int32] = []
        for number in numbers {
            count(set.count)
            if let table {
                for state in set {
                    let next = table.next(state, number)
                    if next >= 0 { result.append(next) }
                }
            } else if let next = subsets.next(set, number) {
                result += next
            }
        }
        return union(result, [])
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
