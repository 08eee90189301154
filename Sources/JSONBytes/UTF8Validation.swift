/// Well-formed UTF-8 as table 3-7 of the Unicode standard has it: nothing overlong, no surrogates, nothing
/// above U+10FFFF.
public enum UTF8Validation {
    /// The offset of the first ill-formed sequence; nil where all is UTF-8.
    public static func firstInvalidOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var offset = 0
        while offset < bytes.count {
            if offset <= bytes.count - 8 {
                // Eight at a time as long as they are ASCII.
                let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let high = word & 0x8080_8080_8080_8080
                if high == 0 {
                    offset += 8
                    continue
                }
                offset += high.trailingZeroBitCount / 8
            } else if bytes[offset] < 0x80 {
                offset += 1
                continue
            }
            let length = sequenceLength(in: bytes, at: offset)
            guard length > 0 else { return offset }
            offset += length
        }
        return nil
    }

    /// The length of the well-formed sequence that starts there; 0 where none does.
    static func sequenceLength(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        guard offset >= 0, offset < bytes.count, let base = bytes.baseAddress else { return 0 }
        let start = (base + offset).assumingMemoryBound(to: UInt8.self)
        if bytes.count - offset >= 4 { return sequenceLength(at: start) }
        // Near the end, a copy that is filled up with zeros, which continue nothing.
        var copy: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
        return withUnsafeMutableBytes(of: &copy) { copy in
            copy.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
            guard let start = copy.baseAddress else { return 0 }
            return sequenceLength(at: start.assumingMemoryBound(to: UInt8.self))
        }
    }

    /// The same where the caller knows that a byte which continues no sequence, such as zero, ends the memory:
    /// each byte is read only after the one before it was found to call for it.
    @inline(__always)
    static func sequenceLength(at start: UnsafePointer<UInt8>) -> Int {
        let first = start[0]
        if first < 0x80 { return 1 }
        if first < 0xE0 {
            // C0 and C1 could only begin overlong forms of ASCII; 80 to BF begin nothing.
            return first >= 0xC2 && isContinuation(start[1]) ? 2 : 0
        }
        let second = start[1]
        guard isContinuation(second) else { return 0 }
        if first < 0xF0 {
            if first == 0xE0 && second < 0xA0 { return 0 }  // overlong
            if first == 0xED && second >= 0xA0 { return 0 }  // a surrogate
            return isContinuation(start[2]) ? 3 : 0
        }
        if first > 0xF4 { return 0 }
        if first == 0xF0 && second < 0x90 { return 0 }  // overlong
        if first == 0xF4 && second >= 0x90 { return 0 }  // above U+10FFFF
        return isContinuation(start[2]) && isContinuation(start[3]) ? 4 : 0
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
