import FieldEngine
import FieldProtocol

/// The path from an event to the client: the view before, the change, its consequences in the store, the view after, the
/// difference, and then the dependent fields.
extension Session {
    // MARK: Looking

    /// The view of a field for notifications.
    func view(of slot: FieldSlot, at now: Moment) -> FieldView {
        slot.read { publisher.view(of: $0, leadsOn: nil, at: now) }
    }

    /// The view of a field that is about to change: as it was published last, if nothing was changed since.
    mutating func viewBefore(of slot: FieldSlot, at now: Moment) -> FieldView {
        guard let last = store.takeView(of: slot, on: now.today) else { return view(of: slot, at: now) }
        assert(view(of: slot, at: now).shows(allOf: last))
        return last
    }

    /// The status of a field for answers.
    func status(of field: borrowing Field, at now: Moment) -> FieldStatus {
        let view = publisher.view(of: field, leadsOn: store.forms.leadsOn(from: field), at: now)
        return publisher.status(of: view, isDebugged: isDebugging(view.definition))
    }

    /// The status of a field for notifications.
    func pushedStatus(of field: borrowing Field, at now: Moment) -> FieldStatus {
        let view = publisher.view(of: field, leadsOn: nil, at: now)
        return publisher.status(of: view, isDebugged: isDebugging(view.definition))
    }

    /// Whether a field is debugged: by its own setting, that of its form, or that of the connection.
    func isDebugging(_ definition: FieldDefinition) -> Bool {
        definition.debug ?? store.forms.debugs(definition.form) ?? client.debugs
    }

    // MARK: Changing

    /// Changes a field, pushes the visible difference, updates the counts of its form, and judges dependent fields again.
    /// `event` is the reason for them.
    @discardableResult
    mutating func change<Result, Failure>(
        _ slot: FieldSlot, after event: ValidationPolicy.Triggers = .change, at now: Moment,
        _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = viewBefore(of: slot, at: now)
        let result = try store.change(slot, body)
        changed(slot, from: before, after: event, at: now)
        return result
    }

    /// Finishes a change of a field.
    mutating func changed(
        _ slot: FieldSlot, from before: borrowing FieldView, after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        let isRedefined = slot.field.definition !== before.definition
        if !isRedefined, store.dependencies.isEmpty {
            publish(slot, from: before, at: now)
            return
        }
        let hosts = isRedefined ? store.relink(slot, from: before, at: now) : []
        publish(slot, from: before, at: now)
        follow(slot, from: before, and: hosts, after: event, at: now)
    }

    /// Updates the store after a change, and pushes the visible difference.
    mutating func publish(_ slot: FieldSlot, from old: borrowing FieldView, at now: Moment) {
        if let superseded = store.settle(slot, from: old, tellsReturnKey: publisher.wantsPresentation, at: now) {
            cancel(superseded)
        }
        let view = slot.read { publisher.view(of: $0, leadsOn: nil, at: now) }
        let isTransition = slot.read { report($0, from: old, to: view) }
        let transition = isTransition ? (from: FieldState(old), to: FieldState(view)) : nil
        store.keep(view, of: slot, on: now.today)
        if let transition { noteTransition(of: slot, from: transition.from, to: transition.to, at: now) }
    }

    /// - Returns: Whether a debugged field was reported.
    private mutating func report(
        _ field: borrowing Field, from old: borrowing FieldView, to view: borrowing FieldView
    ) -> Bool {
        if field.isFocused != old.isFocused {
            raise(field.isFocused ? .didBeginEditing : .didEndEditing, of: field)
        }
        let isDebugged = isDebugging(view.definition)
        let wasDebugged = view.definition === old.definition ? isDebugged : isDebugging(old.definition)
        let news = publisher.report(
            field, from: old, to: view, isDebugged: (wasDebugged, isDebugged), to: &channel)
        guard case .reported(let movesLayout) = news else { return false }
        if movesLayout { raise(.layout, of: field) }
        return isDebugged
    }

    /// Raises an event, if the client wants events.
    mutating func raise(_ event: FieldEventKind, of field: borrowing Field) {
        guard publisher.wantsEvents else { return }
        channel.raise(FieldEventParams(field: field.identifier, tag: field.settings.tag ?? 0, event: event))
    }

    /// Pushes changed Return keys. Only the previous last field and the new one can have changed between next and go, so
    /// no other field is visited.
    mutating func returnOrderChanged(in form: String, lastBefore: Int32?, at now: Moment) {
        let last = store.forms.lastStop(of: form)
        guard last != lastBefore else { return }
        for case let number? in [lastBefore, last] {
            if let slot = store.slot(of: number) { change(slot, at: now) { _ in } }
        }
    }

    // MARK: Fields that depend on others

    /// Judges the dependent fields of a changed, left, or judged one.
    private mutating func follow(
        _ slot: FieldSlot, from before: borrowing FieldView, and hosts: Set<String>,
        after event: ValidationPolicy.Triggers,
        at now: Moment
    ) {
        guard !store.dependencies.isEmpty else { return }
        let (identifier, looksDifferent) = slot.read { ($0.identifier, before.looksDifferentToRules(now: $0)) }
        if looksDifferent {
            store.noteUndecided(because: identifier, comesOrGoes: false)
            decide(at: now)
        }
        let isNews = looksDifferent || event != .change
        let concerned = store.takeConcerned(by: slot.read { $0.number }, after: event)
        guard isNews || !hosts.isEmpty || !concerned.isEmpty else { return }
        judgeAgain(
            store.judging(because: identifier, and: hosts, concerned: concerned, after: event, ofFollowers: isNews),
            at: now)
    }

    /// Judges one field again with its current related fields.
    ///
    /// - Returns: Its steps.
    mutating func judgeOne(_ number: Int32, of judging: Judging, at now: Moment) -> Int {
        guard let slot = store.slot(of: number) else { return 1 }
        let steps = slot.read { Self.steps(for: $0) }
        guard let event = judging.event else {
            let before = slot.read { $0.submitState }
            take(judging, in: slot, after: nil, at: now)
            // Its expected verdict counts nevertheless.
            store.recount(slot, from: before)
            return steps
        }
        let before = viewBefore(of: slot, at: now)
        take(judging, in: slot, after: event, at: now)
        publish(slot, from: before, at: now)
        let (identifier, isReady) = slot.read { ($0.identifier, $0.isReady) }
        guard isReady != before.isReady else { return steps }
        // Dependent fields note the readiness, but are not judged because of it.
        var noting = Judging(numbers: store.followers(of: identifier), event: nil)
        noting.cause = identifier
        judgeAgain(noting, isNext: true, at: now)
        return steps + min(noting.count, Self.stepsOfSlice) / 4
    }

    /// Updates the related fields of a field: only the changed one, if that suffices.
    private mutating func take(
        _ judging: Judging, in slot: FieldSlot, after event: ValidationPolicy.Triggers?, at now: Moment
    ) {
        let number = slot.read { $0.number }
        guard let cause = judging.cause, !judging.rebuilt.contains(number),
            let glimpse = slot.read({ $0.glimpse(on: now.today) })
        else {
            let related = store.relatedFields(of: slot, at: now)
            store.change(slot) { field in
                if let event {
                    field.neighbourChanged(related, after: event, at: now)
                } else {
                    field.relate(to: related, at: now)
                }
            }
            return
        }
        let form = slot.read { $0.definition.form }
        let neighbour = store.neighbour(cause, form: form, withTyped: glimpse == .canonicalForms, at: now)
        store.change(slot) { field in
            if let event {
                field.neighbourChanged(neighbour, named: cause, after: event, at: now)
            } else {
                field.note(neighbour, named: cause)
            }
        }
    }
}
