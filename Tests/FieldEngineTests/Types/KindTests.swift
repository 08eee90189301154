import Testing

@testable import FieldEngine

/// Choices, flags, ratings and sliders as they are typed and left (specification, section 9.9).
@Suite struct KindTests {
    struct Row {
        var type: String
        var parameters: Parameter = [:]
        var keys: String
        var shown: String
        var content: Field.ContentState
        var live: [String] = []
        var final: [String] = []
        var typed: Parameter?
        var required = false
    }

    static let lands: Parameter = [
        "choices": [
            ["label": "France", "value": "FR"], ["label": "Finland", "value": "FI"],
            ["label": "Côte d’Ivoire", "value": "CI"], ["label": "Cuba", "value": "CU", "disabled": true], "Elsewhere",
        ]
    ]
    static let free: Parameter = ["choices": ["red", "green", ["label": "gold", "disabled": true]], "custom": true]

    static func colours(_ more: [Parameter.Member] = []) -> Parameter {
        .table(
            [
                Parameter.Member(
                    name: "choices",
                    value: [["label": "Red", "value": "r"], "Green", "Blue", ["label": "Grey", "disabled": true]])
            ] + more)
    }

    static func colours(_ more: Parameter) -> Parameter {
        guard case .table(let members) = more else { return colours() }
        return colours(members)
    }

    static let rows: [Row] = [
        Row(type: "choice", parameters: lands, keys: "f", shown: "f|", content: .partial, final: ["not-listed"]),
        Row(type: "choice", parameters: lands, keys: "fr!", shown: "France|", content: .complete, typed: "FR"),
        Row(
            type: "choice", parameters: lands, keys: "f!", shown: "f|", content: .partial, live: ["not-listed"],
            final: ["not-listed"]),
        Row(type: "choice", parameters: lands, keys: "land", shown: "land|", content: .partial, final: ["not-listed"]),
        Row(
            type: "choice", parameters: lands, keys: "COTE D'ivoire", shown: "COTE D'ivoire|", content: .complete,
            typed: "CI"),
        Row(
            type: "choice", parameters: lands, keys: "cote d'ivoire!", shown: "Côte d’Ivoire|", content: .complete,
            typed: "CI"),
        Row(
            type: "choice", parameters: lands, keys: "cub", shown: "cub|", content: .impossible,
            live: ["not-available"],
            final: ["not-available"]),
        Row(
            type: "choice", parameters: lands, keys: "cuba", shown: "cuba|", content: .impossible,
            live: ["not-available"], final: ["not-available"]),
        Row(
            type: "choice", parameters: lands, keys: "elsewhere", shown: "elsewhere|", content: .complete,
            typed: "Elsewhere"),
        Row(type: "choice", parameters: free, keys: "re!", shown: "re|", content: .complete, typed: "re"),
        Row(type: "choice", parameters: free, keys: "RED!", shown: "red|", content: .complete, typed: "red"),
        Row(
            type: "choice", parameters: free, keys: "gold", shown: "gold|", content: .impossible,
            live: ["not-available"],
            final: ["not-available"]),
        Row(type: "choices", parameters: colours(), keys: "gr", shown: "gr|", content: .partial, final: ["not-listed"]),
        Row(
            type: "choices", parameters: colours(), keys: "blue, RED!", shown: "Red, Blue|", content: .complete,
            typed: ["r", "Blue"]),
        Row(type: "choices", parameters: colours(), keys: "red,red,!", shown: "Red|", content: .complete, typed: ["r"]),
        Row(
            type: "choices", parameters: colours(), keys: "re, gre, b!", shown: "Red, Green, Blue|", content: .complete,
            typed: ["r", "Green", "Blue"]),
        Row(
            type: "choices", parameters: colours(["order": "chosen"]), keys: "b, r!", shown: "Blue, Red|",
            content: .complete, typed: ["Blue", "r"]),
        Row(
            type: "choices", parameters: colours(), keys: "red, grey", shown: "red, grey|", content: .impossible,
            live: ["not-available"], final: ["not-available"]),
        Row(
            type: "choices", parameters: colours(["max": 1]), keys: "red, b", shown: "red, b|", content: .impossible,
            live: ["too-many"], final: ["not-listed"]),
        Row(
            type: "choices", parameters: colours(["min": 2]), keys: "red", shown: "red|", content: .partial,
            final: ["too-few"], typed: ["r"]),
        Row(type: "choices", parameters: colours(["min": 2]), keys: "", shown: "|", content: .empty),
        Row(
            type: "choices", parameters: ["choices": ["a, b", "c"]], keys: "A, B; c", shown: "A, B; c|",
            content: .complete, typed: ["a, b", "c"]),
        Row(type: "tags", keys: "b, a,b ,!", shown: "b, a|", content: .complete, typed: ["b", "a"]),
        Row(
            type: "tags", parameters: ["unique": false], keys: "a,a!", shown: "a, a|", content: .complete,
            typed: ["a", "a"]),
        Row(
            type: "tags", parameters: ["of": "email"], keys: "a@b.org, c", shown: "a@b.org, c|", content: .partial,
            final: ["invalid-email"]),
        Row(
            type: "tags", parameters: ["of": "email"], keys: "c, d", shown: "c, d|", content: .partial,
            live: ["invalid-email"], final: ["invalid-email"]),
        Row(
            type: "tags", parameters: ["of": ["name": "number", "max": 9]], keys: "8.50, 10", shown: "8.50, 10|",
            content: .impossible, live: ["above-maximum"], final: ["above-maximum"]),
        Row(
            type: "tags", parameters: ["of": ["name": "currency", "symbol": "€"]], keys: "€1, 2!",
            shown: "€1.00, €2.00|",
            content: .complete, typed: ["1.00", "2.00"]),
        Row(
            type: "tags", parameters: ["of": "date"], keys: "12/31/2024, 01/02/2025!", shown: "12/31/2024, 01/02/2025|",
            content: .complete, typed: ["2024-12-31", "2025-01-02"]),
        Row(type: "flag", keys: "", shown: "No|", content: .complete, typed: false),
        Row(
            type: "flag", keys: "", shown: "No|", content: .complete, final: ["required"], typed: false, required: true),
        Row(type: "flag", keys: "<<y!", shown: "Yes|", content: .complete, typed: true, required: true),
        Row(type: "flag", keys: "<<", shown: "|", content: .empty),
        Row(type: "flag", keys: "<<!", shown: "No|", content: .complete, typed: false),
        Row(type: "flag", keys: "<<tru", shown: "tru|", content: .partial, final: ["not-listed"]),
        Row(type: "flag", keys: "<<true", shown: "true|", content: .complete, typed: true),
        Row(type: "flag", keys: "<<on!", shown: "Yes|", content: .complete, typed: true),
        Row(type: "flag", keys: "<<1!", shown: "Yes|", content: .complete, typed: true),
        // A key in a word that is whole answers anew.
        Row(type: "flag", keys: "y", shown: "y|", content: .complete, typed: true),
        Row(type: "flag", keys: "yes!", shown: "Yes|", content: .complete, typed: true),
        Row(type: "flag", keys: "yn!", shown: "No|", content: .complete, typed: false),
        Row(type: "flag", keys: "<y!", shown: "Yes|", content: .complete, typed: true),
        Row(type: "flag", keys: "ye<<!", shown: "No|", content: .complete, typed: false),
        Row(type: "flag", keys: "s", shown: "Nos|", content: .impossible, live: ["not-listed"], final: ["not-listed"]),
        Row(type: "flag", parameters: ["locale": "fr"], keys: "oui!", shown: "Oui|", content: .complete, typed: true),
        Row(type: "flag", parameters: ["locale": "fr"], keys: "non!", shown: "Non|", content: .complete, typed: false),
        Row(
            type: "flag", parameters: ["locale": "de-AT"], keys: "<<<<j!", shown: "Ja|", content: .complete, typed: true
        ),
        Row(
            type: "flag", parameters: ["locale": "de"], keys: "<<<<yes!", shown: "Ja|", content: .complete, typed: true),
        Row(
            type: "flag", parameters: ["yes": "I agree", "no": "I don’t"], keys: "<<<<<<<i ag!", shown: "I agree|",
            content: .complete, typed: true),
        Row(type: "file", keys: "my letter.PDF", shown: "my letter.PDF|", content: .complete),
        Row(
            type: "file", parameters: ["accept": [".pdf", ".tar.gz"]], keys: "a.PDF", shown: "a.PDF|",
            content: .complete),
        Row(
            type: "file", parameters: ["accept": [".pdf", ".tar.gz"]], keys: "a.gz", shown: "a.gz|", content: .complete,
            final: ["wrong-file-type"]),
        Row(
            type: "file", parameters: ["accept": [".pdf", "image/*"]], keys: "a.gz", shown: "a.gz|", content: .complete),
        Row(type: "rating", keys: "3", shown: "3|", content: .complete, typed: "3"),
        Row(
            type: "rating", keys: "6", shown: "6|", content: .impossible, live: ["above-maximum"],
            final: ["above-maximum"]),
        Row(
            type: "rating", keys: "6!", shown: "5|", content: .complete, live: ["(warning) clamped"],
            final: ["clamped"], typed: "5"),
        Row(
            type: "rating", parameters: ["step": .number("0.5")], keys: "2.5", shown: "2.5|", content: .complete,
            typed: "2.5"),
        Row(type: "slider", keys: "50", shown: "50|", content: .complete, typed: "50"),
        Row(
            type: "slider", parameters: ["min": -10, "max": 10, "step": 5], keys: "-5", shown: "-5|",
            content: .complete,
            typed: "-5"),
        Row(
            type: "slider", parameters: ["step": 10], keys: "55", shown: "55|", content: .impossible,
            live: ["off-step"],
            final: ["off-step"]),
    ]

    @Test(arguments: rows.indices)
    func keysGiveTextAndVerdict(_ index: Int) throws {
        let row = Self.rows[index]
        var field = try TestField(row.type, row.parameters) { $0.decision.required = row.required }
        try field.press(keys: row.keys)
        let note = "\(row.type): \(row.keys)"
        #expect(field.shown == row.shown, "\(note)")
        #expect(field.field.contentState == row.content, "\(note)")
        if !row.keys.isEmpty { #expect(field.codes == row.live, "\(note)") }
        #expect(field.finalCodes == row.final, "\(note)")
        #expect(field.field.typedValue(at: field.now) == row.typed, "\(note)")
    }

    @Test func blanksAreNoEntryOfOnesOwn() throws {
        var field = try TestField("choice", Self.free)
        try field.press(keys: "  ")
        #expect(field.field.contentState == .empty)
        #expect(field.field.typedValue(at: field.now) == nil)
    }

    /// A comma stands between tags, unless their type writes commas itself.
    @Test(
        arguments: [
            ("phrase", "a,b", ","), (["name": "number"], "1.5,2", ","),
            (["name": "number", "locale": "de"], "1,5;2", ";"),
            (["name": "number", "locale": "de", "decimals": 0], "15,2", ","),
            (["name": "number", "grouping": true], "1,500;2", ";"),
            (["name": "choice", "choices": ["Rome, Italy", "Paris;"]], "Rome, Italy|Paris;", "|"),
            (["name": "date", "format": "MMM D, YYYY"], "Dec 5, 2026;Jan 6, 2027", ";"),
        ] as [(Parameter, String, Character)])
    func tagsHaveASeparatorThatTheirTypeDoesNotWrite(_ type: Parameter, _ text: String, _ separator: Character) throws {
        var field = try TestField("tags", ["of": type])
        #expect(field.field.definition.type.separator == separator, "\(type)")
        try field.paste(text)
        try field.press(keys: "!")
        guard case .list(let typed)? = field.field.typedValue(at: field.now) else {
            Issue.record("\(type): \(field.text)")
            return
        }
        #expect(typed.count == 2, "\(type): \(typed)")
    }

    @Test(arguments: [("FR", "France"), ("france", "France"), ("CÔTE D’IVOIRE", "Côte d’Ivoire"), ("ci", "ci")])
    func whatComesFromElsewhereIsALabelOrAValue(_ text: String, _ expected: String) throws {
        var field = try TestField("choice", Self.lands)
        try field.paste(text)
        #expect(field.text == expected)
    }

    @Test(
        arguments: [
            ("choice", ["choices": []], "type.choices"), ("choice", ["choices": ["a", 1]], "type.choices[1]"),
            ("choice", ["choices": [["value": 1]]], "type.choices[0].label"),
            ("choice", ["choices": [["label": "a", "value": ["b"]]]], "type.choices[0].value"),
            ("choice", ["choices": ["a", ["label": "a", "value": 1]]], "type.choices[1].label"),
            ("choice", ["choices": [["label": ""]]], "type.choices[0].label"),
            ("choice", ["choices": ["a"], "custom": 1], "type.custom"),
            ("choices", ["choices": ["a"], "min": 2], "type.min"),
            ("choices", ["choices": ["a"], "max": 0], "type.max"),
            ("choices", ["choices": ["a,b"], "separator": ","], "type.choices[0]"),
            ("choices", ["choices": [",;|/·"]], "type.separator"),
            ("choices", ["choices": ["a"], "order": "x"], "type.order"),
            ("tags", ["of": "tags"], "type.of"), ("tags", ["of": "multiline"], "type.of"),
            ("tags", ["of": 1], "type.of"),
            ("tags", ["of": ["name": "choices", "choices": ["a"]]], "type.of"),
            ("tags", ["separator": "ab"], "type.separator"),
            ("tags", ["of": ["name": "number", "locale": "de"], "separator": ","], "type.separator"),
            ("tags", ["of": ["name": "number", "grouping": true], "separator": ","], "type.separator"),
            ("tags", ["of": ["name": "number", "min": -1], "separator": "-"], "type.separator"),
            ("tags", ["of": "date", "separator": "/"], "type.separator"),
            ("tags", ["of": "phone", "separator": "-"], "type.separator"),
            ("tags", ["of": ["name": "choice", "choices": ["a/b"]], "separator": "/"], "type.separator"),
            ("tags", ["of": ["name": "pin"]], "type.of.length"), ("tags", ["min": 3, "max": 2], "type.max"),
            ("file", ["kind": "disk"], "type.kind"), ("file", ["accept": ["pdf"]], "type.accept[0]"),
            ("file", ["accept": ["."]], "type.accept[0]"), ("file", ["maxSize": -1], "type.maxSize"),
            ("flag", ["yes": "no"], "type.yes"), ("flag", ["yes": ""], "type.yes"), ("flag", ["no": 0], "type.no"),
            ("rating", ["max": 0], "type.max"), ("rating", ["step": 0], "type.step"),
            ("slider", ["min": 2, "max": 1], "type.max"), ("slider", ["step": .number("1e-30")], "type.step"),
        ] as [(String, Parameter, String)])
    func whatIsNoKindIsRefused(_ type: String, _ parameters: Parameter, _ path: String) {
        do throws(DefinitionError) {
            var registry = TypeRegistry(stateLimit: 10_000)
            _ = try registry.type(named: type, parameters: parameters)
            Issue.record("\(type) \(parameters) was taken")
        } catch {
            switch error {
            case .wrongParameter(let found, _, _), .invalid(let found, _, _, _): #expect(found == path)
            case .tooManyStates, .tooMuchWork, .unknownType: Issue.record("\(error)")
            }
        }
    }

    @Test func whatIsPickedTakesThePlaceOfWhatWasTyped() throws {
        var field = try TestField("choices", Self.colours())
        let list = try #require(field.field.definition.choices)
        func text(_ place: Int) -> String { field.field.text(choosing: place, in: list, at: field.now) }
        #expect(text(1) == "Green")
        try field.type("red, bl")
        #expect(text(2) == "red, Blue, " && text(0) == "bl, " && text(1) == "red, Green, ")
        #expect(field.field.text(withoutItem: 0) == "bl, " && field.field.text(withoutItem: 2) == nil)
        let window = field.field.choiceWindow(query: nil, from: nil, count: 9, at: field.now)
        #expect(window?.entries.map { $0.place } == [2] && window?.active == 2)
        field.select(1)
        #expect(
            field.field.choiceWindow(query: "", from: nil, count: 9, at: field.now)?.entries.map { $0.isSelected }
                == [true, false, false, false])
        #expect(field.field.itemSegments(in: .utf8, at: field.now).map { $0.isActive } == [true, false])
        #expect(field.field.itemSegments(in: .utf8, at: field.now).map { $0.state } == [.complete, .partial])
    }

    @Test func returnEndsATagBeforeItLeadsOn() throws {
        var field = try TestField("tags", ["max": 2])
        try field.type("a")
        #expect(!field.field.commit(at: field.now) && field.shown == "a, |")
        _ = field.field.undo(at: field.now)
        #expect(field.shown == "a|")
        _ = field.field.redo(at: field.now)
        try field.type("b")
        // There is no room for a third.
        #expect(field.field.commit(at: field.now) && field.text == "a, b")
        var other = try TestField("tags")
        try other.type("a, ")
        #expect(other.field.commit(at: other.now) && other.text == "a")
    }

    @Test(arguments: [
        ("'/a b.txt'", "/a b.txt"), ("\"C:\\a\"", "C:\\a"), ("file:///a%20b%C3%A9", "/a bé"),
        ("FILE://localhost/a", "/a"), ("file://host/a", "file://host/a"), ("file:///a%0Ab", "file:///a%0Ab"),
        ("file:///a%f", "file:///a%f"), ("'", "'"), ("''", "''"), ("/a'b'", "/a'b'"),
    ])
    func pathsFromElsewhereAreRead(_ text: String, _ expected: String) throws {
        var field = try TestField("file")
        try field.paste(text)
        #expect(field.text == expected)
    }

    @Test(arguments: [("a\nb", "a, b"), ("a\tb\r\nc, d", "a, b, c, d"), ("a;b", "a;b")])
    func linesFromElsewhereAreItems(_ text: String, _ expected: String) throws {
        var field = try TestField("tags")
        try field.paste(text)
        #expect(field.text == expected)
    }

    @Test func rulesThatNoEntryMeetsAreRefused() throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        var settings = FieldSettings(
            type: try registry.type(named: "choice", parameters: ["choices": ["red", "blue"]]))
        settings.minLength = 5
        let today = CivilDate(year: 2026, month: 11, day: 21)
        #expect(throws: DefinitionError.self) {
            _ = try FieldDefinition(settings, stateLimit: 10_000, today: today)
        }
        settings.minLength = 4
        _ = try FieldDefinition(settings, stateLimit: 10_000, today: today)
    }

    @Test func stepsLeaveOutWhatIsDisabled() throws {
        let off: Parameter = ["label": "b", "disabled": true]
        var field = try TestField("choice", ["choices": ["a", off, off, "c", ["label": "d", "disabled": true]]])
        for (step, text) in [(FieldStep.by(1), "a"), (.by(1), "c"), (.by(1), "c"), (.by(-5), "a"), (.maximum, "c")] {
            _ = field.field.step(step, origin: .typing, at: field.now)
            #expect(field.text == text)
        }
        #expect(field.field.stepDirections(at: field.now) == WidgetView.Stepping(increment: false, decrement: true))
    }

    @Test func aListOfAnotherTypeProposesWhatItsEntriesStandFor() throws {
        let tax = ChoiceList(["Full", "Reduced"], details: [.init(value: .number("19")), .init(value: .text("7"))])
        var field = try TestField("percent") { $0.choices = tax }
        let definition = field.field.definition
        #expect(definition.text(ofChoice: 1, in: tax, today: field.now.today) == "7.00%")
        try field.paste("19")
        let window = field.field.choiceWindow(query: nil, from: nil, count: 5, at: field.now)
        #expect(window?.active == 0 && window?.entries.map { $0.isSelected } == [true, false])
    }

    @Test func theWindowIsAroundTheChosenEntry() throws {
        let labels = (0..<1_000).map { "entry \($0)" }
        var field = try TestField("choice", ["choices": .list(labels.map { .text($0) })])
        func places(_ query: String?, _ from: Int?, _ count: Int) -> [Int]? {
            field.field.choiceWindow(query: query, from: from, count: count, at: field.now)?.entries.map { $0.place }
        }
        #expect(places(nil, nil, 3) == [0, 1, 2])
        try field.paste("entry 500")
        #expect(places(nil, nil, 3) == [499, 500, 501])
        #expect(places(nil, 998, 3) == [998, 999] && places(nil, 5_000, 3) == [] && places("", nil, 0) == [])
        #expect(places("entry 99", nil, 4) == [99, 990, 991, 992] && places("entry 99", 10, 1) == [999])
        try field.press(.backward)
        // An entry that others begin with is looked for.
        #expect(places(nil, nil, 3) == [50, 500, 501])
    }
}
