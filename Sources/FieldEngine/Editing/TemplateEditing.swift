/// Edits of a text in a template (specification, “Insertion”).
struct TemplateEditing {
    let format: TemplateFormat
    let capitalisation: Capitalisation
    let limits: ContentLimits

    func apply(_ change: TextChange, to content: Content) -> ChangeOutcome {
        if let outcome = appliedAtEnd(change, to: content) { return outcome }
        return appliedAnywhere(change, to: content)
    }

    /// The same, however the change looks.
    func appliedAnywhere(_ change: TextChange, to content: Content) -> ChangeOutcome {
        var cells = Array(content.value)
        let layout = format.layout(cells, in: format.template(for: cells), tail: content.tail)
        let range = change.range.clamped(toLengthOf: layout.text)
        var zeros = PaddedZeros(mask: content.zeros)
        let first = layout.cellCount(before: range.lowerBound)
        let last = max(first, layout.cellCount(before: range.upperBound))

        if change.inserted.isEmpty {
            return deletion(first..<last, of: range, change.direction, layout: layout, from: content)
        }

        var suffix = Array(cells[last...])
        cells.removeSubrange(first...)
        zeros.remove(first..<last)
        // What is typed behind such a zero is not the digit that it was put there for.
        zeros.unmark(first - 1)
        let atEnd = suffix.isEmpty
        var padded = false
        // A caret within or behind literals that were written has them behind it already.
        var literalsPassed = layout.literalCharacters(before: range.lowerBound, behindCell: first)
        var outcome = ChangeOutcome(content: content)
        let replacesNothing = range.isEmpty

        let capacity = format.capacity
        // Looked up in the text, a flag would cost all flags before it.
        var rest = Array(change.inserted)[...]
        if format.isGrowing {
            let growth = self.inserted(
                Array(rest), behind: cells, before: suffix, literalsPassed: literalsPassed,
                overwriting: format.overwrites && replacesNothing
            ) { outcome.drop($0, $1) }
            cells = growth.cells
            suffix.removeFirst(growth.replaced)
            literalsPassed = growth.literalsPassed
            outcome.taken += growth.taken
            rest = []
        }
        while let original = rest.popFirst() {
            let position = cells.count
            let character = cased(original, behind: cells, before: suffix)
            let template = format.slotTemplate(for: cells + [character] + suffix)
            if position < template.slots.count, let taken = template.slots[position].takes.taken(character) {
                let replaced = format.overwrites && replacesNothing && !suffix.isEmpty
                let rest = replaced ? Array(suffix.dropFirst()) : suffix
                if fits(taken, behind: cells, before: rest, instead: suffix) {
                    if replaced { suffix.removeFirst() } else { zeros.insert(at: position) }
                    if atEnd, needsZero(taken, at: position, in: template), position + 1 < template.slots.count {
                        cells.append("0")
                        zeros.insert(at: position)
                        zeros.mark(position)
                    }
                    cells.append(taken)
                    literalsPassed = 0
                    outcome.taken += 1
                    padded = false
                } else {
                    // There may be a slot left, and only those behind would not fit theirs any more.
                    let count = position + 1 + rest.count
                    outcome.drop(original, count > template.slots.count ? .full : .notAllowedHere)
                }
            } else if let passed = template.literal(character, at: position, after: literalsPassed) {
                literalsPassed = passed
                outcome.taken += 1
            } else if atEnd, let passed = template.separator(character, endsPartAt: position) {
                zeros.insert(at: position - 1)
                zeros.mark(position - 1)
                cells.insert("0", at: position - 1)
                literalsPassed = passed
                padded = true
                outcome.taken += 1
            } else if format.mayBeLiteral(character, behind: cells) {
                outcome.taken += 1
            } else {
                let isFull = position >= template.slots.count
                outcome.drop(original, isFull ? .full : template.slots[position].takes.refusal)
                if isFull, position >= capacity, template.literals.last?.isEmpty == true {
                    // Nothing can be taken any more: the rest of a long paste is not looked at.
                    outcome.dropped += String(rest)
                    break
                }
            }
        }
        if exceedsMaximum(cells + suffix, over: content.value) {
            return ChangeOutcome(content: content, dropped: change.inserted, refusal: .full, taken: 0)
        }
        let tail: Tail = atEnd && literalsPassed > 0 ? .typed(literalsPassed, padded: padded) : .none
        outcome.content = self.content(cells + suffix, tail: tail, zeros: zeros)
        let shown = format.layout(cells + suffix, in: format.template(for: cells + suffix), tail: tail)
        let caret = shown.caret(
            afterInsertionUpTo: cells.count, literalsPassed: literalsPassed, any: outcome.taken > 0)
        outcome.content.select(.caret(caret))
        return outcome
    }

    // MARK: Deletion

    private func deletion(
        _ covered: Range<Int>, of range: Range<Int>, _ direction: TextChange.Direction, layout: Layout,
        from content: Content
    ) -> ChangeOutcome {
        var cells = Array(content.value)
        var zeros = PaddedZeros(mask: content.zeros)
        var removed = covered
        if covered.isEmpty, !range.isEmpty {
            if case .typed(let count, let padded) = content.tail, covered.lowerBound == cells.count {
                return shortenedTail(count, padded: padded, range: range, layout: layout, content: content)
            }
            switch direction {
            case .backward where covered.lowerBound > 0: removed = covered.lowerBound - 1..<covered.lowerBound
            case .forward where covered.lowerBound < cells.count:
                removed = covered.lowerBound..<covered.lowerBound + 1
            case .backward, .forward, .none: break
            }
        }
        if direction == .backward, removed.count == 1, zeros.isMarked(removed.lowerBound - 1) {
            removed = removed.lowerBound - 1..<removed.upperBound
        }
        cells.removeSubrange(removed)
        zeros.remove(removed)
        var outcome = ChangeOutcome(content: self.content(cells, tail: .none, zeros: zeros))
        let shown = format.layout(cells, in: format.template(for: cells), tail: .none)
        let staysBehindLiterals =
            direction == .forward && removed.lowerBound < cells.count
            && range.lowerBound >= layout.cells[removed.lowerBound].lowerBound
        let caret =
            staysBehindLiterals
            ? shown.cells[removed.lowerBound].lowerBound : shown.caret(behindCells: removed.lowerBound)
        outcome.content.select(.caret(caret))
        return outcome
    }

    /// Takes literals away that the user typed, and the zero that typing them put there: what was before is restored.
    private func shortenedTail(
        _ count: Int, padded: Bool, range: Range<Int>, layout: Layout, content: Content
    ) -> ChangeOutcome {
        var cells = Array(content.value)
        var zeros = PaddedZeros(mask: content.zeros)
        let left = min(count, layout.literalCharacters(before: range.lowerBound, behindCell: cells.count))
        if left == 0, padded, cells.count >= 2, zeros.isMarked(cells.count - 2) {
            zeros.remove(cells.count - 2..<cells.count - 1)
            cells.remove(at: cells.count - 2)
        }
        let tail: Tail = left > 0 ? .typed(left, padded: padded) : .none
        var outcome = ChangeOutcome(content: self.content(cells, tail: tail, zeros: zeros))
        outcome.content.select(.caret(outcome.content.text.utf8.count))
        return outcome
    }

    // MARK: What fits

    /// Whether a character fits behind `cells` so that nothing is pushed out: those after it fit their new slots too.
    /// Characters that fitted none before (a deletion moved them) are no reason to refuse.
    private func fits(
        _ character: Character, behind cells: [Character], before rest: [Character], instead old: [Character]
    ) -> Bool {
        let candidate = cells + [character] + rest
        let template = format.template(for: candidate)
        if template.holds(candidate) { return true }
        let before = cells + old
        return candidate.count <= template.slots.count && !format.template(for: before).holds(before)
    }

    /// Whether a zero belongs before the digit: it begins a part of two digits and can only be all of it.
    private func needsZero(_ character: Character, at position: Int, in template: Template) -> Bool {
        let slot = template.slots[position]
        guard let part = slot.part, let largest = slot.largestFirstDigit, let digit = character.wholeNumberValue,
            digit > largest
        else { return false }
        let begins = position == 0 || template.slots[position - 1].part != part
        let hasSecond = position + 1 < template.slots.count && template.slots[position + 1].part == part
        return begins && hasSecond
    }

    private func exceedsMaximum(_ cells: [Character], over old: String) -> Bool {
        limits.overflow == .reject && limits.refuses(String(cells), from: old)
    }

    private func cased(
        _ character: Character, behind cells: [Character], before suffix: [Character]
    ) -> Character {
        switch capitalisation {
        case .none, .codes: return character
        case .upper: return character.upperCased
        case .lower: return character.lowerCased
        case .firsts, .words:
            let template = format.slotTemplate(for: cells + [character] + suffix)
            let literal = cells.count < template.slots.count ? template.literals[cells.count] : ""
            return cased(character, behind: literal.last ?? cells.last)
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

    private func content(_ cells: [Character], tail: Tail, zeros: PaddedZeros) -> Content {
        let layout = format.layout(cells, in: format.template(for: cells), tail: tail)
        return Content(value: String(cells), text: layout.text, tail: tail, zeros: zeros.mask)
    }
}
