import FieldEngine
import FieldProtocol

/// What follows from conditions: fields that show or not, are enabled, are required, have other rules and choices
/// (specification, section 4.5).
extension Session {
    /// The definition of a field as its conditions stand now.
    mutating func decided(_ definition: FieldDefinition, of field: String, at now: Moment) -> FieldDefinition {
        let decision = store.decision(of: definition.settings, field: field, at: now)
        return types.definition(like: definition, deciding: decision, at: now)
    }

    /// What a field with a total shows now; nil for any other.
    mutating func totalContent(of definition: FieldDefinition, field: String, at now: Moment) -> ContentView? {
        definition.settings.total.map { total in
            let number = store.number(
                of: total, field: field, isSecret: definition.isSecure, form: definition.form, at: now)
            return definition.content(ofTotal: number, at: now)
        }
    }

    /// The definition of a field with the condition of the page that it is on.
    mutating func onPage(
        _ definition: FieldDefinition, _ condition: FieldEngine.Condition?, at now: Moment
    ) throws(ResponseError) -> FieldDefinition {
        guard definition.settings.conditions.page != condition else { return definition }
        var settings = definition.settings
        settings.forgetDecision()
        settings.conditions.page = condition
        return try types.definition(of: settings, at: now, mayBeEmpty: true)
    }

    /// Decides which pages show.
    mutating func decidePages(at now: Moment) {
        while let (form, hidden) = store.takeUndecidedPages(at: now) {
            let lastBefore = store.forms.lastStop(of: form)
            store.hide(hidden, in: form)
            returnOrderChanged(in: form, lastBefore: lastBefore, at: now)
        }
    }

    /// Who opens a form begins on a page that shows.
    mutating func leaveHiddenPage(of form: String, at now: Moment) {
        let lastBefore = store.forms.lastStop(of: form)
        store.leaveHiddenPage(of: form)
        returnOrderChanged(in: form, lastBefore: lastBefore, at: now)
    }

    /// Decides about the fields that are undecided: a slice at once, the rest after the answer.
    mutating func decide(at now: Moment) {
        // Whoever decides already goes on with what is undecided then.
        guard store.hasUndecided, !agenda.isDeciding else { return }
        agenda.isDecidingNow = true
        var steps = 0
        while steps < Self.stepsOfSlice, let number = store.takeUndecided() { steps += decide(number, at: now) }
        agenda.isDecidingNow = false
        if store.hasUndecided { agenda.add(.deciding) }
    }

    /// The same to the end.
    mutating func finishDeciding(at now: Moment) {
        while let number = store.takeUndecided() { _ = decide(number, at: now) }
    }

    /// Decides about new or restored fields of whose state nobody was told yet, so that nobody has to be told of a change. Others
    /// that are undecided stay so.
    ///
    /// - Parameter areNew: what they hold is read again in the country of a field that came behind them.
    /// - Returns: The ids of those that stand otherwise now.
    @discardableResult
    mutating func decideQuietly(_ fields: [Field], areNew: Bool = false, at now: Moment) -> Set<String> {
        var changed: Set<String> = []
        for field in fields { store.noteUndecided(field.number) }
        guard store.hasUndecided else { return changed }
        let own = Set(fields.map { $0.number })
        var others: [Int32] = []
        while let number = store.takeUndecided() {
            guard own.contains(number), let slot = store.slot(of: number) else {
                others.append(number)
                continue
            }
            let before = view(of: slot, at: now)
            let (identifier, textBefore) = slot.read { ($0.identifier, $0.text) }
            let definition = decided(before.definition, of: identifier, at: now)
            let content = totalContent(of: definition, field: identifier, at: now)
            // In a country the same definition may show other contents.
            let isDecided = definition !== before.definition || definition.isPlaced
            if !isDecided, content == nil { continue }
            store.change(slot) { field in
                if isDecided { field.decide(definition, isNew: areNew, at: now) }
                if let content { field.compute(content, at: now) }
            }
            if let superseded = store.settle(slot, from: before, tellsReturnKey: false, at: now) { cancel(superseded) }
            // A total that comes to the same leaves those that ask it alone.
            guard isDecided || slot.read({ $0.text }) != textBefore else { continue }
            store.noteUndecided(because: identifier, comesOrGoes: false)
            changed.insert(identifier)
        }
        for number in others { store.noteUndecided(number) }
        return changed
    }

    /// Decides so, and finds out what is to be judged again because of it.
    mutating func decideNew(_ fields: [Field], at now: Moment) -> Judging? {
        let changed = decideQuietly(fields, areNew: true, at: now)
        return changed.isEmpty ? nil : store.judging(becauseDecided: changed)
    }

    /// Decides about a field, and changes it where its conditions stand otherwise.
    ///
    /// - Returns: Its steps.
    mutating func decide(_ number: Int32, at now: Moment) -> Int {
        guard let slot = store.slot(of: number) else { return 1 }
        let (known, identifier) = slot.read { ($0.definition, $0.identifier) }
        let definition = decided(known, of: identifier, at: now)
        if definition === known, known.settings.total == nil { return 1 }
        let content = totalContent(of: definition, field: identifier, at: now)
        let lastBefore = store.forms.lastStop(of: definition.form)
        change(slot, at: now) { field in
            if definition !== known { field.redefine(definition, at: now) }
            if let content { field.compute(content, at: now) }
        }
        returnOrderChanged(in: definition.form, lastBefore: lastBefore, at: now)
        return 1 + slot.read { Self.steps(for: $0) }
    }
}
