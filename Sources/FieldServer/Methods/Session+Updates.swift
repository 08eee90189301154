import FieldEngine
import FieldProtocol

/// `field/update` (specification, section 3).
extension Session {
    mutating func update(
        _ params: FieldUpdateParams, at now: Moment
    ) throws(ResponseError) -> Channel.Answered {
        guard let slot = store.find(params.field) else { throw .fieldNotFound(params.field) }
        let report = try update(slot, params, at: now)
        return slot.read { answer(with: $0, report, at: now) }
    }

    private mutating func update(
        _ slot: FieldSlot, _ params: FieldUpdateParams, at now: Moment
    ) throws(ResponseError) -> ContentReport {
        // No copy of the field: whatever it holds would be copied as it changes.
        let known = slot.read { $0.definition }
        let options = params.set.options
        var definition = known
        do throws(ResponseError) {
            definition = try self.definition(of: slot, params, at: now)
            if definition.settings.total != nil { try refuseContent(options) }
            if let state = options.state { try checkState(state, of: definition) }
        } catch {
            throw error.inside("set")
        }
        let isSame = definition === known
        var view = try contentView(options)
        if !isSame, let content = totalContent(of: definition, field: params.field, at: now) { view = content }
        try check(view, in: definition, insteadOf: known, of: slot, at: now)
        let forms = [known.form] + (definition.form == known.form ? [] : [definition.form])
        let moves = forms.count > 1 || definition.group != known.group
        if moves { try store.admit(form: definition.form, configuration.limits) }
        let lastBefore = isSame ? [] : forms.map { store.forms.lastStop(of: $0) }
        if moves { store.moveOut(slot, of: forms.count > 1) }
        defer {
            if moves { store.moveIn(slot) }
            for (form, last) in zip(forms, lastBefore) { returnOrderChanged(in: form, lastBefore: last, at: now) }
        }
        return try change(slot, at: now) { (field) throws(ResponseError) in
            // In place, since a copy would copy its log of edits too. A refused update changes nothing: all was checked.
            if !isSame { field.redefine(definition, at: now) }
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
            if let state = options.state { _ = field.overrideState(state) }
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
