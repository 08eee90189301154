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
        let place = list.place(of: text)
        // A code is one where a label is that word in other letters only (`AO`, which is Angola's; `Áo` is Austria in Vietnamese).
        if text.isOfCapitals, let coded = codes.place(of: text),
            place.map({ list.labels[$0].caseFolded != text.caseFolded }) ?? true
        {
            return coded
        }
        return place ?? spellings.place(of: text)
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
        guard let only = list.onlyPlace(begunBy: text) else {
            guard list.prospect(of: text) == .none, let other = spellings.onlyPlace(begunBy: text),
                !list.isDisabled(other)
            else { return text }
            return list.labels[other]
        }
        return spellings.hasOther(begunBy: text, than: only) ? text : list.labels[only]
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
        // Codes change.
        if text.utf8.allSatisfy({ $0.isCapital || $0.isDigit }), let place = spellings.place(of: text) {
            return list.labels[place]
        }
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
