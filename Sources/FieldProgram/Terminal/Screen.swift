/// All that the terminal shows at one time.
struct Frame: Equatable {
    var lines: [StyledLine] = []
    /// Where the cursor stands, from 0; nil where it is hidden.
    var caret: (row: Int, column: Int)?

    static func == (left: Frame, right: Frame) -> Bool {
        left.lines == right.lines && left.caret?.row == right.caret?.row && left.caret?.column == right.caret?.column
    }

    /// Without colours, and with a bar where the caret is: for pictures and tests.
    var picture: String {
        var rows = lines.map { $0.text }
        if let caret, rows.indices.contains(caret.row) {
            var before = ""
            var behind = rows[caret.row][...]
            var column = 0
            while column < caret.column {
                let character = behind.popFirst() ?? " "
                before.append(character)
                column += ColumnWidth.of(character)
            }
            // The bar takes a column; what stands at the right stays where it is.
            if let gap = behind.indices.first(where: { behind[$0...].hasPrefix("  ") }) { behind.remove(at: gap) }
            rows[caret.row] = before + "▏" + behind
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }
}

/// What stands on the screen, so that only what changed is written again.
struct Screen {
    private let isColoured: Bool
    private var shown: [StyledLine]?

    init(isColoured: Bool) { self.isColoured = isColoured }

    /// What stands there is not known any more: after a change of size a terminal may have moved anything.
    mutating func forget() { shown = nil }

    /// The bytes that make the screen show a frame.
    mutating func drawing(_ frame: Frame) -> String {
        // The cursor would be seen flying about.
        var bytes = "\u{1B}[?25l"
        if shown == nil { bytes += "\u{1B}[0m\u{1B}[2J" }
        let before = shown ?? []
        for row in 0..<max(before.count, frame.lines.count) {
            let line = row < frame.lines.count ? frame.lines[row] : StyledLine()
            guard row < before.count ? before[row] != line : !line.spans.isEmpty else { continue }
            bytes += "\u{1B}[\(row + 1);1H\(line.bytes(isColoured: isColoured))\u{1B}[K"
        }
        shown = frame.lines
        if let caret = frame.caret { bytes += "\u{1B}[\(caret.row + 1);\(caret.column + 1)H\u{1B}[?25h" }
        return bytes
    }
}
