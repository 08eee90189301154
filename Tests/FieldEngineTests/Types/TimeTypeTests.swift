import Automata
import Testing

@testable import FieldEngine

@Suite struct TimeTypeTests {
    static let rows: [(format: String, row: TypingRow)] = [
        ("HH:MM", TypingRow("2", "2|", .partial, final: ["incomplete"])),
        ("HH:MM", TypingRow("9", "09|", .partial, final: ["incomplete"])),
        ("HH:MM", TypingRow("9<", "|", .empty)),
        ("HH:MM", TypingRow("9:30", "09:30|", .complete, typed: "09:30")),
        ("HH:MM", TypingRow("1:30", "01:30|", .complete, typed: "01:30")),
        ("HH:MM", TypingRow("1.30", "01:30|", .complete, typed: "01:30")),
        ("HH:MM", TypingRow("2359", "23:59|", .complete, typed: "23:59")),
        ("HH:MM", TypingRow("0000", "00:00|", .complete, typed: "00:00")),
        ("HH:MM", TypingRow("24", "24|", .impossible, live: ["invalid-hour"], final: ["invalid-hour"])),
        ("HH:MM", TypingRow("236", "23:06|", .complete, typed: "23:06")),
        ("HH:MM", TypingRow("12:7", "12:07|", .complete, typed: "12:07")),
        ("HH:MM", TypingRow("127<", "12|", .partial, final: ["incomplete"])),
        ("HH:MM", TypingRow("125", "12:5|", .partial, final: ["incomplete"])),
        ("HH:MM", TypingRow("9:7", "09:07|", .complete, typed: "09:07")),
        ("HH:MM:SS", TypingRow("1234", "12:34|", .partial, final: ["incomplete"])),
        ("HH:MM:SS", TypingRow("123459", "12:34:59|", .complete, typed: "12:34:59")),
        ("HH:MM:SS", TypingRow("12346", "12:34:06|", .complete, typed: "12:34:06")),
        ("HH:MM:SS", TypingRow("978", "09:07:08|", .complete, typed: "09:07:08")),
        ("hh:MM a", TypingRow("1230a", "12:30 AM|", .complete, typed: "00:30")),
        ("hh:MM a", TypingRow("1230 PM", "12:30 PM|", .complete, typed: "12:30")),
        ("hh:MM a", TypingRow("130p", "13:0|", .impossible, live: ["invalid-hour"], final: ["invalid-hour"])),
        ("hh:MM a", TypingRow("1:30p", "01:30 PM|", .complete, typed: "13:30")),
        ("hh:MM a", TypingRow("28p", "02:08 PM|", .complete, typed: "14:08")),
        ("hh:MM a", TypingRow("2", "02|", .partial, final: ["incomplete"])),
        ("hh:MM a", TypingRow("00", "00|", .impossible, live: ["invalid-hour"], final: ["invalid-hour"])),
        ("hh:MM a", TypingRow("0130x", "01:30|", .partial, final: ["incomplete"])),
    ]

    @Test(arguments: rows.indices) func typing(_ index: Int) throws {
        let (format, row) = Self.rows[index]
        try row.check("time", .texts(["format": format]))
    }

    @Test func aMinuteThatIsTooLargeIsFlaggedWhereItWasPutBeforeOthers() throws {
        var field = try TestField("time", .texts(["format": "HH:MM"]))
        try field.type("1205")
        field.select(3)
        try field.press(.forward)
        try field.type("7")
        #expect(field.shown == "12:7|5")
        #expect(field.liveCodes == ["invalid-minute"])
    }

    @Test func theEndOfEditingWritesTheM() throws {
        var field = try TestField("time", .texts(["format": "hh:MM a"]))
        try field.type("0930p")
        field.field.blur(at: field.now)
        #expect(field.text == "09:30 PM")
        #expect(field.field.value == "0930P")
    }

    @Test(arguments: ["HH:MM", "HH:MM:SS", "hh:MM a", "hh:MM:SS a"])
    func everyMinuteThereAndBack(_ format: String) throws {
        let spelling = try TimeSpelling(format: format)
        let field = try TestField("time", .texts(["format": format]))
        for hour in 0..<24 {
            for minute in 0..<60 {
                let iso = twoDigits(hour) + ":" + twoDigits(minute) + (format.contains("S") ? ":00" : "")
                let value = try #require(spelling.value(iso: iso))
                #expect(spelling.iso(value) == iso)
                #expect(field.verdict(value) == .complete)
            }
        }
    }

    @Test func whatIsNoTimeIsNoTypedValue() throws {
        let spelling = try TimeSpelling(format: "HH:MM")
        for text in ["24:00", "12:60", "1:30", "12", "12:30:15", "12:30:60", "noon", "", "12:30:00:00", "+1:30"] {
            #expect(spelling.value(iso: text) == nil, "\(text)")
        }
        #expect(spelling.value(iso: "12:30:00") == "1230")
    }

    @Test(arguments: [
        "", "HH", "MM", "HH:MM:MM", "HH:hh:MM", "hh:MM", "HH:MM a", "HH:MM h", "HMM", "HH:MM.sss", "h:MM", "H:MM a",
    ])
    func aFormatThatIsNoneIsRefused(_ format: String) {
        #expect(throws: DefinitionError.self) { try TimeSpelling(format: format) }
    }
}
