import Automata

/// Keys of numbers (`Field+RefusedKeys`).
extension Field {
    func content(ofKeys keys: EditHistory.Keys, in format: NumberFormat, at now: Moment) -> Content? {
        // A suffix between digits was taken as what the field shows behind them.
        let isDivided = keys.text.hasAffixBetweenDigits(blanks: !format.groups)
        // Three digits behind a sign were taken for a group, with which there is no such number.
        let isTooLarge =
            keys.text.contains { NumberSign($0)?.mayBeDecimal == true } && !content.value.utf8.contains(.decimalPoint)
            && isHopeless(content.value, at: now)
        guard keys.hasRefusal || isDivided || isTooLarge else { return nil }
        let (text, isUnsure) = keys.resolved
        // Who takes keys back in a number looks at it.
        if isUnsure { return nil }
        let said = pasted(text, at: now)
        let present = finished(content, at: now)
        guard !said.isMisread, !NumberFormat.isVerbatim(said.value), !isHopeless(said.value, at: now) else {
            return keys.hasRefusal
                ? numberBesideKeys(text, in: format, saying: said, instead: present, at: now) : said
        }
        // Digits that were refused were nothing but zeros, and a minus the stroke that ends an amount.
        if isThere(said, or: present) { return remarked(said, saysMore: text.saysMore(than: content.value)) }
        // A letter between digits was a slip, or ten to some power.
        if text.hasLettersBetweenDigits, !text.lettersWithBlanks.isCurrency, definition.isWhole(present.value, at: now)
        {
            return told(.leftOut(text.lettersWithBlanks, .changesMeaning))
        }
        var result = said
        if said.remark == nil {
            let read = finished(said, at: now)
            if !read.value.isIdentical(to: present.value) { result.remark = .readAs(read.text) }
        }
        return result
    }

    /// What becomes of a number whose keys say nothing for sure: what they are as a pasted text, beside the number that shows where that
    /// is the same. Nil where those that were refused were a slip.
    private func numberBesideKeys(
        _ keys: String, in format: NumberFormat, saying said: Content, instead present: Content, at now: Moment
    ) -> Content? {
        // Of places that are overtyped keys are no text.
        if format.entry == .overtype { return nil }
        if let slipless = keys.withoutSlip(ofMoney: format.isMoney) {
            let rest = pasted(slipless, at: now)
            if !rest.isMisread, isThere(rest, or: present) { return nil }
        }
        // A text of which nothing is left takes nothing away that shows.
        let isNothing = !said.value.utf8.contains { $0.isDigit }
        return isThere(said, or: present) || isNothing ? told(said.remark) : said
    }
}

extension String {
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
}

extension Character {
    /// Whether it stands between the digits of numbers and is no blank.
    fileprivate var isSignOfDigits: Bool { self == "." || self == "," || self == "'" || self == "’" }
}
