import FieldEngine
import FieldTools

/// What documents answer, written as LSP has it.
struct LanguageValues {
    let text: DocumentText
    let editor: EditorAbilities
    /// Of an answer most places are near the one before: a line of a megabyte is not walked through for each of them.
    private let last = LastPlace()

    private final class LastPlace { var value = DocumentText.Place() }

    init(_ text: DocumentText, _ editor: EditorAbilities) {
        self.text = text
        self.editor = editor
    }

    func position(_ offset: Int) -> Parameter {
        last.value = text.place(of: offset, in: editor.encoding, near: last.value)
        let position = last.value.position
        return .object(["line": .integer(position.line), "character": .integer(position.character)])
    }

    func range(_ range: Range<Int>) -> Parameter {
        .object(["start": position(range.lowerBound), "end": position(range.upperBound)])
    }

    func edit(_ change: TextChange) -> Parameter {
        .object(["range": range(change.range), "newText": .text(change.text)])
    }

    func location(_ range: Range<Int>, of uri: String) -> Parameter {
        .object(["uri": .text(uri), "range": self.range(range)])
    }

    func diagnostic(_ finding: DocumentFinding, of uri: String) -> Parameter {
        var members = [
            Parameter.Member(name: "range", value: range(finding.range)),
            Parameter.Member(name: "severity", value: .integer(finding.severity.rawValue)),
            Parameter.Member(name: "source", value: .text(LanguageServer.name)),
            Parameter.Member(name: "message", value: .text(finding.message)),
        ]
        if !finding.code.isEmpty { members.append(Parameter.Member(name: "code", value: .text(finding.code))) }
        if finding.isUnnecessary { members.append(Parameter.Member(name: "tags", value: .list([.integer(1)]))) }
        if editor.showsRelated, !finding.related.isEmpty {
            let related = finding.related.map { place in
                Parameter.object(["location": location(place.range, of: uri), "message": .text(place.message)])
            }
            members.append(Parameter.Member(name: "relatedInformation", value: .list(related)))
        }
        return .table(members)
    }

    func item(_ proposal: Proposal, number: Int) -> Parameter {
        let snippet = editor.takesSnippets ? proposal.snippet : nil
        let change = TextChange(proposal.change.range, snippet ?? proposal.change.text)
        // So many digits that they sort as texts.
        let rank = String(100_000 + proposal.rank * 10_000 + min(number, 9_999))
        var members = [
            Parameter.Member(name: "label", value: .text(proposal.label)),
            Parameter.Member(name: "kind", value: .integer(proposal.kind.rawValue)),
            Parameter.Member(name: "sortText", value: .text(rank)),
            Parameter.Member(name: "textEdit", value: edit(change)),
        ]
        if !proposal.detail.isEmpty {
            members.append(Parameter.Member(name: "detail", value: .text(proposal.detail)))
        }
        if !proposal.documentation.isEmpty {
            members.append(
                Parameter.Member(
                    name: "documentation", value: markup(proposal.documentation, editor.takesMarkdownInItems)))
        }
        // Always: Neovim takes what has none for filtered.
        members.append(Parameter.Member(name: "filterText", value: .text(proposal.filter ?? proposal.label)))
        if snippet != nil { members.append(Parameter.Member(name: "insertTextFormat", value: .integer(2))) }
        return .table(members)
    }

    func markup(_ text: String, _ takesMarkdown: Bool) -> Parameter {
        .object(["kind": .text(takesMarkdown ? "markdown" : "plaintext"), "value": .text(text)])
    }

    func symbol(_ entry: OutlineEntry) -> Parameter {
        .object([
            "name": .text(entry.name.isEmpty ? "?" : entry.name), "detail": .text(entry.detail),
            "kind": .integer(entry.kind.rawValue), "range": range(entry.range),
            "selectionRange": range(entry.selection), "children": .list(entry.parts.map { symbol($0) }),
        ])
    }

    /// The same for editors that know no nesting.
    func flatSymbols(_ entry: OutlineEntry, of uri: String, in container: String = "") -> [Parameter] {
        [
            .object([
                "name": .text(entry.name.isEmpty ? "?" : entry.name), "kind": .integer(entry.kind.rawValue),
                "location": location(entry.range, of: uri), "containerName": .text(container),
            ])
        ] + entry.parts.flatMap { flatSymbols($0, of: uri, in: entry.name) }
    }

    /// The changes of one document.
    func workspaceEdit(_ changes: [TextChange], of uri: String, version: Parameter) -> Parameter {
        let edits = Parameter.list(changes.map { edit($0) })
        guard editor.takesDocumentChanges else {
            return .object(["changes": .table([Parameter.Member(name: uri, value: edits)])])
        }
        let document = Parameter.object(["uri": .text(uri), "version": version])
        return .object(["documentChanges": .list([.object(["textDocument": document, "edits": edits])])])
    }
}
