import FieldEngine
import FieldProtocol
import JSONBytes

/// The methods of one field (specification, section 3). Errors are looked for in the order that section 1 promises:
/// parameters, existence, editability, version.
extension Session {
    func existing(_ identifier: String) throws(ResponseError) -> (number: Int32, field: Field) {
        guard let field = registry[identifier] else { throw .fieldNotFound(identifier) }
        return (field.number, field)
    }

    /// The place of a field that is there.
    private func place(of number: Int32) throws(ResponseError) -> FieldRegistry.Place {
        guard let place = registry.place(of: number) else { throw ResponseError(.internalError) }
        return place
    }

    func editable(_ identifier: String) throws(ResponseError) -> (number: Int32, field: Field) {
        let found = try existing(identifier)
        guard found.field.definition.isEditable else { throw .notEditable(found.field) }
        return found
    }

    /// Changes a field, pushes what that changed of what its client sees, moves the counts of its form, and judges
    /// again what depends on it. `event` is what happened to the field, for those.
    mutating func change<Result>(
        _ number: Int32, after event: ValidationPolicy.Triggers = .change, at now: Moment,
        _ body: (inout Field) throws(ResponseError) -> Result
    ) throws(ResponseError) -> Result {
        let place = try place(of: number)
        let (before, result) = try place.withField { (field) throws(ResponseError) in
            (view(of: field, at: now), try body(&field))
        }
        changed(place, from: before, after: event, at: now)
        return result
    }

    /// Follows up what happened to a field.
    private mutating func changed(
        _ place: FieldRegistry.Place, from before: FieldView, after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        let isRedefined = place.field.definition !== before.definition
        if !isRedefined, dependencies.isEmpty {
            fieldChanged(&place.field, from: before, at: now)
            return
        }
        let number = place.field.number
        let hosts = isRedefined ? relink(number, from: before, at: now) : []
        fieldChanged(number, from: before, at: now)
        follow(number, from: before, and: hosts, after: event, at: now)
    }

    // MARK: Editing

    /// Makes an edit and answers it: where it is like an earlier one, no more is read than what may differ.
    mutating func edit(_ node: JSONNode?, at now: Moment) throws(ResponseError) -> Answered {
        if let edit = knownMessage.edit?.read(in: document), let identifier = knownMessage.edit?.identifier {
            let (place, _) = try editablePlace(identifier, edit.basis, at: now)
            return try answer(to: edit, of: place, at: now)
        }
        let params: FieldEditParams = try read(node)
        let basis: FieldEdit.Basis = params.version.map { .version($0) } ?? .current
        let (place, view) = try editablePlace(params.field, basis, at: now)
        let edit = try fieldEdit(params, basis: basis, view: view)
        knownMessage.edit = KnownEdit(params, edit, node, in: &document)
        return params.dryRun == true
            ? try answer(asIf: edit, of: place.field, at: now) : try answer(to: edit, of: place, at: now)
    }

    /// The place of a field that may be edited, and the text that its client shows.
    @inline(__always)
    private mutating func editablePlace(
        _ identifier: String, _ basis: FieldEdit.Basis, at now: Moment
    ) throws(ResponseError) -> (place: FieldRegistry.Place, view: String) {
        guard let place = registry.find(identifier) else { throw .fieldNotFound(identifier) }
        let view = try place.withField { (field) throws(ResponseError) in
            guard field.definition.isEditable else { throw .notEditable(field) }
            if case .version(let version) = basis, version > field.version {
                throw .invalidParams("version", expected: "a version of the field", found: "the number \(version)")
            }
            return field.viewText(of: basis)
        }
        guard let view else { throw ResponseError(.contentModified(snapshot(of: place.field, at: now))) }
        return (place, view)
    }

    /// Makes an edit and answers it. The answer is written here, where the field is at hand: the outcome, handed up through
    /// all that led here, would be moved four times.
    @inline(__always)
    private mutating func answer(
        to edit: FieldEdit, of place: FieldRegistry.Place, at now: Moment
    ) throws(ResponseError) -> Answered {
        let outcome = try make(edit, in: place, at: now)
        return place.withField { answer($0, outcome, at: now) }
    }

    /// Answers as if an edit had been made.
    private mutating func answer(
        asIf edit: FieldEdit, of field: Field, at now: Moment
    ) throws(ResponseError) -> Answered {
        var copy = field
        do throws(EditError) {
            let outcome = try copy.edit(edit, at: now, maximumScalars: configuration.limits.maxTextLength)
            return answer(copy, outcome, at: now)
        } catch {
            throw responseError(error, copy, at: now)
        }
    }

    /// Makes an edit of a field.
    mutating func make(_ edit: FieldEdit, number: Int32, at now: Moment) throws(ResponseError) -> EditOutcome {
        try make(edit, in: place(of: number), at: now)
    }

    private mutating func make(
        _ edit: FieldEdit, in place: FieldRegistry.Place, at now: Moment
    ) throws(ResponseError) -> EditOutcome {
        let before = place.withField { view(of: $0, at: now) }
        do throws(EditError) {
            let outcome = try place.field.edit(edit, at: now, maximumScalars: configuration.limits.maxTextLength)
            changed(place, from: before, after: .change, at: now)
            if outcome.textChanged { place.withField { raise(.editingChanged, of: $0) } }
            return outcome
        } catch {
            // The field keeps note of what its client has sent, even where nothing came of it.
            changed(place, from: before, after: .change, at: now)
            throw responseError(error, place.field, at: now)
        }
    }

    private func responseError(_ error: EditError, _ field: Field, at now: Moment) -> ResponseError {
        switch error {
        case .tooLong(let found, let maximum):
            .limitExceeded("maxTextLength", maximum: maximum, found: found)
        case .tooMuchWork(let excess): .excess(excess)
        case .contentModified:
            ResponseError(.contentModified(snapshot(of: field, at: now)))
        }
    }

    /// The edit with its offsets in UTF-8.
    private mutating func fieldEdit(
        _ params: FieldEditParams, basis: FieldEdit.Basis, view: String
    ) throws(ResponseError) -> FieldEdit {
        let way: FieldEdit.Way
        var viewAfter = view
        // Asked before it is taken: `if let` copies what is not there as well.
        if params.input != nil, let input = params.input {
            way = .input(input)
        } else if params.delete != nil, let word = params.delete {
            // More than any text can hold is as good as all of it.
            way = .delete(word.engine, count: min(Int(clamping: params.count ?? 1), configuration.limits.maxTextLength))
        } else if let range = params.range {
            let replaced = utf8Range(range, in: view)
            way = .range(replaced, insert: params.insert ?? "")
            if params.selection != nil { viewAfter = view.replacingUTF8(replaced, with: params.insert ?? "") }
        } else {
            guard let text = params.text else {
                throw .invalidParams("params", expected: "text, range, input or delete", found: "none of them")
            }
            way = .text(text)
            viewAfter = text
        }
        return FieldEdit(
            way, basis: basis, selection: params.selection.map { utf8Range($0, in: viewAfter) },
            cause: params.cause?.engine ?? .typing, composing: params.composing != nil)
    }

    /// Answers what became of an edit. `wholly`: with the text, however long it is.
    private mutating func answer(
        _ field: borrowing Field, _ outcome: borrowing EditOutcome, wholly: Bool = false, at now: Moment
    ) -> Answered {
        let complete = field.isComplete(at: now)
        // Over 8,192 code units the patch suffices (specification, section 3).
        let hasText = wholly || !isLong(field)
        let patch = outcome.patch.map { TextPatch(range: wireRange($0.range, in: $0.view), text: $0.text) }
        let typed = shownTyped(of: field, at: now)
        let selection = wireRange(field.selection, in: field.text)
        let next = complete ? next(after: field)?.identifier : nil
        return reply { writer in
            FieldEditResult.encodeMembers(
                to: &writer, version: field.version, text: hasText ? field.text : nil,
                value: hasText ? field.value : nil, typed: typed, selection: selection, patch: patch,
                accepted: outcome.accepted, dropped: outcome.dropped.isEmpty ? nil : outcome.dropped,
                reason: outcome.refusal?.wire, complete: complete, next: next)
        }
    }

    mutating func clear(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> Answered {
        let (number, field) = try editable(params.field)
        let isKnown = try view(of: field, version: params.version) != nil
        let basis: FieldEdit.Basis = isKnown ? params.version.map { .version($0) } ?? .other : .other
        return try answer(
            to: FieldEdit(.delete(.all, count: 1), basis: basis), of: place(of: number), at: now)
    }

    mutating func undo(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> Answered {
        try travel(params, at: now) { $0.undo(at: now) }
    }

    mutating func redo(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> Answered {
        try travel(params, at: now) { $0.redo(at: now) }
    }

    private mutating func travel(
        _ params: FieldViewParams, at now: Moment, _ step: (inout Field) -> EditOutcome
    ) throws(ResponseError) -> Answered {
        let (number, before) = try editable(params.field)
        let view = try view(of: before, version: params.version)
        var outcome = try change(number, at: now) { (field) throws(ResponseError) in step(&field) }
        guard let field = registry[number] else { throw ResponseError(.internalError) }
        if outcome.textChanged { raise(.editingChanged, of: field) }
        outcome.patch = view.flatMap { field.patch(from: $0) }
        return answer(field, outcome, wholly: view == nil, at: now)
    }

    // MARK: Focus

    mutating func focus(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldFocusResult {
        let (number, field) = try existing(params.field)
        guard field.settings.enabled else { throw .notEditable(field) }
        let focused = try change(number, at: now) { (field) throws(ResponseError) in
            field.focus(at: now)
            return field
        }
        return FieldFocusResult(
            accepted: true, text: focused.text, selection: wireRange(focused.selection, in: focused.text))
    }

    mutating func blur(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> FieldBlurResult {
        let (number, field) = try existing(params.field)
        let view = try view(of: field, version: params.version)
        let left = try change(number, after: field.isFocused ? .blur : .change, at: now) {
            (field) throws(ResponseError) in
            field.blur(at: now)
            return field
        }
        let isNews = isNews(left, after: field, view: view, version: params.version)
        return FieldBlurResult(
            version: left.version, text: left.text, value: left.value, typed: shownTyped(of: left, at: now),
            valid: left.isAcceptable, pending: left.isPending ? true : nil,
            selection: isNews ? wireRange(left.selection, in: left.text) : nil, patch: textPatch(of: left, from: view))
    }

    mutating func commit(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> FieldCommitResult {
        let (number, field) = try existing(params.field)
        guard field.settings.enabled else { throw .notEditable(field) }
        let view = try view(of: field, version: params.version)
        let committed = try change(number, after: .commit, at: now) { (field) throws(ResponseError) in
            field.commit(at: now)
            return field
        }
        raise(.return, of: committed)
        let next = next(after: committed)?.identifier
        var result = FieldCommitResult(
            accepted: committed.isAcceptable, valid: committed.isAcceptable, pending: committed.isPending ? true : nil,
            next: next, submit: next == nil)
        guard isNews(committed, after: field, view: view, version: params.version) else { return result }
        let leavesOutText = view != nil && isLong(committed)
        result.version = committed.version
        result.text = leavesOutText ? nil : committed.text
        result.value = leavesOutText ? nil : committed.value
        result.typed = shownTyped(of: committed, at: now)
        result.selection = wireRange(committed.selection, in: committed.text)
        result.patch = textPatch(of: committed, from: view)
        return result
    }

    mutating func select(_ params: FieldSelectParams, at now: Moment) throws(ResponseError) -> FieldSelectResult {
        let (number, field) = try existing(params.field)
        let wanted = utf8Range(params.selection, in: field.text)
        let step = step(to: params.selection, from: field)
        let selected = try change(number, at: now) { (field) throws(ResponseError) in
            field.select(wanted, step: step, at: now)
            return field
        }
        return FieldSelectResult(selection: wireRange(selected.selection, in: selected.text))
    }

    // MARK: Validation

    mutating func validate(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldValidateResult {
        let (number, _) = try existing(params.field)
        let judged = try change(number, after: .all, at: now) { (field) throws(ResponseError) in
            field.validate(at: now)
            return field
        }
        return FieldValidateResult(valid: judged.isAcceptable, status: status(of: judged, at: now, isSnapshot: true))
    }

    func check(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldCheckResult {
        let (_, field) = try existing(params.field)
        let check = field.check(at: now)
        return FieldCheckResult(
            valid: check.valid, pending: check.pending ? true : nil,
            diagnostics: check.findings.map { diagnostic($0, of: field) })
    }

    // MARK: Changing and ending

    mutating func update(_ params: FieldUpdateParams, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        let (number, field) = try existing(params.field)
        let options = params.set.options
        var settings = field.settings
        let definition: FieldDefinition
        do throws(ResponseError) {
            if let reference = options.type {
                settings.type = try type(of: reference, locale: locale(ofForm: options.form ?? settings.form))
            }
            try apply(options, to: &settings)
            // What comes part by part is one definition, which a snapshot has to bring back as one.
            if params.entryCount > 0 { try FieldCreateParams(options: settings.options).check(configuration.limits) }
            definition = try define(settings, at: now)
            try checkCycle(of: params.field, definition)
            if let state = options.state { try checkState(state, of: definition) }
        } catch {
            throw error.inside("set")
        }
        let view = try contentView(options)
        if let view {
            try checkWork(of: view, in: definition, at: now)
        } else if settings.type != field.settings.type || settings.validation != field.settings.validation {
            try checkWork(of: .value(field.value), in: definition, at: now)
        }
        let moves = settings.form != field.settings.form || settings.group != field.settings.group
        if moves { try makeRoom(forForm: settings.form) }
        let forms = [field.settings.form] + (moves ? [settings.form] : [])
        let lastBefore = forms.map { lastStop(of: $0) }
        if moves { removeFromForm(number) }
        defer {
            if moves, let field = registry[number] { moveToForm(field) }
            for (form, last) in zip(forms, lastBefore) { returnOrderChanged(in: form, lastBefore: last, at: now) }
        }
        let report = try change(number, at: now) { (field) throws(ResponseError) in
            // On a copy: what is refused must change nothing.
            var copy = field
            copy.redefine(definition, at: now)
            var report = ContentReport()
            if let view {
                do throws(ContentError) {
                    report = try copy.set(view, at: now)
                } catch {
                    throw Self.wrongContent(error, path: "set.typed")
                }
            }
            switch params.set.error {
            case .absent: break
            case .null: copy.setOwnError(nil)
            case .value(let error): copy.setOwnError(error.message)
            }
            if let state = options.state { _ = copy.overrideState(state) }
            field = copy
            return report
        }
        guard let updated = registry[number] else { throw ResponseError(.internalError) }
        var result = snapshot(of: updated, at: now)
        result.dropped = report.dropped.isEmpty ? nil : report.dropped
        result.reason = report.refusal?.wire
        return result
    }

    mutating func dispose(_ params: FieldParams, at now: Moment) throws(ResponseError) {
        let (number, field) = try existing(params.field)
        let lastBefore = lastStop(of: field.settings.form)
        removeFromForm(number)
        _ = registry.remove(number)
        timers.drop(field: number)
        if field.isSecure { hasSecretsToErase = true }
        if registry.count == 0 { forgetDefinitions() }
        followQuestion(of: number)
        returnOrderChanged(in: field.settings.form, lastBefore: lastBefore, at: now)
        unlink(params.field, number: number, at: now)
    }

    func list(_ params: FieldListParams) throws(ResponseError) -> FieldListResult {
        var start: Int32 = 0
        if let after = params.after { start = try existing(after).number }
        let limit = min(params.limit ?? 10_000, 10_000)
        var entries: [FieldListEntry] = []
        for field in registry.fields(after: start) {
            if entries.count >= limit { break }
            if let form = params.form, form != field.settings.form { continue }
            if let group = params.group, group != field.settings.group { continue }
            entries.append(
                FieldListEntry(
                    field: field.identifier, form: field.settings.form, group: field.settings.group,
                    type: field.definition.type.name,
                    validity: Validity(rawValue: field.shownValidity.rawValue) ?? .unknown))
        }
        return FieldListResult(fields: entries)
    }

    mutating func runLiveValidation(_ number: Int32, at now: Moment) {
        guard let field = registry[number], let due = field.liveDeadline else { return }
        guard due <= now.milliseconds else {
            timers.restart(.liveValidation(field: number), at: due)
            return
        }
        trace("timer: live validation of \(field.identifier)")
        _ = try? change(number, at: now) { (field) throws(ResponseError) in field.runTimer(at: now) }
    }

    // MARK: Offsets

    func wireRange(_ range: Range<Int>, in text: String) -> TextRange {
        let start = text.offset(ofUTF8: range.lowerBound, in: connection.encoding)
        let end = range.isEmpty ? start : text.offset(ofUTF8: range.upperBound, in: connection.encoding)
        return TextRange(start: Int64(start), end: Int64(end))
    }

    func utf8Range(_ range: TextRange, in text: String) -> Range<Int> {
        // An offset behind the text is its end.
        let start = text.utf8Offset(of: Int(clamping: range.start), in: connection.encoding)
        return start..<max(start, text.utf8Offset(of: Int(clamping: range.end), in: connection.encoding))
    }
}

extension String {
    fileprivate func replacingUTF8(_ range: Range<Int>, with text: String) -> String {
        var result = self
        let start = result.utf8.index(result.startIndex, offsetBy: range.lowerBound)
        let end = result.utf8.index(start, offsetBy: range.count)
        result.replaceSubrange(start..<end, with: text)
        return result
    }
}
