package import FieldEngine

/// A form that is filled in as a text document: `Label: value` lines, each of which is a field of a session.
///
/// The document is the truth. What its lines say is told to their fields, and what the fields know of it is told as findings,
/// hints and edits of the document; of themselves the fields change no line.
package struct FilledForm {
    package internal(set) var client: FormClient
    private(set) var lines: [FilledLine] = []
    private(set) var labels: FormLabels
    private(set) var slots: [Slot] = []
    /// What its first lines say now; a form is opened anew where they name another one.
    package private(set) var header: FilledFormHeader
    /// The field in whose lines somebody is writing.
    private(set) var current: Int?
    /// Fields that were written to since the document was saved.
    private var unsaved: Set<Int> = []
    /// Fields whose lines could not be told to them, as they were not enabled.
    private var untold: Set<Int> = []

    /// What the document and the session have of a field.
    struct Slot {
        /// The line with its label; -1 where there is none.
        var line = -1
        /// What the form gives it.
        let initial: String
        /// What its lines say, as it was told.
        var said: String
        /// What the session takes for our view, which names the version that we took last.
        var view: String
        var version: Int
        /// It came by keys, which the session has taken one by one.
        var isTyped = false
        /// What is said of that which the field did not take.
        var refusal: String?
    }

    /// - Parameter client: with the form open, nothing filled in.
    package init(_ client: FormClient, text: String, at now: Moment) {
        self.client = client
        labels = FormLabels(client)
        let texts = FilledLine.lines(of: text)
        lines = texts.map { FilledLine($0) }
        header = FilledFormHeader(lines.prefix(100))
        addSlots()
        restructure(at: now)
        for field in slots.indices where slots[field].line >= 0 { tellRead(field, at: now) }
        tellEnabled(at: now)
        unsaved = []
    }

    package var nextDeadline: Int64? { client.nextDeadline }

    package mutating func advance(to now: Moment) { client.advance(to: now) }

    // MARK: Changes

    /// Takes the lines of a range for others, as somebody has written them.
    package mutating func replace(_ range: Range<Int>, with texts: [String], at now: Moment) {
        let range = range.clamped(to: 0..<lines.count)
        var new = texts.map { FilledLine($0) }
        var told: [Int]
        if isLocal(range, &new) {
            lines.replaceSubrange(range, with: new)
            told = owners(of: range)
        } else {
            let before = slots.map { $0.line }
            lines.replaceSubrange(range, with: new)
            restructure(at: now)
            told = owners(of: range.lowerBound..<range.lowerBound + new.count)
            let shift = new.count - range.count
            for field in slots.indices {
                let old = field < before.count ? before[field] : -1
                let moved = old < range.lowerBound ? old : old < range.upperBound ? -1 : old + shift
                if moved != slots[field].line || moved < 0 && old >= 0 { told.append(field) }
            }
        }
        // The last that was changed is where the caret is.
        for (place, field) in told.enumerated() where !told[..<place].contains(field) {
            guard text(of: field) != slots[field].said else { continue }
            if current != field { leave(at: now) }
            if tell(field, isWritten: true, at: now) { current = field }
        }
        tellEnabled(at: now)
    }

    /// Whether the lines that come say the same fields as those that go.
    private func isLocal(_ range: Range<Int>, _ new: inout [FilledLine]) -> Bool {
        guard new.count == range.count else { return false }
        for (place, line) in range.enumerated() {
            let old = lines[line]
            guard old.kind == new[place].kind, old.target != .header else { return false }
            switch old.kind {
            case .labelled:
                guard let scope = old.scope, case .field = old.target else { return false }
                labels.resolve(&new[place], in: scope, of: client)
                guard new[place].target == old.target else { return false }
            case .heading:
                guard old.text == new[place].text else { return false }
                // What it says is known.
                new[place] = old
            case .blank, .comment, .continuation, .stray: break
            }
        }
        return true
    }

    /// The fields that lines belong to, those with a continuation in them and right above them too.
    private func owners(of range: Range<Int>) -> [Int] {
        var owners: [Int] = []
        // A line may have taken lines from the one above it.
        for line in [range.lowerBound - 1, range.lowerBound] {
            if let owner = owner(of: line), owners.last != owner { owners.append(owner) }
        }
        for line in range where line < lines.count {
            if case .field(let field) = lines[line].target, owners.last != field { owners.append(field) }
        }
        return owners
    }

    /// The field whose lines a line is among, or would be.
    func owner(of line: Int) -> Int? {
        var line = min(line, lines.count - 1)
        while line >= 0 {
            switch lines[line].kind {
            case .labelled:
                guard case .field(let field) = lines[line].target else { return nil }
                return field
            case .heading, .stray: return nil
            case .blank, .comment, .continuation: line -= 1
            }
        }
        return nil
    }

    // MARK: What lines are about

    mutating func addSlots() {
        for field in client.fields[slots.count...] {
            slots.append(Slot(initial: field.text, said: field.text, view: field.text, version: field.version))
        }
    }

    /// Finds out which line is about which field, with the rows that its headings ask for.
    private mutating func restructure(at now: Moment) {
        arrangeRows(at: now)
        for field in slots.indices { slots[field].line = -1 }
        var scope = FilledFormScope.form
        header = FilledFormHeader(lines.prefix(100))
        for line in lines.indices {
            switch lines[line].kind {
            case .heading:
                switch lines[line].target {
                case .scope(let new): scope = new
                case .row(let section, let row): scope = .row(section: section, row: row)
                default: scope = .form
                }
            case .labelled:
                if header.lines.contains(line) {
                    lines[line].target = .header
                    lines[line].scope = nil
                    continue
                }
                if lines[line].scope != scope { labels.resolve(&lines[line], in: scope, of: client) }
                switch lines[line].target {
                case .field(let field), .repeated(let field):
                    let isFirst = slots[field].line < 0
                    lines[line].target = isFirst ? .field(field) : .repeated(field)
                    if isFirst { slots[field].line = line }
                default: break
                }
            case .blank, .comment, .continuation, .stray: break
            }
        }
    }

    /// As many rows of each section as it has headings, in their order.
    private mutating func arrangeRows(at now: Moment) {
        var headings = [[Int]](repeating: [], count: client.sections.count)
        var scope = FilledFormScope.form
        for line in lines.indices where lines[line].kind == .heading {
            if lines[line].scope != scope {
                let row: Int? = if case .row(_, let row) = lines[line].target { row } else { nil }
                lines[line].target = labels.resolve(lines[line], in: scope, of: client)
                lines[line].scope = scope
                if let row, case .row(let section, _) = lines[line].target {
                    lines[line].target = .row(section: section, row: row)
                }
            }
            switch lines[line].target {
            case .scope(let new): scope = new
            case .row(let section, _), .rowTooMany(let section): headings[section].append(line)
            default: scope = .form
            }
        }
        for section in headings.indices { arrangeRows(of: section, headings[section], at: now) }
        addSlots()
    }

    private mutating func arrangeRows(of section: Int, _ headings: [Int], at now: Moment) {
        var free = client.sections[section].rows
        for line in headings {
            guard case .row(_, let row) = lines[line].target, let place = free.firstIndex(of: row) else {
                lines[line].target = .row(section: section, row: -1)
                continue
            }
            free.remove(at: place)
        }
        for line in headings where lines[line].target == .row(section: section, row: -1) {
            let row = free.isEmpty ? (try? client.addRow(to: section, at: now)) ?? nil : free.removeFirst()
            lines[line].target = row.map { .row(section: section, row: $0) } ?? .rowTooMany(section: section)
        }
        for row in free.reversed() where client.sections[section].rows.count > client.sections[section].least {
            _ = try? client.removeRow(row, of: section, at: now)
        }
        var place = 0
        for line in headings {
            guard case .row(_, let row) = lines[line].target else { continue }
            if let index = client.sections[section].rows.firstIndex(of: row), index != place {
                try? client.moveRow(row, of: section, by: place - index, at: now)
            }
            place += 1
        }
    }

    /// The lines of a field, from that with its label on.
    func extent(of line: Int) -> Range<Int> {
        var end = line + 1
        var next = end
        while next < lines.count {
            switch lines[next].kind {
            case .continuation: end = next + 1
            // What follows may go on with the value.
            case .blank, .comment: break
            case .labelled, .heading, .stray: return line..<end
            }
            next += 1
        }
        return line..<end
    }

    /// What the lines of a field say; nil where it has none.
    func value(of field: Int) -> FilledValue? {
        let line = slots[field].line
        guard line >= 0 else { return nil }
        let shown = client.fields[field]
        let style: FilledValue.Style =
            switch shown.control {
            case .listbox, .tags: .boxes(separator: (shown.separator ?? ",") + " ")
            case .combobox, .checkbox: .boxes(separator: ", ")
            case .file, .rating, .slider, nil: shown.isMultiline ? .lines : .words
            }
        var value = FilledValue(lines[extent(of: line)], style: style)
        if shown.control == .checkbox {
            value.readBox(shown.content == "complete" ? (shown.isChecked, shown.text) : nil)
        }
        return value
    }

    // MARK: What fields are told

    /// What a field is to have: what its lines say, else what the form gives it.
    private func text(of field: Int) -> String { value(of: field)?.text ?? slots[field].initial }

    /// Tells a field what its lines say; false where that is nothing new.
    @discardableResult
    private mutating func tell(_ field: Int, isWritten: Bool, at now: Moment) -> Bool {
        let shown = client.fields[field]
        // A secret is never taken from a document.
        guard !shown.isSecret, client.places[shown.id] == field else { return false }
        let text = text(of: field)
        guard text != slots[field].said || slots[field].refusal != nil && !isWritten else { return false }
        guard !shown.isReadOnly else { return false }
        unsaved.insert(field)
        if shown.isHidden {
            // It takes no edit, but keeps what it is given for when it shows.
            slots[field].said = text
            _ = try? client.ask("field/update", of: field, ["set": .object(["text": .text(text)])], at: now)
            return false
        }
        guard shown.isEnabled else {
            untold.insert(field)
            return false
        }
        // What is remarked of how a text was read would stay with the text, and is not told before the field is left.
        let isRemarked =
            shown.diagnostics.contains { ["read-as", "left-out", "clamped"].contains($0.code) }
            || text == shown.text && !slots[field].isTyped && !slots[field].said.isEmpty
        if isRemarked {
            clear(field, at: now)
        } else if text == shown.text, slots[field].refusal == nil {
            // It was written as the field has it: we take that, and there is nothing to tell.
            slots[field].said = text
            slots[field].view = text
            slots[field].version = shown.version
            return true
        }
        let isWhole = !isWritten || slots[field].refusal != nil || slots[field].view != slots[field].said || isRemarked
        edit(field, text, isWhole: isWhole, at: now)
        return true
    }

    /// Tells a field what its lines say where nobody is writing them.
    private mutating func tellRead(_ field: Int, at now: Moment) {
        guard tell(field, isWritten: false, at: now) else { return }
        blur(field, at: now)
    }

    private mutating func blur(_ field: Int, at now: Moment) {
        _ = try? client.ask("field/blur", of: field, ["version": .integer(slots[field].version)], at: now)
    }

    private mutating func clear(_ field: Int, at now: Moment) {
        slots[field].view = ""
        _ = try? client.ask("field/clear", of: field, ["version": .integer(slots[field].version)], at: now)
    }

    /// - Parameter isWhole: The text is read as one that comes from elsewhere, so that what became of keys before does not
    ///   count; else the session finds out what was typed.
    private mutating func edit(_ field: Int, _ text: String, isWhole: Bool, at now: Moment) {
        // A range of nothing would not be all of what the field has.
        let shown = client.fields[field]
        // What is chosen goes on with what was chosen before, where a text is not taken.
        let isCleared = slots[field].view.isEmpty || shown.control != nil
        if isWhole, isCleared, !shown.text.isEmpty { clear(field, at: now) }
        let end = slots[field].view.utf8.count
        slots[field].said = text
        slots[field].view = text
        slots[field].refusal = nil
        slots[field].isTyped = !isWhole
        let version = Parameter.integer(slots[field].version)
        do throws(FormClient.Refusal) {
            let result =
                try isWhole
                ? client.ask(
                    "field/edit", of: field,
                    [
                        "range": .object(["start": .integer(0), "end": .integer(end)]), "insert": .text(text),
                        "cause": .text("paste"), "version": version,
                    ], at: now)
                : client.ask("field/edit", of: field, ["text": .text(text), "version": version], at: now)
            // Of separators that are typed nothing is lost; what is read as a whole has a say of its own.
            guard let dropped = result["dropped"]?.text,
                isWhole || dropped.unicodeScalars.contains(where: { $0.isMeaningful })
            else { return }
            slots[field].refusal = result["refusal"]?.text ?? Self.quotable(dropped)
            // It would keep an earlier text, which the document does not say any more.
            if isWhole, result["accepted"]?.flag == false { clear(field, at: now) }
        } catch {
            // Our view is no longer known, or there is too much of the text.
            slots[field].refusal = "\(Self.quotable(text)): \(error.message)"
            slots[field].version = client.fields[field].version
            slots[field].view = client.fields[field].text
        }
    }

    /// Fields that can be written to by now are told what could not be told before.
    private mutating func tellEnabled(at now: Moment) {
        // Each may enable others.
        while let field = untold.first(where: { client.fields[$0].isEnabled && !client.fields[$0].isHidden }) {
            untold.remove(field)
            tellRead(field, at: now)
        }
    }

    // MARK: When

    /// The caret is in a line, so that the field of another one is left; whether one is.
    @discardableResult
    package mutating func moveCaret(toLine line: Int, at now: Moment) -> Bool {
        guard let current, owner(of: line) != current else { return false }
        leave(at: now)
        return true
    }

    /// Ends the writing in a field: what its lines say is read as a whole, and judged.
    package mutating func leave(at now: Moment) {
        guard let field = current else { return }
        current = nil
        guard client.places[client.fields[field].id] == field else { return }
        // The same lines say the same, whatever keys have made them.
        let isShown = client.fields[field].text == slots[field].said && slots[field].refusal == nil
        // What is on its way keeps how it was typed, unless it is gone in between.
        let isHalfTyped = slots[field].isTyped && client.fields[field].content != "complete"
        if !isShown || isHalfTyped {
            if isHalfTyped { clear(field, at: now) }
            edit(field, slots[field].said, isWhole: true, at: now)
        }
        blur(field, at: now)
    }

    /// The document is saved: all that was written is judged as at the Return key.
    package mutating func save(at now: Moment) {
        leave(at: now)
        for field in unsaved.sorted() where client.fields[field].canBeEntered && !client.fields[field].isSecret {
            _ = try? client.ask("field/commit", of: field, ["version": .integer(slots[field].version)], at: now)
        }
        unsaved = []
    }
}
