/// When a text that is being typed can no longer become the one that it has to equal.
///
/// Texts are the same where they look the same: an é is an é, in one scalar or in two.
enum Equality {
    /// The offset from which nothing that may still be typed, at the caret or at the end, makes `text` become `goal`;
    /// nil where something may.
    static func hopelessOffset(in text: String, toBecome goal: String, caret: Int?) -> Int? {
        if goal.utf8.begins(withBytesOf: text) { return nil }
        if let caret, caret < text.utf8.count, text.utf8.count <= goal.utf8.count,
            text.utf8.prefix(caret).elementsEqual(goal.utf8.prefix(caret)),
            text.utf8.dropFirst(caret).elementsEqual(goal.utf8.suffix(text.utf8.count - caret))
        {
            return nil
        }
        var offset = 0
        var rest = goal[...]
        for character in text {
            guard let wanted = rest.popFirst() else { return offset }
            guard character == wanted else {
                // A letter at the end may still get the mark that the other has; what is typed next shows.
                let isLast = offset + character.utf8.count == text.utf8.count
                return isLast && !wanted.isASCII ? nil : offset
            }
            offset += character.utf8.count
        }
        return nil
    }
}
