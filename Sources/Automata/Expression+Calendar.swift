/// A day of the Gregorian calendar, proleptic. It need not exist: bounds may be given as 31 February.
public struct CalendarDate: Hashable, Comparable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// Whether the year has a 29 February, by the Gregorian rule in any century.
    public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// The days of a month; 0 where there is no such month.
    public static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 1, 3, 5, 7, 8, 10, 12: 31
        case 4, 6, 9, 11: 30
        case 2: isLeap(year) ? 29 : 28
        default: 0
        }
    }
}

extension Expression {
    /// A piece of a date's spelling.
    public enum DatePart: Hashable, Sendable {
        /// `01` to `12`.
        case month
        /// `1` to `12`, or with a zero before one digit.
        case plainMonth
        /// The name of a month: twelve of them.
        case monthName([String])
        /// `01` to `31`.
        case day
        /// `1` to `31`, or with a zero before one digit.
        case plainDay
        /// Two digits, so many above the day.
        case dayAbove(Int)
        /// Four digits.
        case year
        /// Two digits, of the year among the hundred that begin with `base`.
        case shortYear(base: Int)
        case literal(String)
    }

    /// The dates that exist, spelled with the parts in their order: in a range of years (0 to 9999) and, where they are
    /// given, from one day through another. Where a part is missing, what is there has to be part of such a date; the
    /// year comes once at most.
    public static func calendar(
        _ parts: [DatePart], years: ClosedRange<Int> = 1000...9999, from: CalendarDate? = nil,
        through: CalendarDate? = nil
    ) -> Expression {
        var first = CalendarDate(year: max(years.lowerBound, 0), month: 1, day: 1)
        var last = CalendarDate(year: min(years.upperBound, 9999), month: 12, day: 31)
        for part in parts {
            guard case .shortYear(let base) = part else { continue }
            first = max(first, CalendarDate(year: base, month: 1, day: 1))
            // Past the greatest number there are no years either.
            let (end, overflow) = base.addingReportingOverflow(99)
            last = overflow ? last : min(last, CalendarDate(year: end, month: 12, day: 31))
        }
        if let from { first = max(first, from) }
        if let through { last = min(last, through) }
        guard first <= last else { return .nothing }
        return any(of: DateBlock.blocks(from: first, through: last).map { $0.expression(parts) })
    }
}

/// Dates whose year, month and day can be chosen apart from each other.
private struct DateBlock {
    var years: ClosedRange<Int>
    var isLeapOnly = false
    var months: [Int]
    var days: ClosedRange<Int>

    /// The blocks that all days from one to another are made of.
    static func blocks(from first: CalendarDate, through last: CalendarDate) -> [DateBlock] {
        if first.year == last.year { return partialYear(from: first, through: last) }
        var result: [DateBlock] = []
        var begin = first.year
        var end = last.year
        if (first.month, first.day) > (1, 1) {
            result += partialYear(from: first, through: CalendarDate(year: first.year, month: 12, day: 31))
            begin += 1
        }
        if (last.month, last.day) < (12, 31) {
            result += partialYear(from: CalendarDate(year: last.year, month: 1, day: 1), through: last)
            end -= 1
        }
        guard begin <= end else { return result }
        let years = begin...end
        result.append(DateBlock(years: years, months: Array(1...12), days: 1...28))
        result.append(DateBlock(years: years, months: [1] + Array(3...12), days: 29...30))
        result.append(DateBlock(years: years, months: [1, 3, 5, 7, 8, 10, 12], days: 31...31))
        result.append(DateBlock(years: years, isLeapOnly: true, months: [2], days: 29...29))
        return result
    }

    private static func partialYear(from first: CalendarDate, through last: CalendarDate) -> [DateBlock] {
        (1...12).compactMap { month in
            guard month >= first.month, month <= last.month else { return nil }
            let begin = month == first.month ? max(first.day, 1) : 1
            let length = CalendarDate.days(in: month, of: first.year)
            let end = month == last.month ? min(last.day, length) : length
            guard begin <= end else { return nil }
            return DateBlock(years: first.year...first.year, months: [month], days: begin...end)
        }
    }

    func expression(_ parts: [Expression.DatePart]) -> Expression {
        .sequence(
            parts.map { part in
                switch part {
                case .month: .any(of: months.map { .numerals($0...$0, width: 2) })
                case .plainMonth: .any(of: months.map { DateBlock.plain($0...$0) })
                case .monthName(let names):
                    .words(months.compactMap { names.indices.contains($0 - 1) ? names[$0 - 1] : nil })
                case .day: .numerals(days, width: 2)
                case .plainDay: DateBlock.plain(days)
                case .dayAbove(let offset):
                    .numerals(days.lowerBound + offset...days.upperBound + offset, width: 2)
                case .year: fullYears
                case .shortYear: shortYears
                case .literal(let text): .text(text)
                }
            })
    }

    private static func plain(_ numbers: ClosedRange<Int>) -> Expression {
        let padded = Expression.numerals(numbers, width: 2)
        guard numbers.lowerBound <= 9 else { return padded }
        return padded.or(.numerals(numbers.lowerBound...min(numbers.upperBound, 9), width: 1))
    }

    private var fullYears: Expression {
        let all = Expression.numerals(years, width: 4)
        return isLeapOnly ? .all(of: all, DateBlock.leapYears) : all
    }

    /// At most a hundred years.
    private var shortYears: Expression {
        let numbers = Set(years.lazy.filter { !isLeapOnly || CalendarDate.isLeap($0) }.map { $0 % 100 })
        return .any(of: Array(numbers).ascending.map { .numerals($0...$0, width: 2) })
    }

    private static let leapYears: Expression = {
        let fours = Expression.any(of: stride(from: 4, through: 96, by: 4).map { .numerals($0...$0, width: 2) })
        return .any(of: Expression.digit.repeated(2) + fours, fours.or("00") + "00")
    }()
}
