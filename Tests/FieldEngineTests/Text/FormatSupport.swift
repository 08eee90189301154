import Automata
import Testing

@testable import FieldEngine

extension Parameter {
    /// Parameters that are all texts.
    static func texts(_ members: KeyValuePairs<String, String>) -> Parameter {
        .table(members.map { Member(name: $0.key, value: .text($0.value)) })
    }
}

extension TestField {
    /// What is said of the text while it is typed.
    var liveCodes: [String] { field.findings.map(\.code) }
    /// What is said of it in the end.
    var finalCodes: [String] { field.check(at: now).findings.map(\.code) }
    /// Where the first finding begins, as an offset in the value.
    var hopelessFrom: Int? { field.findings.first?.range?.lowerBound }

    var typed: String? {
        guard case .text(let text)? = field.typedValue(at: now) else { return nil }
        return text
    }

    /// What the language of the field says of a value.
    func verdict(_ value: String) -> Automata.Language.Verdict {
        field.definition.language.verdict(value, caret: nil, today: now.today)
    }

    /// The beginnings of a value that no continuation could mend: none, where the value is accepted.
    func impossiblePrefixes(of value: String) -> [String] {
        (0..<value.count).map { String(value.prefix($0)) }.filter { prefix in
            if case .impossible = verdict(prefix) { return true }
            return false
        }
    }
}

/// One keystroke table row: keys, what shows with the caret, the state of the content, what is said while typing and at
/// the end.
struct TypingRow: Sendable {
    var keys: String
    var shown: String
    var content: Field.ContentState
    var live: [String]
    var final: [String]
    var typed: String?

    init(
        _ keys: String, _ shown: String, _ content: Field.ContentState, live: [String] = [], final: [String] = [],
        typed: String? = nil
    ) {
        self.keys = keys
        self.shown = shown
        self.content = content
        self.live = live
        self.final = final
        self.typed = typed
    }

    /// Types the keys, one by one; `<` is Backspace.
    func check(_ type: String, _ parameters: Parameter = .table([])) throws {
        var field = try TestField(type, parameters)
        for key in keys {
            if key == "<" { try field.press(.backward) } else { try field.type(String(key)) }
        }
        #expect(field.shown == shown, "\(type) \(keys)")
        #expect(field.field.contentState == content, "\(type) \(keys)")
        #expect(field.liveCodes == live, "\(type) \(keys)")
        #expect(field.finalCodes == final, "\(type) \(keys)")
        #expect(field.typed == typed, "\(type) \(keys)")
    }
}
