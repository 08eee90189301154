extension NumberFormat {
    /// Whether a value is no number, nor the beginning of one, but a text that was read and says none.
    static func isVerbatim(_ value: String) -> Bool {
        var hasPoint = false
        for (index, byte) in value.utf8.enumerated() where !byte.isDigit {
            if byte == .minusSign, index == 0 { continue }
            if byte == .decimalPoint, !hasPoint {
                hasPoint = true
                continue
            }
            return true
        }
        return false
    }

    /// A number as it is shown. The prefix waits for a digit, unless it is typed; `tail` says how much of it was while
    /// there is no digit, and how much of the suffix shows when there is. Affixes that show while the field is focused are
    /// as good as typed.
    func layout(_ value: String, tail: Tail) -> Layout {
        if Self.isVerbatim(value) { return .verbatim(value) }
        let cells = Array(value.utf8)
        let start = cells.first == .minusSign ? 1 : 0
        let integerEnd = cells.firstIndex(of: .decimalPoint) ?? cells.count
        var layout = Layout(text: "", cells: [])
        layout.cells.reserveCapacity(cells.count)
        // `0,979` would be read as less than one.
        let mayGroup = groups && start < cells.count && cells[start] != .zeroDigit
        for (index, cell) in cells.enumerated() {
            if index == start {
                layout.text += prefix
            } else if mayGroup, index < integerEnd,
                isGrouped(digitsBefore: index - start, digitsBehind: integerEnd - index)
            {
                layout.text += groupSign.rawValue
            }
            let begin = layout.text.utf8.count
            switch cell {
            case .decimalPoint: layout.text += decimalSign.rawValue
            case .minusSign where usesParentheses: layout.text += "("
            default: layout.text.unicodeScalars.append(Unicode.Scalar(cell))
            }
            layout.cells.append(begin..<layout.text.utf8.count)
        }
        guard cells.count > start else {
            if showsAffixesOfNothing(tail) {
                layout.text += prefix + suffix
            } else if case .typed(let count, padded: _) = tail {
                layout.text += prefix.prefix(count)
            }
            return layout
        }
        switch tail {
        case .finished: layout.text += suffix
        case .none, .typed:
            if affixes != .filled {
                layout.text += suffix
            } else if case .typed(let count, padded: _) = tail {
                layout.text += suffix.prefix(count)
            }
        }
        if usesParentheses, start == 1 { layout.text += ")" }
        return layout
    }

    /// Whether prefix and suffix show where there is no digit.
    private func showsAffixesOfNothing(_ tail: Tail) -> Bool {
        switch affixes {
        case .filled: return false
        case .always: return true
        case .focused:
            if case .typed = tail { return true }
            return false
        }
    }

    /// Where a number's digits may begin: behind its sign and prefix.
    func start(of value: String, in layout: Layout) -> Int {
        let sign = value.utf8.first == .minusSign ? 1 : 0
        if sign < layout.cells.count { return layout.cells[sign].lowerBound }
        let end = layout.text.utf8.count
        return affixes != .filled && end > sign ? end - suffix.utf8.count : end
    }

    /// The nearest place to `offset` where typing is possible: not behind what shows at the end of itself.
    func caret(nearest offset: Int, of value: String, in layout: Layout, tail: Tail, toward step: Field.Step? = nil)
        -> Int
    {
        if affixes == .filled, !usesParentheses { return layout.caret(nearest: offset, tail: tail, toward: step) }
        let start = start(of: value, in: layout)
        if !value.utf8.contains(where: { $0 != .minusSign }) {
            return max(min(offset, start), value.isEmpty ? start : 0)
        }
        return layout.caret(nearest: offset, tail: .finished, toward: step)
    }
}
