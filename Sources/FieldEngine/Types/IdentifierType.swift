import Automata

extension TypeDefinition {
    /// A number of people or companies, by country.
    static func identifier(_ kind: IdentifierKind, _ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition
    {
        let country = try reader.country(of: kind)
        var forms = Identifiers.forms(of: kind, in: country)
        if country == nil { forms.removeAll { $0.prefixed == nil } }
        if let number = try reader.text("number") {
            let names = Identifiers.names(of: forms)
            guard names.contains(number) else {
                throw .wrongParameter(
                    path: "number", expected: "one of \(names.quoted)", found: "\"\(number.prefix(40))\"")
            }
            forms.removeAll { $0.name != number || $0.mark == .hyphenated }
        } else {
            forms.removeAll { $0.mark == .asked }
        }
        let numbers = IdentifierForms(
            forms, needsPrefix: country == nil, typesPrefix: kind == .vat, country: country ?? "")
        let type = identifier(kind.rawValue, numbers)
        let names = Identifiers.names(of: forms)
        type.traits.label =
            names.count > 2 || country == nil ? .word(kind.label) : .name(names.joined(separator: " / "))
        if country == nil {
            type.checks.badge = { value in
                value.utf8.count < 2 ? nil : numbers.badge(of: value)
            }
        }
        return type
    }

    /// A number by the forms that it may have.
    static func identifier(_ name: String, _ numbers: IdentifierForms) -> TypeDefinition {
        let type = TypeDefinition(name: name)
        let classes = numbers.templates.flatMap { $0.slots }.map { $0.takes }
        let isOfDigits = classes.allSatisfy { $0 == .digits || $0 == .hyphen }
        let isSmall = classes.contains { $0.takes(ascii: UInt8(ascii: "a")) }
        type.traits.keyboard = isOfDigits ? .numeric : .normal
        type.traits.capitalize = isOfDigits || isSmall ? "none" : "characters"
        let taken = classes.reduce(ScalarSet()) { $0.union($1.scalars ?? .all) }
        type.filter.takes = CharacterClass(taken)
        type.filter.capitalisation = isSmall ? .lower : .upper
        type.filter.isExact = true
        type.formatter = .template(TemplateFormat(numbers.templates, choice: .by { numbers.template(for: $0) }))
        type.language = .fixed(numbers.expression)
        type.checks.order = { value, _ in numbers.mayBecomeValid(value) ? nil : Finding("bad-checksum") }
        type.checks.final = { value, _ in numbers.final(value) }
        type.checks.impossible = { value, from, _ in numbers.impossible(value, from: from) }
        type.checks.incomplete = { value, _ in numbers.incomplete(value) }
        type.checks.advice = { value, _ in numbers.advice(value) }
        type.conversion.finished = { numbers.finished($0) }
        type.conversion.typed = { value, _ in numbers.typed(value).map { .text($0) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed else { return nil }
            if numbers.typed(text) != nil { return text }
            // As people write it, too: with separators, without the letters of the country.
            guard case .value(let value, nil)? = numbers.value(in: text, filter: taken, isSmall: isSmall),
                numbers.typed(value) != nil
            else { return nil }
            return value
        }
        type.conversion.read = { text, context in
            context.own == nil ? numbers.value(in: text, filter: taken, isSmall: isSmall) : .own
        }
        return type
    }
}

/// What a number is for.
enum IdentifierKind: String, CaseIterable {
    case taxId, vat, nationalId, companyId

    /// The letter that stands for it in the table.
    var letter: Character {
        switch self {
        case .taxId: "T"
        case .vat: "V"
        case .nationalId: "N"
        case .companyId: "C"
        }
    }

    var label: String {
        switch self {
        case .taxId: "Tax number"
        case .vat: "VAT number"
        case .nationalId: "National number"
        case .companyId: "Company number"
        }
    }
}

extension ParameterReader {
    /// The country, which only a number for value-added tax may leave open.
    fileprivate func country(of kind: IdentifierKind) throws(DefinitionError) -> String? {
        let countries = Identifiers.countries(of: kind)
        let expected = "one of " + countries.joined(separator: ", ")
        guard let text = try text("country") else {
            if kind == .vat { return nil }
            throw .wrongParameter(path: "country", expected: expected, found: nil)
        }
        let country = text.uppercased()
        guard countries.contains(country) else {
            throw .wrongParameter(path: "country", expected: expected, found: "\"\(text.prefix(40))\"")
        }
        return country
    }
}
