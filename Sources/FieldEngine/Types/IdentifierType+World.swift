import Automata

extension TypeDefinition {
    /// A number that is of one kind in all the world.
    static func identifierOfAllTheWorld(
        _ type: BuiltInType, _ reader: ParameterReader
    ) throws(DefinitionError) -> TypeDefinition {
        let (label, meaning) = type.meaning
        var forms = Identifiers.forms(of: type.rawValue)
        if type == .macAddress, try reader.boolean("eui64") != true { forms.removeLast() }
        let count = forms.count == 1 ? 6 : 8
        let definition = identifier(type.rawValue, IdentifierForms(forms))
        if type == .macAddress {
            let read = definition.conversion.read
            definition.conversion.read = { text, context in
                context.own == nil ? address(in: text, ofAtMost: count) ?? read?(text, context) : .own
            }
        }
        definition.traits.description = meaning
        definition.traits.label = .word(label)
        if type == .vin {
            // Only North America's makers have to have the check digit.
            definition.traits.priority = .tenths(15)
        }
        return definition
    }

    /// What groups of digits say that are no whole octets: the first of `0:1b:77` has a zero in front, `100.100` is no address.
    /// Nil where they are, and where there are other signs.
    private static func address(in text: String, ofAtMost count: Int) -> Reading? {
        var digits: [UInt8] = []
        var signs: [UInt8] = []
        var lengths = [0]
        for byte in String(text.trimmed { $0.isBlank }).utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
                digits.append(byte & 0xDF)
            case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: " "):
                signs.append(byte)
                lengths.append(0)
                continue
            default: return nil
            }
            lengths[lengths.count - 1] += 1
        }
        guard lengths.count > 1 else { return nil }
        var padded: [UInt8] = []
        var (areShort, areOctets) = (lengths.count <= count, lengths[0] % 2 == 0)
        var start = 0
        for place in 0..<lengths.count {
            let length = lengths[place]
            // The last may be one that is still typed.
            let isWhole = place + 1 < lengths.count || place == 5 || place == 7
            if isWhole, length == 1 { padded.append(UInt8(ascii: "0")) }
            for index in start..<start + length { padded.append(digits[index]) }
            if length > 2 || isWhole && length == 0 { areShort = false }
            if length > lengths[0] || place + 1 < lengths.count && (length < lengths[0] || length == 0) {
                areOctets = false
            }
            start += length
        }
        if areShort { return .value(String(decoding: padded, as: UTF8.self)) }
        if areOctets { return nil }
        return .value(
            String(decoding: digits, as: UTF8.self),
            .leftOut(String(decoding: signs, as: UTF8.self), .changesMeaning))
    }
}

extension BuiltInType {
    /// What people call such a number, and what it is.
    fileprivate var meaning: (label: String, description: String) {
        switch self {
        case .bic: ("BIC", "A bank's code of ISO 9362, with or without its branch.")
        case .aba: ("Routing number", "A routing transit number of a bank in the USA.")
        case .sortCode: ("Sort code", "A sort code of a bank in the United Kingdom or Ireland.")
        case .clabe: ("CLABE", "A Mexican bank account's number.")
        case .lei: ("LEI", "A legal entity's identifier of ISO 17442.")
        case .isin: ("ISIN", "A security's number of ISO 6166.")
        case .cusip: ("CUSIP", "A security's number of North America.")
        case .sedol: ("SEDOL", "A security's number of the London Stock Exchange.")
        case .isbn: ("ISBN", "A book's number of ISO 2108, with 13 or 10 characters.")
        case .issn: ("ISSN", "A journal's number of ISO 3297.")
        case .ean: ("EAN", "An article's number with 13 or 8 digits, as bar codes have it.")
        case .gtin: ("GTIN", "A trade item's number of GS1 with 8, 12, 13 or 14 digits.")
        case .imei: ("IMEI", "A mobile device's number.")
        case .vin: ("VIN", "A vehicle's number of ISO 3779.")
        case .containerNumber: ("Container number", "A freight container's number of ISO 6346.")
        case .uuid: ("UUID", "A universally unique identifier of RFC 9562.")
        case .macAddress: ("MAC address", "The address of a network card.")
        default: (rawValue, "")
        }
    }
}
