/// Searches and comparisons of the eight bytes of a word at once.
///
/// A byte's highest bit says that it is one of those sought. Of the marks of one word only the lowest is certain: the
/// bytes above it may be marked in error, by the borrow of a subtraction.
package enum EightBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Whether any byte is one that a string literal holds in escaped form only.
    @inline(__always)
    static func needEscapes(_ word: UInt64) -> Bool { escaped(word) & highs != 0 }

    /// Copies the text, so far as no byte of it needs an escape: false where one does.
    @inline(__always)
    static func copyPlain(_ text: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer) -> Bool {
        guard let source = text.baseAddress else { return true }
        let count = text.count
        if count >= 8 {
            // The last eight bytes may overlap those before them.
            var offset = 0
            while true {
                let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if needEscapes(word) { return false }
                target.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
                if offset == count &- 8 { return true }
                offset = min(offset &+ 8, count &- 8)
            }
        }
        if count >= 4 {
            let first = source.loadUnaligned(as: UInt32.self)
            let last = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            if needEscapes(UInt64(first) << 32 | UInt64(last)) { return false }
            target.storeBytes(of: first, as: UInt32.self)
            target.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
            return true
        }
        for offset in 0..<count {
            let byte = source.load(fromByteOffset: offset, as: UInt8.self)
            if needEscapes(ones &* UInt64(byte)) { return false }
            target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
        }
        return true
    }

    /// Copies a few bytes without a call or a loop: two words that may overlap.
    @inline(__always)
    static func copy(_ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) {
        if count > 16 {
            target.copyMemory(from: source, byteCount: count)
        } else if count >= 8 {
            copy(UInt64.self, source, count, to: target)
        } else if count >= 4 {
            copy(UInt32.self, source, count, to: target)
        } else if count >= 2 {
            copy(UInt16.self, source, count, to: target)
        } else if count == 1 {
            target.storeBytes(of: source.load(as: UInt8.self), as: UInt8.self)
        }
    }

    @inline(__always)
    private static func copy<Word: FixedWidthInteger>(
        _ word: Word.Type, _ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer
    ) {
        let last = count &- MemoryLayout<Word>.size
        let end = source.loadUnaligned(fromByteOffset: last, as: word)
        target.storeBytes(of: source.loadUnaligned(as: word), as: word)
        target.storeBytes(of: end, toByteOffset: last, as: word)
    }

    /// Whether eight spaces are there.
    @inline(__always)
    static func areSpaces(_ text: UnsafeRawPointer) -> Bool {
        text.loadUnaligned(as: UInt64.self) == ones &* UInt64(UInt8(ascii: " "))
    }

    /// Whether the text is the bytes that begin there, as many as it has.
    @inline(__always)
    package static func areEqual(_ text: UnsafeRawBufferPointer, _ other: UnsafeRawPointer) -> Bool {
        let count = text.count
        guard let text = text.baseAddress else { return true }
        if count >= 8 {
            var offset = 0
            while true {
                if differ(UInt64.self, text, other, at: offset) { return false }
                if offset == count &- 8 { return true }
                // The last eight bytes may overlap those before them.
                offset = min(offset &+ 8, count &- 8)
            }
        }
        if count >= 4 {
            return !differ(UInt32.self, text, other, at: 0) && !differ(UInt32.self, text, other, at: count &- 4)
        }
        for offset in 0..<count where differ(UInt8.self, text, other, at: offset) { return false }
        return true
    }

    @inline(__always)
    private static func differ<Word: FixedWidthInteger>(
        _ word: Word.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, at offset: Int
    ) -> Bool {
        left.loadUnaligned(fromByteOffset: offset, as: word) != right.loadUnaligned(fromByteOffset: offset, as: word)
    }

    /// Where the byte is first, at or after an offset.
    package static func firstIndex(of byte: UInt8, in text: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let sought = ones &* UInt64(byte)
        var offset = start
        while offset <= text.count - 8 {
            let difference = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) ^ sought
            let marks = (difference &- ones) & ~difference & highs
            if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < text.count {
            if text[offset] == byte { return offset }
            offset += 1
        }
        return nil
    }

    /// How many bytes of the text come before the first that needs an escape.
    static func lengthBeforeEscape(_ text: UnsafeRawBufferPointer) -> Int {
        var offset = 0
        while offset <= text.count - 8 {
            let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let marks = escaped(word) & highs
            if marks != 0 { return offset + marks.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < text.count, !needEscapes(ones &* UInt64(text[offset])) { offset += 1 }
        return offset
    }

    /// How many bytes come before the first that needs an escape or is not ASCII, in the order of a little-endian word;
    /// 8 where there is none.
    @inline(__always)
    static func plainPrefix(_ word: UInt64) -> Int { ((escaped(word) | word) & highs).trailingZeroBitCount / 8 }

    @inline(__always)
    private static func escaped(_ word: UInt64) -> UInt64 {
        let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let control = (word &- ones &* 0x20) & ~word
        return ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | control
    }
}
