import Automata

/// Keys of dates, times and other parts (`Field+RefusedKeys`).
extension Field {
    func content(ofKeys keys: EditHistory.Keys, in format: PartsFormat, at now: Moment) -> Content? {
        let (text, isUnsure) = keys.resolved
        let present = finished(content, at: now)
        // Keys that were all taken may say what the parts could not hold: a month in full, in place of its abbreviation.
        let isUnfinished = !keys.hasRefusal
        let isSplit = !isUnsure && format.divides(text, in: content.value)
        if isUnfinished, !isSplit, definition.isWhole(present.value, at: now) { return nil }
        let said = pasted(text, at: now)
        let isOther = !said.value.isEmpty && !said.value.isIdentical(to: present.value)
        if isSplit, isOther || isUnfinished { return isOther ? said : nil }
        if isUnfinished {
            let isSure = !isUnsure && !said.isMisread && said.remark?.kind != .leftOut
            return isSure && definition.isWhole(said.value, at: now) ? said : nil
        }
        guard !said.isMisread, !format.isVerbatim(said.value), !isHopeless(said.value, at: now) else {
            return isUnsure ? nil : partsBesideKeys(text, in: format, saying: said, instead: present, at: now)
        }
        if isThere(said, or: present) { return isUnsure ? nil : remarked(said) }
        guard isUnsure else { return said }
        // Whoever took back the half of the day wants none.
        if text.isHalfOfDay { return nil }
        // What shows was seen by whoever took keys back.
        return definition.isWhole(present.value, at: now) ? told(.leftOut(text, .changesMeaning)) : said
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
            return said.value.isEmpty ? told(.leftOut(keys.lettersWithBlanks, .changesMeaning)) : said
        }
        let isOfWords =
            format.parts.allSatisfy { $0.words.isEmpty && $0.kind != .dayPeriod } && keys.hasWord
        // Where no key was taken, what was typed stays to be seen.
        if content.value.isEmpty { return numbers.isEmpty || said.value.isEmpty ? nil : said }
        guard isOfWords || !places.hold(numbers) else { return nil }
        let isVerbatim = format.isVerbatim(said.value)
        // A year that was made of two digits is none that shows.
        let isWidened = present.remark?.kind == .readAs
        // Digits before a word are not behind all that there are.
        let mayGoOn = keys.last { $0.isMeaningful }?.isNumber == true
        if !isOfWords, !isWidened, places.hold(numbers, mayGoOn: mayGoOn) {
            return isVerbatim && !definition.isWhole(present.value, at: now) ? said : nil
        }
        if !isOfWords, let last = format.parts.last, last.isFixed, last.kind == .year, !places.isEmpty,
            numbers.count == places.count + 1, !keys.partsNumbersAlike
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
        return told(.leftOut(isOfWords ? keys.lettersWithBlanks : keys, .changesMeaning))
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
}

extension String {
    /// Whether what stands between the last two numbers stands between the two before them, too, letters aside: `2024-W1-4`.
    fileprivate var partsNumbersAlike: Bool {
        let signs = trimmed { !$0.isNumber }.filter { !$0.isLetter }.split { $0.isNumber }
        guard signs.count > 1, let last = signs.last else { return false }
        return last == signs[signs.count - 2]
    }

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
