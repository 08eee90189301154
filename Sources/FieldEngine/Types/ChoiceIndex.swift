/// The labels of a list as a search compares them. Made once for a list; a question to it takes time with what begins like
/// the query, and for letters in order with a word of bits for each label.
struct ChoiceIndex {
    /// The folded labels, behind each a zero, which is in no query.
    private var keys: [UInt8] = []
    /// Where each label begins in `keys`, and behind the last where it would.
    private var starts: [Int32] = [0]
    /// A bit for each kind of letter that a label has: a clear one proves that it has none.
    private var letters: [UInt64] = []
    /// Where words begin in `keys`, by their first two bytes.
    private var words: [Word] = []
    /// Where the words of each bucket begin in `words`.
    private var buckets: [Int32] = []

    private struct Word {
        var start: Int32
        var owner: Int32
    }

    private static let classCount = 64
    private static let bucketCount = classCount * classCount

    var count: Int { letters.count }

    init(_ labels: [String]) {
        starts.reserveCapacity(labels.count + 1)
        letters.reserveCapacity(labels.count)
        for label in labels {
            let start = keys.count
            LetterFolding.append(label, to: &keys)
            // A label of marks alone is found by itself.
            if keys.count == start { keys.append(contentsOf: label.utf8) }
            letters.append(Self.letters(of: keys[start...]))
            keys.append(0)
            starts.append(Int32(keys.count))
        }
        sortWords()
    }

    /// Puts the beginnings of words in buckets, by counting those of each first.
    private mutating func sortWords() {
        var counts = [Int32](repeating: 0, count: Self.bucketCount + 1)
        forEachWord { start, _ in counts[bucket(at: start) + 1] += 1 }
        for bucket in 1...Self.bucketCount { counts[bucket] += counts[bucket - 1] }
        buckets = counts
        var sorted = [Word](repeating: Word(start: 0, owner: 0), count: Int(counts[Self.bucketCount]))
        forEachWord { start, owner in
            let bucket = bucket(at: start)
            sorted[Int(counts[bucket])] = Word(start: Int32(start), owner: Int32(owner))
            counts[bucket] += 1
        }
        words = sorted
    }

    /// A label's first byte begins a word whatever it is, and so does a letter behind what is none.
    private func forEachWord(_ body: (_ start: Int, _ owner: Int) -> Void) {
        for owner in 0..<count {
            var isInWord = false
            let first = Int(starts[owner])
            for place in first..<Int(starts[owner + 1]) - 1 {
                let isLetter = Self.isLetter(keys[place])
                if place == first || isLetter && !isInWord { body(place, owner) }
                isInWord = isLetter
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        default: false
        }
    }

    /// The kind of a byte: each small letter and digit by itself, the bytes of other scripts by their low bits.
    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 27
        case 0x80...: 37 + Int(byte) % 27
        default: 0
        }
    }

    private func bucket(at place: Int) -> Int {
        // Behind the last byte of a label is its zero.
        Self.kind(keys[place]) * Self.classCount + Self.kind(keys[place + 1])
    }

    private static func letters(of key: some Sequence<UInt8>) -> UInt64 {
        var letters: UInt64 = 0
        for byte in key { letters |= 1 << UInt64(kind(byte)) }
        // What is between words is in order anywhere.
        return letters & ~1
    }

    /// Whether the key goes on with the query at a place.
    private func holds(_ query: [UInt8], at place: Int) -> Bool {
        guard place + query.count < keys.count else { return false }
        for offset in query.indices where keys[place + offset] != query[offset] { return false }
        return true
    }

    // MARK: Beginnings

    /// Each label that begins with the query or of which a word does; one with several such words comes as often. Ends where
    /// it is told so.
    func forEachBeginning(
        with query: [UInt8], _ body: (_ owner: Int, _ isWhole: Bool) -> Bool
    ) {
        guard let first = query.first else { return }
        let kind = Self.kind(first) * Self.classCount
        var range = buckets[kind]..<buckets[kind + Self.classCount]
        if query.count > 1 {
            let bucket = kind + Self.kind(query[1])
            range = buckets[bucket]..<buckets[bucket + 1]
        }
        for place in range {
            let word = words[Int(place)]
            guard holds(query, at: Int(word.start)) else { continue }
            if !body(Int(word.owner), word.start == starts[Int(word.owner)]) { return }
        }
    }

    /// Each label that is the query. Ends where it is told so.
    func forEachWhole(_ query: [UInt8], _ body: (_ owner: Int) -> Bool) {
        guard let first = query.first else { return }
        // Behind a label of one byte is its zero, which is of the kind of what is no letter.
        let bucket = Self.kind(first) * Self.classCount + (query.count > 1 ? Self.kind(query[1]) : 0)
        for place in buckets[bucket]..<buckets[bucket + 1] {
            let word = words[Int(place)]
            let owner = Int(word.owner)
            guard word.start == starts[owner], isWhole(query, owner), holds(query, at: Int(word.start)) else {
                continue
            }
            if !body(owner) { return }
        }
    }

    /// Whether a label that begins with the query is not longer.
    func isWhole(_ query: [UInt8], _ owner: Int) -> Bool {
        Int(starts[owner + 1]) - Int(starts[owner]) - 1 == query.count
    }

    /// Whether two labels are folded to the same.
    func areAlike(_ first: Int, _ second: Int) -> Bool {
        keys[Int(starts[first])..<Int(starts[first + 1])] == keys[Int(starts[second])..<Int(starts[second + 1])]
    }

    // MARK: Letters in order

    /// Fewer letters are in order nearly everywhere.
    static let leastLetters = 3

    /// The letters of a query without what is between words; nil where they are too few to be looked for in order.
    func lettersInOrder(of query: [UInt8]) -> Letters? {
        // Of letters alone, each a byte, the query has nothing to leave out.
        if query.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: " ") }) {
            guard query.count >= Self.leastLetters else { return nil }
            return Letters(bytes: query, ends: [], mask: Self.letters(of: query))
        }
        var bytes: [UInt8] = []
        var ends: [Int] = []
        for byte in query where byte != UInt8(ascii: " ") {
            // A byte that goes on with a character stays with those before it.
            if byte & 0xC0 == 0x80, !ends.isEmpty { ends.removeLast() }
            bytes.append(byte)
            ends.append(bytes.count)
        }
        guard ends.count >= Self.leastLetters else { return nil }
        return Letters(bytes: bytes, ends: ends, mask: Self.letters(of: bytes))
    }

    struct Letters {
        fileprivate var bytes: [UInt8]
        /// Where each letter ends in `bytes`; none where each is a byte.
        fileprivate var ends: [Int]
        fileprivate var mask: UInt64

        fileprivate var isOfBytes: Bool { ends.isEmpty || ends.count == bytes.count }
    }

    /// Each label that has the letters in their order, whatever is between them. Ends where it is told so.
    func forEachInOrder(_ wanted: Letters, _ body: (_ owner: Int) -> Bool) {
        // Most labels lack a letter, and that is told by a word of bits.
        let mask = wanted.mask
        for (owner, letters) in letters.enumerated() where letters & mask == mask {
            let isThere = wanted.isOfBytes ? holdsBytes(wanted.bytes, owner) : holds(wanted, owner)
            if isThere, !body(owner) { return }
        }
    }

    private func holdsBytes(_ wanted: [UInt8], _ owner: Int) -> Bool {
        var next = 0
        for byte in keys[Int(starts[owner])..<Int(starts[owner + 1]) - 1] where byte == wanted[next] {
            next += 1
            if next == wanted.count { return true }
        }
        return false
    }

    private func holds(_ wanted: Letters, _ owner: Int) -> Bool {
        var place = Int(starts[owner])
        let end = Int(starts[owner + 1]) - 1
        var first = 0
        for last in wanted.ends {
            let length = last - first
            while true {
                guard place + length <= end else { return false }
                if (0..<length).allSatisfy({ keys[place + $0] == wanted.bytes[first + $0] }) { break }
                place += 1
            }
            place += length
            first = last
        }
        return true
    }
}
