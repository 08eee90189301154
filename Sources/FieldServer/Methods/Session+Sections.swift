import FieldEngine
import FieldProtocol

/// Rows of sections that repeat (specification, section 6).
extension Session {
    /// A row with all its fields, before it is put in place.
    struct NewRow {
        var form: String
        var section: Int
        var serial: Int64
        var index: Int
        var fields: [Field] = []
        var reports: [ContentReport] = []
        var rules: [FieldEngine.GroupRule] = []
        /// The group in which its rules are defined.
        var ruleGroup: String
    }

    // MARK: Methods

    mutating func add(_ params: SectionAddParams, at now: Moment) throws(ResponseError) -> SectionAddResult {
        let form = params.form ?? ""
        let (index, section) = try section(params.section, of: form)
        let rows = try rows(of: index, in: form)
        let limit = configuration.limits.maxRows
        if let most = section.most, rows.rows.count >= most { throw .requestFailed("section-full") }
        if rows.rows.count >= limit { throw .limitExceeded("maxRows", maximum: limit, found: rows.rows.count + 1) }
        let place = params.at ?? rows.rows.count
        guard place <= rows.rows.count else {
            throw .invalidParams("at", expected: "at most \(rows.rows.count)", found: "the number \(place)")
        }
        var texts: [String: String] = [:]
        for entry in params.texts?.entries ?? [] {
            guard section.fields.contains(where: { $0.field == entry.name }) else {
                throw .invalidParams(
                    "texts.\(entry.name)", expected: "a field of the section", found: "another name")
            }
            texts[entry.name] = entry.value
        }
        try checkCount(adding: section.fields.count)
        let locale = store.forms.locale(of: form)
        let row = try row(
            rows.nextSerial, of: section, index, in: form, at: place, texts, locale: locale,
            page: store.forms[form]?.pageCondition(ofLane: rows.lane), firstNumber: store.registry.nextNumber, at: now)
        try admit([row])
        let lastBefore = store.forms.lastStop(of: form)
        let told = store.forms.told(of: form)
        let judging = self.place(row, at: now)
        store.tellCounts(since: told, of: form, groups: row.fields.compactMap { $0.definition.group })
        let fields = row.fields.indices.map { snapshot(ofNew: row, $0, at: now) }
        returnOrderChanged(in: form, lastBefore: lastBefore, at: now)
        for judging in judging { judgeAgain(judging, at: now) }
        return SectionAddResult(row: row.serial, at: Int64(place), rows: serials(of: index, in: form), fields: fields)
    }

    mutating func remove(_ params: SectionRowParams, at now: Moment) throws(ResponseError) -> SectionRemoveResult {
        let form = params.form ?? ""
        let (index, section) = try section(params.section, of: form)
        let (rows, place) = try row(params.row, of: index, in: form)
        if rows.rows.count <= section.least ?? 0 { throw .requestFailed("section-least") }
        let prefix = rows.rowName(params.row)
        var texts: [OrderedMap<String>.Entry] = []
        let lastBefore = store.forms.lastStop(of: form)
        var judging: [Judging] = []
        if section.rules != nil, let again = try? store.define([], form: form, group: prefix) { judging.append(again) }
        for number in rows.rows[place].fields {
            guard let slot = store.slot(of: number) else { continue }
            slot.read { field in
                // A secret is not told, and what is computed is given to no field.
                guard !field.isSecure, field.definition.settings.total == nil,
                    let local = field.identifier.behind(prefix)
                else { return }
                texts.append(OrderedMap.Entry(name: local, value: field.text))
            }
            let consequences = store.remove(slot)
            if let superseded = consequences.superseded { cancel(superseded) }
            if let again = consequences.judging { judging.append(again) }
        }
        store.removeRow(at: place, of: index, in: form)
        if store.count == 0 { types.forget() }
        returnOrderChanged(in: form, lastBefore: lastBefore, at: now)
        for judging in judging { judgeAgain(judging, at: now) }
        return SectionRemoveResult(
            at: Int64(place), rows: serials(of: index, in: form), texts: OrderedMap(unique: texts))
    }

    mutating func move(_ params: SectionMoveParams, at now: Moment) throws(ResponseError) -> SectionMoveResult {
        let form = params.form ?? ""
        let (index, _) = try section(params.section, of: form)
        let (rows, place) = try row(params.row, of: index, in: form)
        guard params.to < rows.rows.count else {
            throw .invalidParams("to", expected: "at most \(rows.rows.count - 1)", found: "the number \(params.to)")
        }
        let lastBefore = store.forms.lastStop(of: form)
        store.moveRow(at: place, to: params.to, of: index, in: form)
        returnOrderChanged(in: form, lastBefore: lastBefore, at: now)
        return SectionMoveResult(rows: serials(of: index, in: form))
    }

    // MARK: Looking

    private func section(_ name: String, of form: String) throws(ResponseError) -> (Int, Section) {
        guard let record = store.forms[form], let index = record.form.section(named: name) else {
            throw .invalidParams("section", expected: "a section of the form", found: "another name")
        }
        return (index, record.sections[index])
    }

    private func rows(of section: Int, in form: String) throws(ResponseError) -> SectionRows {
        guard let rows = store.forms[form]?.form.sections[section] else { throw ResponseError(.internalError) }
        return rows
    }

    private func row(
        _ serial: Int64, of section: Int, in form: String
    ) throws(ResponseError) -> (rows: SectionRows, place: Int) {
        let rows = try rows(of: section, in: form)
        guard let place = rows.index(of: serial) else {
            throw .invalidParams("row", expected: "a row of the section", found: "the number \(serial)")
        }
        return (rows, place)
    }

    func serials(of section: Int, in form: String) -> [Int64] {
        store.forms[form]?.form.sections[section].rows.map { $0.serial } ?? []
    }

    // MARK: Making

    /// Makes a row of a section, all of whose fields are checked.
    ///
    /// - Throws: The error from the section on.
    mutating func row(
        _ serial: Int64, of section: Section, _ index: Int, in form: String, at place: Int, _ texts: [String: String],
        locale: String?, page: FieldEngine.Condition?, firstNumber: Int32, at now: Moment
    ) throws(ResponseError) -> NewRow {
        let name = SectionRows.rowName(serial, of: section.section)
        var row = NewRow(form: form, section: index, serial: serial, index: place, ruleGroup: name)
        for (offset, part) in section.fields.enumerated() {
            do throws(ResponseError) {
                let definition = try definition(of: part.options, locale: locale, at: now) { settings in
                    settings.form = form
                    settings.group = settings.group ?? section.group
                    settings.nameFields(inRow: name)
                    settings.conditions.page = page
                }
                var field = Field(
                    number: firstNumber &+ Int32(clamping: offset), identifier: "\(name).\(part.field)",
                    definition: definition)
                var view = try contentView(part.options)
                if let text = texts[part.field] {
                    if definition.settings.total != nil {
                        throw .invalidParams(
                            "text", expected: "no content of a field with a total", found: "a content")
                    }
                    try checkLength(of: text)
                    view = .text(text)
                }
                row.reports.append(try begin(&field, with: view, state: part.options.state, at: now))
                row.fields.append(field)
            } catch {
                throw error.inside("fields[\(offset)]")
            }
        }
        row.rules = (section.rules ?? []).compactMap { rule in
            FieldEngine.GroupRule.Kind(rawValue: rule.rule.rawValue).map { kind in
                FieldEngine.GroupRule(
                    kind, fields: rule.fields.map { $0.inRow(name) }, message: rule.message, on: rule.on?.inRow(name))
            }
        }
        return row
    }

    /// Refuses rows that can't be put in place.
    func admit(_ rows: [NewRow]) throws(ResponseError) {
        let dependencies = store.dependencies
        let found = rows.reduce(dependencies.namedCount) { $1.rules.reduce($0) { $0 + $1.named.count } }
        let maximum = configuration.limits.maxRuleFields
        if found > maximum, rows.contains(where: { !$0.rules.isEmpty }) {
            throw .limitExceeded("maxRuleFields", maximum: maximum, found: found)
        }
        for row in rows {
            if let field = row.fields.first(where: { store.slot(of: $0.identifier) != nil }) {
                throw .fieldExists(field.identifier)
            }
            if let cycle = dependencies.cycle(of: row.fields, row.rules, form: row.form, group: row.ruleGroup) {
                throw .invalidDefinition("section", DependencyCycle(fields: cycle).reason)
            }
        }
    }

    /// Puts a row in place.
    ///
    /// - Returns: What is to be judged again because of it.
    mutating func place(_ row: NewRow, at now: Moment) -> [Judging] {
        store.addRow(
            row.serial, fields: row.fields.map { $0.number }, to: row.section, of: row.form, at: row.index)
        store.noteAsked(byRow: row.fields)
        var judging: [Judging] = []
        var slots: [FieldSlot] = []
        for field in row.fields {
            guard let (slot, consequences) = store.add(field, HashedIdentifier(field.identifier), at: now) else {
                continue
            }
            slots.append(slot)
            if let again = consequences.judging { judging.append(again) }
        }
        if !row.rules.isEmpty, let again = try? store.define(row.rules, form: row.form, group: row.ruleGroup) {
            judging.append(again)
        }
        if let again = decideNew(row.fields, at: now) { judging.append(again) }
        for slot in slots { store.noteReturn(of: slot) }
        return judging
    }

    /// A new field as `field/create` tells it.
    func snapshot(ofNew row: NewRow, _ index: Int, at now: Moment) -> FieldSnapshot {
        let field = store.slot(of: row.fields[index].number)?.field ?? row.fields[index]
        return snapshot(of: field, row.reports[index], at: now)
    }
}

extension String {
    /// What stands behind a row's name and a point.
    fileprivate func behind(_ row: String) -> String? {
        hasPrefix(row) ? String(dropFirst(row.count).dropFirst()) : nil
    }
}
