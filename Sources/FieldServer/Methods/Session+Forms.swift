import FieldEngine
import FieldProtocol

/// Forms (specification, section 6).
extension Session {
    /// The most ids that an answer lists.
    static let listedIdentifiers = 10_000

    mutating func open(_ params: FormOpenParams, at now: Moment) throws(ResponseError) -> FormOpenResult {
        try store.admit(form: params.form, configuration.limits)
        if let locale = params.locale, !locale.isEmpty, !locale.isLanguageTag {
            throw .invalidParams("locale", expected: "a BCP 47 tag such as de-CH", found: "another string")
        }
        let lastBefore = store.forms.lastStop(of: params.form)
        let wasDebugging = store.forms[params.form]?.form.debug ?? client.debugs
        let form = store.changeForm(params.form) { (record, registry) in
            record.form.isOpened = true
            if let groups = params.groups { record.form.monitored = groups.isEmpty ? nil : groups }
            if let order = params.order {
                record.form.setOrder(order) { name in
                    guard let field = registry[name], field.settings.form == params.form else { return .missing }
                    return field.definition.isEditable ? .stop(field.number) : .skipped
                }
            }
            if let locale = params.locale { record.form.locale = locale.isEmpty ? nil : locale }
            if let debug = params.debug { record.form.debug = debug }
            return record.form
        }
        returnOrderChanged(in: params.form, lastBefore: lastBefore, at: now)
        if let debug = params.debug, debug != wasDebugging { reportDebugging(in: form, at: now) }
        let tally = form.tally
        let groups = (form.monitored ?? form.groups.keys.sorted()).map { group in
            OrderedMap.Entry(name: group, value: form.groups[group]?.tally.valid ?? true)
        }
        return FormOpenResult(
            form: params.form, valid: tally.valid, invalid: Int64(tally.invalid), pending: Int64(tally.pending),
            groups: OrderedMap(groups))
    }

    mutating func close(_ params: FormParams, at now: Moment) -> FormCloseResult {
        guard let removed = store.removeForm(params.form) else { return FormCloseResult(disposed: 0) }
        for question in removed.superseded { cancel(question) }
        if store.count == 0 { types.forget() }
        return FormCloseResult(disposed: Int64(removed.fields))
    }
}
