/// What is noted of the parts of a content besides their texts: which zeros the engine put there, and which parts were typed.
///
/// Only what was typed is brought into another spelling when it is left: digits that came from elsewhere may lack one.
struct PartMarks: Equatable {
    /// A bit for each part that was padded, above them one for each that was typed into (`Content.zeros`); on top one for each before
    /// which its separator was typed.
    var bits: UInt64

    /// The most parts of a format.
    static let capacity = 20

    func isPadded(_ part: Int) -> Bool { bits >> UInt64(part) & 1 == 1 }
    func isTyped(_ part: Int) -> Bool { bits >> UInt64(part + PartMarks.capacity) & 1 == 1 }

    func isSeparated(_ part: Int) -> Bool { bits >> UInt64(part + PartMarks.separated) & 1 == 1 }

    private static let separated = 2 * capacity + 3

    /// Whether the part at the caret is typed anew. At its start the caret was handed on there, and what is typed takes the place of
    /// the part; further on all that stands before the caret was typed since, and what stands behind it is from before.
    var isTypedAnew: Bool {
        get { bits >> UInt64(PartMarks.typedAnew) & 1 == 1 }
        set { set(PartMarks.typedAnew, newValue) }
    }

    private static let typedAnew = 63

    // Of a time of 24 hours, above them: what letters behind it say of the half of the day.

    enum Half: Int {
        case first, second
        /// Both letters were typed, and moved nothing: the hour was of that half.
        case said

        /// The half that a letter begins; nil where it begins none.
        init?(of letter: Character) {
            switch letter {
            case "a", "A": self = .first
            case "p", "P": self = .second
            default: return nil
            }
        }
    }

    /// Whether letters moved the hour by half a day.
    var isShifted: Bool {
        get { bits >> UInt64(2 * PartMarks.capacity) & 1 == 1 }
        set { set(2 * PartMarks.capacity, newValue) }
    }

    /// The half that was begun by its first letter, or that the letters typed last said. Where the half is a part, whose word the first
    /// letter wrote though it is not in it.
    var begunHalf: Half? {
        get { Half(rawValue: Int(bits >> UInt64(2 * PartMarks.capacity + 1) & 3) - 1) }
        set {
            set(2 * PartMarks.capacity + 1, newValue == .first || newValue == .said)
            set(2 * PartMarks.capacity + 2, newValue == .second || newValue == .said)
        }
    }

    mutating func forgetHalf() {
        isShifted = false
        begunHalf = nil
    }

    /// The same with what others say of the caret, of separators and of letters behind a time: an edit that changed no text.
    func with(caretOf marks: PartMarks) -> PartMarks {
        let mask: UInt64 = (1 << UInt64(PartMarks.capacity) - 1) << UInt64(PartMarks.separated)
        var own = PartMarks(bits: bits & ~mask | marks.bits & mask)
        own.begunHalf = marks.begunHalf
        own.isTypedAnew = marks.isTypedAnew
        return own
    }

    /// The same where the caret was moved.
    var moved: PartMarks {
        var marks = self
        marks.isTypedAnew = false
        return marks
    }

    mutating func setPadded(_ part: Int, _ isPadded: Bool) { set(part, isPadded) }
    mutating func setSeparated(_ part: Int, _ isSeparated: Bool) { set(part + PartMarks.separated, isSeparated) }
    mutating func setTyped(_ part: Int) { set(part + PartMarks.capacity, true) }

    private mutating func set(_ bit: Int, _ value: Bool) {
        bits = value ? bits | 1 << UInt64(bit) : bits & ~(1 << UInt64(bit))
    }
}
