import Automata

/// What happens to a field besides edits: focus, leaving, Return, selection, programs.
extension Field {
    /// Gives the field the focus. The selection stays; that of a fresh field is a caret at the end.
    public mutating func focus(at now: Moment) {
        guard !isFocused else { return }
        focusWithoutJudging()
        showAffixes(at: now)
        if definition.validation.on.contains(.focus) { liveVerdict(at: now) }
    }

    /// Shows what stands around a value from the focus on, before there is one.
    private mutating func showAffixes(at now: Moment) {
        switch definition.type.formatter {
        case .number(let format): if format.affixes == .focused { formatFinally(at: now) }
        case .template, .parts: if definition.type.opening == .focused, content.value.isEmpty { formatFinally(at: now) }
        case .plain: break
        }
    }

    mutating func focusWithoutJudging() {
        guard !isFocused else { return }
        isFocused = true
        wasFocused = true
    }

    /// Ends editing: final formatting and final validation. Nothing changes where the field is not focused.
    public mutating func blur(at now: Moment) {
        guard isFocused else { return }
        endComposition(at: now)
        isFocused = false
        touched = true
        formatFinally(at: now)
        editBox?.value.history.breakRun()
        finalVerdict(reaches: definition.validation.on.contains(.blur), at: now)
    }

    /// The Return key: final validation as the policy says. The field keeps its focus.
    ///
    /// - Returns: whether Return leads on; it ends an item of tags first.
    @discardableResult
    public mutating func commit(at now: Moment) -> Bool {
        endComposition(at: now)
        if definition.type.items != nil, closeItem(at: now) { return false }
        formatFinally(at: now)
        finalVerdict(reaches: definition.validation.on.contains(.commit), at: now)
        return true
    }

    /// Final validation that always reaches the state: `field/validate` and submit.
    public mutating func validate(at now: Moment) {
        finalVerdict(reaches: true, isDecisive: true, at: now)
    }

    /// The form is submitted: the field is judged, and counts as left.
    public mutating func submit(at now: Moment) {
        finishEditing(at: now)
        finalVerdict(reaches: true, isDecisive: true, at: now)
    }

    /// What submitting does to a field before any is judged: its text is final, and it counts as left.
    public mutating func finishEditing(at now: Moment) {
        endComposition(at: now)
        formatFinally(at: now)
        touched = true
        wasFocused = true
    }

    /// Moves the selection in the content: a caret to the nearest place where typing is possible, a wider one as asked.
    ///
    /// A caret that is moved by no more than a character to one side goes to the next such place on that side, so
    /// that an arrow key never comes back to where it was.
    mutating func select(_ selection: Range<Int>, step: CaretStep? = nil, at now: Moment) {
        // A selection ends composition, the input method's own moves come with its edits. Which way it went is known of the
        // text before.
        let step = isComposing ? nil : step
        endComposition(at: now)
        let before = content.selection
        let target = step.flatMap { stepTarget($0, selection.lowerBound) }
        moveSelection(to: target.map { .caret($0) } ?? selection)
        guard content.selection != before else { return }
        editBox?.value.history.breakRun()
        editBox?.value.log.loseCaret()
        leaveParts(at: now)
        // What may still become of the text depends on where more can be typed.
        judgeContent(at: now)
    }

    /// The next place for the caret on a side; nil where more than a character's step was asked for.
    private func stepTarget(_ step: CaretStep, _ wanted: Int) -> Int? {
        guard content.selection.isEmpty else { return nil }
        let caret = content.selection.lowerBound
        let target: Int
        switch step {
        case .backward:
            target = content.text.clusterStart(before: caret)
            guard target <= wanted else { return nil }
        case .forward:
            target = content.text.clusterEnd(after: caret)
            guard wanted <= target else { return nil }
        }
        switch definition.type.formatter {
        case .plain: return target
        case .template, .parts: return layout.caret(nearest: target, tail: content.tail, toward: step)
        case .number(let format):
            return format.caret(nearest: target, of: content.value, in: layout, tail: content.tail, toward: step)
        }
    }

    mutating func moveSelection(to selection: Range<Int>) {
        let before = content.selection
        defer {
            if content.selection != before, definition.type.formatter.parts != nil {
                content.zeros = PartMarks(bits: content.zeros).moved.bits
            }
        }
        content.select(selection)
        guard content.selection.isEmpty else { return }
        let offset = content.selection.lowerBound
        switch definition.type.formatter {
        case .plain:
            let start = content.text.clusterStart(before: offset)
            let end = content.text.clusterEnd(after: start)
            guard start < offset, offset < end else { return }
            content.select(.caret(offset - start <= end - offset ? start : end))
        case .template, .parts, .number: content.select(.caret(place(nearest: offset)))
        }
    }

    /// Runs what is due: live validation that waited for quiet.
    public mutating func runTimer(at now: Moment) {
        guard let due = liveDeadline, due <= now.milliseconds else { return }
        liveDeadline = nil
        liveVerdict(at: now)
    }

    /// Sets the content from a program. Setting a view to what it already is changes nothing, but that a field which is to be
    /// empty tells no longer what it did not take.
    public mutating func set(_ view: ContentView, at now: Moment) throws(ContentError) -> ContentReport {
        if view.isNothing, content.text.isEmpty, content.remark != nil {
            content.remark = nil
            textChanged(at: now)
            return ContentReport()
        }
        switch view {
        case .text(let text) where text.isIdentical(to: self.text): return ContentReport()
        case .value(let value) where value.isIdentical(to: content.value): return ContentReport()
        case .typed(let typed) where typed == typedValue(at: now): return ContentReport()
        case .text, .value, .typed: break
        }
        let outcome = try filtered(view, at: now)
        let report = ContentReport(dropped: outcome.dropped, refusal: outcome.refusal)
        guard !outcome.content.text.isIdentical(to: content.text) else {
            // Another text that says the same: what was to be said of the one before is over.
            if outcome.content.remark != content.remark {
                content.remark = outcome.content.remark
                textChanged(at: now)
            }
            return report
        }
        let before = content
        (composition, composedView) = (nil, nil)
        content = outcome.content
        moveSelection(to: .caret(content.text.utf8.count))
        editBox?.value.history.removeAll()
        logOtherChange(before: before, from: version, movesCaret: true)
        textMoved()
        textChanged(at: now)
        return report
    }

    /// Sets the content that a total is computed to, which is no one's edit: the field is not dirty by it.
    public mutating func compute(_ content: ContentView, at now: Moment) {
        _ = try? set(content, at: now)
        initialValue = self.content.value
    }

    /// Takes on other settings. What they mean for the text is judged anew; the text itself stays, or is laid out by
    /// the new type.
    public mutating func redefine(_ definition: FieldDefinition, at now: Moment) {
        let typeChanged = !definition.type.isSame(as: self.definition.type)
        let tookPart = participates
        // A value means what it means: 03042024 is another day where days come first.
        let countryChanged =
            (definition.type.isPlaced || self.definition.type.isPlaced)
            && definition.type.asked.answer(to: .country) != self.definition.type.asked.answer(to: .country)
        let isListed = definition.type.listing != nil
        // WA is Western Australia, and no state of the USA because of that.
        let textBefore = text
        let oldType = self.definition.type
        let keepsMeaning = typeChanged && !(countryChanged && isListed)
        var typedOfOldType = keepsMeaning ? typedValue(at: now) : nil
        var carried: String?
        if keepsMeaning, typedOfOldType == nil, !content.value.isEmpty {
            carried = definition.type.value(carrying: content.value, of: self.definition.type, today: now.today)
            // As if it had been left.
            if carried == nil { typedOfOldType = self.definition.typed(of: finished(content, at: now).value, at: now) }
        }
        self.definition = definition
        if !definition.isSecure { isRevealed = false }
        let shown = (word: overriddenWord, validity: validity, findings: findings)
        defer {
            // The same verdict again is no other one: a word set by hand stays, where the appearance knows it.
            if let word = shown.word {
                let isSame = validity == shown.validity && findings == shown.findings
                overriddenWord = isSame && definition.appearance.words.contains(word) ? word : nil
            } else {
                overriddenWord = nil
            }
        }
        if typeChanged {
            let before = content
            let isComposing = composition != nil
            (composition, composedView) = (nil, nil)
            var view = ContentView.value(carried ?? content.value)
            if let typed = typedOfOldType, definition.type.value(ofTyped: typed, today: now.today) != nil {
                view = .typed(typed)
            } else if carried == nil, let text = definition.type.text(carrying: typedOfOldType, content, of: oldType) {
                view = .text(text)
            }
            if let outcome = try? filtered(view, at: now) {
                let isNone = isListed && definition.type.listing?.place(of: outcome.content.value) == nil
                // What the other country has no such thing as is nothing in it, and no part of something else.
                content = countryChanged && (!outcome.dropped.isEmpty || isNone) ? Content() : outcome.content
            }
            // What was lost when the text was read is still lost.
            if content.remark == nil, before.isMisread { content.remark = before.remark }
            if !isComposing, content.value.isIdentical(to: before.value), shows(before), keepsEdits(at: now) {
                content = before
            } else {
                moveSelection(to: .caret(content.text.utf8.count))
                // What was undone or sent in the old type's shape means nothing in the new one's.
                editBox = nil
            }
            if text.isIdentical(to: textBefore) { forgetClient() } else { textMoved() }
        }
        if tookPart, !participates {
            // An input method that went on would give the field the focus again.
            endComposition(at: now)
            isFocused = false
            liveDeadline = nil
            endQuestion()
        }
        judgeContent(at: now)
        switch validity {
        case .invalid, .warning, .valid, .pending: rejudge(at: now)
        case .unknown: break
        }
    }

    /// Takes on a definition of which the conditions stand otherwise, without being judged by it: a field that is restored
    /// was judged. What it waits for came when the conditions stood so already.
    package mutating func decide(_ definition: FieldDefinition, isNew: Bool = false, at now: Moment) {
        self.definition = definition
        if !participates { isFocused = false }
        if definition.isPlaced {
            if isNew, !text.isEmpty { _ = try? begin(with: .text(text), at: now) }
            showAsPlaced()
        }
        judgeContent(at: now)
    }

    /// Whether all that can be undone, and all that a client may not have seen yet, is the same in the type: as after another bound
    /// of a number.
    private func keepsEdits(at now: Moment) -> Bool {
        guard let edits = editBox?.value else { return true }
        func isKept(_ known: Content) -> Bool {
            guard shows(known), let outcome = try? filtered(.value(known.value), at: now) else { return false }
            return outcome.content.value.isIdentical(to: known.value)
        }
        return edits.history.allSatisfy(isKept) && edits.log.entries.allSatisfy { isKept($0.before) }
    }

    /// Whether the type shows a content as it is.
    private func shows(_ content: Content) -> Bool {
        definition.type.text(of: content.value, tail: content.tail).isIdentical(to: content.text)
    }

    /// Has contents show as they do in the country: what a snapshot says of that is not taken on trust.
    private mutating func showAsPlaced() {
        let type = definition.type
        if let composition, !shows(composition) { self.composition = nil }
        if composition == nil, !shows(content) {
            let text = type.text(of: content.value, tail: content.tail)
            content.show(text, selecting: .caret(text.utf8.count))
        }
        if !history.allSatisfy(shows) { editBox = nil }
    }

    /// Sets or takes away the field's own error (Fluent's `error`).
    public mutating func setOwnError(_ message: String?) {
        ownError = message
    }

    /// Overrides the state in the appearance's words until the next verdict; false for a word it has not.
    public mutating func overrideState(_ word: String) -> Bool {
        guard definition.appearance.words.contains(word) else { return false }
        overriddenWord = word
        return true
    }

    /// The canonical form of a value that is one of its type, of types that have one.
    public func typedValue(at now: Moment) -> Parameter? {
        definition.typed(of: content.value, at: now)
    }

    /// Whether the caret stands at the end, or where what shows behind a number begins.
    private var isAtEnd: Bool {
        guard content.selection.isEmpty else { return false }
        let caret = content.selection.lowerBound
        if caret == content.text.utf8.count { return true }
        guard case .number(let format) = definition.type.formatter, format.affixes != .filled || format.usesParentheses
        else { return false }
        let shown = layout
        return !shown.cells.isEmpty && caret == shown.endOfCell(before: shown.cells.count)
    }

    private mutating func formatFinally(at now: Moment) {
        // What is typed behind a number later is no part of what was typed before.
        if definition.type.formatter.isNumber { content.zeros &= OpenSign.prefixMask }
        let said = contentOfKeys(at: now) ?? (editBox == nil ? nil : contentOfText(content, at: now))
        let result = finished(said ?? content, at: now)
        if said != nil { editBox?.value.history.breakRun() }
        // A suffix that was typed as a part of the value shows as the same text.
        guard !result.text.isIdentical(to: content.text) || !result.value.isIdentical(to: content.value) else {
            content.tail = result.tail
            if said != nil { content.remark = result.remark }
            return
        }
        let before = content
        let wasAtEnd = isAtEnd
        if let said, !said.value.isIdentical(to: before.value) {
            editBox?.value.history.recordReading(over: before)
        }
        content = result
        if said != nil || wasAtEnd { content.select(.caret(content.text.utf8.count)) }
        if said == nil { moveSelection(to: content.selection) }
        logOtherChange(before: before, from: version, movesCaret: true)
        textMoved()
        judgeContent(at: now)
    }
}
