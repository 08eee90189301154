package import FieldEngine

/// Writes the lines of a filled form.
package struct FilledFormPrinter {
    private var client: FormClient
    private let labels: FormLabels
    private let now: Moment

    /// Longer lists are not spelled out as boxes.
    private static let mostBoxes = 12

    package init(_ client: FormClient, at now: Moment) {
        self.init(client, FormLabels(client), at: now)
    }

    init(_ client: FormClient, _ labels: FormLabels, at now: Moment) {
        self.client = client
        self.labels = labels
        self.now = now
    }

    /// A whole document with what the form has by now.
    package mutating func document(path: String, locale: String?) -> String {
        var lines = ["form: \(path)"]
        if let locale { lines.append("locale: \(locale)") }
        lines += [
            "", "# " + client.said(.howTo, ["text": "x"]),
        ]
        if !client.title.isEmpty { lines += ["", "= \(client.title.oneLine) ="] }
        var scope = FilledFormScope.form
        var group: String?
        let pages = [nil] + client.pages.all
        for page in pages {
            let parts = client.items(onPage: page?.name).filter { !Self.isHidden($0, client) }
            guard !parts.isEmpty else { continue }
            if let page {
                lines += ["", "= \(page.title.oneLine) ="]
                (scope, group) = (.form, nil)
            }
            for part in parts {
                let own = self.group(of: part)
                let isRow = if case .row = scope { true } else { false }
                if own != group || isRow && !isInRow(part) {
                    if lines.last?.isEmpty == false { lines.append("") }
                    // A field without a group has no heading, and goes by its label.
                    if let own { lines += ["== \(title(ofGroup: own)) ==", ""] }
                    (scope, group) = (labels.scope(ofGroup: own), own)
                }
                switch part {
                case .field(let field):
                    let text = self.lines(of: field, in: scope)
                    if text.count > 1, text[0].hasPrefix("#"), lines.last?.isEmpty == false { lines.append("") }
                    lines += text
                case .row(let section, let row):
                    if lines.last?.isEmpty == false { lines.append("") }
                    lines.append(heading(ofRow: row, of: section))
                    scope = .row(section: section, row: row)
                case .adder(let section): lines.append("# \(invitation(to: section))")
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The group under whose heading a part stands.
    private func group(of part: FormItem) -> String? {
        switch part {
        case .field(let field):
            client.fields[field].section.map { client.sections[$0].group } ?? client.fields[field].group
        case .row(let section, _), .adder(let section): client.sections[section].group
        }
    }

    private func isInRow(_ part: FormItem) -> Bool {
        switch part {
        case .field(let field): client.fields[field].section != nil
        case .row, .adder: true
        }
    }

    /// How the first row of a section is begun.
    private mutating func invitation(to section: Int) -> String {
        let shown = client.sections[section]
        // What is asked for is known of a row alone.
        let row = (try? client.addRow(to: section, at: now)) ?? nil
        let labels = row.flatMap { client.sections[section].fields[$0] }?.map { client.fields[$0].label.oneLine } ?? []
        if let row { _ = try? client.removeRow(row, of: section, at: now) }
        let values = ["text": "=== \(shown.title.oneLine) 1 ===", "labels": labels.joined(separator: ", ")]
        return client.said(.forEach, values)
    }

    private static func isHidden(_ part: FormItem, _ client: FormClient) -> Bool {
        guard case .field(let field) = part else { return false }
        return client.fields[field].isHidden
    }

    func title(ofGroup name: String) -> String {
        let title = client.title(ofGroup: name).oneLine
        return title.isEmpty ? name : title
    }

    func heading(ofRow row: Int, of section: Int) -> String {
        let shown = client.sections[section]
        return "=== \(shown.title.oneLine) \((shown.rows.firstIndex(of: row) ?? 0) + 1) ==="
    }

    /// A row with its fields, as it stands under its heading.
    mutating func lines(ofRow row: Int, of section: Int) -> [String] {
        let scope = FilledFormScope.row(section: section, row: row)
        var lines = [heading(ofRow: row, of: section)]
        for field in client.sections[section].fields[row] ?? [] where !client.fields[field].isHidden {
            lines += self.lines(of: field, in: scope)
        }
        return lines
    }

    /// The lines of a field, with its help as a comment above them.
    mutating func lines(of field: Int, in scope: FilledFormScope) -> [String] {
        let shown = client.fields[field]
        let label = labels.label(of: field, in: scope, of: client)
        if shown.isSecret {
            let values = ["text": "field-server submit"]
            return ["# \(label): \(client.said(.secret, values))"]
        }
        var help: [String] = []
        if let helper = shown.helper, helper.kind == "helper" { help.append(helper.text.oneLine) }
        if shown.text.isEmpty, let shape = shown.template?.text ?? shown.placeholder { help.append(shape.oneLine) }
        let (first, more) = value(of: field)
        return (help.isEmpty ? [] : ["# \(help.joined(separator: " "))"]) + ["\(label): \(first)"] + more
    }

    /// What a field has, behind its colon and in the lines below.
    mutating func value(of field: Int) -> (first: String, more: [String]) {
        let shown = client.fields[field]
        switch shown.control {
        case .checkbox:
            guard shown.content == "complete" || shown.text.isEmpty else { break }
            return (shown.isChecked ? "[x]" : "[ ]", [])
        case .combobox, .listbox:
            guard let list = shown.list, list.count > 0, list.count <= Self.mostBoxes else { break }
            let entries = Self.entries(of: field, in: &client, query: "", at: now)
            guard shown.text.isEmpty || entries.contains(where: { $0.isSelected }) else { break }
            let offered = entries.filter { !$0.isDisabled || $0.isSelected }
            return ("", offered.map { "  [\($0.isSelected ? "x" : " ")] \($0.label.oneLine)" })
        case .file, .rating, .slider, .tags, nil: break
        }
        let lines = FilledLine.lines(of: shown.text)
        guard lines.count > 1 else { return (shown.text.isEmpty ? "" : shown.text[...].written, []) }
        return (
            "",
            lines.enumerated().map { place, line in
                // Nobody sees where a text has empty lines at its ends.
                line.isEmpty && place > 0 && place < lines.count - 1 ? "" : "  \(line[...].written)"
            }
        )
    }

    /// What a text finds in a field's list.
    static func entries(
        of field: Int, in client: inout FormClient, query: String, at now: Moment
    ) -> [ShownField.List.Entry] {
        let answer = try? client.ask(
            "field/choices", of: field, ["query": .text(query), "from": .integer(0), "count": .integer(100)], at: now)
        return answer.flatMap { ShownField.List($0) }?.entries ?? []
    }
}

extension FormClient {
    /// The fields and rows that are on a page, or on none, in their order, hidden ones among them.
    func items(onPage page: String?) -> [FormItem] {
        var items: [FormItem] = []
        for part in order {
            switch part {
            case .field(let field): if pages.page(of: field) == page { items.append(part) }
            case .adder(let section):
                let shown = sections[section]
                guard (shown.page ?? pages.page(ofGroup: shown.group)) == page else { continue }
                if shown.rows.isEmpty { items.append(part) }
                for row in shown.rows {
                    items.append(.row(section: section, row: row))
                    items += (shown.fields[row] ?? []).map { .field($0) }
                }
            case .row: break
            }
        }
        return items
    }
}

extension String {
    /// Without line breaks.
    var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
