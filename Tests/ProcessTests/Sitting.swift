import FieldEngine
import FieldProtocol
import FieldServer
import FieldTools
import JSONBytes

@testable import FieldProgram

private let start = Moment(milliseconds: 0, today: Transcript.standardDate)

/// A form in this process, as keys and the mouse reach it and as the screen shows it.
struct Sitting {
    var filling: FormFilling
    var now = start

    /// - Parameter file: what is said of every file that the server asks about.
    init(
        _ form: String, isSingle: Bool = false, showsDebugLine: Bool = false, file verdict: Parameter? = nil
    ) throws {
        var document = JSONDocument()
        try document.parse(Array(form.utf8))
        var client = FormClient(SessionPartner(), name: "test", at: start) { _, _ in verdict }
        try client.open(Parameter(decoding: document.root, in: document), locale: "en")
        filling = FormFilling(client, isSingle: isSingle, showsDebugLine: showsDebugLine, at: start)
    }

    init(field: String) throws { try self.init(#"{"title":"","fields":[\#(field)]}"#, isSingle: true) }

    mutating func press(_ keys: Key...) {
        for key in keys { filling.press(key, at: now) }
    }

    mutating func type(_ text: String) {
        for character in text { filling.press(.text(String(character)), at: now) }
    }

    mutating func picture(rows: Int = 24, columns: Int = 44) -> String {
        filling.frame(rows: rows, columns: columns).picture
    }

    var field: ShownField { filling.client.fields[0] }

    /// The places of the caret after each of some movements.
    mutating func places(_ movements: Key.Movement...) -> [Int] {
        movements.map { movement in
            press(.move(movement, extendsSelection: false))
            return field.selection.lowerBound
        }
    }

    /// The answer to the submit that ended the form; nil as long as it goes on.
    var submitted: Parameter? {
        guard case .submitted(let result)? = filling.outcome else { return nil }
        return result
    }

    /// What the form came to; nil as long as it goes on.
    var answers: String? { submitted.map { FormAnswers($0).json } }
}
