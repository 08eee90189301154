import FieldEngine
import FieldProtocol
import JSONBytes
import Testing

@Suite struct EncodingTests {
    private func text(_ value: some WireEncodable) -> String {
        var writer = JSONWriter()
        value.encode(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private static let presentation = Presentation(
        label: LabelPresentation(text: "Zip", floating: true, required: false), clearButton: false, secure: false,
        returnKey: .next, keyboard: "number", style: "outlined", horizontalPadding: true, priority: NumberText("1.5"),
        minimumWidth: 5,
        lines: 1, allowed: "[0-9]", autocorrect: false, capitalize: "none",
        accessibility: AccessibilityPresentation(label: "Zip", enabled: true))

    private static let snapshot = FieldSnapshot(
        field: "f1", form: "", type: "zip", version: 2, text: "1", value: "1", typed: .text("1"),
        selection: TextRange(start: 1, end: 1),
        status: FieldStatus(
            diagnostics: [
                Diagnostic(
                    severity: .error, code: "incomplete", message: "Type \"5\" digits.",
                    range: TextRange(start: 0, end: 1),
                    source: .type, data: .table([.init(name: "missing", value: .integer(4))]))
            ],
            state: FieldState(
                focus: .focused, content: .partial, validity: .invalid, enabled: true, touched: false, dirty: true,
                appearance: "focused.invalid"),
            helper: HelperLine(text: "Type \"5\" digits.", kind: .error), presentation: presentation))

    @Test func `a snapshot is written in the order of the model`() throws {
        let written = text(Self.snapshot)
        let document = try parsed(written)
        let names = document.members(document.root).compactMap { document.string($0.name) }
        #expect(
            names == [
                "field", "form", "type", "version", "text", "value", "typed", "selection", "diagnostics", "state",
                "helper",
                "presentation",
            ])
        #expect(
            written.hasPrefix(
                #"{"field":"f1","form":"","type":"zip","version":2,"text":"1","value":"1","typed":"1","#
                    + #""selection":{"start":1,"end":1},"diagnostics":[{"severity":1,"code":"incomplete","#
                    + #""message":"Type \"5\" digits.","range":{"start":0,"end":1},"source":"type","data":{"missing":4}}],"#
            ))
        #expect(try FieldSnapshot(decoding: document.root, in: document) == Self.snapshot)
    }

    @Test func `only what changed in a presentation is told`() throws {
        var later = Self.presentation
        later.allowed = nil
        later.label.floating = false
        later.badge = Badge(text: "Visa", kind: "network")
        #expect(
            text(PresentationChanges(from: Self.presentation, to: later))
                == #"{"label":{"text":"Zip","floating":false,"required":false},"#
                + #""badge":{"text":"Visa","kind":"network"},"allowed":null}"#)
        let none = PresentationChanges(from: later, to: later)
        #expect(none == PresentationChanges())
        #expect(text(none) == "{}")
    }

    @Test func `an open object keeps its members`() throws {
        let written = #"{"rule":"range","severity":"warning","min":0.10,"extra":[1e3,{"a":null}]}"#
        let document = try parsed(written)
        #expect(text(try Rule(decoding: document.root, in: document)) == written)
    }

    @Test func `one is written as itself, several as a list`() {
        #expect(
            text(TypeDefinition(name: "a", description: "b", template: ["0"]))
                == #"{"name":"a","description":"b","template":"0"}"#)
        #expect(
            text(TypeDefinition(name: "a", description: "b", template: ["0", "00"]))
                == #"{"name":"a","description":"b","template":["0","00"]}"#)
    }

    @Test func `an error carries the data of its code`() throws {
        var writer = JSONWriter()
        ProtocolError.fieldNotFound(FieldErrorData(field: "f9")).encode(to: &writer)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"code":-32010,"message":"There is no such field.","data":{"field":"f9"}}"#)
        writer = JSONWriter()
        ProtocolError.parseError.encode(to: &writer, message: "Not JSON at byte 3.")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"code":-32700,"message":"Not JSON at byte 3."}"#)
    }

    @Test func `what is read from the corpus is written again`() throws {
        for line in try Repository.text("protocol/corpus/server.jsonl").split(separator: "\n")
        where line.contains("field/get: result") {
            let document = try parsed(String(line))
            let result = document.member(document.root, "message").flatMap { document.member($0, "result") }
            let snapshot = try FieldSnapshot(decoding: try #require(result), in: document)
            let again = try parsed(text(snapshot))
            #expect(try FieldSnapshot(decoding: again.root, in: again) == snapshot)
        }
    }
}
