import FieldEngine
import FieldServer
import TestSupport
import Testing

@testable import FieldLanguageServer
@testable import FieldTools

/// Filled forms as documents of an editor (specification, section 6.3).
@Suite("Filled forms in editors") struct FilledFormDocumentTests {
    private static let moment = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 23))
    private static let form =
        #"{"title":"","fields":[{"field":"a","label":"A","type":"multiline"},{"field":"b","label":"B","required":true}]}"#

    private static func workshop(_ files: [String: String]) -> Workshop {
        Workshop(SessionConfiguration()) { path in files[path].map { Array($0.utf8) } }
    }

    private static func codes(_ document: FilledFormDocument) -> [String] {
        document.findings(at: moment, DocumentWishes()).map { "\($0.range) \($0.code)" }
    }

    @Test("However a text is changed, the form has its lines")
    func changes() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let workshop = Self.workshop(["/f/x.json": Self.form])
        let parts = ["a", "B: ", "\n", "\r\n", "\r", "\n\n", "A: é", "  x", "=", "\u{FEFF}", "🏳️‍🌈", "A: \n  two\n"]
        for _ in 0..<20 {
            var text = DocumentText("form: x.json\nA: 1\nB: 2")
            let document = FilledFormDocument(text, path: "/f/d.form", workshop: workshop)
            for _ in 0..<40 {
                for _ in 0...random.below(2) {
                    var ends = [0, 0].map { _ in random.below(text.bytes.count + 1) }.sorted()
                    // The first line stays, most often.
                    if !random.oneIn(9) { ends = ends.map { max($0, 13) } }
                    ends = ends.map { end in
                        var end = min(end, text.bytes.count)
                        while end < text.bytes.count, text.bytes[end] & 0xC0 == 0x80 { end -= 1 }
                        return end
                    }
                    if random.oneIn(2) { ends[1] = ends[0] }
                    text.replace(ends[0]..<ends[1], with: random.oneIn(5) ? "" : random.pick(parts))
                }
                document.change(to: text)
                _ = document.findings(at: Self.moment, DocumentWishes())
                guard let form = document.form else { continue }
                #expect(form.lines.map { $0.text } == FilledLine.lines(of: text.text), "seed \(seed)")
            }
        }
    }

    @Test("The form's file is beside the document, and read again when it has changed")
    func files() {
        let workshop = Self.workshop(["/f/x.json": Self.form, "/f/wrong.json": "{}"])
        func codes(_ text: String) -> [String] {
            Self.codes(FilledFormDocument(DocumentText(text), path: "/f/d.form", workshop: workshop))
        }
        #expect(codes("form: x.json\nB: 2\nA:") == [])
        #expect(codes("form: /f/x.json\nB: 2\nA:") == [])
        #expect(codes("\u{FEFF}form: x.json\r\nB:") == ["9..<15 missing-lines"])
        #expect(codes("form: nowhere.json") == ["6..<18 no-form"])
        #expect(codes("form: wrong.json") == ["6..<16 no-form"])
        #expect(codes("") == ["0..<0 no-form"])
    }

    @Test("What keeps a document from being a form is said, where its header is", arguments: ["", "x", "B: 2\n"])
    func withoutForm(_ text: String) {
        let workshop = Self.workshop(["/f/x.json": Self.form])
        let document = FilledFormDocument(DocumentText(text), path: "/f/d.form", workshop: workshop)
        let findings = document.findings(at: Self.moment, DocumentWishes())
        #expect(findings.map { $0.code } == ["no-form"] && findings.allSatisfy { !$0.message.isEmpty })
        document.change(to: DocumentText("form: nope.json\n"))
        #expect(Self.codes(document) == ["6..<15 no-form"])
        document.change(to: DocumentText("# one\n\nform: nope.json\n"))
        #expect(Self.codes(document) == ["13..<22 no-form"])
    }

    @Test("A verdict that waits is pushed when it is due, and no sooner")
    func delays() {
        let form =
            #"{"title":"","fields":[{"field":"a","label":"A","type":"email","validation":{"live":{"delay":300}}}]}"#
        var editor = Editor("{}", files: ["/f/x.json": form])
        editor.open("form: x.json\nA: ", as: "file:///f/d.form", language: "form")
        editor.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"file:///f/d.form","version":2},"contentChanges":[{"range":{"start":{"line":1,"character":3},"end":{"line":1,"character":3}},"text":"a@@"}]}"#
        )
        #expect(editor.diagnostics() == [])
        editor.wait(milliseconds: 299)
        #expect(editor.diagnostics() == [])
        editor.wait(milliseconds: 1)
        #expect(editor.diagnostics().map { $0.prefix(8) } == ["1:5-1:6 "])
    }

    @Test("Paths are read off uris")
    func paths() {
        #expect(FileURI.path(of: "file:///a/b%20c%C3%A9.form") == "/a/b cé.form")
        #expect(FileURI.path(of: "file://host/a%2") == "/a%2")
        #expect(FileURI.path(of: "untitled:x") == "untitled:x")
    }
}
