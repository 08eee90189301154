public import FieldEngine

/// A place in a document as editors count: lines from 0, and code units of the agreed encoding in the line.
public struct TextPosition: Equatable, Sendable {
    public var line: Int
    public var character: Int

    public init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }
}

/// The text of a document in an editor, as bytes of UTF-8, with the beginnings of its lines.
///
/// Inside, a place is an offset in the bytes. Positions exist at the door alone; whatever they say, the offset is a boundary
/// of scalars within the text.
public struct DocumentText: Equatable, Sendable {
    public private(set) var bytes: [UInt8]
    /// Where each line begins; the first at 0.
    private(set) var lineStarts: [Int] = [0]

    public init(_ text: String) {
        bytes = Array(text.utf8)
        lineStarts += Self.lineStarts(in: bytes, 0..<bytes.count)
    }

    public var lineCount: Int { lineStarts.count }

    /// Puts a text in place of a range, whose ends are boundaries of scalars.
    public mutating func replace(_ range: Range<Int>, with text: String) {
        // A line feed may now follow a carriage return, or none any more: the lines at both ends are looked at again.
        let first = max(0, line(at: range.lowerBound) - 1)
        let last = min(lineCount - 1, line(at: range.upperBound) + 1)
        let isLast = last == lineCount - 1
        let end = isLast ? bytes.count : lineStarts[last + 1]
        let shift = text.utf8.count - range.count
        bytes.replaceSubrange(range, with: text.utf8)
        // Behind them all lines are where they were, but for what came in or went.
        if shift != 0, !isLast { for line in (last + 1)..<lineCount { lineStarts[line] += shift } }
        let new = Self.lineStarts(in: bytes, lineStarts[first]..<end + shift)
        lineStarts.replaceSubrange(first + 1..<(isLast ? lineCount : last + 2), with: new)
    }

    /// Where lines begin in a range behind its start, which is the beginning of one.
    private static func lineStarts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
        var starts: [Int] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            position += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") { continue }
            starts.append(position)
        }
        return starts
    }

    /// The line that an offset lies in.
    public func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// A line without its end.
    public func range(ofLine line: Int) -> Range<Int> {
        guard lineStarts.indices.contains(line) else { return bytes.count..<bytes.count }
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// The end of the text, where a position names a line that is not there.
    public func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lineStarts.count else { return bytes.count }
        let line = range(ofLine: position.line)
        var units = 0
        var offset = line.lowerBound
        while offset < line.upperBound {
            let width = Self.width(ofScalarAt: bytes[offset])
            units += Self.units(ofWidth: width, in: encoding)
            // Inside of a scalar: before it.
            if units > position.character { return offset }
            offset += width
        }
        return min(offset, line.upperBound)
    }

    /// Where an offset of the UTF-8 is. One inside of a scalar is behind that, one outside of the text at an end.
    public func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
        place(of: offset, in: encoding, near: Place()).position
    }

    /// An offset with its position.
    struct Place {
        var offset = 0
        var position = TextPosition(line: 0, character: 0)
    }

    /// - Parameter near: a place of this text and encoding, from which it is counted where that is in the same line and nearer
    ///   than its beginning.
    func place(of offset: Int, in encoding: PositionEncoding, near: Place) -> Place {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        var place = Place(offset: lineStarts[line], position: TextPosition(line: line, character: 0))
        if near.position.line == line, abs(offset - near.offset) < offset - place.offset { place = near }
        // Offsets inside of a scalar count as behind it, from either side.
        while place.offset < offset {
            let width = Self.width(ofScalarAt: bytes[place.offset])
            place.position.character += Self.units(ofWidth: width, in: encoding)
            place.offset += width
        }
        while place.offset > offset {
            var start = place.offset - 1
            while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            guard start >= offset else { break }
            place.position.character -= Self.units(ofWidth: place.offset - start, in: encoding)
            place.offset = start
        }
        return place
    }

    /// The text between two offsets.
    public func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private static func width(ofScalarAt byte: UInt8) -> Int {
        switch byte {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }

    private static func units(ofWidth width: Int, in encoding: PositionEncoding) -> Int {
        switch encoding {
        case .utf8: width
        case .utf16: width == 4 ? 2 : 1
        case .utf32: 1
        }
    }
}

/// A range of a document's text, and what is to stand there instead.
public struct TextChange: Equatable, Sendable {
    public var range: Range<Int>
    public var text: String

    public init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension Range<Int> {
    /// Whether they have a place in common, ends counted: a caret at the end of a word is at the word.
    func touches(_ other: Range<Int>) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
}
