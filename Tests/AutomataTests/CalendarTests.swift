import Testing

@testable import Automata

struct CalendarTests {
    /// Every date that a language should have, spelled by hand, as a tree of what may come next.
    private struct Tree {
        var next: [String: Set<Unicode.Scalar>] = ["": []]
        var words: Set<String> = []

        mutating func insert(_ word: String) {
            words.insert(word)
            var beginning = ""
            for scalar in word.unicodeScalars {
                next[beginning, default: []].insert(scalar)
                beginning.unicodeScalars.append(scalar)
            }
            next[beginning] = next[beginning] ?? []
        }
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }

    private func dates(_ years: ClosedRange<Int>) -> [CalendarDate] {
        years.flatMap { year in
            (1...12).flatMap { month in
                let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
                let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
                let length = month == 2 && isLeap ? 29 : lengths[month - 1]
                return (1...length).map { CalendarDate(year: year, month: month, day: $0) }
            }
        }
    }

    private func check(
        _ parts: [Expression.DatePart], _ years: ClosedRange<Int>, from: CalendarDate? = nil,
        through: CalendarDate? = nil
    ) throws {
        var tree = Tree()
        for date in dates(years) where from ?? date <= date && date <= through ?? date {
            // With a zero before one digit and without.
            for isPadded in [true, false] {
                tree.insert(
                    parts.map { part in
                        switch part {
                        case .year: padded(date.year, 4)
                        case .shortYear: padded(date.year % 100, 2)
                        case .month: padded(date.month, 2)
                        case .plainMonth: isPadded ? padded(date.month, 2) : String(date.month)
                        case .monthName(let names): names[date.month - 1]
                        case .day: padded(date.day, 2)
                        case .dayAbove(let offset): padded(date.day + offset, 2)
                        case .plainDay: isPadded ? padded(date.day, 2) : String(date.day)
                        case .literal(let text): text
                        }
                    }.joined())
            }
        }
        let language = try Language(allOf: [.calendar(parts, years: years, from: from, through: through)])
        #expect(language.isEmpty == tree.words.isEmpty)
        for (beginning, scalars) in tree.next {
            let isRight =
                language.allowed(after: beginning) == ScalarSet(scalars)
                && language.accepts(beginning) == tree.words.contains(beginning)
            if !isRight {
                Issue.record("\(parts) \(years) behind \(beginning): \(language.allowed(after: beginning))")
                return
            }
        }
    }

    private static let orders: [[Expression.DatePart]] = [
        [.year, .month, .dayAbove(40)],
        [.month, .literal("/"), .day, .literal("/"), .year], [.month, .day, .year], [.year, .month, .day],
        [.day, .literal("."), .month, .literal("."), .year], [.year, .literal("-"), .day, .literal("-"), .month],
        [.day, .year, .month],
    ]

    @Test(arguments: CalendarTests.orders)
    func everyDate(parts: [Expression.DatePart]) throws {
        try check(parts, 1900...1901)
        try check(parts, 2000...2000)
        try check(parts, 2023...2024)
    }

    @Test(arguments: CalendarTests.orders)
    func bounds(parts: [Expression.DatePart]) throws {
        func date(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
            CalendarDate(year: year, month: month, day: day)
        }
        try check(parts, 2002...2005, from: date(2003, 11, 30), through: date(2004, 2, 29))
        try check(parts, 1999...2001, from: date(2000, 2, 29), through: date(2000, 3, 1))
        try check(parts, 1999...2001, from: date(2000, 12, 31), through: date(2001, 1, 1))
        try check(parts, 1999...2001, from: date(2000, 5, 5), through: date(2000, 5, 5))
        try check(parts, 1999...2001, from: date(2000, 2, 30), through: date(2000, 2, 31))
        try check(parts, 1999...2001, from: date(2001, 1, 1), through: date(2000, 1, 1))
        try check(parts, 1999...2001, from: date(1999, 1, 1))
        try check(parts, 1999...2001, through: date(1999, 6, 31))
    }

    @Test(arguments: [1950, 1999])
    func shortYears(base: Int) throws {
        try check([.month, .literal("/"), .day, .literal("/"), .shortYear(base: base)], base + 49...base + 53)
        try check([.month, .shortYear(base: base)], base + 3...base + 20)
    }

    @Test func partsLeftOut() throws {
        try check([.month, .literal("/"), .year], 2020...2030, from: CalendarDate(year: 2024, month: 5, day: 20))
        try check([.month, .literal("-"), .day], 2023...2024)
        try check([.month, .literal("-"), .day], 2023...2023)
    }

    /// The whole range is checked by counting its texts: no date is missing and none is too many.
    @Test(arguments: CalendarTests.orders)
    func allYears(parts: [Expression.DatePart]) throws {
        let language = try Language(allOf: [.calendar(parts)])
        let table = try #require(language.table)
        var counts: [Int32: Int] = [:]
        func count(_ state: Int32) -> Int {
            if let known = counts[state] { return known }
            var sum = table.isAccepting[Int(state)] ? 1 : 0
            for number in 0..<language.alphabet.classCount {
                let next = table.next(state, number)
                if next >= 0 { sum += count(next) * language.alphabet.scalars { $0 == number }.count }
            }
            counts[state] = sum
            return sum
        }
        let days = (1000...9999).reduce(0) { $0 + (CalendarDate.isLeap($1) ? 366 : 365) }
        #expect(count(0) == days)
    }

    @Test func leapDays() throws {
        let language = try Language(allOf: [.calendar([.month, .literal("/"), .day, .literal("/"), .year])])
        for year in 1000...9999 {
            let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
            if language.accepts("02/29/\(year)") != isLeap { Issue.record("\(year)") }
        }
        #expect(language.verdict("02/3") == .impossible(from: 3))
        #expect(language.verdict("04/31") == .impossible(from: 4))
        #expect(language.verdict("02/29/19") == .partial)
        #expect(language.verdict("02/29/1901") == .impossible(from: 9))
        #expect(language.verdict("02/29/0") == .impossible(from: 6))
        #expect(language.forcedCompletion(after: "12") == "/")
        #expect(language.canComplete("1/2024", insertingAt: 1))
        #expect(language.statistics.states == 29)
        #expect(try Language(allOf: [.calendar([.month, .day, .year])]).statistics.states == 24)
    }
}
