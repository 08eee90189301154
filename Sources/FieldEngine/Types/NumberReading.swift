/// Reads a number that was written elsewhere: with the signs of any language, a currency, an exponent, accountants'
/// parentheses (specification, section 9.5).
///
/// Each character is accounted for: by the digits, by what a sign means, or as something that is known to stand beside
/// numbers. What is not makes the text one that says no number, or is told as left out.
struct NumberReading {
    let format: NumberFormat
    /// What numbers there may be, which say what three digits behind a sign are where the field's signs do not.
    var bounds = NumberBounds()

    /// Nil where there is no digit.
    func reading(of text: String) -> Reading? {
        let given = withoutNumberedSuffix(Array(text).filter { !$0.isBlank || $0.isSpace })
        let withSign = withDecimalSign(given)
        let all = withSign ?? given
        guard let first = all.firstIndex(where: { Self.digit($0) != nil }),
            let last = all.lastIndex(where: { Self.digit($0) != nil })
        else { return nil }
        guard let core = NumberCore(all, first: first, last: last, format: format, bounds: bounds),
            let surroundings = NumberSurroundings(all[..<core.range.lowerBound], all[core.range.upperBound...], format)
        else { return .verbatim(Self.inOneLine(text)) }
        return value(core, surroundings, isForeign: withSign != nil)
    }

    /// The same without the field's suffix at its end, where there are digits in it: `m2`.
    private func withoutNumberedSuffix(_ all: [Character]) -> [Character] {
        guard format.suffix.contains(where: { Self.digit($0) != nil }) else { return all }
        var rest = all[...]
        for expected in format.suffix.reversed() where !expected.isWhitespace {
            while rest.last?.isSpace == true { rest.removeLast() }
            guard rest.popLast()?.lowercased() == expected.lowercased() else { return all }
        }
        return rest.contains { Self.digit($0) != nil } ? Array(rest) : all
    }

    /// The field's decimal sign in place of its currency, where that alone stands between digits and as many are behind it as the
    /// currency has decimals: `12€50`, `12 EUR 50`. Nil where it does not, or belongs to the digits behind it: `2 €50`.
    private func withDecimalSign(_ all: [Character]) -> [Character]? {
        guard format.isMoney, let decimals = format.decimals, decimals > 0,
            let last = all.lastIndex(where: { Self.digit($0) == nil && !$0.isSpace }),
            let first = all[...last].lastIndex(where: { Self.digit($0) != nil })
        else { return nil }
        let between = all[(first + 1)...last]
        let word = String(between.drop { $0.isSpace })
        let rest = all[(last + 1)...].drop { $0.isSpace }
        let isApart = word.count < between.count && rest.startIndex == last + 1
        let isOwn =
            [format.prefix, format.suffix].contains { $0.filter { !$0.isWhitespace } == word }
            || format.currency.map { CurrencyMarks.codes(of: [word])?.contains($0) == true } ?? false
        guard isOwn, !isApart, rest.count == decimals, !word.contains(where: { $0.isMinusSign }) else { return nil }
        return all[...first] + [format.decimalSign == .point ? "." : ","] + rest
    }

    /// Lines stay apart, as two spaces: one would make one number of the digits of two lines when it is read again.
    private static func inOneLine(_ text: String) -> String {
        guard text.contains(where: { $0.isNewline }) else { return text }
        var result = ""
        for character in text {
            if character.isNewline { result += "  " } else { result.append(character) }
        }
        return result
    }

    /// The value of what was read, with what is to be said of it.
    private func value(_ core: NumberCore, _ surroundings: NumberSurroundings, isForeign: Bool) -> Reading {
        var number = core.number
        var left = surroundings.left
        var weight = surroundings.weight
        let isZero = !(number.integer + number.fraction).contains { $0 != .zeroDigit }
        number.isNegative = surroundings.isNegative
        if number.isNegative, !format.allowsNegative {
            number.isNegative = false
            if !isZero {
                left.insert(surroundings.sign, at: 0)
                weight = .changesMeaning
            }
        }
        if let decimals = format.decimals, number.fraction.count > decimals {
            let rest = number.fraction[decimals...]
            if rest.contains(where: { $0 != .zeroDigit }) {
                left.append((decimals == 0 ? core.decimalSign : "") + String(decoding: rest, as: UTF8.self))
                weight = .changesMeaning
            }
            number.fraction.removeLast(rest.count)
        }
        var bytes = number.isNegative ? [UInt8.minusSign] : []
        bytes += number.integer
        if !number.fraction.isEmpty { bytes += [.decimalPoint] + number.fraction }
        if bytes.count > NumberFormat.capacity {
            left.append(String(decoding: bytes[NumberFormat.capacity...], as: UTF8.self))
            weight = .changesMeaning
            bytes.removeLast(bytes.count - NumberFormat.capacity)
        }
        let value = String(decoding: bytes, as: UTF8.self)
        if let remark = Remark.leftOut(left.joined(separator: " "), weight) { return .value(value, remark) }
        let isForeign = isForeign || core.isForeign || surroundings.endsWithStroke && format.allowsNegative
        return .value(value, isForeign ? .readAs(format.shown(value)) : nil)
    }

    /// The part of a text that says no number which is to blame: what stands between its digits and is neither digit nor
    /// sign, else all between the first and the last digit, else all.
    static func fault(in text: String) -> Range<Int> {
        var first: Int?
        var last: Int?
        var foreign: Range<Int>?
        var open: Range<Int>?
        var offset = 0
        for character in text {
            let end = offset + character.utf8.count
            if digit(character) != nil {
                if foreign == nil, first != nil { foreign = open }
                open = nil
                if first == nil { first = offset }
                last = end
            } else if first != nil, NumberSign(character) == nil {
                open = (open?.lowerBound ?? offset)..<end
            }
            offset = end
        }
        guard let first, let last else { return 0..<text.utf8.count }
        return foreign ?? first..<last
    }

    /// Whether a letter behind a number may make it so many times as large: `10k`.
    static func isFactor(_ letter: Character) -> Bool {
        switch letter {
        case "k", "K", "m", "M", "b", "B", "g", "G", "t", "T", "т", "Т", "к", "К": true
        default: false
        }
    }

    static func digit(_ character: Character) -> UInt8? {
        if let byte = character.ascii { return byte.isDigit ? byte : nil }
        return CharacterClass.digits.taken(character)?.asciiValue
    }
}

/// The digits of a number with what stands between them.
struct NumberCore {
    /// Where it stands among the characters of the text.
    private(set) var range: Range<Int>
    private(set) var number = Digits()
    /// The decimal sign as the text has it.
    private(set) var decimalSign = "."
    /// Whether it was not written as the field would, so that its user is told how it was read.
    private(set) var isForeign = false

    struct Digits {
        var isNegative = false
        var integer: [UInt8] = []
        var fraction: [UInt8] = []
    }

    /// Digits that stand together, and the sign behind them.
    fileprivate struct Group {
        var digits: [UInt8] = []
        var sign: NumberSign?
        var character: Character = "."
    }

    /// Nil for what is no number: irregular groups, several decimal signs, anything else between digits.
    init?(_ all: [Character], first: Int, last: Int, format: NumberFormat, bounds: NumberBounds) {
        range = first..<last + 1
        let isNegative = all.contains { $0.isMinusSign || $0 == "(" }
        var groups = [Group()]
        if first > 0, let sign = NumberSign(all[first - 1]), sign.mayBeDecimal,
            first == 1 || !all[first - 2].endsAbbreviation
        {
            // No digit before the decimal sign.
            groups[0].sign = sign
            groups[0].character = all[first - 1]
            groups.append(Group())
            range = first - 1..<last + 1
        }
        var exponent: Int?
        var index = first
        while index <= last {
            if let digit = NumberReading.digit(all[index]) {
                groups[groups.count - 1].digits.append(digit)
            } else if let sign = NumberSign(all[index]) {
                if groups[groups.count - 1].digits.isEmpty { return nil }
                groups[groups.count - 1].sign = sign
                groups[groups.count - 1].character = all[index]
                groups.append(Group())
            } else if all[index] == "e" || all[index] == "E" {
                guard let power = Self.exponent(all[(index + 1)...last]) else { return nil }
                exponent = power
                break
            } else {
                return nil
            }
            index += 1
        }
        guard takeTrailingSign(all, behind: last, &groups, format, hasExponent: exponent != nil) else { return nil }
        let mayBeGroup = !bounds.excludes(groups, format, isNegative: isNegative)
        guard interpret(groups, format, exponent: exponent, mayBeGroup: mayBeGroup) else { return nil }
    }

    /// A decimal sign behind the last digit: what stands there may be no part of the number but of the sentence.
    private mutating func takeTrailingSign(
        _ all: [Character], behind last: Int, _ groups: inout [Group], _ format: NumberFormat, hasExponent: Bool
    ) -> Bool {
        guard last + 1 < all.count, let sign = NumberSign(all[last + 1]), sign == .point || sign == .comma else {
            return true
        }
        range = range.lowerBound..<last + 2
        // `5.–` has a dash for the decimals, and so has `5. –`.
        let rest = all[(last + 2)...]
        let dash = rest.drop { $0.isSpace }.prefix { $0.isMinusSign }
        let dashes = dash.count
        if dashes > 0 { range = range.lowerBound..<dash.endIndex }
        let others = groups.dropLast().compactMap { $0.sign }.filter { $0 == .point || $0 == .comma }
        if others.contains(sign) { return dashes == 0 }
        guard dashes > 0 || !others.isEmpty else { return true }
        if hasExponent { return dashes == 0 }
        // A comma behind `1.234` may be its decimal sign, or none of its business.
        let isOwn = format.role(of: all[last + 1]) == .decimalSign
        guard dashes > 0 || isOwn else { return false }
        groups[groups.count - 1].sign = sign
        groups[groups.count - 1].character = all[last + 1]
        groups.append(Group())
        return true
    }

    /// The power of ten behind an `E`; nil for none.
    private static func exponent(_ text: ArraySlice<Character>) -> Int? {
        var digits = text
        var isNegative = false
        if let sign = digits.first, sign == "+" || sign.isMinusSign {
            isNegative = sign != "+"
            digits.removeFirst()
        }
        guard !digits.isEmpty, digits.count <= 5 else { return nil }
        var power = 0
        for character in digits {
            guard let digit = NumberReading.digit(character) else { return nil }
            power = power * 10 + Int(digit - .zeroDigit)
        }
        guard power <= NumberFormat.capacity else { return nil }
        return isNegative ? -power : power
    }

    /// Says which of the signs is the decimal sign: that of the field where both can be meant.
    ///
    /// - Parameter mayBeGroup: whether three digits behind a single sign may be a group; else they are decimals.
    private mutating func interpret(
        _ groups: [Group], _ format: NumberFormat, exponent: Int?, mayBeGroup: Bool
    ) -> Bool {
        let signs = groups.dropLast().compactMap { $0.sign }
        let decimalPlace = groups.count - 2
        let isGrouped = exponent == nil && Self.isRegular(groups[...], format)
        var isDecimal = false
        if let last = signs.last, last.mayBeDecimal, !signs.dropLast().contains(last) {
            let integers = groups[..<(groups.count - 1)]
            isDecimal = integers.count == 1 || exponent == nil && Self.isRegular(integers, format)
        }
        if signs.isEmpty {
            number.integer = groups[0].digits
        } else if isDecimal, isGrouped {
            // One sign with three digits behind it. Nobody writes 12.000 for twelve yen, in any locale.
            let isOwn = format.role(of: groups[decimalPlace].character) == .decimalSign && !format.isOfWholeAmounts
            takeDigits(groups, isDecimal: isOwn || !mayBeGroup)
            isForeign =
                isOwn && (format.decimals ?? .max) < 3
                || !isOwn && (!mayBeGroup || !isOwnGroupSign(signs, groups, format))
        } else if isDecimal {
            takeDigits(groups, isDecimal: true)
            let isOwn = format.role(of: groups[decimalPlace].character) == .decimalSign
            isForeign = !isOwn && !number.fraction.isEmpty || !isOwnGroupSign(signs.dropLast(), groups, format)
        } else if isGrouped {
            takeDigits(groups, isDecimal: false)
            isForeign = !isOwnGroupSign(signs[...], groups, format)
        } else {
            return false
        }
        if let exponent {
            isForeign = true
            return shift(by: exponent)
        }
        return !(number.integer.isEmpty && number.fraction.isEmpty)
    }

    private mutating func takeDigits(_ groups: [Group], isDecimal: Bool) {
        if isDecimal, let last = groups.last, groups.count > 1 {
            number.integer = groups.dropLast().flatMap { $0.digits }
            number.fraction = last.digits
            decimalSign = String(groups[groups.count - 2].character)
        } else {
            number.integer = groups.flatMap { $0.digits }
        }
    }

    /// Whether points and commas between groups are the field's own, or none are there.
    private func isOwnGroupSign(_ signs: some Collection<NumberSign>, _ groups: [Group], _ format: NumberFormat) -> Bool
    {
        guard let sign = signs.first, sign == .point || sign == .comma else { return true }
        switch format.groupSign {
        case .comma: return sign == .comma
        case .point: return sign == .point
        case .apostrophe, .quote, .space, .noBreakSpace, .thinSpace, .narrowSpace, .arabic: return false
        }
    }

    /// Whether the groups have one kind of sign between them and the sizes of some language: threes; threes with pairs
    /// before them; fours, where they can't be decimals or are the field's own.
    private static func isRegular(_ groups: ArraySlice<Group>, _ format: NumberFormat) -> Bool {
        guard groups.count > 1, let first = groups.first, let last = groups.last, let sign = first.sign, sign.mayGroup,
            groups.dropLast().allSatisfy({ $0.sign == sign }), !first.digits.isEmpty,
            first.digits.first != .zeroDigit
        else { return false }
        let middle = groups.dropFirst().dropLast()
        func has(_ others: Int, _ size: Int) -> Bool {
            first.digits.count <= others && last.digits.count == size
                && middle.allSatisfy { $0.digits.count == others }
        }
        if has(3, 3) || has(2, 3) { return true }
        let isSure = groups.count > 2 || !sign.mayBeDecimal || format.groupSizes == .myriad
        return isSure && has(4, 4)
    }

    /// Moves the decimal sign; false where that makes more digits than a number may have.
    private mutating func shift(by power: Int) -> Bool {
        guard number.integer.count + number.fraction.count + abs(power) <= NumberFormat.capacity else { return false }
        if power >= 0 {
            let missing = max(0, power - number.fraction.count)
            number.integer += number.fraction.prefix(power) + [UInt8](repeating: .zeroDigit, count: missing)
            number.fraction.removeFirst(min(power, number.fraction.count))
        } else {
            let missing = max(0, -power - number.integer.count)
            let moved = number.integer.suffix(-power)
            number.fraction = [UInt8](repeating: .zeroDigit, count: missing) + moved + number.fraction
            number.integer.removeLast(moved.count)
        }
        let leading = number.integer.prefix { $0 == .zeroDigit }.count
        number.integer.removeFirst(leading)
        if number.integer.isEmpty { number.integer = [.zeroDigit] }
        return true
    }
}

extension NumberBounds {
    /// Whether a number with one sign in it is none of the field's with three digits behind that as a group, and is one with them as
    /// decimals: 52.520 is no latitude of 52,520 degrees.
    fileprivate func excludes(_ groups: [NumberCore.Group], _ format: NumberFormat, isNegative: Bool) -> Bool {
        guard minimum != nil || maximum != nil, groups.count == 2, format.decimals ?? .max >= 3 else { return false }
        func isInside(_ separator: String) -> Bool {
            let text = groups.map { String(decoding: $0.digits, as: UTF8.self) }.joined(separator: separator)
            guard let number = DecimalNumber((isNegative ? "-" : "") + text) else { return false }
            return (minimum.map { $0 <= number } ?? true) && (maximum.map { number <= $0 } ?? true)
        }
        return !isInside("") && isInside(".")
    }
}

/// What stands before and behind the digits of a number: signs, currencies, units.
struct NumberSurroundings {
    private(set) var isNegative = false
    /// The sign as it was written.
    private(set) var sign = "-"
    /// What is not in the value.
    private(set) var left: [String] = []
    private(set) var weight = Remark.Weight.losesDetail
    /// Whether a stroke behind it ends an amount, and is no minus: `¥1,234-`.
    private(set) var endsWithStroke = false

    /// How often each sign is there.
    private var minuses = 0
    private var pluses = 0
    private var percents = 0
    private var opening = 0
    private var closing = 0
    private var words: [String] = []

    /// Nil where signs contradict each other, so that there is no number.
    init?(_ before: ArraySlice<Character>, _ behind: ArraySlice<Character>, _ format: NumberFormat) {
        scan(before, isBefore: true)
        guard opening <= 1, closing == 0 else { return nil }
        let isAbbreviated = before.last.map { $0 == "." || $0 == "," } ?? false
        if isAbbreviated, let word = words.last, CurrencyMarks.isCode(word.withoutPoint) {
            // `USD.50` may be half a dollar, or fifty.
            return nil
        }
        let (opened, before) = (opening, minuses)
        scan(behind.withoutEmptyDecimals.withoutEndOfSentence, isBefore: false)
        if minuses > before, Self.endWithStroke(CurrencyMarks.codes(of: words)?.first ?? format.currency ?? "") {
            endsWithStroke = true
            minuses -= 1
        }
        guard opening == opened, opening == closing, minuses + opening <= 1, pluses <= 1,
            pluses == 0 || minuses + opening == 0,
            percents <= 1
        else { return nil }
        isNegative = minuses + opening > 0
        if opening > 0 { sign = "()" }
        resolve(format)
    }

    private mutating func scan(_ part: ArraySlice<Character>, isBefore: Bool) {
        var word = ""
        var isBracketed = false
        func isInside(_ index: Int) -> Bool {
            // The hyphen of `US-$`.
            !word.isEmpty && index + 1 < part.endIndex && !part[index + 1].isSpace && !part[index + 1].isMinusSign
                && !NumberSurroundings.isBracket(part[index + 1])
        }
        for index in part.indices {
            let character = part[index]
            if isBracketed, !character.isSpace, character != ")", character != "）" {
                word.append(character)
                continue
            }
            if character.isMinusSign, !isInside(index) {
                minuses += 1
                sign = String(character)
            } else if isBefore, character == "+" || character == "＋" {
                pluses += 1
            } else if character == "(" || character == "（" {
                // Behind the digits brackets hold a remark: `£25.00 (incl. VAT)`.
                isBracketed = !isBefore
                if !isBracketed { opening += 1 }
            } else if character == ")" || character == "）" {
                if !isBracketed { closing += 1 }
                isBracketed = false
            } else if character == "%" || character == "٪" || character == "％" {
                percents += 1
            } else if Self.isQuotation(character) {
                continue
            } else if !character.isSpace {
                word.append(character)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        if !word.isEmpty { words.append(word) }
        if isBracketed { opening += 1 }
    }

    /// Whether amounts of a currency are ended by a stroke, which says that they have no decimals.
    private static func endWithStroke(_ currency: String) -> Bool { currency == "JPY" || currency == "KRW" }

    private static func isBracket(_ character: Character) -> Bool { "()（）".contains(character) }

    /// What stands around numbers in lists and formulas, and means nothing; an asterisk points to a note.
    private static func isQuotation(_ character: Character) -> Bool {
        guard let scalar = character.onlyScalar else { return false }
        switch scalar {
        case "\"", "'", "“", "”", "„", "«", "»", "\u{2018}", "\u{2019}", "=", ":", ";", "|", "\u{5F4}", "*": return true
        default: return false
        }
    }

    /// Says what the words and the percent sign are to the field.
    private mutating func resolve(_ format: NumberFormat) {
        if words.isEmpty, percents == 0 { return }
        let own = [format.prefix, format.suffix].map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
        let isPercentage = own.contains("%")
        if percents > 0, !isPercentage { leave("%", .changesMeaning) }
        let said = words.joined()
        guard !said.isEmpty else { return }
        let around = own.count > 1 ? own + [own.joined()] : own
        if around.contains(where: { $0.lowercased() == said.lowercased() || $0 == said.withoutPoint }) { return }
        if isPercentage, Self.percentWords.contains(said.lowercased()) { return }
        guard let meant = CurrencyMarks.codes(of: words) else {
            let others = words.filter { !own.contains($0) }
            leave(others.joined(separator: " "), .changesMeaning)
            return
        }
        let ownCode = format.currency ?? own.compactMap { CurrencyMarks.codes(of: [$0])?.first }.first
        // Of another currency, or one that the field's own sign may mean but mostly does not, the amount is what was said.
        let isForeign = ownCode.map { !meant.contains($0) && !meant.contains($0.lowercased()) } ?? true
        if isPercentage || isForeign && meant.contains(where: { $0 == $0.lowercased() }) {
            leave(words.joined(separator: " "), .changesMeaning)
        } else if isForeign {
            leave(words.joined(separator: " "), .losesDetail)
        }
    }

    /// The sign in words, without the blank that some have.
    private static let percentWords = TableText(
        """
        percent pct prozent pourcent porciento porcento percento procent prosent procenta процент процента процентов \
        відсотків odstotkov posto százalék prosenttia yüzde persen प्रतिशत درصد بالمئة אחוז パーセント 퍼센트 프로
        """
    ).words

    private mutating func leave(_ text: String, _ weight: Remark.Weight) {
        left.append(text)
        if weight == .changesMeaning { self.weight = weight }
    }
}

extension ArraySlice<Character> {
    /// Without what is written for no decimals behind an amount: `/-` in India, `/=` in East Africa, `:-` in Sweden; a blank may
    /// stand before it.
    fileprivate var withoutEmptyDecimals: ArraySlice<Character> {
        let rest = drop { $0.isSpace }
        guard let first = rest.first, let second = rest.dropFirst().first else { return self }
        switch first {
        case "/" where second == "=": return rest.dropFirst(2)
        case "/", ":", ".", ",": return second.isMinusSign ? rest.dropFirst(2) : self
        default: return self
        }
    }

    /// Without the point or the comma of a sentence, which ends no abbreviation.
    fileprivate var withoutEndOfSentence: ArraySlice<Character> {
        let isEnd = last == "," || last == "." && !(dropLast().last?.isLetter ?? false)
        return isEnd ? dropLast() : self
    }
}

extension String {
    /// Without the points of an abbreviation at its end.
    var withoutPoint: String {
        var result = self
        while result.last == "." { result.removeLast() }
        return result
    }
}
