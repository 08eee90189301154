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
            for row in rows {
                for tag in row.tags.split(separator: " ") {
                    for name in [name, "dateTime"] {
                        let type = try registry.type(
                            named: name, parameters: .texts(["format": "locale"]), locale: String(tag))
                        #expect(type.templates.count == 1, "\(name) \(tag)")
                    }
                }
            }
        }
    }

    @Test func theConnectionsLanguage() throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        let parameters = Parameter.texts(["format": "locale"])
        let german = try registry.type(named: "date", parameters: parameters, locale: "de")
        #expect(german.templates == ["DD.MM.YYYY"])
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
