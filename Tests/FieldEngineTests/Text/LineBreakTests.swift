import Testing

@testable import FieldEngine

/// Line breaks as terminals and other systems write them.
@Suite struct LineBreakTests {
    static let breaks = ["\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\n"]

    @Test(arguments: breaks)
    func eachIsOneLFWhereThereAreLines(_ lineBreak: String) throws {
        var field = try TestField("multiline")
        try field.paste("ab")
        field.select(1)
        let outcome = try field.edit(FieldEdit(.input("é\(lineBreak)x\(lineBreak)"), origin: .paste))
        #expect(outcome.dropped == "" && outcome.refusal == nil)
        // As scalars: CR LF is one character, and LF another.
        #expect(Array(field.shown.unicodeScalars) == Array("aé\nx\n|b".unicodeScalars))
        #expect(field.field.value == field.text && field.field.lines == 3)
        let patch = outcome.patch.map { $0.view.replacing($0.range, with: $0.text) }
        #expect(lineBreak == "\n" ? patch == nil : patch?.isIdentical(to: field.text) == true)
        _ = field.field.undo(at: field.now)
        #expect(field.text == "ab")
    }

    @Test(arguments: breaks)
    func eachIsOneSpaceWhereThereAreNone(_ lineBreak: String) throws {
        var field = try TestField("phrase")
        try field.paste("a\(lineBreak)b\(lineBreak)\(lineBreak)c")
        #expect(field.shown == "a b  c|")
    }

    @Test func programsAndInputMethodsAreNoDifferent() throws {
        var field = try TestField("multiline")
        _ = try field.field.set(.text("a\r\nb\rc"), at: field.now)
        #expect(Array(field.text.utf8) == Array("a\nb\nc".utf8))
        try field.edit(FieldEdit(.text("a\nb\nc\r\nd"), composing: true))
        try field.edit(FieldEdit(.text("a\nb\nc\r\nde")))
        #expect(Array(field.text.utf8) == Array("a\nb\nc\nde".utf8))
    }

    @Test func aLengthCountsThemAsTheyBecome() throws {
        var field = try TestField("multiline") {
            $0.maxLength = 4
            $0.lengthUnit = .utf8
        }
        let outcome = try field.paste("a\r\nb\u{2028}")
        #expect(outcome.accepted && field.field.counter?.count == 4)
    }

    @Test func aTextWithoutOthersIsTakenAsItIs() {
        let lines = Filter(keepsLineBreaks: true)
        #expect(lines.leavesLineBreaks(of: "a\nb\n\nc"))
        for lineBreak in Self.breaks.dropLast() { #expect(!lines.leavesLineBreaks(of: "a\n\(lineBreak)b")) }
        #expect(Filter().leavesLineBreaks(of: "a b"))
        for lineBreak in Self.breaks { #expect(!Filter().leavesLineBreaks(of: "a\(lineBreak)b")) }
    }
}
