import FieldEngine
import FieldTools

/// A filled form in an editor: its text, and the session that its lines are told to.
///
/// It lives as long as the document is open, since what has to be said of a line depends on where somebody was.
public final class FilledFormDocument {
    private let workshop: Workshop
    private let path: String
    private(set) var form: FilledForm?
    /// What its first lines said when the form was opened.
    private var header: FilledFormHeader?
    private var failure = ""
    /// The text that was told to the form.
    private var told = DocumentText("")
    /// The text that is there now.
    var text: DocumentText
    private var isStale = true
    /// Whether something may be found now that was not before, though the text is the same.
    private(set) var hasNews = false

    init(_ text: DocumentText, path: String, workshop: Workshop) {
        self.text = text
        self.path = path
        self.workshop = workshop
    }

    /// Whether its form is still to be opened.
    var isUnread: Bool { isStale && header == nil }

    func change(to text: DocumentText) {
        self.text = text
        isStale = true
    }

    /// Whether there is news since it was asked last.
    func takeNews() -> Bool {
        defer { hasNews = false }
        return hasNews
    }

    /// When something falls due, such as a verdict that was to wait.
    var nextDeadline: Int64? { form?.nextDeadline }

    /// Runs what is due.
    func advance(to now: Moment) {
        guard let due = nextDeadline, due <= now.milliseconds else { return }
        form?.advance(to: now)
        hasNews = true
    }

    /// Somebody is at a place.
    func visit(_ offset: Int, at now: Moment) {
        catchUp(at: now)
        if form?.moveCaret(toLine: place(offset).line, at: now) == true { hasNews = true }
    }

    // MARK: Words

    /// The form's language, or where there is no form, that which the document asks for.
    private var language: MessageLanguage { form?.client.language ?? MessageLanguage(locale: header?.locale ?? "") }

    func said(_ sentence: DocumentSentence, _ values: [String: String] = [:]) -> String {
        sentence.text(in: language, values)
    }

    /// What a button says.
    func word(_ name: String) -> String {
        form?.client.word(name) ?? MessageCatalogue().words(in: language).first { $0.name == name }?.text ?? name
    }

    /// What is to be done with the whole document.
    func titles(at now: Moment) -> (submit: String, next: String) {
        catchUp(at: now)
        return (word("submit"), said(.nextOpen))
    }

    /// What came of a submit: that some things are to be mended, or why there is no form.
    func summary(of problems: [DocumentFinding]) -> String {
        form?.client.wordsToFix(problems.count) ?? failure
    }

    /// Reads the form's file again.
    func reload() {
        header = nil
        isStale = true
    }

    // MARK: The form

    /// Tells the form what has changed in the text since.
    private func catchUp(at now: Moment) {
        form?.advance(to: now)
        guard isStale else { return }
        isStale = false
        if form != nil, header != nil { tellChange(at: now) }
        told = text
        // Only the first lines are looked at.
        let new = form.map { $0.header } ?? FilledFormHeader(text: text.text)
        let known = header
        header = new
        if let known, known.path == new.path, known.locale == new.locale { return }
        open(new, at: now)
    }

    /// Changes are told by the lines that they are in; everything else stays.
    private func tellChange(at now: Moment) {
        let (old, new) = (told.bytes, text.bytes)
        var head = 0
        var tail = 0
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                let most = min(old.count, new.count)
                while head < most, old[head] == new[head] { head += 1 }
                while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
            }
        }
        guard head < max(old.count, new.count) - tail || old.count != new.count else { return }
        // An end of two bytes may have been cut.
        let first = max(0, told.line(at: head) - 1)
        let rest = told.lineCount - told.line(at: old.count - tail) - 1
        let behind = max(0, min(rest, text.lineCount - text.line(at: new.count - tail) - 1) - 1)
        let lines = (first..<max(first, text.lineCount - behind)).map { line(of: text, $0) }
        form?.replace(first..<max(first, told.lineCount - behind), with: lines, at: now)
    }

    private func line(of text: DocumentText, _ line: Int) -> String {
        let range = text.range(ofLine: line)
        return text.text(in: range.lowerBound + min(range.count, mark(ofLine: line, in: text))..<range.upperBound)
    }

    /// How many bytes a byte order mark has before a line.
    private func mark(ofLine line: Int, in text: DocumentText) -> Int {
        line == 0 && text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    private func open(_ header: FilledFormHeader, at now: Moment) {
        form = nil
        guard let name = header.path, !name.isEmpty else {
            failure = said(.firstLine, ["text": "form: order.form.json"])
            return
        }
        let path =
            name.hasPrefix("/")
            ? name
            : String(
                self.path[..<(self.path.lastIndex(of: "/").map { self.path.index(after: $0) } ?? self.path.startIndex)])
                + name
        guard let bytes = workshop.readFile(path) else {
            failure = said(.fileUnreadable)
            return
        }
        guard let file = workshop.value(of: bytes),
            !workshop.problems(of: bytes, at: now).contains(where: { $0.severity == .error })
        else {
            failure = said(.fileErrors)
            return
        }
        var client = FormClient(workshop.partner(), name: "field-server lsp", at: now)
        do throws(FormClient.Refusal) {
            try client.open(file, locale: header.locale)
        } catch {
            failure = error.message
            return
        }
        form = FilledForm(client, text: text.text, at: now)
    }

    // MARK: Places

    private func offset(_ place: DocumentPlace) -> Int {
        let line = text.range(ofLine: place.line)
        return min(line.lowerBound + mark(ofLine: place.line, in: text) + place.column, line.upperBound)
    }

    private func range(_ range: DocumentRange) -> Range<Int> {
        let start = offset(range.start)
        return start..<max(start, offset(range.end))
    }

    private func place(_ offset: Int) -> DocumentPlace {
        let line = text.line(at: offset)
        let start = text.range(ofLine: line).lowerBound + mark(ofLine: line, in: text)
        return DocumentPlace(line: line, column: max(0, offset - start))
    }

    private func change(_ edit: DocumentEdit) -> TextChange { TextChange(range(edit.range), edit.text) }

    // MARK: What is said

    func findings(at now: Moment, _ wishes: DocumentWishes) -> [DocumentFinding] {
        catchUp(at: now)
        guard let form else {
            let place = header.map { range($0.range) } ?? 0..<0
            return [DocumentFinding(range: place, severity: .error, code: "no-form", message: failure)]
        }
        return form.findings().filter { $0.severity == 1 || wishes.tellsWarnings }.map { finding in
            var told = DocumentFinding(
                range: range(finding.range), severity: .init(rawValue: finding.severity) ?? .error, code: finding.code,
                message: finding.message)
            told.isUnnecessary = finding.isUnused
            return told
        }
    }

    func proposals(at offset: Int, at now: Moment) -> [Proposal] {
        visit(offset, at: now)
        let place = place(offset)
        return (form?.proposals(at: place, at: now) ?? []).map { found in
            let kind: Proposal.Kind =
                switch found.kind {
                case .value: .value
                case .choice: .enumMember
                case .label: .field
                case .row: .structure
                }
            var proposal = Proposal(found.label, kind, change(found.edit))
            proposal.detail = found.detail ?? ""
            if !found.typed.isEmpty { proposal.filter = found.typed }
            return proposal
        }
    }

    func explanation(at offset: Int, at now: Moment) -> Explanation? {
        catchUp(at: now)
        return form?.help(atLine: text.line(at: offset)).map { Explanation(range: range($0.range), text: $0.text) }
    }

    func outline(at now: Moment) -> [OutlineEntry] {
        catchUp(at: now)
        return (form?.headings ?? []).map { line, title in
            let range = text.range(ofLine: line)
            return OutlineEntry(name: title, kind: .namespace, range: range, selection: range)
        }
    }

    func actions(in range: Range<Int>, at now: Moment) -> [DocumentAction] {
        visit(range.lowerBound, at: now)
        let asked = DocumentRange(place(range.lowerBound), place(range.upperBound))
        return (form?.offers(in: asked, at: now) ?? []).map { offer in
            DocumentAction(offer.title, offer.finding == nil ? .rewrite : .mend, offer.edits.map { change($0) })
        }
    }

    func formatting(at now: Moment) -> [TextChange]? {
        catchUp(at: now)
        hasNews = true
        return form?.formatting(at: now).map { change($0) }
    }

    /// What is shown behind values in some lines.
    func hints(in range: Range<Int>, at now: Moment) -> [(offset: Int, text: String)] {
        catchUp(at: now)
        let lines = text.line(at: range.lowerBound)..<text.line(at: range.upperBound) + 1
        return (form?.hints(in: lines) ?? []).map { (offset($0.place), $0.text) }
    }

    func save(at now: Moment) {
        catchUp(at: now)
        hasNews = true
        form?.save(at: now)
    }

    /// Has secrets asked for, as questions; nil where there are none.
    func askForSecrets<Result>(at now: Moment, _ body: (inout FormQuestions) -> Result) -> Result? {
        catchUp(at: now)
        guard form?.secrets.isEmpty == false else { return nil }
        return form?.askForSecrets(at: now) { _, questions in body(&questions) }
    }

    /// The answers as JSON, or in place of them what is to be mended.
    ///
    /// - Parameter secrets: as they were asked for elsewhere; nil where nobody was.
    func submit(withSecrets secrets: [Parameter]?, at now: Moment) -> (answers: String?, problems: [DocumentFinding]) {
        catchUp(at: now)
        hasNews = true
        guard form != nil else { return (nil, findings(at: now, DocumentWishes())) }
        switch secrets.map({ form?.submit(withSecrets: $0, at: now) }) ?? form?.submit(at: now) {
        case .answers(let answers): return (answers, [])
        case .findings(let findings):
            return (
                nil,
                findings.map {
                    DocumentFinding(range: range($0.range), severity: .error, code: $0.code, message: $0.message)
                }
            )
        case nil: return (nil, [])
        }
    }

    /// Empties the field at a place.
    func clearing(at offset: Int, at now: Moment) -> [TextChange] {
        catchUp(at: now)
        return (form?.clearing(line: text.line(at: offset)) ?? []).map { change($0) }
    }

    /// Takes back what was done last to the field at a place.
    func undoing(at offset: Int, at now: Moment) -> [TextChange] {
        catchUp(at: now)
        return (form?.undoing(line: text.line(at: offset), at: now)).map { [change($0)] } ?? []
    }

    /// What a character that was typed right before a place changes: a line break lays the line above out, any other one the value
    /// that it ends.
    func typing(_ character: String, at offset: Int, at now: Moment) -> [TextChange] {
        let line = text.line(at: offset)
        if character == "\n" {
            visit(offset, at: now)
            return (form?.formatting(ofLine: line - 1, at: now)).map { [change($0)] } ?? []
        }
        catchUp(at: now)
        guard let edit = form?.formatting(ofLine: line, at: now), edit.range.end == place(offset) else { return [] }
        return [change(edit)]
    }

    /// What would complete the value at a place.
    func ghost(at offset: Int, at now: Moment) -> String? {
        catchUp(at: now)
        return form?.ghost(at: place(offset))
    }

    /// What the parts of lines are, in their order.
    func tokens(in range: Range<Int>, at now: Moment) -> [(range: Range<Int>, kind: FilledForm.Token.Kind)] {
        catchUp(at: now)
        let lines = text.line(at: range.lowerBound)..<text.line(at: range.upperBound) + 1
        return (form?.tokens(in: lines) ?? []).map { (self.range($0.range), $0.kind) }
    }

    /// Where the next field behind a place is that has something to do.
    func nextOpenField(behind offset: Int, at now: Moment) -> Int? {
        catchUp(at: now)
        return form?.nextOpenField(behind: text.line(at: offset)).map { self.offset($0) }
    }
}
