import TestSupport
import Testing

@testable import FieldEngine

/// Numbers whose places stand there, as people edit them in five locales, against plain arithmetic and a drawing of the text
/// that knows nothing of the engine. A failure prints its seed.
struct NumberOracleTests {
    struct Locale: CustomTestStringConvertible, Sendable {
        var tag: String
        var code: String
        var prefix: String
        var decimalSign: String
        var groupSign: String
        /// How many digits the groups before the last have.
        var others = 3
        var decimals = 2

        var testDescription: String { tag }
    }

    static let locales = [
        Locale(tag: "en-US", code: "USD", prefix: "$", decimalSign: ".", groupSign: ","),
        Locale(tag: "de-DE", code: "EUR", prefix: "", decimalSign: ",", groupSign: "."),
        Locale(tag: "fr-FR", code: "EUR", prefix: "", decimalSign: ",", groupSign: "\u{202F}"),
        Locale(tag: "hi-IN", code: "INR", prefix: "₹", decimalSign: ".", groupSign: ",", others: 2),
        Locale(tag: "de-CH", code: "CHF", prefix: "CHF\u{A0}", decimalSign: ".", groupSign: "’"),
        Locale(tag: "ar-TN", code: "TND", prefix: "", decimalSign: ",", groupSign: ".", decimals: 3),
    ]

    static let seeds: [UInt64] = [1, 2, 3]

    /// What is known of an amount: its digits, and between which of them the caret stands.
    struct Amount {
        var integer: [Int] = []
        var places: [Int]
        var isThere = false
        /// Counted from the first digit of the integer, and from the decimal sign on with those before it.
        var caret = 0
        /// Whether the caret stands in front of what separates groups there: where Backspace left it.
        var isBeforeSeparator = false

        init(_ locale: Locale) { places = [Int](repeating: 0, count: locale.decimals) }

        var isAmongPlaces: Bool { isThere && caret > integer.count }

        mutating func type(_ digit: Int) {
            if isAmongPlaces {
                let place = caret - integer.count - 1
                guard place < places.count else { return }
                places[place] = digit
            } else {
                integer.insert(digit, at: caret)
                isThere = true
            }
            caret += 1
            isBeforeSeparator = false
        }

        mutating func typeSign() {
            guard !isThere || caret == integer.count else { return }
            isThere = true
            caret = integer.count + 1
        }

        mutating func deleteBackward() {
            guard isThere, caret > 0 else { return }
            caret -= 1
            remove(at: caret)
            isBeforeSeparator = true
        }

        mutating func deleteForward(_ locale: Locale) {
            guard isThere, caret <= integer.count + places.count else { return }
            if !separates(before: caret, locale) { isBeforeSeparator = false }
            let isPlace = caret >= integer.count
            remove(at: caret)
            if isPlace, isThere { caret += 1 }
            // Behind the last place nothing more is overtyped.
            if caret > integer.count + places.count { forgetZeros() }
        }

        private mutating func remove(at index: Int) {
            let isPlace = index > integer.count
            if index < integer.count {
                integer.remove(at: index)
            } else if index > integer.count {
                places[index - integer.count - 1] = 0
            }
            if !isPlace { forgetZeros() }
        }

        /// Nothing but zeros behind the sign is nothing.
        private mutating func forgetZeros() {
            guard integer.isEmpty, places.allSatisfy({ $0 == 0 }) else { return }
            isThere = false
            caret = 0
        }

        /// Whether something separates a digit from the one before it.
        private func separates(before index: Int, _ locale: Locale) -> Bool {
            let behind = integer.count - index
            let isEnd = behind == 3 || behind > 3 && (behind - 3) % locale.others == 0
            return index > 0 && isEnd && integer[0] != 0
        }

        /// The amount in units of its last place.
        var units: Int { (integer + places).reduce(0) { $0 * 10 + $1 } }

        /// The text with the caret in it.
        func shown(_ locale: Locale) -> String {
            guard isThere else { return "|" }
            var cells: [String] = []
            for (index, digit) in integer.enumerated() {
                cells.append((separates(before: index, locale) ? locale.groupSign : "") + "\(digit)")
            }
            cells.append(locale.decimalSign)
            cells += places.map { "\($0)" }
            var text = locale.prefix
            for (index, cell) in cells.enumerated() {
                guard index == caret else {
                    text += cell
                    continue
                }
                text += isBeforeSeparator ? "|" + cell : String(cell.dropLast()) + "|" + String(cell.suffix(1))
            }
            return caret >= cells.count ? text + "|" : text
        }
    }

    private static func empty(_ locale: Locale, _ entry: String, _ more: Parameter.Member...) throws -> TestField {
        let members: [Parameter.Member] = [
            .init(name: "currency", value: .text(locale.code)), .init(name: "locale", value: .text(locale.tag)),
            .init(name: "symbolPlace", value: "locale"), .init(name: "grouping", value: true),
            .init(name: "entry", value: .text(entry)),
        ]
        return try TestField("currency", .table(members + more))
    }

    /// The amount in units of the last place as a decimal string.
    private static func text(_ units: Int, _ locale: Locale) -> String {
        let digits = String(units.magnitude)
        let padded = String(repeating: "0", count: max(0, locale.decimals + 1 - digits.count)) + digits
        return (units < 0 ? "-" : "") + padded.dropLast(locale.decimals) + "." + padded.suffix(locale.decimals)
    }

    @Test(arguments: locales, seeds)
    func placesAreOvertyped(_ locale: Locale, _ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let empty = try Self.empty(locale, "overtype")
        for _ in 0..<40 {
            var field = empty
            var amount = Amount(locale)
            var keys = ""
            for _ in 0..<24 {
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    amount.typeSign()
                    try field.type(locale.decimalSign)
                    keys += locale.decimalSign
                case 1, 2:
                    amount.deleteBackward()
                    try field.press(.backward)
                    keys += "<"
                case 3:
                    amount.deleteForward(locale)
                    try field.press(.forward)
                    keys += ">"
                case 4 where amount.isThere:
                    amount.isBeforeSeparator = false
                    amount.caret = Int.random(in: 0...amount.integer.count + 1 + amount.places.count, using: &random)
                    let shown = amount.shown(locale)
                    let before = try #require(shown.firstIndex(of: "|"))
                    field.select(shown[..<before].utf8.count)
                    keys += "{\(amount.caret)}"
                default:
                    let digit = Int.random(in: 0...9, using: &random)
                    amount.type(digit)
                    try field.type("\(digit)")
                    keys += "\(digit)"
                }
                try #require(field.shown == amount.shown(locale), "seed \(seed), \(locale.tag): \(keys)")
                let typed = amount.isThere ? Self.text(amount.units, locale) : nil
                try #require(field.typed == typed, "seed \(seed), \(locale.tag): \(keys)")
            }
            let text = field.typed
            field.field.blur(at: field.now)
            #expect(field.typed == text, "seed \(seed), \(locale.tag): \(keys)")
        }
    }

    @Test(arguments: locales, seeds)
    func digitsPushTheOthers(_ locale: Locale, _ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let empty = try Self.empty(locale, "centsFirst")
        for _ in 0..<40 {
            var field = empty
            var units: Int?
            var keys = ""
            for _ in 0..<14 {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    try field.press(.backward)
                    let left = (units ?? 0) / 10
                    units = left == 0 ? nil : left
                    keys += "<"
                } else {
                    let digit = Int.random(in: 0...9, using: &random)
                    try field.type("\(digit)")
                    units = (units ?? 0) * 10 + digit
                    keys += "\(digit)"
                }
                var amount = Amount(locale)
                if let units {
                    let text = Self.text(units, locale)
                    amount.integer = text.prefix { $0 != "." }.compactMap(\.wholeNumberValue)
                    amount.places = text.suffix(locale.decimals).compactMap(\.wholeNumberValue)
                    amount.isThere = true
                    amount.caret = amount.integer.count + 1 + locale.decimals
                }
                try #require(field.shown == amount.shown(locale), "seed \(seed), \(locale.tag): \(keys)")
                try #require(field.typed == units.map { Self.text($0, locale) }, "seed \(seed): \(keys)")
            }
        }
    }

    @Test(arguments: locales, seeds)
    func stepsAddAndEndAtTheBounds(_ locale: Locale, _ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for entry in ["insert", "overtype", "centsFirst"] {
            let step = [1, 5, 25, 100].randomElement(using: &random) ?? 1
            let greatest = step * Int.random(in: 5...4000, using: &random)
            let empty = try Self.empty(
                locale, entry, .init(name: "step", value: .number(Self.text(step, locale))),
                .init(name: "max", value: .number(Self.text(greatest, locale))))
            var field = empty
            var units = 0
            for _ in 0..<30 {
                let count = Int.random(in: -12...12, using: &random)
                _ = field.field.step(.by(count), origin: .typing, at: field.now)
                units = min(max(units + count * step, 0), greatest)
                let typed = field.typed ?? Self.text(0, locale)
                try #require(typed == Self.text(units, locale), "seed \(seed), \(locale.tag), \(entry): \(count) steps")
                #expect(field.text.isEmpty || field.codes.isEmpty, "seed \(seed): \(field.shown) \(field.codes)")
            }
        }
    }
}
