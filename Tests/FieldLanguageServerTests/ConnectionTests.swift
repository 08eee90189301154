import FieldEngine
import TestSupport
import Testing

@testable import FieldLanguageServer

/// The connection with an editor: its life, its documents, and what is wrong on purpose.
@Suite("A connection with an editor") struct ConnectionTests {
    @Test("A form file whose lines end with two characters is laid out with such lines, and then stays")
    func wideLineBreaks() {
        var editor = Editor()
        editor.open("{\r\n\"title\":\"A\",\r\n\"fields\":[]}\r\n")
        let options = #"{"textDocument":{"uri":"\#(Editor.uri)"},"options":{"tabSize":2,"insertSpaces":true}}"#
        let edits = editor.ask("textDocument/formatting", options).list
        #expect(!edits.isEmpty)
        #expect(!edits.contains { ($0["newText"].string ?? "").replacing("\r\n", with: "").contains("\n") })
        editor.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(Editor.uri)","version":2},"contentChanges":[{"text":"{\r\n  \"title\": \"A\",\r\n  \"fields\": []\r\n}\r\n"}]}"#
        )
        #expect(editor.ask("textDocument/formatting", options).list.isEmpty)
    }

    @Test("A connection begins, ends, and says what it can")
    func life() {
        var editor = Editor(silent: true)
        let result = editor.ask("initialize", #"{"capabilities":{"general":{"positionEncodings":["utf-16","utf-8"]}}}"#)
        #expect(result["capabilities"]["positionEncoding"].string == "utf-8")
        #expect(result["serverInfo"]["name"].string == "field-server")
        #expect(editor.ask("shutdown").isNull)
        editor.notify("exit")
        #expect(editor.exitCode == 0)
    }

    @Test("Without shutdown the end is a failure")
    func abruptEnd() {
        var editor = Editor()
        editor.endInput()
        #expect(editor.exitCode == 1)
    }

    @Test(
        "What is wrong is refused by its code",
        arguments: [
            ("{", -32700), ("[]", -32600), ("7", -32600), (#"{"id":1,"method":"shutdown"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#, -32602),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///no"}}}"#,
                -32803
            ),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///t.form.json"}}}"#,
                -32602
            ),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///t.form.json"},"range":{"start":{"line":1,"character":0},"end":{"line":0,"character":0}}}}"#,
                -32602
            ),
        ])
    func refusals(_ message: String, _ code: Int) {
        var editor = Editor()
        editor.open(#"{"title":"T","fields":[]}"#)
        _ = editor.read()
        editor.write(message)
        let answers = editor.read()
        #expect(answers.count == 1)
        #expect(answers.first?["error"]["code"].integer == code)
        #expect(editor.ask("shutdown").isNull)
    }

    @Test("Before initialize and behind shutdown nothing is done")
    func order() {
        var editor = Editor(silent: true)
        editor.open("{")
        #expect(editor.read().isEmpty)
        #expect(editor.ask("textDocument/hover")["code"].integer == -32002)
        #expect(editor.ask("no/such")["code"].integer == -32002)
        _ = editor.ask("initialize", #"{"capabilities":{}}"#)
        _ = editor.ask("shutdown")
        editor.open("{")
        #expect(editor.read().isEmpty)
        #expect(editor.ask("textDocument/hover")["code"].integer == -32600)
    }

    @Test(
        "Notifications that make no sense change nothing",
        arguments: [
            ("textDocument/didOpen", "{}"), ("textDocument/didChange", "{}"), ("textDocument/didChange", "7"),
            ("textDocument/didChange", #"{"textDocument":{"uri":"file:///t.form.json"},"contentChanges":[{},7,null]}"#),
            (
                "textDocument/didChange",
                #"{"textDocument":{"uri":"file:///t.form.json"},"contentChanges":[{"range":{"start":{"line":-1,"character":0},"end":{"line":0,"character":1}},"text":"x"}]}"#
            ),
            (
                "textDocument/didChange",
                #"{"textDocument":{"uri":"file:///t.form.json"},"contentChanges":[{"range":{"start":{"line":5,"character":0},"end":{"line":0,"character":1}},"text":"x"}]}"#
            ),
            ("textDocument/didClose", #"{"textDocument":{"uri":"file:///other"}}"#), ("$/cancelRequest", #"{"id":99}"#),
            ("no/such", "{}"), ("workspace/didChangeConfiguration", "7"), ("textDocument/didSave", "null"),
        ])
    func nonsense(_ method: String, _ params: String) {
        var editor = Editor()
        editor.open(#"{"title":"T","fields":[{"field":"a","type":"emial"}]}"#)
        let before = editor.diagnostics()
        editor.notify(method, params)
        #expect(editor.diagnostics() == before)
        #expect(before.count == 1)
    }

    @Test("Broken frames are told, and the next whole one is taken")
    func frames() {
        var editor = Editor()
        editor.writeBytes("Content-Length: x\r\n\r\n{}Nonsense\r\n")
        #expect(editor.read().first?["error"]["code"].integer == -32700)
        #expect(editor.ask("shutdown").isNull)
    }

    @Test("A request that is taken back before its turn is answered with that")
    func cancellation() {
        var editor = Editor()
        editor.waitsForWork()
        editor.write(#"{"jsonrpc":"2.0","id":"a","method":"textDocument/hover","params":{}}"#)
        editor.write(#"{"jsonrpc":"2.0","id":"b","method":"shutdown"}"#)
        editor.write(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#)
        editor.work()
        let answers = editor.read()
        #expect(answers.map { $0["id"].string } == ["a", "b"])
        #expect(answers.first?["error"]["code"].integer == -32800)
    }

    @Test("Of several changes in a row the last alone is looked at")
    func coalescing() {
        var editor = Editor()
        editor.waitsForWork()
        editor.open("{")
        editor.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"file:///t.form.json","version":2},"contentChanges":[{"text":"{\"title\":\"T\",\"fields\":[]}"}]}"#
        )
        editor.work()
        let pushed = editor.read().filter { $0["method"].string == "textDocument/publishDiagnostics" }
        #expect(pushed.map { $0["params"]["version"].integer } == [2])
    }

    @Test("A text that changes in pieces is the client's, in each encoding", arguments: 0..<30)
    func synchronisation(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let encoding = random.pick(PositionEncoding.allCases)
        var editor = Editor(
            #"{"general":{"positionEncodings":["\#(encoding.rawValue)"]}}"#)
        var text = DocumentText("{\"title\": \"é😀\",\r\n \"fields\": []}")
        editor.open(text.text)
        for version in 2..<40 {
            let ends = text.text.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
            let places = ends.map { text.position(of: $0, in: encoding) }
            let (first, second) = (random.below(places.count), random.below(places.count))
            let (start, end) = (places[min(first, second)], places[max(first, second)])
            let new = (0..<random.below(4)).map { _ in random.pick(["\n", "\r\n", "x", "é", "😀", "\"", "{"]) }.joined()
            func json(_ position: TextPosition) -> String {
                #"{"line":\#(position.line),"character":\#(position.character)}"#
            }
            editor.notify(
                "textDocument/didChange",
                #"{"textDocument":{"uri":"\#(Editor.uri)","version":\#(version)},"contentChanges":[{"range":{"start":\#(json(start)),"end":\#(json(end))},"text":\#(new.quoted)}]}"#
            )
            text.replace(text.offset(of: start, in: encoding)..<text.offset(of: end, in: encoding), with: new)
            #expect(editor.text == text.text)
        }
    }

    @Test("An editor that asks for diagnostics is told none, and that nothing changed")
    func pull() {
        var editor = Editor(#"{"textDocument":{"diagnostic":{}}}"#)
        editor.open("{")
        #expect(editor.read().isEmpty)
        let document = #""textDocument":{"uri":"\#(Editor.uri)"}"#
        let first = editor.ask("textDocument/diagnostic", "{\(document)}")
        #expect(first["kind"].string == "full")
        #expect(first["items"].list.count == 3)
        let identifier = first["resultId"].string ?? ""
        let second = editor.ask("textDocument/diagnostic", #"{\#(document),"previousResultId":"\#(identifier)"}"#)
        #expect(second["kind"].string == "unchanged")
    }

    @Test("Settings are asked for, and warnings can be left out")
    func settings() {
        var editor = Editor(#"{"workspace":{"configuration":true}}"#)
        editor.open(#"{"title":"T","fields":[],"colour":1}"#)
        #expect(editor.diagnostics() == ["0:25-0:33 2 nothing reads this"])
        let question = editor.told.first { $0["method"].string == "workspace/configuration" }
        #expect(question?["params"]["items"][0]["section"].string == "field-server")
        editor.write(#"{"jsonrpc":"2.0","id":\#(question?["id"].integer ?? 0),"result":[{"warnings":false}]}"#)
        #expect(editor.diagnostics() == [])
        editor.notify("workspace/didChangeConfiguration", #"{"settings":{"field-server":{"warnings":true}}}"#)
        #expect(editor.diagnostics().count == 1)
    }

    @Test("What was pushed goes when the document is closed, and other files are none of its business")
    func closing() {
        var editor = Editor()
        editor.open("{")
        #expect(editor.diagnostics().count == 3)
        editor.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Editor.uri)"}}"#)
        #expect(editor.diagnostics() == [])
        editor.open("{", as: "file:///package.json")
        #expect(editor.diagnostics() == [])
        editor.open(#"{"$schema":"../form.schema.json"}"#, as: "file:///form.json")
        #expect(editor.diagnostics().count == 2)
    }
}
