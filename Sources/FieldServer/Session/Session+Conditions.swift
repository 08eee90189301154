import FieldEngine
import FieldProtocol

/// What follows from conditions: fields that show or not, are enabled, are required, have other rules and choices
/// (specification, section 4.5).
extension Session {
    /// The definition of a field as its conditions stand now.
    mutating func decided(_ definition: FieldDefinition, at now: Moment) -> FieldDefinition {
        types.definition(like: definition, deciding: store.decision(of: definition.settings, at: now), at: now)
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

    /// Decides about a field, and changes it where its conditions stand otherwise.
    ///
    /// - Returns: Its steps.
    mutating func decide(_ number: Int32, at now: Moment) -> Int {
        guard let slot = store.slot(of: number) else { return 1 }
        let known = slot.field.definition
        let definition = decided(known, at: now)
        guard definition !== known else { return 1 }
        let lastBefore = store.forms.lastStop(of: definition.form)
        change(slot, at: now) { $0.redefine(definition, at: now) }
        returnOrderChanged(in: definition.form, lastBefore: lastBefore, at: now)
        return 1 + slot.read { Self.steps(for: $0) }
    }
}
