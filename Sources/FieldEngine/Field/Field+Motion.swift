/// Where a caret goes from where it is: what arrow keys ask for, which may come before the answer to the key before.
extension Field {
    /// A stretch that a caret goes, and to which side.
    public struct Motion: Sendable {
        /// How far a motion goes (specification, section 3.4, `field/select`).
        public enum Unit: Sendable {
            /// To the next place where a caret may stand.
            case character
            /// To the start or the end of a word; in a secret to that of the text.
            case word
            /// To the start of a part (specification, section 9.7); where there is none, to an end of the text.
            case part
            /// As many characters into the line above or below; where there is none, to an end of the text.
            case line
            /// To the start or the end of the line.
            case lineEdge
            /// To the start or the end of the text.
            case text
        }

        let unit: Unit
        let side: CaretStep

        public init(_ unit: Unit, _ side: CaretStep) {
            self.unit = unit
            self.side = side
        }
    }

    /// Moves the caret so many times; with `extending` the other end of the selection stays.
    public mutating func move(_ motion: Motion, count: Int, extending: Bool, at now: Moment) {
        endComposition(at: now)
        let selection = content.selection
        let isForward = motion.side == .forward
        let anchor = selection.lowerBound == self.anchor || selection.upperBound == self.anchor ? self.anchor : nil
        let fixed = selection.isEmpty ? selection.lowerBound : anchor ?? selection.lowerBound
        var caret = isForward ? selection.upperBound : selection.lowerBound
        if extending { caret = fixed == selection.lowerBound ? selection.upperBound : selection.lowerBound }
        var count = count
        if !extending, !selection.isEmpty, motion.unit == .character { count -= 1 }
        // The end of a selection may stand where a caret may not: from there none goes back to the last place for one.
        let target = target(of: motion, from: caret, count: count)
        caret = isForward ? max(caret, target) : min(caret, target)
        select(extending ? min(fixed, caret)..<max(fixed, caret) : .caret(caret), at: now)
        let moved = content.selection
        self.anchor = extending && !moved.isEmpty ? (caret < fixed ? moved.upperBound : moved.lowerBound) : nil
    }

    /// The end of the selection that moves, in the content; nil where none was extended.
    var movingEnd: Int? {
        guard let anchor, !content.selection.isEmpty else { return nil }
        if anchor == content.selection.lowerBound { return content.selection.upperBound }
        return anchor == content.selection.upperBound ? content.selection.lowerBound : nil
    }

    private func target(of motion: Motion, from caret: Int, count: Int) -> Int {
        let text = content.text
        guard count > 0 else { return caret }
        let edge = motion.side == .forward ? text.utf8.count : 0
        switch motion.unit {
        case .text: return edge
        case .character: return steps(from: caret, motion.side, count: count)
        case .word:
            // Where words of a secret begin is not told.
            if definition.isSecure { return edge }
            let isForward = motion.side == .forward
            let end = isForward ? text.wordEnd(after: caret, count: count) : text.wordStart(before: caret, count: count)
            return place(nearest: end, toward: motion.side)
        case .part: return partEdge(from: caret, motion.side, count: count) ?? edge
        case .lineEdge:
            let line = text.line(around: caret)
            return motion.side == .forward ? line.upperBound : line.lowerBound
        case .line: return text.offset(from: caret, lines: motion.side == .forward ? count : -count)
        }
    }

    /// The place for a caret so many characters to a side.
    private func steps(from caret: Int, _ side: CaretStep, count: Int) -> Int {
        let text = content.text
        if case .plain = definition.type.formatter {
            return side == .forward
                ? text.clusterEnd(after: caret, count: count) : text.clusterStart(before: caret, count: count)
        }
        var caret = caret
        // Where there is no further place, the ones that are left lead nowhere.
        for _ in 0..<min(count, text.utf8.count) {
            let beside = side == .forward ? text.clusterEnd(after: caret) : text.clusterStart(before: caret)
            let next = place(nearest: beside, toward: side)
            guard next != caret else { break }
            caret = next
        }
        return caret
    }

    /// The place for a caret that is nearest, or nearest on a side.
    func place(nearest offset: Int, toward side: CaretStep? = nil) -> Int {
        switch definition.type.formatter {
        case .plain: return offset
        case .template: return layout.caret(nearest: offset, tail: content.tail, toward: side)
        case .parts:
            // What ends a part belongs to it: the M of `9:30 AM`, where `A` and `P` are the choice.
            let end = content.tail == .finished ? shownParts?.extents.last?.upperBound : nil
            if let end, offset >= end { return end }
            return layout.caret(nearest: offset, tail: content.tail, toward: side)
        case .number(let format):
            return format.caret(nearest: offset, of: content.value, in: layout, tail: content.tail, toward: side)
        }
    }

    /// The start of a part; nil where there is no such part to go to.
    private func partEdge(from caret: Int, _ side: CaretStep, count: Int) -> Int? {
        guard let format = definition.type.formatter.parts, let shown = shownParts, !shown.extents.isEmpty else {
            return nil
        }
        let current = format.place(of: caret, in: shown).part
        let most = shown.extents.count
        switch side {
        case .forward:
            let (next, isOver) = current.addingReportingOverflow(min(count, most))
            return isOver || next >= most ? nil : shown.extents[next].lowerBound
        case .backward:
            // Inside a part the first step is to its own start. Behind a literal the part may not show yet.
            let isInside = current < most && caret > shown.extents[current].lowerBound
            let next = current - min(count, most) + (isInside ? 1 : 0)
            return next < 0 ? nil : shown.extents[next].lowerBound
        }
    }
}

extension String {
    /// The line that an offset is in, without its line break.
    fileprivate func line(around offset: Int) -> Range<Int> {
        let bytes = utf8
        let here = bytes.index(startIndex, offsetBy: min(max(offset, 0), bytes.count))
        let before = bytes[..<here].lastIndex(of: 0x0A).map { bytes.index(after: $0) } ?? startIndex
        let behind = bytes[here...].firstIndex(of: 0x0A) ?? endIndex
        return bytes.distance(from: startIndex, to: before)..<bytes.distance(from: startIndex, to: behind)
    }

    /// The offset as many characters into another line as this one is into its own; the text's start or end where there
    /// are fewer lines.
    fileprivate func offset(from offset: Int, lines count: Int) -> Int {
        var line = line(around: offset)
        let column = slice(line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))).count
        var left = count.magnitude
        while left > 0 {
            if count < 0 {
                guard line.lowerBound > 0 else { return 0 }
                line = self.line(around: line.lowerBound - 1)
            } else {
                guard line.upperBound < utf8.count else { return utf8.count }
                line = self.line(around: line.upperBound + 1)
            }
            left -= 1
        }
        return min(line.upperBound, clusterEnd(after: line.lowerBound, count: column))
    }
}
