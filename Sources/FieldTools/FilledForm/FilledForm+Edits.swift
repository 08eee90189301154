package import FieldEngine
import FieldServer

// Changes of the document: as the engine writes what is there, and what else somebody may ask for.
extension FilledForm {
    /// The edits that write each field as the engine does: what formatting, a save and a submit lead to.
    package mutating func formatting(at now: Moment) -> [DocumentEdit] {
        leave(at: now)
        return slots.indices.filter { slots[$0].line >= 0 }.sorted { slots[$0].line < slots[$1].line }
            .compactMap { formatting(of: $0, at: now) }
    }

    /// The edit that writes the field of a line as the engine does, while somebody is writing in it.
    package mutating func formatting(ofLine line: Int, at now: Moment) -> DocumentEdit? {
        owner(of: line).flatMap { formatting(of: $0, at: now) }
    }

    mutating func formatting(of field: Int, at now: Moment) -> DocumentEdit? {
        let shown = client.fields[field]
        // What the field did not take would be lost.
        guard slots[field].refusal == nil, !shown.diagnostics.contains(where: { $0.code == "left-out" }) else {
            return nil
        }
        guard !shown.isHidden, !shown.isSecret, shown.isEnabled || shown.isReadOnly else { return nil }
        // Boxes say what is chosen, in whatever order.
        if shown.control != .checkbox, value(of: field)?.boxes.isEmpty == false { return nil }
        return writing(field, at: now)
    }

    /// The edit that writes what a field has in place of what the document says; nil where that is the same.
    private mutating func writing(_ field: Int, at now: Moment) -> DocumentEdit? {
        let shown = client.fields[field]
        guard let value = value(of: field), value.text != shown.text else { return nil }
        var text = shown.text[...].written
        // A list stays as it was written, in a line or as boxes.
        if shown.control == .checkbox || shown.isMultiline || !value.boxes.isEmpty || value.pieces.isEmpty {
            var printer = FilledFormPrinter(client, labels, at: now)
            let (first, more) = printer.value(of: field)
            text = ([first] + more).joined(separator: "\n")
        }
        let gap = value.range.start.column == lines[value.line].colon + 1 && !text.isEmpty ? " " : ""
        return DocumentEdit(range: value.range, text: gap + text)
    }

    /// Empties the field of a line.
    package mutating func clearing(line: Int) -> [DocumentEdit] {
        guard let value = owner(of: line).flatMap({ value(of: $0) }) else { return [] }
        if value.boxes.isEmpty { return value.text.isEmpty ? [] : [DocumentEdit(range: value.range, text: "")] }
        return value.boxes.filter { $0.isChecked }.map { box in
            DocumentEdit(range: DocumentRange(line: box.line, box.mark), text: "[ ]")
        }
    }

    /// Takes back the last unit of editing of the field of a line.
    package mutating func undoing(line: Int, at now: Moment) -> DocumentEdit? {
        guard let field = owner(of: line), client.fields[field].takesEdits, !client.fields[field].isSecret else {
            return nil
        }
        _ = try? client.ask("field/undo", of: field, at: now)
        return writing(field, at: now)
    }

    /// Where the next field behind a line is that has something to do, from the beginning again behind the last.
    package func nextOpenField(behind line: Int) -> DocumentPlace? {
        let open = slots.indices.filter { field in
            let shown = client.fields[field]
            guard slots[field].line >= 0, shown.takesEdits, shown.canBeEntered, !shown.isSecret else { return false }
            return shown.isRequired && shown.text.isEmpty || slots[field].refusal != nil
                || shown.diagnostics.contains { $0.severity == 1 } || shown.content == "partial"
        }.sorted { slots[$0].line < slots[$1].line }
        guard let next = open.first(where: { slots[$0].line > line }) ?? open.first else { return nil }
        return value(of: next)?.range.end
    }

    // MARK: Mending

    /// A change that somebody is offered, with its title.
    package struct Offer: Equatable, Sendable {
        package var title: String
        package var edits: [DocumentEdit]
        /// The finding that it mends.
        package var finding: Finding?
    }

    /// What can be done at a range of the document.
    package mutating func offers(in range: DocumentRange, at now: Moment) -> [Offer] {
        var offers: [Offer] = []
        let asked = range.start.line...max(range.start.line, range.end.line)
        for finding in findings()
        where finding.isOfDocument && asked.overlaps(finding.range.start.line...finding.range.end.line) {
            for var offer in mending(finding, at: now) {
                offer.finding = finding
                offers.append(offer)
            }
        }
        let line = range.start.line
        if let field = owner(of: line) {
            if let edit = formatting(of: field, at: now) {
                let title = client.said(.writeAs, ["text": client.fields[field].text.oneLine])
                offers.append(Offer(title: title, edits: [edit]))
            }
            offers += choosing(field, line: line)
            let clearing = clearing(line: line)
            if !clearing.isEmpty { offers.append(Offer(title: client.word("clear"), edits: clearing)) }
        }
        if let section = section(atLine: line), let row = newRow(of: section, at: now) {
            offers.append(Offer(title: "\(client.word("add")): \(client.sections[section].title)", edits: [row]))
        }
        return offers
    }

    private mutating func mending(_ finding: Finding, at now: Moment) -> [Offer] {
        let place = finding.range.start.line
        guard lines.indices.contains(place) else { return [] }
        let line = lines[place]
        let start = DocumentRange(line: place, 0..<0)
        let comment = Offer(title: client.said(.makeComment), edits: [DocumentEdit(range: start, text: "# ")])
        switch finding.code {
        case "no-label":
            guard line.kind == .stray, place > 0, owner(of: place - 1) != nil else { return [comment] }
            return [
                Offer(title: client.said(.joinAnswer), edits: [DocumentEdit(range: start, text: "  ")]),
                comment,
            ]
        case "unknown-field", "ambiguous":
            let scope = line.scope ?? .form
            let written = FormLabels.folded(Substring(line.text.utf8.prefix(line.colon)))
            var spelling = Spelling()
            let isKnown = finding.code == "ambiguous"
            let word = isKnown ? written : spelling.nearest(to: written, among: labels.words, areInOrder: false)
            let found = word.map { labels.candidates($0, in: scope, of: client) } ?? []
            return found.prefix(5).filter { slots[$0].line < 0 }.map { field in
                let label = labels.label(of: field, in: scope, of: client)
                return Offer(
                    title: client.said(.changeTo, ["label": label]),
                    edits: [DocumentEdit(range: DocumentRange(line: place, 0..<line.colon), text: label)])
            } + [comment]
        case "repeated", "too-many-rows", "unknown-heading": return [comment]
        case "secret":
            return [Offer(title: client.said(.takeSecretOut), edits: [DocumentEdit(range: finding.range, text: "")])]
        case "read-only":
            guard let field = owner(of: place), let edit = writing(field, at: now) else { return [] }
            return [Offer(title: client.said(.writeBack), edits: [edit])]
        case "missing-lines":
            let edits = missingLines(at: now)
            return edits.isEmpty ? [] : [Offer(title: client.said(.addLines), edits: edits)]
        default: return []
        }
    }

    /// Puts an x into a box, or takes it out; of a list of which one is chosen, out of the others.
    private func choosing(_ field: Int, line: Int) -> [Offer] {
        guard let value = value(of: field), let box = value.boxes.first(where: { $0.line == line }) else { return [] }
        func mark(_ box: FilledValue.Box, _ text: String) -> DocumentEdit {
            DocumentEdit(range: DocumentRange(line: box.line, box.mark), text: text)
        }
        if box.isChecked { return [Offer(title: client.said(.unchoose), edits: [mark(box, "[ ]")])] }
        let isSingle = client.fields[field].control == .combobox
        let others = isSingle ? value.boxes.filter { $0.isChecked }.map { mark($0, "[ ]") } : []
        let edits = (others + [mark(box, "[x]")]).sorted { $0.range.start < $1.range.start }
        return [Offer(title: client.word("choose"), edits: edits)]
    }

    /// The section that has rows at a line, or could have.
    private func section(atLine line: Int) -> Int? {
        for place in stride(from: min(line, lines.count - 1), through: 0, by: -1) where lines[place].kind == .heading {
            switch lines[place].target {
            case .row(let section, _): return section
            case .scope(let scope):
                return client.sections.firstIndex { scope != .form && labels.scope(ofGroup: $0.group) == scope }
            default: return nil
            }
        }
        return nil
    }

    /// A new row, behind the last one of its section, else at the end of its group.
    private mutating func newRow(of section: Int, at now: Moment) -> DocumentEdit? {
        guard client.sections[section].rows.count < client.sections[section].most else { return nil }
        // How its lines look is known of a row alone.
        guard let row = (try? client.addRow(to: section, at: now)) ?? nil else { return nil }
        var printer = FilledFormPrinter(client, labels, at: now)
        let text = printer.lines(ofRow: row, of: section)
        _ = try? client.removeRow(row, of: section, at: now)
        addSlots()
        let heading = lines.lastIndex { line in
            switch line.target {
            case .row(section, _): true
            case .scope(let scope): scope != .form && scope == labels.scope(ofGroup: client.sections[section].group)
            default: false
            }
        }
        return heading.map { insertion(of: [""] + text, behind: end(ofPartAt: $0)) }
    }

    /// The last line that says something before the next heading.
    private func end(ofPartAt heading: Int) -> Int {
        var end = heading
        for line in lines.indices[(heading + 1)...] {
            if lines[line].kind == .heading { break }
            if lines[line].kind != .blank { end = line }
        }
        return end
    }

    private func insertion(of text: [String], behind line: Int) -> DocumentEdit {
        let end = DocumentPlace(line: line, column: lines[line].text.utf8.count)
        return DocumentEdit(range: DocumentRange(end, end), text: "\n" + text.joined(separator: "\n"))
    }

    /// Lines for all fields that have none, each behind the field before it.
    private mutating func missingLines(at now: Moment) -> [DocumentEdit] {
        let missing = Set(missingFields)
        var printer = FilledFormPrinter(client, labels, at: now)
        var texts: [Int: [String]] = [:]
        var scope = FilledFormScope.form
        var behind = lines.lastIndex { $0.kind != .blank } ?? 0
        var rowsWithHeading: Set<FilledFormScope> = []
        for line in lines {
            if case .row(let section, let row) = line.target {
                rowsWithHeading.insert(.row(section: section, row: row))
            }
        }
        var isFirst = true
        for page in [nil] + client.pages.all.map({ $0.name }) {
            for case let item in client.items(onPage: page) {
                switch item {
                case .row(let section, let row):
                    guard !rowsWithHeading.contains(.row(section: section, row: row)) else { continue }
                    texts[behind, default: []] += [""] + printer.lines(ofRow: row, of: section)
                case .field(let field):
                    if slots[field].line >= 0 {
                        behind = extent(of: slots[field].line).upperBound - 1
                        scope = lines[slots[field].line].scope ?? .form
                    } else if missing.contains(field) {
                        let wanted = self.scope(of: field)
                        if case .row = wanted, !rowsWithHeading.contains(wanted) { continue }
                        if wanted != scope || isFirst, let heading = heading(of: wanted) {
                            behind = heading
                            scope = wanted
                        } else if wanted != scope, case .group = wanted, let group = client.fields[field].group {
                            texts[behind, default: []] += ["", "== \(printer.title(ofGroup: group)) =="]
                            scope = wanted
                        }
                        texts[behind, default: []] += printer.lines(of: field, in: scope)
                    }
                    isFirst = false
                case .adder: break
                }
            }
        }
        return texts.sorted { $0.key < $1.key }.map { insertion(of: $0.value, behind: $0.key) }
    }

    private func scope(of field: Int) -> FilledFormScope {
        guard let section = client.fields[field].section else {
            return labels.scope(ofGroup: client.fields[field].group)
        }
        let row = client.sections[section].fields.first { $0.value.contains(field) }?.key
        return .row(section: section, row: row ?? 0)
    }

    /// The line of the heading that begins a scope.
    private func heading(of scope: FilledFormScope) -> Int? {
        lines.firstIndex { line in
            switch line.target {
            case .scope(let own): scope != .form && own == scope
            case .row(let section, let row): scope == .row(section: section, row: row)
            default: false
            }
        }
    }
}
