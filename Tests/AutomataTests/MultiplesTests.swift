import Testing

@testable import Automata

/// The multiples of numbers as languages, against long division.
struct MultiplesTests {
    private static let texts: [String] = {
        let alphabet = ["0", "1", "5", "7", ".", "-"]
        var result = [""]
        var begin = 0
        for _ in 0..<5 {
            let end = result.count
            for index in begin..<end { for letter in alphabet { result.append(result[index] + letter) } }
            begin = end
        }
        return result
    }()

    /// A number in thousandths; nil for no number, or one with more places.
    private static func thousandths(_ text: String) -> Int? {
        let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        guard text.prefix(while: { $0 == "-" }).count <= 1, parts.count <= 2,
            parts.allSatisfy({ $0.allSatisfy(\.isNumber) }), parts.contains(where: { !$0.isEmpty })
        else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard fraction.dropFirst(3).allSatisfy({ $0 == "0" }) else { return nil }
        let places = fraction.prefix(3)
        let magnitude = Int("0" + parts[0] + places + String(repeating: "0", count: 3 - places.count)) ?? 0
        return text.hasPrefix("-") ? -magnitude : magnitude
    }

    @Test(
        arguments: [
            ("5", "0"), ("0.25", "0"), ("7", "1"), ("0.05", "0.01"), ("15", "-5"), ("1", "0"), ("100", "50"),
            ("0.7", "-0.1"), ("0.001", "0"), ("2", "1.5"),
        ])
    func agreesWithDivision(step: String, origin: String) throws {
        let expression = try #require(Expression.multiples(of: step, from: origin, sign: .minus))
        let language = try Language(allOf: [expression])
        let (apart, start) = (try #require(Self.thousandths(step)), try #require(Self.thousandths(origin)))
        for text in Self.texts {
            guard text.contains(where: \.isNumber) else { continue }
            let expected = Self.thousandths(text).map { ($0 - start) % apart == 0 } ?? false
            #expect((language.verdict(text) == .complete) == expected, "\(text) in steps of \(step) from \(origin)")
            #expect(Reference.accepts(expression, Array(text.unicodeScalars)) == expected, "\(text)")
        }
    }

    @Test func whatCanBecomeNoMultipleIsImpossible() throws {
        let range = try #require(Expression.numericRange(from: "0", through: "32"))
        let steps = try #require(Expression.multiples(of: "5", from: "0", sign: .none))
        let language = try Language(allOf: [.all(of: range, steps)])
        #expect(language.verdict("3") == .partial)
        #expect(language.verdict("31") == .impossible(from: 1))
        #expect(language.verdict("30") == .complete)
        #expect(language.allowed(after: "3") == ScalarSet("0"..."0"))
        #expect(language.allowed(after: "4").isEmpty)
    }

    @Test func tooManyStatesAreNone() {
        #expect(Expression.multiples(of: "4999", from: "0", sign: .none) == nil)
        #expect(Expression.multiples(of: "0", from: "0", sign: .none) == nil)
        #expect(Expression.multiples(of: "1e40", from: "0", sign: .none) == nil)
    }
}
