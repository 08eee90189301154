/// The numbers that a text has, as rows of digits.
extension String {
    /// The digits of each of its numbers.
    var numbers: [[Character]] {
        split { CharacterClass.digits.taken($0) == nil }.map { $0.compactMap { CharacterClass.digits.taken($0) } }
    }

    /// The point or the comma right before its first digit, which may be a decimal sign that has no digits before it.
    var signBeforeDigits: Character? {
        guard let first = firstIndex(where: { $0.isNumber }), first > startIndex else { return nil }
        let sign = self[index(before: first)]
        return NumberSign(sign)?.mayBeDecimal == true ? sign : nil
    }

    /// Whether its first point stands behind an abbreviation.
    var hasPointOfAbbreviation: Bool {
        guard let point = firstIndex(of: "."), point > startIndex else { return false }
        return self[index(before: point)].endsAbbreviation
    }

    /// Whether a sign stands between its digits that stands for others or parts two numbers: `411111******1111`, `123 & 57`.
    var hasForeignSignBetweenDigits: Bool {
        fromFirstDigitToLast.contains { $0 == "*" || $0 == "?" || $0 == "&" || $0 == "+" }
    }

    /// Whether a letter stands anywhere between its first digit and its last.
    var hasLettersBetweenDigits: Bool {
        fromFirstDigitToLast.contains { $0.isLetter }
    }

    private var fromFirstDigitToLast: Substring {
        guard let first = firstIndex(where: { $0.isNumber }), let last = lastIndex(where: { $0.isNumber }) else {
            return ""
        }
        return self[first...last]
    }
}

extension Character {
    /// Whether a point behind it is that of an abbreviation: `No.5`, `Rs.500`, `S/.5`.
    var endsAbbreviation: Bool { isLetter || self == "/" }
}

extension [[Character]] {
    /// Whether two digits that stand together in what is said are in two of the places: the 60 of `23:60` in 23:06:0.
    func split(_ said: [[Character]]) -> Bool {
        guard said.count > 1 else { return false }
        return said.contains { run in
            run.count == 2 && run.first != "0" && !contains { place in place.drop { $0 == "0" }.elementsEqual(run) }
        }
    }

    /// Whether numbers that are said are those of the places, each over one or several of them. Zeros in front are nothing.
    ///
    /// - Parameter mayGoOn: whether one digit may follow those of the last place, where that was not filled up with a zero.
    func hold(_ said: [[Character]], mayGoOn: Bool = false) -> Bool {
        var places = self[...]
        for index in said.indices {
            var rest = said[index][...]
            var isWritten = false
            repeat {
                guard let place = places.popFirst() else {
                    return mayGoOn && isWritten && index == said.count - 1 && rest.count == 1
                }
                isWritten = rest.starts(with: place[...])
                let digits = place.drop { $0 == "0" }
                if digits.isEmpty, rest.first != "0" { return false }
                let isZero = rest.allSatisfy { $0 == "0" }
                if !isZero || !digits.isEmpty { rest = rest.drop { $0 == "0" } }
                guard rest.starts(with: digits) else { return false }
                rest = isZero ? [] : rest.dropFirst(digits.count)
            } while !rest.isEmpty
        }
        return true
    }
}
