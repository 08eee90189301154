import FieldEngine
import FieldProtocol
import JSONBytes

/// Forms and groups (specification, section 6).
extension Session {
    /// The most ids that an answer lists.
    private static let listedIdentifiers = 10_000

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
        if registry.count == 0 { forgetDefinitions() }
        return FormCloseResult(disposed: disposed)
    }

    mutating func submit(_ params: FormSubmitParams, at now: Moment) -> FormSubmitResult {
        let members = fieldsInOrder(of: params.form)
        let linked = finishLinked(members, at: now)
        var submission = Submission(of: members.count, withSecrets: params.secure == true)
        for number in members {
            if dependencies.isEmpty {
                // Once, since of a large form no field is in a cache.
                registry.place(of: number)?.withField { field in
                    guard field.counts else { return }
                    let before = look(at: field, at: now)
                    field.submit(at: now)
                    submission.take(field, at: now)
                    fieldChanged(&field, from: before, at: now)
                }
            } else if registry.withField(number, { $0.counts }) == true {
                submit(number, from: linked[number], at: now)
                _ = registry.withField(number) { submission.take($0, at: now) }
            }
        }
        let result = submission.result
        // Of a large form the answer has megabytes: a buffer that grows is touched twice.
        if result.valid { output.bytes.reserveCapacity(output.bytes.count + submission.size) }
        return result
    }

    /// What comes of the fields of a form that is submitted.
    private struct Submission {
        private let withSecrets: Bool
        private var invalid: [String] = []
        private var pending: [String] = []
        private var values: [OrderedMap<String>.Entry] = []
        private var texts: [OrderedMap<String>.Entry] = []
        private var typed: [OrderedMap<Parameter>.Entry] = []
        /// About how many bytes of the answer tell all that.
        private(set) var size = 0

        init(of count: Int, withSecrets: Bool) {
            self.withSecrets = withSecrets
            values.reserveCapacity(count)
            texts.reserveCapacity(count)
        }

        mutating func take(_ field: borrowing Field, at now: Moment) {
            switch field.standing {
            case .invalid: invalid.append(field.identifier)
            case .pending: pending.append(field.identifier)
            case .acceptable, .absent: break
            }
            // One that is not acceptable keeps all of them from being told.
            guard isValid, withSecrets || !field.isSecure else { return }
            values.append(OrderedMap.Entry(name: field.identifier, value: field.value))
            texts.append(OrderedMap.Entry(name: field.identifier, value: field.text))
            size += 3 * (field.identifier.utf8.count + 8) + field.value.utf8.count + 2 * field.text.utf8.count
            guard let value = field.typedValue(at: now) else { return }
            typed.append(OrderedMap.Entry(name: field.identifier, value: value))
        }

        private var isValid: Bool { invalid.isEmpty && pending.isEmpty }

        var result: FormSubmitResult {
            var result = FormSubmitResult(
                valid: isValid, first: invalid.first, invalid: Array(invalid.prefix(Session.listedIdentifiers)),
                pending: Array(pending.prefix(Session.listedIdentifiers)))
            guard isValid else { return result }
            // A form has each of its fields once.
            result.values = OrderedMap(unique: values)
            result.texts = OrderedMap(unique: texts)
            result.typed = OrderedMap(unique: typed)
            return result
        }
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
            guard let field = registry[number], field.counts, dependencies.concern(field.identifier) else { continue }
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
        let named = form.order.compactMap { registry[$0] }.filter { $0.settings.form == name }.map(\.number)
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
