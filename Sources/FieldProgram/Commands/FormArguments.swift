internal import FieldEngine
internal import FieldProtocol
internal import FieldTools
internal import JSONBytes

/// What `form` and `ask` were asked for on the command line.
struct FormArguments {
    enum Format: String {
        case json
        /// `name='text'` lines, for a shell to evaluate.
        case keys
        /// The answer alone.
        case text
    }

    /// Of `form` the file; of `ask` the type, as a name or as JSON.
    private(set) var subject: String?
    private(set) var format: Format?
    private(set) var isAccessible = false
    private(set) var showsDebugLine = false
    private(set) var locale: String?
    private(set) var valuesPath: String?
    private(set) var settings: [(name: String, text: String)] = []
    /// Members of the field that `ask` makes.
    private var members: [Parameter.Member] = []
    private var choices: [Parameter] = []

    /// Why the arguments make no sense.
    struct Problem: Error, Equatable {
        var message: String
    }

    static let formUsage = """
        usage: field-server form FORM.json [options]

        Has a form filled in, in the terminal, and prints the answers on standard output when it is submitted. FORM.json is a
        form file, or - for standard input. Of each field the answer is its typed form (a date as 2024-12-25, yes as true, several
        as a list), its value where its type has none, and null where it is empty. Secrets are among the answers.

        \(formOptions)
        \(commonOptions)

        The exit code is 0 when the form was submitted, 130 when it was left, 1 where the file is no form, 2 for all else.
        """

    private static let formOptions = """
          --values FILE.json   fill in an object of answers, such as an earlier one; - is standard input
          --set NAME=VALUE     fill in one field; may be repeated
          --format json|keys   an object of JSON (json), or NAME='VALUE' lines that a shell can evaluate
        """

    private static let commonOptions = """
          --accessible         one question a line in plain text, for screen readers and pipes
          --debug              show what the server knows of the field in hand: state, value, typed form
          --locale TAG         the language of messages and numbers; else that of the environment
        """

    static let askUsage = """
        usage: field-server ask TYPE [options]

        Asks for one thing in the terminal, and prints it on standard output: its typed form, else its value. TYPE is a type's name
        (field-server types lists them) or a JSON object such as '{"name":"date","format":"DD.MM.YYYY"}'.

          --label TEXT         what is asked for
          --helper TEXT        a line below it
          --placeholder TEXT   what shows while nothing is there
          --text TEXT          what is there to begin with
          --choice TEXT        an entry of the list to choose from; may be repeated
          --required           it may not be left empty
          --secure             it is not shown
          --max-length N       at most so many characters
          --format text|json   the text alone (text), items of a list a line each, or JSON
        \(commonOptions)

        The exit code is 0 when it was answered, 130 when it was left, 2 for all else.
        """

    private enum Command { case form, ask }

    static func form(_ arguments: [String]) throws(Problem) -> FormArguments {
        let request = try FormArguments(arguments, .form)
        if request.subject == nil { throw Problem(message: "which form? A file is to be named") }
        return request
    }

    /// Whether standard input has a file, so that answers come from the terminal.
    var readsStandardInput: Bool { subject == "-" || valuesPath == "-" }

    static func ask(_ arguments: [String]) throws(Problem) -> FormArguments {
        let request = try FormArguments(arguments, .ask)
        if request.subject == nil { throw Problem(message: "what is asked for? A type is to be named") }
        return request
    }

    /// Whether the usage is asked for; what stands behind an option is its value.
    static func askForHelp(_ arguments: [String], isSingle: Bool) -> Bool {
        let options = options(of: isSingle ? .ask : .form)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--help" || argument == "-h" { return true }
            if options.contains(argument) { rest = rest.dropFirst() }
        }
        return false
    }

    private init(_ arguments: [String], _ command: Command) throws(Problem) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                guard subject == nil, argument == "-" || !argument.hasPrefix("-") else {
                    throw Problem(message: "unknown argument '\(argument)'")
                }
                subject = argument
                continue
            }
            // Both --label TEXT and --label=TEXT.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 1, takeSwitch(argument, command) { continue }
            guard Self.options(of: command).contains(parts[0]) else {
                throw Problem(message: "unknown option '\(parts[0])'")
            }
            guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                throw Problem(message: "\(parts[0]) needs a value")
            }
            try set(parts[0], value, command)
        }
        if subject == "-", valuesPath == "-" {
            throw Problem(message: "standard input is the form or the answers, not both")
        }
        if !choices.isEmpty { members.append(Parameter.Member(name: "choices", value: .list(choices))) }
    }

    private mutating func takeSwitch(_ argument: String, _ command: Command) -> Bool {
        switch (argument, command) {
        case ("--accessible", _): isAccessible = true
        case ("--debug", _): showsDebugLine = true
        case ("--required", .ask), ("--secure", .ask):
            members.append(Parameter.Member(name: String(argument.dropFirst(2)), value: .boolean(true)))
        default: return false
        }
        return true
    }

    private static func options(of command: Command) -> [String] {
        switch command {
        case .form: ["--format", "--locale", "--values", "--set"]
        case .ask:
            ["--format", "--locale", "--label", "--helper", "--placeholder", "--text", "--choice", "--max-length"]
        }
    }

    private mutating func set(_ option: String, _ value: String, _ command: Command) throws(Problem) {
        switch option {
        case "--format":
            guard let format = Format(rawValue: value), format != (command == .form ? .text : .keys) else {
                throw Problem(message: "--format is json or \(command == .form ? "keys" : "text"), not '\(value)'")
            }
            self.format = format
        case "--locale": locale = value
        case "--values": valuesPath = value
        case "--set":
            guard let sign = value.firstIndex(of: "=") else {
                throw Problem(message: "--set needs NAME=VALUE, not '\(value)'")
            }
            settings.append((String(value[..<sign]), String(value[value.index(after: sign)...])))
        case "--choice": choices.append(.text(value))
        case "--max-length":
            guard let number = Int(value), number >= 0 else {
                throw Problem(message: "--max-length needs a number, not '\(value)'")
            }
            members.append(Parameter.Member(name: "maxLength", value: .integer(number)))
        default: members.append(Parameter.Member(name: String(option.dropFirst(2)), value: .text(value)))
        }
    }

    /// The form of the one field that `ask` asks for.
    func question() throws(Problem) -> Parameter {
        let subject = subject ?? ""
        var type = Parameter.text(subject)
        if subject.hasPrefix("{") {
            var document = JSONDocument()
            do throws(JSONSyntaxError) {
                try document.parse(Array(subject.utf8))
            } catch {
                throw Problem(message: "the type is no JSON: \(error.description)")
            }
            type = Parameter(decoding: document.root, in: document)
        }
        var members = members
        // Of a type that is made of a list the list is a parameter.
        if !choices.isEmpty, ["choice", "choices"].contains(type["name"]?.text ?? type.text) {
            members.removeAll { $0.name == "choices" }
            let own = type.text.map { [Parameter.Member(name: "name", value: .text($0))] } ?? type.members
            type = .table(own + [Parameter.Member(name: "choices", value: .list(choices))])
        }
        let field = [
            Parameter.Member(name: "field", value: .text("answer")), Parameter.Member(name: "type", value: type),
        ]
        return .object(["title": .text(""), "fields": .list([.table(field + members)])])
    }
}
