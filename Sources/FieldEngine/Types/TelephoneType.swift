import Automata

extension TypeDefinition {
    /// A telephone number of any country.
    static func telephone(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let plan = try reader.callingPlan()
        var type = TypeDefinition(name: "tel")
        type.traits.description = "A telephone number of any country, with + and its calling code."
        type.traits.label = "Phone"
        type.traits.keyboard = .phone
        type.traits.autofill = "tel"
        type.traits.priority = 1.2
        type.filter.takes = CharacterClass(.digits.union(ScalarSet("+")))
        type.formatter = .template(TelephoneShape(plan: plan).format)
        type.language = .fixed(plan.map { .internationalNumber.or($0.nationalNumber) } ?? .internationalNumber)
        type.checks.impossible = { value, from, _ in
            guard let digits = internationalForm(of: value.prefix(from + 1), in: plan),
                CallingPlan.plan(of: digits) != nil, digits.utf8.count > TelephoneShape.mostDigits
            else { return Finding("unknown-country", range: from..<Int.max) }
            return Finding(
                "too-long", range: from..<Int.max,
                data: [
                    Parameter.Member(name: "max", value: .integer(from - (value.hasPrefix("+") ? 1 : 0))),
                    Parameter.Member(name: "count", value: .integer(value.count - (value.hasPrefix("+") ? 1 : 0))),
                ])
        }
        type.conversion.typed = { value, _ in
            internationalForm(of: value[...], in: plan).map { .text("+" + $0) }
        }
        type.conversion.read = { text, context in
            // Digits alone may be the field's own text and begin with the calling code all the same.
            if context.own != nil, !text.utf8.allSatisfy({ $0.isDigit }) { return .own }
            return number(in: text, plan) ?? (context.own == nil ? nil : .own)
        }
        type.conversion.value = { typed, _ in
            guard case .text(let number) = typed, number.hasPrefix("+"),
                CallingPlan.plan(of: number.dropFirst()) != nil,
                (8...TelephoneShape.mostDigits + 1).contains(number.utf8.count),
                number.utf8.dropFirst().allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
            else { return nil }
            return number
        }
        return type
    }

    /// The number that a text says: an international one behind its `+`, any other as it is dialled in the country.
    private static func number(in text: String, _ plan: CallingPlan?) -> Reading? {
        guard var number = TelephoneReading(text, in: plan) else { return nil }
        let extensionRemark = Remark.leftOut(number.suffix, .losesDetail)
        if !number.isInternational, let plan, plan.hasCallingCode(number.digits) { number.isInternational = true }
        guard number.digits.utf8.count <= TelephoneShape.capacity else { return nil }
        guard number.isInternational else {
            // Without a country there are no such numbers: the slots show what is there.
            return plan == nil ? nil : .value(number.digits, extensionRemark)
        }
        guard let foreign = CallingPlan.plan(of: number.digits) else {
            return .value("+" + number.digits, extensionRemark)
        }
        let behind = number.digits.dropFirst(foreign.code.utf8.count)
        guard foreign.trunk == "0", behind.hasPrefix("0") else { return .value("+" + number.digits, extensionRemark) }
        // No number of such a country begins with its trunk zero.
        let digits = "+" + foreign.code + behind.dropFirst()
        return .value(digits, extensionRemark ?? .readAs(digits))
    }

    /// The digits behind the `+`, with the calling code of the field's country where the number has none.
    private static func internationalForm(of value: Substring, in plan: CallingPlan?) -> String? {
        if value.hasPrefix("+") { return String(value.dropFirst()) }
        guard let plan else { return nil }
        return plan.code + value.dropFirst(plan.hasTrunk(value.utf8) ? plan.trunk.utf8.count : 0)
    }
}

extension ParameterReader {
    fileprivate func callingPlan() throws(DefinitionError) -> CallingPlan? {
        guard let country = try text("country") else { return nil }
        guard let plan = CallingPlan.plan(country: country.uppercased()) else {
            throw .wrongParameter(
                path: "country", expected: "the two letters of a country, such as US",
                found: "\"\(country.prefix(40))\"")
        }
        return plan
    }
}

extension Expression {
    /// E.164: `+`, a calling code, and digits that make 7 to 15 of all.
    fileprivate static let internationalNumber: Expression = {
        let lengths = Dictionary(grouping: CallingPlan.all.map { $0.code }, by: { $0.utf8.count })
        return "+"
            + .any(
                of: lengths.sorted { $0.key < $1.key }.map { length, codes in
                    .words(codes) + .digit.repeated(7 - length...TelephoneShape.mostDigits - length)
                })
    }()
}

extension CallingPlan {
    /// Whether the digits are a number with its calling code, of which the `+` was lost: as long as numbers with it are,
    /// and not one that is dialled inside the country.
    fileprivate func hasCallingCode(_ digits: String) -> Bool {
        usualLength > 0 && digits.hasPrefix(code) && digits.utf8.count == code.utf8.count + usualLength
            && (trunk.isEmpty || !digits.hasPrefix(trunk))
    }

    /// The country's numbers as they are dialled inside it: as many digits as the calling code leaves, with the trunk
    /// prefix or without.
    fileprivate var nationalNumber: Expression {
        let lengths = 7 - code.utf8.count...TelephoneShape.mostDigits - code.utf8.count
        let number = Expression.digit.repeated(lengths)
        guard let marker = trunk.unicodeScalars.first else { return number }
        if trunkIsAmbiguous { return number.or(.text(trunk) + .digit.repeated(usualLength...lengths.upperBound)) }
        let first = Expression.set(ScalarSet.digits.subtracting(ScalarSet(marker)))
        return Expression.text(trunk).optional + first
            + .digit.repeated(lengths.lowerBound - 1...lengths.upperBound - 1)
    }
}
