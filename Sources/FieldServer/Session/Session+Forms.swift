import FieldEngine
import FieldProtocol

/// Forms and groups (specification, section 6).
extension Session {
    /// The most ids that an answer lists.
    private static let listedIdentifiers = 10_000

    mutating func open(_ params: FormOpenParams, at now: Moment) throws(ResponseError) -> FormOpenResult {
        try makeRoom(forForm: params.form)
        let lastBefore = lastStop(of: params.form)
        var record = forms[params.form] ?? FormRecord()
        record.form.isOpened = true
        if let groups = params.groups { record.form.monitored = groups.isEmpty ? nil : groups }
        if let order = params.order {
            record.form.setOrder(order) { name in
                guard let number = registry.number(of: name), let field = registry[number],
                    field.settings.form == params.form
                else { return .missing }
                return field.definition.isEditable ? .stop(number) : .skipped
            }
        }
        if let debug = params.debug {
            record.form.debug = debug
            anyFormDebugs = true
        }
        forms[params.form] = record
        returnOrderChanged(in: params.form, lastBefore: lastBefore, at: now)
        let (form, tally) = (record.form, record.form.tally)
        let groups = (form.monitored ?? form.groups.keys.sorted()).map { group in
            OrderedMap.Entry(name: group, value: form.groups[group]?.tally.valid ?? true)
        }
        return FormOpenResult(
            form: params.form, valid: tally.valid, invalid: tally.invalid, pending: tally.pending,
            groups: OrderedMap(groups))
    }

    mutating func close(_ params: FormParams, at now: Moment) -> FormCloseResult {
        guard let record = forms.removeValue(forKey: params.form) else { return FormCloseResult(disposed: 0) }
        var disposed = 0
        dependencies.removeForm(params.form)
        for number in record.form.members.all {
            guard let field = registry.remove(number) else { continue }
            dependencies.setNames([], of: field.identifier)
            timers.drop(field: number)
            disposed += 1
            if field.isSecure { hasSecretsToErase = true }
            followQuestion(of: number)
        }
        return FormCloseResult(disposed: disposed)
    }

    mutating func submit(_ params: FormSubmitParams, at now: Moment) -> FormSubmitResult {
        let members = fieldsInOrder(of: params.form)
            .filter { registry.withField($0) { $0.counts } == true }
        var invalid: [String] = []
        var pending: [String] = []
        let linked = finishLinked(members, at: now)
        for number in members {
            let verdict: (standing: Standing, identifier: String)?
            if dependencies.isEmpty {
                verdict = try? change(number, at: now) { (field) throws(ResponseError) in
                    field.submit(at: now)
                    return (field.standing, field.identifier)
                }
            } else {
                submit(number, from: linked[number], at: now)
                verdict = registry.withField(number) { ($0.standing, $0.identifier) }
            }
            guard let verdict else { continue }
            switch verdict.standing {
            case .invalid: invalid.append(verdict.identifier)
            case .pending: pending.append(verdict.identifier)
            case .acceptable, .absent: break
            }
        }
        let valid = invalid.isEmpty && pending.isEmpty
        var result = FormSubmitResult(
            valid: valid, first: invalid.first, invalid: Array(invalid.prefix(Self.listedIdentifiers)),
            pending: Array(pending.prefix(Self.listedIdentifiers)))
        guard valid else { return result }
        var values: [OrderedMap<String>.Entry] = []
        var texts: [OrderedMap<String>.Entry] = []
        var typed: [OrderedMap<Parameter>.Entry] = []
        values.reserveCapacity(members.count)
        texts.reserveCapacity(members.count)
        for number in members {
            _ = registry.withField(number) { field in
                guard params.secure == true || !field.isSecure else { return }
                values.append(OrderedMap.Entry(name: field.identifier, value: field.value))
                texts.append(OrderedMap.Entry(name: field.identifier, value: field.text))
                guard let value = field.typedValue(at: now) else { return }
                typed.append(OrderedMap.Entry(name: field.identifier, value: value))
            }
        }
        // A form has each of its fields once.
        result.values = OrderedMap(unique: values)
        result.texts = OrderedMap(unique: texts)
        result.typed = OrderedMap(unique: typed)
        return result
    }

    /// Submits a field of a form where some are judged with others. `before`: what it was before its editing was
    /// finished, where it is one of those.
    private mutating func submit(_ number: Int32, from before: Before?, at now: Moment) {
        if let before {
            _ = registry.withField(number) { $0.validate(at: now) }
            fieldChanged(number, from: before, at: now)
        } else {
            _ = try? change(number, at: now) { (field) throws(ResponseError) in field.submit(at: now) }
        }
    }

    /// Fields that are judged with others have their final text, and count as left, before any of them is judged.
    ///
    /// - Returns: What they were before.
    private mutating func finishLinked(_ members: [Int32], at now: Moment) -> [Int32: Before] {
        guard !dependencies.isEmpty else { return [:] }
        var linked: [Int32: Before] = [:]
        for number in members {
            guard let field = registry[number], dependencies.concern(field.identifier) else { continue }
            linked[number] = look(at: field, at: now)
            _ = registry.withField(number) { $0.finishEditing(at: now) }
        }
        for number in linked.keys {
            guard let field = registry[number] else { continue }
            let surroundings = surroundings(of: field, at: now)
            _ = registry.withField(number) { $0.surround(with: surroundings, at: now) }
        }
        return linked
    }

    /// The numbers of a form's fields: those that its own order names, then the others in order of creation.
    private func fieldsInOrder(of name: String) -> [Int32] {
        guard let form = forms[name]?.form else { return [] }
        guard !form.order.isEmpty else { return form.members.all }
        let named = form.order.compactMap { registry.number(of: $0) }
            .filter { registry[$0]?.settings.form == name }
        var listed: Set<Int32> = []
        return named.filter { listed.insert($0).inserted } + form.members.all.filter { !listed.contains($0) }
    }

    mutating func verify(_ params: GroupVerifyParams, at now: Moment) -> GroupVerifyResult {
        let name = params.form ?? ""
        guard let form = forms[name]?.form else {
            return GroupVerifyResult(
                valid: true, fields: 0, invalid: [], pending: [], groups: params.group == nil ? [:] : nil)
        }
        let groups: [String]
        if let group = params.group {
            groups = [group]
        } else {
            groups = form.monitored ?? form.groups.keys.sorted()
        }
        var tally = (fields: 0, invalid: [String](), pending: [String](), truncated: false)
        var validity: [OrderedMap<Bool>.Entry] = []
        for group in groups {
            guard let record = form.groups[group] else {
                validity.append(OrderedMap.Entry(name: group, value: true))
                continue
            }
            validity.append(OrderedMap.Entry(name: group, value: record.tally.valid))
            tally.fields += record.tally.fields
            // The counts say whether there is anything to look for.
            guard !record.tally.valid else { continue }
            for number in record.members.all {
                guard let field = registry[number] else { continue }
                switch field.standing {
                case .acceptable, .absent: continue
                case .invalid where tally.invalid.count < Self.listedIdentifiers: tally.invalid.append(field.identifier)
                case .pending where tally.pending.count < Self.listedIdentifiers: tally.pending.append(field.identifier)
                case .invalid, .pending: tally.truncated = true
                }
            }
        }
        return GroupVerifyResult(
            valid: validity.allSatisfy(\.value), fields: tally.fields, invalid: tally.invalid, pending: tally.pending,
            groups: params.group == nil ? OrderedMap(validity) : nil, truncated: tally.truncated ? true : nil)
    }

    func count(_ params: GroupParams) -> GroupCountResult {
        GroupCountResult(fields: forms[params.form ?? ""]?.form.groups[params.group]?.tally.fields ?? 0)
    }

    func debug(_ params: GroupParams, at now: Moment) -> GroupDebugResult {
        let members = forms[params.form ?? ""]?.form.groups[params.group]?.members.all ?? []
        let entries = members.compactMap { registry[$0] }.map { field in
            let status = status(of: field, at: now, isSnapshot: false)
            return GroupDebugEntry(
                field: field.identifier, type: field.definition.type.name, text: field.isSecure ? nil : field.text,
                state: status.state, diagnostics: status.diagnostics)
        }
        return GroupDebugResult(fields: entries)
    }
}
