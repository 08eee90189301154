import Automata

extension TypeDefinition {
    /// A card number in the shape of its network.
    static func card(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let networks = try reader.networks()
        let numbers = CardNetworks(networks)
        let type = TypeDefinition(name: "card")
        type.traits.label = "Card number"
        type.traits.keyboard = .numeric
        type.traits.autofill = "cc-number"
        type.traits.priority = .tenths(20)
        type.filter.takes = .digits
        type.formatter = .template(CardShape.format(numbers))
        type.language = .fixed(.any(of: networks.map { $0.numbers }))
        type.conversion.read = { text, context in
            context.own == nil ? numbers.numberBesideOthers(in: text) : .own
        }
        type.checks.impossible = { value, from, _ in
            guard let longest = numbers.longestNumber(from: String(value.prefix(from + 1))) else {
                return Finding("unknown-network", range: from..<Int.max)
            }
            return Finding(
                "too-long", range: from..<Int.max,
                data: [
                    Parameter.Member(name: "max", value: .integer(longest)),
                    Parameter.Member(name: "count", value: .integer(value.count)),
                ])
        }
        // Of UnionPay's numbers not all have it.
        type.checks.final = { value, _ in
            if Checksum.luhn(value) { return nil }
            return Finding("bad-checksum", severity: numbers.network(of: value) == .unionpay ? .warning : .error)
        }
        type.checks.badge = { value in
            numbers.network(of: value).map { Badge(text: $0.displayName, kind: "network") }
        }
        return type
    }
}

extension ParameterReader {
    fileprivate func networks() throws(DefinitionError) -> [CardNetwork] {
        guard let names = try texts("networks") else { return CardNetwork.allCases }
        guard !names.isEmpty else {
            throw .wrongParameter(path: "networks", expected: "at least one network", found: "an empty array")
        }
        var networks: [CardNetwork] = []
        for (index, name) in names.enumerated() {
            guard let network = CardNetwork(rawValue: name) else {
                let known = CardNetwork.allCases.map { $0.rawValue }.quoted
                throw .wrongParameter(
                    path: "networks[\(index)]", expected: "one of \(known)", found: "\"\(name.prefix(40))\"")
            }
            networks.append(network)
        }
        return CardNetwork.allCases.filter { networks.contains($0) }
    }
}

extension CardNetwork {
    /// The network's numbers: its prefixes, each with as many digits behind as make one of its lengths.
    var numbers: Expression {
        .any(
            of: prefixes.flatMap { range, width in
                lengths.map { .numerals(range, width: width) + .digit.repeated($0 - width) }
            })
    }
}

extension CardNetworks {
    /// The number that a text begins with where other digits stand behind it and are none of it, as a security code or a date:
    /// `4111 1111 1111 1111 / 123` is no number of 19 digits. Nil where the text is nothing but a number.
    fileprivate func numberBesideOthers(in text: String) -> Reading? {
        guard let end = text.firstIndex(where: { $0.isLetter || "/,;:|(".contains($0) }),
            text[end...].contains(where: { $0.isNumber })
        else { return nil }
        let number = String(text[..<end].compactMap { CharacterClass.digits.taken($0) })
        guard let network = network(of: number), network.lengths.contains(number.utf8.count), Checksum.luhn(number)
        else { return nil }
        return .value(number, .leftOut(String(text[end...].trimmed { $0.isBlank }), .losesDetail))
    }
}

/// The groups in which card numbers are embossed.
private enum CardShape: Int, CaseIterable {
    case americanExpress, diners, long, sixteen

    var template: String {
        switch self {
        case .americanExpress: "0000 000000 00000"
        case .diners: "0000 000000 0000"
        case .long: "0000 0000 0000 0000 000"
        // The last, which stands for the type where one template is shown.
        case .sixteen: "0000 0000 0000 0000"
        }
    }

    /// Of digits, a byte each.
    init(_ number: String, among networks: CardNetworks) {
        switch networks.network(of: number) {
        case .amex: self = .americanExpress
        case .diners where number.utf8.count <= 14: self = .diners
        case .mastercard: self = .sixteen
        case .visa, .discover, .diners, .jcb, .unionpay, .maestro, .elo, .hiper, .hipercard, .mir, .rupay, .troy,
            .verve, nil:
            self = number.utf8.count <= 16 ? .sixteen : .long
        }
    }

    static func format(_ networks: CardNetworks) -> TemplateFormat {
        let templates = allCases.compactMap { Template($0.template, slots: ["0": .digits]) }
        return TemplateFormat(templates, choice: .by({ CardShape($0, among: networks).rawValue }))
    }
}
