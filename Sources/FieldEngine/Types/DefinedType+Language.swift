import Automata

/// What of a declared type is a language, and whether any text is in all of it.
extension DefinedType {
    /// What the declaration asks of a value besides its pattern and rules, each with the member that asks for it.
    func languageParts(_ type: TypeDefinition) -> [LanguagePart] {
        var parts: [LanguagePart] = []
        if case .template(let format) = type.formatter, templates != nil || !slots.isEmpty {
            parts.append(
                LanguagePart(
                    path: templates == nil ? "slots" : "template", name: "the template", expression: format.language))
        }
        if case .parts(let format) = type.formatter, templates != nil {
            parts.append(LanguagePart(path: "template", name: "the template", expression: format.language))
        }
        if type.isNumber { return parts }
        if let allow, let allowed = try? ScalarSet(class: allow) {
            parts.append(
                LanguagePart(path: "allow", name: "the class", expression: Expression.set(allowed).repeated(0...)))
        }
        if let transform, let expression = transform.language(isPlain: !type.hasTemplate) {
            parts.append(LanguagePart(path: "transform", name: "the transform", expression: expression))
        }
        return parts
    }

    func takeLanguage(_ type: TypeDefinition) {
        // A field of a template of its own has as many characters as one of the templates has slots; one of its base's,
        // as many as that says.
        if case .template(let format) = type.formatter, templates != nil || !slots.isEmpty {
            type.characters = format.characters
        }
        let own = languageParts(type).map { $0.expression }
        guard !own.isEmpty else { return }
        type.language = type.language.isAutomaton ? type.language.map { .all(of: [$0] + own) } : .fixed(.all(of: own))
    }

    /// Refuses a type that no text can be of.
    func refuseEmptiness(
        of type: TypeDefinition, on base: FieldType?, stateLimit: Int, workLimit: Int, today: CivilDate,
        unlessAllowed isAllowed: Bool
    ) throws(DefinitionError) {
        // In characters, as most fields count.
        var check = EmptinessCheck(
            type: FieldType(type, parameters: .table([])), unit: .character, stateLimit: stateLimit,
            workLimit: workLimit, today: today)
        if let base {
            let name = "the type \(base.name)"
            if let expression = base.language.expression(today: today) {
                check.add(LanguagePart(path: "extends", name: name, expression: expression))
            }
            if let characters = base.characters { check.add(characters, name: name, path: "extends") }
        }
        for part in languageParts(type) { check.add(part) }
        if let finished = finishedNumbers(type) {
            check.add(LanguagePart(path: "format.fixedDecimals", name: "the decimals", expression: finished))
        }
        let isOwn = (pattern: pattern != nil, live: liveRules != nil, final: finalRules != nil)
        check.add(type.pattern.map { [$0] } ?? [], named: "the pattern") { _ in isOwn.pattern ? "pattern" : "extends" }
        check.add(type.liveRules) { isOwn.live ? "live[\($0)]" : "extends" }
        check.add(type.finalRules) { isOwn.final ? "final[\($0)]" : "extends" }
        check.add(
            LengthBounds(maximum: type.maxLength, unit: .character), name: "the maxLength",
            path: maxLength == nil ? "extends" : "maxLength")
        try check.refuseEmptiness(unlessAllowed: isAllowed)
        try check.refuseCostly(type.liveRules) { isOwn.live ? "live[\($0)]" : "extends" }
        try check.refuseCostly(type.finalRules) { isOwn.final ? "final[\($0)]" : "extends" }
    }
}

extension TypeDefinition {
    var isNumber: Bool {
        if case .number = formatter { return true }
        return false
    }

    var hasTemplate: Bool {
        switch formatter {
        case .template, .parts: return true
        case .plain, .number: return false
        }
    }
}

extension DefinedType.Transform {
    /// The values that the transform leaves as they are; nil for any. In a template it changes only what is typed.
    func language(isPlain: Bool) -> Expression? {
        switch self {
        case .none: return nil
        case .upper: return Expression.set(Self.upperCased).repeated(0...)
        case .lower: return Expression.set(Self.lowerCased).repeated(0...)
        case .capitalize:
            guard isPlain else { return nil }
            let separators = ScalarSet.nameSeparators
            let first = Expression.set(Self.upperCased.subtracting(separators))
            let word = first + Expression.set(separators.complement).repeated(0...)
            let gap = Expression.set(separators)
            return gap.repeated(0...) + (word + gap.repeated(1...)).repeated(0...) + word.optional
        }
    }

    /// The scalars that have no other upper case that is one character, and those that have no other lower case.
    static let upperCased = unchanged(byMakingCapital: true)
    static let lowerCased = unchanged(byMakingCapital: false)

    @inline(never)
    private static func unchanged(byMakingCapital isCapital: Bool) -> ScalarSet {
        // All scalars that have another case are of these categories.
        let cased = ScalarSet(known: "[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Nl}\\p{So}\\p{Mn}]")
        var changed: [Unicode.Scalar] = []
        for range in cased.ranges {
            for value in range.lowerBound.value...range.upperBound.value {
                guard let scalar = Unicode.Scalar(value) else { continue }
                let character = Character(scalar)
                if (isCapital ? character.upperCased : character.lowerCased) != character { changed.append(scalar) }
            }
        }
        return ScalarSet(changed).complement
    }
}

extension Template.LetterCase {
    /// The scalars that stay as they are.
    var scalars: ScalarSet {
        switch self {
        case .asTyped: .all
        case .upper: DefinedType.Transform.upperCased
        case .lower: DefinedType.Transform.lowerCased
        }
    }
}
