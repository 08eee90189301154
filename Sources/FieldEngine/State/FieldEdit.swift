/// A user's edit, as the client tells it, with offsets already in UTF-8 (specification, section 3).
public struct FieldEdit: Sendable {
    public enum Way: Sendable {
        /// (a) The widget's whole text after the edit.
        case text(String)
        /// (b) A range of the text is replaced.
        case range(Range<Int>, insert: String)
        /// (c) Typed or pasted at the server's own selection.
        case input(String)
        /// (d) A deletion at the server's own selection.
        case delete(Deletion, count: Int)
    }

    public enum Deletion: String, CaseIterable, Sendable {
        case backward, forward, wordBackward, wordForward, all
    }

    public enum Cause: String, CaseIterable, Sendable {
        case typing, paste, drop, autofill, program

        /// Text that comes in one piece from elsewhere is read in several ways.
        var isBulk: Bool {
            switch self {
            case .paste, .drop, .autofill: true
            case .typing, .program: false
            }
        }

        /// Edits that a program makes do not focus the field (specification, section 3).
        var focuses: Bool {
            switch self {
            case .typing, .paste, .drop: true
            case .autofill, .program: false
            }
        }
    }

    public var way: Way
    /// The widget's selection after its edit, in its own text.
    public var selection: Range<Int>?
    public var cause: Cause
    /// Whether the widget's text is marked by an input method after the edit.
    public var composing: Bool

    public init(_ way: Way, selection: Range<Int>? = nil, cause: Cause = .typing, composing: Bool = false) {
        self.way = way
        self.selection = selection
        self.cause = cause
        self.composing = composing
    }
}

/// What became of an edit.
public struct EditOutcome: Equatable, Sendable {
    public var accepted = true
    public var dropped = ""
    public var refusal: Refusal?
    public var textChanged = false
    /// The smallest change from the client's own view after its edit to the text, in UTF-8 offsets of that view, and
    /// that view; nil where they agree.
    public var patch: Patch?

    public struct Patch: Equatable, Sendable {
        public var view: String
        public var range: Range<Int>
        public var text: String
    }
}

extension Field {
    /// Makes an edit, and judges as the policy says. The caller has looked at `isEditable`.
    ///
    /// - Throws: `EditError` where the text would be longer than `maximumScalars`; the field is as before then.
    public mutating func edit(
        _ edit: FieldEdit, at now: Moment, maximumScalars: Int
    ) throws(EditError) -> EditOutcome {
        let before = content
        var change = resolved(edit)
        if edit.cause.isBulk { change.inserted = change.inserted.withoutInvisibleCharacters() }
        let view = clientView(after: edit, change)

        var outcome: ChangeOutcome
        if edit.cause.isBulk, change.range.lowerBound == 0, change.range.upperBound >= content.text.utf8.count {
            outcome = editor().applyBestReading(change, to: content)
        } else {
            outcome = editor().apply(change, to: content)
        }
        let length = outcome.content.value.unicodeScalars.count
        if length > maximumScalars, length > before.value.unicodeScalars.count {
            throw EditError(found: length, maximum: maximumScalars)
        }
        if outcome.content.text.isIdentical(to: before.text), outcome.content.value.isIdentical(to: before.value) {
            outcome.content.tail = before.tail
            outcome.content.zeros = before.zeros
        }
        content = outcome.content
        if let wanted = edit.selection, !wanted.isEmpty, content.text.isIdentical(to: view) {
            content.selection = wanted.clamped(toLengthOf: content.text)
        }

        var result = EditOutcome()
        result.dropped = outcome.dropped
        result.refusal = outcome.refusal
        result.accepted = outcome.dropped.isEmpty || outcome.taken > 0
        result.textChanged = !content.text.isIdentical(to: before.text)
        if let patch = EditRecovery.patch(from: view, to: content.text) {
            result.patch = EditOutcome.Patch(view: view, range: patch.range, text: patch.text)
        }
        if edit.cause.focuses, !isFocused { focusWithoutJudging() }
        if !edit.cause.focuses, !isFocused {
            settleProgrammaticEdit(before: before, at: now, result: &result)
        } else if result.textChanged {
            textChanged(at: now)
        }
        return result
    }

    /// What a program writes into a field nobody is in is formatted and judged as if it had been left.
    private mutating func settleProgrammaticEdit(before: Content, at now: Moment, result: inout EditOutcome) {
        let view = content.text
        content = finished(content)
        content.selection = .caret(content.text.utf8.count)
        if !content.text.isIdentical(to: view), let patch = EditRecovery.patch(from: result.patch?.view ?? view, to: content.text) {
            result.patch = EditOutcome.Patch(view: result.patch?.view ?? view, range: patch.range, text: patch.text)
        }
        result.textChanged = !content.text.isIdentical(to: before.text)
        if result.textChanged {
            textChanged(at: now)
            finalVerdict(reaches: definition.validation.on.contains(.blur), at: now)
        }
    }

    /// What a widget shows that has made the edit itself, knowing nothing of templates.
    private func clientView(after edit: FieldEdit, _ change: TextChange) -> String {
        switch edit.way {
        case .text(let text): return text
        case .range(let range, let insert): return content.text.replacing(range.clamped(toLengthOf: content.text), with: insert)
        case .input(let text): return content.text.replacing(content.selection, with: text)
        case .delete(.backward, let count) where content.selection.isEmpty:
            var start = content.selection.lowerBound
            for _ in 0..<max(count, 0) where start > 0 { start = content.text.clusterStart(before: start) }
            return content.text.replacing(start..<content.selection.lowerBound, with: "")
        case .delete(.forward, let count) where content.selection.isEmpty:
            var end = content.selection.upperBound
            for _ in 0..<max(count, 0) where end < content.text.utf8.count { end = content.text.clusterEnd(after: end) }
            return content.text.replacing(content.selection.upperBound..<end, with: "")
        case .delete:
            return content.text.replacing(change.range.clamped(toLengthOf: content.text), with: "")
        }
    }

    /// The change that an edit is in the field's text.
    private func resolved(_ edit: FieldEdit) -> TextChange {
        switch edit.way {
        case .text(let text):
            let caret = edit.selection.flatMap { $0.isEmpty ? $0.lowerBound : nil }
            return EditRecovery.change(
                from: content.text, to: text, caretAfter: caret, selectionBefore: content.selection)
        case .range(let range, let insert):
            let clamped = range.clamped(toLengthOf: content.text)
            let forward = content.selection.isEmpty && content.selection.lowerBound == clamped.lowerBound
            let selected = content.selection == clamped && !clamped.isEmpty
            return TextChange(
                range: clamped, inserted: insert, direction: selected ? .none : forward ? .forward : .backward)
        case .input(let text):
            return TextChange(range: content.selection, inserted: text)
        case .delete(let deletion, let count):
            return self.deletion(deletion, count: count)
        }
    }

    /// A deletion at the selection: a selection that is more than a caret goes, whatever the key.
    private func deletion(_ deletion: FieldEdit.Deletion, count: Int) -> TextChange {
        let text = content.text
        let selection = content.selection
        if deletion == .all { return TextChange(range: 0..<text.utf8.count, inserted: "") }
        if !selection.isEmpty { return TextChange(range: selection, inserted: "") }
        var start = selection.lowerBound
        var end = start
        let cells = layout
        for _ in 0..<max(count, 0) {
            let before = start..<end
            switch deletion {
            case .backward: start = stepBackward(from: start, in: cells)
            case .forward: end = stepForward(from: end, in: cells)
            case .wordBackward: start = text.wordStart(before: start)
            case .wordForward: end = text.wordEnd(after: end)
            case .all: break
            }
            if start..<end == before { break }
        }
        let backward = deletion == .backward || deletion == .wordBackward
        return TextChange(range: start..<end, inserted: "", direction: backward ? .backward : .forward)
    }

    /// One key's worth backward. Literals are stepped over together with the character behind which they stand, so
    /// that each of several counts takes a character; literals alone (typed ones at the end) go one by one.
    private func stepBackward(from offset: Int, in layout: Layout) -> Int {
        let count = layout.cellCount(before: offset)
        if case .typed = content.tail, count == layout.cells.count, offset > layout.endOfCell(before: count) {
            return content.text.clusterStart(before: offset)
        }
        guard count > 0 else { return content.text.clusterStart(before: offset) }
        return layout.cells[count - 1].lowerBound
    }

    private func stepForward(from offset: Int, in layout: Layout) -> Int {
        let count = layout.cellCount(before: offset)
        guard count < layout.cells.count else { return content.text.clusterEnd(after: offset) }
        return layout.cells[count].upperBound
    }
}

/// The text would be longer than a field's may be (`limits.maxTextLength`).
public struct EditError: Error, Equatable, Sendable {
    /// In Unicode scalars.
    public var found: Int
    public var maximum: Int
}
