import Automata

/// How a time of day is spelled.
struct TimeSpelling: Sendable {
    enum Part: Hashable, Sendable {
        /// 00 to 23, and without zeros.
        case hour, plainHour
        /// 01 to 12, and without zeros.
        case hourOfTwelve, plainHourOfTwelve
        case minute, second
        /// One to three digits.
        case fraction
        /// The half of the day: `A` or `P`, the `M` behind it a literal, or the locale's words.
        case dayPeriod
        /// How far the clock is from UTC: `Z`, `+02:00`.
        case offset

        /// The most digits.
        var width: Int {
            switch self {
            case .hour, .plainHour, .hourOfTwelve, .plainHourOfTwelve, .minute, .second: 2
            case .fraction: 3
            case .dayPeriod, .offset: 0
            }
        }

        var code: String {
            switch self {
            case .hour, .plainHour, .hourOfTwelve, .plainHourOfTwelve: "invalid-hour"
            case .minute: "invalid-minute"
            case .second: "invalid-second"
            case .fraction, .dayPeriod: "invalid"
            case .offset: "invalid-offset"
            }
        }
    }

    let pieces: [FormatPiece<Part>]
    /// The parts among the pieces.
    let parts: [Part]
    /// What the first and the second half of the day are called.
    let dayPeriods: [String]
    /// The parts with what stands between them.
    let partsFormat: PartsFormat

    /// What names the parts of a format.
    static let names: [(name: String, part: Part)] = [
        ("HH", .hour), ("H", .plainHour), ("hh", .hourOfTwelve), ("h", .plainHourOfTwelve), ("MM", .minute),
        ("mm", .minute), ("SSS", .fraction), ("sss", .fraction), ("SS", .second), ("ss", .second), ("aM", .dayPeriod),
        ("a", .dayPeriod), ("Z", .offset),
    ]

    /// Reads a format such as `HH:MM`.
    ///
    /// - Parameter locale: whose words the halves of the day have.
    init(format: String, locale: String = "") throws(DefinitionError) {
        try self.init(checking: try FormatScanner.pieces(of: format, named: Self.names), locale: locale)
    }

    init(checking pieces: [FormatPiece<Part>], locale: String) throws(DefinitionError) {
        let parts = pieces.parts
        let hours: [Part] = [.hour, .plainHour, .hourOfTwelve, .plainHourOfTwelve]
        guard parts.contains(.minute), hours.count(where: { parts.contains($0) }) == 1 else {
            throw .invalid(path: "format", reason: "a time has MM and one of HH, H, hh and h")
        }
        let isOfTwelve = parts.contains(.hourOfTwelve) || parts.contains(.plainHourOfTwelve)
        guard isOfTwelve == parts.contains(.dayPeriod) else {
            throw .invalid(path: "format", reason: "hh or h and a come together, HH or H without a")
        }
        guard !parts.contains(.fraction) || parts.contains(.second) else {
            throw .invalid(path: "format", reason: "a fraction stands behind seconds")
        }
        guard !parts.contains(.offset) || parts.last == .offset else {
            throw .invalid(path: "format", reason: "an offset stands behind all else of a time")
        }
        self.pieces = pieces
        self.parts = parts
        let dayPeriods = CalendarNames.dayPeriods(locale)
        self.dayPeriods = dayPeriods
        partsFormat = PartsFormat(pieces) { Self.formatPart($0, dayPeriods) }
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            // No word for a half of the day ends with a digit, and no offset begins with one.
            if case .part(let part) = piece, case .part(let next) = next, part != .dayPeriod, next != .offset,
                !Self.formatPart(part, dayPeriods).isFixed
            {
                throw .invalid(
                    path: "format", reason: "something has to stand behind a part that has no width of its own")
            }
        }
    }

    var hasDayPeriod: Bool { parts.contains(.dayPeriod) }
    var hasOffset: Bool { parts.contains(.offset) }
    var isFixed: Bool { partsFormat.isFixed }
    private var isEnglish: Bool { Self.isEnglish(dayPeriods) }
    private static func isEnglish(_ dayPeriods: [String]) -> Bool { dayPeriods == ["AM", "PM"] }
    /// Whether letters are capital.
    var isCapital: Bool { !hasDayPeriod || isEnglish }

    /// What stands in a format for a part.
    func formatPart(_ part: Part) -> FieldEngine.Part { Self.formatPart(part, dayPeriods) }

    private static func formatPart(_ part: Part, _ dayPeriods: [String]) -> FieldEngine.Part {
        switch part {
        case .hour: FieldEngine.Part(.hour, placeholder: "HH", numbers: 0...23)
        case .plainHour: FieldEngine.Part(.hour, placeholder: "H", width: 1...2, numbers: 0...23, zeros: .dropped)
        case .hourOfTwelve: FieldEngine.Part(.hour, placeholder: "hh", numbers: 1...12)
        case .plainHourOfTwelve:
            FieldEngine.Part(.hour, placeholder: "h", width: 1...2, numbers: 1...12, zeros: .dropped)
        case .minute: FieldEngine.Part(.minute, placeholder: "MM", numbers: 0...59)
        case .second: FieldEngine.Part(.second, placeholder: "SS", numbers: 0...59)
        case .fraction: FieldEngine.Part(.fraction, placeholder: "sss", width: 1...3)
        case .dayPeriod:
            isEnglish(dayPeriods)
                ? FieldEngine.Part(
                    .dayPeriod, placeholder: "a", takes: CharacterClass(ScalarSet(known: "[AP]")), ending: "M")
                : FieldEngine.Part(.dayPeriod, placeholder: "a", words: dayPeriods)
        case .offset: FieldEngine.Part(.offset, placeholder: "±hh:mm", words: ClockOffset.words)
        }
    }

    // MARK: Texts

    /// What a whole value says; nil for any other.
    func time(_ value: String) -> ClockTime? {
        guard let texts = partsFormat.texts(of: value) else { return nil }
        var time = ClockTime(hour: 0, minute: 0, second: 0)
        var half = 0
        for (index, part) in parts.enumerated() {
            let text = texts[index]
            guard partsFormat.parts[index].state(of: text) == .complete else { return nil }
            let number = number(ofDigits: text.utf8) ?? 0
            switch part {
            case .hour, .plainHour: time.hour = number
            case .hourOfTwelve, .plainHourOfTwelve: time.hour = number % 12
            case .minute: time.minute = number
            case .second: time.second = number
            case .fraction: time.fraction = text
            case .dayPeriod: half = isEnglish ? (text == "P" ? 12 : 0) : text.isIdentical(to: dayPeriods[1]) ? 12 : 0
            case .offset: time.offset = text
            }
        }
        time.hour += half
        return time
    }

    /// ISO 8601's form of a whole value: `14:05`, with seconds where the format has them.
    func iso(_ value: String) -> String? { time(value).map { iso($0) } }

    /// ISO 8601's form of a time as far as the format says it.
    func iso(_ time: ClockTime) -> String {
        var text = twoDigits(time.hour) + ":" + twoDigits(time.minute)
        // RFC 3339 has seconds in any case.
        guard parts.contains(.second) || hasOffset else { return text }
        text += ":" + twoDigits(time.second)
        if parts.contains(.fraction), !time.fraction.isEmpty { text += "." + time.fraction }
        return text + time.offset
    }

    /// The value of ISO 8601's form; nil where it is none, or has seconds that the format has no place for.
    func value(iso: String) -> String? {
        guard let time = ClockTime(iso: iso), canSay(time) else { return nil }
        return value(of: time)
    }

    /// How many digits of a fraction the format has places for.
    var fractionWidth: Int { parts.contains(.fraction) ? Part.fraction.width : 0 }

    /// Whether the format has a place for all of a time, zeros at the end of a fraction aside.
    func canSay(_ time: ClockTime) -> Bool {
        time.offset.isEmpty != hasOffset && (time.second == 0 || parts.contains(.second))
            && time.fraction.utf8.dropFirst(fractionWidth).allSatisfy { $0 == .zeroDigit }
    }

    /// The value of a time of day.
    func value(of time: ClockTime) -> String { partsFormat.value(of: texts(of: time)) }

    /// The texts of the parts that say a time of day.
    func texts(of time: ClockTime) -> [String] {
        parts.map { part in
            switch part {
            case .hour: twoDigits(time.hour)
            case .plainHour: String(time.hour)
            case .hourOfTwelve: twoDigits((time.hour + 11) % 12 + 1)
            case .plainHourOfTwelve: String((time.hour + 11) % 12 + 1)
            case .minute: twoDigits(time.minute)
            case .second: twoDigits(time.second)
            case .fraction: time.fraction.isEmpty ? "0" : String(time.fraction.prefix(Part.fraction.width))
            case .dayPeriod: isEnglish ? (time.hour < 12 ? "A" : "P") : dayPeriods[time.hour < 12 ? 0 : 1]
            case .offset: time.offset
            }
        }
    }
}

/// A time of day, as it is written.
struct ClockTime: Hashable, Sendable {
    var hour: Int
    var minute: Int
    var second: Int
    /// The digits of a fraction of a second.
    var fraction = ""
    /// How far the clock is from UTC, where that is said: a word of `ClockOffset`.
    var offset = ""

    init(hour: Int, minute: Int, second: Int, fraction: String = "") {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.fraction = fraction
    }

    /// Reads `14:05`, `14:05:30` or `14:05:30.25`, with an offset or without; nil for any other form, and for a time that does
    /// not exist.
    init?(iso whole: String) {
        var text = whole[...]
        var offset = ""
        if let sign = whole.firstIndex(where: { $0 == "Z" || $0 == "z" || $0 == "+" || $0 == "-" }) {
            offset = ClockOffset.word(canonical: whole[sign...])
            guard ClockOffset.minutes(offset) != nil else { return nil }
            text = whole[..<sign]
        }
        let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = (halves.first ?? "").split(separator: ":", omittingEmptySubsequences: false)
        let numbers = fields.compactMap { $0.utf8.count == 2 ? number(ofDigits: $0.utf8) : nil }
        guard numbers.count == fields.count, numbers.count == 2 || numbers.count == 3, numbers[0] < 24,
            numbers[1...].allSatisfy({ $0 < 60 })
        else { return nil }
        self.init(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
        self.offset = offset
        guard halves.count == 2 else { return }
        guard numbers.count == 3, (1...9).contains(halves[1].utf8.count), halves[1].utf8.allSatisfy({ $0.isDigit })
        else {
            return nil
        }
        fraction = String(halves[1])
    }

    /// The seconds since midnight, a fraction aside.
    var seconds: Int { hour * 3_600 + minute * 60 + second }
    var hasFraction: Bool { fraction.utf8.contains { $0 != .zeroDigit } }

    init(seconds: Int) {
        self.init(hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60)
    }
}

extension [FormatPiece<TimeSpelling.Part>] {
    var parts: [TimeSpelling.Part] {
        compactMap { if case .part(let part) = $0 { part } else { nil } }
    }
}
