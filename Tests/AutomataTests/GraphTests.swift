import TestSupport
import Testing

@testable import Automata

/// Automata that are given, as parts of expressions.
struct GraphTests {
    /// A graph of a few states, whose steps may lead back and to several states at once.
    private static func random(_ generator: inout some RandomNumberGenerator) -> Expression.Graph {
        var graph = Expression.Graph()
        for _ in 0..<Int.random(in: 0...4, using: &generator) { _ = graph.addState() }
        graph.sets = [ScalarSet("a"), ScalarSet("b"), ScalarSet("a"..."c")]
        let states = 0..<graph.stateCount
        for _ in 0..<Int.random(in: 0...9, using: &generator) {
            graph.steps.append(
                Expression.Graph.Step(
                    from: states.randomElement(using: &generator) ?? 0, set: Int32.random(in: 0...2, using: &generator),
                    to: states.randomElement(using: &generator) ?? 0))
        }
        graph.accepting = states.filter { _ in Bool.random(using: &generator) }
        return graph
    }

    @Test func partsOfExpressions() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let graph = Expression.graph(Self.random(&generator))
            for expression in [
                graph, "b" + graph, (graph + "c").repeated(0...), graph.or("ab"), graph.ignoringCase,
                Expression.anything.subtracting(graph),
            ] {
                let language = try Language(allOf: [expression])
                for text in ["", "a", "b", "ab", "ba", "abc", "bab", "cc", "aabca", "AB"] {
                    let scalars = Array(text.unicodeScalars)
                    #expect(language.accepts(text) == Reference.accepts(expression, scalars), "\(seed) \(text)")
                }
            }
        }
    }

    @Test func aGraphThatAcceptsNothingIsNothing() {
        #expect(Expression.graph(Expression.Graph()) == .nothing)
    }

    @Test func aGraphOfTooManyStatesIsRefused() {
        var graph = Expression.Graph()
        for _ in 0..<100 { graph.accepting = [graph.addState()] }
        #expect(throws: LanguageError.tooManyStates(limit: 10)) {
            try Language(allOf: [.graph(graph)], stateLimit: 10)
        }
    }
}
