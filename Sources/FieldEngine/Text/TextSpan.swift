/// A stretch of a text whose ends are boundaries of its scalars; a caret where it is empty.
///
/// There is no way to one but from the text that it lies in: no offset that somebody else has counted reaches past a text's
/// end or into one of its characters.
package struct TextSpan: Equatable, Sendable {
    /// Its UTF-8 offsets.
    package let utf8: Range<Int>

    /// The stretch between two offsets. One inside a scalar stands for the boundary before it, one past the end for the end.
    package init(_ range: Range<Int>, in text: borrowing String) {
        let start = text.scalarBoundary(atOrBefore: range.lowerBound)
        let end = range.isEmpty ? start : text.scalarBoundary(atOrBefore: range.upperBound)
        utf8 = start..<Swift.max(start, end)
    }

    /// The stretch between two offsets; nil where they are no boundaries of the text.
    package init?(exactly range: Range<Int>, in text: borrowing String) {
        self.init(range, in: text)
        if utf8 != range { return nil }
    }

    /// All of a text.
    init(allOf text: String) {
        utf8 = 0..<text.utf8.count
    }
}
