import FieldServer
import TestClients
import TestSupport
import Testing

/// What is said of a text while it is typed is exactly what searching all its continuations says.
///
/// Fields of random rules over two letters, with a greatest length, so that the search is complete; what the texts
/// are judged by is written down here once more, as plainly as possible.
@Suite("Verdicts are exact") struct LanguagePropertyTests {
    private static let maximum = 5
    /// Every text of at most that many letters, shorter ones first.
    private static let texts: [String] = {
        var all = [""]
        var last = [""]
        for _ in 0..<maximum {
            last = last.flatMap { [$0 + "a", $0 + "b"] }
            all += last
        }
        return all
    }()

    private static func extensions(of text: String) -> [String] { texts.filter { $0.hasPrefix(text) } }

    @Test("Of rules", arguments: 1...25)
    func rules(seed: Int) {
        var random = SeededGenerator(seed: seed)
        // No third letter can help out.
        let letters = TestRule.pattern(.repeated(.either, 0, nil))
        let live = [letters] + (0..<Int.random(in: 0...2, using: &random)).map { _ in .random(depth: 2, &random) }
        let final = (0..<Int.random(in: 0...2, using: &random)).map { _ in TestRule.random(depth: 2, &random) }
        let members = #"""
            "maxLength":\#(Self.maximum),"validation":{"live":{"rules":[\#(live.map(\.json).joined(separator: ","))]},
            "final":{"rules":[\#(final.map(\.json).joined(separator: ","))]}}
            """#
        var client = TestClient()
        let isSatisfiable = Self.texts.contains { text in (live + final).allSatisfy { $0.holds(text) } }
        let created = client.create(members)
        #expect(created["error"].isAbsent == isSatisfiable, "seed \(seed): \(members) \(created["error"])")
        guard created["error"].isAbsent else { return }
        check(&client, "seed \(seed): \(members)") { text in
            (live: live.allSatisfy { $0.holds(text) }, all: (live + final).allSatisfy { $0.holds(text) })
        }
    }

    @Test("Of types of one's own", arguments: 1...25)
    func types(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let pattern = TestPattern.random(depth: 3, &random)
        let live = (0..<Int.random(in: 0...1, using: &random)).map { _ in TestRule.random(depth: 1, &random) }
        // A template of three to five slots, or none; each takes one letter or both.
        var slots: [Character] = []
        if Bool.random(using: &random) {
            slots = (0..<Int.random(in: 3...Self.maximum, using: &random)).compactMap { _ in
                "aab*".randomElement(using: &random)
            }
        }
        let named = Set(slots).sorted().map { #""\#($0)":"\#($0 == "*" ? "[ab]" : "[\($0)]")""# }
        let template =
            slots.isEmpty ? "" : #""template":"<\#(String(slots))>","slots":{\#(named.joined(separator: ","))},"#
        let members = #"""
            \#(template)"pattern":"\#(pattern.source)","maxLength":\#(Self.maximum),
            "live":[\#(live.map(\.json).joined(separator: ","))]
            """#
        func holds(_ text: String) -> Bool {
            let fills =
                slots.isEmpty || text.count == slots.count && zip(text, slots).allSatisfy { $1 == "*" || $0 == $1 }
            return fills && pattern.matches(text) && live.allSatisfy { $0.holds(text) }
        }
        var client = TestClient()
        let defined = client.request("type/define", #"{"name":"own","description":"",\#(members)}"#)
        let isSatisfiable = Self.texts.contains { holds($0) }
        #expect(defined["error"].isAbsent == isSatisfiable, "seed \(seed): \(members) \(defined["error"])")
        guard defined["error"].isAbsent else { return }
        _ = client.create(#""type":"own""#)
        check(&client, "seed \(seed): \(members)") { text in (live: holds(text), all: holds(text)) }
    }

    /// Compares what is said of each text with what the search says. Texts that the template does not let in are
    /// left out.
    private func check(
        _ client: inout TestClient, _ what: String, _ holds: (String) -> (live: Bool, all: Bool)
    ) {
        for text in Self.texts where !text.isEmpty {
            _ = client.request("field/update", #"{"field":"f","set":{"value":""}}"#)
            let edit = client.request("field/edit", #"{"field":"f","input":"\#(text)"}"#)
            guard edit["value"].string == text else { continue }
            let field = client.request("field/get", #"{"field":"f"}"#)
            let extensions = Self.extensions(of: text)
            let isViable = extensions.contains { holds($0).all }
            let expected = holds(text).all ? "complete" : isViable ? "partial" : "impossible"
            #expect(field.content == expected, "\(what) on \(text)")
            // While typing, only what the live rules say counts.
            let isLiveViable = extensions.contains { holds($0).live }
            #expect((field.validity == "invalid") == !isLiveViable, "\(what) on \(text)")
            #expect((field.validity == "valid") == holds(text).all, "\(what) on \(text)")
            let allowed = ["a", "b"].filter { next in
                Self.extensions(of: text + next).contains { holds($0).all }
            }
            let said = field.allowed ?? "[ab]"
            #expect(["a", "b"].filter { Self.lists(said, $0) } == allowed, "\(what) on \(text), allowed \(said)")
            let judged = client.request("field/check", #"{"field":"f"}"#)
            #expect(judged["valid"].flag == holds(text).all, "\(what) on \(text)")
        }
    }

    /// Whether a class lists a letter. Ranges that cross the letters are those of negated classes.
    private static func lists(_ list: String, _ letter: String) -> Bool {
        (try? Regex(list))?.matches(letter) ?? false
    }
}

extension Regex where Output == AnyRegexOutput {
    fileprivate func matches(_ text: String) -> Bool { (try? wholeMatch(in: text)) != nil }
}

/// A pattern over two letters, and the places where a match of it ends.
private indirect enum TestPattern {
    case letter(Character)
    case either
    case sequence([TestPattern])
    case choice([TestPattern])
    case repeated(TestPattern, Int, Int?)

    static func random(depth: Int, _ random: inout SeededGenerator) -> TestPattern {
        guard depth > 0 else {
            return [.letter("a"), .letter("b"), .either].randomElement(using: &random) ?? .either
        }
        let count = Int.random(in: 1...3, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .random(depth: 0, &random)
        case 1: return .choice((0...count).map { _ in .random(depth: depth - 1, &random) })
        case 2:
            let least = Int.random(in: 0...2, using: &random)
            let most = Bool.random(using: &random) ? nil : least + Int.random(in: 1...2, using: &random)
            return .repeated(.random(depth: depth - 1, &random), least, most)
        default: return .sequence((0..<count).map { _ in .random(depth: depth - 1, &random) })
        }
    }

    var source: String {
        switch self {
        case .letter(let letter): String(letter)
        case .either: "[ab]"
        case .sequence(let parts): parts.map { "(\($0.source))" }.joined()
        case .choice(let parts): "(" + parts.map(\.source).joined(separator: "|") + ")"
        case .repeated(let inner, let least, let most):
            "(\(inner.source))" + (most.map { "{\(least),\($0)}" } ?? "{\(least),}")
        }
    }

    func matches(_ text: String) -> Bool {
        let letters = Array(text)
        return ends(letters, [0]).contains(letters.count)
    }

    private func ends(_ text: [Character], _ starts: Set<Int>) -> Set<Int> {
        switch self {
        case .letter(let letter): return Set(starts.filter { $0 < text.count && text[$0] == letter }.map { $0 + 1 })
        case .either: return Set(starts.filter { $0 < text.count }.map { $0 + 1 })
        case .sequence(let parts): return parts.reduce(starts) { $1.ends(text, $0) }
        case .choice(let parts): return parts.reduce(into: []) { $0.formUnion($1.ends(text, starts)) }
        case .repeated(let inner, let least, let most):
            var reached = starts
            for _ in 0..<least { reached = inner.ends(text, reached) }
            var all = reached
            for _ in 0..<(most.map { $0 - least } ?? text.count + 1) {
                reached = inner.ends(text, reached)
                all.formUnion(reached)
            }
            return all
        }
    }
}

/// A rule with what it means.
private indirect enum TestRule {
    case pattern(TestPattern)
    case length(Int, Int?)
    case list([String], isAllowed: Bool)
    case contains(Character, Int)
    case starts(String)
    case ends(String)
    case not([TestRule])
    case all([TestRule])
    case any([TestRule])

    static func random(depth: Int, _ random: inout SeededGenerator) -> TestRule {
        func word(_ count: ClosedRange<Int>) -> String {
            String((0..<Int.random(in: count, using: &random)).map { _ in Bool.random(using: &random) ? "a" : "b" })
        }
        switch Int.random(in: 0..<(depth > 0 ? 11 : 7), using: &random) {
        case 0, 1: return .pattern(.random(depth: 2, &random))
        case 2:
            let least = Int.random(in: 0...3, using: &random)
            return .length(least, Bool.random(using: &random) ? nil : least + Int.random(in: 0...2, using: &random))
        case 3:
            let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in word(1...4) }
            return .list(words, isAllowed: Bool.random(using: &random))
        case 4: return .contains(Bool.random(using: &random) ? "a" : "b", Int.random(in: 1...3, using: &random))
        case 5: return .starts(word(1...2))
        case 6: return .ends(word(1...2))
        case 7, 8: return .any((0..<2).map { _ in .random(depth: depth - 1, &random) })
        case 9: return .all((0..<2).map { _ in .random(depth: depth - 1, &random) })
        default:
            let count = Int.random(in: 1...2, using: &random)
            return .not((0..<count).map { _ in .random(depth: depth - 1, &random) })
        }
    }

    var json: String {
        func group(_ name: String, _ rules: [TestRule]) -> String {
            #"{"rule":"\#(name)","rules":[\#(rules.map(\.json).joined(separator: ","))]}"#
        }
        switch self {
        case .pattern(let pattern): return #"{"rule":"pattern","pattern":"\#(pattern.source)"}"#
        case .length(let least, let most):
            return #"{"rule":"length","min":\#(least)\#(most.map { #","max":\#($0)"# } ?? "")}"#
        case .list(let words, let isAllowed):
            let values = words.map { "\"\($0)\"" }.joined(separator: ",")
            return #"{"rule":"\#(isAllowed ? "oneOf" : "noneOf")","values":[\#(values)]}"#
        case .contains(let letter, let count):
            return #"{"rule":"contains","characters":"[\#(letter)]","atLeast":\#(count)}"#
        case .starts(let text): return #"{"rule":"startsWith","text":"\#(text)"}"#
        case .ends(let text): return #"{"rule":"endsWith","text":"\#(text)"}"#
        case .not(let rules): return group("not", rules)
        case .all(let rules): return group("all", rules)
        case .any(let rules): return group("any", rules)
        }
    }

    func holds(_ text: String) -> Bool {
        switch self {
        case .pattern(let pattern): pattern.matches(text)
        case .length(let least, let most): text.count >= least && text.count <= most ?? .max
        case .list(let words, let isAllowed): words.contains(text) == isAllowed
        case .contains(let letter, let count): text.filter { $0 == letter }.count >= count
        case .starts(let start): text.hasPrefix(start)
        case .ends(let end): text.hasSuffix(end)
        case .not(let rules): !rules.contains { $0.holds(text) }
        case .all(let rules): rules.allSatisfy { $0.holds(text) }
        case .any(let rules): rules.contains { $0.holds(text) }
        }
    }
}
