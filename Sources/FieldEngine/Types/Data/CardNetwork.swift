/// A payment card network, by the ranges of its issuer identification numbers (ISO/IEC 7812; the ranges as the
/// networks publish them).
enum CardNetwork: String, CaseIterable, Sendable {
    case visa, mastercard, amex, discover, diners, jcb, unionpay, maestro, elo, hiper, hipercard, mir, rupay, troy,
        verve

    var displayName: String {
        switch self {
        case .visa: "Visa"
        case .mastercard: "Mastercard"
        case .amex: "American Express"
        case .discover: "Discover"
        case .diners: "Diners Club"
        case .jcb: "JCB"
        case .unionpay: "UnionPay"
        case .maestro: "Maestro"
        case .elo: "Elo"
        case .hiper: "Hiper"
        case .hipercard: "Hipercard"
        case .mir: "Mir"
        case .rupay: "RuPay"
        case .troy: "Troy"
        case .verve: "Verve"
        }
    }

    /// The first digits of the network's numbers: ranges of prefixes of one length.
    var prefixes: [(range: ClosedRange<Int>, length: Int)] {
        ranges.split(separator: " ").compactMap { range in
            let ends = range.split(separator: "-")
            guard let first = Int(ends[0]), let last = Int(ends[ends.count - 1]) else { return nil }
            return (first...last, ends[0].utf8.count)
        }
    }

    private var ranges: String {
        switch self {
        case .visa: "4"
        case .mastercard: "51-55 2221-2720"
        case .amex: "34 37"
        case .discover: "6011 644-649 65"
        case .diners: "300-305 3095 36 38-39"
        case .jcb: "3528-3589"
        case .unionpay: "62 81"
        // The blocks of which Mastercard gives Maestro's issuers their numbers, those of Switch and Solo among them.
        case .maestro: "493698 50 56-59 61 63 66 67 68-69"
        // Blocks among those of Visa, Discover and Maestro.
        case .elo:
            """
            401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 \
            627780 636297 636368 650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 \
            650700-650718 650720-650727 650901-650978 651652-651679 655000-655019 655021-655058
            """
        case .hipercard: "384100 384140 384160 606282"
        // The network is younger than numbers of issuers of eight digits: two of its have those.
        case .hiper: "637095 63737423 63743358 637568 637599 637609 637612"
        case .mir: "2200-2204"
        case .rupay: "508500-508999 606985-607984 608001-608500 652150-653149 817200-820199"
        case .troy: "9792"
        case .verve: "506099-506198 507865-507964 650002-650027"
        }
    }

    /// The numbers of digits that its card numbers have.
    var lengths: [Int] {
        switch self {
        case .visa: [13, 16, 19]
        case .mastercard: [16]
        case .amex: [15]
        case .discover: [16, 17, 18, 19]
        case .diners: [14, 15, 16, 17, 18, 19]
        case .jcb: [16, 17, 18, 19]
        case .unionpay: [16, 17, 18, 19]
        case .maestro: [12, 13, 14, 15, 16, 17, 18, 19]
        case .elo, .hiper, .rupay, .troy: [16]
        case .hipercard: [13, 16, 19]
        case .mir: [16, 17, 18, 19]
        case .verve: [16, 18, 19]
        }
    }

    /// How many digits the security code has.
    var securityCodeLength: Int { self == .amex ? 4 : 3 }

    /// What the network calls the security code.
    var securityCodeName: String {
        switch self {
        case .visa, .diners, .jcb, .rupay, .troy, .verve: "CVV"
        case .mastercard, .maestro, .hiper, .hipercard: "CVC"
        case .amex, .discover: "CID"
        case .unionpay: "CVN"
        case .elo: "CVE"
        case .mir: "CVP2"
        }
    }

    var maximumLength: Int { lengths.max() ?? 0 }

    fileprivate var starts: [CardNetworks.Start] {
        prefixes.map { range, length in
            let unit = repeatElement(10, count: NumberStart.length - length).reduce(1, *)
            return CardNetworks.Start(
                network: self, first: range.lowerBound * unit, last: (range.upperBound + 1) * unit - 1)
        }
    }
}

/// The networks that a field takes, in an order in which that of a number is found soon: every key in a card's field asks
/// for it.
final class CardNetworks: Sendable {
    /// A range of prefixes as numbers of eight digits.
    fileprivate struct Start {
        var network: CardNetwork
        var first: Int
        var last: Int

        func holds(_ number: NumberStart) -> Bool {
            (number.value + 1) * number.unit > first && number.value * number.unit <= last
        }

        /// Whether all numbers that begin so are in the range.
        func holdsAll(of number: NumberStart) -> Bool {
            number.value * number.unit >= first && (number.value + 1) * number.unit - 1 <= last
        }
    }

    /// Those of numbers that begin with 0, with 1, and so on; each stands with all digits that it may begin with.
    private let starts: [Start]
    /// Where those of each digit begin, and where the last end.
    private let bounds: [Int]

    init(_ networks: [CardNetwork]) {
        let all = networks.flatMap { $0.starts }
        var starts: [Start] = []
        var bounds = [0]
        for digit in 0..<10 {
            starts += all.filter { $0.first / NumberStart.highest <= digit && digit <= $0.last / NumberStart.highest }
            bounds.append(starts.count)
        }
        self.starts = starts
        self.bounds = bounds
    }

    static let all = CardNetworks(CardNetwork.allCases)

    /// The network of a number, as soon as its digits leave no other; nil before, and for a number of none. Of a block that one
    /// network has among another's it is the first one's.
    func network(of digits: String) -> CardNetwork? {
        let number = NumberStart(of: digits)
        var only: CardNetwork?
        var narrowest: Start?
        var isOpen = false
        for index in places(of: number) where starts[index].holds(number) {
            let start = starts[index]
            if only != nil, only != start.network { isOpen = true }
            only = start.network
            guard start.holdsAll(of: number) else { continue }
            if let known = narrowest, known.last - known.first <= start.last - start.first { continue }
            narrowest = start
        }
        return narrowest.map { $0.network } ?? (isOpen ? nil : only)
    }

    /// The networks that may have a number that begins so.
    func networks(beginning digits: String) -> [CardNetwork] {
        let number = NumberStart(of: digits)
        return places(of: number).filter { starts[$0].holds(number) }.map { starts[$0].network }
    }

    /// What the security code goes by: the network, or before that is known the length that codes of all networks have that it may
    /// be of; nil while they have several.
    func answer(to digits: String) -> String? {
        let lengths = Set(networks(beginning: digits).map { $0.securityCodeLength })
        guard lengths.count == 1, let length = lengths.first else { return nil }
        return network(of: digits)?.rawValue ?? String(length)
    }

    /// How many digits the longest number has that may begin with these; nil where none may.
    func longestNumber(from digits: String) -> Int? {
        let number = NumberStart(of: digits)
        return places(of: number).lazy.map { self.starts[$0] }.filter { $0.holds(number) }
            .map { $0.network.maximumLength }.max()
    }

    /// Where the starts stand that the number's first digit leaves.
    private func places(of number: NumberStart) -> Range<Int> {
        guard let digit = number.firstDigit, digit < 10 else { return starts.indices }
        return bounds[digit]..<bounds[digit + 1]
    }
}

/// The first eight digits of a number, or those that are there: what an issuer may be known by (ISO/IEC 7812-1:2017).
private struct NumberStart {
    var value = 0
    /// How many numbers of eight digits begin so.
    var unit = all

    /// Of characters that are ASCII digits, as all in a card's field are.
    init(of digits: String) {
        self = digits.withUTF8Bytes { bytes in
            var start = NumberStart()
            for digit in bytes.prefix(Self.length) { start.value = start.value &* 10 &+ Int(digit & 15) }
            for _ in 0..<min(bytes.count, Self.length) { start.unit /= 10 }
            return start
        }
    }

    private init() {}

    /// The first digit; nil where there is none.
    var firstDigit: Int? { unit < Self.all ? value * unit / Self.highest : nil }

    static let length = 8
    private static let all = 100_000_000
    /// What the first digit counts.
    static let highest = 10_000_000
}
