import Automata

extension TypeDefinition {
    /// A week of ISO 8601: `2024-W05`.
    static func week(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let minimum = try reader.week("min")
        let maximum = try reader.week("max")
        if let minimum, let maximum, maximum < minimum {
            throw .invalid(path: "max", reason: "the maximum \(maximum.iso) is before the minimum \(minimum.iso)")
        }
        let type = TypeDefinition(name: "week")
        type.traits.label = "Week"
        type.traits.keyboard = .numeric
        type.traits.priority = .tenths(6)
        type.filter.takes = .digits
        let format = PartsFormat(
            [Part(.year, placeholder: "YYYY"), Part(.week, placeholder: "ww", numbers: 1...53)],
            literals: ["", "-W", ""])
        type.formatter = .parts(format)
        type.language = .fixed(CivilWeek.expression(from: minimum, through: maximum))
        type.checks.impossible = { value, from, _ in
            CivilWeek.finding(value, hopelessFrom: from, minimum, maximum)
        }
        type.conversion.typed = { value, _ in CivilWeek(value: value).map { .text($0.iso) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed else { return nil }
            return CivilWeek(iso: text)?.value
        }
        let locale = try reader.languageTag()
        type.conversion.read = { text, context in
            if context.own != nil { return .own }
            let text = text.inOneLine
            let capital = text.uppercased()
            // Without the hyphen it is ISO 8601's basic form; one digit more is a day of the week.
            var extended = capital
            if let place = capital.firstIndex(of: "W"), !capital[..<place].hasSuffix("-") {
                extended = capital[..<place] + "-" + capital[place...]
            }
            if let week = CivilWeek(iso: extended) { return .value(week.value, nil) }
            if let day = extended.utf8.last, (UInt8(ascii: "1")...UInt8(ascii: "7")).contains(day),
                let week = CivilWeek(iso: String(extended.dropLast().trimmed { $0 == "-" }))
            {
                return .value(week.value, .leftOut(String(extended.suffix(1)), .losesDetail))
            }
            // A day lies in one week.
            guard let week = CivilWeek(ofDay: text, today: context.today, locale: locale) else {
                if let week = CivilWeek(words: capital) { return .value(week.value) }
                if let week = CivilWeek(numbers: text) {
                    return .value(week.value, week.number <= 12 ? .readAs(week.iso) : nil)
                }
                return text.utf8.allSatisfy { $0.isDigit } ? nil : .verbatim(text)
            }
            return .value(week.value, .leftOut(text, .losesDetail))
        }
        return type
    }
}

extension ParameterReader {
    fileprivate func week(_ name: String) throws(DefinitionError) -> CivilWeek? {
        guard let text = try text(name) else { return nil }
        guard let week = CivilWeek(iso: text) else {
            throw .wrongParameter(path: name, expected: "a week such as 2024-W05", found: "\"\(text.prefix(40))\"")
        }
        return week
    }
}

/// A week of ISO 8601: it begins on Monday, and is of the year that has its Thursday.
struct CivilWeek: Hashable, Comparable, Sendable {
    let year: Int
    let number: Int

    init?(year: Int, number: Int) {
        guard DateSpelling.years.contains(year), number >= 1, number <= CivilWeek.count(in: year) else { return nil }
        self.year = year
        self.number = number
    }

    /// 53 in a year that begins or ends with a Thursday.
    static func count(in year: Int) -> Int {
        let thursday = 4
        return CivilDate(year: year, month: 1, day: 1).weekday == thursday
            || CivilDate(year: year, month: 12, day: 31).weekday == thursday ? 53 : 52
    }

    /// The week of a day.
    init?(of date: CivilDate) {
        let thursday = date.adding(days: 3 - (date.weekday + 6) % 7)
        let first = CivilDate(year: thursday.year, month: 1, day: 1)
        self.init(year: thursday.year, number: (thursday.dayNumber - first.dayNumber) / 7 + 1)
    }

    /// The week of the day that a text says beyond doubt.
    fileprivate init?(ofDay text: String, today: CivilDate, locale: String) {
        guard let pieces = DatePiece.pieces(of: text, locale: locale) else { return nil }
        let said = DateText(text, pieces: pieces)
        let reading = DateReading(spelling: .iso, today: today, locale: locale)
        guard said.unknown.isEmpty, case .date(let date, false) = reading.outcome(of: said) else { return nil }
        self.init(of: date)
    }

    /// Reads `2024-W05`.
    init?(iso text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 8, bytes[4] == UInt8(ascii: "-"), bytes[5] == UInt8(ascii: "W"),
            let year = FieldEngine.number(ofDigits: bytes[0..<4]), let week = FieldEngine.number(ofDigits: bytes[6..<8])
        else { return nil }
        self.init(year: year, number: week)
    }

    /// The week that a text in capitals names with a word for it, digits of any script, and a year of four: `KW 5/2024`.
    fileprivate init?(words text: String) {
        let words = text.split { !$0.isLetter }.map { String($0) }
        guard words.contains(where: { Self.words.contains($0) }),
            words.allSatisfy({ Self.words.contains($0) || Self.joints.contains($0) }),
            // A number has no sign.
            !zip(text, text.dropFirst()).contains(where: { $0.isMinusSign && $1.isMinusSign })
        else { return nil }
        self.init(text.numbers)
    }

    /// The week of two numbers with one of the usual signs between them: `21/2016`, `2016-5`. What may be a month is none, as in `5/2016` and
    /// `2016-05`.
    fileprivate init?(numbers text: String) {
        guard text.count(where: { CharacterClass.digits.taken($0) == nil }) == 1,
            text.contains(where: { $0 == "/" || $0 == "." || $0.isMinusSign })
        else { return nil }
        self.init(text.numbers)
        if number <= 12, text.numbers.last?.count != 1 { return nil }
    }

    /// A week of which the year has four digits, and may be either number.
    private init?(_ numbers: [[Character]]) {
        guard numbers.count == 2 else { return nil }
        let isYearFirst = numbers[0].count == 4
        let (year, week) = isYearFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
        guard year.count == 4, week.count <= 2, let year = Int(String(year)), let week = Int(String(week)) else {
            return nil
        }
        self.init(year: year, number: week)
    }

    /// What weeks are called where they have numbers.
    private static let words = TableText(
        "CW KW S SEM SEMAINE SEMANA SETTIMANA U UGE UKE V VECKA VIIKKO W WEEK WK WOCHE 周 週"
    ).words

    /// What stands between a week and its year.
    private static let joints = TableText("DE DEL NO NR OF VON 年 年第 第").words

    /// The week of a field's value: year and week without anything between.
    init?(value: String) {
        guard value.utf8.count == 6, let year = FieldEngine.number(ofDigits: value.utf8.prefix(4)),
            let week = FieldEngine.number(ofDigits: value.utf8.suffix(2))
        else { return nil }
        self.init(year: year, number: week)
    }

    var iso: String { String(year) + "-W" + twoDigits(number) }
    var value: String { String(year) + twoDigits(number) }

    static func < (left: CivilWeek, right: CivilWeek) -> Bool {
        (left.year, left.number) < (right.year, right.number)
    }

    // MARK: Values

    /// The values of the weeks between two, both included.
    static func expression(from minimum: CivilWeek?, through maximum: CivilWeek?) -> Expression {
        let first = minimum?.year ?? DateSpelling.years.lowerBound
        let last = maximum?.year ?? DateSpelling.years.upperBound
        func weeks(of year: Int) -> Expression {
            let least = minimum.map { $0.year == year ? $0.number : 1 } ?? 1
            let most = maximum.map { $0.year == year ? $0.number : 53 } ?? 53
            let end = min(most, count(in: year))
            return least > end ? .nothing : .numerals(year...year, width: 4) + .numerals(least...end, width: 2)
        }
        if first == last { return weeks(of: first) }
        var all: [Expression] = []
        var inner = first...last
        if minimum != nil {
            all.append(weeks(of: first))
            inner = first + 1...last
        }
        if maximum != nil {
            all.append(weeks(of: last))
            guard inner.lowerBound < last else { return .any(of: all) }
            inner = inner.lowerBound...last - 1
        }
        all.append(.numerals(inner, width: 4) + .numerals(1...52, width: 2))
        let long = inner.filter { count(in: $0) == 53 }.map { String($0) }
        if !long.isEmpty { all.append(.words(long) + .text("53")) }
        return .any(of: all)
    }

    /// Why no continuation of a value is a week within the bounds, which it became by its character at `from`.
    static func finding(
        _ value: String, hopelessFrom from: Int, _ minimum: CivilWeek?, _ maximum: CivilWeek?
    ) -> Finding {
        let range = from..<Int.max
        let digits = value.utf8.prefix(from + 1)
        guard digits.count <= 6, digits.allSatisfy({ $0.isDigit }) else { return Finding("invalid-week", range: range) }
        if digits.first == .zeroDigit { return Finding("year-out-of-range", range: range) }
        func filled(_ digit: Character) -> Int {
            Int(String(value.prefix(from + 1)) + String(repeating: digit, count: 5 - from)) ?? 0
        }
        func number(_ week: CivilWeek) -> Int { week.year * 100 + week.number }
        if let minimum, filled("9") < number(minimum) {
            return .tooEarly(minimum.iso, range: range)
        }
        if let maximum, filled("0") > number(maximum),
            from < 4 || CivilWeek(value: value) != nil || filled("9") % 100 <= 53
        {
            return .tooLate(maximum.iso, range: range)
        }
        return Finding("invalid-week", range: range)
    }
}
