import Automata

/// How a text from elsewhere becomes a content: it is read, so that it never becomes another value than it says
/// (specification, section 9.2).
extension Field {
    /// Applies a change whose text comes from elsewhere.
    ///
    /// The order is that of trust: the field's own text, what the type reads, what goes through slots or filter. Whatever
    /// is taken, a remark says which meaningful characters were not.
    ///
    /// - Parameter mayGoOn: whether a text in the field's own shape may be a beginning, of which nothing else is read.
    func read(
        _ change: TextChange, into content: Content, by editor: ContentEditor, at now: Moment, mayGoOn: Bool = true
    ) -> ChangeOutcome {
        let type = definition.type
        var text = type.narrowedToRead(type.filter.cleaned(change.inserted))
        if type.formatter.isNumber, text.first?.isLongVowelSign == true { text = "-" + text.dropFirst() }
        var editor = editor
        editor.keepCase(if: text.contains { $0.lowerCased != $0 })
        let range = change.range.clamped(toLengthOf: content.text)
        guard !text.isEmpty else {
            // Of something, nothing is left that could be taken.
            if change.inserted.isEmpty { return editor.apply(change, to: content) }
            var kept = content
            if type.formatter.isPlain { kept.select(range) }
            return ChangeOutcome(content: kept, taken: 1)
        }
        // Literals that stay before an empty value are nobody's text, and no more are the signs around a number's digits.
        let isWhole =
            range.count == content.text.utf8.count || type.opening != .filled && content.value.isEmpty
            || isAllOfNumber(range, in: content)
        if !isWhole, let items = type.items { text = items.inOneLine(text) }
        if isWhole,
            let outcome = wholeReading(of: text, instead: content, by: editor, at: now, mayGoOn: mayGoOn)
        {
            return outcome
        }
        // What says neither of two words says nothing with some of its letters.
        if isWhole, type.listing?.isFlag == true {
            var kept = content
            kept.select(range)
            return ChangeOutcome(content: kept, dropped: text, refusal: .notAllowedHere)
        }
        let typed = TextChange(range: range, inserted: text)
        var outcome = editor.apply(typed, to: content)
        // Blanks that are no part of the text take no room from it.
        if outcome.refusal == .full || !outcome.dropped.isEmpty, type.formatter.isPlain, !type.filter.keepsBlanks,
            !type.filter.keepsLineBreaks
        {
            var inside = text[...]
            if range.lowerBound == 0 { inside = inside.drop { $0.isSpace } }
            if range.upperBound == content.text.utf8.count {
                while inside.last?.isSpace == true { inside.removeLast() }
            }
            if !inside.isEmpty, inside.utf8.count < text.utf8.count {
                let other = editor.apply(TextChange(range: range, inserted: String(inside)), to: content)
                if other.taken > 0, other.dropped.utf8.count < outcome.dropped.utf8.count { outcome = other }
            }
        }
        if !isWhole, let joined = joinedReading(typed, outcome, of: content, by: editor, at: now) { return joined }
        if !isWhole, !range.isEmpty, let format = type.formatter.parts,
            format.flows(over: range, from: content, to: outcome.content)
                || outcome.dropped.contains(where: { $0.isMeaningful })
        {
            // What was to take the place of some parts takes that of others too, or finds none.
            let whole = content.text.replacing(range, with: text)
            let joined = wholeReading(of: whole, instead: content, by: editor, at: now)
            if joined?.content.remark?.kind == .leftOut || joined.map({ isNothing($0.content, at: now) }) ?? true,
                let alone = readingAlone(text, instead: content, by: editor, at: now)
            {
                return alone
            }
            guard var outcome = joined else { return editor.outcome(ofValue: whole, instead: content) }
            // What the two make together nobody wrote: a loss of digits is none of a detail.
            if let remark = outcome.content.remark, remark.kind == .leftOut, !remark.text.numbers.isEmpty {
                outcome.content.remark = .leftOut(remark.text, .changesMeaning)
            }
            return outcome
        }
        if isWhole, type.conversion.read == nil, let format = type.formatter.parts {
            // The digits and letters before the first part may be in it, whatever separates them.
            if let rest = format.withoutOpening(text),
                text.beginsWithSign(of: format.literals[0]) || outcome.dropped.contains(where: { $0.isMeaningful })
            {
                let other = editor.apply(TextChange(range: range, inserted: rest), to: content)
                if other.taken > 0, !other.dropped.contains(where: { $0.isMeaningful }) { outcome = other }
            }
            if let value = format.value(dividedAs: text, unlike: outcome.content) {
                return editor.outcome(ofValue: value, instead: content)
            }
        }
        if isWhole, case .template(let format) = type.formatter,
            let value = format.value(said: type.filter.capitalisation.inOneCase(text), insteadOf: outcome)
        {
            var outcome = editor.outcome(ofValue: value, instead: content)
            type.noteOpening(of: text, in: &outcome)
            return outcome
        }
        type.note(text, in: &outcome)
        let before = isWhole ? "" : String(content.text.slice(0..<range.lowerBound))
        type.noteNumbers(of: text, behind: before, in: &outcome)
        if isWhole { type.noteOpening(of: text, in: &outcome) }
        if let format = type.formatter.parts {
            // What came from elsewhere was not typed.
            outcome.content.zeros = 0
            if isWhole, let ended = endedWhole(outcome.content, of: text, format, at: now) {
                return editor.outcome(ofValue: ended, instead: content)
            }
        }
        return outcome
    }

    /// Whether a range has all of a number but the signs that show around it by themselves.
    private func isAllOfNumber(_ range: Range<Int>, in content: Content) -> Bool {
        guard case .number(let format) = definition.type.formatter, !NumberFormat.isVerbatim(content.value) else {
            return false
        }
        if content.value.isEmpty { return format.affixes != .filled }
        return content.text.hasNothingOfNumber(outside: range)
    }

    /// The outcome of a text that replaces all there is; nil where it says nothing that the type knows.
    private func wholeReading(
        of text: String, instead content: Content, by editor: ContentEditor, at now: Moment, mayGoOn: Bool = true
    ) -> ChangeOutcome? {
        let type = definition.type
        let held = type.held(text)
        var shown = type.formatter.content(shownAs: held)
        if let own = shown, !type.filter.capitalisation.leaves(own, to: editor) { shown = nil }
        var context = ReadingContext(today: now.today, own: nil)
        if let shown, mayGoOn, !isHopeless(shown.value, at: now) { context.own = shown.value }
        let reading =
            type.reading(of: context.own == nil ? text : held, context)
            ?? (type.conversion.read == nil && context.own != nil ? .own : nil)
        switch reading {
        case .own:
            guard let shown else { return nil }
            var outcome = editor.outcome(ofValue: shown.value, instead: content, tail: shown.tail)
            if let format = type.formatter.parts, let part = lastPart(of: outcome.content, from: text, format, at: now)
            {
                var marks = PartMarks(bits: outcome.content.zeros)
                marks.setTyped(part)
                outcome.content.zeros = marks.bits
            }
            return outcome
        case .value(let value, let remark):
            var outcome = editor.outcome(ofValue: value, instead: content, remark: remark)
            if let format = type.formatter.parts, let value = endedWhole(outcome.content, of: text, format, at: now) {
                outcome = editor.outcome(ofValue: value, instead: content, remark: remark)
            }
            if let remark, remark.kind == .leftOut, outcome.refusal == nil {
                outcome.dropped = remark.text
                outcome.refusal = .notAllowedHere
            }
            return outcome
        case .verbatim(let text):
            return editor.outcome(ofValue: String(text.map(type.filter.broken)), instead: content)
        case nil:
            guard let shown else { return nil }
            var value = shown.value
            if context.own == nil, let format = type.formatter.parts {
                value = endedWhole(shown, of: text, format, at: now) ?? format.withoutZeros(value)
            }
            return editor.outcome(ofValue: value, instead: content, tail: shown.tail)
        }
    }

    /// The outcome of a text that is put into another: the two together may say something, or the new text alone, where
    /// what stood there is only its beginning. Nil where going through the slots is all that can be done.
    private func joinedReading(
        _ change: TextChange, _ typed: ChangeOutcome, of content: Content, by editor: ContentEditor, at now: Moment
    ) -> ChangeOutcome? {
        let type = definition.type
        guard !type.formatter.isPlain, type.conversion.read != nil else { return nil }
        // Where places stand there, digits do what they do when they are typed.
        if case .number(let format) = type.formatter, format.entry != .insert,
            change.inserted.allSatisfy({ NumberReading.digit($0) != nil })
        {
            return nil
        }
        let whole = content.text.replacing(change.range, with: change.inserted)
        if var outcome = wholeReading(of: whole, instead: content, by: editor, at: now), outcome.content.remark == nil,
            !type.formatter.isVerbatim(outcome.content.value), !isHopeless(outcome.content.value, at: now)
        {
            let behind = layout.cells.count { $0.lowerBound >= change.range.upperBound }
            let shown = type.formatter.layout(outcome.content.value, tail: outcome.content.tail)
            if behind > 0 {
                outcome.content.select(.caret(shown.caret(behindCells: max(shown.cells.count - behind, 0))))
            }
            return outcome
        }
        let isLossy = typed.dropped.contains { $0.isMeaningful || $0 == "+" || $0.isMinusSign }
        if isLossy, !change.range.isEmpty, type.formatter.isNumber,
            let alone = readingAlone(change.inserted, instead: content, by: editor, at: now)
        {
            return alone
        }
        guard isLossy, change.range.upperBound == content.text.utf8.count else { return nil }
        let kept = editor.apply(TextChange(range: change.range, inserted: ""), to: content).content.value
        guard let outcome = wholeReading(of: change.inserted, instead: content, by: editor, at: now),
            outcome.content.remark == nil, outcome.content.value.hasPrefix(kept)
        else { return nil }
        return outcome
    }

    /// The outcome of a text that takes the place of some of another with which it says nothing, where it says something by itself:
    /// a whole date over the day that is selected. Nil where it does not say all of a value for sure.
    private func readingAlone(
        _ text: String, instead content: Content, by editor: ContentEditor, at now: Moment
    ) -> ChangeOutcome? {
        guard let alone = wholeReading(of: text, instead: content, by: editor, at: now),
            alone.content.remark?.kind != .leftOut, definition.isWhole(alone.content.value, at: now)
        else { return nil }
        return alone
    }

    /// Whether a content says nothing of the type.
    private func isNothing(_ content: Content, at now: Moment) -> Bool {
        content.isMisread || definition.type.formatter.isVerbatim(content.value) || isHopeless(content.value, at: now)
    }

    /// The value of a text from elsewhere whose last part is all there, since no other begins so, as if it had been left: `5/6` is 05/06.
    /// Nil where it may go on.
    private func endedWhole(_ content: Content, of text: String, _ format: PartsFormat, at now: Moment) -> String? {
        // Of digits that are not parted one may be missing anywhere.
        guard !content.isMisread, let number = text.numbers.last, content.text.numbers.last == number,
            isHopeless(content.value, at: now), let value = format.endingWhole(content.value),
            !isHopeless(value, at: now)
        else { return nil }
        return value
    }

    /// The last part of a text in the field's own shape where all would be whole if it were left: `12:5` is all that is to come. Nil
    /// where digits are not parted, of which one may be missing anywhere.
    private func lastPart(of content: Content, from text: String, _ format: PartsFormat, at now: Moment) -> Int? {
        guard !definition.isWhole(content.value, at: now), text.numbers == content.text.numbers,
            let ended = format.endingWhole(content.value), definition.isWhole(ended, at: now)
        else { return nil }
        return format.texts(of: content.value)?.lastFilled
    }

    func isHopeless(_ value: String, at now: Moment) -> Bool {
        if value.isEmpty { return false }
        switch definition.language.typeVerdict(value, caret: nil, today: now.today) {
        case .impossible: return true
        case .complete, .partial: return false
        }
    }
}

extension Capitalisation {
    /// A text in capitals or small letters, where it is to be in those alone.
    fileprivate func inOneCase(_ text: String) -> String {
        switch self {
        case .upper, .lower: apply(to: text)
        case .none, .codes, .firsts, .capitals, .words: text
        }
    }

    /// Whether a text is as the capitalisation would have it.
    fileprivate func leaves(_ shown: Content, to editor: ContentEditor) -> Bool {
        switch self {
        case .none, .codes: true
        case .upper, .lower: apply(to: shown.value).isIdentical(to: shown.value)
        case .firsts, .capitals, .words:
            // Words begin behind literals too, which the editing knows.
            editor.apply(TextChange(range: 0..<0, inserted: shown.text), to: Content()).content.value
                .isIdentical(to: shown.value)
        }
    }
}

extension Filter {
    /// A text from elsewhere without what only came along: invisible characters, and line breaks at the ends of what goes
    /// into one line.
    func cleaned(_ text: String) -> String {
        let visible = plain(text.withoutInvisibleCharacters(softHyphens: takes.taken("\u{AD}") == nil))
        guard !keepsLineBreaks, visible.first?.isNewline == true || visible.last?.isNewline == true else {
            return visible
        }
        return String(visible.trimmed { $0.isNewline })
    }

    /// With characters of ASCII for their wide forms, where those are not taken, and a hyphen for the sign of a long vowel between
    /// digits: what Japanese keyboards have where others have these.
    private func plain(_ text: String) -> String {
        // Asked of scalars: with each whole text, to compare characters costs more than to read it.
        guard text.unicodeScalars.contains(where: { $0.isWide || $0.isLongVowelSign }) else { return text }
        var characters = Array(text)
        for index in characters.indices { characters[index] = takes.taken(characters[index]) ?? characters[index] }
        guard takes.taken("ー") == nil else { return String(characters) }
        for index in characters.indices.dropFirst().dropLast() where characters[index].isLongVowelSign {
            if characters[index - 1].isNumber, characters[index + 1].isNumber { characters[index] = "-" }
        }
        return String(characters)
    }
}

extension String {
    /// Whether no digit and no sign of a number below zero stands outside of a range.
    fileprivate func hasNothingOfNumber(outside range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        let around = [slice(0..<range.lowerBound), slice(range.upperBound..<utf8.count)]
        return !around.contains { $0.contains { $0.isNumber || $0.isMinusSign || $0 == "(" || $0 == ")" } }
    }
}

extension PartsFormat {
    /// A text without the digits and letters that stand before the first part; nil where there are none, or not in it.
    fileprivate func withoutOpening(_ text: String) -> String? {
        var rest = text[...]
        let opening = literals[0].filter { $0.isMeaningful }
        for expected in opening {
            rest = rest.drop { !$0.isMeaningful }
            guard rest.popFirst()?.lowercased() == expected.lowercased() else { return nil }
        }
        return opening.isEmpty || rest.isEmpty ? nil : String(rest)
    }

    /// The value that has each number of a text in a part of its own, where they flowed into others when they were typed: `9:75` is
    /// not 09:07:5. Nil where they did not, or have no such parts.
    fileprivate func value(dividedAs text: String, unlike content: Content) -> String? {
        guard parts.allSatisfy({ $0.isOfDigits && $0.words.isEmpty }),
            !literals.contains(where: { $0.contains { $0.isNumber } }),
            let shown = texts(of: content.value), shown.map({ Array($0) }).split(text.numbers)
        else { return nil }
        var said = text.numbers.map { String($0) }
        guard said.count <= parts.count, said.indices.allSatisfy({ said[$0].count <= parts[$0].width.upperBound })
        else { return nil }
        for index in said.indices
        where parts[index].width == 2...2 && parts[index].zeros == .padded && said[index].count == 1 {
            said[index] = "0" + said[index]
        }
        return value(of: said + [String](repeating: "", count: parts.count - said.count))
    }

    /// Whether a text that replaces a range changes parts of which nothing was in the range.
    fileprivate func flows(over range: Range<Int>, from before: Content, to after: Content) -> Bool {
        guard let old = texts(of: before.value), let new = texts(of: after.value) else { return false }
        var index = 0
        for extent in shown(old, tail: before.tail).extents {
            let isApart = extent.upperBound <= range.lowerBound || extent.lowerBound >= range.upperBound
            if isApart, !old[index].isEmpty, !old[index].isIdentical(to: new[index]) { return true }
            index += 1
        }
        return false
    }
}

extension FieldType {
    /// A date whose year has two digits where it has place for four: that of the year that they mean in a text from elsewhere. Nil
    /// where anything else would change.
    func widened(_ value: String, today: CivilDate) -> Content? {
        guard let format = formatter.parts, let texts = format.texts(of: value) else { return nil }
        func isShort(_ index: Int) -> Bool {
            let part = format.parts[index]
            return part.kind == .year && part.width.upperBound == 4 && texts[index].utf8.count == 2
        }
        guard texts.indices.contains(where: isShort) else { return nil }
        var text = ""
        for index in texts.indices { text += format.literals[index] + texts[index] }
        let context = ReadingContext(today: today, own: nil)
        guard case .value(let value, let remark)? = conversion.read?(text, context),
            let read = format.texts(of: value),
            texts.indices.allSatisfy({ read[$0] == texts[$0] || isShort($0) && read[$0].hasSuffix(texts[$0]) })
        else { return nil }
        return Content(value: value, remark: remark)
    }
}
