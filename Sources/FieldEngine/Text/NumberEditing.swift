/// Edits of a number (semantics, section 1: numbers; literals are absorbed and skipped as in a template).
///
/// In the content of a number, `zeros` is how many characters of the prefix were typed: they stay when the digits
/// behind them go.
struct NumberEditing {
    let format: NumberFormat
    let limits: ContentLimits

    func apply(_ change: TextChange, to content: Content) -> ChangeOutcome {
        let layout = format.layout(content.value, tail: content.tail)
        let range = change.range.clamped(toLengthOf: layout.text)
        let first = layout.cellCount(before: range.lowerBound)
        let last = max(first, layout.cellCount(before: range.upperBound))
        let literals = literals(of: content, in: layout, without: range)
        if change.inserted.isEmpty {
            if range.isEmpty {
                // Nothing goes, and the caret stays: behind the sign another one would be expected than in a client that
                // has not seen this answer.
                var unchanged = content
                unchanged.select(range)
                return ChangeOutcome(content: unchanged)
            }
            return deletion(first..<last, of: range, change.direction, layout, literals, from: content)
        }

        let cells = Array(content.value.utf8)
        var entry = NumberEntry(
            format: format, before: Array(cells[..<first]), behind: cells[last...], literals: literals,
            passed: layout.literalCharacters(before: range.lowerBound, behindCell: first))
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
        outcome.content = self.content(entry.before + entry.behind, entry.literals)
        let shown = format.layout(outcome.content.value, tail: outcome.content.tail)
        let caret = shown.caret(
            afterInsertionUpTo: entry.before.count, literalsPassed: entry.passed, any: outcome.taken > 0)
        outcome.content.select(.caret(caret))
        return outcome
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

    private func literals(of content: Content, in layout: Layout, without range: Range<Int>) -> Literals {
        let start = layout.start(ofNumber: content.value)
        let hasDigits = content.value.utf8.contains { $0 != .minusSign }
        var literals = Literals(prefix: 0, suffix: 0, isFinished: false)
        switch content.tail {
        case .none: break
        case .typed(let count, padded: _): if hasDigits { literals.suffix = count } else { literals.prefix = count }
        case .finished:
            literals.isFinished = hasDigits
            literals.suffix = hasDigits ? format.suffix.count : 0
        }
        if hasDigits { literals.prefix = min(Int(clamping: content.zeros), format.prefix.count) }
        guard !range.isEmpty else { return literals }
        // What the range takes is no longer there.
        let sign = content.value.utf8.first == .minusSign ? 1 : 0
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

    private func content(_ cells: [UInt8], _ literals: Literals) -> Content {
        let value = String(decoding: cells, as: UTF8.self)
        let hasDigits = cells.contains { $0 != .minusSign }
        let count = hasDigits ? literals.suffix : literals.prefix
        let tail: Tail = hasDigits && literals.isFinished ? .finished : count > 0 ? .typed(count, padded: false) : .none
        return Content(
            value: value, text: format.layout(value, tail: tail).text, tail: tail,
            zeros: hasDigits ? UInt64(literals.prefix) : 0)
    }

    private func isTooLong(_ count: Int, over old: Int) -> Bool {
        // A number is ASCII: all units count the same.
        limits.maximum.map { count > $0 && count > old } ?? false
    }

    // MARK: Deletion

    private func deletion(
        _ covered: Range<Int>, of range: Range<Int>, _ direction: TextChange.Direction, _ layout: Layout,
        _ literals: Literals, from content: Content
    ) -> ChangeOutcome {
        var cells = Array(content.value.utf8)
        var removed = covered
        var kept = literals
        if covered.isEmpty, !range.isEmpty {
            if case .typed = content.tail, covered.lowerBound == cells.count {
                var outcome = ChangeOutcome(content: self.content(cells, literals))
                outcome.content.select(.caret(outcome.content.text.utf8.count))
                return outcome
            }
            // Nothing but literals that show by themselves: they stay, and the nearest digit goes.
            kept = self.literals(of: content, in: layout, without: .caret(0))
            switch direction {
            case .backward where covered.lowerBound > 0: removed = covered.lowerBound - 1..<covered.lowerBound
            case .forward where covered.lowerBound < cells.count:
                removed = covered.lowerBound..<covered.lowerBound + 1
            case .backward, .forward, .none: break
            }
        }
        cells.removeSubrange(removed)
        var outcome = ChangeOutcome(content: self.content(cells, kept))
        let shown = format.layout(outcome.content.value, tail: outcome.content.tail)
        let start = shown.start(ofNumber: outcome.content.value)
        let staysBehindLiterals =
            direction == .forward && removed.lowerBound < cells.count
            && range.lowerBound >= layout.cells[removed.lowerBound].lowerBound
        let caret =
            staysBehindLiterals
            ? shown.cells[removed.lowerBound].lowerBound : max(start, shown.endOfCell(before: removed.lowerBound))
        outcome.content.select(.caret(caret))
        return outcome
    }
}

/// A number while characters are put into it one by one: what stands before and behind the caret.
struct NumberEntry {
    let format: NumberFormat
    var before: [UInt8]
    var behind: ArraySlice<UInt8>
    var literals: NumberEditing.Literals
    /// How many characters of literals lie between the last cell before the caret and the caret.
    var passed: Int

    /// Whether the decimal sign stands before the caret, and how many digits follow it there.
    private var pointBefore: Bool
    private var fractionBefore: Int

    init(
        format: NumberFormat, before: [UInt8], behind: ArraySlice<UInt8>, literals: NumberEditing.Literals, passed: Int
    ) {
        self.format = format
        self.before = before
        self.behind = behind
        self.literals = literals
        self.passed = passed
        let point = before.firstIndex(of: .decimalPoint)
        pointBefore = point != nil
        fractionBefore = point.map { before.count - $0 - 1 } ?? 0
    }

    var count: Int { before.count + behind.count }

    private var hasDigitsBefore: Bool { before.count > 1 || before.count == 1 && before.first != .minusSign }

    /// Takes a character: into the number, or as a literal that is passed. Why it is refused where it is.
    mutating func take(_ character: Character, noMoreCells: Bool) -> Refusal? {
        if !hasDigitsBefore, let count = Self.passing(character, in: format.prefix, after: passed) {
            passed = count
            literals.prefix = max(literals.prefix, count)
            return nil
        }
        switch format.role(of: character) {
        case .digit(let digit): return insert(digit, isFull: noMoreCells)
        case .decimalSign: return insertPoint(isFull: noMoreCells)
        case .minus: return insertMinus(isFull: noMoreCells)
        case .groupSign where format.groups: return nil
        case .groupSign, nil: break
        }
        if behind.isEmpty, hasDigitsBefore, let count = Self.passing(character, in: format.suffix, after: passed) {
            passed = count
            literals.suffix = max(literals.suffix, count)
            literals.isFinished = false
            return nil
        }
        return .digitExpected
    }

    private mutating func insert(_ digit: UInt8, isFull: Bool) -> Refusal? {
        passMinus()
        if pointBefore, let decimals = format.decimals, fractionBefore + behind.count >= decimals { return .full }
        if isFull || count >= NumberFormat.capacity { return .full }
        append(digit)
        if pointBefore { fractionBefore += 1 }
        return nil
    }

    private mutating func insertPoint(isFull: Bool) -> Refusal? {
        if behind.first == .decimalPoint {
            // The one that comes next: typed over.
            behind.removeFirst()
            append(.decimalPoint)
            pointBefore = true
            return nil
        }
        guard format.decimals != 0, !pointBefore, !behind.contains(.decimalPoint) else { return .notAllowedHere }
        passMinus()
        if let decimals = format.decimals, behind.count > decimals { return .full }
        if isFull || count >= NumberFormat.capacity { return .full }
        append(.decimalPoint)
        pointBefore = true
        return nil
    }

    private mutating func insertMinus(isFull: Bool) -> Refusal? {
        guard format.allowsNegative, before.isEmpty else { return .notAllowedHere }
        if behind.first == .minusSign {
            passMinus()
            return nil
        }
        if isFull || count >= NumberFormat.capacity { return .full }
        append(.minusSign)
        return nil
    }

    /// Nothing stands before the sign: a caret there is taken for one behind it.
    private mutating func passMinus() {
        guard before.isEmpty, behind.first == .minusSign else { return }
        behind.removeFirst()
        append(.minusSign)
    }

    private mutating func append(_ cell: UInt8) {
        before.append(cell)
        passed = 0
    }

    /// How many characters of a literal are passed once the character is typed, where it is the next of it; spaces
    /// need not be typed.
    private static func passing(_ character: Character, in literal: String, after passed: Int) -> Int? {
        for (index, expected) in literal.enumerated().dropFirst(passed) {
            if expected == character || expected.lowercased() == character.lowercased() { return index + 1 }
            if !expected.isWhitespace { return nil }
        }
        return nil
    }
}
