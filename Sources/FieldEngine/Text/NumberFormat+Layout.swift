extension NumberFormat {
    /// Whether a value is no number, nor the beginning of one, but a text that was read and says none.
    static func isVerbatim(_ value: String) -> Bool {
        value.withUTF8Bytes { bytes in
            var hasPoint = false
            var place = bytes.first == .minusSign ? 1 : 0
            while place < bytes.count {
                if !bytes[place].isDigit {
                    if hasPoint || bytes[place] != .decimalPoint { return true }
                    hasPoint = true
                }
                place += 1
            }
            return false
        }
    }

    /// A number as it is shown. The prefix waits for a digit, unless it is typed; `tail` says how much of it was while
    /// there is no digit, and how much of the suffix shows when there is. Affixes that show while the field is focused are
    /// as good as typed.
    func layout(_ value: String, tail: Tail) -> Layout {
        if Self.isVerbatim(value) { return .verbatim(value) }
        var layout = Layout(text: "", cells: [])
        layout.cells.reserveCapacity(value.utf8.count)
        layout.text = text(of: value, tail: tail) { layout.cells.append($0) }
        return layout
    }

    /// The text of a number. `cell` is told where each of its characters stands.
    func text(of value: String, tail: Tail, cell: (Range<Int>) -> Void = { _ in }) -> String {
        if Self.isVerbatim(value) { return value }
        return value.withUTF8Bytes { bytes in
            let start = bytes.first == .minusSign ? 1 : 0
            let integerEnd = bytes.firstIndex(of: .decimalPoint) ?? bytes.count
            // `0,979` would be read as less than one.
            let mayGroup = groups && start < bytes.count && bytes[start] != .zeroDigit
            let around = literals(around: bytes.count > start, isNegative: start == 1, tail: tail)
            let first = prefixBeforeMinus == nil ? start : 0
            let between = mayGroup ? signCount(amongDigits: integerEnd - start) * groupSign.rawValue.utf8.count : 0
            let length =
                bytes.count + between + around.before.utf8.count + around.behind.utf8.count + around.end.utf8.count
            return String(unsafeUninitializedCapacity: length) { text in
                var end = 0
                for (index, byte) in bytes.enumerated() {
                    if index == first {
                        end = text[end...].update(fromContentsOf: around.before.utf8)
                    } else if mayGroup, index < integerEnd,
                        isGrouped(digitsBefore: index - start, digitsBehind: integerEnd - index)
                    {
                        end = text[end...].update(fromContentsOf: groupSign.rawValue.utf8)
                    }
                    switch byte {
                    case .decimalPoint: text[end] = decimalSign == .point ? .decimalPoint : UInt8(ascii: ",")
                    case .minusSign where usesParentheses: text[end] = UInt8(ascii: "(")
                    default: text[end] = byte
                    }
                    cell(end..<end + 1)
                    end += 1
                }
                if bytes.count == first { end = text[end...].update(fromContentsOf: around.before.utf8) }
                end = text[end...].update(fromContentsOf: around.behind.utf8)
                return text[end...].update(fromContentsOf: around.end.utf8)
            }
        }
    }

    /// How many group signs stand among so many digits.
    private func signCount(amongDigits count: Int) -> Int {
        guard count >= groupSizes.last + leastGrouped else { return 0 }
        return count > groupSizes.last ? 1 + (count - 1 - groupSizes.last) / groupSizes.others : 0
    }

    /// What shows before the digits, behind them, and at the end.
    private func literals(
        around hasDigits: Bool, isNegative: Bool, tail: Tail
    ) -> (before: Substring, behind: Substring, end: String) {
        let prefix = isNegative ? prefixBeforeMinus ?? prefix : prefix
        guard hasDigits else {
            if showsAffixesOfNothing(tail) { return (prefix[...], suffix[...], "") }
            guard case .typed(let count, padded: _) = tail else { return ("", "", "") }
            return (prefix.prefix(count), "", "")
        }
        return (prefix[...], suffixShown(tail), usesParentheses && isNegative ? ")" : "")
    }

    /// As much of the suffix as shows behind digits.
    func suffixShown(_ tail: Tail) -> Substring {
        if affixes != .filled { return suffix[...] }
        switch tail {
        case .none: return ""
        case .typed(let count, padded: _): return suffix.prefix(count)
        case .finished: return suffix[...]
        }
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
    func caret(nearest offset: Int, of value: String, in layout: Layout, tail: Tail, toward step: CaretStep? = nil)
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
