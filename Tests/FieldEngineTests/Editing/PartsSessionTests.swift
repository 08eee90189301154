import Testing

@testable import FieldEngine

/// Dates, times and masks as people type them in seven locales.
struct PartsSessionTests {
    @Test(arguments: dates + times)
    func isTypedAsWritten(_ session: TypingSession) throws {
        let lines = try session.shown()
        #expect(lines == session.lines, "\(session.title)")
    }
}

extension DefinedType {
    /// A mask of one's own.
    static func own(
        _ template: String, slots: KeyValuePairs<String, String> = [:], _ change: (inout DefinedType) -> Void = { _ in }
    ) -> DefinedType {
        var declared = DefinedType(name: "own", description: "A mask.")
        declared.templates = [template]
        declared.slots = slots.map { DefinedType.Slot(name: $0.key, characters: $0.value) }
        change(&declared)
        return declared
    }
}
