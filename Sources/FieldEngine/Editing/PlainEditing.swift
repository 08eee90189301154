/// Edits of a text without a template: the text is the value.
struct PlainEditing {
    let filter: Filter
    /// The filter's, but of a text that keeps the case that it has.
    let capitalisation: Capitalisation
    let limits: ContentLimits

    func apply(_ change: TextChange, to content: Content) -> ChangeOutcome {
        // All of the content is written anew.
        var outcome = ChangeOutcome(content: Content())
        let range = change.range.clamped(toLengthOf: content.text)
        let inserted = filtered(change.inserted, replacing: range, of: content.value, into: &outcome)
        var value: String
        if let whole = change.whole, inserted.isIdentical(to: change.inserted) {
            value = whole
        } else {
            value = content.value.replacing(range, with: inserted)
        }
        // A deletion is none too long, though of a character of which a part is gone two may be left.
        if !change.inserted.isEmpty, limits.refuses(value, from: content.value) {
            switch limits.overflow {
            case .reject:
                // The caret stays where the refused text was to go.
                var kept = content
                kept.select(range)
                return ChangeOutcome(content: kept, dropped: change.inserted, refusal: .full, taken: 0)
            case .truncate, .allow:
                let fitting = longestFitting(inserted, replacing: range, of: content.value)
                for character in inserted.dropFirst(fitting.count) { outcome.drop(character, .full) }
                outcome.taken = fitting.count
                value = content.value.replacing(range, with: fitting)
                finish(value, inserted: range.lowerBound..<range.lowerBound + fitting.utf8.count, into: &outcome)
                return outcome
            }
        }
        finish(value, inserted: range.lowerBound..<range.lowerBound + inserted.utf8.count, into: &outcome)
        return outcome
    }

    /// The characters of an insertion that the filter lets in.
    private func filtered(
        _ inserted: String, replacing range: Range<Int>, of value: String, into outcome: inout ChangeOutcome
    ) -> String {
        let takesAll = filter.takes.scalars == nil && filter.capacity == nil && capitalisation != .firsts
        if takesAll, inserted.isPlainText {
            outcome.taken += inserted.utf8.count
            return inserted
        }
        if takesAll, filter.leavesLineBreaks(of: inserted) {
            outcome.taken += LengthUnit.character.count(inserted)
            return inserted
        }
        var room = filter.capacity.map { $0 - (value.count - value.slice(range).count) }
        var result = ""
        result.reserveCapacity(inserted.utf8.count)
        // Looked up in the text, a flag would cost all flags before it.
        var last = value.slice(0..<range.lowerBound).last
        for original in inserted {
            let character = cased(filter.broken(original), behind: last)
            guard
                let taken = filter.takes.taken(character) ?? joined(character, to: last)
                    ?? gershayim(character, behind: last)
            else {
                outcome.drop(original, filter.takes.refusal)
                continue
            }
            if let left = room {
                guard left > 0 else {
                    outcome.drop(original, .full)
                    continue
                }
                room = left - 1
            }
            result.append(taken)
            outcome.taken += 1
            last = last.flatMap { Self.joined($0, taken) } ?? taken
        }
        return result
    }

    /// A character as the capitalisation has it, which comes before the filter: `R` is taken where only small letters are
    /// and all are made small.
    private func cased(_ character: Character, behind last: Character?) -> Character {
        switch capitalisation {
        case .none, .codes: return character
        case .upper: return character.upperCased
        case .lower: return character.lowerCased
        case .firsts, .capitals, .words:
            // What begins behind an apostrophe is known with the letter behind it.
            if last?.separatesNames ?? true, last?.isApostrophe != true { return character.upperCased }
            return capitalisation == .words ? character.lowerCased : character
        }
    }

    /// The sign that Hebrew has in abbreviations, as it is typed: keyboards have the quotation mark in its place. `ד"ר`.
    private func gershayim(_ character: Character, behind last: Character?) -> Character? {
        guard character == "\"", filter.isOfWords, let scalar = last?.unicodeScalars.first, ("א"..."ת").contains(scalar)
        else { return nil }
        return "״"
    }

    /// A mark that comes alone joins the letter before it, which the filter took: it is taken where the two make one
    /// character.
    private func joined(_ character: Character, to last: Character?) -> Character? {
        guard let last, let whole = Self.joined(last, character), filter.takes.taken(whole) != nil else { return nil }
        return character
    }

    /// The character that two make; nil where they stay two. What is as long as this is no character that anybody writes,
    /// and with each mark that joins it all of it would be looked at again.
    private static func joined(_ first: Character, _ second: Character) -> Character? {
        guard first.utf8.count <= 256, !(first.isASCII && second.isASCII) else { return nil }
        let pair = String(first) + String(second)
        return pair.count == 1 ? pair.first : nil
    }

    private func longestFitting(_ inserted: String, replacing range: Range<Int>, of value: String) -> String {
        guard let maximum = limits.maximum else { return inserted }
        let kept = limits.unit.count(value) - limits.unit.count(value.slice(range))
        var fitting = String(limits.unit.prefix(of: inserted, maximum: max(0, maximum - kept)))
        // Counts of parts need not add up (a mark joins the character before it), so the whole is what is judged.
        while !fitting.isEmpty, limits.refuses(value.replacing(range, with: fitting), from: value) {
            fitting.removeLast()
        }
        var rest = inserted[inserted.index(at: fitting.utf8.count)...]
        while let next = rest.popFirst(),
            limits.unit.count(value.replacing(range, with: fitting + String(next))) <= maximum
        {
            fitting.append(next)
        }
        return fitting
    }

    /// Applies what is said of the whole value: leading spaces go, letters get their case.
    private func finish(_ value: String, inserted: Range<Int>, into outcome: inout ChangeOutcome) {
        var value = value
        var caret = inserted.upperBound
        if capitalisation == .firsts { value.capitalizeBehindApostrophes(in: inserted, caret: &caret) }
        if filter.dropsLeadingSpaces, let byte = value.utf8.first, byte <= 0x20 || byte >= 0x80,
            value.first?.isWhitespace == true
        {
            let rest = value.drop { $0.isWhitespace }
            caret = max(0, caret - value.utf8Offset(of: rest.startIndex))
            value = String(rest)
        }
        if capitalisation != .none, capitalisation != .firsts {
            let before = value.slice(0..<value.scalarBoundary(atOrBefore: caret)).count
            value = capitalisation.apply(to: value)
            caret = value.utf8Offset(
                of: value.index(value.startIndex, offsetBy: before, limitedBy: value.endIndex) ?? value.endIndex)
        }
        outcome.content.value = value
        outcome.content.show(value, selecting: .caret(caret))
        outcome.content.tail = .none
        outcome.content.zeros = 0
    }
}

extension String {
    /// Makes capital what begins a name behind an apostrophe, which is known with the letter behind it: O'B with O'Br.
    ///
    /// - Parameters:
    ///   - inserted: what was put in; names that were there before are as they are.
    ///   - caret: a place behind that, which stays behind the same character.
    fileprivate mutating func capitalizeBehindApostrophes(in inserted: Range<Int>, caret: inout Int) {
        // The apostrophe of ASCII, or the first byte of the other one.
        guard utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }) else { return }
        var result = ""
        var (place, start, isBehindApostrophe) = (startIndex, 0, false)
        while place < endIndex {
            var character = self[place]
            let next = index(after: place)
            let end = start + character.utf8.count
            if isBehindApostrophe, next < endIndex, self[next].isLetter, start < inserted.upperBound,
                end + self[next].utf8.count > inserted.lowerBound
            {
                character = character.upperCased
                if end <= caret { caret += start + character.utf8.count - end }
            }
            result.append(character)
            (place, start, isBehindApostrophe) = (next, end, character.isApostrophe)
        }
        self = result
    }

    /// Whether all of it is ASCII that is seen: what nobody filters who takes everything, and one byte for a character.
    fileprivate var isPlainText: Bool { withUTF8Bytes { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } } }
}
