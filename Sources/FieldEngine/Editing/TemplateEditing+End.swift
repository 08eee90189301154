/// The keys that are pressed most, where nothing about them is unusual: a character at the end of a text that is ASCII, or
/// Backspace there. They take no array of characters and no layout (of 70 allocations a key made in the number of
/// a card, 60 were those). What comes of them is what `appliedAnywhere` makes of them; a test compares the two.
extension TemplateEditing {
    /// Nil where something asks for a closer look.
    func appliedAtEnd(_ change: TextChange, to content: Content) -> ChangeOutcome? {
        let end = content.text.utf8.count
        guard content.tail == .none, content.zeros == 0, !format.isEager, !format.isGrowing,
            change.range.upperBound == end, content.text.isASCII
        else { return nil }
        switch capitalisation {
        case .none, .codes: break
        case .upper, .lower, .firsts, .words: return nil
        }
        if change.inserted.isEmpty {
            return change.direction == .backward && change.range.count == 1 ? withoutLast(change, of: content) : nil
        }
        guard change.range.isEmpty, change.inserted.utf8.count == 1, let byte = change.inserted.utf8.first else {
            return nil
        }
        return content.value.utf8.count < 64 ? appended(change, byte, to: content) : nil
    }

    private func appended(_ change: TextChange, _ byte: UInt8, to content: Content) -> ChangeOutcome? {
        let inserted = change.inserted
        let position = content.value.utf8.count
        if let maximum = limits.maximum, position >= maximum { return nil }
        let value = content.value.replacing(position..<position, with: inserted)
        guard let index = format.index(forASCII: value),
            position == 0 || format.isSettled(position) || format.index(forASCII: content.value) == index
        else { return nil }
        guard format.templates[index].holds(ascii: value) else { return nil }
        if format.templates[index].slots[position].needsZero(before: byte) { return nil }
        let end = content.text.utf8.count
        var text = change.whole ?? content.text.replacing(end..<end, with: inserted)
        let literal = format.templates[index].literals[position]
        if !literal.isEmpty { text = text.replacing(end..<end, with: literal) }
        let caret = Range.caret(text.utf8.count)
        return ChangeOutcome(content: Content(value: value, text: text, selection: caret), taken: 1)
    }

    private func withoutLast(_ change: TextChange, of content: Content) -> ChangeOutcome? {
        let position = content.value.utf8.count - 1
        guard position >= 0, let index = format.index(forASCII: content.value) else { return nil }
        if position == 0 { return ChangeOutcome(content: Content()) }
        let value = content.value.replacing(position..<position + 1, with: "")
        guard position < format.templates[index].slots.count,
            format.isSettled(position) || format.index(forASCII: value) == index
        else { return nil }
        let literal = format.templates[index].literals[position]
        let end = content.text.utf8.count
        let text: String
        if literal.isEmpty, let whole = change.whole {
            text = whole
        } else {
            text = content.text.replacing(max(end - 1 - literal.utf8.count, 0)..<end, with: "")
        }
        return ChangeOutcome(content: Content(value: value, text: text, selection: .caret(text.utf8.count)))
    }
}

extension TemplateFormat {
    /// Whether a value of so many bytes certainly has the same template as one that has a byte more at its end.
    fileprivate func isSettled(_ count: Int) -> Bool {
        guard case .by(_, let settled) = choice else { return false }
        return settled.contains(count)
    }

    /// The index of the template for a value that is ASCII; nil where it is not that simple.
    func index(forASCII value: String) -> Int? {
        if isGrowing { return nil }
        return templates.count == 1 ? 0 : index(of: value) { $0.holds(ascii: value) }
    }
}

extension Template.Slot {
    /// Whether a digit is too large to be the first of two.
    fileprivate func needsZero(before digit: UInt8) -> Bool {
        guard part != nil, let largest = largestFirstDigit else { return false }
        return digit > UInt8(ascii: "0") + UInt8(largest)
    }
}

extension Template {
    /// Whether the characters, which are ASCII, fit the slots, each in its own.
    fileprivate func holds(ascii value: String) -> Bool {
        guard value.utf8.count <= slots.count else { return false }
        return value.withUTF8Bytes { bytes in
            for (index, byte) in bytes.enumerated() where !slots[index].takes.takes(ascii: byte) { return false }
            return true
        }
    }
}
