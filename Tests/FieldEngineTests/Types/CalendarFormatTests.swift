import Testing

@testable import FieldEngine

/// Dates and times in the order of a language.
@Suite struct CalendarFormatTests {
    static let rows = [
        ("en", "MM/DD/YYYY", "h:mm a", 7), ("en-GB", "DD/MM/YYYY", "HH:mm", 1), ("de", "DD.MM.YYYY", "HH:mm", 1),
        ("de-AT", "DD.MM.YYYY", "HH:mm", 1), ("fr-CA", "YYYY-MM-DD", "HH:mm", 7), ("ja", "YYYY/MM/DD", "H:mm", 7),
        ("ko", "YYYY. MM. DD.", "a h:mm", 7), ("hu", "YYYY. MM. DD.", "H:mm", 1), ("ar-EG", "DD/MM/YYYY", "h:mm a", 6),
        ("da", "DD.MM.YYYY", "HH.mm", 1), ("zh-Hant-TW", "YYYY/MM/DD", "a h:mm", 7), ("sv", "YYYY-MM-DD", "HH:mm", 1),
        ("pt-PT", "DD/MM/YYYY", "HH:mm", 7), ("tlh", "MM/DD/YYYY", "h:mm a", 7), ("", "MM/DD/YYYY", "h:mm a", 7),
    ]

    @Test(arguments: rows.indices) func ofLanguages(_ index: Int) {
        let (tag, date, time, firstDay) = Self.rows[index]
        #expect(CalendarFormats.date(tag) == date, "\(tag)")
        #expect(CalendarFormats.time(tag) == time, "\(tag)")
        #expect(CalendarFormats.firstDay(tag) == firstDay, "\(tag)")
    }

    /// Each format of the tables is one that the types take, in the language that has it.
    @Test func allAreFormats() throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        for (name, rows) in [("date", CalendarFormats.dates), ("time", CalendarFormats.times)] {
            for row in TableText(rows).rows {
                for tag in row[1].split(separator: " ") {
                    for name in [name, "dateTime"] {
                        let type = try registry.type(
                            named: name, parameters: .texts(["format": "locale"]), locale: String(tag))
                        #expect(type.templates.count == 1, "\(name) \(tag)")
                    }
                }
            }
        }
    }

    /// The letters of what is missing of a date, and of the gap that its first part leaves.
    @Test(
        arguments: [
            ("de", "TT.MM.JJJJ", "TT.12.2024"), ("de-CH", "TT.MM.JJJJ", "TT.12.2024"),
            ("fr-CA", "AAAA-MM-JJ", "AAAA-12-25"), ("ru", "ДД.ММ.ГГГГ", "ДД.12.2024"),
            ("nb", "DD.MM.ÅÅÅÅ", "DD.12.2024"), ("el", "ΗΗ/ΜΜ/ΕΕΕΕ", "ΗΗ/12/2024"),
            ("tr", "GG.AA.YYYY", "GG.12.2024"), ("sr-Latn", "DD.MM.GGGG.", "DD.12.2024"),
            // Their words begin alike, or have no capitals.
            ("vi", "DD/MM/YYYY", "DD/12/2024"), ("ja", "YYYY/MM/DD", "YYYY/12/25"),
        ]) func letters(_ tag: String, template: String, gap: String) throws
    {
        var field = try TestField("date", .texts(["format": "locale", "locale": tag]))
        #expect(field.field.definition.type.templates == [template])
        try field.paste("2024-12-25")
        let first = field.text.utf8.prefix { $0.isDigit }.count
        try field.edit(FieldEdit(.range(0..<first, insert: "")))
        #expect(field.text == gap)
    }

    /// The letters of each language are told apart.
    @Test func allLettersDiffer() {
        for row in TableText(CalendarFormats.letters).rows {
            #expect(row[0].count == 3 && Set(row[0]).count == 3, "\(row[0])")
        }
    }

    /// What extends a date has its parts by the letters of the format, and shows those of its own template.
    @Test func partsOfWhatExtendsThem() throws {
        let today = CivilDate(year: 2026, month: 11, day: 21)
        for (template, shown) in [(nil, "MM/TT/JJJJ"), ("YYYY-MM-DD", "YYYY-MM-DD")] as [(String?, String)] {
            var registry = TypeRegistry(stateLimit: 10_000)
            var type = DefinedType(name: "own", description: "")
            type.base = "date"
            type.format.locale = "de"
            type.templates = template.map { [$0] }
            try registry.define(type, today: today)
            #expect(try registry.type(named: "own", parameters: .table([])).templates == [shown])
        }
    }

    @Test func theConnectionsLanguage() throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        let parameters = Parameter.texts(["format": "locale"])
        let german = try registry.type(named: "date", parameters: parameters, locale: "de")
        #expect(german.templates == ["TT.MM.JJJJ"])
        #expect(german.impliedLocale == "de")
        #expect(german.traits.firstDay == 1)
        let time = try registry.type(named: "time", parameters: parameters, locale: "de")
        #expect(time.templates == ["HH:MM"])
        // What no locale has a part in is kept without one.
        #expect(try registry.type(named: "time", parameters: .table([]), locale: "de").impliedLocale == nil)
    }

    /// Digits are typed before the half of the day that stands there, whose gap stays.
    @Test func halvesOfTheDayInFront() throws {
        for (keys, text, typed) in [("230", "a 2:30", nil), ("오후230", "오후 2:30", Parameter.text("14:30"))] {
            var field = try TestField("time", .texts(["format": "locale", "locale": "ko"]))
            try field.type(keys)
            #expect(field.text == text)
            #expect(field.field.typedValue(at: field.now) == typed)
        }
    }
}
