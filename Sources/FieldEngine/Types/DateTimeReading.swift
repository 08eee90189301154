extension DateText {
    /// The text of a time. Digits alone are those of a whole day, as behind ISO 8601's `T`.
    fileprivate func textOfClock(_ clock: Range<Int>) -> String {
        let text = String(text.slice(clock))
        return text.allSatisfy { CharacterClass.digits.taken($0) != nil } ? "T" + text : text
    }
}

/// What a text from elsewhere says to a field of a date with a time (specification, section 9.6).
struct DateTimeReading {
    let spelling: DateTimeSpelling
    let today: CivilDate
    /// Whose words and whose order are known besides those of all languages.
    var locale = ""

    private var dates: DateReading { DateReading(spelling: spelling.date, today: today, locale: locale) }
    private var times: TimeReading { TimeReading(spelling: spelling.time, locale: locale) }

    func reading(_ text: String, own value: String?) -> Reading? {
        if value != nil { return .own }
        let text = text.inOneLine
        guard text.utf8.count <= DatePiece.longestKept, let pieces = DatePiece.pieces(of: text, locale: locale)
        else {
            return .value(String(text.prefix(0)), .leftOut(text, .changesMeaning))
        }
        let said = DateText(text, pieces: pieces, clocks: .wanted)
        // Digits alone are those of ISO 8601 or of the field, with or without its seconds.
        if said.isOnlyDigits, spelling.isDateFirst, text.count == 12 || text.count == 14 {
            let divided = reading(text.prefix(8) + " " + text.dropFirst(8), own: nil)
            if case .value = divided { return divided }
        }
        guard case .date(let day, let isTold) = dates.outcome(of: said),
            let date = spelling.date.ofValues.text(day, today: today)
        else { return said.isOnlyDigits ? nil : .verbatim(text) }
        let unknown = Remark.leftOut(said.quotation(said.unknown), .changesMeaning)
        guard let clock = said.clocks.first else {
            let value = spelling.value(date: date, time: "")
            return value.map { .value($0, unknown ?? (isTold ? .readAs(day.iso) : nil)) }
        }
        guard said.clocks.count == 1,
            case .value(let time, let remark)? = times.reading(said.textOfClock(clock), own: nil),
            let value = spelling.value(date: date, time: time)
        else { return .verbatim(text) }
        let whole = spelling.dateTime(value, today: today)
        return .value(value, unknown ?? remark ?? (isTold ? whole.map { .readAs(spelling.iso($0)) } : nil))
    }

    /// What is wrong with a text that is kept as it is.
    func finding(_ text: String) -> Finding {
        guard let pieces = DatePiece.pieces(of: text, locale: locale) else { return Finding("invalid-date") }
        let said = DateText(text, pieces: pieces, clocks: .wanted)
        guard case .date = dates.outcome(of: said), let clock = said.clocks.first else { return dates.finding(text) }
        var found = times.finding(String(text.slice(clock)))
        if let range = found.range {
            found.range = range.lowerBound + clock.lowerBound..<range.upperBound + clock.lowerBound
        }
        return said.clocks.count > 1 ? Finding("invalid") : found
    }
}
