/// A table that lies in the program as text, six bits in each character from `0` on, and is read where it lies: nothing of it
/// is parsed when the program starts, and a page of it that nobody asks for is never loaded.
struct TableText: Sendable {
    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    var count: Int { text.utf8CodeUnitCount }

    func byte(at place: Int) -> UInt8 {
        precondition(place >= 0 && place < text.utf8CodeUnitCount, "a place that no table has")
        return text.utf8Start[place]
    }

    /// Six bits.
    func value(at place: Int) -> Int { Int(byte(at: place)) - 0x30 }

    /// Eighteen bits, the highest first.
    func place(at place: Int) -> Int { (value(at: place) << 6 | value(at: place + 1)) << 6 | value(at: place + 2) }

    /// A number in fives of bits, the lowest first, each but the last with the sixth set. Goes behind it.
    func number(at place: inout Int) -> Int {
        var (number, shift) = (0, 0)
        while true {
            let bits = value(at: place)
            place += 1
            number |= (bits & 31) << shift
            shift += 5
            if bits < 32 { return number }
        }
    }

    /// What stands there, which is UTF-8.
    func text(in places: Range<Int>) -> String {
        precondition(places.lowerBound >= 0 && places.upperBound <= count, "a place that no table has")
        return String(
            decoding: UnsafeBufferPointer(start: text.utf8Start + places.lowerBound, count: places.count), as: UTF8.self
        )
    }

    /// So many characters. Goes behind them.
    func word(of length: Int, at place: inout Int) -> String {
        var word = ""
        for _ in 0..<length {
            word.unicodeScalars.append(Unicode.Scalar(byte(at: place)))
            place += 1
        }
        return word
    }

    /// A word behind its length. Goes behind it.
    func word(at place: inout Int) -> String {
        let length = number(at: &place)
        return word(of: length, at: &place)
    }

    /// What stands behind a key and a bar in the line that begins with them; nil where none does.
    func line(of key: String) -> String? {
        let head = Array(key.utf8) + [UInt8(ascii: "|")]
        var start = 0
        while start < count {
            var end = start
            while end < count, byte(at: end) != UInt8(ascii: "\n") { end += 1 }
            if end - start >= head.count, holds(head, at: start) {
                return line(from: start + head.count, to: end)
            }
            start = end + 1
        }
        return nil
    }

    /// All lines.
    var lines: [String] {
        var (lines, start): ([String], Int) = ([], 0)
        for place in 0...count where place == count || byte(at: place) == UInt8(ascii: "\n") {
            lines.append(line(from: start, to: place))
            start = place + 1
        }
        return lines
    }

    /// The lines, each with its columns, which have bars between them.
    ///
    /// A table is one text rather than an array of strings where it is read seldom: in WebAssembly a string has no constant form, so
    /// that each of an array's would be code that makes it.
    var rows: [[String]] {
        lines.map { line in line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) } }
    }

    /// What a line begins with, up to its bar, behind which a word stands among others with blanks between them; of the first such line.
    func head(ofLineWith word: String) -> String? {
        let wanted = Array(word.utf8)
        var (start, bar, first) = (0, -1, 0)
        for place in 0...count {
            let byte = place < count ? self.byte(at: place) : UInt8(ascii: "\n")
            guard byte == UInt8(ascii: "|") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else { continue }
            if bar >= 0, place - first == wanted.count, holds(wanted, at: first) { return line(from: start, to: bar) }
            if byte == UInt8(ascii: "|") { bar = place }
            if byte == UInt8(ascii: "\n") { (start, bar) = (place + 1, -1) }
            first = place + 1
        }
        return nil
    }

    /// Words with blanks or ends of lines between them.
    var words: [String] { lines.flatMap { line in line.split(separator: " ").map { String($0) } } }

    private func holds(_ bytes: [UInt8], at start: Int) -> Bool {
        bytes.indices.allSatisfy { byte(at: start + $0) == bytes[$0] }
    }

    private func line(from start: Int, to end: Int) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(end - start)
        for place in start..<end { bytes.append(byte(at: place)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where a key of so many characters stands among entries that are as wide as each other and in the order of their keys;
    /// what is behind it there.
    func place(behind key: some Collection<UInt8>, width: Int) -> Int? {
        var (low, high) = (0, count / width)
        while low < high {
            let middle = (low + high) / 2
            var place = middle * width
            var order = 0
            for wanted in key {
                order = Int(byte(at: place)) - Int(wanted)
                if order != 0 { break }
                place += 1
            }
            if order == 0 { return place }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
