import Automata

/// The templates of a declared type. Its own slots stand beside those of the type it starts from, and where both have
/// one of a name, its own counts.
extension DefinedType {
    /// The templates that the declaration makes of those of its base; nil where it leaves the base as it is.
    func templateFormat(
        on base: Formatter, allowed: ScalarSet?, slotLimit: Int
    ) throws(DefinitionError) -> TemplateFormat? {
        var format: TemplateFormat?
        if case .template(let known) = base { format = known }
        var classes = try ownClasses()
        if let templates {
            for slot in format?.templates.flatMap({ $0.slots }) ?? [] where classes[slot.placeholder] == nil {
                classes[slot.placeholder] = slot.takes
            }
            format = TemplateFormat(
                try parsed(try expanded(templates, classes), classes, slotLimit: slotLimit),
                choice: .shortest(fromRight: align == .right))
        } else {
            format = format?.withClasses(classes)
        }
        guard var format else {
            try refuseTemplateOptions()
            return nil
        }
        try refuseUnusedSlots(of: format)
        if let allowed { format = try restricted(format, to: allowed) }
        return TemplateFormat(
            format.templates, choice: format.choice, overwrites: overwrite ?? format.overwrites,
            isEager: eager ?? format.isEager)
    }

    /// What is done to letters in slots of some names.
    var letterCases: [Character: Template.LetterCase] {
        var letters: [Character: Template.LetterCase] = [:]
        for slot in cases {
            guard let name = slot.name.first else { continue }
            switch slot.transform {
            case .upper: letters[name] = .upper
            case .lower: letters[name] = .lower
            case .none, .capitalize: break
            }
        }
        return letters
    }

    func ownClasses() throws(DefinitionError) -> [Character: CharacterClass] {
        var classes: [Character: CharacterClass] = [:]
        for slot in slots {
            guard slot.name.count == 1, let character = slot.name.first else {
                throw .invalid(path: path(of: slot), reason: "a slot is named by one character")
            }
            guard character != "\\" else {
                throw .invalid(
                    path: path(of: slot), reason: "\\ makes the next character a literal and can't be a slot")
            }
            let scalars = try scalarSet(slot.characters, path: path(of: slot))
            guard !scalars.isEmpty else {
                throw .invalid(path: path(of: slot), reason: "the class is empty: no character can fill the slot")
            }
            // What is made capital is never small in a value.
            let own = letterCases[character].map { scalars.intersection($0.scalars) } ?? scalars
            guard !own.isEmpty else {
                throw .invalid(path: "cases.\(slot.name)", reason: "no letter of the slot's class is in that case")
            }
            classes[character] = CharacterClass(exactly: own)
        }
        for slot in cases {
            let isKnown = classes[slot.name.first ?? "\\"] != nil
            if isKnown, slot.transform != .capitalize { continue }
            throw .invalid(
                path: "cases.\(slot.name.prefix(40))",
                reason: isKnown ? "a slot has \"upper\" or \"lower\"" : "there is no slot of this name in `slots`")
        }
        return classes
    }

    private func parsed(
        _ templates: [String], _ classes: [Character: CharacterClass], slotLimit: Int
    ) throws(DefinitionError) -> [Template] {
        if templates.isEmpty { throw .invalid(path: "template", reason: "there is no template in the list") }
        var result: [Template] = []
        let letters = letterCases
        var slotCount = 0
        for (index, source) in templates.enumerated() {
            let path = templates.count == 1 ? "template" : "template[\(index)]"
            var backslashes = 0
            for scalar in source.unicodeScalars.reversed() {
                guard scalar == "\\" else { break }
                backslashes += 1
            }
            guard backslashes % 2 == 0 else {
                throw .invalid(
                    path: path, reason: "nothing follows the \\ at the end",
                    offset: source.unicodeScalars.count - 1)
            }
            guard let template = Template(source, slots: classes, letters: letters) else {
                let known = classes.keys.map { String($0) }.ascending.quoted
                throw .invalid(
                    path: path,
                    reason: "the template has no slot: "
                        + (known.isEmpty ? "slots are named in `slots`" : "the slots are named \(known)"))
            }
            slotCount += template.slots.count
            guard slotCount <= slotLimit else {
                throw .invalid(path: path, reason: "there are more than \(slotLimit) slots")
            }
            if let last = result.last, last.slots.count > template.slots.count {
                throw .invalid(path: path, reason: "the template is shorter than the one before: short ones come first")
            }
            result.append(template)
        }
        return result
    }

    /// What only a template can have is a mistake where there is none.
    private func refuseTemplateOptions() throws(DefinitionError) {
        if let slot = slots.first {
            throw .invalid(path: path(of: slot), reason: "there is no template that the slot could be in")
        }
        if overwrite == true { throw .invalid(path: "overwrite", reason: "only a type with a template overwrites") }
        if eager == true { throw .invalid(path: "eager", reason: "only a template has literals to write") }
        if groups == true { throw .invalid(path: "groups", reason: "only a template has groups") }
        if align == .right { throw .invalid(path: "align", reason: "only a template is filled from the right") }
    }

    private func refuseUnusedSlots(of format: TemplateFormat) throws(DefinitionError) {
        func isUsed(_ slot: Slot) -> Bool {
            format.templates.contains { $0.slots.contains { $0.placeholder == slot.name.first } }
        }
        guard let slot = slots.first(where: { !isUsed($0) }) else { return }
        throw .invalid(path: path(of: slot), reason: "no template has a slot of this name")
    }

    /// With `allow`, slots take only what is in that class too.
    private func restricted(
        _ format: TemplateFormat, to allowed: ScalarSet
    ) throws(DefinitionError) -> TemplateFormat {
        var restricted: [Character: CharacterClass] = [:]
        for slot in format.templates.flatMap({ $0.slots }) where restricted[slot.placeholder] == nil {
            let scalars = slot.takes.scalars?.intersection(allowed) ?? allowed
            guard !scalars.isEmpty else {
                throw .invalid(
                    path: "allow", reason: "no character of the class can fill the slot \"\(slot.placeholder)\"")
            }
            restricted[slot.placeholder] = CharacterClass(exactly: scalars)
        }
        return format.withClasses(restricted)
    }

    private func path(of slot: Slot) -> String { "slots.\(slot.name.prefix(40))" }
}

extension TemplateFormat {
    /// The same with other classes for slots of some names.
    fileprivate func withClasses(_ classes: [Character: CharacterClass]) -> TemplateFormat {
        let made = with(templates.map { $0.withClasses(classes) })
        guard case .drawn(let capacity, let draw) = choice else { return made }
        return TemplateFormat(
            made.templates,
            choice: .drawn(capacity: capacity) { TemplateShape(draw($0).template.withClasses(classes)) },
            overwrites: overwrites, isEager: isEager)
    }

    /// The values that fill one of the templates.
    var language: Expression { .any(of: templates.map { $0.language }) }

    /// How many characters the values have, where the language alone does not tell: it can't say which emoji are one.
    var characters: LengthBounds? {
        let joins = templates.contains { template in
            template.slots.contains { !($0.takes.scalars ?? .all).intersection(.joining).isEmpty }
        }
        let counts = templates.map { $0.slots.count }
        guard joins, let least = counts.min() else { return nil }
        return LengthBounds(minimum: least, maximum: counts.max(), unit: .character)
    }
}

extension Template {
    /// The values that fill every slot, each with one character.
    var language: Expression {
        .sequence(
            slots.enumerated().map { index, slot in
                let scalars = slot.takes.scalars ?? .all
                let joining = scalars.intersection(.joining)
                if joining.isEmpty { return .set(scalars) }
                // A mark belongs to the character before it; only the first can come without one.
                let bases = scalars.subtracting(.clusterExtenders)
                return Expression.set(index == 0 || bases.isEmpty ? scalars : bases)
                    + Expression.set(joining).repeated(0...)
            })
    }
}

extension ScalarSet {
    /// The scalars that make one character with what is before them: marks, joiners, colours of emoji.
    static let clusterExtenders =
        ScalarSet(known: "[\\p{M}\\u{200C}\\u{200D}\\p{Emoji_Modifier}\\u{E0020}-\\u{E007F}]")

    /// These, and what may be one character with what is before it: emoji behind a joiner, the second letter of a flag,
    /// Korean letters, consonants of Indic scripts.
    static let joining: ScalarSet = {
        let others =
            "[\\p{Emoji}\\p{RI}\\p{Script=Hangul}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gujarati}"
            + "\\p{Script=Oriya}\\p{Script=Telugu}\\p{Script=Malayalam}]"
        let wide = ScalarSet(known: others)
        return clusterExtenders.union(wide.subtracting(ScalarSet("\u{0}"..."\u{7F}")))
    }()
}

extension Template {
    fileprivate func withClasses(_ classes: [Character: CharacterClass]) -> Template {
        var template = self
        for slot in slots.indices {
            if let takes = classes[slots[slot].placeholder] { template.slots[slot].takes = takes }
        }
        return template
    }
}
