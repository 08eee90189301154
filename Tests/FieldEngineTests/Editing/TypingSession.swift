import Testing

@testable import FieldEngine

/// What a person types into a field, and what it shows behind each key: the text with the caret, and the sentence of what is said
/// of it. `<` is Backspace, `>` Delete, `^` and `v` step, `»` and `«` go by part, `{n}` puts the caret, `!` leaves the field.
struct TypingSession: CustomTestStringConvertible, Sendable {
    var title: String
    var type = ""
    var parameters: Parameter = .table([])
    /// A type of one's own, in place of one by its name.
    var own: DefinedType?
    var keys: String
    var lines: String

    var testDescription: String { title }

    /// What the field shows behind each key.
    func shown() throws -> String {
        var registry = TypeRegistry(stateLimit: 10_000)
        let today = CivilDate(year: 2026, month: 11, day: 21)
        if let own { try registry.define(own, today: today) }
        var field = try TestField(try registry.type(named: own?.name ?? type, parameters: parameters))
        field.field.focus(at: field.now)
        var lines: [String] = []
        var rest = keys[...]
        while let key = rest.popFirst() {
            var press = String(key)
            while key == "{", !press.hasSuffix("}"), let next = rest.popFirst() { press.append(next) }
            switch key {
            case "^": _ = field.field.step(.by(1), origin: .typing, at: field.now)
            case "v": _ = field.field.step(.by(-1), origin: .typing, at: field.now)
            case "»": field.field.select(.next, at: field.now)
            case "«": field.field.select(.previous, at: field.now)
            default: try field.press(keys: press)
            }
            let said = field.field.shownFindings.map { finding in
                MessageCatalogue().text(for: finding, definition: field.field.definition)
            }
            lines.append(([press == " " ? "␣" : press, field.shown] + said).joined(separator: "  "))
        }
        // What no editor shows as it is.
        return lines.joined(separator: "\n").replacing("\u{A0}", with: "_").replacing("\u{202F}", with: "_")
    }
}
