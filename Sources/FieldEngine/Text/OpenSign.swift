/// A sign at the end of a number that was typed and is not the field's decimal sign: what it means shows when it is known
/// how many digits follow. The `,` of `1,5` is a decimal sign, that of `1,234` stands between groups, wherever it is typed.
struct OpenSign: Equatable {
    /// How many cells stand before it, a minus sign among them.
    var place: Int
    /// Whether the digits behind it may be decimals. Until there are three of them they are shown as such.
    var mayBeDecimal: Bool

    init(place: Int, mayBeDecimal: Bool) {
        self.place = place
        self.mayBeDecimal = mayBeDecimal
    }

    // It goes with a content, in the bits of `zeros` above those of the prefix.

    /// The bits that count characters of the prefix.
    static let prefixMask: UInt64 = 0xFF

    init?(in zeros: UInt64) {
        let bits = zeros & ~Self.prefixMask
        guard bits != 0 else { return nil }
        self.init(place: Int(clamping: bits >> 9), mayBeDecimal: bits & 0x100 != 0)
    }

    var mask: UInt64 { UInt64(clamping: place) << 9 | (mayBeDecimal ? 0x100 : 0) }
}
