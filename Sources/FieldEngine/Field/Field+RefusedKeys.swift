import Automata

/// Keys of which some were refused, read again when editing ends (specification, section 9.2).
extension Field {
    /// What the keys of a run say that began with nothing, where some of them were refused: who types `Oct 28, 1997` means that
    /// day, whatever the parts took of it. Where they say nothing for sure, and their numbers are not those that show, that is
    /// remarked, or they are shown as they are where those say nothing either. Nil where they say just what is there.
    func contentOfKeys(at now: Moment) -> Content? {
        let type = definition.type
        guard let keys = editBox?.value.history.keys else { return nil }
        // A suffix between digits was taken as what the field shows behind them.
        let isDivided =
            if case .number(let format) = type.formatter {
                keys.text.hasAffixBetweenDigits(blanks: !format.groups)
            } else { false }
        // Three digits behind a sign were taken for a group, with which there is no such number.
        let isTooLarge =
            type.formatter.isNumber && keys.text.contains { NumberSign($0)?.mayBeDecimal == true }
            && !content.value.utf8.contains(.decimalPoint) && isHopeless(content.value, at: now)
        let isOfCode = type.formatter.hasMeaningfulLiterals && keys.text.hasPrefix("+")
        guard
            keys.hasRefusal || isDivided || isTooLarge || isOfCode || type.formatter.parts != nil
                || type.formatter.mayDivideOtherwise
        else { return nil }
        let (text, isUnsure) = keys.resolved
        // Who takes keys back in a number, or in one line of characters, looks at it.
        if isUnsure, type.formatter.parts == nil { return nil }
        let present = finished(content, at: now)
        // Keys that were all taken may say what the parts could not hold: a month in full, in place of its abbreviation.
        let isUnfinished = !keys.hasRefusal && type.formatter.parts != nil
        let isSplit = isUnfinished && present.text.numbers.split(text.numbers)
        if isUnfinished, !isSplit, definition.isWhole(present.value, at: now) { return nil }
        let whole = TextChange(range: 0..<content.text.utf8.count, inserted: text)
        let said = read(whole, into: content, by: editor(), at: now).content
        let isWhole = definition.isWhole(said.value, at: now)
        if isSplit { return isUnsure || said.value.isIdentical(to: present.value) ? nil : said }
        if isUnfinished { return isWhole && !isUnsure && !said.isMisread && said.remark?.kind != .leftOut ? said : nil }
        if case .template(let format) = type.formatter, format.hasMeaningfulLiterals, !type.filter.isExact,
            !type.filter.isWholeNumber,
            !type.formatter.mayDivideOtherwise
        {
            if isOfCode, said.remark?.kind == .leftOut { return told(said.remark) }
            // The template's own digits or letters may have been typed, and were taken for some of the value.
            let isSure = !isUnsure && !said.isMisread && said.remark == nil && !isHopeless(said.value, at: now)
            guard isSure, !said.value.isIdentical(to: content.value) else { return nil }
            return isWhole || format.opens(text) || !definition.isWhole(present.value, at: now) ? said : nil
        }
        // The digits behind an `x` or a word are an extension where those before it are a number.
        let hasExtension = isWhole && !said.isMisread && said.remark?.text.numbers.isEmpty == false
        if !type.formatter.isNumber, type.formatter.parts == nil, !hasExtension,
            said.remark?.kind == .leftOut || !isWhole
        {
            // A letter that was refused in one line of characters was a slip, but no word. A small one may be taken as its capital.
            let takes = type.filter.takes
            for isCased in [false, true] {
                let slipless = text.withoutLoneLetters {
                    takes.taken($0) != nil
                        || isCased && (takes.taken($0.upperCased) != nil || takes.taken($0.lowerCased) != nil)
                }
                let withoutLetters = TextChange(range: whole.range, inserted: slipless)
                let rest = read(withoutLetters, into: content, by: editor(), at: now).content
                if rest.remark == nil, rest.value.isIdentical(to: present.value) { return nil }
            }
        }
        if !said.isMisread, !type.formatter.isVerbatim(said.value), !isHopeless(said.value, at: now) {
            // What they say is there as it was typed, and is brought into its spelling as such.
            if said.value.isIdentical(to: present.value) || said.value.isIdentical(to: content.value) {
                // A sign that was left out stood between groups, as the whole text shows.
                let isMended = content.remark?.kind == .leftOut && said.remark?.kind == .readAs
                return isUnsure || !isMended && said.remark?.kind != .leftOut ? nil : told(said.remark)
            }
            // Whoever took back the half of the day wants none.
            if isUnsure, text.isHalfOfDay { return nil }
            // What shows was seen by whoever took keys back, and a letter between digits was a slip, or ten to some power.
            let isNumber = type.formatter.isNumber
            if isNumber ? text.hasLettersBetweenDigits && !text.words.isCurrency : isUnsure,
                definition.isWhole(present.value, at: now)
            {
                return told(.leftOut(isNumber ? text.words : text, .changesMeaning))
            }
            var result = said
            if isNumber, said.remark == nil {
                let read = finished(said, at: now)
                if !read.value.isIdentical(to: present.value) { result.remark = .readAs(read.text) }
            }
            return result
        }
        if isUnsure { return nil }
        switch type.formatter {
        case .number(let format): return keys.hasRefusal ? numberBesideKeys(text, in: format, saying: said) : said
        case .parts(let format): return partsBesideKeys(text, in: format, saying: said, instead: present, at: now)
        // What a pasted text would be.
        case .plain, .template: return said
        }
    }

    /// What a text that was typed and is no value says as one from elsewhere: an address in angle brackets, a number without its
    /// zeros. Nil where it is none there either, or something of it would be left out.
    func contentOfText(_ content: Content, at now: Moment) -> Content? {
        let type = definition.type
        // An hour of 24 needs no half of the day, whose place it has.
        let isTime = type.formatter.parts?.lacksHalf(content.value) == true && isHopeless(content.value, at: now)
        let isOfParts = type.formatter.isNumber || type.formatter.parts != nil && !isTime
        guard !isOfParts, !isSecure, !definition.judged(content.value).text.isEmpty, type.listing == nil,
            type.items == nil, !content.isMisread, !definition.isWhole(content.value, at: now)
        else { return nil }
        // What a template writes between groups nobody has said.
        let isTemplate = if case .template = type.formatter { true } else { false }
        let whole = TextChange(
            range: 0..<content.text.utf8.count, inserted: isTemplate ? content.value : content.text)
        let outcome = read(whole, into: content, by: editor(), at: now, mayGoOn: false)
        var said = outcome.content
        guard outcome.dropped.isEmpty, said.remark == nil, !said.value.isIdentical(to: content.value),
            definition.isWhole(said.value, at: now)
        else { return nil }
        // What was left out before is left out still.
        said.remark = content.remark
        return said
    }

    private func told(_ remark: Remark?) -> Content {
        var told = content
        told.remark = remark
        return told
    }

    /// What becomes of a number whose keys say nothing for sure; nil where it stays.
    private func numberBesideKeys(_ keys: String, in format: NumberFormat, saying said: Content) -> Content? {
        // Of places that are overtyped keys are no text.
        if format.entry == .overtype { return nil }
        if keys.hasSignBesideDigits, content.value.utf8.first != .minusSign {
            let signs = keys.filter { $0.isMinusSign || $0 == "(" || $0 == ")" }
            return said.isMisread ? said : told(.leftOut(signs, .changesMeaning))
        }
        if NumberReading.hasFactor(keys) { return told(.leftOut(keys.words, .changesMeaning)) }
        // A hundredth part is no slip either.
        if keys.contains("%"), !format.prefix.contains("%"), !format.suffix.contains("%"), said.remark?.kind == .leftOut
        {
            return told(said.remark)
        }
        // Nor is the decimal sign of a number that has no places, or one behind a letter that is no abbreviation of the field's: half
        // of something is not five.
        let hasDecimalSign = content.value.utf8.contains(.decimalPoint)
        if said.isMisread, !hasDecimalSign, let sign = keys.signBeforeDigits {
            return told(.leftOut(String(sign), .changesMeaning))
        }
        // What parts two numbers makes none of them, and nor does an apostrophe before what is no group.
        let numbers = keys.numbers
        let isGroup = numbers.last?.count == 3 || numbers.count < 2
        let hasApostrophe = keys.contains { $0 == "'" || $0 == "’" }
        if keys.hasNumbersApart || !isGroup && hasApostrophe { return said }
        // A currency between digits is no slip: `12円50`.
        if keys.words.isCurrency, keys.hasLettersBetweenDigits { return said }
        // A power, a square and a half are no slips.
        let powers = keys.filter { $0 == "^" || $0.isNumber && NumberReading.digit($0) == nil }
        if !powers.isEmpty { return said.isMisread ? said : told(.leftOut(powers, .changesMeaning)) }
        // Three digits behind a sign may be a group of thousands, of which the places took some.
        if numbers.count == 2, numbers[1].count == 3, numbers[0].count <= 3, numbers[0].first != "0",
            said.remark?.kind == .leftOut
        {
            return told(said.remark)
        }
        // A letter in a number was a slip, and so was a second sign that leaves none: `1..5`.
        if numbers.count < 3 { return nil }
        // The signs can be left out and mean nothing, as can zeros at the ends. Digits can't.
        func digits(_ numbers: [[Character]]) -> Substring { String(numbers.joined()).trimmed { $0 == "0" } }
        let places = content.value.numbers
        guard digits(numbers) == digits(places) else { return said }
        // Nor can a sign of numbers behind the decimal sign: `12.5.3`.
        let signs = keys.filter { !$0.isNumber && ($0.isMinusSign || NumberSign($0) != nil) }
        let behind = keys.filter { $0.isNumber || signs.contains($0) }.numbers.last
        // Without one, what stands behind the last sign is a group, or was to be decimals: `1,23.5`.
        if places.count < 2 { return behind?.count == 3 ? nil : said }
        if behind?.count == places.last?.count { return nil }
        return told(.leftOut(String(signs.suffix(1)), .changesMeaning))
    }

    /// What becomes of parts whose keys say nothing for sure; nil where the parts hold the numbers in them.
    ///
    /// - Parameters:
    ///   - said: what a text of just these keys would be, which may be a text that stays as it is.
    ///   - present: what the parts are when editing ends.
    private func partsBesideKeys(
        _ keys: String, in format: PartsFormat, saying said: Content, instead present: Content, at now: Moment
    ) -> Content? {
        // A letter that was refused is a slip, but no word where parts have none, and so are a sign that parts no numbers, digits behind
        // all that there are and a sign in the last part, where that has all its digits.
        let numbers = keys.filter { $0.isNumber || $0.isBlank || $0.isMinusSign || "/.:,+'’".contains($0) }.numbers
        let places = content.text.numbers
        // Where words alone are left out of what they say, that is better than what the parts took of it: `Dec 31, 2024 at`.
        let saysAllButWords =
            said.remark?.kind == .leftOut && said.remark?.text.numbers.isEmpty == true && !format.isVerbatim(said.value)
            && !isHopeless(said.value, at: now) && !said.value.isIdentical(to: present.value)
        if saysAllButWords, places.split(numbers) || numbers.contains(where: { $0.count == 4 && !places.contains($0) })
        {
            return said
        }
        // The half of the day made another hour of the one that was typed.
        if keys.isHalfOfDay, format.saysInHalves(keys, as: content.value) { return nil }
        // Letters of other words for a part of the day than the one that shows: each may have been taken for one of the halves.
        if !content.value.isEmpty, format.showsHalf(otherThan: keys, in: content.value) { return said }
        let isOfWords =
            format.parts.allSatisfy { $0.words.isEmpty && $0.kind != .dayPeriod } && keys.hasWord
        guard !content.value.isEmpty, isOfWords || !places.hold(numbers) else { return nil }
        let isVerbatim = definition.type.formatter.isVerbatim(said.value)
        // A year that was made of two digits is none that shows.
        let isWidened = present.remark?.kind == .readAs
        // Digits before a word are not behind all that there are.
        let mayGoOn = keys.last { $0.isMeaningful }?.isNumber == true
        if !isOfWords, !isWidened, places.hold(numbers, mayGoOn: mayGoOn) {
            return isVerbatim && !definition.isWhole(present.value, at: now) ? said : nil
        }
        if !isOfWords, format.parts.last?.isFixed == true, !places.isEmpty, numbers.count == places.count + 1 {
            var joined = numbers
            let rest = joined.removeLast()
            joined[places.count - 1] += rest
            if places.hold(joined) { return nil }
        }
        if saysAllButWords { return said }
        // Of what is nothing anyway all is shown that was typed, and so it is where each part has a number of its own.
        let isNothing = isVerbatim || !said.isMisread && isHopeless(said.value, at: now)
        if isNothing, numbers.count == places.count || !isVerbatim || !definition.isWhole(present.value, at: now) {
            return said
        }
        return told(.leftOut(isOfWords ? keys.words : keys, .changesMeaning))
    }
}

extension FieldType {
    /// Whether keys are read again when editing ends, where some of them were refused.
    var rereadsKeys: Bool {
        switch formatter {
        case .plain: filter.isWholeNumber || filter.isExact
        case .template:
            filter.isWholeNumber || filter.isExact || formatter.mayDivideOtherwise || formatter.hasMeaningfulLiterals
        case .parts: true
        // Digits that push others are all taken.
        case .number(let format): format.entry != .centsFirst
        }
    }
}

extension PartsFormat {
    /// Whether keys with `am` or `pm` are the digits of a value whose hour is one of 24, zeros aside.
    fileprivate func saysInHalves(_ keys: String, as value: String) -> Bool {
        guard var texts = texts(of: value), let place = parts.firstIndex(where: { $0.kind == .hour }),
            let hour = Part.number(texts[place])
        else { return false }
        // The hour is of the half that was said last.
        if let half = keys.last(where: { PartMarks.Half(of: $0) != nil }),
            (hour >= 12) != (PartMarks.Half(of: half) == .second)
        {
            return false
        }
        texts[place] = String((hour + 11) % 12 + 1)
        // Of as many numbers each is the same.
        let (shown, said) = (texts.flatMap { $0.numbers }, keys.numbers)
        if shown.count == said.count, shown.split(said) { return false }
        func digits(_ text: String) -> String { text.filter { $0.isNumber && $0 != "0" } }
        var all = ""
        for text in texts { all += digits(text) }
        return all.isIdentical(to: digits(keys))
    }
}

extension PartsFormat {
    /// Whether the half of the day that a value shows is the only part in words, and is none that the letters of keys are, begin, or
    /// mean by `am` and `pm`.
    fileprivate func showsHalf(otherThan keys: String, in value: String) -> Bool {
        guard let texts = texts(of: value), !literals.contains(where: { $0.contains { $0.isLetter } }),
            let place = parts.firstIndex(where: { $0.kind == .dayPeriod }), !texts[place].isEmpty,
            parts.indices.allSatisfy({ $0 == place || parts[$0].words.isEmpty })
        else { return false }
        func letters(_ text: String) -> [UInt8] { LetterFolding.folded(text.filter { $0.isLetter }) }
        let said = letters(keys)
        if letters(texts[place] + parts[place].ending).starts(with: said) { return false }
        return parts[place].words.firstIndex { $0.isIdentical(to: texts[place]) }.map { half in
            !letters(half == 0 ? "am" : "pm").starts(with: said)
        } ?? true
    }

    /// Whether the half of the day of a value is missing, and is not made of its hour.
    fileprivate func lacksHalf(_ value: String) -> Bool {
        guard let place = parts.firstIndex(where: { $0.kind == .dayPeriod }) else { return false }
        return texts(of: value)?[place].isEmpty == true
    }
}

extension String {
    /// The text without the letters that are not taken, where each stands alone.
    fileprivate func withoutLoneLetters(_ isTaken: (Character) -> Bool) -> String {
        var (left, letters) = ("", "")
        for character in self {
            if character.isLetter, !isTaken(character) {
                letters.append(character)
                continue
            }
            if letters.count > 1 { left += letters }
            letters = ""
            left.append(character)
        }
        return letters.count > 1 ? left + letters : left
    }

    /// Whether a minus, or a bracket for one, stands before the first digit or behind the last.
    fileprivate var hasSignBesideDigits: Bool {
        var (isBehindDigit, isBefore, isBehind) = (false, false, false)
        for character in self {
            if character.isNumber {
                (isBehindDigit, isBehind) = (true, false)
            } else if character.isMinusSign {
                if isBehindDigit { isBehind = true } else { isBefore = true }
            } else if character == "(", !isBehindDigit {
                isBefore = true
            }
        }
        return isBehindDigit && (isBefore || isBehind)
    }

    /// Whether something stands between two digits that is no sign inside of a number, and no letter: `10-20`, `1/2`, `1:30`, `12$50`.
    fileprivate var hasNumbersApart: Bool {
        var (isBehindDigit, isApart) = (false, false)
        for character in self {
            if character.isNumber {
                if isBehindDigit, isApart { return true }
                (isBehindDigit, isApart) = (true, false)
            } else if character.isMinusSign || character.isBlank || character.isSignOfCurrency
                || "/:+*×~_=%‰;&|\\()\"#".contains(character)
            {
                isApart = true
            }
        }
        return false
    }

    /// Whether anything but digits and the signs inside of numbers stands between two digits: `12€50`, `5ft6`; a blank where it is no
    /// such sign, `12 50`.
    fileprivate func hasAffixBetweenDigits(blanks: Bool) -> Bool {
        var (isBehindDigit, isApart) = (false, false)
        for character in self {
            if NumberReading.digit(character) != nil {
                if isApart { return true }
                isBehindDigit = true
            } else if isBehindDigit, character.isBlank ? blanks : NumberSign(character) == nil {
                isApart = true
            }
        }
        return false
    }

    /// Whether it names a currency, and mostly nothing else.
    fileprivate var isCurrency: Bool {
        CurrencyMarks.codes(of: [self])?.contains { $0 != $0.lowercased() } ?? false
    }

    /// The letters, with the blanks between them.
    fileprivate var words: String { String(filter { $0.isLetter || $0.isBlank }.trimmed { $0.isBlank }) }

    /// Whether its letters are those of a half of the day, or the first of them; the other half may stand before it.
    fileprivate var isHalfOfDay: Bool {
        let letters = filter { $0.isLetter }.lowercased()
        return ["am", "pm", "a", "p"].contains { letters == $0 || letters == "am" + $0 || letters == "pm" + $0 }
    }

    /// Whether two letters stand together, with a point between them or none, or one that may mean the afternoon: `p`, or the `후` of
    /// `오후`, which is no slip of a finger.
    fileprivate var hasWord: Bool {
        var isBehindLetter = false
        for character in self {
            let mayBeHalf = character == "p" || character == "P" || character.isLetter && !character.isCased
            if isBehindLetter && character.isLetter || mayBeHalf { return true }
            isBehindLetter = character.isLetter || isBehindLetter && character == "."
        }
        return false
    }
}
