import TestSupport

/// Patterns made of pieces of patterns, and a text of the letters in them.
struct PatternMutator {
    func input(_ random: inout SeededGenerator) -> [UInt8] {
        var pattern = ""
        for _ in 0...random.below(14) { pattern += random.pick(Self.pieces) }
        if random.oneIn(3) { pattern = "(" + pattern + ")" + (random.pick(Self.quantifiers)) }
        var text = ""
        for _ in 0..<random.below(9) { text.unicodeScalars.append(random.pick(Self.letters)) }
        var bytes = Array(pattern.utf8)
        if random.oneIn(10) { SessionMutator(sessions: []).damage(&bytes, &random) }
        return bytes.filter { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")] + Array(text.utf8)
    }

    private static let quantifiers = ["", "*", "+", "?", "{2}", "{0,3}", "{3,}", "*?", "{0}", "{,2}", "{40}", "{2,1}"]
    private static let pieces =
        quantifiers + [
            "a", "b", "ab", "0", "-", "|", "(", ")", "(?:", "(?i)", "[", "]", "[a-b]", "[^a]", "[0-9]", "[b-a]", "[]",
            "[^]", "[\\d-z]",
            "[[:alpha:]]", "[[:nothing:]]", "\\d", "\\D", "\\w", "\\s", "\\S", ".", "^", "$", "\\p{L}", "\\p{Lu}",
            "\\P{N}", "\\p{Script=Greek}", "\\p{}",
            "\\u0041", "\\u{1F600}", "\\x41", "\\cA", "\\0", "\\1", "\\", "\\b", "\\B",
            "\\b", "\\B", "\\b{start}", "\\b{end}", "\\b{start-half}", "\\b{end-half}", "\\A", "\\z", "(?m)", "(?m:^)",
            "(?m:$)", "(?u)", "(?-u)", "(?u:\\b)", "(?u:\\B)", "(?u:\\w)", "(?u:\\d\\s)", "(?x)", "(?x: # ", "(?U)",
            "(?s)",
            "(?im-su:", "\\n", "\\.", "(?=", "(?<n>", "é", "ß", "İ",
            "😀", "\u{301}", "\0", "a|b", "(a|ab)(b|)",
            "(a*)*", "(a|b)*a(a|b)", "x{1,9}y", "\\n", "\\t", "{", "}", "/",
        ]
    private static let letters: [Unicode.Scalar] = [
        "a", "b", "A", "B", "0", "1", "9", "-", "x", "y", " ", "\t", "é", "ß", "İ", "ſ", "K", "😀", "\u{301}", "\0", "n",
        "\n", "\n", "\r", "\u{2028}", "_", "५", "☃", "α", "Ω",
    ]
}
