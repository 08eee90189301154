/// The scalars divided into classes that no set of an expression tells apart, and each set as a label: the classes
/// it holds.
struct Alphabet {
    /// The first code points of the spans between which the class changes, ascending, beginning with 0.
    private let starts: [UInt32]
    /// The class of each span.
    private let spanClasses: [Int32]
    /// The classes of the ASCII scalars.
    let ascii: [UInt8]
    let classCount: Int
    /// The 64-bit words of one label.
    let labelWidth: Int
    /// The bits of the classes of each label of several, `labelWidth` words each. The label of one class is a negative
    /// number, -1 for class 0.
    private(set) var labelWords: [UInt64]
    /// The labels of sets: their numbers.
    private let labelOfSet: [ScalarSet: Int32]
    /// Open addressing: the label of each place by its classes, or -1. Empty before one is looked for.
    private var labelPlaces: [Int32] = []
    /// The labels of the single scalars: those of ASCII, then the others, ascending.
    private var labelOfASCII: [Int32]
    private var otherSingles: ArraySlice<UInt32>
    private var labelsOfOthers: [Int32]
    /// The classes of the scalars behind ASCII.
    private let pages: ClassPages

    /// Divides the scalars by the sets and the single scalars given. O(spans × sets) at worst, which is counted.
    init(_ symbols: Symbols, work: inout Work) throws(LanguageError) {
        try work.spend(symbols.count)
        let singles = symbols.scalars
        let spansOfSets = symbols.sets.map(Alphabet.bridged)
        var bounds = Boundaries()
        for spans in spansOfSets {
            for span in spans {
                bounds.insert(span.lower)
                bounds.insert(span.upper + 1)
            }
        }
        for scalar in singles {
            bounds.insert(scalar)
            bounds.insert(scalar + 1)
        }
        let starts = bounds.finish()
        func index(of value: UInt32) -> Int { bounds.index(of: value) }

        // Refined set by set: the members of a class that are in the set leave it, unless all are. What is not in the
        // set would do as well, and does where it is less.
        var classes = [Int32](repeating: 0, count: starts.count)
        var sizes = [Int32(starts.count)]
        var inside: [Int32] = [0]
        var successor: [Int32] = [-1]
        func refine(_ ranges: [SpanRange]) {
            var touched: [Int32] = []
            for range in ranges {
                for index in range.lower..<range.upper {
                    let old = classes[index]
                    if inside[Int(old)] == 0 { touched.append(old) }
                    inside[Int(old)] += 1
                }
            }
            for old in touched where inside[Int(old)] < sizes[Int(old)] {
                successor[Int(old)] = Int32(sizes.count)
                sizes.append(inside[Int(old)])
                sizes[Int(old)] -= inside[Int(old)]
                inside.append(0)
                successor.append(-1)
            }
            for range in ranges {
                for index in range.lower..<range.upper where successor[Int(classes[index])] >= 0 {
                    classes[index] = successor[Int(classes[index])]
                }
            }
            for old in touched {
                inside[Int(old)] = 0
                successor[Int(old)] = -1
            }
        }
        let ranges = spansOfSets.map { spans in
            spans.map { SpanRange(lower: index(of: $0.lower), upper: index(of: $0.upper + 1)) }
        }
        for inside in ranges {
            let size = inside.reduce(0) { $0 + $1.upper - $1.lower }
            try work.spend(Swift.min(size, starts.count - size) + inside.count)
            if size * 2 <= starts.count {
                refine(inside)
                continue
            }
            let ends = [0] + inside.map { $0.upper }
            refine(zip(ends, inside.map { $0.lower } + [starts.count]).map { SpanRange(lower: $0, upper: $1) })
        }
        for scalar in singles {
            let place = index(of: scalar)
            refine([SpanRange(lower: place, upper: place + 1)])
        }

        // Numbered anew in order of appearance; neighbours of one class become one span.
        var numbers = [Int32](repeating: -1, count: sizes.count)
        // The first span of each class, ascending.
        var firsts: [Int] = []
        var mergedStarts: [UInt32] = []
        var mergedClasses: [Int32] = []
        for index in starts.indices {
            let old = Int(classes[index])
            if numbers[old] < 0 {
                numbers[old] = Int32(firsts.count)
                firsts.append(index)
            }
            let number = numbers[old]
            if mergedClasses.last != number {
                mergedStarts.append(starts[index])
                mergedClasses.append(number)
            }
        }
        self.starts = mergedStarts
        spanClasses = mergedClasses
        classCount = firsts.count
        labelWidth = (firsts.count + 63) / 64

        /// The spans of ascending values.
        func spans(of values: some Sequence<UInt32>) -> [Int] {
            var place = 0
            return values.map { value in
                while place + 1 < mergedStarts.count, mergedStarts[place + 1] <= value { place += 1 }
                return place
            }
        }
        pages = ClassPages(starts: mergedStarts, classes: mergedClasses)
        // Numbers are given in order of appearance, so that those of ASCII are small.
        ascii = spans(of: UInt32(0)..<128).map { UInt8(clamping: mergedClasses[$0]) }

        // The bits of all labels are the largest thing here: looked at before they are made.
        try work.spend(ranges.count * labelWidth)
        labelWords = []
        labelOfSet = symbols.numbers
        labelOfASCII = [Int32](repeating: 0, count: 128)
        otherSingles = singles.drop { $0 < 128 }
        labelsOfOthers = []
        for inside in ranges {
            // No set divides a class: it holds all of it or nothing, as of its first span.
            var held: [Int] = []
            for range in inside {
                var number = firsts.index { $0 < range.lower }
                while number < firsts.count, firsts[number] < range.upper {
                    held.append(number)
                    number += 1
                }
            }
            try work.spend(held.count)
            _ = addLabel(held)
        }
        for scalar in singles {
            let label = -1 - numbers[Int(classes[index(of: scalar)])]
            if scalar < 128 { labelOfASCII[Int(scalar)] = label } else { labelsOfOthers.append(label) }
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

    /// The class of a code point. O(1) but for the first of its page, and behind the lowest 131,072.
    func classOf(_ value: UInt32) -> Int {
        value < 128 ? Int(ascii[Int(value)]) : pages.classOf(value)
    }

    /// Lends what a run over bytes looks classes up in.
    @inline(__always)
    func withClasses(_ body: (_ ascii: UnsafeBufferPointer<UInt8>, _ pages: ClassPages) -> Void) {
        ascii.withUnsafeBufferPointer { body($0, pages) }
    }

    /// The label of a set or scalar that the alphabet was made of.
    func label(_ set: ScalarSet) -> Int32 { labelOfSet[set] ?? 0 }

    func label(_ scalar: Unicode.Scalar) -> Int32 {
        let value = scalar.value
        if value < 128 { return labelOfASCII[Int(value)] }
        let place = otherSingles.index { $0 < value }
        guard place < otherSingles.endIndex, otherSingles[place] == value else { return 0 }
        return labelsOfOthers[place - otherSingles.startIndex]
    }

    /// Adds a label.
    mutating func addLabel(_ classes: some Sequence<Int>) -> Int32 {
        let start = labelWords.count
        labelWords.append(contentsOf: repeatElement(0, count: labelWidth))
        for number in classes { labelWords[start + number / 64] |= 1 << UInt64(number % 64) }
        return Int32(start / labelWidth)
    }

    /// The label of classes given as bits, new or known.
    mutating func label(ofClasses words: ArraySlice<UInt64>) -> Int32 {
        if let only = words.indices.first(where: { words[$0] != 0 }), words[only].nonzeroBitCount == 1,
            words[(only + 1)...].allSatisfy({ $0 == 0 })
        {
            return -1 - Int32((only - words.startIndex) * 64 + words[only].trailingZeroBitCount)
        }
        if labelPlaces.count < 2 * (labelCount + 1) { rehashLabels() }
        let place = labelPlace(of: words)
        if labelPlaces[place] < 0 {
            labelPlaces[place] = Int32(labelCount)
            labelWords.append(contentsOf: words)
        }
        return labelPlaces[place]
    }

    /// The place of the label of these classes, or the free one where it belongs.
    private func labelPlace(of words: ArraySlice<UInt64>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for word in words {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        var place = Int(truncatingIfNeeded: hash) & (labelPlaces.count - 1)
        while labelPlaces[place] >= 0 {
            let start = Int(labelPlaces[place]) * labelWidth
            if labelWords[start..<start + labelWidth].elementsEqual(words) { break }
            place = (place + 1) & (labelPlaces.count - 1)
        }
        return place
    }

    private mutating func rehashLabels() {
        var count = 64
        while count < 4 * (labelCount + 1) { count *= 2 }
        labelPlaces = [Int32](repeating: -1, count: count)
        for label in 0..<labelCount {
            let place = labelPlace(of: labelWords[label * labelWidth..<(label + 1) * labelWidth])
            if labelPlaces[place] < 0 { labelPlaces[place] = Int32(label) }
        }
    }

    /// About how much memory it takes.
    var byteCount: Int { labelWords.count * 8 + labelPlaces.count * 4 + starts.count * 16 + labelOfSet.count * 64 }

    /// How many labels there are of more than one class or of several.
    var labelCount: Int { labelWords.count / Swift.max(labelWidth, 1) }

    func label(_ label: Int32, holds number: Int) -> Bool {
        if label < 0 { return Int(-1 - label) == number }
        return labelWords[Int(label) * labelWidth + number / 64] >> UInt64(number % 64) & 1 == 1
    }

    /// The classes of a label among some, as bits; nil where there are none.
    func intersection(_ classes: [UInt64], _ label: Int32) -> [UInt64]? {
        var result = classes
        var isEmpty = true
        for place in result.indices {
            if label >= 0 {
                result[place] &= labelWords[Int(label) * labelWidth + place]
            } else {
                result[place] &= Int(-1 - label) / 64 == place ? 1 << UInt64((-1 - label) % 64) : 0
            }
            if result[place] != 0 { isEmpty = false }
        }
        return isEmpty ? nil : result
    }

    /// The classes of a label.
    func classes(of label: Int32) -> [Int] {
        var result: [Int] = []
        forEachClass(of: label) { result.append($0) }
        return result
    }

    func forEachClass(of label: Int32, _ body: (Int) -> Void) {
        if label < 0 { return body(Int(-1 - label)) }
        for place in 0..<labelWidth {
            var rest = labelWords[Int(label) * labelWidth + place]
            while rest != 0 {
                body(place * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }

    /// Adds the classes of a label to some, as bits.
    func add(_ label: Int32, to classes: inout [UInt64]) {
        if label < 0 {
            let number = Int(-1 - label)
            classes[number / 64] |= 1 << UInt64(number % 64)
            return
        }
        for place in 0..<labelWidth { classes[place] |= labelWords[Int(label) * labelWidth + place] }
    }

    /// Each span with its class and its last code point.
    func forEachSpan(_ body: (_ number: Int, _ last: UInt32) -> Void) {
        for (index, number) in spanClasses.enumerated() {
            body(Int(number), index + 1 < starts.count ? starts[index + 1] - 1 : 0x10FFFF)
        }
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

/// Some spans side by side, the upper one not among them. No `Range`, since before the first list of those is made the runtime
/// looks through all conformances of the program.
private struct SpanRange {
    var lower: Int
    var upper: Int
}

/// A set of code points that grows and is then numbered in order. It has a bit for each of 4096 code points where one of them is in
/// it: those of a set of letters lie close together, and far apart from one script to another.
private struct Boundaries {
    private static let blockCount = 0x110000 >> 12
    private static let wordsOfBlock = 4096 / 64

    /// Where the words of each block begin; -1 where none of its code points is in the set.
    private var blocks = [Int32](repeating: -1, count: blockCount)
    private var bits: [UInt64] = []
    /// How many there are before each block, and at the end; and before each word.
    private var ranksOfBlocks: [Int32] = []
    private var ranks: [Int32] = []

    /// What is past the last code point is left out.
    mutating func insert(_ value: UInt32) {
        guard value < 0x110000 else { return }
        let block = Int(value >> 12)
        if blocks[block] < 0 {
            blocks[block] = Int32(bits.count)
            bits.append(contentsOf: repeatElement(0, count: Self.wordsOfBlock))
        }
        bits[word(of: value, in: blocks[block])] |= 1 << UInt64(value & 63)
    }

    /// All in order, with 0 the first in any case.
    mutating func finish() -> [UInt32] {
        insert(0)
        var result: [UInt32] = []
        ranks = [Int32](repeating: 0, count: bits.count)
        ranksOfBlocks.reserveCapacity(Self.blockCount + 1)
        for block in blocks.indices {
            ranksOfBlocks.append(Int32(result.count))
            guard blocks[block] >= 0 else { continue }
            for index in 0..<Self.wordsOfBlock {
                let place = Int(blocks[block]) + index
                ranks[place] = Int32(result.count)
                var rest = bits[place]
                while rest != 0 {
                    result.append(UInt32(block << 12 | index << 6 | rest.trailingZeroBitCount))
                    rest &= rest - 1
                }
            }
        }
        ranksOfBlocks.append(Int32(result.count))
        return result
    }

    /// How many are below a value, where they are finished.
    func index(of value: UInt32) -> Int {
        let block = Int(value >> 12)
        guard block < Self.blockCount, blocks[block] >= 0 else {
            return Int(ranksOfBlocks[min(block, Self.blockCount)])
        }
        let place = word(of: value, in: blocks[block])
        let below = bits[place] & (1 << UInt64(value & 63) - 1)
        return Int(ranks[place]) + below.nonzeroBitCount
    }

    private func word(of value: UInt32, in start: Int32) -> Int { Int(start) + Int(value >> 6 & 63) }
}

extension [UInt32] {
    /// The code points in it, each once.
    fileprivate var ascending: [UInt32] {
        var kept: [UInt32] = []
        // No code point is as large as the sign of a number.
        for value in ordered(by: { Int32(bitPattern: $0) }) where value != kept.last { kept.append(value) }
        return kept
    }
}

/// The sets and single scalars that expressions are written with, each set once, in the order they were met.
struct Symbols {
    private(set) var sets: [ScalarSet] = []
    private var ascii: (low: UInt64, high: UInt64) = (0, 0)
    private var others: [UInt32] = []
    /// The place of each set in `sets`.
    private(set) var numbers: [ScalarSet: Int32] = [:]
    /// How much was looked at: scalars, and spans of sets.
    private(set) var count = 0

    /// The single scalars, ascending, each once.
    var scalars: [UInt32] {
        (0..<128).filter { ($0 < 64 ? ascii.low : ascii.high) >> UInt64($0 & 63) & 1 == 1 } + others.ascending
    }

    private mutating func add(_ set: ScalarSet) {
        let number = Int32(sets.count)
        count += set.spans.count
        if numbers[set, default: number] == number {
            numbers[set] = number
            sets.append(set)
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 64 {
            ascii.low |= 1 << UInt64(value)
        } else if value < 128 {
            ascii.high |= 1 << UInt64(value - 64)
        } else {
            others.append(value)
        }
    }

    mutating func add(_ node: Expression.Node) {
        count += 1
        switch node {
        case .nothing, .empty: break
        case .scalar(let scalar): add(scalar)
        case .set(let set): add(set)
        case .sequence(let parts), .union(let parts), .intersection(let parts): for part in parts { add(part) }
        case .repeated(let inner, _, _): add(inner)
        case .words(let words):
            for word in words {
                count += word.count
                for scalar in word { add(scalar) }
            }
        case .multiples:
            for digit in 0..<10 { add(Multiples.digit(digit)) }
            add(Multiples.point)
        case .graph(let graph):
            count += graph.steps.count
            for set in graph.sets { add(set) }
        case .difference(let left, let right):
            add(left)
            add(right)
        case .assertion(let assertion): if let set = assertion.scalars { add(set) }
        case .asserted(let inner): add(inner)
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
