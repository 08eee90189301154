import Testing

@testable import FieldEngine

/// Dates, times and masks as people type them in seven locales.
struct PartsSessionTests {
    @Test(arguments: dates + times)
    func isTypedAsWritten(_ session: TypingSession) throws {
        let lines = try session.shown()
        #expect(lines == session.lines, "\(session.title)")
    }

    /// Keyboards of India type the sign that joins two letters before the second of them, where it joins nothing yet.
    @Test(arguments: [("bn", "5 ডিসেম্বর 2024"), ("hi", "5 सितंबर 2024"), ("ne", "5 सेप्टेम्बर 2024")])
    func monthsAreTypedByCodePoints(locale: String, text: String) throws {
        var field = try TestField("date", ["format": "D MMMM YYYY", "locale": .text(locale)])
        field.field.focus(at: field.now)
        for scalar in text.unicodeScalars {
            #expect(try field.edit(FieldEdit(.input(String(Character(scalar))))).dropped == "")
        }
        #expect(field.text == text)
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
