package import FieldEngine

// What is told of the document where somebody looks at it: proposals, help, hints and what its parts are.
extension FilledForm {
    /// Something that may stand at the caret.
    package struct Proposal: Equatable, Sendable {
        package enum Kind: Sendable { case value, choice, label, row }

        package var kind: Kind
        package var label: String
        package var detail: String?
        package var edit: DocumentEdit
        /// What the edit replaces, as clients compare it with what is typed.
        package var typed: String
    }

    /// What may stand at a place.
    package mutating func proposals(at place: DocumentPlace, at now: Moment) -> [Proposal] {
        guard lines.indices.contains(place.line) else { return [] }
        let line = lines[place.line]
        switch line.kind {
        case .comment: return []
        case .heading: return headingProposals(at: place)
        case .labelled where place.column <= line.colon, .blank where place.column == 0, .stray:
            return labelProposals(at: place)
        case .labelled, .continuation, .blank: break
        }
        guard let field = owner(of: place.line), let value = value(of: field) else { return [] }
        let shown = client.fields[field]
        guard shown.canBeEntered, shown.takesEdits, !shown.isSecret else { return [] }
        if let box = value.boxes.first(where: { $0.line == place.line }) {
            let said = lines[place.line].text.part(box.label)
            return entryProposals(
                of: field, query: said, replacing: DocumentRange(line: place.line, box.label), at: now)
        }
        if shown.control == .checkbox {
            return ["[x]", "[ ]"].map { mark in
                let meaning = client.word(mark == "[x]" ? "yes" : "no")
                return proposal(.choice, mark, detail: meaning, replacing: value.range, typed: value.rawText(lines))
            }
        }
        if shown.list != nil { return listProposals(of: field, value, at: place, at: now) }
        return valueProposals(of: field, value, at: now)
    }

    private func proposal(
        _ kind: Proposal.Kind, _ text: String, label: String? = nil, detail: String? = nil,
        replacing range: DocumentRange,
        typed: String
    ) -> Proposal {
        // A value has a blank behind the colon.
        let line = lines[range.start.line]
        let gap =
            kind == .value || kind == .choice ? range.start.column == line.colon + 1 && line.kind == .labelled : false
        return Proposal(
            kind: kind, label: label ?? text, detail: detail,
            edit: DocumentEdit(range: range, text: (gap ? " " : "") + text), typed: typed)
    }

    /// Entries of a list; of several the item that the caret is in is looked for.
    private mutating func listProposals(
        of field: Int, _ value: FilledValue, at place: DocumentPlace, at now: Moment
    ) -> [Proposal] {
        let shown = client.fields[field]
        let isSeveral = shown.control == .listbox || shown.control == .tags
        guard isSeveral, let sign = shown.separator?.utf8.first, let caret = value.offset(of: place),
            let piece = value.pieces.last(where: { $0.line == place.line })
        else {
            return entryProposals(of: field, query: value.rawText(lines), replacing: value.range, at: now)
        }
        let before = Array(value.text.utf8.prefix(caret))
        var start = before.lastIndex(of: sign).map { $0 + 1 } ?? 0
        while start < before.count, before[start].isBlank { start += 1 }
        let behind = value.text.utf8.dropFirst(caret).prefix { $0 != sign }
        func column(_ offset: Int) -> Int { piece.columns.lowerBound + offset - piece.offset }
        let range = DocumentRange(line: place.line, column(max(start, piece.offset))..<column(caret + behind.count))
        return entryProposals(of: field, query: lines[place.line].text.part(range.columns), replacing: range, at: now)
    }

    private mutating func entryProposals(
        of field: Int, query: String, replacing range: DocumentRange, at now: Moment
    ) -> [Proposal] {
        FilledFormPrinter.entries(of: field, in: &client, query: query, at: now).filter { !$0.isDisabled }
            .map { proposal(.choice, $0.label, detail: $0.description ?? $0.group, replacing: range, typed: query) }
    }

    /// The value as the engine writes it, and days where it may be one.
    private mutating func valueProposals(of field: Int, _ value: FilledValue, at now: Moment) -> [Proposal] {
        let shown = client.fields[field]
        guard !shown.isMultiline else { return [] }
        let typed = value.rawText(lines)
        var proposals: [Proposal] = []
        if let edit = formatting(of: field, at: now) {
            proposals.append(
                Proposal(kind: .value, label: shown.text, detail: client.said(.asWritten), edit: edit, typed: typed))
        }
        guard value.text.isEmpty, shown.segments.contains(where: { $0.kind == "day" }) || shown.type == "date" else {
            return proposals
        }
        let days: [(DocumentSentence, Int)] = [(.today, 0), (.tomorrow, 1), (.inAWeek, 7), (.inFourWeeks, 28)]
        for (name, days) in days {
            guard let date = now.today.adding(days: days) else { continue }
            let trial = try? client.ask(
                "field/edit", of: field,
                [
                    "range": .object(["start": .integer(0), "end": .integer(0)]), "insert": .text(date.isoText),
                    "cause": .text("paste"), "dryRun": .boolean(true),
                ], at: now)
            guard let trial, trial["complete"]?.flag == true, let text = trial["text"]?.text else { continue }
            let label = "\(text) (\(client.said(name)))"
            proposals.append(proposal(.value, text, label: label, replacing: value.range, typed: typed))
        }
        return proposals
    }

    /// Labels of fields that have no line yet.
    private func labelProposals(at place: DocumentPlace) -> [Proposal] {
        let line = lines[place.line]
        let end = line.kind == .labelled ? line.colon : line.text.utf8.count
        let scope = line.scope ?? self.scope(above: place.line)
        return missingFields.prefix(200).map { field in
            let label = labels.label(of: field, in: scope, of: client)
            let colon = line.kind == .labelled ? "" : ": "
            return proposal(
                .label, label + colon, label: label,
                detail: client.fields[field].group.map { client.title(ofGroup: $0) },
                replacing: DocumentRange(line: place.line, 0..<end), typed: line.text.part(0..<end))
        }
    }

    private func scope(above line: Int) -> FilledFormScope {
        for above in stride(from: line - 1, through: 0, by: -1) {
            switch lines[above].target {
            case .scope(let scope): return scope
            case .row(let section, let row): return .row(section: section, row: row)
            default: continue
            }
        }
        return .form
    }

    /// Headings of rows.
    private func headingProposals(at place: DocumentPlace) -> [Proposal] {
        let text = lines[place.line].text
        return client.sections.filter { $0.rows.count < $0.most }.map { section in
            proposal(
                .row, "=== \(section.title.oneLine) \(section.rows.count + 1) ===",
                replacing: DocumentRange(line: place.line, 0..<text.utf8.count), typed: text)
        }
    }

    // MARK: Help

    /// The lines with headings, and their titles.
    package var headings: [(line: Int, title: String)] {
        lines.indices.filter { lines[$0].kind == .heading }.map { ($0, String(lines[$0].heading.title)) }
            .filter { !$0.1.isEmpty }
    }

    /// What is to be known of the field of a line, in Markdown, with the lines that it is about.
    package func help(atLine line: Int) -> (text: String, range: DocumentRange)? {
        guard lines.indices.contains(line), let field = owner(of: line), let value = value(of: field) else {
            return nil
        }
        let shown = client.fields[field]
        var parts = ["**\(shown.label.markdown)**\(shown.isRequired ? " (\(client.word("required")))" : "")"]
        if shown.isSecret {
            parts.append(client.said(.secret, ["text": "`field-server submit`"]))
        } else {
            if shown.isHidden { parts.append(client.said(.notAsked)) }
            if let helper = shown.helper { parts.append(helper.text.markdown) }
            if let template = shown.template?.text ?? shown.placeholder { parts.append("`\(template.oneLine)`") }
            if let list = shown.list, shown.control != .checkbox {
                parts.append(client.said(.choices, ["count": String(list.count)]))
            }
            if let scale = shown.scale { parts.append(client.said(.range, ["min": scale.min, "max": scale.max])) }
            if let badge = shown.badge { parts.append(badge.markdown) }
            if let counter = shown.counter { parts.append(counter.text) }
        }
        return (
            parts.joined(separator: "\n\n"), DocumentRange(DocumentPlace(line: value.line, column: 0), value.range.end)
        )
    }

    /// Text that is shown behind a value and is no part of it.
    package struct Hint: Equatable, Sendable {
        package var place: DocumentPlace
        package var text: String
    }

    /// What is missing of templates, what an empty field is for, and counters.
    package func hints(in range: Range<Int>) -> [Hint] {
        var hints: [Hint] = []
        for line in range.clamped(to: 0..<lines.count) {
            guard case .field(let field) = lines[line].target, let value = value(of: field) else { continue }
            let shown = client.fields[field]
            guard !shown.isHidden, !shown.isSecret else { continue }
            var parts: [String] = []
            if let rest = rest(of: field, value) { parts.append(rest) }
            if let counter = shown.counter, !shown.text.isEmpty || counter.overflow { parts.append(counter.text) }
            if !parts.isEmpty { hints.append(Hint(place: value.range.end, text: parts.joined(separator: " "))) }
        }
        return hints
    }

    /// What may follow a value; of an empty one what it looks like.
    private func rest(of field: Int, _ value: FilledValue) -> String? {
        let shown = client.fields[field]
        guard let template = shown.template else { return value.text.isEmpty ? shown.placeholder : nil }
        if value.text.isEmpty { return template.text }
        guard shown.content == "partial", value.boxes.isEmpty else { return nil }
        // The text may have no literals yet, so that there is nothing that would follow it as it stands.
        guard shown.text.hasPrefix(value.text) else { return nil }
        let rest = String(template.text.utf8.dropFirst(max(template.filled, value.text.utf8.count))) ?? ""
        let literals = String(shown.text.utf8.dropFirst(value.text.utf8.count)) ?? ""
        return literals.isEmpty && rest.isEmpty ? nil : literals + rest
    }

    /// What would complete the value at the caret; nil where it is not at its end.
    package func ghost(at place: DocumentPlace) -> String? {
        guard let field = owner(of: place.line), let value = value(of: field), place == value.range.end else {
            return nil
        }
        let shown = client.fields[field]
        guard !shown.isHidden, !shown.isSecret, shown.takesEdits, !value.text.isEmpty, value.pieces.count == 1 else {
            return nil
        }
        // Of a list it is the rest of the one entry that begins so.
        guard let list = shown.list, shown.control == .combobox, list.found == 1, let entry = list.entries.first,
            entry.label.lowercased().hasPrefix(value.text.lowercased())
        else { return nil }
        let rest = entry.label.dropFirst(value.text.count)
        return rest.isEmpty ? nil : String(rest)
    }

    /// A part of a line with what it is.
    package struct Token: Equatable, Sendable {
        /// The raw values are places in a legend.
        package enum Kind: Int, Sendable, CaseIterable { case comment, heading, label, value, invalid, mark, unused }

        package var range: DocumentRange
        package var kind: Kind
    }

    /// What the parts of lines are.
    package func tokens(in range: Range<Int>) -> [Token] {
        var tokens: [Token] = []
        var owned: (kind: Token.Kind, marks: Bool)?
        for (place, line) in zip(lines.indices, lines) where place < range.upperBound {
            let count = line.text.utf8.count
            var parts: [(Range<Int>, Token.Kind)] = []
            switch line.kind {
            case .blank: break
            case .comment: parts.append((0..<count, .comment))
            case .heading:
                owned = nil
                parts.append((0..<count, line.target == .unknown ? .unused : .heading))
            case .stray: parts.append((0..<count, .invalid))
            case .labelled:
                owned = kind(of: line)
                parts.append((0..<line.colon, owned == nil ? .unused : .label))
                let start = count - line.text.utf8.dropFirst(line.colon + 1).drop { $0.isBlank }.count
                if start < count { parts.append((start..<count, owned?.kind ?? .unused)) }
            case .continuation:
                let start = line.text.utf8.prefix { $0.isBlank }.count
                let mark = owned?.marks == true ? BoxMark(line.text[...].trimmed) : nil
                if let mark { parts.append((start..<start + mark.length, .mark)) }
                var behind = start
                if let mark {
                    behind = count - line.text.utf8.dropFirst(start + mark.length).drop { $0.isBlank }.count
                }
                if behind < count { parts.append((behind..<count, owned?.kind ?? .invalid)) }
            }
            guard place >= range.lowerBound else { continue }
            tokens += parts.filter { !$0.0.isEmpty }
                .map { Token(range: DocumentRange(line: place, $0.0), kind: $0.1) }
        }
        return tokens
    }

    private func kind(of line: FilledLine) -> (kind: Token.Kind, marks: Bool)? {
        switch line.target {
        case .header: return (.value, false)
        case .field(let field):
            let shown = client.fields[field]
            let isWrong = slots[field].refusal != nil || shown.diagnostics.contains { $0.severity == 1 }
            let hasMarks = shown.control == .combobox || shown.control == .listbox
            return (shown.isHidden ? .unused : isWrong || shown.isSecret ? .invalid : .value, hasMarks)
        case .nothing, .repeated, .ambiguous, .unknown, .scope, .row, .rowTooMany: return nil
        }
    }
}

extension DocumentRange {
    fileprivate var columns: Range<Int> { start.column..<max(start.column, end.column) }
}

extension FilledValue {
    /// The value as it stands in the line of its label.
    fileprivate func rawText(_ lines: [FilledLine]) -> String {
        range.start.line == range.end.line ? lines[line].text.part(range.start.column..<range.end.column) : ""
    }
}

extension String {
    /// The bytes of a range.
    fileprivate func part(_ range: Range<Int>) -> String {
        String(Substring(utf8.prefix(range.upperBound).dropFirst(range.lowerBound)))
    }

    /// With what Markdown would take for its own signs spelled out.
    fileprivate var markdown: String {
        var text = ""
        for character in self {
            switch character {
            case "*", "_", "`", "<", "[", "\\", "#": text.append("\\")
            default: break
            }
            text.append(character.isNewline ? " " : character)
        }
        return text
    }
}

extension CivilDate {
    fileprivate var isoText: String {
        func digits(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - String(number).utf8.count)) + String(number)
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    }

    fileprivate func adding(days: Int) -> CivilDate? {
        var date = self
        date.day += days
        while date.day > Self.days(inMonth: date.month, of: date.year), date.year < 9999 {
            date.day -= Self.days(inMonth: date.month, of: date.year)
            date.month = date.month % 12 + 1
            if date.month == 1 { date.year += 1 }
        }
        return date.exists ? date : nil
    }
}
