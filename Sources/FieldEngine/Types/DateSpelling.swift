import Automata

/// How a date is spelled: its parts in their order, each once, with the characters between them.
///
/// The template of a date field has them all. Where all parts have a fixed width its value has the same parts without the
/// characters between, else with them (`PartsFormat`).
struct DateSpelling: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case month, day, year
        /// Without zeros: `7`.
        case plainMonth, plainDay
        case monthName, shortMonthName
        /// Two digits, of the year within 50 of today's.
        case shortYear

        /// The most digits; of names the digits of the month.
        var width: Int { self == .year ? 4 : 2 }

        var kind: Kind {
            switch self {
            case .month, .plainMonth, .monthName, .shortMonthName: .month
            case .day, .plainDay: .day
            case .year, .shortYear: .year
            }
        }

        /// Whether each of its texts has as many characters.
        var isFixed: Bool {
            switch self {
            case .month, .day, .year, .shortYear: true
            case .plainMonth, .plainDay, .monthName, .shortMonthName: false
            }
        }
    }

    enum Kind: Hashable, Sendable { case month, day, year }

    let pieces: [FormatPiece<Part>]
    /// The parts among the pieces.
    let parts: [Part]
    /// The names of January to December, where the month is one.
    let monthNames: [String]

    /// ISO 8601's: `2024-02-29`.
    static let iso = DateSpelling(
        pieces: [.part(.year), .literal("-"), .part(.month), .literal("-"), .part(.day)])
    /// The years that four digits may say.
    static let years = 1000...9999

    init(pieces: [FormatPiece<Part>], monthNames: [String] = []) {
        self.pieces = pieces
        parts = pieces.parts
        self.monthNames = monthNames
    }

    /// What names the parts of a format.
    static let names: [(name: String, part: Part)] = [
        ("YYYY", .year), ("YY", .shortYear), ("MMMM", .monthName), ("MMM", .shortMonthName), ("MM", .month),
        ("M", .plainMonth), ("DD", .day), ("D", .plainDay),
    ]

    /// Reads a format such as `DD.MM.YYYY`.
    ///
    /// - Parameter locale: whose names months have.
    init(format: String, locale: String = "") throws(DefinitionError) {
        try self.init(checking: try FormatScanner.pieces(of: format, named: Self.names), locale: locale)
    }

    /// A spelling of the pieces, in which no part comes twice and some day, month or year is said.
    init(checking pieces: [FormatPiece<Part>], locale: String) throws(DefinitionError) {
        let parts = pieces.parts
        let kinds = parts.map { $0.kind }
        guard !kinds.isEmpty, kinds.indices.allSatisfy({ !kinds[..<$0].contains(kinds[$0]) }) else {
            throw .invalid(
                path: "format",
                reason: "a date has at least one of YYYY or YY, of MM, M, MMMM or MMM, and of DD or D, and none twice")
        }
        guard kinds != [.year, .day], kinds != [.day, .year] else {
            throw .invalid(path: "format", reason: "a day and a year without a month say no date")
        }
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            if case .part(let part) = piece, case .part = next, !part.isFixed {
                throw .invalid(
                    path: "format", reason: "something has to stand behind a part that has no width of its own")
            }
        }
        self.pieces = pieces
        self.parts = parts
        let isWide = parts.contains(.monthName)
        monthNames =
            isWide || parts.contains(.shortMonthName)
            ? CalendarNames.months(locale, isWide: isWide, isBesideDay: kinds.contains(.day)) : []
    }

    /// Whether it says a year, a month or a day.
    func says(_ kind: Kind) -> Bool { parts.contains { $0.kind == kind } }
    var hasShortYear: Bool { parts.contains(.shortYear) }
    var isFixed: Bool { parts.allSatisfy { $0.isFixed } }
    /// Whether it says a day that exists once.
    var isWhole: Bool { parts.count == 3 }

    /// The spelling of its values.
    var ofValues: DateSpelling { DateSpelling(pieces: pieces.ofValues(isFixed: isFixed), monthNames: monthNames) }

    /// The parts with what stands between them.
    var partsFormat: PartsFormat { PartsFormat(pieces) { formatPart($0) } }

    /// What stands in a format for a part.
    func formatPart(_ part: Part) -> FieldEngine.Part {
        switch part {
        case .month: FieldEngine.Part(.month, placeholder: "MM", numbers: 1...12)
        case .plainMonth: FieldEngine.Part(.month, placeholder: "M", width: 1...2, numbers: 1...12, zeros: .dropped)
        case .monthName: FieldEngine.Part(.month, placeholder: "MMMM", words: monthNames)
        case .shortMonthName: FieldEngine.Part(.month, placeholder: "MMM", words: monthNames)
        case .day: FieldEngine.Part(.day, placeholder: "DD", numbers: 1...31)
        case .plainDay: FieldEngine.Part(.day, placeholder: "D", width: 1...2, numbers: 1...31, zeros: .dropped)
        case .year: FieldEngine.Part(.year, placeholder: "YYYY")
        case .shortYear: FieldEngine.Part(.year, placeholder: "YY")
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
            case .part(.plainMonth): .plainMonth
            case .part(.monthName), .part(.shortMonthName): .monthName(monthNames)
            case .part(.day): .day
            case .part(.plainDay): .plainDay
            case .part(.year): .year
            case .part(.shortYear): .shortYear(base: Self.window(around: today).lowerBound)
            }
        }
        return .calendar(parts, years: years, from: minimum?.inCalendar, through: maximum?.inCalendar)
    }

    /// The hundred years that two digits may mean: those that `nearestYear` gives.
    static func window(around today: CivilDate) -> ClosedRange<Int> { today.year - 49...today.year + 50 }

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
            case .part(.plainMonth): text += String(date.month)
            case .part(.monthName), .part(.shortMonthName):
                guard monthNames.indices.contains(date.month - 1) else { return nil }
                text += monthNames[date.month - 1]
            case .part(.day): text += twoDigits(date.day)
            case .part(.plainDay): text += String(date.day)
            case .part(.year): text += String(date.year)
            case .part(.shortYear):
                guard Self.window(around: today).contains(date.year) else { return nil }
                text += twoDigits(date.year % 100)
            }
        }
        return text
    }

    // MARK: ISO 8601

    /// What stands for the year, the month and the day that a spelling lacks: the first ones, in a year that has each day.
    static let filler = CivilDate(year: 2000, month: 1, day: 1)

    /// ISO 8601's form of what the spelling says of a date: `2024-05`, `2024`, `--05-12`.
    func iso(_ date: CivilDate) -> String {
        let text = date.iso
        let dated = says(.year) ? text : "-" + String(text.dropFirst(4))
        switch (says(.month), says(.day)) {
        case (true, true): return dated
        case (true, false): return String(dated.dropLast(3))
        case (false, true): return "---" + String(text.suffix(2))
        case (false, false): return String(text.dropLast(6))
        }
    }

    /// The date of that form, the fillers for what it does not say; nil for any other.
    func date(iso text: String) -> CivilDate? {
        let year = says(.year)
        let filler = Self.filler.iso
        let dated = year ? text : String(filler.prefix(4) + text.dropFirst(1))
        let whole =
            switch (says(.month), says(.day)) {
            case (true, true): dated
            case (true, false): dated + String(filler.suffix(3))
            case (false, true): String(filler.prefix(8) + text.dropFirst(3))
            case (false, false): text + String(filler.suffix(6))
            }
        guard let date = CivilDate(iso: whole), iso(date).isIdentical(to: text) else { return nil }
        return date
    }
}

extension CivilDate {
    fileprivate var inCalendar: CalendarDate { CalendarDate(year: year, month: month, day: day) }
}

extension [FormatPiece<DateSpelling.Part>] {
    var parts: [DateSpelling.Part] {
        compactMap { if case .part(let part) = $0 { part } else { nil } }
    }
}

extension Array {
    /// The pieces of a format's values: without literals, or without those at both ends.
    func ofValues<Named>(isFixed: Bool) -> [FormatPiece<Named>] where Element == FormatPiece<Named> {
        if isFixed { return filter { if case .part = $0 { true } else { false } } }
        guard let first = firstIndex(where: { if case .part = $0 { true } else { false } }),
            let last = lastIndex(where: { if case .part = $0 { true } else { false } })
        else { return [] }
        return Array(self[first...last])
    }
}
