/// A sign at the end of a number that was typed and is not the field's decimal sign: what it means shows when it is known
/// how many digits follow. The `,` of `1,5` is a decimal sign, that of `1,234` stands between groups, wherever it is typed.
struct OpenSign: Equatable {
    /// How many cells stand before it, a minus sign among them.
    var place: Int
    /// Whether the digits behind it may be decimals. Until there are three of them they are shown as such.
    var mayBeDecimal: Bool
    /// What the signs typed so far make of those that may follow.
    var kind: Kind

    enum Kind: UInt64 {
        /// Points or commas, with three digits between two of them.
        case ofThree
        /// Points or commas, with two digits between: `1,00,` is a hundred thousand to be.
        case ofPairs
        /// Signs that are neither, so that a point or a comma behind them is a decimal sign.
        case otherSign
        /// The decimal sign of a number without decimals, which was refused: what follows it is none of the number.
        case ownSign
    }

    init(place: Int, mayBeDecimal: Bool, kind: Kind = .ofThree) {
        self.place = place
        self.mayBeDecimal = mayBeDecimal
        self.kind = kind
    }

    /// The sign that stood alone before this one was typed: until then the two digits between showed as decimals, and Backspace shows
    /// them so again. Nil where nothing showed of this one, or something stands behind it.
    func sole(in format: NumberFormat, before cells: ArraySlice<UInt8>) -> OpenSign? {
        let first = place - 2
        guard kind == .ofPairs, place == cells.endIndex, format.decimals.map({ $0 >= 2 }) ?? true,
            Self.mayBeginPairs(at: first, of: cells)
        else { return nil }
        return OpenSign(place: first, mayBeDecimal: true)
    }

    /// Whether no more digits stand before that place than before groups of two.
    static func mayBeginPairs(at place: Int, of cells: some Collection<UInt8>) -> Bool {
        (1...2).contains(cells.first == .minusSign ? place - 1 : place)
    }

    /// What a value is without the decimal sign that this one shows as.
    func digits(of value: String) -> String { mayBeDecimal ? value.filter { $0 != "." } : value }

    /// The numbers that a value becomes where the digits behind the sign are a group: with all digits that may be missing.
    func groups(of value: String) -> [String] {
        let digits = digits(of: value)
        var count = 1
        for _ in digits.utf8.count..<max(place + 3, digits.utf8.count) { count *= 10 }
        return (count..<2 * count).map { digits + $0.description.dropFirst() }
    }

    // It goes with a content, in the bits of `zeros` above those of the prefix.

    /// The bits that count characters of the prefix.
    static let prefixMask: UInt64 = 0xFF

    init?(in zeros: UInt64) {
        let bits = zeros & ~Self.prefixMask & ~Self.letterMask
        guard bits != 0 else { return nil }
        self.init(
            place: Int(clamping: bits >> 9 & 0x3FFF_FFFF), mayBeDecimal: bits & 0x100 != 0,
            kind: Kind(rawValue: bits >> Self.kindShift & 3) ?? .ofThree)
    }

    private static let kindShift: UInt64 = 40

    /// The bit that tells that what was typed last is a letter, of the prefix or refused.
    static let letterMask: UInt64 = 1 << 42
    static func isBehindLetter(_ zeros: UInt64) -> Bool { zeros & letterMask != 0 }

    var mask: UInt64 {
        UInt64(clamping: place) << 9 | (mayBeDecimal ? 0x100 : 0) | kind.rawValue << Self.kindShift
    }
}
