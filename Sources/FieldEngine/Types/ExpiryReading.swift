/// What a text from elsewhere says to a field of a card's expiry (specification, section 9.6).
struct ExpiryReading {
    enum Outcome: Equatable {
        case month(year: Int, month: Int, isTold: Bool)
        case parts(value: String, DateReading.Fault)
        case wrong(DateReading.Fault)
        case nothing
    }

    typealias Fault = DateReading.Fault

    let today: CivilDate

    func reading(_ text: String, own value: String?) -> Reading? {
        if value != nil { return .own }
        let text = text.inOneLine
        guard text.utf8.count <= DatePiece.longestKept, let pieces = DatePiece.pieces(of: text) else {
            let digits = text.lazy.compactMap { CharacterClass.digits.taken($0) }.prefix(4)
            return digits.isEmpty ? nil : .value(String(digits), .leftOut(text, .changesMeaning))
        }
        let said = DateText(text, pieces: pieces)
        let unknown = said.unknown.filter { !Self.isJoint(text.slice($0).lowercased()) }
        var day: TextNumber?
        switch outcome(of: said, day: &day) {
        case .nothing: return nil
        case .month(let year, let month, let isTold):
            let remark =
                Remark.leftOut(said.quotation(unknown), .changesMeaning)
                ?? .leftOut(said.quotation(day.map { [$0.range] } ?? []), .losesDetail)
                ?? .leftOut(said.quotation(said.clocks), .tells)
                ?? (isTold || said.isOfOtherEra ? .readAs(String(year) + "-" + twoDigits(month)) : nil)
            return .value(twoDigits(month) + twoDigits(year % 100), remark)
        case .parts(let value, _): return unknown.isEmpty ? .value(value) : .verbatim(text)
        case .wrong: return said.isOnlyDigits ? nil : .verbatim(text)
        }
    }

    /// What is wrong with a text that is kept as it is.
    func finding(_ text: String) -> Finding {
        guard let pieces = DatePiece.pieces(of: text) else { return Finding("invalid-month") }
        var day: TextNumber?
        switch outcome(of: DateText(text, pieces: pieces), day: &day) {
        case .month, .nothing: return Finding("invalid-month")
        case .parts(_, let fault), .wrong(let fault): return Finding(fault.code, range: fault.range)
        }
    }

    /// What stands on cards and in forms before the month.
    private static func isJoint(_ word: String) -> Bool {
        [
            "valid", "thru", "through", "until", "till", "to", "exp", "expires", "expiry", "expiration", "good", "end",
            "gültig",
            "gueltig", "bis", "validade", "válido", "válida", "valido", "valida", "hasta", "até", "vence", "venc",
            "caduca",
            "caducidad", "expire", "fin", "jusqu", "au", "scadenza", "scad", "month", "year", "card",
        ].contains(word)
    }

    // MARK: Meanings

    private func outcome(of said: DateText, day: inout TextNumber?) -> Outcome {
        switch (said.numbers.count, said.months.count) {
        case (0, 0): return .nothing
        case (0, 1): return .wrong(Fault(code: "incomplete"))
        case (1, 0): return ofDigits(said.numbers[0], said)
        case (1, 1):
            let name = said.months[0]
            return outcome(
                month: TextNumber(value: name.month, digits: 2, range: name.range), year: said.numbers[0], isTold: false
            )
        case (2, 0): return ofTwo(said)
        case (2, 1), (3, 0): return ofDate(said, day: &day)
        default: return .wrong(Fault(code: "invalid-month"))
        }
    }

    private func ofDigits(_ number: TextNumber, _ said: DateText) -> Outcome {
        let widths: [Int]
        switch number.digits {
        case 4: widths = [2, 2]
        case 6: return ofSix(number)
        default: return .nothing
        }
        guard let parts = number.split(widths) else { return .nothing }
        if isMonth(parts[0]) || !isMonth(parts[1]) {
            return outcome(month: parts[0], year: parts[1], isTold: false)
        }
        return outcome(month: parts[1], year: parts[0], isTold: true)
    }

    /// `032027` or `202703`; a card's year is none of the Middle Ages.
    private func ofSix(_ number: TextNumber) -> Outcome {
        func isYear(_ number: TextNumber) -> Bool { DateSpelling.window(around: today).contains(number.value) }
        guard let monthFirst = number.split([2, 4]), let yearFirst = number.split([4, 2]) else { return .nothing }
        let isMonthFirst = isMonth(monthFirst[0]) && isYear(monthFirst[1])
        let isYearFirst = isMonth(yearFirst[1]) && isYear(yearFirst[0])
        if isMonthFirst { return outcome(month: monthFirst[0], year: monthFirst[1], isTold: false) }
        if isYearFirst { return outcome(month: yearFirst[1], year: yearFirst[0], isTold: true) }
        // Six digits don't fit four places, and can't be kept: what they begin with is shown, and what is behind is missed.
        return .nothing
    }

    private func ofTwo(_ said: DateText) -> Outcome {
        let (one, two) = (said.numbers[0], said.numbers[1])
        if one.digits == 4 || said.units[0] == .year || said.units[1] == .month {
            return outcome(month: two, year: one, isTold: false)
        }
        if two.digits == 1, isMonth(one) {
            // The year is not all there.
            return .parts(value: one.padded(to: 2) + two.text, Fault(code: "incomplete"))
        }
        if !isMonth(one), one.digits == 2, isMonth(two), two.digits <= 2 {
            return outcome(month: two, year: one, isTold: true)
        }
        return outcome(month: one, year: two, isTold: false)
    }

    /// A day besides month and year.
    private func ofDate(_ said: DateText, day: inout TextNumber?) -> Outcome {
        let reader = DateReading(spelling: .iso, today: today)
        guard said.months.count == 1 || said.numbers.contains(where: { $0.digits == 4 }) else {
            return .wrong(Fault(code: "invalid-month"))
        }
        switch reader.outcome(of: said) {
        case .date(let date, isTold: _):
            day = said.numbers.first { $0.value == date.day && $0.digits <= 2 }
            guard DateSpelling.window(around: today).contains(date.year) else {
                return .wrong(Fault(code: "year-out-of-range"))
            }
            return .month(year: date.year, month: date.month, isTold: false)
        case .parts, .wrong, .nothing: return .wrong(Fault(code: "invalid-month"))
        }
    }

    private func isMonth(_ number: TextNumber) -> Bool { number.digits <= 2 && (1...12).contains(number.value) }

    private func outcome(month: TextNumber, year: TextNumber, isTold: Bool) -> Outcome {
        let yearOf4: Int?
        switch year.digits {
        case 2: yearOf4 = nearestYear(endingIn: year.value, to: today.year)
        case 4 where nearestYear(endingIn: year.value % 100, to: today.year) == year.value: yearOf4 = year.value
        default: yearOf4 = nil
        }
        guard let yearOf4 else {
            return .wrong(
                isMonth(month)
                    ? Fault(code: "year-out-of-range", range: year.range)
                    : Fault(code: "invalid-month", range: month.range))
        }
        if isMonth(month) { return .month(year: yearOf4, month: month.value, isTold: isTold) }
        let fault = Fault(code: "invalid-month", range: month.range)
        return month.digits <= 2
            ? .parts(value: month.padded(to: 2) + twoDigits(yearOf4 % 100), fault) : .wrong(fault)
    }
}
