import FieldEngine
import FieldProtocol

/// Makes views of fields for one client, in its offsets and language, and reports their differences.
struct Publisher {
    /// Of all offsets on the wire.
    var encoding = FieldEngine.PositionEncoding.utf16
    /// Whether the client draws widgets.
    var wantsPresentation = true
    /// Whether it is told which characters may come next.
    var wantsAllowed = false
    var wantsEvents = false
    var catalogue = MessageCatalogue()

    // MARK: Views

    /// The view of a field.
    ///
    /// - Parameter leadsOn: whether Return leads to another field, for answers; nil for notifications, which repeat the
    ///   last published value.
    func view(of field: borrowing Field, leadsOn: Bool?, at now: Moment) -> FieldView {
        guard wantsPresentation else { return FieldView(field, widget: nil, at: now) }
        // The allowed characters reveal something of the text: those of a secret appear in answers only.
        let options = WidgetView.Options(
            encoding: encoding, leadsOn: leadsOn, tellsAllowed: leadsOn != nil || wantsAllowed && !field.isSecure)
        return FieldView(field, widget: options, at: now)
    }

    /// The status of a view on the wire.
    func status(of view: FieldView, isDebugged: Bool) -> FieldStatus {
        let helper = helper(of: view)
        return FieldStatus(
            diagnostics: diagnostics(of: view), state: FieldState(view), helper: helper, counter: counter(of: view),
            presentation: view.widget.map { Presentation(view.definition, $0, helper: helper) },
            debug: isDebugged ? view.debugLine : nil)
    }

    func diagnostic(_ finding: Finding, of field: borrowing Field) -> Diagnostic {
        diagnostic(finding, at: field.textRange(of: finding), in: field.text, field.definition)
    }

    private func diagnostics(of view: FieldView) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        diagnostics.reserveCapacity(view.findings.count)
        for (finding, range) in zip(view.findings, view.findingRanges) {
            diagnostics.append(diagnostic(finding, at: range, in: view.text, view.definition))
        }
        return diagnostics
    }

    private func diagnostic(
        _ finding: Finding, at range: Range<Int>, in text: String, _ definition: FieldDefinition
    ) -> Diagnostic {
        Diagnostic(
            severity: finding.severity.wire, code: finding.code,
            message: catalogue.text(for: finding, definition: definition), range: wireRange(range, in: text),
            source: finding.source.wire,
            data: finding.data.isEmpty ? nil : .table(finding.data))
    }

    private func helper(of view: FieldView) -> HelperLine? {
        view.helper(catalogue).map { HelperLine(text: $0.text, kind: $0.kind.wire) }
    }

    private func counter(of view: FieldView) -> CharacterCounter? {
        view.counter.map {
            CharacterCounter(
                count: Int64($0.count), max: $0.maximum.map { Int64($0) }, remaining: $0.remaining.map { Int64($0) },
                text: $0.text, overflow: $0.overflows)
        }
    }

    /// The typed form, where it is told: a secret is told as `text` and `value` only (specification, section 5).
    func shownTyped(of field: borrowing Field, at now: Moment) -> Parameter? {
        field.isSecure ? nil : field.typedValue(at: now)
    }

    // MARK: Differences

    /// A report of a difference.
    struct News {
        var report: FieldDiagnosticsParams
        /// Whether the widget needs another number of lines below the field.
        var movesLayout: Bool
    }

    /// The report about a field; nil if nothing visible changed and the version stayed.
    ///
    /// - Parameter isDebugged: whether fields of a definition are debugged.
    func news(
        of field: String, from old: FieldView, to new: FieldView, isDebugged: (FieldDefinition) -> Bool
    ) -> News? {
        let (oldWords, newWords) = words(of: old, and: new)
        guard let changes = changes(from: old, oldWords, to: new, newWords, isDebugged) else { return nil }
        let report = FieldDiagnosticsParams(
            field: field, version: new.version, diagnostics: newWords.diagnostics, state: FieldState(new),
            helper: newWords.helper, counter: counter(of: new), presentation: changes.presentation,
            debug: isDebugged(new.definition) ? new.debugLine : nil)
        return News(report: report, movesLayout: wantsEvents && oldWords.helper.lines != newWords.helper.lines)
    }

    /// Those parts of a report that are told as differences.
    private struct Changes {
        /// Nil if nothing of it changed.
        var presentation: PresentationChanges?
    }

    private func changes(
        from old: FieldView, _ oldWords: Words, to new: FieldView, _ newWords: Words,
        _ isDebugged: (FieldDefinition) -> Bool
    ) -> Changes? {
        guard old.definition === new.definition else {
            // Everything that depends on the definition may differ.
            let before = status(of: old, isDebugged: isDebugged(old.definition))
            let after = status(of: new, isDebugged: isDebugged(new.definition))
            if before == after, old.version == new.version { return nil }
            guard let was = before.presentation, let after = after.presentation, was != after else { return Changes() }
            return Changes(presentation: PresentationChanges(from: was, to: after))
        }
        var changes = Changes()
        // The helper line is the hint of a screen reader.
        if let before = old.widget, let after = new.widget,
            before != after || oldWords.helper?.text != newWords.helper?.text
        {
            let told = PresentationChanges(
                from: before, to: after, of: new.definition, helpers: (oldWords.helper, newWords.helper))
            // Another helper line may be the same hint.
            if before != after || told.accessibility.isPresent { changes.presentation = told }
        }
        if new.version == old.version, oldWords.diagnostics == newWords.diagnostics, new.hasSameState(as: old),
            changes.presentation == nil
        {
            return nil
        }
        return changes
    }

    /// Findings in the client's language, made once for each event.
    private struct Words {
        var diagnostics: [Diagnostic]
        var helper: HelperLine?
    }

    /// The words of both views. Different findings may give equal diagnostics, and an equal finding may cover another range:
    /// the whole text during composition.
    private func words(of old: FieldView, and new: FieldView) -> (old: Words, new: Words) {
        let words = Words(diagnostics: diagnostics(of: new), helper: helper(of: new))
        // Without findings the helper line depends on the definition alone.
        if old.definition === new.definition, old.findings.isEmpty, new.findings.isEmpty { return (words, words) }
        return (Words(diagnostics: diagnostics(of: old), helper: helper(of: old)), words)
    }

    // MARK: Offsets

    func wireRange(_ range: Range<Int>, in text: String) -> TextRange {
        let start = text.offset(ofUTF8: range.lowerBound, in: encoding)
        let end = range.isEmpty ? start : text.offset(ofUTF8: range.upperBound, in: encoding)
        return TextRange(start: Int64(start), end: Int64(end))
    }

    func utf8Range(_ range: TextRange, in text: String) -> Range<Int> {
        // An offset behind the text is its end.
        let start = text.utf8Offset(of: Int(clamping: range.start), in: encoding)
        return start..<max(start, text.utf8Offset(of: Int(clamping: range.end), in: encoding))
    }
}

extension HelperLine? {
    /// How many lines the widget needs below the field.
    fileprivate var lines: Int {
        guard let self else { return 0 }
        return self.text.count { $0.isNewline } + 1
    }
}
