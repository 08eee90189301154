import Automata

/// One way in which a number that somebody has is written: an entry of the table of identifiers.
///
/// What it is made of is compiled when it is needed first; everything happens on one thread.
final class IdentifierForm: @unchecked Sendable {
    /// What its country calls the number.
    let name: String
    /// The country's letters, which may stand before it; empty where none may.
    let prefix: String
    /// With and without the prefix.
    let template: Template
    let prefixed: Template?
    /// Whether it may have fewer characters than slots.
    let isOfAnyLength: Bool
    /// What the number is without its prefix, but for checksums.
    let expression: Expression
    private let checks: [Check]
    /// What its entry says at the end.
    let mark: Mark?
    /// How many digits a letter ends that begin it; 0 where none does.
    let leadingDigits: Int
    /// Where a date stands in it; nil where none does.
    let date: Range<Int>?
    private let endsWithDigit: Bool
    private static let digits: ClosedRange<UInt8> = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// What may stand behind the checksums of an entry.
    enum Mark: String {
        /// One of the first ten digits stands there twice or three times, and no other twice.
        case twin
        /// The same character all along is no number, as with zeros alone.
        case varied
        /// Only a field that asks for it by its name takes it: nothing tells it from another number of its country.
        case asked
        /// Authorities gave out numbers with wrong check digits: they are a warning.
        case warns
        /// Its hyphens tell it from another form that has the same digits, and are in the value.
        case hyphenated
        /// Without the zero in front that it has today, or with one that it does not have.
        case lacksZero = "+0"
        case hasZero = "-0"
    }

    /// A checksum by reference: each key asks for several, and as values they would be copied with all their tables.
    private final class Check {
        let system: CheckSystem

        init(_ system: CheckSystem) { self.system = system }
    }

    private lazy var language = try? Language(allOf: [expression], preparation: .lazy)

    var length: Int { template.slots.count }

    /// - Parameter words: the name, the template, the pattern and the checksums of an entry.
    init?(_ words: ArraySlice<Substring>) {
        guard words.count >= 3 else { return nil }
        let words = Array(words)
        name = String(words[0].map { $0 == "_" ? " " : $0 })
        guard let shape = IdentifierShape(words[1]) else { return nil }
        prefix = String(shape.prefix.filter { $0.isMeaningful })
        template = shape.template
        prefixed = shape.prefixed
        isOfAnyLength = shape.isOfAnyLength
        if words[2] == "-" {
            expression = .sequence(shape.template.slots.map { .set($0.takes.scalars ?? .all) })
            date = nil
        } else {
            guard let pattern = IdentifierPattern(words[2]) else { return nil }
            expression = pattern.expression
            date = pattern.date
        }
        checks = words[3...].compactMap { CheckSystem(notation: $0) }.map { Check($0) }
        endsWithDigit = shape.template.slots.last?.placeholder == "0"
        mark = words.last.flatMap { Mark(rawValue: String($0)) }
        let digits = shape.template.slots.prefix { $0.placeholder == "0" }.count
        leadingDigits = digits < shape.template.slots.count ? digits : 0
        guard checks.count + (mark == nil ? 0 : 1) == words.count - 3 else { return nil }
    }

    /// The number without its prefix, as far as it is there.
    func body(of value: String) -> String {
        if prefix.isEmpty { return value }
        return value.utf8.begins(withBytesOf: prefix) ? String(value.utf8.dropFirst(prefix.utf8.count)) ?? value : value
    }

    /// A number with the zeros that were left out before digits which a letter ends: `0000121J` for `121J`.
    func filled(_ value: String) -> String? {
        let body = body(of: value)
        let digits = body.prefix { $0.isNumber }.utf8.count
        guard digits > 0, digits < body.utf8.count, digits < leadingDigits else { return nil }
        let letters = value.prefix(value.count - body.count)
        return letters + String(repeating: "0", count: leadingDigits - digits) + body
    }

    /// A whole number with the zero that it lacks, or without the one that is too much.
    func finished(_ value: String) -> String {
        let body = body(of: value)
        let letters = value.prefix(value.count - body.count)
        switch mark {
        case .lacksZero: return letters + "0" + body
        case .hasZero: return letters + String(body.dropFirst())
        case .twin, .varied, .asked, .warns, .hyphenated, nil: return value
        }
    }

    /// Digits with the hyphens that tell the form; nil where they are not as many as it has.
    func hyphenated(_ digits: Substring) -> String? {
        var value = ""
        for digit in digits where digit != "-" {
            let place = value.utf8.count
            if place < template.slots.count, template.slots[place].placeholder == "-" { value += "-" }
            value.append(digit)
        }
        return value.utf8.count == length && template.holds(value) ? value : nil
    }

    /// A number with the zeros that were left out before each group of its digits: `106130584` for `1-613-584`.
    func filled(groupsOf text: String) -> String? {
        var widths: [Int] = []
        for index in template.slots.indices {
            if index == 0 || !template.literals[index].isEmpty { widths.append(0) }
            widths[widths.count - 1] += 1
        }
        let groups = text.split { !$0.isMeaningful }
        guard groups.count == widths.count, groups.count > 1 else { return nil }
        var value = ""
        for (group, width) in zip(groups, widths) {
            guard group.utf8.count <= width, group.utf8.allSatisfy({ $0.isDigit }) else { return nil }
            value += String(repeating: "0", count: width - group.utf8.count) + group
        }
        return value
    }

    /// Whether a value is the beginning of the prefix and no more.
    func isBeginningOfPrefix(_ value: String) -> Bool {
        !prefix.isEmpty && value.utf8.count < prefix.utf8.count && prefix.hasPrefix(value)
    }

    var hasChecksums: Bool { !checks.isEmpty }

    /// What a value is to the form, checksums apart.
    func verdict(_ body: String) -> Language.Verdict { language?.verdict(body) ?? .partial }

    /// Whether the checksums hold, or still may.
    func mayHold(_ body: String, isWhole: Bool) -> Bool {
        mark == .warns || checksHold(body, isWhole: isWhole)
    }

    /// Whether the checksums hold, or still may, also where that is only a warning.
    func checksHold(_ body: String, isWhole: Bool) -> Bool {
        if checks.isEmpty, mark != .twin { return true }
        return CheckedText.with(body.unicodeScalars, atMost: body.utf8.count) { text in
            if isOfAnyLength { return !isWhole || checks.allSatisfy { $0.system.holds(text, of: text.count) } }
            if text.count == length, text.allSatisfy({ $0 == (mark == .varied ? text[0] : "0") }) { return false }
            if mark == .twin,
                Self.areThreeTogether(text[..<min(text.count, 10)]) || text.count >= 10 && !Self.haveTwin(text[..<10])
            {
                return false
            }
            guard text.count == length - 1, endsWithDigit else {
                return checks.allSatisfy { $0.system.mayHold(text, of: length) }
            }
            // What a check system takes in the last place may be more than the form does.
            return Self.digits.contains { digit in
                checks.allSatisfy { $0.system.holds(text.followed(by: Unicode.Scalar(digit)), of: length) }
            }
        }
    }

    /// Whether three digits side by side are the same: a digit that stands there three times does not.
    private static func areThreeTogether(_ digits: CheckedText.Places) -> Bool {
        var run = 0
        var last: Unicode.Scalar?
        for digit in digits {
            run = digit == last ? run + 1 : 1
            last = digit
            if run == 3 { return true }
        }
        return false
    }

    private static func haveTwin(_ digits: CheckedText.Places) -> Bool {
        var twins = 0
        for (index, digit) in zip(digits.indices, digits) where digits[..<index].contains(digit) == false {
            let count = digits.reduce(0) { $1 == digit ? $0 + 1 : $0 }
            if count > 3 { return false }
            if count > 1 { twins += 1 }
        }
        return twins == 1
    }
}

/// The template of an entry: `0` is a digit, `A` a letter, `X` either, `S` `+` or `-` besides, `P` is `+` alone, `M` `-`, `N` `&` or `Ñ`, `C` one of `*@#`, `L` a slash, `H` and
/// `h` hexadecimal digits; `_` is a blank. What stands before `!` is the prefix, `?` behind all says that the
/// number may be shorter.
private struct IdentifierShape {
    var prefix: Substring = ""
    var template: Template
    var prefixed: Template?
    var isOfAnyLength: Bool

    init?(_ word: Substring) {
        var rest = word
        isOfAnyLength = rest.last == "?"
        if isOfAnyLength { rest.removeLast() }
        if let end = rest.firstIndex(of: "!") {
            prefix = rest[..<end]
            rest = rest[rest.index(after: end)...]
        }
        // A letter in the place of a digit is flagged where it stands, since leaving it out would move those behind it.
        let takesLetters = rest.contains { Self.kinds.contains($0) }
        var slots: [Template.Slot] = []
        var literals = [""]
        func add(_ placeholder: Character, _ takes: CharacterClass) {
            slots.append(Template.Slot(placeholder: placeholder, takes: takes))
            literals.append("")
        }
        for character in prefix {
            if character.isMeaningful {
                add(character, .capitalsAndDigits)
            } else {
                literals[literals.count - 1].append(character == "_" ? " " : character)
            }
        }
        let count = slots.count
        for character in rest {
            switch character {
            case "0": add("0", takesLetters ? .capitalsAndDigits : .digits)
            case "A", "X": add(character, .capitalsAndDigits)
            case "S": add("X", .withSigns)
            case "P": add("+", .plus)
            case "M": add("-", .hyphen)
            case "N": add("A", .withOtherLetters)
            case "C": add("X", .withMarks)
            case "L": add("X", .withSlash)
            case "H": add("H", .capitalHexadecimal)
            case "h": add("x", .smallHexadecimal)
            default: literals[literals.count - 1].append(character == "_" ? " " : character)
            }
        }
        guard slots.count > count else { return nil }
        var own = Array(literals[count...])
        if count > 0 {
            prefixed = Template(slots: slots, literals: literals)
            own[0] = ""
        }
        template = Template(slots: Array(slots[count...]), literals: own)
    }

    private static let kinds: [Character] = ["A", "X", "S", "N", "C", "L"]
}

/// The pattern of an entry: alternatives between `||`, each of patterns and of dates such as `<7YYMMDD>`, which begins at the seventh
/// character; `%` is all countries; behind `!` a pattern of what no number begins with. Behind the parts of a date `y` says the hundred years that two digits are of, or the first and the last year; `m` and
/// `d` what is added to the month and the day, or twelve letters for the months.
private struct IdentifierPattern {
    var expression: Expression
    var date: Range<Int>?

    init?(_ word: Substring) {
        var alternatives: [Expression] = []
        let whole = word.firstIndex(of: "!") ?? word.endIndex
        var rest = word[..<whole]
        var date: Range<Int>?
        while true {
            let end = rest.indices.first { rest[$0...].hasPrefix("||") } ?? rest.endIndex
            guard let one = Self.sequence(rest[..<end], &date) else { return nil }
            alternatives.append(one)
            if end == rest.endIndex { break }
            rest = rest[end...].dropFirst(2)
        }
        expression = .any(of: alternatives)
        self.date = date
        if whole < word.endIndex {
            guard let never = try? Pattern(String(word[whole...].dropFirst())) else { return nil }
            expression = expression.subtracting(never.expression + .set(.all).repeated(0...))
        }
    }

    private static func sequence(_ text: Substring, _ date: inout Range<Int>?) -> Expression? {
        var parts: [Expression] = []
        var rest = text
        while !rest.isEmpty {
            if rest.first == "<" {
                guard let end = rest.firstIndex(of: ">") else { return nil }
                var reader = IdentifierDate(rest[rest.index(after: rest.startIndex)..<end])
                guard let dates = reader.expression() else { return nil }
                parts.append(dates)
                date = reader.place
                rest = rest[rest.index(after: end)...]
            } else {
                var source = String(rest.prefix { $0 != "<" })
                rest = rest.dropFirst(source.count)
                if let place = source.firstIndex(of: "%") {
                    source.replaceSubrange(place...place, with: Identifiers.countries)
                }
                guard let pattern = try? Pattern(source) else { return nil }
                parts.append(pattern.expression)
            }
        }
        return .sequence(parts)
    }
}

/// Reads the date of a pattern.
private struct IdentifierDate {
    private var rest: Substring
    private(set) var place = 0..<0

    init(_ text: Substring) { rest = text }

    mutating func expression() -> Expression? {
        guard let first = number() else { return nil }
        var letters: [Character] = []
        while let letter = rest.first, !letter.isLowercase {
            letters.append(letter)
            rest.removeFirst()
        }
        place = first - 1..<first - 1 + letters.count
        // Of a century that nobody knows, the years that have all leap days.
        var years: ClosedRange<Int>?
        var (aboveMonth, aboveDay) = (0, 0)
        var months: [String] = []
        while let option = rest.popFirst() {
            switch option {
            case "y":
                guard let begin = number() else { return nil }
                if rest.first == "-" { rest.removeFirst() }
                years = begin...(number() ?? begin + 99)
            case "m":
                if let number = number() {
                    aboveMonth = number
                } else {
                    months = rest.prefix(12).map { String($0) }
                    rest = rest.dropFirst(12)
                }
            case "d": aboveDay = number() ?? 0
            default: return nil
            }
        }
        if aboveMonth > 0 { months = (1...12).map { String($0 + aboveMonth) } }
        let hasWholeYear = letters.filter { $0 == "Y" }.count == 4
        let range = years ?? (hasWholeYear ? 1800...2199 : 1901...2000)
        var parts: [Expression.DatePart] = []
        var next = letters[...]
        while let letter = next.first {
            let count = next.prefix { $0 == letter }.count
            switch (letter, count) {
            case ("Y", 4): parts.append(.year)
            case ("Y", 2): parts.append(.shortYear(base: range.lowerBound))
            case ("M", 2) where months.isEmpty: parts.append(.month)
            case ("M", _): parts.append(.monthName(months))
            case ("D", 2): parts.append(aboveDay == 0 ? .day : .dayAbove(aboveDay))
            default: parts.append(.literal(String(repeating: letter, count: count)))
            }
            next = next.dropFirst(count)
        }
        return .calendar(parts, years: range)
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }
}

extension CharacterClass {
    fileprivate static let withSigns = CharacterClass(ScalarSet(known: "[0-9A-Z+\\-]"))
    fileprivate static let plus = CharacterClass(ScalarSet("+"))
    static let hyphen = CharacterClass(ScalarSet("-"))
    fileprivate static let withOtherLetters = CharacterClass(ScalarSet(known: "[0-9A-Z&Ñ]"))
    fileprivate static let withMarks = CharacterClass(ScalarSet(known: "[0-9A-Z*@#]"))
    fileprivate static let withSlash = CharacterClass(ScalarSet(known: "[0-9A-Z/]"))
    fileprivate static let capitalHexadecimal = CharacterClass(ScalarSet(known: "[0-9A-F]"))
    fileprivate static let smallHexadecimal = CharacterClass(ScalarSet(known: "[0-9a-f]"))
}
