import Automata
import Testing

@testable import FieldEngine

/// Lengths of any unit beside patterns: never a text taken for hopeless that is not, and none for possible that is not,
/// as far as searching all continuations over scalars of every width can tell.
@Suite("Lengths in every unit") struct LengthLanguageTests {
    static let scalars = ["a", "é", "€", "😀"]
    /// Every text of at most four of them, shorter ones first.
    static let texts: [String] = {
        var all = [""]
        var last = [""]
        for _ in 0..<4 {
            last = last.flatMap { text in scalars.map { text + $0 } }
            all += last
        }
        return all
    }()

    struct Demand: CustomStringConvertible {
        var rules: [(LengthUnit, min: Int?, max: Int?)]
        /// At most so many scalars, of those.
        var pattern: String
        var longest: Int
        var isMixed = false

        var description: String { "\(rules) \(pattern) \(isMixed ? "mixed" : "")" }
    }

    static let demands: [Demand] = [
        Demand(rules: [(.utf8, 3, 6)], pattern: "[aé€😀]{0,4}", longest: 4),
        Demand(rules: [(.utf8, nil, 5)], pattern: "(a|é)*", longest: 4),
        Demand(rules: [(.utf8, 4, 4)], pattern: "a{0,4}", longest: 4),
        Demand(rules: [(.utf16, 3, 5)], pattern: "[aé€😀]{0,4}", longest: 4),
        Demand(rules: [(.utf16, 4, nil), (.utf8, nil, 9)], pattern: "[a😀]{0,4}", longest: 4),
        Demand(rules: [(.character, 2, 3), (.utf8, nil, 7)], pattern: "[aé€😀]{0,4}", longest: 4),
        Demand(rules: [(.scalar, 3, nil)], pattern: "(é|€){0,4}", longest: 4),
        Demand(rules: [(.utf8, 6, nil), (.character, nil, 2)], pattern: "[aé€😀]{0,4}", longest: 4),
        Demand(rules: [(.utf8, nil, 3)], pattern: "(aé){0,2}", longest: 4, isMixed: true),
        Demand(rules: [(.utf16, 3, 3)], pattern: "a{0,4}", longest: 4, isMixed: true),
    ]

    @Test(arguments: demands) func sound(_ demand: Demand) throws {
        let lengths = demand.rules.map { Rule(check: .length(min: $0.min, max: $0.max, exact: nil, unit: $0.0)) }
        let pattern = Rule(check: .pattern(source: demand.pattern, ignoreCase: false))
        // Mixed: the length or a word that is none of the pattern's.
        let rules =
            demand.isMixed
            ? [Rule(check: .any(lengths + [Rule(check: .oneOf(["ééé"], ignoreCase: false))]))] : lengths + [pattern]
        var registry = TypeRegistry(stateLimit: 10_000)
        let type = try registry.type(named: "phrase", parameters: .table([]))
        let today = CivilDate(year: 2026, month: 11, day: 21)
        let language = try FieldLanguage(
            type: type, liveRules: rules, finalRules: [], minLength: nil,
            maxLength: demand.isMixed ? 4 : nil, unit: .character, stateLimit: 10_000, today: today)
        func holds(_ text: String) -> Bool {
            if demand.isMixed {
                return text.count <= 4
                    && (text == "ééé"
                        || demand.rules.allSatisfy {
                            LengthBounds(minimum: $0.min ?? 0, maximum: $0.max, unit: $0.0).holds(text)
                        })
            }
            return demand.rules.allSatisfy {
                LengthBounds(minimum: $0.min ?? 0, maximum: $0.max, unit: $0.0).holds(text)
            }
                && language.isMet(pattern, by: text, today: today)
        }
        for text in Self.texts {
            let verdict = language.verdict(text, caret: nil, today: today)
            let continuations = Self.texts.filter { $0.hasPrefix(text) }
            if holds(text) {
                #expect(verdict == .complete, "\(demand) on \(text)")
            } else if continuations.contains(where: holds) {
                #expect(verdict == .partial, "\(demand) on \(text)")
            } else {
                #expect(verdict != .complete, "\(demand) on \(text)")
                // A scalar to come is taken for a narrow one where the greatest length counts, and for a wide one
                // where the least does: not more than that may be overlooked.
                guard case .impossible(let from) = verdict, from > 0 else { continue }
                let before = language.verdict(String(text.utf8.prefix(from)) ?? "", caret: nil, today: today)
                if case .impossible = before { Issue.record("\(demand) on \(text)") }
            }
        }
    }

    @Test("Where only ASCII may come, a least length in bytes is exact")
    func ascii() throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        let type = try registry.type(named: "phrase", parameters: .table([]))
        let today = CivilDate(year: 2026, month: 11, day: 21)
        let rules = [
            Rule(check: .length(min: 3, max: nil, exact: nil, unit: .utf8)),
            Rule(check: .pattern(source: "a{3,4}|b", ignoreCase: false)),
        ]
        let language = try FieldLanguage(
            type: type, liveRules: rules, finalRules: [], minLength: nil, maxLength: nil, unit: .character,
            stateLimit: 10_000, today: today)
        #expect(language.verdict("b", caret: nil, today: today) == .impossible(from: 0))
        #expect(language.allowed(in: [("", 0)], today: today) == "[a]")
    }

    @Test("What may come next is what still fits, by its width")
    func allowed() throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        let type = try registry.type(named: "phrase", parameters: .table([]))
        let today = CivilDate(year: 2026, month: 11, day: 21)
        func allowed(_ maximum: Int, _ unit: LengthUnit, _ text: String) throws -> String? {
            try FieldLanguage(
                type: type, liveRules: [Rule(check: .pattern(source: "[aé€😀]*", ignoreCase: false))], finalRules: [],
                minLength: nil, maxLength: maximum, unit: unit, stateLimit: 10_000, today: today
            ).allowed(in: [(text, text.utf8.count)], today: today)
        }
        #expect(try allowed(4, .utf8, "") == "[a\\u{E9}\\u{20AC}\\u{1F600}]")
        #expect(try allowed(4, .utf8, "a") == "[a\\u{E9}\\u{20AC}]")
        #expect(try allowed(4, .utf8, "é") == "[a\\u{E9}]")
        #expect(try allowed(4, .utf8, "€") == "[a]")
        #expect(try allowed(4, .utf8, "😀") == "[]")
        #expect(try allowed(2, .utf16, "€") == "[a\\u{E9}\\u{20AC}]")
        #expect(try allowed(1, .character, "") == "[a\\u{E9}\\u{20AC}\\u{1F600}]")
    }
}
