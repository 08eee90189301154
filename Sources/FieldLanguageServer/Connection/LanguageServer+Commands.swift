import FieldEngine
import FieldServer
import FieldTools

/// What an editor can have done by `workspace/executeCommand`.
enum EditorCommand: String, CaseIterable {
    case submit = "field-server.submit"
    case nextOpenField = "field-server.nextOpenField"
    case clear = "field-server.clear"
    case undo = "field-server.undo"
    case new = "field-server.new"
    case fill = "field-server.fill"
    case elicit = "field-server.elicit"
}

extension LanguageServer {
    mutating func executeCommand(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let arguments = params["arguments"]?.elements ?? []
        let answers = params["formAnswers"]?.elements
        switch try command(of: params) {
        case .submit: return try submit(arguments, answers, at: now)
        case .nextOpenField: return try nextOpenField(arguments, at: now)
        case .clear:
            return try change(arguments) { (form, offset) in
                (form.word("clear"), form.clearing(at: offset, at: now))
            }
        case .undo:
            return try change(arguments) { (form, offset) in
                (form.said(.undo), form.undoing(at: offset, at: now))
            }
        case .new: return try newDocument(arguments, at: now)
        case .fill:
            var questions = try questions(ofFormAt: arguments.first, at: now)
            questions.answer(answers ?? [], to: Self.asked(arguments), at: now)
            let result = questions.submit(at: now)
            return .object([
                "valid": .boolean(result != nil), "values": result.map { value(of: $0.json) } ?? .null,
                "formFields": result == nil ? .list(questions.questions(at: now)) : .list([]),
            ])
        case .elicit:
            let elicitation = try elicitation(arguments.first)
            guard let answers else { return Elicitation.cancellation }
            var questions = FormQuestions(try client(of: elicitation.form, at: now))
            questions.answer(answers, to: Self.asked(arguments), at: now)
            guard let result = questions.submit(at: now) else {
                throw LanguageError(.requestFailed, "The answers are not valid: command/resolve says why.")
            }
            return elicitation.acceptance(result)
        }
    }

    private func command(of params: Parameter) throws(LanguageError) -> EditorCommand {
        guard let command = params["command"]?.text.flatMap({ EditorCommand(rawValue: $0) }) else {
            throw LanguageError(.invalidParams, "There is no such command.")
        }
        return command
    }

    /// The filled form that the first argument names, and the place that the second one does.
    private func filledForm(
        _ arguments: [Parameter]
    ) throws(LanguageError) -> (uri: String, form: FilledFormDocument, offset: Int) {
        guard let uri = arguments.first?.text, var document = documents[uri],
            let form = document.content(workshop).filledForm
        else {
            throw LanguageError(.invalidParams, "The first argument is the uri of a filled form that is open.")
        }
        return (uri, form, Self.offset(of: arguments.dropFirst().first, in: form.text, editor.encoding) ?? 0)
    }

    // MARK: Answers

    private mutating func submit(
        _ arguments: [Parameter], _ secrets: [Parameter]?, at now: Moment
    ) throws(LanguageError) -> Parameter {
        let (uri, form, _) = try filledForm(arguments)
        let outcome = form.submit(withSecrets: secrets, at: now)
        let values = LanguageValues(form.text, editor)
        // Secrets are written nowhere.
        let file = secrets == nil ? outcome.answers.flatMap { writeAnswers($0, besides: uri) } : nil
        let told =
            file.map { form.said(.answersIn, ["file": $0]) }
            ?? (outcome.answers == nil ? form.summary(of: outcome.problems) : nil)
            ?? (secrets == nil ? outcome.answers : nil) ?? form.said(.formComplete)
        notify(
            "window/showMessage",
            .object(["type": .integer(outcome.answers == nil ? 2 : 3), "message": .text(told)]))
        return .object([
            "valid": .boolean(outcome.answers != nil), "values": outcome.answers.map { value(of: $0) } ?? .null,
            "diagnostics": .list(outcome.problems.map { values.diagnostic($0, of: uri) }),
        ])
    }

    private func value(of json: String) -> Parameter { workshop.value(of: Array(json.utf8)) ?? .null }

    /// Has the editor write the answers beside their document; the file's name, where it can.
    private mutating func writeAnswers(_ answers: String, besides uri: String) -> String? {
        guard editor.createsFiles, editor.appliesEdits else { return nil }
        let file = Self.sibling(of: uri, ending: ".values.json")
        create(file, "\(answers)\n", isNew: false)
        return Self.name(of: file)
    }

    /// - Parameter isNew: The file is there already otherwise, and its text goes.
    private mutating func create(_ uri: String, _ text: String, isNew: Bool) {
        let options: Parameter =
            isNew ? .object(["ignoreIfExists": .boolean(true)]) : .object(["overwrite": .boolean(true)])
        let creation = Parameter.object(["kind": .text("create"), "uri": .text(uri), "options": options])
        let document = Parameter.object(["uri": .text(uri), "version": .null])
        // An editor that has the file open has its old text.
        let start = Parameter.object(["line": .integer(0), "character": .integer(0)])
        let end = Parameter.object(["line": .integer(isNew ? 0 : 1_000_000), "character": .integer(0)])
        let edit = Parameter.object(["range": .object(["start": start, "end": end]), "newText": .text(text)])
        let edits = Parameter.object(["textDocument": document, "edits": .list([edit])])
        apply("Write \(Self.name(of: uri))", .object(["documentChanges": .list([creation, edits])]))
    }

    private mutating func apply(_ label: String, _ edit: Parameter) {
        ask(.editing, "workspace/applyEdit", .object(["label": .text(label), "edit": edit]))
    }

    /// The uri of a file with the same name and another ending.
    private static func sibling(of uri: String, ending: String) -> String {
        for own in [".form.json", ".form", ".json"] where uri.hasSuffix(own) {
            return uri.dropLast(own.utf8.count) + ending
        }
        return uri + ending
    }

    private static func name(of uri: String) -> String {
        let path = FileURI.path(of: uri)
        return String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
    }

    // MARK: Documents

    private mutating func nextOpenField(_ arguments: [Parameter], at now: Moment) throws(LanguageError) -> Parameter {
        let (uri, form, behind) = try filledForm(arguments)
        guard let offset = form.nextOpenField(behind: behind, at: now) else { return .null }
        let values = LanguageValues(form.text, editor)
        if editor.showsDocuments {
            let selection = values.range(offset..<offset)
            ask(
                .showing, "window/showDocument",
                .object(["uri": .text(uri), "takeFocus": .boolean(true), "selection": selection]))
        }
        return values.location(offset..<offset, of: uri)
    }

    /// A change of a filled form, which the editor is asked to make where it can be, and else is the answer.
    private mutating func change(
        _ arguments: [Parameter],
        _ body: (FilledFormDocument, _ offset: Int) -> (label: String, changes: [TextChange])
    ) throws(LanguageError) -> Parameter {
        let (uri, form, offset) = try filledForm(arguments)
        let (label, changes) = body(form, offset)
        guard !changes.isEmpty else { return .null }
        let values = LanguageValues(form.text, editor)
        let edit = values.workspaceEdit(changes, of: uri, version: documents[uri]?.version ?? .null)
        guard editor.appliesEdits else { return edit }
        apply(label, edit)
        return .null
    }

    /// A document for a form's file, which the editor is asked to make where it can be.
    private mutating func newDocument(_ arguments: [Parameter], at now: Moment) throws(LanguageError) -> Parameter {
        let client = try client(ofFormAt: arguments.first, at: now)
        let form = arguments.first?.text ?? ""
        var printer = FilledFormPrinter(client, at: now)
        let text = printer.document(path: Self.name(of: form), locale: locale)
        var uri = Self.sibling(of: form, ending: ".form")
        for number in 2...100 where documents[uri] != nil || workshop.readFile(FileURI.path(of: uri)) != nil {
            uri = Self.sibling(of: form, ending: "-\(number).form")
        }
        if editor.createsFiles, editor.appliesEdits {
            create(uri, text, isNew: true)
            if editor.showsDocuments {
                ask(.showing, "window/showDocument", .object(["uri": .text(uri), "takeFocus": .boolean(true)]))
            }
        }
        return .object(["uri": .text(uri), "text": .text(text)])
    }

    // MARK: Forms inside of the editor

    /// The draft `command/resolve`: what a command has to ask, and whether the answers so far will do.
    mutating func resolveCommand(_ params: Parameter, at now: Moment) throws(LanguageError) -> Parameter {
        let argument = params["arguments"]?.elements.first
        switch try command(of: params) {
        case .submit:
            let (_, form, _) = try filledForm(params["arguments"]?.elements ?? [])
            return form.askForSecrets(at: now) { Self.resolved(params, by: &$0, at: now) } ?? params
        case .fill:
            var questions = try questions(ofFormAt: argument, at: now)
            return Self.resolved(params, by: &questions, at: now)
        case .elicit:
            var questions = FormQuestions(try client(of: elicitation(argument).form, at: now))
            return Self.resolved(params, by: &questions, at: now)
        case .nextOpenField, .clear, .undo, .new: return params
        }
    }

    private static func resolved(_ params: Parameter, by questions: inout FormQuestions, at now: Moment) -> Parameter {
        let arguments = params["arguments"]?.elements ?? []
        let answers = params["formAnswers"]?.elements
        if questions.asked.isEmpty { return params }
        questions.answer(answers ?? [], to: asked(arguments), at: now)
        if answers != nil, questions.isAnswered(at: now) {
            return .table(params.members.filter { $0.name != "formFields" })
        }
        // Answers say nothing of what they are to, and what is asked may change with them.
        let ids = questions.asked.map { Parameter.text(questions.client.fields[$0].id) }
        let own = arguments.filter { $0[askedName] == nil }
        return .object([
            "command": params["command"] ?? .null,
            "arguments": .list(own + [.object([askedName: .list(ids)])]),
            "formFields": .list(questions.questions(at: now)), "formAnswers": .list(questions.answers),
        ])
    }

    private static let askedName = "asked"

    /// The ids of the fields that answers are to, which ``resolveCommand(_:at:)`` put among the arguments.
    private static func asked(_ arguments: [Parameter]) -> [String]? {
        arguments.last?[askedName].map { $0.texts }
    }

    private func elicitation(_ argument: Parameter?) throws(LanguageError) -> Elicitation {
        do throws(Elicitation.Refusal) {
            return try Elicitation(argument ?? .null, limits: configuration.limits)
        } catch {
            throw LanguageError(.invalidParams, error.message)
        }
    }

    private func questions(ofFormAt uri: Parameter?, at now: Moment) throws(LanguageError) -> FormQuestions {
        FormQuestions(try client(ofFormAt: uri, at: now))
    }

    /// A client of the form in a file, which may be open.
    private func client(ofFormAt uri: Parameter?, at now: Moment) throws(LanguageError) -> FormClient {
        guard let uri = uri?.text, let bytes = documents[uri]?.text.bytes ?? workshop.readFile(FileURI.path(of: uri))
        else {
            throw LanguageError(.invalidParams, "The first argument is the uri of a form's file.")
        }
        guard let file = workshop.value(of: bytes),
            !workshop.problems(of: bytes, at: now).contains(where: { $0.severity == .error })
        else {
            throw LanguageError(.requestFailed, "The form's file has errors.")
        }
        return try client(of: file, at: now)
    }

    private func client(of form: Parameter, at now: Moment) throws(LanguageError) -> FormClient {
        var client = FormClient(workshop.partner(), name: "field-server lsp", at: now)
        do throws(FormClient.Refusal) {
            try client.open(form, locale: locale)
        } catch {
            throw LanguageError(.requestFailed, error.message)
        }
        return client
    }
}
