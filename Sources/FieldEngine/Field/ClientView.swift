/// What a client shows of a field that it has edited without waiting for answers: the text it last took, with every
/// edit it has sent since applied as sent (specification, section 3).
///
/// Each stretch of it is linked to the stretch of the value that it stands for. What the client did to its view cuts
/// the view, what became of the value cuts the value, and through the links an offset in the view is an offset in the
/// value at any time. Offsets are UTF-8 offsets.
struct ClientView: Equatable, Sendable {
    /// A stretch of the view, one after the other.
    struct Stretch: Equatable, Sendable {
        var length: Int
        var link: Link
    }

    enum Link: Equatable, Sendable {
        /// Where it begins in the value.
        case value(Int)
        /// Literals, and what was typed and not taken.
        case none
        /// The rest of a sign that became a shorter one: it stands for that too, but for nothing besides.
        case rest
        /// What it stood for was changed by something else than the client's own edits.
        case lost

        /// Whether what is linked so belongs to the stretch in front of it.
        func goesOn(from stretch: Stretch) -> Bool {
            switch (stretch.link, self) {
            case (.value(let start), .value(let next)): start + stretch.length == next
            case (.none, .none): true
            case (.value, _), (.none, _), (.rest, _), (.lost, _): false
            }
        }
    }

    private(set) var text: String
    /// The widget's selection.
    private(set) var selection: Range<Int>
    private var stretches: [Stretch]
    /// Whether anything but the client's own edits has changed the value since.
    private(set) var sawOtherChanges = false
    /// Whether the client's caret stands for the server's: each is where the same edit left it.
    private(set) var caretIsServers = true

    /// The view of a client that shows the content as the server has it.
    init(of content: Content, type: FieldType) {
        let digits = Self.digits(of: content, type)
        text = digits?.text ?? content.text
        selection = digits?.shown(content.selection) ?? content.selection
        let length = text.utf8.count
        let cells: [Range<Int>]
        switch type.formatter {
        case .plain where digits == nil:
            stretches = [Stretch(length: length, link: .value(0))]
            return
        case .plain: cells = Layout.verbatim(content.text).cells
        case .template, .parts, .number: cells = type.formatter.layout(content.value, tail: content.tail).cells
        }
        stretches = []
        var offset = 0
        var value = 0
        for cell in cells {
            let shown = digits?.shown(cell) ?? cell
            if shown.lowerBound > offset { stretches.append(Stretch(length: shown.lowerBound - offset, link: .none)) }
            stretches.append(Stretch(length: cell.count, link: .value(value)))
            // A digit that is longer than the one in the value.
            if shown.count > cell.count { stretches.append(Stretch(length: shown.count - cell.count, link: .rest)) }
            value += cell.count
            offset = shown.upperBound
        }
        if length > offset { stretches.append(Stretch(length: length - offset, link: .none)) }
    }

    /// With which digits a content shows; nil where it shows as it is, as what an input method writes does.
    private static func digits(of content: Content, _ type: FieldType) -> ShownDigits? {
        guard type.digits != nil,
            type.formatter.text(of: content.value, tail: content.tail).isIdentical(to: content.text)
        else { return nil }
        return type.shownDigits(of: content)
    }

    // MARK: What happened

    /// The client has replaced a range of its view.
    mutating func replace(_ span: TextSpan, by inserted: String, selection: Range<Int>?) {
        let range = span.utf8
        let start = cut(at: range.lowerBound)
        let end = cut(at: range.upperBound)
        stretches.replaceSubrange(start..<end, with: [Stretch(length: inserted.utf8.count, link: .none)])
        text = text.replacing(range, with: inserted)
        select(selection ?? .caret(range.lowerBound + inserted.utf8.count))
    }

    mutating func select(_ range: Range<Int>) {
        selection = TextSpan(range, in: text).utf8
        caretIsServers = true
    }

    /// The server's selection was moved by other means than edits.
    mutating func loseCaret() { caretIsServers = false }

    /// What of a range of the view stands for something.
    private func linkedText(in range: Range<Int>) -> String {
        var result = ""
        var offset = 0
        for (index, stretch) in stretches.enumerated() {
            let piece = (offset..<offset + stretch.length).clamped(to: range)
            offset += stretch.length
            guard case .value = stretch.link, !piece.isEmpty else { continue }
            guard index + 1 < stretches.count, stretches[index + 1].link == .rest, piece.upperBound == offset else {
                result += text.slice(piece)
                continue
            }
            // The sign that became a shorter one, as it is in the value: a digit, mostly.
            for character in text.slice(piece.lowerBound..<offset + stretches[index + 1].length) {
                result.append(CharacterClass.digits.taken(character) ?? character)
            }
        }
        return result
    }

    /// What became of the value, where the client did it: of a letter that was put between others like it, or in place of
    /// letters some of which it has too, the value alone doesn't tell which is new.
    func asSent(_ change: ValueChange, _ taken: String, replacing range: Range<Int>) -> (ValueChange, String) {
        guard change != .nothing, let meant = valueRange(of: range) else { return (change, taken) }
        let place = min(change.range.lowerBound, meant.upperBound - change.range.count)
        var (change, taken) = change.moved(to: place, inserting: taken)
        let before = linkedText(in: range)
        guard before.utf8.count == meant.count, meant.lowerBound <= change.range.lowerBound,
            change.range.upperBound <= meant.upperBound
        else { return (change, taken) }
        let front = before.slice(0..<change.range.lowerBound - meant.lowerBound)
        let back = before.slice(change.range.upperBound - meant.lowerBound..<meant.count)
        guard front.utf8.count + change.range.count + back.utf8.count == meant.count else { return (change, taken) }
        taken = String(front) + taken + String(back)
        change = ValueChange(range: meant, inserted: taken.utf8.count)
        return (change, taken)
    }

    /// A range of the value was replaced by that many bytes, by the client's own edit or by something else.
    mutating func valueChanged(_ change: ValueChange, byOther: Bool) {
        if byOther { sawOtherChanges = true }
        var result: [Stretch] = []
        result.reserveCapacity(stretches.count + 2)
        let shift = change.inserted - change.range.count
        for stretch in stretches {
            guard case .value(let start) = stretch.link else {
                result.append(stretch)
                continue
            }
            let end = start + stretch.length
            let before = min(max(change.range.lowerBound - start, 0), stretch.length)
            let after = min(max(end - change.range.upperBound, 0), stretch.length - before)
            let inside = stretch.length - before - after
            if before > 0 { result.append(Stretch(length: before, link: .value(start))) }
            if inside > 0 { result.append(Stretch(length: inside, link: byOther ? .lost : .none)) }
            if after > 0 { result.append(Stretch(length: after, link: .value(end - after + shift))) }
        }
        stretches = result
    }

    /// Links what the client inserted at `offset` of its view to what was taken of it, which begins at `start` in the
    /// value.
    mutating func link(insertedAt offset: Int, _ inserted: String, to taken: String, at start: Int) {
        let index = cut(at: offset)
        let end = cut(at: offset + inserted.utf8.count)
        var parts: [Stretch] = []
        let candidates = Array(taken)
        // What is still to come of each letter: for one that does not come again, the rest is not looked through.
        var open: [Letter: Int] = [:]
        for candidate in candidates { open[Letter(candidate), default: 0] += 1 }
        var next = 0
        var place = start
        for character in inserted {
            let letter = Letter(character)
            var link = Link.none
            var length = letter.length
            if open[letter, default: 0] > 0 {
                while next < candidates.count {
                    let candidate = Letter(candidates[next])
                    open[candidate, default: 0] -= 1
                    if candidate == letter {
                        link = .value(place)
                        length = min(length, candidate.length)
                    }
                    place += candidates[next].utf8.count
                    next += 1
                    if candidate == letter { break }
                }
            }
            if let last = parts.last, link.goesOn(from: last) {
                parts[parts.count - 1].length += length
            } else {
                parts.append(Stretch(length: length, link: link))
            }
            if length < letter.length { parts.append(Stretch(length: letter.length - length, link: .rest)) }
        }
        stretches.replaceSubrange(index..<end, with: parts)
    }

    // MARK: Questions

    /// The range of the value that a range of the view stands for; nil where something else has changed it.
    func valueRange(of range: Range<Int>) -> Range<Int>? {
        if range.isEmpty { return valueOffset(of: range.lowerBound).map { .caret($0) } }
        var low = Int.max
        var high = Int.min
        var linked = 0
        var offset = 0
        for stretch in stretches {
            let piece = (offset..<offset + stretch.length).clamped(to: range)
            defer { offset += stretch.length }
            guard !piece.isEmpty else { continue }
            switch stretch.link {
            case .lost: return nil
            case .none, .rest: continue
            case .value(let start):
                let from = start + piece.lowerBound - offset
                low = min(low, from)
                high = max(high, from + piece.count)
                linked += piece.count
            }
        }
        guard low <= high else { return valueOffset(of: range.lowerBound).map { .caret($0) } }
        // Something else has put text between what the client takes for neighbours.
        if sawOtherChanges, high - low != linked { return nil }
        return low..<high
    }

    /// The offset in the value of an offset in the view: behind what is linked to its left, else before what is linked
    /// to its right. Nil where both neighbours were changed by something else. Where only the left one was, what it
    /// became stays on the left.
    private func valueOffset(of offset: Int) -> Int? {
        var position = 0
        var left: Int?
        var right: Int?
        var neighbours: (left: Link?, right: Link?)
        for stretch in stretches where stretch.length > 0 {
            let end = position + stretch.length
            if case .value(let start) = stretch.link {
                if position < offset {
                    left = start + min(offset - position, stretch.length)
                } else if right == nil {
                    right = start
                }
            }
            if stretch.link != .rest {
                if position < offset { neighbours.left = stretch.link }
                if end > offset, neighbours.right == nil { neighbours.right = stretch.link }
            }
            position = end
        }
        if neighbours.left == .lost, neighbours.right == .lost || neighbours.right == nil { return nil }
        if neighbours.right == .lost, neighbours.left == nil { return nil }
        if neighbours.left == .lost, case .value(let start) = neighbours.right { return start }
        return left ?? right ?? 0
    }

    /// The index of the stretch that begins at the offset, cutting one in two where need be.
    private mutating func cut(at offset: Int) -> Int {
        var position = 0
        for index in stretches.indices {
            if position == offset { return index }
            let end = position + stretches[index].length
            if offset < end {
                let first = offset - position
                var second = stretches[index]
                second.length -= first
                if case .value(let start) = second.link { second.link = .value(start + first) }
                stretches[index].length = first
                stretches.insert(second, at: index + 1)
                return index + 1
            }
            position = end
        }
        return stretches.count
    }
}

/// A range of a value that was replaced, and by how many bytes.
package struct ValueChange: Equatable, Sendable {
    package var range: Range<Int>
    package var inserted: Int
    /// How many bytes further to the left it may have been as well: a 1 put into 111 is any of them.
    var slack = 0

    static let nothing = ValueChange(range: 0..<0, inserted: 0)

    package init(range: Range<Int>, inserted: Int) {
        self.range = range
        self.inserted = inserted
    }

    init(from old: String, to new: String) {
        guard let patch = EditRecovery.patch(from: old, to: new) else {
            self = .nothing
            return
        }
        range = patch.range
        inserted = patch.text.utf8.count
        slack = Self.slack(of: range, inserted: inserted, from: old, to: new)
    }

    /// What is both taken and put there has one place only, where the change is the smallest.
    static func slack(of range: Range<Int>, inserted: Int, from old: String, to new: String) -> Int {
        guard range.isEmpty != (inserted == 0) else { return 0 }
        let length = range.isEmpty ? inserted : range.count
        return (range.isEmpty ? new : old).withUTF8Bytes { bytes in
            var start = range.lowerBound
            while start > 0, bytes[start - 1] == bytes[start - 1 + length] { start -= 1 }
            return range.lowerBound - start
        }
    }

    /// The same change at another of its places, and what it puts there.
    func moved(to place: Int, inserting text: String) -> (change: ValueChange, text: String) {
        guard place < range.lowerBound, place >= range.lowerBound - slack else { return (self, text) }
        let shift = range.lowerBound - place
        var result = self
        result.range = place..<place + range.count
        result.slack = slack - shift
        guard inserted > 0 else { return (result, text) }
        let cut = inserted - shift % inserted
        guard text.scalarBoundary(atOrBefore: cut) == cut else { return (self, text) }
        return (result, String(text.slice(cut..<inserted)) + String(text.slice(0..<cut)))
    }
}

/// A letter whatever its case, a digit of whatever script, a line break or what it became, of so many bytes.
private struct Letter: Hashable {
    let character: Character
    let length: Int

    static func == (first: Letter, second: Letter) -> Bool { first.character == second.character }

    func hash(into hasher: inout Hasher) { hasher.combine(character) }

    init(_ character: Character) {
        length = character.utf8.count
        if let digit = CharacterClass.digits.taken(character) {
            self.character = digit
        } else if character.isNewline {
            self.character = " "
        } else if character.isCased {
            let lower = character.lowercased()
            self.character = lower.count == 1 ? lower.first ?? character : character
        } else {
            self.character = character
        }
    }
}
