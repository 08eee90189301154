extension PartsFormat {
    /// The value of a content in which each part that was typed has the spelling that it gets when it is left.
    func leftValue(of content: Content) -> String {
        guard var texts = texts(of: content.value), leave(&texts, PartMarks(bits: content.zeros), but: nil) else {
            return content.value
        }
        return value(of: texts)
    }

    /// A content in which the parts outside a selection have that spelling; nil where they have it.
    func left(_ content: Content, shownAs shown: Shown, keeping selection: Range<Int>) -> Content? {
        let start = place(of: selection.lowerBound, in: shown)
        let end = place(of: selection.upperBound, in: shown)
        var left = shown.texts
        guard leave(&left, PartMarks(bits: content.zeros), but: start.part...max(start.part, end.part)) else {
            return nil
        }
        let after = self.shown(left, tail: content.tail)
        let from = offset(of: start, in: after)
        return Content(
            value: value(of: left), text: after.text,
            selection: from..<max(from, offset(of: end, in: after)), tail: content.tail, zeros: content.zeros,
            remark: content.remark)
    }

    /// Whether any part was in another spelling.
    func leave(_ texts: inout [String], _ marks: PartMarks, but kept: ClosedRange<Int>?) -> Bool {
        var hasChanged = false
        for index in texts.indices where marks.isTyped(index) && kept?.contains(index) != true {
            guard let spelled = parts[index].left(texts[index]) else { continue }
            texts[index] = spelled
            hasChanged = true
        }
        return hasChanged
    }

    /// A value in which the last part that has characters has the spelling that it gets when it is left; nil where it has.
    func endingWhole(_ value: String) -> String? {
        guard var texts = texts(of: value), let last = texts.lastFilled, let spelled = parts[last].left(texts[last])
        else {
            return nil
        }
        texts[last] = spelled
        return self.value(of: texts)
    }

    /// A value without the zeros before numbers that have none: of what is typed they would have gone.
    func withoutZeros(_ value: String) -> String {
        guard var texts = texts(of: value) else { return value }
        for index in texts.indices where parts[index].zeros == .none {
            texts[index] = parts[index].left(texts[index]) ?? texts[index]
        }
        return self.value(of: texts)
    }

    /// The texts into which more can be typed, each with the place where: the value, with what was typed of the literal behind it, and
    /// with all of that where the next character may begin the next part.
    ///
    /// - Parameter caret: in the value.
    /// - Returns: a place beyond the text is in the next part, where something is missing of the one before it.
    func continued(_ content: Content, at caret: Int) -> [(text: String, caret: Int)] {
        func atEnd(_ text: String) -> (text: String, caret: Int) { (text, text.utf8.count) }
        let value = content.value
        guard content.selection.lowerBound >= content.text.utf8.count else {
            // What is typed takes the place of all that stands in a part to which the one before handed on.
            guard PartMarks(bits: content.zeros).isTypedAnew, var texts = texts(of: value) else {
                return [(value, caret)]
            }
            let place = place(at: caret, of: texts)
            if place.offset > 0 { return [(value, caret)] }
            texts[place.part] = ""
            return [(self.value(of: texts), caret)]
        }
        if mayEndWithCentury(value) { return [atEnd(value), atEnd(String(value.dropLast(Self.century.count)))] }
        guard let texts = texts(of: value), let last = texts.lastFilled, last + 1 < parts.count else {
            return [(value, caret)]
        }
        if case .typed(let count, padded: _) = content.tail {
            if !isFixed {
                let literal = literals[last + 1]
                if parts[last].state(of: texts[last]) == .partial { return [(value, value.utf8.count + 1)] }
                let begun = atEnd(value + literal.prefix(count))
                return count < literal.count ? [begun, atEnd(value + literal)] : [begun]
            }
            // What is typed next is of the next part: the gap of this one stays.
            let missing = count > 0 ? parts[last].width.upperBound - texts[last].characterCount : 0
            return [atEnd(value + String(repeating: Self.gapCharacter, count: max(0, missing)))]
        }
        if isFixed { return [(value, caret)] }
        guard parts[last].state(of: texts[last]) == .complete else { return [atEnd(value)] }
        return [atEnd(value), atEnd(value + literals[last + 1])]
    }

    /// Whether the last part is of words, and an offset of a value behind the first letter of its own.
    func endsWithWord(_ value: String, from offset: Int) -> Bool {
        guard parts.last?.words.isEmpty == false, let word = texts(of: value)?.last else { return false }
        return offset > value.utf8.count - word.utf8.count
    }

    /// Whether a character behind a value is of the part that ends there.
    func goesOn(_ value: String, with scalar: Unicode.Scalar) -> Bool {
        guard let texts = texts(of: value), let last = texts.lastFilled else { return false }
        return parts[last].canBegin(texts[last] + String(Character(scalar)))
    }

    /// The content that is shown as just this text; nil where there is none.
    func content(shownAs text: String) -> Content? {
        var rest = text[...]
        var texts = [String](repeating: "", count: parts.count)
        var passed = 0
        for index in literals.indices {
            passed = 0
            for expected in literals[index] {
                if rest.isEmpty { break }
                guard rest.first == expected else { return nil }
                rest.removeFirst()
                passed += 1
            }
            guard index < parts.count, !rest.isEmpty else { break }
            let part = parts[index]
            let length = part.length(in: rest, before: literals[index + 1])
            texts[index] = String(rest.prefix(length))
            rest = rest.dropFirst(length)
            // What is missing shows as the placeholder, where something follows.
            let missing = gapText(behind: texts[index], at: index)
            if !missing.isEmpty, rest.hasPrefix(missing) { rest = rest.dropFirst(missing.count) }
            if rest.hasPrefix(part.ending) { rest = rest.dropFirst(part.ending.count) }
            passed = 0
        }
        guard rest.isEmpty else { return nil }
        let value = value(of: texts)
        let formatter = Formatter.parts(self)
        for tail in passed == 0 ? [.none] : [.typed(passed, padded: false), .finished, .none] as [Tail] {
            if let content = formatter.content(value, tail, shownAs: text) { return content }
        }
        return nil
    }
}
