extension CountryNames {
    /// All countries in the order of a language, each with its code, its name and what it is called besides; none of English, whose
    /// names `AddressFormat` has.
    static func rows(in language: MessageLanguage) -> [[String]] {
        let line = TableText(others).line(of: language.tag) ?? ""
        return line.split(separator: "~").map { text in text.split(separator: "=").map { String($0) } }
    }
}
