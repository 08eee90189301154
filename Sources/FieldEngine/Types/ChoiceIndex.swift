/// The labels of a list as a search compares them. Made once for a list. What begins like a query lies side by side, so that a
/// question about it takes time with the length of the query; letters in order are looked for among the labels that have all of them.
final class ChoiceIndex {
    /// The folded labels, behind each a zero, which is in no query.
    private let keys: [UInt8]
    /// Where each label begins in `keys`, and behind the last where it would.
    private let starts: [Int32]
    /// All labels, and the words of which a label does not begin, by what is there.
    private let labels: Beginnings
    private let words: Beginnings
    /// How long a beginning a word has in common with one of its label that is found before it.
    private let repeats: CommonLengths
    /// For each kind of letter a bit for each label that has it.
    private let letters: [UInt64]

    private static let kindCount = 64

    /// How many bytes of words are sorted: a list of labels that are all one phrase again and again is not to take time with the
    /// square of their length.
    private static let sortedLength = 32

    var count: Int { starts.count - 1 }

    init(_ texts: [String]) {
        var keys: [UInt8] = []
        var starts: [Int32] = [0]
        starts.reserveCapacity(texts.count + 1)
        for text in texts {
            let start = keys.count
            LetterFolding.append(text, to: &keys)
            // A label of marks alone is found by itself.
            if keys.count == start { keys.append(contentsOf: text.utf8) }
            keys.append(0)
            starts.append(Int32(keys.count))
        }
        var words: [Beginnings.Entry] = []
        let wordsInLine = (texts.count + 63) / 64
        var letters = [UInt64](repeating: 0, count: Self.kindCount * wordsInLine)
        for owner in texts.indices {
            var isInWord = false
            let first = Int(starts[owner])
            let bit = UInt64(1) << UInt64(owner % 64)
            for place in first..<Int(starts[owner + 1]) - 1 {
                let byte = keys[place]
                let kind = Self.kind(byte)
                letters[kind * wordsInLine + owner / 64] |= bit
                // The kind of what is no letter.
                if kind != 0, !isInWord || keys.beginsWord(at: place, from: first), place != first {
                    words.append(Beginnings.Entry(start: Int32(place), owner: Int32(owner)))
                }
                isInWord = kind != 0
            }
        }
        let firsts = texts.indices.map { Beginnings.Entry(start: starts[$0], owner: Int32($0)) }
        labels = Beginnings(firsts, in: keys, length: nil)
        let sorted = Beginnings(words, in: keys, length: Self.sortedLength)
        self.words = sorted
        repeats = CommonLengths(Self.repeats(sorted.entries, starts, keys), most: Self.sortedLength)
        self.keys = keys
        self.starts = starts
        self.letters = letters
    }

    private static func repeats(_ words: [Beginnings.Entry], _ starts: [Int32], _ keys: [UInt8]) -> [UInt8] {
        // The word of the same label that lies nearest before this one has the most in common with it.
        var before = [Int32](repeating: -1, count: starts.count)
        return words.map { word in
            let owner = Int(word.owner)
            var length = keys.commonLength(Int(starts[owner]), Int(word.start), most: sortedLength)
            if before[owner] >= 0 {
                length = max(length, keys.commonLength(Int(before[owner]), Int(word.start), most: sortedLength))
            }
            before[owner] = word.start
            return UInt8(length)
        }
    }

    /// The kind of a byte: each small letter and digit by itself, the bytes of other scripts by their low bits, 0 for what is
    /// between words.
    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 27
        case 0x80...: 37 + Int(byte) % 27
        default: 0
        }
    }

    /// Whether the key goes on with the query at a place.
    private func holds(_ query: [UInt8], at place: Int) -> Bool {
        guard place + query.count < keys.count else { return false }
        for offset in query.indices where keys[place + offset] != query[offset] { return false }
        return true
    }

    // MARK: Beginnings

    /// What begins with a query.
    struct Found {
        let query: [UInt8]
        /// Among labels and words by what is there.
        fileprivate let labels: Range<Int>
        fileprivate let words: Range<Int>

        /// How many labels begin with it.
        var labelCount: Int { labels.count }
    }

    func beginnings(with query: [UInt8]) -> Found {
        guard !query.isEmpty else { return Found(query: query, labels: 0..<0, words: 0..<0) }
        return Found(
            query: query, labels: labels.range(of: query[...], in: keys),
            words: words.range(of: query.prefix(Self.sortedLength), in: keys))
    }

    /// The labels that begin with the query, those that are alike beside each other, and the shortest first.
    func labels(_ found: Found) -> some Sequence<Int> {
        labels.entries[found.labels].lazy.map { Int($0.owner) }
    }

    /// The labels of which a word begins with the query, as often as one does.
    func labelsWithWord(_ found: Found) -> some Sequence<Int> {
        words.entries[found.words].lazy.filter { self.isWord($0, found) }.map { Int($0.owner) }
    }

    private func isWord(_ word: Beginnings.Entry, _ found: Found) -> Bool {
        found.query.count <= Self.sortedLength || holds(found.query, at: Int(word.start))
    }

    /// How many labels have a word that begins with the query, and do not begin with it; nil where they have to be gone through to
    /// know it.
    func countWithWord(_ found: Found) -> Int? {
        guard found.query.count <= Self.sortedLength else { return found.words.isEmpty ? 0 : nil }
        return repeats.count(below: found.query.count, in: found.words)
    }

    /// The first labels of the list that begin with the query.
    func first(_ most: Int, of found: Found) -> [Int32] {
        labels.leastOwners(in: found.labels, most: most) { _ in true }
    }

    /// The first labels of the list of which a word begins with the query, and that don't begin with it.
    func firstWithWord(_ most: Int, of found: Found) -> [Int32] {
        let length = found.query.count
        return words.leastOwners(in: found.words, most: most) { repeats.lengths[$0] < length }
    }

    /// Whether a label begins with the query.
    func begins(_ owner: Int, _ found: Found) -> Bool { holds(found.query, at: Int(starts[owner])) }

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
        var bytes: [UInt8] = []
        bytes.reserveCapacity(query.count)
        var ends: [Int] = []
        var isOfBytes = true
        for byte in query where byte != UInt8(ascii: " ") {
            // A byte that goes on with a character stays with those before it.
            if byte >= 0x80, isOfBytes {
                isOfBytes = false
                ends = Array(1..<bytes.count + 1)
            }
            if byte & 0xC0 == 0x80, !ends.isEmpty { ends.removeLast() }
            bytes.append(byte)
            if !isOfBytes { ends.append(bytes.count) }
        }
        guard (isOfBytes ? bytes.count : ends.count) >= Self.leastLetters else { return nil }
        return Letters(bytes: bytes, ends: ends)
    }

    struct Letters {
        fileprivate let bytes: [UInt8]
        /// Where each letter ends in `bytes`; none where each is a byte.
        fileprivate let ends: [Int]
    }

    /// A key is not to wait for a list in which most labels have all letters of a text, and few have them in order.
    static let mostLookedThrough = 400

    /// Each label from one on that has the letters in their order, whatever is between them, of the first that have all of them.
    /// Ends where it is told so.
    ///
    /// - Returns: before which label all were looked through.
    func forEachInOrder(_ wanted: Letters, from start: Int, _ body: (_ owner: Int) -> Bool) -> Int {
        guard start < count else { return count }
        // Most labels lack a letter.
        let lines = lines(of: wanted)
        let length = (count + 63) / 64
        var left = Self.mostLookedThrough
        for word in 0..<length {
            var rest = UInt64.max
            for line in lines { rest &= letters[line + word] }
            // Of what is between words alone, all labels may have it.
            if word == length - 1, count % 64 != 0 { rest &= 1 << UInt64(count % 64) - 1 }
            // What a shorter text was looked for in counts too: where the search ends is a matter of the text alone.
            if word < start / 64 {
                left -= rest.nonzeroBitCount
                continue
            }
            while rest != 0 {
                let owner = word * 64 + rest.trailingZeroBitCount
                rest &= rest - 1
                if left == 0 { return owner }
                left -= 1
                if owner >= start, isInOrder(wanted, owner), !body(owner) { return owner + 1 }
            }
        }
        return count
    }

    /// Where the bits of each kind of letter begin that a text of these has, each kind once.
    private func lines(of wanted: Letters) -> [Int] {
        var kinds: UInt64 = 0
        for byte in wanted.bytes { kinds |= 1 << UInt64(Self.kind(byte)) }
        // What is between words is in order anywhere.
        kinds &= ~1
        let length = (count + 63) / 64
        var lines: [Int] = []
        while kinds != 0 {
            lines.append(kinds.trailingZeroBitCount * length)
            kinds &= kinds - 1
        }
        return lines
    }

    /// Whether a label has the letters in their order.
    func isInOrder(_ wanted: Letters, _ owner: Int) -> Bool {
        wanted.ends.isEmpty ? holdsBytes(wanted.bytes, owner) : holds(wanted, owner)
    }

    private func holdsBytes(_ wanted: [UInt8], _ owner: Int) -> Bool {
        // Hundreds of labels are looked through for a key.
        keys.withUnsafeBufferPointer { keys in
            wanted.withUnsafeBufferPointer { wanted in
                var next = 0
                for place in Int(starts[owner])..<Int(starts[owner + 1]) - 1 where keys[place] == wanted[next] {
                    next += 1
                    if next == wanted.count { return true }
                }
                return false
            }
        }
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

extension [UInt8] {
    /// Whether a word begins inside of what stands together: any character of a script that is written without spaces, as in 神奈川県,
    /// and what follows the article in Arabic.
    ///
    /// - Parameter start: where the text begins.
    fileprivate func beginsWord(at place: Int, from start: Int) -> Bool {
        let article: [UInt8] = [0xD8, 0xA7, 0xD9, 0x84]
        switch self[place] {
        // Thai and Lao; Burmese and Khmer; kana; ideographs.
        case 0xE0: return (0xB8...0xBB).contains(self[place + 1])
        case 0xE1: return (0x80...0x82).contains(self[place + 1]) || (0x9E...0x9F).contains(self[place + 1])
        case 0xE3: return self[place + 1] > 0x80
        case 0xE4...0xE9: return true
        case 0xEF: return (0xA4...0xAB).contains(self[place + 1])
        case 0xF0: return (0xA0...0xB3).contains(self[place + 1])
        case 0xD8...0xDB:
            let before = place - article.count
            guard before >= start, self[before..<place].elementsEqual(article) else { return false }
            return before == start || self[before - 1] < 0x80
        default: return false
        }
    }
}
