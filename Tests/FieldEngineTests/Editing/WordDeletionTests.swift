import Testing

@testable import FieldEngine

/// Deletion by words, and of words of which one letter was typed, in texts that have literals (specification, section 9.3).
struct WordDeletionTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var type: String
        var format: String
        var keys: String
        var caret: Range<Int>
        var deletions: [FieldEdit.Deletion]
        var shown: String

        var testDescription: String { "\(type) \(keys), \(caret): \(deletions)" }
    }

    static let rows: [Row] = [
        Row(
            type: "date", format: "DD.MM.YYYY", keys: "10112002", caret: 0..<0,
            deletions: [.wordForward, .wordForward], shown: "|DD.MM.2002"),
        Row(
            type: "date", format: "DD.MM.YYYY", keys: "10112002", caret: 0..<0,
            deletions: [.wordForward, .wordForward, .wordForward],
            shown: "|"),
        Row(
            type: "date", format: "DD.MM.YYYY", keys: "10112002", caret: 2..<2, deletions: [.wordForward],
            shown: "10|.MM.2002"),
        Row(
            type: "date", format: "DD.MM.YYYY", keys: "10112002", caret: 3..<3, deletions: [.wordBackward],
            shown: "|DD.11.2002"),
        Row(
            type: "date", format: "DD.MM.YYYY", keys: "10112002", caret: 10..<10,
            deletions: [.wordBackward, .wordBackward], shown: "10|"),
        Row(type: "time", format: "hh:mm a", keys: "0930p", caret: 7..<7, deletions: [.forward], shown: "09:30|"),
        Row(type: "time", format: "hh:mm a", keys: "0930p", caret: 7..<7, deletions: [.wordForward], shown: "09:30|"),
        Row(type: "time", format: "hh:mm a", keys: "0930p", caret: 7..<8, deletions: [.backward], shown: "09:30|"),
        Row(type: "time", format: "hh:mm a", keys: "0930p", caret: 8..<8, deletions: [.backward], shown: "09:30|"),
    ]

    @Test(arguments: rows) func deleted(_ row: Row) throws {
        var field = try TestField(row.type, .texts(["format": row.format]))
        field.field.focus(at: field.now)
        try field.press(keys: row.keys)
        field.field.select(row.caret, at: field.now)
        for deletion in row.deletions { try field.edit(FieldEdit(.delete(deletion, count: 1))) }
        #expect(field.shown == row.shown)
    }

    @Test func inTemplates() throws {
        var field = try TestField("phone")
        try field.press(keys: "9123456789")
        field.select(6)
        #expect(field.shown == "(912) |345-6789")
        try field.edit(FieldEdit(.delete(.wordBackward, count: 1)))
        #expect(field.shown == "(|345) 678-9")
    }

    /// A key that is refused leaves the caret where it was typed, as in a template.
    @Test(arguments: ["date", "time", "zip"]) func refused(type: String) throws {
        var field = try TestField(type)
        try field.press(keys: "12252024")
        let text = field.text
        try field.edit(FieldEdit(.range(1..<1, insert: "x")))
        #expect(field.shown == text.prefix(1) + "|" + text.dropFirst())
    }
}
