import FieldEngine
import FieldProtocol
import FieldServer
import Foundation
import JSONBytes

@testable import FieldTools

/// A filled form in this process, as an editor changes it.
struct FilledFormSitting {
    var form: FilledForm
    var text: String
    let now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))

    init(_ form: String, _ text: String, locale: String = "en") throws {
        self.text = text
        self.form = FilledForm(try Self.client(form, locale: locale), text: text, at: now)
    }

    static func client(_ form: String, locale: String = "en") throws -> FormClient {
        let now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))
        var document = JSONDocument()
        try document.parse(Array(form.utf8))
        var client = FormClient(SessionPartner(), name: "test", at: now) { _, _ in
            .object(["outcome": .text("success")])
        }
        try client.open(Parameter(decoding: document.root, in: document), locale: locale)
        return client
    }

    static func example(_ name: String) throws -> String {
        let directory = URL(filePath: #filePath).appending(path: "../../../protocol/forms").standardizedFileURL
        return try String(contentsOf: directory.appending(path: "\(name).json"), encoding: .utf8)
    }

    /// What the form has, as a document.
    static func printed(_ client: FormClient) -> String {
        var printer = FilledFormPrinter(client, at: Moment(milliseconds: 0, today: Transcript.standardDate))
        return printer.document(path: "a.json", locale: nil)
    }

    var lines: [String] { FilledLine.lines(of: text) }

    /// Changes the document as an editor does, by the lines that a change is in.
    mutating func apply(_ edits: [DocumentEdit]) {
        for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            let lines = lines
            let head = lines[edit.range.start.line].utf8.prefix(edit.range.start.column)
            let tail = lines[edit.range.end.line].utf8.dropFirst(edit.range.end.column)
            let new = FilledLine.lines(of: "\(Substring(head))\(edit.text)\(Substring(tail))")
            replace(edit.range.start.line..<edit.range.end.line + 1, with: new)
        }
    }

    mutating func replace(_ range: Range<Int>, with new: [String]) {
        var lines = lines
        lines.replaceSubrange(range, with: new)
        text = lines.joined(separator: "\n")
        form.replace(range, with: new, at: now)
    }

    /// Writes the line of a label anew, a character after the other.
    mutating func type(_ value: String, behind label: String) {
        guard let line = lines.firstIndex(where: { $0.hasPrefix(label + ":") }) else { return }
        for end in value.indices { replace(line..<line + 1, with: ["\(label): \(value[...end])"]) }
    }

    mutating func leave() { form.leave(at: now) }

    func field(_ id: String) -> ShownField? { form.client.places[id].map { form.client.fields[$0] } }

    /// What is said: line, columns, severity and code.
    var told: [String] {
        form.findings().map { finding in
            let (start, end) = (finding.range.start, finding.range.end)
            let stop = start.line == end.line ? "\(end.column)" : "\(end.line):\(end.column)"
            return "\(start.line):\(start.column)-\(stop) \(finding.severity) \(finding.code)"
        }
    }

    mutating func offers(_ line: Int, _ column: Int = 0) -> [FilledForm.Offer] {
        let place = DocumentPlace(line: line, column: column)
        return form.offers(in: DocumentRange(place, place), at: now)
    }

    /// The text of all fields that show, by their ids.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        for field in form.client.fields where form.client.places[field.id] != nil { texts[field.id] = field.text }
        return texts
    }
}
