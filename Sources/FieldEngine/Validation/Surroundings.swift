/// What a field knows of the other fields that it is judged with.
///
/// The field holds copies, which whoever keeps all fields brings up to date when one of them changes. So a field stays
/// a value that is judged by itself, and looks up nothing.
public struct Surroundings: Equatable, Sendable {
    /// The fields that its rules name, by id: those that are there, in its form, and not disabled.
    public private(set) var neighbours: [String: Neighbour] = [:]
    /// The rules between fields whose findings show on this field, in the order of their definition.
    public private(set) var groupRules: [GroupRule] = []
    /// What each of those asks of all that it names, kept so that nobody has to ask them one by one.
    private(set) var tallies: [GroupTally] = []
    /// The day on which canonical forms were looked up; nil where none are compared.
    private(set) var typedOn: CivilDate?

    public init() {}

    /// - Parameters:
    ///   - identifier: the field that this is around.
    ///   - typedOn: the day on which canonical forms were looked up; nil where none are compared.
    public init(
        of identifier: String, neighbours: [String: Neighbour], groupRules: [GroupRule], typedOn: CivilDate?
    ) {
        self.neighbours = neighbours
        self.groupRules = groupRules
        self.typedOn = typedOn
        tallies = groupRules.map { GroupTally($0, shownOn: identifier, neighbours) }
    }

    public var isEmpty: Bool { neighbours.isEmpty && groupRules.isEmpty }

    /// Takes note of one neighbour; nil for one that takes part no longer.
    mutating func note(_ neighbour: Neighbour?, named name: String) {
        let old = neighbours[name]
        guard neighbour != old else { return }
        neighbours[name] = neighbour
        for (index, rule) in groupRules.enumerated() where rule.fields.contains(name) {
            if let old { tallies[index].remove(old, of: rule.kind) }
            if let neighbour { tallies[index].add(neighbour, of: rule.kind) }
        }
    }
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

    /// How this field's rules look at another that has changed; nil where all that they compare with have to be looked at anew:
    /// canonical forms may be others on another day.
    public func glimpse(on day: CivilDate) -> Glimpse? {
        guard let typedOn = knownSurroundings?.typedOn else { return .values }
        return typedOn == day ? .canonicalForms : nil
    }

    /// What rules compare of other fields.
    public enum Glimpse: Sendable {
        case values, canonicalForms
    }

    /// Takes note of another field that became ready, or is not so any more: nothing is judged for that alone, and what is
    /// true of the text does not depend on it.
    public mutating func note(_ neighbour: Neighbour?, named name: String) {
        noteNeighbour(neighbour, named: name)
    }

    /// The rules between fields have changed, or who takes part in them: this one is judged again as far as its policy lets a
    /// verdict about that event reach the state.
    public mutating func neighbourChanged(
        _ surroundings: Surroundings, after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        self.surroundings = surroundings
        follow(after: event, at: now)
    }

    /// The same where another field has changed, or was left: nil where it takes part no longer.
    public mutating func neighbourChanged(
        _ neighbour: Neighbour?, named name: String, after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        noteNeighbour(neighbour, named: name)
        follow(after: event, at: now)
    }

    private mutating func follow(after event: ValidationPolicy.Triggers, at now: Moment) {
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
