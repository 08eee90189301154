import Automata

/// How a date is spelled: its parts in their order, each once, with the characters between them.
///
/// The template of a date field has them all; its value has the same parts without the characters between.
struct DateSpelling: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case month, day, year
        /// Two digits, of the year within 50 of today's.
        case shortYear

        var width: Int { self == .year ? 4 : 2 }

        var kind: Kind {
            switch self {
            case .month: .month
            case .day: .day
            case .year, .shortYear: .year
            }
        }
    }

    enum Kind: Hashable, Sendable { case month, day, year }

    let pieces: [FormatPiece<Part>]

    /// ISO 8601's: `2024-02-29`.
    static let iso = DateSpelling(
        pieces: [.part(.year), .literal("-"), .part(.month), .literal("-"), .part(.day)])
    /// The years that four digits may say.
    static let years = 1000...9999

    fileprivate init(pieces: [FormatPiece<Part>]) { self.pieces = pieces }

    /// Reads a format such as `DD.MM.YYYY`.
    init(format: String) throws(DefinitionError) {
        let scanner = FormatScanner<Part>(
            names: [("YYYY", .year), ("YY", .shortYear), ("MM", .month), ("DD", .day)])
        pieces = try scanner.pieces(of: format)
        let kinds = parts.map { $0.kind }
        guard kinds.count == 3, Set(kinds).count == 3 else {
            throw .invalid(path: "format", reason: "a date has MM, DD and one of YYYY and YY")
        }
    }

    var parts: [Part] {
        pieces.compactMap { if case .part(let part) = $0 { part } else { nil } }
    }

    var hasShortYear: Bool { parts.contains(.shortYear) }

    var withoutLiterals: DateSpelling { DateSpelling(pieces: parts.map { .part($0) }) }

    /// The parts with what stands between them.
    var partsFormat: PartsFormat {
        PartsFormat(pieces) { part in
            switch part {
            case .month: FieldEngine.Part(.month, placeholder: "MM", numbers: 1...12)
            case .day: FieldEngine.Part(.day, placeholder: "DD", numbers: 1...31)
            case .year: FieldEngine.Part(.year, placeholder: "YYYY")
            case .shortYear: FieldEngine.Part(.year, placeholder: "YY")
            }
        }
    }

    /// The dates that exist between two bounds, spelled so.
    func expression(
        from minimum: CivilDate?, through maximum: CivilDate?, years: ClosedRange<Int> = Self.years, today: CivilDate
    ) -> Expression {
        let parts = pieces.map { piece -> Expression.DatePart in
            switch piece {
            case .literal(let character): .literal(String(character))
            case .part(.month): .month
            case .part(.day): .day
            case .part(.year): .year
            case .part(.shortYear): .shortYear(base: Self.window(around: today).lowerBound)
            }
        }
        return .calendar(parts, years: years, from: minimum?.inCalendar, through: maximum?.inCalendar)
    }

    /// The hundred years that two digits may mean: those that `nearestYear` gives.
    static func window(around today: CivilDate) -> ClosedRange<Int> { today.year - 49...today.year + 50 }

    /// The date that a whole text says; nil for any other text, and for a day that does not exist.
    func date(_ text: String, today: CivilDate) -> CivilDate? {
        guard let read = reading(text, today: today), read.isWhole else { return nil }
        return read.onlyDate
    }

    /// Whether a text is the beginning of one in this spelling, whatever day it says.
    func begins(_ text: String, today: CivilDate) -> Bool { reading(text, today: today) != nil }

    /// Whether the spelling has room for the year of a day.
    func canSay(_ date: CivilDate, today: CivilDate) -> Bool {
        hasShortYear ? Self.window(around: today).contains(date.year) : Self.years.contains(date.year)
    }

    /// The date spelled so; nil where two digits can't say its year.
    func text(_ date: CivilDate, today: CivilDate) -> String? {
        guard date.exists, Self.years.contains(date.year) else { return nil }
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let character): text.append(character)
            case .part(.month): text += twoDigits(date.month)
            case .part(.day): text += twoDigits(date.day)
            case .part(.year): text += String(date.year)
            case .part(.shortYear):
                guard Self.window(around: today).contains(date.year) else { return nil }
                text += twoDigits(date.year % 100)
            }
        }
        return text
    }
}

extension CivilDate {
    fileprivate var inCalendar: CalendarDate { CalendarDate(year: year, month: month, day: day) }
}

// MARK: What is wrong

extension DateSpelling {
    /// Why no continuation of a text is a date within the bounds, which it became by its character at `from`.
    ///
    /// A part that is wrong by itself is named; else the date that does not exist; else the bound. Where dates before
    /// and after the bounds begin like the text, the nearer one tells which bound it is.
    func finding(
        _ text: String, hopelessFrom from: Int, minimum: CivilDate?, maximum: CivilDate?, today: CivilDate
    ) -> Finding {
        let range = from..<Int.max
        let end = text.clusterEnd(after: from)
        guard let read = reading(String(text.slice(0..<end)), today: today) else {
            return Finding("invalid-date", range: range)
        }
        if let part = read.last, !read.hasCandidates(part) {
            switch part.kind {
            case .month: return Finding("invalid-month", range: range)
            case .day: return Finding("invalid-day", range: range)
            case .year: return Finding("year-out-of-range", range: range)
            }
        }
        let before = minimum.flatMap { minimum in
            read.latest(before: minimum).map { minimum.dayNumber - $0.dayNumber }
        }
        let after = maximum.flatMap { maximum in
            read.earliest(after: maximum).map { $0.dayNumber - maximum.dayNumber }
        }
        if let minimum, let before, before < after ?? .max {
            return Finding("too-early", range: range, data: [.init(name: "min", value: .text(minimum.iso))])
        }
        if let maximum, after != nil {
            return Finding("too-late", range: range, data: [.init(name: "max", value: .text(maximum.iso))])
        }
        return Finding("invalid-date", range: range)
    }

    /// What the beginning of a text says of each part; nil where it can't begin a date for what stands between them.
    private func reading(_ text: String, today: CivilDate) -> DateDigits? {
        var reading = DateDigits(window: Self.window(around: today), isShort: hasShortYear)
        var rest = text[...]
        for piece in pieces {
            guard let first = rest.first else {
                reading.isWhole = false
                return reading
            }
            switch piece {
            case .literal(let character):
                guard first == character else { return nil }
                rest.removeFirst()
            case .part(let part):
                var digits = DateDigits.Digits()
                var places = 0
                for byte in rest.utf8.prefix(part.width) {
                    // What is still to come of a part that others follow is a gap there.
                    if byte.isDigit { digits.append(byte) } else if byte != UInt8(ascii: "_") { return nil }
                    places += 1
                }
                reading.set(part, digits)
                if digits.count < part.width { reading.isWhole = false }
                rest = Substring(rest.utf8.dropFirst(places))
            }
        }
        return rest.isEmpty ? reading : nil
    }
}

/// The digits of a date as far as they are there, and the dates that begin so.
private struct DateDigits {
    /// The first digits of a number.
    struct Digits {
        private(set) var number = 0
        private(set) var count = 0

        mutating func append(_ digit: UInt8) {
            number = number * 10 + Int(digit - UInt8.zeroDigit)
            count += 1
        }

        /// The numbers that begin so, written with as many digits as told.
        func numbers(ofWidth width: Int) -> Range<Int> {
            var first = number
            var end = number + 1
            for _ in count..<max(width, count) {
                first *= 10
                end *= 10
            }
            return first..<end
        }
    }

    let window: ClosedRange<Int>
    let isShort: Bool
    var isWhole = true
    /// The part that was read last.
    private(set) var last: DateSpelling.Part?
    private var month = Digits()
    private var day = Digits()
    private var year = Digits()

    init(window: ClosedRange<Int>, isShort: Bool) {
        self.window = window
        self.isShort = isShort
    }

    mutating func set(_ part: DateSpelling.Part, _ digits: Digits) {
        last = part
        switch part.kind {
        case .month: month = digits
        case .day: day = digits
        case .year: year = digits
        }
    }

    /// The year of the window that two digits mean.
    private func yearOfWindow(endingIn digits: Int) -> Int {
        let distance = (digits - window.lowerBound) % 100
        return window.lowerBound + (distance < 0 ? distance + 100 : distance)
    }

    private var years: [Int] {
        isShort
            ? year.numbers(ofWidth: 2).map(yearOfWindow).sorted()
            : Array(year.numbers(ofWidth: 4).clamped(to: Range(DateSpelling.years)))
    }
    private var months: Range<Int> { month.numbers(ofWidth: 2).clamped(to: 1..<13) }
    private func days(_ month: Int, _ year: Int) -> Range<Int> {
        day.numbers(ofWidth: 2).clamped(to: 1..<CivilDate.days(inMonth: month, of: year) + 1)
    }

    /// Whether the part by itself could be one.
    func hasCandidates(_ part: DateSpelling.Part) -> Bool {
        switch part {
        case .month: !months.isEmpty
        case .day: !day.numbers(ofWidth: 2).clamped(to: 1..<32).isEmpty
        case .year, .shortYear: !years.isEmpty
        }
    }

    /// The date of digits that are all there.
    var onlyDate: CivilDate? {
        let year = isShort ? yearOfWindow(endingIn: year.number) : year.number
        let date = CivilDate(year: year, month: month.number, day: day.number)
        return date.exists && (isShort || DateSpelling.years.contains(year)) ? date : nil
    }

    func latest(before limit: CivilDate) -> CivilDate? {
        search(years.reversed().filter { $0 <= limit.year }, backward: true) { $0 < limit }
    }

    func earliest(after limit: CivilDate) -> CivilDate? {
        search(years.filter { $0 >= limit.year }, backward: false) { $0 > limit }
    }

    private func search(
        _ years: [Int], backward: Bool, _ isSought: (CivilDate) -> Bool
    ) -> CivilDate? {
        let months = backward ? self.months.reversed() : Array(self.months)
        for year in years {
            for month in months {
                let days = backward ? self.days(month, year).reversed() : Array(self.days(month, year))
                for day in days {
                    let date = CivilDate(year: year, month: month, day: day)
                    if isSought(date) { return date }
                }
            }
        }
        return nil
    }
}
