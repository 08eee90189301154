import Automata
import FieldEngine

/// Dependencies between fields (specification, sections 4.2 and 6).
extension FieldStore {
    /// The related fields of a field, as its rules need them.
    func relatedFields(of slot: FieldSlot, at now: Moment) -> RelatedFields {
        let (number, identifier, form) = slot.read { ($0.number, $0.identifier, $0.definition.form) }
        let place = dependencies.uniqueValues(of: number).map { UniquePlace(number, among: $0) }
        return dependencies.relatedFields(of: identifier, place, at: now) { name, withTyped in
            neighbour(name, form: form, withTyped: withTyped, at: now)
        }
    }

    /// A related field; nil if it is disabled or not in the form.
    func neighbour(_ name: String, form: String, withTyped: Bool, at now: Moment) -> Neighbour? {
        slot(of: name)?.read { field in
            field.definition.form == form && field.participates ? field.neighbour(withTyped: withTyped, at: now) : nil
        }
    }

    /// How a field's conditions stand. `.amount` is in the row that the field is in.
    func decision(of settings: FieldSettings, field: String, at now: Moment) -> FieldDecision {
        settings.decision { condition in
            condition.holds { isMet($1, by: $0.inRow(of: field), inForm: settings.form, at: now) }
        } answer: { asked in
            slot(of: asked.field.inRow(of: field))?.read {
                $0.definition.form == settings.form ? $0.answer(to: asked.question, at: now) : nil
            }
        }
    }

    /// Whether a condition about fields of a form holds.
    func holds(_ condition: FieldEngine.Condition, inForm form: String, at now: Moment) -> Bool {
        condition.holds { isMet($1, by: $0, inForm: form, at: now) }
    }

    /// The number of a field's total; nil where something is missing for it.
    mutating func number(
        of total: Total, field: String, isSecret: Bool, form: String, at now: Moment
    ) -> DecimalNumber? {
        updateSums(of: total, form: form, at: now)
        func operand(_ name: String) -> Total.Operand? {
            slot(of: name)?.read {
                $0.definition.form == form ? $0.operand(ofSecret: isSecret, at: now) : nil
            }
        }
        let number = forms.number(of: total, field: field, form: form, operand) { rowSums.sum($0, of: form) }
        assert(number == forms.number(of: total, field: field, form: form, operand))
        return number
    }

    /// A field that is not there is as good as empty.
    private func isMet(_ rule: FieldEngine.Rule, by name: String, inForm form: String, at now: Moment) -> Bool {
        slot(of: name)?.read { $0.definition.form == form ? $0.meets(rule, at: now) : nil } ?? rule.isMetByNothing
    }

    /// Notes the value of a field that must be unique. Others that have something else to say now are judged with those that
    /// depend on it.
    mutating func noteUniqueValue(of slot: FieldSlot, at now: Moment) {
        guard dependencies.hasUniqueValues else { return }
        let number = slot.read { $0.number }
        guard let values = dependencies.uniqueValues(of: number) else { return }
        concerned += slot.read { field in
            values.note(number, field.participates ? field.compared(at: now) : nil, isFocused: field.isFocused)
        }
    }

    /// The same of a field that goes.
    mutating func forgetUniqueValue(of slot: FieldSlot) {
        guard dependencies.hasUniqueValues else { return }
        let number = slot.read { $0.number }
        guard let values = dependencies.uniqueValues(of: number) else { return }
        concerned += values.note(number, nil, isFocused: false)
    }

    /// The fields that have something else to say of a value of theirs that is not unique, or is again.
    mutating func takeConcerned(by number: Int32, after event: ValidationPolicy.Triggers) -> [Int32] {
        defer { concerned = [] }
        guard event != .change, let values = dependencies.uniqueValues(of: number) else { return concerned }
        return concerned + values.others(as: number)
    }

    /// The fields that depend on this one, in order of creation.
    func followers(of field: String) -> [Int32] {
        var followers = dependencies.namers(of: field)
        for host in dependencies.hosts(ofRulesNaming: field) {
            if let number = registry.number(of: host) { followers.insert(number) }
        }
        return followers.all
    }

    /// The fields that are judged again because of one.
    ///
    /// - Parameters:
    ///   - hosts: fields with a changed set of rules.
    ///   - ofFollowers: whether dependent fields are included.
    func judging(
        because identifier: String, and hosts: Set<String>, concerned: [Int32] = [],
        after event: ValidationPolicy.Triggers, ofFollowers: Bool
    ) -> Judging {
        var judging = Judging(numbers: ofFollowers ? followers(of: identifier) : [], event: event)
        judging.cause = identifier
        for host in hosts where host != identifier {
            if let number = registry.number(of: host) { judging.rebuilt.insert(number) }
        }
        judging.rebuilt.formUnion(concerned)
        if !judging.rebuilt.isEmpty { judging.numbers = Array(judging.rebuilt.union(judging.numbers)).ascending }
        return judging
    }

    /// A cycle that fields with other definitions would close.
    func cycle(redefining fields: [(slot: FieldSlot, definition: FieldDefinition)]) -> [String]? {
        guard !fields.isEmpty else { return nil }
        var linked = dependencies
        var names: [String] = []
        for (slot, definition) in fields {
            let (name, number) = slot.read { ($0.identifier, $0.number) }
            linked.setNames(by: definition, of: name, number: number)
            names.append(name)
        }
        return linked.cycle(through: names)
    }
}
