/// A number in a text.
struct TextNumber: Equatable, Sendable {
    /// What its digits say; of more than 18 the first 18.
    private(set) var whole: Int64
    /// How many digits it has.
    var digits: Int
    /// Where it is: UTF-8 offsets in the text.
    var range: Range<Int>
    /// Whether it is written in the digits of a country that has a calendar of its own besides.
    var isEastern = false

    init(value: Int, digits: Int, range: Range<Int>, isEastern: Bool = false) {
        whole = Int64(value)
        self.digits = digits
        self.range = range
        self.isEastern = isEastern
    }

    /// The same as a number to count with: no part of a date has nine digits.
    var value: Int { Int(min(whole, 999_999_999)) }

    fileprivate mutating func append(_ digit: Int) {
        if digits < Self.mostDigits { whole = whole * 10 + Int64(digit) }
        digits += 1
    }

    /// The number with as many digits as it has there.
    var text: String { padded(to: digits) }

    /// The number with so many digits at least.
    func padded(to width: Int) -> String {
        let text = String(whole)
        return String(repeating: "0", count: max(width - text.utf8.count, 0)) + text
    }

    /// The numbers that runs of so many of its digits say; nil where it has more or fewer digits.
    func split(_ widths: [Int]) -> [TextNumber]? {
        guard widths.reduce(0, +) == digits, digits <= Self.mostDigits else { return nil }
        let isASCII = range.count == digits
        var rest = digits
        var start = range.lowerBound
        return widths.map { width in
            rest -= width
            let part = Int(whole / Self.power(rest) % Self.power(width))
            defer { start += width }
            return TextNumber(
                value: part, digits: width, range: isASCII ? start..<start + width : range, isEastern: isEastern)
        }
    }

    fileprivate static let mostDigits = 18
    private static func power(_ exponent: Int) -> Int64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}

/// A piece of a text as dates and times are made of them.
struct DatePiece: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case number(TextNumber)
        /// A word in lower case, without full stops.
        case word(String)
        case mark(Character)
        case blank
    }

    var kind: Kind
    /// UTF-8 offsets in the text.
    var range: Range<Int>

    var number: TextNumber? { if case .number(let number) = kind { number } else { nil } }
    var word: String? { if case .word(let word) = kind { word } else { nil } }
    var mark: Character? { if case .mark(let mark) = kind { mark } else { nil } }
    var isBlank: Bool { kind == .blank }

    /// Longer texts are not taken apart.
    static let longestText = 4096
    /// Longer ones are not kept as they are where they say nothing: they were never meant for a date or a time.
    static let longestKept = 240

    /// Takes a text apart; nil for one that is too long.
    ///
    /// - Parameter locale: whose words are known besides those that mean the same in all languages.
    static func pieces(of text: String, locale: String = "") -> [DatePiece]? {
        guard text.utf8.count <= longestText else { return nil }
        var scanner = DatePieceScanner(text)
        var pieces: [DatePiece] = []
        while var piece = scanner.next(after: pieces.last) {
            if case .word(let word) = piece.kind {
                if let (start, name) = halfOfLetters(endingWith: word, behind: pieces)
                    ?? monthOfWords(endingWith: word, behind: pieces)
                {
                    piece = DatePiece(kind: .word(name), range: pieces[start].range.lowerBound..<piece.range.upperBound)
                    pieces.removeSubrange(start...)
                } else {
                    var word = word
                    if let (weekday, part) = weekdayWithPart(word), piece.range.count == word.utf8.count {
                        let end = piece.range.lowerBound + weekday.utf8.count
                        pieces.append(DatePiece(kind: .word(weekday), range: piece.range.lowerBound..<end))
                        piece.range = end..<piece.range.upperBound
                        word = part
                    }
                    // Japanese joins its "of": `夜の9時`.
                    let name = word.count > 1 && word.last == "の" ? String(word.dropLast()) : word
                    piece.kind = .word(Self.known(name, locale: locale))
                }
            }
            pieces.append(piece)
        }
        nameMarch(of: locale, in: &pieces)
        return pieces
    }

    /// Has `mar` be no mardi where it is March, and all other months in the text are of that locale.
    private static func nameMarch(of locale: String, in pieces: inout [DatePiece]) {
        guard let first = pieces.firstIndex(where: { $0.word == "mar" }),
            CalendarNames.month(named: "mar", in: locale) != nil, !CalendarNames.hasMonthAsWeekday(locale)
        else { return }
        let names = pieces.compactMap { $0.word }.filter { MonthNames.month(named: $0) != nil }
        // A weekday alone stands in front.
        guard names.allSatisfy({ CalendarNames.month(named: $0, in: locale) != nil }),
            names.count > 1 || pieces[..<first].contains(where: { !$0.isBlank })
        else { return }
        for index in pieces.indices where pieces[index].word == "mar" { pieces[index].kind = .word(english(3)) }
    }

    private static func english(_ month: Int) -> String {
        CalendarNames.months("en", isWide: true, isBesideDay: true)[month - 1].asWord
    }

    /// A weekday and the part of the day behind it, where they are one word: `星期四上午`. East Asia writes no blanks.
    private static func weekdayWithPart(_ word: String) -> (weekday: String, part: String)? {
        guard let first = word.unicodeScalars.first, first.value >= 0x2E80 else { return nil }
        for length in [2, 1] where word.count > length {
            let (weekday, part) = (String(word.dropLast(length)), String(word.suffix(length)))
            if ClockReading.isPartOfDay(part), MonthNames.weekday(named: weekday) != nil { return (weekday, part) }
        }
        return nil
    }

    /// The half of the day in two letters with a blank between: `p. m.`
    private static func halfOfLetters(endingWith last: String, behind pieces: [DatePiece]) -> (
        start: Int, name: String
    )? {
        guard last == "m", pieces.count > 2, pieces[pieces.count - 1].isBlank, pieces[pieces.count - 2].mark == ".",
            let first = pieces[pieces.count - 3].word, first == "a" || first == "p"
        else { return nil }
        return (pieces.count - 3, first + last)
    }

    /// The longest name of a month that has two or three words, `كانون الثاني`, `арван нэгдүгээр сар`, and where it begins; nil where a
    /// word ends none.
    private static func monthOfWords(endingWith last: String, behind pieces: [DatePiece]) -> (start: Int, name: String)?
    {
        var found: (start: Int, name: String)?
        // In Mongolian a day is one of the month's.
        var (name, start) = (last == "сарын" ? "сар" : last, pieces.count)
        while start > 1, pieces.count - start < 4, pieces[start - 1].isBlank, let word = pieces[start - 2].word {
            start -= 2
            name = word + " " + name
            if MonthNames.month(named: name) != nil { found = (start, name) }
        }
        return found
    }

    /// A word, or the English one where it is known only of the locale: `listopad` is November in Polish and October in Croatian,
    /// and Hungarian's `du.` would be a Sunday in Romanian.
    private static func known(_ word: String, locale: String) -> String {
        if locale.isEmpty || ClockReading.isDayHalf(word) { return word }
        if let half = CalendarNames.wordsOfHalves(locale).firstIndex(where: { $0.asWord == word }) {
            return half % 2 == 0 ? "am" : "pm"
        }
        if MonthNames.month(named: word) != nil { return word }
        guard let month = CalendarNames.month(named: word, in: locale) else { return word }
        return english(month)
    }
}

extension CalendarNames {
    /// Whether a month of the locale is written as a weekday is: `mar` is both in Spanish.
    fileprivate static func hasMonthAsWeekday(_ locale: String) -> Bool {
        ["cy", "es", "gl", "it", "ro", "sq"].contains(locale.lowercased().prefix { $0 != "-" && $0 != "_" })
    }

    /// The month, from 1, that a word names in a locale, or with three letters at least begins to name; nil where it names none or
    /// several.
    fileprivate static func month(named word: String, in locale: String) -> Int? {
        var begun: [Int] = []
        for (isWide, isBesideDay) in [(true, true), (false, true), (true, false), (false, false)] {
            for (index, name) in months(locale, isWide: isWide, isBesideDay: isBesideDay).enumerated() {
                let name = name.asWord
                if name == word { return index + 1 }
                // Of a name of several words the first is no beginning: they are read as one.
                if name.hasPrefix(word), !name.contains(" "), begun.last != index + 1 { begun.append(index + 1) }
            }
        }
        guard let month = begun.first, begun.allSatisfy({ $0 == month }), word.unicodeScalars.count > 2 else {
            return nil
        }
        return MonthNames.weekday(named: word) == nil ? month : nil
    }
}

private struct DatePieceScanner {
    /// The next character, and those behind it.
    private var first: Character?
    private var rest: String.Iterator
    private var offset = 0

    init(_ text: String) {
        rest = text.makeIterator()
        first = rest.next()
    }

    mutating func next(after last: DatePiece?) -> DatePiece? {
        guard let first else { return nil }
        let start = offset
        if first.isBlank {
            take(while: { $0.isBlank })
            return DatePiece(kind: .blank, range: start..<offset)
        }
        if first.digit != nil { return number() }
        if first.isLetter || first.isNumber {
            let word = word(behindNumber: last?.number != nil)
            return DatePiece(kind: .word(word), range: start..<offset)
        }
        take()
        return DatePiece(kind: .mark(first.plainMark), range: start..<offset)
    }

    private mutating func take() {
        offset += first?.utf8.count ?? 0
        first = rest.next()
    }

    private mutating func take(while isTaken: (Character) -> Bool) {
        while let first, isTaken(first) { take() }
    }

    private mutating func number() -> DatePiece {
        var number = TextNumber(value: 0, digits: 0, range: offset..<offset)
        while let first, let digit = first.digit?.ascii {
            number.append(Int(digit & 15))
            if let scalar = first.unicodeScalars.first?.value {
                number.isEastern =
                    number.isEastern || (0x660...0x669).contains(scalar) || (0x6F0...0x6F9).contains(scalar)
            }
            take()
        }
        number.range = number.range.lowerBound..<offset
        return DatePiece(kind: .number(number), range: number.range)
    }

    /// A run of letters; of the characters that East Asian dates write behind their numbers each by itself. The full stops
    /// of `p.m.` or `ม.ค.` stand behind single letters and belong to the word.
    private mutating func word(behindNumber: Bool) -> String {
        if behindNumber, let first, DateUnit(character: first) != nil || first.isClockUnit {
            take()
            return String(first)
        }
        var word = ""
        var run = 0
        while let first {
            if first.isLetter || first.isNumber && first.digit == nil {
                word.append(first)
                run += 1
            } else if "׳'’״\"”".contains(first), word.unicodeScalars.first?.isHebrew == true {
                // The signs of an abbreviation, which few have on their keys.
            } else if first == ".", run == 1 || run == 2 && !word.utf8.allSatisfy({ $0 < 0x80 }),
                isBeforeLetter
            {
                run = 0
            } else {
                break
            }
            take()
        }
        return word.asName
    }

    /// Whether a letter comes behind the next character.
    private var isBeforeLetter: Bool {
        var behind = rest
        return behind.next()?.isLetter == true
    }
}

extension String {
    /// A name as a word of it is in a text that was taken apart: without the full stop behind it, and Hebrew's sign of an abbreviation.
    fileprivate var asWord: String { String(filter { $0 != "." && $0 != "״" }).asName }

    /// In lower case and without joiners, as names are in tables.
    fileprivate var asName: String {
        let lowered = lowercased()
        func isDropped(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }
        let isPlain = lowered.utf8.allSatisfy { $0 < 0x80 }
        if isPlain { return lowered }
        var name = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in lowered.unicodeScalars {
            // The dotted capital I of Turkish keeps its dot when it becomes small.
            if !isDropped(scalar), !(scalar == "\u{307}" && last == "i") { name.append(scalar) }
            last = scalar
        }
        return String(name)
    }
}

extension Unicode.Scalar {
    fileprivate var isHebrew: Bool { (0x5D0...0x5EA).contains(value) }
}

extension Character {
    /// The digit that it is. The vowel sign of an ending may be one character with it, as in Malayalam's `25ാം`.
    fileprivate var digit: Character? {
        if let digit = CharacterClass.digits.taken(self) { return digit }
        guard let first = unicodeScalars.first,
            unicodeScalars.dropFirst().allSatisfy({ (0x900...0xD7F).contains($0.value) })
        else { return nil }
        return CharacterClass.digits.taken(Character(first))
    }

    /// A mark as it is on most keyboards: the full-width forms and the dashes have the meaning of the plain one.
    fileprivate var plainMark: Character {
        if isMinusSign { return "-" }
        switch self {
        case "／", "⁄", "∕", "╱": return "/"
        case "．", "。", "｡": return "."
        case "，", "、", "،", "､": return ","
        case "：", "︰", "∶": return ":"
        case "’", "ʼ", "´", "`", "‘": return "'"
        case "（": return "("
        case "）": return ")"
        case "＋": return "+"
        case "・", "･": return "·"
        default: return self
        }
    }

    /// Whether East Asian times write it behind the number of an hour, a minute or a second.
    fileprivate var isClockUnit: Bool {
        switch self {
        case "時", "时", "點", "点", "시", "分", "분", "秒", "초": true
        default: false
        }
    }

    /// Whether it is a sign that says something of a number, where other marks only separate.
    var isSignOfQuantity: Bool {
        switch self {
        case "|", "/": false
        case "%", "‰": true
        default: isMathSymbol || isSignOfCurrency
        }
    }
}

/// What a word behind a number says that the number is, or one before it: `2024年`, `ngày 31`.
enum DateUnit: Sendable {
    case year, month, day

    init?(character: Character) {
        switch character {
        case "年", "년": self = .year
        case "月", "월": self = .month
        case "日", "号", "號", "일": self = .day
        default: return nil
        }
    }

    /// One that stands behind its number.
    init?(behind word: String) {
        guard let first = word.first, word.count == 1 else { return nil }
        self.init(character: first)
    }

    /// One that stands before its number.
    init?(before word: String) {
        switch word {
        case "năm": self = .year
        case "tháng", "thg": self = .month
        case "ngày": self = .day
        default: return nil
        }
    }
}
