import Automata

extension TypeDefinition {
    /// A number that is of one kind in all the world.
    static func identifierOfAllTheWorld(
        _ type: BuiltInType, _ reader: ParameterReader
    ) throws(DefinitionError) -> TypeDefinition {
        var forms = Identifiers.forms(of: type.rawValue)
        if type == .macAddress, try reader.boolean("eui64") != true { forms.removeLast() }
        let count = forms.count == 1 ? 6 : 8
        let definition = identifier(type.rawValue, IdentifierForms(forms))
        if type == .macAddress {
            let read = definition.conversion.read
            definition.conversion.read = { text, context in
                if context.own != nil { return .own }
                if let found = address(in: text, ofAtMost: count) { return found }
                // An octet of letters is no word in front: `DE:AD:BE:EF:00:11:22` has one too many.
                let isOfOctets = text.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "-" || $0 == "." || $0.isBlank }
                return isOfOctets ? nil : read?(text, context)
            }
        }
        definition.traits.label = .word(type.nameOfNumber)
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
    /// What people call such a number.
    fileprivate var nameOfNumber: String {
        switch self {
        case .bic: "BIC"
        case .aba: "Routing number"
        case .sortCode: "Sort code"
        case .clabe: "CLABE"
        case .lei: "LEI"
        case .isin: "ISIN"
        case .cusip: "CUSIP"
        case .sedol: "SEDOL"
        case .isbn: "ISBN"
        case .issn: "ISSN"
        case .ean: "EAN"
        case .gtin: "GTIN"
        case .imei: "IMEI"
        case .vin: "VIN"
        case .containerNumber: "Container number"
        case .uuid: "UUID"
        case .macAddress: "MAC address"
        default: rawValue
        }
    }
}
