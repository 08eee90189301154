import FieldEngine
import FieldProtocol
import JSONBytes

/// `field/create` (specification, section 3), and what it shares with `field/update`.
extension Session {
    mutating func create(
        _ params: FieldCreateParams, at now: Moment
    ) throws(ResponseError) -> Channel.Answered {
        let locale = store.forms.locale(of: params.options.form ?? "")
        let made = try make(params, in: params.options.form ?? "", locale: locale, at: now)
        let answered = made.slot.read { answer(with: $0, made.report, at: now) }
        if let judging = made.judging { judgeAgain(judging, at: now) }
        return answered
    }

    /// A field that was just made.
    struct MadeField {
        let slot: FieldSlot
        let report: ContentReport
        /// What is to be judged again because of it.
        let judging: Judging?
    }

    /// - Parameter later: The ids of fields that the same message makes behind it.
    mutating func make(
        _ params: FieldCreateParams, in form: String, locale: String?, before later: Set<String> = [], at now: Moment
    ) throws(ResponseError) -> MadeField {
        let options = params.options
        var definition = try definition(of: options, locale: locale, at: now) { $0.form = form }
        let identifier = params.field ?? store.generateIdentifier()
        definition = try onPage(definition, pageCondition(of: identifier, definition), at: now)
        try checkCycle(of: identifier, definition)
        // Where it asks fields that are not there yet, its content is read as if all that they decide held, as in rows of sections.
        if later.isEmpty || !definition.askedFields.contains(where: later.contains) {
            definition = decided(definition, of: identifier, at: now)
        }
        let key = HashedIdentifier(identifier)
        let old = store.registry.number(of: key)
        if old != nil, params.replace != true { throw .fieldExists(identifier) }
        if old == nil { try checkCount() }
        try store.admit(form: definition.form, configuration.limits)
        var field = Field(number: old ?? store.registry.nextNumber, identifier: identifier, definition: definition)
        var view = try contentView(options)
        if let content = totalContent(of: definition, field: identifier, at: now) { view = content }
        let report = try begin(&field, with: view, state: options.state, at: now)
        // Moved to its slot: a copy would count references to all that it holds.
        guard let (slot, consequences) = store.add(consume field, key, at: now) else {
            throw ResponseError(.internalError)
        }
        if let superseded = consequences.superseded { cancel(superseded) }
        return MadeField(slot: slot, report: report, judging: consequences.judging)
    }

    /// What a new field is set up with. `finish`: settings that do not come from its options.
    mutating func definition(
        of options: FieldOptions, locale: String?, at now: Moment, finish: (inout FieldSettings) -> Void = { _ in }
    ) throws(ResponseError) -> FieldDefinition {
        let locale = try options.ownLocale(else: locale)
        var settings = FieldSettings(type: try types.type(of: options.type, locale: locale))
        settings.locale = locale
        settings.usualLanguage = publisher.language(of: nil)
        try apply(options, to: &settings)
        finish(&settings)
        let definition = try types.definition(of: settings, at: now)
        if definition.settings.total != nil { try refuseContent(options) }
        if let state = options.state { try checkState(state, of: definition) }
        return definition
    }

    /// When the page shows that a field is on; nil: always.
    func pageCondition(of field: String, _ definition: FieldDefinition) -> FieldEngine.Condition? {
        let number = store.registry.number(of: HashedIdentifier(field))
        return store.forms.pageCondition(
            form: definition.form, field: field, number: number, group: definition.group)
    }

    /// Gives a new field its content and state.
    func begin(
        _ field: inout Field, with view: ContentView?, state: String?, at now: Moment
    ) throws(ResponseError) -> ContentReport {
        if let view { try checkWork(of: view, in: field.definition, at: now) }
        let report: ContentReport
        do throws(ContentError) {
            report = try field.begin(with: view, at: now)
        } catch {
            throw Self.wrongContent(error, path: "typed")
        }
        if let state { _ = field.overrideState(state) }
        return report
    }

    /// Refuses new fields that are too many.
    func checkCount(adding count: Int = 1) throws(ResponseError) {
        let maximum = configuration.limits.maxFields
        if store.count + count > maximum {
            throw .limitExceeded("maxFields", maximum: maximum, found: store.count + count)
        }
        if !store.registry.hasNumbers(left: count) { throw .requestFailed("numbers-used-up") }
    }

    /// Answers the request that made or changed a field with all that is told of it. Of a million fields the answers are the most
    /// that is written, so no Snapshot is put together only to be written.
    mutating func answer(
        with field: borrowing Field, _ report: ContentReport, at now: Moment
    ) -> Channel.Answered {
        let status = status(of: field, at: now)
        let typed = publisher.shownTyped(of: field, at: now)
        let selection = publisher.wireRange(field.selection, in: field.text)
        let refusal = publisher.refusal(of: report.dropped, report.refusal, by: field)
        return channel.reply { writer in
            FieldSnapshot.encodeMembers(
                to: &writer, field: field.identifier, form: field.definition.form, group: field.definition.group,
                type: field.definition.type.name, version: field.version, text: field.text, value: field.value,
                typed: typed, selection: selection, dropped: report.dropped.isEmpty ? nil : report.dropped,
                reason: report.refusal?.wire, refusal: refusal, transitions: nil,
                status: { status.encodeMembers(to: &$0) })
        }
    }

    /// A field whole, as answers tell it.
    func snapshot(of field: Field, at now: Moment) -> FieldSnapshot {
        FieldSnapshot(
            field: field.identifier, form: field.settings.form, group: field.settings.group,
            type: field.definition.type.name, version: field.version, text: field.text, value: field.value,
            typed: publisher.shownTyped(of: field, at: now),
            selection: publisher.wireRange(field.selection, in: field.text), status: status(of: field, at: now))
    }

    /// The same of a new field, with what was left out of its content.
    func snapshot(of field: Field, _ report: ContentReport, at now: Moment) -> FieldSnapshot {
        var result = snapshot(of: field, at: now)
        result.dropped = report.dropped.isEmpty ? nil : report.dropped
        result.reason = report.refusal?.wire
        return result
    }

    /// Refuses a field whose own rules close a cycle.
    func checkCycle(of field: String, _ definition: FieldDefinition) throws(ResponseError) {
        let names = definition.namedFields + definition.askedFields.map { $0.inRow(of: field) }
        guard let cycle = store.dependencies.cycle(of: field, naming: names) else { return }
        // The step that leads away from the field is one of its own rules, or one between fields.
        let steps = zip(cycle, cycle.dropFirst())
        let named = steps.first { $0 == field && names.contains($1) }?.1 ?? ""
        throw .invalidDefinition(
            definition.path(ofAskedField: named, askedBy: field) ?? definition.path(ofField: named),
            DependencyCycle(fields: cycle).reason)
    }

    func checkState(_ state: String, of definition: FieldDefinition) throws(ResponseError) {
        let words = definition.settings.appearance.words
        guard !words.contains(state) else { return }
        throw .invalidParams("state", expected: "one of \(words.quoted)", found: "another string")
    }

    /// A field with a total has the content that it is computed to.
    func refuseContent(_ options: FieldOptions) throws(ResponseError) {
        for (name, isGiven) in [
            ("text", options.text != nil), ("value", options.value != nil), ("typed", options.typed != nil),
        ] where isGiven {
            throw .invalidParams(name, expected: "no content of a field with a total", found: "a content")
        }
    }

    /// The one view of the content that is given.
    func contentView(_ options: FieldOptions) throws(ResponseError) -> ContentView? {
        if let text = options.text {
            try checkLength(of: text)
            return .text(text)
        }
        if let value = options.value {
            try checkLength(of: value)
            return .value(value)
        }
        return options.typed.map { .typed($0) }
    }

    func checkLength(of text: String) throws(ResponseError) {
        let limit = configuration.limits.maxTextLength
        guard text.utf8.count > limit else { return }
        let count = text.unicodeScalars.count
        if count > limit { throw .limitExceeded("maxTextLength", maximum: limit, found: count) }
    }

    /// Refuses a text that is too long to be judged by a definition.
    func checkWork(of view: ContentView, in definition: FieldDefinition, at now: Moment) throws(ResponseError) {
        let text: String
        switch view {
        case .text(let given), .value(let given), .typed(.text(let given)): text = given
        case .typed: return
        }
        if let excess = definition.excess(of: text, at: now) { throw .excess(excess) }
    }

    static func wrongContent(_ error: ContentError, path: String) -> ResponseError {
        switch error {
        case .notATypedValue(let kind):
            .invalidParams(path, expected: "the canonical form of the type", found: kind)
        }
    }
}
