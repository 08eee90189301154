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
        if connection.wantsPresentation || isDebugging(field.definition) || field.definition.showsCounter
            || field.showsFindings
        {
            let status = status(of: copy field, at: now, isSnapshot: true)
            return answer(with: field, report, at: now) { status.encodeMembers(to: &$0) }
        }
        let tail = answerTail.status(state(of: field), helper(of: field))
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

    /// What a field shows. `allowed` is part of Snapshots, and of notifications where the client asked for it.
    func status(of field: Field, at now: Moment, isSnapshot: Bool) -> FieldStatus {
        let helper = helper(of: field)
        return FieldStatus(
            diagnostics: diagnostics(of: field), state: state(of: field), helper: helper, counter: counter(of: field),
            presentation: connection.wantsPresentation
                ? presentation(of: field, helper: helper?.text, at: now, isSnapshot: isSnapshot)
                : nil,
            debug: isDebugging(field.definition) ? field.debugLine : nil)
    }

    private func diagnostics(of field: borrowing Field) -> [Diagnostic] {
        let findings = field.shownFindings
        var diagnostics: [Diagnostic] = []
        diagnostics.reserveCapacity(findings.count)
        for finding in findings { diagnostics.append(diagnostic(finding, of: field)) }
        return diagnostics
    }

    private func state(of field: borrowing Field) -> FieldState {
        FieldState(
            focus: field.focus.wire, content: field.contentState.wire, validity: field.shownValidity.wire,
            enabled: field.definition.isEnabled, touched: field.touched, dirty: field.isDirty,
            appearance: field.stateInAppearance)
    }

    private func helper(of field: borrowing Field) -> HelperLine? {
        field.helper(connection.catalogue).map { HelperLine(text: $0.text, kind: $0.kind.wire) }
    }

    private func counter(of field: borrowing Field) -> CharacterCounter? {
        field.counter.map {
            CharacterCounter(
                count: $0.count, max: $0.maximum, remaining: $0.remaining, text: $0.text, overflow: $0.overflows)
        }
    }

    /// Whether what was found comes to the same diagnostics as what was found before, of the same text. One phase finds fault
    /// with a range where another does with all of the value, and that may be the same to who is told.
    private func saysSame(of field: borrowing Field, as before: FieldGlance) -> Bool {
        var isSame = before.findings == field.shownFindings
        if isSame {
            // While an input method writes, a finding shows as all of the text, and after it in its own place again.
            for (finding, range) in zip(before.findings, before.findingRanges) {
                isSame = isSame && range == field.textRange(of: finding)
            }
        }
        if isSame { return true }
        var told: [Diagnostic] = []
        for (finding, range) in zip(before.findings, before.findingRanges) {
            told.append(diagnostic(finding, at: range, of: field))
        }
        return told == diagnostics(of: field)
    }

    func diagnostic(_ finding: Finding, of field: borrowing Field) -> Diagnostic {
        diagnostic(finding, at: field.textRange(of: finding), of: field)
    }

    private func diagnostic(_ finding: Finding, at range: Range<Int>, of field: borrowing Field) -> Diagnostic {
        Diagnostic(
            severity: finding.severity.wire, code: finding.code,
            message: field.message(of: finding, in: connection.catalogue), range: wireRange(range, in: field.text),
            source: finding.source.wire,
            data: finding.data.isEmpty ? nil : .table(finding.data))
    }

    private func presentation(of field: Field, helper: String?, at now: Moment, isSnapshot: Bool) -> Presentation {
        let settings = field.settings
        let traits = field.definition.type.traits
        // A Snapshot knows of fields that came and went since the field was last reported.
        let leadsOn = isSnapshot ? leadsOn(from: field) : field.hasNext
        // What may come next is told by what is there already: of a secret only to who is answered.
        let tellsAllowed = isSnapshot || connection.wantsAllowed && !field.isSecure
        let label = field.definition.label
        let segments = field.segments.map {
            TextSegment(range: wireRange($0.range, in: field.text), kind: $0.kind.rawValue)
        }
        return Presentation(
            label: LabelPresentation(text: label, floating: field.labelFloats, required: settings.required),
            placeholder: field.placeholder,
            template: field.template(at: now).map {
                TemplatePresentation(text: $0.text, filled: $0.text.offset(ofUTF8: $0.filled, in: connection.encoding))
            },
            clearButton: field.showsClearButton, leadingIcon: field.leadingIcon, trailingIcon: field.trailingIcon,
            secure: field.isMasked, masked: field.isMasked ? field.maskedText : nil,
            badge: field.badge.map { Badge(text: $0.text, kind: $0.kind, level: $0.level) },
            returnKey: leadsOn ? .next : .go, keyboard: settings.keyboard ?? traits.keyboard.rawValue,
            style: settings.style.rawValue, horizontalPadding: settings.horizontalPadding,
            priority: settings.priority ?? traits.priority, minimumWidth: field.minimumWidth, lines: field.lines,
            multiline: traits.isMultiline ? true : nil, readOnly: settings.readOnly ? true : nil,
            choices: field.choices.isEmpty ? nil : field.choices,
            allowed: tellsAllowed ? field.allowed(at: now) : nil, autofill: traits.autofill,
            autocorrect: field.autocorrects, capitalize: field.capitalization,
            segments: segments.isEmpty ? nil : segments,
            accessibility: AccessibilityPresentation(
                label: label, hint: helper ?? field.hint, enabled: settings.enabled))
    }

    /// What a field is before something happens to it.
    struct Before {
        var glance: FieldGlance
        /// All that is told of it, where what changed of that is told in parts.
        @OnHeap var told: FieldStatus?
    }

    /// Looks at a field before something happens to it. `closely`: what is told of it may change in more than its state
    /// and what was found.
    @inline(__always)
    mutating func look(at field: borrowing Field, closely: Bool = false, at now: Moment) -> Before {
        let tellsParts = connection.wantsPresentation || connection.wantsEvents || isDebugging(field.definition)
        return Before(
            glance: FieldGlance(field),
            told: closely || tellsParts ? status(of: copy field, at: now, isSnapshot: false) : nil)
    }

    /// Pushes what a change of the field changed of what its client sees, and moves the counts of its form.
    mutating func fieldChanged(_ number: Int32, from before: Before, at now: Moment) {
        guard let place = registry.place(of: number) else { return }
        fieldChanged(&place.field, from: before, at: now)
    }

    /// The same of a field that is lent.
    mutating func fieldChanged(_ field: inout Field, from before: Before, at now: Moment) {
        let old = before.glance
        if field.isFocused != old.isFocused {
            raise(field.isFocused ? .didBeginEditing : .didEndEditing, of: field)
        }
        if connection.wantsPresentation { field.hasNext = leadsOn(from: field) }
        if let deadline = field.liveDeadline, deadline != old.liveDeadline {
            timers.restart(.liveValidation(field: field.number), at: deadline)
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
        guard let told = before.told else {
            if field.version == old.version, old.looksSame(as: field), saysSame(of: field, as: old) { return }
            reportPlainly(field)
            return
        }
        let status = status(of: field, at: now, isSnapshot: false)
        guard status != told || field.version != old.version else { return }
        // Only a field that is debugged has a debug line.
        if status.debug != nil { noteTransition(of: &field, from: told.state, to: status.state, at: now) }
        if told.helper.lines != status.helper.lines { raise(.layout, of: field) }
        var changes: PresentationChanges?
        if let before = told.presentation, let after = status.presentation, before != after {
            changes = PresentationChanges(from: before, to: after)
        }
        let report = FieldDiagnosticsParams(
            field: field.identifier, version: field.version, diagnostics: status.diagnostics, state: status.state,
            helper: status.helper, counter: status.counter, presentation: changes, debug: status.debug)
        // Events go before it, and come after it.
        if connection.wantsEvents { swap(&reports, &notifications) }
        notify(report, field: field.number)
        if connection.wantsEvents { swap(&reports, &notifications) }
    }

    /// Reports a field to a client that wants nothing but diagnostics, and whose field is not debugged.
    @inline(__always)
    private mutating func reportPlainly(_ field: borrowing Field) {
        let state = state(of: field)
        let helper = helper(of: field)
        guard !field.showsFindings, !field.definition.showsCounter else {
            notify(
                FieldDiagnosticsParams(
                    field: field.identifier, version: field.version, diagnostics: diagnostics(of: field), state: state,
                    helper: helper, counter: counter(of: field)),
                field: field.number)
            return
        }
        let frame = beginNotification()
        reportTail.write(field: field.identifier, version: field.version, state, helper, to: &writer)
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
        return self.text.count(where: \.isNewline) + 1
    }
}
