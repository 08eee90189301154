import FieldEngine
import FieldProtocol
import JSONBytes

/// Makes views of fields for one client, in its offsets and language, and reports their differences.
struct Publisher {
    /// Of all offsets on the wire.
    private(set) var encoding = FieldEngine.PositionEncoding.utf16
    /// Whether the client draws widgets.
    private(set) var wantsPresentation = true
    /// Whether it is told which characters may come next.
    private(set) var wantsAllowed = false
    private(set) var wantsEvents = false
    private(set) var catalogue = MessageCatalogue()
    /// Fields of which nothing is pushed now, since an answer will tell of them.
    var untold: Set<Int32> = []

    /// Before `initialize`.
    init() {}

    init(
        encoding: FieldEngine.PositionEncoding, wantsPresentation: Bool, wantsAllowed: Bool, wantsEvents: Bool,
        catalogue: MessageCatalogue
    ) {
        self.encoding = encoding
        self.wantsPresentation = wantsPresentation
        self.wantsAllowed = wantsAllowed
        self.wantsEvents = wantsEvents
        self.catalogue = catalogue
    }

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
    func status(of view: borrowing FieldView, isDebugged: Bool) -> FieldStatus {
        let words = words(of: view)
        return FieldStatus(
            diagnostics: words.diagnostics, state: FieldState(view), helper: words.helper, counter: counter(of: view),
            presentation: presentation(of: view, words),
            debug: isDebugged ? view.debugLine : nil)
    }

    /// What a widget is drawn from; nil where the client draws none.
    private func presentation(of view: borrowing FieldView, _ words: Words) -> Presentation? {
        switch view.widget {
        case .none: nil
        case .some(let widget): Presentation(view.definition, widget, helper: words.helper)
        }
    }

    /// The language of a locale; of none that of the connection.
    func language(of locale: String?) -> MessageLanguage {
        locale.map { MessageLanguage(locale: $0) } ?? catalogue.language
    }

    /// What buttons and marks say.
    func words(in locale: String?) -> OrderedMap<String> {
        OrderedMap(catalogue.words(in: language(of: locale)).map { OrderedMap.Entry(name: $0.name, value: $0.text) })
    }

    /// What people are told of characters that were not taken; nil where all were, or nothing is known of why.
    func refusal(of dropped: String, _ reason: Refusal?, by field: borrowing Field) -> String? {
        // A secret is not repeated, also where it shows.
        guard !dropped.isEmpty, let finding = reason?.finding(of: field.isSecure ? "•" : dropped) else { return nil }
        return catalogue.text(for: finding, definition: field.definition)
    }

    func diagnostic(_ finding: Finding, of field: borrowing Field) -> Diagnostic {
        diagnostic(
            finding, saying: catalogue.text(for: finding, definition: field.definition),
            at: field.textRange(of: finding), in: field.text)
    }

    private func diagnostic(
        _ finding: Finding, saying message: String, at range: Range<Int>, in text: String
    ) -> Diagnostic {
        Diagnostic(
            severity: finding.severity.wire, code: finding.code, message: message, range: wireRange(range, in: text),
            source: finding.source.wire, data: finding.data.isEmpty ? nil : .table(finding.data))
    }

    private func counter(of view: borrowing FieldView) -> CharacterCounter? {
        let digits = catalogue.digits(of: view.definition)
        return view.counter.map {
            CharacterCounter(
                count: Int64($0.count), max: $0.maximum.map { Int64($0) }, remaining: $0.remaining.map { Int64($0) },
                text: digits?.shown($0.text) ?? $0.text, overflow: $0.overflows)
        }
    }

    /// The typed form, where it is told: a secret is told as `text` and `value` only (specification, section 5).
    func shownTyped(of field: borrowing Field, at now: Moment) -> Parameter? {
        field.isSecure ? nil : field.typedValue(at: now)
    }

    // MARK: Differences

    /// What became of a comparison.
    enum News {
        case none
        /// A report was pushed.
        case reported(movesLayout: Bool)
    }

    /// Pushes a report about a field, unless nothing visible changed and the version stayed.
    ///
    /// - Parameter isDebugged: whether the field was debugged, and whether it is.
    func report(
        _ field: borrowing Field, from old: borrowing FieldView, to new: borrowing FieldView,
        isDebugged: (old: Bool, new: Bool),
        to channel: inout Channel
    ) -> News {
        if !untold.isEmpty, untold.contains(field.number) { return .none }
        let (oldWords, newWords) = words(of: old, and: new)
        if old.definition === new.definition {
            // The helper line is the hint of a screen reader.
            let hint = new.definition.hint
            let isPresentationNew =
                !old.hasSameWidget(as: new)
                || new.widget != nil && oldWords.helper?.text ?? hint != newWords.helper?.text ?? hint
            guard
                isPresentationNew || new.version != old.version || oldWords.diagnostics != newWords.diagnostics
                    || !new.hasSameState(as: old)
            else { return .none }
            push(field, new, newWords, isDebugged: isDebugged.new, to: &channel) { writer in
                guard isPresentationNew else { return }
                Self.encodeChanges(from: old, oldWords, to: new, newWords, to: &writer)
            }
        } else {
            // Everything that depends on the definition may differ.
            let changes = presentation(of: old, oldWords).flatMap { before in
                presentation(of: new, newWords).map { PresentationChanges(from: before, to: $0).bytes }
            }
            let isPresentationNew = changes.map { $0.count > "{}".utf8.count } ?? false
            guard
                isPresentationNew || new.version != old.version || oldWords.diagnostics != newWords.diagnostics
                    || oldWords.helper != newWords.helper || FieldState(old) != FieldState(new)
                    || counter(of: old) != counter(of: new)
                    || (isDebugged.old ? old.debugLine : nil) != (isDebugged.new ? new.debugLine : nil)
            else { return .none }
            push(field, new, newWords, isDebugged: isDebugged.new, to: &channel) { writer in
                guard isPresentationNew, let changes else { return }
                writer.name("presentation")
                writer.raw(changes)
            }
        }
        return .reported(movesLayout: wantsEvents && oldWords.helper.lines != newWords.helper.lines)
    }

    /// Where reports wait for their turn: behind the events of theirs.
    var laneOfReports: Channel.Lane { wantsEvents ? .behindEvents : .behindAnswer }

    private func push(
        _ field: borrowing Field, _ view: borrowing FieldView, _ words: Words, isDebugged: Bool,
        to channel: inout Channel, presentation: (inout JSONWriter) -> Void
    ) {
        channel.notify(FieldDiagnosticsParams.method, field: field.number, lane: laneOfReports) { writer in
            FieldDiagnosticsParams.encodeMembers(
                to: &writer, field: field.identifier, version: view.version, diagnostics: words.diagnostics,
                state: FieldState(view), helper: words.helper, counter: counter(of: view),
                presentation: presentation, debug: isDebugged ? view.debugLine : nil,
                text: view.definition.settings.total == nil || view.definition.isSecure ? nil : view.text)
        }
    }

    private static func encodeChanges(
        from old: borrowing FieldView, _ oldWords: Words, to new: borrowing FieldView, _ newWords: Words,
        to writer: inout JSONWriter
    ) {
        switch old.widget {
        case .none: break
        case .some(let before):
            switch new.widget {
            case .none: break
            case .some(let after):
                writer.name("presentation")
                PresentationChanges.write(
                    from: before, to: after, of: new.definition, helpers: (oldWords.helper, newWords.helper),
                    to: &writer)
            }
        }
    }

    /// Findings in the client's language, made once for each event.
    private struct Words {
        var diagnostics: [Diagnostic]
        var helper: HelperLine?
    }

    /// The words of both views. Different findings may give equal diagnostics, and an equal finding may cover another range:
    /// the whole text during composition.
    private func words(of old: borrowing FieldView, and new: borrowing FieldView) -> (old: Words, new: Words) {
        let newWords = words(of: new)
        guard old.definition === new.definition, old.findings == new.findings else {
            return (words(of: old), newWords)
        }
        // Without findings the helper line depends on the definition alone.
        return (new.findings.isEmpty ? newWords : words(of: old, like: newWords), newWords)
    }

    /// The words of a view.
    ///
    /// - Parameter other: those of a view that has the same definition and findings, and so the same sentences.
    private func words(of view: borrowing FieldView, like other: Words? = nil) -> Words {
        var diagnostics: [Diagnostic] = []
        diagnostics.reserveCapacity(view.findings.count)
        for (index, finding) in view.findings.enumerated() {
            let message =
                other?.diagnostics[index].message ?? catalogue.text(for: finding, definition: view.definition)
            diagnostics.append(
                diagnostic(finding, saying: message, at: view.findingRanges[index], in: view.text))
        }
        let helper = view.helper { diagnostics[$0].message }
        return Words(
            diagnostics: diagnostics, helper: helper.map { HelperLine(text: $0.text, kind: $0.kind.wire) })
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
