import Automata

extension TypeDefinition {
    /// A telephone number of the North American Numbering Plan.
    static func phone() -> TypeDefinition {
        let type = TypeDefinition.digits("phone", .digits("(000) 000-0000"), language: Expression.digit.repeated(10))
        type.filter.isExact = true
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
        let plan = TelephonePlan(code: 1)
        type.conversion.read = { text, context in context.own == nil ? number(in: text, of: plan) : .own }
        return type
    }

    /// A number of the plan in a text: ten digits, or eleven with the country's 1 before them. A number of another country
    /// is none, nor is a longer one: their digits would be another number here.
    private static func number(in text: String, of plan: TelephonePlan?) -> Reading? {
        guard var number = TelephoneReading(text, in: plan) else { return nil }
        let digits = number.digits
        if number.isInternational {
            guard digits.hasPrefix("1") else { return nil }
            number.digits.removeFirst()
        } else if digits.hasPrefix("1"), digits.utf8.count == 11 {
            number.digits.removeFirst()
        }
        guard number.digits.utf8.count <= 10 else { return nil }
        return .value(number.digits, .leftOut(number.suffix, .losesDetail))
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
