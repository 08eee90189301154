extension CountryNames {
    /// A country as a language calls it.
    struct Entry {
        let code: String
        let name: String
        /// What it is called besides.
        let others: [String]
    }

    /// All countries in the order of a language; none of English, whose names `AddressFormat` has.
    static func entries(in language: MessageLanguage) -> [Entry] {
        let line = TableText(others).line(of: language.tag) ?? ""
        return line.split(separator: "~").map { text in
            let columns = text.split(separator: "=").map { String($0) }
            return Entry(code: columns[0], name: columns[1], others: Array(columns.dropFirst(2)))
        }
    }
}
