/// Well-formed UTF-8 as table 3-7 of the Unicode standard has it: nothing overlong, no surrogates, nothing
/// above U+10FFFF.
enum UTF8Validation {
    /// The length of the well-formed sequence that starts there; 0 where none does.
    ///
    /// Each byte is read only after the one before it called for it, so it is enough that any byte which continues no
    /// sequence, such as zero, ends the memory.
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
