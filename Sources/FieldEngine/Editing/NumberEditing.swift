/// Edits of a number (specification, section 9.5; literals are absorbed and skipped as in a template).
///
/// In the content of a number, `zeros` is how many characters of the prefix were typed, which stay when the digits behind
/// them go, the sign at its end whose meaning is open (`OpenSign`), and whether a letter was typed last.
struct NumberEditing {
    let format: NumberFormat
    let limits: ContentLimits
    /// Where the layout of what comes of it is kept.
    let memory: ShownContent

    func apply(_ change: TextChange, to content: Content) -> ChangeOutcome {
        switch format.entry {
        case .insert: insert(change, into: content)
        case .overtype: overtype(change, in: content)
        case .centsFirst: push(change, into: content)
        }
    }

    private func insert(_ change: TextChange, into content: Content) -> ChangeOutcome {
        let layout = memory.layout(of: content, in: format)
        let range = change.range.clamped(toLengthOf: layout.text)
        let first = layout.cellCount(before: range.lowerBound)
        let last = max(first, layout.cellCount(before: range.upperBound))
        let literals = literals(of: content, in: layout, without: range)
        if change.inserted.isEmpty {
            if range.isEmpty {
                // Nothing goes, and the caret stays: behind the sign another one would be expected than in a client that
                // has not seen this answer.
                return unchanged(content, selecting: range)
            }
            return deletion(first..<last, of: range, change.direction, layout, literals, from: content)
        }

        let cells = content.value.utf8
        // With room for what is typed.
        var before: [UInt8] = []
        before.reserveCapacity(cells.count + change.inserted.utf8.count + 1)
        before += cells.prefix(first)
        var entry = NumberEntry(
            format: format, before: before, behind: Array(cells.dropFirst(last))[...], literals: literals,
            passed: layout.literalCharacters(before: range.lowerBound, behindCell: first),
            retyped: content.value.utf8.contains { $0 != .minusSign } ? 0 : Int(content.zeros & OpenSign.prefixMask),
            open: range.isEmpty && first == cells.count ? OpenSign(in: content.zeros) : nil,
            isBehindLetter: OpenSign.isBehindLetter(content.zeros))
        // Held once, so that it is not copied when it grows.
        before = []
        var outcome = ChangeOutcome(content: content)
        for character in change.inserted {
            let isOver = limits.overflow == .truncate && isTooLong(entry.count + 1, over: cells.count)
            if let refusal = entry.take(character, noMoreCells: isOver) {
                outcome.drop(character, refusal)
            } else {
                outcome.taken += 1
            }
        }
        if limits.overflow == .reject, isTooLong(entry.count, over: cells.count) {
            return ChangeOutcome(content: content, dropped: change.inserted, refusal: .full, taken: 0)
        }
        let (cellsLeft, zeros) = format.withLeadingZero(
            entry.behind.isEmpty ? entry.before : entry.before + entry.behind)
        let shown: Layout
        (outcome.content, shown) = self.shown(cellsLeft, entry.literals, entry.open)
        outcome.content.remark = entry.remark
        if entry.isBehindLetter { outcome.content.zeros |= OpenSign.letterMask }
        if !cellsLeft.contains(where: { $0 != .minusSign }) {
            outcome.content.zeros |= UInt64(clamping: entry.retyped) & OpenSign.prefixMask
        }
        let caret = shown.caret(
            afterInsertionUpTo: entry.before.count + zeros, literalsPassed: entry.passed, any: outcome.taken > 0)
        outcome.content.select(.caret(behindPrefix(caret, in: shown, of: outcome.content)))
        return outcome
    }

    /// A caret before a number that waits for its digits stands behind the prefix that shows already.
    func behindPrefix(_ caret: Int, in shown: Layout, of content: Content) -> Int {
        format.affixes == .filled ? caret : max(caret, format.start(of: content.value, in: shown))
    }

    /// Which literals show because they were typed, or written when editing ended.
    struct Literals: Equatable {
        /// Characters of the prefix that were typed.
        var prefix: Int
        /// Characters of the suffix that show.
        var suffix: Int
        /// Whether the suffix was written when editing ended.
        var isFinished: Bool
    }

    func literals(of content: Content, in layout: Layout, without range: Range<Int>) -> Literals {
        let start = format.start(of: content.value, in: layout)
        let hasDigits = content.value.utf8.contains { $0 != .minusSign }
        var literals = Literals(prefix: 0, suffix: 0, isFinished: false)
        switch content.tail {
        case .none: break
        case .typed(let count, padded: _): if hasDigits { literals.suffix = count } else { literals.prefix = count }
        case .finished:
            literals.isFinished = hasDigits
            literals.suffix = hasDigits ? format.suffix.count : 0
        }
        if hasDigits { literals.prefix = min(Int(content.zeros & OpenSign.prefixMask), format.prefix.count) }
        guard !range.isEmpty else { return literals }
        // What the range takes is no longer there.
        let sign = content.value.utf8.first == .minusSign && format.prefixBeforeMinus == nil ? 1 : 0
        if range.lowerBound < start, range.upperBound > layout.endOfCell(before: sign) {
            literals.prefix = min(literals.prefix, layout.literalCharacters(before: range.lowerBound, behindCell: sign))
        }
        if hasDigits, range.upperBound > layout.endOfCell(before: layout.cells.count) {
            let left = layout.literalCharacters(before: range.lowerBound, behindCell: layout.cells.count)
            if left < literals.suffix {
                literals.suffix = left
                literals.isFinished = false
            }
        }
        return literals
    }

    func content(_ cells: [UInt8], _ literals: Literals, _ open: OpenSign? = nil) -> Content {
        shown(cells, literals, open).content
    }

    /// A content, and where each character of its value stands.
    private func shown(
        _ cells: [UInt8], _ literals: Literals, _ open: OpenSign?
    ) -> (content: Content, layout: Layout) {
        let value = String(decoding: cells, as: UTF8.self)
        let hasDigits = cells.contains { $0 != .minusSign }
        let count = hasDigits ? literals.suffix : literals.prefix
        var tail: Tail = hasDigits && literals.isFinished ? .finished : count > 0 ? .typed(count, padded: false) : .none
        // Whoever edits a field has it in focus.
        if !hasDigits, format.affixes == .focused { tail = .typed(format.prefix.count, padded: false) }
        let layout = format.layout(value, tail: tail)
        memory.keep(layout, of: value, tail)
        let content = Content(
            value: value, text: layout.text, tail: tail,
            zeros: hasDigits ? UInt64(literals.prefix) | (open?.mask ?? 0) : 0)
        return (content, layout)
    }

    func isTooLong(_ count: Int, over old: Int) -> Bool {
        // A number is ASCII: all units count the same.
        limits.maximum.map { count > $0 && count > old } ?? false
    }

    // MARK: Deletion

    /// What a deletion behind all digits comes to where the affix shows that was typed there; nil for any other.
    func takingBackAffix(
        _ covered: Range<Int>, _ cells: [UInt8], _ literals: Literals, from content: Content
    ) -> ChangeOutcome? {
        guard format.affixes == .filled, case .typed = content.tail, covered.lowerBound == cells.count else {
            return nil
        }
        var outcome = ChangeOutcome(content: self.content(cells, literals))
        outcome.content.select(.caret(outcome.content.text.utf8.count))
        return outcome
    }

    private func deletion(
        _ covered: Range<Int>, of range: Range<Int>, _ direction: TextChange.Direction, _ layout: Layout,
        _ literals: Literals, from content: Content
    ) -> ChangeOutcome {
        var cells = Array(content.value.utf8)
        var removed = covered
        var kept = literals
        if covered.isEmpty, !range.isEmpty {
            if let outcome = takingBackAffix(covered, cells, literals, from: content) { return outcome }
            // Nothing but literals that show by themselves: they stay, and the nearest digit goes.
            kept = self.literals(of: content, in: layout, without: .caret(0))
            switch direction {
            case .backward where covered.lowerBound > 0: removed = covered.lowerBound - 1..<covered.lowerBound
            case .forward where covered.lowerBound < cells.count:
                removed = covered.lowerBound..<covered.lowerBound + 1
            case .backward, .forward, .none: break
            }
        }
        let isWrittenZero = format.isWrittenZero(removed, of: cells)
        // A zero that stands there by itself would come back: the sign goes with it.
        if isWrittenZero, direction == .forward { removed = removed.lowerBound..<removed.upperBound + 1 }
        let isLast = removed.count == 1 && removed.upperBound == cells.count && cells.last != .decimalPoint
        let last = isLast && direction != .forward ? OpenSign(in: content.zeros) : nil
        let sole = last?.sole(in: format, before: cells[...])
        if sole == nil { cells.removeSubrange(removed) }
        var open: OpenSign?
        var remark: Remark?
        if let sign = sole ?? last {
            var entry = NumberEntry(format: format, before: cells, behind: [], literals: kept, passed: 0, open: sign)
            entry.arrange()
            (cells, open, remark) = (entry.before, entry.open, entry.remark)
        }
        let zeros: Int
        (cells, zeros) = format.withLeadingZero(cells)
        let (after, shown) = self.shown(cells, kept, open)
        var outcome = ChangeOutcome(content: after)
        outcome.content.remark = remark
        let start = format.start(of: outcome.content.value, in: shown)
        let staysBehindLiterals =
            direction == .forward && removed.lowerBound < cells.count
            && range.lowerBound >= layout.cells[removed.lowerBound].lowerBound
        let caret =
            staysBehindLiterals || isWrittenZero && direction == .backward
            ? shown.cells[removed.lowerBound].lowerBound
            : max(start, shown.endOfCell(before: open == nil ? removed.lowerBound + zeros : cells.count))
        outcome.content.select(.caret(caret))
        return outcome
    }
}
