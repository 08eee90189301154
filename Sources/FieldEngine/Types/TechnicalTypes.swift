import Automata

/// Texts that are written for machines.
extension TypeDefinition {
    private static let exampleOfHost = "www.example.com"

    /// A name of a host by RFC 1123: labels of at most 63 letters, digits and hyphens, 253 characters together.
    static func hostName(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        if try reader.boolean("international") ?? false { return internationalHostName() }
        let label = Expression.hostLabel(of: .letters.union(.digits))
        let last = label.subtracting(.digit.repeated(1...))
        let type = technical(
            "hostname", "Host name", example: exampleOfHost,
            // A letter that is left out would make it another name.
            takes: ScalarSet(known: "[A-Za-z0-9.\\-\u{C0}-\u{2AF}\u{370}-\u{52F}\u{3041}-\u{9FFF}\u{AC00}-\u{D7A3}]"),
            (label + ".").repeated(0...) + last + Expression.text(".").optional)
        type.maxLength = 253
        type.traits.keyboard = .url
        return type
    }

    /// The same with letters of any script.
    private static func internationalHostName() -> TypeDefinition {
        let type = technical(
            "hostname", "Host name", example: exampleOfHost,
            takes: DomainName.typed.union(DomainName.dots).union(ScalarSet("-")),
            .internationalHostName(dots: 0...) + Expression.text(".").optional)
        type.maxLength = DomainName.longest
        type.traits.keyboard = .url
        /// In ASCII; a name whose last label is a number would be taken for an address.
        @Sendable func host(_ value: String) -> String? {
            // A dot at the end is that of the root.
            let isRooted = value.last == "."
            guard let ascii = DomainName(isRooted ? value.dropLast() : value[...], mayGrow: false).ascii,
                ascii.utf8.split(separator: UInt8(ascii: ".")).last?.allSatisfy({ $0.isDigit }) == false
            else { return nil }
            return isRooted ? ascii + "." : ascii
        }
        type.checks.order = { value, _ in
            DomainName(value[...], mayGrow: true).isHopeless ? unlike(exampleOfHost) : nil
        }
        type.checks.final = { value, _ in
            host(value) == nil ? unlike(exampleOfHost) : nil
        }
        type.conversion.typed = { value, _ in
            host(value).map { .text($0) }
        }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed else { return nil }
            return host(text) == nil ? nil : DomainName(text[...], mayGrow: false).unicode
        }
        return type
    }

    /// An address with the length of its network (RFC 4632, RFC 4291).
    static func network() -> TypeDefinition {
        let networks = Expression.any(
            of: .addressOfVersion4 + "/" + .integers(0...32), .addressOfVersion6 + "/" + .integers(0...128))
        return technical(
            "cidr", "Network", example: "192.0.2.0/24",
            takes: ScalarSet(known: "[0-9A-Fa-f.:/]"), networks)
    }

    /// A colour as CSS writes it in hexadecimal digits.
    static func color() -> TypeDefinition {
        let digit = Expression.set(.hexadecimalDigits)
        let digits = Expression.any(of: digit.repeated(3...4), digit.repeated(6), digit.repeated(8))
        let type = technical(
            "color", "Colour", example: "#1a7f37",
            takes: .hexadecimalDigits.union(ScalarSet("#")), Expression.text("#").optional + digits)
        type.conversion.finished = { value in value.isEmpty || value.hasPrefix("#") ? value : "#" + value }
        type.conversion.read = { text, _ in
            // As style sheets, JSON and programs have it.
            let value = text.trimmed { $0.isBlank || $0 == ";" || $0 == "\"" || $0 == "'" }
            let hasPrefix = value.hasPrefix("0x") || value.hasPrefix("0X")
            return .value(numbers(inFunction: value) ?? String(hasPrefix ? value.dropFirst(2) : value))
        }
        @Sendable func spelledOut(_ value: String) -> String? {
            let digits = value.lowercased().filter { $0 != "#" }
            switch digits.count {
            case 3, 4: return "#" + digits.flatMap { [$0, $0] }
            case 6, 8: return "#" + digits
            default: return nil
            }
        }
        type.conversion.typed = { value, _ in spelledOut(value).map { .text($0) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed, spelledOut(text) != nil,
                text.utf8.drop(while: { $0 == UInt8(ascii: "#") }).allSatisfy({
                    $0.isDigit || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "f")
                })
            else { return nil }
            return text
        }
        type.traits.minimumWidth = 9
        return type
    }

    /// The hexadecimal digits of a colour that CSS writes as three numbers, `rgb(255, 0, 0)`.
    private static func numbers(inFunction text: Substring) -> String? {
        guard text.lowercased().hasPrefix("rgb("), text.last == ")" else { return nil }
        let numbers = text.dropFirst(4).dropLast().split { $0 == "," || $0.isBlank }
        guard numbers.count == 3 else { return nil }
        var digits = "#"
        for number in numbers {
            guard let value = Int(String(number)), 0...255 ~= value else { return nil }
            digits += (value < 16 ? "0" : "") + String(UInt32(value), radix: 16)
        }
        return digits
    }

    /// A version by Semantic Versioning 2.0.0.
    static func version() -> TypeDefinition {
        let letters = ScalarSet.letters.union(ScalarSet("-"))
        let others = Expression.set(letters.union(.digits))
        let number = Expression.any(of: "0", .set(ScalarSet("1"..."9")) + .digit.repeated(0...))
        // Numbers have no zeros before them; what has a letter or a hyphen may.
        let identifier = number.or(.digit.repeated(0...) + .set(letters) + others.repeated(0...))
        func list(_ one: Expression) -> Expression { one + ("." + one).repeated(0...) }
        let version = Expression.sequence(
            number, ".", number, ".", number, ("-" + list(identifier)).optional,
            ("+" + list(others.repeated(1...))).optional)
        // Tags of versions begin with a v.
        return technical(
            "semver", "Version", example: "1.4.2",
            takes: letters.union(.digits).union(ScalarSet(known: "[.+]")), version, leavingOut: "v")
    }

    /// A media type by RFC 6838; with parameters as RFC 9110 writes those of a `Content-Type`.
    static func mediaType(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let first = ScalarSet.letters.union(.digits)
        let others = first.union(ScalarSet(known: "[!#$&\\-^_.+]"))
        let name = Expression.set(first) + .set(others).repeated(0...126)
        var takes = others.union(ScalarSet("/"))
        var language = name + "/" + name
        if try reader.boolean("parameters") ?? false {
            let blanks = Expression.set(ScalarSet(" ")).repeated(0...)
            let token = Expression.set(others.union(ScalarSet(known: "[%'*`|~]"))).repeated(1...)
            takes = ScalarSet(" "..."~")
            let quoted = Expression.set(takes.subtracting(ScalarSet("\"\\".unicodeScalars))).or("\\" + .set(takes))
            let value = token.or("\"" + quoted.repeated(0...) + "\"")
            // RFC 9110, section 5.6.6: there may be nothing behind a semicolon.
            language = language + (blanks + ";" + blanks + (token + "=" + value).optional).repeated(0...)
        }
        return technical(
            "mimeType", "Media type", example: "image/png", takes: takes, language)
    }

    /// Bytes in the base 64 of RFC 4648, or in its alphabet for URLs; padded.
    static func base64() -> TypeDefinition {
        func groups(_ signs: String) -> Expression {
            let all = ScalarSet.letters.union(.digits).union(ScalarSet(signs.unicodeScalars))
            let digit = Expression.set(all)
            // What would be behind the last byte is zero.
            let two = Expression.set(ScalarSet(known: "[AQgw]")) + "=="
            let four = Expression.set(ScalarSet(known: "[AEIMQUYcgkosw048]")) + "="
            return digit.repeated(4).repeated(0...) + (digit + two).or(digit.repeated(2) + four).optional
        }
        let type = technical(
            "base64", "Base64", example: "SGVsbG8=",
            takes: ScalarSet(known: "[A-Za-z0-9+/\\-_=]"),
            groups("+/").or(groups("-_")))
        // White space only breaks it into lines; what another sign parts are two of them.
        type.conversion.read = { text, _ in .value(text.filter { !$0.isBlank }) }
        return type
    }

    /// Bytes in hexadecimal digits.
    static func hexadecimal() -> TypeDefinition {
        let type = technical(
            "hex", "Hexadecimal", example: "1a7f37",
            takes: .hexadecimalDigits,
            Expression.set(.hexadecimalDigits).repeated(2).repeated(0...))
        type.filter.dropsSeparators = true
        type.conversion.read = { text, _ in
            let trimmed = text.trimmed { $0.isBlank }
            guard trimmed.hasPrefix("0x") || trimmed.hasPrefix("0X") else { return nil }
            let digits = String(trimmed.dropFirst(2).filter { $0.isMeaningful })
            if digits.isEmpty { return .verbatim(String(trimmed)) }
            return digits.unicodeScalars.allSatisfy { ScalarSet.hexadecimalDigits.contains($0) } ? .value(digits) : nil
        }
        return type
    }

    private static func unlike(_ example: String, range: Range<Int>? = nil) -> Finding {
        Finding("pattern-mismatch", range: range, data: [Parameter.Member(name: "example", value: .text(example))])
            .saying("pattern-mismatch-example")
    }

    private static func technical(
        _ name: String, _ label: String, example: String, takes: ScalarSet, _ language: Expression,
        leavingOut first: Character? = nil
    ) -> TypeDefinition {
        let type = TypeDefinition(name: name)
        type.traits.label = .word(label)
        type.filter.takes = CharacterClass(takes)
        type.filter.isExact = true
        type.language = .fixed(language)
        type.checks.impossible = { _, from, _ in Self.unlike(example, range: from..<Int.max) }
        // Leaving out what stands within would make it another one.
        type.conversion.read = { text, _ in
            let trimmed = text.trimmed { $0.isBlank }
            return .value(String(first != nil && trimmed.first == first ? trimmed.dropFirst() : trimmed))
        }
        return type
    }
}
