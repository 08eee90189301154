import FieldEngine
import FieldProtocol

/// `field/action`: icons, secrets shown and hidden, elements picked (specification, section 3.4).
extension Session {
    mutating func act(_ params: FieldActionParams, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        switch params.action {
        case .leadingIcon: return try tap(.leading, of: params.field, at: now)
        case .trailingIcon: return try tap(.trailing, of: params.field, at: now)
        case .toggleSecure:
            let (slot, field) = try usable(params.field)
            guard field.isSecure else { throw .requestFailed("not-secure") }
            return try toggleSecure(slot, at: now)
        case .pick:
            guard let index = params.index else {
                throw .invalidParams("index", expected: "the index of a choice", found: "nothing")
            }
            return try pick(Int(clamping: index), in: params.field, at: now)
        case .toggle: return try toggle(params.field, at: now)
        case .remove:
            guard let index = params.index else {
                throw .invalidParams("index", expected: "the index of an item", found: "nothing")
            }
            return try remove(Int(clamping: index), of: params.field, at: now)
        }
    }

    /// A field that reacts to touches: disabled ones do not.
    private func usable(_ identifier: String) throws(ResponseError) -> (slot: FieldSlot, field: Field) {
        let found = try existing(identifier)
        guard found.field.participates else { throw .notEditable(found.field) }
        return found
    }

    private mutating func tap(
        _ icon: Field.Icon, of identifier: String, at now: Moment
    ) throws(ResponseError) -> FieldSnapshot {
        let (slot, field) = try usable(identifier)
        let effect = field.effect(of: icon)
        if effect == .clear, !field.definition.isEditable { throw .notEditable(field) }
        raise(.iconTapped, of: field)
        switch effect {
        case .none: return snapshot(of: field, at: now)
        case .toggleSecure: return try toggleSecure(slot, at: now)
        case .clear:
            let clearing = FieldEdit(.delete(.all, count: 1), baseVersion: .other)
            let outcome = try make(clearing, in: slot, at: now)
            return snapshot(of: slot, after: outcome, at: now)
        }
    }

    private mutating func toggleSecure(_ slot: FieldSlot, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        store.noteSecretToErase()
        let toggled = try change(slot, at: now) { (field) throws(ResponseError) in
            _ = field.toggleSecure()
            return field
        }
        return snapshot(of: toggled, at: now)
    }

    private mutating func pick(
        _ index: Int, in identifier: String, at now: Moment
    ) throws(ResponseError) -> FieldSnapshot {
        let (slot, field) = try existing(identifier)
        guard let list = field.definition.choices, list.labels.indices.contains(index) else {
            let expected = field.definition.choices.map { "an index below \($0.count)" } ?? "a field with choices"
            throw .invalidParams("index", expected: expected, found: "number \(index)")
        }
        _ = try editable(identifier)
        if list.isDisabled(index) { throw .requestFailed("not-available") }
        return try set(field.text(choosing: index, in: list, at: now), in: slot, at: now)
    }

    private mutating func toggle(_ identifier: String, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        let (slot, field) = try existing(identifier)
        guard let text = field.textToggled else { throw .requestFailed("not-a-flag") }
        _ = try editable(identifier)
        return try set(text, in: slot, at: now)
    }

    private mutating func remove(
        _ index: Int, of identifier: String, at now: Moment
    ) throws(ResponseError) -> FieldSnapshot {
        let (slot, field) = try existing(identifier)
        guard let text = field.text(withoutItem: index) else {
            throw .invalidParams("index", expected: "the index of an item in the text", found: "number \(index)")
        }
        _ = try editable(identifier)
        return try set(text, in: slot, at: now)
    }

    /// Makes a text that a user chose the field's.
    private mutating func set(_ text: String, in slot: FieldSlot, at now: Moment) throws(ResponseError) -> FieldSnapshot
    {
        let outcome = try make(FieldEdit(.text(text), baseVersion: .other, origin: .program), in: slot, at: now)
        return snapshot(of: slot, after: outcome, at: now)
    }

    /// The field after an edit that is not answered as one.
    private func snapshot(
        of slot: FieldSlot, after edit: EditOutcome, at now: Moment
    ) -> FieldSnapshot {
        var result = snapshot(of: slot.field, at: now)
        result.dropped = edit.dropped.isEmpty ? nil : edit.dropped
        result.reason = edit.refusal?.wire
        return result
    }
}
