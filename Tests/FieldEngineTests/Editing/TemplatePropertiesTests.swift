import TestSupport
import Testing

@testable import FieldEngine

/// What holds of every type with a template, whatever is typed (specification, “Templates”).
@Suite struct TemplatePropertiesTests {
    typealias Row = (name: String, parameters: Parameter, alphabet: String)

    /// What is made of parts has properties of its own: `PartsPropertyTests`.
    static let parts: [Row] = [
        ("date", .table([]), "0123456789"), ("expDate", .table([]), "0123456789"),
        ("time", .table([]), "0123456789"),
    ]
    static let types: [Row] = [
        ("credit", .table([]), "0123456789"), ("phone", .table([]), "0123456789"), ("zip", .table([]), "0123456789"),
        ("cvv", .table([]), "0123456789"), ("st", .table([]), "abcxyz"), ("ssn", .table([]), "0123456789"),
        ("zip", .table([Parameter.Member(name: "plus4", value: .boolean(true))]), "0123456789"),
        ("card", .table([]), "0123456789"), ("pin", .table([.init(name: "length", value: .integer(6))]), "0123456789"),
    ]

    static let seeds = 1...60

    /// Runs a body with a field of each type and random text in it.
    private func eachType(
        of types: [Row] = types + parts,
        _ body: (inout TestField, String, inout SeededGenerator, String) throws -> Void
    ) throws {
        for type in types {
            var registry = TypeRegistry(stateLimit: 10_000)
            let fieldType = try registry.type(named: type.name, parameters: type.parameters)
            for seed in Self.seeds {
                var random = SeededGenerator(seed: UInt64(seed))
                var field = try TestField(fieldType)
                let length = Int.random(in: 0...20, using: &random)
                let text = String((0..<length).map { _ in type.alphabet.randomElement(using: &random) ?? "0" })
                try body(&field, text, &random, "\(type.name), seed \(seed)")
            }
        }
    }

    @Test func typingOneByOneIsPasting() throws {
        try eachType { field, text, _, context in
            var pasted = field
            try field.type(text)
            try pasted.edit(FieldEdit(.input(text)))
            // Of dates and times, what is pasted is read: it gets no zeros, and is then nothing that is valid, or it is taken
            // in another order, and that is said.
            let isRead = context.hasPrefix("date") || context.hasPrefix("time") || context.hasPrefix("expDate")
            if isRead, pasted.field.contentState != .complete || pasted.field.content.remark != nil { return }
            #expect(field.text == pasted.text, "\(context): \(text)")
        }
    }

    /// What is known of a long text's characters is what would be found of each.
    @Test(
        "A long text goes into the slots as its keys one by one",
        arguments: [
            ("vat", [:], "D-é"), ("vat", [:], "DE1x٣-6"), ("vat", [:], "E"), ("phone", [:], "(5-x) "),
            ("taxId", ["country": "BR"], "1-a."), ("iban", [:], "de 8-9"), ("uuid", [:], "x-f"),
            ("postalCode", ["country": "GB"], "s1 -w"),
        ] as [(String, Parameter, String)])
    func longTexts(type: String, parameters: Parameter, unit: String) throws {
        let text = String(repeating: unit, count: 100)
        var keyed = try TestField(type, parameters)
        var dropped = ""
        for character in text { dropped += try keyed.edit(FieldEdit(.input(String(character)))).dropped }
        var typed = try TestField(type, parameters)
        let outcome = try typed.edit(FieldEdit(.input(text)))
        #expect(typed.shown == keyed.shown)
        #expect(outcome.dropped == dropped)
    }

    @Test func insertThenBackspaceRestores() throws {
        var compared = 0
        try eachType(of: Self.types) { field, text, random, context in
            try field.type(text)
            field.select(Int.random(in: 0...max(1, field.text.utf8.count), using: &random))
            let before = field
            let digit = text.randomElement(using: &random) ?? "1"
            guard try field.edit(FieldEdit(.input(String(digit)))).textChanged else { return }
            compared += 1
            try field.press(.backward)
            #expect(field.text == before.text, "\(context): \(before.shown) + \(digit)")
            let cell = field.field.layout.cellCount(before: field.field.selection.lowerBound)
            let cellBefore = before.field.layout.cellCount(before: before.field.selection.lowerBound)
            #expect(cell == cellBefore, "\(context): \(before.shown) + \(digit)")
        }
        #expect(compared > 0)
    }

    @Test func settingWhatIsThereChangesNothing() throws {
        try eachType { field, text, _, context in
            try field.type(text)
            field.field.blur(at: field.now)
            let before = field
            _ = try field.field.set(.text(before.text), at: field.now)
            _ = try field.field.set(.value(before.field.value), at: field.now)
            if let typed = before.field.typedValue(at: field.now) {
                _ = try field.field.set(.typed(typed), at: field.now)
            }
            #expect(field.field.version == before.field.version, "\(context): \(before.shown)")
            // And what is read is what makes the same field anew.
            _ = try field.field.set(.text(""), at: field.now)
            _ = try field.field.set(.text(before.text), at: field.now)
            // A text that is no date in the field's own order may be one in another, and a last part that digits alone did not
            // fill is whole in a text with separators.
            let mayBeOther =
                switch before.field.contentState {
                case .impossible: true
                case .partial: before.field.definition.type.formatter.parts != nil
                case .complete, .empty: false
                }
            if !mayBeOther { #expect(field.text == before.text, "\(context)") }
            _ = try field.field.set(.text(""), at: field.now)
            _ = try field.field.set(.value(before.field.value), at: field.now)
            #expect(field.text == before.text, "\(context)")
        }
    }

    /// The caret rests where typing is possible, and nothing that was there is pushed out or reordered.
    @Test func anyKeysKeepTheCaretAndTheOrder() throws {
        try eachType(of: Self.types) { field, text, random, context in
            try field.type(text)
            for _ in 0..<12 {
                let before = field
                var expected: String?
                switch Int.random(in: 0..<5, using: &random) {
                case 0: try field.press(.backward)
                case 1: try field.press(.forward)
                case 2: field.select(Int.random(in: 0...max(1, field.text.utf8.count), using: &random))
                default:
                    let key = text.randomElement(using: &random) ?? "7"
                    if try field.edit(FieldEdit(.input(String(key)))).accepted { expected = before.field.value }
                }
                let caret = field.field.selection.lowerBound
                let nearest = field.field.layout.caret(nearest: caret, tail: field.field.content.tail)
                #expect(caret == nearest, "\(context): \(before.shown) to \(field.shown)")
                if let expected {
                    #expect(
                        expected.isSubsequence(of: field.field.value), "\(context): \(before.shown) to \(field.shown)")
                }
            }
        }
    }

    /// Offsets of text and value go the same way.
    @Test func offsetsMapMonotonically() throws {
        try eachType { field, text, _, context in
            try field.type(text)
            let layout = field.field.layout
            let offsets = (0...field.text.utf8.count).map { layout.valueOffset(ofText: $0) }
            #expect(offsets == offsets.sorted(), "\(context)")
            #expect(offsets.last == field.field.value.utf8.count, "\(context)")
        }
    }
}

extension String {
    fileprivate func isSubsequence(of other: String) -> Bool {
        var rest = other[...]
        return allSatisfy { character in
            guard let found = rest.firstIndex(of: character) else { return false }
            rest = rest[rest.index(after: found)...]
            return true
        }
    }
}
