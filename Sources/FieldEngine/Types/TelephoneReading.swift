/// A telephone number as it stands on a clipboard, in a contact or on a page, taken apart: what is dialled and what is
/// only said of it.
struct TelephoneReading: Equatable {
    /// Whether the number begins with `+` or an international prefix: its digits begin with a calling code then.
    var isInternational = false
    /// The digits, in ASCII; without the international prefix and without a trunk zero in brackets.
    var digits = ""
    /// The extension, with its word, as it was written; empty where there is none.
    var suffix: String

    /// Nil for a text with anything else than a number in it.
    ///
    /// - Parameter country: the plan of numbers without `+`; nil where there is none.
    init?(_ text: String, in country: TelephonePlan?) {
        var rest = text.trimmed { $0.isBlank }
        if let dialled = rest.target(ofScheme: "tel") ?? rest.target(ofScheme: "sms") { rest = dialled[...] }
        (rest, suffix) = Self.parted(rest)
        rest = Self.withoutLabel(rest).trimmed { $0.isBlank }
        let dialled = Self.withoutPlaceOfCarrier(rest, in: country)
        var inBrackets: String?
        // Where a zero in brackets was left out.
        var zero: Int?
        for character in dialled {
            if let digit = CharacterClass.digits.taken(character) {
                if inBrackets != nil { inBrackets?.append(digit) } else { digits.append(digit) }
                continue
            }
            switch character.onlyScalar ?? " " {
            case "+", "＋":
                if !digits.isEmpty || isInternational { return nil }
                isInternational = true
            case "(", "（", "[":
                if inBrackets != nil { return nil }
                inBrackets = ""
            case ")", "）", "]":
                guard let group = inBrackets else { return nil }
                inBrackets = nil
                if group == "0", beginsWithCode { zero = digits.utf8.count } else { digits += group }
            default: if !character.separatesGroups { return nil }
            }
        }
        guard !digits.isEmpty, inBrackets == nil else { return nil }
        if let zero, isOfNumber(zeroAt: zero) {
            digits.insert("0", at: digits.index(digits.startIndex, offsetBy: zero))
        }
        if !isInternational { dropInternationalPrefix(from: rest, in: country) }
    }

    /// Whether a calling code is said already.
    private var beginsWithCode: Bool { isInternational && !digits.isEmpty || digits.hasPrefix("00") && digits != "00" }

    /// Whether a zero in brackets belongs to the number, as in Italy and Congo, and is not the one that is dialled inside the country only.
    private func isOfNumber(zeroAt place: Int) -> Bool {
        let all = isInternational ? digits[...] : digits.dropFirst(2)
        guard let code = TelephonePlan.code(of: all.utf8), let plan = TelephonePlan(code: code) else { return false }
        let start = digits.utf8.count - all.utf8.count + String(code).utf8.count
        guard start <= place else { return false }
        let (area, rest) = (digits.prefix(place).dropFirst(start), digits.dropFirst(place))
        return code == 39 || plan.isNumber(area + "0" + rest) && !plan.isNumber(String(area + rest))
    }

    /// Without the `xx` that stands in Brazil and Argentina where the carrier is dialled, `0xx11`.
    private static func withoutPlaceOfCarrier(_ text: Substring, in country: TelephonePlan?) -> Substring {
        guard let country, country.code == "55" || country.code == "54" else { return text }
        var left = ""
        for character in text {
            let isPlace = (character == "x" || character == "X") && (left.last == "0" || left.last == "x")
            left.append(isPlace ? "x" : character)
        }
        return Substring(left.filter { $0 != "x" })
    }

    /// Takes away what is dialled before a calling code in the country. Where the country is not known, three digits are a
    /// prefix only if they stand apart.
    private mutating func dropInternationalPrefix(from text: Substring, in country: TelephonePlan?) {
        var prefixes = ["00"]
        if let country {
            // No area code begins with 0 in North America, so that the other prefix can be meant too; as in Hong Kong, whose own begin so.
            prefixes = country.prefixes + (country.code == "1" || country.code == "852" ? ["00"] : [])
        } else if text.hasPrefix("011"), text.dropFirst(3).first?.separatesGroups == true {
            prefixes = ["011"]
        }
        // What is left is long enough to be a number.
        let dialled = prefixes.filter { digits.hasPrefix($0) && digits.utf8.count >= $0.utf8.count + 7 }
        // Of several, `00` and `0010`, the one behind which there is a number.
        let behindNumber =
            dialled.count < 2 ? nil : dialled.first { Self.isInternationalNumber(digits.utf8.dropFirst($0.utf8.count)) }
        guard let prefix = behindNumber ?? dialled.first else { return }
        // A prefix may be what a number of the country begins with, too: 0 in some.
        if let country, country.isNumber(digits) { return }
        isInternational = true
        digits.removeFirst(prefix.utf8.count)
    }

    private static func isInternationalNumber(_ digits: Substring.UTF8View) -> Bool {
        guard let code = TelephonePlan.code(of: digits), let plan = TelephonePlan(code: code) else { return false }
        return plan.isNumber(String(Substring(digits.dropFirst(String(code).utf8.count))))
    }

    /// The number and the extension behind it: `x123`, `ext. 123`, `;ext=123`, `#123`.
    private static func parted(_ text: Substring) -> (number: Substring, suffix: String) {
        let text = withoutBrackets(text)
        let end = text.lastIndex { !$0.isNumeral }
        guard let end, text.index(after: end) < text.endIndex else { return (text, "") }
        let tail = text[text.index(after: end)...]
        // No extension has more digits; a text without a word between has none.
        guard tail.count <= 7 else { return (text, "") }
        let head = text[...end].trimmed { $0.isBlank || $0 == "." || $0 == ":" || $0 == "=" }
        // As telephones keep a pause before the digits that follow; a comma alone may stand between groups.
        let isPause = head.last == "," && head.firstIndex(of: ",") == head.indices.last
        if isPause || head.hasSuffix(",,") || head.last == ";" || head.last == "~",
            head.count(where: { $0.isNumber }) >= 6
        {
            let number = head.trimmed { $0.isBlank || $0 == "," || $0 == ";" || $0 == "~" }
            return (number, String(text[number.endIndex...].trimmed { $0.isBlank }))
        }
        // Each of the words ends so.
        guard let last = head.last, last.isLetter || last == "#" else { return (text, "") }
        let lowered = head.lowercased()
        for word in [
            ";ext", "extension", "extensión", "extn", "xtn", "poste", "durchwahl", "interno", "anexo", "ramal", "int",
            "ext", "wew", "linka",
            "mellék", "dahili", "доб", "вн", "内線", "分機", "分机", "转", "轉", "내선", "ต่อ", "x", "#",
        ]
        where lowered.hasSuffix(word) && lowered.utf8.count > word.utf8.count {
            let number = head.dropLast(word.count)
            guard number.count(where: { $0.isNumber }) >= 6 else { continue }
            return (
                number.trimmed { $0.isBlank || $0 == "," || $0 == ";" },
                String(text[number.endIndex...].trimmed { $0.isBlank })
            )
        }
        return (text, "")
    }

    /// The text without the brackets around an extension at its end, `(доб. 100)`, and without the sign that sends one off, `12#`.
    private static func withoutBrackets(_ text: Substring) -> Substring {
        let text = text.last == "#" && text.dropLast().last?.isNumeral == true ? text.dropLast() : text
        guard text.last == ")", let opening = text.lastIndex(of: "(") else { return text }
        let inside = text[text.index(after: opening)...].dropLast()
        let isExtension = inside.last?.isNumeral == true && inside.contains { $0.isLetter }
        return isExtension ? text[..<opening] + inside : text
    }

    /// The text without a word before the number: `Tel.`, `Phone:`.
    private static func withoutLabel(_ text: Substring) -> Substring {
        guard let first = text.first, first.isLetter else { return text }
        let lowered = text.lowercased()
        for word in [
            "telephone", "telefon", "teléfono", "téléphone", "phone", "mobile", "tel", "tél", "fon", "mob", "fax",
            "тел",
        ]
        where lowered.hasPrefix(word) {
            let rest = text.dropFirst(word.count)
            guard let first = rest.first, !first.isLetter else { continue }
            return rest.drop { $0.isBlank || $0 == "." || $0 == ":" }
        }
        return text
    }
}

extension Character {
    /// Whether it stands between the groups of a telephone number.
    fileprivate var separatesGroups: Bool {
        switch onlyScalar ?? " " {
        case "-", ".", "/", "·", "•", "–", "—", "\u{2010}", "\u{2011}", "\u{2012}", "−", "~", "_", ",": true
        default: isBlank
        }
    }
}
