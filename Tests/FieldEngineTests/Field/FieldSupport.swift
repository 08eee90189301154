import Testing

@testable import FieldEngine

/// A field with its clock, for tests that speak the engine's own language.
struct TestField {
    var field: Field
    var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))

    init(_ type: String, _ parameters: Parameter = .table([]), _ configure: (inout FieldSettings) -> Void = { _ in })
        throws
    {
        var registry = TypeRegistry(stateLimit: 10_000)
        try self.init(registry.type(named: type, parameters: parameters), configure)
    }

    /// A field of a type that was made before: tests with many fields of one type compile its language once.
    init(_ type: FieldType, _ configure: (inout FieldSettings) -> Void = { _ in }) throws {
        var settings = FieldSettings(type: type)
        configure(&settings)
        let definition = try FieldDefinition(settings, stateLimit: 10_000, today: now.today)
        field = Field(number: 1, identifier: "f", definition: definition)
        _ = try field.begin(with: nil, at: now)
    }

    var text: String { field.text }
    /// The text with `|` where the caret is, or `[` and `]` around the selection.
    var shown: String {
        var bytes = Array(field.text.utf8)
        if field.selection.isEmpty {
            bytes.insert(UInt8(ascii: "|"), at: field.selection.lowerBound)
        } else {
            bytes.insert(UInt8(ascii: "]"), at: field.selection.upperBound)
            bytes.insert(UInt8(ascii: "["), at: field.selection.lowerBound)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @discardableResult
    mutating func edit(_ edit: FieldEdit) throws -> EditOutcome {
        try field.edit(edit, at: now, maximumScalars: 262_144)
    }

    /// Types characters one by one.
    mutating func type(_ text: String) throws {
        for character in text { try edit(FieldEdit(.input(String(character)))) }
    }

    @discardableResult
    mutating func paste(_ text: String) throws -> EditOutcome { try edit(FieldEdit(.input(text), origin: .paste)) }

    mutating func press(_ key: FieldEdit.Deletion, _ count: Int = 1) throws {
        try edit(FieldEdit(.delete(key, count: count)))
    }

    mutating func select(_ offset: Int) { field.select(offset..<offset, at: now) }
}
