import FieldEngine
import FieldProtocol
import JSONBytes

/// How a field looks on the wire (specification, section 5).
extension Session {
    func snapshot(of field: Field, at now: Moment) -> FieldSnapshot {
        FieldSnapshot(
            field: field.identifier, form: field.settings.form, group: field.settings.group,
            type: field.definition.type.name, version: field.version, text: field.text, value: field.value,
            typed: shownTyped(of: field, at: now), selection: wireRange(field.selection, in: field.text),
            status: status(of: field, at: now, isSnapshot: true))
    }

    /// Answers the request that made a field with all that is told of it. Of a million fields the answers are the most
    /// that is written: what most of them share is at hand, and nothing is put together only to be written.
    mutating func answer(with field: borrowing Field, _ report: ContentReport, at now: Moment) -> Answered {
        let view = view(of: field, isSnapshot: true, at: now)
        if view.widget != nil || isDebugging(field.definition) || field.definition.showsCounter || field.showsFindings {
            let status = status(of: view)
            return answer(with: field, report, at: now) { status.encodeMembers(to: &$0) }
        }
        let tail = answerTail.status(FieldState(view), helper(of: view))
        return answer(with: field, report, at: now) { writer in
            tail.withUnsafeBufferPointer { writer.bytes.append(contentsOf: $0) }
        }
    }

    private mutating func answer(
        with field: borrowing Field, _ report: ContentReport, at now: Moment, status: (inout JSONWriter) -> Void
    ) -> Answered {
        let typed = shownTyped(of: field, at: now)
        let selection = wireRange(field.selection, in: field.text)
        return reply { writer in
            FieldSnapshot.encodeMembers(
                to: &writer, field: field.identifier, form: field.definition.form, group: field.definition.group,
                type: field.definition.type.name, version: field.version, text: field.text, value: field.value,
                typed: typed, selection: selection, dropped: report.dropped.isEmpty ? nil : report.dropped,
                reason: report.refusal?.wire, transitions: nil, status: status)
        }
    }

    /// The typed form, where it is told: a secret is told as `text` and `value` only (specification, section 5).
    func shownTyped(of field: borrowing Field, at now: Moment) -> Parameter? {
        field.isSecure ? nil : field.typedValue(at: now)
    }

    /// What a client sees of a field. `isSnapshot`: with `allowed`, and with where Return leads now; a notification tells both as
    /// they were last told, or asked for.
    func view(of field: borrowing Field, isSnapshot: Bool = false, at now: Moment) -> FieldView {
        guard connection.wantsPresentation else { return FieldView(field, widget: nil, at: now) }
        // What may come next is told by what is there already: of a secret only to who is answered.
        let options = WidgetView.Options(
            encoding: connection.encoding, leadsOn: isSnapshot ? leadsOn(from: field) : nil,
            tellsAllowed: isSnapshot || connection.wantsAllowed && !field.isSecure)
        return FieldView(field, widget: options, at: now)
    }

    /// What a field shows.
    func status(of field: borrowing Field, at now: Moment, isSnapshot: Bool) -> FieldStatus {
        status(of: view(of: field, isSnapshot: isSnapshot, at: now))
    }

    func status(of view: FieldView) -> FieldStatus {
        let helper = helper(of: view)
        return FieldStatus(
            diagnostics: diagnostics(of: view), state: FieldState(view), helper: helper, counter: counter(of: view),
            presentation: view.widget.map { Presentation(view.definition, $0, helper: helper) },
            debug: isDebugging(view.definition) ? view.debugLine : nil)
    }

    private func diagnostics(of view: FieldView) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        diagnostics.reserveCapacity(view.findings.count)
        for (finding, range) in zip(view.findings, view.findingRanges) {
            diagnostics.append(diagnostic(finding, at: range, in: view.text, view.definition))
        }
        return diagnostics
    }

    private func helper(of view: FieldView) -> HelperLine? {
        view.helper(connection.catalogue).map { HelperLine(text: $0.text, kind: $0.kind.wire) }
    }

    private func counter(of view: FieldView) -> CharacterCounter? {
        view.counter.map {
            CharacterCounter(
                count: Int64($0.count), max: $0.maximum.map { Int64($0) }, remaining: $0.remaining.map { Int64($0) },
                text: $0.text, overflow: $0.overflows)
        }
    }

    func diagnostic(_ finding: Finding, of field: borrowing Field) -> Diagnostic {
        diagnostic(finding, at: field.textRange(of: finding), in: field.text, field.definition)
    }

    private func diagnostic(
        _ finding: Finding, at range: Range<Int>, in text: String, _ definition: FieldDefinition
    ) -> Diagnostic {
        Diagnostic(
            severity: finding.severity.wire, code: finding.code,
            message: connection.catalogue.text(for: finding, definition: definition), range: wireRange(range, in: text),
            source: finding.source.wire,
            data: finding.data.isEmpty ? nil : .table(finding.data))
    }

    /// Pushes what a change of the field changed of what its client sees, and moves the counts of its form.
    mutating func fieldChanged(_ number: Int32, from before: FieldView, at now: Moment) {
        guard let place = registry.place(of: number) else { return }
        fieldChanged(&place.field, from: before, at: now)
    }

    /// The same of a field that is lent.
    mutating func fieldChanged(_ field: inout Field, from old: FieldView, at now: Moment) {
        if field.isFocused != old.isFocused {
            raise(field.isFocused ? .didBeginEditing : .didEndEditing, of: field)
        }
        if connection.wantsPresentation { field.hasNext = leadsOn(from: field) }
        if field.liveDeadline != old.liveDeadline {
            let purpose = TimerQueue.Purpose.liveValidation(field: field.number)
            if let deadline = field.liveDeadline { timers.restart(purpose, at: deadline) } else { timers.drop(purpose) }
        }
        if old.isAsking || field.isAsking { follow(field.question, of: field.number) }
        // A field that moves is counted out before the change and in behind it.
        let isSame = field.definition === old.definition
        let stays =
            isSame || field.definition.form == old.definition.form && field.definition.group == old.definition.group
        if stays, field.standing != old.standing { standingChanged(of: field, from: old.standing) }
        if stays, !isSame, field.definition.isEditable != old.definition.isEditable {
            forms[field.definition.form]?.form.setStop(
                field.definition.isEditable, at: field.number, name: field.identifier)
        }
        let view = view(of: field, at: now)
        let (oldWords, words) = words(of: old, and: view)
        guard let changes = changes(from: old, oldWords, to: view, words) else { return }
        if isDebugging(view.definition) {
            noteTransition(of: &field, from: FieldState(old), to: FieldState(view), at: now)
        }
        if connection.wantsEvents, oldWords.helper.lines != words.helper.lines { raise(.layout, of: field) }
        // Events go before it, and come after it.
        if connection.wantsEvents { swap(&reports, &notifications) }
        report(field, view, words, changes.presentation)
        if connection.wantsEvents { swap(&reports, &notifications) }
    }

    /// What is to be told of a field that looks different from before; nil where it looks the same and has the same version.
    private func changes(
        from old: FieldView, _ oldWords: ViewWords, to view: FieldView, _ words: ViewWords
    ) -> ViewChanges? {
        guard old.definition === view.definition else {
            // Anything may differ that the definition decides.
            let (before, after) = (status(of: old), status(of: view))
            if before == after, old.version == view.version { return nil }
            guard let was = before.presentation, let after = after.presentation, was != after else {
                return ViewChanges()
            }
            return ViewChanges(presentation: PresentationChanges(from: was, to: after))
        }
        var changes = ViewChanges()
        // What a screen reader says is the helper line.
        if let before = old.widget, let after = view.widget,
            before != after || oldWords.helper?.text != words.helper?.text
        {
            let told = PresentationChanges(
                from: before, to: after, of: view.definition, helpers: (oldWords.helper, words.helper))
            // Another helper line may be the same hint.
            if before != after || told.accessibility.isPresent { changes.presentation = told }
        }
        if view.version == old.version, oldWords.diagnostics == words.diagnostics, view.hasSameState(as: old),
            changes.presentation == nil
        {
            return nil
        }
        return changes
    }

    /// What was found of a field in the words of its client. Made once for an event, since each sentence is put together.
    private struct ViewWords {
        var diagnostics: [Diagnostic]
        var helper: HelperLine?
    }

    /// The words of both views. Other findings may come to the same diagnostics: one phase finds fault with a range where
    /// another does with all of the value. A finding that stays may show elsewhere: while an input method writes, all of the
    /// text.
    private func words(of old: FieldView, and view: FieldView) -> (old: ViewWords, new: ViewWords) {
        let new = ViewWords(diagnostics: diagnostics(of: view), helper: helper(of: view))
        // Without findings the helper line is the definition's.
        if old.definition === view.definition, old.findings.isEmpty, view.findings.isEmpty { return (new, new) }
        return (ViewWords(diagnostics: diagnostics(of: old), helper: helper(of: old)), new)
    }

    /// What of a report is not told whole.
    private struct ViewChanges {
        /// Nil where nothing of it changed.
        var presentation: PresentationChanges?
    }

    private mutating func report(
        _ field: borrowing Field, _ view: FieldView, _ words: ViewWords, _ changes: PresentationChanges?
    ) {
        let state = FieldState(view)
        let debug = isDebugging(view.definition) ? view.debugLine : nil
        guard view.findings.isEmpty, !view.definition.showsCounter, debug == nil else {
            notify(
                FieldDiagnosticsParams(
                    field: field.identifier, version: view.version, diagnostics: words.diagnostics, state: state,
                    helper: words.helper, counter: counter(of: view), presentation: changes, debug: debug),
                field: field.number)
            return
        }
        let frame = beginNotification()
        reportTail.write(field: field.identifier, version: view.version, state, words.helper, changes, to: &writer)
        endNotification(frame, field: field.number)
    }

    /// Tells a client that wants to know what happened in a field.
    @inline(__always)
    mutating func raise(_ event: FieldEventKind, of field: borrowing Field) {
        if connection.wantsEvents { note(event, of: field) }
    }

    private mutating func note(_ event: FieldEventKind, of field: borrowing Field) {
        let params = FieldEventParams(field: field.identifier, tag: field.settings.tag ?? 0, event: event)
        switch event {
        case .layout: layouts.append(params)
        case .didBeginEditing, .editingChanged, .didEndEditing, .return, .iconTapped: events.append(params)
        }
    }
}

extension Session {
    /// Writes what a request caused, in the order that is promised: events, diagnostics, questions, groups, forms.
    mutating func finishTurn(at now: Moment) {
        if connection.wantsEvents {
            for event in events { notify(event) }
            events.removeAll(keepingCapacity: true)
            for event in layouts { notify(event) }
            layouts.removeAll(keepingCapacity: true)
        }
        if !reports.isEmpty {
            // Those of a form that is submitted are many: they are not copied.
            if notifications.isEmpty { swap(&notifications, &reports) } else { notifications.append(reports) }
            reports.removeAll()
        }
        writeQuestions()
        settleStatus(at: now)
    }
}

extension HelperLine? {
    /// How many lines the widget needs below the field.
    fileprivate var lines: Int {
        guard let self else { return 0 }
        return self.text.count { $0.isNewline } + 1
    }
}
