import Automata

/// What a declared type writes around a value: literals of its template, of a number, or of any text.
extension DefinedType {
    /// The most characters of a text with a prefix or a suffix. Its template grows with it.
    static let longestAffixed = 1_000

    /// Takes over `format`. A number is what has decimals, or what extends one; any other type has its prefix and its
    /// suffix as literals.
    func takeFormat(_ type: TypeDefinition, allowed: ScalarSet?) throws(DefinitionError) {
        guard format != Format() || type.isNumber else { return }
        for (name, text) in [("prefix", format.prefix), ("suffix", format.suffix)] {
            guard let text, text.contains(where: { $0.isNewline }) || text.count > 100 else { continue }
            throw .invalid(path: "format.\(name)", reason: "it must be one line of at most 100 characters")
        }
        switch type.formatter {
        case .template(let templates):
            guard format.fixedDecimals == nil else {
                throw .invalid(path: "format.fixedDecimals", reason: "what has a template has no decimals")
            }
            type.formatter = .template(templates.between(prefix: format.prefix, suffix: format.suffix))
        case .parts(let parts):
            guard format.fixedDecimals == nil else {
                throw .invalid(path: "format.fixedDecimals", reason: "what is made of parts has no decimals")
            }
            var literals = parts.literals
            literals[0] = (format.prefix ?? "") + literals[0]
            literals[literals.count - 1] += format.suffix ?? ""
            type.formatter = .parts(PartsFormat(parts.parts, literals: literals, typing: parts.typing))
        case .number(let base): try takeNumber(type, on: base, allowed: allowed)
        case .plain:
            if format.fixedDecimals != nil {
                var number = NumberFormat()
                number.allowsNegative = true
                try takeNumber(type, on: number, allowed: allowed)
                type.traits.autocorrect = false
                type.traits.capitalize = "none"
            } else {
                takeAffixes(type)
            }
        }
    }

    private func takeNumber(
        _ type: TypeDefinition, on base: NumberFormat, allowed: ScalarSet?
    ) throws(DefinitionError) {
        var number = base
        if let locale = format.locale {
            guard locale.isLanguageTag else {
                throw .invalid(path: "format.locale", reason: "it must be a BCP 47 tag such as \"de-CH\"")
            }
        }
        // With parameters the base has taken it already, and they count more.
        if let locale = format.locale, baseParameters == .table([]) {
            number.take(NumberLocale(locale, isMoney: self.base == "currency"))
        }
        if let decimals = format.fixedDecimals {
            guard (0...20).contains(decimals) else {
                throw .invalid(path: "format.fixedDecimals", reason: "a number has from 0 to 20 fixed decimals")
            }
            number.decimals = decimals
            number.fillsDecimals = true
        }
        if let prefix = format.prefix { number.prefix = prefix }
        if let suffix = format.suffix { number.suffix = suffix }
        if let affixes = format.affixes { number.affixes = affixes }
        for (name, text) in [("prefix", number.prefix), ("suffix", number.suffix)] {
            // What begins as a number does could not be told from one.
            let isDigit = name == "prefix" ? text.contains { $0.isNumber || $0 == "-" } : text.first?.isNumber == true
            guard isDigit || [".", ",", "-"].contains(text.first) else { continue }
            throw .invalid(path: "format.\(name)", reason: "it can't be told from the digits of the number")
        }
        if let allowed { number.allowsNegative = number.allowsNegative && allowed.contains("-") }
        guard number != base || format.fixedDecimals != nil else { return }
        let bounds = if case .number(let steps) = type.stepping { steps.bounds } else { NumberBounds() }
        let made = try TypeDefinition.number(name, number, bounds)
        type.formatter = made.formatter
        type.language = made.language
        type.checks = made.checks
        type.conversion = made.conversion
        type.filter = made.filter
        type.stepping = made.stepping
        type.traits.minimumWidth = made.traits.minimumWidth
        type.traits.keyboard = made.traits.keyboard
    }

    /// The numbers as they are written when editing ends; nil where the type is no number of fixed decimals.
    func finishedNumbers(_ type: TypeDefinition) -> Expression? {
        guard case .number(let number) = type.formatter, number.fillsDecimals, let decimals = number.decimals else {
            return nil
        }
        let digits = Expression.digit
        let sign = number.allowsNegative ? Expression.text("-").optional : .empty
        return sign + digits.repeated(1...) + (decimals == 0 ? .empty : "." + digits.repeated(decimals))
    }

    private func takeAffixes(_ type: TypeDefinition) {
        let slot = Template.Slot(placeholder: "…", takes: type.filter.takes)
        let affixed = TemplateFormat(
            [Template(slots: [slot], literals: [format.prefix ?? "", format.suffix ?? ""])], choice: .growing)
        type.formatter = .template(affixed)
        type.maxLength = min(type.maxLength ?? Self.longestAffixed, Self.longestAffixed)
        let width = (format.prefix ?? "").count + min(type.maxLength ?? 12, 12) + (format.suffix ?? "").count
        type.traits.minimumWidth = min(width, 40)
        guard let suffix = format.suffix, !suffix.isEmpty else { return }
        let finished = type.conversion.finished
        type.conversion.finished = { value in
            // Where the user has written it too.
            let written = value.hasSuffix(suffix) ? String(value.dropLast(suffix.count)) : value
            return finished?(written) ?? written
        }
    }
}

extension TemplateFormat {
    /// The same templates with literals around them.
    fileprivate func between(prefix: String?, suffix: String?) -> TemplateFormat {
        var templates = templates
        for index in templates.indices {
            let last = templates[index].literals.count - 1
            if isGrowing {
                if let prefix { templates[index].literals[0] = prefix }
                if let suffix { templates[index].literals[last] = suffix }
            } else {
                templates[index].literals[0] = (prefix ?? "") + templates[index].literals[0]
                templates[index].literals[last] += suffix ?? ""
            }
        }
        return with(templates)
    }
}
