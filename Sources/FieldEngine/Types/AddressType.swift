import Automata

extension TypeDefinition {
    /// An IP address of either version, or of one.
    static func address(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let version = try reader.addressVersion()
        var type = TypeDefinition(name: "ip")
        type.traits.description = "An IP address."
        type.traits.label = "IP address"
        type.traits.keyboard = version == .four ? .decimal : .normal
        type.traits.priority = 1.2
        type.checks.impossible = { _, from, _ in Finding("invalid-address", range: from..<Int.max) }
        switch version {
        case .any:
            type.filter.takes = CharacterClass(.hexadecimalDigits.union(ScalarSet(".:".unicodeScalars)))
            type.language = .fixed(.addressOfVersion4.or(.addressOfVersion6))
        case .four:
            type.filter.takes = CharacterClass(.digits.union(ScalarSet(".")))
            type.language = .fixed(.addressOfVersion4)
        case .six:
            type.filter.takes = CharacterClass(.hexadecimalDigits.union(ScalarSet(".:".unicodeScalars)))
            type.language = .fixed(.addressOfVersion6)
        }
        return type
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
    static let hexadecimalDigits = ScalarSet(["0"..."9", "A"..."F", "a"..."f"])
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
