extension PartsFormat {
    /// A value taken apart, as it is shown. Shared, and never changed: each key hands it on several times.
    final class Shown: Sendable {
        let text: String
        /// The texts of all parts.
        let texts: [String]
        /// Where each part that shows begins and ends in the text, its gaps and its ending included.
        let extents: [Range<Int>]

        init(text: String, texts: [String], extents: [Range<Int>]) {
            self.text = text
            self.texts = texts
            self.extents = extents
        }

        var end: Int { text.utf8.count }
        /// The last part that has any text.
        var last: Int { extents.count - 1 }
    }

    /// How texts of the parts are shown. What is behind the last part that has any shows only as its tail says.
    func shown(_ texts: [String], tail: Tail) -> Shown {
        var extents: [Range<Int>] = []
        extents.reserveCapacity(parts.count)
        let text = text(of: texts, tail: tail) { extents.append($0) }
        return Shown(text: text, texts: texts, extents: extents)
    }

    func layout(_ value: String, tail: Tail) -> Layout {
        guard let texts = texts(of: value) else { return .verbatim(value) }
        return layout(of: texts, tail: tail)
    }

    /// Where each character of the value of such texts stands.
    func layout(of texts: [String], tail: Tail) -> Layout {
        var cells: [Range<Int>] = []
        cells.reserveCapacity(patternWidth)
        var gaps: [Int] = []
        let text = text(of: texts, tail: tail) { _ in
        } cell: {
            cells.append($0)
        } gap: {
            gaps.append(cells.count)
            cells.append($0)
        }
        return Layout(text: text, cells: cells, gaps: gaps)
    }

    /// The text that shows parts.
    ///
    /// - Parameters:
    ///   - part: is told where each part is that shows.
    ///   - cell: is told where each character of the value is; nil where nobody asks.
    ///   - gap: is told the same of what is missing.
    private func text(
        of texts: [String], tail: Tail, part isAt: (Range<Int>) -> Void, cell: ((Range<Int>) -> Void)? = nil,
        gap: ((Range<Int>) -> Void)? = nil
    ) -> String {
        var shown = ""
        guard let last = texts.lastFilled else {
            if case .typed(let count, padded: _) = tail { shown += literals[0].prefix(count) }
            return shown
        }
        for index in 0...last {
            // What stands between parts of varying widths is in the value.
            shown.append(literals[index], eachCell: isFixed || index == 0 ? nil : cell)
            let start = shown.utf8.count
            let text = texts[index]
            let part = parts[index]
            shown.append(text, eachCell: cell)
            if index < last {
                let gaps = gapText(behind: text, at: index)
                if isFixed {
                    shown.append(gaps, eachCell: gap)
                } else if !gaps.isEmpty {
                    let start = shown.utf8.count
                    shown += gaps
                    gap?(start..<shown.utf8.count)
                }
            }
            if !part.ending.isEmpty, part.state(of: text) == .complete { shown += part.ending }
            isAt(start..<shown.utf8.count)
        }
        switch tail {
        case .none: break
        case .typed(let count, padded: _): shown += literals[last + 1].prefix(count)
        case .finished:
            if last == parts.count - 1, parts[last].state(of: texts[last]) == .complete { shown += literals[last + 1] }
        }
        return shown
    }

    /// What shows in place of what is missing of a part that others follow.
    func gapText(behind text: String, at index: Int) -> String {
        let missing = missing(in: text, at: index)
        if missing == 0 { return "" }
        let gap = parts[index].gap
        if isFixed { return String(gap.suffix(missing)) }
        return text.isEmpty ? gap : "_"
    }

    /// Where in the pattern begins what is still to be filled in behind texts of the parts.
    func remainder(behind texts: [String], tail: Tail) -> Int {
        guard let last = texts.lastFilled else {
            guard case .typed(let count, padded: _) = tail else { return 0 }
            return literals[0].utf8Offset(ofCharacter: count)
        }
        let part = parts[last]
        let end = starts[last] + part.placeholder.utf8.count + part.ending.utf8.count
        if case .typed(let count, padded: _) = tail { return end + literals[last + 1].utf8Offset(ofCharacter: count) }
        switch part.state(of: texts[last]) {
        case .partial, .empty:
            let filled = part.words.isEmpty ? texts[last].characterCount : part.placeholder.count
            return starts[last] + part.placeholder.utf8Offset(ofCharacter: filled)
        case .complete, .wrong: return tail == .finished && last == parts.count - 1 ? pattern.utf8.count : end
        }
    }

    /// Whether no more than one character of the value is in a range of the text.
    func isOneCell(_ range: Range<Int>, of shown: Shown) -> Bool {
        range.count <= 1
            || layout(of: shown.texts, tail: .none).cells
                .count { $0.lowerBound < range.upperBound && $0.upperBound > range.lowerBound } <= 1
    }

    /// The part in whose ending a range lies; nil where it lies in none.
    func part(endingWith range: Range<Int>, in shown: Shown) -> Int? {
        guard !range.isEmpty else { return nil }
        return shown.extents.indices.first { index in
            let (part, extent) = (parts[index], shown.extents[index])
            return !part.ending.isEmpty && part.state(of: shown.texts[index]) == .complete
                && range.lowerBound >= extent.upperBound - part.ending.utf8.count
                && range.upperBound <= extent.upperBound
        }
    }

    // MARK: Places

    /// A place in a format: a part, and how many of its characters are before it.
    struct Place: Equatable {
        var part: Int
        var offset: Int
    }

    /// The place of an offset in a text. One in literals is at the start of the part behind them; one behind all that
    /// shows is where more would be typed.
    func place(of offset: Int, in shown: Shown) -> Place {
        guard let last = shown.extents.indices.last else { return Place(part: 0, offset: 0) }
        let texts = shown.texts
        for index in shown.extents.indices where offset <= shown.extents[index].upperBound {
            let extent = shown.extents[index]
            if offset < extent.lowerBound { return Place(part: index, offset: 0) }
            // Where nothing stands between two parts, the caret behind a whole one is in the next.
            if offset == extent.upperBound, index < last, shown.extents[index + 1].lowerBound == offset,
                parts[index].isFull(texts[index])
            {
                continue
            }
            return Place(part: index, offset: texts[index].characterCount(beforeUTF8: offset - extent.lowerBound))
        }
        return last + 1 < parts.count
            ? Place(part: last + 1, offset: 0) : Place(part: last, offset: texts[last].characterCount)
    }

    /// The offset of a place in a text.
    func offset(of place: Place, in shown: Shown) -> Int {
        guard place.part < shown.extents.count else { return shown.end }
        let extent = shown.extents[place.part]
        let text = shown.texts[place.part]
        if place.offset >= text.characterCount, !text.isEmpty, parts[place.part].state(of: text) == .complete {
            return extent.upperBound
        }
        return extent.lowerBound + text.utf8Offset(ofCharacter: place.offset)
    }
}

extension String {
    /// Appends a text each of whose characters is a cell, where anybody asks for those.
    fileprivate mutating func append(_ other: String, eachCell cell: ((Range<Int>) -> Void)?) {
        if other.isEmpty { return }
        guard let cell else {
            self += other
            return
        }
        let isPlain = other.isOneByteEach
        let start = utf8.count
        var place = 0
        self += other
        while place < other.utf8.count {
            let next = isPlain ? place + 1 : other.clusterEnd(after: place)
            cell(start + place..<start + next)
            place = next
        }
    }
}
