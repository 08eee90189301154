extension Field {
    /// Whether rules between fields may be judged by this field: it is touched, or already shows a verdict
    /// (specification, section 6).
    public var isReady: Bool {
        @inline(__always) get { touched || shownValidity != .unknown }
    }

    /// This field as another's rules look at it.
    public func neighbour(withTyped: Bool, at now: Moment) -> Neighbour {
        Neighbour(
            label: definition.label, value: content.value,
            compared: withTyped ? compared(at: now) : content.value, isFilled: !saysNothing,
            typed: withTyped ? typedValue(at: now) : nil,
            hasTyped: definition.type.hasTypedForm, isReady: isReady)
    }

    /// What says whether its value is the same as that of another field.
    public func compared(at now: Moment) -> String { definition.compared(content.value, at: now) }

    /// Takes note of other fields without being judged by them: of a new field, and of what has changed nothing yet.
    public mutating func relate(to relatedFields: RelatedFields, at now: Moment) {
        guard relatedFields != self.relatedFields else { return }
        self.relatedFields = relatedFields
        judgeContent(at: now)
    }

    /// How this field's rules look at another that has changed; nil where all that they compare with have to be looked at anew:
    /// canonical forms may be others on another day.
    public func glimpse(on day: CivilDate) -> Glimpse? {
        guard let typedOn = knownRelatedFields?.typedOn else { return .values }
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
        _ relatedFields: RelatedFields, after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        self.relatedFields = relatedFields
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
        // A field that takes no part gets no new error; one that shows may go.
        guard participates || findings.hasError else { return }
        let before = (findings: findings, validity: validity, word: overriddenWord)
        judgeAgain(after: event, at: now)
        if findings == before.findings, validity == before.validity { overriddenWord = before.word }
    }
}

extension Field {
    /// Whether the field meets the rule of a condition. One that does not show is as good as empty.
    public func meets(_ rule: Rule, at now: Moment) -> Bool {
        definition.isShown ? definition.meets(rule, content.value, at: now) : rule.isMetByNothing
    }

    /// What it says to a type that goes by it; nil where it says nothing, as one that does not show.
    public func answer(to question: AskedField.Question, at now: Moment) -> String? {
        guard definition.isShown, case .text(let text) = typedValue(at: now) ?? .text(content.value) else { return nil }
        switch question {
        case .country:
            guard text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
            return text.uppercased()
        case .region: return text.isEmpty ? nil : text
        case .card: return CardNetworks.all.answer(to: text)
        case .month:
            guard text.utf8.count <= 2, let month = Int(text), (1...12).contains(month) else { return nil }
            return String(month)
        }
    }
}
