import TestSupport

@testable import Automata

/// Decides membership straight from the expression, without automata: the independent opinion of these tests.
enum Reference {
    static func accepts(_ expression: Expression, _ text: [Unicode.Scalar]) -> Bool {
        accepts(expression.node, text)
    }

    private static func accepts(_ node: Expression.Node, _ text: [Unicode.Scalar]) -> Bool {
        // The same as below, where the text is all that there is.
        if case .asserted(let inner) = node { return accepts(inner, text) }
        return ends(node, text, from: 1) >> UInt64(text.count) & 1 == 1
    }

    /// The places where a match may end, as bits, of matches that begin at one of the places given.
    private static func ends(_ node: Expression.Node, _ text: [Unicode.Scalar], from starts: UInt64) -> UInt64 {
        func consuming(_ isTaken: (Unicode.Scalar) -> Bool) -> UInt64 {
            var result: UInt64 = 0
            for (place, scalar) in text.enumerated() where starts >> UInt64(place) & 1 == 1 && isTaken(scalar) {
                result |= 1 << UInt64(place + 1)
            }
            return result
        }
        switch node {
        case .nothing: return 0
        case .empty: return starts
        case .scalar(let wanted): return consuming { $0 == wanted }
        case .set(let set): return consuming { set.contains($0) }
        case .sequence(let parts): return parts.reduce(starts) { ends($1, text, from: $0) }
        case .union(let parts): return parts.reduce(0) { $0 | ends($1, text, from: starts) }
        case .repeated(let inner, let minimum, let maximum):
            var reached = starts
            for _ in 0..<minimum { reached = ends(inner, text, from: reached) }
            var result = reached
            var count = minimum
            while reached != 0, count < maximum ?? .max {
                reached = ends(inner, text, from: reached)
                // Without a bound nothing is gone on from twice: loops in loops would take for ever.
                if maximum == nil { reached &= ~result }
                result |= reached
                count += 1
            }
            return result
        case .words(let words):
            return words.reduce(0) { $0 | ends(.sequence(of: $1.map { .scalar($0) }), text, from: starts) }
        case .multiples(let multiples):
            return apart(starts) { start in
                let begin = start.trailingZeroBitCount
                guard begin <= text.count else { return 0 }
                return (begin...text.count).reduce(0) { result, end in
                    accepts(multiples, text[begin..<end]) ? result | 1 << UInt64(end) : result
                }
            }
        case .graph(let graph):
            return apart(starts) { start in
                var (result, states): (UInt64, Set<Int32>) = (0, [0])
                for end in start.trailingZeroBitCount...text.count {
                    if !states.isDisjoint(with: graph.accepting) { result |= 1 << UInt64(end) }
                    guard end < text.count else { break }
                    let steps = graph.steps.filter {
                        states.contains($0.from) && graph.sets[Int($0.set)].contains(text[end])
                    }
                    states = Set(steps.map(\.to))
                }
                return result
            }
        case .intersection(let parts):
            return apart(starts) { start in parts.reduce(.max) { $0 & ends($1, text, from: start) } }
        case .difference(let left, let right):
            return apart(starts) { start in ends(left, text, from: start) & ~ends(right, text, from: start) }
        case .assertion(let assertion):
            return (0...text.count).reduce(0) { result, place in
                let bit: UInt64 = 1 << UInt64(place)
                let before = place > 0 ? text[place - 1] : nil
                let after = place < text.count ? text[place] : nil
                return starts & bit != 0 && holds(assertion, before, after) ? result | bit : result
            }
        case .asserted(let inner):
            // Each piece of the text is asked about as if it were all.
            return apart(starts) { start in
                let begin = start.trailingZeroBitCount
                guard begin <= text.count else { return 0 }
                return (begin...text.count).reduce(0) { result, end in
                    accepts(inner, Array(text[begin..<end])) ? result | 1 << UInt64(end) : result
                }
            }
        }
    }

    /// By long division of the whole number.
    private static func accepts(_ multiples: Multiples, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
        let spelled = String(String.UnicodeScalarView(text))
        let parts = spelled.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }) else { return false }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard fraction.dropFirst(multiples.places).allSatisfy({ $0 == "0" }) else { return false }
        let counted = fraction.prefix(multiples.places)
        let zeros = String(repeating: "0", count: multiples.places - counted.count)
        guard let number = Int("0" + parts[0] + counted + zeros) else { return false }
        return number % multiples.modulus == multiples.remainder
    }

    private static func holds(_ assertion: Assertion, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
        let terminators: [Unicode.Scalar?] = [nil, "\n", "\r", "\u{2028}", "\u{2029}"]
        switch assertion {
        case .textStart: return before == nil
        case .textEnd: return after == nil
        case .lineStart: return terminators.contains(before)
        case .lineEnd: return terminators.contains(after)
        case .word(let edge, let isUnicode):
            let isBehindWord = isWord(before, isUnicode)
            let isBeforeWord = isWord(after, isUnicode)
            switch edge {
            case .boundary: return isBehindWord != isBeforeWord
            case .noBoundary: return isBehindWord == isBeforeWord
            case .start: return !isBehindWord && isBeforeWord
            case .end: return isBehindWord && !isBeforeWord
            case .startHalf: return !isBehindWord
            case .endHalf: return !isBeforeWord
            }
        }
    }

    /// What words are made of: by ASCII, or by Unicode's annex on regular expressions.
    static func isWord(_ scalar: Unicode.Scalar?, _ isUnicode: Bool) -> Bool {
        guard let scalar else { return false }
        guard isUnicode else {
            return switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: false
            }
        }
        if scalar.properties.isAlphabetic || scalar.properties.isJoinControl { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
        default: false
        }
    }

    private static func apart(_ starts: UInt64, _ ends: (UInt64) -> UInt64) -> UInt64 {
        (0..<64).reduce(0) { starts >> UInt64($1) & 1 == 1 ? $0 | ends(1 << UInt64($1)) : $0 }
    }

    /// All texts over some letters up to a length, the shorter ones first.
    static func texts(of letters: [Unicode.Scalar] = ["a", "b"], upTo length: Int) -> [[Unicode.Scalar]] {
        var result: [[Unicode.Scalar]] = [[]]
        var begin = 0
        for _ in 0..<length {
            let end = result.count
            for index in begin..<end {
                for letter in letters { result.append(result[index] + [letter]) }
            }
            begin = end
        }
        return result
    }

    /// A random expression over `ab` with about so many leaves.
    static func expression(
        leaves: Int, withDifferences: Bool, _ random: inout SeededGenerator
    ) -> Expression {
        if leaves <= 1 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0...2: return "a"
            case 3...5: return "b"
            case 6: return .set(ScalarSet("a"..."b"))
            case 7: return .words(["ab", "ba", "a"])
            default: return .empty
            }
        }
        let first = Int.random(in: 1..<leaves, using: &random)
        func part(_ leaves: Int) -> Expression {
            expression(leaves: leaves, withDifferences: withDifferences, &random)
        }
        switch Int.random(in: 0..<(withDifferences ? 9 : 7), using: &random) {
        case 0...2: return part(first) + part(leaves - first)
        case 3, 4: return part(first).or(part(leaves - first))
        case 5: return part(leaves - 1).repeated(Int.random(in: 0...1, using: &random)...)
        case 6:
            let minimum = Int.random(in: 0...2, using: &random)
            return part(leaves - 1).repeated(minimum...Int.random(in: max(minimum, 1)...2, using: &random))
        case 7: return part(first).subtracting(part(leaves - first))
        default: return .all(of: part(first), part(leaves - first))
        }
    }
}

extension String {
    init(_ scalars: [Unicode.Scalar]) {
        self.init()
        unicodeScalars.append(contentsOf: scalars)
    }
}

extension Language.Verdict {
    var isImpossible: Bool {
        if case .impossible = self { return true }
        return false
    }
}

extension Language {
    /// The text that must follow, because at each of its scalars no other may; empty where something else may follow,
    /// or nothing need: what a language says of what is allowed, put in a row.
    func forcedCompletion(after text: String) -> String {
        var result = ""
        while result.unicodeScalars.count < 1024, !accepts(text + result) {
            let allowed = allowed(after: text + result)
            guard allowed.count == 1, let only = allowed.first else { break }
            result.unicodeScalars.append(only)
        }
        return result
    }
}
