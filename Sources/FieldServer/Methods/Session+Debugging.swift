import FieldEngine
import FieldProtocol
import JSONBytes

/// Debug lines and state transitions (specification, section 5.4).
extension Session {
    /// Logs a state transition of a debugged field.
    mutating func noteTransition(
        of slot: FieldSlot, from before: FieldState, to after: FieldState, at now: Moment
    ) {
        let (from, to) = (before.inWords, after.inWords)
        guard from != to else { return }
        let event = channel.originName
        store.change(slot) { field in
            field.log.append(
                TransitionLog.Transition(
                    version: field.version, event: event, from: from, to: to, time: now.milliseconds))
        }
    }

    /// Reports the fields of a form whose debug setting changed.
    mutating func reportDebugging(in form: Form, at now: Moment) {
        for number in form.members.all {
            guard let field = store[number], field.definition.debug == nil else { continue }
            let status = pushedStatus(of: field, at: now)
            channel.notify(
                FieldDiagnosticsParams(
                    field: field.identifier, version: field.version, diagnostics: status.diagnostics,
                    state: status.state, helper: status.helper, counter: status.counter, debug: status.debug),
                field: number, lane: publisher.laneOfReports)
        }
    }

    mutating func get(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        let (slot, field) = try existing(params.field)
        // A Snapshot tells where Return leads now.
        let hasNext = store.forms.leadsOn(from: field)
        if hasNext != field.hasNext { store.change(slot) { $0.hasNext = hasNext } }
        var result = snapshot(of: field, at: now)
        guard isDebugging(field.definition) else { return result }
        result.transitions = field.log.transitions.map {
            StateTransition(version: $0.version, event: $0.event, from: $0.from, to: $0.to, at: $0.time)
        }
        return result
    }
}

extension FieldState {
    /// All of it that moves, whatever the appearance calls it.
    fileprivate var inWords: String { "\(focus.rawValue).\(content.rawValue).\(validity.rawValue)" }
}
