/// Checksums as the table of identifiers has them, in one word.
///
/// `2-9@` before it says which places count. A system with a name stands by that name, with another alphabet behind `/`; that of
/// Verhoeff with `:` and the place of its digit, where others are between. A
/// weighted sum is its weights, `%` and the modulus (`<` before it: from the end on), then in this order what it needs: `d` for the
/// digits of products, `+` and what is added, `~` and the remainders, or `=` and the check characters with `:` and their place,
/// `/` and the alphabet with `:` and what its characters are worth, `!` and what holds otherwise. In brackets stand tables and
/// in worths numbers up to 35, a digit or letter each.
extension CheckSystem {
    /// Nil for a word that is none: the tests read all that there are.
    init?(notation: Substring) {
        var rest = notation
        var places: (from: Int, through: Int)?
        // An alphabet may have the sign too.
        if let at = rest.firstIndex(of: "@") {
            let bounds = rest[..<at].split(separator: "-")
            if bounds.count == 2, let from = Int(bounds[0]), let through = Int(bounds[1]) {
                places = (from, through)
                rest = rest[rest.index(after: at)...]
            }
        }
        let name = rest.prefix { $0 != "/" && $0 != ":" }
        if let algorithm = Algorithm(rawValue: String(name)) {
            rest = rest.dropFirst(name.count)
            // Given at once: what is set in an initialiser observes nothing.
            let sign = rest.popFirst()
            self.init(algorithm, alphabet: sign == "/" ? Array(rest.unicodeScalars) : nil)
            if sign == ":" { check = Self.number(&rest) }
        } else {
            self.init(.weighted)
            guard takeWeights(&rest), takeOutcome(&rest) else { return nil }
        }
        if let places {
            from = places.from
            through = places.through
        }
    }

    private mutating func takeWeights(_ rest: inout Substring) -> Bool {
        if rest.first == "<" {
            isFromEnd = true
            rest.removeFirst()
        }
        for weight in rest.prefix(while: { $0 != "%" }).split(separator: ",") {
            if weight.first == "[" {
                weights.append(.table(weight.dropFirst().dropLast().unicodeScalars.map { Self.number($0) }))
            } else if let factor = Int(weight) {
                weights.append(.times(factor))
            } else {
                return false
            }
        }
        rest = rest.drop { $0 != "%" }.dropFirst()
        guard let divisor = Self.number(&rest), divisor > 1, !weights.isEmpty else { return false }
        modulus = divisor
        return true
    }

    private mutating func takeOutcome(_ rest: inout Substring) -> Bool {
        if rest.first == "d" {
            addsDigits = true
            rest.removeFirst()
        }
        var hasAlphabet = false
        while let sign = rest.popFirst() {
            switch sign {
            case "+": addend = Self.number(&rest) ?? 0
            case "~": remainders = Self.word(&rest).split(separator: ",").compactMap { Int($0) }
            case "=": characters = Array(Self.word(&rest).unicodeScalars)
            case ":" where !hasAlphabet: check = Self.number(&rest)
            case "/":
                alphabet = Array(Self.word(&rest).unicodeScalars)
                hasAlphabet = true
            case ":": values = Self.word(&rest).unicodeScalars.map { Self.number($0) }
            case "!":
                guard let other = CheckSystem(notation: rest) else { return false }
                otherwise = [other]
                rest = ""
            default: return false
            }
        }
        let tablesFit = weights.allSatisfy { weight in
            switch weight {
            case .times: true
            case .table(let table): table.count == alphabet.count
            }
        }
        return tablesFit && (characters.isEmpty ? !remainders.isEmpty : characters.count == modulus)
            && (values.isEmpty || values.count == alphabet.count)
    }

    /// What stands before the next sign.
    private static func word(_ rest: inout Substring) -> Substring {
        let word = rest.prefix { $0 != "/" && $0 != ":" && $0 != "!" }
        rest = rest[word.endIndex...]
        return word
    }

    private static func number(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isNumber }
        rest = rest[digits.endIndex...]
        return Int(digits)
    }

    /// A digit, or a letter from 10 on.
    private static func number(_ scalar: Unicode.Scalar) -> Int {
        digitsAndLetters.firstIndex(of: scalar) ?? 0
    }
}
