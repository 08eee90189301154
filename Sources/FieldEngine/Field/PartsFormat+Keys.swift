// How keys were typed, beside the parts that took them (specification, section 9.7).
extension PartsFormat {
    /// Whether digits that were typed together went to several parts though they may be meant otherwise, or two hours to one time:
    /// `12/2024` is no 12/20/24, `9-5 PM` no 9:05 PM.
    ///
    /// - Parameter value: what the parts took, as it was while it was typed.
    func divides(_ keys: String, in value: String) -> Bool {
        guard let texts = texts(of: value) else { return false }
        let runs = keys.numbers
        var places: [DigitPlace] = []
        for (text, part) in zip(texts, parts) { places += text.numbers.map { DigitPlace(part: part, digits: $0) } }
        if runs.count == 1, keys.count(where: { $0.isLetter }) < 2 { return isShort(runs[0], in: places) }
        if hasHoursApart(keys) || hasOpenMinute(keys) { return true }
        let beginsWithWord = keys.beginsWithWord
        var rest = places[...]
        for (index, run) in runs.enumerated() {
            let isBehind = index > 0 || beginsWithWord
            var digits = run[...]
            var taken: [DigitPlace] = []
            while !digits.isEmpty {
                // The digits behind those that have a place were refused.
                guard var place = rest.popFirst() else { return isBehind && taken.count > 1 }
                guard let left = place.rest(of: digits, isFirst: taken.isEmpty) else { return false }
                digits = left
                taken.append(place)
            }
            if taken.count > 1, run.count == 2 || mayBeOther(taken, isBehind: isBehind) { return true }
        }
        return false
    }

    /// Whether digits alone, which are those of all parts, lack one that may be missing before the last part as well: `123` of a time is
    /// 1:23 or 12:3, `240523` in YYYY-MM-DD is of 2024.
    private func isShort(_ digits: [Character], in places: [DigitPlace]) -> Bool {
        guard let last = places.last, last.part.isFixed, last.digits.count < last.part.width.upperBound else {
            return false
        }
        var rest = digits[...]
        var mayLack = digits.count == 6 && places[0].part.kind == .year && places[0].digits.count == 4
        for (index, place) in places.dropLast().enumerated() {
            var place = place
            guard let left = place.rest(of: rest, isFirst: index == 0) else { return false }
            mayLack = mayLack || place.part.kind != .year && rest.count - left.count > 1
            rest = left
        }
        return mayLack
    }

    /// Whether a minute of one digit stands behind a sign that may be a decimal one, or a blank: `7,5` is half past seven for some.
    private func hasOpenMinute(_ keys: String) -> Bool {
        var place = 0
        var minutes: [Int: String] = [:]
        for (index, part) in parts.enumerated() where part.isOfDigits {
            if part.kind == .minute { minutes[place] = literals[index] }
            place += 1
        }
        if minutes.isEmpty { return false }
        var (number, count) = (-1, 0)
        var signs = ""
        func isOpen() -> Bool {
            guard count == 1, let literal = minutes[number], !signs.isEmpty else { return false }
            return signs.allSatisfy { ($0 == "." || $0 == "," || $0.isBlank) && !literal.contains($0) }
        }
        for character in keys {
            if CharacterClass.digits.taken(character) != nil {
                if count == 0 { number += 1 }
                count += 1
            } else {
                if isOpen() { return true }
                if count > 0 { signs = "" }
                count = 0
                signs.append(character)
            }
        }
        return isOpen()
    }

    /// Whether a row of digits may be meant otherwise than as the parts which took it. It was never meant for a last part that it does not
    /// fill, or for a minute that got a zero; and behind a separator or a word it may be a year, where the year has not four of its digits.
    private func mayBeOther(_ places: [DigitPlace], isBehind: Bool) -> Bool {
        guard let first = places.first, let last = places.last else { return false }
        return last.part.isFixed && (last.isPadded || last.digits.count < last.part.width.upperBound)
            || (first.part.kind == .minute || first.part.kind == .second) && first.isPadded
            || isBehind && places.contains { $0.part.kind == .year && $0.digits.count < 4 }
    }

    /// Whether a dash was typed where one time has its hour and its minute, as between two hours.
    private func hasHoursApart(_ keys: String) -> Bool {
        guard parts.count(where: { $0.kind == .hour }) == 1, !parts.contains(where: { $0.kind == .offset }),
            let hour = parts.firstIndex(where: { $0.kind == .hour })
        else { return false }
        let before = parts[..<hour].count { $0.isOfDigits }
        let ofTime = parts.count { $0.kind == .hour || $0.kind == .minute || $0.kind == .second }
        var (number, isBehindDigit, isApart) = (0, false, false)
        for character in keys {
            if CharacterClass.digits.taken(character) != nil {
                if !isBehindDigit {
                    number += 1
                    if isApart, number > before + 1, number <= before + ofTime { return true }
                }
                (isBehindDigit, isApart) = (true, false)
            } else {
                isBehindDigit = false
                if character.isMinusSign || "~～〜".contains(character) { isApart = true }
            }
        }
        return false
    }

    /// Whether a name shows that is none of the words in keys, nor begins with one: the `d` of `5 day of May` was taken for December.
    func names(otherThan keys: String, in value: String) -> Bool {
        guard let texts = texts(of: value) else { return false }
        let shown = parts.indices.filter { !parts[$0].words.isEmpty && !texts[$0].isEmpty }
        guard shown.contains(where: { parts[$0].kind != .dayPeriod }) else { return false }
        let names =
            shown.map { LetterFolding.folded(texts[$0] + parts[$0].ending) } + literals.map { LetterFolding.folded($0) }
        let months = shown.filter { parts[$0].kind == .month }.compactMap { place in
            parts[place].words.firstIndex { $0.isIdentical(to: texts[place]) }.map { $0 + 1 }
        }
        return keys.split { !$0.isLetter }.contains { word in
            let letters = LetterFolding.folded(String(word))
            if word.count < 2 || hasHalf(letters, texts) { return false }
            return !names.contains { $0.starts(with: letters) }
                && !months.contains { MonthNames.month(named: word.lowercased()) == $0 }
        }
    }

    /// Whether letters are `am` or `pm` of the hour that shows, of which the format may have no half.
    private func hasHalf(_ letters: [UInt8], _ texts: [String]) -> Bool {
        guard letters == Array("am".utf8) || letters == Array("pm".utf8) else { return false }
        if parts.contains(where: { $0.kind == .dayPeriod }) { return true }
        guard let place = parts.firstIndex(where: { $0.kind == .hour }), let hour = Part.number(texts[place]) else {
            return false
        }
        return (hour >= 12) == (letters.first == UInt8(ascii: "p"))
    }
}

/// The digits that a part shows.
private struct DigitPlace {
    let part: Part
    let digits: [Character]
    /// Whether a zero stands before those that were typed.
    private(set) var isPadded = false

    init(part: Part, digits: [Character]) {
        self.part = part
        self.digits = digits
    }

    /// What of a row of digits is left behind those of the part; nil where they are others.
    mutating func rest(of row: ArraySlice<Character>, isFirst: Bool) -> ArraySlice<Character>? {
        if row.starts(with: digits) { return row.dropFirst(digits.count) }
        let bare = digits.drop { $0 == "0" }
        if !bare.isEmpty, row.starts(with: bare) {
            isPadded = true
            return row.dropFirst(bare.count)
        }
        if row.first == "0", row.dropFirst().starts(with: digits) { return row.dropFirst(digits.count + 1) }
        if bare.isEmpty, row.first == "0" {
            isPadded = true
            return row.dropFirst()
        }
        // The half of the day made another hour of the one that was typed.
        guard isFirst, part.kind == .hour, row.count <= 2, let hour = Part.number(String(digits)),
            let typed = Part.number(String(row)), hour % 12 == typed % 12
        else { return nil }
        return []
    }
}

extension String {
    /// Whether two letters stand before the first digit: one may be a slip.
    fileprivate var beginsWithWord: Bool { prefix { !$0.isNumber }.count { $0.isLetter } > 1 }
}
