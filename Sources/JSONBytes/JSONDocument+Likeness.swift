// Who types sends the same message again and again, with another id, another version and another key in it. A text of the
// same length that differs from the last only inside of plain numbers and strings has the last one's tape: it is compared
// in words of eight bytes instead of being scanned, and what was found out about its nodes stays true
// (of 1,900 instructions that an edit of 150 bytes took, 300 are left).

extension JSONDocument {
    /// Demands that a text has the same value here to be like this one: whoever keeps what followed from the value, while
    /// `shape` stays, has to fix it.
    public mutating func fix(_ node: JSONNode) {
        let index = Int(node.index)
        if index < used { tape[index].isFixed = true }
    }

    /// The same of an object's member, where it has one of that name.
    public mutating func fix(_ name: StaticString, of node: JSONNode) {
        if let value = member(node, name) { fix(value) }
    }

    /// Takes a text that is like the last; false where it is not, or where there is none. The next may be like the last
    /// still: as far as they are alike, it has the one's content and elsewhere the other's.
    public mutating func takeLike(_ text: UnsafeRawBufferPointer, maxDepth: Int) -> Bool {
        let count = text.count
        guard used > 0, count >= 8, count &+ JSONScanner.padding == bytes.count, maxDepth == self.maxDepth,
            let new = text.baseAddress
        else { return false }
        let used = used
        return bytes.withUnsafeMutableBytes { bytes in
            tape.withUnsafeBufferPointer { tape in
                guard let old = bytes.baseAddress else { return false }
                var changes = Changes(tape: UnsafeBufferPointer(rebasing: tape[..<used]))
                var offset = 0
                while true {
                    let word = UInt64(littleEndian: new.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                    let last = UInt64(littleEndian: old.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                    if word != last {
                        guard changes.areLike(word, last, at: offset, old) else { return false }
                        old.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
                    }
                    // The last eight bytes may overlap those before them.
                    if offset == count &- 8 { return true }
                    offset = min(offset &+ 8, count &- 8)
                }
            }
        }
    }

    /// The differences of two texts, from the first to the last.
    private struct Changes {
        let tape: UnsafeBufferPointer<JSONEntry>
        /// The last entry that begins before what was looked at.
        private var index = 0

        init(tape: UnsafeBufferPointer<JSONEntry>) { self.tape = tape }

        mutating func areLike(_ new: UInt64, _ old: UInt64, at offset: Int, _ text: UnsafeRawPointer) -> Bool {
            var difference = new ^ old
            while difference != 0 {
                let shift = UInt64(truncatingIfNeeded: difference.trailingZeroBitCount & ~7)
                let place = offset &+ Int(truncatingIfNeeded: shift &>> 3)
                let byte = UInt8(truncatingIfNeeded: new &>> shift)
                guard isLike(byte, UInt8(truncatingIfNeeded: old &>> shift), at: place, text) else { return false }
                difference &= ~(0xFF &<< shift)
            }
            return true
        }

        private mutating func isLike(_ new: UInt8, _ old: UInt8, at place: Int, _ text: UnsafeRawPointer) -> Bool {
            while index &+ 1 < tape.count, Int(tape[index &+ 1].start) <= place { index &+= 1 }
            let entry = tape[index]
            let (start, end) = (Int(entry.start), Int(entry.end))
            guard entry.isPlain, !entry.isFixed, place < end else { return false }
            switch entry.kind {
            case .number:
                // Not before a sign or a zero, and no number that could be too large for an integer.
                let isFirst = place == start
                return Self.isDigit(old) && Self.isDigit(new) && !(isFirst && new == UInt8(ascii: "0"))
                    && end &- start < 19 && Self.isDigit(text.load(fromByteOffset: start, as: UInt8.self))
            case .string:
                return place > start && place < end &- 1 && Self.isPlain(old) && Self.isPlain(new)
            case .null, .bool, .array, .object: return false
            }
        }

        private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

        /// Whether a byte is a character of its own that a string literal holds as it is.
        private static func isPlain(_ byte: UInt8) -> Bool {
            byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
    }
}
