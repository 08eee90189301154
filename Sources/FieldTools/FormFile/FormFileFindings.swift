/// The problems of a form file so far: all are counted, and the visible ones kept.
struct FormFileFindings {
    /// A problem whose line is not counted yet.
    private struct Finding {
        var severity: FormFileProblem.Severity
        var path: String
        var reason: String
        var remedy: FormFileProblem.Remedy?
        var offset: Int
        var contrary: [FormFileProblem.Place]
    }

    private var kept: [Finding] = []
    private var errors = 0
    private var warnings = 0

    /// Counts a problem.
    ///
    /// - Returns: Whether it is to be kept, too, with its place and what is said of it.
    mutating func count(_ severity: FormFileProblem.Severity) -> Bool {
        switch severity {
        case .error:
            errors += 1
            return errors <= FormFileReport.shown
        case .warning:
            warnings += 1
            return warnings <= FormFileReport.shown
        }
    }

    /// Whether the next problem of that severity is to be kept.
    func keepsNext(_ severity: FormFileProblem.Severity) -> Bool {
        switch severity {
        case .error: errors < FormFileReport.shown
        case .warning: warnings < FormFileReport.shown
        }
    }

    mutating func keep(
        _ severity: FormFileProblem.Severity, path: String, reason: String, remedy: FormFileProblem.Remedy? = nil,
        offset: Int, contrary: [FormFileProblem.Place] = []
    ) {
        kept.append(
            Finding(
                severity: severity, path: path, reason: reason, remedy: remedy, offset: offset, contrary: contrary))
    }

    /// Whether something is said to be wrong there.
    func haveError(at path: String) -> Bool { kept.contains { $0.severity == .error && $0.path == path } }

    mutating func countMoreWarnings(_ number: Int) { warnings += number }

    /// All of it in the order of the file; the bytes are walked through once.
    func report(
        on bytes: [UInt8], contents: FormFileReport.Contents?, isCutShort: Bool
    ) -> FormFileReport {
        // Stable, so that what is said of one place keeps its order.
        let sorted = kept.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        var problems: [FormFileProblem] = []
        var (position, line, column) = (0, 1, 1)
        for (_, finding) in sorted {
            while position < min(finding.offset, bytes.count) {
                if bytes[position] == UInt8(ascii: "\n") {
                    line += 1
                    column = 1
                } else if bytes[position] & 0xC0 != 0x80 {
                    // Bytes within a scalar are no columns.
                    column += 1
                }
                position += 1
            }
            problems.append(
                FormFileProblem(
                    severity: finding.severity, path: finding.path, reason: finding.reason, remedy: finding.remedy,
                    offset: finding.offset, line: line, column: column, contrary: finding.contrary))
        }
        return FormFileReport(
            problems: problems, moreErrors: max(0, errors - FormFileReport.shown),
            moreWarnings: max(0, warnings - FormFileReport.shown), isCutShort: isCutShort, contents: contents)
    }
}
