/// What a field knows of the other fields that it is judged with.
///
/// The field holds copies, which whoever keeps all fields brings up to date when one of them changes. So a field stays
/// a value that is judged by itself, and looks up nothing.
public struct Surroundings: Equatable, Sendable {
    /// The fields that its rules name, by id: those that are there, in its form, and not disabled.
    public var neighbours: [String: Neighbour] = [:]
    /// The rules between fields whose findings show on this field, in the order of their definition.
    public var groupRules: [GroupRule] = []

    public init() {}

    public var isEmpty: Bool { neighbours.isEmpty && groupRules.isEmpty }
}

/// Another field, as far as rules between fields look at it.
public struct Neighbour: Equatable, Sendable {
    public var label: String
    public var value: String
    /// The canonical form, for rules that compare by it.
    public var typed: Parameter?
    /// Whether its type has canonical forms.
    public var hasTyped: Bool
    /// Whether it is touched or shows a verdict.
    public var isReady: Bool
}

extension Field {
    /// Whether rules between fields may be judged by this field: it is touched, or already shows a verdict
    /// (specification, section 6).
    public var isReady: Bool {
        @inline(__always) get { touched || shownValidity != .unknown }
    }

    /// This field as another's rules look at it.
    public func neighbour(withTyped: Bool, at now: Moment) -> Neighbour {
        Neighbour(
            label: definition.label, value: content.value, typed: withTyped ? typedValue(at: now) : nil,
            hasTyped: definition.type.hasTypedForm, isReady: isReady)
    }

    /// Takes note of other fields without being judged by them: of a new field, and of what has changed nothing yet.
    public mutating func surround(with surroundings: Surroundings, at now: Moment) {
        guard surroundings != self.surroundings else { return }
        self.surroundings = surroundings
        judgeContent(at: now)
    }

    /// Another field has changed, or was left, or the rules between them have: this one is judged again as far as its
    /// policy lets a verdict about that event reach the state.
    public mutating func neighbourChanged(
        _ surroundings: Surroundings, after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        self.surroundings = surroundings
        judgeContent(at: now)
        // Marked text is not judged before it ends, and what waits for quiet is judged when that is over.
        guard !isComposing, liveDeadline == nil else { return }
        // A disabled field gets no new error; one that shows may go.
        guard settings.enabled || findings.hasError else { return }
        let before = (findings: findings, validity: validity, word: overriddenWord)
        judgeAgain(after: event, at: now)
        if findings == before.findings, validity == before.validity { overriddenWord = before.word }
    }
}

extension FieldType {
    /// Whether values of the type have canonical forms.
    var hasTypedForm: Bool { conversion.typed != nil }
}
