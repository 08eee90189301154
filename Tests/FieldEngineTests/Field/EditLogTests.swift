import TestSupport
import Testing

@testable import FieldEngine

/// What is kept of edits that their client has not seen answered (specification, section 3.4).
@Suite("Log of edits") struct EditLogTests {
    /// A field with a long text, and the version that its client took.
    private func field(_ text: String) throws -> (field: TestField, version: Int64) {
        var field = try TestField("phrase")
        try field.edit(FieldEdit(.text(text)))
        return (field, field.field.version)
    }

    @Test("Edits without an answer keep what they change, and no text each")
    func bounded() throws {
        var (field, version) = try field(String(repeating: "x", count: 20_000))
        for number in 0..<3_000 {
            let place = number % 1_000
            try field.edit(
                FieldEdit(.range(place..<place + 20, insert: "abcdefghijklmnopqrst"), baseVersion: .version(version)))
            #expect(field.field.editLog.heldBytes <= 100_000)
        }
        #expect(field.field.editLog.heldBytes > 10_000)
        #expect(field.field.editLog.entries.count <= EditLog.maximumEntries)
        // The client goes on where it is, and where it will be.
        try field.edit(FieldEdit(.input("y"), baseVersion: .version(version)))
        try field.edit(FieldEdit(.input("z"), baseVersion: .version(field.field.version - 100)))
        // But not where it was.
        #expect(throws: EditError.contentModified) {
            try field.edit(FieldEdit(.range(0..<1, insert: "y"), baseVersion: .version(version)))
        }
    }

    @Test("Whole texts that are exchanged again and again are forgotten, the last but one too")
    func wholeTexts() throws {
        var (field, version) = try field(String(repeating: "x", count: 50_000))
        for number in 0..<20 {
            let letter = number % 2 == 0 ? "y" : "z"
            field.now = Moment(milliseconds: Int64(number), today: field.now.today)
            try field.edit(
                FieldEdit(.text(String(repeating: letter, count: 50_000 + number)), baseVersion: .version(version)))
            #expect(field.field.editLog.heldBytes <= 200_000)
        }
        version = field.field.version - 18
        #expect(throws: EditError.contentModified) {
            try field.edit(FieldEdit(.input("y"), baseVersion: .version(version)))
        }
    }

    @Test("Each entry reads as it was written", arguments: 1...10)
    func entries(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func text() -> String {
            (0..<Int.random(in: 0...6, using: &random)).map { _ in
                ["a", "é", "🇩🇪", "\u{301}"].randomElement(using: &random) ?? ""
            }
            .joined()
        }
        let written = (0..<40).map { number in
            let value = text()
            let isPlain = Bool.random(using: &random)
            return EditLog.Entry(
                from: Int64(number),
                before: Content(
                    value: value, text: isPlain ? value : text(), selection: .caret(number),
                    tail: .typed(1, padded: isPlain),
                    zeros: UInt64(number)),
                sent: isPlain ? EditLog.Sent(range: 0..<number, inserted: text(), selection: nil) : nil,
                valueAfter: text(), selectionMoved: Bool.random(using: &random))
        }
        let read = try #require(EditLog(written)).entries
        #expect(read.count == written.count)
        for (one, other) in zip(read, written) {
            #expect(one.before == other.before && one.valueAfter == other.valueAfter, "seed \(seed)")
            #expect(one.sent == other.sent && one.from == other.from && one.selectionMoved == other.selectionMoved)
        }
    }
}
