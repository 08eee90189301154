import Testing

@testable import FieldEngine

/// Edits in the middle of a template: of letters whose case goes by their slot, of groups that are there all or not at all, and behind
/// what nobody typed (specification, sections 7.2 and 9.3).
struct TemplateMiddleTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var template: String
        var keys: String
        var caret: Int
        var change: FieldEdit.Operation
        var shown: String

        var testDescription: String { "\(template): \(change) in \(keys)" }
    }

    static let rows: [Row] = [
        Row(template: "Zzzzz", keys: "abcd", caret: 0, change: .input("x"), shown: "X|abcd"),
        Row(template: "Zzzzz", keys: "abcd", caret: 0, change: .delete(.forward, count: 1), shown: "|Bcd"),
        Row(template: "Zz{1,9}", keys: "anna", caret: 0, change: .input("jo"), shown: "Jo|anna"),
        Row(template: "Zz{1,9}", keys: "anna", caret: 1, change: .delete(.backward, count: 1), shown: "|Nna"),
        Row(template: "00[aa]00", keys: "1234", caret: 2, change: .input("ab"), shown: "12ab|34"),
        Row(template: "00[aa]00", keys: "1234", caret: 2, change: .input("a"), shown: "12|34"),
        Row(template: "00[aa]00", keys: "1234", caret: 2, change: .input("abc"), shown: "12|34"),
        // What is refused, and a key with nothing to delete, take no literal away.
        Row(template: "000 km", keys: "123", caret: 3, change: .input("x"), shown: "123| km"),
        Row(template: "000 km", keys: "123", caret: 6, change: .delete(.forward, count: 1), shown: "123| km"),
        Row(template: "No. 000 km", keys: "123", caret: 4, change: .delete(.backward, count: 1), shown: "No. |123 km"),
    ]

    @Test(arguments: rows) func edited(_ row: Row) throws {
        var declared = DefinedType(name: "own", description: "A template.")
        declared.templates = [row.template]
        declared.groups = true
        declared.slots = [("0", "[0-9]"), ("a", "[a-z]"), ("Z", "[A-Za-z]"), ("z", "[A-Za-z]")].compactMap {
            name, characters in
            row.template.contains(name) ? DefinedType.Slot(name: name, characters: characters) : nil
        }
        if row.template.contains("Z") {
            declared.cases = [.init(name: "Z", transform: .upper), .init(name: "z", transform: .lower)]
        }
        var registry = TypeRegistry(stateLimit: 10_000)
        try registry.define(declared, today: CivilDate(year: 2026, month: 11, day: 21))
        var field = try TestField(registry.type(named: "own", parameters: .table([])))
        try field.press(keys: row.keys)
        field.field.blur(at: field.now)
        field.field.focus(at: field.now)
        field.select(row.caret)
        try field.edit(FieldEdit(row.change))
        #expect(field.shown == row.shown)
    }
}
