import Automata

/// Keys of a run that began with nothing, read again when editing ends (specification, section 9.2): who types `Oct 28, 1997` means
/// that day, whatever the parts took of it.
///
/// Numbers (`Field+KeysOfNumber`), parts (`Field+KeysOfParts`) and all else have a reading each. It answers with what the keys say;
/// with what shows and a remark where they say nothing for sure; and with nil where they say just what is there, or a slip of a finger was
/// refused.
extension Field {
    func contentOfKeys(at now: Moment) -> Content? {
        guard let keys = editBox?.value.history.keys else { return nil }
        let type = definition.type
        switch type.formatter {
        case .number(let format): return content(ofKeys: keys, in: format, at: now)
        case .parts(let format): return content(ofKeys: keys, in: format, at: now)
        case .plain, .template:
            let isOfCode = type.formatter.hasMeaningfulLiterals && keys.text.hasPrefix("+")
            guard keys.hasRefusal || isOfCode || type.formatter.mayDivideOtherwise else { return nil }
            let (text, isUnsure) = keys.resolved
            if type.listing?.isFlag == true { return flag(ofKeys: text, isUnsure: isUnsure, at: now) }
            // Who takes keys back in one line of characters looks at it.
            if isUnsure { return nil }
            if case .template(let format) = type.formatter, format.hasMeaningfulLiterals, !type.filter.isExact,
                !type.filter.isWholeNumber, !format.mayDivideOtherwise, !format.fillsFromRight
            {
                return content(ofKeys: text, in: format, isOfCode: isOfCode, at: now)
            }
            return line(ofKeys: text, at: now)
        }
    }

    /// What says neither of two words says nothing with some of its letters: `不是` is not `是`.
    private func flag(ofKeys text: String, isUnsure: Bool, at now: Moment) -> Content? {
        let words = text.filter { $0.isLetter || $0.isNumber || $0.isBlank }
        if isUnsure || words.lowercased() == content.value.lowercased() { return nil }
        let place = definition.type.listing?.place(of: words)
        let isSaid = place != nil && place == definition.type.listing?.place(of: finished(content, at: now).value)
        return isSaid ? nil : told(.leftOut(text, .changesMeaning))
    }

    /// The template's own digits or letters may have been typed, and were taken for some of the value.
    ///
    /// - Parameter isOfCode: whether the keys begin with `+`, which stands before digits of the template.
    private func content(
        ofKeys text: String, in format: TemplateFormat, isOfCode: Bool, at now: Moment
    ) -> Content? {
        let said = pasted(text, at: now)
        if isOfCode, said.remark?.kind == .leftOut { return told(said.remark) }
        let isSure = !said.isMisread && said.remark == nil && !isHopeless(said.value, at: now)
        guard isSure, !said.value.isIdentical(to: content.value) else { return nil }
        let isBetter =
            definition.isWhole(said.value, at: now) || format.opens(text)
            || !definition.isWhole(finished(content, at: now).value, at: now)
        return isBetter ? said : nil
    }

    private func line(ofKeys text: String, at now: Moment) -> Content? {
        let said = pasted(text, at: now)
        let present = finished(content, at: now)
        let isWhole = definition.isWhole(said.value, at: now)
        // The digits behind an `x` or a word are an extension where those before it are a number.
        let hasExtension = isWhole && !said.isMisread && said.remark?.text.numbers.isEmpty == false
        if !hasExtension, said.remark?.kind == .leftOut || !isWhole, isSlip(in: text, instead: present, at: now) {
            return nil
        }
        // What they say is there as it was typed, and is brought into its spelling as such.
        if !said.isMisread, !isHopeless(said.value, at: now), isThere(said, or: present) { return remarked(said) }
        return said
    }

    /// Whether the keys without what a finger slipped on are what shows: a letter that is refused in one line of characters, but no word.
    private func isSlip(in text: String, instead present: Content, at now: Moment) -> Bool {
        let filter = definition.type.filter
        let takes = filter.takes
        // A small one may be taken as its capital.
        return [false, true].contains { isCased in
            let slipless = text.withoutLoneLetters {
                takes.taken($0) != nil
                    || isCased && (takes.taken($0.upperCased) != nil || takes.taken($0.lowerCased) != nil)
            }
            // A blank beside a sign came of a keyboard that writes one behind a point: `foo@example. com`.
            let rest = pasted(filter.keepsBlanks ? slipless : slipless.withoutBlanksBesideSigns, at: now)
            return rest.remark == nil && rest.value.isIdentical(to: present.value)
        }
    }

    // MARK: What the readings share

    /// What keys are as a pasted text.
    func pasted(_ keys: String, at now: Moment) -> Content {
        let whole = TextChange(range: 0..<content.text.utf8.count, inserted: keys)
        return read(whole, into: content, by: editor(), at: now).content
    }

    /// Whether keys say what shows, or what that is when editing ends.
    func isThere(_ said: Content, or present: Content) -> Bool {
        said.value.isIdentical(to: present.value) || said.value.isIdentical(to: content.value)
    }

    /// What shows with the remark of keys that say the same; nil where there is nothing to remark.
    ///
    /// - Parameter saysMore: whether the keys say more than the value has.
    func remarked(_ said: Content, saysMore: Bool = false) -> Content? {
        switch said.remark?.kind {
        case .leftOut: told(said.remark)
        // A sign that was left out stood between groups, as the whole text shows.
        case .readAs: content.remark?.kind == .leftOut || saysMore ? told(said.remark) : nil
        default: nil
        }
    }

    /// What shows, with a remark.
    func told(_ remark: Remark?) -> Content {
        var told = content
        told.remark = remark
        return told
    }
}

extension FieldType {
    /// Whether keys are read again when editing ends, where some of them were refused.
    var rereadsKeys: Bool {
        switch formatter {
        case .plain: filter.isWholeNumber || filter.isExact || listing?.isFlag == true
        case .template:
            filter.isWholeNumber || filter.isExact || formatter.mayDivideOtherwise || formatter.hasMeaningfulLiterals
        case .parts: true
        // Digits that push others are all taken.
        case .number(let format): format.entry != .centsFirst
        }
    }
}

extension String {
    /// The letters, with the blanks between them.
    var lettersWithBlanks: String { String(filter { $0.isLetter || $0.isBlank }.trimmed { $0.isBlank }) }

    /// The text without the letters that are not taken, where each stands alone, and not before digits behind a blank: `030 123456 w12`.
    fileprivate func withoutLoneLetters(_ isTaken: (Character) -> Bool) -> String {
        var (left, letters) = ("", "")
        for character in self {
            if character.isLetter, !isTaken(character) {
                letters.append(character)
                continue
            }
            let isBehindNumber = left.last?.isBlank == true || left.last == "("
            if letters.count > 1 || isBehindNumber && left.contains(where: { $0.isNumber }) { left += letters }
            letters = ""
            left.append(character)
        }
        return letters.count > 1 ? left + letters : left
    }

    /// The text without its blanks but those between letters and digits.
    fileprivate var withoutBlanksBesideSigns: String {
        let characters = Array(self)
        return String(
            characters.indices.filter { index in
                guard characters[index].isBlank else { return true }
                let behind = characters[..<index].last { !$0.isBlank }
                let before = characters[index...].first { !$0.isBlank }
                return behind?.isMeaningful == true && before?.isMeaningful == true
            }.map { characters[$0] })
    }
}
