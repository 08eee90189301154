import FieldEngine
import FieldProtocol
import JSONBytes

/// For people who look for a fault: debug lines, and what happened to a field's state (specification, section 5.4).
extension Session {
    /// What the session is doing.
    enum Cause {
        /// A message of the client with a method.
        case method(JSONNode)
        /// An answer of the client to a question.
        case answer
        case timer
    }

    /// Whether a field is debugged: as itself says, else its form, else the connection.
    @inline(__always)
    func isDebugging(_ definition: FieldDefinition) -> Bool {
        if let debug = definition.debug { return debug }
        // With every keystroke: forms are looked up where one of them says anything.
        return anyFormDebugs ? forms[definition.form]?.form.debug ?? connection.debug : connection.debug
    }

    /// Notes what became of the state of a field that is debugged.
    mutating func noteTransition(of field: inout Field, from before: FieldState, to after: FieldState, at now: Moment) {
        let (from, to) = (before.inWords, after.inWords)
        guard from != to else { return }
        let transition = TransitionLog.Transition(
            version: field.version, event: causeName, from: from, to: to, time: now.milliseconds)
        field.log.append(transition)
    }

    /// Tells of the fields that show a debug line as their form says, which says something else now.
    mutating func reportDebugging(in form: Form, at now: Moment) {
        for number in form.members.all {
            guard let field = registry[number], field.definition.debug == nil else { continue }
            let status = status(of: field, at: now, isSnapshot: false)
            notify(
                FieldDiagnosticsParams(
                    field: field.identifier, version: field.version, diagnostics: status.diagnostics,
                    state: status.state, helper: status.helper, counter: status.counter, debug: status.debug),
                field: number)
        }
    }

    private var causeName: String {
        switch cause {
        case .method(let name): document.string(name) ?? ""
        case .answer: "\(ClientValidateParams.method)"
        case .timer: "timer"
        }
    }

    mutating func get(_ params: FieldParams, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        let (number, field) = try existing(params.field)
        // A Snapshot tells where Return leads now.
        let hasNext = leadsOn(from: field)
        if hasNext != field.hasNext { _ = registry.withField(number) { $0.hasNext = hasNext } }
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
