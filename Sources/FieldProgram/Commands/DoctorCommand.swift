internal import CLibrary
internal import FieldEngine
internal import FieldServer
internal import FieldTools

/// `field-server doctor`: what a client finds here, for a report of a bug. It looks at this machine and changes nothing.
func runDoctor(arguments: [String], with configuration: SessionConfiguration) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
        return StandardOutput.print([TerminalText("usage: field-server [flags] doctor [--json]")])
    }
    guard arguments.isEmpty || arguments == ["--json"] else {
        StandardError.tell("field-server doctor: unknown argument '\(arguments.first ?? "")' (--help)")
        return StandardOutput.failure
    }
    guard let report = DoctorReport.report(on: configuration) else {
        StandardError.tell("field-server: the session did not answer")
        return 1
    }
    guard arguments.isEmpty else {
        var output = StandardOutput()
        output.write(bytes: Array((FormAnswers.json(report) + "\n").utf8))
        return output.end(0)
    }
    return StandardOutput.print(DoctorReport.lines(of: report))
}

enum DoctorReport {
    /// Nil where the session does not answer `initialize`.
    static func report(on configuration: SessionConfiguration) -> Parameter? {
        guard let found = SingleQuestion.result(of: "initialize", askedOf: SessionPartner(configuration)) else {
            return nil
        }
        return .object([
            "version": .text(configuration.version), "commit": text(Build.commit), "build": .text(Build.kind),
            "platform": .text(Build.platform), "initialize": found, "tables": .object(tables), "terminal": terminal,
        ])
    }

    private static var terminal: Parameter {
        let size = RawTerminal.windowSize
        return .object([
            "input": .boolean(isatty(STDIN_FILENO) == 1), "output": .boolean(StandardOutput.isTerminal),
            "error": .boolean(StandardError.isTerminal),
            "rows": size.map { .integer($0.rows) } ?? .null, "columns": size.map { .integer($0.columns) } ?? .null,
            "colours": .boolean(StandardOutput.coloursAreWelcome),
            "TERM": text(getenv("TERM").map { String(cString: $0) }),
            "COLORTERM": text(getenv("COLORTERM").map { String(cString: $0) }),
            "locale": text(FormCommand.locale),
        ])
    }

    private static func text(_ text: String?) -> Parameter { text.map { .text($0) } ?? .null }

    /// A line a member; what is inside of one is indented below it.
    static func lines(of report: Parameter, indentation: String = "") -> [TerminalText] {
        report.members.flatMap { member in
            let name = indentation + member.name
            return switch member.value {
            case .table: [TerminalText(name)] + lines(of: member.value, indentation: indentation + "  ")
            case .list(let items):
                [TerminalText("\(name): \(items.map { FormAnswers.plain($0) }.joined(separator: " "))")]
            case .null: [TerminalText("\(name): none")]
            case .boolean(let flag): [TerminalText("\(name): \(flag ? "yes" : "no")")]
            case .number, .text: [TerminalText("\(name): \(FormAnswers.plain(member.value))")]
            }
        }
    }
}
