/// Places in texts in the order of what is there, so that all that begins alike lies side by side.
struct Beginnings {
    struct Entry {
        var start: Int32
        /// The text that it is a place of.
        var owner: Int32
    }

    private(set) var entries: [Entry]
    /// Where the least owner is among each so many entries, then among each so many of those, and so on.
    private var least: [[Int32]] = []

    private static let fan = 16

    /// - Parameters:
    ///   - entries: in the order of their owners. Those that are alike stay so.
    ///   - keys: the texts, behind each a zero.
    ///   - length: how many bytes are compared; nil: all.
    init(_ entries: [Entry], in keys: [UInt8], length: Int?) {
        self.entries = Self.sorted(entries, in: keys, length: length)
        var count = entries.count
        while count > Self.fan {
            let below = least.last
            let next = (0..<(count + Self.fan - 1) / Self.fan).map { block -> Int32 in
                let range = block * Self.fan..<min(count, (block + 1) * Self.fan)
                var best = below.map { $0[range.lowerBound] } ?? Int32(range.lowerBound)
                for index in range {
                    let place = below.map { $0[index] } ?? Int32(index)
                    if self.entries[Int(place)].owner < self.entries[Int(best)].owner { best = place }
                }
                return best
            }
            least.append(next)
            count = next.count
        }
    }

    // MARK: Order

    /// An entry with eight bytes of what is there, which are compared as a number.
    private struct Sorted {
        var bytes: UInt64
        var entry: Entry
    }

    private static let step = 8

    private static func sorted(_ entries: [Entry], in keys: [UInt8], length: Int?) -> [Entry] {
        var sorted = entries.map { Sorted(bytes: bytes(at: Int($0.start), in: keys), entry: $0) }
        var runs = [0..<sorted.count]
        var depth = 0
        while !runs.isEmpty {
            var alike: [Range<Int>] = []
            let next = depth + step
            let isLast = length.map { next >= $0 } ?? false
            for run in runs {
                if depth > 0 {
                    for place in run {
                        sorted[place].bytes = bytes(at: Int(sorted[place].entry.start) + depth, in: keys)
                    }
                }
                sort(&sorted, run)
                if isLast { continue }
                var first = run.lowerBound
                for place in run.dropFirst() where sorted[place].bytes != sorted[first].bytes {
                    if place - first > 1, !isEnd(sorted[first].bytes) { alike.append(first..<place) }
                    first = place
                }
                if run.upperBound - first > 1, !isEnd(sorted[first].bytes) { alike.append(first..<run.upperBound) }
            }
            runs = alike
            depth = next
        }
        return sorted.map { $0.entry }
    }

    private static func sort(_ sorted: inout [Sorted], _ run: Range<Int>) {
        guard run.count <= fan else {
            sorted[run].sort(by: isBefore)
            return
        }
        // Most are few, for which a slice that is sorted is made for nothing.
        for place in run.dropFirst() {
            var other = place
            while other > run.lowerBound, isBefore(sorted[other], sorted[other - 1]) {
                sorted.swapAt(other, other - 1)
                other -= 1
            }
        }
    }

    private static func isBefore(_ first: Sorted, _ second: Sorted) -> Bool {
        if first.bytes != second.bytes { return first.bytes < second.bytes }
        return first.entry.start < second.entry.start
    }

    /// Eight bytes, and zeros behind the end of a text.
    private static func bytes(at start: Int, in keys: [UInt8]) -> UInt64 {
        var bytes: UInt64 = 0
        var place = start
        let end = start + step
        while place < end {
            let byte = place < keys.count ? keys[place] : 0
            if byte == 0 { return bytes << UInt64((end - place) * 8) }
            bytes = bytes << 8 | UInt64(byte)
            place += 1
        }
        return bytes
    }

    /// Whether a text ends in these bytes.
    private static func isEnd(_ bytes: UInt64) -> Bool { bytes & 0xFF == 0 }

    // MARK: Questions

    /// The entries that begin with a query of no more bytes than were compared.
    func range(of query: ArraySlice<UInt8>, in keys: [UInt8]) -> Range<Int> {
        let first = place(in: 0..<entries.count) { Self.order(keys, Int($0.start), query) < 0 }
        let last = place(in: first..<entries.count) { Self.order(keys, Int($0.start), query) == 0 }
        return first..<last
    }

    /// The first place of which something does not hold that holds up to there.
    private func place(in range: Range<Int>, _ holds: (Entry) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(entries[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Below 0 where a text is before all that begins with the query, 0 where it does, above where it is behind.
    private static func order(_ keys: [UInt8], _ start: Int, _ query: ArraySlice<UInt8>) -> Int {
        var place = start
        for byte in query {
            // A text ends with its zero, which is before all bytes of a query.
            let other = keys[place]
            if other != byte { return other < byte ? -1 : 1 }
            place += 1
        }
        return 0
    }

    /// The least owners of a range in order, those of which a place counts.
    func leastOwners(in range: Range<Int>, most: Int, _ counts: (_ place: Int) -> Bool) -> [Int32] {
        var owners: [Int32] = []
        // What is left of the range, with the place of the least owner of each.
        var rest: [(place: Int, range: Range<Int>)] = []
        func add(_ range: Range<Int>) {
            if let place = place(ofLeastOwnerIn: range) { rest.append((place, range)) }
        }
        add(range)
        while owners.count < most, !rest.isEmpty {
            var next = 0
            for index in rest.indices where entries[rest[index].place].owner < entries[rest[next].place].owner {
                next = index
            }
            let (place, range) = rest[next]
            rest.swapAt(next, rest.count - 1)
            rest.removeLast()
            if counts(place) { owners.append(entries[place].owner) }
            add(range.lowerBound..<place)
            add(place + 1..<range.upperBound)
        }
        return owners
    }

    private func place(ofLeastOwnerIn range: Range<Int>) -> Int? {
        if range.isEmpty { return nil }
        var best = range.lowerBound
        func look(_ level: Int, _ index: Int) {
            let place = level == 0 ? index : Int(least[level - 1][index])
            if entries[place].owner < entries[best].owner { best = place }
        }
        var (low, high, level) = (range.lowerBound, range.upperBound, 0)
        while level < least.count, high - low > 2 * Self.fan {
            while low % Self.fan != 0 {
                look(level, low)
                low += 1
            }
            while high % Self.fan != 0 {
                high -= 1
                look(level, high)
            }
            low /= Self.fan
            high /= Self.fan
            level += 1
        }
        for index in low..<high { look(level, index) }
        return best
    }
}

/// Small numbers in a row, of which is asked how many in a range are below another.
struct CommonLengths {
    let lengths: [UInt8]
    /// For each number from 1 on, how many there are of at least it before each block; none where none is.
    private let counts: [[Int32]]

    private static let block = 256

    init(_ lengths: [UInt8], most: Int) {
        self.lengths = lengths
        let greatest = min(most, Int(lengths.max() ?? 0))
        let blocks = lengths.count / Self.block + 1
        var counts = [[Int32]](repeating: [Int32](repeating: 0, count: blocks + 1), count: greatest)
        for (place, length) in lengths.enumerated() where length > 0 {
            for least in 0..<min(Int(length), greatest) { counts[least][place / Self.block + 1] += 1 }
        }
        for least in counts.indices {
            for block in 0..<blocks { counts[least][block + 1] += counts[least][block] }
        }
        self.counts = counts
    }

    /// How many in a range are below a number from 1 on.
    func count(below number: Int, in range: Range<Int>) -> Int {
        guard number <= counts.count else { return range.count }
        return range.count - (before(range.upperBound, number) - before(range.lowerBound, number))
    }

    /// How many of at least the number lie before a place.
    private func before(_ place: Int, _ number: Int) -> Int {
        let block = place / Self.block
        var count = Int(counts[number - 1][block])
        for index in block * Self.block..<place where lengths[index] >= number { count += 1 }
        return count
    }
}

extension [UInt8] {
    /// How many bytes two texts that end with a zero have in common.
    func commonLength(_ first: Int, _ second: Int, most: Int) -> Int {
        var length = 0
        while length < most, self[first + length] != 0, self[first + length] == self[second + length] { length += 1 }
        return length
    }
}
