/// What is noted of the parts of a content besides their texts: which zeros the engine put there, and which parts were typed.
///
/// Only what was typed is brought into another spelling when it is left: digits that came from elsewhere may lack one.
struct PartMarks: Equatable {
    /// A bit for each part that was padded, above them one for each that was typed into (`Content.zeros`).
    private(set) var bits: UInt64

    /// The most parts of a format.
    static let capacity = 20

    init(bits: UInt64) { self.bits = bits }

    func isPadded(_ part: Int) -> Bool { bits >> UInt64(part) & 1 == 1 }
    func isTyped(_ part: Int) -> Bool { bits >> UInt64(part + PartMarks.capacity) & 1 == 1 }

    mutating func setPadded(_ part: Int, _ isPadded: Bool) { set(part, isPadded) }
    mutating func setTyped(_ part: Int) { set(part + PartMarks.capacity, true) }

    private mutating func set(_ bit: Int, _ value: Bool) {
        bits = value ? bits | 1 << UInt64(bit) : bits & ~(1 << UInt64(bit))
    }
}
