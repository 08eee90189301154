internal import FieldEngine
internal import FieldTools
internal import JSONBytes

/// `field-server check FORM.json`: says what is wrong with a form file, with the place.
///
/// The result is 0 where the file is fine, 1 where it is not, 2 where there is nothing to check or nowhere to say it. Rows are not
/// checked by a form that is not fine: what is wrong with it is told on standard error then.
func runCheck(
    arguments: [String], with partner: some ConversationPartner, at now: Moment, maxFileBytes: Int = TextFile.usualLimit
) -> Int32 {
    let usage = "usage: field-server check [--rows DATA [--json]] FORM.json"
    if arguments.contains("--help") || arguments.contains("-h") {
        return StandardOutput.print([TerminalText(usage)])
    }
    let request: CheckRequest
    do throws(FormArguments.Problem) {
        request = try CheckRequest(arguments)
    } catch {
        StandardError.tell("field-server check: \(error.message) (--help)")
        return StandardOutput.failure
    }
    let path = TextFile.name(request.form)
    let bytes: [UInt8]
    do throws(TextFile.Unreadable) {
        bytes = try TextFile.read(TextFile.path(request.form), atMost: maxFileBytes)
    } catch {
        StandardError.tell("field-server: \(path): \(error.reason)")
        return StandardOutput.failure
    }
    let report = FormFileCheck.report(on: bytes, with: partner, at: now)
    if let rows = request.rows {
        if report.isFine, let form = report.contents?.form {
            return checkRows(of: rows, asJSON: request.asJSON, form: form, with: partner, at: now)
        }
        for line in report.lines(path: path) { StandardError.tell(line.text) }
        return StandardOutput.failure
    }
    return StandardOutput.print(report.lines(path: path), exitCode: report.isFine ? 0 : 1)
}

/// What `field-server check` is to look at.
private struct CheckRequest {
    var form: String
    /// The file with the rows; nil where the form alone is checked.
    var rows: String?
    var asJSON = false

    init(_ arguments: [String]) throws(FormArguments.Problem) {
        var rest = arguments[...]
        var form: String?
        while let argument = rest.popFirst() {
            switch argument {
            case "--rows":
                guard rows == nil, let path = rest.popFirst() else {
                    throw FormArguments.Problem(message: "--rows needs one file")
                }
                rows = path
            case "--json": asJSON = true
            case _ where form == nil && (argument == "-" || !argument.hasPrefix("-")): form = argument
            default: throw FormArguments.Problem(message: "unknown argument '\(argument)'")
            }
        }
        guard let form else { throw FormArguments.Problem(message: "which form? A file is to be named") }
        if asJSON, rows == nil { throw FormArguments.Problem(message: "--json is for --rows") }
        if form == "-", rows == "-" {
            throw FormArguments.Problem(message: "standard input is the form or the rows, not both")
        }
        self.form = form
    }
}

/// Judges the rows of a file by a form that the partner has.
///
/// The result is 0 where all are fine, 1 where one is not, 2 where they can't be read or nothing can be said.
private func checkRows(
    of path: String, asJSON: Bool, form: String, with partner: some ConversationPartner, at now: Moment
) -> Int32 {
    let name = TextFile.name(path)
    var output = StandardOutput()
    var check = RowCheck(form: form, with: partner, at: now)
    var reader = RecordReader()
    let showsProgress = StandardError.isTerminal && !StandardOutput.isTerminal
    func judge() {
        for record in reader.takeRecords() { check.take(record) }
        for finding in check.takeFindings() {
            if asJSON { output.write(bytes: finding.json) } else { output.write(finding.line(of: name)) }
        }
        if showsProgress { StandardError.showProgress("\(check.rowCount) rows") }
    }
    do throws(TextFile.Unreadable) {
        var source = try FileSource(TextFile.path(path))
        while !output.hasFailed, let part = try source.part(atMost: FileSource.partSize) {
            reader.append(part)
            judge()
        }
    } catch {
        output.flush()
        StandardError.tell("field-server: \(name): \(error.reason)")
        return StandardOutput.failure
    }
    reader.finish()
    for record in reader.takeRecords() { check.take(record) }
    check.finish()
    judge()
    if showsProgress { StandardError.showProgress("") }
    let isFine = check.invalidCount == 0 && !check.hasWrongHeading
    if !asJSON {
        let rows = check.rowCount == 1 ? "1 row" : "\(check.rowCount) rows"
        let heading = check.hasWrongHeading ? ", and the heading is wrong" : ""
        output.write(
            TerminalText(
                "\(name): \(rows), \(isFine ? "all fine" : "\(check.invalidCount) with errors")\(heading)"))
    }
    return output.end(isFine ? 0 : 1)
}

extension RowCheck.Finding {
    /// As compilers write theirs, so that editors find the places.
    fileprivate func line(of file: String) -> TerminalText {
        TerminalText("\(file):\(line): \(severity.rawValue): \(field.map { "\($0): " } ?? "")\(message)")
    }

    /// An object, and the end of its line.
    fileprivate var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        if let row {
            writer.name("row")
            writer.integer(row)
        }
        writer.name("line")
        writer.integer(line)
        func member(_ name: StaticString, _ text: String) {
            writer.name(name)
            writer.string(text)
        }
        if let field { member("field", field) }
        member("severity", severity.rawValue)
        member("code", code)
        member("message", message)
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }
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
            Self.count(contents.pages, "page").map { "on \($0)" },
            Self.count(contents.sections, "section").map { "with \($0) that may repeat" },
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
