internal import FieldTools

/// A field as lines of a terminal: a pure function of what the client knows and of the width.
///
///     ┃ Card number * ✓                    Visa
///     ┃ 4242 4242 0000 0000
///     ┃ All sixteen digits                8/16
struct FieldBlock {
    /// What a press of the mouse is about.
    enum Target: Equatable {
        case field
        /// A character of the text, by its offset.
        case caret(Int)
        /// Opens the list, or closes it.
        case list
        case entry(rank: Int)
        case checkbox
        /// A place of a scale, by its number.
        case number(String)
    }

    struct Hit: Equatable {
        var row: Int
        var columns: Range<Int>
        var target: Target
    }

    /// How the field is being used, where it has the focus.
    struct Use: Equatable {
        /// The entry of the open list that is marked; nil where none is.
        var mark: Int?
        var isListOpen = false
        var showsDebugLine = false
        /// What was not taken of the last key, in words, and why.
        var refusal: String?
        /// How many entries of a list there is room for.
        var listRows = 8
    }

    /// What marks say in the form's language.
    struct Words {
        /// Of a list that has nothing.
        var nothing: String
        var unavailable: String
        var readOnly: String
    }

    private(set) var lines: [StyledLine] = []
    private(set) var hits: [Hit] = []
    private(set) var caret: (row: Int, column: Int)?

    static let margin = 2
    private let width: Int
    let isFocused: Bool
    private let refusal: String?
    private let words: Words

    init(_ field: ShownField, width: Int, use: Use?, _ words: Words) {
        self.width = width
        self.words = words
        isFocused = use != nil
        refusal = use?.refusal
        if field.control == .checkbox {
            addCheckbox(field)
        } else {
            addLabel(field)
            switch field.control {
            case .rating, .slider: addScale(field)
            case .combobox, .listbox, .file, .tags, .checkbox, nil: addText(field)
            }
        }
        if let use, use.isListOpen, let list = field.list { add(list, of: field, use) }
        addHelper(field)
        if let use, use.showsDebugLine { addDebugLine(field) }
        if field.isEnabled == false { lines = lines.map { StyledLine($0.text, .dim) } }
    }

    private mutating func begin() -> StyledLine {
        // The bar tells with the words that something was not taken.
        StyledLine(isFocused ? "┃ " : "  ", refusal != nil ? .careful : isFocused ? .strong : .plain)
    }

    private mutating func add(_ line: StyledLine, _ target: Target? = .field, columns: Range<Int>? = nil) {
        if let target { hits.append(Hit(row: lines.count, columns: columns ?? 0..<Int.max, target: target)) }
        lines.append(line)
    }

    // MARK: Around the text

    private func addMarks(_ field: ShownField, to line: inout StyledLine) {
        if field.isRequired { line.add(" *", .bad) }
        switch field.validity {
        case "valid": if !field.text.isEmpty { line.add(" ✓", .good) }
        case "warning": line.add(" !", .careful)
        case "invalid": line.add(" ✗", .bad)
        case "pending": line.add(" …", .dim)
        default: break
        }
        if !field.isEnabled { line.add(" (\(words.unavailable))", .dim) }
        if field.isReadOnly { line.add(" (\(words.readOnly))", .dim) }
    }

    private mutating func addLabel(_ field: ShownField) {
        let badge = StyledLine.clipped(TerminalText(field.badge ?? "").text, to: width / 3)
        var line = addLabel(field, besides: ColumnWidth.of(badge), .field)
        addMarks(field, to: &line)
        if !badge.isEmpty { line.add(badge, .strong, rightAlignedIn: width) }
        add(line)
    }

    /// Adds the lines of a label behind what begins the first of them, but for the last.
    private mutating func addLabel(
        _ field: ShownField, behind sign: StyledLine? = nil, besides columns: Int = 0, _ target: Target
    ) -> StyledLine {
        var line = sign ?? begin()
        let indentation = line.width - Self.margin
        for (number, part) in StyledLine.wrapped(field.label, to: width - line.width - columns - 5).enumerated() {
            if number > 0 {
                add(line, target)
                line = begin()
                line.add(String(repeating: " ", count: indentation))
            }
            line.add(part, isFocused ? .strong : .plain)
        }
        return line
    }

    private mutating func addCheckbox(_ field: ShownField) {
        var line = begin()
        line.add(field.isChecked ? "[x] " : "[ ] ", field.isChecked ? .strong : .plain)
        caret = isFocused ? (lines.count, Self.margin + 1) : nil
        line = addLabel(field, behind: line, .checkbox)
        addMarks(field, to: &line)
        add(line, .checkbox)
    }

    private mutating func addHelper(_ field: ShownField) {
        let counter = field.counter.map { TerminalText($0.text).text } ?? ""
        let style: StyledLine.Style =
            switch refusal == nil ? field.helper?.kind : "warning" {
            case "error": .bad
            case "warning": .careful
            default: .dim
            }
        let room = width - Self.margin - (counter.isEmpty ? 0 : ColumnWidth.of(counter) + 2)
        var parts = StyledLine.wrapped(refusal ?? field.helper?.text ?? "", to: max(10, room))
        if parts.isEmpty, !counter.isEmpty { parts = [""] }
        for (number, part) in parts.enumerated() {
            var line = begin()
            line.add(part, style)
            if number == 0, !counter.isEmpty {
                line.add(counter, field.counter?.overflow == true ? .bad : .dim, rightAlignedIn: width)
            }
            add(line)
        }
    }

    private mutating func addDebugLine(_ field: ShownField) {
        var words = [field.type, field.focus, field.content, field.validity, "version \(field.version)"]
        if !field.isSecret {
            words.append("value \"\(field.value)\"")
            words.append("typed \(field.typed.map(FormAnswers.json) ?? "none")")
        }
        let text = words.filter { !$0.isEmpty }.joined(separator: " · ")
        for part in StyledLine.wrapped(text, to: width - Self.margin) {
            var line = begin()
            line.add(part, .dim)
            add(line)
        }
    }

    // MARK: The text

    private mutating func addText(_ field: ShownField) {
        let hasList = field.control == .combobox || field.control == .listbox || field.control == .file
        let layout = TextLayout(
            field, width: width - Self.margin - (hasList ? 2 : 0), showsCaret: isFocused)
        for (number, row) in layout.rows.enumerated() {
            var line = begin()
            for cell in row.cells { line.add(cell.text, cell.style) }
            let lineNumber = lines.count
            if hasList, number == 0 {
                line.pad(to: width - 1)
                hits.append(Hit(row: lineNumber, columns: line.width - 1..<Int.max, target: .list))
                line.add("▾", .dim)
            }
            var column = Self.margin
            for cell in row.cells {
                let columns = column..<column + cell.width
                hits.append(Hit(row: lineNumber, columns: columns, target: .caret(cell.offset)))
                column += cell.width
            }
            hits.append(Hit(row: lineNumber, columns: column..<Int.max, target: .caret(row.endOffset)))
            add(line)
        }
        if isFocused {
            caret = (lines.count - layout.rows.count + layout.caret.row, Self.margin + layout.caret.column)
        }
    }

    // MARK: Scales

    private mutating func addScale(_ field: ShownField) {
        let isRating = field.control == .rating
        let number = field.typed?.text ?? field.value
        guard
            let scale = field.scale.flatMap({ ScaleMarks($0, at: number, width: width - 12, isRating: isRating) })
        else { return addText(field) }
        var line = begin()
        let edge = Self.margin
        for (place, number) in scale.numbers.enumerated() {
            let isFilled = scale.filled.map { isRating ? place <= $0 : place < $0 } ?? false
            let isThumb = !isRating && scale.filled == place
            let isBegun = scale.begun == place
            let star = isFilled ? "★" : isBegun ? "½" : "☆"
            line.add(
                isRating ? star : isThumb ? "●" : isFilled ? "━" : "─",
                isFilled || isThumb || isBegun ? .strong : .dim)
            hits.append(Hit(row: lines.count, columns: edge + place..<edge + place + 1, target: .number(number)))
        }
        line.add("  ")
        let column = line.width
        // A number that is typed may be none of the scale yet.
        line.add(field.text, .plain, clippedTo: max(4, width - column - 1))
        if isRating, !field.text.isEmpty { line.add(" / \(field.scale?.max ?? "")", .dim) }
        caret = isFocused ? (lines.count, min(width, column + ColumnWidth.of(field.text))) : nil
        add(line)
    }

    // MARK: Lists

    private mutating func add(_ list: ShownField.List, of field: ShownField, _ use: Use) {
        let marked = use.mark.map { $0 - list.from } ?? 0
        let first = max(0, min(marked - use.listRows / 2, list.entries.count - use.listRows))
        var group = first > 0 ? list.entries[first - 1].group : nil
        for (place, entry) in list.entries.enumerated().dropFirst(first).prefix(use.listRows) {
            if let heading = entry.group, heading != group {
                var line = begin()
                line.add("  ")
                line.add(heading, .dim, clippedTo: width - 4)
                add(line)
            }
            group = entry.group
            let rank = list.from + place
            let isMarked = rank == use.mark
            var line = begin()
            line.add(isMarked ? "› " : "  ", .strong)
            let box = field.control == .listbox ? (entry.isSelected ? "[x] " : "[ ] ") : entry.isSelected ? "● " : ""
            let style: StyledLine.Style = entry.isDisabled ? .dim : isMarked ? .strong : .plain
            line.add(box, style)
            let indentation = line.width - Self.margin
            // The entry in hand shows whole.
            let parts = isMarked ? StyledLine.wrapped(entry.label, to: width - line.width) : []
            for part in parts.dropLast() {
                line.add(part, style)
                add(line, .entry(rank: rank))
                line = begin()
                line.add(String(repeating: " ", count: indentation))
            }
            line.add(parts.last ?? entry.label, style, clippedTo: width - line.width)
            let room = width - line.width - 2
            if let description = entry.description, room > 6 {
                line.add("  ")
                line.add(description, .dim, clippedTo: room)
            }
            add(line, .entry(rank: rank))
        }
        var counts = list.found == 0 ? words.nothing : ""
        if list.found > min(list.entries.count, use.listRows) {
            counts = list.found == list.count ? "\(list.count)" : "\(list.found) / \(list.count)"
        }
        guard !counts.isEmpty else { return }
        var line = begin()
        line.add("  \(counts)", .dim)
        add(line)
    }
}

extension FieldBlock.Words {
    init(_ client: FormClient) {
        self.init(
            nothing: client.word("nothing"), unavailable: client.word("unavailable"), readOnly: client.word("readOnly"))
    }
}
