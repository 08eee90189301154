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
        if let listing = type.listing, listing.isFlag {
            // What says neither of two words says nothing with some of its letters: `不是` is not `是`.
            let words = text.filter { $0.isLetter || $0.isNumber || $0.isBlank }
            let isSaid =
                isUnsure || words.lowercased() == content.value.lowercased()
                || listing.place(of: words).map { $0 == listing.place(of: finished(content, at: now).value) } ?? false
            return isSaid ? nil : told(.leftOut(text, .changesMeaning))
        }
        // Who takes keys back in a number, or in one line of characters, looks at it.
        if isUnsure, type.formatter.parts == nil { return nil }
        let present = finished(content, at: now)
        // Keys that were all taken may say what the parts could not hold: a month in full, in place of its abbreviation.
        let isUnfinished = !keys.hasRefusal && type.formatter.parts != nil
        let isSplit = !isUnsure && type.formatter.parts?.divides(text, in: content.value) == true
        if isUnfinished, !isSplit, definition.isWhole(present.value, at: now) { return nil }
        let whole = TextChange(range: 0..<content.text.utf8.count, inserted: text)
        let said = read(whole, into: content, by: editor(), at: now).content
        let isWhole = definition.isWhole(said.value, at: now)
        let isOther = !said.value.isEmpty && !said.value.isIdentical(to: present.value)
        if isSplit, isOther || isUnfinished { return isOther ? said : nil }
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
                // A blank beside a sign came of a keyboard that writes one behind a point: `foo@example. com`.
                let joined = type.filter.keepsBlanks ? slipless : slipless.withoutBlanksBesideSigns
                let withoutLetters = TextChange(range: whole.range, inserted: joined)
                let rest = read(withoutLetters, into: content, by: editor(), at: now).content
                if rest.remark == nil, rest.value.isIdentical(to: present.value) { return nil }
            }
        }
        let isOfNumber = type.formatter.isNumber
        if !said.isMisread, !type.formatter.isVerbatim(said.value), !isHopeless(said.value, at: now) {
            // What they say is there as it was typed, and is brought into its spelling as such.
            if said.value.isIdentical(to: present.value) || said.value.isIdentical(to: content.value) {
                // A sign that was left out stood between groups, as the whole text shows; digits that were refused were nothing but zeros,
                // and a minus the stroke that ends an amount.
                let isMended =
                    said.remark?.kind == .readAs
                    && (content.remark?.kind == .leftOut
                        || isOfNumber && text.saysMore(than: content.value))
                return isUnsure || !isMended && said.remark?.kind != .leftOut ? nil : told(said.remark)
            }
            // Whoever took back the half of the day wants none.
            if isUnsure, text.isHalfOfDay { return nil }
            // What shows was seen by whoever took keys back, and a letter between digits was a slip, or ten to some power.
            if isOfNumber ? text.hasLettersBetweenDigits && !text.words.isCurrency : isUnsure,
                definition.isWhole(present.value, at: now)
            {
                return told(.leftOut(isOfNumber ? text.words : text, .changesMeaning))
            }
            var result = said
            if isOfNumber, said.remark == nil {
                let read = finished(said, at: now)
                if !read.value.isIdentical(to: present.value) { result.remark = .readAs(read.text) }
            }
            return result
        }
        if isUnsure { return nil }
        switch type.formatter {
        case .number(let format):
            return keys.hasRefusal
                ? numberBesideKeys(text, in: format, saying: said, instead: present, at: now) : said
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

    /// What becomes of a number whose keys say nothing for sure: what they are as a pasted text, beside the number that shows where that
    /// is the same. Nil where those that were refused were a slip.
    private func numberBesideKeys(
        _ keys: String, in format: NumberFormat, saying said: Content, instead present: Content, at now: Moment
    ) -> Content? {
        // Of places that are overtyped keys are no text.
        if format.entry == .overtype { return nil }
        func isPresent(_ other: Content) -> Bool {
            other.value.isIdentical(to: content.value) || other.value.isIdentical(to: present.value)
        }
        if let slipless = keys.withoutSlip(ofMoney: format.isMoney) {
            let change = TextChange(range: 0..<content.text.utf8.count, inserted: slipless)
            let rest = read(change, into: content, by: editor(), at: now).content
            if !rest.isMisread, isPresent(rest) { return nil }
        }
        // A text of which nothing is left takes nothing away that shows.
        let isNothing = !said.value.utf8.contains { $0.isDigit }
        return isPresent(said) || isNothing ? told(said.remark) : said
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
        // A letter of a word may have been taken for the first one of a name.
        if format.names(otherThan: keys, in: content.value) {
            return said.value.isEmpty ? told(.leftOut(keys.words, .changesMeaning)) : said
        }
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
        if !isOfWords, format.parts.last?.isFixed == true, !places.isEmpty, numbers.count == places.count + 1,
            !keys.partsNumbersAlike
        {
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
        case .plain: filter.isWholeNumber || filter.isExact || listing?.isFlag == true
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
    /// The text without the letters that are not taken, where each stands alone, and not before digits behind a blank: `030 123456 w12`.
    fileprivate func withoutLoneLetters(_ isTaken: (Character) -> Bool) -> String {
        var (left, letters) = ("", "")
        for character in self {
            if character.isLetter, !isTaken(character) {
                letters.append(character)
                continue
            }
            let isBehindNumber = left.last?.isBlank == true || left.last == "("
            if letters.count > 1 || isBehindNumber && left.contains(where: { $0.isNumber }) { left += letters }
            letters = ""
            left.append(character)
        }
        return letters.count > 1 ? left + letters : left
    }

    /// The text without what a slip of a finger puts into a number: a letter alone before its digits, or behind them where it makes no
    /// number some times as large and is no part of a currency, `50p`; and a second sign that leaves no other number, `1..5`. Nil
    /// where there is neither.
    fileprivate func withoutSlip(ofMoney isMoney: Bool) -> String? {
        let characters = Array(self)
        var left = ""
        var slips = 0
        for (index, character) in characters.enumerated() {
            let before = characters[..<index].last { !$0.isBlank } ?? " "
            let behind = characters[(index + 1)...].first { !$0.isBlank } ?? " "
            let isLone = character.isCased && !before.isLetter && !behind.isLetter
            let isUnit = isMoney || NumberReading.isFactor(character)
            let isSlip =
                isLone && !(before.isNumber && (behind.isNumber || isUnit))
                || character.isSignOfDigits && before.isSignOfDigits
            if isSlip { slips += 1 } else { left.append(character) }
        }
        return slips == 1 ? left : nil
    }

    /// The text without its blanks but those between letters and digits.
    fileprivate var withoutBlanksBesideSigns: String {
        let characters = Array(self)
        return String(
            characters.indices.filter { index in
                guard characters[index].isBlank else { return true }
                let behind = characters[..<index].last { !$0.isBlank }
                let before = characters[index...].first { !$0.isBlank }
                return behind?.isMeaningful == true && before?.isMeaningful == true
            }.map { characters[$0] })
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

    /// Whether a number as it was typed has more digits than its value, or a minus that the value lacks: `¥1,234-`.
    fileprivate func saysMore(than value: String) -> Bool {
        func digitCount(_ text: String) -> Int { text.numbers.reduce(0) { $0 + $1.count } }
        return digitCount(self) > digitCount(value) || contains { $0.isMinusSign } && value.utf8.first != .minusSign
    }

    /// Whether what stands between the last two numbers stands between the two before them, too.
    fileprivate var partsNumbersAlike: Bool {
        let signs = trimmed { !$0.isNumber }.split { $0.isNumber }
        guard signs.count > 1, let last = signs.last else { return false }
        return last == signs[signs.count - 2]
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

extension Character {
    /// Whether it stands between the digits of numbers and is no blank.
    fileprivate var isSignOfDigits: Bool { self == "." || self == "," || self == "'" || self == "’" }
}
