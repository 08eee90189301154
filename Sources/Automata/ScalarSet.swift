/// A set of Unicode scalars: the characters of a class, or those that may be typed next.
///
/// Kept as sorted spans that neither overlap nor touch and that hold no surrogates, so equal sets are equal
/// values. Algebra is linear in the number of spans; `contains` is a bit test for ASCII, else a binary search.
public struct ScalarSet: Hashable, Sendable {
    /// Code points from `lower` to `upper`, both included.
    struct Span: Hashable, Sendable {
        var lower: UInt32
        var upper: UInt32

        init(_ lower: UInt32, _ upper: UInt32) {
            self.lower = lower
            self.upper = upper
        }
    }

    /// Sorted, disjoint, not touching but at the surrogates' gap.
    let spans: [Span]
    /// The bits of the scalars 0–63 and 64–127.
    private let ascii: (low: UInt64, high: UInt64)

    /// From spans that are sorted, disjoint, not touching, and free of surrogates.
    private init(canonical spans: [Span]) {
        self.spans = spans
        var low: UInt64 = 0
        var high: UInt64 = 0
        for span in spans {
            if span.lower > 127 { break }
            for value in span.lower...min(span.upper, 127) {
                if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
            }
        }
        ascii = (low, high)
    }

    /// From spans in any order. O(n log n), O(n) where they are sorted.
    init(spans unsorted: [Span]) {
        var isSorted = true
        for index in unsorted.indices.dropFirst() where unsorted[index].lower < unsorted[index - 1].lower {
            isSorted = false
            break
        }
        self.init(canonical: ScalarSet.merged(isSorted ? unsorted : unsorted.ordered { Int64($0.lower) }))
    }

    private static func merged(_ sorted: [Span]) -> [Span] {
        var result: [Span] = []
        result.reserveCapacity(sorted.count)
        func add(_ lower: UInt32, _ upper: UInt32) {
            guard lower <= upper else { return }
            if let last = result.last, lower <= last.upper || lower == last.upper + 1 {
                result[result.count - 1].upper = max(last.upper, upper)
            } else {
                result.append(Span(lower, upper))
            }
        }
        for span in sorted {
            let upper = min(span.upper, 0x10FFFF)
            guard span.lower <= 0xDFFF, upper >= 0xD800 else {
                add(span.lower, upper)
                continue
            }
            if span.lower < 0xD800 { add(span.lower, 0xD7FF) }
            add(0xE000, upper)
        }
        return result
    }

    /// The empty set.
    public init() { self.init(canonical: []) }

    public init(_ scalar: Unicode.Scalar) { self.init(canonical: [Span(scalar.value, scalar.value)]) }

    @inline(never)
    public init(_ range: ClosedRange<Unicode.Scalar>) {
        self.init(spans: [Span(range.lowerBound.value, range.upperBound.value)])
    }

    @inline(never)
    public init(_ ranges: [ClosedRange<Unicode.Scalar>]) {
        self.init(spans: ranges.map { Span($0.lowerBound.value, $0.upperBound.value) })
    }

    /// The scalars of a text or of any other sequence.
    @inline(never)
    public init(_ scalars: some Sequence<Unicode.Scalar>) {
        self.init(spans: scalars.map { Span($0.value, $0.value) })
    }

    /// Every scalar.
    public static let all = ScalarSet(canonical: [Span(0, 0xD7FF), Span(0xE000, 0x10FFFF)])
    /// `0` to `9`.
    public static let digits = ScalarSet("0"..."9")
    /// ASCII letters.
    public static let letters = ScalarSet(["A"..."Z", "a"..."z"])

    public static func == (left: ScalarSet, right: ScalarSet) -> Bool { left.spans == right.spans }

    /// Of all spans, since sets that stand in one expression may differ in any: but mixed first, as some have hundreds of
    /// spans, and compiling hashes often.
    public func hash(into hasher: inout Hasher) {
        var mixed = UInt64(truncatingIfNeeded: spans.count)
        for span in spans {
            mixed = (mixed ^ (UInt64(span.lower) << 32 | UInt64(span.upper))) &* 0x9E37_79B9_7F4A_7C15
            mixed ^= mixed >> 32
        }
        hasher.combine(mixed)
    }

    public var isEmpty: Bool { spans.isEmpty }

    /// How many scalars there are. O(spans).
    public var count: Int { spans.reduce(0) { $0 + Int($1.upper - $1.lower) + 1 } }

    /// The smallest one.
    public var first: Unicode.Scalar? { spans.first.flatMap { Unicode.Scalar($0.lower) } }

    /// The ranges in code-point order; none crosses the surrogates.
    public var ranges: [ClosedRange<Unicode.Scalar>] {
        spans.compactMap { span in
            guard let lower = Unicode.Scalar(span.lower), let upper = Unicode.Scalar(span.upper) else { return nil }
            return lower...upper
        }
    }

    /// O(1) for ASCII, else O(log spans).
    public func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

    func contains(_ value: UInt32) -> Bool {
        if value < 64 { return ascii.low >> UInt64(value) & 1 == 1 }
        if value < 128 { return ascii.high >> UInt64(value - 64) & 1 == 1 }
        let place = spans.index { $0.upper < value }
        return place < spans.count && spans[place].lower <= value
    }

    /// The scalars that are in one of the sets or in both.
    @inline(never)
    public func union(_ other: ScalarSet) -> ScalarSet {
        if other.isEmpty { return self }
        if isEmpty { return other }
        var sorted: [Span] = []
        sorted.reserveCapacity(spans.count + other.spans.count)
        var left = 0
        var right = 0
        while left < spans.count || right < other.spans.count {
            if right == other.spans.count || left < spans.count && spans[left].lower <= other.spans[right].lower {
                sorted.append(spans[left])
                left += 1
            } else {
                sorted.append(other.spans[right])
                right += 1
            }
        }
        return ScalarSet(canonical: ScalarSet.merged(sorted))
    }

    /// The scalars that are in both sets.
    public func intersection(_ other: ScalarSet) -> ScalarSet {
        var result: [Span] = []
        var left = 0
        var right = 0
        while left < spans.count, right < other.spans.count {
            let lower = max(spans[left].lower, other.spans[right].lower)
            let upper = min(spans[left].upper, other.spans[right].upper)
            if lower <= upper { result.append(Span(lower, upper)) }
            if spans[left].upper < other.spans[right].upper { left += 1 } else { right += 1 }
        }
        return ScalarSet(canonical: result)
    }

    /// The scalars of this set that are not in the other.
    @inline(never)
    public func subtracting(_ other: ScalarSet) -> ScalarSet { intersection(other.complement) }

    /// Every scalar that is not in the set.
    public var complement: ScalarSet {
        var result: [Span] = []
        result.reserveCapacity(spans.count + 2)
        var next: UInt32 = 0
        for span in spans {
            if span.lower > next { result.append(Span(next, span.lower - 1)) }
            next = span.upper + 1
        }
        if next <= 0x10FFFF { result.append(Span(next, 0x10FFFF)) }
        return ScalarSet(canonical: ScalarSet.merged(result))
    }
}
