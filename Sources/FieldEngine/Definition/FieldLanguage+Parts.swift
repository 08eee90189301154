import Automata

/// What the language of a field says of values in which some characters are still to come (`PartsFormat`).
extension FieldLanguage {
    /// What stands for them in a value; nil where all are there.
    func gap(in value: String) -> Automata.Language.Gap? {
        guard let format = type.formatter.parts, format.hasGap(value) else { return nil }
        return format.gap
    }

    /// Whether a text of the language begins with a value, its gaps filled in, and goes on within the room.
    ///
    /// - Parameter end: where the value was found to end in the language.
    func canContinue(
        _ value: String, endingAt end: Automata.Language.Place?, in language: Automata.Language,
        within room: Automata.Language.Room
    ) -> Bool? {
        guard let gap = gap(in: value) else { return language.canContinue(value, endingAt: end, within: room) }
        return language.verdict(value, gap: gap, within: room) == .partial
    }

    /// The characters that may be typed at an offset: over what is there of the part, with whatever follows in it.
    func allowed(inPartsOf value: String, _ format: PartsFormat, at offset: Int, today: CivilDate) -> ScalarSet? {
        // Each is a question.
        guard format.gap.fillings.count <= 64 else { return nil }
        let part = format.part(at: offset)
        let end = min(part.upperBound, value.utf8.count)
        let before = String(value.slice(0..<offset))
        let rest = String(value.slice(offset..<max(offset, end))).filter { $0 != PartsFormat.gapCharacter }
        let behind = String(value.slice(max(offset, end)..<value.utf8.count))
        let hasRoom = !format.typing.overwrites && before.utf8.count + rest.utf8.count < part.upperBound
        func isPossible(_ written: String) -> Bool {
            var text = before + written
            while !behind.isEmpty, text.utf8.count < part.upperBound { text.append(PartsFormat.gapCharacter) }
            switch verdict(text + behind, caret: nil, today: today) {
            case .complete, .partial: return true
            case .impossible: return false
            }
        }
        return format.gap.fillings.filtered { scalar in
            // As it is written: beside what stands there, over the next, or over all that follow in the part.
            let typed = String(Character(scalar))
            return hasRoom
                ? isPossible(typed + rest) : isPossible(typed + rest.dropFirst()) || isPossible(typed)
        }
    }

    /// The same where parts have no width of their own: a character takes the place of a gap, or goes between others.
    ///
    /// - Parameter offset: beyond the value, where the part behind it begins.
    func allowed(
        inVaryingPartsOf value: String, _ format: PartsFormat, at offset: Int, today: CivilDate
    ) -> ScalarSet? {
        guard format.gap.fillings.count <= 64, let texts = format.texts(of: value) else { return nil }
        let (part, place) = format.place(at: offset, of: texts)
        var (before, rest) = (texts[part], "")
        if place < before.utf8.count {
            rest = String(before.slice(place..<before.utf8.count))
            before = String(before.slice(0..<place))
        }
        func isPossible(_ text: String) -> Bool {
            guard format.parts[part].canBegin(text) else { return false }
            var texts = texts
            texts[part] = text
            switch verdict(format.value(of: texts), caret: nil, today: today) {
            case .complete, .partial: return true
            case .impossible: return false
            }
        }
        let hasRoom =
            !format.typing.overwrites && format.parts[part].words.isEmpty
            && before.characterCount + rest.characterCount < format.parts[part].width.upperBound
        return format.gap.fillings.filtered { scalar in
            let typed = before + String(Character(scalar))
            return hasRoom
                ? isPossible(typed + rest) : isPossible(typed + rest.dropFirst()) || isPossible(typed)
        }
    }
}

extension PartsFormat {
    /// The part in which an offset of a value is whose parts vary, and the offset in its text.
    func place(at offset: Int, of texts: [String]) -> (part: Int, offset: Int) {
        let last = texts.lastFilled ?? 0
        var end = 0
        for index in 0...last {
            let start = end + (index > 0 ? literals[index].utf8.count : 0)
            end = start + (texts[index].isEmpty && index < last ? 1 : texts[index].utf8.count)
            if offset <= end { return (index, texts[index].isEmpty ? 0 : max(offset - start, 0)) }
        }
        return last + 1 < texts.count ? (last + 1, 0) : (last, texts[last].utf8.count)
    }

    /// The part into which a character is typed at an offset of a value of a fixed width.
    fileprivate func part(at offset: Int) -> Range<Int> {
        var end = 0
        for part in parts {
            let start = end
            end += part.width.upperBound
            if offset < end { return start..<end }
        }
        return end..<end
    }
}
