import Automata
import TestSupport
import Testing

@testable import FieldEngine

/// The language of dates against the calendar itself, day by day.
@Suite struct CalendarTests {
    private let today = CivilDate(year: 2026, month: 11, day: 21)

    private func language(
        _ format: String, from minimum: CivilDate? = nil, through maximum: CivilDate? = nil
    ) throws -> Automata.Language {
        let spelling = try DateSpelling(format: format, locale: "de").ofValues
        return try Automata.Language(allOf: [spelling.expression(from: minimum, through: maximum, today: today)])
    }

    private func digits(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: width - text.count) + text
    }

    static let orders = ["MMDDYYYY", "DDMMYYYY", "YYYYMMDD", "YYYYDDMM", "MMYYYYDD", "DDYYYYMM"]

    @Test(arguments: orders) func exactlyTheDaysOfSomeYears(_ order: String) throws {
        let language = try language(order)
        for year in [999, 1000, 1582, 1600, 1700, 1896, 1900, 1904, 1999, 2000, 2023, 2024, 2100, 2400, 9996, 9999] {
            for month in 0...13 {
                for day in 0...32 {
                    var text = order
                    text.replace("YYYY", with: digits(year, 4))
                    text.replace("MM", with: digits(month, 2))
                    text.replace("DD", with: digits(day, 2))
                    let exists = year >= 1000 && CivilDate(year: year, month: month, day: day).exists
                    #expect(language.accepts(text) == exists, "\(order) \(text)")
                }
            }
        }
    }

    /// Formats whose parts vary in width, or lack one, with the days that they say.
    static let shapes = [
        "D.M.YYYY", "DD.M.YYYY", "D. MMMM YYYY", "MMM-DD-YYYY", "MMYYYY", "YYYYMM", "M/YYYY", "DDMM", "D.M", "D. MMM",
    ]

    @Test(arguments: shapes) func exactlyTheDaysThatTheFormatSays(_ format: String) throws {
        let spelling = try DateSpelling(format: format, locale: "de").ofValues
        for (minimum, maximum) in Self.bounds where spelling.says(.year) || minimum == nil {
            let language = try language(format, from: minimum, through: maximum)
            var expected: Set<String> = []
            var all: Set<String> = []
            for year in spelling.says(.year) ? 2022...2025 : 2024...2024 {
                for month in 1...12 {
                    for day in 1...31 {
                        let date = CivilDate(year: year, month: month, day: day)
                        var text = format
                        text.replace("YYYY", with: digits(year, 4))
                        if text.contains("MMM") {
                            let name = spelling.monthNames[month - 1]
                            text.replace(text.contains("MMMM") ? "MMMM" : "MMM", with: "#")
                            text.replace("DD", with: digits(day, 2))
                            text.replace("D", with: String(day))
                            text.replace("#", with: name)
                        } else {
                            text.replace("MM", with: digits(month, 2))
                            text.replace("M", with: String(month))
                            text.replace("DD", with: digits(day, 2))
                            text.replace("D", with: String(day))
                        }
                        all.insert(text)
                        let isWithin = (minimum.map { $0 <= date } ?? true) && (maximum.map { date <= $0 } ?? true)
                        if date.exists, isWithin { expected.insert(text) }
                    }
                }
            }
            for text in all {
                #expect(language.accepts(text) == expected.contains(text), "\(format) \(text)")
                for count in 0..<text.count where expected.contains(text) {
                    let isDead =
                        if case .impossible = language.verdict(String(text.prefix(count))) { true } else { false }
                    #expect(!isDead, "\(format) \(text.prefix(count))")
                }
                let date = spelling.date(text, today: today)
                #expect((date != nil) == (minimum == nil ? expected.contains(text) : date != nil), "\(format) \(text)")
                if let date { #expect(spelling.text(date, today: today) == text) }
                if let date { #expect(spelling.date(iso: spelling.iso(date)) == date) }
            }
        }
    }

    static let bounds: [(CivilDate?, CivilDate?)] = [
        (nil, nil), (CivilDate(year: 2023, month: 2, day: 17), CivilDate(year: 2024, month: 2, day: 29)),
    ]

    /// The first and the last day that a beginning can become, beside all days.
    @Test(arguments: ["DD.MM.YYYY", "D.M.YYYY", "YYYY-MM-DD", "D. MMMM YYYY"])
    func theDaysThatABeginningCanBecome(_ format: String) throws {
        let spelling = try DateSpelling(format: format, locale: "de").ofValues
        var random = SeededGenerator(seed: 3)
        for _ in 0..<40 {
            let date = CivilDate(
                year: .random(in: 1000...9999, using: &random), month: .random(in: 1...12, using: &random),
                day: .random(in: 1...28, using: &random))
            let text = try #require(spelling.text(date, today: today))
            for count in 0...text.count {
                let range = try #require(spelling.days(beginning: String(text.prefix(count)), today: today))
                #expect(range.contains(date), "\(text.prefix(count))")
                if count == text.count { #expect(range == date...date) }
                for end in [range.lowerBound, range.upperBound] {
                    let spelled = try #require(spelling.text(end, today: today))
                    #expect(
                        spelled.hasPrefix(text.prefix(count)) || format.contains("D.M."),
                        "\(spelled) \(text.prefix(count))")
                }
            }
        }
    }

    @Test func everyFebruary29() throws {
        let language = try language("MMDDYYYY")
        for year in 1000...9999 {
            #expect(language.accepts("0229\(year)") == CalendarDate.isLeap(year), "\(year)")
        }
    }

    /// With two digits of the year there are few enough dates to know every beginning of one.
    @Test(arguments: ["MMDDYY", "DDMMYY", "YYMMDD", "YYDDMM"])
    func whatCanBecomeADateIsNotImpossible(_ order: String) throws {
        let spelling = try DateSpelling(format: order)
        let language = try language(order)
        var beginnings: Set<String> = []
        var date = CivilDate(year: 1977, month: 1, day: 1)
        while date.year <= 2076 {
            let text = try #require(spelling.text(date, today: today))
            for count in 0...6 { beginnings.insert(String(text.prefix(count))) }
            date = date.adding(days: 1)
        }
        for width in 1...4 {
            var power = 1
            for _ in 0..<width { power *= 10 }
            for number in 0..<power { check(digits(number, width), language, beginnings) }
        }
        let seed: UInt64 = 20_261_121
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20_000 {
            let width = Int.random(in: 5...6, using: &random)
            check(
                digits(Int.random(in: 0..<(width == 5 ? 100_000 : 1_000_000), using: &random), width), language,
                beginnings)
        }
    }

    private func check(_ text: String, _ language: Automata.Language, _ beginnings: Set<String>) {
        var isPossible = true
        if case .impossible = language.verdict(text) { isPossible = false }
        if isPossible != beginnings.contains(text) { Issue.record("\(text)") }
    }

    @Test(arguments: ["MMDDYYYY", "DDMMYYYY", "YYYYMMDD", "DDMMYY"])
    func boundsCutTheCalendarToTheDay(_ order: String) throws {
        let spelling = try DateSpelling(format: order)
        let ranges = [
            (CivilDate(year: 2023, month: 12, day: 30), CivilDate(year: 2024, month: 3, day: 1)),
            (CivilDate(year: 2024, month: 2, day: 29), CivilDate(year: 2024, month: 2, day: 29)),
            (CivilDate(year: 2019, month: 11, day: 5), CivilDate(year: 2025, month: 1, day: 31)),
        ]
        for (first, last) in ranges {
            let language = try language(order, from: first, through: last)
            var date = first.adding(days: -70)
            while date < last.adding(days: 70) {
                let text = try #require(spelling.text(date, today: today))
                #expect(language.accepts(text) == (date >= first && date <= last), "\(date.iso)")
                date = date.adding(days: 1)
            }
        }
    }
}
