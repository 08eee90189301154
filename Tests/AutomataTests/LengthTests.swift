import Testing

@testable import Automata

/// Bounds of length far beyond what could be built out into states.
struct LengthTests {
    private func languages(_ source: String, _ length: Language.Length) throws -> [Language] {
        let expression = try Pattern(source).expression
        return [
            try Language(allOf: [expression], length: length),
            try Language(allOf: [expression], length: length, tableLimit: 0),
        ]
    }

    @Test func multiples() throws {
        for count in [1, 2, 3, 59_998, 59_999, 60_000, 60_001, 200_003] {
            for language in try languages("(a{3})*|(a{5})*b", .init(minimum: count, maximum: count)) {
                let isPossible = count % 3 == 0 || (count - 1) % 5 == 0
                #expect(language.isEmpty == !isPossible, "\(count)")
                #expect(language.canComplete("a", "b") == ((count - 1) % 5 == 0 && count > 1), "\(count)")
                #expect(language.canComplete("", "aa") == (count % 3 == 0), "\(count)")
            }
            for language in try languages("(a{6}|a{10})*b", .init(minimum: count, maximum: count + 1)) {
                // Sums of 6 and 10 are the even numbers but 2, 4, 8 and 14.
                let isPossible = [count - 1, count].contains { $0 % 2 == 0 && ![2, 4, 8, 14].contains($0) }
                #expect(language.isEmpty == !isPossible, "\(count)")
            }
        }
    }

    @Test func greatestLength() throws {
        let maximum = 262_144
        for language in try languages("[a-zé]*", .init(minimum: 3, maximum: maximum)) {
            let full = String(repeating: "é", count: maximum)
            #expect(language.verdict("é") == .partial)
            #expect(language.verdict("éab") == .complete)
            #expect(language.verdict(full) == .complete)
            #expect(!language.canGrow(full))
            #expect(language.canGrow(String(full.dropLast())))
            #expect(language.allowed(after: full).isEmpty)
            #expect(language.allowed(at: 2, in: full).isEmpty)
            #expect(language.verdict(full + "é") == .impossible(from: maximum * 2))
            #expect(language.verdict("ab" + full + "é") == .impossible(from: maximum * 2 - 2))
        }
    }

    /// The text is hopeless by its length before the pattern has anything against it.
    @Test func whereLengthMakesItHopeless() throws {
        for language in try languages("a*b{5}", .init(maximum: 10)) {
            #expect(language.verdict("aaaaa") == .partial)
            #expect(language.verdict("aaaaaa") == .impossible(from: 5))
            #expect(language.verdict("aaaaaaaaaaaaac") == .impossible(from: 5))
            #expect(language.verdict("aaabbbbb") == .complete)
            #expect(language.forcedCompletion(after: "aaaaa") == "bbbbb")
        }
        for language in try languages("(aa)*b?", .init(minimum: 7, maximum: 7)) {
            #expect(language.verdict("aaaaaa") == .partial)
            #expect(language.verdict("aaaaaaa") == .impossible(from: 6))
            #expect(language.verdict("ab") == .impossible(from: 1))
            #expect(language.forcedCompletion(after: "") == "aaaaaab")
            #expect(language.shortestCompletion(after: "aa") == "aaaab")
        }
        for language in try languages("a{3}b*|c{2}", .init(minimum: 4)) {
            #expect(language.verdict("c") == .impossible(from: 0))
            #expect(language.verdict("acb") == .impossible(from: 1))
            #expect(language.verdict("aaa") == .partial)
        }
        for language in try languages("a*", .init(minimum: 5, maximum: 4)) {
            #expect(language.isEmpty == true)
            #expect(language.verdict("") == .impossible(from: 0))
        }
    }
}
