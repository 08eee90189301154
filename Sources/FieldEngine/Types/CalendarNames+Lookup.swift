/// How months and the halves of the day are named where a language is spoken.
enum CalendarNames {
    /// The names of January to December.
    ///
    /// - Parameter isBesideDay: as they stand beside a day, which is another case in many languages: `5 мая`, but `май`.
    static func months(_ tag: String, isWide: Bool, isBesideDay: Bool) -> [String] {
        let columns = columns(of: tag)
        // What is empty is as the column before it, or as the one inside dates.
        let choices = isBesideDay ? (isWide ? [0] : [1, 0]) : isWide ? [2, 0] : [3, 1, 0]
        return choices.lazy.map { names(columns[$0]) }.first { !$0.isEmpty } ?? []
    }

    /// The names of the first and the second half of the day.
    static func dayPeriods(_ tag: String) -> [String] { Array(wordsOfHalves(tag).prefix(2)) }

    /// The same with other words for them behind, those of the first half at even places.
    static func wordsOfHalves(_ tag: String) -> [String] {
        let known = names(columns(of: tag)[4])
        return known.isEmpty ? ["AM", "PM"] : known
    }

    /// Whether the words of a locale are others than where no locale is known.
    static func hasOwn(_ locale: String) -> Bool { columns(of: locale) != columns(of: "en") }

    private static func names(_ column: Substring) -> [String] { column.split(separator: ",").map(String.init) }

    /// Of English where nothing is known of a language.
    private static func columns(of tag: String) -> [Substring] {
        for name in NumberLocale.names(of: tag) + ["en"] {
            // Norwegian has one row for both of its languages.
            let name = name == "nb" || name == "nn" ? "no" : name
            for table in [english, others] {
                guard let row = TableText(table).line(of: name) else { continue }
                let columns = row.split(separator: "|", omittingEmptySubsequences: false)
                if columns.count == 5 { return columns }
            }
        }
        return [Substring](repeating: "", count: 5)
    }
}
