import Automata

/// What a field holds where it takes on another type before it has a whole value (specification, section 9.2).
extension FieldType {
    /// A value of another type that is none that has a canonical form, as it is written in this one; nil where nothing is known of it.
    func value(carrying value: String, of old: FieldType, today: CivilDate) -> String? {
        if let format = formatter.parts, let before = old.formatter.parts {
            return format.value(carrying: value, of: before)
        }
        guard let items, let before = old.items else { return nil }
        return items.text(carrying: value, of: before, today: today)
    }

    /// What is read as a text from elsewhere where a value of another type is none of this one: a day of a date with its time, a
    /// number with more places. The bare value would be other parts, and another number where its point is a group sign.
    ///
    /// - Parameter typed: The canonical form of the value; nil where it has none.
    func text(carrying typed: Parameter?, _ content: Content, of old: FieldType) -> String? {
        if case .number(let format) = formatter, case .number = old.formatter, !old.formatter.isVerbatim(content.value)
        {
            return String(content.value.map { $0 == "." ? Character(format.decimalSign.rawValue) : $0 })
        }
        guard formatter.parts != nil, old.formatter.parts != nil else { return nil }
        if case .text(let text)? = typed { return text }
        return content.text
    }
}

extension ItemList {
    /// A list of another type of items as it is written in this one: each that is whole means what it means, whatever the one is that is
    /// typed; nil where the items are entries.
    fileprivate func text(carrying text: String, of old: ItemList, today: CivilDate) -> String? {
        guard let type, let before = old.type, listing == nil, old.listing == nil else { return nil }
        let items = old.items(of: text).map { item in
            guard let value = old.value(ofItem: item, isOpen: true, today: today) else { return item }
            let carried =
                before.typed(of: value, today: today).flatMap { type.value(ofTyped: $0, today: today) }
                ?? type.value(carrying: value, of: before, today: today)
            guard let carried else { return item }
            let text = type.text(of: carried, tail: .finished)
            return text.contains(separator) ? item : text
        }
        return self.text(of: items)
    }
}
