import Testing

@testable import FieldEngine

/// A fixed text before the first slot that stays.
struct OpeningTests {
    private static func field(_ affixes: AffixDisplay, _ change: (inout DefinedType) -> Void = { _ in }) throws
        -> TestField
    {
        var declared = DefinedType(name: "russian", description: "A number in Russia.")
        declared.templates = ["+7 (000) 000-00-00"]
        declared.slots = [DefinedType.Slot(name: "0", characters: "[0-9]")]
        declared.format.affixes = affixes
        change(&declared)
        var registry = TypeRegistry(stateLimit: 10_000)
        try registry.define(declared, today: CivilDate(year: 2026, month: 11, day: 21))
        return try TestField(registry.type(named: "russian", parameters: .table([]))) { $0.decision.required = true }
    }

    @Test(arguments: [(AffixDisplay.filled, "", ""), (.focused, "", "+7 ("), (.always, "+7 (", "+7 (")])
    func shows(_ affixes: AffixDisplay, _ idle: String, _ focused: String) throws {
        var field = try Self.field(affixes)
        #expect(field.text == idle && field.field.value.isEmpty && !field.field.isDirty)
        field.field.focus(at: field.now)
        #expect(field.text == focused && field.field.selection == .caret(focused.utf8.count))
        try field.type("912")
        #expect(field.text == "+7 (912")
        try field.press(.backward, 9)
        #expect(field.text == focused && field.field.value.isEmpty && field.field.contentState == .empty)
        field.field.blur(at: field.now)
        #expect(field.text == idle && field.codes == ["required"])
    }

    @Test(arguments: AffixDisplay.allCases, [false, true])
    func mayBeTypedThoughItShows(_ affixes: AffixDisplay, isFocused: Bool) throws {
        let typed = ["+7912": "912", "+7 (912": "912", "+912": "912", "+7712": "712", "7912": "7912"]
        for (keys, value) in typed {
            var field = try Self.field(affixes)
            // A key gives a field the focus, too.
            if isFocused { field.field.focus(at: field.now) }
            for key in keys {
                let outcome = try field.edit(FieldEdit(.input(String(key))))
                #expect(outcome.dropped.isEmpty, "\(keys)")
            }
            #expect(field.field.value == value, "\(keys)")
        }
        var field = try Self.field(affixes)
        field.field.focus(at: field.now)
        try field.type("+")
        try field.press(.backward)
        try field.type("7")
        #expect(field.text == "+7 (7")
    }

    @Test(arguments: ["12-7-34", "1234", "12734"]) func literalThatIsBegun(keys: String) throws {
        var declared = DefinedType(name: "seven", description: "A number with a literal that its slots would take.")
        declared.templates = ["00-7-00"]
        declared.slots = [DefinedType.Slot(name: "0", characters: "[0-9]")]
        var registry = TypeRegistry(stateLimit: 10_000)
        try registry.define(declared, today: CivilDate(year: 2026, month: 11, day: 21))
        var field = try TestField(try registry.type(named: "seven", parameters: .table([])))
        for key in keys { _ = try field.edit(FieldEdit(.input(String(key)))) }
        // Digits alone go into the slots.
        #expect(field.text == (keys == "12734" ? "12-7-73" : "12-7-34"))
    }

    @Test func isNeverDeletedNorPassed() throws {
        var field = try Self.field(.always)
        try field.press(.backward)
        #expect(field.shown == "+7 (|")
        field.select(1)
        #expect(field.shown == "+7 (|")
        try field.type("9")
        #expect(field.shown == "+7 (9|")
        try field.edit(FieldEdit(.text("")))
        #expect(field.shown == "+7 (|" && !field.field.showsClearButton)
        try field.paste("+7 912 345-67-89")
        #expect(field.text == "+7 (912) 345-67-89")
        _ = field.field.undo(at: field.now)
        #expect(field.text == "+7 (" && field.field.value.isEmpty)
    }

    @Test func standsBeforeParts() throws {
        var field = try Self.field(.focused) {
            $0.templates = ["No. 00/00"]
            $0.slots = []
            $0.parts = [DefinedType.Part(name: "0", maximum: 52)]
        }
        field.field.focus(at: field.now)
        #expect(field.shown == "No. |")
        try field.type("7/1")
        #expect(field.text == "No. 07/1")
        try field.press(.backward, 6)
        #expect(field.shown == "No. |" && field.field.value.isEmpty)
    }

    @Test func numbersOfOnesOwnHaveIt() throws {
        var field = try Self.field(.always) {
            $0.templates = nil
            $0.slots = []
            $0.format = .init(fixedDecimals: 2, prefix: "CHF ", affixes: .always)
        }
        #expect(field.text == "CHF ")
        try field.type("5")
        field.field.blur(at: field.now)
        #expect(field.text == "CHF 5.00")
    }
}
