/// A time of day as it stands somewhere in a text: `14:30`, `2.30 p.m.`, `14h30`, `T143000Z`, `下午2時30分`.
struct ClockReading: Equatable, Sendable {
    var hour: TextNumber
    var minute: TextNumber?
    var second: TextNumber?
    /// The digits of a fraction of a second that is not zero.
    var fraction: Range<Int>?
    var isAfternoon: Bool?
    /// Where the half of the day is said.
    var half: Range<Int>?
    /// Whether the half of the day is said as East Asia does: there nobody doubts that 0 is an hour of twelve.
    var countsFromZero = false
    /// Whether it is written as ISO 8601 has it, whose hours are those of a whole day: `T09:30`, `09:30Z`.
    var isISO = false
    var zone: Range<Int>?
    /// The pieces that it takes.
    var pieces: Range<Int>
    /// Whether there is more to it than two numbers and what separates them: a colon, a unit, the half of the day.
    var isCertain = false
    var separator: Character?

    /// Where its text is.
    func range(in all: [DatePiece]) -> Range<Int> {
        guard pieces.lowerBound < pieces.upperBound, pieces.upperBound <= all.count else { return 0..<0 }
        return all[pieces.lowerBound].range.lowerBound..<all[pieces.upperBound - 1].range.upperBound
    }

    /// The hour of the day, 0 to 23; nil where there is no such hour, or not in that half of the day.
    var hourOfDay: Int? {
        guard hour.digits <= 2 else { return nil }
        guard let isAfternoon else { return hour.value < 24 ? hour.value : nil }
        switch hour.value {
        case 1...11: return hour.value + (isAfternoon ? 12 : 0)
        case 12: return isAfternoon ? 12 : 0
        case 0: return isAfternoon ? 12 : 0
        // `14:30 PM` says it twice.
        case 13...23 where isAfternoon: return hour.value
        default: return nil
        }
    }

    /// The time that begins with a piece; nil where none does.
    ///
    /// - Parameter separators: what may stand between the numbers besides a colon. Two numbers with one of those between
    ///   are not `isCertain`.
    /// - Parameter hasOffset: whether a minus behind it can only be that of its distance to UTC.
    static func clock(
        at start: Int, in pieces: [DatePiece], separators: [Character] = [], hasOffset: Bool = false
    ) -> ClockReading? {
        var scanner = ClockScanner(pieces: pieces, index: start, separators: separators, hasOffset: hasOffset)
        return scanner.clock()
    }

    /// Whether a word says which half of the day is meant, whatever the language.
    static func isDayHalf(_ word: String) -> Bool { DayHalf(word) != nil }

    /// Whether a word says which half of the day is meant, or which part of it.
    static func isPartOfDay(_ word: String) -> Bool {
        isDayHalf(word) || TableText(DayParts.words).head(ofLineWith: word) != nil
    }

    /// Noon or midnight in a word, which begins with a piece; nil where none does.
    static func moment(at start: Int, in pieces: [DatePiece]) -> ClockReading? {
        guard let (part, end) = DayPart.longest(at: start, in: pieces), part.isMoment else { return nil }
        let hour = TextNumber(
            value: 12, digits: 2, range: pieces[start].range.lowerBound..<pieces[end - 1].range.upperBound)
        return ClockReading(hour: hour, isAfternoon: part.isAfternoon(at: hour), pieces: start..<end, isCertain: true)
    }
}

private struct ClockScanner {
    let pieces: [DatePiece]
    var index: Int
    let separators: [Character]
    let hasOffset: Bool

    private func piece(_ distance: Int = 0) -> DatePiece? {
        let index = index + distance
        return index >= 0 && index < pieces.count ? pieces[index] : nil
    }

    /// Where the pieces from one on up to the next are.
    private func range(from start: Int) -> Range<Int> {
        pieces[start].range.lowerBound..<pieces[index - 1].range.upperBound
    }

    /// How far away the next piece is that is not blank.
    private var gap: Int { piece()?.isBlank == true ? 1 : 0 }

    mutating func clock() -> ClockReading? {
        let start = index
        var half: DayHalf?
        var part: DayPart?
        var isBehindT = false
        var said: Range<Int>?
        if let word = piece()?.word {
            if word == "t", piece(1)?.number != nil {
                isBehindT = true
                index += 1
            } else if let (named, end) = DayPart.longest(at: index, in: pieces) {
                index = end
                said = range(from: start)
                index += gap
                if let word = piece()?.word, TimeReading.isJoint(word) {
                    index += 1
                    index += gap
                }
                part = named
            } else if let named = DayHalf(word), named.stands != .behind || leads(named) {
                index += piece(1)?.mark == "." ? 2 : 1
                said = range(from: start)
                index += gap
                half = named
            } else {
                return nil
            }
        }
        guard let hour = piece()?.number, part == nil || part?.isAfternoon(at: hour) != nil else { return nil }
        index += 1
        let isAfternoon = half?.isAfternoon ?? part?.isAfternoon(at: hour)
        var clock = ClockReading(hour: hour, isAfternoon: isAfternoon, half: said, pieces: start..<index)
        clock.countsFromZero = half?.countsFromZero ?? false
        // The `T` of ISO 8601 may be missing before its `Z`.
        let isBasic = (hour.digits == 4 || hour.digits == 6) && piece()?.word == "z"
        clock.isCertain = isBehindT || isAfternoon != nil || isBasic
        clock.isISO = isBehindT
        takeMinutes(&clock, isBehindT: isBehindT)
        takeHalf(&clock)
        if let word = piece(gap)?.word, Self.hourWords.contains(word) {
            index += gap + 1
            clock.isCertain = true
        } else if piece(gap)?.word == "o", piece(gap + 1)?.mark == "'", piece(gap + 2)?.word == "clock" {
            index += gap + 3
            clock.isCertain = true
        }
        takeHalf(&clock)
        splitDigits(of: &clock)
        if clock.isCertain { takeZone(&clock, isBehindT: isBehindT) }
        clock.pieces = start..<index
        return clock.isCertain || clock.minute != nil ? clock : nil
    }

    /// Whether a half of the day that mostly stands behind a time stands before this one, as in Korea: `AM 12:46`. In German `am` means
    /// nothing before anything else.
    private func leads(_ half: DayHalf) -> Bool {
        var distance = piece(1)?.mark == "." ? 2 : 1
        if piece(distance)?.isBlank == true { distance += 1 }
        guard !half.isLetter, let hour = piece(distance)?.number, hour.value <= 12 else { return false }
        guard let mark = piece(distance + 1)?.mark, piece(distance + 2)?.number != nil else { return false }
        return mark == ":" || mark == "." && half.isAfternoon && separators.contains(mark)
    }

    private mutating func takeMinutes(_ clock: inout ClockReading, isBehindT: Bool) {
        if let mark = separator() ?? (isBehindT ? hyphenOfFileName() : nil), let minute = piece(1)?.number {
            index += 2
            clock.minute = minute
            clock.separator = mark
            clock.isCertain = clock.isCertain || mark == ":"
            guard separator() == mark || mark == "-" && piece()?.mark == mark && isBehindT,
                let second = piece(1)?.number, mark != "-" || second.digits == 2
            else { return }
            index += 2
            clock.second = second
            guard let mark = piece()?.mark, mark == "." || mark == ",", let fraction = piece(1)?.number else { return }
            index += 2
            if fraction.value != 0 { clock.fraction = fraction.range }
            return
        }
        guard let word = piece(gap)?.word, Self.hourWords.contains(word) else { return }
        index += gap + 1
        clock.isCertain = true
        if let half = piece(gap), half.word == "半" || half.word == "반" {
            clock.minute = TextNumber(value: 30, digits: 2, range: half.range)
            index += gap + 1
            return
        }
        guard let minute = piece(gap)?.number, minute.digits <= 2 else { return }
        index += gap + 1
        clock.minute = minute
        guard let word = piece(gap)?.word, Self.minuteWords.contains(word) else { return }
        index += gap + 1
        let behind = gap + (piece(gap + 1)?.isBlank == true ? 2 : 1)
        guard let second = piece(gap)?.number, let word = piece(behind)?.word, Self.secondWords.contains(word) else {
            return
        }
        index += behind + 1
        clock.second = second
    }

    /// The hyphen of a time as names of files have it, which may have no colon: `T11-30-45`. A distance to UTC has no minutes of that size,
    /// and nothing behind them.
    private func hyphenOfFileName() -> Character? {
        guard let mark = piece()?.mark, mark == "-", let minute = piece(1)?.number, minute.digits == 2 else {
            return nil
        }
        let goesOn = piece(2)?.mark == mark && piece(3)?.number?.digits == 2
        return goesOn || minute.value > ClockOffset.mostHours && piece(2)?.mark != ":" ? mark : nil
    }

    /// What stands between two numbers of a time here.
    private func separator() -> Character? {
        guard let piece = piece() else { return nil }
        if piece.isBlank { return separators.contains(" ") ? " " : nil }
        guard let mark = piece.mark else { return nil }
        return mark == ":" || separators.contains(mark) ? mark : nil
    }

    private mutating func takeHalf(_ clock: inout ClockReading) {
        guard clock.isAfternoon == nil else { return }
        // `'s avonds`
        let start = index + gap + (piece(gap)?.mark == "'" ? 1 : 0)
        if let (part, end) = DayPart.longest(at: start, in: pieces) {
            // As below, it may be said of the hour behind it.
            let next = end < pieces.count && pieces[end].isBlank ? end + 1 : end
            if clock.minute == nil, next < pieces.count, pieces[next].number != nil { return }
            guard let isAfternoon = part.isAfternoon(at: clock.hour) else { return }
            index = end
            clock.half = range(from: start)
            clock.isAfternoon = isAfternoon
            clock.isCertain = true
            return
        }
        guard let word = piece(gap)?.word, let half = DayHalf(word) else { return }
        if half.isLetter, clock.hour.value > 12 && clock.hour.digits <= 2 || piece(gap + 1)?.number != nil { return }
        // `2023. 3. 18 오후 10:58`: it is the hour behind it that it is said of.
        let behind = piece(gap + 1)?.isBlank == true ? gap + 2 : gap + 1
        if half.stands == .both, clock.minute == nil, piece(behind)?.number != nil { return }
        // `um 12:30 am 31.12.2024`: German has "on" before the day.
        if word == "am", piece(behind)?.number != nil, pieces[..<index].contains(where: { $0.word == "um" }) { return }
        // `31.12.2024 a 14.30`: a letter alone is an article behind anything but a time.
        if half.isLetter, clock.minute == nil, gap > 0, !isAllThereIs(hourAt: index - 1) { return }
        let named = index + gap
        index = named + 1
        if piece()?.mark == "." { index += 1 }
        clock.half = range(from: named)
        clock.isAfternoon = half.isAfternoon
        clock.countsFromZero = half.countsFromZero
        clock.isCertain = true
    }

    /// Whether nothing but an hour and the word behind it are in the text: `5 p`.
    private func isAllThereIs(hourAt hour: Int) -> Bool {
        pieces[..<hour].allSatisfy { $0.isBlank }
            && pieces[(index + gap + 1)...].allSatisfy { $0.isBlank || $0.mark == "." }
    }

    /// Hour and minute in one run of digits: `T143000`, `130pm`, `1430 Uhr`.
    private func splitDigits(of clock: inout ClockReading) {
        guard clock.isCertain, clock.minute == nil else { return }
        let widths: [Int]
        switch clock.hour.digits {
        case 3: widths = [1, 2]
        case 4: widths = [2, 2]
        case 6: widths = [2, 2, 2]
        default: return
        }
        guard let parts = clock.hour.split(widths) else { return }
        clock.hour = parts[0]
        clock.minute = parts[1]
        if parts.count > 2 { clock.second = parts[2] }
    }

    private mutating func takeZone(_ clock: inout ClockReading, isBehindT: Bool) {
        let start = index
        index += gap
        let first = index
        var isDistance = false
        if let word = piece()?.word, Self.zones.contains(word) {
            if word == "z" { clock.isISO = true }
            isDistance = word == "gmt" || word == "utc"
            index += 1
            if piece()?.mark == "+" || piece()?.mark == "-" { takeOffset() }
        } else if isRegion() {
            takePlaces()
        } else if piece()?.mark == "+"
            || piece()?.mark == "-"
                && ((isBehindT || hasOffset) && clock.minute != nil || clock.second != nil
                    || first > start && piece(1)?.number?.digits == 4)
        {
            takeOffset()
            isDistance = index > first
            // What that is called may be said besides: `+0100 CET`.
            if isDistance, let word = piece(gap)?.word, Self.zones.contains(word) { index += gap + 1 }
        }
        // A clock of twelve hours has no seconds beside its distance to UTC: that is RFC 2822, or SQL.
        if isDistance, clock.second != nil, clock.hour.digits == 2 { clock.isISO = true }
        if piece(gap)?.mark == "(" || piece(gap)?.mark == "[" {
            let name = piece(gap + 1)?.word ?? ""
            if index > first || clock.second != nil || Self.zones.contains(name) || isRegion(behind: gap + 1) {
                takeBrackets()
            }
        }
        guard index > first else {
            index = start
            return
        }
        clock.zone = pieces[first].range.lowerBound..<pieces[index - 1].range.upperBound
    }

    /// `+01:00`, `+0100`, `+1`; nothing where it is no such distance.
    private mutating func takeOffset() {
        guard let hours = piece(1)?.number, hours.digits <= 4, hours.digits != 3,
            hours.value / (hours.digits == 4 ? 100 : 1) <= ClockOffset.mostHours
        else { return }
        index += 2
        if hours.digits <= 2, piece()?.mark == ":", piece(1)?.number?.digits == 2 { index += 2 }
    }

    /// Whether the name of a zone with its region begins here: `America/New_York`.
    private func isRegion(behind distance: Int = 0) -> Bool {
        guard let word = piece(distance)?.word, Self.regions.contains(word) else { return false }
        return piece(distance + 1)?.mark == "/" && piece(distance + 2)?.word != nil
    }

    private mutating func takePlaces() {
        index += 1
        while let mark = piece()?.mark, mark == "/" || mark == "_" || mark == "-", piece(1)?.word != nil { index += 2 }
        // `Etc/GMT+12`
        if piece()?.mark == "+" || piece()?.mark == "-" { takeOffset() }
    }

    /// The name of a zone: `(Central European Time)`, `[Europe/Berlin]`, `(UTC+1)`.
    private mutating func takeBrackets() {
        var end = index + gap + 1
        while end < pieces.count {
            if let number = pieces[end].number {
                guard number.digits <= 4, let sign = pieces[end - 1].mark, "+-:".contains(sign) else { return }
            }
            if pieces[end].mark == ")" || pieces[end].mark == "]" {
                index = end + 1
                return
            }
            end += 1
        }
    }

    static let hourWords = TableText(
        """
        h hr hrs hs hour hours heure heures hora horas u uhr uur ч час часа часов годин години година hodin hodiny hodín óra órakor giờ
        sati ura uri 時 时 點 点 시 น बजे वाजता વાગ્યે ਵਜੇ
        """
    ).words
    static let minuteWords = ["min", "mn", "m", "мин", "минут", "минуты", "хв", "хвилин", "分", "분"]
    static let secondWords = ["s", "sec", "sek", "с", "сек", "秒", "초"]
    static let regions = [
        "africa", "america", "antarctica", "asia", "atlantic", "australia", "etc", "europe", "indian", "pacific",
    ]
    static let zones = TableText(
        """
        z utc gmt ut est edt cst cdt mst mdt pst pdt akst akdt hst wet west cet cest mez mesz eet eest
        msk bst ist jst kst sgt hkt aest aedt acst awst nzst nzdt sast wib brt art
        """
    ).words
}

/// A word that says which half of the day is meant.
private struct DayHalf {
    enum Place { case behind, both }

    var isAfternoon: Bool
    var stands = Place.behind
    var countsFromZero = false
    var isLetter = false

    init?(_ word: String) {
        switch word {
        case "am": isAfternoon = false
        case "pm": isAfternoon = true
        case "a", "p":
            isAfternoon = word == "p"
            isLetter = true
        case "πμ", "ص": isAfternoon = false
        case "μμ", "م": isAfternoon = true
        case "午前", "上午", "凌晨", "早上", "上晝", "오전": (isAfternoon, stands, countsFromZero) = (false, .both, true)
        case "午後", "下午", "傍晚", "下晝", "오후": (isAfternoon, stands, countsFromZero) = (true, .both, true)
        default: return nil
        }
    }
}

/// What a part of the day, which may be called in several words, says of the hour beside it: `abends`, `de la tarde`, `朝`.
private struct DayPart {
    /// For each hour of twelve, the twelfth as 0: `a`, `p` or `-`.
    private let halves: [UInt8]

    /// The longest that begins with a piece, and the piece behind it; nil where none does.
    static func longest(at start: Int, in pieces: [DatePiece]) -> (part: DayPart, end: Int)? {
        var found: (part: DayPart, end: Int)?
        var (letters, words, index) = ("", 0, start)
        while index < pieces.count, words < 4 {
            let piece = pieces[index]
            index += 1
            guard let word = piece.word else {
                if piece.isBlank || piece.mark == "'" || piece.mark == "-" || piece.mark == "." { continue }
                break
            }
            letters += word
            words += 1
            if let halves = TableText(DayParts.words).head(ofLineWith: letters) {
                found = (DayPart(halves: Array(halves.utf8)), index)
            }
        }
        if let (part, end) = found, end < pieces.count, pieces[end].mark == "." { return (part, end + 1) }
        return found
    }

    /// Whether it is noon or midnight, and no time around it.
    var isMoment: Bool { halves[0] != UInt8(ascii: "-") && halves.dropFirst().allSatisfy { $0 == UInt8(ascii: "-") } }

    /// Whether an hour beside it is one of the afternoon; nil where that is not sure.
    func isAfternoon(at hour: TextNumber) -> Bool? {
        guard hour.digits <= 2 else { return nil }
        let half = halves[hour.value % 12]
        return half == UInt8(ascii: "-") ? nil : half == UInt8(ascii: "p")
    }
}
