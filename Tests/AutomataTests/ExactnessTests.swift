import TestSupport
import Testing

@testable import Automata

/// Languages of random expressions over `ab` against a search through all texts.
///
/// A text that the search finds has to be found by the language. Where the language says that a text can be completed
/// and the search, which ends at nine scalars, has found none, the language has to show a completion that the reference
/// accepts. So every answer is checked on both sides.
struct ExactnessTests {
    @Test(arguments: [Conjunction.Mode.table, .subsets])
    func singleExpressions(mode: Conjunction.Mode) throws {
        try checkRandom(seed: 1, rounds: 16, mode: mode) { random in
            ([Reference.expression(leaves: 6, withDifferences: mode == .table, &random)], .any)
        }
    }

    @Test(arguments: [Conjunction.Mode.table, .subsets])
    func bounded(mode: Conjunction.Mode) throws {
        try checkRandom(seed: 2, rounds: 20, mode: mode) { random in
            let minimum = Int.random(in: 0...5, using: &random)
            let maximum = Bool.random(using: &random) ? nil : Int.random(in: minimum...7, using: &random)
            return (
                [Reference.expression(leaves: 6, withDifferences: mode == .table, &random)],
                .init(minimum: minimum, maximum: maximum)
            )
        }
    }

    @Test(arguments: [Conjunction.Mode.table, .subsets])
    func conjunctions(mode: Conjunction.Mode) throws {
        try checkRandom(seed: 3, rounds: 16, mode: mode) { random in
            let parts = (0..<Int.random(in: 2...3, using: &random)).map { _ in
                Reference.expression(leaves: 5, withDifferences: false, &random)
            }
            let minimum = Int.random(in: 0...3, using: &random)
            return (parts, Bool.random(using: &random) ? .any : .init(minimum: minimum, maximum: minimum + 3))
        }
    }

    private func checkRandom(
        seed: UInt64, rounds: Int, mode: Conjunction.Mode,
        _ make: (inout SeededGenerator) -> (parts: [Expression], length: Language.Length)
    ) throws {
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<randomRuns(rounds) {
            let (parts, length) = make(&random)
            try Conjunction(parts, length, mode).check()
        }
    }
}

/// A language, and what the search says of it.
struct Conjunction {
    enum Mode: CaseIterable {
        case table, subsets
    }

    /// The letters of the texts that are looked at, and all these texts.
    struct Texts {
        let letters: [Unicode.Scalar]
        let all: [[Unicode.Scalar]]

        init(of letters: [Unicode.Scalar], upTo length: Int) {
            self.letters = letters
            all = Reference.texts(of: letters, upTo: length)
        }

        static let ab = Texts(of: ["a", "b"], upTo: 9)
    }

    let parts: [Expression]
    /// The same languages, as the reference is asked for them.
    let reference: [Expression]
    let texts: Texts
    let length: Language.Length
    let mode: Mode
    let language: Language
    let accepted: Set<String>
    /// The beginnings of what is accepted.
    let viable: Set<String>

    /// - Parameter reference: where the parts are not to be taken for what they say themselves.
    init(
        _ parts: [Expression], _ length: Language.Length, _ mode: Mode, reference: [Expression]? = nil,
        texts: Texts = .ab
    ) throws {
        let reference = reference ?? parts
        self.parts = parts
        self.reference = reference
        self.texts = texts
        self.length = length
        self.mode = mode
        language = try Language(allOf: parts, length: length, tableLimit: mode == .table ? nil : 0)
        var accepted: Set<String> = []
        var viable: Set<String> = []
        for text in texts.all where text.count >= length.minimum && text.count <= length.maximum ?? .max {
            guard reference.allSatisfy({ Reference.accepts($0, text) }) else { continue }
            accepted.insert(String(text))
            for count in 0...text.count { viable.insert(String(Array(text.prefix(count)))) }
        }
        self.accepted = accepted
        self.viable = viable
    }

    private func expect(_ condition: Bool, _ what: String) {
        if !condition { Issue.record("\(what): \(reference.map(\.node)) \(length) \(mode)") }
    }

    /// Whether the reference accepts a text of any length.
    private func holds(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        if scalars.count < length.minimum || scalars.count > length.maximum ?? .max { return false }
        return reference.allSatisfy { Reference.accepts($0, scalars) }
    }

    /// Whether a text of the language between two ends can be shown.
    private func isShown(_ prefix: String, _ suffix: String) -> Bool {
        let framed = Expression.text(prefix) + .anything + .text(suffix)
        guard let whole = try? Language(allOf: parts + [framed], length: length) else { return false }
        return whole.shortestCompletion(after: "").map(holds) ?? false
    }

    func check() {
        // The table of an empty language has no states.
        expect(language.statistics.isTable == (mode == .table) || language.isEmpty == true, "the mode")
        expect(language.isEmpty != true || accepted.isEmpty, "empty, but it is not")
        expect(language.isEmpty != false || !accepted.isEmpty || isShown("", ""), "not empty, but it is")
        for scalars in texts.all where scalars.count <= 4 {
            let text = String(scalars)
            checkVerdict(text)
            checkNext(text)
            if scalars.count <= 3 { for caret in 0...scalars.count { checkCaret(scalars, caret) } }
        }
    }

    private func checkVerdict(_ text: String) {
        let verdict = language.verdict(text)
        expect(language.accepts(text) == accepted.contains(text), "acceptance of \(text)")
        expect((verdict == .complete) == accepted.contains(text), "completeness of \(text)")
        if case .impossible(let offset) = verdict {
            expect(!viable.contains(text), "\(text) is viable")
            let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
            expect(offset == 0 || !language.verdict(before).isImpossible, "\(text) is hopeless before \(offset)")
            let behind =
                before
                + text.unicodeScalars.dropFirst(before.unicodeScalars.count).prefix(1).map { String($0) }.joined()
            expect(language.verdict(behind).isImpossible, "\(text) is not hopeless at \(offset)")
        } else {
            expect(viable.contains(text) || isShown(text, ""), "\(text) is hopeless")
            if mode == .table || parts.count == 1 {
                let rest = language.shortestCompletion(after: text)
                expect(rest.map { holds(text + $0) } ?? false, "the completion of \(text)")
            }
        }
    }

    private func checkNext(_ text: String) {
        let allowed = language.allowed(after: text)
        for scalar in (texts.letters + ["c"]).map({ String($0) }) {
            let isViable = !language.verdict(text + scalar).isImpossible
            expect(allowed.contains(Unicode.Scalar(scalar) ?? "?") == isViable, "\(scalar) behind \(text)")
        }
        expect(language.canGrow(text) == !allowed.isEmpty, "growth of \(text)")
        let forced = language.forcedCompletion(after: text)
        for longer in accepted where longer.hasPrefix(text) {
            expect(longer.hasPrefix(text + forced), "\(forced) forced behind \(text)")
        }
        if language.verdict(text) == .partial, forced.isEmpty {
            expect(allowed.count > 1, "nothing forced behind \(text)")
        }
    }

    private func checkCaret(_ scalars: [Unicode.Scalar], _ place: Int) {
        let text = String(scalars)
        let prefix = String(Array(scalars.prefix(place)))
        let suffix = String(Array(scalars.dropFirst(place)))
        let caret = prefix.utf8.count
        let isFound = accepted.contains {
            $0.count >= text.count && $0.hasPrefix(prefix) && $0.hasSuffix(suffix)
        }
        let claim = language.canComplete(text, insertingAt: caret)
        expect(claim == language.canComplete(prefix, suffix), "two ways to ask of \(prefix)|\(suffix)")
        expect(claim == isFound || claim && isShown(prefix, suffix), "completion of \(prefix)|\(suffix)")
        let next = language.allowed(at: caret, in: text)
        for scalar in (texts.letters + ["c"]).map({ String($0) }) {
            let isPossible =
                !language.verdict(prefix + scalar + suffix).isImpossible
                || language.canComplete(prefix + scalar, suffix)
            expect(next.contains(Unicode.Scalar(scalar) ?? "?") == isPossible, "\(scalar) in \(prefix)|\(suffix)")
        }
    }
}
