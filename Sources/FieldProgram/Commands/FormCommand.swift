internal import CLibrary
internal import FieldEngine
internal import FieldProtocol
internal import FieldServer
internal import FieldTools
internal import JSONBytes

/// `field-server form FORM.json` and `field-server ask TYPE`: a form in the terminal, the answers on standard output.
struct FormCommand {
    let options: CommandLineOptions
    var clock: SystemClock

    /// What a shell makes of a program that Control and C ended.
    static let left: Int32 = 130
    /// What is no form, or no answer to one.
    static let wrongFile: Int32 = 1

    init(_ options: CommandLineOptions) {
        self.options = options
        clock = SystemClock(fixedDate: options.fixedDate)
    }

    /// Why there is nothing to be filled in.
    struct Failure: Error {
        var lines: [String]
        var exitCode: Int32 = StandardOutput.failure
    }

    func run(_ arguments: [String]) -> Int32 { perform(arguments, name: "form", usage: FormArguments.formUsage) }

    func ask(_ arguments: [String]) -> Int32 { perform(arguments, name: "ask", usage: FormArguments.askUsage) }

    private func perform(_ arguments: [String], name: String, usage: String) -> Int32 {
        if FormArguments.askForHelp(arguments, isSingle: name == "ask") {
            return StandardOutput.print(TerminalText.lines(of: usage))
        }
        var command = self
        return Self.tellingFailure(of: name) { () throws(Failure) in
            try command.fillIn(arguments, isSingle: name == "ask")
        }
    }

    /// Says on standard error why a command came to nothing.
    static func tellingFailure(of name: String, _ body: () throws(Failure) -> Int32) -> Int32 {
        do throws(Failure) {
            return try body()
        } catch {
            for line in error.lines { StandardError.tell("field-server \(name): \(line)") }
            return error.exitCode
        }
    }

    private mutating func fillIn(_ arguments: [String], isSingle: Bool) throws(Failure) -> Int32 {
        let request: FormArguments
        let file: Parameter
        do throws(FormArguments.Problem) {
            request = try isSingle ? .ask(arguments) : .form(arguments)
            file = try isSingle ? request.question() : .null
        } catch {
            throw Failure(lines: ["\(error.message) (--help)"])
        }
        var client = newClient(name: "field-server form")
        let form = try isSingle ? checked(file) : read(request.subject ?? "")
        do throws(FormClient.Refusal) {
            try client.open(form, locale: request.locale ?? Self.locale)
        } catch {
            throw Failure(lines: [error.message], exitCode: Self.wrongFile)
        }
        if !isSingle { try prefill(&client, request) }
        let format = request.format ?? (isSingle ? .text : .json)
        if format == .keys { try refuseAmbiguousKeys(client) }

        let outcome = try outcome(
            of: client, isSingle: isSingle, isAccessible: request.isAccessible,
            answersFromTerminal: request.readsStandardInput, showsDebugLine: request.showsDebugLine)
        switch outcome {
        case .left: return Self.left
        case .submitted(let result): return Self.print(FormAnswers(result), format, isSingle: isSingle)
        }
    }

    /// Has a form filled in, on the whole screen or in lines.
    mutating func outcome(
        of client: FormClient, isSingle: Bool = false, isAccessible: Bool, answersFromTerminal: Bool,
        showsDebugLine: Bool = false
    ) throws(Failure) -> FormFilling.Outcome {
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        if isAccessible || isDumb {
            var conversation = SpokenForm(client, at: clock.now(), answersFromTerminal: answersFromTerminal)
            return conversation.run()
        }
        var filling = FormFilling(client, isSingle: isSingle, showsDebugLine: showsDebugLine, at: clock.now())
        guard RawTerminal.enter() else {
            throw Failure(lines: ["there is no terminal; with --accessible it reads lines from standard input"])
        }
        defer { RawTerminal.leave() }
        return converse(&filling)
    }

    static func print(_ answers: FormAnswers, _ format: FormArguments.Format, isSingle: Bool) -> Int32 {
        var output = StandardOutput()
        let lines: [String] =
            switch format {
            case .json: isSingle ? answers.answers.map { FormAnswers.json($0.value) } : [answers.json]
            case .keys: answers.assignments
            case .text: answers.answers.map { FormAnswers.plain($0.value) }
            }
        for line in lines { output.write(bytes: Array("\(line)\n".utf8)) }
        return output.end(0)
    }

    // MARK: The form

    /// A client of a session of its own, which looks at files itself.
    mutating func newClient(name: String) -> FormClient {
        FormClient(SessionPartner(options.configuration), name: name, at: clock.now()) { asked, path in
            PathCheck(asked).verdict(on: path)
        }
    }

    /// A form file that was looked over, as `check` does.
    mutating func read(_ path: String) throws(Failure) -> Parameter {
        let name = TextFile.name(path)
        let bytes: [UInt8]
        do throws(TextFile.Unreadable) {
            bytes = try TextFile.read(TextFile.path(path), atMost: options.maxFileBytes)
        } catch {
            throw Failure(lines: ["\(name): \(error.reason)"])
        }
        let report = FormFileCheck.report(on: bytes, with: SessionPartner(options.configuration), at: clock.now())
        guard report.isFine else {
            let errors = report.problems.filter { $0.severity == .error }
            let lines = errors.map {
                "\(name):\($0.line):\($0.column): \($0.path.isEmpty ? "" : "\($0.path): ")\($0.reason)"
            }
            throw Failure(lines: lines, exitCode: Self.wrongFile)
        }
        var document = JSONDocument()
        // The check has read it before.
        guard (try? document.parse(bytes, maxDepth: options.configuration.limits.maxDepth)) != nil else { return .null }
        return Parameter(decoding: document.root, in: document)
    }

    /// The question of `ask`, with what is wrong with its type told without the file around it.
    private mutating func checked(_ form: Parameter) throws(Failure) -> Parameter {
        var writer = JSONWriter()
        form.encode(to: &writer)
        let report = FormFileCheck.report(
            on: Array(writer.bytes), with: SessionPartner(options.configuration), at: clock.now())
        guard let problem = report.problems.first(where: { $0.severity == .error }) else { return form }
        let path = problem.path.hasPrefix("fields[0].") ? String(problem.path.dropFirst(10)) : problem.path
        throw Failure(lines: [path.isEmpty || path == "type" ? problem.reason : "\(path): \(problem.reason)"])
    }

    /// Some JSON that a command reads whole.
    func value(ofFile path: String) throws(Failure) -> (value: Parameter, name: String) {
        do throws(JSONFile.Unreadable) {
            let file = try JSONFile(path, atMost: options.maxFileBytes, maxDepth: options.configuration.limits.maxDepth)
            return (file.value, file.name)
        } catch {
            throw Failure(lines: [error.message])
        }
    }

    private mutating func prefill(_ client: inout FormClient, _ request: FormArguments) throws(Failure) {
        var answers: [Parameter.Member] = []
        var source = ""
        if let path = request.valuesPath {
            let file = try value(ofFile: path)
            guard case .table(let values) = file.value else {
                throw Failure(lines: ["\(file.name): this is no object of JSON"])
            }
            answers = values
            source = file.name
        }
        answers += request.settings.map { Parameter.Member(name: $0.name, value: .text($0.text)) }
        let set = Set(request.settings.map { $0.name })
        // What the form has no field for was of an earlier one: it is told, and no reason to refuse the others.
        var lines: [String] = []
        for unfilled in client.fill(answers, at: clock.now()) {
            switch unfilled {
            case .noField(let name) where set.contains(name):
                throw Failure(lines: ["--set: there is no field \"\(name)\""])
            case .notTaken(let name) where set.contains(name):
                throw Failure(lines: ["--set: the field \"\(name)\" takes nothing of what is set"])
            case .noField(let name): lines.append("\(source): there is no field \"\(name)\"")
            case .notTaken(let name): lines.append("\(source): \"\(name)\" takes nothing of its value")
            }
        }
        for line in lines.prefix(Self.mostUnfilled) { StandardError.tell("field-server form: \(line)") }
        if lines.count > Self.mostUnfilled {
            StandardError.tell("field-server form: \(source): \(lines.count - Self.mostUnfilled) more are left out")
        }
    }

    /// How many answers that fill in nothing are told one by one.
    private static let mostUnfilled = 20

    /// Two fields must not become one variable.
    private func refuseAmbiguousKeys(_ client: FormClient) throws(Failure) {
        var names: [String: String] = [:]
        func note(_ name: String, as key: String) throws(Failure) {
            if let other = names.updateValue(name, forKey: FormAnswers.key(of: key)) {
                throw Failure(lines: [
                    "\"\(other)\" and \"\(name)\" would both be \(FormAnswers.key(of: key)); use --format json"
                ])
            }
        }
        for field in client.fields where field.section == nil { try note(field.id, as: field.id) }
        for section in client.sections {
            try note(section.name, as: section.name)
            // The rows that there are, and some that may come.
            for place in 0..<max(section.rows.count, Self.namedRows) {
                for field in section.idsInRow {
                    try note(
                        "\(section.name)[].\(field)", as: FormAnswers.name(of: field, inRow: place, of: section.name))
                }
            }
        }
    }

    private static let namedRows = 20

    /// That of the environment: `de_AT.UTF-8` is `de-AT`.
    static var locale: String? {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = getenv(name), value.pointee != 0 else { continue }
            let tag = String(cString: value).prefix { $0 != "." && $0 != "@" }
            return tag == "C" || tag == "POSIX" ? nil : String(tag.map { $0 == "_" ? "-" : $0 })
        }
        return nil
    }

    // MARK: The terminal

    private mutating func converse(_ filling: inout FormFilling) -> FormFilling.Outcome {
        var keys = KeyParser(erase: RawTerminal.erase)
        var screen = Screen(isColoured: StandardOutput.coloursAreWelcome)
        var size = RawTerminal.size
        while true {
            let current = RawTerminal.size
            if RawTerminal.takeStop() || current != size { screen.forget() }
            size = current
            RawTerminal.write(screen.drawing(filling.frame(rows: size.rows, columns: size.columns)))
            let pressed: [Key]
            switch RawTerminal.read(milliseconds: patience(keys, filling.client)) {
            case .bytes(let bytes): pressed = keys.feed(bytes)
            case .timeout: pressed = keys.flush()
            case .interrupted: pressed = []
            case .closed: return .left
            }
            filling.advance(to: clock.now())
            for key in pressed {
                filling.press(key, at: clock.now())
                if let outcome = filling.outcome { return outcome }
            }
        }
    }

    /// How long to wait for keys: until the server has something to do, or an escape has been alone for long enough to be
    /// the key of that name. -1 is for ever.
    private mutating func patience(_ keys: KeyParser, _ client: FormClient) -> Int64 {
        let now = clock.now().milliseconds
        let escape: Int64? = keys.isWaiting ? 50 : nil
        let deadline = client.nextDeadline.map { max(0, $0 - now) }
        return [escape, deadline].compactMap { $0 }.min() ?? -1
    }
}
