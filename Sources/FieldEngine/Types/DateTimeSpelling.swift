import Automata

/// How a day with a time is spelled: a date and a time, in either order, with something between them.
struct DateTimeSpelling: Sendable {
    enum Part: Hashable, Sendable {
        case date(DateSpelling.Part)
        case time(TimeSpelling.Part)
    }

    let pieces: [FormatPiece<Part>]
    let date: DateSpelling
    let time: TimeSpelling
    let isDateFirst: Bool
    /// The parts with what stands between them.
    let partsFormat: PartsFormat
    private let dateFormat: PartsFormat
    /// What stands between the date and the time.
    private let between: String

    /// What names the parts of a format. `MM` is the month.
    private static let names: [(name: String, part: Part)] =
        DateSpelling.names.map { ($0.name, .date($0.part)) }
        + TimeSpelling.names.filter { $0.name != "MM" && $0.name != "SS" }.map { ($0.name, .time($0.part)) }

    /// Reads a format such as `YYYY-MM-DD HH:mm`.
    init(format: String, locale: String = "") throws(DefinitionError) {
        let pieces = try FormatScanner.pieces(of: format, named: Self.names)
        var dates: [Int] = []
        var times: [Int] = []
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal: continue
            case .part(.date): dates.append(index)
            case .part(.time): times.append(index)
            }
        }
        guard let firstDate = dates.first, let lastDate = dates.last, let firstTime = times.first,
            let lastTime = times.last,
            lastDate < firstTime || lastTime < firstDate
        else {
            throw .invalid(
                path: "format", reason: "a date with a time has the parts of the one before those of the other")
        }
        let isDateFirst = lastDate < firstTime
        self.pieces = pieces
        self.isDateFirst = isDateFirst
        date = try DateSpelling(
            checking: pieces[firstDate...lastDate].map { piece in
                switch piece {
                case .literal(let character): .literal(character)
                case .part(.date(let part)): .part(part)
                case .part(.time): .literal(" ")
                }
            }, locale: locale)
        time = try TimeSpelling(
            checking: pieces[firstTime...lastTime].map { piece in
                switch piece {
                case .literal(let character): .literal(character)
                case .part(.time(let part)): .part(part)
                case .part(.date): .literal(" ")
                }
            }, locale: locale)
        let gap = isDateFirst ? lastDate + 1..<firstTime : lastTime + 1..<firstDate
        between = String(pieces[gap].compactMap { if case .literal(let character) = $0 { character } else { nil } })
        guard date.isWhole else {
            throw .invalid(path: "format", reason: "a date with a time has a year, a month and a day")
        }
        guard !between.isEmpty else {
            throw .invalid(path: "format", reason: "something has to stand between the date and the time")
        }
        dateFormat = date.partsFormat
        let (day, clock) = (date, time)
        partsFormat = PartsFormat(pieces) { part in
            switch part {
            case .date(let part): day.formatPart(part)
            case .time(let part): clock.formatPart(part)
            }
        }
    }

    var isFixed: Bool { date.isFixed && time.isFixed }

    // MARK: Values

    /// The values of a date and of a time that a text of both is made of, as far as it goes.
    func halves(of value: String) -> (date: String, time: String)? {
        guard let texts = partsFormat.texts(of: value) else { return nil }
        let dates = Array(isDateFirst ? texts.prefix(date.parts.count) : texts.suffix(date.parts.count))
        let times = Array(isDateFirst ? texts.suffix(time.parts.count) : texts.prefix(time.parts.count))
        return (dateFormat.value(of: dates), time.partsFormat.value(of: times))
    }

    /// The value of a date's value and a time's; nil where one of them is none.
    func value(date dateValue: String, time timeValue: String) -> String? {
        guard let dates = dateFormat.texts(of: dateValue), let times = time.partsFormat.texts(of: timeValue)
        else {
            return nil
        }
        return partsFormat.value(of: isDateFirst ? dates + times : times + dates)
    }

    /// What a whole value says; nil for any other.
    func dateTime(_ value: String, today: CivilDate) -> CivilDateTime? {
        guard let halves = halves(of: value), let day = date.ofValues.date(halves.date, today: today),
            let clock = time.time(halves.time)
        else { return nil }
        return CivilDateTime(date: day, time: clock)
    }

    /// The first and the last second that a value may become, counted from some day; nil where it can't be one.
    func seconds(beginning value: String, today: CivilDate) -> ClosedRange<Int64>? {
        guard let halves = halves(of: value), let days = date.ofValues.days(beginning: halves.date, today: today),
            let clock = time.seconds(beginning: halves.time)
        else { return nil }
        func second(_ day: CivilDate, _ clock: Int) -> Int64 {
            Int64(day.dayNumber) * Int64(TimeBounds.day) + Int64(clock)
        }
        return second(days.lowerBound, clock.lowerBound)...second(days.upperBound, clock.upperBound)
    }

    /// ISO 8601's form, with seconds where the format has them.
    func iso(_ dateTime: CivilDateTime) -> String { dateTime.date.iso + "T" + time.iso(dateTime.time) }

    /// The value of a day with a time; nil where the format can't say it.
    func value(of dateTime: CivilDateTime, today: CivilDate) -> String? {
        guard time.canSay(dateTime.time), let day = date.ofValues.text(dateTime.date, today: today) else { return nil }
        return value(date: day, time: time.value(of: dateTime.time))
    }

    /// The values between two bounds, both included.
    func expression(from minimum: CivilDateTime?, through maximum: CivilDateTime?, today: CivilDate) -> Expression {
        func days(_ first: CivilDate?, _ last: CivilDate?) -> Expression {
            if let first, let last, last < first { return .nothing }
            return DateSpelling(pieces: date.pieces.ofValues(isFixed: isFixed), monthNames: date.monthNames)
                .expression(from: first, through: last, today: today)
        }
        func both(_ days: Expression, _ bounds: TimeBounds) -> Expression {
            let clock = time.expression(within: bounds, isFixed: isFixed)
            let joint: Expression = isFixed ? .empty : .text(between)
            return isDateFirst ? days + joint + clock : clock + joint + days
        }
        if let minimum, let maximum, minimum.date == maximum.date {
            return both(
                days(minimum.date, maximum.date),
                TimeBounds(minimum: minimum.time.seconds, maximum: maximum.time.seconds))
        }
        var all = [both(days(minimum?.date.adding(days: 1), maximum?.date.adding(days: -1)), .none)]
        if let minimum { all.append(both(days(minimum.date, minimum.date), TimeBounds(minimum: minimum.time.seconds))) }
        if let maximum { all.append(both(days(maximum.date, maximum.date), TimeBounds(maximum: maximum.time.seconds))) }
        return .any(of: all)
    }

    // MARK: What is wrong

    /// Why no continuation of a value is one within the bounds, which it became by its character at `from`.
    func finding(
        _ value: String, hopelessFrom from: Int, minimum: CivilDateTime?, maximum: CivilDateTime?, today: CivilDate
    ) -> Finding {
        let end = value.clusterEnd(after: from)
        if let whole = dateTime(value, today: today),
            let finding = Finding.outside(whole, minimum, maximum, range: from..<Int.max, iso: { iso($0) })
        {
            return finding
        }
        guard let halves = halves(of: String(value.slice(0..<end))) else {
            return Finding("invalid-date", range: from..<Int.max)
        }
        let isInDate = isDateFirst ? halves.time.isEmpty : !halves.date.isEmpty
        let length = isInDate ? halves.date.utf8.count : halves.time.utf8.count
        // The character is the last one of its half.
        let start = max(length - (end - from), 0)
        var found: Finding
        if isInDate {
            let clock = isDateFirst ? nil : time.time(halves.time)
            // The days at the bounds are wrong where the time before them is.
            let first = minimum.map { bound in
                clock.map { $0.seconds < bound.time.seconds } == true ? bound.date.adding(days: 1) : bound.date
            }
            let last = maximum.map { bound in
                clock.map { $0.seconds > bound.time.seconds } == true ? bound.date.adding(days: -1) : bound.date
            }
            found = date.ofValues.finding(halves.date, hopelessFrom: start, minimum: first, maximum: last, today: today)
        } else {
            let day = isDateFirst ? date.ofValues.date(halves.date, today: today) : nil
            let bounds = TimeBounds(
                minimum: minimum.flatMap { $0.date == day ? $0.time.seconds : nil },
                maximum: maximum.flatMap { $0.date == day ? $0.time.seconds : nil })
            found = time.finding(halves.time, hopelessFrom: start, bounds)
        }
        found.range = from..<Int.max
        if found.code == "too-early", let minimum {
            found.data = [.init(name: "min", value: .text(iso(minimum)))]
        } else if found.code == "too-late", let maximum {
            found.data = [.init(name: "max", value: .text(iso(maximum)))]
        }
        return found
    }
}

/// A day with a time of day, wherever on earth.
struct CivilDateTime: Hashable, Comparable, Sendable {
    var date: CivilDate
    var time: ClockTime

    init(date: CivilDate, time: ClockTime) {
        self.date = date
        self.time = time
    }

    /// Reads `2024-05-01T09:30`, with or without seconds, a fraction and an offset. RFC 3339 takes a small `t` too, HTML a blank.
    init?(iso text: String) {
        let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == "t" || $0 == " " }
        guard halves.count == 2, let date = CivilDate(iso: halves[0]), let time = ClockTime(iso: String(halves[1]))
        else {
            return nil
        }
        self.init(date: date, time: time)
    }

    static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        left.date == right.date ? left.time.seconds < right.time.seconds : left.date < right.date
    }
}
