import Automata

extension TypeDefinition {
    /// An international bank account number.
    static func bankAccount() -> TypeDefinition {
        let type = TypeDefinition(name: "iban")
        type.traits.label = "IBAN"
        type.traits.capitalize = "characters"
        type.traits.priority = .tenths(20)
        type.filter.takes = .capitalsAndDigits
        type.filter.capitalisation = .upper
        type.filter.isExact = true
        type.formatter = .template(BankAccountNumber.format)
        type.language = .fixed(.any(of: BankAccountNumber.all.map { $0.expression }))
        type.checks.impossible = { value, from, _ in
            guard from >= 2, let index = BankAccountNumber.index(of: value) else {
                return Finding("unknown-country", range: from..<Int.max).saying("unknown-country-letters")
            }
            let account = BankAccountNumber.all[index]
            guard from >= account.length else { return Finding("pattern-mismatch", range: from..<Int.max) }
            return Finding(
                "wrong-length", range: from..<Int.max,
                data: [
                    Parameter.Member(name: "exact", value: .integer(account.length)),
                    Parameter.Member(name: "count", value: .integer(value.count)),
                ])
        }
        type.checks.final = { value, _ in Checksum.bankAccount(value) ? nil : Finding("bad-checksum") }
        // Its own two digits hold: that the country's do not is no mistake of typing.
        let nationalChecks = BankAccountNumber.NationalChecks()
        type.checks.advice = { value, _ in
            let account = value.unicodeScalars.dropFirst(4)
            guard let index = BankAccountNumber.index(of: value),
                value.utf8.count == BankAccountNumber.all[index].length, Checksum.bankAccount(value)
            else { return nil }
            let hold = CheckedText.with(account, atMost: value.utf8.count) { text in
                nationalChecks.of(String(value.prefix(2))).allSatisfy { alternatives in
                    alternatives.contains { $0.holds(text, of: text.count) }
                }
            }
            return hold ? nil : Finding("bad-checksum", severity: .warning, range: 4..<value.utf8.count)
        }
        type.conversion.read = { text, context in context.own == nil ? number(in: text) : .own }
        return type
    }

    /// An account number with any spacing, and the word that letters and invoices print before it. Of a text with anything else
    /// before it only what is right is read.
    private static func number(in text: String) -> Reading? {
        var rest = text.trimmed { !$0.isMeaningful }
        if rest.prefix(4).uppercased() == "IBAN" { rest = rest.dropFirst(4).drop { !$0.isMeaningful } }
        if let number = number(rest) { return .value(number) }
        // Each blank has all behind it looked at: of a whole page none is.
        guard rest.utf8.count <= 200 else { return nil }
        for index in rest.indices where rest[index].isBlank {
            if let number = number(rest[index...]), Checksum.bankAccount(number) {
                return .value(number, .leftOut(String(rest[..<index]), .losesDetail))
            }
        }
        return nil
    }

    /// The characters of a text where they begin as an account number does.
    private static func number(_ rest: Substring) -> String? {
        let characters = rest.uppercased().filter { $0.isMeaningful }
        let value = String(characters.map { CharacterClass.capitalsAndDigits.taken($0) ?? $0 })
        let bytes = Array(value.utf8)
        guard bytes.count >= 2, bytes.count <= BankAccountNumber.mostCharacters,
            bytes.allSatisfy({ $0.isDigit || $0.isCapital }), bytes[..<2].allSatisfy({ $0.isCapital }),
            bytes.dropFirst(2).prefix(2).allSatisfy({ $0.isDigit })
        else { return nil }
        return value
    }
}

extension BankAccountNumber {
    fileprivate var expression: Expression {
        var parts: [Expression] = [.text(country), Self.checkDigits]
        var rest = kinds[...]
        while let kind = rest.first {
            let count = rest.prefix { $0 == kind }.count
            parts.append(kind.expression.repeated(count))
            rest = rest.dropFirst(count)
        }
        return .sequence(parts)
    }

    /// What 98 less a remainder of 97 can be (ISO 7064, MOD 97-10).
    private static let checkDigits = Expression.any(
        of: [("0", "2"..."9"), ("9", "0"..."8")].map { .text($0.0) + .set(ScalarSet($0.1)) }
            + [.set(ScalarSet("1"..."8")) + .digit])

    /// A template for each country, and a last one for numbers whose country is not known yet, or that are too long.
    /// Behind the check digits every slot takes letters and digits: one that belongs to the other kind is flagged where it
    /// stands, since leaving it out would move all those behind it.
    fileprivate static var format: TemplateFormat {
        let templates =
            all.map { template($0.kinds) }
            + [template([Kind](repeating: .either, count: mostCharacters - 4))]
        return TemplateFormat(
            templates,
            choice: .by { value in
                guard let index = index(of: value), LengthUnit.character.count(value) <= all[index].length else {
                    return templates.count - 1
                }
                return index
            })
    }

    /// Groups of four.
    private static func template(_ kinds: [Kind]) -> Template {
        var slots = beginning
        slots.reserveCapacity(kinds.count + slots.count)
        for kind in kinds {
            switch kind {
            case .digit: slots.append(digitSlot)
            case .letter: slots.append(letterSlot)
            case .either: slots.append(eitherSlot)
            }
        }
        var literals = [String](repeating: "", count: slots.count + 1)
        for place in stride(from: 4, to: slots.count, by: 4) { literals[place] = " " }
        return Template(slots: slots, literals: literals)
    }

    /// The country's letters and the check digits.
    private static let beginning =
        [Template.Slot](repeating: Template.Slot(placeholder: "X", takes: .capitalLetters), count: 2)
        + [Template.Slot](repeating: Template.Slot(placeholder: "0", takes: .digits), count: 2)
    private static let digitSlot = Template.Slot(placeholder: "0", takes: .capitalsAndDigits)
    private static let letterSlot = Template.Slot(placeholder: "A", takes: .capitalsAndDigits)
    private static let eitherSlot = Template.Slot(placeholder: "X", takes: .capitalsAndDigits)
}

extension BankAccountNumber.Kind {
    fileprivate var expression: Expression {
        switch self {
        case .digit: .digit
        case .letter: Self.letters
        case .either: Self.lettersAndDigits
        }
    }

    private static let letters = Expression.set(ScalarSet("A"..."Z"))
    private static let lettersAndDigits = Expression.set(ScalarSet(known: "[0-9A-Z]"))
}
