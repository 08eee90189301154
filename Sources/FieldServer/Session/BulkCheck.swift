import FieldEngine
import FieldProtocol

/// A `type/check` or `form/check` in progress: texts judged row by row, in fields that no session has.
final class BulkCheck {
    /// What judges one text of each row.
    struct Column {
        /// The field without the text: before anything was typed, or as its form has it.
        let field: Field
        /// Whether it is given a text; else it stays as it is.
        let takesText: Bool
        /// Its id in the form; nil for a type.
        let identifier: String?
    }

    /// Where the texts are.
    enum Texts {
        /// `type/check`: column by column, of any lengths.
        case columns([[String]])
        /// `form/check`: row by row, all of one length.
        case rows([[String]])

        var rowCount: Int {
            switch self {
            case .columns(let columns): columns.reduce(0) { max($0, $1.count) }
            case .rows(let rows): rows.count
            }
        }

        /// The text at a place, and its path in the params; nil behind the end of a column.
        func text(row: Int, column: Int) -> String? {
            switch self {
            case .columns(let columns): row < columns[column].count ? columns[column][row] : nil
            case .rows(let rows): rows[row][column]
            }
        }

        func path(row: Int, column: Int) -> String {
            switch self {
            case .columns: "columns[\(column)].texts[\(row)]"
            case .rows: "rows[\(row)][\(column)]"
            }
        }
    }

    let columns: [Column]
    let texts: Texts
    /// The form with the rules between the columns; nil for types.
    let form: String?
    /// The columns whose fields have conditions, in the order in which they are decided.
    let conditional: [Int]
    private let conditionalColumns: Set<Int>
    /// The rules between fields, where conditions decide in each row on which fields they show; nil where they show on those of
    /// the form.
    let rules: [FieldEngine.GroupRule]?
    /// What the field of each column is as its conditions stand, as far as they stood so in some row.
    private var decided: [[FieldDefinition]]
    private let tellsColumns: Bool
    private let rowCount: Int
    private var next = 0
    private var invalid: [Int64] = []
    private var findings: [CheckFinding] = []
    private var checked: [CheckedColumn]
    private var isPending = false
    /// An estimate of the answer's length.
    private(set) var size = 0

    /// - Parameter columns: First those that take a text, in the order of the texts.
    init(
        _ columns: [Column], _ texts: Texts, form: String?, deciding conditional: [Int] = [],
        _ rules: [FieldEngine.GroupRule] = [], findingsOnly: Bool
    ) {
        self.conditional = conditional
        conditionalColumns = Set(conditional)
        self.rules = conditional.isEmpty || rules.isEmpty ? nil : rules
        self.columns = columns
        decided = Array(repeating: [], count: columns.count)
        self.texts = texts
        self.form = form
        rowCount = texts.rowCount
        tellsColumns = !findingsOnly
        checked = columns.filter { $0.takesText }.map { column in
            column.field.isSecure ? CheckedColumn() : CheckedColumn(texts: [], typed: [])
        }
    }

    var isDone: Bool { next >= rowCount }

    /// Whether a column's field has conditions, or a total.
    func isConditional(_ column: Int) -> Bool { conditionalColumns.contains(column) }

    func takeRow() -> Int {
        defer { next += 1 }
        return next
    }

    /// The definition of a column's field as its conditions stand in a row.
    func definition(ofColumn column: Int, deciding decision: FieldDecision, today: CivilDate) -> FieldDefinition {
        let own = columns[column].field.definition
        if own.settings.decision == decision { return own }
        if let known = decided[column].first(where: { $0.settings.decision == decision }) { return known }
        let definition = own.deciding(decision, today: today)
        // Rows may have as many of them as there are.
        if decided[column].count < Self.mostDecided { decided[column].append(definition) }
        return definition
    }

    private static let mostDecided = 16

    /// Notes what became of a text.
    func take(_ field: borrowing Field, column: Int, at now: Moment) {
        guard tellsColumns, columns[column].takesText, !field.isSecure else { return }
        checked[column].texts?.append(field.text)
        checked[column].typed?.append(field.typedValue(at: now) ?? .null)
        size += 2 * field.text.utf8.count + 16
    }

    func take(_ finding: CheckFinding, hasError: Bool) {
        if hasError, invalid.last != finding.row { invalid.append(finding.row) }
        if finding.pending == true { isPending = true }
        findings.append(finding)
        size += 64 + 160 * finding.diagnostics.count
    }

    func takeResult() -> CheckResult {
        CheckResult(
            valid: invalid.isEmpty && !isPending, invalid: invalid, findings: findings,
            columns: tellsColumns ? checked : nil)
    }
}

/// A row of it.
extension Session {
    /// Judges the next row.
    ///
    /// - Returns: Its steps.
    func step(_ check: BulkCheck, at now: Moment) throws(ResponseError) -> Int {
        let publisher = publisher
        let row = check.takeRow()
        var steps = 0
        var fields: [Field?] = []
        fields.reserveCapacity(check.columns.count)
        var dropped: [String] = []
        for (index, column) in check.columns.enumerated() {
            dropped.append("")
            guard column.takesText else {
                fields.append(column.field)
                continue
            }
            guard let text = check.texts.text(row: row, column: index) else {
                fields.append(nil)
                continue
            }
            var field = column.field
            // What conditions decide, they decide before its text is read.
            if !check.isConditional(index) { dropped[index] = try begin(&field, in: check, row, index, at: now) }
            steps += Self.steps(for: text)
            fields.append(field)
        }
        if check.form != nil { try relate(&fields, &dropped, in: check, row, at: now) }
        for (index, field) in fields.enumerated() {
            guard let field else { continue }
            check.take(field, column: index, at: now)
            guard field.participates else { continue }
            steps += 1
            let found = field.check(at: now)
            guard !found.findings.isEmpty || found.pending || !dropped[index].isEmpty else { continue }
            let column = check.columns[index]
            // What says nothing is no empty text, but for white space; of a total it says another number.
            let isLost = field.saysNothing || field.definition.settings.total != nil
            check.take(
                CheckFinding(
                    row: Int64(row), column: column.takesText ? Int64(index) : nil, field: column.identifier,
                    pending: found.pending ? true : nil, dropped: dropped[index].isEmpty ? nil : dropped[index],
                    diagnostics: found.findings.map { publisher.diagnostic($0, of: field) }),
                hasError: found.findings.hasError || isLost && dropped[index].contains { !$0.isWhitespace })
        }
        return max(steps, 1)
    }

    /// Gives a field the text of its column in a row.
    ///
    /// - Returns: What was left out of it.
    private func begin(
        _ field: inout Field, in check: BulkCheck, _ row: Int, _ column: Int, at now: Moment
    ) throws(ResponseError) -> String {
        guard let text = check.texts.text(row: row, column: column) else { return "" }
        do throws(ResponseError) {
            return try begin(&field, with: text, at: now)
        } catch {
            throw error.at(check.texts.path(row: row, column: column))
        }
    }

    private func begin(_ field: inout Field, with text: String, at now: Moment) throws(ResponseError) -> String {
        let view = ContentView.text(text)
        try checkLength(of: text)
        try checkWork(of: view, in: field.definition, at: now)
        do throws(ContentError) {
            return try field.begin(with: view, at: now).dropped
        } catch {
            throw Self.wrongContent(error, path: "text")
        }
    }

    /// Has the conditions of the fields of a row stand as its texts have them. Each field is decided when those that it asks are,
    /// and has its text then.
    private func decide(
        _ fields: inout [Field?], _ dropped: inout [String], at places: [String: Int], in check: BulkCheck, _ row: Int,
        at now: Moment
    ) throws(ResponseError) {
        let forms = store.forms
        for column in check.conditional {
            guard let field = fields[column] else { continue }
            let decision = field.settings.decision { condition in
                condition.holds { name, rule in
                    places[name.inRow(of: field.identifier)].flatMap { fields[$0] }.map { $0.meets(rule, at: now) }
                        ?? rule.isMetByNothing
                }
            } answer: { asked in
                places[asked.field.inRow(of: field.identifier)].flatMap { fields[$0] }?
                    .answer(to: asked.question, at: now)
            }
            let definition = check.definition(ofColumn: column, deciding: decision, today: now.today)
            if check.columns[column].takesText {
                var new = Field(number: field.number, identifier: field.identifier, definition: definition)
                if definition.settings.total == nil {
                    dropped[column] = try begin(&new, in: check, row, column, at: now)
                }
                fields[column] = new
            } else if definition !== field.definition {
                fields[column]?.redefine(definition, at: now)
            }
            guard let total = definition.settings.total else { continue }
            let number = forms.number(of: total, field: field.identifier, form: definition.form) { name in
                places[name].flatMap { fields[$0] }.map { $0.operand(ofSecret: definition.isSecure, at: now) }
            }
            _ = try? fields[column]?.set(definition.content(ofTotal: number, at: now), at: now)
            // What a row says of it is compared, and not taken.
            guard check.columns[column].takesText, let text = check.texts.text(row: row, column: column),
                text.contains(where: { !$0.isWhitespace })
            else { continue }
            var said = Field(number: field.number, identifier: field.identifier, definition: definition)
            _ = try begin(&said, in: check, row, column, at: now)
            if said.operand(ofSecret: true, at: now) != fields[column]?.operand(ofSecret: true, at: now) {
                dropped[column] = text
            }
        }
    }

    /// What the fields must not have in common, with their values in the row that is judged.
    private func uniqueValues(of fields: [Field?], at now: Moment) -> [Int32: UniqueValues] {
        let dependencies = store.dependencies
        var result: [Int32: UniqueValues] = [:]
        var judged: [ObjectIdentifier: UniqueValues] = [:]
        for case let field? in fields {
            guard let values = dependencies.uniqueValues(of: field.number) else { continue }
            let copy = judged[ObjectIdentifier(values)] ?? UniqueValues()
            judged[ObjectIdentifier(values)] = copy
            result[field.number] = copy
            _ = copy.note(field.number, field.participates ? field.compared(at: now) : nil, isFocused: false)
        }
        return result
    }

    /// Brings the fields of a row in line with each other, as far as rules name them.
    private func relate(
        _ fields: inout [Field?], _ dropped: inout [String], in check: BulkCheck, _ row: Int, at now: Moment
    ) throws(ResponseError) {
        let dependencies = store.dependencies
        guard !dependencies.isEmpty || !check.conditional.isEmpty else { return }
        let places = Dictionary(
            firstOf: fields.indices.compactMap { index in fields[index].map { ($0.identifier, index) } })
        try decide(&fields, &dropped, at: places, in: check, row, at: now)
        let before = fields
        let unique = uniqueValues(of: before, at: now)
        let placed = check.rules.map { rules in
            var placed: [String: [FieldEngine.GroupRule]] = [:]
            for rule in rules {
                let host = rule.host { name in places[name].flatMap { before[$0] }?.participates ?? false }
                if let host { placed[host, default: []].append(rule) }
            }
            return placed
        }
        for index in fields.indices {
            guard let field = before[index] else { continue }
            let rules = placed.map { $0[field.identifier] ?? [] }
            guard
                rules?.isEmpty == false
                    || dependencies.isJudgedWithOthers(field.identifier, number: field.number)
            else { continue }
            let place = unique[field.number].map { UniquePlace(field.number, among: $0) }
            let related = dependencies.relatedFields(of: field.identifier, place, rules, at: now) { name, withTyped in
                guard let neighbour = places[name].flatMap({ before[$0] }), neighbour.participates else { return nil }
                return neighbour.neighbour(withTyped: withTyped, at: now)
            }
            fields[index]?.relate(to: related, at: now)
        }
    }
}
