/// What the values of a type say, whether it has a list, lists items, or neither.
extension FieldType {
    /// The entry of a list that a value is: of the type's own list, or of one that a field gives to any type.
    func place(of value: String, in list: ChoiceList, today: CivilDate) -> Int? {
        if value.isEmpty { return nil }
        if let listing, listing.list === list { return listing.place(of: value) }
        if let place = list.place(of: value) { return place }
        guard list.hasDetails else { return nil }
        let typed = typed(of: value, today: today) ?? .text(value)
        if let place = list.place(ofValue: typed) { return place }
        // A number has decimals that the entry may do without.
        guard case .text(let text) = typed, let number = DecimalNumber(text) else { return nil }
        return list.place(ofValue: .number(number.text)) ?? list.place(ofValue: .text(number.text))
    }

    /// The value that choosing an entry makes: its label, or in a field of another type what the entry stands for.
    func value(ofChoice place: Int, in list: ChoiceList, today: CivilDate) -> String {
        guard listing == nil, let given = list.detail(place).value else { return list.labels[place] }
        switch given {
        case .text(let text), .number(let text): return value(ofTyped: .text(text), today: today) ?? text
        case .null, .boolean, .list, .table: return list.labels[place]
        }
    }

    /// The canonical form of a value of the type; nil where it has none.
    func typed(of value: String, today: CivilDate) -> Parameter? {
        if let listing { return listing.typed(value) }
        if let items { return items.typed(value, today: today) }
        return conversion.typed?(value, today)
    }

    /// The value of a canonical form; nil where it is none of the type.
    func value(ofTyped typed: Parameter, today: CivilDate) -> String? {
        if let listing { return listing.text(ofTyped: typed) }
        if let items { return items.text(ofTyped: typed, today: today) }
        return conversion.value?(typed, today)
    }

    /// The value as it is written when editing ends; nil where that changes nothing.
    func finished(_ value: String, today: CivilDate) -> String? {
        if let items { return items.finished(value, today: today) }
        if let listing {
            if value.isEmpty { return listing.isFlag ? listing.list.labels[ChoiceListing.no] : nil }
            return listing.finished(value)
        }
        return conversion.finished?(value)
    }

    /// What a text from elsewhere says; nil where it says nothing that is known.
    func reading(of text: String, _ context: ReadingContext) -> Reading? {
        if let listing { return listing.read(text).map { .value($0) } }
        if let items { return items.reading(of: text, context) }
        return conversion.read?(text, context)
    }

    /// Whether its values have a canonical form.
    var hasTypedForm: Bool { listing != nil || items != nil || conversion.typed != nil }

    /// Whether a value may be told by what it stands for, and not by its text alone. Of a number all spellings are known.
    var hasOtherSpellings: Bool { hasTypedForm && !formatter.isNumber }

    /// What is wrong with a value that no continuation can mend, hopeless from the offset on.
    func impossible(_ value: String, from: Int, at now: Moment) -> Finding {
        if let listing { return listing.finding(value, range: from..<Int.max) }
        return checks.impossible(value, from, now)
    }

    /// What is wrong with a value that is not complete when editing ends.
    func incomplete(_ value: String, at now: Moment) -> Finding {
        if let listing { return listing.finding(value, range: nil) }
        return checks.incomplete(value, now)
    }
}
