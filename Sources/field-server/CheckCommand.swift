internal import FieldEngine
internal import FieldServer

/// `field-server check FORM.json`: says what is wrong with a form file, with the place.
///
/// The result is 0 where the file is fine, 1 where it is not, 2 where there is nothing to check.
func runCheck(arguments: [String], with partner: some ConversationPartner, at now: Moment) -> Int32 {
    let usage = "usage: field-server check FORM.json"
    if arguments.contains("--help") || arguments.contains("-h") {
        print(usage)
        return 0
    }
    guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
        printError(usage)
        return 2
    }
    let text: String
    do throws(TextFile.Unreadable) {
        text = try TextFile.read(path)
    } catch {
        printError("field-server: \(path): \(error.reason)")
        return 2
    }
    let report = FormFileCheck.report(on: Array(text.utf8), with: partner, at: now)
    for line in report.lines(path: path) { print(line) }
    return report.isFine ? 0 : 1
}

extension FormFileReport {
    /// The problems as compilers write theirs, so that editors find the places; then what it comes to.
    func lines(path: String) -> [String] {
        let lines = problems.map { problem in
            let member = problem.path.isEmpty ? "" : "\(problem.path): "
            return "\(path):\(problem.line):\(problem.column): \(problem.severity.rawValue): \(member)\(problem.reason)"
        }
        let warnings = problems.count { $0.severity == .warning }
        let counted = [Self.count(problems.count - warnings, "error"), Self.count(warnings, "warning")]
        guard isFine, let contents else { return lines + [counted.compactMap { $0 }.joined(separator: ", ")] }
        let parts = [
            Self.count(contents.fields, "field") ?? "no fields",
            Self.count(contents.groups, "group").map { "in \($0)" },
            Self.count(contents.types, "type").map { "with \($0) of its own" },
            Self.count(contents.rules, "rule").map { "and \($0) between fields" },
        ]
        let summary = "\(path): \"\(contents.title)\" is fine: \(parts.compactMap { $0 }.joined(separator: " "))"
        return lines + [warnings == 0 ? summary : "\(summary); \(counted[1] ?? "")"]
    }

    /// Nil for none.
    private static func count(_ number: Int, _ noun: String) -> String? {
        switch number {
        case 0: nil
        case 1: "1 \(noun)"
        default: "\(number) \(noun)s"
        }
    }
}
