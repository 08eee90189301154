/// Edits of a text in a template (specification, “Insertion”): what is typed goes into slots, and literals are stepped over.
///
/// A value is changed by its bytes. Whether a slot takes a character is asked of the template that the value has with it.
struct TemplateEditing {
    let format: TemplateFormat
    let capitalisation: Capitalisation
    let limits: ContentLimits
    /// Where the template of what comes of it is kept.
    let memory: ShownContent

    func apply(_ change: TextChange, to content: Content) -> ChangeOutcome {
        let value = content.value
        let shape = memory.shape(for: value, in: format)
        let range = change.range.clamped(toLengthOf: content.text)
        let start = shape.place(of: range.lowerBound, in: value)
        let end = range.isEmpty ? start : shape.place(of: range.upperBound, in: value)
        if change.inserted.isEmpty {
            return deletion(start, end, of: range, change.direction, shape: shape, from: content)
        }
        var outcome = ChangeOutcome(content: content)
        var draft = TemplateDraft(
            value: value, shape: shape, caret: start,
            passed: shape.literalCharacters(before: range.lowerBound, behind: start, in: content.text),
            retyped: value.isEmpty ? Int(clamping: content.zeros) : 0)
        if start != end {
            draft.value = value.replacing(start.utf8..<end.utf8, with: "")
            draft.shape = format.shape(for: draft.value)
        }
        let isAtEnd = draft.isAtEnd
        let isSelecting = start != end
        if format.isGrowing {
            insertGrowing(change.inserted, into: &draft, overwriting: format.overwrites && !isSelecting, &outcome)
        } else {
            insert(change.inserted, into: &draft, insteadOfSome: isSelecting, &outcome)
        }
        if outcome.taken == 0, !isSelecting {
            // Several characters may fit together where none does alone: letters that are there all or not at all.
            guard let made = joined(change.inserted, in: draft) else {
                outcome.content.select(range)
                return outcome
            }
            draft = made
            outcome = ChangeOutcome(content: content, taken: change.inserted.count)
        }
        if limits.overflow == .reject, limits.refuses(draft.value, from: value) {
            return ChangeOutcome(content: content, dropped: change.inserted, refusal: .full, taken: 0)
        }
        memory.keep(draft.shape, of: draft.value)
        let tail: Tail = isAtEnd && draft.passed > 0 ? .typed(draft.passed, padded: false) : .none
        let text = draft.shape.text(of: draft.value, tail: tail, isEager: format.isEager)
        let behind = draft.shape.endOfCells(draft.caret.cells, length: draft.caret.utf8)
        let next =
            draft.isAtEnd ? text.utf8.count : draft.shape.startOfCell(draft.caret.cells, behind: draft.caret.utf8)
        let isBehindLiterals = !draft.isAtEnd && outcome.taken > 0
        let caret =
            isBehindLiterals || draft.passed == 0 && behind == next
            ? next : behind + text.slice(behind..<max(behind, next)).prefix(draft.passed).utf8.count
        outcome.content = Content(
            value: draft.value, text: text, selection: .caret(caret), tail: tail,
            zeros: draft.value.isEmpty ? UInt64(draft.retyped) : 0)
        return outcome
    }

    // MARK: Insertion

    /// - Parameter insteadOfSome: whether something was selected, of which the first character takes the place.
    private func insert(
        _ text: String, into draft: inout TemplateDraft, insteadOfSome: Bool, _ outcome: inout ChangeOutcome
    ) {
        // Looked up in the text, a flag would cost all flags before it.
        var left = text.makeIterator()
        var known = KnownCharacters(of: text)
        while let original = left.next() {
            switch known[original] {
            case .refused(let reason)?:
                outcome.drop(original, reason)
                continue
            case .literal?:
                outcome.taken += 1
                continue
            case nil: break
            }
            let character = cased(original, in: draft)
            if draft.takesAsOpening(character) {
                known.forget()
                outcome.taken += 1
                continue
            }
            if draft.goesOnInLiteral(with: character) {
                draft.passed += 1
                known.forget()
                outcome.taken += 1
                continue
            }
            switch joining(character, in: draft) {
            case .none: break
            case .refused:
                outcome.drop(original, .notAllowedHere)
                continue
            case .made(let made):
                draft = made
                known.forget()
                outcome.taken += 1
                continue
            }
            let tried = tried(character, in: draft)
            let (template, place) = (tried.shape.template, draft.caret.cells)
            if place < template.slots.count, let taken = template.taken(character, at: place) {
                let replaces = format.overwrites && !draft.isAtEnd && (!insteadOfSome || outcome.taken > 0)
                var made = draft
                if taken == tried.character, !replaces {
                    made.write(taken, as: tried.value, tried.shape)
                } else {
                    let value = replaces ? draft.value(replacedBy: taken) : draft.value(with: taken)
                    made.write(taken, as: value, format.shape(for: value))
                }
                if !made.fits, let recased = recased(made.value, in: made.shape) { (made.value, made.shape) = recased }
                if made.fits || made.value.count <= made.shape.slotCount && !draft.fits {
                    draft = made
                    known.forget()
                    outcome.taken += 1
                } else {
                    // There may be a slot left, and only those behind would not fit theirs any more.
                    let reason = made.value.count > template.slots.count ? Refusal.full : .notAllowedHere
                    outcome.drop(original, reason)
                    known.add(original, .refused(reason))
                }
            } else if let passed = (format.fillsFromRight ? draft.shape.template : template)
                .literal(character, at: place, after: draft.passed)
            {
                draft.passed = passed
                known.forget()
                outcome.taken += 1
            } else if format.mayBeLiteral(character, behind: draft.head, count: place) {
                known.add(original, .literal)
                outcome.taken += 1
            } else {
                let isFull = place >= template.slots.count
                let reason = isFull ? Refusal.full : template.slots[place].takes.refusal
                outcome.drop(original, reason)
                known.add(original, .refused(reason))
                if isFull, place >= format.capacity, template.literals.last?.isEmpty == true {
                    // Nothing can be taken any more: the rest of a long paste is not looked at.
                    while let rest = left.next() { outcome.dropped.append(rest) }
                }
            }
        }
    }

    /// A draft with a text in it, where some template holds all of that and no shorter one; nil where none does.
    private func joined(_ text: String, in draft: TemplateDraft) -> TemplateDraft? {
        guard format.templates.count > 1, !format.isGrowing, !format.overwrites, !draft.isAtEnd, text.utf8.count > 1
        else { return nil }
        let value = draft.value.replacing(.caret(draft.caret.utf8), with: text)
        let shape = format.shape(for: value)
        guard shape.template.holds(value) else { return nil }
        var made = draft
        (made.value, made.shape, made.passed) = (value, shape, 0)
        let end = draft.caret.utf8 + text.utf8.count
        made.caret = TemplateShape.Place(cells: value.slice(0..<end).count, utf8: end)
        return made
    }

    /// A value in the letters of its slots, which moved to others; nil where that makes it none either.
    private func recased(_ value: String, in shape: TemplateShape) -> (value: String, shape: TemplateShape)? {
        guard format.changesLetters else { return nil }
        let slots = shape.template.slots
        guard value.count <= slots.count else { return nil }
        var recased = ""
        for (slot, character) in zip(slots, value) {
            guard let taken = slot.taken(character), taken.utf8.count == character.utf8.count else { return nil }
            recased.append(taken)
        }
        return (recased, format.shape(for: recased))
    }

    /// What becomes of a mark behind a letter, or of the other half of a flag: both are one character.
    private enum Joining {
        /// The character stands by itself.
        case none
        /// The slot does not take the two.
        case refused
        case made(TemplateDraft)
    }

    private func joining(_ character: Character, in draft: TemplateDraft) -> Joining {
        guard character.ascii == nil, let last = draft.head.last else { return .none }
        let both = String(last) + String(character)
        guard both.count == 1, let letter = both.first else { return .none }
        var made = draft
        made.value = draft.head.dropLast() + both + draft.rest
        made.shape = format.shape(for: made.value)
        let (template, place) = (made.shape.template, draft.caret.cells - 1)
        guard template.slots.indices.contains(place), template.taken(letter, at: place) == letter, made.fits else {
            return .refused
        }
        made.caret = TemplateShape.Place(cells: draft.caret.cells, utf8: draft.caret.utf8 + character.utf8.count)
        made.passed = 0
        return .made(made)
    }

    private func insertGrowing(
        _ text: String, into draft: inout TemplateDraft, overwriting: Bool, _ outcome: inout ChangeOutcome
    ) {
        let behind = Array(draft.rest)
        let growth = inserted(
            Array(text), behind: Array(draft.head), before: behind, literalsPassed: draft.passed,
            overwriting: overwriting
        ) { outcome.drop($0, $1) }
        let head = String(growth.cells)
        draft.value = head + String(behind[growth.replaced...])
        draft.shape = format.shape(for: draft.value)
        draft.caret = TemplateShape.Place(cells: growth.cells.count, utf8: head.utf8.count)
        draft.passed = growth.literalsPassed
        outcome.taken += growth.taken
    }

    /// What the characters of a long text come to that leave the draft as it is: the same again, as long as it is so. With each of
    /// them many templates would be tried.
    private struct KnownCharacters {
        enum Fate {
            case refused(Refusal)
            case literal
        }

        let areKept: Bool
        private var fates: [Character: Fate] = [:]

        init(of text: String) { areKept = text.utf8.count > 100 }

        subscript(character: Character) -> Fate? { fates.isEmpty ? nil : fates[character] }

        mutating func add(_ character: Character, _ fate: Fate) {
            if areKept { fates[character] = fate }
        }

        mutating func forget() {
            if !fates.isEmpty { fates = [:] }
        }
    }

    /// A value with one more character.
    private struct Trial {
        let character: Character
        let value: String
        let shape: TemplateShape
    }

    /// The value with a character, and its template. Where slots change letters, the first that holds it in some case.
    private func tried(_ character: Character, in draft: TemplateDraft) -> Trial {
        func trial(_ character: Character) -> Trial {
            let value = draft.value(with: character)
            return Trial(character: character, value: value, shape: format.shape(for: value))
        }
        let typed = trial(character)
        guard format.changesLetters, format.templates.count > 1 else { return typed }
        if typed.shape.template.holds(typed.value) { return typed }
        for other in [character.upperCased, character.lowerCased] {
            let cased = trial(other)
            if cased.shape.template.holds(cased.value) { return cased }
        }
        return typed
    }

    private func cased(_ character: Character, in draft: TemplateDraft) -> Character {
        switch capitalisation {
        case .none, .codes: return character
        case .upper: return character.upperCased
        case .lower: return character.lowerCased
        case .firsts, .capitals, .words:
            let template = format.shape(for: draft.value(with: character)).template
            let place = draft.caret.cells
            let literal = place < template.slots.count ? template.literals[place] : ""
            return cased(character, behind: literal.last ?? draft.head.last)
        }
    }

    func cased(_ character: Character, behind last: Character?) -> Character {
        switch capitalisation {
        case .none, .codes: return character
        case .upper: return character.upperCased
        case .lower: return character.lowerCased
        case .firsts, .capitals, .words:
            if last?.separatesNames ?? true { return character.upperCased }
            return capitalisation == .words ? character.lowerCased : character
        }
    }

    // MARK: Deletion

    private func deletion(
        _ start: TemplateShape.Place, _ end: TemplateShape.Place, of range: Range<Int>,
        _ direction: TextChange.Direction, shape: TemplateShape, from content: Content
    ) -> ChangeOutcome {
        let value = content.value
        var (start, end) = (start, end)
        if start == end, !range.isEmpty {
            if case .typed(let count, _) = content.tail, start.utf8 == value.utf8.count {
                let left = min(
                    count, shape.literalCharacters(before: range.lowerBound, behind: start, in: content.text))
                let tail: Tail = left > 0 ? .typed(left, padded: false) : .none
                let text = shape.text(of: value, tail: tail, isEager: format.isEager)
                return ChangeOutcome(
                    content: Content(value: value, text: text, selection: .caret(text.utf8.count), tail: tail))
            }
            switch direction {
            case .backward where start.cells > 0:
                start = TemplateShape.Place(cells: start.cells - 1, utf8: value.clusterStart(before: start.utf8))
            case .forward where end.utf8 < value.utf8.count:
                end = TemplateShape.Place(cells: end.cells + 1, utf8: value.clusterEnd(after: end.utf8))
            case .backward, .forward, .none: break
            }
        }
        if start == end {
            // Nothing goes, and what stands behind the last stays.
            var kept = content
            let isFirst = start.cells == 0 && !value.isEmpty
            kept.select(
                .caret(
                    isFirst
                        ? shape.startOfCell(0, behind: 0) : shape.endOfCells(start.cells, length: start.utf8)))
            return ChangeOutcome(content: kept)
        }
        var made = value.replacing(start.utf8..<end.utf8, with: "")
        if let recased = recased(made, in: format.shape(for: made)) { made = recased.value }
        let shown = memory.shape(for: made, in: format)
        let text = shown.text(of: made, tail: .none, isEager: format.isEager)
        let isBehindLiterals =
            direction == .forward && start.utf8 < made.utf8.count
            && range.lowerBound >= shape.startOfCell(start.cells, behind: start.utf8)
        let caret =
            isBehindLiterals || start.cells == 0 && !made.isEmpty
            ? shown.startOfCell(start.cells, behind: start.utf8) : shown.endOfCells(start.cells, length: start.utf8)
        return ChangeOutcome(content: Content(value: made, text: text, selection: .caret(caret)))
    }
}

/// A value while characters are put into it one by one.
struct TemplateDraft {
    var value: String
    /// The template for it.
    var shape: TemplateShape
    var caret: TemplateShape.Place
    /// How many characters of the literals at the caret lie before it.
    var passed: Int
    /// How many characters of the literals before an empty value were typed although all of them show.
    var retyped = 0

    /// Whether a character is the next one of a literal that is being typed, whatever the slot behind it takes: the `7` behind `12-`
    /// in `00-7-00`.
    func goesOnInLiteral(with character: Character) -> Bool {
        guard passed > 0, caret.cells > 0, isAtEnd, caret.cells < shape.template.literals.count else { return false }
        return shape.template.literals[caret.cells].dropFirst(passed).first == character
    }

    /// What is before the caret, and behind it.
    var head: String { String(value.slice(0..<caret.utf8)) }
    var rest: Substring { value.slice(caret.utf8..<value.utf8.count) }
    var isAtEnd: Bool { caret.utf8 >= value.utf8.count }

    /// Whether each character fits its slot.
    var fits: Bool { shape.template.holds(value) }

    /// The value with a character at the caret.
    func value(with character: Character) -> String { value.replacing(.caret(caret.utf8), with: String(character)) }

    /// The value with a character instead of the one behind the caret.
    func value(replacedBy character: Character) -> String {
        value.replacing(caret.utf8..<value.clusterEnd(after: caret.utf8), with: String(character))
    }

    /// Types the literals before the first slot, also where they show already, and what of them a slot would take as well: behind
    /// the `+` of `+7 (000)` the 7 is that of the literal.
    mutating func takesAsOpening(_ character: Character) -> Bool {
        guard value.isEmpty, let literal = shape.template.literals.first, !literal.isEmpty,
            let slot = shape.template.slots.first
        else { return false }
        let shows = passed >= literal.count
        var typed = shows ? retyped : passed
        let isMeaningful = slot.taken(character) != nil
        if isMeaningful, typed == 0 { return false }
        for next in literal.dropFirst(typed) {
            typed += 1
            if next == character {
                if shows { retyped = typed } else { passed = typed }
                return true
            }
            // No letter or digit of them is left out, and a blank before it is none behind it.
            if character.isBlank, next.isLetter || next.isNumber { return true }
            if isMeaningful, next.isLetter || next.isNumber { return false }
        }
        return false
    }

    /// Takes over the value that a character makes, which stands before the caret then.
    mutating func write(_ character: Character, as value: String, _ shape: TemplateShape) {
        self.value = value
        self.shape = shape
        let end = caret.utf8 + character.utf8.count
        // A mark joins the letter behind which it comes, also where it has taken the place of another.
        let isPlain = character.ascii != nil && value.slice(0..<caret.utf8).utf8.last.map { $0 < 0x80 } ?? true
        caret = TemplateShape.Place(cells: isPlain ? caret.cells + 1 : value.slice(0..<end).count, utf8: end)
        passed = 0
    }
}
