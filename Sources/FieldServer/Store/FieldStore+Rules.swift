import Automata
import FieldEngine

/// Dependencies between fields (specification, sections 4.2 and 6).
extension FieldStore {
    /// The related fields of a field, as its rules need them.
    func relatedFields(of slot: FieldSlot, at now: Moment) -> RelatedFields {
        let (number, identifier, form) = slot.read { ($0.number, $0.identifier, $0.definition.form) }
        let place = dependencies.uniqueValues(of: number).map { UniquePlace(number, among: $0) }
        return relatedFields(of: identifier, place, at: now) { name, withTyped in
            neighbour(name, form: form, withTyped: withTyped, at: now)
        }
    }

    /// The same of fields that may lie elsewhere.
    ///
    /// - Parameters:
    ///   - place: Where the field's own value must be unique.
    ///   - rules: The rules between fields that show on it, where they are others than in its form.
    ///   - neighbour: The other field of a name, with its canonical form if that is compared.
    func relatedFields(
        of identifier: String, _ place: UniquePlace?, _ rules: [FieldEngine.GroupRule]? = nil, at now: Moment,
        _ neighbour: (_ name: String, _ withTyped: Bool) -> Neighbour?
    ) -> RelatedFields {
        let rules = rules ?? dependencies.rules(shownOn: identifier)
        let comparesTyped = rules.contains { $0.kind == .ascending }
        let names = dependencies.names(of: identifier)
        var neighbours: [String: Neighbour] = [:]
        neighbours.reserveCapacity(rules.reduce(names.count) { $0 + $1.fields.count })
        for list in [names] + rules.map({ $0.fields }) {
            for name in list where name != identifier {
                neighbours[name] = neighbour(name, comparesTyped)
            }
        }
        return RelatedFields(
            of: identifier, neighbours: neighbours, groupRules: rules, typedOn: comparesTyped ? now.today : nil,
            uniqueValues: place)
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
    mutating func number(of total: Total, field: String, form: String, at now: Moment) -> DecimalNumber? {
        updateSums(of: total, form: form, at: now)
        func operand(_ name: String) -> Total.Operand? {
            slot(of: name)?.read { $0.definition.form == form ? $0.operand(at: now) : nil }
        }
        let number = number(of: total, field: field, form: form, operand) { rowSums.operand($0, of: form) }
        assert(number == self.number(of: total, field: field, form: form, operand) { _ in nil })
        return number
    }

    /// The same of fields that may lie elsewhere.
    ///
    /// - Parameters:
    ///   - operand: what the field of an id gives; nil where it is not there.
    ///   - sum: what the fields of all rows add up to, where that is known.
    func number(
        of total: Total, field: String, form: String, _ operand: (String) -> Total.Operand?,
        sum: (String) -> Total.Operand? = { _ in nil }
    ) -> DecimalNumber? {
        total.number(
            { name in
                let name = name.inRow(of: field)
                guard let (section, rest) = Total.parts(ofRows: name) else { return [operand(name) ?? .nothing] }
                // What the client has disposed of is no field of the row any more.
                return serials(ofSection: section, form: form).compactMap { operand("\(section)[\($0)]\(rest)") }
            },
            sum: sum, rows: { rows(ofSection: $0, form: form).count })
    }

    private func serials(ofSection section: String, form: String) -> [Int64] {
        rows(ofSection: section, form: form).map { $0.serial }
    }

    func rows(ofSection section: String, form: String) -> [SectionRows.Row] {
        guard let form = forms[form]?.form, let index = form.section(named: section) else { return [] }
        return form.sections[index].rows
    }

    /// A field that is not there is as good as empty.
    private func isMet(_ rule: FieldEngine.Rule, by name: String, inForm form: String, at now: Moment) -> Bool {
        slot(of: name)?.read { $0.definition.form == form ? $0.meets(rule, at: now) : nil } ?? rule.isMetByNothing
    }

    /// Notes the value of a field that must be unique. Others that have something else to say now are judged with those that
    /// depend on it.
    mutating func noteUniqueValue(of slot: FieldSlot, isGone: Bool = false) {
        guard dependencies.hasUniqueValues else { return }
        let number = slot.read { $0.number }
        guard let values = dependencies.uniqueValues(of: number) else { return }
        concerned += slot.read { field in
            values.note(number, isGone || !field.participates ? nil : field.value, isFocused: field.isFocused)
        }
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

    /// A cycle that new fields and rules between them would close.
    func cycle(of fields: [Field], _ rules: [FieldEngine.GroupRule], form: String, group: String) -> [String]? {
        guard !rules.isEmpty || fields.contains(where: { $0.definition.namesOthers }) else { return nil }
        if rules.isEmpty {
            return dependencies.cycle(
                adding: fields.map { ($0.identifier, FieldDependencies.names(by: $0.definition, of: $0.identifier)) })
        }
        var linked = dependencies
        for field in fields {
            linked.setNames(by: field.definition, of: field.identifier, number: field.number)
        }
        _ = linked.define(rules, form: form, group: group)
        return linked.cycle(through: fields.map { $0.identifier })
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
