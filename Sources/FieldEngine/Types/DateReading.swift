/// What a text from elsewhere says to a date field (specification, section 9.6).
struct DateReading {
    enum Outcome: Equatable {
        /// A day that exists. `isTold`: the text could have been taken for another, in another order or another century.
        case date(CivilDate, isTold: Bool)
        /// No such day: its parts fit those of the field, in which they are wrong all the same.
        case parts(value: String, Fault)
        /// Neither a day nor parts that fit.
        case wrong(Fault)
        case nothing
    }

    /// What is wrong with which part of a text; nil: with all of it.
    struct Fault: Equatable {
        var code: String
        var range: Range<Int>?
    }

    typealias Order = [DateSpelling.Kind]

    let spelling: DateSpelling
    let today: CivilDate
    /// Whose words and whose order are known besides those of all languages.
    var locale = ""

    private var own: Order { spelling.parts.map { $0.kind } }

    // MARK: Reading

    func reading(_ text: String, own value: String?) -> Reading? {
        if value != nil { return .own }
        let text = text.inOneLine
        guard let pieces = DatePiece.pieces(of: text, locale: locale) else { return tooLong(text) }
        let said = DateText(text, pieces: pieces)
        switch outcome(of: said) {
        case .nothing: return nil
        case .date(let date, let isTold):
            guard let value = spelling.ofValues.text(date, today: today) else { return kept(text) }
            return .value(value, remark(about: said, date, isTold: isTold))
        case .parts(let value, _):
            if !said.unknown.isEmpty { return kept(text) }
            return .value(value, .leftOut(said.quotation(said.clocks), .tells))
        case .wrong: return said.isOnlyDigits && spelling.isFixed ? nil : kept(text)
        }
    }

    private func kept(_ text: String) -> Reading? {
        text.utf8.count <= DatePiece.longestKept ? .verbatim(text) : tooLong(text)
    }

    /// Of what is too long to be a date the first digits are shown, and never valid.
    private func tooLong(_ text: String) -> Reading? {
        let digits = text.lazy.compactMap { CharacterClass.digits.taken($0) }.prefix(width)
        return digits.isEmpty ? nil : .value(String(digits), .leftOut(text, .changesMeaning))
    }

    private var width: Int { spelling.parts.reduce(0) { $0 + $1.width } }

    private func remark(about said: DateText, _ date: CivilDate, isTold: Bool) -> Remark? {
        let unknown = said.unknown + said.midnights
        if !unknown.isEmpty { return .leftOut(said.quotation(unknown), .changesMeaning) }
        let others = said.weekdays.filter { $0.day.map { $0 != date.weekday } ?? false }
        if !others.isEmpty { return .leftOut(said.quotation(others.map { $0.range }), .losesDetail) }
        if !said.clocks.isEmpty { return .leftOut(said.quotation(said.clocks), .tells) }
        // A part that the field has no place for.
        if let detail = detail(of: said) { return .leftOut(said.quotation(detail), .losesDetail) }
        return isTold ? .readAs(spelling.iso(date)) : nil
    }

    // MARK: What is wrong

    /// What is wrong with a text that is kept as it is.
    func finding(_ text: String) -> Finding {
        guard let pieces = DatePiece.pieces(of: text, locale: locale) else { return Finding("invalid-date") }
        switch outcome(of: DateText(text, pieces: pieces)) {
        case .date, .nothing: return Finding("invalid-date")
        case .parts(_, let fault), .wrong(let fault): return Finding(fault.code, range: fault.range)
        }
    }

    // MARK: Meanings

    func outcome(of said: DateText) -> Outcome {
        if !spelling.isWhole { return partial(said) }
        switch (said.numbers.count, said.months.count) {
        case (0, 0): return said.clocks.isEmpty ? .nothing : .wrong(Fault(code: "incomplete"))
        case (0, 1), (1, 1): return .wrong(Fault(code: "incomplete"))
        case (1, 0): return ofOne(said.numbers[0], said)
        case (2, 0): return ofTwo(said)
        case (2, 1): return named(said, said.months[0])
        case (3, 0): return ofThree(said.numbers, said)
        default: return .wrong(Fault(code: "invalid-date"))
        }
    }

    /// One number: a date without separators, or a beginning of one.
    private func ofOne(_ number: TextNumber, _ said: DateText) -> Outcome {
        let first = spelling.parts[0].width
        if number.digits == 8 || number.digits == 6 && spelling.hasShortYear {
            return ofThree([number], said)
        }
        if said.isOnlyDigits {
            // As if they were typed; but zeros that typing puts in never make a date of too few, and where parts vary in width
            // nothing tells which digit is whose.
            if !spelling.isFixed { return .wrong(Fault(code: "incomplete")) }
            let isMended = number.digits < width && isFilled(byTyping: number.text)
            return isMended ? .parts(value: number.text, Fault(code: "incomplete")) : .nothing
        }
        if !said.unknown.isEmpty || said.clocks.isEmpty && number.digits <= first { return .nothing }
        return number.digits > width ? .nothing : .wrong(Fault(code: "incomplete"))
    }

    /// Whether typing digits fills all slots, as each digit that can't be the first of two gets a zero.
    private func isFilled(byTyping digits: String) -> Bool {
        var rest = digits.utf8[...]
        for part in spelling.parts {
            guard let first = rest.first else { return false }
            let isWhole: Bool =
                switch part {
                case .month, .plainMonth, .monthName, .shortMonthName: first > UInt8(ascii: "1")
                case .day, .plainDay: first > UInt8(ascii: "3")
                case .year, .shortYear: false
                }
            let taken = isWhole ? 1 : part.width
            guard rest.count >= taken else { return false }
            rest = rest.dropFirst(taken)
        }
        return true
    }

    /// Two numbers begin a date, if they do as the field's own parts.
    private func ofTwo(_ said: DateText) -> Outcome {
        let fault = Fault(code: "incomplete")
        let (one, two) = (said.numbers[0], said.numbers[1])
        let parts = spelling.parts
        let isFirst = one.digits <= parts[0].width && (parts[0] != .year || one.digits == 4)
        guard isFirst, two.digits <= parts[1].width, said.unknown.isEmpty, said.units.allSatisfy({ $0 == nil }) else {
            return .wrong(fault)
        }
        guard spelling.isFixed else { return .wrong(fault) }
        return .parts(value: one.padded(to: parts[0].width) + two.text, fault)
    }

    private func named(_ said: DateText, _ name: DateText.NamedMonth) -> Outcome {
        let (one, two) = (said.numbers[0], said.numbers[1])
        let month = TextNumber(value: name.month, digits: 2, range: name.range)
        func outcome(day: TextNumber, year: TextNumber, isTold: Bool = false) -> Outcome {
            if let fault = faultOfEra(year, besides: name) { return .wrong(fault) }
            return self.outcome(of: Parts(year: year, month: month, day: day), said, isTold: isTold)
        }
        func isDay(_ number: TextNumber) -> Bool { number.digits <= 2 && (1...31).contains(number.value) }
        if one.digits > 2 || said.units[0] == .year || said.units[1] == .day { return outcome(day: two, year: one) }
        if two.digits > 2 || said.units[1] == .year || said.units[0] == .day { return outcome(day: one, year: two) }
        // The year has two digits.
        switch name.position {
        case 0: return outcome(day: one, year: two)
        case 1:
            let isAmbiguous = isDay(one) && isDay(two) && one.value != two.value
            if isAmbiguous, spelling.hasShortYear, own == [.year, .month, .day] {
                return .wrong(Fault(code: "invalid-date"))
            }
            return isDay(one) || !isDay(two) ? outcome(day: one, year: two) : outcome(day: two, year: one, isTold: true)
        default: return .wrong(Fault(code: "invalid-date"))
        }
    }

    /// Of two digits behind a Thai month it can't be known of which era they are.
    func faultOfEra(_ year: TextNumber, besides name: DateText.NamedMonth) -> Fault? {
        name.isThai && year.digits == 2 ? Fault(code: "year-out-of-range", range: year.range) : nil
    }

    /// Three numbers, or one that has to be divided.
    private func ofThree(_ numbers: [TextNumber], _ said: DateText) -> Outcome {
        let isCompact = numbers.count == 1
        if !isCompact, let parts = partsByUnits(numbers, said) { return outcome(of: parts, said, isTold: false) }
        let isYearFirst = !isCompact && numbers[0].digits == 4
        var orders = [own, [.day, .month, .year], [.month, .day, .year], [.year, .month, .day]]
        if isYearFirst { orders = own == [.year, .day, .month] && isOwnShape(said) ? [own] : [[.year, .month, .day]] }
        let isStamp = isCompact && isStampBeforeTime(numbers, said)
        if isStamp {
            orders = [[.year, .month, .day]]
        } else if own.last == .year, isYearUnfinished(numbers) {
            orders.removeLast()
        }
        let all = orders.compactMap { parts(numbers, in: $0) }
        guard let first = all.first else { return .wrong(Fault(code: "invalid-date")) }
        let isOwn = day(meantBy: first) != nil
        var days: [CivilDate] = []
        for day in all.lazy.compactMap({ day(meantBy: $0) })
        where isOwn || !isCompact || day.year >= Self.firstGregorianYear {
            if !days.contains(day) { days.append(day) }
        }
        let agreeing = days.filter { $0.exists && hasWeekday(of: said, $0) == true }
        let isOpen = isShortYearFirst(numbers)
        if !isOpen, let own = day(meantBy: first) {
            // The weekday tells one order from another.
            if own.exists, hasWeekday(of: said, own) == false, agreeing.count == 1, let only = agreeing.first {
                return .date(only, isTold: true)
            }
            // Digits alone may have been those of ISO 8601, where the field's own order makes them a year of old.
            let isOld = isCompact && own.year < Self.firstGregorianYear && days.count > 1
            let isTurned = (isYearFirst || isStamp) && self.own != [.year, .month, .day] && !said.isISO
            let isForeign = days.count > 1 && isDottedWithMonthFirst(said)
            return outcome(of: first, said, isTold: isOld || isTurned || isForeign)
        }
        let meant = agreeing.count == 1 ? agreeing : days
        if meant.count == 1, let only = meant.first, only.exists {
            return spelling.canSay(only, today: today)
                ? .date(only, isTold: true) : .wrong(Fault(code: "year-out-of-range", range: yearRange(of: numbers)))
        }
        if let local = localDay(of: numbers, said), local.exists, spelling.canSay(local, today: today),
            agreeing.isEmpty || agreeing.contains(local)
        {
            return .date(local, isTold: true)
        }
        if isOpen { return .wrong(Fault(code: "invalid-date")) }
        // A year at the end of a field that has it first: the parts have no place there.
        let shown = !isCompact && own.first == .year && numbers[2].digits == 4
        let named = shown ? parts(numbers, in: [.day, .month, .year]) ?? first : first
        return visible(first, said, days.count > 1 ? Fault(code: "invalid-date") : fault(of: named))
    }

    /// Whether eight digits are those of ISO 8601 beyond doubt: with a time behind its `T`, and beside any time where the field's own
    /// order makes them a year of old.
    private func isStampBeforeTime(_ numbers: [TextNumber], _ said: DateText) -> Bool {
        if said.isISO { return true }
        guard !said.clocks.isEmpty, let old = parts(numbers, in: own).flatMap({ day(meantBy: $0) }),
            let stamp = parts(numbers, in: [.year, .month, .day]).flatMap({ day(meantBy: $0) })
        else { return false }
        return old.year < Self.firstGregorianYear && stamp.year >= Self.firstGregorianYear && stamp.exists
    }

    /// Whether the last of three short numbers is the beginning of a year where that stands there: `12.3.4`. A day can't be meant by it
    /// then, unless the first one can be nothing but a year.
    func isYearUnfinished(_ numbers: [TextNumber]) -> Bool {
        numbers.count == 3 && numbers[2].digits == 1 && numbers[0].digits <= 2 && numbers[0].value <= 31
    }

    /// Whether two digits stand where the field has a year of four, and nobody writes the year first where its language is
    /// spoken: `07.09.23` is of 2023 in most places, whatever the field's own order.
    private func isShortYearFirst(_ numbers: [TextNumber]) -> Bool {
        numbers.count == 3 && spelling.parts.first == .year && numbers.allSatisfy { $0.digits <= 2 }
            && CalendarFormats.date(locale).first != "Y"
    }

    /// The day that is meant where the language writes the day first. The month never decides so: English
    /// is written in both ways. Two digits of a year say it only where the signs between are those of the language and not the
    /// field's own: in YYYY-MM-DD `24-12-31` may begin with the year.
    private func localDay(of numbers: [TextNumber], _ said: DateText) -> CivilDate? {
        let written = CalendarFormats.date(locale)
        guard written.first == "D", let parts = parts(numbers, in: [.day, .month, .year]) else { return nil }
        if parts.year.digits != 4 {
            guard numbers.count == 3, let sign = said.sign(between: numbers[0], numbers[1]),
                sign == written.dropFirst(2).first, !spelling.hasSign(sign)
            else { return nil }
        }
        return day(meantBy: parts)
    }

    /// Whether points stand between the numbers as where the day comes first, though the field has the month first, and no
    /// points.
    private func isDottedWithMonthFirst(_ said: DateText) -> Bool {
        guard own.first == .month, !spelling.hasSign("."), said.numbers.count == 3 else { return false }
        return said.sign(between: said.numbers[0], said.numbers[1]) == "."
    }

    /// When our calendar began: digits without separators mean no earlier year, but in the field's own order.
    private static let firstGregorianYear = 1583

    private func yearRange(of numbers: [TextNumber]) -> Range<Int>? { numbers.first { $0.digits == 4 }?.range }

    // MARK: Parts

    struct Parts {
        var year: TextNumber
        var month: TextNumber
        var day: TextNumber
    }

    /// Three numbers in an order, or the runs of digits of one.
    private func parts(_ numbers: [TextNumber], in order: Order) -> Parts? {
        var numbers = numbers
        if numbers.count == 1 {
            let yearWidth = numbers[0].digits == 8 ? 4 : 2
            guard let split = numbers[0].split(order.map { $0 == .year ? yearWidth : 2 }) else { return nil }
            numbers = split
        }
        guard numbers.count == 3, let year = order.firstIndex(of: .year), let month = order.firstIndex(of: .month),
            let day = order.firstIndex(of: .day)
        else { return nil }
        return Parts(year: numbers[year], month: numbers[month], day: numbers[day])
    }

    /// The parts that say themselves which they are: `2024年12月31日`.
    private func partsByUnits(_ numbers: [TextNumber], _ said: DateText) -> Parts? {
        var year = said.units.firstIndex { $0 == .year }
        var month = said.units.firstIndex { $0 == .month }
        var day = said.units.firstIndex { $0 == .day }
        let rest = said.units.firstIndex { $0 == nil }
        // Of the last one it need not be said.
        switch (year, month, day) {
        case (nil, .some, .some): year = rest
        case (.some, nil, .some): month = rest
        case (.some, .some, nil): day = rest
        case (0, nil, nil) where numbers.count == 3: (month, day) = (1, 2)
        case (nil, let month?, nil):
            // `5 tháng 1 2024`
            year = numbers.firstIndex { $0.digits > 2 }
            day = numbers.indices.first { $0 != month && $0 != year }
        default: break
        }
        guard let year, let month, let day else { return nil }
        return Parts(year: numbers[year], month: numbers[month], day: numbers[day])
    }

    /// The day that parts mean, which need not exist; nil where they can't be those of a date.
    private func day(meantBy parts: Parts) -> CivilDate? {
        guard parts.month.digits <= 2, (1...12).contains(parts.month.value), parts.day.digits <= 2,
            (1...31).contains(parts.day.value), let year = year(of: parts.year)
        else { return nil }
        return CivilDate(year: year, month: parts.month.value, day: parts.day.value)
    }

    func year(of number: TextNumber) -> Int? {
        switch number.digits {
        case 2: return nearestYear(endingIn: number.value, to: today.year)
        case 4:
            // In eastern digits such a year is one of the Persian or the Islamic calendar.
            if number.isEastern, number.value < 1500 { return nil }
            return DateSpelling.years.contains(number.value) ? number.value : nil
        default: return nil
        }
    }

    /// Whether a year in eastern digits is none of another calendar.
    func mayBeOurs(_ number: TextNumber) -> Bool { !number.isEastern || year(of: number) != nil }

    private func outcome(of parts: Parts, _ said: DateText, isTold: Bool) -> Outcome {
        guard let day = day(meantBy: parts) else { return visible(parts, said, fault(of: parts)) }
        guard day.exists else { return visible(parts, said, Fault(code: "invalid-date")) }
        guard spelling.canSay(day, today: today) else {
            return .wrong(Fault(code: "year-out-of-range", range: parts.year.range))
        }
        let isWidened = parts.year.digits == 2 && !spelling.hasShortYear
        return .date(day, isTold: isTold || isWidened || said.isOfOtherEra)
    }

    /// The first part that is wrong by itself, as they stand in the text.
    private func fault(of parts: Parts) -> Fault {
        var faults: [Fault] = []
        if parts.month.digits > 2 || !(1...12).contains(parts.month.value) {
            faults.append(Fault(code: "invalid-month", range: parts.month.range))
        }
        if parts.day.digits > 2 || !(1...31).contains(parts.day.value) {
            faults.append(Fault(code: "invalid-day", range: parts.day.range))
        }
        if year(of: parts.year) == nil { faults.append(Fault(code: "year-out-of-range", range: parts.year.range)) }
        let first = faults.min { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
        return first ?? Fault(code: "invalid-date")
    }

    /// The parts as the field shows them, each in its own place; as they are where one has none.
    private func visible(_ parts: Parts, _ said: DateText, _ fault: Fault) -> Outcome {
        var texts: [String] = []
        for part in spelling.parts {
            let number: TextNumber
            switch part.kind {
            case .month: number = parts.month
            case .day: number = parts.day
            case .year:
                guard mayBeOurs(parts.year), !said.isOfOtherEra else { return .wrong(fault) }
                number = parts.year
            }
            guard let text = text(of: number, as: part) else {
                return isOwnShape(said) && spelling.isFixed ? .parts(value: said.digits, fault) : .wrong(fault)
            }
            texts.append(text)
        }
        return .parts(value: spelling.partsFormat.value(of: texts), fault)
    }

    /// A number as a part shows it; nil where the part has no place for it.
    func text(of number: TextNumber, as part: DateSpelling.Part) -> String? {
        switch (part, number.digits) {
        case (.month, 1...2), (.day, 1...2): number.padded(to: 2)
        case (.plainMonth, 1...2), (.plainDay, 1...2): number.value == 0 ? number.text : String(number.value)
        case (.monthName, 1...2), (.shortMonthName, 1...2):
            spelling.monthNames.indices.contains(number.value - 1) ? spelling.monthNames[number.value - 1] : nil
        case (.year, 4), (.shortYear, 2): number.text
        case (.year, 2): String(nearestYear(endingIn: number.value, to: today.year))
        case (.shortYear, 4) where DateSpelling.window(around: today).contains(number.value):
            twoDigits(number.value % 100)
        default: nil
        }
    }

    /// Whether the date is written with the field's own separators, as far as it goes.
    private func isOwnShape(_ said: DateText) -> Bool {
        guard let first = said.numbers.first, let last = said.numbers.last else { return false }
        let text = String(said.text.slice(first.range.lowerBound..<last.range.upperBound))
        return spelling.begins(text, today: today)
    }

    /// Whether the weekday that is said is that of a day; nil where none is said.
    private func hasWeekday(of said: DateText, _ day: CivilDate) -> Bool? {
        let days = said.weekdays.compactMap { $0.day }
        return days.isEmpty ? nil : days.allSatisfy { $0 == day.weekday }
    }
}

extension DateSpelling {
    /// Whether a sign stands by itself between parts.
    fileprivate func hasSign(_ sign: Character) -> Bool {
        pieces.contains { if case .literal(sign) = $0 { true } else { false } }
    }
}

extension DateText {
    /// Parts of the text as a remark quotes them.
    func quotation(_ ranges: [Range<Int>]) -> String {
        ranges.map { String(text.slice($0)) }.joined(separator: " ")
    }

    /// What stands behind one number, before another.
    fileprivate func sign(between number: TextNumber, _ next: TextNumber) -> Character? {
        text.slice(number.range.upperBound..<next.range.lowerBound).first
    }

    /// All its digits.
    fileprivate var digits: String { numbers.map { $0.text }.joined() }
}

extension String {
    /// Without white space at its ends, and in one line.
    var inOneLine: String {
        let trimmed = trimmed { $0.isBlank }
        return lineBreakCount == 0 ? String(trimmed) : String(trimmed.map { $0.isNewline ? " " : $0 })
    }
}
