import Automata

/// A day of the proleptic Gregorian calendar, without a time zone.
public struct CivilDate: Equatable, Hashable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int

    /// The date as given. Whether such a day exists is `exists`; a calendar date that does not is kept as it is.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `YYYY-MM-DD`; nil for any other form, and for a day that does not exist.
    public init?(iso text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
        guard let year = number(ofDigits: bytes[0..<4]), let month = number(ofDigits: bytes[5..<7]),
            let day = number(ofDigits: bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
        guard exists else { return nil }
    }

    public var exists: Bool {
        (1...12).contains(month) && day >= 1 && day <= Self.days(inMonth: month, of: year)
    }

    /// 28 to 31, or 0 for a month that does not exist.
    public static func days(inMonth month: Int, of year: Int) -> Int { CalendarDate.days(in: month, of: year) }

    /// `YYYY-MM-DD`, the year with at least four digits.
    public var iso: String {
        let years = (0..<10_000).contains(year) ? twoDigits(year / 100) + twoDigits(year % 100) : String(year)
        return years + "-" + twoDigits(month) + "-" + twoDigits(day)
    }

    /// Days since 1 March of the year 0: a count in which leap days come last in their year, so that
    /// the arithmetic needs no table of months.
    var dayNumber: Int {
        let years = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        return 365 * years + years.floorDivided(by: 4) - years.floorDivided(by: 100) + years.floorDivided(by: 400)
            + (months * 306 + 5) / 10 + day - 1
    }

    /// From 0 for Sunday.
    var weekday: Int {
        let rest = (dayNumber + 3) % 7
        return rest < 0 ? rest + 7 : rest
    }

    private init(dayNumber: Int) {
        // More than 32 bits hold.
        var years = Int((10_000 * Int64(dayNumber) + 14_780).floorDivided(by: 3_652_425))
        func dayOfYear(_ years: Int) -> Int {
            dayNumber
                - (365 * years + years.floorDivided(by: 4) - years.floorDivided(by: 100) + years.floorDivided(by: 400))
        }
        if dayOfYear(years) < 0 { years -= 1 }
        let rest = dayOfYear(years)
        let months = (100 * rest + 52) / 3_060
        self.init(
            year: years + (months + 2) / 12,
            month: (months + 2) % 12 + 1,
            day: rest - (months * 306 + 5) / 10 + 1
        )
    }

    /// The date that many days later. Counts beyond ten million days are taken as ten million: no rule needs more,
    /// and arithmetic on what a client sent must not overflow.
    public func adding(days: Int) -> CivilDate {
        CivilDate(dayNumber: dayNumber + min(max(days, -10_000_000), 10_000_000))
    }

    /// The same day that many years later; 29 February becomes the 28th where there is none.
    public func adding(years: Int) -> CivilDate {
        let year = self.year + min(max(years, -10_000), 10_000)
        return CivilDate(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
    }
}

extension CivilDate: Comparable {
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension FixedWidthInteger {
    /// Division that rounds towards negative infinity, by a positive divisor.
    fileprivate func floorDivided(by divisor: Self) -> Self {
        self >= 0 ? self / divisor : 0 - ((0 - self + divisor - 1) / divisor)
    }
}

/// The number that the digits of a part of a date or time say: nil where something else is among them, or there is none, or
/// there are more than any part has.
func number(ofDigits digits: some Collection<UInt8>) -> Int? {
    guard (1...4).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
        guard digit.isDigit else { return nil }
        number = number * 10 + Int(digit - UInt8.zeroDigit)
    }
    return number
}

/// A number below a hundred as dates and times write it.
func twoDigits(_ number: Int) -> String {
    guard (0..<100).contains(number) else { return String(number) }
    return String(unsafeUninitializedCapacity: 2) { digits in
        digits[0] = .zeroDigit + UInt8(number / 10)
        digits[1] = .zeroDigit + UInt8(number % 10)
        return 2
    }
}
