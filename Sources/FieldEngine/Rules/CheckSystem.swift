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
    var alphabet: [Unicode.Scalar] {
        didSet { places = Self.places(in: alphabet) }
    }
    /// Where each character of ASCII stands in the alphabet; -1 where it does not.
    private var places: [Int16]
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

    init(_ algorithm: Algorithm, alphabet: [Unicode.Scalar]? = nil) {
        self.algorithm = algorithm
        self.alphabet = alphabet ?? algorithm.alphabet
        places = Self.places(in: self.alphabet)
    }

    private static func places(in alphabet: [Unicode.Scalar]) -> [Int16] {
        var places = [Int16](repeating: -1, count: 128)
        for (place, scalar) in alphabet.enumerated() where scalar.isASCII {
            places[Int(scalar.value)] = Int16(clamping: place)
        }
        return places
    }

    /// Where a character stands in the alphabet.
    @inline(__always)
    private func place(of scalar: Unicode.Scalar) -> Int? {
        guard scalar.isASCII else { return alphabet.firstIndex(of: scalar) }
        let place = places[Int(scalar.value)]
        return place < 0 ? nil : Int(place)
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
            + 4 * (alphabet.count + characters.count) + 2 * places.count
            + otherwise.reduce(0) { $0 + 160 + $1.byteCount }
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
        if algorithm == .weighted { return mayHoldWeighted(beginning, of: length) }
        if let system = pureSystem { return mayLeaveOne(beginning, from: place(from, length), in: system) }
        return alphabet.contains { holds(beginning.followed(by: $0), of: length) }
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
        case .verhoeff: return holdsVerhoeff(text[places], before: check.map { text[place($0, length)] })
        case .mod11Two, .mod37Two, .mod97Ten, .mod661TwentySix, .mod1271ThirtySix:
            return pureSystem.map { remainder(of: text[places], in: $0, hasLast: true) == 1 } ?? false
        case .mod11Ten: return holdsHybrid(10, text[places])
        case .mod27TwentySix: return holdsHybrid(26, text[places])
        case .mod37ThirtySix: return holdsHybrid(36, text[places])
        case .weighted: return holdsWeighted(text, of: length)
        }
    }

    /// The offset of a place that is counted from 1, or from the end.
    private func place(_ number: Int, _ length: Int) -> Int { number > 0 ? number - 1 : length + number }

    @inline(__always)
    private func value(of scalar: Unicode.Scalar) -> Int? {
        place(of: scalar).map { values.isEmpty ? $0 : values[$0] }
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

    /// - Parameter check: the check digit, where it is none of the text's.
    private func holdsVerhoeff(_ text: CheckedText.Places, before check: Unicode.Scalar?) -> Bool {
        var sum = 0
        var start = 0
        if let check {
            guard let value = value(of: check) else { return false }
            sum = value
            start = 1
        }
        for (index, scalar) in zip(start..., text.reversed()) {
            guard var value = value(of: scalar) else { return false }
            for _ in 0..<index % 8 { value = Self.permutation[value] }
            sum = Self.product(sum, value)
        }
        return sum == 0
    }

    /// A pure system of ISO/IEC 7064: a text that is read as a number leaves 1.
    private struct PureSystem {
        var modulus: Int
        var radix: Int
        /// The value that only the last character may have.
        var extra: Int?

        /// A letter of MOD 97-10 is two digits.
        func remainder(_ rest: Int, followedBy value: Int) -> Int {
            (rest * (radix == 10 && value > 9 ? 100 : radix) + value) % modulus
        }
    }

    private var pureSystem: PureSystem? {
        switch algorithm {
        case .mod11Two: PureSystem(modulus: 11, radix: 2, extra: 10)
        case .mod37Two: PureSystem(modulus: 37, radix: 2, extra: 36)
        case .mod97Ten: PureSystem(modulus: 97, radix: 10)
        case .mod661TwentySix: PureSystem(modulus: 661, radix: 26)
        case .mod1271ThirtySix: PureSystem(modulus: 1_271, radix: 36)
        case .luhn, .luhnLetters, .damm, .verhoeff, .mod11Ten, .mod27TwentySix, .mod37ThirtySix, .weighted: nil
        }
    }

    /// What a text leaves; nil where a character may not stand where it does.
    private func remainder(of text: CheckedText.Places, in system: PureSystem, hasLast: Bool) -> Int? {
        var rest = 0
        for (index, scalar) in zip(text.indices, text) {
            guard let value = value(of: scalar), value != system.extra || hasLast && index == text.endIndex - 1 else {
                return nil
            }
            rest = system.remainder(rest, followedBy: value)
        }
        return rest
    }

    /// Whether any character behind a text makes what stands from a place on leave 1.
    private func mayLeaveOne(_ beginning: CheckedText, from first: Int, in system: PureSystem) -> Bool {
        guard first >= 0 else { return false }
        let rest =
            first < beginning.count
            ? remainder(of: beginning[first...beginning.count - 1], in: system, hasLast: false) : 0
        guard let rest else { return false }
        return alphabet.contains { next in
            value(of: next).map { system.remainder(rest, followedBy: $0) == 1 } ?? false
        }
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

    /// What the places of a text add up to.
    private struct WeightedSum {
        /// From 0 on, and below the modulus.
        var remainder: Int
        /// What weighs the place that is not there yet; nil where none is missing.
        var open: Weight?
    }

    /// Nil where a character is none of those that count, or a place is not there that is not the next.
    private func weightedSum(_ text: CheckedText, of length: Int, checked: Int?) -> WeightedSum? {
        let (first, last) = (place(from, length), place(through, length))
        guard first >= 0, first <= last, last <= text.count else { return nil }
        var sum = addend
        var open: Weight?
        // Of the next weight: they come again and again.
        var index = 0
        for offset in 0...last - first {
            let place = isFromEnd ? last - offset : first + offset
            if place == checked { continue }
            if place == text.count {
                open = weights[index]
            } else {
                guard let count = count(of: text[place], weighing: weights[index]) else { return nil }
                sum = (sum + count) % modulus
            }
            index += 1
            if index == weights.count { index = 0 }
        }
        return WeightedSum(remainder: (sum % modulus + modulus) % modulus, open: open)
    }

    /// What a character counts; nil for one that is not of those that do. What weighs nothing may be any.
    @inline(__always)
    private func count(of scalar: Unicode.Scalar, weighing weight: Weight) -> Int? {
        switch weight {
        case .times(0): 0
        case .times(let weight):
            value(of: scalar).map { addsDigits ? (weight * $0).digitSum : weight * $0 }
        case .table(let table): place(of: scalar).map { table[$0] }
        }
    }

    /// Where the check character stands, where it is none of those that are added.
    private func checkedPlace(of length: Int) -> Int? {
        characters.isEmpty ? nil : place(check ?? through, length)
    }

    private func holdsWeighted(_ text: CheckedText, of length: Int) -> Bool {
        let checked = checkedPlace(of: length)
        if let checked, !text.indices.contains(checked) { return false }
        guard let sum = weightedSum(text, of: length, checked: checked), sum.open == nil else { return false }
        guard let checked else { return remainders.contains(sum.remainder) }
        let character = characters[sum.remainder]
        if character == Self.noCharacter { return otherwise.first?.holds(text, of: length) ?? false }
        return character == text[checked]
    }

    /// Whether any character behind a text mends it. What is there is added once, and not with each that is tried.
    private func mayHoldWeighted(_ beginning: CheckedText, of length: Int) -> Bool {
        let checked = checkedPlace(of: length)
        guard let sum = weightedSum(beginning, of: length, checked: checked) else { return false }
        func mayHold(_ remainder: Int, _ text: CheckedText) -> Bool {
            guard let checked else { return remainders.contains(remainder) }
            let character = characters[remainder]
            if character == Self.noCharacter { return otherwise.first?.mayHold(text, of: length) ?? false }
            return checked >= text.count || character == text[checked]
        }
        guard let open = sum.open else { return mayHold(sum.remainder, beginning) }
        return alphabet.contains { next in
            guard let count = count(of: next, weighing: open) else { return false }
            return mayHold(((sum.remainder + count) % modulus + modulus) % modulus, beginning.followed(by: next))
        }
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
