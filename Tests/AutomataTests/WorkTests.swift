import TestSupport
import Testing

@testable import Automata

/// Compiling has a budget, counted in steps.
struct WorkTests {
    private static let dear: [String] = [
        ".*a.{12}", "(?:[ab]?c?){900}", "(.*a.{9}|.*b.{9})*", "[a-f]{1,900}x", "(a{1,16}){1,16}", "\\p{L}{0,400}\\b",
    ]

    @Test("What is compiled is counted, and ends where there are no more steps", arguments: dear)
    func limit(source: String) throws {
        let parts = [try Pattern(source).expression, try Pattern("[a-z ]*").expression]
        var work = Work()
        _ = try Language(allOf: parts, work: &work)
        #expect(work.steps > 500)
        // The same steps suffice, however they are spread.
        var enough = Work(limit: work.steps * 4)
        _ = try Language(allOf: parts, work: &enough)
        #expect(enough.steps <= enough.limit)
        var short = Work(limit: 20)
        #expect(throws: LanguageError.tooMuchWork(limit: 20)) { try Language(allOf: parts, work: &short) }
    }

    @Test("Products that grow with each factor cost a part of the budget and are left")
    func products() throws {
        // Each of them knows how often its letter was there, three at most.
        let parts = (0..<24).map { number -> Expression in
            let letter = ScalarSet(Unicode.Scalar(UInt8(97 + number)))
            let others = Expression.set(letter.complement).repeated(0...)
            return (others + Expression.set(letter)).repeated(0...3) + others
        }
        var work = Work(limit: 2_000_000)
        let language = try Language(allOf: parts, preparation: .lazy, work: &work)
        #expect(!work.isOver)
        #expect(!language.statistics.isTable)
        #expect(language.verdict("abcabcabc") == .complete)
        #expect(language.verdict("aaaa") == .impossible(from: 3))
        #expect(try language.isEmpty(work: &work) == false)
    }

    @Test("Many sets and many classes are refused before their labels are made")
    func labels() throws {
        let parts = (0..<5_000).map { number -> Expression in
            let set = ScalarSet(Unicode.Scalar(0x4E00 + UInt32(number)) ?? "?")
            return Expression.set(set.complement).repeated(0...) + Expression.set(set) + .anything
        }
        var work = Work(limit: 1_000_000)
        #expect(throws: LanguageError.tooMuchWork(limit: 1_000_000)) { try Language(allOf: parts, work: &work) }
    }

    @Test("A list of texts that are excluded one by one is one list")
    func exclusions() throws {
        let words = (0..<200).map { "word\($0)" }
        let parts = words.map { Expression.words([$0]).complement }
        var work = Work()
        let language = try Language(allOf: parts, work: &work)
        #expect(language.statistics.isTable)
        #expect(work.steps < 100_000)
        for word in words { #expect(!language.accepts(word) && language.accepts(word + "x")) }
        #expect(language.accepts("word"))
    }

    @Test("A scalar costs no more than it is said to", arguments: dear)
    func stepsPerScalar(source: String) throws {
        let seed: UInt64 = 12
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for parts in [[source], [source, ".*b.*c.*", "[a-cx ]*"], [source, "(ab|c)*[a-c]*"]] {
            let expressions = try parts.map { try Pattern($0).expression }
            for preparation in [Language.Preparation.table, .lazy] {
                let language = try Language(allOf: expressions, preparation: preparation)
                let text = String((0..<randomRuns(400)).map { _ in "abc".randomElement(using: &random) ?? "a" })
                var bytes = text
                let cost = language.stepsPerScalar
                let before = language.statistics.steps
                _ = bytes.withUTF8 { language.run($0) }
                // A scalar is counted as read, too.
                #expect(language.statistics.steps - before <= (cost + 1) * (text.count + 1), "\(parts) \(preparation)")
            }
        }
    }

    @Test("What is optional is so however often it is repeated")
    func optionalRepetition() throws {
        #expect(try Pattern("(?:a?){40}").expression == Pattern("a{0,40}").expression)
        #expect(try Pattern("(?:a?){3,}").expression == Pattern("a*").expression)
        let language = try Language(Pattern("(?:[ab]?){4900}"))
        #expect(language.statistics.isTable)
        #expect(language.stepsPerScalar == 1)
    }

    @Test("A conflict is looked for within the budget")
    func conflicts() throws {
        let parts =
            try (0..<40).map { try Pattern(".*a.{0,\($0)}").expression }
            + ["b[bc]*", "[a-c]*a"].map { try Pattern($0).expression }
            + [Pattern("[bc]*").expression]
        let found = Language.conflict(among: parts)
        #expect(found?.isSmallest == true)
        #expect(found?.components == [41, 42])
        var work = Work(limit: 30_000)
        let cut = Language.conflict(among: parts, work: &work)
        #expect(cut?.isSmallest != true)
    }

    @Test("Memory is told of what was made")
    func bytes() throws {
        let small = try Language(Pattern("[a-z]+"))
        let large = try Language(Pattern("[a-z]{3000}"))
        #expect(small.byteCount < 10_000)
        #expect(large.byteCount > 3_000 * 2 * 4)
    }
}
