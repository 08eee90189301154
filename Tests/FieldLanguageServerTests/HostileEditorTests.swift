import TestSupport
import Testing

@testable import FieldLanguageServer

/// Editors that say anything in any order: each request has one answer, and the server lives on.
@Suite("Editors that make no sense") struct HostileEditorTests {
    private static let files = [
        "/f/x.json":
            #"{"title":"T","sections":[{"section":"s","title":"Row","fields":[{"field":"n","label":"N"}]}],"fields":[{"field":"a","label":"A","type":"phone"},{"field":"b","label":"B","type":{"name":"choices","choices":["One","Two"]}},{"field":"c","label":"C","secure":true},{"field":"d","label":"D","type":"flag"}]}"#
    ]
    private static let documents = ["file:///f/x.form", "file:///f/x.json", "file:///f/y.form.json", "untitled:1"]
    private static let texts = [
        "form: x.json\nA: 212555\nB:\n  [x] One\n  [ ] Two\n=== Row 1 ===\nN: é\nC: secret\n", "form: x.json", "",
        "form:",
        #"{"title":"T","fields":[{"field":"a","type":"date","rules":[{"rule":"pattern","pattern":"a"}]}]}"#, "{",
        "[[[[",
        "\u{FEFF}form: x.json\r\nA:\r😀", "locale: de\nform: x.json",
    ]

    /// Values of all kinds that stand where others are wanted.
    private static func value(_ random: inout SeededGenerator, depth: Int = 0) -> String {
        switch random.below(depth > 2 ? 7 : 10) {
        case 0: "null"
        case 1: random.pick(["-1", "0", "1", "7", "99999999999999999999", "1.5", "2147483648", "-0"])
        case 2: random.pick(documents).quoted
        case 3: random.pick(texts).quoted
        case 4: random.pick(["true", "false"])
        case 5: random.pick(["\n", "1", "x", "form", "field-server.submit", "", "a"]).quoted
        case 6: #"{"line":\#(random.below(9)),"character":\#(random.below(20))}"#
        case 7: "[" + (0..<random.below(4)).map { _ in value(&random, depth: depth + 1) }.joined(separator: ",") + "]"
        default: object(&random, depth: depth + 1)
        }
    }

    private static let names = [
        "textDocument", "position", "range", "context", "only", "newName", "ch", "arguments", "command", "formAnswers",
        "positions", "contentChanges", "text", "uri", "version", "start", "end", "line", "character", "settings",
        "previousResultId", "languageId", "id", "requestedSchema", "properties", "type", "asked", "mode",
    ]

    private static func object(_ random: inout SeededGenerator, depth: Int) -> String {
        let members = (0..<random.below(5)).map { _ in
            "\(random.pick(names).quoted):\(value(&random, depth: depth))"
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    /// Params that make some sense, so that more than the door is reached.
    private static func params(_ random: inout SeededGenerator, _ method: String) -> String {
        if random.oneIn(4) { return value(&random) }
        let uri = random.pick(documents).quoted
        func place() -> String { #"{"line":\#(random.below(9)),"character":\#(random.below(20))}"# }
        let range = #"{"start":\#(place()),"end":\#(place())}"#
        let commands = EditorCommand.allCases.map { $0.rawValue }
        let kind = random.pick(["string", "integer", "array"])
        let schema = #"{"type":"object","properties":{"a":{"type":\#(kind.quoted)}}}"#
        let argument = random.pick([uri, schema, value(&random)])
        return #"""
            {"textDocument":{"uri":\#(uri),"languageId":\#(random.pick(["form", "json", ""]).quoted),"version":\#(random.below(9)),
            "text":\#(random.pick(texts).quoted)},"position":\#(place()),"range":\#(range),"context":\#(value(&random)),
            "positions":[\#(place())],"newName":\#(random.pick(["b", "", "\u{0}"]).quoted),"ch":\#(random.pick(["\n", "1"]).quoted),
            "contentChanges":[{"range":\#(range),"text":\#(random.pick(["", "1", "\n", "A: 3\n", "é"]).quoted)}],
            "command":\#(random.pick(commands).quoted),"arguments":[\#(argument),\#(place())],
            "formAnswers":[\#(value(&random)),\#(value(&random))]}
            """#
    }

    @Test("Each request has one answer, whatever it says", arguments: 0..<12)
    func nonsense(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let capabilities = random.pick([
            "{}",
            #"{"general":{"positionEncodings":["utf-32"]},"textDocument":{"diagnostic":{},"codeAction":{"codeActionLiteralSupport":{}}},"workspace":{"applyEdit":true,"diagnostics":{"refreshSupport":true},"workspaceEdit":{"documentChanges":true,"resourceOperations":["create"]}},"window":{"showDocument":{"support":true}}}"#,
        ])
        var editor = Editor(capabilities, files: Self.files)
        _ = editor.read()
        let requests = LanguageRequest.allCases.map { $0.rawValue }.filter { $0 != "initialize" && $0 != "shutdown" }
        let notifications = [
            "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
            "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles", "$/cancelRequest", "$/unknown",
        ]
        for number in 1...250 {
            let id = 1_000_000 + number
            if random.oneIn(2) {
                let method = random.pick(notifications)
                editor.notify(method, Self.params(&random, method))
                continue
            }
            let method = random.oneIn(20) ? "textDocument/unknown" : random.pick(requests)
            let params = Self.params(&random, method)
            editor.write(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
            let answers = editor.read().filter { $0["id"].integer == id && $0["method"].isAbsent }
            #expect(answers.count == 1, "seed \(seed): \(method) \(params)")
        }
        #expect(editor.ask("shutdown").isNull)
    }
}
