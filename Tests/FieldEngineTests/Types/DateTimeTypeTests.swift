import Automata
import TestSupport
import Testing

@testable import FieldEngine

@Suite struct DateTimeTypeTests {
    struct Row: Sendable {
        var format = "YYYY-MM-DD HH:mm"
        var keys: String
        var text: String
        var typed: String?
        var codes: [String] = []
    }

    static let typing = [
        Row(keys: "202405010930", text: "2024-05-01 09:30", typed: "2024-05-01T09:30"),
        Row(keys: "2024-05-01 9:30", text: "2024-05-01 09:30", typed: "2024-05-01T09:30"),
        Row(keys: "20240230", text: "2024-02-30", codes: ["invalid-date"]),
        Row(keys: "2024050125", text: "2024-05-01 25", codes: ["invalid-hour"]),
        Row(keys: "202405019", text: "2024-05-01 09", codes: ["incomplete"]),
        Row(format: "D.M.YYYY H:mm", keys: "1.5.2024 9:30", text: "1.5.2024 9:30", typed: "2024-05-01T09:30"),
        Row(
            format: "D. MMM YYYY, h:mm a", keys: "1may2024930p", text: "1. May 2024, 9:30 PM", typed: "2024-05-01T21:30"
        ),
        Row(format: "HH:mm DD.MM.YYYY", keys: "093001052024", text: "09:30 01.05.2024", typed: "2024-05-01T09:30"),
        Row(
            format: "YYYY-MM-DD HH:mm:ss.SSS", keys: "20240501093015.25", text: "2024-05-01 09:30:15.25",
            typed: "2024-05-01T09:30:15.25"),
    ]

    @Test(arguments: typing.indices) func whatIsTyped(_ index: Int) throws {
        let row = Self.typing[index]
        var field = try TestField("dateTime", .texts(["format": row.format]))
        try field.type(row.keys)
        field.field.blur(at: field.now)
        #expect(field.text == row.text, "\(row)")
        #expect(field.typed == row.typed, "\(row)")
        #expect(field.finalCodes == row.codes, "\(row)")
        guard let typed = row.typed else { return }
        var other = try TestField("dateTime", .texts(["format": row.format]))
        _ = try other.field.set(.typed(.text(typed)), at: other.now)
        #expect(other.text == row.text, "\(row)")
    }

    static let reading = [
        Row(keys: "2024-05-01T09:30", text: "2024-05-01 09:30", typed: "2024-05-01T09:30"),
        Row(keys: "May 1, 2024 9:30 PM", text: "2024-05-01 21:30", typed: "2024-05-01T21:30"),
        Row(
            keys: "2024-05-01T09:30:00+02:00", text: "2024-05-01 09:30", typed: "2024-05-01T09:30", codes: ["left-out"]),
        Row(keys: "2024-05-01T09:30:15", text: "2024-05-01 09:30", typed: "2024-05-01T09:30", codes: ["left-out"]),
        Row(keys: "2024-05-01", text: "2024-05-01", codes: ["incomplete"]),
        Row(keys: "1/2/2024 9:30", text: "1/2/2024 9:30", codes: ["invalid-date"]),
        Row(keys: "May 1, 2024 25:10", text: "2024-05-01 25:10", codes: ["invalid-hour"]),
    ]

    @Test(arguments: reading.indices) func whatIsPasted(_ index: Int) throws {
        let row = Self.reading[index]
        var field = try TestField("dateTime")
        try field.paste(row.keys)
        #expect(field.text == row.text, "\(row)")
        #expect(field.typed == row.typed, "\(row)")
        #expect(field.finalCodes == row.codes, "\(row)")
    }

    @Test(arguments: [
        "YYYY-MM-DD", "HH:mm", "YYYY-MM HH:mm", "YYYY-MM-DDHH:mm", "YYYY HH:mm MM-DD", "YYYY-MM-DD HH:MM", "",
    ])
    func aFormatThatIsNoneIsRefused(_ format: String) {
        #expect(throws: DefinitionError.self) { try TestField("dateTime", .texts(["format": format])) }
    }

    /// Days about the bounds with every quarter of an hour, beside the comparison of the two.
    @Test(arguments: ["YYYY-MM-DD HH:mm", "HH:mm DD.MM.YYYY", "D.M.YYYY h:mm a"])
    func exactlyTheTimesWithinBounds(_ format: String) throws {
        var random = SeededGenerator(seed: 5)
        let spelling = try DateTimeSpelling(format: format)
        let first = CivilDate(year: 2024, month: 2, day: 27)
        func moment(_ day: Int, _ quarter: Int) -> CivilDateTime {
            CivilDateTime(date: first.adding(days: day), time: ClockTime(seconds: quarter * 900))
        }
        for run in 0..<8 {
            let day = Int.random(in: 0..<5, using: &random)
            let minimum = run % 4 == 1 ? nil : moment(day, .random(in: 0..<96, using: &random))
            let maximum = run % 4 == 2 ? nil : moment(day + run % 3, .random(in: 0..<96, using: &random))
            if let minimum, let maximum, maximum < minimum { continue }
            var members = [Parameter.Member(name: "format", value: .text(format))]
            if let minimum { members.append(.init(name: "min", value: .text(spelling.iso(minimum)))) }
            if let maximum { members.append(.init(name: "max", value: .text(spelling.iso(maximum)))) }
            let field = try TestField("dateTime", .table(members))
            for day in 0..<8 {
                for quarter in 0..<96 {
                    let moment = moment(day, quarter)
                    let value = try #require(spelling.value(of: moment, today: field.now.today))
                    let isIn = (minimum.map { $0 <= moment } ?? true) && (maximum.map { moment <= $0 } ?? true)
                    #expect((field.verdict(value) == .complete) == isIn, "\(value)")
                    #expect(spelling.dateTime(value, today: field.now.today) == moment, "\(value)")
                    if isIn { #expect(field.impossiblePrefixes(of: value).isEmpty, "\(value)") }
                }
            }
        }
    }

    @Test func boundsAreNamed() throws {
        let parameters = Parameter.texts(["min": "2024-05-01T09:00", "max": "2024-05-03"])
        let expected = [
            ("202405010859", "too-early"), ("202405010900", nil), ("202405032359", nil), ("20240504", "too-late"),
        ]
        for (keys, code) in expected {
            var field = try TestField("dateTime", parameters)
            try field.type(keys)
            #expect(field.finalCodes == (code.map { [$0] } ?? []), "\(keys)")
        }
    }
}

@Suite struct WeekTypeTests {
    /// Each day of many years is in the week that counting days from the first Thursday gives, and weeks exist just so.
    @Test func weeksOfDays() throws {
        let field = try TestField("week")
        var date = CivilDate(year: 1995, month: 12, day: 25)
        var last = try #require(CivilWeek(of: date))
        #expect(last.iso == "1995-W52")
        while date.year < 2030 {
            date = date.adding(days: 1)
            let week = try #require(CivilWeek(of: date))
            // Monday begins the next one; 4 January is always in the first.
            #expect((week != last) == (date.weekday == 1), "\(date.iso)")
            if week != last {
                #expect(week.number == last.number + 1 || week.number == 1 && week.year == last.year + 1)
            }
            if date.month == 1, date.day == 4 { #expect(week.iso == "\(date.year)-W01") }
            #expect(field.verdict(week.value) == .complete, "\(week.iso)")
            last = week
        }
        let long = (2000...2030).filter { field.verdict("\($0)53") == .complete }
        #expect(long == [2004, 2009, 2015, 2020, 2026])
    }

    @Test func boundsAndTexts() throws {
        let expected = [
            ("202409", "too-early"), ("202410", nil), ("202520", nil), ("202521", "too-late"), ("2026", "too-late"),
            ("202453", "invalid-week"), ("00", "year-out-of-range"),
        ]
        for (keys, code) in expected {
            var field = try TestField("week", .texts(["min": "2024-W10", "max": "2025-W20"]))
            try field.type(keys)
            #expect(field.finalCodes == (code.map { [$0] } ?? []), "\(keys)")
        }
        var field = try TestField("week")
        try field.paste("2024-W05")
        #expect(field.text == "2024-W05")
        #expect(field.typed == "2024-W05")
        try field.edit(FieldEdit(.text("")))
        try field.paste("2024-05-01")
        #expect(field.typed == "2024-W18")
        #expect(field.finalCodes == ["left-out"])
        // ISO 8601's basic form, and a day of the week, which is left out.
        for (text, codes) in [("2020w11", []), ("2020-W11-3", ["left-out"]), ("2020W113", ["left-out"])] {
            try field.edit(FieldEdit(.text("")))
            try field.paste(text)
            #expect(field.typed == "2020-W11")
            #expect(field.finalCodes == codes)
        }
    }

    /// Programs write thousandths, and six digits of which the last say nothing; and `-00:00` for a time of UTC.
    @Test(
        arguments: [
            ("2024-05-01T09:30:00.123Z", "2024-05-01T09:30:00.123Z", []),
            ("2024-05-01T09:30:00.120000Z", "2024-05-01T09:30:00.120Z", []),
            ("2024-05-01T09:30:00.5-00:00", "2024-05-01T09:30:00.5Z", []),
            ("2024-05-01T09:30:00.123456Z", "2024-05-01T09:30:00.123Z", ["456"]),
        ] as [(String, String, [String])])
    func instantsOfPrograms(_ text: String, _ typed: String, _ left: [String]) throws {
        var field = try TestField("dateTime", .texts(["format": "YYYY-MM-DD HH:mm:ss.sssZ"]))
        try field.paste(text)
        #expect(field.typed == typed && field.field.content.remark.map { [$0.text] } ?? [] == left)
        guard left.isEmpty else {
            #expect(throws: ContentError.self) { try field.field.set(.typed(.text(text)), at: field.now) }
            return
        }
        _ = try field.field.set(.typed(.text(text)), at: field.now)
        #expect(field.typed == typed)
    }

    @Test(arguments: [
        "Week 5, 2024", "KW 5/2024", "KW05 2024", "2024, 5. Woche", "2024 W5", "٢٠٢٤-W٠٥", "2024年第5周", "Week 5 of 2024",
    ])
    func weeksByTheirWords(_ text: String) throws {
        var field = try TestField("week")
        try field.paste(text)
        #expect(field.typed == "2024-W05")
    }

    @Test(arguments: ["Week 54, 2024", "month 5, 2024", "Week 5, 24", "W5", "5/2024"])
    func whatIsNoWeek(_ text: String) throws {
        var field = try TestField("week")
        try field.paste(text)
        #expect(field.typed == nil && field.text == text)
    }
}
