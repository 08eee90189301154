import Testing

@testable import FieldEngine

/// Two dates or times in one field.
struct IntervalTypeTests {
    struct Said: CustomTestStringConvertible, Sendable {
        var type = "date"
        var parameters: Parameter = ["range": true]
        var text: String
        var shown: String
        /// The typed value, else the code of what is wrong, else nothing: an interval that is not all there.
        var says: String?

        var testDescription: String { "\(text) in \(type) \(parameters)" }
    }

    static let pasted: [Said] = [
        Said(text: "12/25/2024 - 01/05/2025", shown: "12/25/2024 – 01/05/2025", says: "2024-12-25/2025-01-05"),
        Said(text: "12/25/2024–01/05/2025", shown: "12/25/2024 – 01/05/2025", says: "2024-12-25/2025-01-05"),
        Said(text: "2024-12-25/2025-01-05", shown: "12/25/2024 – 01/05/2025", says: "2024-12-25/2025-01-05"),
        Said(text: "2024-05-01-2024-05-03", shown: "05/01/2024 – 05/03/2024", says: "2024-05-01/2024-05-03"),
        Said(text: "from May 1, 2024 to May 3, 2024", shown: "05/01/2024 – 05/03/2024", says: "2024-05-01/2024-05-03"),
        Said(text: "1225202401052025", shown: "12/25/2024 – 01/05/2025", says: "2024-12-25/2025-01-05"),
        Said(text: "12/25/2024", shown: "12/25/2024"),
        Said(text: "12/31/2024 - 12/25/2024", shown: "12/31/2024 – 12/25/2024", says: "out-of-order"),
        Said(text: "12/25/2024 - 13/45/2024", shown: "12/25/2024 – 13/45/2024", says: "invalid-month"),
        // The first end shows that days come first, and then the second is the second of January.
        Said(text: "31/12/2024 - 2/1/2025", shown: "31/12/2024 - 2/1/2025", says: "invalid-date"),
        Said(text: "31/12/2024 - 15/1/2025", shown: "12/31/2024 – 01/15/2025", says: "2024-12-31/2025-01-15"),
        Said(
            parameters: ["range": true, "format": "D. MMM YYYY", "locale": "de"], text: "vom 1. Mai 2024 bis 3.6.2024",
            shown: "1. Mai 2024 – 3. Juni 2024", says: "2024-05-01/2024-06-03"),
        Said(
            type: "time", parameters: ["range": true], text: "9:30 AM to 5:15 PM", shown: "09:30 – 17:15",
            says: "09:30/17:15"),
        Said(
            type: "time", parameters: ["range": true], text: "22:00-06:00", shown: "22:00 – 06:00", says: "out-of-order"
        ),
        Said(
            type: "time", parameters: ["range": true, "overnight": true], text: "22:00-06:00", shown: "22:00 – 06:00",
            says: "22:00/06:00"),
        Said(
            type: "time", parameters: ["range": true, "min": "20:00", "max": "08:00"], text: "22:00-06:00",
            shown: "22:00 – 06:00", says: "22:00/06:00"),
        Said(
            type: "dateTime", parameters: ["range": true], text: "2024-05-01 09:30 – 2024-05-01 09:15",
            shown: "2024-05-01 09:30 – 2024-05-01 09:15", says: "out-of-order"),
        // 9:30 in Paris is 7:30 in London.
        Said(
            type: "dateTime", parameters: ["range": true, "format": "YYYY-MM-DDTHH:mmZ"],
            text: "2024-05-01T09:30+02:00/2024-05-01T08:30Z", shown: "2024-05-01T09:30+02:00 – 2024-05-01T08:30Z",
            says: "2024-05-01T09:30:00+02:00/2024-05-01T08:30:00Z"),
        // One end says what holds for both.
        Said(text: "May 3–5, 2026", shown: "05/03/2026 – 05/05/2026", says: "2026-05-03/2026-05-05"),
        Said(text: "10/5-12/5/2026", shown: "10/05/2026 – 12/05/2026", says: "2026-10-05/2026-12-05"),
        Said(text: "3–5 May 2026", shown: "05/03/2026 – 05/05/2026", says: "2026-05-03/2026-05-05"),
        Said(text: "3 May - 5 June 2026", shown: "05/03/2026 – 06/05/2026", says: "2026-05-03/2026-06-05"),
        Said(text: "from 3 to 5 May 2026", shown: "05/03/2026 – 05/05/2026", says: "2026-05-03/2026-05-05"),
        Said(text: "5/3–5/2026", shown: "05/03/2026 – 05/05/2026", says: "2026-05-03/2026-05-05"),
        Said(text: "2026-05-03/05", shown: "05/03/2026 – 05/05/2026", says: "2026-05-03/2026-05-05"),
        Said(text: "5/3–5/5", shown: "05/03/YYYY – 05/05"),
        Said(text: "30–2 May 2026", shown: "30–2 May 2026", says: "invalid-month"),
        Said(
            parameters: ["range": true, "format": "D.M.YYYY"], text: "3.–5.5.2026", shown: "3.5.2026 – 5.5.2026",
            says: "2026-05-03/2026-05-05"),
        Said(
            parameters: ["range": true, "format": "D. MMMM", "locale": "de"], text: "3.–5. Mai",
            shown: "3. Mai – 5. Mai", says: "--05-03/--05-05"),
        Said(
            parameters: ["range": true, "format": "MM/YYYY"], text: "3–5/2026", shown: "03/2026 – 05/2026",
            says: "2026-03/2026-05"),
        Said(
            type: "time", parameters: ["range": true, "format": "h:MM a"], text: "9:30–11:15 PM",
            shown: "9:30 PM – 11:15 PM", says: "21:30/23:15"),
        // Without a year the new year may lie between.
        Said(
            parameters: ["range": true, "format": "DD.MM."], text: "24.12. – 06.01.", shown: "24.12. – 06.01.",
            says: "--12-24/--01-06"),
    ]

    @Test(arguments: pasted) func isReadAsAWhole(_ said: Said) throws {
        var field = try TestField(said.type, said.parameters)
        try field.paste(said.text)
        #expect(field.text == said.shown)
        let typed: String? = if case .text(let text)? = field.field.typedValue(at: field.now) { text } else { nil }
        #expect(typed ?? field.field.shownFindings.first { $0.severity == .error }?.code == said.says)
    }

    @Test func anOrderThatNothingCanMendIsToldAtOnce() throws {
        var field = try TestField("time", ["range": true])
        try field.type("2200-")
        #expect(field.field.contentState == .partial && field.field.allowed(at: field.now) == "[2]")
        try field.type("1")
        #expect(field.text == "22:00 – 1" && field.codes == ["out-of-order"] && field.field.contentState == .impossible)
        field.field.blur(at: field.now)
        #expect(field.codes == ["out-of-order"])
    }

    @Test func bothEndsStepAndKeepTheirParts() throws {
        var field = try TestField("date", ["range": true])
        _ = try field.field.set(.typed(.text("2024-05-09/2024-05-10")), at: field.now)
        field.select(3)
        field.field.select(.current, at: field.now)
        try field.type("7")
        #expect(field.shown == "05/07/|2024 – 05/10/2024")
        field.select(field.text.utf8.count)
        for _ in 0..<2 { field.field.select(.previous, at: field.now) }
        #expect(field.shown == "05/07/2024 – [05]/10/2024")
        _ = field.field.step(.by(-1), origin: .typing, at: field.now)
        #expect(field.shown == "05/07/2024 – [04]/10/2024" && field.codes == ["out-of-order"])
        let segments = try #require(field.field.segments(in: .utf8))
        #expect((0..<segments.count).map { segments[$0].kind } == [.month, .day, .year, .month, .day, .year])
    }

    @Test(arguments: ["2024-05-01", "2024-05-01/", "2024-05-01/2024-05-02/2024-05-03", "2024-05-01/P1D", "/2024-05-01"])
    func whatIsNoIntervalIsNoTypedValue(_ text: String) throws {
        var field = try TestField("date", ["range": true])
        #expect(throws: ContentError.self) { try field.field.set(.typed(.text(text)), at: field.now) }
    }

    @Test(arguments: ["", "9", "to ", "12345678901", "_"]) func whatStandsBetweenIsNoPart(_ text: String) {
        #expect(throws: DefinitionError.self) {
            _ = try TestField("date", ["range": true, "between": .text(text)])
        }
    }

    /// What is typed of the words between two ends is none of the month that the second one begins with, unless a month begins so.
    @Test(arguments: [
        ("may 2024 to jun 2024", "May 2024 to Jun 2024"), ("may 2024 tojun 2024", "May 2024 to Jun 2024"),
        ("may 2024 jun 2024", "May 2024 to Jun 2024"),
    ])
    func wordsBetweenAreTyped(_ keys: String, _ shown: String) throws {
        var field = try TestField("date", ["range": true, "format": "MMM YYYY", "between": " to "])
        for key in keys { try field.type(String(key)) }
        #expect(field.text == shown)
    }

    /// Letters of a time are made capital, those between two times are as they are.
    @Test(arguments: ["0930 to 10", "09:30TO10", "0930to 10", "093010"]) func wordsBetweenTimesAreTyped(_ keys: String)
        throws
    {
        var field = try TestField("time", ["range": true, "between": " to "])
        var dropped = ""
        for key in keys { dropped += try field.edit(FieldEdit(.input(String(key)))).dropped }
        #expect(field.text == "09:30 to 10" && dropped.isEmpty)
    }
}
