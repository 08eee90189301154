import Automata

extension TypeDefinition {
    /// A postal code of a country.
    static func postalCode(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let code = try reader.postalCode()
        let takesLetters = code.templates.contains { $0.contains("A") || $0.contains("X") }
        let type = TypeDefinition(name: "postalCode")
        type.traits.label = "Postal code"
        type.traits.keyboard = takesLetters ? .normal : .numeric
        type.traits.autofill = "postal-code"
        type.traits.capitalize = takesLetters ? "characters" : "none"
        type.traits.priority = .tenths(6)
        type.filter.takes = takesLetters ? .capitalsAndDigits : .digits
        type.filter.capitalisation = .upper
        type.filter.isExact = true
        let classes: [Character: CharacterClass] = ["0": .digits, "A": .capitalLetters, "X": .capitalsAndDigits]
        type.formatter = .template(TemplateFormat(code.templates.compactMap { Template($0, slots: classes) }))
        type.language = .fixed((try? Pattern(code.pattern))?.expression ?? .nothing)
        let country = (try reader.text("country") ?? "").uppercased()
        type.conversion.read = { [letters = code.letters] text, context in
            if context.own != nil { return .own }
            if !takesLetters { return number(in: text, of: country) }
            // Of a code that begins with the letters of its country they are a part: `LV-1010`.
            return letters.hasPrefix(country) ? nil : letteredCode(in: text, of: country)
        }
        if !code.letters.isEmpty {
            type.conversion.finished = { [letters = code.letters] value in
                value.first?.isNumber == true && value.utf8.count == code.digits ? letters + value : value
            }
        }
        type.checks.impossible = { _, from, _ in Finding("invalid-postal-code", range: from..<Int.max) }
        return type
    }

    /// Warns of a code that is not one of a region. Borders are not those of postal codes everywhere: it is no error.
    func expect(_ region: String, of country: String) {
        let name = region.lowercased()
        let found = AddressFormat.format(of: country)?.regions.first { known in
            ([known.code, known.name, known.latin, known.key] + known.others).contains { $0.lowercased() == name }
        }
        guard let found, !found.postalCodes.isEmpty else { return }
        let letters = PostalCode.of(country)?.letters ?? ""
        let codes = (letters.isEmpty ? "" : "(\(letters))?") + "(\(found.postalCodes)).*"
        var rule = Rule(check: .pattern(source: codes, ignoreCase: false), severity: .warning, source: .type)
        rule.code = "other-region"
        liveRules.append(rule)
    }

    /// A code of digits behind the letters of its country, as on letters: `D-10115`, `CH 8001`.
    private static func number(in text: String, of country: String) -> Reading? {
        let trimmed = text.trimmed { $0.isBlank }
        let letters = trimmed.prefix { $0.isLetter }.uppercased()
        let rest = trimmed.dropFirst(letters.count).drop { $0.isBlank || $0 == "-" }
        guard !letters.isEmpty, country.hasPrefix(letters) || letters.hasPrefix(country) && letters.count <= 3,
            rest.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") })
        else { return nil }
        return .value(rest.filter { $0.isNumber })
    }

    /// A code with letters of its own behind those of its country: `GB-SW1A 1AA`.
    private static func letteredCode(in text: String, of country: String) -> Reading? {
        let trimmed = text.trimmed { $0.isBlank }
        let rest = trimmed.dropFirst(country.count)
        guard trimmed.prefix(country.count).uppercased() == country, let first = rest.first,
            first.isBlank || first == "-"
        else { return nil }
        let code = rest.uppercased().compactMap { CharacterClass.capitalsAndDigits.taken($0) }
        return code.isEmpty ? nil : .value(String(code))
    }
}

extension ParameterReader {
    fileprivate func postalCode() throws(DefinitionError) -> PostalCode {
        let expected = "one of " + PostalCode.countries.joined(separator: ", ")
        let country = try required("country", try text("country"), expected: expected)
        guard let code = PostalCode.of(country.uppercased()) else {
            if TelephonePlan.code(ofRegion: country.uppercased()) != nil {
                throw .invalid(path: "country", reason: "\(country.uppercased()) has no postal codes")
            }
            throw .wrongParameter(path: "country", expected: expected, found: "\"\(country.prefix(40))\"")
        }
        return code
    }
}

extension PostalCode {
    /// The digits of a code from which letters may be left out.
    fileprivate var digits: Int { templates.first?.count { $0 == "0" } ?? 0 }
}

extension CharacterClass {
    static let capitalsAndDigits = CharacterClass(ScalarSet(known: "[0-9A-Z]"))
}
