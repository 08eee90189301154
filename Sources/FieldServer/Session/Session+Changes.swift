import FieldEngine
import FieldProtocol

/// The one path from an event to the client: the view before it, the change, what follows in the store, the view behind it,
/// and then the fields that depend on the one.
extension Session {
    // MARK: Looking

    /// What is pushed of a field when it changes.
    func view(of slot: FieldSlot, at now: Moment) -> FieldView {
        slot.read { publisher.view(of: $0, leadsOn: nil, at: now) }
    }

    /// What an answer about a field shows.
    func status(of field: borrowing Field, at now: Moment) -> FieldStatus {
        let view = publisher.view(of: field, leadsOn: store.forms.leadsOn(from: field), at: now)
        return publisher.status(of: view, isDebugged: isDebugging(view.definition))
    }

    /// What a notification about a field shows.
    func pushedStatus(of field: borrowing Field, at now: Moment) -> FieldStatus {
        let view = publisher.view(of: field, leadsOn: nil, at: now)
        return publisher.status(of: view, isDebugged: isDebugging(view.definition))
    }

    /// Whether a field is debugged: as itself says, else its form, else the connection.
    func isDebugging(_ definition: FieldDefinition) -> Bool {
        definition.debug ?? store.forms.debugs(definition.form) ?? client.debugs
    }

    // MARK: Changing

    /// Changes a field, pushes what that changed of what its client sees, moves the counts of its form, and judges
    /// again what depends on it. `event` is what happened to the field, for those.
    @discardableResult
    mutating func change<Result, Failure>(
        _ slot: FieldSlot, after event: ValidationPolicy.Triggers = .change, at now: Moment,
        _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = view(of: slot, at: now)
        let result = try store.change(slot, body)
        changed(slot, from: before, after: event, at: now)
        return result
    }

    /// Follows up a change of a field that is complete.
    mutating func changed(
        _ slot: FieldSlot, from before: FieldView, after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        let isRedefined = slot.read { $0.definition !== before.definition }
        if !isRedefined, store.dependencies.isEmpty {
            publish(slot, from: before, at: now)
            return
        }
        let hosts = isRedefined ? store.relink(slot, from: before, at: now) : []
        publish(slot, from: before, at: now)
        follow(slot, from: before, and: hosts, after: event, at: now)
    }

    /// Brings the store in line with a changed field, and pushes what its client sees of the change.
    mutating func publish(_ slot: FieldSlot, from old: FieldView, at now: Moment) {
        slot.read { field in
            if field.isFocused != old.isFocused {
                raise(field.isFocused ? .didBeginEditing : .didEndEditing, of: field)
            }
        }
        if let superseded = store.settle(slot, from: old, tellsReturnKey: publisher.wantsPresentation) {
            cancel(superseded)
        }
        let view = view(of: slot, at: now)
        let news = slot.read { field in
            publisher.news(of: field.identifier, from: old, to: view, isDebugged: { isDebugging($0) })
        }
        guard let news else { return }
        if isDebugging(view.definition) {
            noteTransition(of: slot, from: FieldState(old), to: FieldState(view), at: now)
        }
        slot.read { field in
            if news.movesLayout { raise(.layout, of: field) }
            channel.notify(
                news.report, field: field.number, lane: publisher.wantsEvents ? .behindEvents : .behindAnswer)
        }
    }

    /// Tells a client that wants to know what happened in a field.
    mutating func raise(_ event: FieldEventKind, of field: borrowing Field) {
        guard publisher.wantsEvents else { return }
        channel.raise(FieldEventParams(field: field.identifier, tag: field.settings.tag ?? 0, event: event))
    }

    /// Tells of the Return keys that lead elsewhere now. Only the field that was last and the one that is can have
    /// changed between next and go, whatever happened between them, so no more is looked at.
    mutating func returnOrderChanged(in form: String, lastBefore: Int32?, at now: Moment) {
        let last = store.forms.lastStop(of: form)
        guard last != lastBefore else { return }
        for case let number? in [lastBefore, last] {
            if let slot = store.slot(of: number) { change(slot, at: now) { _ in } }
        }
    }

    // MARK: Fields that depend on others

    /// Judges again what depends on a field that was changed, left, or judged.
    private mutating func follow(
        _ slot: FieldSlot, from before: FieldView, and hosts: Set<String>, after event: ValidationPolicy.Triggers,
        at now: Moment
    ) {
        guard !store.dependencies.isEmpty else { return }
        let (identifier, looksDifferent) = slot.read { ($0.identifier, before.looksDifferentToRules(now: $0)) }
        let isNews = looksDifferent || event != .change
        guard isNews || !hosts.isEmpty else { return }
        judgeAgain(store.judging(because: identifier, and: hosts, after: event, ofFollowers: isNews), at: now)
    }

    /// Judges one field again with what is known of others now.
    ///
    /// - Returns: How many steps that counts for.
    mutating func judgeOne(_ number: Int32, of judging: Judging, at now: Moment) -> Int {
        guard let slot = store.slot(of: number) else { return 1 }
        let steps = slot.read { Self.steps(for: $0) }
        guard let event = judging.event else {
            let before = slot.read { $0.standing }
            take(judging, in: slot, after: nil, at: now)
            // What it would be found to be is counted all the same.
            store.recount(slot, from: before)
            return steps
        }
        let before = view(of: slot, at: now)
        take(judging, in: slot, after: event, at: now)
        publish(slot, from: before, at: now)
        let (identifier, isReady) = slot.read { ($0.identifier, $0.isReady) }
        guard isReady != before.isReady else { return steps }
        // That it is ready others must know, but it is no change that they are judged for.
        var noting = Judging(numbers: store.followers(of: identifier), event: nil)
        noting.cause = identifier
        judgeAgain(noting, isNext: true, at: now)
        return steps + min(noting.count, Self.stepsOfSlice) / 4
    }

    /// Brings up to date what a field knows of others: of the one that changed alone, where that is enough.
    private mutating func take(
        _ judging: Judging, in slot: FieldSlot, after event: ValidationPolicy.Triggers?, at now: Moment
    ) {
        let number = slot.read { $0.number }
        guard let cause = judging.cause, !judging.rebuilt.contains(number),
            let glimpse = slot.read({ $0.glimpse(on: now.today) })
        else {
            let related = store.surroundings(of: slot, at: now)
            store.change(slot) { field in
                if let event {
                    field.neighbourChanged(related, after: event, at: now)
                } else {
                    field.surround(with: related, at: now)
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
