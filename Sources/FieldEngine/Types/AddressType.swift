import Automata

extension TypeDefinition {
    /// An IP address of either version, or of one.
    static func address(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let version = try reader.addressVersion()
        let type = TypeDefinition(name: "ip")
        type.filter.isExact = true
        type.traits.label = "IP address"
        type.traits.keyboard = version == .four ? .decimal : .normal
        type.traits.priority = .tenths(12)
        type.checks.impossible = { _, from, _ in Finding("invalid-address", range: from..<Int.max) }
        let addresses: Expression =
            switch version {
            case .any: .addressOfVersion4.or(.addressOfVersion6)
            case .four: .addressOfVersion4
            case .six: .addressOfVersion6
            }
        type.conversion.read = { text, _ in address(in: text, of: addresses) }
        switch version {
        case .any:
            type.filter.takes = CharacterClass(.inAddresses)
            type.language = .fixed(.addressOfVersion4.or(.addressOfVersion6))
        case .four:
            type.filter.takes = CharacterClass(.digits.union(ScalarSet(".")))
            type.language = .fixed(.addressOfVersion4)
            let octet = Part(
                .named("octet"), placeholder: "0", width: 1...3, numbers: 0...255, zeros: .none)
            let format = PartsFormat(Array(repeating: octet, count: 4), literals: ["", ".", ".", ".", ""])
            type.formatter = .parts(format)
            type.conversion.read = { text, _ in
                let digits = String(text.map { CharacterClass.digits.taken($0) ?? $0 })
                if let reading = address(in: digits, of: addresses) { return reading }
                // Handed on from part to part, numbers that are none would become others.
                guard format.content(shownAs: digits) != nil else { return .verbatim(text) }
                return digits == text ? nil : .value(digits)
            }
        case .six:
            type.filter.takes = CharacterClass(.inAddresses)
            type.language = .fixed(.addressOfVersion6)
        }
        return type
    }

    /// The address at the beginning of a text, in brackets or not; its port, its zone or the length of its network is left
    /// out by name. A text with anything else than an address in it stays as it is.
    private static func address(in text: String, of addresses: Expression) -> Reading? {
        let trimmed = text.trimmed { $0.isBlank }
        guard trimmed.unicodeScalars.contains(where: { !ScalarSet.inAddresses.contains($0) }) else { return nil }
        let isInBrackets = trimmed.first == "["
        let rest = isInBrackets ? trimmed.dropFirst() : trimmed
        let end = rest.unicodeScalars.firstIndex { !ScalarSet.inAddresses.contains($0) } ?? rest.endIndex
        let address = String(rest[..<end])
        let behind =
            isInBrackets && end < rest.endIndex && rest[end] == "]" ? rest[rest.index(after: end)...] : rest[end...]
        let isNamed =
            behind.isEmpty || behind.first == "/" || behind.first == "%" || isInBrackets && behind.first == ":"
        guard isNamed, let language = try? Language(allOf: [addresses], preparation: .lazy),
            language.verdict(address) == .complete
        else { return .verbatim(String(trimmed)) }
        return .value(address, .leftOut(String(behind), .losesDetail))
    }
}

private enum AddressVersion: String, CaseIterable {
    case any
    case four = "4"
    case six = "6"
}

extension ParameterReader {
    /// `version`, as a number or a word.
    fileprivate func addressVersion() throws(DefinitionError) -> AddressVersion {
        guard case .number(let text)? = parameter("version") else {
            return try word("version", AddressVersion.self) ?? .any
        }
        guard let number = DecimalNumber(text)?.integer, let version = AddressVersion(rawValue: String(number)) else {
            throw .wrongParameter(path: "version", expected: "any, 4 or 6", found: "the number \(text.prefix(40))")
        }
        return version
    }
}

extension ScalarSet {
    fileprivate static let inAddresses = ScalarSet(known: "[0-9A-Fa-f.:]")
    static let hexadecimalDigits = ScalarSet(known: "[0-9A-Fa-f]")
}

extension Expression {
    /// Four numbers up to 255 without leading zeros.
    static let addressOfVersion4: Expression = {
        let byte = Expression.integers(0...255)
        return .sequence(byte, ".", byte, ".", byte, ".", byte)
    }()

    /// The text forms of RFC 4291, section 2.2: eight groups, of which a run may be `::`, the last two perhaps written as
    /// an address of version 4.
    static let addressOfVersion6: Expression = {
        let group = Expression.set(.hexadecimalDigits).repeated(1...4)
        let last = Expression.any(of: group + ":" + group, addressOfVersion4)
        let before = group + ":"
        var forms = [before.repeated(6) + last]
        // With up to `count` groups before `::`, as many stand behind it as leave one at least for it.
        for count in 0...7 {
            let head = count == 0 ? Expression.empty : before.repeated(count - 1) + group
            let room = 7 - count
            var tails = [Expression.empty]
            if room >= 1 { tails.append(before.repeated(0...room - 1) + group) }
            if room >= 2 { tails.append(before.repeated(0...room - 2) + addressOfVersion4) }
            forms.append(head + "::" + .any(of: tails))
        }
        return .any(of: forms)
    }()
}
