import Testing

@testable import FieldEngine

/// Digits and letters of a template, or of a number's suffix, that are typed or pasted with the value (specification, sections 9.2, 9.3
/// and 9.5).
struct OwnLiteralsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var templates: [String]
        var slots = "[0-9]"
        var text: String
        var shown: String
        var codes: [String] = []
        var change: @Sendable (inout DefinedType) -> Void = { _ in }

        var testDescription: String { "\(templates): \(text)" }
    }

    static let rows: [Row] = [
        Row(templates: ["7 (###) ###-####"], text: "7 (123) 123-1234", shown: "7 (123) 123-1234"),
        Row(templates: ["7 (###) ###-####"], text: "7 (123", shown: "7 (123", codes: ["incomplete"]),
        Row(templates: ["06 ## ## ## ##"], text: "0612345678", shown: "06 12 34 56 78"),
        Row(templates: ["06 ## ## ## ##"], text: "06123456", shown: "06 06 12 34 56"),
        Row(templates: ["20##"], text: "2024", shown: "2024"),
        Row(templates: ["00 (###)"], text: "00 (234)", shown: "00 (234)"),
        Row(templates: ["+7 (###) ###-##-##"], text: "79123456789", shown: "+7 (912) 345-67-89"),
        Row(templates: ["ID-####"], slots: "[A-Za-z0-9]", text: "ID-12AB", shown: "ID-12AB"),
        // Small letters, where all are made capital.
        Row(templates: ["SN ####-####"], slots: "[A-Z0-9]", text: "sn ab12-34cd", shown: "SN AB12-34CD") {
            $0.transform = .upper
        },
        Row(templates: ["SKU-####"], slots: "[A-Z0-9]", text: "SKU-ab12", shown: "SKU-AB12") {
            $0.cases = [DefinedType.SlotCase(name: "#", transform: .upper)]
        },
        Row(templates: ["DE###"], text: "de123", shown: "DE123"),
        Row(templates: ["FB/#{1,17}"], slots: "[A-Z]", text: "FB/EVENT", shown: "FB/EVENT") { $0.groups = true },
        // Another calling code than the template's, and the beginning of another template than the one that shows.
        Row(templates: ["+1 (###) ###-####"], text: "+4722334455", shown: "+1 (472) 233-4455", codes: ["left-out"]),
        Row(templates: ["BE## ### #", "AT## ## ##"], text: "AT121212", shown: "BE12 121 2", codes: ["left-out"]),
        Row(templates: ["BE## ### #", "AT## ## ##"], text: "BE121212", shown: "BE12 121 2"),
    ]

    private static func field(_ declared: DefinedType) throws -> TestField {
        var registry = TypeRegistry(stateLimit: 10_000)
        try registry.define(declared, today: CivilDate(year: 2026, month: 11, day: 21))
        return try TestField(registry.type(named: declared.name, parameters: .table([])))
    }

    @Test(arguments: rows, [false, true]) func template(_ row: Row, isPasted: Bool) throws {
        var declared = DefinedType(name: "own", description: "A template with characters of its own.")
        declared.templates = row.templates
        declared.slots = [DefinedType.Slot(name: "#", characters: row.slots)]
        row.change(&declared)
        try played(declared, row, isPasted: isPasted)
    }

    private func played(_ declared: DefinedType, _ row: Row, isPasted: Bool, value: String? = nil) throws {
        var field = try Self.field(declared)
        field.field.focus(at: field.now)
        if isPasted { try field.paste(row.text) } else { try field.press(keys: row.text) }
        field.field.blur(at: field.now)
        #expect(field.text == row.shown)
        #expect(field.finalCodes == row.codes)
        if let value { #expect(field.field.value == value) }
    }

    /// Of parts, the same; and no number of a pasted text flows into the next part.
    static let parts: [Row] = [
        Row(templates: ["+7 (###) ###-##-##"], text: "+79123456789", shown: "+7 (912) 345-67-89"),
        Row(templates: ["+7 (###) ###-##-##"], text: "79123456789", shown: "+7 (912) 345-67-89"),
        Row(templates: ["V2-###"], text: "V2-345", shown: "V2-345"),
        Row(templates: ["20##-##"], text: "2024-05", shown: "2024-05"),
    ]

    @Test(arguments: parts, [false, true]) func ofParts(_ row: Row, isPasted: Bool) throws {
        var declared = DefinedType(name: "own", description: "Parts behind characters of the template.")
        declared.templates = row.templates
        declared.slots = [DefinedType.Slot(name: "#", characters: row.slots)]
        declared.parts = [DefinedType.Part(name: "#")]
        try played(declared, row, isPasted: isPasted)
    }

    static let clocks: [(text: String, shown: String, codes: [String])] = [
        ("23:60", "23:60", ["invalid"]), ("9:75", "09:75", ["invalid"]), ("9:75:10", "09:75:10", ["invalid"]),
        ("9:5:10", "09:05:10", []), ("235959", "23:59:59", []),
    ]

    @Test(arguments: clocks.indices, [false, true]) func flowing(_ index: Int, isPasted: Bool) throws {
        let (text, shown, codes) = Self.clocks[index]
        var declared = DefinedType(name: "own", description: "A time of one's own.")
        declared.templates = ["HH:MM:SS"]
        declared.parts = [("H", 23), ("M", 59), ("S", 59)].map { DefinedType.Part(name: $0.0, maximum: $0.1) }
        try played(declared, Row(templates: [], text: text, shown: shown, codes: codes), isPasted: isPasted)
    }

    /// Of texts of any length, whose suffix a slot may take as well.
    @Test(arguments: [nil, "[a-z0-9]"], [false, true]) func anyLength(allow: String?, isPasted: Bool) throws {
        var declared = DefinedType(name: "own", description: "A name in a domain.")
        declared.allow = allow
        declared.pattern = "[a-z0-9]{1,64}"
        declared.format = .init(suffix: "@domain.com")
        let row = Row(templates: [], text: "name@domain.com", shown: "name@domain.com")
        try played(declared, row, isPasted: isPasted, value: "name")
    }

    /// The prefix of a number may be typed where it shows already, with its point.
    @Test(arguments: AffixDisplay.allCases, ["No. 63", "No.63", "63", "-No. 63"]) func prefixThatShows(
        _ affixes: AffixDisplay, text: String
    )
        throws
    {
        var declared = DefinedType(name: "own", description: "A number behind its sign.")
        declared.base = "number"
        declared.format = .init(prefix: "No. ", suffix: " per night", affixes: affixes)
        let shown = text.hasPrefix("-") ? "-No. 63 per night" : "No. 63 per night"
        try played(declared, Row(templates: [], text: text, shown: shown), isPasted: false)
        try played(declared, Row(templates: [], text: shown, shown: shown), isPasted: true)
    }

    @Test func suffixOfCents() throws {
        var declared = DefinedType(name: "own", description: "Digits push in from the right.")
        declared.base = "number"
        declared.baseParameters = .table([
            .init(name: "entry", value: .text("centsFirst")), .init(name: "decimals", value: .number("2")),
        ])
        declared.format = .init(suffix: " m2")
        try played(declared, Row(templates: [], text: "3000 m2", shown: "30.00 m2"), isPasted: false)
    }

    static let suffixes: [(suffix: String, text: String, shown: String, codes: [String])] = [
        (" m2", "30 m2", "30 m2", []), (" m2", "30m2", "30 m2", []), (" m2", "30 M2", "30 m2", []),
        (" m2", "1,234.5 m2", "1234.5 m2", []), (" m2", "1 m2 ", "1 m2", []),
        (" m2", "5 m27", "5 m27", ["not-a-number"]),
        (" m2", "32", "32 m2", []), (" m3/h", "7 m3/h", "7 m3/h", []), (" /1000", "5 /1000", "5 /1000", []),
        (" ft", "5ft6", "5ft6", ["not-a-number"]), (" kg", "12 50", "12 50", ["not-a-number"]),
        (" kg", "12 kg", "12 kg", []),
    ]

    @Test(arguments: suffixes.indices, [false, true]) func suffix(_ index: Int, isPasted: Bool) throws {
        let row = Self.suffixes[index]
        var declared = DefinedType(name: "own", description: "A number with a unit.")
        declared.base = "number"
        declared.format = .init(suffix: row.suffix)
        try played(
            declared, Row(templates: [], text: row.text, shown: row.shown, codes: row.codes), isPasted: isPasted)
    }
}
