import TestSupport
import Testing

@testable import Automata

/// What patterns say of places: the ends of the text, of lines and of words.
struct AssertionTests {
    /// Patterns with texts that they accept and texts that they do not.
    @Test(arguments: [
        ("\\bfoo\\b", ["foo": true, "foo ": false]), ("\\bfoo\\b.*", ["foo": true, "foo-x": true, "foox": false]),
        (".*\\bfoo\\b.*", ["a foo!": true, "afoo": false, "foo": true, "foo_": false, "éfooé": true]),
        (".*\\Bx.*", ["ax": true, "x": false, "a x": false, "éx": false, "ax x": true]),
        ("(?u).*\\Bx.*", ["éx": true, "x": false, "\u{301}x": true, "\u{200D}x": true, "☃x": false]),
        ("(?u:.*\\b)(?-u:\\b).*", ["a": true, "": false, "é": false, "aé": true, "éa": true, "-é": false]),
        ("\\B", ["": true, "a": false]), ("\\b", ["": false, "a": false]), ("\\B-\\B", ["-": true]),
        ("(?:a\\b|b)*", ["ab": false, "a": true, "ba": true, "bba": true, "aa": false, "": true]),
        ("(?:\\b[a-z]+\\b ?){2}", ["ab cd": true, "abcd": false, "ab cd ": true]),
        ("(?:a|\\B)+", ["": true, "aa": true, "b": false]), ("\\b{2}a", ["a": true]), ("\\b*a\\B?", ["a": true]),
        ("a^b", ["ab": false, "a": false]), ("(?:^|-)a", ["a": true, "-a": true, "aa": false]),
        ("(?:a$|b)*", ["bba": true, "ab": false, "": true]), ("x?^a", ["a": true, "xa": false]),
        ("(?:^a)*", ["": true, "a": true, "aa": false]), ("a(?:b|$)c?", ["a": true, "ab": true, "ac": false]),
        ("^*a$+", ["a": true]), ("\\Aa\\z", ["a": true]), ("(?:a\\z|b\\A)+", ["a": true, "aa": false, "b": false]),
        ("(?m)(?:^a\\n?)*", ["a": true, "a\na": true, "aa": false, "a\n": true, "\n": false]),
        ("(?m)(?:^a$[^a]?)+", ["a\na\r": true, "a\u{2028}a": true, "a-": false, "a": true]),
        ("(?m)a$.b", ["a\nb": false]), ("(?ms)a$.b", ["a\nb": true, "a-b": false]),
        ("(?s)a$.b", ["a\nb": false]), ("(?m:a$)\\nb$", ["a\nb": true]), ("(?m-m)a$\\nb", ["a\nb": false]),
        ("(?m)^.*$\\r\\n^.*$", ["a\r\nb": true, "\r\n": true, "a\nb": false]),
        ("(?m)\\Aa|\\nb\\z", ["a": true, "\nb": true]), ("(?m)a\\z\\n|a", ["a\n": false, "a": true]),
        (".*\\b{start}a.*", ["a": true, "ba": false, "-a": true]), (".*a\\b{end}.*", ["a-": true, "ab": false]),
        ("a\\b{end-half}.*", ["a": true, "ab": false, "a-": true]), ("-\\b{end-half}.*", ["-": true, "-a": false]),
        (".\\b{start-half}.", ["-a": true, "--": true, "ab": false]),
        ("(?u)\\d\\w\\s", ["५é\u{85}": true, "aé ": false, "1_\u{FEFF}": false]), ("\\d", ["५": false]),
        ("(?u)[^\\d][\\W\\d]", ["a५": true, "५-": false, "aé": false]), ("(?u:\\w)\\w", ["éa": true, "éé": false]),
        ("(?u)\\D\\W\\S", ["a-b": true, "५-b": false, "aéb": false, "a-\u{2003}": false]),
        ("(?i-u)\\bK\\b.*", ["k": true, "\u{212A}": false, "k\u{212A}": true]), ("(?U)a+?", ["aa": true]),
        ("(?x) a b # comment (\n c \\  \\# ", ["abc #": true, "ab": false]), ("(?x:a +) ", ["aa ": true, "a": false]),
        ("(?x)a (?-x: b)", ["a b": true, "ab": false]),
    ])
    func membership(source: String, texts: [String: Bool]) throws {
        let language = try Language(Pattern(source))
        let sets = try Language(allOf: [Pattern(source).expression], tableLimit: 0)
        for (text, isAccepted) in texts {
            #expect(language.accepts(text) == isAccepted, "\(text.debugDescription)")
            #expect(sets.accepts(text) == isAccepted, "\(text.debugDescription)")
        }
    }

    @Test func verdicts() throws {
        let word = try Language(Pattern("a\\b.*"))
        #expect(word.verdict("a") == .complete)
        #expect(word.verdict("ab") == .impossible(from: 1))
        #expect(!word.allowed(after: "a").contains("_"))
        #expect(word.allowed(after: "a").contains("é"))
        #expect(word.canComplete("a", "b"))
        #expect(word.allowed(at: 1, in: "ab").description == word.allowed(after: "a").description)
        let never = try Language(Pattern("a^b"))
        #expect(never.isEmpty == true)
        #expect(never.verdict("") == .impossible(from: 0))
        // Nothing but a character that is none of a word can come next, and then it is forced no more.
        let forced = try Language(Pattern("a\\b[-b]c"))
        #expect(forced.forcedCompletion(after: "") == "a-c")
    }

    /// What holds at the ends of the text anyway is gone before anything is compiled.
    @Test(arguments: [
        ("^abc$", "abc"), ("(^|a)b", "(|a)b"), ("(?m)^a$|^b$", "a|b"), ("((a$)|b)", "((a)|b)"), ("^^a$$", "a"),
        ("(?:^a)?b", "(?:a)?b"), ("\\Aa{2,3}\\z", "a{2,3}"), ("(?:^)*a", "a"), ("$^", ""), ("(?u)a", "a"),
    ])
    func idleAnchors(source: String, without: String) throws {
        #expect(try Pattern(source).expression == Pattern(without).expression)
    }

    @Test func nothingIsSeenBeyondThePattern() throws {
        let word = try Pattern("\\bb\\b").expression
        let language = try Language(allOf: ["a" + word + "c"])
        #expect(language.accepts("abc"))
        let other = try Language(allOf: [word.complement])
        #expect(!other.accepts("b"))
        #expect(other.accepts("a"))
        #expect(try Language(allOf: [word, word.complement]).isEmpty == true)
        #expect(try Language(allOf: [word.ignoringCase]).accepts("B"))
    }

    @Test func states() throws {
        // No state is divided that no assertion is near to.
        let near = try Language(allOf: [Pattern("\\b[a-z]{500}\\b").expression], preparation: .lazy)
        #expect(near.statistics.nondeterministicStates < 520)
        let everywhere = try Language(allOf: [Pattern("(?:.\\b){500}").expression], preparation: .lazy)
        #expect(everywhere.statistics.nondeterministicStates < 2100)
        // The limit holds for what is compiled in the end.
        let pattern = try Pattern("(?:\\b{start-half}.?\\b{end-half}.?){500}", stateLimit: 3000)
        #expect(throws: LanguageError.tooManyStates(limit: 3000)) {
            try Language(allOf: [pattern.expression], stateLimit: 3000)
        }
        #expect(throws: PatternError.self) { try Pattern("\\b{1}a\\B|\\b", stateLimit: 3) }
        _ = try Pattern("^a$", stateLimit: 1)
    }

    @Test(arguments: [("^", 100_000), ("\\b", 100_000), ("(?:^|\\b)*", 9_000), ("(?:(?m:$)|\\n)", 15_000)])
    func longSourcesNeitherTrapNorStack(unit: String, length: Int) throws {
        let source = String(repeating: unit, count: length / unit.utf8.count)
        do {
            _ = try Language(allOf: [Pattern(source).expression], preparation: .lazy).isEmpty
        } catch let error as PatternError {
            #expect(error.kind == .tooManyStates(found: 10_001, limit: 10_000))
        }
    }
}

/// Random patterns with assertions against a search through all texts; they are written as patterns, and the reference is
/// asked for what was written.
struct RandomAssertionTests {
    enum Letters: CaseIterable {
        case words, unicodeWords, lines

        var texts: Conjunction.Texts {
            switch self {
            case .words: Conjunction.Texts(of: ["a", "-"], upTo: 8)
            case .unicodeWords: Conjunction.Texts(of: ["a", "é", "-"], upTo: 5)
            case .lines: Conjunction.Texts(of: ["a", "-", "\n"], upTo: 5)
            }
        }
    }

    @Test(arguments: Conjunction.Mode.allCases, Letters.allCases)
    func patterns(mode: Conjunction.Mode, letters: Letters) throws {
        try check(seed: 11, rounds: 30, mode, letters) { random, letters in
            let node = Self.node(leaves: 9, letters, &random)
            return ([try Pattern(Self.source(node)).expression], [Expression(.asserted(node))])
        }
    }

    @Test(arguments: Conjunction.Mode.allCases, Letters.allCases)
    func conjunctions(mode: Conjunction.Mode, letters: Letters) throws {
        try check(seed: 12, rounds: 10, mode, letters) { random, letters in
            // What is looked for stands anywhere, or comes again and again: few texts would satisfy both else.
            let letter = Expression.Node.set(ScalarSet(letters))
            let any = Expression.Node.repeated(letter, minimum: 0, maximum: nil)
            let nodes = [
                .sequence([any, Self.node(leaves: 5, letters, &random), any]),
                Expression.Node.repeated(
                    .union([Self.node(leaves: 5, letters, &random), letter]), minimum: 0, maximum: nil),
                .sequence([any, Self.node(leaves: 3, letters, &random), letter]),
            ]
            let patterns = try nodes.map { try Pattern(Self.source($0)).expression }
            return (patterns, nodes.map { Expression(.asserted($0)) })
        }
    }

    @Test(arguments: Letters.allCases)
    func differences(letters: Letters) throws {
        try check(seed: 13, rounds: 10, .table, letters) { random, letters in
            let nodes = (0..<2).map { _ in Self.node(leaves: 5, letters, &random) }
            let patterns = try nodes.map { try Pattern(Self.source($0)).expression }
            let reference = nodes.map { Expression(.asserted($0)) }
            // By itself, and as a part of something larger.
            let others = Expression.set(ScalarSet(letters)).repeated(0...)
            return Bool.random(using: &random)
                ? ([others.subtracting(patterns[0])], [others.subtracting(reference[0])])
                : ([patterns[0] + patterns[1].optional], [reference[0] + reference[1].optional])
        }
    }

    private func check(
        seed: UInt64, rounds: Int, _ mode: Conjunction.Mode, _ letters: Letters,
        _ make: (inout SeededGenerator, [Unicode.Scalar]) throws -> (parts: [Expression], reference: [Expression])
    ) throws {
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let texts = letters.texts
        for _ in 0..<randomRuns(rounds) {
            let (parts, reference) = try make(&random, texts.letters)
            let length: Language.Length =
                Int.random(in: 0..<4, using: &random) == 0 ? .init(minimum: 1, maximum: 4) : .any
            try Conjunction(parts, length, mode, reference: reference, texts: texts).check()
        }
    }

    /// A random node with about so many leaves, some of them assertions.
    private static func node(
        leaves: Int, _ letters: [Unicode.Scalar], _ random: inout SeededGenerator
    ) -> Expression.Node {
        if leaves <= 1 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0...4: return .scalar(letters.randomElement(using: &random) ?? "a")
            case 5: return .set(ScalarSet(letters.shuffled(using: &random).prefix(2)))
            case 6: return .empty
            default:
                let all = assertions(letters)
                return .assertion(all.randomElement(using: &random) ?? .textStart)
            }
        }
        let first = Int.random(in: 1..<leaves, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0...4:
            return .sequence([node(leaves: first, letters, &random), node(leaves: leaves - first, letters, &random)])
        case 5, 6:
            return .union([node(leaves: first, letters, &random), node(leaves: leaves - first, letters, &random)])
        case 7:
            let minimum = Int.random(in: 0...1, using: &random)
            return .repeated(node(leaves: leaves - 1, letters, &random), minimum: minimum, maximum: nil)
        default:
            let minimum = Int.random(in: 0...2, using: &random)
            let maximum = Int.random(in: max(minimum, 1)...2, using: &random)
            return .repeated(node(leaves: leaves - 1, letters, &random), minimum: minimum, maximum: maximum)
        }
    }

    /// Word boundaries of the kinds that the letters tell apart, or the ends of lines.
    private static func assertions(_ letters: [Unicode.Scalar]) -> [Assertion] {
        var result: [Assertion] = [
            .textStart, .textEnd, .word(.boundary, isUnicode: false), .word(.noBoundary, isUnicode: false),
        ]
        if letters.contains("\n") { result += [.lineStart, .lineStart, .lineEnd, .lineEnd] }
        if letters.contains("é") {
            result += [.word(.boundary, isUnicode: true), .word(.noBoundary, isUnicode: true)]
        } else {
            result += [.word(.start, isUnicode: false), .word(.endHalf, isUnicode: false)]
            result += [.word(.end, isUnicode: false), .word(.startHalf, isUnicode: false)]
        }
        return result
    }

    /// How a pattern says it.
    private static func source(_ node: Expression.Node) -> String {
        switch node {
        case .scalar("\n"): "\\n"
        case .scalar(let scalar): String(scalar)
        case .set(let set): set.description
        case .sequence(let parts): parts.map { source($0) }.joined()
        case .union(let parts): "(?:" + parts.map { source($0) }.joined(separator: "|") + ")"
        case .repeated(let inner, let minimum, let maximum):
            "(?:" + source(inner) + "){\(minimum)," + (maximum.map { String($0) } ?? "") + "}"
        case .assertion(let assertion): source(assertion)
        case .empty: "(?:)"
        case .nothing, .words, .multiples, .graph, .intersection, .difference, .asserted: "[]"
        }
    }

    private static func source(_ assertion: Assertion) -> String {
        switch assertion {
        case .textStart: return "^"
        case .textEnd: return "$"
        case .lineStart: return "(?m:^)"
        case .lineEnd: return "(?m:$)"
        case .word(let edge, let isUnicode):
            let written =
                switch edge {
                case .boundary: "\\b"
                case .noBoundary: "\\B"
                case .start: "\\b{start}"
                case .end: "\\b{end}"
                case .startHalf: "\\b{start-half}"
                case .endHalf: "\\b{end-half}"
                }
            return isUnicode ? "(?u:" + written + ")" : written
        }
    }
}
