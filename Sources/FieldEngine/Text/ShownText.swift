/// The way back from a shown text to the value that it shows. A text that a client has from the server means what it
/// meant, whatever its literals look like: the `7` of `+7 (912) 345-67-89` is none of the ten digits.
extension Formatter {
    /// The content that is shown as just this text; nil where there is none.
    func content(shownAs text: String) -> Content? {
        switch self {
        case .plain: nil
        case .template(let format): format.content(shownAs: text)
        case .parts(let format): format.content(shownAs: text)
        case .number(let format): format.content(shownAs: text)
        }
    }

    /// The content of a value and a tail, where it is shown as the text.
    func content(_ value: String, _ tail: Tail, shownAs text: String) -> Content? {
        guard self.text(of: value, tail: tail).isIdentical(to: text) else { return nil }
        return Content(value: value, text: text, selection: .caret(text.utf8.count), tail: tail)
    }
}

extension TemplateFormat {
    fileprivate func content(shownAs text: String) -> Content? {
        if isGrowing { return contentOfGrowing(shownAs: text) }
        let formatter = Formatter.template(self)
        if !isDrawn, templates.count <= Self.mostAligned {
            for template in templates {
                guard let (value, literals, isFull) = template.alignment(of: text) else { continue }
                let tails: [Tail] =
                    literals == 0 ? [.none] : [.none, isFull ? .finished : .typed(literals, padded: false), .finished]
                for tail in tails {
                    if let content = formatter.content(value, tail, shownAs: text) { return content }
                }
            }
            return nil
        }
        // Many templates, between whose slots is nothing that means anything.
        let value = String(text.filter { $0.isMeaningful || isDrawn && $0 == "+" || !isDrawn && !$0.isSpace })
        let literals =
            LengthUnit.character.count(text) - LengthUnit.character.count(formatter.text(of: value, tail: .none))
        return formatter.content(value, literals > 0 ? .typed(literals, padded: false) : .none, shownAs: text)
    }

    /// The most templates that are laid against a text one by one.
    static let mostAligned = 64

    /// The value of a text that has the template's own digits or letters besides it, whatever separates them:
    /// `+7 912 345-67-89` where the template begins with `+7`. Nil where the slots alone take all that is meant, and where
    /// nothing else does either.
    func value(said text: String, insteadOf typed: ChangeOutcome) -> String? {
        guard hasMeaningfulLiterals, templates.count <= Self.mostAligned, !isGrowing else { return nil }
        let isAllTaken = !typed.dropped.contains { $0.isMeaningful }
        for template in templates {
            guard let value = template.looseValue(of: text), template.holds(value) else { continue }
            if !isAllTaken || text.beginsWithSign(of: template.literals[0]) || template.opens(text) { return value }
        }
        return nil
    }

    /// Whether a text begins as one of the templates does, and not as what is in its slots.
    func opens(_ text: String) -> Bool { templates.contains { $0.opens(text) } }

    private func contentOfGrowing(shownAs text: String) -> Content? {
        guard let prefix = templates[0].literals.first, let suffix = templates[0].literals.last else { return nil }
        let formatter = Formatter.template(self)
        if text.utf8.count <= prefix.utf8.count, prefix.hasPrefix(text) {
            return formatter.content("", .typed(text.count, padded: false), shownAs: text)
        }
        guard text.hasPrefix(prefix), let takes = templates[0].slots.first?.takes else { return nil }
        let rest = text.dropFirst(prefix.count)
        // The whole suffix, none of it, or as much as was typed of it.
        for shown in [suffix.count, 0] + Array((0..<suffix.count).dropFirst()) {
            guard rest.hasSuffix(suffix.prefix(shown)) else { continue }
            let value = String(rest.dropLast(shown))
            guard value.allSatisfy({ takes.taken($0) == $0 && !$0.isNewline }) else { continue }
            let tail: Tail = shown == 0 ? .none : shown == suffix.count ? .finished : .typed(shown, padded: false)
            return formatter.content(value, tail, shownAs: text)
        }
        return nil
    }
}

extension String {
    /// Whether it begins with a sign of a literal, which is neither a letter nor a digit: the `+` of `+7 (`.
    func beginsWithSign(of literal: String) -> Bool {
        first { !$0.isBlank }.map { !$0.isMeaningful && literal.contains($0) } ?? false
    }
}

extension Template {
    /// Whether a text begins with all that stands before the first slot, in small letters or capitals, and no slot takes all of that.
    fileprivate func opens(_ text: String) -> Bool {
        guard let opening = literals.first, let slot = slots.first,
            opening.contains(where: { slot.takes.taken($0) == nil })
        else { return false }
        return text.count > opening.count && text.prefix(opening.count).lowercased() == opening.lowercased()
    }

    /// The characters behind the template's own digits and letters, which all have to be there; nil where the template
    /// has none, or the text others.
    fileprivate func looseValue(of text: String) -> String? {
        guard hasMeaningfulLiterals else { return nil }
        var rest = text[...]
        var value = ""
        for index in literals.indices {
            for expected in literals[index] where expected.isMeaningful {
                rest = rest.drop { !$0.isMeaningful }
                if rest.isEmpty { return value }
                guard rest.first?.lowercased() == expected.lowercased() else { return nil }
                rest.removeFirst()
            }
            guard index < slots.count else { break }
            rest = rest.drop { !$0.isMeaningful && slots[index].takes.taken($0) == nil }
            guard let next = rest.first else { return value }
            guard let taken = slots[index].taken(next) else { return nil }
            value.append(taken)
            rest.removeFirst()
        }
        return rest.contains { $0.isMeaningful } ? nil : value
    }

    /// The characters of a text in the slots, how many literal characters stand behind the last of them, and whether all
    /// slots are filled; nil where the text is no such row of slots and literals.
    fileprivate func alignment(of text: String) -> (value: String, literals: Int, isFull: Bool)? {
        var rest = text.makeIterator()
        var next = rest.next()
        var value = ""
        for index in literals.indices {
            var passed = 0
            for expected in literals[index] {
                guard let found = next else { return (value, passed, index == slots.count) }
                guard found == expected else { return nil }
                next = rest.next()
                passed += 1
            }
            guard index < slots.count else { return next == nil ? (value, passed, true) : nil }
            guard let found = next else { return (value, passed, false) }
            guard slots[index].takes.taken(found) == found else { return nil }
            value.append(found)
            next = rest.next()
        }
        return nil
    }
}

extension NumberFormat {
    fileprivate func content(shownAs text: String) -> Content? {
        let formatter = Formatter.number(self)
        var rest = text[...]
        var value = ""
        if let prefixBeforeMinus, rest.hasPrefix(prefixBeforeMinus + "-") {
            value = "-"
            rest = Substring(prefix + rest.dropFirst(prefixBeforeMinus.count + 1))
        } else if rest.first == (usesParentheses ? "(" : "-") {
            value = "-"
            rest.removeFirst()
            if usesParentheses, rest.last == ")" { rest.removeLast() }
        }
        if affixes != .filled, rest.isEmpty || rest.utf8.count == (prefix + suffix).utf8.count, rest == prefix + suffix
        {
            return formatter.content(value, .typed(prefix.count, padded: false), shownAs: text)
        }
        if !prefix.isEmpty, rest.count <= prefix.count, prefix.hasPrefix(rest) {
            // The sign alone, or with what was typed of the prefix.
            return formatter.content(value, rest.isEmpty ? .none : .typed(rest.count, padded: false), shownAs: text)
        }
        guard rest.hasPrefix(prefix) else { return nil }
        rest = rest.dropFirst(prefix.count)
        while let next = rest.first {
            if let digit = next.asciiValue, digit.isDigit {
                value.append(next)
            } else if String(next) == decimalSign.rawValue {
                value.append(".")
            } else if !groups || String(next) != groupSign.rawValue {
                break
            }
            rest.removeFirst()
        }
        guard suffix.hasPrefix(rest), holds(value), standing(value).isIdentical(to: value) else { return nil }
        let tail: Tail =
            rest.isEmpty ? .none : rest.count == suffix.count ? .finished : .typed(rest.count, padded: false)
        return formatter.content(value, tail, shownAs: text)
    }
}
