extension Layout {
    /// How many characters of the literals behind the cells before index `cell` lie before the offset.
    func literalCharacters(before offset: Int, behindCell cell: Int) -> Int {
        let start = endOfCell(before: cell)
        guard offset > start else { return 0 }
        return text.slice(start..<min(offset, text.utf8.count)).count
    }

    /// The caret after an insertion that ended behind `count` cells: behind the last of them, and over the literals
    /// to its right where a filled slot follows (specification, “Caret”). Literals that were typed over are behind it.
    func caret(afterInsertionUpTo count: Int, literalsPassed: Int, any taken: Bool) -> Int {
        let end = endOfCell(before: count)
        if taken, count < cells.count { return cells[count].lowerBound }
        guard literalsPassed > 0 else { return end }
        let limit = count < cells.count ? cells[count].lowerBound : text.utf8.count
        let literals = text.slice(end..<limit)
        return end + literals.prefix(literalsPassed).utf8.count
    }

    /// The caret behind so many cells, in front of the literals that follow; before the first cell, behind the literals
    /// at the start.
    func caret(behindCells count: Int) -> Int {
        count == 0 ? cells.first?.lowerBound ?? 0 : endOfCell(before: count)
    }

    /// The nearest place to `offset` where typing is possible: not inside literals, not before those at the start,
    /// not behind those that were written when editing ended. Inside literals a caret on its way goes on.
    func caret(nearest offset: Int, tail: Tail, toward step: CaretStep? = nil) -> Int {
        let count = cellCount(before: offset)
        let end: Int =
            switch tail {
            case .finished: endOfCell(before: cells.count)
            case .none, .typed: text.utf8.count
            }
        // Literals that show before there is anything are passed.
        guard !cells.isEmpty else { return tail == .none ? min(offset, end) : end }
        let left = count == 0 ? cells[0].lowerBound : endOfCell(before: count)
        let right = count < cells.count ? cells[count].lowerBound : end
        let bounded = min(max(offset, min(left, right)), max(left, right))
        if bounded == left || bounded == right { return bounded }
        switch step {
        case .backward: return left
        case .forward: return right
        case nil: return bounded - left <= right - bounded ? left : right
        }
    }
}

extension Template {
    /// How many characters of the literals before slot `position` lie behind the caret once `character` is typed,
    /// where it is one of those not yet passed.
    func literal(_ character: Character, at position: Int, after passed: Int) -> Int? {
        guard position < literals.count else { return nil }
        for (index, expected) in literals[position].enumerated().dropFirst(passed) where expected == character {
            return index + 1
        }
        return nil
    }
}
