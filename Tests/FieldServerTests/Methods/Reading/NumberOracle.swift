/// What a text says as a number, found in another way than the engine does: every pair of group sign and decimal sign is
/// tried on the whole of it. Knows less, so that it says nothing of a text rather than something wrong.
struct NumberOracle {
    var decimalSign: Character
    var allowsNegative: Bool
    /// What may stand around the number, besides signs, brackets and spaces.
    var marks: Set<Character>

    /// The number without leading zeros, and without zeros behind its decimals; nil where the text says none.
    func number(in text: String) -> String? {
        // Of spaces one is as good as another, and so are apostrophes.
        var body = text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").replacing("’", with: "'")
        var isNegative = false
        // From the ends inwards, whatever is no digit and no separator beside one.
        var seenMinus = 0
        var seenPlus = 0
        var brackets = ""
        var isWhole = false
        var isDashed = false
        func trim() -> Bool {
            while let first = body.first, !first.isNumber {
                let next = body.dropFirst().first
                if first == "." || first == ",", next?.isNumber == true { break }
                guard drop(first) else { return false }
                body.removeFirst()
            }
            while let last = body.last, !last.isNumber {
                let before = body.dropLast().last
                if last == "." || last == ",", before?.isNumber == true {
                    body.removeLast()
                    let others = body.filter { $0 == "." || $0 == "," }
                    if others.isEmpty || others.contains(last) || body.lowercased().contains("e") { return true }
                    // The decimal sign of a whole number.
                    isWhole = true
                    return last == decimalSign || isDashed
                }
                if last == "-" || last == "–", before == "." || before == ",", body.dropLast(2).last?.isNumber == true {
                    // A dash for the decimals.
                    isDashed = true
                } else if last != "." && last != "," && !drop(last) || last == "+" {
                    return false
                }
                body.removeLast()
            }
            return true
        }
        func drop(_ character: Character) -> Bool {
            switch character {
            case "-", "–", "−": seenMinus += 1
            case "+": seenPlus += 1
            case "(", ")": brackets.append(character)
            case " ", "'": break
            default: return marks.contains(character)
            }
            return true
        }
        guard trim(), seenMinus + seenPlus <= 1, brackets.isEmpty || brackets == "()" && seenMinus + seenPlus == 0
        else {
            return nil
        }
        isNegative = seenMinus == 1 || !brackets.isEmpty
        var power = 0
        if let letter = body.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            guard
                let exponent = Int(
                    body[body.index(after: letter)...].replacing("–", with: "-").replacing("−", with: "-")),
                abs(exponent) < 10_000
            else { return nil }
            power = exponent
            body = String(body[..<letter])
            guard body.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) else { return nil }
        }
        let isMantissa = text.contains { $0 == "e" || $0 == "E" }
        guard let plain = meaning(of: body, isMantissa: isMantissa, isWhole: isWhole) else { return nil }
        let number = shifted(plain, by: power)
        if !isNegative || number == "0" { return number }
        return allowsNegative ? "-" + number : nil
    }

    private func meaning(of body: String, isMantissa: Bool, isWhole: Bool) -> (whole: String, fraction: String)? {
        var asGroups: [(String, String)] = []
        var asDecimals: [(sign: Character, (String, String))] = []
        for group in [nil, ".", ",", "'", " "] as [Character?] {
            if isMantissa, group != nil { continue }
            for decimal in [nil, ".", ","] as [Character?] where decimal == nil || decimal != group {
                if isWhole, decimal != nil { continue }
                let parts =
                    decimal.map { body.split(separator: $0, omittingEmptySubsequences: false) } ?? [body[...]]
                guard parts.count == (decimal == nil ? 1 : 2) else { continue }
                let fraction = parts.count == 2 ? String(parts[1]) : ""
                guard fraction.allSatisfy(\.isASCIIDigit) else { continue }
                guard let whole = whole(parts[0], group: group) else { continue }
                if decimal != nil, whole.isEmpty, fraction.isEmpty { continue }
                if decimal == nil, whole.isEmpty { continue }
                if let decimal { asDecimals.append((decimal, (whole, fraction))) } else { asGroups.append((whole, "")) }
            }
        }
        if asGroups.isEmpty { return asDecimals.first?.1 }
        if let own = asDecimals.first(where: { $0.sign == decimalSign }) { return own.1 }
        return asGroups.first
    }

    private func whole(_ text: Substring, group: Character?) -> String? {
        guard let group else { return text.allSatisfy(\.isASCIIDigit) ? String(text) : nil }
        let groups = text.split(separator: group, omittingEmptySubsequences: false)
        guard groups.count > 1, groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
        let sizes = groups.map(\.count)
        let inner = sizes.dropFirst().dropLast()
        let isThousand = sizes[0] <= 3 && inner.allSatisfy { $0 == 3 } && sizes.last == 3
        let isLakh = sizes[0] <= 2 && inner.allSatisfy { $0 == 2 } && sizes.last == 3
        let isSure = groups.count > 2 || group != "." && group != ","
        let isMyriad = isSure && sizes[0] <= 4 && inner.allSatisfy { $0 == 4 } && sizes.last == 4
        guard isThousand || isLakh || isMyriad, groups[0].first != "0" else { return nil }
        return groups.joined()
    }

    private func shifted(_ number: (whole: String, fraction: String), by power: Int) -> String {
        let margin = abs(power) + 1
        let zeros = String(repeating: "0", count: margin)
        let digits = zeros + number.whole + number.fraction + zeros
        let place = margin + number.whole.count + power
        let whole = digits.prefix(place).drop { $0 == "0" }
        var fraction = String(digits.dropFirst(place))
        while fraction.last == "0" { fraction.removeLast() }
        return (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
