import Automata
import FieldEngine
import FieldProtocol

/// All fields of a connection, and all state that depends on them: ids, forms and groups, rules between fields, questions
/// to the client, timers, secrets.
///
/// The only ways to write to a field are ``add(_:_:at:)``, ``remove(_:)``, ``removeForm(_:)`` and ``change(_:_:)``, which the
/// compiler enforces. A complete change is followed by ``settle(_:from:tellsReturnKey:)``. The store writes nothing to the
/// client about fields: it returns the consequences.
struct FieldStore: ~Copyable {
    private(set) var registry = FieldRegistry()
    private(set) var forms = FormTable()
    /// Rules between fields, and which fields are judged with which.
    private(set) var dependencies = FieldDependencies()
    /// Fields whose conditions may stand otherwise.
    private var undecided = UndecidedFields()
    /// Forms whose pages may show or not.
    private var undecidedPages: Set<String> = []
    /// What totals of rows add up.
    private(set) var rowSums = RowSums()
    private(set) var timers = TimerQueue()
    private(set) var questions = PendingRequests()
    /// Whether reused memory may hold a secret.
    private(set) var hasSecretsToErase = false
    /// Fields of rows to judge again, because a value is not unique any more, or is again.
    var concerned: [Int32] = []

    /// Consequences of a new or disposed field.
    struct Consequences {
        /// A superseded question.
        var superseded: PendingRequests.Question?
        /// Fields to judge again.
        var judging: Judging?
    }

    // MARK: Looking

    var count: Int { registry.count }

    subscript(number: Int32) -> Field? { registry[number] }
    subscript(identifier: String) -> Field? { registry[identifier] }

    func slot(of number: Int32) -> FieldSlot? { registry.slot(of: number) }
    func slot(of identifier: String) -> FieldSlot? { registry.slot(of: identifier) }

    /// The slot of a field, with a cache for repeated lookups.
    mutating func find(_ identifier: String) -> FieldSlot? { registry.find(identifier) }

    /// The id of the field that Return leads to from this one.
    func next(after field: borrowing Field) -> String? {
        forms.next(after: field).flatMap { registry.slot(of: $0)?.read { $0.identifier } }
    }

    /// The numbers of a form's fields: first its own order, then the order of creation.
    func fieldsInOrder(of name: String) -> [Int32] {
        forms[name]?.form.membersInOrder { registry.slot(of: $0)?.read { $0.identifier } } ?? []
    }

    /// The numbers of a page's fields in order, with those that are on no page.
    func fields(ofPage page: Int, in name: String) -> [Int32] {
        forms[name]?.form.members(ofPage: page) { registry.slot(of: $0)?.read { $0.identifier } } ?? []
    }

    // MARK: Coming

    mutating func generateIdentifier() -> String { registry.generateIdentifier() }

    /// Refuses a form that is one too many.
    mutating func admit(form name: String, _ limits: Limits) throws(ResponseError) {
        try forms.admit(name, limits)
    }

    /// Adds a field with a number of the ``registry``, or replaces the field with this number.
    mutating func add(
        _ field: consuming Field, _ key: HashedIdentifier, at now: Moment
    ) -> (slot: FieldSlot, consequences: Consequences)? {
        let number = field.number
        let replaced = registry[number]
        dependencies.setNames(by: field.definition, of: field.identifier, number: number)
        guard let slot = registry.insert(consume field, key) else { return nil }
        var judging: Judging?
        noteUniqueValue(of: slot, at: now)
        if !dependencies.isEmpty {
            noteUndecided(because: key.identifier, comesOrGoes: true)
            let hosts = dependencies.placeRules(naming: [key.identifier], in: registry)
            let related = relatedFields(of: slot, at: now)
            registry.change(slot) { $0.relate(to: related, at: now) }
            judging = self.judging(
                because: key.identifier, and: hosts, concerned: takeConcerned(by: number, after: .change),
                after: .change, ofFollowers: true)
        }
        if replaced?.isSecure == true { hasSecretsToErase = true }
        let leadsOn = slot.read { forms.add($0, replacing: replaced) }
        registry.change(slot) { $0.hasNext = leadsOn }
        let superseded = follow(slot.read { $0.question }, of: number)
        return (slot, Consequences(superseded: superseded, judging: judging))
    }

    // MARK: Going

    /// Disposes of a field.
    mutating func remove(_ slot: FieldSlot) -> Consequences {
        slot.read { forms.remove($0) }
        let (number, identifier) = slot.read { ($0.number, $0.identifier) }
        forgetUniqueValue(of: slot)
        let others = takeConcerned(by: number, after: .change)
        let superseded = forget(number)
        dependencies.setNames(by: nil, of: identifier, number: number)
        guard !dependencies.isEmpty else { return Consequences(superseded: superseded) }
        noteUndecided(because: identifier, comesOrGoes: true)
        let hosts = dependencies.placeRules(naming: [identifier], in: registry)
        return Consequences(
            superseded: superseded,
            judging: judging(
                because: identifier, and: hosts, concerned: others, after: .change, ofFollowers: true))
    }

    /// Closes a form and disposes of its fields.
    ///
    /// - Returns: How many those were, and the questions about them that were out; nil where there is no such form.
    mutating func removeForm(_ name: String) -> (fields: Int, superseded: [PendingRequests.Question])? {
        guard let record = forms.remove(name) else { return nil }
        dependencies.removeForm(name)
        rowSums.forget(name)
        var (fields, superseded): (Int, [PendingRequests.Question]) = (0, [])
        for number in record.form.members.all {
            guard let identifier = registry.slot(of: number)?.read({ $0.identifier }) else { continue }
            if let question = forget(number) { superseded.append(question) }
            dependencies.setNames(by: nil, of: identifier, number: number)
            fields += 1
        }
        return (fields, superseded)
    }

    /// Removes a field, but not from its form and from rules.
    private mutating func forget(_ number: Int32) -> PendingRequests.Question? {
        guard let field = registry.remove(number) else { return nil }
        timers.drop(field: number)
        dependencies.setUniqueValues(nil, of: number)
        if field.isSecure { hasSecretsToErase = true }
        return follow(nil, of: number)
    }

    // MARK: Changing

    /// Changes a field. A complete change is followed by ``settle(_:from:tellsReturnKey:)``.
    @inline(__always)
    mutating func change<Result: ~Copyable, Failure>(
        _ slot: FieldSlot, _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try registry.change(slot, body)
    }

    /// Asks a field for what it notes when it answers, which shows nowhere.
    @inline(__always)
    mutating func consult<Result, Failure>(
        _ slot: FieldSlot, _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try registry.consult(slot, body)
    }

    /// Keeps the view of a field that was published, until any field is changed.
    mutating func keep(_ view: consuming FieldView, of slot: FieldSlot, on day: CivilDate) {
        registry.keep(view, of: slot, on: day)
    }

    /// Takes the view that was published last, if it is that of the field as it is on that day.
    mutating func takeView(of slot: FieldSlot, on day: CivilDate) -> FieldView? { registry.takeView(of: slot, on: day) }

    /// Updates timers, questions and counts after a change of a field.
    ///
    /// - Parameter old: the field before the change.
    /// - Parameter tellsReturnKey: whether clients are told where Return leads.
    /// - Returns: The question about it that nobody waits for any more.
    mutating func settle(
        _ slot: FieldSlot, from old: borrowing FieldView, tellsReturnKey: Bool, at now: Moment
    ) -> PendingRequests.Question? {
        let (superseded, leadsOn) = slot.read { field in
            let leadsOn = tellsReturnKey ? forms.leadsOnNow(from: field) : field.hasNext
            return (settle(field, from: old), leadsOn == field.hasNext ? nil : leadsOn)
        }
        if let leadsOn { registry.change(slot) { $0.hasNext = leadsOn } }
        noteUniqueValue(of: slot, at: now)
        return superseded
    }

    private mutating func settle(
        _ field: borrowing Field, from old: borrowing FieldView
    ) -> PendingRequests.Question? {
        if field.liveDeadline != old.liveDeadline {
            let purpose = TimerQueue.Purpose.liveValidation(field: field.number)
            if let deadline = field.liveDeadline {
                timers.restart(purpose, at: deadline)
            } else {
                timers.drop(purpose)
            }
        }
        let superseded = old.isAsking || field.isAsking ? follow(field.question, of: field.number) : nil
        // The caller counts a moving field, before and after the change.
        let isSame = field.definition === old.definition
        let stays =
            isSame || field.definition.form == old.definition.form && field.definition.group == old.definition.group
        guard stays else { return superseded }
        if field.submitState != old.submitState { forms.change(field, from: old.submitState) }
        if !isSame, field.definition.isEditable != old.definition.isEditable {
            forms.setStop(field.definition.isEditable, of: field)
        }
        return superseded
    }

    /// Subtracts a field from its form before it moves to another group, or `out` of the form.
    mutating func moveOut(_ slot: FieldSlot, of out: Bool) {
        slot.read { forms.remove($0, leavingRow: out) }
        noteMove(slot)
        guard out else { return }
        forgetUniqueValue(of: slot)
        dependencies.setUniqueValues(nil, of: slot.read { $0.number })
    }

    /// Counts a field after its move.
    mutating func moveIn(_ slot: FieldSlot) {
        slot.read { forms.moveIn($0) }
        noteMove(slot)
    }

    private mutating func noteMove(_ slot: FieldSlot) {
        if !rowSums.isEmpty { rowSums.note(slot.read { $0.identifier }) { dependencies.isAsked($0) } }
    }

    /// Updates the counts after a change of nothing else.
    mutating func recount(_ slot: FieldSlot, from old: SubmitState) {
        slot.read { if $0.submitState != old { forms.change($0, from: old) } }
    }

    mutating func noteSecretToErase() { hasSecretsToErase = true }
    mutating func noteSecretsErased() { hasSecretsToErase = false }

    // MARK: Rules between fields

    /// Sets the rules of a group.
    ///
    /// - Returns: The fields that are judged again.
    /// - Throws: The cycle that they would close. Nothing is changed then.
    mutating func define(
        _ rules: [FieldEngine.GroupRule], form: String, group: String
    ) throws(DependencyCycle) -> Judging {
        let old = dependencies.rules(ofGroup: group, form: form)
        var hosts = dependencies.define(rules, form: form, group: group)
        if let cycle = dependencies.cycle(through: rules) {
            _ = dependencies.define(old, form: form, group: group)
            _ = dependencies.placeRules(ofGroup: group, form: form, in: registry)
            throw DependencyCycle(fields: cycle)
        }
        hosts.formUnion(dependencies.placeRules(ofGroup: group, form: form, in: registry))
        return Judging(numbers: hosts.compactMap { registry.number(of: $0) }.ascending, event: .change)
    }

    /// Updates dependencies after a change of settings.
    ///
    /// - Returns: Fields to judge again, besides the dependent ones.
    mutating func relink(_ slot: FieldSlot, from old: borrowing FieldView, at now: Moment) -> Set<String> {
        let field = slot.field
        guard field.definition !== old.definition else { return [] }
        dependencies.setNames(by: field.definition, of: field.identifier, number: field.number)
        guard !dependencies.isEmpty || old.hasRelatedFields else { return [] }
        let hosts = dependencies.placeRules(naming: [field.identifier], in: registry)
        let related = relatedFields(of: slot, at: now)
        if related != field.relatedFields {
            registry.change(slot) { $0.neighbourChanged(related, after: .change, at: now) }
        }
        return hosts
    }

    /// The fields that are judged again because of others that were decided before anybody was told of them: a rule between fields
    /// may show elsewhere now, and a value may be another's too.
    mutating func judging(becauseDecided fields: Set<String>) -> Judging {
        var judging = Judging(numbers: [], event: .change)
        for host in dependencies.placeRules(naming: fields, in: registry) {
            if let number = registry.number(of: host) { judging.rebuilt.insert(number) }
        }
        for field in fields { judging.rebuilt.formUnion(followers(of: field)) }
        judging.rebuilt.formUnion(takeConcerned(by: 0, after: .change))
        judging.numbers = Array(judging.rebuilt).ascending
        return judging
    }

    // MARK: Conditions

    var hasUndecided: Bool { !undecided.isEmpty }

    /// Takes up what conditions of a form's pages ask.
    mutating func notePageConditions(of form: String) {
        let conditions = forms[form]?.pageConditions ?? []
        dependencies.setFieldsAskedByPages(Set(conditions.flatMap { $0?.namedFields ?? [] }), of: form)
        undecidedPages.insert(form)
    }

    /// The pages that do not show now, of a form where they may be others than before.
    mutating func takeUndecidedPages(at now: Moment) -> (form: String, hidden: Set<Int>)? {
        undecidedPages.formUnion(forms.takePageNews())
        while let form = undecidedPages.popFirst() {
            guard let record = forms[form] else { continue }
            var hidden: Set<Int> = []
            for (page, condition) in record.pageConditions.enumerated() {
                let shows = condition.map { holds($0, inForm: form, at: now) } ?? true
                if !shows || record.form.isBare(page) { hidden.insert(page) }
            }
            if hidden != record.form.pages.hidden { return (form, hidden) }
        }
        return nil
    }

    mutating func hide(_ pages: Set<Int>, in form: String) { forms.hide(pages, in: form) }

    mutating func leaveHiddenPage(of form: String) { forms.leaveHiddenPage(of: form) }

    /// Notes that a field may look otherwise to conditions that ask it.
    mutating func noteUndecided(because field: String, comesOrGoes: Bool) {
        undecidedPages.formUnion(dependencies.formsWithPages(asking: field))
        if !rowSums.isEmpty { rowSums.note(field) { dependencies.isAsked($0) } }
        for number in dependencies.askers(of: field, asRow: comesOrGoes) { noteUndecided(number) }
    }

    mutating func noteUndecided(_ number: Int32) {
        guard let slot = registry.slot(of: number), slot.read({ $0.definition.hasConditions }) else { return }
        undecided.insert(number, level: dependencies.level(of: slot.read { $0.identifier }))
    }

    /// Brings up to date what a total adds up of rows.
    mutating func updateSums(of total: FieldEngine.Total, form: String, at now: Moment) {
        for name in total.summedRows {
            guard let section = FieldEngine.Total.parts(ofRows: name)?.section else { continue }
            let rows = forms.rows(ofSection: section, form: form)
            rowSums.update(name, of: form, in: registry, at: now) { rows.map { $0.serial } }
        }
    }

    /// In which order fields with conditions are decided.
    mutating func conditionLevel(of field: String) -> Int { dependencies.level(of: field) }

    /// The field to decide next: all that its conditions ask are decided.
    mutating func takeUndecided() -> Int32? { undecided.takeFirst() }

    // MARK: Forms

    /// Changes a form, or creates it.
    mutating func changeForm<Result, Failure>(
        _ name: String, _ body: (inout FormRecord, borrowing FieldRegistry) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        rowSums.forget(name)
        return try forms.change(name, among: registry, body)
    }

    /// Takes back what was counted as told of fields that are gone again.
    mutating func restoreCounts(_ told: FormRecord.Told, of form: String) { forms.restore(told, of: form) }

    /// Counts that the answer that made fields does not tell are news.
    mutating func tellCounts(since told: FormRecord.Told, of form: String, groups: [String]) {
        forms.tellCounts(since: told, of: form, groups: groups)
    }

    mutating func turn(_ form: String, to page: Int) { forms.turn(form, to: page) }

    /// Puts a row in its place, whose fields are added behind it.
    mutating func addRow(_ serial: Int64, fields: [Int32], to section: Int, of form: String, at index: Int) {
        forms.addRow(serial, fields: fields, to: section, of: form, at: index)
        guard let record = forms[form] else { return }
        rowSums.addRow(serial, of: record.sections[section].section, in: form)
        for (field, number) in zip(record.sections[section].fields, fields) {
            guard let values = record.uniqueValues[section][field.field] else { continue }
            dependencies.setUniqueValues(values, of: number)
        }
    }

    /// Takes up what the fields of a row ask before the first of them is there, so that none is found to ask less than it does.
    mutating func noteAsked(byRow fields: [Field]) {
        for field in fields {
            dependencies.setAsked(by: field.definition, of: field.identifier, number: field.number)
        }
    }

    /// Has restored fields of a form's rows share the values that are unique in its sections. `numbers`: those of the fields.
    mutating func shareUniqueValues(in form: String, numbers: [String: Int32]) {
        guard let record = forms[form] else { return }
        for (rows, values) in zip(record.form.sections, record.uniqueValues) {
            for row in rows.rows {
                for (local, values) in values {
                    guard let number = numbers["\(rows.rowName(row.serial)).\(local)"] else { continue }
                    dependencies.setUniqueValues(values, of: number)
                }
            }
        }
    }

    mutating func removeRow(at index: Int, of section: Int, in form: String) {
        if let rows = forms[form]?.form.sections[section] {
            rowSums.removeRow(rows.rows[index].serial, of: rows.name, in: form)
        }
        forms.removeRow(at: index, of: section, in: form)
    }

    mutating func moveRow(at index: Int, to target: Int, of section: Int, in form: String) {
        forms.moveRow(at: index, to: target, of: section, in: form)
    }

    /// The answer tells where Return leads from a new field, to which others came behind it.
    mutating func noteReturn(of slot: FieldSlot) {
        let leadsOn = slot.read { forms.leadsOn(from: $0) }
        registry.change(slot) { $0.hasNext = leadsOn }
    }

    /// Pushes what changed of groups and forms.
    mutating func publishForms(to channel: inout Channel, at now: Moment) {
        forms.publish(&timers, to: &channel, at: now)
    }

    // MARK: Questions

    /// Updates the question to the client after a change of the field's own.
    ///
    /// - Returns: The question that nobody waits for any more.
    private mutating func follow(_ wanted: ClientQuestion?, of number: Int32) -> PendingRequests.Question? {
        var superseded: PendingRequests.Question?
        if let open = questions[number], open.version != wanted?.version { superseded = questions.close(field: number) }
        if wanted != nil, questions[number] != nil { return superseded }
        timers.drop(.clientTimeout(field: number))
        guard let wanted else { return superseded }
        timers.restart(.clientTimeout(field: number), at: wanted.deadline)
        questions.want(field: number)
        return superseded
    }

    mutating func takeWantedQuestions() -> [Int32] { questions.takeWanted() }

    mutating func openQuestion(_ question: ClientQuestion, of number: Int32, phase: ValidationPhase) -> Int64 {
        questions.open(field: number, version: question.version, phase: phase)
    }

    mutating func closeQuestion(of number: Int32) -> PendingRequests.Question? { questions.close(field: number) }
    mutating func noteDeferral(of number: Int32) { questions.noteDeferral(ofField: number) }
    mutating func noteQuestionsWritten() { questions.allAreWritten() }

    // MARK: Timers

    /// Removes the first due timer.
    mutating func takeTimer(dueAt now: Int64) -> TimerQueue.Timer? {
        guard let timer = timers.first, timer.deadline <= now else { return nil }
        return timers.popFirst()
    }

    /// Queues a timer again that is not due yet.
    mutating func restart(_ purpose: TimerQueue.Purpose, at deadline: Int64) { timers.restart(purpose, at: deadline) }

    /// The end of the interval of a group or form.
    mutating func runStatus(_ timer: TimerQueue.Timer, to channel: inout Channel, at now: Moment) {
        forms.run(timer, to: &channel, at: now)
    }

    // MARK: Restoring

    mutating func noteGenerated(_ count: Int64) { registry.noteGenerated(count) }
    mutating func takeSweepCount(_ count: Int64) { forms.takeSweepCount(count) }
    mutating func removeRules(ofForm form: String) {
        dependencies.removeForm(form)
        rowSums.forget(form)
    }
    mutating func forgetMove(of form: String) { forms.forgetMove(of: form) }
    mutating func noteAsked(_ count: Int64) { questions.noteAsked(count) }

    /// Adds a restored field without dependencies.
    ///
    /// - Returns: The superseded question about a replaced field.
    mutating func restore(_ field: consuming Field) -> PendingRequests.Question? {
        let superseded = questions.close(field: field.number)
        let replaced = registry[field.number]
        if replaced?.isSecure == true { hasSecretsToErase = true }
        _ = forms.add(field, replacing: replaced)
        let key = HashedIdentifier(field.identifier)
        _ = registry.insert(consume field, key)
        return superseded
    }

    /// Takes up what restored fields name.
    mutating func nameRestored(_ restored: [Field]) {
        for field in restored {
            dependencies.setNames(by: field.definition, of: field.identifier, number: field.number)
        }
        for field in restored {
            noteUndecided(because: field.identifier, comesOrGoes: true)
        }
    }

    /// Links restored fields and rules with each other and with existing fields. Restored fields keep their verdicts.
    ///
    /// - Returns: Other fields to judge again.
    mutating func linkRestored(_ restored: [Field], _ rules: [RestoredRules], at now: Moment) -> Judging? {
        let ids = Set(restored.map { $0.identifier })
        var hosts: Set<String> = []
        for part in rules {
            hosts.formUnion(dependencies.define(part.rules, form: part.form, group: part.group))
            hosts.formUnion(dependencies.placeRules(ofGroup: part.group, form: part.form, in: registry))
        }
        guard !dependencies.isEmpty else { return nil }
        for field in restored { if let slot = registry.slot(of: field.number) { noteUniqueValue(of: slot, at: now) } }
        hosts.formUnion(dependencies.placeRules(naming: ids, in: registry))
        var numbers = Set(hosts.subtracting(ids).compactMap { registry.number(of: $0) })
        numbers.formUnion(takeConcerned(by: 0, after: .change))
        let own = Set(restored.map { $0.number })
        for field in restored {
            numbers.formUnion(followers(of: field.identifier).filter { !own.contains($0) })
            guard let slot = registry.slot(of: field.number) else { continue }
            let before = slot.field
            let related = relatedFields(of: slot, at: now)
            guard related != before.relatedFields else { continue }
            registry.change(slot) { $0.relate(to: related, at: now) }
            recount(slot, from: before.submitState)
        }
        return Judging(numbers: Array(numbers.subtracting(own)).ascending, event: .change)
    }

    /// Reopens a question of another process, with its id if `keepsID`.
    ///
    /// - Returns: The id.
    mutating func takeOver(_ question: PendingRequests.Question, of number: Int32, keepsID: Bool) -> Int64 {
        questions.takeOver(question, field: number, keepsID: keepsID)
    }

    /// Restarts a timer of a snapshot.
    mutating func startTimer(_ purpose: TimerQueue.Purpose, at deadline: Int64) {
        switch purpose {
        case .liveValidation, .clientTimeout: timers.restart(purpose, at: deadline)
        case .groupStatus, .formStatus: forms.wait(for: purpose, by: timers.push(purpose, at: deadline))
        }
    }

    // MARK: Memory

    /// Whether the memory of disposed fields is worth returning. True once.
    mutating func takeMemoryToGiveBack() -> Bool {
        guard registry.isWorthGivingBack else { return false }
        registry.hasGivenBack()
        return true
    }
}

/// Fields that depend on each other in a cycle: `[a, b, a]`.
struct DependencyCycle: Error {
    var fields: [String]

    var reason: String {
        var names = fields.map { "\($0.prefix(40))" }
        if names.count > 10 { names.replaceSubrange(5..<names.count - 4, with: ["…"]) }
        return "the fields depend on each other in a cycle: \(names.joined(separator: " → "))"
    }
}

/// The rules between fields that a group is given by a snapshot.
struct RestoredRules {
    var form: String
    var group: String
    var rules: [FieldEngine.GroupRule]
}
