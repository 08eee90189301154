import TestSupport
import Testing

@testable import Automata

/// Patterns that make other engines take forever: the steps are counted.
struct LinearityTests {
    @Test(arguments: [
        "(a+)+", "(a+)+$", "(a|a)*b", "(a|aa)+b", "(a*)*b", ".*.*.*x", "(.*a.{20})", "(.*a.{200})", "(x+x+)+y",
        "(.*)*c",
        "([ab]*a[ab]{12}){2}", "(a?){150}a{150}", "(a{1,16}){1,16}", "((a?){16}){16}", "(.*,){20}x", "(\\w|\\d|a)*!",
        "(.*a.{12}|.*b.{11}|.*c.{10})*", "^(([a-z])+.)+[A-Z]([a-z])+$", "(([a-z]+)*[0-9])*",
    ])
    func stepsGrowWithTheText(source: String) throws {
        let seed: UInt64 = 77
        var random = SeededGenerator(seed: seed)
        let mixed = String((0..<1200).map { _ in ["a", "b", "c", ","].randomElement(using: &random) ?? "a" })
        let expression = try Pattern(source).expression
        let size = expression.node.stateCount(limit: 100_000)
        for text in [String(repeating: "a", count: 1200), mixed] {
            let language = try Language(allOf: [expression])
            let middle = text.utf8.count / 2
            _ = language.verdict(text)
            _ = language.allowed(after: text)
            _ = language.canComplete(text, insertingAt: middle)
            _ = language.allowed(at: middle, in: text)
            // However hard the pattern is and however long the text, a byte costs no more than the pattern's size, for
            // each of the questions.
            let steps = language.statistics.steps
            #expect(steps <= (1200 + 100) * 4 * (4 * size + 16), "seed \(seed)")
        }
    }

    @Test func theCacheIsBounded() throws {
        let language = try Language(Pattern("(.*a.{2000})"))
        #expect(!language.statistics.isTable)
        let seed: UInt64 = 9
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let text = String((0..<30_000).map { _ in Bool.random(using: &random) ? "a" as Character : "b" })
        let expected = Array(text)[text.count - 2001] == "a"
        #expect(language.accepts(text) == expected)
        #expect(language.statistics.states <= 4096)
        #expect(language.verdict(text) == (expected ? .complete : .partial))
    }

    @Test func flushedInTheMiddleOfARun() throws {
        // A small cache that is emptied again and again gives the same answers.
        let expression = try Pattern("(.*a.{6})").expression
        var compiler = try Compiler([expression], stateLimit: 100)
        let automaton = NFA(try compiler.parts(expression.node))
        var small = LazyDFA(automaton, compiler.alphabet, maximumStates: 3, maximumWords: 100)
        let table = try Language(allOf: [expression])
        let seed: UInt64 = 10
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            var text = String((0..<40).map { _ in Bool.random(using: &random) ? "a" as Character : "b" })
            let run = try #require(text.withUTF8 { small.run($0) })
            #expect(run.state >= 0)
            #expect(small.accepts[Int(run.state)] == table.accepts(text))
            #expect(run.isAccepting == table.accepts(text))
        }
        #expect(small.generation > 10)
    }
}
