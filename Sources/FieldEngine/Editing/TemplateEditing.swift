/// Edits of a text in a template (specification, “Insertion”): what is typed goes into slots, and literals are stepped over.
///
/// A value is taken apart at the change and put together again, by its bytes. Whether a slot takes a character is asked of
/// the template that the value has with it.
struct TemplateEditing {
    let format: TemplateFormat
    let capitalisation: Capitalisation
    let limits: ContentLimits

    func apply(_ change: TextChange, to content: Content) -> ChangeOutcome {
        let value = content.value
        let shape = format.shape(for: value)
        let range = change.range.clamped(toLengthOf: content.text)
        let start = shape.place(of: range.lowerBound, in: value)
        let end = range.isEmpty ? start : shape.place(of: range.upperBound, in: value)
        if change.inserted.isEmpty {
            return deletion(start, end, of: range, change.direction, shape: shape, from: content)
        }
        var outcome = ChangeOutcome(content: content)
        var draft = TemplateDraft(
            head: String(value.slice(0..<start.utf8)), count: start.cells,
            rest: String(value.slice(end.utf8..<value.utf8.count)),
            passed: shape.literalCharacters(before: range.lowerBound, behind: start, in: content.text))
        let isAtEnd = draft.rest.isEmpty
        let overwrites = format.overwrites && range.isEmpty
        if format.isGrowing {
            insertGrowing(change.inserted, into: &draft, overwriting: overwrites, &outcome)
        } else {
            insert(change.inserted, into: &draft, overwriting: overwrites, &outcome)
        }
        let made = draft.head + draft.rest
        if limits.overflow == .reject, limits.refuses(made, from: value) {
            return ChangeOutcome(content: content, dropped: change.inserted, refusal: .full, taken: 0)
        }
        let tail: Tail = isAtEnd && draft.passed > 0 ? .typed(draft.passed, padded: false) : .none
        let text = format.text(of: made, tail: tail)
        let shown = format.shape(for: made)
        let length = draft.head.utf8.count
        let behind = shown.endOfCells(draft.count, length: length)
        let caret: Int
        if draft.rest.isEmpty {
            caret = behind + text.slice(behind..<text.utf8.count).prefix(draft.passed).utf8.count
        } else {
            let next = shown.startOfCell(draft.count, behind: length)
            let isBehindLiterals = outcome.taken > 0
            caret = isBehindLiterals ? next : behind + text.slice(behind..<next).prefix(draft.passed).utf8.count
        }
        outcome.content = Content(value: made, text: text, selection: .caret(caret), tail: tail)
        return outcome
    }

    // MARK: Insertion

    private func insert(
        _ text: String, into draft: inout TemplateDraft, overwriting: Bool, _ outcome: inout ChangeOutcome
    ) {
        var left = text[...]
        // Looked up in the text, a flag would cost all flags before it.
        while let original = left.popFirst() {
            let character = cased(original, in: draft)
            let template = template(for: character, in: draft)
            if draft.count < template.slots.count, let taken = template.slots[draft.count].taken(character) {
                let replaces = overwriting && !draft.rest.isEmpty
                let rest = replaces ? String(draft.rest.dropFirst()) : draft.rest
                if fits(draft.head + String(taken) + rest, instead: draft) {
                    draft.write(taken, before: rest)
                    outcome.taken += 1
                } else {
                    // There may be a slot left, and only those behind would not fit theirs any more.
                    let isFull = draft.count + 1 + rest.count > template.slots.count
                    outcome.drop(original, isFull ? .full : .notAllowedHere)
                }
            } else if let passed = template.literal(character, at: draft.count, after: draft.passed) {
                draft.passed = passed
                outcome.taken += 1
            } else if format.mayBeLiteral(character, behind: draft.head, count: draft.count) {
                outcome.taken += 1
            } else {
                let isFull = draft.count >= template.slots.count
                outcome.drop(original, isFull ? .full : template.slots[draft.count].takes.refusal)
                if isFull, draft.count >= format.capacity, template.literals.last?.isEmpty == true {
                    // Nothing can be taken any more: the rest of a long paste is not looked at.
                    outcome.dropped += left
                    break
                }
            }
        }
    }

    private func insertGrowing(
        _ text: String, into draft: inout TemplateDraft, overwriting: Bool, _ outcome: inout ChangeOutcome
    ) {
        let behind = Array(draft.rest)
        let growth = inserted(
            Array(text), behind: Array(draft.head), before: behind, literalsPassed: draft.passed,
            overwriting: overwriting
        ) { outcome.drop($0, $1) }
        draft = TemplateDraft(
            head: String(growth.cells), count: growth.cells.count, rest: String(behind[growth.replaced...]),
            passed: growth.literalsPassed)
        outcome.taken += growth.taken
    }

    /// The template that the value has with a character. Where slots change letters, the first that holds it in some case.
    private func template(for character: Character, in draft: TemplateDraft) -> Template {
        func template(_ character: Character) -> Template {
            format.template(for: draft.head + String(character) + draft.rest)
        }
        guard format.changesLetters, format.templates.count > 1 else { return template(character) }
        for other in [character, character.upperCased, character.lowerCased] {
            let chosen = template(other)
            if chosen.holds(draft.head + String(other) + draft.rest) { return chosen }
        }
        return template(character)
    }

    /// Whether a value fits its slots. Characters that fitted none before (a deletion moved them) are no reason to refuse.
    private func fits(_ value: String, instead draft: TemplateDraft) -> Bool {
        let template = format.template(for: value)
        if template.holds(value) { return true }
        let before = draft.head + draft.rest
        return value.count <= template.slots.count && !format.template(for: before).holds(before)
    }

    private func cased(_ character: Character, in draft: TemplateDraft) -> Character {
        switch capitalisation {
        case .none, .codes: return character
        case .upper: return character.upperCased
        case .lower: return character.lowerCased
        case .firsts, .words:
            let template = format.template(for: draft.head + String(character) + draft.rest)
            let literal = draft.count < template.slots.count ? template.literals[draft.count] : ""
            return cased(character, behind: literal.last ?? draft.head.last)
        }
    }

    func cased(_ character: Character, behind last: Character?) -> Character {
        switch capitalisation {
        case .none, .codes: return character
        case .upper: return character.upperCased
        case .lower: return character.lowerCased
        case .firsts, .words:
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
                let text = format.text(of: value, tail: tail)
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
        let made = value.replacing(start.utf8..<end.utf8, with: "")
        let shown = format.shape(for: made)
        let text = format.text(of: made, tail: .none)
        let isBehindLiterals =
            direction == .forward && start.utf8 < made.utf8.count
            && range.lowerBound >= shape.startOfCell(start.cells, behind: start.utf8)
        let caret =
            isBehindLiterals || start.cells == 0 && !made.isEmpty
            ? shown.startOfCell(start.cells, behind: start.utf8) : shown.endOfCells(start.cells, length: start.utf8)
        return ChangeOutcome(content: Content(value: made, text: text, selection: .caret(caret)))
    }
}

/// A value that is taken apart where it is edited.
struct TemplateDraft {
    /// What is before the caret, and how many characters that is.
    var head: String
    var count: Int
    /// What is behind the caret.
    var rest: String
    /// How many characters of the literals at the caret lie before it.
    var passed: Int

    mutating func write(_ character: Character, before rest: String) {
        head.append(character)
        count += 1
        passed = 0
        self.rest = rest
    }
}
