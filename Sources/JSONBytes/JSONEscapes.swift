/// The content of a string literal that the scanner has accepted, piece by piece: runs of bytes that stand for
/// themselves, and the scalars that escapes stand for.
struct JSONEscapes {
    enum Piece {
        case run(Range<Int>)
        case scalar(Unicode.Scalar)
    }

    /// What is between the quotation marks.
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> Piece? {
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\\") { position += 1 }
        if position > start { return .run(start..<position) }
        return .scalar(escape())
    }

    /// The position is on a backslash.
    private mutating func escape() -> Unicode.Scalar {
        position += 1
        guard position < bytes.count else { return Self.replacement }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return hexScalar()
        default: return Unicode.Scalar(letter)
        }
    }

    /// The position is behind `\u`.
    private mutating func hexScalar() -> Unicode.Scalar {
        let first = hexUnit(at: position)
        position += 4
        if let first, UTF16.isLeadSurrogate(first), position + 6 <= bytes.count,
            bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u"),
            let second = hexUnit(at: position + 2), UTF16.isTrailSurrogate(second)
        {
            position += 6
            let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
            return Unicode.Scalar(value) ?? Self.replacement
        }
        return first.flatMap { Unicode.Scalar($0) } ?? Self.replacement
    }

    private func hexUnit(at offset: Int) -> UInt16? {
        guard offset + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for index in offset..<offset + 4 {
            guard let digit = Self.hexDigit(bytes[index]) else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static let replacement: Unicode.Scalar = "\u{FFFD}"
}

extension JSONEscapes {
    /// The content as a string.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        // No escape stands for more bytes than it is written with.
        String(unsafeUninitializedCapacity: bytes.count) { target in
            var count = 0
            var pieces = JSONEscapes(bytes)
            while let piece = pieces.next() {
                switch piece {
                case .run(let range):
                    let run = UnsafeBufferPointer(rebasing: bytes[range])
                    _ = UnsafeMutableBufferPointer(rebasing: target[count...]).update(fromContentsOf: run)
                    count += run.count
                case .scalar(let scalar):
                    for byte in scalar.utf8 {
                        target[count] = byte
                        count += 1
                    }
                }
            }
            return count
        }
    }

    /// Whether the content is that text.
    static func equal(_ bytes: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var matched = 0
        func matches(_ byte: UInt8) -> Bool {
            guard matched < text.count, text[matched] == byte else { return false }
            matched += 1
            return true
        }
        var pieces = JSONEscapes(bytes)
        while let piece = pieces.next() {
            switch piece {
            case .run(let range): guard range.allSatisfy({ matches(bytes[$0]) }) else { return false }
            case .scalar(let scalar): guard scalar.utf8.allSatisfy(matches) else { return false }
            }
        }
        return matched == text.count
    }
}
