/// Edits of a content whose format is made of parts: what is typed into a part, or deleted in it, moves nothing in another.
struct PartsEditing {
    let format: PartsFormat
    let limits: ContentLimits
    var capitalisation = Capitalisation.none
    /// Where what comes of it is kept as it shows.
    let memory: ShownContent

    /// - Parameter shown: the parts of the content.
    func apply(_ change: TextChange, to content: Content, shownAs shown: PartsFormat.Shown) -> ChangeOutcome {
        var draft = PartsDraft(format: format, texts: shown.texts, marks: PartMarks(bits: content.zeros))
        let range = change.range.clamped(to: 0..<shown.end)
        draft.place = format.place(of: range.lowerBound, in: shown)
        if draft.marks.isTypedAnew, range == content.selection, !change.inserted.isEmpty {
            draft.typedAnew = draft.place.part
        }
        draft.marks.isTypedAnew = false
        let end = range.isEmpty ? draft.place : format.place(of: range.upperBound, in: shown)
        let textEnd = shown.extents.last?.upperBound ?? 0
        let isErasing = change.inserted.isEmpty
        if range.lowerBound >= textEnd, case .typed(let count, let padded) = content.tail,
            !isErasing || !format.typing.isEager
        {
            draft.passed = shown.text.slice(textEnd..<range.lowerBound).count
            draft.isPaddedByTail = padded && draft.passed == count
            if isErasing { draft.shortenTail(wasPadded: padded) }
        } else if isErasing {
            let before = draft.texts
            draft.delete(upTo: end, of: range, change.direction, in: shown)
            draft.keepLiteral(behind: before)
        } else {
            draft.isReplacing = !range.isEmpty && end.part == draft.place.part
            draft.remove(upTo: end)
        }
        var outcome = ChangeOutcome(content: content)
        for character in change.inserted {
            let place = draft.place
            if let reason = draft.insert(cased(character)) {
                // By itself it would have moved no caret.
                draft.place = place
                outcome.drop(character, reason)
            } else {
                outcome.taken += 1
            }
        }
        if format.typing.isEager, isErasing || outcome.taken > 0 { draft.writeLiteral() }
        _ = format.leave(&draft.texts, draft.marks, but: draft.place.part...draft.place.part)
        let value = format.value(of: draft.texts)
        if limits.overflow == .reject, limits.refuses(value, from: content.value) {
            return ChangeOutcome(content: content, dropped: change.inserted, refusal: .full)
        }
        // What is refused changes nothing, but that it may begin a word.
        if outcome.taken == 0, !change.inserted.isEmpty, range.isEmpty {
            var marks = PartMarks(bits: content.zeros)
            marks.begunHalf = draft.marks.begunHalf
            outcome.content.zeros = marks.bits
            outcome.content.select(range)
            return outcome
        }
        let made = draft.content(value, keeping: content.tail, handingOn: outcome.taken > 0)
        memory.keep(made.shown, of: value, made.content.tail)
        outcome.content = made.content
        return outcome
    }

    private func cased(_ character: Character) -> Character {
        switch capitalisation {
        case .upper: character.upperCased
        case .lower: character.lowerCased
        case .none, .codes, .firsts, .capitals, .words: character
        }
    }
}

/// The texts of parts while they are edited, with the place where it is done.
struct PartsDraft {
    let format: PartsFormat
    var texts: [String]
    var marks: PartMarks
    /// The last part that had a text before the edit.
    private let lastBefore: Int
    var place = PartsFormat.Place(part: 0, offset: 0)
    /// How many characters of the literal before the place were typed, where it is behind all that is filled.
    var passed = 0
    /// Whether the zero of the part before is there because its separator was typed.
    var isPaddedByTail = false
    /// Whether the part at the place was passed over as its placeholder says it, so that a separator leads out of it.
    private var hasSeenPlaceholder = false
    /// The part to which the one before handed on, or into which all was typed that stands in it before the place.
    var typedAnew: Int?
    /// Whether what is typed takes the place of what stood in that part.
    var isReplacing = false
    /// Whether anything was typed into a part in this edit.
    private var hasWritten = false

    init(format: PartsFormat, texts: [String], marks: PartMarks) {
        self.format = format
        self.texts = texts
        self.marks = marks
        lastBefore = texts.lastFilled ?? -1
    }

    private var parts: [Part] { format.parts }

    /// Whether nothing is filled in behind the place.
    private var isAtEnd: Bool {
        texts[min(place.part + 1, texts.count)...].allSatisfy { $0.isEmpty }
            && (place.offset >= texts[place.part].characterCount)
    }

    /// Whether what stands at the place may be the century of a year of two digits.
    private var isCentury: Bool {
        format.typing.takesCentury && place.part == parts.count - 1
            && texts[place.part].isIdentical(to: PartsFormat.century)
    }

    /// Whether a letter was typed last of the literal before the place.
    private var isInWordOfLiteral: Bool {
        passed > 0 && format.literals[place.part].prefix(passed).last?.isLetter == true
    }

    // MARK: Insertion

    /// Types a character at the place; why it is refused, else nil.
    mutating func insert(_ character: Character) -> Refusal? {
        let part = parts[place.part]
        let text = texts[place.part]
        let isBehind = place.offset >= text.characterCount
        // Behind all that there is: the `2` of `25.1.2` is none of the month.
        if isBehind, passed > 0, !text.isEmpty, part.words.isEmpty, part.taken(character) != nil { return .full }
        // A zero before a number is none of it: who types `010` in an address means ten.
        if isBehind, part.zeros == .none, text.isIdentical(to: "0"), part.taken(character) != nil {
            texts[place.part] = ""
            place.offset = 0
            return insert(character)
        }
        // Who types all of `2027` in a year of two digits begins it anew behind the century.
        if isBehind, isCentury, part.taken(character) != nil {
            texts[place.part] = ""
            place.offset = 0
            let refusal = insert(character)
            marks.setPadded(place.part, true)
            return refusal
        }
        // One letter has written all of `am`, whose `m` begins no month behind it, and no other half of the day.
        if endsHalfOfDay(character) || endsBegunHalf(character) { return nil }
        if isBehind, staysBehind(text, of: part), part.taken(character) != nil {
            if part.isFull(text) { return .full }
        } else if isBehind, let next = handedOn(character, behind: text, of: part) {
            place = next
            typedAnew = next.part
            marks.setSeparated(next.part, false)
            return insert(character)
        }
        if isBeforePlace(character), part.taken(character) == nil || !part.canBegin(String(character)) {
            marks.setSeparated(place.part, true)
            return nil
        }
        if !isBehind, !part.words.isEmpty {
            if let offset = offset(behind: character, in: text) {
                place.offset = offset
                return nil
            }
            if let count = wordOfLiteral(endingWith: character, typedAs: text, in: part) {
                texts[place.part] = ""
                place.offset = 0
                passed = count
                return nil
            }
            if part.state(of: text) == .complete, !character.isLetter {
                place.offset = text.characterCount
                return insert(character)
            }
        }
        // The words of a literal that is being typed, as the ` to ` between two dates, are none of the part behind it.
        if passed > 0, text.isEmpty, !part.words.isEmpty,
            format.literal(character, at: place.part, after: passed) == passed + 1,
            isInWordOfLiteral || !part.canBegin(String(character))
        {
            passed += 1
            return nil
        }
        // Nor is a digit or letter of a literal that is begun: the `7` of `+7 (`.
        if passed > 0, text.isEmpty, part.words.isEmpty, character.isMeaningful,
            format.literals[place.part].dropFirst(passed).first == character
        {
            passed += 1
            return nil
        }
        // Behind letters of a whole word with which no other goes on.
        if !isBehind, character.isLetter, !part.words.isEmpty, part.kind != .dayPeriod, place.offset > 0,
            part.state(of: text) == .complete, part.taken(character) != nil,
            !part.canBegin(String(text.prefix(place.offset)) + String(character))
        {
            return .notAllowedHere
        }
        // What separates parts may stand in the words of one.
        let endsWord = isBehind && part.endsWord(character, behind: text)
        if let taken = part.taken(character), isBehind ? !part.isFull(text) && !endsWord : true {
            write(taken, into: part)
            return nil
        }
        if let other = part.otherHalf(meantBy: character, of: text) {
            texts[place.part] = ""
            place.offset = 0
            write(other, into: part)
            return nil
        }
        return pass(character, behind: text, of: part)
    }

    /// How much of the literal before a part was typed, where what was taken for the beginning of a word, the `d` of `diciembre`, was
    /// that of the literal's: in `5 de mayo` no month goes on so.
    private func wordOfLiteral(endingWith character: Character, typedAs text: String, in part: Part) -> Int? {
        let typed = text.prefix(place.offset)
        guard place.offset > 0, texts.lastFilled == place.part, !part.canBegin(typed + String(character)) else {
            return nil
        }
        var count = 0
        for letter in typed + String(character) {
            guard let next = format.literal(letter, at: place.part, after: count) else { return nil }
            count = next
        }
        let letters = format.literals[place.part].prefix(count).count { $0.isLetter }
        return letters == typed.count { $0.isLetter } + (character.isLetter ? 1 : 0) ? count : nil
    }

    /// Whether a half of the day stands before the place, or a literal that was not typed yet, and ends with a letter.
    private func endsHalfOfDay(_ letter: Character) -> Bool {
        var index = place.part
        if place.offset == 0, passed == 0, index > 0, !format.literals[index].isEmpty, texts[index].isEmpty {
            index -= 1
        }
        guard parts[index].kind == .dayPeriod,
            index < place.part || place.offset >= texts[index].characterCount,
            texts[index].isEmpty || parts[index].state(of: texts[index]) == .complete
        else { return false }
        // Of `AM` and `PM` the part has one letter.
        let word = texts[index].isEmpty ? "" : texts[index] + parts[index].ending
        return word.last { $0.isLetter }?.isSameLetter(as: letter) ?? false
    }

    /// Whether it is the `m` of an `am` or `pm` whose first letter wrote a word of the locale without it.
    private mutating func endsBegunHalf(_ letter: Character) -> Bool {
        guard marks.begunHalf != nil, parts.contains(where: { $0.kind == .dayPeriod }) else { return false }
        marks.begunHalf = nil
        return letter == "m" || letter == "M"
    }

    /// Whether a digit that no number of the part goes on with is none of the next part's, where one stands there already: it would
    /// be lost. So it is where the caret was put there, or digits are more than the part has numbers of: `35`. Behind a part that
    /// was filled the caret is in the next one, for all to see.
    private func staysBehind(_ text: String, of part: Part) -> Bool {
        !part.isFixed && part.words.isEmpty && !text.isEmpty && place.part + 1 < parts.count
            && !texts[place.part + 1].isEmpty && !(hasWritten && part.isFull(text))
    }

    /// The start of the next part, where a character can't go on behind a whole one and begins that one. Of a half of the day that
    /// stands before the hour the digits come first on most keyboards: its gap stays.
    private func handedOn(_ character: Character, behind text: String, of part: Part) -> PartsFormat.Place? {
        var next = place.part + 1
        func isGapOfHalf(_ index: Int) -> Bool {
            parts[index].kind == .dayPeriod && texts[index].isEmpty && parts[index].taken(character) == nil
        }
        if !text.isEmpty, next < parts.count, isGapOfHalf(next) { next += 1 }
        guard next < parts.count, parts[next].taken(character) != nil, !parts[next].endsWord(character, behind: "")
        else { return nil }
        if text.isEmpty {
            guard isGapOfHalf(place.part), !isReplacing else { return nil }
        } else if !part.isFull(text) {
            let taken = part.taken(character)
            guard taken == nil || !part.isFixed, part.state(of: text) == .complete else { return nil }
            // A digit of another script goes on as the one that it stands for.
            if let taken, part.canBegin(text + String(part.words.isEmpty ? taken : character)) { return nil }
        }
        return PartsFormat.Place(part: next, offset: 0)
    }

    /// Behind a character of a word that stands there, only signs and spaces before it: the `m` of `p. m.` behind the `p`.
    private func offset(behind character: Character, in word: String) -> Int? {
        var offset = place.offset
        for next in word.dropFirst(offset) {
            offset += 1
            if next.isSameLetter(as: character) { return offset }
            if next.isLetter || next.isNumber { return nil }
        }
        return nil
    }

    private mutating func write(_ character: Character, into part: Part) {
        let text = texts[place.part]
        let cut = text.utf8Offset(ofCharacter: place.offset)
        let isAtEnd = cut == text.utf8.count
        let before = isAtEnd ? text : String(text.slice(0..<cut))
        let begun = before + String(character)
        let isInsteadOfAll = typedAnew == place.part && place.offset == 0
        if place.offset == 0 { typedAnew = place.part }
        passed = 0
        isPaddedByTail = false
        hasSeenPlaceholder = false
        hasWritten = true
        marks.forgetHalf()
        marks.setPadded(place.part, false)
        marks.setTyped(place.part)
        if !part.words.isEmpty {
            let begun = part.kind == .offset ? ClockOffset.spelled(begun: begun, in: part) : begun
            if let half = part.half(meantBy: character, behind: before) {
                texts[place.part] = half
                place.offset = half.characterCount
                marks.begunHalf = PartMarks.Half(of: character)
                return
            }
            let word = part.word(begun: begun)
            texts[place.part] = word ?? part.spelled(begun: begun)
            place.offset = begun.characterCount
            return
        }
        if !isAtEnd {
            let behind = text.slice(cut..<text.utf8.count)
            // Between characters: beside them where there is room, else over the next, else over all that follow. Where the part
            // before handed on, that is over all of it: who types a date over another means no digit of that one.
            let beside = begun + behind
            let over = begun + behind.dropFirst()
            if isInsteadOfAll {
                texts[place.part] = begun
            } else if !format.typing.overwrites, beside.characterCount <= part.width.upperBound {
                texts[place.part] = beside
            } else if part.canBegin(over) || !part.canBegin(begun) && part.padded(begun) == nil {
                texts[place.part] = over
            } else {
                texts[place.part] = begun
            }
        } else {
            texts[place.part] = begun
        }
        place.offset += 1
        // No number of the part begins so, but one is it with a zero before it.
        if texts[place.part].isIdentical(to: begun), !part.canBegin(begun), let spelled = part.padded(begun) {
            texts[place.part] = spelled
            place.offset = spelled.characterCount
            marks.setPadded(place.part, true)
        }
    }

    /// Takes a character as a literal, or as part of what is shown.
    private mutating func pass(_ character: Character, behind text: String, of part: Part) -> Refusal? {
        // What completes a word stands there already.
        if place.offset < text.characterCount, !part.words.isEmpty {
            let expected = text[text.index(text.startIndex, offsetBy: place.offset)]
            if expected.isSameLetter(as: character) {
                place.offset += 1
                return nil
            }
        }
        if part.ending.contains(where: { $0.isSameLetter(as: character) }),
            part.state(of: text) == .complete
        {
            return nil
        }
        let isFull = part.isFull(text)
        let next = place.part + 1
        if !text.isEmpty || hasSeenPlaceholder,
            let count = format.literal(character, at: next, after: next == parts.count ? passed : 0)
        {
            guard next < parts.count else {
                guard isAtEnd else { return nil }
                passed = count
                return nil
            }
            dropRest(of: part)
            leave()
            place = PartsFormat.Place(part: next, offset: 0)
            typedAnew = next
            marks.setSeparated(next, true)
            passed = count
            hasSeenPlaceholder = false
            return nil
        }
        if place.offset == 0 {
            let isShown = !isAtEnd || !texts[place.part].isEmpty
            if let count = format.literal(character, at: place.part, after: isShown ? 0 : passed) {
                passed = isShown ? 0 : count
                return nil
            }
        }
        if text.isEmpty, part.gap.contains(character), !isAtEnd || place.part == 0 || passed > 0 {
            hasSeenPlaceholder = true
            return nil
        }
        if endsHalf(character) { return nil }
        hasSeenPlaceholder = false
        return isFull && isLastToTake(character) ? .full : part.takes.refusal
    }

    /// Whether a separator is the one before a part with characters to which the caret was handed on, or goes on in it. Who types it
    /// means to be where the caret is, and not in the part behind: `10/` over a date whose month was full with the zero.
    private func isBeforePlace(_ character: Character) -> Bool {
        guard typedAnew == place.part, place.offset == 0, place.part > 0, !texts[place.part].isEmpty else {
            return false
        }
        let first = marks.isSeparated(place.part) ? 1 : 0
        return first < format.literals[place.part].count
            && format.literal(character, at: place.part, after: first) != nil
    }

    /// Takes away what is from before behind the digits that were typed since the caret came to the part, where these are a number of the
    /// part: a separator ends what was typed, the `1/` over `12/25/2024`.
    private mutating func dropRest(of part: Part) {
        guard typedAnew == place.part, part.words.isEmpty, place.offset > 0 else { return }
        let typed = String(texts[place.part].prefix(place.offset))
        let isYear = part.kind == .year && place.offset == 2
        if isYear || part.left(typed) != nil || part.state(of: typed) == .complete { texts[place.part] = typed }
    }

    /// Takes the `m` of `am` or `pm` behind a time of 24 hours: `2:30 pm` is 14:30, `12:30 am` is 00:30. The letter before it is
    /// refused, as it may be that of any word.
    private mutating func endsHalf(_ character: Character) -> Bool {
        guard character.isLetter else { return false }
        let begun = marks.begunHalf
        marks.begunHalf = nil
        // Of what separates the time from the next part, a blank may stand before it.
        let isBetween = place.offset == 0 && place.part > 0 && texts[place.part].isEmpty
        let end = isBetween ? self.end(of: place.part - 1) : place
        guard let index = hourBefore(end), let hour = Part.number(texts[index]) else { return false }
        marks.begunHalf = PartMarks.Half(of: character)
        switch character {
        case "m", "M":
            guard let begun, begun != .said else { return false }
            if (hour >= 12) == (begun == .second) {
                marks.begunHalf = .said
                return true
            }
            if hour > 12, !marks.isShifted { return false }
            shift(index, hour)
            return true
        default: break
        }
        return false
    }

    private func end(of part: Int) -> PartsFormat.Place {
        PartsFormat.Place(part: part, offset: texts[part].characterCount)
    }

    private mutating func shift(_ index: Int, _ hour: Int64) {
        texts[index] = parts[index].text(of: (hour + 12) % 24)
        marks.setPadded(index, false)
        marks.isShifted.toggle()
    }

    /// The hour of a time of 24 hours that ends at a place.
    private func hourBefore(_ place: PartsFormat.Place) -> Int? {
        let part = parts[place.part]
        guard part.kind == .minute || part.kind == .second, place.offset >= texts[place.part].characterCount,
            part.state(of: texts[place.part]) == .complete,
            let hour = parts[..<place.part].lastIndex(where: { $0.kind == .hour }), parts[hour].numbers == 0...23
        else { return nil }
        return hour
    }

    private func isLastToTake(_ character: Character) -> Bool {
        !parts[min(place.part + 1, parts.count)...].contains { $0.taken(character) != nil }
    }

    /// Goes to the start of a part behind all that is filled in, over the literal before it.
    mutating func begin(_ part: Int) {
        place = PartsFormat.Place(part: part - 1, offset: texts[part - 1].count)
        leave()
        place = PartsFormat.Place(part: part, offset: 0)
        marks.setSeparated(part, true)
        passed = format.literals[part].count
    }

    /// Writes the literal behind a full part that is the last one filled, and goes to the next part.
    mutating func writeLiteral() {
        let isBegun = place.part == 0 || place.offset > 0
        let next = isBegun ? place.part + 1 : place.part
        guard passed == 0, isAtEnd, parts[next - 1].isFull(texts[next - 1]), !format.literals[next].isEmpty else {
            return
        }
        if next < parts.count { begin(next) } else { passed = format.literals[next].count }
    }

    /// Brings the part at the place into the spelling that it has when it is left.
    private mutating func leave() {
        let text = texts[place.part]
        guard let spelled = parts[place.part].left(text) else { return }
        texts[place.part] = spelled
        let isZero = parts[place.part].words.isEmpty && spelled.characterCount > text.characterCount
        marks.setPadded(place.part, isZero)
        isPaddedByTail = isZero
    }

    // MARK: Deletion

    /// Removes what is between the place and another.
    ///
    /// - Returns: whether anything was there.
    @discardableResult
    mutating func remove(upTo end: PartsFormat.Place) -> Bool {
        var hasChanged = false
        guard place != end else { return false }
        for part in place.part...max(place.part, min(end.part, parts.count - 1)) {
            let text = texts[part]
            let from = part == place.part ? place.offset : 0
            let to = part == end.part ? min(end.offset, text.characterCount) : text.characterCount
            guard from < to else { continue }
            // A word is there as far as it was typed.
            let end = parts[part].words.isEmpty ? text.utf8Offset(ofCharacter: to) : text.utf8.count
            texts[part] = text.replacing(text.utf8Offset(ofCharacter: from)..<end, with: "")
            marks.setPadded(part, false)
            marks.forgetHalf()
            hasChanged = true
        }
        return hasChanged
    }

    mutating func delete(
        upTo end: PartsFormat.Place, of range: Range<Int>, _ direction: TextChange.Direction,
        in shown: PartsFormat.Shown
    ) {
        let isOneCell = format.isOneCell(range, of: shown)
        if direction == .backward, isOneCell, end.offset == 0, end.part > 0, end.part < shown.extents.count,
            range.upperBound <= shown.extents[end.part].lowerBound, texts[end.part].isEmpty
        {
            // At the beginning of an empty part: to the one before.
            place = PartsFormat.Place(part: end.part - 1, offset: texts[end.part - 1].count)
            return
        }
        // The end of a word that one letter has written: without it the letter would write it again.
        if let part = format.part(endingWith: range, in: shown) {
            place = PartsFormat.Place(part: part, offset: 0)
            remove(upTo: PartsFormat.Place(part: part, offset: texts[part].characterCount))
            return
        }
        // What was typed last is a half of the day, which does not show.
        if direction == .backward, isOneCell, marks.isShifted || marks.begunHalf == .said, let index = hourBefore(end),
            let hour = Part.number(texts[index])
        {
            place = end
            if marks.begunHalf == .said { marks.begunHalf = nil } else { shift(index, hour) }
            return
        }
        // A zero that was put before a digit goes with it.
        if direction == .backward, isOneCell, marks.isPadded(place.part), place.part == end.part,
            end.offset == texts[place.part].characterCount
        {
            place.offset = 0
        }
        let isBehindCentury =
            place.offset == 0 && end.offset == 1 && format.typing.takesCentury && marks.isPadded(end.part)
            && end.part == parts.count - 1
        guard !remove(upTo: end), !range.isEmpty else {
            if isBehindCentury {
                texts[end.part] = PartsFormat.century
                place = PartsFormat.Place(part: end.part, offset: PartsFormat.century.utf8.count)
            }
            return
        }
        switch direction {
        case .backward: deleteBackward()
        case .forward: deleteForward()
        case .none: break
        }
    }

    /// Keeps the literal before a part that was the last one and is empty now, where what is typed next would else go on in the part
    /// before: the literal was typed, or what was deleted could have been typed there. Behind `1:3`, Backspace is back at `1:`.
    mutating func keepLiteral(behind before: [String]) {
        let part = place.part
        guard place.offset == 0, part > 0, texts[part...].allSatisfy({ $0.isEmpty }), let deleted = before[part].first,
            !texts[part - 1].isEmpty, !parts[part - 1].isFull(texts[part - 1])
        else { return }
        if marks.isSeparated(part) || parts[part - 1].canBegin(texts[part - 1] + String(deleted)) {
            passed = format.literals[part].count
        }
    }

    private mutating func deleteBackward() {
        if place.offset == 0 {
            guard place.part > 0 else { return }
            place = PartsFormat.Place(part: place.part - 1, offset: texts[place.part - 1].count)
        }
        guard place.offset > 0 else { return }
        let end = place
        // The literal that goes too was written because the zero made the part full.
        let isPadded = marks.isPadded(place.part) && place.offset == texts[place.part].characterCount
        place.offset = format.typing.isEager && isPadded ? 0 : place.offset - 1
        remove(upTo: end)
    }

    private mutating func deleteForward() {
        if place.offset >= texts[place.part].characterCount {
            // An empty part with nothing before it, such as an offset behind minutes, has the same place.
            repeat {
                guard place.part + 1 < parts.count else { return }
                place = PartsFormat.Place(part: place.part + 1, offset: 0)
            } while texts[place.part].isEmpty && format.literals[place.part].isEmpty
        }
        guard place.offset < texts[place.part].characterCount else { return }
        remove(upTo: PartsFormat.Place(part: place.part, offset: place.offset + 1))
    }

    /// Takes a literal away that was typed, and the zero that typing it put there.
    mutating func shortenTail(wasPadded: Bool) {
        guard passed == 0, let last = texts.lastFilled else { return }
        if wasPadded, marks.isPadded(last), texts[last].utf8.first == .zeroDigit {
            texts[last].removeFirst()
            marks.setPadded(last, false)
        }
        place = PartsFormat.Place(part: last, offset: texts[last].characterCount)
    }

    // MARK: What comes of it

    /// - Parameters:
    ///   - old: the literals that stood behind the last part: they stay where that is still the last.
    ///   - isHandingOn: whether the caret goes on from a part that is full.
    func content(
        _ value: String, keeping old: Tail = .none, handingOn isHandingOn: Bool = false
    ) -> (content: Content, shown: PartsFormat.Shown) {
        let last = texts.lastFilled ?? -1
        let isBehindAll = place.part > last || place.part == last && place.offset >= texts[place.part].characterCount
        let tail: Tail
        if isBehindAll {
            tail = passed > 0 ? .typed(passed, padded: isPaddedByTail) : .none
        } else if case .typed(let count, _) = old, last == lastBefore {
            tail = .typed(count, padded: false)
        } else {
            tail = .none
        }
        let shown = format.shown(texts, tail: tail)
        var marks = marks
        let text = texts[place.part]
        let isInside = place.offset < text.characterCount && parts[place.part].words.isEmpty
        marks.isTypedAnew = typedAnew == place.part && (place.offset == 0 || isInside)
        var caret = place
        if isHandingOn, caret.part < last, caret.offset >= texts[caret.part].count,
            parts[caret.part].isFull(texts[caret.part])
        {
            caret = PartsFormat.Place(part: caret.part + 1, offset: 0)
            marks.isTypedAnew = true
            marks.setSeparated(caret.part, false)
        }
        let offset = isBehindAll && passed > 0 ? shown.end : format.offset(of: caret, in: shown)
        let content = Content(
            value: value, text: shown.text, selection: .caret(offset), tail: tail, zeros: marks.bits)
        return (content, shown)
    }
}

extension Part {
    /// The character that the part takes for one that is typed: the half of the day in small letters too, and in one letter.
    fileprivate func taken(_ character: Character) -> Character? {
        switch letters {
        case .asTyped: break
        case .upper: return takes.taken(character.upperCased)
        case .lower: return takes.taken(character.lowerCased)
        }
        if let taken = takes.taken(character) { return taken }
        guard kind == .dayPeriod else { return nil }
        return takes.taken(character.upperCased) ?? (half(meantBy: character, behind: "") == nil ? nil : character)
    }

    /// The half of the day that is meant by a letter that no word goes on with: the only word that has it, and by `a` and `p`
    /// the first and the second where none has them. So one letter is enough where both words begin alike.
    fileprivate func half(meantBy character: Character, behind text: String) -> String? {
        guard kind == .dayPeriod, words.count == 2, canBegin(text), !canBegin(text + String(character)) else {
            return nil
        }
        let letter = character.lowercased()
        let having = words.filter { $0.lowercased().contains { String($0) == letter } }
        if having.count == 1 { return having[0] }
        guard having.isEmpty else { return nil }
        return letter == "a" ? words[0] : letter == "p" ? words[1] : nil
    }

    /// The character as it begins the other half of the day than the one that stands there: who types it in `9:30 AM` means `9:30 PM`.
    fileprivate func otherHalf(meantBy character: Character, of text: String) -> Character? {
        guard kind == .dayPeriod, state(of: text) == .complete, let taken = taken(character) else { return nil }
        let begun = String(taken)
        let half = words.isEmpty ? begun : word(begun: begun) ?? half(meantBy: taken, behind: "")
        return half.map { $0.isIdentical(to: text) } == false ? taken : nil
    }

    /// Whether a character behind what is there of a word is none of it: one that is no letter, or stands behind a whole word.
    fileprivate func endsWord(_ character: Character, behind text: String) -> Bool {
        guard !words.isEmpty, !canBegin(text + String(character)) else { return false }
        // An offset begins with its sign.
        if kind == .offset, text.isEmpty { return true }
        return !character.isLetter && !character.isNumber || state(of: text) == .complete
    }

    /// The digits with zeros before them, where that is a number of the part and it is written so.
    fileprivate func padded(_ text: String) -> String? {
        zeros == .padded && text.characterCount < width.upperBound ? left(text) : nil
    }
}

extension Character {
    /// Whether it is the same letter, small or capital: the capital of `i` has its dot in Turkish.
    fileprivate func isSameLetter(as other: Character) -> Bool {
        func small(_ letter: Character) -> String { letter == "İ" ? "i" : letter.lowercased() }
        return small(self) == small(other)
    }
}
