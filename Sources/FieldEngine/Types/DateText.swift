/// A text in which a date may stand, with everything in it sorted by what it may be in a date.
struct DateText {
    struct NamedMonth {
        var month: Int
        /// How many numbers stand before it.
        var position: Int
        var range: Range<Int>
        /// What it is where the word is meant as a weekday, as it may be in some language.
        var weekday: Weekday?
        var isRoman = false
        var isThai = false

        var mayBeWeekday: Bool { weekday != nil }
    }

    /// What a time in the text is to the field.
    enum Clocks {
        /// It stands beside the date that is asked for.
        case beside
        /// It is asked for itself.
        case wanted
    }

    struct Weekday {
        /// From 0 for Sunday; nil where languages disagree.
        var day: Int?
        var range: Range<Int>
    }

    let text: String
    private(set) var numbers: [TextNumber] = []
    /// What is said of each number to be.
    private(set) var units: [DateUnit?] = []
    private(set) var months: [NamedMonth] = []
    private(set) var weekdays: [Weekday] = []
    /// Whether its year is counted from another beginning than ours. The number is the year of ours.
    private(set) var isOfOtherEra = false
    /// Words and signs that mean nothing in a date.
    private(set) var unknown: [Range<Int>] = []
    /// Times of day.
    private(set) var clocks: [Range<Int>] = []
    /// Those among them that are of the next day: 24:00.
    private(set) var midnights: [Range<Int>] = []
    private(set) var isOnlyDigits = false
    /// Whether the date is written as ISO 8601 has it, so that no one can doubt what is meant.
    private(set) var isISO = false

    /// - Parameter pieces: those of the text; some may have been taken out.
    init(_ text: String, pieces: [DatePiece], clocks: Clocks = .beside) {
        self.text = text
        var pieces = pieces
        isOnlyDigits = pieces.count == 1 && pieces[0].number != nil
        let isBasicISO = Self.isBasicISO(pieces)
        takeClocks(from: &pieces)
        if self.clocks.isEmpty { takeStampedClock(from: &pieces, clocks) }
        isISO = isBasicISO || Self.isISO(pieces)
        var pendingUnit: DateUnit?
        // The year before the first of the era that is named.
        var era: Int?
        for index in pieces.indices {
            switch pieces[index].kind {
            case .blank: continue
            case .mark(let mark):
                if mark.isSignOfQuantity || isSign(at: index, in: pieces) { unknown.append(pieces[index].range) }
            case .number(let number):
                numbers.append(number)
                units.append(pendingUnit)
                pendingUnit = nil
            case .word(let word):
                if let years = Self.yearsBeforeEra(word) ?? yearsBeforeEra(letterAt: index, in: pieces) {
                    era = years
                    if numberFollows(index, in: pieces) { pendingUnit = .year }
                } else if word.hasSuffix("元年"), let years = Self.yearsBeforeEra(String(word.dropLast(2))) {
                    // The first year of an era has a word for its number.
                    era = years
                    numbers.append(TextNumber(value: 1, digits: 1, range: pieces[index].range))
                    units.append(.year)
                } else if let unit = DateUnit(behind: word), let last = units.indices.last, units[last] ?? unit == unit
                {
                    units[last] = unit
                } else if word == "năm", wordBefore(index, in: pieces) == "thứ" {
                    // It is the year's word, and the five of Thursday.
                    weekdays.append(Weekday(day: nil, range: pieces[index].range))
                } else if let unit = DateUnit(before: word), numberFollows(index, in: pieces) {
                    pendingUnit = unit
                } else {
                    sort(word, at: index, in: pieces)
                }
            }
        }
        settleMonths()
        convertYear(from: era)
    }

    /// In Thai years of the Buddhist era are written with or without its name.
    private mutating func convertYear(from named: Int?) {
        let isThai = months.contains { $0.isThai }
        guard let era = named ?? (isThai ? Self.yearsBeforeEra("พศ") : nil),
            let place = units.firstIndex(of: .year) ?? numbers.lastIndex(where: { $0.digits > 2 })
                ?? numbers.indices.last,
            numbers[place].digits <= 4, named != nil || numbers[place].value >= 2400
        else { return }
        isOfOtherEra = true
        let year = max(numbers[place].value + era, 0)
        numbers[place] = TextNumber(value: year, digits: 4, range: numbers[place].range)
    }

    /// Whether a mark is the minus of the number behind it, and separates nothing: `-1999-05-23`, `02.05.-1999`.
    private func isSign(at index: Int, in pieces: [DatePiece]) -> Bool {
        guard pieces[index].mark == "-", index + 1 < pieces.count, pieces[index + 1].number != nil else { return false }
        if pieces[index].range.lowerBound == 0 { return true }
        guard index > 0, let mark = pieces[index - 1].mark else { return false }
        return ".-/".contains(mark) && !(numbers.isEmpty && months.isEmpty)
    }

    private func numberFollows(_ index: Int, in pieces: [DatePiece]) -> Bool {
        pieces[(index + 1)...].first { !$0.isBlank }?.number != nil
    }

    private func wordBefore(_ index: Int, in pieces: [DatePiece]) -> String? {
        pieces[..<index].last { !$0.isBlank }?.word
    }

    private mutating func sort(_ word: String, at index: Int, in pieces: [DatePiece]) {
        let range = pieces[index].range
        let isBehindNumber = index > 0 && pieces[index - 1].number != nil
        if isBehindNumber, Self.ordinals.contains(word) { return }
        if isBehindNumber, word == "z" {
            // A zone without a time.
            clocks.append(range)
            return
        }
        // Thai leaves out the word for a day.
        let named = MonthNames.weekday(named: word) ?? (word.isThai ? MonthNames.weekday(named: "วัน" + word) : nil)
        let weekday = named.map { day in
            Weekday(day: day == MonthNames.severalDays ? nil : day, range: range)
        }
        if !clocks.isEmpty, TimeReading.isJoint(word) { return }
        // In Hebrew `in December` is one word.
        let word = word.hasPrefix("ב") && MonthNames.month(named: word) == nil ? String(word.dropFirst()) : word
        if let month = MonthNames.month(named: word) {
            months.append(
                NamedMonth(
                    month: month, position: numbers.count, range: range, weekday: weekday, isThai: word.isThai))
        } else if let weekday {
            weekdays.append(weekday)
        } else if let roman = Self.romanMonths.firstIndex(of: word) {
            months.append(NamedMonth(month: roman + 1, position: numbers.count, range: range, isRoman: true))
        } else if Self.joints.contains(word), word.utf8.count > 1 || Self.joins(at: index, in: pieces) {
            return
        } else if word == "am", numbers.isEmpty, pieces[index...].contains(where: { $0.number != nil }) {
            // German: am 31. Dezember. Behind all numbers it would be a half of the day: `12:05, AM`.
            return
        } else if Self.isEnding(word, at: index, in: pieces) {
            return
        } else {
            unknown.append(range)
        }
    }

    /// Whether a word is the ending of a number's word, joined to it: `24-го`, `1:a`, `2024'te`.
    private static func isEnding(_ word: String, at index: Int, in pieces: [DatePiece]) -> Bool {
        guard index > 1, pieces[index - 2].number != nil, let mark = pieces[index - 1].mark, "-:'".contains(mark) else {
            return false
        }
        // In Azerbaijani it has four letters: `3-üncü`.
        return (word.count <= 3 || word.count == 4 && word.dropFirst().hasPrefix("nc"))
            && (index + 1 == pieces.count || pieces[index + 1].isBlank || pieces[index + 1].mark == ",")
    }

    /// Whether a letter stands by itself, as in `2024 m.` and `4 d`, and not right before a digit: `M02` is the name of something
    /// else.
    private static func joins(at index: Int, in pieces: [DatePiece]) -> Bool {
        let isJoined = index + 1 < pieces.count && pieces[index + 1].number != nil
        return !isJoined
    }

    /// A word that names a month and a weekday is the weekday where the month is said otherwise, and one that names
    /// a month where there is one too many means nothing here.
    private mutating func settleMonths() {
        let isRomanRight = numbers.count == 2
        for month in months where month.isRoman && !(isRomanRight && month.position == 1) {
            unknown.append(month.range)
        }
        months.removeAll { $0.isRoman && !(isRomanRight && $0.position == 1) }
        guard months.count > 1 || numbers.count > 2 else { return }
        if numbers.count > 2 {
            for month in months {
                if let weekday = month.weekday {
                    weekdays.append(weekday)
                } else {
                    unknown.append(month.range)
                }
            }
            months = []
        } else if let between = months.firstIndex(where: { $0.position == 1 }), numbers.count == 2,
            months.count(where: { $0.position == 1 }) == 1, months[between].mayBeWeekday
        {
            // It stands between day and year, and so is the month, whatever the other word is: `sht, 23 mar 1968`.
            for (index, month) in months.enumerated() where index != between {
                if let weekday = month.weekday {
                    weekdays.append(weekday)
                } else {
                    unknown.append(month.range)
                }
            }
            months = [months[between]]
        } else if months.contains(where: { !$0.mayBeWeekday }) {
            weekdays += months.compactMap { $0.weekday }
            months.removeAll { $0.mayBeWeekday }
        }
    }

    // MARK: Times beside the date

    private mutating func takeClocks(from pieces: inout [DatePiece]) {
        var index = 0
        while index < pieces.count {
            guard let clock = clock(at: index, in: pieces) else {
                index += 1
                continue
            }
            take(clock, from: &pieces)
        }
        guard clocks.isEmpty else { return }
        // Where times have full stops: `31.12.2024 klo 14.30`, `31. dec. 2024 14.30.00`.
        let places = pieces.indices.filter { pieces[$0].number != nil }
        let isNamed = pieces.contains { $0.word.map { MonthNames.month(named: $0) != nil } ?? false }
        let first = isNamed ? 2 : 3
        guard places.count == first + 2 || places.count == first + 3, places[first] > places[first - 1] + 1,
            pieces[places[first] - 1].isBlank,
            places[(first + 1)...].allSatisfy({ pieces[$0 - 1].mark == "." && pieces[$0].number?.digits == 2 }),
            let clock = ClockReading.clock(at: places[first], in: pieces, separators: ["."]), clock.minute?.digits == 2,
            clock.hourOfDay != nil
        else { return }
        take(clock, from: &pieces)
    }

    /// Takes a time in digits that are not parted, behind the date: `20240523_235521`, `2024-05-23 2355`. Where no time is
    /// asked for, four digits may be anything.
    private mutating func takeStampedClock(from pieces: inout [DatePiece], _ clocks: Clocks) {
        let places = pieces.indices.filter { pieces[$0].number != nil }
        guard let last = places.last, last > 1, let clock = pieces[last].number, let date = pieces[last - 2].number
        else { return }
        let isCompact = places.count == 2 && date.digits == 8
        let isParted = places.count == 4 && places.contains { $0 < last && pieces[$0].number?.digits == 4 }
        let isBehind = pieces[last - 1].isBlank || isCompact && pieces[last - 1].mark.map { "_-".contains($0) } == true
        let isAsked = clocks == .wanted && (clock.digits == 4 || clock.digits == 6)
        guard isBehind, isCompact && clock.digits == 6 || (isCompact || isParted) && isAsked,
            last + 1 == pieces.count || pieces[last + 1].word == nil
        else { return }
        self.clocks.append(clock.range)
        pieces.removeSubrange(last - 1...last)
    }

    private mutating func take(_ clock: ClockReading, from pieces: inout [DatePiece]) {
        var taken = clock.pieces
        // The distance of a zone behind a date alone.
        if taken.lowerBound > 0, pieces[taken.lowerBound - 1].mark == "+" {
            taken = taken.lowerBound - 1..<taken.upperBound
        }
        let range = pieces[taken.lowerBound].range.lowerBound..<pieces[taken.upperBound - 1].range.upperBound
        clocks.append(range)
        if clock.hour.value == 24 { midnights.append(range) }
        pieces.removeSubrange(taken)
    }

    private func clock(at index: Int, in pieces: [DatePiece]) -> ClockReading? {
        // A number that others are joined to is a part of a date, or of no time.
        if index > 0, let mark = pieces[index - 1].mark {
            let number = index > 1 ? pieces[index - 2].number : nil
            // Behind the year of `10/Oct/2000:13:55:36` the time of a log begins.
            let isBehindYear = number?.digits == 4 && index > 2 && pieces[index - 3].mark == "/"
            if mark == ":" && !isBehindYear || [".", "/", "-"].contains(mark) && number != nil { return nil }
        }
        switch pieces[index].kind {
        case .number(let number): if number.digits > 2 { return nil }
        case .word(let word):
            if word == "t", index == 0 || pieces[index - 1].number == nil { return nil }
            // Noon is one of the day; of which day midnight is, nobody knows.
            if let moment = ClockReading.moment(at: index, in: pieces), moment.isAfternoon == true { return moment }
        case .mark, .blank: return nil
        }
        guard let clock = ClockReading.clock(at: index, in: pieces, separators: ["."]), clock.isCertain,
            clock.hour.digits <= 2, clock.second.map({ $0.digits <= 2 }) ?? true
        else { return nil }
        if clock.pieces.upperBound < pieces.count, pieces[clock.pieces.upperBound].mark == ":" { return nil }
        switch (clock.separator, clock.minute?.digits) {
        case (":", .some(2)): return clock
        case (":", .some(1)) where clock.second == nil:
            // A minute of one digit is one beside all of a date.
            let others = pieces.indices.filter {
                !clock.pieces.contains($0)
                    && (pieces[$0].number != nil || pieces[$0].word.map { MonthNames.month(named: $0) != nil } == true)
            }
            return others.count >= 3 ? clock : nil
        case (":", .some): return nil
        case (".", .some(let digits)):
            // Not the end of a date with the time behind it.
            let isBehindPart = index > 0 && pieces[index - 1].mark == "."
            return digits == 2 && clock.hourOfDay != nil && clock.second == nil && !isBehindPart ? clock : nil
        default: return clock
        }
    }

    /// Whether eight digits have the time or the zone of ISO 8601's basic form behind them: `20241231T143000`, `20241231Z`.
    private static func isBasicISO(_ pieces: [DatePiece]) -> Bool {
        guard let date = pieces.firstIndex(where: { $0.number != nil }), pieces[date].number?.digits == 8,
            date + 1 < pieces.count, let word = pieces[date + 1].word
        else { return false }
        return word == "z" || word == "t" && date + 2 < pieces.count && pieces[date + 2].number != nil
    }

    private static func isISO(_ pieces: [DatePiece]) -> Bool {
        let kept = pieces.drop { $0.isBlank }.prefix { !$0.isBlank }
        guard kept.count == 5, let first = kept.first?.number, first.digits == 4 else { return false }
        let numbers = kept.compactMap { $0.number }
        return numbers.count == 3 && numbers[1].digits == 2 && numbers[2].digits == 2
            && kept.count(where: { $0.mark == "-" }) == 2
    }

    // MARK: Words

    /// Behind the number of a day.
    private static let ordinals = TableText(
        """
        st nd rd th er re e è º ª o го й ste de hb η লা রা ঠা ই শে af ail ain ydd il fed eg mh వ ನೇ वा वीं वां મી વી વાં வது
        """
    ).words
    /// What joins the parts of a date, or says that there is one.
    private static let joints = TableText(
        """
        de del d of the den der dem le la el il dia día date datum data fecha on г год года году р року
        рік r roku rok m gada ta ad ce พศ คศ วันที่ оны сарын y ж жыл жылы թ まで ה მე
        """
    ).words
    private static let romanMonths = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"]

    /// The Gregorian year before the first one of an era that is written with a date; the Thai one comes before ours.
    private static func yearsBeforeEra(_ word: String) -> Int? {
        switch word {
        case "令和": 2018
        case "平成": 1988
        case "昭和": 1925
        case "大正": 1911
        case "民國", "民国": 1911
        case "พศ": -543
        default: nil
        }
    }

    /// The same of a capital letter that stands for an era of Japan before three short numbers: `R8.11.27`.
    private func yearsBeforeEra(letterAt index: Int, in pieces: [DatePiece]) -> Int? {
        // Nothing but the first word goes through all pieces.
        guard pieces[..<index].allSatisfy({ $0.isBlank }), index + 1 < pieces.count, pieces[index + 1].number != nil
        else { return nil }
        let all = pieces.compactMap { $0.number }
        guard all.count == 3, all.allSatisfy({ $0.digits <= 2 }) else { return nil }
        return switch text.slice(pieces[index].range) {
        case "R", "Ｒ": Self.yearsBeforeEra("令和")
        case "H", "Ｈ": Self.yearsBeforeEra("平成")
        case "S", "Ｓ": Self.yearsBeforeEra("昭和")
        case "T", "Ｔ": Self.yearsBeforeEra("大正")
        default: nil
        }
    }
}

extension String {
    fileprivate var isThai: Bool { unicodeScalars.first.map { (0xE00...0xE7F).contains($0.value) } ?? false }
}
