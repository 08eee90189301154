import FieldEngine
import TestSupport
import Testing

/// A date, a time or the like that is typed over another, part by part: no digit of the one that was there is in the new one
/// (specification, section 9.7).
@Suite("Parts typed over others") struct OvertypedPartsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var type: String
        var parameters: Parameter = .table([])
        var text: String
        /// What is selected when typing begins.
        var range: Range<Int> = 0..<0
        var keys: String
        var shown: String

        var testDescription: String { "\(keys) over \(text) in \(type)" }
    }

    private static func format(_ format: String) -> Parameter { .texts(["format": format]) }

    static let rows: [Row] = [
        // A separator behind a part that is full is the one that stands there.
        Row(type: "date", text: "12/25/2024", range: 0..<2, keys: "10/11/2025", shown: "10/11/2025"),
        Row(type: "date", text: "12/25/2024", range: 0..<2, keys: "3/4/2025", shown: "03/04/2025"),
        Row(type: "date", text: "12/25/2024", range: 0..<2, keys: "10/", shown: "10/25/2024"),
        Row(type: "date", text: "12/25/2024", range: 0..<2, keys: "10//2025", shown: "10/25/2025"),
        Row(type: "date", text: "12/25/2024", range: 0..<2, keys: "01022025", shown: "01/02/2025"),
        Row(
            type: "date", parameters: format("YYYY-MM-DD"), text: "2024-12-25", keys: "2025-01-02",
            shown: "2025-01-02"),
        Row(
            type: "time", parameters: format("HH:MM:SS"), text: "12:34:56", range: 0..<2, keys: "9:10:11",
            shown: "09:10:11"),
        Row(
            type: "time", parameters: format("hh:MM a"), text: "12:34 PM", range: 0..<2, keys: "9:00am",
            shown: "09:00 AM"),
        Row(
            type: "date", parameters: format("D MMM YYYY"), text: "25 Dec 2024", range: 0..<2, keys: "10 Feb 2025",
            shown: "10 Feb 2025"),
        Row(
            type: "dateTime", parameters: format("YYYY-MM-DD HH:mm"), text: "2024-12-25 10:20", range: 0..<4,
            keys: "2025-01-02 03:04", shown: "2025-01-02 03:04"),
        Row(
            type: "date", parameters: ["range": true], text: "12/25/2024 – 12/31/2024",
            range: 0..<2, keys: "1/2/2025 - 3/4/2025", shown: "01/02/2025 – 03/04/2025"),
        // A separator ends what was typed of a part from its start.
        Row(type: "date", text: "12/25/2024", keys: "1/2/2025", shown: "01/02/2025"),
        Row(type: "date", text: "12/25/2024", range: 3..<3, keys: "1/2025", shown: "12/01/2025"),
        Row(type: "time", parameters: format("HH:mm"), text: "12:34", keys: "2:5", shown: "02:05"),
        Row(type: "week", text: "2024-W33", range: 0..<4, keys: "2025-1", shown: "2025-W01"),
        Row(
            type: "date", parameters: format("D.M.YYYY"), text: "25.12.2024", keys: "1.2.2025", shown: "1.2.2025"),
        // What is no number of the part by itself is no part.
        Row(type: "date", text: "12/25/2024", keys: "0/", shown: "02/25/2024"),
        Row(type: "date", text: "12/25/2024", range: 6..<6, keys: "19", shown: "12/25/1924"),
        // Nor is what a caret stands behind that was put there.
        Row(type: "date", text: "12/25/2024", range: 1..<1, keys: "/", shown: "12/25/2024"),
        Row(type: "date", text: "12/25/2024", keys: "1", shown: "12/25/2024"),
    ]

    @Test(arguments: rows) func typed(_ row: Row) throws {
        var field = try TestField(row.type, row.parameters)
        _ = try field.field.set(.text(row.text), at: field.now)
        field.field.focus(at: field.now)
        field.field.select(shown: row.range, at: field.now)
        for key in row.keys { try field.edit(FieldEdit(.input(String(key)))) }
        field.field.blur(at: field.now)
        #expect(field.text == row.shown)
    }

    @Test("A whole text over one part is not joined with the others, where they say nothing together")
    func pastedWhole() throws {
        for (type, parameters, text, range, pasted, shown) in [
            ("date", Parameter.table([]), "12/25/2024", 0..<2, "15 Jan 2025", "01/15/2025"),
            ("date", .table([]), "12/25/2024", 3..<5, "2025-01-15", "01/15/2025"),
            ("date", .table([]), "12/25/2024", 3..<5, "7", "12/07/2024"),
            ("time", Self.format("hh:MM a"), "12:34 PM", 0..<2, "9:15 AM", "09:15 AM"),
            ("currency", .table([]), "$100.00", 1..<4, "1,234.56", "$1234.56"),
            ("currency", .table([]), "$100.00", 1..<4, "250", "$250.00"),
        ] {
            var field = try TestField(type, parameters)
            _ = try field.field.set(.text(text), at: field.now)
            field.field.focus(at: field.now)
            try field.edit(FieldEdit(.range(range, insert: pasted), origin: .paste))
            field.field.blur(at: field.now)
            #expect(field.text == shown, "\(pasted)")
            #expect(field.finalCodes == [], "\(pasted)")
        }
    }
}
