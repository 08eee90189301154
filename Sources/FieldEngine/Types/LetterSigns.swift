/// What tells that a text may have the letters of another in their order: which letters it has, and which of them behind which. Each
/// is a sign, by a number; a text that lacks a sign of another has not its letters in their order.
struct LetterSigns {
    /// How many signs there are.
    private let count: Int
    /// For each kind of letter the kinds before one of it, of the text at hand.
    private var before = [UInt64](repeating: 0, count: Self.kindCount)
    /// The signs that were told of the text at hand.
    private var told = [UInt64](repeating: 0, count: Self.pairCount / 64)

    private static let kindCount = 64
    /// Pairs share signs: there are 4,096.
    private static let pairCount = 256
    /// In a list of fewer entries it takes no time to look at all that have the letters, and pairs would take more room than it.
    private static let leastEntriesForPairs = 1_024

    /// How many signs a list of so many entries has.
    static func count(inListOf entries: Int) -> Int {
        entries < leastEntriesForPairs ? kindCount : kindCount + pairCount
    }

    init(count: Int) { self.count = count }

    /// Whether a byte is part of a letter or a digit, and not between words.
    static func isLetter(_ byte: UInt8) -> Bool { kind(byte) != 0 }

    /// The kind of a byte: each small letter and digit by itself, the bytes of other scripts by their low bits, 0 for what is
    /// between words.
    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 27
        case 0x80...: 37 + Int(byte) % 27
        default: 0
        }
    }

    /// Tells each sign of a text once.
    mutating func take(_ text: ArraySlice<UInt8>, _ tell: (_ sign: Int) -> Void) {
        // What is between words is in order anywhere.
        var kinds: UInt64 = 0
        for byte in text {
            let kind = Self.kind(byte)
            if kind == 0 { continue }
            before[kind] |= kinds
            kinds |= 1 << UInt64(kind)
        }
        while kinds != 0 {
            let kind = kinds.trailingZeroBitCount
            kinds &= kinds - 1
            tell(kind)
            var first = before[kind]
            before[kind] = 0
            guard count > Self.kindCount else { continue }
            while first != 0 {
                let pair = (first.trailingZeroBitCount &* 53 ^ kind &* 11) % Self.pairCount
                first &= first - 1
                let bit = UInt64(1) << UInt64(pair % 64)
                if told[pair / 64] & bit != 0 { continue }
                told[pair / 64] |= bit
                tell(Self.kindCount + pair)
            }
        }
        for word in told.indices { told[word] = 0 }
    }
}
