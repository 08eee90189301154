internal import FieldTools

/// The text of a field in rows of cells, with what is left of its template, and where the caret is.
struct TextLayout {
    struct Row: Equatable {
        var cells: [Cell] = []
        /// The offset behind its last character.
        var endOffset = 0
    }

    /// A character as shown.
    struct Cell: Equatable {
        var text: String
        var style: StyledLine.Style
        var width: Int
        /// The offset of the character in the field's text.
        var offset: Int
    }

    private(set) var rows: [Row] = []
    private(set) var caret = (row: 0, column: 0)
    private static let mostRows = 10

    /// One row, scrolled so that the caret shows; of a field with line breaks as many as it takes, up to ten around the caret.
    init(_ field: ShownField, width: Int, showsCaret: Bool) {
        let width = max(4, width)
        let cells = Self.cells(of: field, room: width)
        let caretOffset = showsCaret ? field.selection.upperBound : 0
        if field.isMultiline {
            layOut(cells, text: field.text, width: width, caretOffset: caretOffset)
        } else {
            scroll(cells, end: field.text.utf8.count, width: width, caretOffset: caretOffset)
        }
    }

    private mutating func scroll(_ cells: [Cell], end: Int, width: Int, caretOffset: Int) {
        var column = 0
        for cell in cells where cell.offset < caretOffset { column += cell.width }
        var first = 0
        // The caret takes a column of its own behind the text.
        while first < cells.count, cells[first].offset < caretOffset, column >= width {
            column -= cells[first].width
            first += 1
        }
        var row = Row(endOffset: end)
        var used = 0
        for cell in cells[first...] {
            guard used + cell.width <= width else { break }
            used += cell.width
            row.cells.append(cell)
        }
        rows = [row]
        caret = (0, column)
    }

    private mutating func layOut(_ cells: [Cell], text: String, width: Int, caretOffset: Int) {
        var row = Row()
        var used = 0
        var isPlaced = false
        func place() {
            caret = (rows.count, used)
            isPlaced = true
        }
        for cell in cells {
            if used + cell.width > width, !row.cells.isEmpty {
                row.endOffset = cell.offset
                rows.append(row)
                (row, used) = (Row(), 0)
            }
            if !isPlaced, cell.offset >= caretOffset { place() }
            if cell.text == "\n" {
                row.endOffset = cell.offset
                rows.append(row)
                (row, used) = (Row(), 0)
            } else {
                row.cells.append(cell)
                used += cell.width
            }
        }
        if !isPlaced {
            // Behind a full row the caret begins the next one.
            if used >= width {
                row.endOffset = text.utf8.count
                rows.append(row)
                (row, used) = (Row(), 0)
            }
            place()
        }
        row.endOffset = text.utf8.count
        rows.append(row)
        let first = max(0, min(caret.row - Self.mostRows / 2, rows.count - Self.mostRows))
        rows = Array(rows.dropFirst(first).prefix(Self.mostRows))
        caret.row -= first
    }

    /// The offset of the place in a row that lies at a column or nearest to it.
    func offset(row: Int, column: Int) -> Int? {
        guard rows.indices.contains(row) else { return nil }
        var used = 0
        for cell in rows[row].cells {
            if used + cell.width > column { return cell.offset }
            used += cell.width
        }
        return rows[row].endOffset
    }

    private static func cells(of field: ShownField, room: Int) -> [Cell] {
        var cells: [Cell] = []
        let masked = field.masked.map(Array.init)
        var offset = 0
        for (number, character) in field.text.enumerated() {
            let shown = masked.map { number < $0.count ? $0[number] : "•" } ?? character
            let text = visible(shown, isMultiline: field.isMultiline)
            cells.append(
                Cell(text: text, style: style(at: offset, of: field), width: width(of: text), offset: offset))
            offset += character.utf8.count
        }
        func addRest(_ rest: some Sequence<Character>) {
            for character in rest {
                let text = visible(character, isMultiline: false)
                cells.append(Cell(text: text, style: .dim, width: ColumnWidth.of(text), offset: offset))
            }
        }
        if field.text.isEmpty, let placeholder = field.placeholder {
            addRest(placeholder)
        } else if let template = field.template {
            addRest(template.text.suffix(fromOffset: template.filled))
        } else if field.text.isEmpty {
            // A line to write on.
            addRest(String(repeating: "_", count: min(24, room - 1)))
        }
        return cells
    }

    private static func width(of text: String) -> Int { text == "\n" ? 1 : ColumnWidth.of(text) }

    /// What people type to move on is shown by a sign, anything else that the terminal would obey spelled out.
    private static func visible(_ character: Character, isMultiline: Bool) -> String {
        switch character {
        case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": isMultiline ? "\n" : "⏎"
        case "\t": "→"
        default: TerminalText(String(character)).text
        }
    }

    private static func style(at offset: Int, of field: ShownField) -> StyledLine.Style {
        let isFocused = field.focus == "focused"
        if isFocused, field.selection.contains(offset) { return .selected }
        guard let part = field.segments.first(where: { $0.range.contains(offset) }) else { return .plain }
        if part.isWrong { return .bad }
        let isGap = offset >= part.gapStart(in: field.text)
        return switch (isFocused && part.isActive, isGap) {
        case (true, true): .dimInHand
        case (true, false): .inHand
        case (false, true): .dim
        case (false, false): .plain
        }
    }
}
