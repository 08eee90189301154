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

    /// The network of a number, as soon as its digits leave no other; nil before, and for a number of none.
    init?(number: String, among networks: [CardNetwork] = CardNetwork.allCases) {
        let number = NumberStart(of: number)
        var only: CardNetwork?
        for start in Self.starts(of: number) where start.network != only && start.holds(number) {
            guard networks.contains(start.network) else { continue }
            if only != nil { return nil }
            only = start.network
        }
        guard let only else { return nil }
        self = only
    }

    /// Whether a number of the network may begin with these digits.
    func couldBegin(_ digits: String) -> Bool { couldBegin(NumberStart(of: digits)) }

    func couldBegin(_ start: NumberStart) -> Bool {
        Self.starts.contains { $0.network == self && $0.holds(start) }
    }

    /// The first four digits of a number, or those that are there.
    struct NumberStart {
        fileprivate var value = 0
        /// How many numbers of four digits begin so.
        fileprivate var unit = 10_000

        init(of digits: String) { self = digits.withUTF8Bytes { NumberStart($0) } }

        /// The first digit; nil where there is none.
        fileprivate var firstDigit: Int? { unit < 10_000 ? value * unit / 1_000 : nil }

        /// Of characters that are ASCII digits, as all in a card's field are.
        init(_ digits: some Sequence<UInt8>) {
            var left = Self.length
            for digit in digits {
                value = value * 10 + Int(digit & 15)
                unit /= 10
                left -= 1
                if left == 0 { break }
            }
        }

        static let length = 4
    }

    /// A range of prefixes as numbers of four digits: every key in a card's field looks at all of them (issue 7).
    private struct Start {
        var network: CardNetwork
        var first: Int
        var last: Int

        func holds(_ start: NumberStart) -> Bool {
            (start.value + 1) * start.unit > first && start.value * start.unit <= last
        }
    }

    /// Those of all numbers, or of those with that first digit.
    private static func starts(of number: NumberStart) -> [Start] {
        guard let digit = number.firstDigit, startsByDigit.indices.contains(digit) else { return starts }
        return startsByDigit[digit]
    }

    private static let startsByDigit: [[Start]] = (0..<10).map { digit in
        starts.filter { $0.first / 1_000 <= digit && digit <= $0.last / 1_000 }
    }

    private static let starts: [Start] = allCases.flatMap { network in
        network.prefixes.compactMap { from, to in
            guard let first = Int(from), let last = Int(to) else { return nil }
            let unit = repeatElement(10, count: NumberStart.length - from.utf8.count).reduce(1, *)
            return Start(network: network, first: first * unit, last: (last + 1) * unit - 1)
        }
    }
}
