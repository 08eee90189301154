/// Scalars of UTF-8 bytes, one at a time. A byte that begins no well-formed scalar counts as U+FFFD by itself, so that
/// any bytes can be run over.
enum UTF8Decoding {
    /// The scalar that begins at an index below `bytes.count`, and its length.
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(bytes[index])
        if first < 0x80 { return (first, 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, index + length <= bytes.count else { return (0xFFFD, 1) }
        var value = first & (0x7F >> UInt32(length))
        for place in index + 1..<index + length {
            let byte = UInt32(bytes[place])
            guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
            value = value << 6 | byte & 0x3F
        }
        let isShortest = value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000)
        guard isShortest, Unicode.Scalar(value) != nil else { return (0xFFFD, 1) }
        return (value, length)
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
