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
        let spelling = try DateSpelling(format: format).withoutLiterals
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

    @Test func everyFebruary29() throws {
        let language = try language("MMDDYYYY")
        for year in 1000...9999 {
            #expect(language.accepts("0229\(year)") == CivilDate.isLeap(year), "\(year)")
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
