import TestSupport
import Testing

@testable import FieldLanguageServer

/// What an editor is told of work that takes long.
@Suite("Progress") struct ProgressTests {
    /// A form file of more bytes than are read at once.
    private static let long =
        #"{"title":"T","fields":[]}"# + String(repeating: " ", count: 120_000)
    private static let capabilities = #"{"window":{"workDoneProgress":true}}"#

    /// The kinds of what was told, with diagnostics among them.
    private static func kinds(_ messages: [JSON]) -> [String] {
        messages.map { message in
            let value = message["params"]["value"]
            guard let kind = value["kind"].string else { return message["method"].string ?? "answer" }
            return kind + (value["percentage"].integer.map { " \($0)" } ?? "")
        }
    }

    @Test("The first look at a long document is announced before it begins, and no other")
    func single() {
        var editor = Editor(Self.capabilities)
        editor.waitsForWork()
        editor.open(Self.long)
        editor.step()
        editor.step()
        let announced = editor.read()
        #expect(Self.kinds(announced) == ["window/workDoneProgress/create", "begin"])
        #expect(announced.first?["params"]["token"].string == announced.last?["params"]["token"].string)
        editor.work()
        #expect(Self.kinds(editor.read()) == ["textDocument/publishDiagnostics", "end"])
        editor.open("{}")
        editor.open(Self.long, as: "file:///other.json")
        editor.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"file:///t.form.json","version":2},"contentChanges":[{"text":\#(Self.long.quoted)}]}"#
        )
        editor.work()
        #expect(!Self.kinds(editor.read()).contains("begin"))
    }

    @Test("Of several documents is told how far it is")
    func several() {
        let files = ["/f.json": #"{"title":"T","fields":[{"field":"a","label":"A"}]}"#]
        var editor = Editor(Self.capabilities, files: files)
        editor.waitsForWork()
        let text = "form: f.json\n" + String(repeating: "# nothing\n", count: 5_000)
        for name in ["a", "b", "c", "d"] { editor.open(text, as: "file:///\(name).form", language: "form") }
        editor.work()
        let told =
            ["begin 0", "textDocument/publishDiagnostics", "report 25", "textDocument/publishDiagnostics"]
            + ["report 50", "textDocument/publishDiagnostics", "report 75", "textDocument/publishDiagnostics", "end"]
        #expect(Self.kinds(editor.read()) == ["window/workDoneProgress/create"] + told)
        // All of them are read anew when files changed.
        editor.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
        editor.work()
        #expect(Self.kinds(editor.read()) == ["window/workDoneProgress/create"] + told)
    }

    @Test("A request has the progress that its editor names, and none where the work is short")
    func request() {
        var editor = Editor(#"{"textDocument":{"diagnostic":{}}}"#)
        editor.open(Self.long)
        let params = #"{"textDocument":{"uri":"file:///t.form.json"},"workDoneToken":7}"#
        editor.write(#"{"jsonrpc":"2.0","id":"d","method":"textDocument/diagnostic","params":\#(params)}"#)
        let told = editor.read()
        #expect(Self.kinds(told) == ["begin", "answer", "end"])
        #expect(told.first?["params"]["token"].integer == 7)
        editor.write(#"{"jsonrpc":"2.0","id":"d","method":"textDocument/diagnostic","params":\#(params)}"#)
        #expect(Self.kinds(editor.read()) == ["answer"])
    }

    @Test("What was announced ends, whatever becomes of it")
    func ends() {
        var editor = Editor(#"{"window":{"workDoneProgress":true},"textDocument":{"diagnostic":{}}}"#)
        editor.waitsForWork()
        editor.open(Self.long)
        editor.write(
            #"{"jsonrpc":"2.0","id":"d","method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///t.form.json"}}}"#
        )
        editor.step()
        editor.step()
        editor.notify("$/cancelRequest", #"{"id":"d"}"#)
        editor.work()
        #expect(Self.kinds(editor.read()) == ["window/workDoneProgress/create", "begin", "answer", "end"])
    }

    @Test("An editor that refuses is not asked again")
    func refused() {
        var editor = Editor(Self.capabilities)
        editor.open(Self.long)
        let create = editor.read().first
        #expect(create?["method"].string == "window/workDoneProgress/create")
        editor.write(
            #"{"jsonrpc":"2.0","id":\#(create?["id"].integer ?? 0),"error":{"code":-32601,"message":"no"}}"#)
        editor.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///t.form.json"}}"#)
        editor.open(Self.long)
        #expect(!Self.kinds(editor.read()).contains("begin"))
    }
}
