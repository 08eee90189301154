public import FieldEngine
import FieldProtocol
import FieldServer
import JSONBytes

/// Judges the records of a file by the fields of a form that a session has, some rows at a time (`form/check`).
public struct RowCheck<Partner: ConversationPartner> {
    /// One thing that is to be said of a record.
    public struct Finding: Equatable, Sendable {
        /// Those of diagnostics (specification, section 4.3), by their words.
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
    /// Whether the heading names a column twice, or no field at all: what is judged is not what is there.
    public private(set) var hasWrongHeading = false
    private let form: String
    private var places: RowPlaces<Partner>
    private var loader: FormFileLoader<Partner>
    /// The names of the file's columns; nil before the heading.
    private var columns: [String]?
    /// For each column the place of its field; nil where it has none.
    private var columnPlaces: [Int?] = []
    /// The columns of rows, with the rows that they need.
    private var rowColumns: [(column: Int, section: String, row: Int)] = []
    private var waiting: [Waiting] = []
    private var findings: [Finding] = []
    private var unknownNames: Set<String> = []
    private var spelling = Spelling()
    private let textsAtOnce: Int

    private struct Waiting {
        var line: Int
        var row: Int
        var texts: [String]
        /// Whether it has an error already.
        var isInvalid: Bool
    }

    /// - Parameter partner: Has the form, as `FormFileCheck` leaves it.
    public init(form: String, with partner: Partner, at now: Moment, textsAtOnce: Int = 4096) {
        self.form = form
        self.textsAtOnce = textsAtOnce
        loader = FormFileLoader(continuing: partner, at: now)
        places = RowPlaces(of: form, &loader)
    }

    /// Takes the next record. It may wait for others to be judged with: ``finish()`` leaves none.
    public mutating func take(_ record: RecordReader.Record) {
        switch record.content {
        case .heading(let names):
            columns = names
            rowColumns = names.indices.compactMap { index in
                places.row(in: names[index]).map { (index, $0.section, $0.row) }
            }
            placeColumns()
            for (name, place) in zip(names, columnPlaces) where place == nil && places.row(in: name) == nil {
                noteUnknown(name, at: record.line)
            }
            checkHeading(at: record.line)
        case .texts(let texts):
            // Of a row whose heading can't be read nothing is known.
            guard let columns else { return }
            guard texts.count == columns.count else {
                refuse(record.line, "\(columns.count) columns are in the heading, and \(texts.count) here")
                return
            }
            // A row without any text behind all others is none.
            var rows: [String: Int] = [:]
            for (column, section, row) in rowColumns where !texts[column].isEmpty {
                rows[section] = max(rows[section] ?? 0, row)
            }
            let isInvalid = makeRows(rows, of: texts.count, at: record.line)
            var row = Array(repeating: "", count: places.identifiers.count)
            for (index, text) in texts.enumerated() {
                if let place = columnPlaces[index] {
                    row[place] = text
                } else if !text.isEmpty, places.row(in: columns[index]) != nil {
                    noteUnknown(columns[index], at: record.line)
                }
            }
            add(row, isInvalid, at: record.line)
        case .members(let members): take(members, at: record.line)
        case .unreadable(let reason): refuse(record.line, reason)
        }
    }

    private mutating func checkHeading(at line: Int) {
        func note(_ code: String, _ message: String) {
            hasWrongHeading = true
            findings.append(
                Finding(line: line, row: nil, field: nil, severity: .error, code: code, message: message))
        }
        var seen: Set<String> = []
        var twice: Set<String> = []
        for (name, place) in zip(columns ?? [], columnPlaces) where place != nil && !seen.insert(name).inserted {
            guard twice.insert(name).inserted else { continue }
            note("column-twice", "the column \"\(name.prefix(40))\" stands twice")
        }
        if columnPlaces.allSatisfy({ $0 == nil }), rowColumns.isEmpty {
            note("no-columns", "no column of the heading is a field of the form")
        }
    }

    private mutating func placeColumns() { columnPlaces = (columns ?? []).map { places.place(of: $0) } }

    private mutating func take(_ members: [RecordReader.Member], at line: Int) {
        var rows: [String: Int] = [:]
        var given: [(name: String, value: RecordReader.Value)] = []
        for member in members {
            if let (section, row) = places.row(in: member.name) { rows[section] = max(rows[section] ?? 0, row) }
            guard places.hasSection(member.name) else {
                given.append((member.name, member.value))
                continue
            }
            switch member.value {
            case .rows(let list):
                rows[member.name] = max(rows[member.name] ?? 0, list.count)
                for (index, row) in list.enumerated() {
                    given += row.map { ("\(member.name)[\(index + 1)].\($0.name)", $0.value) }
                }
            case .items([]), .text(""): break
            case .items, .text:
                refuse(line, "\"\(member.name.prefix(40))\" has rows, which are objects in a list")
                return
            }
        }
        let isInvalid = makeRows(rows, of: given.count, at: line)
        var row = Array(repeating: "", count: places.identifiers.count)
        var seen: Set<Int> = []
        for (name, value) in given {
            guard let place = places.place(of: name) else {
                noteUnknown(name, at: line)
                continue
            }
            guard seen.insert(place).inserted else {
                refuse(line, "\"\(name.prefix(40))\" stands twice")
                return
            }
            switch value {
            case .text(let text): row[place] = text
            case .items([]): break
            case .items, .rows:
                guard case .items(let items) = value, let separator = places.separator(ofPlace: place, &loader) else {
                    refuse(line, "\"\(name.prefix(40))\" has one text, and a list here")
                    return
                }
                row[place] = items.joined(separator: "\(separator) ")
            }
        }
        add(row, isInvalid, at: line)
    }

    /// Has the form's sections have as many rows as a record of so many texts.
    ///
    /// - Returns: Whether there are too many.
    private mutating func makeRows(_ rows: [String: Int], of texts: Int, at line: Int) -> Bool {
        // A record takes time with its length, whatever numbers its rows have.
        let most = texts + 20
        let near = rows.filter { $0.value <= most }
        var tooMany = rows.filter { $0.value > most }.map { (section: $0.key, most: most) }
        guard !tooMany.isEmpty || !places.fit(near) else { return false }
        judge()
        tooMany += places.take(near, &loader)
        placeColumns()
        for (section, most) in tooMany.sorted(by: { $0.section < $1.section }) {
            findings.append(
                Finding(
                    line: line, row: rowCount + 1, field: section, severity: .error, code: "too-many",
                    message: "there are \(rows[section] ?? 0) rows here, and at most \(most) may be"))
        }
        return !tooMany.isEmpty
    }

    /// Judges what waits.
    public mutating func finish() { judge() }

    /// What was found since, in the order of the records.
    public mutating func takeFindings() -> [Finding] {
        defer { findings = [] }
        return findings
    }

    private mutating func noteUnknown(_ name: String, at line: Int) {
        var name = name
        if let row = places.row(in: name) {
            // That there are too many rows is said already. Of all others a field that they lack is told once.
            guard places.has(row) else { return }
            name = Total.namesOfRows(with: name).first ?? name
        }
        guard unknownNames.count < 100, unknownNames.insert(name).inserted else { return }
        // What is found is in the order of the records.
        judge()
        let question = Spelling.question(spelling.nearest(to: name, among: places.names))
        findings.append(
            Finding(
                line: line, row: nil, field: nil, severity: .warning, code: "unknown-column",
                message: "the form has no field \"\(name.prefix(40))\"; this column is not judged\(question)"))
    }

    private mutating func refuse(_ line: Int, _ reason: String) {
        judge()
        rowCount += 1
        invalidCount += 1
        findings.append(
            Finding(
                line: line, row: rowCount, field: nil, severity: .error, code: "unreadable", message: reason))
    }

    private mutating func add(_ texts: [String], _ isInvalid: Bool, at line: Int) {
        rowCount += 1
        if isInvalid { invalidCount += 1 }
        waiting.append(Waiting(line: line, row: rowCount, texts: texts, isInvalid: isInvalid))
        if waiting.count * max(texts.count, 1) >= textsAtOnce { judge() }
    }

    private mutating func judge() {
        let rows = waiting
        waiting = []
        judge(rows[...])
    }

    /// One text that is refused must not keep the others from being judged: what is refused is halved.
    private mutating func judge(_ rows: ArraySlice<Waiting>) {
        guard !rows.isEmpty else { return }
        switch loader.send("form/check", rowParams(Array(rows), findingsOnly: true)) {
        case .result(let result): take(result, of: rows)
        case .refusal(let refusal) where rows.count == 1:
            for row in rows {
                if !row.isInvalid { invalidCount += 1 }
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

    private mutating func take(_ result: Parameter, of rows: ArraySlice<Waiting>) {
        // The rows with an error that nothing was said of yet.
        var unexplained: Set<Int> = []
        if case .list(let invalid)? = result["invalid"] {
            unexplained = Set(invalid.compactMap { $0.whole }.filter { $0 >= 0 && $0 < rows.count })
            invalidCount += unexplained.count { !rows[rows.startIndex + $0].isInvalid }
        }
        // What was left out of a text that says something nevertheless, and the row.
        var partly: [(finding: Int, place: Int)] = []
        defer {
            // Of what is left nothing may be said at all, as of a sign without digits.
            for (finding, place) in partly where unexplained.contains(place) { findings[finding].severity = .error }
        }
        guard case .list(let found)? = result["findings"] else { return }
        for finding in found {
            guard let place = finding["row"]?.whole, place >= 0, place < rows.count else { continue }
            let row = rows[rows.startIndex + place]
            let field: String? = if case .text(let name)? = finding["field"] { places.name(of: name) } else { nil }
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
                if severity == .error { unexplained.remove(place) }
                note(severity ?? .hint, code, message)
            }
            if case .text(let dropped)? = finding["dropped"], diagnostics.isEmpty,
                dropped.contains(where: { !$0.isWhitespace })
            {
                let text = field.flatMap { places.place(of: $0) }.map { row.texts[$0] } ?? ""
                if text.filter({ !$0.isWhitespace }) == dropped.filter({ !$0.isWhitespace }) {
                    unexplained.remove(place)
                    if let total = total(in: row, ofColumn: field.flatMap { places.place(of: $0) }) {
                        let computed = total.isEmpty ? "nothing" : total
                        note(.error, "not-total", "the form computes \(computed) here, and not \(dropped.prefix(40))")
                    } else {
                        note(.error, "left-out", "this says nothing here: \(dropped.prefix(40))")
                    }
                } else {
                    partly.append((findings.count, place))
                    note(.warning, "left-out", "this was left out: \(dropped.prefix(40))")
                }
            }
        }
    }

    /// What the form computes of a row; nil where nobody is kept from typing into the field.
    private mutating func total(in row: Waiting, ofColumn column: Int?) -> String? {
        guard let column, places.isReadOnly(place: column, &loader),
            case .result(let result) = loader.send("form/check", rowParams([row], findingsOnly: false)),
            case .list(let columns)? = result["columns"], column < columns.count,
            case .list(let texts)? = columns[column]["texts"]
        else { return nil }
        return texts.first?.text
    }

    private func rowParams(_ rows: [Waiting], findingsOnly: Bool) -> [Parameter.Member] {
        [
            loader.member("form", .text(form)),
            loader.member("fields", .list(places.identifiers.map { .text($0) })),
            loader.member("rows", .list(rows.map { .list($0.texts.map { .text($0) }) })),
            loader.member("findingsOnly", .boolean(findingsOnly)),
        ]
    }
}
