import Automata

extension TypeDefinition {
    /// An international bank account number.
    static func bankAccount() -> TypeDefinition {
        var type = TypeDefinition(name: "iban")
        type.traits.description = "An international bank account number (IBAN)."
        type.traits.label = "IBAN"
        type.traits.capitalize = "characters"
        type.traits.priority = 2
        type.filter.takes = .capitalsAndDigits
        type.filter.capitalisation = .upper
        type.formatter = .template(BankAccountNumber.format)
        type.language = .fixed(.any(of: BankAccountNumber.all.map(\.expression)))
        type.checks.impossible = { value, from, _ in
            guard from >= 2, let account = BankAccountNumber.byCountry[String(value.prefix(2))] else {
                return Finding("unknown-country", range: from..<Int.max)
            }
            guard from >= account.length else { return Finding("pattern-mismatch", range: from..<Int.max) }
            return Finding(
                "wrong-length", range: from..<Int.max,
                data: [
                    Parameter.Member(name: "exact", value: .integer(account.length)),
                    Parameter.Member(name: "count", value: .integer(value.count)),
                ])
        }
        type.checks.final = { value, _ in Checksum.mod97(value) ? nil : Finding("bad-checksum") }
        type.conversion.readings = { text in
            // Letters and invoices print the word before the number.
            let trimmed = text.drop { $0.isWhitespace }
            return trimmed.prefix(4).uppercased() == "IBAN" ? [String(trimmed.dropFirst(4))] : []
        }
        return type
    }
}

extension BankAccountNumber {
    fileprivate var expression: Expression {
        var parts: [Expression] = [.text(country), .digit.repeated(2)]
        parts += kinds.map { .set($0.scalars) }
        return .sequence(parts)
    }

    /// A template for each country, and a last one for numbers whose country is not known yet, or that are too long.
    /// Behind the check digits every slot takes letters and digits: one that belongs to the other kind is flagged where it
    /// stands, since leaving it out would move all those behind it.
    fileprivate static var format: TemplateFormat {
        let templates =
            all.map { template($0.kinds) }
            + [template([Kind](repeating: .either, count: mostCharacters - 4))]
        let indices = Dictionary(zip(all.map(\.country), all.indices), uniquingKeysWith: { first, _ in first })
        return TemplateFormat(
            templates,
            choice: .by { value in
                guard let index = indices[String(value.prefix(2))], value.count <= all[index].length else {
                    return templates.count - 1
                }
                return index
            })
    }

    /// Groups of four.
    private static func template(_ kinds: [Kind]) -> Template {
        let letter = Template.Slot(placeholder: "X", takes: .capitalLetters)
        let digit = Template.Slot(placeholder: "0", takes: .digits)
        var slots = [letter, letter, digit, digit]
        slots += kinds.map { Template.Slot(placeholder: $0.placeholder, takes: .capitalsAndDigits) }
        let literals = (0...slots.count).map { $0 > 0 && $0 < slots.count && $0 % 4 == 0 ? " " : "" }
        return Template(slots: slots, literals: literals)
    }
}

extension BankAccountNumber.Kind {
    fileprivate var scalars: ScalarSet {
        switch self {
        case .digit: .digits
        case .letter: ScalarSet("A"..."Z")
        case .either: ScalarSet(["0"..."9", "A"..."Z"])
        }
    }

    fileprivate var placeholder: Character {
        switch self {
        case .digit: "0"
        case .letter: "A"
        case .either: "X"
        }
    }
}
