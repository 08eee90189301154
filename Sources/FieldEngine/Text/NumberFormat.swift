/// How a number is shown: digits with what stands before, between and behind them.
///
/// The value is the number as its user writes it, in ASCII: digits with a `-` before and one `.` between them where
/// there is one. A prefix, group separators and a suffix are literals of the text: never part of the value.
struct NumberFormat: Equatable, Sendable {
    /// A currency sign. It shows before the first digit, behind the sign.
    var prefix = ""
    /// What stands before the sign of negative amounts where that is not the first: `€ -5`, `CHF-5`.
    var prefixBeforeMinus: String?
    /// A unit. It is written when editing ends, or when it is typed.
    var suffix = ""
    /// The most digits behind the decimal sign; nil for any number of them.
    var decimals: Int?
    /// Whether the digits behind the decimal sign are filled with zeros when editing ends.
    var fillsDecimals = false
    var groups = false
    var allowsNegative = false
    var decimalSign = DecimalSign.point
    var groupSign = GroupSign.comma
    var groupSizes = GroupSizes.thousand
    /// How many digits have to stand before the first group sign.
    var leastGrouped = 1
    /// The code of the currency of an amount, where it is known.
    var currency: String?
    /// Whether it is an amount of money, with a currency that is known or not.
    var isMoney = false
    /// Whether it is an amount of money that has no decimals, such as one of yen.
    var isOfWholeAmounts: Bool { isMoney && decimals == 0 }
    /// When prefix and suffix show.
    var affixes = Affixes.filled
    /// Whether negative numbers stand in parentheses, as accountants write them.
    var usesParentheses = false
    /// Whether a zero is written before a decimal sign that no digit stands before, while it is typed.
    var writesLeadingZero = false
    /// Whether the decimal sign shows as Arabic's, with digits that go with it.
    var showsArabicSign = false
    /// How the places behind the decimal sign are typed.
    var entry = Entry.insert

    typealias Affixes = AffixDisplay

    enum Entry: String, CaseIterable, Sendable {
        /// Digits come in between those that are there.
        case insert
        /// All places stand there, and digits replace them.
        case overtype
        /// All places stand there, and digits push those before them to the left.
        case centsFirst
    }

    enum DecimalSign: String, CaseIterable, Sendable {
        case point = "."
        case comma = ","

        /// What stands between groups where nothing else is said. Where the comma is the decimal sign, this is the narrow
        /// space of ISO 80000-1.
        var usualGroupSign: GroupSign {
            switch self {
            case .point: .comma
            case .comma: .narrowSpace
            }
        }
    }

    /// What stands between groups of digits.
    enum GroupSign: String, CaseIterable, Sendable {
        case comma = ","
        case point = "."
        case apostrophe = "'"
        case quote = "\u{2019}"
        case space = " "
        case noBreakSpace = "\u{A0}"
        case thinSpace = "\u{2009}"
        case narrowSpace = "\u{202F}"
        case arabic = "\u{66C}"
    }

    /// How many digits stand together: three, three and before them two by two, or four.
    enum GroupSizes: String, CaseIterable, Sendable {
        case thousand, lakh, myriad

        /// How many digits the last group has.
        var last: Int {
            switch self {
            case .thousand, .lakh: 3
            case .myriad: 4
            }
        }

        /// How many all groups before it have, but the first, which may have fewer.
        var others: Int {
            switch self {
            case .thousand: 3
            case .lakh: 2
            case .myriad: 4
            }
        }

        /// Whether a group ends where so many digits follow.
        func isBoundary(digitsBehind count: Int) -> Bool {
            count == last || count > last && (count - last).isMultiple(of: others)
        }
    }

    /// The most characters that a number may have: no more than a `DecimalNumber` holds.
    static let capacity = DecimalNumber.maximumDigits

    /// Whether a group sign is shown before a digit.
    func isGrouped(digitsBefore: Int, digitsBehind: Int) -> Bool {
        groups && digitsBefore > 0 && groupSizes.isBoundary(digitsBehind: digitsBehind)
            && digitsBefore + digitsBehind >= groupSizes.last + leastGrouped
    }

    /// What a character is in a number of this format.
    func role(of character: Character) -> Role? {
        if let digit = character.asciiValue, digit.isDigit { return .digit(digit) }
        if let digit = CharacterClass.digits.taken(character)?.asciiValue { return .digit(digit) }
        switch NumberSign(character) {
        case .point: return decimalSign == .point ? .decimalSign : .otherSign
        case .comma: return decimalSign == .comma ? .decimalSign : .otherSign
        case .arabicDecimal: return .decimalSign
        case .arabicGroup, .apostrophe, .space: return .groupSign
        case nil: return character.isMinusSign || character.isLongVowelSign ? .minus : nil
        }
    }

    enum Role: Equatable {
        case digit(UInt8)
        case decimalSign
        /// The one of point and comma that is not the decimal sign here: between groups it may stand, and elsewhere it is
        /// the decimal sign.
        case otherSign
        case minus
        case groupSign
    }
}

/// What stands between the digits of numbers, wherever they were written.
enum NumberSign: Equatable {
    /// Either may be a decimal sign or stand between groups.
    case point, comma
    case arabicDecimal
    /// These can only stand between groups.
    case arabicGroup, apostrophe, space

    init?(_ character: Character) {
        guard let scalar = character.onlyScalar else { return nil }
        switch scalar {
        // Keyboards of Chinese and Japanese have the full stop of their texts where others have the point.
        case ".", "．", "。", "｡": self = .point
        case ",", "，", "\u{60C}": self = .comma
        case "٫": self = .arabicDecimal
        case "٬": self = .arabicGroup
        case "'", "\u{2019}", "\u{2018}", "\u{2BC}", "＇": self = .apostrophe
        case " ", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": self = .space
        default: return nil
        }
    }

    /// Whether it is a decimal sign in some numbers.
    var mayBeDecimal: Bool {
        switch self {
        case .point, .comma, .arabicDecimal: true
        case .arabicGroup, .apostrophe, .space: false
        }
    }

    /// Whether it stands between groups in some numbers.
    var mayGroup: Bool { self != .arabicDecimal }
}

extension NumberFormat {
    /// The value as it is written when editing ends: no leading zeros but the one before the decimal sign, decimals
    /// filled. What is no number, such as a sign alone, stays as it is.
    func finished(_ value: String) -> String {
        if isFinished(value) { return value }
        guard let number = PlainNumber(value) else { return value }
        return number.written(places: fillsDecimals ? decimals ?? 0 : 0)
    }

    /// Whether a value is certainly written so already: most are, each time when their form is submitted.
    private func isFinished(_ value: String) -> Bool {
        value.withUTF8Bytes { bytes in
            var digits = bytes[...]
            // Zero has no sign: whether it is zero is not looked at here.
            if digits.first == .minusSign { digits.removeFirst() }
            guard let first = digits.first, first.isDigit else { return false }
            let point = digits.firstIndex(of: .decimalPoint)
            let integer = digits[..<(point ?? digits.endIndex)]
            let fraction = digits[(point.map { $0 + 1 } ?? digits.endIndex)...]
            if first == .zeroDigit, integer.count > 1 || bytes.first == .minusSign { return false }
            if point != nil, fraction.isEmpty { return false }
            if fillsDecimals, let decimals, fraction.count < decimals { return false }
            return integer.allSatisfy { $0.isDigit } && fraction.allSatisfy { $0.isDigit }
        }
    }

    /// The canonical form of a value: one for each number, `12.5` for `012.50`; with a fixed number of decimals all of
    /// them. Nil for what is no number.
    func typed(_ value: String) -> String? {
        // Mostly it is written so already.
        if isFinished(value), fillsDecimals || value.utf8.last != .zeroDigit || !value.utf8.contains(.decimalPoint) {
            return value
        }
        guard let number = PlainNumber(value) else { return nil }
        if fillsDecimals { return finished(value) }
        return number.written(dropsZeros: true)
    }

    /// A number as the field shows it when editing has ended: as messages name a bound.
    func shown(_ number: String) -> String { layout(finished(number), tail: .finished).text }

    /// Whether a text is a number, or the beginning of one, as the format has it: digits, a sign and a point where it
    /// allows them.
    func holds(_ value: String) -> Bool {
        if Self.isVerbatim(value) || value.utf8.count > Self.capacity { return false }
        if value.utf8.first == .minusSign, !allowsNegative { return false }
        guard let point = value.utf8.firstIndex(of: .decimalPoint), let decimals else { return true }
        return decimals > 0 && value.utf8[point...].count - 1 <= decimals
    }

    /// The value of a decimal string; nil for what is none, or none that the format can show.
    func value(ofTyped text: String) -> String? {
        guard let number = PlainNumber(text), number.isPlainlyWritten, text.utf8.count <= Self.capacity else {
            return nil
        }
        if number.isNegative, !number.isZero, !allowsNegative { return nil }
        if let decimals, number.significantDecimals > decimals { return nil }
        return finished(number.written(dropsZeros: true))
    }

    /// What a format with a fixed number of decimals looks like, such as `$0.00`; nil for one without.
    var pattern: String? {
        guard fillsDecimals else { return nil }
        return layout(finished("0"), tail: .finished).text
    }

    /// What is written behind the text of a value when editing ends, as far as it is known; nil where the number of
    /// decimals is not fixed.
    func remainder(of value: String, tail: Tail) -> String? {
        guard fillsDecimals, let decimals, !Self.isVerbatim(value) else { return nil }
        let isClosed = affixes != .filled && !suffix.isEmpty || usesParentheses && value.utf8.first == .minusSign
        // Behind what stands at the end nothing is left to be filled in.
        if isClosed, text(of: value, tail: tail).utf8.count > value.utf8.count { return "" }
        guard value.utf8.contains(where: { $0 != .minusSign }) else {
            // The sign, as much of the prefix as was typed, and the rest of the pattern.
            var prefixShown = text(of: value, tail: tail).dropFirst(value.count).count
            if !value.isEmpty, prefixShown == prefixBeforeMinus?.count { prefixShown = prefix.count }
            return String((pattern ?? "").dropFirst(prefixShown))
        }
        if affixes == .filled {
            let suffixShown = suffixShown(tail).utf8.count
            if suffixShown > 0 { return String(decoding: suffix.utf8.dropFirst(suffixShown), as: UTF8.self) }
        }
        let point = value.utf8.firstIndex(of: .decimalPoint)
        let fraction = point.map { value.utf8[$0...].count - 1 } ?? 0
        let hasSign = point == nil && decimals > 0
        let zeros = max(0, decimals - fraction)
        return suffix.withUTF8Bytes { suffix in
            String(unsafeUninitializedCapacity: zeros + suffix.count + 1) { text in
                if hasSign { text[0] = decimalSign == .point ? .decimalPoint : UInt8(ascii: ",") }
                let end = zeros + (hasSign ? 1 : 0)
                text[(hasSign ? 1 : 0)..<end].update(repeating: .zeroDigit)
                return text[end...].update(fromContentsOf: suffix)
            }
        }
    }
}

/// The parts of a plain decimal number, as they are written: a look at a text, which takes no memory.
struct PlainNumber {
    private let text: String
    let isNegative: Bool
    /// Where the digits are before the decimal sign, and those behind it, in UTF-8.
    private let integer: Range<Int>
    private let fraction: Range<Int>

    /// Nil for anything but an optional `-`, digits, and at most one `.` among them.
    init?(_ text: String) {
        let start = text.utf8.first == .minusSign ? 1 : 0
        let end = text.utf8.count
        var point = end
        let isNumber = text.withUTF8Bytes { bytes in
            for place in start..<end where !bytes[place].isDigit {
                guard point == end, bytes[place] == .decimalPoint else { return false }
                point = place
            }
            return true
        }
        self.text = text
        isNegative = start == 1
        integer = start..<point
        fraction = min(point + 1, end)..<end
        guard isNumber, !integer.isEmpty || !fraction.isEmpty else { return nil }
    }

    private init() {
        text = "0"
        isNegative = false
        integer = 0..<1
        fraction = 1..<1
    }

    static let zero = PlainNumber()

    /// Whether there are digits on both sides of a decimal sign.
    var isPlainlyWritten: Bool { !integer.isEmpty && (integer.upperBound == text.utf8.count || !fraction.isEmpty) }

    var isZero: Bool {
        text.withUTF8Bytes { bytes in
            bytes[integer].allSatisfy { $0 == .zeroDigit } && bytes[fraction].allSatisfy { $0 == .zeroDigit }
        }
    }

    /// The digits before the decimal sign without zeros before them.
    private func significantInteger(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var start = integer.lowerBound
        while start < integer.upperBound, bytes[start] == .zeroDigit { start += 1 }
        return start..<integer.upperBound
    }

    /// The digits behind it without zeros behind them.
    private func significantFraction(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var end = fraction.upperBound
        while end > fraction.lowerBound, bytes[end - 1] == .zeroDigit { end -= 1 }
        return fraction.lowerBound..<end
    }

    /// How many decimals it has, and without zeros at the end.
    var decimals: Int { fraction.count }
    var significantDecimals: Int { text.withUTF8Bytes { significantFraction($0).count } }

    /// The number without leading zeros; zero has no sign.
    ///
    /// - Parameters:
    ///   - places: how many decimals there are at least.
    ///   - dropsZeros: leaves out the zeros behind them.
    func written(places: Int = 0, dropsZeros: Bool = false) -> String {
        let hasSign = isNegative && !isZero
        return text.withUTF8Bytes { bytes in
            let integer = significantInteger(bytes)
            let fraction = dropsZeros ? significantFraction(bytes) : fraction
            let zeros = max(0, places - fraction.count)
            return String(unsafeUninitializedCapacity: integer.count + fraction.count + zeros + 3) { text in
                var end = 0
                func append(_ byte: UInt8) {
                    text[end] = byte
                    end += 1
                }
                if hasSign { append(.minusSign) }
                if integer.isEmpty { append(.zeroDigit) }
                for place in integer { append(bytes[place]) }
                if !fraction.isEmpty || places > 0 { append(.decimalPoint) }
                for place in fraction { append(bytes[place]) }
                for _ in 0..<zeros { append(.zeroDigit) }
                return end
            }
        }
    }

    /// Whether it is less than another, or greater.
    func isLess(than other: DecimalNumber) -> Bool {
        let isBelowZero = isNegative && !isZero
        if isBelowZero != other.isNegative { return isBelowZero }
        return isBelowZero ? magnitudeOrder(other) > 0 : magnitudeOrder(other) < 0
    }

    func isGreater(than other: DecimalNumber) -> Bool {
        let isBelowZero = isNegative && !isZero
        if isBelowZero != other.isNegative { return other.isNegative }
        return isBelowZero ? magnitudeOrder(other) < 0 : magnitudeOrder(other) > 0
    }

    /// Below 0 where it is nearer to zero than another, above 0 where it is farther.
    private func magnitudeOrder(_ other: DecimalNumber) -> Int {
        text.withUTF8Bytes { bytes in
            let integer = significantInteger(bytes)
            let before = other.digits.count - other.scale
            if integer.count != max(before, 0) { return integer.count - max(before, 0) }
            // Digit by digit, those of the other behind the zeros that it does not note.
            var place = min(before, 0)
            for digits in [integer, significantFraction(bytes)] {
                for digit in bytes[digits] {
                    let otherDigit = place >= 0 && place < other.digits.count ? other.digits[place] : 0
                    if digit - .zeroDigit != otherDigit { return Int(digit - .zeroDigit) - Int(otherDigit) }
                    place += 1
                }
            }
            return place < other.digits.count ? -1 : 0
        }
    }
}

extension UInt8 {
    static let minusSign = UInt8(ascii: "-")
    static let decimalPoint = UInt8(ascii: ".")
    static let zeroDigit = UInt8(ascii: "0")

    var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    var isDigit: Bool { self >= .zeroDigit && self <= UInt8(ascii: "9") }
}
