internal import FieldEngine
internal import FieldServer

/// The parsed command line.
struct CommandLineOptions {
    enum Command: Equatable {
        /// Speak the protocol over stdin and stdout.
        case serve
        case version
        case help
        // Each reads its own arguments.
        case form([String])
        case ask([String])
        case new([String])
        case submit([String])
        case elicit([String])
        case play([String])
        case check([String])
        case importSchema([String])
        case types([String])
        case doctor([String])
        /// Speak LSP over stdin and stdout.
        case languageServer
        /// Run a recorded session again.
        case replay(String)
    }

    struct Problem: Error, Equatable {
        var message: String
    }

    var command = Command.serve
    var configuration = SessionConfiguration()
    /// `--clientProcessId`: the process with which the server ends.
    var clientProcess: Int32?
    /// `--now`: what day it is, whatever the clock says. To the server no time passes then; a person who tries a
    /// field has to wait for what waits.
    var fixedDate: CivilDate?
    /// `--record`: the file that the session is written to.
    var recordPath: String?
    /// `--record-secure`: the record holds secrets too.
    var recordsSecrets = false
    /// `--slow-turn`: how many milliseconds a turn may take before it is logged; 0: none is.
    var slowTurn: Int64 = 10
    /// `--max-file-bytes`: how long a form file or a transcript may be.
    var maxFileBytes = TextFile.usualLimit

    /// Reads the arguments behind the program's name.
    init(_ arguments: [String]) throws(Problem) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "form":
                command = .form(Array(rest))
                return
            case "ask":
                command = .ask(Array(rest))
                return
            case "new":
                command = .new(Array(rest))
                return
            case "submit":
                command = .submit(Array(rest))
                return
            case "elicit":
                command = .elicit(Array(rest))
                return
            case "play":
                command = .play(Array(rest))
                return
            case "check":
                command = .check(Array(rest))
                return
            case "import":
                command = .importSchema(Array(rest))
                return
            case "types":
                command = .types(Array(rest))
                return
            case "doctor":
                command = .doctor(Array(rest))
                return
            // Flags may follow, such as the `--stdio` of many editors.
            case "lsp" where command == .serve: command = .languageServer
            case "-h", "--help":
                command = .help
                return
            case "--version":
                command = .version
                return
            default:
                try takeFlag(argument, &rest)
            }
        }
    }

    private mutating func takeFlag(_ argument: String, _ rest: inout ArraySlice<String>) throws(Problem) {
        guard argument.hasPrefix("--") else { throw Problem(message: "unknown argument '\(argument)'") }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let attached = parts.count > 1 ? String(parts[1]) : nil
        if name == "--stdio" {
            // The one transport there is; language clients name it.
            guard attached == nil else { throw Problem(message: "--stdio takes no value") }
            return
        }
        if name == "--record-secure" {
            guard attached == nil else { throw Problem(message: "--record-secure takes no value") }
            recordsSecrets = true
            return
        }
        let limit = LimitFlag(rawValue: name)
        let flag = Flag(rawValue: name)
        guard limit != nil || flag != nil else { throw Problem(message: "unknown flag '\(name)'") }
        guard let value = attached ?? rest.popFirst() else { throw Problem(message: "\(name) needs a value") }
        if let limit { configuration.limits[limit] = try number(value, of: name, in: limit.bounds) }
        if let flag { try set(flag, to: value) }
    }

    /// The flags that take a value, as `--flag value` or `--flag=value`.
    private enum Flag: String {
        case clientProcessId = "--clientProcessId"
        case framing = "--framing"
        case now = "--now"
        case record = "--record"
        case replay = "--replay"
        case slowTurn = "--slow-turn"
        case maxFileBytes = "--max-file-bytes"
    }

    private mutating func set(_ flag: Flag, to value: String) throws(Problem) {
        let name = flag.rawValue
        switch flag {
        case .clientProcessId:
            clientProcess = Int32(clamping: try number(value, of: name, in: 1...Int(Int32.max)))
        case .framing:
            guard let framing = FramingChoice(rawValue: value) else {
                throw Problem(message: "--framing is auto, header or line, not '\(value)'")
            }
            configuration.framing = framing
        case .now:
            guard let date = SystemClock.date(of: value) else {
                throw Problem(message: "--now needs a date such as 2026-03-01 or 2026-03-01T12:00:00Z, not '\(value)'")
            }
            fixedDate = date
        case .record: recordPath = value
        case .replay: command = .replay(value)
        case .slowTurn: slowTurn = Int64(try number(value, of: name, in: 0...1_000_000))
        case .maxFileBytes: maxFileBytes = try number(value, of: name, in: 1...1 << 30)
        }
    }

    private func number(_ text: String, of name: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, let number = Int(text), range.contains(number) else {
            throw Problem(
                message: "\(name) needs a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }
}

extension CommandLineOptions {
    /// What `--help` says, and a mistake in the arguments.
    static let usage = """
        usage: field-server [flags]                  speak JSON-RPC over stdin and stdout
               field-server [flags] form FORM.json   have a form filled in, in this terminal
               field-server [flags] ask TYPE         ask for one thing
               field-server [flags] new FORM.json    print a form as a document, to be filled in with an editor
               field-server [flags] submit DOCUMENT.form
                                                     judge such a document, and print the answers
               field-server [flags] elicit --schema FILE
                                                     ask for what a server of MCP asks
               field-server [flags] play TRANSCRIPT  show a conversation and check it
               field-server [flags] check FORM.json  say what is wrong with a form
               field-server [flags] check --rows DATA [--json] FORM.json
                                                     say what is wrong with the rows of a file
               field-server [flags] import [--json] SCHEMA.json
                                                     print a form for a JSON Schema
               field-server types [TYPE]             list the types of fields, or tell about one
               field-server [flags] lsp              speak LSP to an editor, about form files and filled forms
               field-server [flags] doctor [--json]  tell what a client finds here, for a report of a bug

          --stdio                   use stdin and stdout (there is nothing else)
          --framing auto|header|line
                                    Content-Length headers, one message a line, or what the client uses (auto)
          --clientProcessId N       end when the process N is gone
          --now DATE                it is this day, and no time passes: 2026-03-01, or 2026-03-01T12:00:00Z
          --record FILE             write the session to a new file or an own one of mode 0600, without what may be secret
          --record-secure           with --record: with what is secret, each byte as it came
          --replay FILE             run a recorded session again, write what it writes, and compare
          --slow-turn N             log turns that take more than N milliseconds (10; 0: none)
          --max-file-bytes N        \(described(TextFile.usualLimit, "the longest file of play, check, import, new and submit"))
          --max-message-bytes N     \(described(limits.maxMessageBytes, "the longest message"))
          --max-depth N             \(described(limits.maxDepth, "the deepest nesting"))
          --max-fields N            \(described(limits.maxFields, "the most fields"))
          --max-text-length N       \(described(limits.maxTextLength, "the longest text of a field"))
          --max-pattern-states N    \(described(limits.maxPatternStates, "the largest compiled pattern"))
          --max-turn-work N         \(described(limits.maxTurnWork, "the most steps of a definition or a judgement"))
          --max-pending N           \(described(limits.maxPending, "bytes that may wait for a client that does not read"))
          --max-batch N             \(described(limits.maxBatch, "the most messages in a batch"))
          --max-types N             \(described(limits.maxTypes, "the most types of a client's own"))
          --max-forms N             \(described(limits.maxForms, "the most forms"))
          --max-entries N           \(described(limits.maxEntries, "the most entries of one definition's lists"))
          --max-pages N             \(described(limits.maxPages, "the most pages, and sections, of a form"))
          --max-rows N              \(described(limits.maxRows, "the most rows of a section"))
          --max-rule-fields N       \(described(limits.maxRuleFields, "the most fields named by rules between fields"))
          --max-reported-diagnostics N
                                    \(described(limits.maxReportedDiagnostics, "the most diagnostics of a report"))
          --max-checked-texts N     \(described(limits.maxCheckedTexts, "the most texts of a check of many"))
          --max-report-owners N     \(described(limits.maxReportOwners, "the most who may report about a field"))
          --version                 print the version, the commit and the build
          --help                    print this
        """

    private static let limits = Limits()

    private static func described(_ number: Int, _ meaning: String) -> String { "\(meaning) (\(number))" }

    /// The message for a person who starts the server by hand.
    static let whatItIs = "this is started by a program, which speaks to it over a pipe. To see what it does:"
    static let howToUse = """

            field-server ask phone
            echo '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}' | field-server

        field-server --help lists all flags.
        """
}
