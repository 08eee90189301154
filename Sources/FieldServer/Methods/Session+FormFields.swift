import FieldEngine
import FieldProtocol

/// The fields and rules that a form is opened with (specification, section 6): what `field/create` and `group/define` would
/// say one by one, all of it or nothing.
extension Session {
    /// - Parameter origins: the places that the fields have in the client's message.
    /// - Returns: The fields, and what is to be judged again because of them.
    mutating func makeFields(
        of params: FormOpenParams, _ origins: [Int], at now: Moment
    ) throws(ResponseError) -> (made: [MadeField], judging: [Judging]) {
        let fields = params.fields ?? []
        try checkCount(adding: fields.count)
        let locale = params.locale.map { $0.isEmpty ? nil : $0 } ?? store.forms.locale(of: params.form)
        var made: [MadeField] = []
        made.reserveCapacity(fields.count)
        let told = store.forms.told(of: params.form)
        var later = Set(fields.compactMap { $0.field })
        for (index, field) in fields.enumerated() {
            if let identifier = field.field { later.remove(identifier) }
            do throws(ResponseError) {
                try checkOwned(field, by: params.form)
                made.append(try make(field, in: params.form, locale: locale, before: later, at: now))
            } catch {
                takeBack(made, of: params.form, told, at: now)
                throw error.inside("fields[\(origins[index])]")
            }
        }
        // One that comes later decides about those before it, and nobody was told of them.
        let decided = decideNew(made.map { $0.slot.field }, at: now)
        return (made, made.compactMap { $0.judging } + (decided.map { [$0] } ?? []))
    }

    private func checkOwned(_ field: FieldCreateParams, by form: String) throws(ResponseError) {
        if let other = field.options.form, other != form {
            throw .invalidParams("form", expected: "the form that is opened", found: "another form")
        }
        if field.replace == true {
            throw .invalidParams("replace", expected: "false in form/open", found: "true")
        }
    }

    mutating func defineRules(of params: FormOpenParams, at now: Moment) throws(ResponseError) {
        let rules = params.rules ?? []
        for group in params.ruledGroups {
            let places = rules.indices.filter { (rules[$0].group ?? "") == group }
            try define(places.map { rules[$0].between }, form: params.form, group: group, at: now) {
                "rules[\(places[$0])]"
            }
        }
    }

    /// Removes the fields of a form that can't be opened so. `told`: what the client knew of the form before them.
    mutating func takeBack(_ made: [MadeField], of form: String, _ told: FormRecord.Told, at now: Moment) {
        for field in made {
            let consequences = store.remove(field.slot)
            if let superseded = consequences.superseded { cancel(superseded) }
            if let judging = consequences.judging { judgeAgain(judging, at: now) }
        }
        store.restoreCounts(told, of: form)
        if store.count == 0 { types.forget() }
    }
}

extension FormOpenParams {
    /// The groups that have rules here, in their order.
    var ruledGroups: [String] {
        var groups: [String] = []
        for rule in rules ?? [] where !groups.contains(rule.group ?? "") { groups.append(rule.group ?? "") }
        return groups
    }
}
