import JSONBytes
import Testing

/// Each way of not being JSON, with the byte that shows it.
struct SyntaxErrorTests {
    @Test(
        arguments: [
            ("", 0, .unexpectedEnd),
            (" \n", 2, .unexpectedEnd),
            ("[", 1, .unexpectedEnd),
            ("[1", 2, .unexpectedEnd),
            ("[1,", 3, .unexpectedEnd),
            ("{", 1, .unexpectedEnd),
            ("{\"a\"", 4, .unexpectedEnd),
            ("{\"a\":", 5, .unexpectedEnd),
            ("{\"a\":1", 6, .unexpectedEnd),
            ("{\"a\":1,", 7, .unexpectedEnd),
            ("\"abc", 4, .unexpectedEnd),
            ("\"abcdefghijklmnop", 17, .unexpectedEnd),
            ("\"\\", 2, .unexpectedEnd),
            ("\"\\u12", 5, .unexpectedEnd),
            ("-", 1, .unexpectedEnd),
            ("1.", 2, .unexpectedEnd),
            ("1e", 2, .unexpectedEnd),
            ("1e+", 3, .unexpectedEnd),
            ("tru", 3, .unexpectedEnd),
            ("]", 0, .expectedValue),
            ("[,1]", 1, .expectedValue),
            ("[1,]", 3, .expectedValue),
            ("[1,,2]", 3, .expectedValue),
            ("{\"a\":}", 5, .expectedValue),
            ("+1", 0, .expectedValue),
            (".5", 0, .expectedValue),
            ("NaN", 0, .expectedValue),
            ("Infinity", 0, .expectedValue),
            ("'a'", 0, .expectedValue),
            ("/* */1", 0, .expectedValue),
            ("\u{C}1", 0, .expectedValue),
            ("\u{A0}1", 0, .expectedValue),
            ("[\0]", 1, .expectedValue),
            ("{a:1}", 1, .expectedName),
            ("{1:1}", 1, .expectedName),
            ("{,}", 1, .expectedName),
            ("{\"a\":1,}", 7, .expectedName),
            ("{]", 1, .expectedName),
            ("{\"a\" 1}", 5, .expectedColon),
            ("{\"a\",1}", 4, .expectedColon),
            ("{\"a\"}", 4, .expectedColon),
            ("[1 2]", 3, .expectedCommaOrBracket),
            ("[1}", 2, .expectedCommaOrBracket),
            ("[1:2]", 2, .expectedCommaOrBracket),
            ("[0x1]", 2, .expectedCommaOrBracket),
            ("[\"a\"b]", 4, .expectedCommaOrBracket),
            ("[nullx]", 5, .expectedCommaOrBracket),
            ("{\"a\":1 \"b\":2}", 7, .expectedCommaOrBrace),
            ("{\"a\":1]", 6, .expectedCommaOrBrace),
            ("1 2", 2, .contentAfterValue),
            ("{}}", 2, .contentAfterValue),
            ("[]\0", 2, .contentAfterValue),
            ("truth", 3, .misspelledLiteral),
            ("[True]", 1, .expectedValue),
            ("nuLl", 2, .misspelledLiteral),
            ("fals\0", 4, .misspelledLiteral),
            ("01", 1, .leadingZero),
            ("[-012]", 3, .leadingZero),
            ("{\"a\":00}", 6, .leadingZero),
            ("-a", 1, .expectedDigit),
            ("--1", 1, .expectedDigit),
            ("1.e1", 2, .expectedDigit),
            ("1.-1", 2, .expectedDigit),
            ("1eE1", 2, .expectedDigit),
            ("1e1.5", 3, .contentAfterValue),
            ("[1.2.3]", 4, .expectedCommaOrBracket),
            ("\"a\nb\"", 2, .controlCharacter),
            ("\"12345678\u{1F}\"", 9, .controlCharacter),
            ("\"a\0b\"", 2, .controlCharacter),
            ("{\"\t\":1}", 2, .controlCharacter),
            ("\"\\x\"", 2, .unknownEscape),
            ("\"\\U0041\"", 2, .unknownEscape),
            ("\"\\\n\"", 2, .unknownEscape),
            ("\"\\é\"", 2, .unknownEscape),
            ("\"\\u12G4\"", 5, .expectedHexDigit),
            ("\"\\u\"", 3, .expectedHexDigit),
            ("\"\\u-123\"", 3, .expectedHexDigit),
            ("\u{FEFF}1", 0, .byteOrderMark),
            ("[\u{FEFF}1]", 1, .expectedValue),
        ] as [(String, Int, JSONSyntaxError.Reason)])
    func offsets(text: String, offset: Int, reason: JSONSyntaxError.Reason) {
        #expect(syntaxError(text) == JSONSyntaxError(offset: offset, reason: reason))
    }

    /// Every beginning of a text is too short, and every text with something behind it too long.
    @Test func beginnings() {
        let text = Array("{\"a\":[true,{\"\\u00e9\":\"é𝄞\"}],\"b\":[[],null,\"x\\n\"]}".utf8)
        #expect(syntaxError(text) == nil)
        for length in 0..<text.count {
            let error = syntaxError(Array(text[..<length]))
            // Where a scalar was cut, that is said of its first byte.
            #expect(error?.reason == .unexpectedEnd && error?.offset == length || error?.reason == .invalidUTF8)
        }
        #expect(syntaxError(text + [0]) == JSONSyntaxError(offset: text.count, reason: .contentAfterValue))
        #expect(syntaxError(text + [0x20]) == nil)
    }

    @Test func everyReasonIsDescribedDifferently() {
        let descriptions = Set(JSONSyntaxError.Reason.allCases.map(\.description))
        #expect(descriptions.count == JSONSyntaxError.Reason.allCases.count)
        let error = JSONSyntaxError(offset: 3, reason: .expectedColon)
        #expect(error.description == "a colon was expected after the member's name at byte 3")
    }
}

/// How deep values may be nested.
struct DepthTests {
    @Test(arguments: ["[", "{\"a\":"])
    func theLimitItselfIsAllowed(opening: String) {
        let closing = opening == "[" ? "]" : "}"
        for depth in [1, 2, 63, 64, 65] {
            let text =
                String(repeating: opening, count: depth - 1) + (opening == "[" ? "[]" : "{}")
                + String(repeating: closing, count: depth - 1)
            let expected = depth <= 64 ? nil : JSONSyntaxError(offset: 64 * opening.utf8.count, reason: .tooDeep)
            #expect(syntaxError(text) == expected)
        }
    }

    @Test func noContainersAtAll() {
        #expect(syntaxError("1", maxDepth: 0) == nil)
        #expect(syntaxError("[]", maxDepth: 0) == JSONSyntaxError(offset: 0, reason: .tooDeep))
    }

    @Test func siblingsAreNotDeep() {
        #expect(syntaxError("[[],[[]],{\"a\":{}},[]]", maxDepth: 3) == nil)
    }

    @Test func aMillionDeep() throws {
        let depth = 1_000_000
        let openings = [UInt8](repeating: UInt8(ascii: "["), count: depth)
        #expect(syntaxError(openings) == JSONSyntaxError(offset: 64, reason: .tooDeep))
        #expect(syntaxError(openings, maxDepth: .max) == JSONSyntaxError(offset: depth, reason: .unexpectedEnd))
        var document = JSONDocument()
        try document.parse(openings + [UInt8](repeating: UInt8(ascii: "]"), count: depth), maxDepth: depth)
        var node = document.root
        for _ in 0..<1000 { node = try #require(document.elements(node).first { _ in true }) }
        #expect(document.source(node).count == 2 * (depth - 1000))
        #expect(document.count(node) == 1)
    }
}
