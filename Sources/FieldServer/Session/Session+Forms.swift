import FieldEngine
import FieldProtocol
import JSONBytes

/// Forms and groups (specification, section 6).
extension Session {
    /// The most ids that an answer lists.
    static let listedIdentifiers = 10_000

    mutating func open(_ params: FormOpenParams, at now: Moment) throws(ResponseError) -> FormOpenResult {
        try makeRoom(forForm: params.form)
        let lastBefore = lastStop(of: params.form)
        var record = forms[params.form] ?? FormRecord()
        record.form.isOpened = true
        let wasDebugging = record.form.debug ?? connection.debug
        if let groups = params.groups { record.form.monitored = groups.isEmpty ? nil : groups }
        if let order = params.order {
            record.form.setOrder(order) { name in
                guard let field = registry[name], field.settings.form == params.form else { return .missing }
                return field.definition.isEditable ? .stop(field.number) : .skipped
            }
        }
        if let locale = params.locale {
            guard locale.isEmpty || locale.isLanguageTag else {
                throw .invalidParams("locale", expected: "a BCP 47 tag such as de-CH", found: "another string")
            }
            record.form.locale = locale.isEmpty ? nil : locale
            types.formLocaleChanged()
        }
        if let debug = params.debug {
            record.form.debug = debug
            anyFormDebugs = true
        }
        forms[params.form] = record
        returnOrderChanged(in: params.form, lastBefore: lastBefore, at: now)
        if let debug = params.debug, debug != wasDebugging { reportDebugging(in: record.form, at: now) }
        let (form, tally) = (record.form, record.form.tally)
        let groups = (form.monitored ?? form.groups.keys.sorted()).map { group in
            OrderedMap.Entry(name: group, value: form.groups[group]?.tally.valid ?? true)
        }
        return FormOpenResult(
            form: params.form, valid: tally.valid, invalid: Int64(tally.invalid),
            pending: Int64(tally.pending), groups: OrderedMap(groups))
    }

    mutating func close(_ params: FormParams, at now: Moment) -> FormCloseResult {
        guard let record = forms.removeValue(forKey: params.form) else { return FormCloseResult(disposed: 0) }
        var disposed: Int64 = 0
        dependencies.removeForm(params.form)
        for number in record.form.members.all {
            guard let field = registry.remove(number) else { continue }
            dependencies.setNames([], of: field.identifier, number: number)
            timers.drop(field: number)
            disposed += 1
            if field.isSecure { hasSecretsToErase = true }
            followQuestion(of: number)
        }
        if registry.count == 0 { forgetDefinitions() }
        return FormCloseResult(disposed: disposed)
    }

    /// The numbers of a form's fields: those that its own order names, then the others in order of creation.
    func fieldsInOrder(of name: String) -> [Int32] {
        guard let form = forms[name]?.form else { return [] }
        guard !form.order.isEmpty else { return form.members.all }
        let named = form.order.compactMap { registry[$0] }.filter { $0.settings.form == name }.map { $0.number }
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
            valid: validity.allSatisfy { $0.value },
            fields: Int64(tally.fields), invalid: tally.invalid, pending: tally.pending,
            groups: params.group == nil ? OrderedMap(validity) : nil, truncated: tally.truncated ? true : nil)
    }

    func count(_ params: GroupParams) -> GroupCountResult {
        GroupCountResult(
            fields: Int64(forms[params.form ?? ""]?.form.groups[params.group]?.tally.fields ?? 0))
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
