/// What a field holds: a value, the text that shows it, and the selection in that text.
///
/// The text is always the layout of the value: nothing is in it that the value, the formatter and `tail` do not
/// account for. Offsets are UTF-8 offsets.
package struct Content: Equatable, Sendable {
    package var value = ""
    package private(set) var text = ""
    private var span = TextSpan(.caret(0), in: "")
    /// Of parts, what `PartMarks` tells of them. Of a number, how many characters of its prefix were typed. Of a template, how
    /// many of the characters before its first slot were typed although they show.
    package var zeros: UInt64 = 0
    /// What is still to be said of how the value was read; nil mostly. It goes with the content: undo brings it back, and
    /// an edit that changes the text makes a content without it.
    package var remark: Remark?
    /// Comes last, since it does not fill its words: a million fields have small members of theirs behind it.
    package var tail = Tail.none

    package init(
        value: String = "", text: String = "", selection: Range<Int> = .caret(0), tail: Tail = .none, zeros: UInt64 = 0,
        remark: Remark? = nil
    ) {
        self.value = value
        self.text = text
        span = TextSpan(selection, in: text)
        self.tail = tail
        self.zeros = zeros
        self.remark = remark
    }

    /// The selection, which is never outside the text nor inside one of its characters.
    package var selection: Range<Int> { span.utf8 }

    /// Selects in the text.
    mutating func select(_ range: Range<Int>) { span = TextSpan(range, in: text) }

    /// Shows another text, with a selection in it.
    mutating func show(_ text: String, selecting range: Range<Int>) {
        self.text = text
        select(range)
    }

    /// Whether the value is not what was meant, so that the field is not valid whatever its type says of the value.
    var isMisread: Bool { remark?.weight == .changesMeaning }

    /// Whether the other holds the same value and shows it as the same text.
    func isLike(_ other: Content) -> Bool {
        value.isIdentical(to: other.value) && text.isIdentical(to: other.text)
    }
}

/// A change of a text as a user makes it: a range of it is replaced.
struct TextChange: Equatable, Sendable {
    var range: Range<Int>
    var inserted: String
    var direction: Direction = .none
    /// What the text is with all of it taken, where whoever asks for it knows that already.
    var whole: String?
    /// Whether the text comes from elsewhere, so that it is read as a whole instead of being typed.
    var isRead = false

    /// Where the caret was, for a deletion: decides what goes when the range holds nothing but literals.
    enum Direction: Sendable {
        case backward, forward, none
    }
}

/// What became of a change.
struct ChangeOutcome: Equatable, Sendable {
    var content: Content
    /// The characters that were not taken, in order.
    var dropped = ""
    /// Why the first of them was not.
    var refusal: Refusal?
    /// How many characters of what was inserted were taken, absorbed literals among them.
    var taken = 0

    mutating func drop(_ character: Character, _ reason: Refusal) {
        dropped.append(character)
        if refusal == nil { refusal = reason }
    }
}

/// What decides how much of a change fits.
struct ContentLimits: Sendable {
    var maximum: Int?
    var unit = LengthUnit.character
    var overflow = OverflowPolicy.reject

    /// Whether the change from `old` to `new` is refused for its length: it lengthens the text beyond the maximum.
    func refuses(_ new: String, from old: String) -> Bool {
        guard let maximum, overflow != .allow else { return false }
        let count = unit.count(new)
        return count > maximum && count > unit.count(old)
    }
}
