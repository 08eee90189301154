import Automata

/// A part of a format, such as the day of a date: characters that stay together, whatever happens beside them.
///
/// Shared, and never changed: every key looks at several, and as a value each look would count references to all of its texts.
final class Part: Sendable {
    /// How the numbers of a part are written that have fewer digits than the part has places.
    enum Zeros: Sendable {
        /// With zeros before them, in as many places as there are: `07`.
        case padded
        /// Without, though a zero may be typed: `7`, and `07` becomes that.
        case dropped
        /// Without: a digit takes the place of a zero that is typed before it, `7`. One that is typed before digits which stand there
        /// goes when the part is left.
        case none
    }

    let kind: SegmentKind
    /// What an empty part looks like: a character for each of its places.
    let placeholder: String
    /// The letter by which a type that extends this one has the part in its template, in whatever language the placeholder is.
    let letter: Character?
    /// What stands for the places that are empty before others that are filled: the placeholder, where it can't be taken for
    /// something typed.
    let gap: String
    /// The least and the most characters.
    let width: ClosedRange<Int>
    let takes: CharacterClass
    /// What is done to a letter before it is tested.
    let letters: Template.LetterCase
    /// The numbers that the part may say, of eighteen digits at most; nil where it says none.
    let numbers: ClosedRange<Int64>?
    let zeros: Zeros
    /// The words that the part may say, as they are shown; empty where any characters of the class will do.
    let words: [String]
    /// What is shown behind the part as soon as it is whole: the `M` behind `P`.
    let ending: String
    /// How far apart the numbers are that a step goes through, and one of them.
    let step: Int64
    let stepBase: Int64
    /// Whether it takes all digits and nothing else, so that its numbers can be stepped through.
    let isOfDigits: Bool

    init(
        _ kind: SegmentKind, placeholder: String, letter: Character? = nil, width: ClosedRange<Int>? = nil,
        takes: CharacterClass? = nil, letters: Template.LetterCase = .asTyped, numbers: ClosedRange<Int64>? = nil,
        zeros: Zeros = .padded, words: [String] = [], ending: String = "", step: Int64 = 1, stepBase: Int64 = 0
    ) {
        self.kind = kind
        self.placeholder = placeholder
        self.letter = letter ?? placeholder.first
        self.width = width ?? placeholder.count...placeholder.count
        let takes = takes ?? (words.isEmpty ? .digits : Part.letters(of: words))
        self.takes = takes
        self.letters = letters
        // A half of the day is typed in small letters too.
        let isTold = !placeholder.contains {
            takes.taken($0) != nil || kind == .dayPeriod && takes.taken($0.upperCased) != nil
        }
        let places = self.width.count == 1 ? placeholder.count : 1
        gap = isTold ? placeholder : String(repeating: PartsFormat.gapCharacter, count: places)
        self.numbers = numbers
        self.zeros = zeros
        self.words = words
        self.ending = ending
        self.step = step
        self.stepBase = stepBase
        isOfDigits = takes.scalars == CharacterClass.digits.scalars
    }

    /// The same with something else about it.
    func with(
        placeholder: String? = nil, width: ClosedRange<Int>? = nil, takes: CharacterClass? = nil, step: Int64? = nil,
        stepBase: Int64? = nil
    ) -> Part {
        Part(
            kind, placeholder: placeholder ?? self.placeholder, letter: letter, width: width ?? self.width,
            takes: takes ?? self.takes, letters: letters, numbers: numbers, zeros: zeros, words: words, ending: ending,
            step: step ?? self.step,
            stepBase: stepBase ?? self.stepBase)
    }

    private static func letters(of words: [String]) -> CharacterClass {
        var letters = words.flatMap { Array(($0 + $0.uppercased() + $0.lowercased()).unicodeScalars) }
        // 晚上 is the evening, 上午 the morning: alone, the second letter would be taken for the beginning of that.
        if letters.contains("上") { letters.append("晚") }
        // Letters are typed without their marks too.
        for scalar in "abcdefghijklmnopqrstuvwxyz".unicodeScalars {
            let plain = Character(scalar)
            guard words.contains(where: { $0.contains { $0.isMarked(plain) } }) else { continue }
            letters += [scalar] + plain.uppercased().unicodeScalars
        }
        return CharacterClass(ScalarSet(letters))
    }

    /// Whether each text of the part has as many characters as it has places.
    var isFixed: Bool { width.count == 1 && words.isEmpty }

    // MARK: Its texts

    /// Whether a whole text of the part begins so.
    func canBegin(_ text: String) -> Bool {
        if !words.isEmpty {
            // A sign that joins letters is typed before the second of them (`ম্ব`).
            return words.contains {
                $0.foldedHasPrefix(text, markless: true) || $0.unicodeScalars.starts(with: text.unicodeScalars)
            }
        }
        let count = text.characterCount
        guard count <= width.upperBound else { return false }
        guard let numbers, count > 0 else { return true }
        guard let number = Part.number(text) else { return false }
        let hasZero = text.utf8.first == .zeroDigit
        switch zeros {
        case .padded: return Part.begins(number, count, to: width.upperBound, in: numbers)
        case .none where hasZero && count > 1: return false
        case .dropped where hasZero: return Part.begins(number, count, to: width.upperBound, in: numbers)
        case .none, .dropped:
            return (count...width.upperBound).contains { Part.begins(number, count, to: $0, in: numbers) }
        }
    }

    /// Whether a number of the range, written with as many digits as told, begins with these.
    private static func begins(_ number: Int64, _ count: Int, to width: Int, in numbers: ClosedRange<Int64>) -> Bool {
        var first = number
        var last = number
        for _ in count..<max(width, count) {
            // A number has at most eighteen digits.
            first = first.multipliedSaturated(by: 10)
            last = last.multipliedSaturated(by: 10)
            last = last == .max ? last : last + 9
        }
        return first <= numbers.upperBound && last >= numbers.lowerBound
    }

    /// Whether nothing more can be typed behind a text of the part.
    func isFull(_ text: String) -> Bool {
        if !words.isEmpty {
            let count = text.characterCount
            return words.contains { $0.isIdentical(to: text) }
                && !words.contains { $0.count > count && $0.foldedHasPrefix(text) }
        }
        if text.characterCount >= width.upperBound { return true }
        if zeros == .padded || numbers == nil || text.isEmpty { return false }
        return !(UInt8.zeroDigit...UInt8.zeroDigit + 9).contains { digit in
            canBegin(text + String(Character(Unicode.Scalar(digit))))
        }
    }

    /// What is true of a text of the part.
    func state(of text: String) -> PartState {
        if text.isEmpty { return .empty }
        if !words.isEmpty {
            if words.contains(where: { $0.isIdentical(to: text) }) { return .complete }
            return canBegin(text) ? .partial : .wrong
        }
        guard text.characterCount >= width.lowerBound else { return canBegin(text) ? .partial : .wrong }
        guard let numbers else { return .complete }
        guard let number = Part.number(text) else { return .wrong }
        if numbers.contains(number) { return .complete }
        return text.characterCount < width.upperBound && canBegin(text) ? .partial : .wrong
    }

    /// A text of the part when the part is left: a number in its own spelling, a word that is the only one to begin so. Nil
    /// where it stays as it is.
    func left(_ text: String) -> String? {
        if text.isEmpty { return nil }
        if !words.isEmpty {
            // An offset of whole hours needs no minutes, nor a zero.
            let hours = text.utf8.count == 2 ? text.prefix(1) + "0" + text.suffix(1) : text
            let whole = kind == .offset ? hours + ":00" : text
            return (word(begun: text) ?? words.first { $0.isIdentical(to: whole) })
                .flatMap { $0.isIdentical(to: text) ? nil : $0 }
        }
        guard let numbers else { return nil }
        if zeros == .padded, text.characterCount >= width.upperBound { return nil }
        guard let number = Part.number(text), numbers.contains(number) else { return nil }
        let spelled =
            switch zeros {
            case .padded: String(repeating: "0", count: max(width.upperBound - text.characterCount, 0)) + text
            case .dropped, .none: String(number)
            }
        return spelled.isIdentical(to: text) || spelled.characterCount < width.lowerBound ? nil : spelled
    }

    /// The only word that begins so, capitals aside, or that is so.
    func word(begun text: String) -> String? {
        let isMarkless = isMarkless(text)
        var found: String?
        for word in words where word.foldedHasPrefix(text, markless: isMarkless) {
            if word.count == text.characterCount { return word }
            if found != nil { return nil }
            found = word
        }
        return found
    }

    /// The beginning of a word as the first word that begins so spells it.
    func spelled(begun text: String) -> String {
        let isMarkless = isMarkless(text)
        return words.first { $0.foldedHasPrefix(text, markless: isMarkless) }
            .map { String($0.prefix(text.characterCount)) } ?? text
    }

    /// Whether no word begins with the letters as they are typed, so that they may lack their marks: `Ma` is `Mai`, `Mar` is `März`.
    private func isMarkless(_ text: String) -> Bool { !words.contains { $0.foldedHasPrefix(text) } }

    /// The number that a text of digits says; nil for any other, and for one that is too great. By the byte, since each key
    /// asks it of several texts: `Int64` looks for signs, and for digits of any base.
    static func number(_ text: String) -> Int64? {
        text.withUTF8Bytes { bytes in
            if bytes.isEmpty { return nil }
            var number: Int64 = 0
            for byte in bytes {
                guard byte.isDigit else { return nil }
                let (tens, isTooGreat) = number.multipliedReportingOverflow(by: 10)
                let (sum, overflows) = tens.addingReportingOverflow(Int64(byte - .zeroDigit))
                if isTooGreat || overflows { return nil }
                number = sum
            }
            return number
        }
    }

    /// The text of a number of the part.
    func text(of number: Int64) -> String {
        let digits = String(number)
        if zeros != .padded { return digits }
        return String(repeating: "0", count: max(width.upperBound - digits.characterCount, 0)) + digits
    }
}

/// How much of a part is there.
public enum PartState: String, Sendable {
    case empty, partial, complete, wrong
}

/// What a part of a text means, for widgets with spin buttons (`TextSegment` in protocol/specification.md).
public enum SegmentKind: Equatable, Sendable {
    case year, month, week, day, hour, minute, second, fraction, dayPeriod, offset
    /// A client's own word.
    case named(String)

    public var rawValue: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        case .fraction: "fractionalSecond"
        case .dayPeriod: "dayPeriod"
        case .offset: "offset"
        case .named(let name): name
        }
    }

    /// Whether any of the usual separators of dates and times may stand for another beside the part.
    var isOfCalendar: Bool {
        switch self {
        case .year, .month, .week, .day, .hour, .minute, .second, .fraction, .dayPeriod, .offset: true
        case .named: false
        }
    }
}

extension StringProtocol {
    /// A byte by itself is a character.
    var characterCount: Int { utf8.count <= 1 ? utf8.count : LengthUnit.character.count(self) }
}

extension String {
    /// The UTF-8 offset behind so many characters, or the end.
    func utf8Offset(ofCharacter count: Int) -> Int {
        isOneByteEach ? min(max(count, 0), utf8.count) : prefix(max(count, 0)).utf8.count
    }

    /// How many characters begin before a UTF-8 offset.
    func characterCount(beforeUTF8 offset: Int) -> Int {
        if offset >= utf8.count { return characterCount }
        return withUTF8Bytes { UnsafeBufferPointer(rebasing: $0[..<max(offset, 0)]).plainClusterCount }
            ?? slice(0..<offset).count
    }
}

extension String {
    /// Whether the text begins with another, small and capital letters being the same.
    ///
    /// - Parameter markless: takes letters without their marks for those with them.
    func foldedHasPrefix(_ other: String, markless: Bool = false) -> Bool {
        var mine = makeIterator()
        for character in other {
            guard let own = mine.next(),
                own == character || own.lowercased() == character.lowercased()
                    || markless && own.isMarked(character)
            else { return false }
        }
        return true
    }
}

extension Character {
    /// Whether it is another letter with marks: what is typed where a keyboard has none.
    func isMarked(_ plain: Character) -> Bool {
        if isASCII { return false }
        let letter = plain.lowercased()
        let own = lowercased()
        switch (own, letter) {
        // Their strokes are no marks to Unicode.
        case ("ł", "l"), ("ø", "o"), ("đ", "d"), ("ı", "i"): return true
        default: return Self.marks.contains { own == letter + $0 }
        }
    }

    private static let marks = [
        "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{30A}", "\u{30B}",
        "\u{30C}",
        "\u{31B}", "\u{323}", "\u{327}", "\u{328}",
    ]
}
