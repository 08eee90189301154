import FieldEngine
import FieldProtocol
import JSONBytes

/// The methods of one field (specification, section 3). Errors are looked for in the order that section 1 promises:
/// parameters, existence, editability, version.
extension Session {
    func existing(_ identifier: String) throws(ResponseError) -> (slot: FieldSlot, field: Field) {
        guard let slot = store.slot(of: identifier) else { throw .fieldNotFound(identifier) }
        return (slot, slot.field)
    }

    func editable(_ identifier: String) throws(ResponseError) -> (slot: FieldSlot, field: Field) {
        let found = try existing(identifier)
        guard found.field.definition.isEditable else { throw .notEditable(found.field) }
        return found
    }

    // MARK: Editing

    /// Makes an edit and answers it.
    mutating func edit(_ params: FieldEditParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        let baseVersion: FieldEdit.BaseVersion = params.version.map { .version($0) } ?? .current
        let (slot, view) = try editableSlot(params.field, baseVersion, at: now)
        if let step = params.step { return try self.step(step, params, in: slot, view: view, at: now) }
        let edit = try fieldEdit(params, baseVersion: baseVersion, view: view)
        return params.dryRun == true
            ? try answer(asIf: edit, of: slot.field, at: now) : try answer(to: edit, of: slot, at: now)
    }

    /// The slot of a field that may be edited, and the text that its client shows.
    private mutating func editableSlot(
        _ identifier: String, _ baseVersion: FieldEdit.BaseVersion, at now: Moment
    ) throws(ResponseError) -> (slot: FieldSlot, view: String) {
        guard let slot = store.find(identifier) else { throw .fieldNotFound(identifier) }
        let view = try store.consult(slot) { (field) throws(ResponseError) -> String? in
            guard field.definition.isEditable else { throw .notEditable(field) }
            if case .version(let version) = baseVersion, version > field.version {
                throw .invalidParams("version", expected: "a version of the field", found: "the number \(version)")
            }
            return field.viewText(of: baseVersion)
        }
        guard let view else { throw ResponseError(.contentModified(snapshot(of: slot.field, at: now))) }
        return (slot, view)
    }

    /// Makes an edit and answers it.
    private mutating func answer(
        to edit: FieldEdit, of slot: FieldSlot, at now: Moment
    ) throws(ResponseError) -> Channel.Answered {
        let outcome = try make(edit, in: slot, at: now)
        return slot.read { answer($0, outcome, at: now) }
    }

    /// Answers as if an edit had been made.
    private mutating func answer(
        asIf edit: FieldEdit, of field: Field, at now: Moment
    ) throws(ResponseError) -> Channel.Answered {
        var copy = field
        do throws(EditError) {
            let outcome = try copy.edit(edit, at: now, maximumScalars: configuration.limits.maxTextLength)
            return answer(copy, outcome, at: now)
        } catch {
            throw responseError(error, copy, at: now)
        }
    }

    /// Makes a step, or answers as if. The client's view stays as it was.
    private mutating func step(
        _ target: StepTarget, _ params: FieldEditParams, in slot: FieldSlot, view: String, at now: Moment
    ) throws(ResponseError) -> Channel.Answered {
        let target = target.engine(count: Int(clamping: params.count ?? 1))
        let origin = params.cause?.engine ?? .typing
        if params.dryRun == true {
            var copy = slot.field
            var outcome = copy.step(target, origin: origin, at: now)
            outcome.patch = copy.patch(from: view)
            return answer(copy, outcome, at: now)
        }
        var outcome = try change(slot, at: now) { (field) throws(ResponseError) in
            field.step(target, origin: origin, at: now)
        }
        let field = slot.field
        if outcome.textChanged { raise(.editingChanged, of: field) }
        outcome.patch = field.patch(from: view)
        return answer(field, outcome, at: now)
    }

    /// Makes an edit of a field.
    mutating func make(_ edit: FieldEdit, in slot: FieldSlot, at now: Moment) throws(ResponseError) -> EditOutcome {
        let before = viewBefore(of: slot, at: now)
        do throws(EditError) {
            let maximum = configuration.limits.maxTextLength
            let outcome = try store.change(slot) { (field) throws(EditError) in
                try field.edit(edit, at: now, maximumScalars: maximum)
            }
            changed(slot, from: before, after: .change, at: now)
            if outcome.textChanged, publisher.wantsEvents { slot.read { raise(.editingChanged, of: $0) } }
            return outcome
        } catch {
            // The field logs even an edit without effect.
            changed(slot, from: before, after: .change, at: now)
            throw responseError(error, slot.field, at: now)
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
        _ params: FieldEditParams, baseVersion: FieldEdit.BaseVersion, view: String
    ) throws(ResponseError) -> FieldEdit {
        let operation: FieldEdit.Operation
        var viewAfter = view
        // A test before the binding: `if let` would copy an absent value.
        if params.input != nil, let input = params.input {
            operation = .input(input)
        } else if params.delete != nil, let word = params.delete {
            // More than any text can hold is as good as all of it.
            operation = .delete(
                word.engine, count: min(Int(clamping: params.count ?? 1), configuration.limits.maxTextLength))
        } else if let range = params.range {
            let replaced = publisher.utf8Range(range, in: view)
            operation = .range(replaced, insert: params.insert ?? "")
            if params.selection != nil { viewAfter = view.replacing(replaced, with: params.insert ?? "") }
        } else {
            guard let text = params.text else {
                throw .invalidParams("params", expected: "text, range, input, delete or step", found: "none of them")
            }
            operation = .text(text)
            viewAfter = text
        }
        return FieldEdit(
            operation, baseVersion: baseVersion,
            selection: params.selection.map { publisher.utf8Range($0, in: viewAfter) },
            origin: params.cause?.engine ?? .typing, composing: params.composing != nil)
    }

    /// Answers what became of an edit. `wholly`: with the text, however long it is.
    private mutating func answer(
        _ field: borrowing Field, _ outcome: borrowing EditOutcome, wholly: Bool = false, at now: Moment
    ) -> Channel.Answered {
        guard channel.isAnswering else { return channel.replyNull() }
        let complete = !outcome.isIdle && field.isComplete(at: now)
        let hasText = wholly || !field.isLong(in: publisher.encoding)
        let patch = outcome.patch.map { TextPatch(range: publisher.wireRange($0.range, in: $0.view), text: $0.text) }
        let typed = publisher.shownTyped(of: field, at: now)
        let selection = publisher.wireRange(field.selection, in: field.text)
        let next = complete ? store.next(after: field) : nil
        let refusal = publisher.refusal(of: outcome.dropped, outcome.refusal, by: field)
        return channel.reply { writer in
            FieldEditResult.encodeMembers(
                to: &writer, version: field.version, text: hasText ? field.text : nil,
                value: hasText ? field.value : nil, typed: typed, selection: selection, patch: patch,
                accepted: outcome.accepted, dropped: outcome.dropped.isEmpty ? nil : outcome.dropped,
                reason: outcome.refusal?.wire, refusal: refusal, complete: complete, next: next)
        }
    }

    mutating func clear(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        let (slot, field) = try editable(params.field)
        let isKnown = try field.view(ofVersion: params.version) != nil
        let baseVersion: FieldEdit.BaseVersion = isKnown ? params.version.map { .version($0) } ?? .other : .other
        return try answer(
            to: FieldEdit(.delete(.all, count: 1), baseVersion: baseVersion), of: slot, at: now)
    }

    mutating func undo(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        try travel(params, at: now) { $0.undo(at: now) }
    }

    mutating func redo(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        try travel(params, at: now) { $0.redo(at: now) }
    }

    private mutating func travel(
        _ params: FieldViewParams, at now: Moment, _ step: (inout Field) -> EditOutcome
    ) throws(ResponseError) -> Channel.Answered {
        let (slot, before) = try editable(params.field)
        let view = try before.view(ofVersion: params.version)
        var outcome = try change(slot, at: now) { (field) throws(ResponseError) in step(&field) }
        let field = slot.field
        if outcome.textChanged { raise(.editingChanged, of: field) }
        outcome.patch = view.flatMap { field.patch(from: $0) }
        return answer(field, outcome, wholly: view == nil, at: now)
    }

    // MARK: Focus

    mutating func focus(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldFocusResult {
        let (slot, field) = try existing(params.field)
        guard field.participates else { throw .notEditable(field) }
        let focused = try change(slot, at: now) { (field) throws(ResponseError) in
            field.focus(at: now)
            return field
        }
        return FieldFocusResult(
            accepted: true, text: focused.text, selection: publisher.wireRange(focused.selection, in: focused.text))
    }

    mutating func blur(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> FieldBlurResult {
        let (slot, field) = try existing(params.field)
        let view = try field.view(ofVersion: params.version)
        let left = try change(slot, after: field.isFocused ? .blur : .change, at: now) {
            (field) throws(ResponseError) in
            field.blur(at: now)
            return field
        }
        let isNews = isNews(left, after: field, view: view, version: params.version)
        return FieldBlurResult(
            version: left.version, text: left.text, value: left.value, typed: publisher.shownTyped(of: left, at: now),
            valid: left.isAcceptable, pending: left.isPending ? true : nil,
            selection: isNews ? publisher.wireRange(left.selection, in: left.text) : nil,
            patch: textPatch(of: left, from: view))
    }

    mutating func commit(_ params: FieldViewParams, at now: Moment) throws(ResponseError) -> FieldCommitResult {
        let (slot, field) = try existing(params.field)
        guard field.participates else { throw .notEditable(field) }
        let view = try field.view(ofVersion: params.version)
        var leadsOn = true
        let committed = try change(slot, after: .commit, at: now) { (field) throws(ResponseError) in
            leadsOn = field.commit(at: now)
            return field
        }
        raise(.return, of: committed)
        let next = leadsOn ? store.next(after: committed) : nil
        let page = leadsOn && next == nil ? store.forms.nextPage(after: committed) : nil
        var result = FieldCommitResult(
            accepted: committed.isAcceptable, valid: committed.isAcceptable, pending: committed.isPending ? true : nil,
            next: next, page: page, submit: leadsOn && next == nil && page == nil)
        guard isNews(committed, after: field, view: view, version: params.version) else { return result }
        let leavesOutText = view != nil && committed.isLong(in: publisher.encoding)
        result.version = committed.version
        result.text = leavesOutText ? nil : committed.text
        result.value = leavesOutText ? nil : committed.value
        result.typed = publisher.shownTyped(of: committed, at: now)
        result.selection = publisher.wireRange(committed.selection, in: committed.text)
        result.patch = textPatch(of: committed, from: view)
        return result
    }

    mutating func select(_ params: FieldSelectParams, at now: Moment) throws(ResponseError) -> FieldSelectResult {
        let (slot, field) = try existing(params.field)
        let view = try field.view(ofVersion: params.version)
        // In a view that is behind the text nobody knows which way the caret went.
        let isBehind = view.map { !$0.isIdentical(to: field.text) } ?? false
        let wanted = params.selection.map { publisher.utf8Range($0, in: view ?? field.text) }
        let direction = isBehind ? nil : params.selection.flatMap { step(to: $0, from: field) }
        let selected = try change(slot, at: now) { (field) throws(ResponseError) in
            if let part = params.part { field.select(part.step, at: now) }
            if let move = params.move {
                let count = Int(clamping: params.count ?? 1)
                field.move(move.motion, count: count, extending: params.extend ?? false, at: now)
            }
            if let range = wanted {
                field.select(range, inViewOf: params.version.map { .version($0) } ?? .current, step: direction, at: now)
            }
            return field
        }
        var result = FieldSelectResult(selection: publisher.wireRange(selected.selection, in: selected.text))
        if params.move != nil, let caret = selected.shownMovingEnd {
            result.caret = publisher.wireRange(.caret(caret), in: selected.text).start
        }
        let patch = textPatch(of: selected, from: view)
        guard selected.version != params.version ?? field.version || view == nil || patch != nil else { return result }
        let leavesOutText = view != nil && selected.isLong(in: publisher.encoding)
        result.version = selected.version
        result.text = leavesOutText ? nil : selected.text
        result.value = leavesOutText ? nil : selected.value
        result.typed = publisher.shownTyped(of: selected, at: now)
        result.patch = patch
        return result
    }

    // MARK: Validation

    mutating func validate(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldValidateResult {
        let (slot, _) = try existing(params.field)
        let judged = try change(slot, after: .all, at: now) { (field) throws(ResponseError) in
            field.validate(at: now)
            return field
        }
        return FieldValidateResult(valid: judged.isAcceptable, status: status(of: judged, at: now))
    }

    func check(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldCheckResult {
        let (_, field) = try existing(params.field)
        let check = field.check(at: now)
        return FieldCheckResult(
            valid: check.valid, pending: check.pending ? true : nil,
            diagnostics: check.findings.map { publisher.diagnostic($0, of: field) })
    }

    // MARK: Ending

    mutating func dispose(_ params: FieldParams, at now: Moment) throws(ResponseError) {
        let (slot, field) = try existing(params.field)
        let lastBefore = store.forms.lastStop(of: field.settings.form)
        let consequences = store.remove(slot)
        if store.count == 0 { types.forget() }
        if let superseded = consequences.superseded { cancel(superseded) }
        returnOrderChanged(in: field.settings.form, lastBefore: lastBefore, at: now)
        if let judging = consequences.judging { judgeAgain(judging, at: now) }
    }

    func list(_ params: FieldListParams) throws(ResponseError) -> FieldListResult {
        var start: Int32 = 0
        if let after = params.after { start = try existing(after).field.number }
        let limit = min(params.limit ?? 10_000, 10_000)
        var entries: [FieldListEntry] = []
        for field in store.registry.fields(after: start) {
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
        guard let slot = store.slot(of: number), let due = slot.read({ $0.liveDeadline }) else { return }
        guard due <= now.milliseconds else {
            store.restart(.liveValidation(field: number), at: due)
            return
        }
        channel.trace("timer: live validation of \(slot.field.identifier)")
        change(slot, at: now) { $0.runTimer(at: now) }
    }
}
