extension ScalarSet {
    /// The set with every scalar that equals one of it but for case, by Unicode's simple case folding.
    /// O(case runs + spans), a few microseconds.
    public var caseClosure: ScalarSet {
        guard let lowest = spans.first, let highest = spans.last else { return self }
        if lowest.lower == highest.upper, lowest.lower < 0x80 { return Self.asciiClosures[Int(lowest.lower)] }
        if highest.upper < 0x80 && intersection(.letters).isEmpty || lowest.lower > 0x1E943 { return self }
        if count <= 4 {
            let cycles = spans.flatMap { span in (span.lower...span.upper).flatMap(ScalarSet.cycle(of:)) }
            return ScalarSet(spans: cycles.map { Span($0, $0) })
        }
        // A cycle has at most four members: three steps lead from any of them through all.
        var closure = self
        var fresh = self
        while true {
            let reached = fresh.nextInCycles
            fresh = reached.subtracting(closure)
            if fresh.isEmpty { return closure }
            closure = closure.union(fresh)
        }
    }

    /// The closure of each ASCII scalar by itself: what texts are mostly written in, and equal sets share one storage.
    private static let asciiClosures: [ScalarSet] = (UInt32(0)..<0x80).map { value in
        let isLetter = (0x41...0x5A).contains(value & ~0x20)
        guard isLetter else { return ScalarSet(spans: [Span(value, value)]) }
        var spans = [Span(value & ~0x20, value & ~0x20), Span(value | 0x20, value | 0x20)]
        // The sign of the kelvin and the long s are the two outside ASCII that fold into it.
        if value | 0x20 == 0x6B { spans.append(Span(0x212A, 0x212A)) }
        if value | 0x20 == 0x73 { spans.append(Span(0x17F, 0x17F)) }
        return ScalarSet(spans: spans)
    }

    /// The scalars that equal one but for case, with itself. O(case runs).
    private static func cycle(of value: UInt32) -> [UInt32] {
        var result = [value]
        while let last = result.last, let next = next(in: last), next != value { result.append(next) }
        return result
    }

    private static func next(in value: UInt32) -> UInt32? {
        let wanted = Int32(clamping: value)
        for position in stride(from: 0, to: caseCycleRuns.count - 3, by: 4) {
            let first = caseCycleRuns[position]
            guard first <= wanted, wanted <= caseCycleRuns[position + 1] else { continue }
            if (wanted - first) % caseCycleRuns[position + 2] == 0 {
                return UInt32(clamping: wanted + caseCycleRuns[position + 3])
            }
        }
        return nil
    }

    /// What one step along the cycles of case leads to.
    private var nextInCycles: ScalarSet {
        var result: [Span] = []
        var position = 0
        while position + 3 < caseCycleRuns.count {
            let first = UInt32(caseCycleRuns[position])
            let last = UInt32(caseCycleRuns[position + 1])
            let stride = UInt32(caseCycleRuns[position + 2])
            let distance = caseCycleRuns[position + 3]
            position += 4
            for span in spans[firstSpan(endingAtOrAfter: first)...] {
                if span.lower > last { break }
                let upper = min(span.upper, last)
                var lower = max(span.lower, first)
                if stride == 2, (lower - first) % 2 == 1 { lower += 1 }
                if lower > upper { continue }
                if stride == 1 {
                    result.append(Span(shift(lower, distance), shift(upper, distance)))
                } else {
                    for value in Swift.stride(from: lower, through: upper, by: 2) {
                        result.append(Span(shift(value, distance), shift(value, distance)))
                    }
                }
            }
        }
        return ScalarSet(spans: result)
    }

    private func shift(_ value: UInt32, _ distance: Int32) -> UInt32 {
        UInt32(clamping: Int64(value) + Int64(distance))
    }

    private func firstSpan(endingAtOrAfter value: UInt32) -> Int {
        spans.index { $0.upper < value }
    }
}
