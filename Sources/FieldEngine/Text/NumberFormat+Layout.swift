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
    /// there is no digit, and how much of the suffix shows when there is.
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
            layout.text += cell == .decimalPoint ? decimalSign.rawValue : String(Unicode.Scalar(cell))
            layout.cells.append(begin..<layout.text.utf8.count)
        }
        let literal = cells.count > start ? suffix : prefix
        switch tail {
        case .none: break
        case .typed(let count, padded: _): layout.text += literal.prefix(count)
        case .finished: if cells.count > start { layout.text += suffix }
        }
        return layout
    }
}

extension Layout {
    /// Where a number's digits may begin: behind its sign and prefix.
    func start(ofNumber value: String) -> Int {
        let sign = value.utf8.first == .minusSign ? 1 : 0
        return sign < cells.count ? cells[sign].lowerBound : text.utf8.count
    }
}
