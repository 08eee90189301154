internal import FieldEngine
internal import FieldTools

/// `field-server check FORM.json`: says what is wrong with a form file, with the place.
///
/// The result is 0 where the file is fine, 1 where it is not, 2 where there is nothing to check or nowhere to say it.
func runCheck(
    arguments: [String], with partner: some ConversationPartner, at now: Moment, maxFileBytes: Int = TextFile.usualLimit
) -> Int32 {
    let usage = "usage: field-server check FORM.json"
    if arguments.contains("--help") || arguments.contains("-h") {
        return StandardOutput.print([TerminalText(usage)])
    }
    guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
        StandardError.tell(usage)
        return StandardOutput.failure
    }
    let bytes: [UInt8]
    do throws(TextFile.Unreadable) {
        bytes = try TextFile.read(path, atMost: maxFileBytes)
    } catch {
        StandardError.tell("field-server: \(path): \(error.reason)")
        return StandardOutput.failure
    }
    let report = FormFileCheck.report(on: bytes, with: partner, at: now)
    return StandardOutput.print(report.lines(path: path), exitCode: report.isFine ? 0 : 1)
}

extension FormFileReport {
    /// The problems as compilers write theirs, so that editors find the places; then what it comes to.
    func lines(path: String) -> [TerminalText] {
        var lines = problems.map { problem in
            let member = problem.path.isEmpty ? "" : "\(problem.path): "
            return TerminalText(
                "\(path):\(problem.line):\(problem.column): \(problem.severity.rawValue): \(member)\(problem.reason)")
        }
        let more = [Self.count(moreErrors, "more error"), Self.count(moreWarnings, "more warning")]
        if moreErrors + moreWarnings > 0 {
            lines.append(TerminalText("not shown: \(more.compactMap { $0 }.joined(separator: ", "))"))
        }
        if isCutShort {
            lines.append(TerminalText("not all was looked at: there is too much that is wrong"))
        }
        let warnings = warningCount
        let counted = [Self.count(errorCount, "error"), Self.count(warnings, "warning")]
        guard isFine, let contents else {
            return lines + [TerminalText(counted.compactMap { $0 }.joined(separator: ", "))]
        }
        let parts = [
            Self.count(contents.fields, "field") ?? "no fields",
            Self.count(contents.groups, "group").map { "in \($0)" },
            Self.count(contents.types, "type").map { "with \($0) of its own" },
            Self.count(contents.rules, "rule").map { "and \($0) between fields" },
        ]
        let summary = "\(path): \"\(contents.title)\" is fine: \(parts.compactMap { $0 }.joined(separator: " "))"
        return lines + [TerminalText(warnings == 0 ? summary : "\(summary); \(counted[1] ?? "")")]
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
