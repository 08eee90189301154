internal import FieldEngine
internal import FieldTools

/// `field-server new FORM.json` and `field-server submit DOCUMENT.form`: a form as a text document, from an empty one to the answers.
extension FormCommand {
    private static let newUsage = """
        usage: field-server new [--locale TAG] FORM.json

          prints a document to be filled in with a text editor, and to be read by `field-server submit`
          --locale TAG              numbers are written as there: de-AT
        """
    private static let submitUsage = """
        usage: field-server submit [--format json|keys] DOCUMENT.form

          judges a document that is filled in, asks for its secrets, and prints the answers
          --format json|keys        an object of JSON, or assignments for a shell
        """

    func printDocument(_ arguments: [String]) -> Int32 {
        perform(arguments, "new", Self.newUsage, option: "--locale") { command, path, locale throws(Failure) in
            let form = try command.read(path)
            let client = try command.client(of: form, locale: locale ?? Self.locale, "new")
            var printer = FilledFormPrinter(client, at: command.clock.now())
            var output = StandardOutput()
            output.write(bytes: Array(printer.document(path: path, locale: locale ?? Self.locale).utf8))
            return output.end(0)
        }
    }

    func submit(_ arguments: [String]) -> Int32 {
        perform(arguments, "submit", Self.submitUsage, option: "--format") { command, path, format throws(Failure) in
            guard let format = FormArguments.Format(rawValue: format ?? "json"), format != .text else {
                throw Failure(lines: ["--format takes json or keys (--help)"])
            }
            return try command.submit(path, format)
        }
    }

    /// Reads the arguments of a command that takes one file and one option.
    private func perform(
        _ arguments: [String], _ name: String, _ usage: String, option: String,
        _ body: (inout FormCommand, _ path: String, _ value: String?) throws(Failure) -> Int32
    ) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            return StandardOutput.print(TerminalText.lines(of: usage))
        }
        var command = self
        return Self.tellingFailure(of: name) { () throws(Failure) in
            var rest = arguments[...]
            var value: String?
            if rest.first == option {
                value = rest.dropFirst().first
                rest = rest.dropFirst(2)
            }
            guard let path = rest.first, rest.count == 1, path == "-" || !path.hasPrefix("-") else {
                throw Failure(lines: ["it takes one file (--help)"])
            }
            return try body(&command, path, value)
        }
    }

    private mutating func client(of form: Parameter, locale: String?, _ name: String) throws(Failure) -> FormClient {
        var client = newClient(name: "field-server \(name)")
        do throws(FormClient.Refusal) {
            try client.open(form, locale: locale)
        } catch {
            throw Failure(lines: [error.message], exitCode: Self.wrongFile)
        }
        return client
    }

    private mutating func submit(_ path: String, _ format: FormArguments.Format) throws(Failure) -> Int32 {
        let name = TextFile.name(path)
        let text: String
        do throws(TextFile.Unreadable) {
            text = String(
                decoding: try TextFile.read(TextFile.path(path), atMost: options.maxFileBytes),
                as: UTF8.self)
        } catch {
            throw Failure(lines: ["\(name): \(error.reason)"])
        }
        let header = FilledFormHeader(text: text)
        guard let form = header.path, !form.isEmpty else {
            throw Failure(
                lines: ["\(name):1:1: the first line does not name a form file: form: FORM.json"],
                exitCode: Self.wrongFile)
        }
        let client = try client(
            of: read(FilledFormHeader.path(form, besideDocument: path)), locale: header.locale ?? Self.locale, "submit")
        var document = FilledForm(client, text: text, at: clock.now())
        let isOpen = !document.secrets.isEmpty
        func tell(_ finding: FilledForm.Finding, as kind: String) {
            let start = finding.range.start
            StandardError.tell("\(name):\(start.line + 1):\(start.column + 1): \(kind): \(finding.message)")
        }
        let submission = document.submit(at: clock.now())
        // What was left out of an answer is no reason to refuse it, and is said.
        for finding in document.warnings { tell(finding, as: "warning") }
        switch submission {
        case .answers(let answers) where !isOpen && format == .json:
            var output = StandardOutput()
            output.write(bytes: Array("\(answers)\n".utf8))
            return output.end(0)
        case .answers: break
        case .findings(let findings):
            // A secret that is still to be asked for is nothing wrong with the document.
            let wrong = findings.filter {
                !isOpen || $0.code != "secret" || $0.isOfDocument && $0.range != header.range
            }
            guard wrong.isEmpty else {
                for finding in wrong { tell(finding, as: "error") }
                return Self.wrongFile
            }
        }
        var conversation = SpokenForm(
            document.client, at: clock.now(), answersFromTerminal: path == "-", only: document.secrets)
        switch conversation.run() {
        case .left: return Self.left
        case .submitted(let result): return Self.print(FormAnswers(result), format, isSingle: false)
        }
    }
}

extension FilledFormHeader {
    /// The path of a form's file as the process opens it, from where the document is.
    static func path(_ form: String, besideDocument document: String) -> String {
        guard !form.hasPrefix("/"), let end = document.lastIndex(of: "/") else { return form }
        return document[...end] + form
    }
}
