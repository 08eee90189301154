import Testing

@testable import FieldEngine

/// Numbers and money as people type them in five locales: a key a line, with what shows behind it. `<` is Backspace, `>` Delete,
/// `^` and `v` step, `{n}` puts the caret, `!` leaves the field.
struct NumberSessionTests {
    struct Session: CustomTestStringConvertible, Sendable {
        var title: String
        var type: String
        var parameters: Parameter
        var keys: String
        var lines: String

        var testDescription: String { title }
    }

    /// What the field shows behind each key: the text with the caret, and the sentence of what is said of it.
    static func lines(_ session: Session) throws -> String {
        var field = try TestField(session.type, session.parameters)
        field.field.focus(at: field.now)
        var lines: [String] = []
        var rest = session.keys[...]
        while let key = rest.popFirst() {
            var press = String(key)
            while key == "{", !press.hasSuffix("}"), let next = rest.popFirst() { press.append(next) }
            switch key {
            case "^": _ = field.field.step(.by(1), origin: .typing, at: field.now)
            case "v": _ = field.field.step(.by(-1), origin: .typing, at: field.now)
            default: try field.press(keys: press)
            }
            let said = field.field.shownFindings.map { finding in
                MessageCatalogue().text(for: finding, definition: field.field.definition)
            }
            lines.append(([press, field.shown] + said).joined(separator: "  "))
        }
        // What no editor shows as it is.
        return lines.joined(separator: "\n").replacing("\u{A0}", with: "_").replacing("\u{202F}", with: "_")
    }

    @Test(arguments: sessions)
    func isTypedAsWritten(_ session: Session) throws {
        let lines = try Self.lines(session)
        #expect(lines == session.lines, "\(session.title)")
    }
}
