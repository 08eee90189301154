import Automata
import FieldEngine
import FieldProtocol

/// The forms of a connection by name.
struct FormTable {
    /// By reference: a lookup with each keystroke must not copy all members of a record.
    private var records: [String: Entry] = [:]
    /// Forms whose counts changed in this turn, in the order of their first change.
    private var moved: [String] = []
    /// The number of forms at which empty ones are swept.
    private var sweepCount = FormTable.firstSweepCount
    private static let firstSweepCount = 64
    /// Whether a form was ever opened that says whether its fields are debugged.
    private var anyDebugs = false
    /// Where Return leads on from the field that changed last, until a form's fields, order or page change: while somebody
    /// types, nothing else is asked of a form.
    private var lastLead: (field: Int32, leadsOn: Bool)?
    /// Forms with a page that may have come to show, or to show nothing.
    private var formsWithPageNews: Set<String> = []

    private final class Entry {
        var record: FormRecord

        init(_ record: FormRecord) { self.record = record }
    }

    subscript(name: String) -> FormRecord? { records[name]?.record }

    var count: Int { records.count }
    var names: some Collection<String> { records.keys }

    // MARK: Coming and going

    /// Changes a form, or creates it.
    mutating func change<Result, Failure>(
        _ name: String, among registry: borrowing FieldRegistry,
        _ body: (inout FormRecord, borrowing FieldRegistry) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // On a copy, which is dropped with an error.
        var record = records[name]?.record ?? FormRecord()
        let result = try body(&record, registry)
        if record.form.debug != nil { anyDebugs = true }
        entry(of: name).record = record
        return result
    }

    mutating func remove(_ name: String) -> FormRecord? {
        lastLead = nil
        return records.removeValue(forKey: name)?.record
    }

    /// The form of that name, to be changed.
    private mutating func entry(of name: String) -> Entry {
        lastLead = nil
        if let entry = records[name] { return entry }
        let entry = Entry(FormRecord())
        records[name] = entry
        return entry
    }

    /// Makes sure that a form of that name can exist.
    ///
    /// Empty forms are swept here and not with their last field: if a field comes back, notifications go on from the
    /// published counts.
    mutating func admit(_ name: String, _ limits: Limits) throws(ResponseError) {
        // Most clients have few forms, and no lookup is made.
        guard records.count >= min(sweepCount, limits.maxForms), records[name] == nil else { return }
        if records.count >= sweepCount {
            records = records.filter { $0.value.record.isOpenedOrInUse }
            sweepCount = max(Self.firstSweepCount, records.count * 2)
        }
        guard records.count >= limits.maxForms else { return }
        records = records.filter { $0.value.record.isOpenedOrInUse }
        if records.count >= limits.maxForms {
            throw .limitExceeded("maxForms", maximum: limits.maxForms, found: records.count + 1)
        }
    }

    /// The sweep count for a snapshot; nil if it is the initial one.
    var keptSweepCount: Int64? { sweepCount == Self.firstSweepCount ? nil : Int64(sweepCount) }

    mutating func takeSweepCount(_ count: Int64) { sweepCount = max(sweepCount, Int(clamping: count)) }

    // MARK: Queries

    /// The locale of the numbers in a form; nil for that of the connection.
    func locale(of name: String) -> String? { records[name]?.record.form.locale }

    /// The number of a total of a field in a form; nil where something is missing for it.
    ///
    /// - Parameters:
    ///   - operand: what the field of an id gives; nil where it is not there.
    ///   - sum: what the fields of all rows add up to, where that is known.
    func number(
        of total: FieldEngine.Total, field: String, form: String, _ operand: (String) -> FieldEngine.Total.Operand?,
        sum: (String) -> FieldEngine.Total.RowSum? = { _ in nil }
    ) -> DecimalNumber? {
        total.number(
            { name in
                let name = name.inRow(of: field)
                guard let (section, rest) = FieldEngine.Total.parts(ofRows: name) else {
                    return [operand(name) ?? .nothing]
                }
                // What the client has disposed of is no field of the row any more.
                return rows(ofSection: section, form: form).compactMap { operand("\(section)[\($0.serial)]\(rest)") }
            },
            sum: sum, rows: { rows(ofSection: $0, form: form).count })
    }

    func rows(ofSection section: String, form: String) -> [SectionRows.Row] {
        guard let form = self[form]?.form, let index = form.section(named: section) else { return [] }
        return form.sections[index].rows
    }

    /// Whether a form says that its fields are debugged; nil where it says nothing.
    func debugs(_ name: String) -> Bool? {
        // With every keystroke: forms are looked up where one of them says anything.
        anyDebugs ? records[name]?.record.form.debug : nil
    }

    /// Whether the Return key leads on from a field: to another, or to one that the form's order names and that is
    /// still to be created.
    func leadsOn(from field: borrowing Field) -> Bool {
        records[field.definition.form]?.record.form.leadsOn(
            from: field.number, name: field.identifier, group: field.definition.group) ?? false
    }

    /// The same of a field that changed.
    mutating func leadsOnNow(from field: borrowing Field) -> Bool {
        if let lastLead, lastLead.field == field.number {
            assert(lastLead.leadsOn == leadsOn(from: field))
            return lastLead.leadsOn
        }
        let leadsOn = leadsOn(from: field)
        lastLead = (field.number, leadsOn)
        return leadsOn
    }

    /// The number of the field that Return leads to from this one: the next in the form's order, disabled and read-only
    /// ones skipped. Fields that the form's own order leaves out come behind it, in order of creation.
    func next(after field: borrowing Field) -> Int32? {
        records[field.definition.form]?.record.form.next(
            after: field.number, name: field.identifier, group: field.definition.group)
    }

    /// The name of the page that follows the one of a field, from whose last field Return leads to it.
    func nextPage(after field: borrowing Field) -> String? {
        guard let form = records[field.definition.form]?.record.form, !form.pages.isEmpty else { return nil }
        return form.nextPage(after: field.number, name: field.identifier, group: field.definition.group).map {
            form.pages.names[$0]
        }
    }

    /// The name of the page that a field is on.
    func page(of field: borrowing Field) -> String? {
        guard let form = records[field.definition.form]?.record.form, !form.pages.isEmpty else { return nil }
        let lane = form.lane(of: field)
        return lane == 0 ? nil : form.pages.names[lane - 1]
    }

    /// The field from which Return leads to submitting.
    func lastStop(of name: String) -> Int32? { records[name]?.record.form.lastStop }

    // MARK: Counting

    /// Counts a field that the answer in progress announces.
    ///
    /// - Parameter replaced: the previous field with the number, which is counted out.
    /// - Returns: Whether the Return key leads on from it.
    mutating func add(_ field: borrowing Field, replacing replaced: Field?) -> Bool {
        let (form, group) = (field.definition.form, field.definition.group)
        defer { lookForPageNews(of: form) }
        guard let replaced else { return entry(of: form).record.add(new: field) }
        // Counts are published for a form as a whole. If the client is up to date, the answer keeps it so; otherwise the
        // published counts stay as they are.
        let published =
            replaced.definition.form == form
            ? FormRecord.Replaced(replaced, in: records[form]?.record, group: group) : nil
        remove(replaced, leavingRow: replaced.definition.form != form)
        let leadsOn = entry(of: form).record.add(new: field)
        if let published { records[form]?.record.restorePublished(published, group: group) }
        return leadsOn
    }

    /// Counts a field that arrives from another form or group.
    mutating func moveIn(_ field: borrowing Field) {
        entry(of: field.definition.form).record.add(field)
        lookForPageNews(of: field.definition.form)
        noteMove(of: field.definition.form, group: field.definition.group)
    }

    /// Subtracts a field from the counts. `leavingRow`: it does not come back to its row.
    mutating func remove(_ field: borrowing Field, leavingRow: Bool = true) {
        let (name, group) = (field.definition.form, field.definition.group)
        lastLead = nil
        records[name]?.record.form.remove(
            field.number, name: field.identifier, group: group, submitState: field.submitState)
        lookForPageNews(of: name)
        if leavingRow { records[name]?.record.form.leaveRow(field.number) }
        noteMove(of: name, group: group)
    }

    /// What the client was told of a form's counts.
    func told(of name: String) -> FormRecord.Told { records[name]?.record.told ?? FormRecord.Told() }

    mutating func restore(_ told: FormRecord.Told, of name: String) { records[name]?.record.restore(told) }

    /// Counts that the answer that made fields does not tell are news.
    mutating func tellCounts(since told: FormRecord.Told, of name: String, groups: [String]) {
        restore(told, of: name)
        noteMove(of: name, group: nil)
        for group in groups { records[name]?.record.noteMove(of: group) }
    }

    // MARK: Pages and rows

    /// The client turns to a page, which it is answered.
    mutating func turn(_ name: String, to page: Int) {
        lastLead = nil
        records[name]?.record.form.turn(to: page)
        records[name]?.record.publishedPage = page
    }

    /// Leaves pages out.
    mutating func hide(_ pages: Set<Int>, in name: String) {
        lastLead = nil
        records[name]?.record.form.hide(pages)
        noteMove(of: name, group: nil)
    }

    /// Who opens a form is on none of the pages that are left out.
    mutating func leaveHiddenPage(of name: String) {
        lastLead = nil
        records[name]?.record.form.leaveHiddenPage()
    }

    /// The forms of which a page may have come to show, or to show nothing.
    mutating func takePageNews() -> Set<String> {
        let forms = formsWithPageNews
        for form in forms { records[form]?.record.form.notePagesLooked() }
        formsWithPageNews = []
        return forms
    }

    private mutating func lookForPageNews(of name: String) {
        if records[name]?.record.form.pages.hasNews == true { formsWithPageNews.insert(name) }
    }

    /// When the page shows that a field of a form is on; nil: always.
    func pageCondition(form name: String, field: String, number: Int32?, group: String?) -> FieldEngine.Condition? {
        // Few forms have pages.
        guard let record = records[name]?.record, record.hasPageConditions else { return nil }
        return record.pageCondition(ofLane: record.form.lane(of: number ?? 0, name: field, group: group))
    }

    mutating func addRow(_ serial: Int64, fields: [Int32], to section: Int, of name: String, at index: Int) {
        lastLead = nil
        records[name]?.record.form.addRow(serial, fields: fields, to: section, at: index)
    }

    mutating func removeRow(at index: Int, of section: Int, in name: String) {
        lastLead = nil
        records[name]?.record.form.removeRow(at: index, of: section)
    }

    mutating func moveRow(at index: Int, to target: Int, of section: Int, in name: String) {
        lastLead = nil
        records[name]?.record.form.moveRow(at: index, to: target, of: section)
    }

    // MARK: Counts

    /// Brings the counts in line with a field that stays in its form and group.
    mutating func change(_ field: borrowing Field, from old: SubmitState) {
        let (name, group) = (field.definition.form, field.definition.group)
        records[name]?.record.form.change(
            field.number, name: field.identifier, group: group, from: old, to: field.submitState)
        lookForPageNews(of: name)
        noteMove(of: name, group: group)
    }

    mutating func setStop(_ isStop: Bool, of field: borrowing Field) {
        lastLead = nil
        records[field.definition.form]?.record.form.setStop(
            isStop, at: field.number, name: field.identifier, group: field.definition.group)
    }

    private mutating func noteMove(of name: String, group: String?) {
        if !moved.contains(name) { moved.append(name) }
        if let group { records[name]?.record.noteMove(of: group) }
    }

    /// Drops a pending notification about a form.
    mutating func forgetMove(of name: String) { moved.removeAll { $0 == name } }

    // MARK: Publishing

    /// Pushes changed counts of groups and forms, now or at the end of the interval (specification, section 5).
    mutating func publish(_ timers: inout TimerQueue, to channel: inout Channel, at now: Moment) {
        guard !moved.isEmpty else { return }
        for place in moved.indices {
            for group in records[moved[place]]?.record.takeMovedGroups() ?? [] {
                settleGroup(group, in: moved[place], &timers, &channel, at: now)
            }
        }
        for place in moved.indices { settleForm(moved[place], &timers, &channel, at: now) }
        moved.removeAll(keepingCapacity: true)
    }

    /// Whether a form or group still waits for this timer.
    func isAwaited(_ timer: TimerQueue.Timer) -> Bool {
        switch timer.purpose {
        case .groupStatus(let form, let group):
            records[form]?.record.publishedGroups[group]?.waiting == .timer(timer.order)
        case .formStatus(let form): records[form]?.record.published.waiting == .timer(timer.order)
        case .liveValidation, .clientTimeout: false
        }
    }

    /// Handles the end of the interval of a group or form.
    mutating func run(_ timer: TimerQueue.Timer, to channel: inout Channel, at now: Moment) {
        guard isAwaited(timer) else { return }
        switch timer.purpose {
        case .groupStatus(let form, let group): pushGroupStatus(form: form, group: group, to: &channel, at: now)
        case .formStatus(let form): pushFormStatus(form, to: &channel, at: now)
        case .liveValidation, .clientTimeout: break
        }
    }

    /// Makes a form or group wait for its timer.
    mutating func wait(for purpose: TimerQueue.Purpose, by order: UInt64) {
        switch purpose {
        case .groupStatus(let form, let group): records[form]?.record.publishedGroups[group]?.waiting = .timer(order)
        case .formStatus(let form): records[form]?.record.published.waiting = .timer(order)
        case .liveValidation, .clientTimeout: break
        }
    }

    /// Reads member by member: a copy of the record that lives on while it is written to would copy all its groups.
    private mutating func settleGroup(
        _ group: String, in name: String, _ timers: inout TimerQueue, _ channel: inout Channel, at now: Moment
    ) {
        guard let tally = records[name]?.record.form.groups[group]?.tally else { return }
        var published = records[name]?.record.publishedGroups[group] ?? FormRecord.LastPublished()
        // The validity of a group that changes for the first time is told in any case: it was not told before.
        let known = records[name]?.record.publishedValidity[group]
        let isNews =
            known.map { $0 != tally.valid }
            ?? (tally != published.tally || records[name]?.record.published.groups[group] != nil)
        records[name]?.record.published.groups[group] = isNews ? tally.valid : nil
        guard tally != published.tally, records[name]?.record.form.isMonitored(group) == true, !published.waits else {
            return
        }
        let time = published.nextTime(after: now.milliseconds)
        if time > now.milliseconds {
            published.waiting = .timer(timers.push(.groupStatus(form: name, group: group), at: time))
            records[name]?.record.publishedGroups[group] = published
        } else {
            pushGroupStatus(form: name, group: group, to: &channel, at: now)
        }
    }

    private mutating func settleForm(
        _ name: String, _ timers: inout TimerQueue, _ channel: inout Channel, at now: Moment
    ) {
        guard let published = records[name]?.record.published, let tally = records[name]?.record.form.tally,
            !published.waits,
            !published.tally.isAsGood(as: tally) || !published.groups.isEmpty
                || records[name]?.record.hasPageNews == true
        else { return }
        let time = published.nextTime(after: now.milliseconds)
        if time > now.milliseconds {
            records[name]?.record.published.waiting = .timer(timers.push(.formStatus(form: name), at: time))
        } else {
            pushFormStatus(name, to: &channel, at: now)
        }
    }

    private mutating func pushGroupStatus(
        form name: String, group: String, to channel: inout Channel, at now: Moment
    ) {
        let tally = records[name]?.record.form.groups[group]?.tally ?? Tally()
        let published = records[name]?.record.publishedGroups[group] ?? FormRecord.LastPublished()
        guard records[name] != nil else { return }
        records[name]?.record.publishedGroups[group]?.waiting = .no
        // It may have changed back while it waited.
        guard tally != published.tally else { return }
        records[name]?.record.publishedGroups[group] = FormRecord.LastPublished(tally: tally, sentAt: now.milliseconds)
        channel.notify(
            GroupStatusParams(
                form: name, group: group, valid: tally.valid, fields: Int64(tally.fields),
                invalid: Int64(tally.invalid), pending: Int64(tally.pending)))
    }

    private mutating func pushFormStatus(_ name: String, to channel: inout Channel, at now: Moment) {
        guard let published = records[name]?.record.published, let tally = records[name]?.record.form.tally else {
            return
        }
        records[name]?.record.published.waiting = .no
        let groups = Array(published.groups.keys).ascending.map { (key: $0, value: published.groups[$0] ?? false) }
        let hasPageNews = records[name]?.record.hasPageNews ?? false
        guard !published.tally.isAsGood(as: tally) || !groups.isEmpty || hasPageNews else { return }
        let pages = records[name]?.record.pageStatus(onlyNews: true)
        records[name]?.record.notePagesTold()
        records[name]?.record.published = FormRecord.LastPublished(tally: tally, sentAt: now.milliseconds)
        for (group, valid) in groups { records[name]?.record.publishedValidity[group] = valid }
        channel.notify(
            FormStatusParams(
                form: name, valid: tally.valid, invalid: Int64(tally.invalid), pending: Int64(tally.pending),
                groups: OrderedMap(groups.map { OrderedMap.Entry(name: $0.key, value: $0.value) }),
                page: records[name]?.record.page, pages: records[name]?.record.page == nil ? nil : pages))
    }
}

extension FormRecord {
    fileprivate var isOpenedOrInUse: Bool { form.isOpened || form.members.count > 0 || published.waits }
}
