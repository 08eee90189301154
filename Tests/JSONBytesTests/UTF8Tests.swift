import JSONBytes
import Testing

/// Which bytes are UTF-8, and where those that are not begin.
struct UTF8Tests {
    /// The offset among bytes in a string at which they are found not to be UTF-8; nil where they are.
    private func invalidOffset(_ bytes: [UInt8]) -> Int? {
        guard let error = syntaxError([UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]) else { return nil }
        #expect(error.reason == .invalidUTF8)
        return error.offset - 1
    }

    /// Scalars on both sides of every boundary that the encoding has, and some between them.
    @Test func scalars() {
        let boundaries: [UInt32] = [
            0x80, 0x800, 0x1000, 0xD000, 0xD800, 0xE000, 0x10000, 0x40000, 0x80000, 0x100000, 0x110000,
        ]
        let values = boundaries.flatMap { $0 - 3...$0 + 3 } + Array(stride(from: 0x80, to: 0x110000, by: 997))
        for scalar in values.compactMap(Unicode.Scalar.init) where scalar.value >= 0x80 {
            if let offset = invalidOffset(Array(scalar.utf8)) { Issue.record("\(scalar.value), byte \(offset)") }
        }
    }

    /// Every first byte, a second on each side of every boundary, and as many continuations as they could want, against
    /// the standard library.
    @Test func sequences() {
        for first in UInt8(0x80)...0xFF {
            for second in [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF] as [UInt8] {
                for continuations in 0...2 {
                    let bytes = [first, second] + [UInt8](repeating: 0x80, count: continuations)
                    let isValid = String(validating: bytes, as: UTF8.self) != nil
                    if (invalidOffset(bytes) == nil) != isValid { Issue.record("\(bytes)") }
                }
            }
        }
    }

    @Test(
        arguments: [
            ([0x80], 0),  // a continuation alone
            ([0xC2], 0),  // nothing behind the first
            ([0xC2, 0x41], 0),
            ([0xC0, 0x80], 0),  // overlong
            ([0xC1, 0xBF], 0),
            ([0xE0, 0x80, 0x80], 0),
            ([0xE0, 0x9F, 0xBF], 0),
            ([0xF0, 0x80, 0x80, 0x80], 0),
            ([0xF0, 0x8F, 0xBF, 0xBF], 0),
            ([0xED, 0xA0, 0x80], 0),  // surrogates
            ([0xED, 0xBF, 0xBF], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0),  // above U+10FFFF
            ([0xF5, 0x80, 0x80, 0x80], 0),
            ([0xFE], 0),
            ([0xFF], 0),
            ([0x61, 0xC3, 0xA9, 0xE2, 0x82], 3),  // cut off after others
            ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xF0, 0x9F, 0x98], 8),
            ([0xF0, 0x9F, 0x98, 0x80, 0x98], 4),  // one continuation too many
        ] as [([UInt8], Int)])
    func illFormed(bytes: [UInt8], offset: Int) {
        #expect(invalidOffset(bytes) == offset)
    }

    @Test func outsideOfStrings() {
        #expect(syntaxError([0xFF]) == JSONSyntaxError(offset: 0, reason: .invalidUTF8))
        #expect(syntaxError([UInt8](" [1,".utf8) + [0x80]) == JSONSyntaxError(offset: 4, reason: .invalidUTF8))
        // The byte order mark of UTF-16.
        #expect(syntaxError([0xFF, 0xFE, 0x31, 0x00]) == JSONSyntaxError(offset: 0, reason: .invalidUTF8))
    }

    @Test func cutOffByTheEndOfTheText() {
        for bytes in [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98]] as [[UInt8]] {
            let error = syntaxError([UInt8(ascii: "\"")] + bytes)
            #expect(error == JSONSyntaxError(offset: 1, reason: .invalidUTF8))
        }
    }
}
