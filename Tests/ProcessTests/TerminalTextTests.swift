import FieldServer
import Foundation
import TestClients
import Testing

@testable import FieldProgram
@testable import FieldTools

/// What a client, a file or a command line brings along reaches no terminal as an order to it (specification, section 1.12).
@Suite("Text on a terminal") struct TerminalTextTests {
    /// Each class of what terminals obey, by its ends and what is known of it.
    static let classes: [ClosedRange<UInt32>] = [
        0x00...0x1F, 0x7F...0x7F, 0x80...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x2029, 0x202A...0x202E,
        0x2066...0x2069,
    ]

    /// All of them but NUL, which no argument can hold, tab and the ends of lines, one behind the other.
    static let hostile: String = {
        var text = String.UnicodeScalarView()
        for value in classes.joined() where ![0x00, 0x09, 0x0A, 0x0D].contains(value) {
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }()

    static func isObeyed(_ scalar: Unicode.Scalar) -> Bool { classes.contains { $0.contains(scalar.value) } }

    /// What of it a terminal would obey, but for the ends of lines.
    private static func orders(in text: String) -> [String] {
        text.unicodeScalars.filter { isObeyed($0) && $0 != "\n" }.map { String($0.value, radix: 16) }
    }

    @Test("Each is spelled out, and nothing else is changed")
    func notation() {
        #expect(TerminalText("a\u{1B}[2J\u{7}\u{9B}\u{202E}b\n").text == #"a\u{1B}[2J\u{07}\u{9B}\u{202E}b\u{0A}"#)
        #expect(TerminalText("a\tb", keepsTabs: true).text == "a\tb")
        #expect(TerminalText("a\tb").text == #"a\u{09}b"#)
        #expect(TerminalText.lines(of: "a\r\nb\n").map(\.text) == [#"a\u{0D}"#, "b", ""])
        let harmless = "é\u{301}👩‍👩‍👧🏴\u{E0067}\u{E007F}한\u{200B}\u{200D}\u{A0}\u{FEFF}«»"
        #expect(TerminalText(harmless).text == harmless)
        for value in UInt32(0)...0x2FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = TerminalText(String(scalar)).text
            #expect((shown == String(scalar)) == !Self.isObeyed(scalar), "\(String(value, radix: 16))")
            #expect(TerminalText(shown).text == shown)
        }
    }

    struct Row: CustomTestStringConvertible {
        var name: String
        /// FILE is where the text lies.
        var arguments: [String]
        var file: String?
        var input = ""
        var testDescription: String { name }
    }

    private static let form = """
        {"title":"T\(json)","form":"f\(json)","\(json)":1,"groups":[{"name":"g\(json)"},{"name":"g\(json)"}],
        "types":[{"name":"t\(json)","description":"\(json)","extends":"u\(json)"}],
        "fields":[{"field":"a\(json)","type":"x\(json)"},{"field":"b","type":{"name":"zip","\(json)":1}},
        {"field":"a\(json)"},{"field":"c","type":"zip","text":"1\(json)"},
        {"field":"d","validation":{"final":{"rules":[{"rule":"r\(json)"},{"rule":"pattern","pattern":"(\(json)"}]}}}],
        "rules":[{"group":"h\(json)","rule":"equal","fields":["z\(json)"]}],"order":["y\(json)"]}
        """
    /// The same as JSON spells it, and as it may stand in a file as it is.
    private static let json = hostile.unicodeScalars.map { scalar in
        scalar.value < 0x20 ? "\\u" + String(format: "%04x", scalar.value) : String(scalar)
    }.joined()

    private static let transcript = """
        # T \(hostile)

        \(hostile)

        ```fsp
        framing line
        --> 1 initialize {"clientInfo":{"name":"\(json)"}}
        <-- 1 {"a":"\(hostile)"}
        --> 2 field/create {"field":"a\(json)","label":"\(json)"}
        --> raw "\\u0085\(hostile)"
        ```
        """

    static let rows: [Row] = [
        Row(name: "check", arguments: ["check", "FILE"], file: form),
        Row(name: "check of no form", arguments: ["check", "FILE"], file: #"{"a":"\#(hostile)"}"#),
        Row(name: "check of a missing file", arguments: ["check", "FILE\(hostile)"]),
        Row(name: "check of a fine form", arguments: ["check", "FILE"], file: #"{"title":"T\#(json)","fields":[]}"#),
        Row(name: "play", arguments: ["play", "FILE"], file: transcript),
        Row(
            name: "play of no transcript", arguments: ["play", "FILE"],
            file: "```fsp\n\(hostile.unicodeScalars.filter { $0.value > 0x20 }.map { String($0) }.joined()) x\n```"),
        Row(name: "play of a missing file", arguments: ["play", "FILE\(hostile)"]),
        Row(name: "types", arguments: ["types", hostile]),
        Row(name: "ask for an unknown type", arguments: ["ask", "t\(hostile)"]),
        Row(name: "ask for no JSON", arguments: ["ask", "{\(hostile)"]),
        Row(name: "ask with an unknown option", arguments: ["ask", "--\(hostile)"]),
        Row(name: "ask with two types", arguments: ["ask", "zip", "-\(hostile)"]),
        Row(name: "ask in lines", arguments: ["ask", "phrase", "--accessible", "--label", hostile]),
        Row(name: "form of a bad form", arguments: ["form", "FILE"], file: form),
        Row(name: "form of a missing file", arguments: ["form", "FILE\(hostile)"]),
        Row(
            name: "form with an unknown field", arguments: ["form", "FILE", "--set", "\(hostile)=x"],
            file: #"{"title":"T","fields":[]}"#),
        Row(
            name: "form in lines", arguments: ["form", "--accessible", "FILE"],
            file: #"{"title":"T\#(json)","fields":[{"field":"a","label":"\#(json)"}]}"#),
        Row(name: "an unknown argument", arguments: [hostile]),
        Row(name: "an unknown flag", arguments: ["--\(hostile)"]),
        Row(name: "the value of a flag", arguments: ["--framing", hostile]),
        Row(name: "a number", arguments: ["--max-fields=\(hostile)"]),
        Row(name: "a date", arguments: ["--now", hostile]),
        Row(name: "--record", arguments: ["--record", "FILE/\(hostile)"]),
        Row(name: "--replay", arguments: ["--replay", "FILE/\(hostile)"]),
        Row(
            name: "--replay of other flags", arguments: ["--replay", "FILE"],
            file: "field-server record 1\nflags --\(hostile)\n"),
        Row(
            name: "a slow turn", arguments: ["--slow-turn", "1"],
            input: #"{"jsonrpc":"2.0","id":1,"method":"initialize"}"# + "\n"
                // It takes 25 ms: the clock for this goes every four.
                + #"{"jsonrpc":"2.0","id":2,"method":"field/create","params":{"field":"\#(json)","type":"number","text":""#
                + String(repeating: "e\u{301} ", count: 20_000) + "\"}}\n"),
    ]

    @Test("No command prints one, whatever brings it along", arguments: rows)
    func commands(row: Row) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString)")
        if let text = row.file { try Data(text.utf8).write(to: file) }
        defer { try? FileManager.default.removeItem(at: file) }
        let server = try ServerProcess(row.arguments.map { $0.replacing("FILE", with: file.path) })
        try? server.write(row.input)
        server.closeInput()
        let output = try server.outputText()
        let errors = try server.errorText()
        #expect(try server.exitCode() >= 0)
        let isServing = !row.input.isEmpty
        #expect(isServing || Self.orders(in: output) == [], "\(output.prefix(2000).debugDescription)")
        #expect(Self.orders(in: errors) == [], "\(errors.prefix(2000).debugDescription)")
        // It is shown, and not left out.
        let shown = isServing ? errors : output + errors
        let isEchoed = !["check of no form", "--replay of other flags", "ask for no JSON"].contains(row.name)
        #expect(shown.contains("\\u{7F}") == isEchoed, "\(shown.prefix(2000).debugDescription)")
    }

    @Test("Nor does a form, whatever a type or a message brings along", arguments: ["text", "mask", "empty", "list"])
    func form(shape: String) {
        var field = ShownField(id: "field")
        let text = "a\(Self.hostile)\t\r\n"
        (field.label, field.text, field.focus, field.content, field.validity) = (text, text, text, text, text)
        field.helper = ShownField.Helper(text: text, kind: text)
        field.counter = ShownField.Counter(text: text, overflow: true)
        field.badge = text
        field.template = ShownField.Template(text: text, filled: 1)
        if shape == "mask" { field.masked = text }
        if shape == "empty" {
            field.text = ""
            field.placeholder = text
        }
        field.isReadOnly = true
        let words = FieldBlock.Words(nothing: text, unavailable: text, readOnly: text)
        var use = FieldBlock.Use(mark: 0, isListOpen: true, showsDebugLine: true)
        use.mark = 0
        let entry = ShownField.List.Entry(index: 0, label: text, description: text, group: text)
        if shape == "list" { field.list = ShownField.List(count: 1, found: 1, from: 0, entries: [entry]) }
        for control in [nil, .checkbox, .combobox, .listbox, .rating, .slider, .tags] as [ShownField.Control?] {
            field.control = control
            field.scale = ShownField.Scale(min: "1", max: "5", step: "1")
            for line in FieldBlock(field, width: 2_000, use: use, words).lines {
                let shown = line.spans.map(\.text).joined()
                #expect(Self.orders(in: shown) == [])
                #expect(line.width == shown.count, "what is measured is what is shown")
            }
        }
    }
}
