import FieldEngine
import FieldProtocol

/// A form of the connection, with what its client was last told of it.
struct FormRecord {
    var form = Form()
    var told = Told()
    var groupsTold: [String: Told] = [:]
    /// Which groups were valid when `form/status` last spoke of them.
    var validityTold: [String: Bool] = [:]
    /// Groups whose counts moved since they were last looked at, in the order of their moving.
    private var movedGroups: [String] = []
    private var movedNames: Set<String> = []
    /// At how many groups those are looked for that are empty.
    private var groupsWorthSweeping = 64

    mutating func count(_ field: borrowing Field) { count(field, field.standing) }

    private mutating func count(_ field: borrowing Field, _ standing: Standing) {
        let group = field.definition.group
        if let group { makeRoom(forGroup: group) }
        form.add(field.number, name: field.identifier, group: group, standing: standing)
        if field.definition.isEditable { form.setStop(true, at: field.number, name: field.identifier) }
    }

    /// Counts a field whose client knows of it with the answer that makes it.
    ///
    /// - Returns: Whether the Return key leads on from it.
    mutating func count(new field: borrowing Field) -> Bool {
        let standing = field.standing
        count(field, standing)
        told.tally.add(standing)
        if let group = field.definition.group { groupsTold[group, default: Told()].tally.add(standing) }
        return form.returnOrder.leadsOn(from: field.number, name: field.identifier)
    }

    /// What was told of a form and of a group before a field of them is replaced.
    struct Replaced {
        fileprivate var told: Tally
        fileprivate var isKnown: Bool
        /// Nil where the old field was not in the new one's group.
        fileprivate var groupTold: Tally?
        fileprivate var isGroupKnown = false

        init(_ old: borrowing Field, in record: FormRecord?, group: String?) {
            told = record?.told.tally ?? Tally()
            isKnown = record.map { $0.told.tally.isAsGood(as: $0.form.tally) } ?? false
            guard let group, group == old.definition.group else { return }
            groupTold = record?.groupsTold[group]?.tally ?? Tally()
            isGroupKnown = groupTold == record?.form.groups[group]?.tally
        }
    }

    /// What is told once the new field is counted, in place of a sum with the old one.
    fileprivate mutating func settleTold(_ replaced: Replaced, group: String?) {
        told.tally = replaced.isKnown ? form.tally : replaced.told
        guard let group, let groupTold = replaced.groupTold else { return }
        groupsTold[group]?.tally = replaced.isGroupKnown ? form.groups[group]?.tally ?? Tally() : groupTold
    }

    mutating func noteMove(of group: String) {
        if movedNames.insert(group).inserted { movedGroups.append(group) }
    }

    /// Forgets groups without fields where there are many: a client that makes up a new one for each field takes no more
    /// than its fields need. What is still to be told of a group is kept.
    mutating func makeRoom(forGroup name: String) {
        guard form.groups.count >= groupsWorthSweeping, form.groups[name] == nil else { return }
        let forgotten = form.forgetEmptyGroups { group in
            groupsTold[group]?.waits == true || told.groups[group] != nil || movedNames.contains(group)
        }
        for group in forgotten {
            groupsTold[group] = nil
            validityTold[group] = nil
        }
        groupsWorthSweeping = max(64, form.groups.count * 2)
    }

    mutating func takeMovedGroups() -> [String] {
        defer {
            movedGroups.removeAll(keepingCapacity: movedGroups.count < 64)
            movedNames.removeAll(keepingCapacity: movedGroups.count < 64)
        }
        return movedGroups
    }

    /// What a client was last told, and when; at most one notification goes in 100 milliseconds.
    struct Told {
        var tally = Tally()
        var sentAt: Int64?
        /// Whether a notification waits for the end of the 100 milliseconds.
        var waiting = Waiting.no
        /// For forms: the groups whose validity is not what was told last.
        var groups: [String: Bool] = [:]

        static let interval: Int64 = 100

        /// When the next may go: now, or at the end of the interval.
        func nextTime(after now: Int64) -> Int64 {
            sentAt.map { max(now, $0 + Self.interval) } ?? now
        }

        func mayGo(at now: Int64) -> Bool { nextTime(after: now) == now }

        var waits: Bool { waiting != .no }
    }

    /// What a notification waits for.
    enum Waiting: Equatable {
        case no
        /// The timer that is queued for what was restored, once all of it is there.
        case restored
        /// The timer of that order. Another is left of a form of the same name that was closed.
        case timer(UInt64)
    }
}

extension Session {
    /// The field that Return leads to from this one: the next in the form's order, disabled and read-only ones
    /// skipped. Fields that the form's own order leaves out come behind it, in order of creation.
    func next(after field: borrowing Field) -> Field? {
        forms[field.definition.form]?.form.returnOrder.next(after: field.number, name: field.identifier)
            .flatMap { registry[$0] }
    }

    /// Whether the Return key leads on from a field: to another, or to one that the form's order names and that is
    /// still to be created.
    func leadsOn(from field: borrowing Field) -> Bool {
        forms[field.definition.form]?.form.returnOrder.leadsOn(from: field.number, name: field.identifier) ?? false
    }

    /// Counts a new field, in place of the one of its number where it `replaces` one. What its client is told by the
    /// answer is not pushed as well.
    ///
    /// - Returns: Whether the Return key leads on from it.
    @discardableResult
    mutating func addToForm(_ field: borrowing Field, replaces: Bool) -> Bool {
        guard replaces, let old = registry[field.number] else {
            return forms[field.definition.form, default: FormRecord()].count(new: field)
        }
        let (form, group) = (field.definition.form, field.definition.group)
        // What is told of the old field is not known field by field. Where the client knows how all stands, it still does with
        // the answer; where it does not, what it was told stays what it was told.
        let replaced = old.definition.form == form ? FormRecord.Replaced(old, in: forms[form], group: group) : nil
        removeFromForm(old.number)
        let leadsOn = forms[form, default: FormRecord()].count(new: field)
        if let replaced { forms[form]?.settleTold(replaced, group: group) }
        return leadsOn
    }

    /// Counts a field that comes from another form or group.
    mutating func moveToForm(_ field: borrowing Field) {
        forms[field.definition.form, default: FormRecord()].count(field)
        formMoved(field.definition.form, group: field.definition.group)
    }

    mutating func removeFromForm(_ number: Int32) {
        guard let field = registry[number] else { return }
        let (name, group) = (field.settings.form, field.settings.group)
        forms[name]?.form.remove(number, group: group, standing: field.standing)
        forms[name]?.form.setStop(false, at: number, name: field.identifier)
        formMoved(name, group: group)
    }

    mutating func standingChanged(of field: Field, from old: Standing) {
        let (name, group) = (field.settings.form, field.settings.group)
        forms[name]?.form.change(group: group, from: old, to: field.standing)
        formMoved(name, group: group)
    }

    private mutating func formMoved(_ name: String, group: String?) {
        if !movedForms.contains(name) { movedForms.append(name) }
        if let group { forms[name]?.noteMove(of: group) }
    }

    /// Pushes what changed of groups and forms, at once or at the end of the interval (specification, section 5).
    mutating func settleStatus(at now: Moment) {
        guard !movedForms.isEmpty else { return }
        let moved = movedForms
        movedForms.removeAll(keepingCapacity: true)
        for name in moved {
            for group in forms[name]?.takeMovedGroups() ?? [] { settleGroup(group, in: name, at: now) }
        }
        for name in moved { settleForm(name, at: now) }
    }

    /// The end of the interval of a group or form.
    mutating func runStatus(_ timer: TimerQueue.Timer, at now: Moment) {
        switch timer.purpose {
        case .groupStatus(let form, let group):
            guard forms[form]?.groupsTold[group]?.waiting == .timer(timer.order) else { return }
            pushGroupStatus(form: form, group: group, at: now)
        case .formStatus(let form):
            guard forms[form]?.told.waiting == .timer(timer.order) else { return }
            pushFormStatus(form, at: now)
        case .liveValidation, .clientTimeout: break
        }
    }

    /// Reads member by member: a copy of the record that lives on while it is written to would copy all its groups.
    private mutating func settleGroup(_ group: String, in name: String, at now: Moment) {
        guard let tally = forms[name]?.form.groups[group]?.tally else { return }
        var told = forms[name]?.groupsTold[group] ?? FormRecord.Told()
        // The validity of a group that changes for the first time is told in any case: it was not told before.
        let known = forms[name]?.validityTold[group]
        let isNews = known.map { $0 != tally.valid } ?? (tally != told.tally || forms[name]?.told.groups[group] != nil)
        forms[name]?.told.groups[group] = isNews ? tally.valid : nil
        guard tally != told.tally, forms[name]?.form.isMonitored(group) == true, !told.waits else { return }
        let time = told.nextTime(after: now.milliseconds)
        if time > now.milliseconds {
            told.waiting = .timer(timers.push(.groupStatus(form: name, group: group), at: time))
            forms[name]?.groupsTold[group] = told
        } else {
            pushGroupStatus(form: name, group: group, at: now)
        }
    }

    private mutating func settleForm(_ name: String, at now: Moment) {
        guard let told = forms[name]?.told, let tally = forms[name]?.form.tally, !told.waits,
            !told.tally.isAsGood(as: tally) || !told.groups.isEmpty
        else { return }
        let time = told.nextTime(after: now.milliseconds)
        if time > now.milliseconds {
            forms[name]?.told.waiting = .timer(timers.push(.formStatus(form: name), at: time))
        } else {
            pushFormStatus(name, at: now)
        }
    }

    private mutating func pushGroupStatus(form name: String, group: String, at now: Moment) {
        let tally = forms[name]?.form.groups[group]?.tally ?? Tally()
        let told = forms[name]?.groupsTold[group] ?? FormRecord.Told()
        guard forms[name] != nil else { return }
        forms[name]?.groupsTold[group]?.waiting = .no
        // It may have changed back while it waited.
        guard tally != told.tally else { return }
        forms[name]?.groupsTold[group] = FormRecord.Told(tally: tally, sentAt: now.milliseconds)
        notify(
            GroupStatusParams(
                form: name, group: group, valid: tally.valid, fields: Int64(tally.fields),
                invalid: Int64(tally.invalid), pending: Int64(tally.pending)))
    }

    private mutating func pushFormStatus(_ name: String, at now: Moment) {
        guard let told = forms[name]?.told, let tally = forms[name]?.form.tally else { return }
        forms[name]?.told.waiting = .no
        let groups = told.groups.sorted { $0.key < $1.key }
        guard !told.tally.isAsGood(as: tally) || !groups.isEmpty else { return }
        forms[name]?.told = FormRecord.Told(tally: tally, sentAt: now.milliseconds)
        for (group, valid) in groups { forms[name]?.validityTold[group] = valid }
        notify(
            FormStatusParams(
                form: name, valid: tally.valid, invalid: Int64(tally.invalid), pending: Int64(tally.pending),
                groups: OrderedMap(groups.map { OrderedMap.Entry(name: $0.key, value: $0.value) })))
    }
}
