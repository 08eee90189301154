/// What of a text from elsewhere is not in a value that went through slots or filter, and whether that makes it another one
/// (specification, section 9.2).
extension FieldType {
    /// Remarks what of a text that went through slots or filter was left out. Separators that the type knows are no loss,
    /// and are not told as one.
    func note(_ text: String, in outcome: inout ChangeOutcome) {
        guard !outcome.dropped.isEmpty, outcome.taken > 0 else { return }
        // Beside a number nothing but blanks is known to mean nothing, in a name blanks and quotation marks.
        let isWords = filter.isOfWords
        let left = outcome.dropped.filter {
            $0.isMeaningful || (formatter.isNumber || isWords && !$0.isQuotationMark) && !$0.isBlank
        }
        let isJoined: Bool =
            switch formatter {
            // What stood between two characters that are next to each other now.
            case .plain:
                (filter.isWholeNumber || language.isAutomaton || listing != nil) && filter.joins(text)
                    || isWords && filter.joinsWords(text)
            case .template, .parts: filter.isWholeNumber && filter.joins(text)
            case .number: !left.isEmpty
            }
        let hasSign =
            filter.isWholeNumber
            ? text.contains { $0.isMinusSign } || text.signBeforeDigits != nil
            : takesDigits && outcome.content.value.utf8.first != UInt8(ascii: "+")
                && text.beginsWithSign(orMinus: formatter.isPlain)
        let hasForeignSign = takesDigits && text.hasForeignSignBetweenDigits
        if left.isEmpty, !hasSign, !isJoined, !hasForeignSign {
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
            hasSign || hasForeignSign || isJoined || filter.isExact && formatter.isPlain && !left.isEmpty || isChosen
            || takesDigits && text.hasLettersBetweenDigits || (takesDigits || hasPartsOfDigits) && losesDigits
            || takesLettersInSlots && !text.endsWithWords(outcome.dropped)
        // Of a text that left nothing, no letter that passed for a sign is another matter: `midnight`.
        let isNothing = outcome.content.value.isEmpty && !formatter.isPlain
        var named = isNothing ? "" : String((isWords ? left : outcome.dropped).trimmed { $0.isBlank })
        // The first letters of a word may have passed for a placeholder: the `m` of `5 mins` for that of `mm`.
        if formatter.parts != nil, named.first?.isLetter == true, text.hasSuffix(named),
            !outcome.content.text.contains(where: { $0.isLetter })
        {
            var before = text.dropLast(named.count)
            while let letter = before.last, letter.isLetter {
                named = String(letter) + named
                before.removeLast()
            }
        }
        // Where only blanks were left out, the text tells what they stood between.
        outcome.content.remark = .leftOut(
            named.isEmpty ? text : named, changes ? .changesMeaning : .losesDetail)
    }

    /// Remarks where a number of the text is not what it was: one that went on over a separator, lost digits or a sign, or ended
    /// before it. That is asked where each number of the text has a place of its own, which no reader of the type knows: none is
    /// asked of a text and what stands before it together.
    ///
    /// - Parameter before: what stands before it; empty where it takes the place of all.
    func noteNumbers(of text: String, behind before: String, in outcome: inout ChangeOutcome) {
        guard conversion.read == nil || !before.isEmpty, outcome.taken > 0, !outcome.content.isMisread else { return }
        if !formatter.dividesOtherwise(before + text, than: outcome.content) {
            guard let places = numberPlaces(in: outcome.content) else { return }
            let said = (before + text).numbers
            let first = text.firstIndex { $0.isMeaningful }
            let sign = first.flatMap { $0 > text.startIndex ? text[text.index(before: $0)] : nil }
            let hasSign =
                before.isEmpty && sign?.isMinusSign == true && outcome.content.text.first?.isMinusSign != true
            if !hasSign, said.count < 2 || places.hold(said) { return }
        }
        let named = String(outcome.dropped.trimmed { $0.isBlank })
        outcome.content.remark = .leftOut(named.isEmpty ? text : named, .changesMeaning)
    }

    /// Remarks where a text began as another template would, or with another calling code than the template's own: `+47 …` in `+1 (…`.
    func noteOpening(of text: String, in outcome: inout ChangeOutcome) {
        guard case .template(let format) = formatter, format.hasMeaningfulLiterals, !format.isGrowing,
            outcome.taken > 0,
            outcome.content.remark == nil
        else { return }
        func meaning(_ text: some Sequence<Character>) -> String { String(text.filter { $0.isMeaningful }) }
        let layout = formatter.layout(outcome.content.value, tail: outcome.content.tail)
        guard let cell = layout.cells.first else { return }
        let opening = String(layout.text.slice(0..<cell.lowerBound))
        let (said, own) = (meaning(text), meaning(opening))
        if said.lowercased().hasPrefix(own.lowercased()) { return }
        let isOfOther = format.templates.count > 1 && outcome.dropped.isEmpty && said != meaning(outcome.content.value)
        let hasOtherCode = opening.hasPrefix("+") && text.first { !$0.isBlank } == "+"
        if isOfOther || hasOtherCode { outcome.content.remark = .leftOut(text, .changesMeaning) }
    }

    /// The digits of each number that a content shows before its caret; nil where not all that it has are numbers, each in its
    /// place.
    private func numberPlaces(in content: Content) -> [[Character]]? {
        let caret = content.selection.upperBound
        switch formatter {
        case .plain, .number: return nil
        case .template(let format):
            guard format.fillsFromRight, takesDigits else { return nil }
            return String(content.text.slice(0..<caret)).numbers
        case .parts(let format):
            let isOfNumbers = format.parts.allSatisfy { part in
                part.words.isEmpty ? part.isOfDigits : !part.words.contains { $0.contains { $0.isNumber } }
            }
            guard isOfNumbers, !format.literals.contains(where: { $0.contains { $0.isNumber } }),
                let texts = format.texts(of: content.value)
            else { return nil }
            let extents = format.shown(texts, tail: content.tail).extents
            return zip(format.parts, zip(texts, extents)).compactMap { part, shown in
                let digits = shown.0.prefix(max(caret - shown.1.lowerBound, 0))
                return part.isOfDigits && part.words.isEmpty && !digits.isEmpty ? Array(digits) : nil
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

    /// Whether digits may stand in some part, beside words or letters.
    private var hasPartsOfDigits: Bool {
        formatter.parts?.parts.contains { $0.words.isEmpty && $0.takes.taken("0") != nil } ?? false
    }

    /// Whether values have letters in the slots of a template or in parts: a word of which some do not fit is another one then.
    private var takesLettersInSlots: Bool {
        switch formatter {
        case .plain, .number: false
        case .template: !takesDigits
        case .parts(let format): format.parts.contains { $0.words.isEmpty && !$0.takes.isOfDigits }
        }
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

extension Formatter {
    /// Whether a text parts what shows together, where nothing but how many digits or letters there are chose what stands together:
    /// `12/1/2024` is not 1/21/2024, nor `123:4` 12:34.
    fileprivate func dividesOtherwise(_ text: String, than content: Content) -> Bool {
        let shown = String(content.text.slice(0..<content.selection.upperBound))
        switch self {
        case .plain, .number: return false
        case .template(let format):
            return format.mayDivideOtherwise && text.numbers.divideOtherwise(than: shown.numbers)
        case .parts(let format):
            // Numbers have their own places, and words their own letters.
            guard format.parts.allSatisfy({ $0.words.isEmpty }), format.parts.contains(where: { !$0.takes.isOfDigits })
            else { return false }
            func runs(_ text: String) -> [[Character]] {
                text.lowercased().split { character in
                    !format.parts.contains {
                        $0.takes.taken(character) != nil || $0.takes.taken(character.upperCased) != nil
                    }
                }.map { Array($0) }
            }
            return runs(text).divideOtherwise(than: runs(shown))
        }
    }
}

extension [[Character]] {
    /// Whether one of the runs ends where none of the others does that have the same characters. Those may have more in front, which is
    /// written by itself.
    fileprivate func divideOtherwise(than others: [[Character]]) -> Bool {
        let ahead = others.reduce(0) { $0 + $1.count } - reduce(0) { $0 + $1.count }
        guard ahead >= 0, others.joined().dropFirst(ahead).elementsEqual(joined()) else { return false }
        return !ends(from: ahead).isSubset(of: others.ends(from: 0))
    }

    private func ends(from start: Int) -> Set<Int> {
        var (end, ends) = (start, Set<Int>())
        for run in self {
            end += run.count
            ends.insert(end)
        }
        return ends
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
    fileprivate var isQuotationMark: Bool {
        switch onlyScalar {
        case "\"", "“", "”", "„", "«", "»": true
        default: false
        }
    }
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

    /// Whether the first that is seen of it is a plus, or where that is asked a minus right before a digit.
    fileprivate func beginsWithSign(orMinus takesMinus: Bool) -> Bool {
        let rest = drop { $0.isBlank }
        guard let first = rest.first else { return false }
        return first == "+" || takesMinus && first.isMinusSign && rest.dropFirst().first?.isNumber == true
    }
}
