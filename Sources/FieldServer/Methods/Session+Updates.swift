import FieldEngine
import FieldProtocol
import JSONBytes

/// `field/update` (specification, section 3).
extension Session {
    mutating func update(_ node: JSONNode?, at now: Moment) throws(ResponseError) -> Channel.Answered {
        let params: FieldUpdateParams = try decodeLimited(node)
        guard let slot = store.find(params.field) else { throw .fieldNotFound(params.field) }
        let report = try update(slot, params, namesSettings: namesSettings(node), at: now)
        guard channel.isAnswering else { return channel.replyNull() }
        return slot.read { answer(with: $0, report, at: now) }
    }

    /// Whether an update names more than what its field holds: settings are many, and to compare them costs more than a text.
    private func namesSettings(_ params: JSONNode?) -> Bool {
        let document = channel.document
        guard let set = params.flatMap({ document.member($0, "set") }) else { return true }
        for (name, _) in document.members(set) {
            let isHeld =
                document.equals(name, "text") || document.equals(name, "value") || document.equals(name, "typed")
                || document.equals(name, "error") || document.equals(name, "state")
            if !isHeld { return true }
        }
        return false
    }

    private mutating func update(
        _ slot: FieldSlot, _ params: FieldUpdateParams, namesSettings: Bool, at now: Moment
    ) throws(ResponseError) -> ContentReport {
        // No copy of the field: whatever it holds would be copied as it changes.
        let known = slot.read { $0.definition }
        var definition = known
        do throws(ResponseError) {
            if namesSettings { definition = try self.definition(of: slot, params, at: now) }
            if definition.settings.total != nil { try refuseContent(params.set.options) }
            if let state = params.set.options.state { try checkState(state, of: definition) }
        } catch {
            throw error.inside("set")
        }
        var view = try contentView(params.set.options)
        if definition !== known, let content = totalContent(of: definition, field: params.field, at: now) {
            view = content
        }
        try check(view, in: definition, insteadOf: known, of: slot, at: now)
        if definition === known { return try change(slot, params, definition, view, at: now) }
        let forms = [known.form] + (definition.form == known.form ? [] : [definition.form])
        let moves = forms.count > 1 || definition.group != known.group
        if moves { try store.admit(form: definition.form, configuration.limits) }
        let lastBefore = forms.map { store.forms.lastStop(of: $0) }
        if moves { store.moveOut(slot, of: forms.count > 1) }
        defer {
            if moves { store.moveIn(slot) }
            for (form, last) in zip(forms, lastBefore) { returnOrderChanged(in: form, lastBefore: last, at: now) }
        }
        return try change(slot, params, definition, view, at: now)
    }

    /// Changes a field in its place, since a copy would copy its log of edits too. A refused update changes nothing: all was
    /// checked.
    private mutating func change(
        _ slot: FieldSlot, _ params: FieldUpdateParams, _ definition: FieldDefinition, _ view: ContentView?,
        at now: Moment
    ) throws(ResponseError) -> ContentReport {
        try change(slot, at: now) { (field) throws(ResponseError) in
            if definition !== field.definition { field.redefine(definition, at: now) }
            var report = ContentReport()
            if let view, definition.settings.total != nil {
                field.compute(view, at: now)
            } else if let view {
                do throws(ContentError) {
                    report = try field.set(view, at: now)
                } catch {
                    throw Self.wrongContent(error, path: "set.typed")
                }
            }
            switch params.set.error {
            case .absent: break
            case .null: field.setOwnError(nil)
            case .value(let error): field.setOwnError(error.message)
            }
            if let state = params.set.options.state { _ = field.overrideState(state) }
            return report
        }
    }

    /// What a field is set up with from now on: the same as before, where nothing of it is named.
    private mutating func definition(
        of slot: FieldSlot, _ params: FieldUpdateParams, at now: Moment
    ) throws(ResponseError) -> FieldDefinition {
        let known = slot.read { $0.definition }
        let options = params.set.options
        var old = known.settings
        old.forgetDecision()
        var settings = old
        let ofForm = store.forms.locale(of: options.form ?? settings.form)
        if options.type != nil || options.locale != nil {
            settings.locale = try options.ownLocale(else: options.locale == nil ? settings.locale ?? ofForm : ofForm)
        }
        if let reference = options.type {
            settings.type = try types.type(of: reference, locale: settings.locale)
        } else if settings.locale != old.locale {
            let reference = TypeReference(name: old.type.name, parameters: old.type.parameters)
            settings.type = try types.type(of: reference, locale: settings.locale)
        }
        try apply(options, to: &settings)
        guard settings != old else { return known }
        // What comes part by part is one definition, which a snapshot has to bring back as one.
        if params.entryCount > 0 { try FieldCreateParams(options: settings.options).check(configuration.limits) }
        var definition = try types.definition(of: settings, at: now)
        definition = try onPage(definition, pageCondition(of: params.field, definition), at: now)
        try checkCycle(of: params.field, definition)
        return decided(definition, of: params.field, at: now)
    }

    /// Refuses a content that the field can't be set to, and one that would be too much work.
    private func check(
        _ view: ContentView?, in definition: FieldDefinition, insteadOf known: FieldDefinition, of slot: FieldSlot,
        at now: Moment
    ) throws(ResponseError) {
        if let view {
            try checkWork(of: view, in: definition, at: now)
            do throws(ContentError) {
                try definition.check(view, at: now)
            } catch {
                throw Self.wrongContent(error, path: "set.typed")
            }
        } else if definition.type != known.type || definition.settings.validation != known.settings.validation {
            try checkWork(of: .value(slot.read { $0.value }), in: definition, at: now)
        }
    }
}
