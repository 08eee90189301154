/// The scalars divided into classes that no set of an expression tells apart, and each set as a label: the classes
/// it holds.
struct Alphabet {
    /// The first code points of the spans between which the class changes, ascending, beginning with 0.
    private let starts: [UInt32]
    /// The class of each span.
    private let spanClasses: [UInt16]
    /// The classes of the ASCII scalars.
    let ascii: [UInt16]
    let classCount: Int
    /// The 64-bit words of one label.
    let labelWidth: Int
    /// The bits of the classes of each label, `labelWidth` words each.
    private(set) var labelWords: [UInt64]
    private var labelOfSet: [ScalarSet: Int32]
    private var labelOfScalar: [UInt32: Int32]
    /// The label of one class each.
    private let classLabelStart: Int32

    /// Divides the scalars by the sets and the single scalars given. O(spans log spans).
    init(sets: Set<ScalarSet>, scalars: Set<UInt32>) {
        let singles = scalars.sorted()
        let orderedSets = sets.sorted {
            $0.spans.lexicographicallyPrecedes($1.spans) { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
        }
        var bounds: [UInt32] = [0]
        for set in orderedSets {
            for span in Alphabet.bridged(set) {
                bounds.append(span.lower)
                bounds.append(span.upper + 1)
            }
        }
        for scalar in singles {
            bounds.append(scalar)
            bounds.append(scalar + 1)
        }
        bounds.sort()
        var starts: [UInt32] = []
        for bound in bounds where bound <= 0x10FFFF && starts.last != bound { starts.append(bound) }
        func index(of value: UInt32) -> Int {
            var low = 0
            var high = starts.count
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] < value { low = middle + 1 } else { high = middle }
            }
            return low
        }

        // Refined set by set: the members of a class that are in the set leave it, unless all are.
        var classes = [Int](repeating: 0, count: starts.count)
        var sizes = [starts.count]
        func refine(_ ranges: [Range<Int>]) {
            var inside: [Int: Int] = [:]
            for range in ranges { for index in range { inside[classes[index], default: 0] += 1 } }
            var renamed: [Int: Int] = [:]
            for range in ranges {
                for index in range {
                    let old = classes[index]
                    guard let count = inside[old], count < sizes[old] || renamed[old] != nil else { continue }
                    let new: Int
                    if let known = renamed[old] {
                        new = known
                    } else {
                        new = sizes.count
                        sizes.append(0)
                        renamed[old] = new
                    }
                    classes[index] = new
                    sizes[new] += 1
                }
            }
            for (old, new) in renamed { sizes[old] -= sizes[new] }
        }
        func ranges(_ set: ScalarSet) -> [Range<Int>] {
            Alphabet.bridged(set).map { index(of: $0.lower)..<index(of: $0.upper + 1) }
        }
        for set in orderedSets { refine(ranges(set)) }
        for scalar in singles {
            let place = index(of: scalar)
            refine([place..<place + 1])
        }

        // Numbered anew in order of appearance; neighbours of one class become one span.
        var numbers: [Int: UInt16] = [:]
        var mergedStarts: [UInt32] = []
        var mergedClasses: [UInt16] = []
        for (start, old) in zip(starts, classes) {
            let number = numbers[old] ?? UInt16(clamping: numbers.count)
            numbers[old] = number
            if mergedClasses.last != number {
                mergedStarts.append(start)
                mergedClasses.append(number)
            }
        }
        self.starts = mergedStarts
        spanClasses = mergedClasses
        classCount = numbers.count
        labelWidth = (numbers.count + 63) / 64

        var words: [UInt64] = []
        let width = labelWidth
        func bits(_ numbers: some Sequence<UInt16>) {
            let start = words.count
            words.append(contentsOf: repeatElement(0, count: width))
            for number in numbers { words[start + Int(number) / 64] |= 1 << UInt64(number % 64) }
        }
        labelOfSet = [:]
        labelOfScalar = [:]
        for set in orderedSets {
            labelOfSet[set] = Int32(words.count / width)
            bits(ranges(set).joined().lazy.map { numbers[classes[$0]] ?? 0 })
        }
        for scalar in singles {
            labelOfScalar[scalar] = Int32(words.count / width)
            bits(CollectionOfOne(numbers[classes[index(of: scalar)]] ?? 0))
        }
        classLabelStart = Int32(words.count / width)
        for number in 0..<classCount { bits(CollectionOfOne(UInt16(number))) }
        labelWords = words

        ascii = (UInt32(0)..<128).map { value in
            let place = mergedStarts.lastIndex { $0 <= value } ?? 0
            return mergedClasses[place]
        }
    }

    /// The spans of a set, those on both sides of the surrogates as one: no text holds a surrogate, and the class of
    /// these should be none of its own.
    private static func bridged(_ set: ScalarSet) -> [ScalarSet.Span] {
        var result = set.spans
        guard let place = result.firstIndex(where: { $0.upper == 0xD7FF }), place + 1 < result.count,
            result[place + 1].lower == 0xE000
        else { return result }
        result[place].upper = result[place + 1].upper
        result.remove(at: place + 1)
        return result
    }

    /// The class of a code point. O(log spans) outside ASCII.
    func classOf(_ value: UInt32) -> Int {
        if value < 128 { return Int(ascii[Int(value)]) }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= value { low = middle } else { high = middle }
        }
        return Int(spanClasses[low])
    }

    /// The label of a set or scalar that the alphabet was made of.
    func label(_ set: ScalarSet) -> Int32 { labelOfSet[set] ?? 0 }

    func label(_ scalar: Unicode.Scalar) -> Int32 { labelOfScalar[scalar.value] ?? 0 }

    /// The label of that class alone.
    func label(ofClass number: Int) -> Int32 { classLabelStart + Int32(number) }

    /// Adds a label of several classes.
    mutating func addLabel(_ classes: [Int]) -> Int32 {
        let start = labelWords.count
        labelWords.append(contentsOf: repeatElement(0, count: labelWidth))
        for number in classes { labelWords[start + number / 64] |= 1 << UInt64(number % 64) }
        return Int32(start / labelWidth)
    }

    func label(_ label: Int32, holds number: Int) -> Bool {
        labelWords[Int(label) * labelWidth + number / 64] >> UInt64(number % 64) & 1 == 1
    }

    /// The scalars of the classes. O(spans).
    func scalars(where isWanted: (Int) -> Bool) -> ScalarSet {
        let wanted = (0..<classCount).map(isWanted)
        var result: [ScalarSet.Span] = []
        for (index, start) in starts.enumerated() where wanted[Int(spanClasses[index])] {
            let end = index + 1 < starts.count ? starts[index + 1] - 1 : 0x10FFFF
            result.append(ScalarSet.Span(start, end))
        }
        return ScalarSet(spans: result)
    }

    /// The only scalar of a class; nil where it has several.
    func onlyScalar(ofClass number: Int) -> Unicode.Scalar? {
        let set = scalars { $0 == number }
        return set.count == 1 ? set.first : nil
    }
}

extension Expression.Node {
    /// Adds the sets and single scalars of the expression.
    func collect(sets: inout Set<ScalarSet>, scalars: inout Set<UInt32>) {
        switch self {
        case .nothing, .empty: break
        case .scalar(let scalar): scalars.insert(scalar.value)
        case .set(let set): sets.insert(set)
        case .sequence(let parts), .union(let parts), .intersection(let parts):
            for part in parts { part.collect(sets: &sets, scalars: &scalars) }
        case .repeated(let inner, _, _): inner.collect(sets: &sets, scalars: &scalars)
        case .words(let words): for word in words { for scalar in word { scalars.insert(scalar.value) } }
        case .difference(let left, let right):
            left.collect(sets: &sets, scalars: &scalars)
            right.collect(sets: &sets, scalars: &scalars)
        }
    }
}

extension Alphabet {
    /// A scalar of each class that is easy to read, and how far back it stands in the order of such.
    var samples: [(scalar: Unicode.Scalar, order: Int)] {
        let easy = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ -./,:_@+".unicodeScalars)
        var result = [(scalar: Unicode.Scalar, order: Int)?](repeating: nil, count: classCount)
        for (order, scalar) in easy.enumerated() where result[classOf(scalar.value)] == nil {
            result[classOf(scalar.value)] = (scalar, order)
        }
        return result.enumerated().map { number, sample in
            sample ?? (scalars { $0 == number }.first ?? "\u{FFFD}", easy.count + number)
        }
    }
}
