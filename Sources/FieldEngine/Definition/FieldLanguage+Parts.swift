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
        let end = format.endOfPart(at: offset)
        let behind = end < value.utf8.count ? String(value.slice(end..<value.utf8.count)) : ""
        let isLast = behind.isEmpty
        var allowed: [Unicode.Scalar] = []
        for range in format.gap.fillings.ranges {
            for number in range.lowerBound.value...range.upperBound.value {
                guard let scalar = Unicode.Scalar(number) else { continue }
                var text = String(value.slice(0..<offset)) + String(Character(scalar))
                while !isLast, text.utf8.count < end { text.append(PartsFormat.gapCharacter) }
                switch verdict(text + behind, caret: nil, today: today) {
                case .complete, .partial: allowed.append(scalar)
                case .impossible: break
                }
            }
        }
        return ScalarSet(allowed)
    }
}

extension PartsFormat {
    /// Where the part ends that holds the character at an offset of a value of a fixed width.
    fileprivate func endOfPart(at offset: Int) -> Int {
        var end = 0
        for part in parts {
            end += part.width.upperBound
            if offset < end { return end }
        }
        return end
    }
}
