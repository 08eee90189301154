/// What a text from elsewhere says to a field of an interval: two texts with something between that each say one end
/// (specification, section 9.6).
struct IntervalReading: Sendable {
    let shape: IntervalShape
    /// Of one end.
    let conversion: TypeConversion
    /// Whose words are known besides those of all languages.
    let locale: String
    /// Whether the second end of a value is not before the first.
    let isInOrder: @Sendable (_ value: String, CivilDate) -> Bool

    func reading(_ text: String, _ context: ReadingContext) -> Reading? {
        if context.own != nil { return .own }
        let text = text.inOneLine
        // The first end, or the beginning of it.
        let whole = conversion.read?(text, ReadingContext(today: context.today, own: nil))
        return ends(text, context.today, isOneEnd: isClean(whole)) ?? whole
    }

    /// Whether a text is one end, with nothing left over that may say the other.
    private func isClean(_ reading: Reading?) -> Bool {
        guard case .value(_, let remark)? = reading else { return false }
        return remark.map { $0.kind == .readAs } ?? true
    }

    /// The ends that a text says; nil where none or several can be meant.
    private func ends(_ text: String, _ today: CivilDate, isOneEnd: Bool) -> Reading? {
        guard text.utf8.count <= DatePiece.longestKept else { return nil }
        var visible: Reading?
        var whole: Reading?
        let divisions = IntervalReading.divisions(of: text)
        // Two numbers alone may be hours: `9–17`.
        if divisions.count == 1, let only = divisions.first, only.first.isHour, only.second.isHour,
            let (reading, isWhole) = interval("T" + only.first, "T" + only.second, today), isWhole,
            case .value(let value, _) = reading, isInOrder(value, today)
        {
            return reading
        }
        for division in divisions {
            guard let (reading, isWhole) = interval(String(division.first), String(division.second), today) else {
                continue
            }
            if isWhole {
                if let whole, whole != reading { return nil }
                whole = reading
            } else if visible == nil {
                visible = reading
            }
        }
        // Ends that are not in order may share what the first one says: `午後1時～3時`.
        if case .value(let value, _)? = whole, isInOrder(value, today) { return whole }
        if isOneEnd { return whole ?? visible }
        var both: Reading?
        for division in divisions {
            // What separates the ends separates nothing else then: `3-5-2024` is a day.
            guard divisions.count(where: { $0.joint == division.joint }) == 1 || division.isBetweenClocks,
                let reading = shared(division.first, division.second, today)
            else { continue }
            if let both, both != reading { return whole ?? visible }
            both = reading
        }
        return both ?? whole ?? visible
    }

    /// Two ends, and whether both are whole.
    ///
    /// The half of the day that one of them says is the other's too where both are of one day then: `9:30–11:15 PM`. Else the other one has
    /// an hour of 24, `9–5 PM`, which is told where it may have been meant to be of the day before or after.
    private func interval(_ first: String, _ second: String, _ today: CivilDate) -> (Reading, isWhole: Bool)? {
        let hasHours = shape.end.parts.contains { $0.kind == .hour }
        let start = end(first, today)
        if start.said == nil, !hasHours { return nil }
        let finish = end(second, today)
        let literal = pair(start, finish, today)
        guard hasHours, start.isWhole || finish.isWhole, let shared = sharingHalf(first, second) else { return literal }
        let isOfSecond = shared.second.isIdentical(to: second)
        let ofHalf =
            isOfSecond
            ? pair(end(shared.first, today), finish, today) : pair(start, end(shared.second, today), today)
        let whole = ofHalf?.isWhole == true ? ofHalf?.0 : nil
        if let whole, isAscending(whole, today) { return (whole, true) }
        var found = literal
        if found?.isWhole != true {
            let ofDay =
                isOfSecond
                ? pair(end("T" + first, today), finish, today) : pair(start, end("T" + second, today), today)
            if let ofDay, ofDay.isWhole, isAscending(ofDay.0, today) { found = ofDay }
        }
        guard let said = found, said.isWhole, case .value(let value, nil) = said.0,
            case .value(let other, _)? = whole, isInOrder(other, today), let ends = typed(value, today)
        else { return found }
        return (.value(value, .readAs(ends.first + "/" + ends.second)), true)
    }

    /// The typed forms of both ends of a value.
    private func typed(_ value: String, _ today: CivilDate) -> (first: String, second: String)? {
        guard let ends = shape.ends(of: value), case .text(let first)? = conversion.typed?(ends.first, today),
            case .text(let second)? = conversion.typed?(ends.second, today)
        else { return nil }
        return (first, second)
    }

    /// Whether the second end is of the same day as the first one and not before it.
    private func isAscending(_ reading: Reading, _ today: CivilDate) -> Bool {
        guard case .value(let value, _) = reading, let ends = typed(value, today) else { return false }
        let (first, second) = (ends.first.utf8, ends.second.utf8)
        let day =
            first.firstIndex(of: UInt8(ascii: "T")).map { first[..<$0] } ?? first[first.startIndex..<first.startIndex]
        return second.starts(with: day) && !second.lexicographicallyPrecedes(first)
    }

    /// Two ends as each is by itself, and whether both are whole.
    private func pair(_ first: End, _ second: End, _ today: CivilDate) -> (Reading, isWhole: Bool)? {
        var (first, second) = (first, second)
        // Where one end has the hours of a whole day, so has the other: `22:00-06:00`.
        if first.isWhole, !second.isWhole, isOfWholeDay(first.text) {
            let other = end("T" + second.text, today)
            if other.said != nil { second = other }
        } else if second.isWhole, !first.isWhole, isOfWholeDay(second.text) {
            let other = end("T" + first.text, today)
            if other.said != nil { first = other }
        }
        guard let start = first.said, let finish = second.said else { return nil }
        // What is missing of the first end is none of its last number.
        let beginning = first.isWhole ? start.value : shape.end.endingWhole(start.value) ?? start.value
        guard let value = shape.value(from: beginning, to: finish.value),
            // Where one end shows that another order is meant, the other one could be meant so too.
            isReordered(first.text, start) == isReordered(second.text, finish)
        else { return nil }
        return (.value(value, remark(start.remark, finish.remark)), first.isWhole && second.isWhole)
    }

    /// Whether an end was not read in the order of the field's parts: two digits of a year, and a zero that is missing, are no other order.
    private func isReordered(_ text: String, _ said: (value: String, remark: Remark?)) -> Bool {
        guard said.remark?.kind == .readAs, let texts = shape.end.texts(of: said.value) else { return false }
        let numbers = text.split { CharacterClass.digits.taken($0) == nil }
        guard numbers.count == texts.count else { return true }
        for index in texts.indices {
            let number = String(numbers[index])
            if !texts[index].hasSuffix(number), Part.number(number) != Part.number(texts[index]) { return true }
        }
        return false
    }

    /// Two ends of which one says what holds for both, such as the month and the year of `3–5 May 2024` and `May 3–5, 2024`:
    /// what stands before the ends is the second's too, and what stands behind them is the first's. Nil where nothing or
    /// several things can be meant, or the ends would not be in order.
    private func shared(_ first: Substring, _ second: Substring, _ today: CivilDate) -> Reading? {
        let (heads, tails) = (first.heads, second.tails)
        guard heads.count * tails.count <= Self.mostShared else { return nil }
        let stem = first.trimmed { !$0.isLetter && !$0.isNumber }
        var found: Reading?
        for head in heads {
            // The hour of the first end is none of an end that has one of its own.
            if head.last == ":", second.contains(":") { continue }
            for tail in tails where !(head.isEmpty && tail.isEmpty) {
                // Nor are the minutes of the second end the first one's.
                if tail.first == ":", first.contains(":") { continue }
                let start = String(tail.isEmpty ? first : first[..<stem.endIndex]) + tail
                guard let (reading, isWhole) = interval(start, String(head) + second, today), isWhole,
                    isClean(reading), case .value(let value, _) = reading, isInOrder(value, today)
                else { continue }
                if let found, found != reading { return nil }
                found = reading
                // `3.–5.5.2024` may be days of May, also where months come first.
                let isOneNumber = first.split { CharacterClass.digits.taken($0) == nil }.count == 1
                if isOneNumber, !tail.isEmpty, mayBeDays(start, String(head) + second, today) { return nil }
            }
        }
        return found
    }

    /// Whether two ends that have one day in two months may be two days of the month of that number.
    private func mayBeDays(_ first: String, _ second: String, _ today: CivilDate) -> Bool {
        guard let month = shape.end.parts.firstIndex(where: { $0.kind == .month && $0.words.isEmpty }),
            let day = shape.end.parts.firstIndex(where: { $0.kind == .day }),
            let start = end(first, today).said.flatMap({ shape.end.texts(of: $0.value) }),
            let finish = end(second, today).said.flatMap({ shape.end.texts(of: $0.value) }),
            let number = Part.number(start[day]), number == Part.number(finish[day])
        else { return false }
        return number <= 12 && start[month] != finish[month]
    }

    /// The most ways in which ends may share what one of them says.
    private static let mostShared = 64

    /// A text, what it says of one end, and whether that is a whole one that exists.
    private struct End {
        var text: String
        var said: (value: String, remark: Remark?)?
        var isWhole = false
    }

    private func end(_ text: String, _ today: CivilDate) -> End {
        guard case .value(let value, let remark)? = conversion.read?(text, ReadingContext(today: today, own: nil)),
            remark?.weight != .changesMeaning, shape.end.texts(of: value) != nil
        else { return End(text: text) }
        return End(text: text, said: (value, remark), isWhole: conversion.typed?(value, today) != nil)
    }

    private func remark(_ first: Remark?, _ second: Remark?) -> Remark? {
        guard let first, let second, first.kind == second.kind else { return first ?? second }
        let text = first.text + (first.kind == .readAs ? "/" : " ") + second.text
        return first.kind == .readAs ? .readAs(text) : .leftOut(text, first.weight)
    }

    private struct Division {
        var first: Substring
        var joint: Substring
        var second: Substring

        /// Whether it is the last place of its joint, and a time stands on both sides, as in `2024-05-01 09:30-17:15`; behind a T that
        /// would be the distance of a zone.
        var isBetweenClocks: Bool {
            first.contains(":") && second.contains(":") && !first.contains("T")
                && joint.allSatisfy { !second.contains($0) }
        }
    }

    /// The ways to divide a text at what may stand between two ends.
    private static func divisions(of text: String) -> [Division] {
        var divisions: [Division] = []
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            let rest = text[index...]
            let isBehindBlank = index > text.startIndex && text[text.index(before: index)].isBlank
            if let length = lengthOfJoint(rest, behindBlank: isBehindBlank) {
                let behind = text.index(index, offsetBy: length)
                divisions.append(
                    Division(
                        first: withoutLead(text[..<index]), joint: text[index..<behind],
                        second: withoutLead(text[behind...])))
            }
            index = next
        }
        return divisions
    }

    /// How many characters at the start of a text stand between two ends; nil where none do.
    private static func lengthOfJoint(_ text: Substring, behindBlank: Bool) -> Int? {
        guard let first = text.first else { return nil }
        if first.isMinusSign { return 1 }
        switch first {
        case "/", "…", "~", "～", "〜", "→", "|", "至", "到": return 1
        case "か": return text.hasPrefix("から") ? 2 : nil
        case ".": return text.hasPrefix("...") ? 3 : text.hasPrefix("..") ? 2 : nil
        default: break
        }
        guard behindBlank, first.isLetter else { return nil }
        let word = text.prefix { !$0.isBlank }
        return joints.contains(word.lowercased()) ? word.count : nil
    }

    private static let joints = Set(
        TableText(
            """
            to until till through thru and bis und à au jusqu'au et a al hasta y e até ao às fino alle tot t/m en til do до
            по تا إلى الى
            """
        ).words)

    /// Without a word that says that an interval begins.
    private static func withoutLead(_ text: Substring) -> Substring {
        let text = text.trimmed { $0.isBlank }
        let word = text.prefix { !$0.isBlank }
        guard word.count < text.count, leads.contains(word.lowercased()) else { return text }
        return text.dropFirst(word.count).trimmed { $0.isBlank }
    }

    private static let leads = Set(
        TableText(
            """
            from between von vom zwischen de du del desde entre da das dal dalle van od с от från mellan fra mellom mellem از من zum
            """
        ).words)
}

extension Substring {
    fileprivate var isHour: Bool { (1...2).contains(count) && allSatisfy { CharacterClass.digits.taken($0) != nil } }

    /// What may stand before a number or a word of the text, none included; the T of ISO 8601 is no part of the number behind it.
    fileprivate var heads: [Substring] {
        indices.filter { index in
            if !self[index].isOfWord { return false }
            if index == startIndex { return true }
            let last = self[self.index(before: index)]
            return !last.isOfWord || last == "T" || last.isUnit(besides: self[index])
        }.map { self[..<$0] }
    }

    /// What may stand behind a number or a word of the text, none included.
    fileprivate var tails: [Substring] {
        indices.filter { index in
            let next = self.index(after: index)
            return self[index].isOfWord
                && (next == endIndex || !self[next].isOfWord || self[next].isUnit(besides: self[index]))
        }.map { self[self.index(after: $0)...] }
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isNumber }

    /// Whether one of both is a number and the other a letter beside which East Asia has no blank: `5月3日`, `午後1時`.
    fileprivate func isUnit(besides other: Character) -> Bool {
        isNumber != other.isNumber && !(isASCII && other.isASCII)
            && !(isNumber ? other : self).isCased
    }
}
