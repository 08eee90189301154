/// In which order dates and times are written where a language is spoken.
enum CalendarFormats {
    /// What stands in place of a format where the locale says it. No part is named by its letters alone.
    static let word = "locale"

    static func date(_ tag: String) -> String { text(of: tag, in: dates) ?? "MM/DD/YYYY" }
    static func time(_ tag: String) -> String { text(of: tag, in: times) ?? "h:mm a" }
    static func dateTime(_ tag: String) -> String { date(tag) + " " + time(tag) }

    /// The letters for what is missing of a day, a month and a year; nil where they are those of English.
    static func letters(_ tag: String) -> Letters? {
        text(of: tag, in: letters).flatMap { $0 == "DMY" ? nil : Letters(text: $0) }
    }

    /// The letters with which the words for day, month and year begin: `T`, `M` and `J` in German.
    struct Letters {
        /// Three characters, in that order.
        let text: String

        func letter(of kind: SegmentKind) -> Character? {
            let place: Int? =
                switch kind {
                case .day: 0
                case .month: 1
                case .year: 2
                case .week, .hour, .minute, .second, .fraction, .dayPeriod, .offset, .named: nil
                }
            return place.map { text[text.index(text.startIndex, offsetBy: $0)] }
        }
    }

    /// The first day of the week, 1 for Monday to 7 for Sunday, as ISO 8601 counts them.
    static func firstDay(_ tag: String) -> Int { text(of: tag, in: firstDays).flatMap { Int($0) } ?? 7 }

    /// The years that where a language is spoken mostly mean those of another calendar than ours: the Buddhist one, the Persian
    /// and the Islamic ones.
    static func yearsOfOtherCalendar(_ tag: String) -> ClosedRange<Int>? {
        switch NumberLocale.names(of: tag).last {
        case "th": 2400...2700
        case "ar", "ckb", "fa", "ps": 1300...1500
        default: nil
        }
    }

    /// Whether a locale says anything else than is said where none is known: of a format, or to texts from elsewhere.
    static func hasOwn(_ locale: String, format: String?, drawsCalendar: Bool) -> Bool {
        if drawsCalendar, firstDay(locale) != firstDay("en") || date(locale) != date("en") { return true }
        if format == word, time(locale) != time("en") { return true }
        return drawsCalendar
            ? CalendarNames.hasOwn(locale) : CalendarNames.dayPeriods(locale) != CalendarNames.dayPeriods("en")
    }

    private static func text(of tag: String, in table: StaticString) -> String? {
        for name in NumberLocale.names(of: tag) {
            if let text = TableText(table).head(ofLineWith: name) { return text }
        }
        return nil
    }
}

extension PartsFormat {
    /// The same, where what is missing of a day, a month or a year shows with the letters of a language.
    func lettered(_ letters: CalendarFormats.Letters) -> PartsFormat {
        let parts = parts.map { part in
            guard let letter = letters.letter(of: part.kind) else { return part }
            return part.with(placeholder: String(repeating: letter, count: part.placeholder.count))
        }
        return PartsFormat(parts, literals: literals, typing: typing)
    }
}

extension ParameterReader {
    /// The format that is named, or the locale's where it asks for that.
    func calendarFormat(_ usual: String, ofLocale: (String) -> String) throws(DefinitionError) -> String {
        let format = try text("format") ?? usual
        return format == CalendarFormats.word ? ofLocale(try languageTag()) : format
    }
}
