import Automata

/// How a text from elsewhere becomes a content: it is read, so that it never becomes another value than it says
/// (specification, section 9.2).
extension Field {
    /// Applies a change whose text comes from elsewhere.
    ///
    /// The order is that of trust: the field's own text, what the type reads, what goes through slots or filter. Whatever
    /// is taken, a remark says which meaningful characters were not.
    func read(_ change: TextChange, into content: Content, by editor: ContentEditor, at now: Moment) -> ChangeOutcome {
        let type = definition.type
        var text = type.filter.cleaned(change.inserted)
        if type.formatter.isNumber, text.first?.isLongVowelSign == true { text = "-" + text.dropFirst() }
        var editor = editor
        if type.filter.capitalisation == .firsts { editor.keepsCase = text.contains { $0.lowerCased != $0 } }
        let range = change.range.clamped(toLengthOf: content.text)
        guard !text.isEmpty else {
            // Of something, nothing is left that could be taken.
            if change.inserted.isEmpty { return editor.apply(change, to: content) }
            var kept = content
            if type.formatter.isPlain { kept.select(range) }
            return ChangeOutcome(content: kept, taken: 1)
        }
        // Literals that stay before an empty value are nobody's text.
        let isWhole = range.count == content.text.utf8.count || type.opening != .filled && content.value.isEmpty
        if isWhole, let outcome = wholeReading(of: text, instead: content, by: editor, at: now) { return outcome }
        let typed = TextChange(range: range, inserted: text)
        var outcome = editor.apply(typed, to: content)
        if !isWhole, let joined = joinedReading(typed, outcome, of: content, by: editor, at: now) { return joined }
        if !isWhole, !range.isEmpty, let format = type.formatter.parts,
            format.flows(over: range, from: content, to: outcome.content)
                || outcome.dropped.contains(where: { $0.isMeaningful })
        {
            // What was to take the place of some parts takes that of others too, or finds none.
            let whole = content.text.replacing(range, with: text)
            return wholeReading(of: whole, instead: content, by: editor, at: now)
                ?? editor.outcome(ofValue: whole, instead: content)
        }
        if isWhole, case .template(let format) = type.formatter,
            let value = format.value(said: text, insteadOf: outcome)
        {
            return editor.outcome(ofValue: value, instead: content)
        }
        type.note(text, in: &outcome)
        if isWhole { type.noteNumbers(of: text, in: &outcome) }
        if let format = type.formatter.parts {
            // What came from elsewhere was not typed.
            outcome.content.zeros = 0
            if isWhole, let ended = endedWhole(outcome.content, of: text, format, at: now) {
                return editor.outcome(ofValue: ended, instead: content)
            }
        }
        return outcome
    }

    /// What the keys of a run say that began with nothing, where some of them were refused: who types `Oct 28, 1997` means that
    /// day, whatever the parts took of it. Where they say nothing for sure, and their numbers are not those that show, that is
    /// remarked, or they are shown as they are where those say nothing either. Nil where they say just what is there.
    func contentOfKeys(at now: Moment) -> Content? {
        let type = definition.type
        guard let keys = editBox?.value.history.keys, keys.hasRefusal else { return nil }
        let (text, isUnsure) = keys.resolved
        // Who takes keys back in a number, or in one line of characters, looks at it.
        if isUnsure, type.formatter.parts == nil { return nil }
        let present = finished(content, at: now)
        let whole = TextChange(range: 0..<content.text.utf8.count, inserted: text)
        let said = read(whole, into: content, by: editor(), at: now).content
        if !type.formatter.isNumber, type.formatter.parts == nil, said.remark?.kind == .leftOut {
            // A letter that was refused in one line of characters was a slip.
            let withoutLetters = TextChange(range: whole.range, inserted: text.filter { !$0.isLetter })
            let rest = read(withoutLetters, into: content, by: editor(), at: now).content
            if rest.remark == nil, rest.value.isIdentical(to: present.value) { return nil }
        }
        if !said.isMisread, !type.formatter.isVerbatim(said.value), !isHopeless(said.value, at: now) {
            if said.value.isIdentical(to: present.value) {
                return said.remark?.kind != .leftOut || isUnsure ? nil : told(said.remark)
            }
            // Whoever took back the half of the day wants none.
            if isUnsure, text.isHalfOfDay { return nil }
            // What shows was seen by whoever took keys back, and a letter between digits was a slip, or ten to some power.
            let isNumber = type.formatter.isNumber
            if isNumber ? text.hasLettersBetweenDigits : isUnsure, definition.isWhole(present.value, at: now) {
                return told(.leftOut(isNumber ? text.words : text, .changesMeaning))
            }
            var result = said
            if isNumber, said.remark == nil {
                let read = finished(said, at: now)
                if !read.value.isIdentical(to: present.value) { result.remark = .readAs(read.text) }
            }
            return result
        }
        if isUnsure { return nil }
        switch type.formatter {
        case .number(let format): return numberBesideKeys(text, in: format, saying: said)
        case .parts(let format): return partsBesideKeys(text, in: format, saying: said, instead: present, at: now)
        // What a pasted text would be.
        case .plain, .template: return said
        }
    }

    private func told(_ remark: Remark?) -> Content {
        var told = content
        told.remark = remark
        return told
    }

    /// What becomes of a number whose keys say nothing for sure; nil where it stays.
    private func numberBesideKeys(_ keys: String, in format: NumberFormat, saying said: Content) -> Content? {
        // Of places that are overtyped keys are no text.
        if format.entry == .overtype { return nil }
        if keys.hasSignBesideDigits, content.value.utf8.first != .minusSign {
            let signs = keys.filter { $0.isMinusSign || $0 == "(" || $0 == ")" }
            return said.isMisread ? said : told(.leftOut(signs, .changesMeaning))
        }
        if NumberReading.hasFactor(keys) { return told(.leftOut(keys.words, .changesMeaning)) }
        // What parts two numbers makes none of them.
        if keys.hasNumbersApart { return said }
        // A letter in a number was a slip, and so was a second sign that leaves none: `1..5`.
        let numbers = keys.numbers
        if numbers.count < 3 { return nil }
        // The signs can be left out and mean nothing, as can zeros at the ends. Digits can't.
        func digits(_ numbers: [[Character]]) -> Substring { String(numbers.joined()).trimmed { $0 == "0" } }
        let places = content.value.numbers
        guard digits(numbers) == digits(places) else { return said }
        // Nor can a sign of numbers behind the decimal sign: `12.5.3`.
        let signs = keys.filter { !$0.isNumber && ($0.isMinusSign || NumberSign($0) != nil) }
        let behind = keys.filter { $0.isNumber || signs.contains($0) }.numbers.last
        // Without one, what stands behind the last sign is a group, or was to be decimals: `1,23.5`.
        if places.count < 2 { return behind?.count == 3 ? nil : said }
        if behind?.count == places.last?.count { return nil }
        return told(.leftOut(String(signs.suffix(1)), .changesMeaning))
    }

    /// What becomes of parts whose keys say nothing for sure; nil where the parts hold the numbers in them.
    ///
    /// - Parameters:
    ///   - said: what a text of just these keys would be, which may be a text that stays as it is.
    ///   - present: what the parts are when editing ends.
    private func partsBesideKeys(
        _ keys: String, in format: PartsFormat, saying said: Content, instead present: Content, at now: Moment
    ) -> Content? {
        // A letter that was refused is a slip, but no word where parts have none, and so are a sign that parts no numbers, digits behind
        // all that there are and a sign in the last part, where that has all its digits.
        let numbers = keys.filter { $0.isNumber || $0.isBlank || $0.isMinusSign || "/.:,+'’".contains($0) }.numbers
        let places = content.text.numbers
        // The half of the day made another hour of the one that was typed.
        if keys.isHalfOfDay, format.saysInHalves(keys, as: content.value) { return nil }
        let isOfWords = format.parts.allSatisfy { $0.words.isEmpty } && keys.hasWord
        guard !content.value.isEmpty, isOfWords || !places.hold(numbers) else { return nil }
        let isVerbatim = definition.type.formatter.isVerbatim(said.value)
        if !isOfWords, places.hold(numbers, mayGoOn: true) {
            return isVerbatim && isHopeless(present.value, at: now) ? said : nil
        }
        if format.parts.last?.isFixed == true, !places.isEmpty, numbers.count == places.count + 1 {
            var joined = numbers
            let rest = joined.removeLast()
            joined[places.count - 1] += rest
            if places.hold(joined) { return nil }
        }
        // Of what is nothing anyway all is shown that was typed, and so it is where each part has a number of its own.
        let isNothing = isVerbatim || !said.isMisread && isHopeless(said.value, at: now)
        if isNothing, numbers.count == places.count || !isVerbatim || !definition.isWhole(present.value, at: now) {
            return said
        }
        return told(.leftOut(isOfWords ? keys.words : keys, .changesMeaning))
    }

    /// A date whose year has two digits where it has place for four: that of the year that they mean in a text from elsewhere. Nil
    /// where anything else would change.
    func widened(_ value: String, at now: Moment) -> Content? {
        guard let format = definition.type.formatter.parts, let texts = format.texts(of: value) else { return nil }
        func isShort(_ index: Int) -> Bool {
            let part = format.parts[index]
            return part.kind == .year && part.width.upperBound == 4 && texts[index].utf8.count == 2
        }
        guard texts.indices.contains(where: isShort) else { return nil }
        var text = ""
        for index in texts.indices { text += format.literals[index] + texts[index] }
        let context = ReadingContext(today: now.today, own: nil)
        guard case .value(let value, let remark)? = definition.type.conversion.read?(text, context),
            let read = format.texts(of: value),
            texts.indices.allSatisfy({ read[$0] == texts[$0] || isShort($0) && read[$0].hasSuffix(texts[$0]) })
        else { return nil }
        return Content(value: value, remark: remark)
    }

    /// The outcome of a text that replaces all there is; nil where it says nothing that the type knows.
    private func wholeReading(
        of text: String, instead content: Content, by editor: ContentEditor, at now: Moment
    ) -> ChangeOutcome? {
        let type = definition.type
        let held = type.held(text)
        var shown = type.formatter.content(shownAs: held)
        if let own = shown, !type.filter.capitalisation.leaves(own, to: editor) { shown = nil }
        var context = ReadingContext(today: now.today, own: nil)
        if let shown, !isHopeless(shown.value, at: now) { context.own = shown.value }
        let reading =
            type.reading(of: context.own == nil ? text : held, context)
            ?? (type.conversion.read == nil && context.own != nil ? .own : nil)
        switch reading {
        case .own: return shown.map { editor.outcome(ofValue: $0.value, instead: content, tail: $0.tail) }
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
        guard typed.dropped.contains(where: { $0.isMeaningful || $0 == "+" || $0.isMinusSign }),
            change.range.upperBound == content.text.utf8.count
        else { return nil }
        let kept = editor.apply(TextChange(range: change.range, inserted: ""), to: content).content.value
        guard let outcome = wholeReading(of: change.inserted, instead: content, by: editor, at: now),
            outcome.content.remark == nil, outcome.content.value.hasPrefix(kept)
        else { return nil }
        return outcome
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

    private func isHopeless(_ value: String, at now: Moment) -> Bool {
        if value.isEmpty { return false }
        switch definition.language.typeVerdict(value, caret: nil, today: now.today) {
        case .impossible: return true
        case .complete, .partial: return false
        }
    }
}

extension Capitalisation {
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
        var visible = plain(text.withoutInvisibleCharacters())
        // What parts the cells of a table parts words.
        if isOfWords, visible.contains(where: { $0 == "\t" }) {
            visible = String(visible.map { $0 == "\t" ? " " : $0 })
        }
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

extension FieldType {
    /// Whether keys are read again when editing ends, where some of them were refused.
    var rereadsKeys: Bool {
        switch formatter {
        case .plain, .template: filter.isWholeNumber || filter.isExact
        case .parts: true
        // Digits that push others are all taken.
        case .number(let format): format.entry != .centsFirst
        }
    }

    /// Remarks what of a text that went through slots or filter was left out. Separators that the type knows are no loss,
    /// and are not told as one.
    fileprivate func note(_ text: String, in outcome: inout ChangeOutcome) {
        guard !outcome.dropped.isEmpty, outcome.taken > 0 else { return }
        // Beside a number nothing but blanks is known to mean nothing.
        let left =
            filter.isOfWords
            ? filter.leftOut(of: text)
            : outcome.dropped.filter { $0.isMeaningful || formatter.isNumber && !$0.isBlank }
        let isJoined: Bool =
            switch formatter {
            // What stood between two characters that are next to each other now.
            case .plain:
                (filter.isWholeNumber || language.isAutomaton || listing != nil) && filter.joins(text)
                    || filter.isOfWords && filter.joinsWords(text)
            case .template, .parts: filter.isWholeNumber && filter.joins(text)
            case .number: !left.isEmpty
            }
        let first = text.first { !$0.isBlank }
        let hasSign = filter.isWholeNumber ? text.contains { $0.isMinusSign } : takesDigits && first == "+"
        if left.isEmpty, !hasSign, !isJoined {
            if separates {
                outcome.dropped = ""
                outcome.refusal = nil
            }
            return
        }
        let losesDigits = left.contains { $0.isNumber }
        // What is left of a word may find another entry; where it finds none, that is said.
        let isChosen = !left.isEmpty && choosesEntries(outcome.content.value)
        let changes =
            hasSign || isJoined || filter.isExact && formatter.isPlain && !left.isEmpty || isChosen
            || takesDigits && (losesDigits || text.hasLettersBetweenDigits)
            || takesLettersInSlots && !text.endsWithWords(outcome.dropped)
        // Of a text that left nothing, no letter that passed for a sign is another matter: `midnight`.
        let isNothing = outcome.content.value.isEmpty && !formatter.isPlain
        let named = isNothing ? "" : (filter.isOfWords ? left : outcome.dropped).trimmed { $0.isBlank }
        // Where only blanks were left out, the text tells what they stood between.
        outcome.content.remark = .leftOut(
            named.isEmpty ? text : String(named), changes ? .changesMeaning : .losesDetail)
    }

    /// Remarks where a number of the text is not what it was: one that went on over a separator, lost digits or a sign, or ended
    /// before it. That is asked where each number of the text has a place of its own, which no reader of the type knows.
    fileprivate func noteNumbers(of text: String, in outcome: inout ChangeOutcome) {
        guard conversion.read == nil, outcome.taken > 0, !outcome.content.isMisread,
            let places = numberPlaces(in: outcome.content)
        else { return }
        let said = text.numbers
        let first = text.firstIndex { $0.isMeaningful }
        let sign = first.flatMap { $0 > text.startIndex ? text[text.index(before: $0)] : nil }
        let hasSign = sign?.isMinusSign == true && outcome.content.text.first?.isMinusSign != true
        if !hasSign, said.count < 2 || places.hold(said) { return }
        let named = String(outcome.dropped.trimmed { $0.isBlank })
        outcome.content.remark = .leftOut(named.isEmpty ? text : named, .changesMeaning)
    }

    /// The digits of each number that a content shows; nil where not all that it has are numbers, each in its place.
    private func numberPlaces(in content: Content) -> [[Character]]? {
        switch formatter {
        case .plain, .number: return nil
        case .template(let format):
            guard format.fillsFromRight, takesDigits else { return nil }
            return content.text.numbers
        case .parts(let format):
            let isOfNumbers = format.parts.allSatisfy { part in
                part.words.isEmpty ? part.isOfDigits : !part.words.contains { $0.contains { $0.isNumber } }
            }
            guard isOfNumbers, !format.literals.contains(where: { $0.contains { $0.isNumber } }),
                let texts = format.texts(of: content.value)
            else { return nil }
            return zip(format.parts, texts).compactMap { part, text in
                part.isOfDigits && part.words.isEmpty && !text.isEmpty ? Array(text) : nil
            }
        }
    }

    /// Whether a value is, or becomes when editing ends, of nothing but entries of a list.
    private func choosesEntries(_ value: String) -> Bool {
        if let items, let listing = items.listing { return items.items(of: value).allSatisfy { listing.finds($0) } }
        return listing?.finds(value) == true
    }

    /// Whether values are digits.
    private var takesDigits: Bool {
        if filter.takes.isOfDigits { return true }
        switch formatter {
        case .plain: return false
        case .number: return true
        case .template(let format):
            return format.templates.count <= TemplateFormat.mostAligned
                && format.templates.allSatisfy { $0.slots.allSatisfy { slot in slot.takes.isOfDigits } }
        case .parts(let format): return format.parts.allSatisfy { $0.takes.isOfDigits }
        }
    }

    /// Whether values have letters in the slots of a template: a word of which some do not fit is another one then.
    private var takesLettersInSlots: Bool {
        if case .template = formatter { return !takesDigits }
        return false
    }

    /// Whether what separates characters elsewhere means nothing in a value: those of a template have their own literals,
    /// and a text without white space has none.
    private var separates: Bool {
        switch formatter {
        case .plain: filter.dropsSeparators
        case .template(let format): !format.isGrowing
        case .parts, .number: true
        }
    }
}

extension PartsFormat {
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

    /// Whether keys with `am` or `pm` are the digits of a value whose hour is one of 24, zeros aside.
    fileprivate func saysInHalves(_ keys: String, as value: String) -> Bool {
        guard var texts = texts(of: value), let place = parts.firstIndex(where: { $0.kind == .hour }),
            let hour = Part.number(texts[place])
        else { return false }
        texts[place] = String((hour + 11) % 12 + 1)
        func digits(_ text: String) -> String { text.filter { $0.isNumber && $0 != "0" } }
        var all = ""
        for text in texts { all += digits(text) }
        return all.isIdentical(to: digits(keys))
    }
}

extension [[Character]] {
    /// Whether numbers that are said are those of the places, each over one or several of them. Zeros in front are nothing.
    ///
    /// - Parameter mayGoOn: whether digits may follow those of the last place, where that was not filled up with a zero.
    fileprivate func hold(_ said: [[Character]], mayGoOn: Bool = false) -> Bool {
        var places = self[...]
        for index in said.indices {
            var rest = said[index][...]
            var isWritten = false
            repeat {
                guard let place = places.popFirst() else { return mayGoOn && isWritten && index == said.count - 1 }
                isWritten = rest.starts(with: place[...])
                let digits = place.drop { $0 == "0" }
                if digits.isEmpty, rest.first != "0" { return false }
                let isZero = rest.allSatisfy { $0 == "0" }
                if !isZero || !digits.isEmpty { rest = rest.drop { $0 == "0" } }
                guard rest.starts(with: digits) else { return false }
                rest = isZero ? [] : rest.dropFirst(digits.count)
            } while !rest.isEmpty
        }
        return true
    }
}

extension Filter {
    /// Whether leaving out of a text what the filter does not take puts characters next to each other that were not.
    fileprivate func joins(_ text: String) -> Bool {
        if dropsSeparators { return false }
        guard let first = text.firstIndex(where: { takes.taken($0) != nil }),
            let last = text.lastIndex(where: { takes.taken($0) != nil })
        else { return false }
        return text[first...last].contains { takes.taken(broken($0)) == nil }
    }

    /// What it does not take of a text of words. Quotation marks mean nothing, nor do the signs of a list or a sentence at its ends.
    fileprivate func leftOut(of text: String) -> String {
        text.trimmed { $0.isBlank || $0.isQuotationMark || ",;:".contains($0) }
            .filter { takes.taken(broken($0)) == nil && !$0.isBlank && !$0.isQuotationMark }
    }

    /// Whether leaving out what it does not take makes one word of two.
    fileprivate func joinsWords(_ text: String) -> Bool {
        var (isBehindWord, isApart) = (false, false)
        for character in text {
            guard let taken = takes.taken(broken(character)) else {
                isApart = true
                continue
            }
            if isBehindWord, isApart, taken.isLetter { return true }
            (isBehindWord, isApart) = (taken.isLetter, false)
        }
        return false
    }
}

extension Character {
    fileprivate var isQuotationMark: Bool { "\"“”„«»".contains(self) }
}

extension String {
    /// Whether what was left out of the text is whole words at its end, and nothing else that means something.
    fileprivate func endsWithWords(_ dropped: String) -> Bool {
        let left = dropped.filter { $0.isMeaningful }
        let behind = lastIndex { $0.isMeaningful }.map { self[...$0] } ?? self[...]
        var rest = left[...]
        var kept = behind
        while let last = rest.last {
            while let separator = kept.last, !separator.isMeaningful { kept.removeLast() }
            guard kept.last == last else { return false }
            rest.removeLast()
            kept.removeLast()
        }
        guard let separator = kept.last else { return true }
        // What only these part from the value is more of it.
        return !separator.isMeaningful && separator != ":" && separator != "-" && separator != "."
    }

    /// The digits of each of its numbers.
    fileprivate var numbers: [[Character]] {
        split { CharacterClass.digits.taken($0) == nil }.map { $0.compactMap { CharacterClass.digits.taken($0) } }
    }

    /// Whether a minus, or a bracket for one, stands before the first digit or behind the last.
    fileprivate var hasSignBesideDigits: Bool {
        var (isBehindDigit, isBefore, isBehind) = (false, false, false)
        for character in self {
            if character.isNumber {
                (isBehindDigit, isBehind) = (true, false)
            } else if character.isMinusSign {
                if isBehindDigit { isBehind = true } else { isBefore = true }
            } else if character == "(", !isBehindDigit {
                isBefore = true
            }
        }
        return isBehindDigit && (isBefore || isBehind)
    }

    /// Whether something stands between two digits that is no sign inside of a number, and no letter: `10-20`, `1/2`, `1:30`.
    fileprivate var hasNumbersApart: Bool {
        var (isBehindDigit, isApart) = (false, false)
        for character in self {
            if character.isNumber {
                if isBehindDigit, isApart { return true }
                (isBehindDigit, isApart) = (true, false)
            } else if character.isMinusSign || character.isBlank || "/:+*×~_=".contains(character) {
                isApart = true
            }
        }
        return false
    }

    /// The letters, with the blanks between them.
    fileprivate var words: String { String(filter { $0.isLetter || $0.isBlank }.trimmed { $0.isBlank }) }

    /// Whether its letters are those of a half of the day, or the first of them.
    fileprivate var isHalfOfDay: Bool { ["am", "pm", "a", "p"].contains(filter { $0.isLetter }.lowercased()) }

    /// Whether two letters stand together, or one that may mean the afternoon.
    fileprivate var hasWord: Bool {
        var isBehindLetter = false
        for character in self {
            if isBehindLetter && character.isLetter || character == "p" || character == "P" { return true }
            isBehindLetter = character.isLetter
        }
        return false
    }

    fileprivate var hasLettersBetweenDigits: Bool {
        guard let first = firstIndex(where: { $0.isNumber }), let last = lastIndex(where: { $0.isNumber }) else {
            return false
        }
        return self[first...last].contains { $0.isLetter }
    }
}
