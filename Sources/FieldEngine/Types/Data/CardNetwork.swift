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
        let candidates = networks.filter { $0.couldBegin(number) }
        guard let only = candidates.first, candidates.count == 1 else { return nil }
        self = only
    }

    /// Whether a number of the network may begin with these digits.
    func couldBegin(_ digits: String) -> Bool {
        prefixes.contains { from, to in
            let length = min(from.utf8.count, digits.utf8.count)
            let start = digits.prefix(length)
            return from.prefix(length) <= start && start <= to.prefix(length)
        }
    }
}
