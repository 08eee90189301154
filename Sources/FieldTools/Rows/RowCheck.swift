public import FieldEngine
import FieldProtocol
import JSONBytes

/// Judges the records of a file by the fields of a form that a session has, some rows at a time (`form/check`).
public struct RowCheck<Partner: ConversationPartner> {
    /// One thing that is to be said of a record.
    public struct Finding: Equatable, Sendable {
        public enum Severity: String, Sendable { case error, warning, information, hint }

        /// The line that the record begins in, from 1.
        public var line: Int
        /// The record, from 1; nil for the heading.
        public var row: Int?
        public var field: String?
        public var severity: Severity
        public var code: String
        public var message: String
    }

    /// How many records were judged, and how many of them have an error.
    public private(set) var rowCount = 0
    public private(set) var invalidCount = 0
    private let form: String
    /// The ids of the form's fields, with their places.
    private let fields: [String]
    private var places: [String: Int] = [:]
    private var loader: FormFileLoader<Partner>
    /// For each column of the file the place of its field; nil where it has none. Nil before the heading.
    private var columns: [Int?]?
    private var waiting: [(line: Int, row: Int, texts: [String])] = []
    private var findings: [Finding] = []
    private var unknownNames: Set<String> = []
    private let textsAtOnce: Int

    /// - Parameter partner: Has the form, as `FormFileCheck` leaves it.
    public init(form: String, with partner: Partner, at now: Moment, textsAtOnce: Int = 4096) {
        self.form = form
        self.textsAtOnce = textsAtOnce
        loader = FormFileLoader(continuing: partner, at: now)
        var fields: [String] = []
        var isAll = false
        while !isAll {
            var params = [loader.member("form", .text(form))]
            if let last = fields.last { params.append(loader.member("after", .text(last))) }
            guard case .result(let list) = loader.send("field/list", params), case .list(let entries)? = list["fields"]
            else { break }
            isAll = entries.isEmpty
            for case .text(let field)? in entries.map({ $0["field"] }) { fields.append(field) }
        }
        self.fields = fields
        places = Dictionary(lastOf: zip(fields, fields.indices))
    }

    public mutating func take(_ record: RecordReader.Record) {
        switch record.content {
        case .heading(let names):
            columns = names.map { name in
                if places[name] == nil { noteUnknown(name, at: record.line) }
                return places[name]
            }
        case .texts(let texts):
            let columns = columns ?? []
            guard texts.count == columns.count else {
                refuse(record.line, "\(columns.count) columns are in the heading, and \(texts.count) here")
                return
            }
            var row = Array(repeating: "", count: fields.count)
            for (text, place) in zip(texts, columns) { if let place { row[place] = text } }
            add(row, at: record.line)
        case .members(let members):
            var row = Array(repeating: "", count: fields.count)
            for member in members {
                guard let place = places[member.name] else {
                    noteUnknown(member.name, at: record.line)
                    continue
                }
                row[place] = member.text
            }
            add(row, at: record.line)
        case .unreadable(let reason): refuse(record.line, reason)
        }
    }

    /// Judges what waits.
    public mutating func finish() { judge() }

    /// What was found since, in the order of the records.
    public mutating func takeFindings() -> [Finding] {
        defer { findings = [] }
        return findings
    }

    private mutating func noteUnknown(_ name: String, at line: Int) {
        guard unknownNames.count < 100, unknownNames.insert(name).inserted else { return }
        // What is found is in the order of the records.
        judge()
        findings.append(
            Finding(
                line: line, row: nil, field: nil, severity: .warning, code: "unknown-column",
                message: "the form has no field \"\(name.prefix(40))\"; this column is not judged"))
    }

    private mutating func refuse(_ line: Int, _ reason: String) {
        judge()
        rowCount += 1
        invalidCount += 1
        findings.append(
            Finding(
                line: line, row: rowCount, field: nil, severity: .error, code: "unreadable", message: reason))
    }

    private mutating func add(_ row: [String], at line: Int) {
        rowCount += 1
        waiting.append((line, rowCount, row))
        if waiting.count * max(fields.count, 1) >= textsAtOnce { judge() }
    }

    private mutating func judge() {
        let rows = waiting
        waiting = []
        judge(rows[...])
    }

    /// One text that is refused must not keep the others from being judged: what is refused is halved.
    private mutating func judge(_ rows: ArraySlice<(line: Int, row: Int, texts: [String])>) {
        guard !rows.isEmpty else { return }
        let answer = loader.send(
            "form/check",
            [
                loader.member("form", .text(form)),
                loader.member("fields", .list(fields.map { .text($0) })),
                loader.member("rows", .list(rows.map { .list($0.texts.map { .text($0) }) })),
                loader.member("findingsOnly", .boolean(true)),
            ])
        switch answer {
        case .result(let result): take(result, of: rows)
        case .refusal(let refusal) where rows.count == 1:
            invalidCount += 1
            for row in rows {
                findings.append(
                    Finding(
                        line: row.line, row: row.row, field: nil, severity: .error, code: "refused",
                        message: refusal.reason))
            }
        case .refusal:
            let middle = rows.startIndex + rows.count / 2
            judge(rows[..<middle])
            judge(rows[middle...])
        case .nothing: break
        }
    }

    private mutating func take(_ result: Parameter, of rows: ArraySlice<(line: Int, row: Int, texts: [String])>) {
        if case .list(let invalid)? = result["invalid"] { invalidCount += invalid.count }
        guard case .list(let found)? = result["findings"] else { return }
        for finding in found {
            guard let place = finding["row"]?.whole, place >= 0, place < rows.count else { continue }
            let row = rows[rows.startIndex + place]
            let field: String? = if case .text(let name)? = finding["field"] { name } else { nil }
            func note(_ severity: Finding.Severity, _ code: String, _ message: String) {
                findings.append(
                    Finding(
                        line: row.line, row: row.row, field: field, severity: severity, code: code, message: message))
            }
            var diagnostics: [Parameter] = []
            if case .list(let list)? = finding["diagnostics"] { diagnostics = list }
            for diagnostic in diagnostics {
                guard case .text(let code)? = diagnostic["code"], case .text(let message)? = diagnostic["message"]
                else {
                    continue
                }
                let severity = [1: Finding.Severity.error, 2: .warning, 3: .information][
                    diagnostic["severity"]?.whole ?? 1]
                note(severity ?? .hint, code, message)
            }
            if case .text(let dropped)? = finding["dropped"], diagnostics.isEmpty {
                note(.error, "left-out", "this says nothing here: \(dropped.prefix(40))")
            }
        }
    }
}

extension Parameter {
    fileprivate var whole: Int? {
        guard case .number(let number) = self else { return nil }
        return Int(number)
    }
}
