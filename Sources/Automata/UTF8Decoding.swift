/// Scalars of UTF-8 bytes, one at a time. A byte that begins no well-formed scalar counts as U+FFFD by itself, so that
/// any bytes can be run over.
enum UTF8Decoding {
    /// The scalar that begins at an index below `bytes.count`, and its length.
    @inline(__always)
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(bytes[index])
        if first < 0x80 { return (first, 1) }
        let rest = bytes.count &- index
        if first < 0xE0 {
            if first >= 0xC2, rest > 1 {
                let second = UInt32(bytes[index &+ 1])
                if second & 0xC0 == 0x80 { return ((first & 0x1F) << 6 | second & 0x3F, 2) }
            }
        } else if first < 0xF0, rest > 2 {
            let second = UInt32(bytes[index &+ 1])
            let third = UInt32(bytes[index &+ 2])
            let value = (first & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
            // Neither too long for its value nor a surrogate.
            if second & 0xC0 == 0x80, third & 0xC0 == 0x80, value >= 0x800, value & 0xF800 != 0xD800 {
                return (value, 3)
            }
        }
        if first >= 0xF0, first <= 0xF4, rest > 3 {
            let second = UInt32(bytes[index &+ 1])
            let third = UInt32(bytes[index &+ 2])
            let fourth = UInt32(bytes[index &+ 3])
            let value = (first & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
            if second & 0xC0 == 0x80, third & 0xC0 == 0x80, fourth & 0xC0 == 0x80, value >= 0x10000,
                value <= 0x10FFFF
            {
                return (value, 4)
            }
        }
        return (0xFFFD, 1)
    }

    /// The boundary at an offset or before it. Offsets outside are clamped.
    static func boundary(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        let end = min(max(offset, 0), bytes.count)
        var index = end
        // A scalar that runs over the offset begins at most three bytes before it.
        while index > 0, index > end - 3, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        guard index < end, index < bytes.count else { return end }
        return index + scalar(bytes, at: index).length > end ? index : end
    }

    /// How many scalars there are.
    static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        var index = 0
        while index < bytes.count {
            index += bytes[index] < 0x80 ? 1 : scalar(bytes, at: index).length
            count += 1
        }
        return count
    }
}

extension UTF8Decoding {
    /// Where the scalar of that number begins, or the end.
    static func offset(_ bytes: UnsafeBufferPointer<UInt8>, ofScalar number: Int) -> Int {
        var index = 0
        var rest = number
        while rest > 0, index < bytes.count {
            index += scalar(bytes, at: index).length
            rest -= 1
        }
        return index
    }
}
