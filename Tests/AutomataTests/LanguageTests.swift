import Testing

@testable import Automata

struct LanguageTests {
    private func with(_ source: String) throws -> Expression {
        .anything + .set(try ScalarSet(class: source)) + .anything
    }

    @Test func offsetsAreThoseOfScalars() throws {
        let language = try Language(Pattern("é+😀"))
        #expect(language.verdict("éé") == .partial)
        #expect(language.verdict("éé😁") == .impossible(from: 4))
        #expect(language.verdict("éé😀x") == .impossible(from: 8))
        // An offset inside a scalar is that of its beginning.
        for offset in [0, 1] { #expect(language.allowed(at: offset, in: "é😀").description == "[\\u{E9}]") }
        for offset in [2, 3, 4, 5] {
            #expect(language.allowed(at: offset, in: "é😀").description == "[\\u{E9}]")
            #expect(language.canComplete("é😀", insertingAt: offset))
        }
        #expect(language.allowed(at: 99, in: "é😀").isEmpty)
        #expect(language.allowed(at: -1, in: "😀").description == "[\\u{E9}]")
    }

    @Test(
        arguments: [
            [0xFF], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80, 0x80],
            [0xC0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0x61, 0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func bytesThatAreNoText(bytes: [UInt8]) throws {
        let any = try Language(allOf: [.anything])
        let letters = try Language(Pattern("a*"))
        bytes.withUnsafeBufferPointer {
            #expect(any.accepts(utf8: $0))
            #expect(letters.verdict(utf8: $0) == .impossible(from: bytes[0] == 0x61 ? 1 : 0))
        }
    }

    @Test func next() throws {
        let language = try Language(Pattern("#([0-9a-f]{3}|[0-9a-f]{6})"))
        #expect(language.allowed(after: "").description == "[#]")
        #expect(language.allowed(after: "#1").description == "[0-9a-f]")
        #expect(language.verdict("#123") == .complete)
        #expect(language.canGrow("#123"))
        #expect(!language.canGrow("#123456"))
        #expect(!language.canGrow("x"))
        #expect(language.allowed(after: "x").isEmpty)
        #expect(language.forcedCompletion(after: "") == "#")
        #expect(language.shortestCompletion(after: "#12") == "0")
        #expect(language.shortestCompletion(after: "#123") == "")
        #expect(language.shortestCompletion(after: "x") == nil)
        // Behind the caret five digits are there already.
        #expect(language.allowed(at: 1, in: "#12345").description == "[0-9a-f]")
        #expect(language.allowed(at: 1, in: "#123456").isEmpty)
        #expect(language.allowed(at: 0, in: "123").description == "[#]")
        #expect(!language.canComplete("12", insertingAt: 1))
    }

    @Test func words() throws {
        let names = ["Maine", "Maryland", "Massachusetts", "Michigan", "Mississippi", "Missouri", ""]
        let language = try Language(allOf: [.words(names)])
        #expect(language.accepts(""))
        #expect(language.forcedCompletion(after: "Mis") == "s")
        #expect(language.forcedCompletion(after: "Mary") == "land")
        #expect(language.verdict("Mx") == .impossible(from: 1))
        #expect(language.allowed(after: "Ma").description == "[irs]")
        let folded = try Language(allOf: [.words(names, ignoringCase: true)])
        #expect(folded.accepts("mARYLAND"))
        #expect(!folded.accepts("mARYLAN"))
        #expect(folded.accepts("Maſſachusetts"))
        let others = try Language(allOf: [Expression.words(names).complement])
        #expect(others.verdict("Maine") == .partial)
        #expect(others.verdict("Main") == .complete)
        #expect(try Language(allOf: [.words([])]).isEmpty == true)
        #expect(try Language(allOf: [.words([""])]).accepts(""))
    }

    @Test func nothingAndAnything() throws {
        let any = try Language(allOf: [])
        #expect(any.verdict("\u{0}x😀") == .complete)
        #expect(any.allowed(after: "x") == .all)
        #expect(any.isEmpty == false)
        for empty in [
            Expression.nothing, .any(of: []), Expression.anything.complement, .set(ScalarSet()), "a" + .nothing,
        ] {
            let language = try Language(allOf: [empty])
            #expect(language.isEmpty == true)
            #expect(language.verdict("") == .impossible(from: 0))
            #expect(language.allowed(after: "").isEmpty)
            #expect(!language.canComplete("", ""))
            #expect(!language.canGrow(""))
        }
        let blank = try Language(allOf: [.empty])
        #expect(blank.verdict("") == .complete)
        #expect(!blank.canGrow(""))
        #expect(Expression.nothing.repeated(0...) == .empty)
    }

    @Test func passwords() throws {
        let classes = try ["[A-Z]", "[a-z]", "[0-9]", "[!-/]"].map(with)
        let language = try Language(allOf: classes, length: .init(minimum: 8, maximum: 64))
        #expect(language.verdict("abc") == .partial)
        #expect(language.verdict("abcABC1!") == .complete)
        let long = String(repeating: "a", count: 61)
        #expect(language.verdict(long) == .partial)
        #expect(language.verdict(long + "a") == .impossible(from: 61))
        #expect(language.allowed(after: long).description == "[!-9A-Z]")
        #expect(language.statistics.states == 16)
        let built = try Language(allOf: classes + [Expression.set(.all).repeated(8...64)])
        #expect(built.statistics.states == 976)
        #expect(built.verdict(long + "a") == .impossible(from: 61))
    }

    @Test func conflicts() throws {
        let parts = [
            try Pattern("[a-z]+").expression, try with("[0-9]"), try Pattern("[a-z0-9]*").expression,
        ]
        let found = Language.conflict(among: parts)
        #expect(found?.components == [0, 1])
        #expect(found?.length == false)
        #expect(Language.conflict(among: [parts[1], parts[2]]) == nil)
        let short = Language.conflict(among: [parts[2], "abcdef"], length: .init(maximum: 5))
        #expect(short?.components == [1])
        #expect(short?.length == true)
        let alone = Language.conflict(among: [.anything, .nothing])
        #expect(alone?.components == [1])
    }

    /// A product too large for a table is searched; emptiness is found out all the same.
    @Test func productsWithoutTables() throws {
        let parts = try ["(.{3})*", "(.{5})*", "(.{7})*.", ".*a.{6}"].map { try Pattern($0).expression }
        let language = try Language(allOf: parts, tableLimit: 100)
        #expect(!language.statistics.isTable)
        #expect(language.isEmpty == false)
        let even = try ["([ab]{2})*", "([ab]{2})*[ab]", ".*a.{12}"].map { try Pattern($0).expression }
        #expect(try Language(allOf: even, tableLimit: 20).isEmpty == true)
        #expect(try Language(allOf: even, tableLimit: 20).verdict("") == .impossible(from: 0))
        // In the conjunction a digit has to follow, although neither part says so by itself.
        let hidden = try ["[ab]*(1[ab]{9}|2[ab]{9})", "[ab1]*"].map { try Pattern($0).expression }
        let both = try Language(allOf: hidden, tableLimit: 0)
        #expect(both.allowed(after: "ab").description == "[1ab]")
        #expect(both.verdict("ab2") == .impossible(from: 2))
        #expect(both.allowed(at: 1, in: "abbbbbbbbb").description == "[1ab]")
        #expect(both.canComplete("a", "bbbbbbbbb"))
        #expect(!both.canComplete("a1b1", "b"))
    }

    @Test func tooLarge() {
        let many = Expression.words((0..<30_000).map { "word\($0)x" })
        #expect(throws: LanguageError.tooManyStates(limit: 10_000)) { try Language(allOf: [many]) }
        let hard = Expression.anything + "a" + Expression.set(.all).repeated(30)
        #expect(throws: LanguageError.tooManyStates(limit: 10_000)) { try Language(allOf: [hard.complement]) }
    }

    @Test func addresses() throws {
        let byte = Expression.integers(0...255)
        let language = try Language(allOf: [byte + (("." + byte).repeated(3))])
        #expect(language.statistics.states == 24)
        #expect(language.accepts("192.168.0.1"))
        #expect(language.verdict("256") == .impossible(from: 2))
        #expect(language.verdict("01") == .impossible(from: 1))
        #expect(language.forcedCompletion(after: "255") == ".")
    }

    @Test func equalLanguagesHaveEqualTables() throws {
        let left = try Language(Pattern("(a|b)*abb"))
        let right = try Language(Pattern("(b*a)+bb|(a|b)*abb|a(a|b)*abb"))
        #expect(left.statistics.states == 4)
        #expect(right.statistics.states >= 4)
        let same = try Language(Pattern("(?:a*b*)*abb"))
        #expect(same.statistics.states == 4)
    }
}
