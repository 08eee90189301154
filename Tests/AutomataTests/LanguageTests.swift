import Automata
import Testing

@Test func basics() throws {
    let p = try Language(Pattern("(ab|c)+d{2,3}"))
    #expect(p.verdict("abcdd") == .complete)
    #expect(p.verdict("abcd") == .partial)
    #expect(p.verdict("abd\u{e9}") == .impossible(from: 3))
    #expect(p.allowed(after: "abcd").description == "[d]")
    #expect(p.allowed(after: "ab").description == "[acd]")
    #expect(p.canComplete("ab", "dd"))
    #expect(!p.canComplete("ab", "b"))
    #expect(p.canComplete("a", "dd"))
    #expect(p.allowed(at: 1, in: "add").description == "[b]")
    let date = try Language(allOf: [.calendar([.month, .literal("/"), .day, .literal("/"), .year])])
    print("date", date.statistics)
    #expect(date.verdict("02/29/2024") == .complete)
    #expect(date.verdict("02/29/2023") == .impossible(from: 9))
    #expect(date.forcedCompletion(after: "02/29") == "/")
    let raw = try Language(allOf: [.calendar([.month, .day, .year])])
    print("raw", raw.statistics)
    let byte = Expression.integers(0...255)
    let ip = try Language(allOf: [.sequence(byte, ".", byte, ".", byte, ".", byte)])
    print("ip", ip.statistics)
    let port = try Language(allOf: [.integers(1...65535)])
    print("port", port.statistics)
    let classes = try ["[A-Z]", "[a-z]", "[0-9]", "[!-/]"].map {
        Expression.anything + .set(try ScalarSet(class: $0)) + .anything
    }
    print("password", try Language(allOf: classes, length: .init(minimum: 8, maximum: 64)).statistics)
    print("password", try Language(allOf: classes + [Expression.set(.all).repeated(8...64)]).statistics)
    let i = try #require(Expression.numericRange(from: "30", through: "35"))
    let r = try Language(allOf: [i])
    #expect(r.verdict("4") == .impossible(from: 0))
    #expect(r.verdict("3") == .partial)
    #expect(r.verdict("30") == .complete)
    #expect(!r.canGrow("30"))
}
