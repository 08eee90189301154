import Testing

@testable import FieldEngine

/// How far a clock is from UTC, in times and in dates with times.
struct OffsetTests {
    private static let whole: Parameter = ["format": "YYYY-MM-DDTHH:mm:ssZ"]

    @Test(arguments: [
        ("z", "Z"), ("+0530", "+05:30"), ("+05:30", "+05:30"), ("+5!", "+05:00"), ("-03!", "-03:00"),
        ("-1200", "-12:00"),
        (" +1400", "+14:00"),
    ])
    func isTyped(_ keys: String, _ shown: String) throws {
        var field = try TestField("dateTime", ["format": "YYYY-MM-DD HH:mm Z"])
        try field.type("202405010930")
        try field.press(keys: keys)
        #expect(field.text == "2024-05-01 09:30 " + shown && field.codes.isEmpty)
        #expect(field.field.typedValue(at: field.now) == .text("2024-05-01T09:30:00" + shown))
    }

    @Test(arguments: [
        ("2024-05-01T09:30:15+02:00", "2024-05-01T09:30:15+02:00"), ("2024-05-01t09:30:15z", "2024-05-01T09:30:15Z"),
        ("2024-05-01 09:30:15Z", "2024-05-01T09:30:15Z"), ("2024-05-01T09:30:15", nil),
        ("2024-05-01T09:30:15+02:07", nil),
        ("2024-05-01T09:30:15.5Z", nil), ("2024-05-01T09:30:15+0200", nil),
    ])
    func isSetAsRFC3339(_ text: String, _ shown: String?) throws {
        var field = try TestField("dateTime", Self.whole)
        guard let shown else {
            #expect(throws: ContentError.self) { try field.field.set(.typed(.text(text)), at: field.now) }
            return
        }
        _ = try field.field.set(.typed(.text(text)), at: field.now)
        #expect(field.text == shown && field.field.typedValue(at: field.now) == .text(shown))
    }

    @Test(arguments: [
        ("May 1, 2024 9:30 PM UTC", "2024-05-01T21:30:00Z", []),
        ("2024-05-01 09:30:15-0500", "2024-05-01T09:30:15-05:00", []),
        // What a zone is ahead depends on the day.
        ("2024-05-01T09:30:15 CET", "2024-05-01T09:30:15", ["(warning) left-out"]),
        ("2024-05-01T09:30:15", "2024-05-01T09:30:15", []),
    ])
    func isReadOfText(_ text: String, _ shown: String, _ codes: [String]) throws {
        var field = try TestField("dateTime", Self.whole)
        try field.paste(text)
        #expect(field.text == shown && field.codes == codes)
    }

    @Test func noSuchOffset() throws {
        var field = try TestField("dateTime", Self.whole)
        try field.type("20240501093015+15")
        #expect(field.text.hasSuffix("+15") && field.codes == ["invalid-offset"])
        try field.press(.backward)
        _ = field.field.step(.by(1), origin: .typing, at: field.now)
        #expect(field.text.hasSuffix("+10:00"))
    }

    @Test func timesHaveOffsetsBehindFractions() throws {
        var field = try TestField("time", ["format": "HH:MM:SS.sssZ"])
        try field.type("093015.5Z")
        #expect(field.field.typedValue(at: field.now) == .text("09:30:15.5Z"))
        _ = try field.field.set(.typed(.text("23:59:59Z")), at: field.now)
        #expect(field.text == "23:59:59.0Z")
    }

    @Test(arguments: ["ZHH:MM", "HHZMM"]) func standsBehindAllElse(_ format: String) {
        #expect(throws: DefinitionError.self) { _ = try TestField("time", ["format": .text(format)]) }
    }

    /// HTML's own forms of `date`, `month`, `week`, `time` and `datetime-local`, and those of JSON Schema.
    @Test(arguments: [
        ("date", "MM/DD/YYYY", "2024-05-12"), ("date", "MM/YYYY", "2024-05"), ("week", "", "2024-W05"),
        ("time", "HH:MM", "09:30"),
        ("time", "HH:MM:SS", "09:30:15"), ("dateTime", "DD.MM.YYYY HH:mm", "2024-05-01T09:30"),
        ("dateTime", "DD.MM.YYYY HH:mm:ssZ", "2024-05-01T09:30:15+02:00"), ("time", "HH:MM:SSZ", "09:30:15Z"),
    ])
    func formsOfOthersAreTyped(_ type: String, _ format: String, _ typed: String) throws {
        var field = try TestField(type, format.isEmpty ? .table([]) : ["format": .text(format)])
        _ = try field.field.set(.typed(.text(typed)), at: field.now)
        #expect(field.field.typedValue(at: field.now) == .text(typed))
    }
}
