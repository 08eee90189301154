import FieldEngine
import FieldProtocol

/// The pages that a form is to have.
struct PagePlan {
    var pages: FormPages
    /// When each shows; nil: always.
    var conditions: [FieldEngine.Condition?]

    func condition(ofLane lane: Int) -> FieldEngine.Condition? { lane == 0 ? nil : conditions[lane - 1] }
}

/// The pages and sections of a form, as `form/open` defines them (specification, section 6).
extension Session {
    /// The pages of a form: those that are given, or those that there are.
    func plan(_ pages: [Page]?, of record: FormRecord?) throws(ResponseError) -> PagePlan {
        guard let pages else {
            return PagePlan(pages: record?.form.pages ?? FormPages(), conditions: record?.pageConditions ?? [])
        }
        try check(pages)
        var conditions: [FieldEngine.Condition?] = []
        for (index, page) in pages.enumerated() {
            guard let shown = page.shown else {
                conditions.append(nil)
                continue
            }
            let condition = try condition(shown, path: "pages[\(index)].shown")
            conditions.append(condition == .always(true) ? nil : condition)
        }
        let definitions = pages.map { FormPages.Definition($0) }
        return PagePlan(
            pages: FormPages(definitions, after: record?.form.pages ?? FormPages()), conditions: conditions)
    }

    /// What fields of a form are with the conditions of other pages, as far as those are others.
    mutating func redefinitions(
        of form: String, on plan: PagePlan, at now: Moment
    ) throws(ResponseError) -> [(slot: FieldSlot, definition: FieldDefinition)] {
        guard let record = store.forms[form],
            record.hasPageConditions || plan.conditions.contains(where: { $0 != nil })
        else { return [] }
        var redefined: [(slot: FieldSlot, definition: FieldDefinition)] = []
        for number in record.form.members.all {
            guard let slot = store.slot(of: number) else { continue }
            let (name, known) = slot.read { ($0.identifier, $0.definition) }
            let lane =
                record.form.section(of: number).map { index in
                    let section = record.sections[index]
                    return plan.pages.lane(ofSectionOnPage: section.page, group: section.group)
                } ?? plan.pages.lane(ofField: name, group: known.group)
            let definition = try onPage(known, plan.condition(ofLane: lane), at: now)
            if definition !== known { redefined.append((slot, definition)) }
        }
        if let cycle = store.cycle(redefining: redefined) {
            throw .invalidDefinition("pages", DependencyCycle(fields: cycle).reason)
        }
        return redefined
    }

    /// Refuses pages of which one takes what another has.
    private func check(_ pages: [Page]) throws(ResponseError) {
        var names: Set<String> = []
        var pageOfGroup: [String: String] = [:]
        var pageOfField: [String: String] = [:]
        for (index, page) in pages.enumerated() {
            let path = "pages[\(index)]"
            guard names.insert(page.page).inserted else {
                throw .invalidDefinition("\(path).page", "another page has the name")
            }
            try Self.distribute(page.groups ?? [], "group", "\(path).groups", to: page.page, among: &pageOfGroup)
            try Self.distribute(page.fields ?? [], "field", "\(path).fields", to: page.page, among: &pageOfField)
        }
    }

    private static func distribute(
        _ names: [String], _ word: String, _ path: String, to page: String, among pages: inout [String: String]
    ) throws(ResponseError) {
        for (index, name) in names.enumerated() {
            guard let other = pages.updateValue(page, forKey: name) else { continue }
            throw .invalidDefinition(
                "\(path)[\(index)]", "the \(word) \"\(name.prefix(40))\" is on the page \"\(other.prefix(40))\" already"
            )
        }
    }

    /// Makes the rows that sections have from the start. Of a section without any, one is made to see whether that can be.
    mutating func rows(
        of sections: [Section], form: String, on pages: PagePlan, locale: String?, at now: Moment
    ) throws(ResponseError) -> [NewRow] {
        var names: Set<String> = []
        var rows: [NewRow] = []
        var number = store.registry.nextNumber
        for (index, section) in sections.enumerated() {
            do throws(ResponseError) {
                guard names.insert(section.section).inserted else {
                    throw .invalidDefinition("section", "another section has the name")
                }
                try check(section)
                if let page = section.page, !pages.pages.names.contains(page) {
                    throw ResponseError.invalidDefinition("page", "there is no page \"\(page.prefix(40))\"")
                }
                let lane = pages.pages.lane(ofSectionOnPage: section.page, group: section.group)
                let least = section.least ?? 0
                for place in 0..<max(least, 1) {
                    let row = try row(
                        Int64(place + 1), of: section, index, in: form, at: place, [:], locale: locale,
                        page: pages.condition(ofLane: lane), firstNumber: number, at: now)
                    if place == 0 { try checkCycle(in: row) }
                    guard place < least else { continue }
                    let made = Int(number - store.registry.nextNumber) + row.fields.count
                    try checkCount(adding: made)
                    if made > configuration.limits.maxEntries {
                        throw .limitExceeded("maxEntries", maximum: configuration.limits.maxEntries, found: made)
                    }
                    number += Int32(row.fields.count)
                    rows.append(row)
                }
            } catch {
                throw error.inside("sections[\(index)]")
            }
        }
        try admit(rows)
        return rows
    }

    /// Checks a section but for its page, which may have gone since it was opened.
    func check(_ section: Section) throws(ResponseError) {
        let maximum = configuration.limits.maxRows
        if section.section.isEmpty || section.section.utf8.contains(where: { "[]".utf8.contains($0) }) {
            throw .invalidDefinition("section", "a section needs a name without [ and ]")
        }
        if section.fields.isEmpty { throw .invalidDefinition("fields", "a row needs fields") }
        var fields: Set<String> = []
        for (index, field) in section.fields.enumerated() where !fields.insert(field.field).inserted {
            throw .invalidDefinition("fields[\(index)].field", "another field of the section has the id")
        }
        let least = section.least ?? 0
        if least > maximum { throw .limitExceeded("maxRows", maximum: maximum, found: least) }
        if let most = section.most, least > most {
            throw .invalidDefinition("least", "the least, \(least) rows, is over the most, \(most)")
        }
        for (index, name) in (section.unique ?? []).enumerated() where !fields.contains(name) {
            throw .invalidDefinition("unique[\(index)]", "the section has no field \"\(name.prefix(40))\"")
        }
        for (index, rule) in (section.rules ?? []).enumerated() {
            try check(rule, fields, path: "rules[\(index)]")
        }
    }

    private func check(
        _ rule: FieldProtocol.GroupRule, _ fields: Set<String>, path: String
    ) throws(ResponseError) {
        if rule.fields.isEmpty { throw .invalidDefinition("\(path).fields", "a rule needs fields to be about") }
        var seen: Set<String> = []
        for (index, name) in rule.fields.enumerated() {
            try checkOwn(name, fields, path: "\(path).fields[\(index)]")
            guard seen.insert(name).inserted else {
                throw .invalidDefinition(
                    "\(path).fields[\(index)]", "the field \"\(name.prefix(40))\" is named twice")
            }
        }
        if let on = rule.on { try checkOwn(on, fields, path: "\(path).on") }
    }

    private func checkOwn(_ name: String, _ fields: Set<String>, path: String) throws(ResponseError) {
        guard name.utf8.first == UInt8(ascii: "."), !fields.contains(String(name.dropFirst())) else { return }
        throw .invalidDefinition(path, "the section has no field \"\(name.dropFirst().prefix(40))\"")
    }

    /// Refuses fields of a row that depend on each other in a cycle, whatever else there is.
    private func checkCycle(in row: NewRow) throws(ResponseError) {
        var linked = FieldDependencies()
        for field in row.fields {
            linked.setNames(by: field.definition, of: field.identifier, number: field.number)
        }
        _ = linked.define(row.rules, form: row.form, group: row.ruleGroup)
        guard let cycle = linked.cycle() else { return }
        let place = row.fields.firstIndex { cycle.contains($0.identifier) }
        throw .invalidDefinition(place.map { "fields[\($0)]" } ?? "fields", DependencyCycle(fields: cycle).reason)
    }
}
