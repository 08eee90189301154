import FieldEngine
import FieldTools
import FuzzingDoors
import TestSupport

/// Sessions of an editor: form files and filled forms are opened, typed into, asked about; some messages are almost right.
struct LanguageMutator {
    let sessions: SessionMutator
    private let forms = LanguageDoor.forms.sorted { $0.key < $1.key }

    init(sessions: SessionMutator) { self.sessions = sessions }

    private static let questions = [
        "completion", "hover", "documentSymbol", "foldingRange", "selectionRange", "codeAction", "formatting",
        "definition",
        "references", "documentHighlight", "prepareRename", "rename", "diagnostic", "willSaveWaitUntil", "inlayHint",
        "codeLens",
        "onTypeFormatting", "inlineCompletion", "semanticTokens/full", "semanticTokens/range",
    ]
    private static let commands = ["submit", "nextOpenField", "clear", "undo", "new", "fill", "elicit"]
    /// Pieces of filled forms and of form files.
    private static let pieces = [
        "\n", "\n\n", "  ", ":", ": ", "form: ", "=== ", " ===\n", "  [x] ", "[ ] ", "# a\n", "Name: ",
        "E-mail: x@example.com\n", "\"",
        "{", "}", "[", "]", ",", "\"type\": \"date\"", "\"rules\": [{\"rule\": \"equals\"}]", "null", "\\u00", "\\",
        "locale: ar\n",
        "1", "2026-02-29", "12/3", "é", "e\u{301}", "👩‍👩‍👧‍👦", "\u{202E}", "\r", "\r\n", "\u{FEFF}", "\0", "\t",
    ]

    private struct Document {
        var uri: String
        var language: String
        var text: String
        var version: Int64 = 1
    }

    func input(_ random: inout SeededGenerator) -> [UInt8] {
        var messages = [opening(&random)]
        if !random.oneIn(20) { messages.append(message("initialized", .object([:]), id: nil)) }
        var documents: [Document] = []
        var id: Int64 = 1000
        for _ in 0..<5 + random.below(60) {
            if documents.isEmpty || random.oneIn(15) {
                let new = document(&random)
                documents.removeAll { $0.uri == new.uri }
                documents.append(new)
                let item: Parameter = .object([
                    "uri": .text(new.uri), "languageId": .text(new.language), "version": .integer(1),
                    "text": .text(new.text),
                ])
                messages.append(message("textDocument/didOpen", .object(["textDocument": item]), id: nil))
                continue
            }
            let index = random.below(documents.count)
            if random.oneIn(2) {
                messages.append(change(&documents[index], &random))
            } else {
                id += 1
                messages.append(question(documents[index], id, &random))
            }
            if random.oneIn(40) {
                let params: Parameter = .object(["id": .integer(Int(id) - random.below(3))])
                messages.append(message("$/cancelRequest", params, id: nil))
            }
        }
        for _ in 0..<random.below(5) {
            let index = random.below(messages.count)
            messages[index] = sessions.changed(messages[index], &random, depth: 0)
        }
        if random.oneIn(3) {
            messages.append(message("shutdown", .null, id: 9))
            messages.append(message("exit", .null, id: nil))
        }
        var input: [UInt8] = []
        for message in messages {
            var text = SessionMutator.bytes(message)
            if random.oneIn(150) { sessions.damage(&text, &random) }
            input += Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
            if random.oneIn(4) { input += Array(repeating: 0xFF, count: 1 + random.below(4)) }
        }
        if random.oneIn(30) { sessions.damage(&input, &random) }
        return input
    }

    private func message(_ method: String, _ params: Parameter, id: Int64?) -> Parameter {
        var members: [Parameter.Member] = [.init(name: "jsonrpc", value: .text("2.0"))]
        if let id { members.append(.init(name: "id", value: .integer(Int(id)))) }
        members.append(.init(name: "method", value: .text(method)))
        if params != .null { members.append(.init(name: "params", value: params)) }
        return .table(members)
    }

    private func opening(_ random: inout SeededGenerator) -> Parameter {
        func flag(_ random: inout SeededGenerator) -> Parameter { .boolean(random.oneIn(2)) }
        var document: [Parameter.Member] = [
            .init(name: "codeAction", value: .object(["codeActionLiteralSupport": .object([:])]))
        ]
        for name in ["diagnostic", "inlineCompletion", "documentSymbol"] where random.oneIn(2) {
            document.append(
                .init(name: name, value: .object(["hierarchicalDocumentSymbolSupport": flag(&random)])))
        }
        let encodings: [Parameter] = [.text(random.pick(["utf-8", "utf-16", "utf-32"]))]
        let workspace: Parameter = .object([
            "applyEdit": flag(&random), "configuration": flag(&random),
            "workspaceEdit": .object(["documentChanges": flag(&random), "resourceOperations": .list([.text("create")])]
            ),
        ])
        let capabilities: Parameter = .object([
            "general": .object(["positionEncodings": .list(encodings)]), "textDocument": .table(document),
            "workspace": workspace,
            "window": .object(["showDocument": .object(["support": flag(&random)])]),
        ])
        return message("initialize", .object(["capabilities": capabilities]), id: 1)
    }

    private func document(_ random: inout SeededGenerator) -> Document {
        let form = random.pick(forms)
        if random.oneIn(2) {
            return Document(uri: "file:///f/\(form.key)", language: "json", text: form.value)
        }
        var text = "form: \(form.key)\n"
        // What a document of the form may say, in lines that it has and does not have.
        for label in labels(of: form.value).shuffled(using: &random).prefix(random.below(12)) {
            text += "\(label): \(random.pick(SessionMutator.texts))\n"
        }
        return Document(uri: "file:///f/\(random.below(3)).form", language: "form", text: text)
    }

    private func labels(of text: String) -> [String] {
        text.split(separator: "\"label\"").dropFirst().compactMap { rest in
            let parts = rest.split(separator: "\"", maxSplits: 2)
            return parts.count > 1 ? String(parts[1]) : nil
        }
    }

    private func change(_ document: inout Document, _ random: inout SeededGenerator) -> Parameter {
        document.version += 1
        var change: [Parameter.Member] = []
        if random.oneIn(12) {
            document.text = String(document.text.prefix(random.below(document.text.count + 1)))
        } else {
            let start = place(document, &random)
            let end = random.oneIn(2) ? start : place(document, &random)
            change.append(.init(name: "range", value: .object(["start": start, "end": end])))
        }
        let text =
            change.isEmpty ? document.text : random.oneIn(4) ? "" : random.pick(Self.pieces + SessionMutator.texts)
        change.append(.init(name: "text", value: .text(text)))
        let identifier: Parameter = .object(["uri": .text(document.uri), "version": .integer(Int(document.version))])
        let params: Parameter = .object(["textDocument": identifier, "contentChanges": .list([.table(change)])])
        return message("textDocument/didChange", params, id: nil)
    }

    private func place(_ document: Document, _ random: inout SeededGenerator) -> Parameter {
        let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = random.below(lines.count + 1)
        let width = line < lines.count ? lines[line].utf8.count : 1
        return .object(["line": .integer(line), "character": .integer(random.below(width + 3))])
    }

    private func question(_ document: Document, _ id: Int64, _ random: inout SeededGenerator) -> Parameter {
        let identifier: Parameter = .object(["uri": .text(document.uri)])
        if random.oneIn(6) {
            let command = "field-server." + random.pick(Self.commands)
            let arguments: Parameter = .list([.text(document.uri), place(document, &random)])
            let params: Parameter = .object(["command": .text(command), "arguments": arguments])
            return message(random.oneIn(3) ? "command/resolve" : "workspace/executeCommand", params, id: id)
        }
        let at = place(document, &random)
        let range: Parameter = .object(["start": at, "end": place(document, &random)])
        let params: Parameter = .object([
            "textDocument": identifier, "position": at, "range": range, "positions": .list([at]),
            "newName": .text("new"),
            "ch": .text(random.pick(["\n", "1", "x"])),
            "context": .object(["includeDeclaration": .boolean(true), "diagnostics": .list([])]),
            "options": .object(["tabSize": .integer(4), "insertSpaces": .boolean(true)]),
        ])
        return message("textDocument/" + random.pick(Self.questions), params, id: id)
    }
}
