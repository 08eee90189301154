/// When a count is of a plural category, as Unicode CLDR writes it: `n % 10 = 2..4 and n % 100 != 12..14`.
struct PluralRule: Equatable {
    /// Relations of which all hold, in one of these lists.
    private var alternatives: [[Relation]]

    fileprivate struct Relation: Equatable {
        var divisor: Int?
        var isEqual: Bool
        var ranges: [ClosedRange<Int>]
    }

    /// What counts are is whole and not negative: `n` and `i` are the count, and digits behind the decimal sign there are none.
    init(_ text: String) throws {
        var alternatives: [[Relation]] = []
        for alternative in Self.parts(of: text, at: "or") {
            var relations: [Relation]? = []
            for part in Self.parts(of: alternative, at: "and") {
                var words = part
                let operand = words.isEmpty ? "" : String(words.removeFirst())
                var divisor: Int?
                if words.count > 1, words[0] == "%", let number = Int(words[1]), number > 0 {
                    divisor = number
                    words.removeFirst(2)
                }
                guard words.count == 2, words[0] == "=" || words[0] == "!=" else {
                    throw ModelError("a plural rule is not understood: \(text)")
                }
                let relation = Relation(
                    divisor: divisor, isEqual: words[0] == "=",
                    ranges: try words[1].split(separator: ",").map { try Self.range($0, in: text) })
                switch operand {
                case "n", "i": relations?.append(relation)
                case "v", "w", "f", "t", "c", "e": if !relation.holds(for: 0) { relations = nil }
                default: throw ModelError("a plural rule is not understood: \(text)")
                }
                if relations == nil { break }
            }
            if let relations { alternatives.append(relations) }
        }
        self.alternatives = alternatives
    }

    private static func parts(of text: String, at word: String) -> [[Substring]] {
        parts(of: text.split(separator: " "), at: word)
    }

    private static func parts(of words: [Substring], at word: String) -> [[Substring]] {
        words.split(separator: Substring(word)).map { Array($0) }
    }

    private static func range(_ text: Substring, in rule: String) throws -> ClosedRange<Int> {
        let ends = text.split(separator: ".").map { Int($0) }
        guard let first = ends.first.flatMap({ $0 }), let last = ends.last.flatMap({ $0 }), ends.count < 3,
            first <= last
        else { throw ModelError("a plural rule is not understood: \(rule)") }
        return first...last
    }

    func holds(for count: Int) -> Bool { alternatives.contains { $0.allSatisfy { $0.holds(for: count) } } }

    /// The same as a condition of Swift about `count`.
    var swift: String {
        alternatives.map { $0.map(\.swift).joined(separator: " && ") }.joined(separator: " || ")
    }
}

extension PluralRule.Relation {
    func holds(for count: Int) -> Bool {
        let number = divisor.map { count % $0 } ?? count
        return ranges.contains { $0.contains(number) } == isEqual
    }

    var swift: String {
        let number = divisor.map { "count % \($0)" } ?? "count"
        let relations = ranges.map { range in
            if range.count == 1 { return "\(number) \(isEqual ? "==" : "!=") \(range.lowerBound)" }
            return "\(isEqual ? "" : "!")(\(range.lowerBound)...\(range.upperBound)).contains(\(number))"
        }
        let joined = relations.joined(separator: isEqual ? " || " : " && ")
        return relations.count > 1 ? "(\(joined))" : joined
    }
}
