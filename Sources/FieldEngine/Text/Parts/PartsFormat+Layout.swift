extension PartsFormat {
    /// The texts of parts as they are shown.
    struct Shown: Equatable {
        var layout: Layout
        /// Where each part that shows begins and ends in the text, its gaps and its ending included.
        var extents: [Range<Int>]

        var text: String { layout.text }
    }

    /// How texts of the parts are shown. What is behind the last part that has any shows only as its tail says.
    func shown(_ texts: [String], tail: Tail) -> Shown {
        var shown = Shown(layout: Layout(text: "", cells: []), extents: [])
        let last = texts.lastIndex { !$0.isEmpty } ?? -1
        if last < 0 {
            if case .typed(let count, padded: _) = tail { shown.layout.text += literals[0].prefix(count) }
            return shown
        }
        shown.layout.cells.reserveCapacity(8)
        shown.extents.reserveCapacity(parts.count)
        for index in 0...last {
            // What stands between parts of varying widths is in the value.
            shown.append(literals[index], isValue: !isFixed && index > 0)
            let start = shown.layout.end
            let text = texts[index]
            let part = parts[index]
            shown.append(text, isValue: true)
            if index < last { shown.append(gaps: gapText(behind: text, at: index), isOne: !isFixed) }
            if !part.ending.isEmpty, index < last || part.state(of: text) == .complete {
                shown.append(part.ending, isValue: false)
            }
            shown.extents.append(start..<shown.layout.end)
        }
        switch tail {
        case .none: break
        case .typed(let count, padded: _): shown.layout.text += literals[last + 1].prefix(count)
        case .finished:
            if last == parts.count - 1, parts[last].state(of: texts[last]) == .complete {
                shown.layout.text += literals[last + 1]
            }
        }
        return shown
    }

    /// What shows in place of what is missing of a part that others follow.
    func gapText(behind text: String, at index: Int) -> Substring {
        let missing = missing(in: text, at: index)
        if isFixed { return parts[index].gap.suffix(missing) }
        return missing == 0 ? "" : text.isEmpty ? parts[index].gap[...] : "_"
    }

    func layout(_ value: String, tail: Tail) -> Layout {
        texts(of: value).map { shown($0, tail: tail).layout } ?? .verbatim(value)
    }

    /// What is still to be filled in behind a value that shows as a text; nil where nothing can be.
    func remainder(behind texts: [String], tail: Tail) -> String {
        guard let last = texts.lastIndex(where: { !$0.isEmpty }) else {
            guard case .typed(let count, padded: _) = tail else { return pattern }
            return String(pattern.dropFirst(min(count, literals[0].count)))
        }
        var result = ""
        let part = parts[last]
        switch part.state(of: texts[last]) {
        case .partial, .empty:
            let count = texts[last].count
            result += part.placeholder.dropFirst(part.words.isEmpty ? count : part.placeholder.count) + part.ending
        case .complete, .wrong: break
        }
        var behind = literals[last + 1]
        switch tail {
        case .none: break
        case .typed(let count, padded: _): behind = String(behind.dropFirst(count))
        case .finished: if last == parts.count - 1 { behind = "" }
        }
        result += behind
        for index in parts.indices.dropFirst(last + 1) {
            result += parts[index].placeholder + parts[index].ending + literals[index + 1]
        }
        return result
    }

    // MARK: Places

    /// A place in a format: a part, and how many of its characters are before it.
    struct Place: Equatable {
        var part: Int
        var offset: Int
    }

    /// The place of an offset in a text. One in literals is at the start of the part behind them; one behind all that
    /// shows is where more would be typed.
    func place(of offset: Int, in shown: Shown, _ texts: [String]) -> Place {
        guard let last = shown.extents.indices.last else { return Place(part: 0, offset: 0) }
        for (index, extent) in shown.extents.enumerated() where offset <= extent.upperBound {
            if offset < extent.lowerBound { return Place(part: index, offset: 0) }
            // Where nothing stands between two parts, the caret behind a whole one is in the next.
            if offset == extent.upperBound, index < last, shown.extents[index + 1].lowerBound == offset,
                parts[index].isFull(texts[index])
            {
                continue
            }
            let before = shown.text.slice(extent.lowerBound..<offset).count
            return Place(part: index, offset: min(before, texts[index].count))
        }
        return last + 1 < parts.count ? Place(part: last + 1, offset: 0) : Place(part: last, offset: texts[last].count)
    }

    /// The offset of a place in a text.
    func offset(of place: Place, in shown: Shown, _ texts: [String]) -> Int {
        guard place.part < shown.extents.count else { return shown.layout.end }
        let extent = shown.extents[place.part]
        let text = texts[place.part]
        if place.offset >= text.count, !text.isEmpty, parts[place.part].state(of: text) == .complete {
            return extent.upperBound
        }
        return extent.lowerBound + text.prefix(place.offset).utf8.count
    }
}

extension PartsFormat.Shown {
    /// Shows gaps of a value: each of its own, or all as one.
    fileprivate mutating func append(gaps text: Substring, isOne: Bool) {
        guard isOne, !text.isEmpty else {
            append(String(text), isValue: true)
            return
        }
        let start = layout.end
        layout.text += text
        layout.cells.append(start..<layout.end)
    }

    fileprivate mutating func append(_ text: String, isValue: Bool) {
        guard isValue else {
            layout.text += text
            return
        }
        for character in text {
            let start = layout.end
            layout.text.append(character)
            layout.cells.append(start..<layout.end)
        }
    }
}
