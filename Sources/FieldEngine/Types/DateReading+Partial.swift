import Automata

// Dates without a year, a month or a day: what a text from elsewhere says of the parts that a field has.
extension DateReading {
    /// What the field has no place for, where a whole date is said: its weekday or time aside.
    func detail(of said: DateText) -> [Range<Int>]? {
        guard !spelling.isWhole, let whole = whole(said), !whole.rest.isEmpty else { return nil }
        return whole.rest
    }

    func partial(_ said: DateText) -> Outcome {
        if let date = spelling.date(iso: said.text) { return .date(date, isTold: false) }
        if let whole = whole(said) { return whole.outcome }
        let numbers = said.numbers
        let named = said.months.first.map { TextNumber(value: $0.month, digits: 2, range: $0.range) }
        guard said.months.count <= 1, numbers.count + said.months.count > 0 else {
            return said.months.isEmpty ? .nothing : .wrong(Fault(code: "invalid-date"))
        }
        if said.isOnlyDigits, spelling.parts.count > 1 { return ofDigits(numbers[0]) }
        let kinds = spelling.parts.map { $0.kind }
        var found = Found()
        var isTold = false
        if let named {
            guard kinds.contains(.month), numbers.count == kinds.count - 1 else {
                return .wrong(Fault(code: numbers.count < kinds.count - 1 ? "incomplete" : "invalid-date"))
            }
            found.month = named
            if kinds.contains(.year), let fault = faultOfEra(numbers[0], besides: said.months[0]) {
                return .wrong(fault)
            }
            if let other = kinds.first(where: { $0 != .month }) { found[other] = numbers[0] }
        } else {
            guard numbers.count == kinds.count else {
                return numbers.count > kinds.count
                    ? .wrong(Fault(code: "invalid-date"))
                    : numbers[0].digits <= 2 ? .nothing : .wrong(Fault(code: "incomplete"))
            }
            // A number of which it is said what it is, is that.
            let units = said.units.compactMap { $0?.kind }
            guard let placed = kinds.places(of: said.units.map { $0?.kind }) else {
                return .wrong(Fault(code: "invalid-date"))
            }
            for (kind, number) in zip(placed, numbers) { found[kind] = number }
            if numbers.count == 2, units.isEmpty, !fits(found) {
                var turned = Found()
                turned[kinds[0]] = numbers[1]
                turned[kinds[1]] = numbers[0]
                if fits(turned) {
                    found = turned
                    // Four digits are a year wherever they stand.
                    isTold = !numbers.contains { $0.digits == 4 }
                }
            }
        }
        return outcome(of: found, isTold: isTold || said.isOfOtherEra)
    }

    /// Digits without anything between them, of which there are as many as the field has places.
    private func ofDigits(_ number: TextNumber) -> Outcome {
        let widths = spelling.parts.map { $0.width }
        guard let parts = number.split(widths) else {
            return spelling.isFixed ? .nothing : .wrong(Fault(code: "incomplete"))
        }
        var found = Found()
        for (part, text) in zip(spelling.parts, parts) { found[part.kind] = text }
        if !fits(found), let turned = number.split(widths.reversed()) {
            var other = Found()
            for (part, text) in zip(spelling.parts.reversed(), turned) { other[part.kind] = text }
            if fits(other) { return outcome(of: other, isTold: true) }
        }
        return outcome(of: found, isTold: false)
    }

    /// Whether numbers can be those of their parts.
    private func fits(_ found: Found) -> Bool { date(of: found)?.exists == true }

    private func date(of found: Found) -> CivilDate? {
        var date = DateSpelling.filler
        if let month = found.month {
            guard month.digits <= 2, (1...12).contains(month.value) else { return nil }
            date.month = month.value
        }
        if let day = found.day {
            guard day.digits <= 2, (1...31).contains(day.value) else { return nil }
            date.day = day.value
        }
        if let year = found.year {
            guard let said = self.year(of: year) else { return nil }
            date.year = said
        }
        return date
    }

    private func outcome(of found: Found, isTold: Bool) -> Outcome {
        let fault: Fault
        if let date = date(of: found), date.exists {
            if spelling.says(.year), !spelling.canSay(date, today: today) {
                return .wrong(Fault(code: "year-out-of-range", range: found.year?.range))
            }
            let isWidened = found.year?.digits == 2 && !spelling.hasShortYear
            return .date(date, isTold: isTold || isWidened)
        } else if let month = found.month, month.digits > 2 || !(1...12).contains(month.value) {
            fault = Fault(code: "invalid-month", range: month.range)
        } else if let day = found.day, day.digits > 2 || !(1...31).contains(day.value) {
            fault = Fault(code: "invalid-day", range: day.range)
        } else if let year = found.year, self.year(of: year) == nil {
            fault = Fault(code: "year-out-of-range", range: year.range)
        } else {
            fault = Fault(code: "invalid-date")
        }
        var texts: [String] = []
        for part in spelling.parts {
            guard let number = found[part.kind], let text = text(of: number, as: part),
                part.kind != .year || mayBeOurs(number)
            else { return .wrong(fault) }
            texts.append(text)
        }
        return .parts(value: spelling.partsFormat.value(of: texts), fault)
    }

    /// What a whole date says of the field's parts, and where the others of its parts stand; nil where there is none.
    private func whole(_ said: DateText) -> (outcome: Outcome, rest: [Range<Int>])? {
        guard
            said.numbers.count == 3 && said.months.isEmpty || said.numbers.count == 2 && said.months.count == 1
                || said.numbers.count == 1 && said.numbers[0].digits == 8 && said.isOnlyDigits
        else { return nil }
        let kinds = spelling.parts.map { $0.kind }
        let missing = [DateSpelling.Kind.day, .month, .year].filter { !kinds.contains($0) }
        // The orders that the field's own parts leave.
        var orders: [[DateSpelling.Kind]] = [[.day, .month, .year], [.month, .day, .year], [.year, .month, .day]]
        if kinds.first != .year, isYearUnfinished(said.numbers) { orders.removeLast() }
        if missing == [.year] { orders = [kinds + [.year]] }
        var dates: [CivilDate] = []
        var isFaulty = false
        for order in orders {
            let pieces = order.map { kind -> FormatPiece<DateSpelling.Part> in
                switch kind {
                case .year: .part(.year)
                case .month: .part(.month)
                case .day: .part(.day)
                }
            }
            switch DateReading(spelling: DateSpelling(pieces: pieces), today: today).outcome(of: said) {
            case .date(let date, _):
                let date = sayable(date)
                if !dates.contains(date) { dates.append(date) }
            case .parts, .wrong, .nothing: isFaulty = true
            }
        }
        guard dates.count == 1, let date = dates.first else {
            return isFaulty || dates.count > 1 ? (.wrong(Fault(code: "invalid-date")), []) : nil
        }
        return (.date(date, isTold: said.isOfOtherEra), rest(of: said, date))
    }

    /// What the field can say of a date.
    private func sayable(_ date: CivilDate) -> CivilDate {
        let filler = DateSpelling.filler
        return CivilDate(
            year: spelling.says(.year) ? date.year : filler.year,
            month: spelling.says(.month) ? date.month : filler.month,
            day: spelling.says(.day) ? date.day : filler.day)
    }

    /// Where the numbers stand that say none of the field's parts: all of a text in which that is not clear.
    private func rest(of said: DateText, _ date: CivilDate) -> [Range<Int>] {
        var kept: [Int] = []
        if spelling.says(.year) { kept += [date.year, date.year % 100] }
        if spelling.says(.month) { kept.append(date.month) }
        if spelling.says(.day) { kept.append(date.day) }
        let numbers = said.numbers.filter { !kept.contains($0.value) }.map { $0.range }
        let months = spelling.says(.month) ? [] : said.months.map { $0.range }
        let rest = numbers + months
        return rest.isEmpty ? [0..<said.text.utf8.count] : rest.ordered { $0.lowerBound }
    }
}

extension DateUnit {
    fileprivate var kind: DateSpelling.Kind {
        switch self {
        case .year: .year
        case .month: .month
        case .day: .day
        }
    }
}

extension [DateSpelling.Kind] {
    /// Which of these parts each number is, where some say it themselves and the others are in their order; nil where these are no such parts.
    fileprivate func places(of said: [DateSpelling.Kind?]) -> [DateSpelling.Kind]? {
        var rest = self
        for case let kind? in said {
            guard let place = rest.firstIndex(of: kind) else { return nil }
            rest.remove(at: place)
        }
        guard rest.count == said.count(where: { $0 == nil }) else { return nil }
        var next = rest.makeIterator()
        return said.compactMap { $0 ?? next.next() }
    }
}

/// What a text says of each part of a date.
private struct Found {
    var month: TextNumber?
    var day: TextNumber?
    var year: TextNumber?

    subscript(kind: DateSpelling.Kind) -> TextNumber? {
        get {
            switch kind {
            case .month: month
            case .day: day
            case .year: year
            }
        }
        set {
            switch kind {
            case .month: month = newValue
            case .day: day = newValue
            case .year: year = newValue
            }
        }
    }
}
