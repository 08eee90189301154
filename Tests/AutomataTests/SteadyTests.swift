import TestSupport
import Testing

@testable import Automata

/// Many rules that each ask for some character, too many for one table, against a search through all texts.
struct SteadyTests {
    private static let letters: [Unicode.Scalar] = ["a", "b", "c"]
    /// Long enough for a continuation of any two letters that has all that can be asked for.
    private static let texts = Reference.texts(of: letters, upTo: 8)

    /// So many of some letters have to be in the text.
    private struct Asked {
        var letters: [Unicode.Scalar]
        var count: Int

        var expression: Expression {
            let set = ScalarSet(letters)
            let others = Expression.set(set.complement).repeated(0...)
            return (others + Expression.set(set)).repeated(count) + .anything
        }

        func holds(_ text: [Unicode.Scalar]) -> Bool { text.count { letters.contains($0) } >= count }
    }

    /// What else is asked, decided without the library.
    private struct Other: Sendable {
        var expression: Expression
        var holds: @Sendable ([Unicode.Scalar]) -> Bool
    }

    private static let others: [Other] = [
        Other(expression: .anything) { _ in true },
        Other(expression: .set(ScalarSet(letters)).repeated(0...)) { _ in true },
        Other(expression: Expression.set(ScalarSet(["a", "b"])).repeated(0...)) { !$0.contains("c") },
        Other(expression: .anything + "ab" + .anything) { text in
            zip(text, text.dropFirst()).contains { $0 == "a" && $1 == "b" }
        },
        Other(expression: .anything + .text("ba")) { $0.suffix(2) == ["b", "a"] },
        Other(expression: .text("c") + .anything) { $0.first == "c" },
        Other(expression: Expression.set(.all).repeated(2).repeated(0...)) { $0.count % 2 == 0 },
        Other(expression: Expression.words(["abca", "ab", "ccba"]).complement) { text in
            !["abca", "ab", "ccba"].contains(String(text))
        },
    ]

    private func random<Element>(_ elements: [Element], _ random: inout SeededGenerator) -> [Element] {
        elements.filter { _ in Bool.random(using: &random) }
    }

    @Test("Verdicts are those of a search", arguments: 0..<24)
    func verdicts(round: Int) throws {
        let seed = UInt64(4_000 + round)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        // More of them than are put into one table, every other time.
        let asked = (0..<(round % 2 == 0 ? 5 : 30)).map { _ in
            let one = Self.letters.randomElement(using: &random) ?? "a"
            let letters = Set([one] + self.random(Self.letters, &random))
            return Asked(letters: letters.sorted(), count: letters.count > 1 && Bool.random(using: &random) ? 2 : 1)
        }
        let others = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
            Self.others.randomElement(using: &random)
        }
        let minimum = Int.random(in: 0...3, using: &random)
        let maximum = Bool.random(using: &random) ? nil : minimum + Int.random(in: 0...3, using: &random)
        let length = Language.Length(minimum: minimum, maximum: maximum)
        let language = try Language(
            allOf: asked.map(\.expression) + others.map(\.expression), length: length, preparation: .lazy)

        var viable: Set<String> = []
        var accepted: Set<String> = []
        for text in Self.texts where text.count >= minimum && text.count <= maximum ?? 8 {
            guard asked.allSatisfy({ $0.holds(text) }), others.allSatisfy({ $0.holds(text) }) else { continue }
            accepted.insert(String(text))
            for count in 0...text.count { viable.insert(String(Array(text.prefix(count)))) }
        }
        #expect(language.isEmpty == viable.isEmpty)
        for text in Self.texts.prefix(1 + 3 + 9 + (maximum == nil ? 0 : 27)) {
            let hopeless = (0...text.count).first { !viable.contains(String(Array(text.prefix($0)))) }
            let said = language.verdict(String(text))
            let expected: Language.Verdict =
                accepted.contains(String(text))
                ? .complete : hopeless.map { .impossible(from: max($0 - 1, 0)) } ?? .partial
            #expect(said == expected, "\(String(text)) of \(asked), \(length), seed \(seed)")
            let allowed = language.allowed(after: String(text))
            for letter in Self.letters {
                let isViable = viable.contains(String(text + [letter]))
                if maximum != nil || text.count < 2 {
                    #expect(allowed.contains(letter) == isViable, "\(letter) behind \(String(text)), seed \(seed)")
                }
            }
        }
    }

    /// Rules that ask for a character each, all of them others.
    private func contains(_ count: Int) -> [Expression] {
        (0..<count).map { number in
            Asked(letters: [Unicode.Scalar(0x4E00 + UInt32(number)) ?? "?"], count: 1).expression
        }
    }

    @Test("Steps grow with the classes of each table, and no further")
    func steps() throws {
        func steps(_ count: Int) throws -> Int {
            var work = Work()
            let language = try Language(allOf: contains(count), preparation: .lazy, work: &work)
            #expect(try language.isEmpty(work: &work) == false)
            return work.steps
        }
        let (few, many) = (try steps(20), try steps(200))
        #expect(few < 20_000)
        #expect(many < 110 * few)
    }

    @Test("How many characters are missing is exact")
    func missing() throws {
        let language = try Language(allOf: contains(40), length: .init(maximum: 40), preparation: .lazy)
        let all = String(String.UnicodeScalarView((0..<40).compactMap { Unicode.Scalar(0x4E00 + UInt32($0)) }))
        #expect(language.verdict(all) == .complete)
        #expect(language.verdict(String(all.dropLast())) == .partial)
        #expect(language.verdict("x") == .impossible(from: 0))
        #expect(language.verdict(all.prefix(7) + "x" + all.dropFirst(7)) == .impossible(from: 21))
        #expect(try Language(allOf: contains(40), length: .init(maximum: 39), preparation: .lazy).isEmpty == true)
        #expect(language.allowed(after: String(all.prefix(3))).contains("x") == false)
        #expect(language.allowed(after: "").count == 40)
        #expect(!language.canGrow(all))
        let open = try Language(allOf: contains(40), preparation: .lazy)
        #expect(open.canGrow(all))
        #expect(open.canComplete("x", insertingAt: 0))
        #expect(open.allowed(at: 0, in: "x") == .all)
        #expect(open.canComplete("x", insertingAt: 0, within: .init(most: 40)))
        #expect(!open.canComplete("", insertingAt: 0, within: .init(most: 39)))
    }

    @Test("Classes that one component never takes are left out of all")
    func idleClasses() throws {
        let parts = try ["[a-z]*", ".*x.*y.*", ".*y.*z.*"].map { try Pattern($0).expression } + contains(1)
        #expect(try Language(allOf: parts, preparation: .lazy).isEmpty == true)
        #expect(Language.conflict(among: parts)?.components == [0, 3])
        let language = try Language(allOf: Array(parts.dropLast()), preparation: .lazy)
        #expect(language.verdict("ab1") == .impossible(from: 2))
        #expect(language.allowed(after: "ab").description == "[a-z]")
    }
}
