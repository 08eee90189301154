/// Edits, from what a client says to what becomes of the text (specification, “What happens to text”).
extension Field {
    /// Makes an edit, and judges as the policy says. The caller has looked at `isEditable`.
    public mutating func edit(
        _ edit: FieldEdit, at now: Moment, maximumScalars: Int
    ) throws(EditError) -> EditOutcome {
        let view = try clientView(of: edit)
        var sent = sentEdit(edit, in: view)
        // A whole text is what the client shows: it is not put together again of what changed in it.
        let viewAfter =
            if case .text(let whole) = edit.operation { whole } else {
                (view?.value.text ?? text).replacing(sent.range, with: sent.inserted)
            }
        if let wanted = edit.selection { sent.selection = TextSpan(wanted, in: viewAfter).utf8 }
        if edit.composing {
            return try compose(edit, sent, viewAfter, in: view, at: now, maximumScalars: maximumScalars)
        }

        if isComposing, let base = composition {
            let caret = sent.selection.flatMap { $0.isEmpty ? $0.lowerBound : nil }
            guard let change = composedChange(of: base, to: viewAfter, caretAfter: caret) else {
                throw .contentModified
            }
            return try make(
                change, of: edit, sent, viewAfter, base: CopyOnWriteBox(base), at: now,
                maximumScalars: maximumScalars)
        }
        var change: TextChange
        if case .text(let whole) = edit.operation, isAmbiguous(sent, of: edit, leaving: whole, in: view) {
            change = TextChange(range: 0..<content.text.utf8.count, inserted: whole, isRead: true)
        } else if let known = view?.value {
            guard let translated = translated(sent, edit, from: known) else {
                var before = content
                log(sent, edit.baseVersion, before: &before, from: version)
                throw .contentModified
            }
            change = translated
        } else {
            change = resolved(edit, sent)
            if definition.type.digits == nil, change.range == sent.range, change.inserted.isIdentical(to: sent.inserted)
            {
                change.whole = viewAfter
            }
        }
        return try make(change, of: edit, sent, viewAfter, base: nil, at: now, maximumScalars: maximumScalars)
    }

    /// Makes the change that an edit is.
    ///
    /// - Parameters:
    ///   - viewAfter: what the client shows behind its edit.
    ///   - base: the content before an input method began to mark text; nil where none does, as mostly, and boxed for that:
    ///     to look whether it is there would copy it.
    private mutating func make(
        _ change: TextChange, of edit: FieldEdit, _ sent: EditLog.Sent, _ viewAfter: String,
        base: CopyOnWriteBox<Content>?,
        at now: Moment, maximumScalars: Int
    ) throws(EditError) -> EditOutcome {
        // `base ?? content` would copy it, here and below.
        var change = change
        if change.inserted.utf8.count > 1, !change.isRead, !edit.origin.isElsewhere {
            let narrowed = definition.type.narrowed(change.inserted)
            if !narrowed.isIdentical(to: change.inserted) { (change.inserted, change.whole) = (narrowed, nil) }
        }
        // Of a line break of a widget that has two characters for it, only the first is new in all of its text. A key is a line break.
        if case .text = edit.operation, change.inserted.utf8.last == UInt8(ascii: "\r"),
            (base?.value.text ?? content.text).utf8.dropFirst(change.range.upperBound).first == UInt8(ascii: "\n")
        {
            change.inserted = String(change.inserted.slice(0..<change.inserted.utf8.count - 1))
            change.whole = nil
        }
        var outcome: ChangeOutcome
        if let base {
            change.range = TextSpan(change.range, in: base.value.text).utf8
            outcome = applied(change, of: edit, to: base.value, by: composedEditor, at: now)
        } else {
            change.range = TextSpan(change.range, in: content.text).utf8
            outcome = applied(change, of: edit, to: content, by: editor(), at: now)
        }
        // A text has no more scalars than bytes, and those need not be counted.
        if outcome.content.value.utf8.count > maximumScalars {
            let length = outcome.content.value.unicodeScalars.count
            if length > maximumScalars, length > content.value.unicodeScalars.count {
                throw .tooLong(found: length, maximum: maximumScalars)
            }
        }
        try refuseExcess(of: outcome.content.value, at: now)
        // What an input method had written is not always what the tail from before would show.
        let keepsTail =
            base == nil
            || definition.type.formatter.text(of: outcome.content.value, tail: content.tail)
                .isIdentical(to: outcome.content.text)
        if keepsTail, outcome.content.text.isIdentical(to: content.text),
            outcome.content.value.isIdentical(to: content.value)
        {
            outcome.content.tail = content.tail
            // A sign whose meaning is open may be all that was typed, or a literal that shows already.
            if definition.type.formatter.parts != nil {
                let marks = PartMarks(bits: outcome.content.zeros)
                outcome.content.zeros = PartMarks(bits: content.zeros).with(caretOf: marks).bits
            }
            // What was said of the text still holds, unless all of it was read again.
            let isReadAgain =
                outcome.taken > 0 && (change.isRead || edit.origin.isElsewhere)
                && change.range.count >= content.text.utf8.count
            if outcome.content.remark == nil, !isReadAgain { outcome.content.remark = content.remark }
        }
        // Who empties a field that is empty wants nothing of what it did not take.
        if content.text.isEmpty, change.inserted.isEmpty { outcome.content.remark = nil }
        if definition.type.rereadsKeys {
            var step: EditHistory.Keys.Step =
                if let base {
                    base.value.step(of: change)
                } else {
                    isRead(change, of: edit, into: content) ? .ends : content.step(of: change)
                }
            // Behind the last that shows nothing is left to be read.
            if step == .takesBack, outcome.content.value.isEmpty { step = .ends }
            // The no of a flag that nobody typed is nothing.
            if step == .goesOn, history.keys == nil, definition.type.listing?.isFlag == true {
                step = .goesOnFromNothing
            }
            history.note(change.inserted, step, hasRefusal: !outcome.dropped.isEmpty)
        }
        // From here on the outcome holds the content from before: exchanged, neither is copied.
        swap(&content, &outcome.content)
        if shownText(of: content).isIdentical(to: viewAfter) {
            takeSelection(of: edit, sent, change, isComposed: base != nil)
        }
        if base != nil { (composition, composedView) = (nil, nil) }
        let isLeft = !edit.origin.focuses && !isFocused
        if isLeft {
            // What a program writes into a field that nobody is in is formatted as if it had been left.
            content = finished(content, at: now)
            moveSelection(to: .caret(content.text.utf8.count))
        } else {
            // The caret is where the edit left it. A key that begins a prefix before it shows is its first sign, and no digit follows
            // the rest of it yet: `+7` is no 7.
            let beginsPrefix = !isFocused && content.tail.isTyped && !outcome.content.tail.isTyped
            isFocused = true
            wasFocused = true
            if !beginsPrefix, let opened = opened(content) { content = opened }
        }

        let isNewText = !content.text.isIdentical(to: outcome.content.text)
        let patch = EditRecovery.patch(from: viewAfter, to: text)
        if let base {
            if !content.isLike(base.value) {
                history.record(before: base.value, change: change.range, caret: content.selection, kind: .single)
            }
        } else if !content.isLike(outcome.content) {
            history.record(
                before: outcome.content, change: change.range, caret: content.selection,
                kind: historyKind(of: change, edit.origin))
        }
        let versionBefore = version
        if isNewText {
            textMoved()
        } else if patch != nil, case .version = edit.baseVersion {
            // Nothing changed here, but what the client shows did: its next edit must be told from one that is made
            // after this answer was taken (specification, section 3). That goes for the end of a composition too.
            countVersion()
        }
        // What was left out of a text may be all that is new.
        if isNewText || base != nil || content.remark !== outcome.content.remark { textChanged(at: now) }
        // A caret that an edit only moved is another place where more may be typed.
        if !isNewText, base == nil, content.selection != outcome.content.selection { judgeContent(at: now) }
        switch edit.baseVersion {
        case .other where !isNewText && content.value.isIdentical(to: outcome.content.value):
            // The end of a composition that leaves all as it is: a selection behind it is the client's in this version.
            break
        case .current, .other, .version:
            log(sent, edit.baseVersion, before: &outcome.content, from: versionBefore)
        }
        if patch != nil, !isLeft { findSelection(of: sent, edit.baseVersion) }
        if isLeft, isNewText { finalVerdict(reaches: definition.validation.on.contains(.blur), at: now) }
        return EditOutcome(
            accepted: outcome.dropped.isEmpty || outcome.taken > 0, dropped: outcome.dropped, refusal: outcome.refusal,
            textChanged: isNewText, hasTaken: outcome.taken > 0 || base != nil,
            patch: patch.map { EditOutcome.Patch(view: viewAfter, range: $0.range, text: $0.text) })
    }

    /// Refuses a value that gets longer than judging it may take.
    @inline(__always)
    private func refuseExcess(of value: String, at now: Moment) throws(EditError) {
        guard value.utf8.count > WorkExcess.alwaysTaken,
            let excess = definition.excess(of: value, at: now),
            value.unicodeScalars.count > content.value.unicodeScalars.count
        else { return }
        throw .tooMuchWork(excess)
    }

    @inline(__always)
    private func applied(
        _ change: TextChange, of edit: FieldEdit, to base: Content, by editor: ContentEditor, at now: Moment
    ) -> ChangeOutcome {
        let held = definition.type.held(change.inserted)
        if change.range.count == held.utf8.count, held.isIdentical(to: String(base.text.slice(change.range))) {
            return unchanged(change, by: edit, of: base)
        }
        var editor = editor
        if isRead(change, of: edit, into: base) { return read(change, into: base, by: editor, at: now) }
        editor.keepCase(if: makesSmall(change, of: base))
        return editor.apply(change, to: base)
    }

    /// Takes of what an input method has written what fits: it was typed key by key, and a whole sentence would be lost to its end.
    private var composedEditor: ContentEditor {
        var limits = definition.limits
        if limits.overflow == .reject { limits.overflow = .truncate }
        return editor(limits: limits)
    }

    /// Whether a small letter is typed in place of its capital, which was selected or has just been deleted: whoever does that wants no
    /// capital (`van`).
    private func makesSmall(_ change: TextChange, of base: Content) -> Bool {
        guard let letter = change.inserted.first, change.inserted.count == 1 else { return false }
        let capital = letter.upperCased
        if capital == letter { return false }
        let before = change.range.isEmpty ? editBox?.value.history.latest?.text : base.text
        guard let before,
            before.utf8.count == base.text.utf8.count - change.range.count + capital.utf8.count
        else { return false }
        return before.isIdentical(to: base.text.replacing(change.range, with: String(capital)))
    }

    @inline(__always)
    private func isRead(_ change: TextChange, of edit: FieldEdit, into base: Content) -> Bool {
        if change.isRead || edit.origin.isElsewhere { return true }
        // A whole text of several characters where none was is no key, whoever says that it was typed.
        guard case .text = edit.operation, base.text.isEmpty, change.inserted.utf8.count > 1 else { return false }
        return change.inserted.count > 1
    }

    /// What becomes of a content a part of which is replaced by itself: nothing, but that the caret is behind it. A client
    /// that says its whole text alone says nothing of the caret.
    private func unchanged(_ change: TextChange, by edit: FieldEdit, of base: Content) -> ChangeOutcome {
        var outcome = ChangeOutcome(content: base, taken: LengthUnit.character.count(change.inserted))
        switch edit.operation {
        case .text where edit.selection == nil: break
        case .text, .range, .input, .delete: outcome.content.select(.caret(change.range.upperBound))
        }
        return outcome
    }

    /// Takes over the widget's selection where the widget shows the field's text. A caret behind the change is where the
    /// edit left it, which may be over literals, but for a whole text that was read, or that changes nothing.
    private mutating func takeSelection(
        of edit: FieldEdit, _ sent: EditLog.Sent, _ change: TextChange, isComposed: Bool
    ) {
        // All that an input method wrote is one change, and the caret need not be behind that.
        let digits = definition.type.shownDigits(of: content)
        let given = sent.selection.map { digits?.held($0) ?? $0 }
        let caret = digits?.held(sent.caret) ?? sent.caret
        if let wanted = given ?? (isComposed ? caret : nil) {
            let behind = digits == nil ? change.range.lowerBound + change.inserted.utf8.count : caret.lowerBound
            if !wanted.isEmpty {
                content.select(wanted)
            } else if wanted.lowerBound != behind {
                moveSelection(to: wanted)
            }
        }
        guard case .text = edit.operation, given?.isEmpty ?? true else { return }
        if let wanted = given {
            if change.isRead || change.range.isEmpty && change.inserted.isEmpty { moveSelection(to: wanted) }
        } else if change.isRead {
            // Behind the change, and over literals where something follows them.
            let behind = caret.lowerBound
            let shown = layout
            let count = shown.cellCount(before: behind)
            moveSelection(to: .caret(count < shown.cells.count ? shown.cells[count].lowerBound : behind))
        }
    }

    /// Puts the selection where the widget's is, of a client that shows another text and says where it has put it.
    private mutating func findSelection(of sent: EditLog.Sent, _ baseVersion: FieldEdit.BaseVersion) {
        guard case .version(let taken) = baseVersion, let wanted = sent.selection, wanted != sent.caret,
            let range = heldRange(wanted, inViewOf: taken)
        else { return }
        moveSelection(to: range)
    }

    /// Selects a range of the text that a client shows; what is there now for it. Where that is not known any more it is the
    /// same offsets.
    public mutating func select(
        _ range: Range<Int>, inViewOf baseVersion: FieldEdit.BaseVersion, step: CaretStep? = nil, at now: Moment
    ) {
        guard case .version(let taken) = baseVersion else {
            select(shown: range, step: step, at: now)
            return
        }
        var wanted = range
        if viewText(of: baseVersion) != text {
            wanted = heldRange(range, inViewOf: taken).map { shown($0) } ?? range.clamped(to: 0..<text.utf8.count)
        }
        let asked = TextSpan(wanted, in: text).utf8
        let versionBefore = version
        var before = content
        select(shown: wanted, step: step, at: now)
        guard taken >= versionBefore, version == versionBefore, selection != asked else {
            editBox?.value.log.select(range, inViewOf: taken)
            return
        }
        // The client shows its caret where it may not stand until it takes this answer: an edit made before must be told
        // from one that is made after (specification, section 3).
        countVersion()
        let sent = EditLog.Sent(range: .caret(asked.lowerBound), inserted: "", selection: asked)
        log(sent, baseVersion, before: &before, from: versionBefore)
    }

    /// The range of the content, in UTF-8 offsets, that one in the view of a client stands for that took a version last; nil
    /// where that is not known any more.
    private mutating func heldRange(_ range: Range<Int>, inViewOf version: Int64) -> Range<Int>? {
        guard let view = editLog.clientView(version: version, of: definition.type),
            let values = view.valueRange(of: TextSpan(range, in: view.text).utf8)
        else { return nil }
        return textRange(ofValue: values)
    }

    /// Whether what a client's whole text says is no key that its user pressed: something is in place of something else
    /// that was not selected, or a program or the system has put it there. It is a text from elsewhere, and is read as one.
    private func isAmbiguous(
        _ sent: EditLog.Sent, of edit: FieldEdit, leaving whole: String, in view: CopyOnWriteBox<ClientView>?
    ) -> Bool {
        if definition.type.formatter.isPlain || sent.range.isEmpty && sent.inserted.isEmpty { return false }
        let sawOtherChanges = view.map { $0.value.sawOtherChanges } ?? false
        switch edit.origin {
        case .autofill, .program: return !whole.isEmpty && !sawOtherChanges
        // A pasted text may be what stands there without its separators.
        case .paste, .drop: if whole.isEmpty { return false }
        case .typing: if sent.inserted.isEmpty { return false }
        }
        if sent.range.isEmpty { return false }
        return !sawOtherChanges && sent.range != (view?.value.selection ?? selection)
    }

    private func historyKind(of change: TextChange, _ origin: FieldEdit.Origin) -> EditHistory.Kind {
        guard origin == .typing else { return .single }
        if !change.inserted.isEmpty { return change.range.isEmpty ? .typing : .single }
        switch change.direction {
        case .backward: return .deletingBackward
        case .forward: return .deletingForward
        case .none: return .single
        }
    }

    // MARK: What the client shows

    /// What the client shows before its edit, where that is not the server's text. In a box, since mostly there is none.
    private mutating func clientView(of edit: FieldEdit) throws(EditError) -> CopyOnWriteBox<ClientView>? {
        guard case .version(let taken) = edit.baseVersion, taken < version else { return nil }
        guard let view = editLog.clientView(version: taken, of: definition.type) else {
            throw .contentModified
        }
        return CopyOnWriteBox(view)
    }

    /// The text in which the offsets of an edit are; nil where it can't be known any more.
    public mutating func viewText(of baseVersion: FieldEdit.BaseVersion) -> String? {
        guard case .version(let taken) = baseVersion, taken < version else { return text }
        return editLog.clientView(version: taken, of: definition.type)?.text
    }

    /// The edit as a widget makes it that knows nothing of templates, in its own text.
    private func sentEdit(_ edit: FieldEdit, in view: CopyOnWriteBox<ClientView>?) -> EditLog.Sent {
        let text = view?.value.text ?? self.text
        let selection = TextSpan(view?.value.selection ?? self.selection, in: text).utf8
        let range: Range<Int>
        var inserted = ""
        switch edit.operation {
        case .text(let whole):
            let caret = edit.selection.flatMap { $0.isEmpty ? TextSpan($0, in: whole).utf8.lowerBound : nil }
            let change = EditRecovery.change(
                from: text, to: whole, caretAfter: caret, selectionBefore: selection)
            // Typed over a selection, its own first characters delete none of the literals behind them.
            if !definition.type.formatter.isPlain, change.inserted.isEmpty, change.range.lowerBound == caret,
                change.range.upperBound == selection.upperBound, change.range.lowerBound > selection.lowerBound
            {
                range = selection
                inserted = String(text.slice(selection.lowerBound..<change.range.lowerBound))
            } else {
                (range, inserted) = (change.range, change.inserted)
            }
        case .range(let replaced, let insert):
            (range, inserted) = (TextSpan(replaced, in: text).utf8, insert)
        case .input(let input):
            (range, inserted) = (selection, input)
        case .delete(.all, _): range = 0..<text.utf8.count
        case .delete where !selection.isEmpty: range = selection
        case .delete(.backward, let count):
            range = text.clusterStart(before: selection.lowerBound, count: count)..<selection.lowerBound
        case .delete(.forward, let count):
            range = selection.upperBound..<text.clusterEnd(after: selection.upperBound, count: count)
        case .delete(.wordBackward, let count):
            range = text.wordStart(before: selection.lowerBound, count: count)..<selection.lowerBound
        case .delete(.wordForward, let count):
            range = selection.upperBound..<text.wordEnd(after: selection.upperBound, count: count)
        }
        return EditLog.Sent(range: range, inserted: inserted, selection: nil)
    }

    /// The change of the server's text that an edit of an older view is; nil where something else changed what it is
    /// about.
    private func translated(_ sent: EditLog.Sent, _ edit: FieldEdit, from view: ClientView) -> TextChange? {
        switch edit.operation {
        case .input, .delete: return resolved(edit, sent)
        case .text, .range: break
        }
        // At the caret that the client's own edits left: there the server's caret is, whatever was refused, written or undone between.
        if view.caretIsServers {
            let caret = view.selection
            if caret.isEmpty, sent.inserted.isEmpty, !sent.range.isEmpty {
                let isOne = view.text.clusterEnd(after: sent.range.lowerBound) == sent.range.upperBound
                if isOne, sent.range.upperBound == caret.lowerBound { return deletion(.backward, count: 1) }
                if isOne, sent.range.lowerBound == caret.lowerBound { return deletion(.forward, count: 1) }
            }
            let isAll = !caret.isEmpty && caret == 0..<view.text.utf8.count
            if sent.range == caret, !isAll { return TextChange(range: content.selection, inserted: sent.inserted) }
        }
        if sent.range == 0..<view.text.utf8.count, !sent.range.isEmpty {
            return TextChange(range: 0..<content.text.utf8.count, inserted: sent.inserted)
        }
        guard let range = view.valueRange(of: sent.range) else { return nil }
        return TextChange(range: textRange(ofValue: range), inserted: sent.inserted)
    }

    private func textRange(ofValue range: Range<Int>) -> Range<Int> {
        switch definition.type.formatter {
        case .plain: range.clamped(toLengthOf: content.text)
        case .template, .parts, .number: layout.textRange(ofValue: range)
        }
    }

    /// Notes what happened, for edits that are made without having seen it. The content from before is given away.
    private mutating func log(
        _ sent: EditLog.Sent, _ baseVersion: FieldEdit.BaseVersion, before: inout Content, from: Int64
    ) {
        let isOwn: Bool
        let hasTaken: Bool
        switch baseVersion {
        case .current: (isOwn, hasTaken) = (true, true)
        case .version(let taken): (isOwn, hasTaken) = (true, taken >= from)
        case .other: (isOwn, hasTaken) = (false, false)
        }
        // Whoever has taken all that was before will not name it again. Where the version stays, whoever names it next has taken
        // this answer: what was refused is in no view.
        if hasTaken, version == from {
            editLog.removeAll()
        } else if hasTaken {
            editLog.begin(from: from, before: &before, sent: sent, valueAfter: content.value)
        } else {
            editLog.append(
                EditLog.Entry(from: from, before: before, sent: isOwn ? sent : nil, valueAfter: content.value))
        }
    }

    /// Notes that something else than the client's edits changed the text.
    ///
    /// - Parameter movesCaret: whether the caret is no longer where the client's edits left it. Behind what it did itself, such as
    ///   to undo, it is where an edit is to act that does not know of it.
    mutating func logOtherChange(before: Content, from: Int64, movesCaret: Bool) {
        guard !content.text.isIdentical(to: before.text) else { return }
        editLog.append(
            EditLog.Entry(
                from: from, before: before, sent: nil, valueAfter: content.value, selectionMoved: movesCaret))
    }

    // MARK: What the client did

    /// The change that an edit is in the server's text.
    private func resolved(_ edit: FieldEdit, _ sent: EditLog.Sent) -> TextChange {
        switch edit.operation {
        case .text:
            return TextChange(range: held(sent.range), inserted: sent.inserted, direction: direction(of: sent))
        case .range(let range, let insert):
            return TextChange(
                range: held(TextSpan(range, in: text).utf8), inserted: insert, direction: direction(of: sent))
        case .input(let text):
            return TextChange(range: content.selection, inserted: text)
        case .delete(let deletion, let count):
            return self.deletion(deletion, count: count)
        }
    }

    /// Which key a deletion was most likely made with.
    private func direction(of sent: EditLog.Sent) -> TextChange.Direction {
        let selection = selection
        guard sent.inserted.isEmpty, !sent.range.isEmpty, selection != sent.range else { return .none }
        let isForward = selection.isEmpty && selection.lowerBound == sent.range.lowerBound
        return isForward ? .forward : .backward
    }

    /// A deletion at the selection: a selection that is more than a caret goes, whatever the key.
    private func deletion(_ deletion: FieldEdit.Deletion, count: Int) -> TextChange {
        let text = content.text
        let selection = content.selection
        if deletion == .all { return TextChange(range: 0..<text.utf8.count, inserted: "") }
        if !selection.isEmpty { return TextChange(range: selection, inserted: "") }
        var start = selection.lowerBound
        var end = start
        if deletion == .backward, count == 1, start == text.utf8.count, start > 0, content.tail == .none,
            !definition.type.formatter.writesBehindLast, text.clusterStart(before: start) == start - 1
        {
            // Behind the last cell: what is one byte there is all of it.
            return TextChange(range: start - 1..<start, inserted: "", direction: .backward)
        }
        switch deletion {
        case .backward: start = stepBackward(from: start, count: count, in: layout)
        case .forward: end = stepForward(from: end, count: count, in: layout)
        case .wordBackward: start = wordStart(before: start, count: count)
        case .wordForward: end = wordEnd(after: end, count: count)
        case .all: break
        }
        let backward = deletion == .backward || deletion == .wordBackward
        return TextChange(range: start..<end, inserted: "", direction: backward ? .backward : .forward)
    }

    /// What separates characters of a value, or shows where some are missing, is no word: the one behind it goes too.
    private func wordStart(before offset: Int, count: Int) -> Int {
        let start = content.text.wordStart(before: offset, count: count)
        guard count > 0, start > 0, !definition.type.formatter.isPlain else { return start }
        guard let last = filledCells.last(where: { $0.lowerBound < offset }) else { return 0 }
        return last.upperBound <= start ? content.text.wordStart(before: last.upperBound) : start
    }

    private func wordEnd(after offset: Int, count: Int) -> Int {
        let (text, end) = (content.text, content.text.wordEnd(after: offset, count: count))
        guard count > 0, end < text.utf8.count, !definition.type.formatter.isPlain else { return end }
        guard let first = filledCells.first(where: { $0.upperBound > offset }) else { return text.utf8.count }
        return first.lowerBound >= end ? text.wordEnd(after: first.lowerBound) : end
    }

    /// Where characters of the value stand.
    private var filledCells: [Range<Int>] {
        let layout = layout
        let gaps = Set(layout.gaps)
        return layout.cells.indices.filter { !gaps.contains($0) }.map { layout.cells[$0] }
    }

    /// So many keys' worth backward. Literals are stepped over together with the character behind which they stand, so
    /// that each of several counts takes a character; literals that were typed at the end go one by one.
    private func stepBackward(from offset: Int, count: Int, in layout: Layout) -> Int {
        var left = max(count, 0)
        var offset = offset
        let end = layout.endOfCell(before: layout.cells.count)
        if case .typed = content.tail, offset > end {
            let steps = min(left, content.text.slice(end..<offset).count)
            offset = content.text.clusterStart(before: offset, count: steps)
            left -= steps
        }
        guard left > 0 else { return offset }
        let cells = layout.cellCount(before: offset)
        if cells >= left { return layout.cells[cells - left].lowerBound }
        let rest = cells > 0 ? layout.cells[0].lowerBound : offset
        return content.text.clusterStart(before: rest, count: left - cells)
    }

    private func stepForward(from offset: Int, count: Int, in layout: Layout) -> Int {
        let left = max(count, 0)
        guard left > 0 else { return offset }
        // The first cell that ends behind the offset: it may begin before it.
        let cells = layout.cellCount(before: offset)
        let following = layout.cells.count - cells
        if following >= left { return layout.cells[cells + left - 1].upperBound }
        let rest = following > 0 ? layout.cells[layout.cells.count - 1].upperBound : offset
        return content.text.clusterEnd(after: rest, count: left - following)
    }

    // MARK: Input methods

    /// Text that an input method has marked is taken as it is; nothing is filtered, formatted or judged until it ends.
    private mutating func compose(
        _ edit: FieldEdit, _ sent: EditLog.Sent, _ viewAfter: String, in view: CopyOnWriteBox<ClientView>?,
        at now: Moment, maximumScalars: Int
    ) throws(EditError) -> EditOutcome {
        // What an input method shows is all of the text: what somebody else has changed in it since would be lost.
        if let known = view?.value, known.sawOtherChanges, !known.text.isIdentical(to: text) {
            var before = content
            log(sent, edit.baseVersion, before: &before, from: version)
            throw .contentModified
        }
        let length = viewAfter.unicodeScalars.count
        if length > maximumScalars { throw .tooLong(found: length, maximum: maximumScalars) }
        try refuseExcess(of: viewAfter, at: now)
        var before = content
        let versionBefore = version
        let base = composition ?? content
        if !isComposing { composedView = view?.value }
        composition = base
        focusWithoutJudging()
        let caret = Range.caret(sent.range.lowerBound + sent.inserted.utf8.count)
        content.show(viewAfter, selecting: sent.selection ?? caret)
        if definition.type.formatter.isPlain, definition.type.digits == nil {
            content.value = viewAfter
        } else {
            // What the value would be if composition ended here.
            let change = composedChange(of: base, to: viewAfter, caretAfter: nil)
            content.value = change.map { composedEditor.apply($0, to: base).content.value } ?? base.value
        }
        var result = EditOutcome()
        result.textChanged = !content.text.isIdentical(to: before.text)
        // Validation rests, what waited for quiet too; what is true of the text does not.
        liveDeadline = nil
        if result.textChanged {
            textMoved()
            judgeContent(at: now)
        }
        log(sent, edit.baseVersion, before: &before, from: versionBefore)
        return result
    }

    /// The change of a content that an input method has made so far; nil where it is in something that was changed since the client
    /// took it.
    private func composedChange(of base: Content, to viewAfter: String, caretAfter: Int?) -> TextChange? {
        let shown = shownText(of: base)
        guard let start = composedView, !start.text.isIdentical(to: shown) else {
            let change = EditRecovery.change(
                from: shown, to: viewAfter, caretAfter: caretAfter, selectionBefore: shownSelection(of: base))
            return held(change, in: base)
        }
        var change = EditRecovery.change(
            from: start.text, to: viewAfter, caretAfter: caretAfter, selectionBefore: start.selection)
        // At the client's caret is the server's, wherever that stands in its text.
        if change.range == start.selection && start.caretIsServers || change.range.isEmpty && change.inserted.isEmpty {
            change.range = base.selection
        } else if let values = start.valueRange(of: change.range) {
            change.range =
                definition.type.formatter.isPlain
                ? values.clamped(toLengthOf: base.text)
                : definition.type.formatter.layout(base.value, tail: base.tail).textRange(ofValue: values)
        } else {
            return nil
        }
        return change
    }

    /// Ends composition with the text as it is: by blur, Return, or a selection elsewhere.
    mutating func endComposition(at now: Moment) {
        guard composition != nil else { return }
        let text = content.text
        _ = try? edit(
            FieldEdit(.text(text), baseVersion: .other, selection: content.selection), at: now, maximumScalars: .max)
    }

    // MARK: Undo

    /// Takes back the last unit of editing: nothing changes where there is none, and it is refused while an input method is at work.
    public mutating func undo(at now: Moment) -> EditOutcome { travel(at: now) { $0.undo(from: $1) } }

    /// Brings back what was undone last.
    public mutating func redo(at now: Moment) -> EditOutcome { travel(at: now) { $0.redo(from: $1) } }

    private mutating func travel(at now: Moment, _ step: (inout EditHistory, Content) -> Content?) -> EditOutcome {
        guard composition == nil else {
            var refused = EditOutcome(refusal: .composing)
            refused.accepted = false
            return refused
        }
        let before = content
        guard let content = step(&history, before) else { return EditOutcome() }
        let versionBefore = version
        self.content = content
        var result = EditOutcome()
        result.textChanged = !content.text.isIdentical(to: before.text)
        focusWithoutJudging()
        if result.textChanged {
            textMoved()
            textChanged(at: now)
        }
        logOtherChange(before: before, from: versionBefore, movesCaret: false)
        return result
    }
}

extension Content {
    /// What a change is to the keys before it.
    @inline(__always)
    fileprivate func step(of change: TextChange) -> EditHistory.Keys.Step {
        if change.inserted.isEmpty {
            // A key that Backspace takes back is as if it had not been typed, where just one character goes with it.
            let isOne =
                change.direction == .backward && (change.range.count == 1 || text.slice(change.range).count == 1)
            return isOne && selection == .caret(change.range.upperBound) ? .takesBack : .ends
        }
        let isAll = value.isEmpty || change.range.count == text.utf8.count
        // Of keys that are refused over a selection more may follow.
        if change.range == selection { return isAll ? .goesOnFromNothing : .goesOn }
        return isAll ? .begins : .ends
    }
}
