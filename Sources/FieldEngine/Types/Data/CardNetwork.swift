/// A payment card network, by the ranges of its issuer identification numbers (ISO/IEC 7812; the ranges as the
/// networks publish them).
enum CardNetwork: String, CaseIterable, Sendable {
    case visa, mastercard, amex, discover, diners, jcb, unionpay, maestro

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
        }
    }

    /// The first digits of the network's numbers: ranges of prefixes of one length.
    var prefixes: [(from: String, to: String)] {
        switch self {
        case .visa: [("4", "4")]
        case .mastercard: [("51", "55"), ("2221", "2720")]
        case .amex: [("34", "34"), ("37", "37")]
        case .discover: [("6011", "6011"), ("644", "649"), ("65", "65")]
        case .diners: [("300", "305"), ("3095", "3095"), ("36", "36"), ("38", "39")]
        case .jcb: [("3528", "3589")]
        case .unionpay: [("62", "62"), ("81", "81")]
        // The blocks of which Mastercard gives Maestro's issuers their numbers, those of Switch and Solo among them.
        case .maestro: [("50", "50"), ("56", "58"), ("63", "63"), ("67", "67")]
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
        }
    }

    var maximumLength: Int { lengths.max() ?? 0 }

    fileprivate var starts: [CardNetworks.Start] {
        prefixes.compactMap { from, to in
            guard let first = Int(from), let last = Int(to) else { return nil }
            let unit = repeatElement(10, count: NumberStart.length - from.utf8.count).reduce(1, *)
            return CardNetworks.Start(network: self, first: first * unit, last: (last + 1) * unit - 1)
        }
    }
}

/// The networks that a field takes, in an order in which that of a number is found soon: every key in a card's field asks
/// for it.
final class CardNetworks: Sendable {
    /// A range of prefixes as numbers of four digits.
    fileprivate struct Start {
        var network: CardNetwork
        var first: Int
        var last: Int

        func holds(_ number: NumberStart) -> Bool {
            (number.value + 1) * number.unit > first && number.value * number.unit <= last
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
            starts += all.filter { $0.first / 1_000 <= digit && digit <= $0.last / 1_000 }
            bounds.append(starts.count)
        }
        self.starts = starts
        self.bounds = bounds
    }

    static let all = CardNetworks(CardNetwork.allCases)

    /// The network of a number, as soon as its digits leave no other; nil before, and for a number of none.
    func network(of digits: String) -> CardNetwork? {
        let number = NumberStart(of: digits)
        var only: CardNetwork?
        for index in places(of: number) where starts[index].network != only && starts[index].holds(number) {
            if only != nil { return nil }
            only = starts[index].network
        }
        return only
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

/// The first four digits of a number, or those that are there.
private struct NumberStart {
    var value = 0
    /// How many numbers of four digits begin so.
    var unit = 10_000

    /// Of characters that are ASCII digits, as all in a card's field are.
    init(of digits: String) {
        self = digits.withUTF8Bytes { bytes in
            var start = NumberStart()
            for digit in bytes.prefix(Self.length) { start.value = start.value &* 10 &+ Int(digit & 15) }
            start.unit =
                switch bytes.count {
                case 0: 10_000
                case 1: 1_000
                case 2: 100
                case 3: 10
                default: 1
                }
            return start
        }
    }

    private init() {}

    /// The first digit; nil where there is none.
    var firstDigit: Int? { unit < 10_000 ? value * unit / 1_000 : nil }

    static let length = 4
}
