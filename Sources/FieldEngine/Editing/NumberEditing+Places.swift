/// Edits of a number whose places behind the decimal sign all stand there (`NumberFormat.Entry`).
extension NumberEditing {
    // MARK: Digits that replace the places

    /// A digit behind the decimal sign replaces the one that stands there; what is deleted there becomes a zero.
    func overtype(_ change: TextChange, in content: Content) -> ChangeOutcome {
        let layout = memory.layout(of: content, in: format)
        let range = change.range.clamped(toLengthOf: layout.text)
        let first = layout.cellCount(before: range.lowerBound)
        let last = max(first, layout.cellCount(before: range.upperBound))
        let literals = literals(of: content, in: layout, without: range)
        let cells = Array(content.value.utf8)
        if change.inserted.isEmpty {
            if range.isEmpty { return unchanged(content, selecting: range) }
            return zeroed(first..<last, of: range, change.direction, layout, literals, from: content)
        }
        let behind = format.without(first..<last, of: cells)[first...]
        var entry = NumberEntry(
            format: format, before: Array(cells[..<first]), behind: format.isZeroPlaces(behind) ? [] : behind,
            literals: literals, passed: layout.literalCharacters(before: range.lowerBound, behindCell: first),
            open: range.isEmpty ? OpenSign(in: content.zeros) : nil,
            isBehindLetter: OpenSign.isBehindLetter(content.zeros))
        var outcome = ChangeOutcome(content: content)
        for character in change.inserted {
            // A digit among the places takes none that is not there.
            let isOver =
                limits.overflow == .truncate && !entry.isInFraction && limits.maximum != nil
                && isTooLong(format.placed(entry.before + entry.behind).count + 1, over: cells.count)
            if let refusal = entry.take(character, noMoreCells: isOver) {
                outcome.drop(character, refusal)
                continue
            }
            outcome.taken += 1
            entry.settlePlaces()
        }
        let (placed, zeros) = format.withLeadingZero(format.placed(entry.before + entry.behind))
        if isTooLong(placed.count, over: cells.count), limits.overflow != .allow {
            return ChangeOutcome(content: content, dropped: change.inserted, refusal: .full, taken: 0)
        }
        outcome.content = self.content(placed, entry.literals, entry.open)
        outcome.content.remark = entry.remark
        if entry.isBehindLetter { outcome.content.zeros |= OpenSign.letterMask }
        let shown = memory.layout(of: outcome.content, in: format)
        let caret = shown.caret(
            afterInsertionUpTo: entry.before.count + zeros, literalsPassed: entry.passed, any: outcome.taken > 0)
        outcome.content.select(.caret(behindPrefix(caret, in: shown, of: outcome.content)))
        return outcome
    }

    /// Nothing goes, and the caret stays.
    func unchanged(_ content: Content, selecting range: Range<Int>) -> ChangeOutcome {
        var unchanged = content
        unchanged.select(range)
        return ChangeOutcome(content: unchanged)
    }

    private func zeroed(
        _ covered: Range<Int>, of range: Range<Int>, _ direction: TextChange.Direction, _ layout: Layout,
        _ literals: Literals, from content: Content
    ) -> ChangeOutcome {
        let cells = Array(content.value.utf8)
        var removed = covered
        var kept = literals
        if covered.isEmpty {
            if let outcome = takingBackAffix(covered, cells, literals, from: content) { return outcome }
            kept = self.literals(of: content, in: layout, without: .caret(0))
            removed = nearest(to: covered.lowerBound, direction, of: cells.count)
        }
        let point = cells.firstIndex(of: .decimalPoint) ?? cells.count
        var caret = removed.lowerBound
        // A key at one of the places goes on to the next.
        if direction == .forward, removed.count == 1, removed.lowerBound >= point { caret = removed.upperBound }
        var left = format.without(removed, of: cells)
        var open: OpenSign?
        var remark: Remark?
        if direction != .forward, removed.count == 1, removed.lowerBound != point,
            let sign = OpenSign(in: content.zeros),
            format.isZeroPlaces(cells[removed.upperBound...])
        {
            let sole = sign.sole(in: format, before: cells[..<removed.upperBound])
            let end = sole == nil ? removed.lowerBound : removed.upperBound
            var entry = NumberEntry(
                format: format, before: Array(cells[..<end]), behind: [], literals: kept, passed: 0, open: sole ?? sign)
            entry.arrange()
            (left, open, remark) = (format.placed(entry.before), entry.open, entry.remark)
            caret = entry.before.count
        }
        // Behind the last place there is nothing more to be overtyped.
        let isAtEnd = direction == .forward && caret == cells.count
        if removed.lowerBound <= point || isAtEnd, format.saysNothing(left) {
            left = left.first == .minusSign ? [.minusSign] : []
            caret = min(caret, left.count)
        }
        let zeros: Int
        (left, zeros) = format.withLeadingZero(left)
        if direction != .backward || !format.isWrittenZero(removed, of: cells) { caret += zeros }
        var outcome = ChangeOutcome(content: self.content(left, kept, open))
        outcome.content.remark = remark
        let shown = memory.layout(of: outcome.content, in: format)
        let start = format.start(of: outcome.content.value, in: shown)
        let staysBehindLiterals =
            direction == .forward && caret < left.count && caret == removed.lowerBound
            && range.lowerBound >= layout.cells[removed.lowerBound].lowerBound
        outcome.content.select(
            .caret(staysBehindLiterals ? shown.cells[caret].lowerBound : max(start, shown.endOfCell(before: caret))))
        return outcome
    }

    /// The cell that a key deletes where it has nothing before it but literals.
    private func nearest(to cell: Int, _ direction: TextChange.Direction, of count: Int) -> Range<Int> {
        switch direction {
        case .backward where cell > 0: cell - 1..<cell
        case .forward where cell < count: cell..<cell + 1
        case .backward, .forward, .none: cell..<cell
        }
    }

    // MARK: Digits that push the others

    /// Digits come in behind the caret, and all before it move on by a place: 1, 2 and 3 are 0.01, 0.12 and 1.23.
    func push(_ change: TextChange, into content: Content) -> ChangeOutcome {
        let layout = memory.layout(of: content, in: format)
        let range = change.range.clamped(toLengthOf: layout.text)
        let first = layout.cellCount(before: range.lowerBound)
        let last = max(first, layout.cellCount(before: range.upperBound))
        var literals = literals(of: content, in: layout, without: range)
        let cells = Array(content.value.utf8)
        if range.isEmpty, change.inserted.isEmpty { return unchanged(content, selecting: range) }
        var removed = first..<last
        if change.inserted.isEmpty, removed.isEmpty {
            if format.affixes == .filled, case .typed = content.tail, first == cells.count {
                var outcome = ChangeOutcome(content: self.content(cells, literals))
                outcome.content.select(.caret(outcome.content.text.utf8.count))
                return outcome
            }
            literals = self.literals(of: content, in: layout, without: .caret(0))
            removed = nearest(to: first, change.direction, of: cells.count)
        }
        if change.inserted.isEmpty, removed.count == 1, cells[removed.lowerBound] == .decimalPoint {
            // The sign stands where it does; the digit beside it goes.
            let isForward = change.direction == .forward
            removed = nearest(
                to: isForward ? removed.upperBound : removed.lowerBound, change.direction, of: cells.count)
        }
        var before = cells[..<removed.lowerBound].filter { $0 != .decimalPoint }
        var behind = cells[removed.upperBound...].filter { $0 != .decimalPoint }
        var outcome = ChangeOutcome(content: content)
        var passed = layout.literalCharacters(before: range.lowerBound, behindCell: first)
        for character in change.inserted {
            // Accountants' parentheses say a minus.
            let isOpening = format.allowsNegative && (character == "(" || character == "（")
            if character == ")" || character == "）", before.first == .minusSign, behind.isEmpty {
                outcome.taken += 1
                continue
            }
            if NumberReading.digit(character) != nil, before.contains(where: { $0.isDigit }),
                let count = passing(character, before, behind, passed, &literals)
            {
                passed = count
                outcome.taken += 1
                continue
            }
            switch isOpening ? .minus : format.role(of: character) {
            case .digit(let digit):
                if before.isEmpty, behind.first == .minusSign { before.append(behind.removeFirst()) }
                if !hasRoom(for: before + [digit] + behind, over: cells.count) {
                    outcome.drop(character, .full)
                    continue
                }
                before.append(digit)
                passed = 0
            // Zeros in front are none of the number's.
            case .minus
            where format.allowsNegative && before.allSatisfy { $0 == .zeroDigit } && behind.first != .minusSign:
                before.insert(.minusSign, at: 0)
            case .minus, .decimalSign, .otherSign, .groupSign, nil:
                guard let count = passing(character, before, behind, passed, &literals) else {
                    let isSign = format.role(of: character) != nil
                    outcome.drop(character, isSign ? .notAllowedHere : .digitExpected)
                    continue
                }
                passed = count
            }
            outcome.taken += 1
        }
        if outcome.taken == 0, range.isEmpty, !change.inserted.isEmpty {
            // Zeros that were pasted in front stay until something is taken.
            outcome.content.select(.caret(max(format.start(of: content.value, in: layout), range.lowerBound)))
            return outcome
        }
        let digits = before + behind
        // Zeros that were typed stay; those that are left of a deletion are nothing.
        let saysNothing = !digits.contains { $0.isDigit && ($0 != .zeroDigit || !change.inserted.isEmpty) }
        let value = saysNothing ? digits.filter { $0 == .minusSign } : format.pushed(digits)
        outcome.content = self.content(value, literals)
        let shown = memory.layout(of: outcome.content, in: format)
        // Zeros behind the caret may be more than the value has kept: then all of it is behind.
        let count = saysNothing ? value.count : format.cells(before: behind.count, of: value.count)
        let caret = shown.caret(afterInsertionUpTo: count, literalsPassed: passed, any: outcome.taken > 0)
        outcome.content.select(.caret(max(format.start(of: outcome.content.value, in: shown), caret)))
        return outcome
    }

    private func hasRoom(for digits: [UInt8], over count: Int) -> Bool {
        if digits.count + 1 >= NumberFormat.capacity { return false }
        return limits.maximum == nil || limits.overflow == .allow
            || !isTooLong(format.pushed(digits).count, over: count)
    }

    /// How many characters of a literal are passed with one that is typed; nil where it is none of them.
    private func passing(
        _ character: Character, _ before: [UInt8], _ behind: [UInt8], _ passed: Int, _ literals: inout Literals
    ) -> Int? {
        if !before.contains(where: { $0 != .minusSign }),
            let count = NumberEntry.passing(character, in: format.prefix, after: passed)
        {
            literals.prefix = max(literals.prefix, count)
            return count
        }
        guard behind.isEmpty, let count = NumberEntry.passing(character, inSuffix: format.suffix, after: passed) else {
            return nil
        }
        literals.suffix = max(literals.suffix, count)
        literals.isFinished = false
        return count
    }
}
