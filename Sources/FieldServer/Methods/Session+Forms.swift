import Automata
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
        if let schema = params.schema { return try open(params, importing: schema, at: now) }
        for (index, type) in (params.types ?? []).enumerated() {
            do throws(ResponseError) { try define(type, at: now) } catch { throw error.inside("types[\(index)]") }
        }
        let told = store.forms.told(of: params.form)
        let (params, origins) = try spreadingAddresses(of: params)
        let (made, judging) = try makeFields(of: params, origins, at: now)
        // The answer tells what becomes of them: a report of it would tell less, behind it.
        if params.fields != nil { publisher.untold = Set(made.map { $0.slot.read { $0.number } }) }
        defer { publisher.untold = [] }
        let before = params.ruledGroups.map {
            (group: $0, rules: store.dependencies.rules(ofGroup: $0, form: params.form))
        }
        do throws(ResponseError) {
            try defineRules(of: params, at: now)
            var result = try setUp(params, with: made, at: now)
            for judging in judging { judgeAgain(judging, at: now) }
            if params.fields != nil {
                result.fields = made.map { snapshot(of: $0.slot.field, $0.report, at: now) }
            }
            if params.words ?? false { result.words = publisher.words(in: store.forms.locale(of: params.form)) }
            return result
        } catch {
            takeBack(made, of: params.form, told, at: now)
            for (group, rules) in before {
                if let judging = try? store.define(rules, form: params.form, group: group) {
                    judgeAgain(judging, at: now)
                }
            }
            throw error
        }
    }

    /// The pages, sections, order and wishes of a form. `made`: fields of which the answer tells.
    private mutating func setUp(
        _ params: FormOpenParams, with made: [MadeField], at now: Moment
    ) throws(ResponseError) -> FormOpenResult {
        let known = store.forms[params.form]
        let plan = try plan(params.pages, of: known)
        let redefined = params.pages == nil ? [] : try redefinitions(of: params.form, on: plan, at: now)
        var rows: [NewRow] = []
        if let sections = params.sections {
            if known?.sections.isEmpty == false { throw .requestFailed("sections-defined") }
            let locale = params.locale.map { $0.isEmpty ? nil : $0 } ?? known?.form.locale
            rows = try self.rows(of: sections, form: params.form, on: plan, locale: locale, at: now)
        }
        let lastBefore = store.forms.lastStop(of: params.form)
        let wasDebugging = known?.form.debug ?? client.debugs
        store.changeForm(params.form) { (record, registry) in
            record.form.isOpened = true
            if let groups = params.groups { record.form.monitored = groups.isEmpty ? nil : groups }
            if let locale = params.locale { record.form.locale = locale.isEmpty ? nil : locale }
            if let debug = params.debug { record.form.debug = debug }
            guard params.order != nil || params.pages != nil || params.sections != nil else { return }
            let members = record.members(in: registry)
            if let pages = params.pages { record.setPages(pages, plan.conditions, members) }
            if let sections = params.sections { record.setSections(sections) }
            let awaited = params.order == nil ? Set(record.form.returnOrder.awaitedNames) : nil
            record.form.setOrder(params.order ?? record.form.order, members) { awaited?.contains($0) ?? true }
        }
        // A page with a section shows.
        if params.pages != nil || params.sections != nil { store.notePageConditions(of: params.form) }
        for (slot, definition) in redefined {
            let definition = decided(definition, of: slot.read { $0.identifier }, at: now)
            change(slot, at: now) { $0.redefine(definition, at: now) }
        }
        var judging: [Judging] = []
        for row in rows { judging += place(row, at: now) }
        if !rows.isEmpty {
            // Of what goes by the rows nobody was told yet, nor of what goes by that.
            let new = made.map { $0.slot.field } + rows.flatMap { $0.fields }
            if let again = decideNew(new, at: now) { judging.append(again) }
        }
        let madeRows = rows.map { row in
            (section: row.section, fields: row.fields.indices.map { snapshot(ofNew: row, $0, at: now) })
        }
        for field in made { store.noteReturn(of: field.slot) }
        returnOrderChanged(in: params.form, lastBefore: lastBefore, at: now)
        for judging in judging { judgeAgain(judging, at: now) }
        decidePages(at: now)
        leaveHiddenPage(of: params.form, at: now)
        // A restored form may stand otherwise than it was told: its secrets are not in each snapshot.
        store.changeForm(params.form) { (record, _) in record.noteTold() }
        guard let record = store.forms[params.form] else { throw ResponseError(.internalError) }
        let form = record.form
        if let debug = params.debug, debug != wasDebugging { reportDebugging(in: form, at: now) }
        let tally = form.tally
        let groups = (form.monitored ?? Array(form.groups.keys).ascending).map { group in
            OrderedMap.Entry(name: group, value: form.groups[group]?.tally.valid ?? true)
        }
        return FormOpenResult(
            form: params.form, valid: tally.valid, invalid: Int64(tally.invalid), pending: Int64(tally.pending),
            groups: OrderedMap(groups), page: record.page, pages: record.pages.isEmpty ? nil : record.pageStatus(),
            sections: record.sections.isEmpty
                ? nil
                : record.sections.indices.map { index in
                    SectionStatus(
                        section: record.sections[index].section, title: record.sections[index].title,
                        rows: serials(of: index, in: params.form),
                        fields: params.sections == nil
                            ? nil : madeRows.filter { $0.section == index }.flatMap { $0.fields })
                })
    }

    mutating func close(_ params: FormParams, at now: Moment) -> FormCloseResult {
        guard let removed = store.removeForm(params.form) else { return FormCloseResult(disposed: 0) }
        for question in removed.superseded { cancel(question) }
        if store.count == 0 { types.forget() }
        return FormCloseResult(disposed: Int64(removed.fields))
    }
}
