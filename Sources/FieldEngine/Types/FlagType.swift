extension TypeDefinition {
    /// Yes or no: a box that is checked or is not.
    static func flag(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let locale = try reader.text("locale") ?? reader.locale
        let words = FlagWords.words(locale) ?? (["Yes"], ["No"])
        var texts: [String] = []
        for (name, word) in [("yes", words.yes[0]), ("no", words.no[0])] {
            let text = try reader.text(name) ?? word
            if text.isEmpty {
                throw .wrongParameter(path: name, expected: "a string with something in it", found: "\"\"")
            }
            texts.append(text)
        }
        guard LetterFolding.folded(texts[0]) != LetterFolding.folded(texts[1]) else {
            throw .invalid(path: reader.has("no") ? "no" : "yes", reason: "yes and no can't be told apart")
        }
        let list = ChoiceList(
            texts, details: [ChoiceList.Detail(value: .boolean(true)), ChoiceList.Detail(value: .boolean(false))])
        var listing = ChoiceListing(list: list)
        listing.isFlag = true
        let spellings = [["true", "yes", "y", "on", "1"] + words.yes, ["false", "no", "n", "off", "0"] + words.no]
        let places = list.labels.indices.flatMap { place in spellings[place].map { _ in place } }
        listing.spellings = ChoiceSpellings(spellings.flatMap { $0 }, for: places)
        let type = TypeDefinition(name: "flag")
        type.traits.label = "Flag"
        type.traits.control = .checkbox
        type.takeListing(listing)
        return type
    }
}

extension ChoiceListing {
    /// The places of the words of a flag.
    static let yes = 0
    static let no = 1

    /// Whether a text says yes; nil where the list is no flag's.
    func isChecked(_ text: String) -> Bool? { isFlag ? place(of: text) == Self.yes : nil }

    /// The text that turns one of the two into the other.
    func toggled(_ text: String) -> String? { isChecked(text).map { list.labels[$0 ? Self.no : Self.yes] } }

    /// Whether a text is as good as none where one is required: who must agree has not.
    func isUnset(_ text: String) -> Bool { isFlag && place(of: text) == Self.no }
}

extension FieldType {
    /// Whether a value is as good as none.
    func saysNothing(_ value: String) -> Bool { value.isEmpty || listing?.isUnset(value) == true }
}
