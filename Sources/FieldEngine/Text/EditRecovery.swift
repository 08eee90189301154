/// Finds the edit behind two texts, for clients that only have a widget's whole text (specification, section 3,
/// way (a)).
enum EditRecovery {
    /// The change that makes `new` of `old`.
    ///
    /// Where a run of equal characters leaves several changes possible (a 1 typed into 111), the caret that the widget
    /// has afterwards decides: what is behind it was not touched. Without one, the caret before the edit decides,
    /// else the first of the possible places.
    static func change(from old: String, to new: String, caretAfter: Int?, selectionBefore: Range<Int>) -> TextChange {
        let (range, insertedRange) = old.withUTF8Bytes { old in
            new.withUTF8Bytes { new in
                changedRange(old, new, caretAfter: caretAfter, selectionBefore: selectionBefore)
            }
        }
        var direction = TextChange.Direction.none
        if insertedRange.isEmpty, selectionBefore.isEmpty {
            if selectionBefore.lowerBound >= range.upperBound {
                direction = .backward
            } else if selectionBefore.lowerBound <= range.lowerBound {
                direction = .forward
            }
        }
        return TextChange(range: range, inserted: String(new.slice(insertedRange)), direction: direction)
    }

    private static func changedRange(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, caretAfter: Int?,
        selectionBefore: Range<Int>
    ) -> (old: Range<Int>, new: Range<Int>) {
        let shared = min(old.count, new.count)
        // With a caret, what is behind it in the new text is the end of the old one.
        if let caret = caretAfter, caret <= new.count, new.count - caret <= old.count,
            commonSuffix(old, new, limit: new.count - caret) == new.count - caret
        {
            let behind = new.count - caret
            let prefix = commonPrefix(old, new, limit: min(old.count - behind, caret))
            return (prefix..<old.count - behind, prefix..<caret)
        }
        // Without one, an insertion at the old selection, or a deletion beside it, is what a person most likely did.
        let longest = commonPrefix(old, new, limit: shared)
        let hint = selectionBefore.lowerBound
        let prefixLimit = caretAfter == nil && hint <= longest ? hint : longest
        var prefix = min(longest, prefixLimit)
        var suffix = commonSuffix(old, new, limit: shared - prefix)
        // The hint must not make the change larger than it is.
        let smallest = commonSuffix(old, new, limit: shared - longest)
        if prefix + suffix < longest + smallest {
            prefix = longest
            suffix = smallest
        }
        return (prefix..<old.count - suffix, prefix..<new.count - suffix)
    }

    /// The number of equal bytes at the start, whole scalars only.
    private static func commonPrefix(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, limit: Int
    ) -> Int {
        var count = 0
        while count < limit, old[count] == new[count] { count += 1 }
        while count > 0, isInsideScalar(old, count) || isInsideScalar(new, count) { count -= 1 }
        return count
    }

    private static func commonSuffix(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, limit: Int
    ) -> Int {
        var count = 0
        while count < limit, old[old.count - 1 - count] == new[new.count - 1 - count] { count += 1 }
        while count > 0, isInsideScalar(old, old.count - count) { count -= 1 }
        return count
    }

    private static func isInsideScalar(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }

    /// The smallest change that makes `new` of `old`; nil where they are the same.
    static func patch(from old: String, to new: String) -> (range: Range<Int>, text: String)? {
        if old.isIdentical(to: new) { return nil }
        let change = change(from: old, to: new, caretAfter: nil, selectionBefore: .caret(.max))
        return (change.range, change.inserted)
    }
}
