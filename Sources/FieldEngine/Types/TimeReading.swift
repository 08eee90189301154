/// What a text from elsewhere says to a field of a time of day (specification, section 9.6).
struct TimeReading {
    enum Outcome: Equatable {
        case time(ClockTime, isTold: Bool)
        /// No time of day, or one of which the half of the day is not said: its parts fit those of the field.
        case parts(value: String, DateReading.Fault)
        case wrong(DateReading.Fault)
        case nothing
    }

    /// What stands in a text besides the time.
    private struct Surroundings {
        var unknown: [Range<Int>] = []
        /// Parts of the time for which the field has no room, and the zone.
        var details: [Range<Int>] = []
        var dates: [Range<Int>] = []
    }

    typealias Fault = DateReading.Fault

    let spelling: TimeSpelling
    /// Whose words are known besides those of all languages.
    var locale = ""

    // MARK: Reading

    func reading(_ text: String, own value: String?) -> Reading? {
        if let value { return withFraction(value).map { .value($0) } ?? .own }
        let text = text.inOneLine
        guard text.utf8.count <= DatePiece.longestKept, let pieces = DatePiece.pieces(of: text, locale: locale)
        else {
            return tooLong(text)
        }
        var rest = Surroundings()
        switch outcome(of: text, pieces, &rest) {
        case .nothing: return nil
        case .time(let time, let isTold):
            var said = twoDigits(time.hour) + ":" + twoDigits(time.minute)
            if spelling.parts.contains(.second) { said += ":" + twoDigits(time.second) }
            return .value(spelling.value(of: time), remark(about: text, rest) ?? (isTold ? .readAs(said) : nil))
        case .parts(let value, _):
            return rest.unknown.isEmpty ? .value(value, remark(about: text, rest)) : .verbatim(text)
        case .wrong: return pieces.count == 1 && pieces[0].number != nil ? nil : .verbatim(text)
        }
    }

    /// A value of which no more than the fraction is missing, which is none.
    private func withFraction(_ value: String) -> String? {
        guard let place = spelling.parts.firstIndex(of: .fraction), var texts = spelling.partsFormat.texts(of: value),
            texts[place].isEmpty
        else { return nil }
        texts[place] = "0"
        let whole = spelling.partsFormat.value(of: texts)
        return spelling.time(whole) == nil ? nil : whole
    }

    /// Of what is too long to be a time the first digits are shown, and never valid.
    private func tooLong(_ text: String) -> Reading? {
        let width = spelling.parts.reduce(0) { $0 + $1.width }
        let digits = text.lazy.compactMap { CharacterClass.digits.taken($0) }.prefix(width)
        return digits.isEmpty ? nil : .value(String(digits), .leftOut(text, .changesMeaning))
    }

    private func remark(about text: String, _ rest: Surroundings) -> Remark? {
        func quotation(_ ranges: [Range<Int>]) -> String {
            ranges.map { String(text.slice($0)) }.joined(separator: " ")
        }
        return .leftOut(quotation(rest.unknown), .changesMeaning) ?? .leftOut(quotation(rest.details), .losesDetail)
            ?? .leftOut(quotation(rest.dates), .tells)
    }

    /// What is wrong with a text that is kept as it is.
    func finding(_ text: String) -> Finding {
        guard let pieces = DatePiece.pieces(of: text, locale: locale) else { return Finding("invalid") }
        var rest = Surroundings()
        switch outcome(of: text, pieces, &rest) {
        case .time, .nothing: return Finding("invalid")
        case .parts(_, let fault), .wrong(let fault): return Finding(fault.code, range: fault.range)
        }
    }

    // MARK: Meanings

    private func outcome(of text: String, _ pieces: [DatePiece], _ rest: inout Surroundings) -> Outcome {
        let numbers = pieces.compactMap { $0.number }
        if pieces.count == 1, let only = numbers.first { return ofDigits(only, &rest) }
        if pieces.count == 3, numbers.count == 2, numbers[0].digits == 6, let mark = pieces[1].mark, ".,".contains(mark)
        {
            return ofDigits(numbers[0], fraction: numbers[1], in: text, &rest)
        }
        guard let clock = clock(in: pieces) else {
            switch numbers.count {
            // Words may say an hour, of which this is the minute: `midi 30`.
            case 1
            where numbers[0].digits == 2 && numbers[0].value > 23 && pieces.contains { $0.word?.count ?? 0 > 1 }:
                return .wrong(Fault(code: "invalid"))
            case 0, 1: return .nothing
            case 2: return .wrong(Fault(code: "invalid-minute", range: numbers[1].range))
            default: return .wrong(Fault(code: "invalid"))
            }
        }
        var around = pieces
        around.removeSubrange(clock.pieces)
        let date = DateText(text, pieces: around)
        if !date.clocks.isEmpty { return .wrong(Fault(code: "invalid")) }
        rest.unknown = date.unknown.filter { !Self.isJoint(text.slice($0).lowercased()) }
        if clock.pieces.lowerBound == 1, pieces[0].mark == "-" { rest.unknown.append(pieces[0].range) }
        if let range = date.range {
            guard date.isDate else { return .wrong(Fault(code: "invalid")) }
            rest.dates = [range]
        }
        return outcome(of: clock, in: text, &rest)
    }

    /// Words beside a time that say nothing else.
    static func isJoint(_ word: String) -> Bool { joints.contains(word) }

    private static let joints = TableText(
        """
        at um à kl klo klockan klokken klukkan kello kell alle ore ora orele a las les às h om в о об у во t time saat pukul jam pada
        godz godzina godzinie plkst val v o u ob në στις lúc nang ag เวลา को के এ அன்று रोजी সময় کو في الساعة ساعت בשעה
        """
    ).words

    /// The time in a text: one with a colon or a unit, wherever it is; else two or three numbers that are all there are.
    private func clock(in pieces: [DatePiece]) -> ClockReading? {
        if let clock = clockOfHalf(in: pieces) ?? moment(in: pieces) ?? hourBehindWord(in: pieces) { return clock }
        for index in pieces.indices {
            if index > 0, pieces[index - 1].mark == ":" { continue }
            if pieces[index].word == "t", index > 0, pieces[index - 1].number == nil { continue }
            if let clock = ClockReading.clock(
                at: index, in: pieces, separators: ["."], hasOffset: spelling.hasOffset),
                clock.isCertain || clock.minute?.digits == 2 && isBehindWord(index, in: pieces)
            {
                // `14.5 h` may be half past two.
                return clock.separator == "." && clock.minute?.digits == 1 ? nil : clock
            }
        }
        guard pieces.count(where: { $0.number != nil }) <= 3,
            let first = pieces.firstIndex(where: { $0.number != nil }),
            let clock = ClockReading.clock(at: first, in: pieces, separators: [".", "-", " ", "·", ","]),
            // `14.5` may be half past two.
            clock.minute?.digits != 1
        else { return nil }
        return clock
    }

    /// Whether a word stands before a piece that says that a time follows: `klockan 20.00`.
    private func isBehindWord(_ index: Int, in pieces: [DatePiece]) -> Bool {
        pieces[..<index].last { !$0.isBlank && $0.mark != "." }?.word.map(Self.isJoint) == true
    }

    /// The time of a text that says no more than noon or midnight.
    private func moment(in pieces: [DatePiece]) -> ClockReading? {
        // A joint may be the first word of one: `o północy`.
        for index in pieces.indices where !pieces[index].isBlank {
            if let moment = ClockReading.moment(at: index, in: pieces) {
                return pieces[moment.pieces.upperBound...].allSatisfy { $0.isBlank } ? moment : nil
            }
            if !Self.isJoint(pieces[index].word ?? "") { return nil }
        }
        return nil
    }

    /// The hour that is all there is behind a word for its being one: `a las 7`.
    private func hourBehindWord(in pieces: [DatePiece]) -> ClockReading? {
        guard let place = pieces.firstIndex(where: { $0.number != nil }), let hour = pieces[place].number,
            hour.digits <= 2, pieces[(place + 1)...].allSatisfy({ $0.isBlank }),
            pieces[..<place].contains(where: { $0.word != nil }),
            pieces[..<place].allSatisfy({ $0.word.map(Self.isJoint) ?? ($0.isBlank || $0.mark == ".") })
        else { return nil }
        return ClockReading(hour: hour, pieces: 0..<pieces.count, isCertain: true)
    }

    /// The time of nothing but two numbers, or three, of which the half of the day is said: `2 30 pm`. With a hyphen between them they
    /// would be two times, where the second one is an hour.
    private func clockOfHalf(in pieces: [DatePiece]) -> ClockReading? {
        guard let first = pieces.firstIndex(where: { $0.number != nil }),
            let clock = ClockReading.clock(at: first, in: pieces, separators: [".", ",", " ", "-"]),
            clock.isAfternoon != nil, clock.minute?.digits == 2, clock.separator != "-" || clock.minute?.value ?? 0 > 12
        else { return nil }
        for index in pieces.indices where index < first || index >= clock.pieces.upperBound {
            let piece = pieces[index]
            let isKnown = index > first || piece.word.map { Self.isJoint($0) } ?? piece.isBlank
            if piece.number != nil || !isKnown { return nil }
        }
        return clock
    }

    /// Digits without anything between them.
    private func ofDigits(
        _ number: TextNumber, fraction: TextNumber? = nil, in text: String = "", _ rest: inout Surroundings
    ) -> Outcome {
        let width = spelling.parts.reduce(0) { $0 + $1.width }
        let widths = number.digits == 4 ? [2, 2] : [2, 2, 2]
        guard number.digits == 4 || number.digits == 6, let parts = number.split(widths) else {
            // Two digits are no time, though typed ones may get a zero each.
            let isMended =
                number.digits == 2 && number.value % 10 > 5 && number.value / 10 > (spelling.hasDayPeriod ? 1 : 2)
            return isMended && width == 4 && spelling.isFixed
                ? .parts(value: number.text, Fault(code: "incomplete")) : .nothing
        }
        if number.digits == 4, spelling.parts.contains(.second), !spelling.hasDayPeriod {
            return .parts(value: number.text, Fault(code: "incomplete"))
        }
        var clock = ClockReading(hour: parts[0], minute: parts[1], pieces: 0..<1)
        if parts.count > 2 { clock.second = parts[2] }
        if let fraction, fraction.value != 0 { clock.fraction = fraction.range }
        return outcome(of: clock, in: text, &rest)
    }

    private func outcome(of clock: ClockReading, in text: String, _ rest: inout Surroundings) -> Outcome {
        let minute = clock.minute ?? TextNumber(value: 0, digits: 2, range: clock.hour.range)
        let isLeap = clock.second?.value == 60 && !spelling.parts.contains(.second)
        if let fault = fault(of: clock, minute, isLeap: isLeap) {
            let isShown = fault.code != TimeSpelling.Part.second.code || spelling.parts.contains(.second)
            return (isShown ? visible(clock, minute) : nil).map { .parts(value: $0, fault) } ?? .wrong(fault)
        }
        guard let hour = clock.hourOfDay else { return .wrong(Fault(code: "invalid-hour", range: clock.hour.range)) }
        if spelling.hasDayPeriod, clock.isAfternoon == nil, !clock.isISO, (1...12).contains(hour) {
            let fault = Fault(code: "incomplete")
            return visible(clock, minute).map { .parts(value: $0, fault) } ?? .wrong(fault)
        }
        if let second = clock.second, !spelling.parts.contains(.second), second.value != 0 {
            rest.details.append(second.range)
        }
        var time = ClockTime(hour: hour, minute: minute.value, second: isLeap ? 0 : clock.second?.value ?? 0)
        if let fraction = clock.fraction, clock.second != nil || !spelling.parts.contains(.second) {
            time.fraction = String(text.slice(fraction).compactMap { CharacterClass.digits.taken($0) })
            if time.fraction.utf8.dropFirst(spelling.fractionWidth).contains(where: { $0 != .zeroDigit }),
                rest.details.isEmpty
            {
                let taken = text.slice(fraction).prefix(spelling.fractionWidth).utf8.count
                rest.details.append(fraction.lowerBound + taken..<fraction.upperBound)
            }
        }
        if let zone = clock.zone {
            if spelling.hasOffset, let offset = ClockOffset.word(said: String(text.slice(zone))) {
                time.offset = offset
            } else {
                rest.details.append(zone)
            }
        }
        // The half of the day was said twice, or the minute has one digit.
        let isOdd = clock.hour.value > 12 || clock.hour.value == 0 && clock.isAfternoon == true && !clock.countsFromZero
        return .time(time, isTold: clock.isAfternoon != nil && isOdd || minute.digits == 1)
    }

    private func fault(of clock: ClockReading, _ minute: TextNumber, isLeap: Bool) -> Fault? {
        if clock.hourOfDay == nil { return Fault(code: "invalid-hour", range: clock.hour.range) }
        if minute.digits > 2 || minute.value > 59 { return Fault(code: "invalid-minute", range: minute.range) }
        if let second = clock.second, second.digits > 2 || second.value > 59 && !isLeap {
            return Fault(code: "invalid-second", range: second.range)
        }
        return nil
    }

    /// The parts of no time, each in its own place; nil where one has none.
    private func visible(_ clock: ClockReading, _ minute: TextNumber) -> String? {
        guard clock.isAfternoon == nil, clock.hour.digits <= 2, minute.digits <= 2 else { return nil }
        var texts: [String] = []
        for part in spelling.parts {
            switch part {
            case .hour, .hourOfTwelve: texts.append(clock.hour.padded(to: 2))
            case .plainHour, .plainHourOfTwelve: texts.append(String(clock.hour.value))
            case .minute: texts.append(minute.padded(to: 2))
            case .second:
                guard let second = clock.second, second.digits <= 2 else { return value(of: texts) }
                texts.append(second.padded(to: 2))
            case .fraction, .dayPeriod, .offset: return value(of: texts)
            }
        }
        return value(of: texts)
    }

    /// The value of the first parts; nil where there is none of them.
    private func value(of texts: [String]) -> String? {
        if texts.isEmpty { return nil }
        let missing = [String](repeating: "", count: spelling.parts.count - texts.count)
        return spelling.partsFormat.value(of: texts + missing)
    }
}

extension DateText {
    /// Where the date is, or what looks like one.
    fileprivate var range: Range<Int>? {
        let ranges = numbers.map { $0.range } + months.map { $0.range } + weekdays.map { $0.range }
        guard let first = ranges.map({ $0.lowerBound }).min(), let last = ranges.map({ $0.upperBound }).max() else {
            return nil
        }
        return first..<last
    }

    /// Whether it is a date or a weekday, whichever.
    fileprivate var isDate: Bool {
        switch (numbers.count, months.count) {
        case (0, 0), (3, 0): true
        case (1, 1): true
        case (2, 0...1): true
        case (1, 0): numbers[0].digits == 8
        default: false
        }
    }
}
