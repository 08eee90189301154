import Automata

extension TypeDefinition {
    /// A day of the calendar, in any order of its parts.
    static func date(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let locale = try reader.languageTag()
        let format = try DateSpelling(
            format: try reader.calendarFormat("MM/DD/YYYY", ofLocale: CalendarFormats.date), locale: locale)
        let minimum = try reader.dateBound("min", of: format, isEnd: false)
        let maximum = try reader.dateBound("max", of: format, isEnd: true)
        try refuseContradiction(minimum, maximum)
        let spelling = format.ofValues

        let type = TypeDefinition(name: "date")
        type.traits.label = "Date"
        type.traits.priority = .tenths(8)
        if format.says(.day) { type.traits.firstDay = CalendarFormats.firstDay(locale) }
        if format.monthNames.isEmpty {
            type.traits.keyboard = .numeric
            type.filter.takes = .digits
        }
        type.formatter = .parts(format.partsFormat)
        let dates: @Sendable (CivilDate) -> Expression = { today in
            spelling.expression(
                from: minimum?.date(today: today), through: maximum?.date(today: today), today: today)
        }
        if [minimum, maximum].contains(where: { $0?.dependsOnToday ?? false }) {
            type.language = .daily(dates)
        } else if spelling.hasShortYear {
            type.language = .yearly { dates(CivilDate(year: $0, month: 1, day: 1)) }
        } else {
            type.language = .fixed(dates(DateSpelling.filler))
        }
        let shape = type.formatter
        type.checks.impossible = { value, from, now in
            if shape.isVerbatim(value) {
                return DateReading(spelling: format, today: now.today, locale: locale).finding(value)
            }
            return spelling.finding(
                value, hopelessFrom: from, minimum: minimum?.date(today: now.today),
                maximum: maximum?.date(today: now.today), today: now.today)
        }
        if spelling.says(.year) { type.checks.warnOfOtherCalendar(locale) { spelling.date($0, today: $1) } }
        type.conversion.dates = spelling
        type.conversion.typed = { value, today in
            spelling.date(value, today: today).map { .text(spelling.iso($0)) }
        }
        type.conversion.value = { typed, today in
            guard case .text(let text) = typed, let date = spelling.date(iso: text) else { return nil }
            return spelling.text(date, today: today)
        }
        type.conversion.read = { text, context in
            DateReading(spelling: format, today: context.today, locale: locale).reading(text, own: context.own)
        }
        try type.takeInterval(reader) { value, today in
            guard spelling.says(.year) else { return nil }
            return spelling.days(beginning: value, today: today).map {
                Int64($0.lowerBound.dayNumber)...Int64($0.upperBound.dayNumber)
            }
        }
        return type
    }

    private static func refuseContradiction(_ minimum: DateBound?, _ maximum: DateBound?) throws(DefinitionError) {
        guard case .fixed(let first)? = minimum, case .fixed(let last)? = maximum, last < first else { return }
        throw .invalid(path: "max", reason: "the maximum \(last.iso) is before the minimum \(first.iso)")
    }
}

extension ParameterReader {
    /// A bound of dates: an ISO date, `today`, or `today` with a distance; where the spelling has no day or no month, a month
    /// or a year too.
    ///
    /// - Parameter isEnd: takes the last day of a month or a year.
    func dateBound(_ name: String, of spelling: DateSpelling, isEnd: Bool) throws(DefinitionError) -> DateBound? {
        guard let text = try text(name) else { return nil }
        guard spelling.says(.year) else {
            throw .invalid(path: name, reason: "without a year no date is before another")
        }
        if let bound = DateBound(text) { return bound }
        guard !spelling.isWhole, let first = spelling.date(iso: text) else {
            let example = spelling.iso(CivilDate(year: 2026, month: 12, day: 31))
            throw .wrongParameter(
                path: name, expected: "a date such as \(example), or today+30d", found: "\"\(text.prefix(40))\"")
        }
        guard isEnd else { return .fixed(first) }
        let month = spelling.says(.month) ? first.month : 12
        return .fixed(
            CivilDate(year: first.year, month: month, day: CivilDate.days(inMonth: month, of: first.year)))
    }
}

extension DateBound {
    var dependsOnToday: Bool {
        switch self {
        case .fixed: false
        case .today: true
        }
    }
}
