/// What a user does with the parts of a format besides typing in them: leaving one, going to another.
extension Field {
    /// Which part is selected, as seen from the one that the caret is in.
    public enum PartStep: Sendable { case next, previous, first, last, current }

    /// Selects a part of the text; all of a text that has none. A part that does not show yet is begun.
    public mutating func select(_ step: PartStep, at now: Moment) {
        endComposition(at: now)
        guard let format = definition.type.formatter.parts, let shown = shownParts else {
            select(0..<content.text.utf8.count, at: now)
            return
        }
        let current = format.place(of: content.selection.lowerBound, in: shown).part
        let last = format.parts.count - 1
        let target =
            switch step {
            case .next: min(current + 1, last)
            case .previous: max(current - 1, 0)
            case .first: 0
            case .last: last
            case .current: current
            }
        if target < shown.extents.count {
            select(shown.extents[target], at: now)
            return
        }
        // No part is begun over an empty one, or where nothing may be changed.
        guard target == shown.extents.count, target > 0, definition.isEditable else {
            select(.caret(content.text.utf8.count), at: now)
            return
        }
        var draft = PartsDraft(format: format, texts: shown.texts, marks: PartMarks(bits: content.zeros))
        draft.begin(target)
        change(to: draft.content(format.value(of: draft.texts)).content, at: now)
    }

    /// Brings parts that the selection is not in into the spelling that they have when they are left: `7` in a day is `07`.
    mutating func leaveParts(at now: Moment) {
        guard let format = definition.type.formatter.parts, definition.isEditable, let shown = shownParts,
            let left = format.left(content, shownAs: shown, keeping: content.selection)
        else { return }
        change(to: left, at: now)
    }

    private mutating func change(to content: Content, at now: Moment) {
        let before = self.content
        let versionBefore = version
        self.content = content
        guard !content.text.isIdentical(to: before.text) else { return }
        history.record(
            before: before, change: 0..<before.text.utf8.count, caret: content.selection, kind: .single)
        logOtherChange(before: before, from: versionBefore, movesCaret: false)
        textMoved()
        textChanged(at: now)
    }
}
