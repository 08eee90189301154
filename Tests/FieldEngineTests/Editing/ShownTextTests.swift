import TestSupport
import Testing

@testable import FieldEngine

/// A shown text reads back as itself: setting a field's own text, in whatever way and whatever the field holds, changes
/// neither value nor text nor caret nor version (specification, section 9.2).
@Suite struct ShownTextTests {
    static let types: [(name: String, parameters: Parameter, alphabet: String)] = [
        ("phrase", .table([]), "ab é👩‍👧 "), ("name", .table([]), "abéß '-. 1"), ("data", .table([]), "ab1-"),
        ("dataLength", .table([.init(name: "length", value: .integer(5))]), "ab1-"), ("zip", plus4, "0123456789-"),
        ("phone", .table([]), "0123456789() -"), ("ssn", .table([]), "0123456789-"), ("st", .table([]), "acnyCA"),
        ("age", .table([]), "0123456789"), ("date", .table([]), "0123456789/"),
        ("date", format("YYYY-MM-DD"), "0123456789-"), ("date", format("DD.MM.YY"), "0123456789."),
        ("time", format("hh:MM a"), "0123456789:apAP "), ("time", .table([]), "0123456789:"),
        ("expDate", .table([]), "0123456789/"), ("credit", .table([]), "0123456789 "), ("card", .table([]), "3456012 "),
        ("cvv", .table([]), "0123"), ("currency", grouping, "0123456789.,-$"),
        ("currency", symbol("Rs."), "0123456789."), ("percent", .table([]), "0123456789.%"),
        ("number", comma, "0123456789.,- "), ("number", grouping, "0123456789.,-"), ("email", .table([]), "ab@.c"),
        ("tel", .table([]), "+0123456789 "), ("tel", country("UA"), "+0123456789 "), ("tel", country("US"), "+123 "),
        ("postalCode", country("GB"), "SW1A2 EC"), ("iban", .table([]), "DE0123456789 "),
        ("ip", .table([]), "0123456789.:af"), ("password", .table([]), "ab 1!"), ("multiline", .table([]), "ab\n "),
        ("streetnumber", .table([]), "0123"), ("url", .table([]), "htps:/.a"), ("state", .table([]), "Calif. "),
    ]

    private static let plus4 = Parameter.table([.init(name: "plus4", value: .boolean(true))])
    private static let grouping = Parameter.table([.init(name: "grouping", value: .boolean(true))])
    private static let comma = Parameter.table([
        .init(name: "decimalSign", value: .text(",")), .init(name: "grouping", value: .boolean(true)),
    ])
    private static func format(_ text: String) -> Parameter { .table([.init(name: "format", value: .text(text))]) }
    private static func symbol(_ text: String) -> Parameter { .table([.init(name: "symbol", value: .text(text))]) }
    private static func country(_ text: String) -> Parameter { .table([.init(name: "country", value: .text(text))]) }

    /// Types of a client's own, whose literals look like what their slots take.
    private static let own: [(template: String, slots: [DefinedType.Slot], eager: Bool, alphabet: String)] = [
        ("+7 (000) 000-00-00", [.init(name: "0", characters: "[0-9]")], false, "0123456789"),
        ("+375 (00) 000-00-00", [.init(name: "0", characters: "[0-9]")], true, "0123456789"),
        ("DE***", [.init(name: "*", characters: "[A-Z0-9]")], false, "ABDE019"),
        ("0-00-000", [.init(name: "0", characters: "[01]")], true, "01"),
    ]

    private static func allTypes() throws -> [(type: FieldType, alphabet: String)] {
        var registry = TypeRegistry(stateLimit: 10_000)
        var all: [(FieldType, String)] = []
        for (name, parameters, alphabet) in types {
            all.append((try registry.type(named: name, parameters: parameters), alphabet))
        }
        for (index, own) in own.enumerated() {
            var declared = DefinedType(name: "own\(index)", description: "")
            declared.templates = [own.template]
            declared.slots = own.slots
            declared.eager = own.eager
            try registry.define(declared, today: CivilDate(year: 2026, month: 11, day: 21))
            all.append((try registry.type(named: "own\(index)", parameters: .table([])), own.alphabet))
        }
        return all
    }

    private struct State: Equatable {
        var value: String
        var text: String
        var selection: Range<Int>
        var version: Int64

        init(_ field: Field) {
            (value, text, selection, version) = (field.value, field.text, field.selection, field.version)
        }
    }

    @Test(arguments: 0..<8) func whateverIsTyped(_ seed: Int) throws {
        for (number, (type, alphabet)) in try Self.allTypes().enumerated() {
            let fresh = try TestField(type)
            for round in 0..<randomRuns(40) {
                let run = UInt64((seed * 100 + number) * 100 + round)
                var random = SeededGenerator(seed: run)
                var field = fresh
                var keys = ""
                for _ in 0..<Int.random(in: 0...14, using: &random) {
                    let place = Int.random(in: 0...9, using: &random)
                    if place == 0 {
                        try field.press(.backward)
                        keys += "<"
                    } else if place == 1 {
                        field.select(Int.random(in: 0...field.text.utf8.count, using: &random))
                        keys += "|"
                    } else if let character = alphabet.randomElement(using: &random) {
                        try field.edit(FieldEdit(.input(String(character))))
                        keys.append(character)
                    }
                }
                if Bool.random(using: &random) { field.field.blur(at: field.now) }
                try check(field, fresh, "run \(run), \(type.name): \(keys) gives \"\(field.text)\"")
            }
        }
    }

    private func check(_ original: TestField, _ fresh: TestField, _ what: String) throws {
        let before = State(original.field)
        var updated = original
        _ = try updated.field.set(.text(before.text), at: updated.now)
        #expect(State(updated.field) == before, "update, \(what)")
        for cause in FieldEdit.Origin.allCases where original.field.isFocused || cause.focuses {
            var edited = original
            try edited.edit(FieldEdit(.text(before.text), origin: cause))
            #expect(State(edited.field) == before, "edit by \(cause), \(what)")
            try edited.edit(FieldEdit(.range(0..<before.text.utf8.count, insert: before.text), origin: cause))
            #expect(edited.text == before.text && edited.field.value == before.value, "range by \(cause), \(what)")
        }
        // A new field is formatted as one that was left, and what can't become valid may be read as something better. A last part that
        // digits alone did not fill is whole in a text with separators: of the keys `053` stays `05:3`, which is 05:03 by itself.
        let definition = original.field.definition
        let content = definition.contentState(of: before.value, caret: nil, at: original.now)
        let isUnfinished = content == .partial && definition.type.formatter.parts != nil
        guard !original.field.isFocused, content != .impossible, !isUnfinished else { return }
        var created = fresh
        _ = try created.field.begin(with: .text(before.text), at: created.now)
        #expect(created.text == before.text && created.field.value == before.value, "create, \(what)")
        _ = try created.field.begin(with: .value(before.value), at: created.now)
        #expect(created.field.value == before.value, "create by value, \(what)")
    }
}
