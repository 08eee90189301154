import Automata

extension TypeDefinition {
    /// A day with a time of day.
    static func dateTime(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let locale = try reader.languageTag()
        let spelling = try DateTimeSpelling(
            format: try reader.calendarFormat("YYYY-MM-DD HH:mm", ofLocale: CalendarFormats.dateTime), locale: locale)
        let minimum = try reader.dateTimeBound("min", of: spelling, isEnd: false)
        let maximum = try reader.dateTimeBound("max", of: spelling, isEnd: true)
        if let minimum, let maximum, case .fixed = minimum.date, case .fixed = maximum.date {
            let (first, last) = (minimum.value(today: DateSpelling.filler), maximum.value(today: DateSpelling.filler))
            guard first <= last else {
                throw .invalid(
                    path: "max",
                    reason: "the maximum \(spelling.iso(last)) is before the minimum \(spelling.iso(first))")
            }
        }
        let type = TypeDefinition(name: "dateTime")
        type.traits.label = "Date and time"
        type.traits.priority = .tenths(9)
        if spelling.date.says(.day) { type.traits.firstDay = CalendarFormats.firstDay(locale) }
        let isNumeric = spelling.date.monthNames.isEmpty && !spelling.time.hasDayPeriod && !spelling.time.hasOffset
        type.traits.keyboard = isNumeric ? .numeric : .normal
        if isNumeric { type.filter.takes = .digits }
        type.formatter = .parts(spelling.partsFormat)
        let values: @Sendable (CivilDate) -> Expression = { today in
            spelling.expression(
                from: minimum?.value(today: today), through: maximum?.value(today: today), today: today)
        }
        if [minimum, maximum].contains(where: { $0?.date.dependsOnToday ?? false }) {
            type.language = .daily(values)
        } else if spelling.date.hasShortYear {
            type.language = .yearly { values(CivilDate(year: $0, month: 1, day: 1)) }
        } else {
            type.language = .fixed(values(DateSpelling.filler))
        }
        let shape = type.formatter
        type.checks.impossible = { value, from, now in
            if shape.isVerbatim(value) {
                return DateTimeReading(spelling: spelling, today: now.today, locale: locale).finding(value)
            }
            return spelling.finding(
                value, hopelessFrom: from, minimum: minimum?.value(today: now.today),
                maximum: maximum?.value(today: now.today), today: now.today)
        }
        type.checks.warnOfOtherCalendar(locale) { spelling.dateTime($0, today: $1)?.date }
        type.conversion.typed = { value, today in
            spelling.dateTime(value, today: today).map { .text(spelling.iso($0)) }
        }
        type.conversion.value = { typed, today in
            guard case .text(let text) = typed, let dateTime = CivilDateTime(iso: text) else { return nil }
            return spelling.value(of: dateTime, today: today)
        }
        type.conversion.read = { text, context in
            DateTimeReading(spelling: spelling, today: context.today, locale: locale).reading(text, own: context.own)
        }
        try type.takeInterval(reader) { value, today in spelling.seconds(beginning: value, today: today) }
        return type
    }
}

/// A bound of days with a time.
struct DateTimeBound: Sendable {
    var date: DateBound
    var time: ClockTime

    func value(today: CivilDate) -> CivilDateTime { CivilDateTime(date: date.date(today: today), time: time) }
}

extension ParameterReader {
    /// A bound of dates with a time: an ISO date-time, or a bound of dates, of which the whole day counts.
    fileprivate func dateTimeBound(
        _ name: String, of spelling: DateTimeSpelling, isEnd: Bool
    ) throws(DefinitionError) -> DateTimeBound? {
        guard let text = try text(name) else { return nil }
        let hasSeconds = spelling.time.parts.contains(.second)
        if let value = CivilDateTime(iso: text), value.time.fraction.isEmpty, value.time.offset.isEmpty,
            hasSeconds || value.time.second == 0
        {
            return DateTimeBound(date: .fixed(value.date), time: value.time)
        }
        guard let date = DateBound(text) else {
            throw .wrongParameter(
                path: name, expected: "a date and time such as 2026-12-31T09:30, a date, or today+30d",
                found: "\"\(text.prefix(40))\"")
        }
        let last = hasSeconds ? TimeBounds.day - 1 : TimeBounds.day - 60
        return DateTimeBound(date: date, time: ClockTime(seconds: isEnd ? last : 0))
    }
}
