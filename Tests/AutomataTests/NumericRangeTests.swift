import Testing

@testable import Automata

struct NumericRangeTests {
    private static let texts: [String] = {
        let alphabet = ["0", "1", "4", "9", ".", "-"]
        var result = [""]
        var begin = 0
        for _ in 0..<5 {
            let end = result.count
            for index in begin..<end { for letter in alphabet { result.append(result[index] + letter) } }
            begin = end
        }
        return result
    }()

    /// A number in millionths, and the same text by hand: nil where it is not spelled as the format says.
    private static func value(_ text: String, _ format: NumericFormat) -> Int? {
        var rest = Substring(text)
        let isNegative = rest.hasPrefix("-")
        if isNegative {
            if format.sign == .none { return nil }
            rest.removeFirst()
        } else if rest.hasPrefix("+") {
            if format.sign != .plusOrMinus { return nil }
            rest.removeFirst()
        }
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, !parts.contains(where: { $0.contains { !("0"..."9").contains($0) } }) else {
            return nil
        }
        let integer = parts[0]
        let fraction = parts.count == 2 ? parts[1] : ""
        if integer.isEmpty, !format.allowsMissingInteger || fraction.isEmpty { return nil }
        if integer.count > 1, integer.hasPrefix("0"), !format.allowsLeadingZeros { return nil }
        if fraction.count > format.maximumFractionDigits ?? .max { return nil }
        if fraction.count < format.minimumFractionDigits { return nil }
        if parts.count == 2, fraction.isEmpty {
            guard format.allowsTrailingDecimalSign, format.maximumFractionDigits != 0 else { return nil }
        }
        guard fraction.count <= 6 else { return nil }
        let padded = fraction + String(repeating: "0", count: 6 - fraction.count)
        guard let millionths = Int("0" + integer + padded) else { return nil }
        return isNegative ? -millionths : millionths
    }

    private static let formats: [NumericFormat] = [
        .integer, NumericFormat(sign: .minus), NumericFormat(maximumFractionDigits: 2),
        NumericFormat(sign: .minus, maximumFractionDigits: nil),
        NumericFormat(sign: .plusOrMinus, allowsLeadingZeros: true, minimumFractionDigits: 1, maximumFractionDigits: 3),
        NumericFormat(
            sign: .minus, maximumFractionDigits: 3, allowsMissingInteger: true, allowsTrailingDecimalSign: true),
        NumericFormat(allowsLeadingZeros: true, minimumFractionDigits: 2, maximumFractionDigits: 2),
    ]

    @Test(
        arguments: [
            (nil, nil), ("0", "9"), ("1", nil), (nil, "41"), ("-4", "4"), ("-9.5", "-0.25"), ("10", "14"),
            ("0.1", "0.14"),
            ("4", "4"), ("1.4", "11.04"), ("0", "0"), ("9", "4"), ("0.999999", nil), ("-0.04", "400"), ("99", "100"),
            ("14e-1", "1.4E+1"),
        ] as [(String?, String?)])
    func agreesWithArithmetic(minimum: String?, maximum: String?) throws {
        func bound(_ text: String?) -> Int? { text.flatMap { Double($0) }.map { Int(($0 * 1e6).rounded()) } }
        let least = bound(minimum) ?? .min
        let most = bound(maximum) ?? .max
        for (index, format) in Self.formats.enumerated() {
            let expression = try #require(Expression.numericRange(from: minimum, through: maximum, format: format))
            let language = try Language(allOf: [expression])
            // Where negative numbers are out of the range, no sign is taken, not even before 0.
            func isIn(_ text: String, _ value: Int?) -> Bool {
                guard let value, least <= value, value <= most else { return false }
                return !text.hasPrefix("-") || least < 0
            }
            var accepted: Set<String> = []
            for (text, value) in Self.values[index] where isIn(text, value) { accepted.insert(text) }
            var viable: Set<String> = []
            for text in accepted { for count in 0...text.count { viable.insert(String(text.prefix(count))) } }
            for text in Self.texts where text.count <= 3 || accepted.contains(text) {
                let verdict = language.verdict(text)
                if (verdict == .complete) != accepted.contains(text) {
                    Issue.record("\(text) of format \(index): \(verdict)")
                }
                if verdict.isImpossible {
                    if viable.contains(text) { Issue.record("\(text) of format \(index) is viable") }
                } else if !viable.contains(text) {
                    let whole = language.shortestCompletion(after: text).map { text + $0 }
                    if whole.map({ isIn($0, Self.value($0, format)) }) != true {
                        Issue.record("\(text) of format \(index) is hopeless")
                    }
                }
            }
        }
    }

    @Test func gap() throws {
        let language = try Language(allOf: [.integers(30...35)])
        #expect(language.verdict("3") == .partial)
        #expect(language.verdict("4") == .impossible(from: 0))
        #expect(language.verdict("36") == .impossible(from: 1))
        #expect(language.allowed(after: "3").description == "[0-5]")
        #expect(!language.canGrow("30"))
    }

    @Test func boundsOfAnyLengthAreExact() throws {
        let long = "123456789012345678901234567890.000000000000000000000000000001"
        let format = NumericFormat(maximumFractionDigits: 40)
        let language = try Language(
            allOf: [try #require(Expression.numericRange(from: long, through: nil, format: format))])
        #expect(language.accepts(long))
        #expect(language.accepts("123456789012345678901234567890.0000000000000000000000000000010"))
        #expect(!language.accepts("123456789012345678901234567890.000000000000000000000000000000999"))
        #expect(language.verdict("123456789012345678901234567890") == .partial)
        #expect(language.accepts("123456789012345678901234567891"))
    }

    /// The texts that spell a number, for each format.
    private static let values: [[(String, Int)]] = formats.map { format in
        texts.compactMap { text in value(text, format).map { (text, $0) } }
    }

    @Test(arguments: ["", "-", ".", "1x", "1e", "1e99999", "e5", "--1", "1.2.3", "９"])
    func noNumbers(text: String) {
        #expect(Expression.numericRange(from: text, through: nil) == nil)
    }

    @Test(arguments: [(0, 0, 1), (7, 7, 2), (1, 12, 2), (1000, 9999, 4), (995, 1004, 4), (0, 99, 2), (89, 110, 3)])
    func numerals(least: Int, most: Int, width: Int) throws {
        let language = try Language(allOf: [.numerals(least...most, width: width)])
        for number in 0..<[1, 10, 100, 1000, 10_000][width] {
            let digits = String(number)
            let text = String(repeating: "0", count: width - digits.count) + digits
            #expect(language.accepts(text) == (least...most).contains(number))
        }
    }

    @Test func ports() throws {
        let language = try Language(allOf: [.integers(1...65535)])
        for number in [0, 1, 9, 10, 6553, 6554, 9999, 10_000, 65_529, 65_535, 65_536, 65_540, 99_999, 100_000] {
            #expect(language.accepts(String(number)) == (1...65535).contains(number))
        }
        #expect(language.verdict("6554") == .complete)
        #expect(!language.canGrow("6554"))
        #expect(language.statistics.states == 10)
    }
}
