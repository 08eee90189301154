internal import FieldEngine
internal import FieldSchema
internal import FieldServer
internal import FieldTools

/// `field-server elicit --schema FILE`: what a server of MCP asks for by `elicitation/create`, asked in the terminal; the result on
/// standard output.
extension FormCommand {
    private static let elicitUsage = """
        usage: field-server elicit --schema FILE [options]

        Asks in the terminal for what a server of MCP asks by elicitation/create, and prints its result on standard output:
        {"action":"accept","content":{…}}, or {"action":"cancel"} where it was left. FILE has the params of the request, or the
        schema alone; - is standard input.

          --content FILE.json  judge this content instead, and ask nobody
          --accessible         one question a line in plain text, for screen readers and pipes
          --locale TAG         the language of messages and numbers; else that of the environment

        The exit code is 0 where there is a result, 1 where the schema can't be asked for, as it asks for a secret, or the content is
        wrong, 2 for all else.
        """

    /// What the command line asks for.
    private struct ElicitArguments {
        var schema = ""
        var content: String?
        var isAccessible = false
        var locale: String?

        init(_ arguments: [String]) throws(Failure) {
            var rest = arguments[...]
            while let argument = rest.popFirst() {
                if argument == "--accessible" {
                    isAccessible = true
                    continue
                }
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = parts.first, ["--schema", "--content", "--locale"].contains(name) else {
                    throw Failure(lines: ["unknown option '\(argument)' (--help)"])
                }
                guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                    throw Failure(lines: ["\(name) needs a value (--help)"])
                }
                switch name {
                case "--schema": schema = value
                case "--content": content = value
                default: locale = value
                }
            }
            if schema.isEmpty { throw Failure(lines: ["which schema? --schema names a file (--help)"]) }
        }
    }

    func elicit(_ arguments: [String]) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            return StandardOutput.print(TerminalText.lines(of: Self.elicitUsage))
        }
        var command = self
        return Self.tellingFailure(of: "elicit") { () throws(Failure) in
            try command.elicit(ElicitArguments(arguments))
        }
    }

    private mutating func elicit(_ arguments: ElicitArguments) throws(Failure) -> Int32 {
        let request = try value(ofFile: arguments.schema).value
        let elicitation: Elicitation
        var client = newClient(name: "field-server elicit")
        do throws(Elicitation.Refusal) {
            elicitation = try Elicitation(request, limits: options.configuration.limits)
        } catch {
            throw Failure(lines: [error.message], exitCode: Self.wrongFile)
        }
        do throws(FormClient.Refusal) {
            try client.open(elicitation.form, locale: arguments.locale ?? Self.locale)
        } catch {
            throw Failure(lines: [error.message], exitCode: Self.wrongFile)
        }
        for finding in elicitation.findings {
            StandardError.tell("field-server elicit: not judged: #\(finding.pointer): \(finding.reason)")
        }
        if let path = arguments.content {
            return try judge(value(ofFile: path).value, by: elicitation, client)
        }
        let outcome = try outcome(
            of: client, isAccessible: arguments.isAccessible, answersFromTerminal: arguments.schema == "-")
        switch outcome {
        case .left: return Self.print(Elicitation.cancellation)
        case .submitted(let result): return Self.print(elicitation.acceptance(FormAnswers(result)))
        }
    }

    /// Judges content that was made elsewhere.
    private mutating func judge(
        _ content: Parameter, by elicitation: Elicitation, _ client: FormClient
    ) throws(Failure) -> Int32 {
        guard case .table(let members) = content else {
            throw Failure(lines: ["the content is no object of JSON"], exitCode: Self.wrongFile)
        }
        var questions = FormQuestions(client)
        var wrong: [String] = []
        for member in members {
            if let field = client.places[member.name] {
                questions.answer(field, with: member.value, at: clock.now())
            } else {
                wrong.append("\(member.name): the schema has no such property")
            }
        }
        if let answers = questions.submit(at: clock.now()), wrong.isEmpty {
            return Self.print(elicitation.acceptance(answers))
        }
        for (place, field) in questions.client.fields.enumerated() {
            if let flaw = questions.flaw(of: place) { wrong.append("\(field.id): \(flaw)") }
        }
        throw Failure(lines: wrong, exitCode: Self.wrongFile)
    }

    private static func print(_ result: Parameter) -> Int32 {
        var output = StandardOutput()
        output.write(bytes: Array("\(FormAnswers.json(result))\n".utf8))
        return output.end(0)
    }
}
