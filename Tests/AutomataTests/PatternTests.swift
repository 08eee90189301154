import Testing

@testable import Automata

struct PatternTests {
    /// Patterns with texts that they accept and texts that they do not.
    @Test(arguments: [
        ("", ["": true, "a": false]), ("abc", ["abc": true, "ab": false, "abcd": false]),
        ("a|bc|", ["a": true, "bc": true, "": true, "abc": false]),
        ("(?:a|b)*c", ["c": true, "abbac": true, "ca": false]),
        ("a{2,3}", ["a": false, "aa": true, "aaa": true, "aaaa": false]), ("a{2}", ["aa": true, "aaa": false]),
        ("a{2,}?", ["a": false, "aaaaa": true]), ("a+?b??", ["a": true, "ab": true, "b": false]),
        ("(?<year>\\d{4})-(?P<m>\\d\\d)", ["2024-02": true, "2024-2": false]),
        (".", ["a": true, "\n": false, "\u{2028}": false, "😀": true, "": false]),
        ("(?s:.).", ["\na": true, "a\n": false]),
        ("^abc$", ["abc": true]), ("^a|b$", ["a": true, "b": true, "ab": false]),
        ("(^a|^b)c$", ["ac": true, "bc": true]),
        ("((a$)|b)", ["a": true, "b": true]), ("(?:^)?a", ["a": true]), ("^^a$$", ["a": true]),
        ("(?i)abc", ["ABC": true, "aBc": true, "abd": false]),
        ("a(?i)b(?-i)c", ["aBc": true, "ABc": false, "abC": false]),
        ("(?i:a)b", ["Ab": true, "AB": false]), ("(a(?i)b|c)d", ["aBd": true, "Cd": true, "aBD": false]),
        ("(?i)[^a]", ["A": false, "b": true]), ("(?i)straße", ["STRAẞE": true]), ("(?i)\\u212A", ["k": true]),
        ("(?i)\\p{Lu}", ["a": true, "1": false]), ("(?i)[[:upper:]]", ["x": true]), ("(?i)\\w", ["ſ": false]),
        ("\\u{1F600}|\\uD83D\\uDE01", ["😀": true, "😁": true]), ("[😀-😂]", ["😁": true, "😃": false]),
        ("\\x41\\t\\cJ\\0", ["A\t\n\0": true]), ("[^]", ["\n": true, "": false]), ("a[]|b", ["b": true, "a": false]),
        ("\\-\\/\\@\\ \\.", ["-/@ .": true]), ("a]}", ["a]}": true]), ("\\d\\D\\w\\W\\s\\S", ["1xy- z": true]),
        ("\\s", ["\u{A0}": true, "\u{FEFF}": true, "\u{180E}": false]), ("(a*)*", ["": true, "aaaa": true]),
        ("(a|b){0}c", ["c": true, "ac": false]), ("\\pL\\PL", ["a1": true, "aa": false]),
        ("(|a)+b", ["b": true, "aab": true]),
    ])
    func membership(source: String, texts: [String: Bool]) throws {
        let language = try Language(Pattern(source))
        let sets = try Language(allOf: [Pattern(source).expression], tableLimit: 0)
        for (text, isAccepted) in texts {
            #expect(language.accepts(text) == isAccepted, "\(text.debugDescription)")
            #expect(sets.accepts(text) == isAccepted, "\(text.debugDescription)")
        }
    }

    @Test func ignoreCaseAsAnArgument() throws {
        let language = try Language(Pattern("[a-c]x(?-i)y", ignoreCase: true))
        #expect(language.accepts("BXy"))
        #expect(!language.accepts("bxY"))
    }

    @Test(arguments: [
        ("a\\1", 1, "back reference"), ("(?<n>a)\\k<n>", 7, "back reference"), ("(?P=n)", 0, "back reference"),
        ("a(?=b)", 1, "look-ahead"), ("a(?!b)", 1, "look-ahead"), ("(?<=a)b", 0, "look-behind"),
        ("(?<!a)b", 0, "look-behind"), ("(?>a)", 0, "atomic"), ("a[\\B]", 2, "boundar"), ("\\b(?=a)", 2, "look-ahead"),
        ("a*+", 1, "possessive"), ("a++", 1, "possessive"), ("a?+", 1, "possessive"), ("a{2}+", 1, "possessive"),
        ("\\qa", 0, "\\q"), ("a\\Z", 1, "\\Z"), ("(a", 0, "not closed"), ("a(b(c)", 1, "not closed"),
        ("a)", 1, "closes nothing"), ("a{3,2}", 1, "reversed"), ("a{1000000}", 1, "too large"),
        ("*a", 0, "nothing to repeat"),
        ("a|+", 2, "nothing to repeat"), ("(?:+)", 3, "nothing to repeat"), ("a**", 2, "nothing to repeat"),
        ("a{2}{3}", 4, "nothing to repeat"), ("\\b{2}{3}", 5, "nothing to repeat"),
        ("a(?i){2}", 5, "nothing to repeat"),
        ("(?m){1,1}", 4, "nothing to repeat"), ("\\b{middle}", 2, "{"), ("(?x)a [b #]", 8, "backslash"),
        ("(?R)a", 0, "(?R"),
        ("(?mb)a", 0, "(?b"),
        ("[z-a]", 1, "reversed"),
        ("x[a", 1, "not closed"), ("\\p{Foo}", 0, "Foo"), ("\\p{Script=Foo}", 0, "Script=Foo"),
        ("a{,3}", 1, "{"), ("a{x", 1, "{"), ("(?<1a>b)", 0, "name"), ("(?", 0, "not closed"),
        ("a\\", 1, "backslash"), ("\\u12", 0, "\\u"), ("\\xg", 0, "\\x"), ("\\c1", 0, "\\c"), ("\\08", 0, "octal"),
        ("é[\\B]", 2, "boundar"), ("[[:foo:]]", 1, "foo"), ("[\\d&&[1]]", 3, "&&"), ("a[]]b", 1, "]"),
    ])
    func refused(source: String, offset: Int, reason: String) {
        let error = #expect(throws: PatternError.self) { try Pattern(source) }
        #expect(error?.offset == offset)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test func nesting() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(try Language(Pattern(nested(Pattern.nestingLimit))).accepts("a"))
        let error = #expect(throws: PatternError.self) { try Pattern(nested(Pattern.nestingLimit + 1)) }
        #expect(error?.kind == .tooDeep(limit: Pattern.nestingLimit))
        #expect(error?.offset == Pattern.nestingLimit)
        // As deep as expressions get: a repetition at each level.
        let depth = Pattern.nestingLimit
        let source = String(repeating: "(?:x|", count: depth) + "a" + String(repeating: "b)?", count: depth)
        #expect(try Language(Pattern(source)).accepts("xb"))
    }

    @Test func stateLimit() throws {
        for source in [
            "a{10001}", "(a{1,100}){1,101}", String(repeating: "a", count: 10_001), "(((a{99}){99}){99}){99}",
        ] {
            let error = #expect(throws: PatternError.self) { try Pattern(source) }
            guard case .tooManyStates(let found, limit: 10_000) = error?.kind else {
                Issue.record("\(source.prefix(20)): \(String(describing: error))")
                continue
            }
            #expect(found > 10_000)
        }
        _ = try Pattern("a{5}", stateLimit: 5)
        #expect(throws: PatternError.self) { try Pattern("a{6}", stateLimit: 5) }
    }

    @Test(arguments: [
        ("(", 1_000_000), ("(?:", 300_000), ("|", 100_000), ("a|", 100_000), ("[a-z]", 100_000), ("()", 100_000),
        ("[^", 100_000), ("(?:a)*", 100_000), ("\\p{L}", 50_000), ("(?i)", 100_000), ("[[:alpha:]]", 50_000),
    ])
    func longSourcesNeitherTrapNorStack(unit: String, length: Int) {
        let source = String(repeating: unit, count: length / unit.utf8.count)
        do {
            _ = try Pattern(source)
        } catch {
            #expect(!error.reason.isEmpty)
        }
    }
}
