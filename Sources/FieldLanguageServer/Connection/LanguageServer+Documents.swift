public import FieldEngine
import FieldTools

/// A document that the editor has open.
struct OpenDocument {
    let uri: String
    let language: String
    /// As the editor said it.
    var version: Parameter
    var text: DocumentText
    /// Counts all that may change what is found wrong.
    var edition = 0
    /// Made when something is asked of the text that is there now.
    private var content: DocumentContent?
    /// Of a form file: what was found out of it.
    private var memory: FormFileMemory?
    private var findings: (edition: Int, list: [DocumentFinding])?

    init(uri: String, language: String, version: Parameter, text: DocumentText) {
        self.uri = uri
        self.language = language
        self.version = version
        self.text = text
    }

    mutating func change(_ change: (inout DocumentText) -> Void) {
        edition += 1
        if let form = content?.filledForm {
            change(&text)
            return form.change(to: text)
        }
        // Let go first: the text is not copied then.
        memory = content?.memory ?? memory
        content = nil
        change(&text)
    }

    mutating func content(_ workshop: Workshop) -> DocumentContent {
        if let content { return content }
        let kind = DocumentKind(uri: uri, language: language, text: text)
        let made = DocumentContent(
            kind, text, path: FileURI.path(of: uri), workshop: workshop, knowing: memory)
        content = made
        return made
    }

    /// Whether nobody has looked at what it says yet, or all of that has to be done again.
    var isUnread: Bool {
        switch content {
        case .filledForm(let form): form.isUnread
        case .formFile, .other: false
        case nil: memory == nil && DocumentKind(uri: uri, language: language, text: text) != .other
        }
    }

    /// The filled form that it is, where something was asked of it.
    var filledForm: FilledFormDocument? { content?.filledForm }

    mutating func findings(_ workshop: Workshop, at now: Moment, _ wishes: DocumentWishes) -> [DocumentFinding] {
        if let findings, findings.edition == edition { return findings.list }
        let list = content(workshop).findings(at: now, wishes)
        findings = (edition, list)
        return list
    }
}

/// What the editor tells about its documents.
extension LanguageServer {
    mutating func didOpen(_ params: Parameter) {
        guard let document = params["textDocument"], let uri = document["uri"]?.text,
            let text = document["text"]?.text
        else { return log("A document that was opened has no uri or no text.") }
        documents[uri] = OpenDocument(
            uri: uri, language: document["languageId"]?.text ?? "", version: document["version"] ?? .null,
            text: DocumentText(text))
        recheck(uri)
    }

    mutating func didChange(_ params: Parameter) {
        guard let uri = params["textDocument"]?["uri"]?.text, documents[uri] != nil else {
            return log("A document was changed that is not open.")
        }
        let changes = params["contentChanges"]?.elements ?? []
        let encoding = editor.encoding
        var isWhole = true
        documents[uri]?.change { text in
            for change in changes { isWhole = Self.apply(change, to: &text, encoding) && isWhole }
        }
        if let version = params["textDocument"]?["version"] { documents[uri]?.version = version }
        if !isWhole { log("A change without a text, or with a range that ends before it begins, was passed over.") }
        if checksWhileTyping { recheck(uri) }
    }

    /// False where it is no change.
    private static func apply(_ change: Parameter, to text: inout DocumentText, _ encoding: PositionEncoding) -> Bool {
        guard let new = change["text"]?.text else { return false }
        guard let range = change["range"], range != .null else {
            text = DocumentText(new)
            return true
        }
        guard let range = offsets(of: range, in: text, encoding) else { return false }
        text.replace(range, with: new)
        return true
    }

    static func offsets(of range: Parameter, in text: DocumentText, _ encoding: PositionEncoding) -> Range<Int>? {
        guard let start = offset(of: range["start"], in: text, encoding),
            let end = offset(of: range["end"], in: text, encoding), start <= end
        else { return nil }
        return start..<end
    }

    static func offset(of position: Parameter?, in text: DocumentText, _ encoding: PositionEncoding) -> Int? {
        guard let line = position?["line"]?.count, let character = position?["character"]?.count, line >= 0,
            character >= 0
        else { return nil }
        return text.offset(of: TextPosition(line: line, character: character), in: encoding)
    }

    mutating func didClose(_ params: Parameter) {
        guard let uri = params["textDocument"]?["uri"]?.text, documents.removeValue(forKey: uri) != nil else { return }
        unchecked.removeAll { $0 == uri }
        // What was pushed stays until something else is.
        if !editor.pullsDiagnostics { publish([], of: uri, version: nil) }
    }

    mutating func didSave(_ params: Parameter, at now: Moment) {
        guard let uri = params["textDocument"]?["uri"]?.text, documents[uri] != nil else { return }
        if let form = documents[uri]?.content(workshop).filledForm {
            form.save(at: now)
            return
        } else if checksWhileTyping {
            return
        }
        recheck(uri)
        if editor.pullsDiagnostics { askForRefresh() }
    }

    // MARK: Diagnostics

    private mutating func recheck(_ uri: String) {
        guard !editor.pullsDiagnostics, documents[uri] != nil, !unchecked.contains(uri) else { return }
        unchecked.append(uri)
    }

    /// Something else than a text changed that diagnostics hang on.
    mutating func recheckAll() {
        for uri in documents.keys.sorted() {
            documents[uri]?.edition += 1
            documents[uri]?.content(workshop).filledForm?.reload()
            recheck(uri)
        }
        if editor.pullsDiagnostics { askForRefresh() }
    }

    private mutating func askForRefresh() {
        if editor.refreshesDiagnostics { ask(.refresh, "workspace/diagnostic/refresh", .null) }
    }

    /// Runs what is due of documents.
    public mutating func advance(to now: Moment) {
        for document in documents.values { document.filledForm?.advance(to: now) }
        takeNews()
        if !worksInSlices { finishWork(at: now) }
    }

    /// When something falls due.
    public var nextDeadline: Int64? { documents.values.compactMap { $0.filledForm?.nextDeadline }.min() }

    /// Diagnostics of documents to which something happened besides a change of their text are told anew.
    mutating func takeNews() {
        var isStale = false
        for (uri, document) in documents where document.filledForm?.takeNews() == true {
            documents[uri]?.edition += 1
            recheck(uri)
            isStale = true
        }
        if isStale, editor.pullsDiagnostics { askForRefresh() }
    }

    mutating func publishDiagnostics(of uri: String, at now: Moment) {
        guard var document = documents[uri] else { return }
        let findings = document.findings(workshop, at: now, wishes)
        documents[uri] = document
        let values = LanguageValues(document.text, editor)
        publish(findings.map { values.diagnostic($0, of: uri) }, of: uri, version: document.version)
    }

    private mutating func publish(_ diagnostics: [Parameter], of uri: String, version: Parameter?) {
        var members = [Parameter.Member(name: "uri", value: .text(uri))]
        if let version, version != .null { members.append(Parameter.Member(name: "version", value: version)) }
        members.append(Parameter.Member(name: "diagnostics", value: .list(diagnostics)))
        notify("textDocument/publishDiagnostics", .table(members))
    }

    /// The answer to an editor that asks for diagnostics.
    mutating func diagnostic(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let uri = try uri(of: params)
        guard var document = documents[uri] else { throw Self.notOpen(uri) }
        let identifier = Parameter.text(String(document.edition))
        if params["previousResultId"] == identifier {
            return .object(["kind": .text("unchanged"), "resultId": identifier])
        }
        let findings = document.findings(workshop, at: now, wishes)
        documents[uri] = document
        let values = LanguageValues(document.text, editor)
        return .object([
            "kind": .text("full"), "resultId": identifier,
            "items": .list(findings.map { values.diagnostic($0, of: uri) }),
        ])
    }

    func uri(of params: Parameter) throws(LanguageError) -> String {
        guard let uri = params["textDocument"]?["uri"]?.text else {
            throw LanguageError(.invalidParams, "The member textDocument.uri is missing.")
        }
        return uri
    }

    static func notOpen(_ uri: String) -> LanguageError {
        LanguageError(.requestFailed, "The document \"\(uri.prefix(200))\" is not open.")
    }
}
