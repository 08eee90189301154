import Automata
import FieldEngine
import FieldProtocol
import JSONBytes

/// Bringing back what a snapshot holds (specification, section 8). Everything is read, checked and made aside; then it
/// is put in place by steps that can't fail.
extension Session {
    mutating func restore(_ params: SessionRestoreParams, at now: Moment) throws(ResponseError) -> SessionRestoreResult
    {
        let snapshot: SessionSnapshot
        var restored: Restored
        do throws(SnapshotFailure) {
            snapshot = try read(params.snapshot)
            restored = try made(of: snapshot, at: now)
            restored.moved = try fieldsOnOtherPages(by: restored, at: now)
        } catch {
            throw ResponseError(error)
        }
        do throws(SnapshotFailure) { try refuseCycles(of: restored) } catch { throw ResponseError(error) }
        try refuseConflicts(of: restored, replace: params.replace == true)
        place(restored, of: snapshot, at: now)
        return SessionRestoreResult(fields: Int64(restored.fields.count))
    }

    /// The contents of a snapshot before they are put in place.
    private struct Restored {
        /// In the order of the snapshot, with known types reused.
        var types: [FieldType] = []
        var fields: [Field] = []
        var rules: [RestoredRules] = []
        var forms: [String] = []
        /// The pages of forms, and the lanes of rows' fields.
        var plans: [String: (plan: PagePlan, laneOfRowField: [String: Int])] = [:]
        /// Fields that are there already, and come to a page with another condition.
        var moved: [(slot: FieldSlot, definition: FieldDefinition)] = []

        /// When the page shows that a field is on; nil: always.
        func pageCondition(of field: String, _ settings: FieldSettings) -> FieldEngine.Condition? {
            guard let (plan, lanes) = plans[settings.form] else { return nil }
            return plan.condition(
                ofLane: lanes[field] ?? plan.pages.lane(ofField: field, group: settings.group))
        }
    }

    // MARK: Reading

    private func read(_ text: JSONText) throws(SnapshotFailure) -> SessionSnapshot {
        var document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(text.bytes, maxDepth: configuration.limits.maxDepth)
        } catch {
            throw SnapshotFailure("snapshot", "\(error.reason.description) at byte \(error.offset)")
        }
        let root = document.root
        if let format = document.member(root, "format").flatMap({ document.integer($0) }),
            format != SessionSnapshot.knownFormat
        {
            throw SnapshotFailure("format", "\(format) is not known: this server reads \(SessionSnapshot.knownFormat)")
        }
        let snapshot: SessionSnapshot
        do throws(DecodingFailure) {
            snapshot = try SessionSnapshot(decoding: root, in: document)
        } catch {
            throw SnapshotFailure(
                error.path.isEmpty ? "snapshot" : error.path, "expected \(error.expected), found \(error.found)")
        }
        try checkSeals(of: snapshot.types ?? [], "types", of: root, in: document)
        try checkSeals(of: snapshot.forms ?? [], "forms", of: root, in: document)
        try checkSeals(of: snapshot.fields ?? [], "fields", of: root, in: document)
        guard snapshot.checksum == document.checksum(of: root) else {
            throw SnapshotFailure("checksum", "it is not that of the snapshot, which was changed or damaged")
        }
        return snapshot
    }

    private func checkSeals(
        of parts: [some SealedPart], _ list: StaticString, of root: JSONNode, in document: JSONDocument
    ) throws(SnapshotFailure) {
        guard let nodes = document.member(root, list) else { return }
        for (index, (part, node)) in zip(parts, document.elements(nodes)).enumerated()
        where part.checksum != document.checksum(of: node) {
            throw SnapshotFailure(
                "\(list)[\(index)]", "its checksum is not that of what it holds, which was changed or damaged")
        }
    }

    // MARK: Making

    private mutating func made(of snapshot: SessionSnapshot, at now: Moment) throws(SnapshotFailure) -> Restored {
        var restored = Restored()
        restored.forms = (snapshot.forms ?? []).map { $0.form }
        var names: Set<String> = []
        for (index, part) in (snapshot.types ?? []).enumerated() {
            let path = "types[\(index)]"
            let name = part.definition.name
            if part.place != nil, !names.insert(name).inserted {
                throw SnapshotFailure("\(path).definition.name", "another type has the name, and a place too")
            }
            try checkEntries(of: part.definition, "\(path).definition")
            restored.types.append(try type(of: part, among: restored.types, path, at: now))
        }
        try refuseRepetition((snapshot.forms ?? []).map { $0.form }) { "forms[\($0)].form" }
        for (index, form) in (snapshot.forms ?? []).enumerated() {
            let path = "forms[\(index)]"
            try refuseRepetition((form.groups ?? []).map { $0.group }) { "\(path).groups[\($0)].group" }
            try refuseRepetition((form.rules ?? []).map { $0.group }) { "\(path).rules[\($0)].group" }
            let opening = FormOpenParams(
                form: form.form, groups: form.monitored, order: form.order,
                pages: form.pages?.map { $0.definition }, sections: form.sections?.map { $0.definition })
            try checkEntries(of: opening, path)
            restored.plans[form.form] = try checkSteps(of: form, path)
            for (place, part) in (form.rules ?? []).enumerated() {
                let path = "\(path).rules[\(place)]"
                try checkEntries(of: GroupDefineParams(group: part.group, rules: part.rules), path)
                restored.rules.append(try part.made(form: form.form, path))
            }
        }
        try refuseRepetition((snapshot.fields ?? []).map { $0.field }) { "fields[\($0)].field" }
        var next = Int(store.registry.nextNumber)
        for (index, part) in (snapshot.fields ?? []).enumerated() {
            let old = store.registry.number(of: part.field)
            let number = old ?? Int32(clamping: next)
            if old == nil { next += 1 }
            do throws(SnapshotFailure) {
                try checkEntries(of: FieldCreateParams(options: part.definition), "definition")
                restored.fields.append(try field(of: part, number: number, among: restored, at: now))
            } catch {
                throw error.inside("fields[\(index)]")
            }
        }
        return restored
    }

    /// Checks pages and sections.
    ///
    /// - Returns: The pages, and the lanes of rows' fields.
    private func checkSteps(
        of form: SnapshotForm, _ path: String
    ) throws(SnapshotFailure) -> (plan: PagePlan, laneOfRowField: [String: Int]) {
        let maxRows = configuration.limits.maxRows
        var laneOfRowField: [String: Int] = [:]
        let pages = (form.pages ?? []).map { $0.definition }
        let plan: PagePlan
        do throws(ResponseError) {
            plan = try self.plan(pages, of: nil)
        } catch {
            throw SnapshotFailure(error, in: path)
        }
        let names = (form.sections ?? []).map { $0.definition.section }
        try refuseRepetition(names) { "\(path).sections[\($0)].definition" }
        for (index, section) in (form.sections ?? []).enumerated() {
            let path = "\(path).sections[\(index)]"
            do throws(ResponseError) {
                try check(section.definition)
            } catch {
                throw SnapshotFailure(error, in: "\(path).definition")
            }
            let rows = section.rows ?? []
            try refuseRepetition(rows.map { "\($0)" }) { "\(path).rows[\($0)]" }
            if rows.count > maxRows {
                throw SnapshotFailure("\(path).rows", "\(rows.count) is more than maxRows")
            }
            if section.last ?? 0 < rows.max() ?? 0 {
                throw SnapshotFailure("\(path).last", "a row has a greater number")
            }
            let lane = plan.pages.lane(ofSectionOnPage: section.definition.page, group: section.definition.group)
            for row in rows {
                let name = SectionRows.rowName(row, of: section.definition.section)
                for field in section.definition.fields { laneOfRowField["\(name).\(field.field)"] = lane }
            }
        }
        return (plan, laneOfRowField)
    }

    /// The limits of the corresponding message.
    private func checkEntries(of params: some EntryCounting, _ path: String) throws(SnapshotFailure) {
        do throws(ResponseError) {
            try params.check(configuration.limits)
        } catch {
            throw SnapshotFailure(error, in: path)
        }
    }

    private func refuseRepetition(_ names: [String], path: (Int) -> String) throws(SnapshotFailure) {
        var seen: Set<String> = []
        for (index, name) in names.enumerated() where !seen.insert(name).inserted {
            throw SnapshotFailure(path(index), "the name is there twice")
        }
    }

    private func type(
        of part: SnapshotType, among made: [FieldType], _ path: String, at now: Moment
    ) throws(SnapshotFailure) -> FieldType {
        let registry = types.registry
        var base: FieldType?
        if let given = part.base {
            guard let index = Int(exactly: given), made.indices.contains(index),
                made[index].name == part.definition.extends
            else {
                throw SnapshotFailure("\(path).base", "no type before this one is what it extends")
            }
            base = made[index]
        }
        let name = part.definition.name
        if part.place != nil, let known = registry.ownType(named: name), let declaration = known.declaration,
            declaration.base === base, TypeDefinition(declaration.declared).json == part.definition.json
        {
            return known
        }
        do throws(ResponseError) {
            let declared = try declaration(part.definition)
            do throws(DefinitionError) {
                return try registry.made(declared, extending: base, today: now.today, mayBeEmpty: true)
            } catch {
                throw ResponseError(error, known: { [] })
            }
        } catch {
            throw SnapshotFailure(error, in: "\(path).definition")
        }
    }

    private mutating func field(
        of part: SnapshotField, number: Int32, among restored: Restored, at now: Moment
    ) throws(SnapshotFailure) -> Field {
        let made = restored.types
        let type: FieldType
        let definition: FieldDefinition
        do throws(ResponseError) {
            if let given = part.declared {
                guard let declared = Int(exactly: given), made.indices.contains(declared),
                    made[declared].name == part.definition.type?.name
                else {
                    throw .invalidParams("type", expected: "the type that is declared", found: "another")
                }
                type = made[declared]
            } else {
                type = try builtInType(of: part.definition.type)
            }
            var settings = FieldSettings(type: type)
            settings.usualLanguage = publisher.language(of: nil)
            try apply(part.definition, to: &settings)
            settings.conditions.page = restored.pageCondition(of: part.field, settings)
            let made = try types.definition(of: settings, at: now, mayBeEmpty: true)
            // Conditions that ask no field stand as ever; the others are decided when all fields are there.
            definition = made.hasConditions ? made : decided(made, of: part.field, at: now)
        } catch {
            throw SnapshotFailure(error, in: "definition")
        }
        if part.question != nil, !client.canValidate { throw SnapshotFailure("question", "no-validator") }
        let state = try part.preservedState(of: type)
        do throws(PreservedStateError) {
            return try Field(
                number: number, identifier: part.field, definition: definition, state: state,
                maximumScalars: configuration.limits.maxTextLength,
                reportLimits: FieldReport.Limits(
                    owners: configuration.limits.maxReportOwners, findings: configuration.limits.maxReportedDiagnostics),
                at: now)
        } catch {
            throw SnapshotFailure(error.path, error.reason)
        }
    }

    /// A type of the client's own comes with the snapshot: one that this connection happens to have is another.
    private mutating func builtInType(of reference: TypeReference?) throws(ResponseError) -> FieldType {
        if let name = reference?.name, !types.registry.isBuiltIn(name) {
            throw ResponseError(.typeNotFound(TypeNotFoundData(type: name, known: [])))
        }
        // A snapshot names every locale but the usual one.
        return try types.type(of: reference, locale: TypeRegistry.usualLocale)
    }

    /// What fields that stay become by the pages of the snapshot's forms.
    private mutating func fieldsOnOtherPages(
        by restored: Restored, at now: Moment
    ) throws(SnapshotFailure) -> [(slot: FieldSlot, definition: FieldDefinition)] {
        let own = Set(restored.fields.map { $0.number })
        var moved: [(slot: FieldSlot, definition: FieldDefinition)] = []
        for form in restored.forms {
            for number in store.forms[form]?.form.members.all ?? [] where !own.contains(number) {
                guard let slot = store.slot(of: number) else { continue }
                let (name, known) = slot.read { ($0.identifier, $0.definition) }
                do throws(ResponseError) {
                    let definition = try onPage(known, restored.pageCondition(of: name, known.settings), at: now)
                    if definition !== known { moved.append((slot, definition)) }
                } catch {
                    throw SnapshotFailure(error, in: "forms")
                }
            }
        }
        return moved
    }

    // MARK: Putting in place

    /// Refuses a snapshot by which fields would depend on each other in a cycle, together with what is there.
    private func refuseCycles(of restored: Restored) throws(SnapshotFailure) {
        var linked = store.dependencies
        for field in restored.fields {
            linked.setNames(by: field.definition, of: field.identifier, number: field.number)
        }
        for (slot, definition) in restored.moved {
            let (name, number) = slot.read { ($0.identifier, $0.number) }
            linked.setNames(by: definition, of: name, number: number)
        }
        for part in restored.rules { _ = linked.define(part.rules, form: part.form, group: part.group) }
        guard let cycle = linked.cycle() else { return }
        let place = restored.fields.firstIndex { cycle.contains($0.identifier) }
        throw SnapshotFailure(place.map { "fields[\($0)]" } ?? "forms", DependencyCycle(fields: cycle).reason)
    }

    private func refuseConflicts(of restored: Restored, replace: Bool) throws(ResponseError) {
        let limits = configuration.limits
        let (count, nextNumber) = (store.count, store.registry.nextNumber)
        let (forms, dependencies, types) = (store.forms, store.dependencies, types.registry)
        let added = restored.fields.count { !store.registry.holds($0.number) }
        if !replace, let field = restored.fields.first(where: { store.registry.holds($0.number) }) {
            throw ResponseError(.fieldExists(FieldErrorData(field: field.identifier)))
        }
        if count + added > limits.maxFields {
            throw .limitExceeded("maxFields", maximum: limits.maxFields, found: count + added)
        }
        if Int(nextNumber) + added >= Int(Int32.max) { throw .requestFailed("numbers-used-up") }
        let replacedRules = restored.rules.reduce(0) { sum, part in
            dependencies.rules(ofGroup: part.group, form: part.form).reduce(sum) { $0 + $1.named.count }
        }
        let named = restored.rules.reduce(dependencies.namedCount - replacedRules) { sum, part in
            part.rules.reduce(sum) { $0 + $1.named.count }
        }
        if named > limits.maxRuleFields {
            throw .limitExceeded("maxRuleFields", maximum: limits.maxRuleFields, found: named)
        }
        let names = Set(restored.forms).union(restored.fields.lazy.map { $0.settings.form })
        let newForms = names.count { forms[$0] == nil }
        if newForms > 0, forms.count + newForms > limits.maxForms {
            throw .limitExceeded("maxForms", maximum: limits.maxForms, found: forms.count + newForms)
        }
        let newTypes = Set(restored.types.map { $0.name }).count { !types.isOwn($0) }
        if newTypes > 0, types.ownCount + newTypes > limits.maxTypes {
            throw .limitExceeded("maxTypes", maximum: limits.maxTypes, found: types.ownCount + newTypes)
        }
    }

    private mutating func place(_ restored: Restored, of snapshot: SessionSnapshot, at now: Moment) {
        let typed = zip(restored.types, snapshot.types ?? []).filter { $0.1.place != nil }
        for (type, _) in typed.ordered(by: { $0.1.place ?? 0 }) { types.take(type) }
        store.noteGenerated(snapshot.generated ?? 0)
        store.takeSweepCount(snapshot.sweep ?? 0)
        let hasAsked = store.questions.count > 0
        let parts = snapshot.forms ?? []
        let numbers = Set(restored.fields.map { $0.number })
        // A form that has other fields, too, goes on with what was told of it; any other with what the snapshot says.
        let taken = parts.filter { part in
            store.forms[part.form]?.form.members.all.allSatisfy { numbers.contains($0) } ?? true
        }
        let rowFields =
            parts.contains { $0.sections != nil }
            ? Dictionary(firstOf: restored.fields.map { ($0.identifier, $0.number) }) : [:]
        for part in parts {
            take(part, restored.plans[part.form]?.plan.conditions ?? [], numbers: rowFields)
        }
        // No other field is in these: they have the rules of the snapshot.
        for part in taken { store.removeRules(ofForm: part.form) }
        for part in parts { store.notePageConditions(of: part.form) }
        for field in restored.fields {
            if let superseded = store.restore(field) { cancel(superseded) }
        }
        store.nameRestored(restored.fields)
        decideQuietly(restored.fields, at: now)
        while let (form, hidden) = store.takeUndecidedPages(at: now) { store.hide(hidden, in: form) }
        finishDeciding(at: now)
        // Before the forms are told what the snapshot says of them.
        if let judging = store.linkRestored(restored.fields, restored.rules, at: now) { finish(judging, at: now) }
        for (slot, definition) in restored.moved {
            let definition = decided(definition, of: slot.read { $0.identifier }, at: now)
            change(slot, at: now) { $0.redefine(definition, at: now) }
        }
        finishDeciding(at: now)
        for part in taken {
            store.changeForm(part.form) { (record, _) in record.takePublished(part, at: now) }
            store.forgetMove(of: part.form)
        }
        startTimers(of: restored, snapshot, taken, at: now)
        takeQuestions(of: restored, snapshot, keepingIDs: !hasAsked)
    }

    /// Restores the settings of a form.
    private mutating func take(
        _ part: SnapshotForm, _ conditions: [FieldEngine.Condition?], numbers: [String: Int32]
    ) {
        store.changeForm(part.form) { (record, registry) in
            if part.opened == true { record.form.isOpened = true }
            record.form.locale = part.locale.flatMap { $0.isLanguageTag ? $0 : nil }
            record.form.debug = part.debug
            record.form.monitored = part.monitored
            let awaited = Set(part.awaited ?? [])
            let members = record.members(in: registry)
            record.takeSteps(part, conditions, numbers: numbers, members)
            record.form.setOrder(part.order ?? [], members) { awaited.contains($0) }
            for group in part.groups ?? [] { record.form.addGroup(group.group) }
        }
        if part.sections != nil { store.shareUniqueValues(in: part.form, numbers: numbers) }
    }

    /// Repeats unanswered questions, in their order.
    private mutating func takeQuestions(of restored: Restored, _ snapshot: SessionSnapshot, keepingIDs: Bool) {
        let asked = zip(restored.fields, snapshot.fields ?? []).compactMap { field, part in
            part.question.map { (field: field, question: $0) }
        }
        for (field, question) in asked.ordered(by: { $0.question.id }) {
            let open = PendingRequests.Question(
                id: question.id, version: question.version, phase: question.asked,
                state: question.later == true ? .deferred : .asked)
            let id = store.takeOver(open, of: field.number, keepsID: keepingIDs)
            guard open.state == .asked else { continue }
            channel.ask(
                ClientValidateParams(
                    field: field.identifier, tag: field.settings.tag ?? 0, phase: question.asked,
                    version: question.version, text: field.text, value: field.value),
                id: id)
        }
        if keepingIDs { store.noteAsked(snapshot.asked ?? 0) }
    }

    /// What waited starts anew, in the order in which it was due.
    private mutating func startTimers(
        of restored: Restored, _ snapshot: SessionSnapshot, _ taken: [SnapshotForm], at now: Moment
    ) {
        var waiting: [(place: Int64, purpose: TimerQueue.Purpose, deadline: Int64)] = []
        for (field, part) in zip(restored.fields, snapshot.fields ?? []) {
            if let place = part.waiting, let deadline = field.liveDeadline {
                waiting.append((place, .liveValidation(field: field.number), deadline))
            }
            if let place = part.question?.waiting, let deadline = field.question?.deadline {
                waiting.append((place, .clientTimeout(field: field.number), deadline))
            }
        }
        let interval = now.milliseconds + FormRecord.LastPublished.interval
        for part in taken {
            if let place = part.told?.waiting {
                waiting.append((place, .formStatus(form: part.form), interval))
            }
            for group in part.groups ?? [] {
                guard let place = group.told?.waiting else { continue }
                waiting.append((place, .groupStatus(form: part.form, group: group.group), interval))
            }
        }
        for timer in waiting.ordered(by: { $0.place }) {
            store.startTimer(timer.purpose, at: timer.deadline)
        }
    }
}

extension SnapshotFailure {
    /// The failure of a definition, as in `field/create` and `type/define`.
    fileprivate init(_ error: ResponseError, in part: String) {
        switch error.kind {
        case .invalidParams(let data):
            self.init("\(part).\(data.path)", "expected \(data.expected), found \(data.found)")
        case .invalidDefinition(let data):
            self.init(data.path.isEmpty ? part : "\(part).\(data.path)", data.reason)
        case .typeNotFound(let data): self.init("\(part).type", "there is no type \(data.type)")
        case .limitExceeded(let data): self.init(part, "\(data.found) is more than \(data.limit), \(data.maximum)")
        case .requestFailed(let data): self.init(part, data.reason)
        default: self.init(part, error.message ?? error.code.message)
        }
    }
}

extension ResponseError {
    fileprivate init(_ failure: SnapshotFailure) {
        self.init(
            .snapshotInvalid(SnapshotInvalidData(path: failure.path, reason: failure.reason)),
            Self.sentence(failure.reason, at: failure.path))
    }
}
