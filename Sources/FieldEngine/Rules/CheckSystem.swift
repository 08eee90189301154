/// A checksum that is said and not programmed: which characters count, for how much, and what comes of them
/// (specification, “Checksums”).
public struct CheckSystem: Hashable, Sendable {
    /// The systems that have a name, by ISO/IEC 7812-1 (Luhn), H. M. Damm's and J. Verhoeff's theses and ISO/IEC 7064.
    enum Algorithm: String, CaseIterable, Sendable {
        case luhn
        case luhnLetters
        case damm, verhoeff
        case mod11Two = "mod11_2"
        case mod37Two = "mod37_2"
        case mod97Ten = "mod97_10"
        case mod661TwentySix = "mod661_26"
        case mod1271ThirtySix = "mod1271_36"
        case mod11Ten = "mod11_10"
        case mod27TwentySix = "mod27_26"
        case mod37ThirtySix = "mod37_36"
        case weighted
    }

    /// What a character at a place counts.
    enum Weight: Hashable, Sendable {
        /// So many times its value.
        case times(Int)
        /// What stands there for it, in the order of the alphabet.
        case table([Int])
    }

    var algorithm: Algorithm
    /// The characters that count, in the order of their values.
    var alphabet: [Unicode.Scalar]
    /// What they count, where that is not their place in the alphabet.
    var values: [Int] = []
    /// The first and the last of the places that count, from 1 on; below 0 from the end.
    var from = 1
    var through = -1
    /// Of a weighted sum: in the order of the places, again and again.
    var weights: [Weight] = []
    /// Whether the first weight is that of the last place.
    var isFromEnd = false
    var modulus = 10
    /// What is added to the sum.
    var addend = 0
    /// Whether of each product its decimal digits are added.
    var addsDigits = false
    /// What the sum may leave, where the check character is one of those that are added.
    var remainders: [Int] = []
    /// The check character for each remainder, `-` where there is none; empty where it is added with the others.
    var characters: [Unicode.Scalar] = []
    /// Where the check character stands; nil: at the last of the places that count.
    var check: Int?
    /// What holds instead where the remainder has no check character: none or one.
    var otherwise: [CheckSystem] = []

    init(_ algorithm: Algorithm) {
        self.algorithm = algorithm
        alphabet = algorithm.alphabet
    }

    /// About how much memory it takes.
    var byteCount: Int {
        let tables = weights.reduce(0) { sum, weight in
            switch weight {
            case .times: sum
            case .table(let table): sum + 8 * table.count
            }
        }
        return 16 * weights.count + tables + 8 * (values.count + remainders.count)
            + 4 * (alphabet.count + characters.count) + otherwise.reduce(0) { $0 + 160 + $1.byteCount }
    }

    static let noCharacter: Unicode.Scalar = "-"
    static let digits = scalars(first: 10)
    static let digitsAndLetters = scalars(first: 36)

    private static func scalars(first count: Int) -> [Unicode.Scalar] {
        (0..<UInt8(count)).map { Unicode.Scalar($0 < 10 ? 0x30 + $0 : 0x37 + $0) }
    }
}

extension CheckSystem.Algorithm {
    /// The characters that the system is for, its check characters among them.
    var alphabet: [Unicode.Scalar] {
        switch self {
        case .luhn, .damm, .verhoeff, .mod11Ten: CheckSystem.digits
        case .mod11Two: CheckSystem.digits + ["X"]
        case .mod37Two: CheckSystem.digitsAndLetters + ["*"]
        case .mod661TwentySix, .mod27TwentySix: Array(CheckSystem.digitsAndLetters[10...])
        case .luhnLetters, .mod97Ten, .mod1271ThirtySix, .mod37ThirtySix, .weighted: CheckSystem.digitsAndLetters
        }
    }

    /// Whether its alphabet may be another one.
    var takesAlphabet: Bool { self == .luhn || self == .weighted }
}

extension CheckSystem {
    /// Whether a text holds: what groups its characters does not count, and small letters are read as capitals where the
    /// alphabet has no small ones.
    func holds(_ text: String) -> Bool {
        let counted = text.unicodeScalars.lazy.compactMap { scalar -> Unicode.Scalar? in
            if alphabet.contains(scalar) || characters.contains(scalar) && scalar != Self.noCharacter { return scalar }
            if ("a"..."z").contains(scalar) { return Unicode.Scalar(UInt8(scalar.value) - 0x20) }
            return Self.isGrouping(scalar) ? nil : scalar
        }
        return CheckedText.with(counted, atMost: text.utf8.count) { !$0.isEmpty && holds($0, of: $0.count) }
    }

    private static func isGrouping(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "-" || scalar == "." || scalar == "/"
    }

    /// How many characters have to be there of a text of that length for it to be judged.
    func extent(in length: Int) -> Int {
        max(place(through, length), check.map { place($0, length) } ?? 0) + 1
    }

    /// Whether a text of that length may hold that begins so: judged as soon as all places are there, and of one that is open
    /// whether any character mends it.
    func mayHold(_ beginning: CheckedText, of length: Int) -> Bool {
        let extent = extent(in: length)
        if beginning.count >= extent { return holds(beginning, of: length) }
        guard beginning.count == extent - 1 else { return true }
        let isMended = { (next: Unicode.Scalar) in holds(beginning.followed(by: next), of: length) }
        return alphabet.contains(where: isMended)
            || characters.contains { $0 != Self.noCharacter && isMended($0) }
    }

    /// Whether the places of a text of that length hold, whose beginning has all of them.
    func holds(_ text: CheckedText, of length: Int) -> Bool {
        let (first, last) = (place(from, length), place(through, length))
        guard first >= 0, first <= last, last < text.count else { return false }
        let places = first...last
        switch algorithm {
        case .luhn: return holdsLuhn(text[places])
        case .luhnLetters: return holdsLuhnOfLetters(text[places])
        case .damm: return holdsDamm(text[places])
        case .verhoeff: return holdsVerhoeff(text[places])
        case .mod11Two: return isOneBy(11, radix: 2, text[places], extra: 10)
        case .mod37Two: return isOneBy(37, radix: 2, text[places], extra: 36)
        case .mod97Ten: return isOneBy(97, radix: 10, text[places])
        case .mod661TwentySix: return isOneBy(661, radix: 26, text[places])
        case .mod1271ThirtySix: return isOneBy(1_271, radix: 36, text[places])
        case .mod11Ten: return holdsHybrid(10, text[places])
        case .mod27TwentySix: return holdsHybrid(26, text[places])
        case .mod37ThirtySix: return holdsHybrid(36, text[places])
        case .weighted: return holdsWeighted(text, places, length)
        }
    }

    /// The offset of a place that is counted from 1, or from the end.
    private func place(_ number: Int, _ length: Int) -> Int { number > 0 ? number - 1 : length + number }

    /// Whether the alphabet begins with the ten digits, which count as themselves.
    private var countsDigits: Bool { values.isEmpty && alphabet.count >= 10 && alphabet[9] == "9" }

    @inline(__always)
    private func value(of scalar: Unicode.Scalar, countsDigits: Bool) -> Int? {
        if countsDigits, scalar.value &- 0x30 < 10 { return Int(scalar.value &- 0x30) }
        return value(of: scalar)
    }

    private func value(of scalar: Unicode.Scalar) -> Int? {
        if countsDigits, scalar.value &- 0x30 < 10 { return Int(scalar.value &- 0x30) }
        return alphabet.firstIndex(of: scalar).map { values.isEmpty ? $0 : values[$0] }
    }

    // MARK: Systems with a name

    /// With an alphabet of N characters the digits of a product are those to the base N (Luhn mod N).
    private func holdsLuhn(_ text: CheckedText.Places) -> Bool {
        let base = alphabet.count
        var sum = 0
        var doubles = false
        for scalar in text.reversed() {
            guard let value = value(of: scalar) else { return false }
            sum += doubles ? 2 * value / base + 2 * value % base : value
            doubles.toggle()
        }
        return sum % base == 0
    }

    /// A letter is read as its two digits, 10 to 35, of which each counts (ISO 6166).
    private func holdsLuhnOfLetters(_ text: CheckedText.Places) -> Bool {
        var sum = 0
        var doubles = false
        for scalar in text.reversed() {
            guard var value = value(of: scalar) else { return false }
            repeat {
                sum += (doubles ? 2 * (value % 10) : value % 10).digitSum
                doubles.toggle()
                value /= 10
            } while value > 0
        }
        return sum % 10 == 0
    }

    private func holdsDamm(_ text: CheckedText.Places) -> Bool {
        var interim = 0
        for scalar in text {
            guard let value = value(of: scalar) else { return false }
            interim = Self.damm[interim * 10 + value]
        }
        return interim == 0
    }

    private func holdsVerhoeff(_ text: CheckedText.Places) -> Bool {
        var sum = 0
        for (index, scalar) in text.reversed().enumerated() {
            guard var value = value(of: scalar) else { return false }
            for _ in 0..<index % 8 { value = Self.permutation[value] }
            sum = Self.product(sum, value)
        }
        return sum == 0
    }

    /// The pure systems: the text read as a number leaves 1. A letter of MOD 97-10 is two digits.
    ///
    /// - Parameter extra: the value that only the last character may have.
    private func isOneBy(
        _ modulus: Int, radix: Int, _ text: CheckedText.Places, extra: Int? = nil
    ) -> Bool {
        var rest = 0
        for (index, scalar) in zip(text.indices, text) {
            guard let value = value(of: scalar), value != extra || index == text.endIndex - 1 else { return false }
            rest = (rest * (radix == 10 && value > 9 ? 100 : radix) + value) % modulus
        }
        return rest == 1
    }

    private func holdsHybrid(_ modulus: Int, _ text: CheckedText.Places) -> Bool {
        var product = modulus
        for (index, scalar) in zip(text.indices, text) {
            guard let value = value(of: scalar) else { return false }
            let sum = (product + value) % modulus
            if index == text.endIndex - 1 { return sum == 1 }
            product = 2 * (sum == 0 ? modulus : sum) % (modulus + 1)
        }
        return false
    }

    // MARK: Weighted sums

    private func holdsWeighted(_ text: CheckedText, _ places: ClosedRange<Int>, _ length: Int) -> Bool {
        let checked = characters.isEmpty ? nil : check.map { place($0, length) } ?? places.upperBound
        if let checked, !text.indices.contains(checked) { return false }
        let countsDigits = countsDigits
        var sum = addend
        // Of the next weight: they come again and again.
        var index = 0
        for offset in 0..<places.count {
            let place = isFromEnd ? places.upperBound - offset : places.lowerBound + offset
            if place == checked { continue }
            switch weights[index] {
            // What weighs nothing may be any character.
            case .times(0): break
            case .times(let weight):
                guard let value = value(of: text[place], countsDigits: countsDigits) else { return false }
                sum += addsDigits ? (weight * value).digitSum : weight * value
            case .table(let table):
                guard let place = alphabet.firstIndex(of: text[place]) else { return false }
                sum += table[place]
            }
            sum %= modulus
            index += 1
            if index == weights.count { index = 0 }
        }
        let rest = (sum % modulus + modulus) % modulus
        guard let checked else { return remainders.contains(rest) }
        if characters[rest] == text[checked] { return characters[rest] != Self.noCharacter }
        guard characters[rest] == Self.noCharacter, let otherwise = otherwise.first else { return false }
        return otherwise.holds(text, of: length)
    }
}

extension Int {
    fileprivate var digitSum: Int {
        var (rest, sum) = (self, 0)
        while rest > 0 {
            sum += rest % 10
            rest /= 10
        }
        return sum
    }
}

extension CheckSystem {
    /// The totally anti-symmetric quasigroup of order 10 that Damm gives.
    private static let damm = [
        0, 3, 1, 7, 5, 9, 8, 6, 4, 2, 7, 0, 9, 2, 1, 5, 4, 8, 6, 3, 4, 2, 0, 6, 8, 7, 1, 3, 5, 9, 1, 7, 5, 0, 9, 8,
        3, 4, 2, 6, 6, 1, 2, 3, 0, 4, 5, 9, 7, 8, 3, 6, 7, 4, 2, 0, 9, 5, 8, 1, 5, 8, 6, 9, 7, 2, 0, 1, 3, 4, 8, 9,
        4, 5, 3, 6, 2, 0, 1, 7, 9, 4, 3, 8, 6, 1, 7, 2, 0, 5, 2, 5, 8, 1, 4, 3, 6, 7, 9, 0,
    ]

    /// Verhoeff's permutation of the digits.
    private static let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

    /// The dihedral group of order 10.
    private static func product(_ left: Int, _ right: Int) -> Int {
        switch (left < 5, right < 5) {
        case (true, true): (left + right) % 5
        case (true, false): 5 + (left + right) % 5
        case (false, true): 5 + (left - right) % 5
        case (false, false): (left - right + 5) % 5
        }
    }
}
