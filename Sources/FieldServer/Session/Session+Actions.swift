import FieldEngine
import FieldProtocol

/// `field/action`: icons, secrets shown and hidden, elements picked (specification, section 3.4).
extension Session {
    mutating func act(_ params: FieldActionParams, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        switch params.action {
        case .leadingIcon: return try tap(.leading, of: params.field, at: now)
        case .trailingIcon: return try tap(.trailing, of: params.field, at: now)
        case .toggleSecure:
            let (number, field) = try usable(params.field)
            guard field.isSecure else { throw .requestFailed("not-secure") }
            return try toggleSecure(number, at: now)
        case .pick:
            guard let index = params.index else {
                throw .invalidParams("index", expected: "the index of a choice", found: "nothing")
            }
            return try pick(Int(clamping: index), in: params.field, at: now)
        }
    }

    /// A field that reacts to touches: disabled ones do not.
    private func usable(_ identifier: String) throws(ResponseError) -> (number: Int32, field: Field) {
        let found = try existing(identifier)
        guard found.field.settings.enabled else { throw .notEditable(found.field) }
        return found
    }

    private mutating func tap(
        _ icon: Field.Icon, of identifier: String, at now: Moment
    ) throws(ResponseError) -> FieldSnapshot {
        let (number, field) = try usable(identifier)
        let effect = field.effect(of: icon)
        if effect == .clear, !field.definition.isEditable { throw .notEditable(field) }
        raise(.iconTapped, of: field)
        switch effect {
        case .none: return snapshot(of: field, at: now)
        case .toggleSecure: return try toggleSecure(number, at: now)
        case .clear:
            let clearing = FieldEdit(.delete(.all, count: 1), basis: .other)
            let outcome = try make(clearing, number: number, at: now)
            return try snapshot(of: number, after: outcome, at: now)
        }
    }

    private mutating func toggleSecure(_ number: Int32, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        hasSecretsToErase = true
        let toggled = try change(number, at: now) { (field) throws(ResponseError) in
            _ = field.toggleSecure()
            return field
        }
        return snapshot(of: toggled, at: now)
    }

    private mutating func pick(
        _ index: Int, in identifier: String, at now: Moment
    ) throws(ResponseError) -> FieldSnapshot {
        let (number, field) = try existing(identifier)
        let choices = field.choices
        guard choices.indices.contains(index) else {
            let expected = choices.isEmpty ? "a field with choices" : "an index below \(choices.count)"
            throw .invalidParams("index", expected: expected, found: "number \(index)")
        }
        _ = try editable(identifier)
        let picking = FieldEdit(.text(choices[index]), basis: .other, cause: .program)
        let outcome = try make(picking, number: number, at: now)
        return try snapshot(of: number, after: outcome, at: now)
    }

    /// The field after an edit that is not answered as one.
    private func snapshot(
        of number: Int32, after edit: EditOutcome, at now: Moment
    ) throws(ResponseError) -> FieldSnapshot {
        guard let field = registry[number] else { throw ResponseError(.internalError) }
        var result = snapshot(of: field, at: now)
        result.dropped = edit.dropped.isEmpty ? nil : edit.dropped
        result.reason = edit.refusal?.wire
        return result
    }
}
