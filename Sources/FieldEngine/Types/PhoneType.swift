import Automata

extension TypeDefinition {
    /// A telephone number of the North American Numbering Plan.
    static func phone() -> TypeDefinition {
        var type = TypeDefinition.digits("phone", .digits("(000) 000-0000"), language: Expression.digit.repeated(10))
        type.traits.description = "A telephone number of North America."
        type.traits.label = "Phone"
        type.traits.keyboard = .phone
        type.traits.autofill = "tel-national"
        type.checks.advice = { value, _ in unlikely(Array(value.utf8)) }
        type.conversion.typed = { value, _ in value.utf8.count == 10 ? .text("+1" + value) : nil }
        type.conversion.value = { typed, _ in
            guard case .text(let number) = typed, number.hasPrefix("+1"), number.utf8.count == 12,
                number.utf8.dropFirst().allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
            else { return nil }
            return String(number.dropFirst(2))
        }
        type.conversion.readings = { text in
            let trimmed = text.drop { $0.isWhitespace }
            let digits = trimmed.count { $0.wholeNumberValue != nil }
            let prefix = trimmed.hasPrefix("+1") ? 2 : trimmed.hasPrefix("1") && digits == 11 ? 1 : 0
            guard prefix > 0 else { return [] }
            return [String(trimmed.dropFirst(prefix).drop { $0.isWhitespace || $0 == "-" || $0 == "." })]
        }
        return type
    }

    /// Area codes and exchanges begin with 2 to 9 (North American Numbering Plan).
    private static func unlikely(_ digits: [UInt8]) -> Finding? {
        for start in [0, 3] where start < digits.count {
            if digits[start] == UInt8(ascii: "0") || digits[start] == UInt8(ascii: "1") {
                return Finding("unlikely-number", severity: .warning, range: start..<min(start + 3, digits.count))
            }
        }
        return nil
    }
}
