import Automata

/// What a type makes of a list: its values are the labels.
struct ChoiceListing {
    var list: ChoiceList
    /// Whether a text that is no entry is one too.
    var takesOthers = false
    /// Whether it is yes and no, of which one is always chosen.
    var isFlag = false
    /// Other words for entries.
    var spellings = ChoiceSpellings()
    /// Codes for entries, which are none in small letters.
    var codes = ChoiceSpellings()

    /// How many entries a finding lists.
    private static let mostNamed = 100

    /// The entry that a text is.
    func place(of text: String) -> Int? {
        if let place = list.place(of: text) ?? spellings.place(of: text) { return place }
        return text.isOfCapitals ? codes.place(of: text) : nil
    }

    /// Whether a text is an entry when editing ends.
    func finds(_ text: String) -> Bool { place(of: finished(text)) != nil }

    func verdict(of text: String) -> Language.Verdict {
        if let place = place(of: text) { return list.isDisabled(place) ? .impossible(from: 0) : .complete }
        if takesOthers { return .complete }
        if hasProspect(text) { return .partial }
        // What finds something does so without its last letters too.
        var low = 0
        var high = text.utf8.count
        while true {
            let middle = text.scalarBoundary(atOrBefore: (low + high + 1) / 2)
            let split = middle > low ? middle : text.scalarEnd(after: low)
            if split >= high { return .impossible(from: low) }
            if hasProspect(String(text.slice(0..<split))) { low = split } else { high = split }
        }
    }

    /// Whether a text finds an entry that can be chosen, or begins another word for one.
    func hasProspect(_ text: String) -> Bool {
        if list.prospect(of: text) == .some || spellings.hasOther(begunBy: text, than: nil) { return true }
        return text.isOfCapitals && codes.hasOther(begunBy: text, than: nil)
    }

    /// What is wrong with a text that is no entry and becomes none.
    func finding(_ text: String, range: Range<Int>?) -> Finding {
        let isThere = place(of: text) != nil || list.prospect(of: text) == .disabledOnly
        let code = isThere ? "not-available" : "not-listed"
        return Finding(code, range: isThere ? 0..<Int.max : range, data: data)
    }

    private var data: [Parameter.Member] {
        let named = (0..<list.count).lazy.filter { !list.isDisabled($0) }.prefix(Self.mostNamed)
        return [Parameter.Member(name: "values", value: .list(named.map { .text(list.labels[$0]) }))]
    }

    /// The text when editing ends: an entry as it is spelled, and the only one that the text begins. One's own entry is not
    /// completed to another.
    func finished(_ text: String) -> String {
        if let place = place(of: text) {
            return list.isDisabled(place) && takesOthers ? text : list.labels[place]
        }
        if takesOthers { return text }
        // Another word that begins so may be what was meant.
        guard let only = list.onlyPlace(begunBy: text), !spellings.hasOther(begunBy: text, than: only) else {
            return text
        }
        return list.labels[only]
    }

    func typed(_ text: String) -> Parameter? {
        if let place = place(of: text) { return list.value(place) }
        return takesOthers && !text.allSatisfy { $0.isBlank } ? .text(text) : nil
    }

    func text(ofTyped typed: Parameter) -> String? {
        if let place = list.place(ofValue: typed) { return list.labels[place] }
        guard case .text(let text) = typed else { return nil }
        // A program that knows no values says what shows.
        if let place = list.place(of: text), list.labels[place].isIdentical(to: text) { return text }
        return takesOthers ? text : nil
    }

    /// The label of the entry that a text from elsewhere names by its label or by its value; nil where it names none.
    func read(_ text: String) -> String? {
        if let place = place(of: text) ?? list.place(ofSpelledValue: text) { return list.labels[place] }
        return nil
    }

    /// Whether a text that is an entry may become a longer one.
    func mayGrow(_ text: String) -> Bool { takesOthers || list.mayGrow(text) }
}

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
