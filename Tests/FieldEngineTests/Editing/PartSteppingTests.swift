import Testing

@testable import FieldEngine

/// What arrow keys make of the part at the caret.
@Suite struct PartSteppingTests {
    struct Row: Sendable {
        var type: String
        var format: String?
        var keys: String
        var caret: Int
        var steps: [FieldStep]
        var shown: [String]
    }

    static let rows = [
        Row(
            type: "date", keys: "12312024", caret: 3, steps: [.by(1), .by(-1), .by(10), .minimum, .maximum],
            shown: ["12/[01]/2024", "12/[31]/2024", "12/[10]/2024", "12/[01]/2024", "12/[31]/2024"]),
        Row(
            type: "date", keys: "12319999", caret: 10, steps: [.by(1), .by(-10)],
            shown: ["12/31/9999|", "12/31/[9989]"]),
        Row(type: "date", keys: "", caret: 0, steps: [.by(1), .by(1), .by(1)], shown: ["[11]", "[12]", "[01]"]),
        Row(
            type: "date", format: "D. MMMM YYYY", keys: "7may2024", caret: 4,
            steps: [.by(1), .by(7), .by(-1), .by(.max)],
            shown: ["7. [June] 2024", "7. [January] 2024", "7. [December] 2024", "7. [July] 2024"]),
        Row(type: "time", keys: "", caret: 0, steps: [.by(-1), .by(1), .by(1)], shown: ["[23]", "[00]", "[01]"]),
        Row(
            type: "time", format: "h:MM a", keys: "930p", caret: 6, steps: [.by(1), .by(1), .minimum],
            shown: ["9:30 [AM]", "9:30 [PM]", "9:30 [AM]"]),
        Row(type: "week", keys: "202452", caret: 7, steps: [.by(1), .by(1)], shown: ["2024-W[53]", "2024-W[01]"]),
        Row(type: "dateTime", keys: "2024050109", caret: 13, steps: [.by(-10)], shown: ["2024-05-01 [23]"]),
    ]

    @Test(arguments: rows.indices) func steps(_ index: Int) throws {
        let row = Self.rows[index]
        var field = try TestField(row.type, row.format.map { .texts(["format": $0]) } ?? .table([]))
        try field.type(row.keys)
        field.select(row.caret)
        let typed = field.text
        for (step, shown) in zip(row.steps, row.shown) {
            #expect(field.field.step(step, origin: .typing, at: field.now).accepted, "\(row)")
            #expect(field.shown == shown, "\(row)")
        }
        // A run of steps is one unit of undo.
        if field.text != typed { _ = field.field.undo(at: field.now) }
        #expect(field.text == typed, "\(row)")
    }

    /// A class of digits that a client spelled is as good as none.
    @Test(arguments: [("", "Thu [26]", "Thu [24]"), ("[0-9]", "Thu [26]", "Thu [24]"), ("[0-8]", "Thu 25|", "Thu 25|")])
    func numbersOfOnesOwnStep(_ slot: String, _ up: String, _ down: String) throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        var own = DefinedType(name: "day", description: "A day of the week with its number.")
        own.templates = ["WWW 00"]
        own.slots = slot.isEmpty ? [] : [DefinedType.Slot(name: "0", characters: slot)]
        own.parts = [
            DefinedType.Part(name: "W", words: ["Mon", "Thu"]), DefinedType.Part(name: "0", minimum: 1, maximum: 31),
        ]
        try registry.define(own, today: CivilDate(year: 2024, month: 5, day: 1))
        for (step, shown) in [(1, up), (-1, down)] {
            var field = try TestField(registry.type(named: "day", parameters: .table([])))
            try field.type("th25")
            #expect(field.field.step(.by(step), origin: .typing, at: field.now).accepted == (shown != "Thu 25|"))
            #expect(field.shown == shown)
        }
    }

    @Test func onlyYearsEnd() throws {
        var field = try TestField("date")
        try field.type("12319999")
        #expect(field.field.stepDirections(at: field.now) == WidgetView.Stepping(increment: false, decrement: true))
        field.select(0)
        #expect(field.field.stepDirections(at: field.now) == WidgetView.Stepping(increment: true, decrement: true))
    }

    /// Where the times that are wanted lie evenly, a step goes to the next of them.
    @Test(arguments: [
        (900, "09:07", 3, "09:[15]", "09:[00]"), (900, "09:15", 3, "09:[30]", "09:[00]"),
        (900, "09:50", 3, "09:[00]", "09:[45]"),
        (7200, "09:00", 0, "[10]:00", "[08]:00"), (420, "09:07", 3, "09:[08]", "09:[06]"),
        (900, "09:07", 0, "[10]:07", "[08]:07"),
    ])
    func timesStepByTheirStep(_ step: Int, _ text: String, _ caret: Int, _ up: String, _ down: String) throws {
        var field = try TestField("time", ["step": .number(String(step))])
        try field.type(text)
        field.select(caret)
        var other = field
        _ = field.field.step(.by(1), origin: .typing, at: field.now)
        _ = other.field.step(.by(-1), origin: .typing, at: field.now)
        #expect(field.shown == up && other.shown == down)
    }

    @Test func aPartTellsWhereItsGapBegins() throws {
        var field = try TestField("date")
        try field.type("12252024")
        field.select(5)
        try field.press(.backward)
        #expect(field.text == "12/2D/2024")
        let segments = try #require(field.field.segments(in: .utf8))
        #expect((0..<segments.count).map { segments[$0].gap } == [nil, 4, nil])
    }

    @Test(arguments: [
        ("fr", "14fev2024", "14 févr. 2024"), ("es", "3ma", "3 ma"), ("de", "3marz2024", "3 März 2024"),
        ("de", "3ma2024", "3 Mai 2024"),
    ])
    func monthsAreTypedWithoutMarks(_ locale: String, _ keys: String, _ shown: String) throws {
        var field = try TestField("date", ["format": "D MMM YYYY", "locale": .text(locale)])
        try field.type(keys)
        #expect(field.text == shown)
    }
}
