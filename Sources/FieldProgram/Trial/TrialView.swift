internal import FieldTools

/// A field as lines of a terminal: a pure function of the state and the width.
///
///     Card number *
///     4242 4242 0000 0000                Visa
///     ───────────────────────────────────────
///     All sixteen digits                 8/16
///     focused · partial · unknown · version 9
///
/// There are always as many lines, so that they can be drawn over one another.
struct TrialView: Equatable {
    var lines: [Line]
    /// Where the terminal's cursor goes, from 0.
    var caretColumn: Int

    static let caretRow = 1
    static let rows = 6
    private static let margin = 2
    private static let widest = 64

    enum Style: Equatable, Sendable {
        case plain
        case label
        case dim
        case good
        case bad
        case careful
        case selected
        /// The part that the caret is in.
        case inHand
        /// A placeholder in it.
        case dimInHand
        case badge
    }

    struct Span: Equatable {
        var text: String
        var style: Style
    }

    struct Line: Equatable {
        var spans: [Span] = []

        var width: Int { spans.reduce(0) { $0 + ColumnWidth.of($1.text) } }

        /// Nothing that the terminal would obey gets into a line. Who measures text before has it spelled out before.
        mutating func add(_ text: String, _ style: Style) {
            if !text.isEmpty { spans.append(Span(text: TerminalText(text).text, style: style)) }
        }
    }

    init(_ state: TrialState, columns: Int) {
        // The last column stays free: a terminal may wrap when it is written to.
        let width = max(8, min(columns - 1, Self.widest) - Self.margin)
        let style = Self.style(ofValidity: state.validity)

        var label = Line()
        label.add(state.label, style == .plain ? .label : style)
        if state.isRequired { label.add(" *", .bad) }

        let level = state.badge?.level.map { " \($0)/4" } ?? ""
        let badge = state.badge.map { Self.shown($0.text) + level } ?? ""
        let room = max(4, width - (badge.isEmpty ? 0 : ColumnWidth.of(badge) + 2))
        var (text, caret) = Self.text(of: state, room: room)
        Self.add(badge, .badge, to: &text, rightAlignedIn: width)

        var rule = Line()
        rule.add(String(repeating: "─", count: width), style == .plain ? .dim : style)

        let counter = Self.shown(state.counter?.text ?? "")
        var helper = Line()
        helper.add(
            Self.clipped(
                Self.shown(state.helper?.text ?? ""), to: width - (counter.isEmpty ? 0 : ColumnWidth.of(counter) + 2)),
            Self.style(ofHelper: state.helper?.kind))
        Self.add(counter, state.counter?.overflow == true ? .bad : .dim, to: &helper, rightAlignedIn: width)

        var words = [state.focus, state.content, state.validity].filter { !$0.isEmpty }.map { Self.shown($0) }
        words.append("version \(state.version)")
        if state.isComplete { words.append("complete") }
        var status = Line()
        status.add(Self.clipped(words.joined(separator: " · "), to: width), .dim)

        var note = Line()
        if let said = state.note {
            note.add(Self.clipped(Self.shown(said.text), to: width), said.isError ? .bad : .careful)
        }

        lines = [label, text, rule, helper, status, note].map { line in
            Line(spans: [Span(text: String(repeating: " ", count: Self.margin), style: .plain)] + line.spans)
        }
        caretColumn = Self.margin + caret
    }

    private static func shown(_ text: String) -> String { TerminalText(text).text }

    private static func style(ofValidity validity: String) -> Style {
        switch validity {
        case "valid": .good
        case "warning": .careful
        case "invalid": .bad
        default: .plain
        }
    }

    private static func style(ofHelper kind: String?) -> Style {
        switch kind {
        case "error": .bad
        case "warning": .careful
        default: .dim
        }
    }

    private static func add(_ text: String, _ style: Style, to line: inout Line, rightAlignedIn width: Int) {
        guard !text.isEmpty else { return }
        line.add(String(repeating: " ", count: max(1, width - line.width - ColumnWidth.of(text))), .plain)
        line.add(text, style)
    }

    static func clipped(_ text: String, to width: Int) -> String {
        guard ColumnWidth.of(text) > width else { return text }
        var result = ""
        var used = 1
        for character in text {
            used += ColumnWidth.of(character)
            if used > width { break }
            result.append(character)
        }
        return result + "…"
    }
}

extension TrialView {
    /// A character of the text line, as shown.
    private struct Cell {
        var text: String
        var style: Style
        var width: Int

        init(_ character: Character, _ style: Style) {
            text = Self.visible(character)
            self.style = style
            width = ColumnWidth.of(text)
        }

        /// What people type to move on is shown by a sign, anything else that the terminal would obey spelled out.
        private static func visible(_ character: Character) -> String {
            switch character {
            case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": "⏎"
            case "\t": "→"
            default: TerminalText(String(character)).text
            }
        }
    }

    /// The text, what is left of the template, and the caret's column; scrolled so that the caret shows.
    private static func text(of state: TrialState, room: Int) -> (Line, caret: Int) {
        let (cells, caretCell) = cells(of: state)
        let widths = cells.map(\.width)
        let caret = widths[..<caretCell].reduce(0, +)
        var first = 0
        var hidden = 0
        // The caret takes a column of its own behind the text.
        while first < caretCell, caret - hidden >= room {
            hidden += widths[first]
            first += 1
        }
        var line = Line()
        var used = 0
        for cell in cells[first...] {
            guard used + cell.width <= room else { break }
            used += cell.width
            if let last = line.spans.indices.last, line.spans[last].style == cell.style {
                line.spans[last].text += cell.text
            } else {
                line.add(cell.text, cell.style)
            }
        }
        return (line, caret - hidden)
    }

    private static func style(at offset: Int, of state: TrialState) -> Style {
        if state.selection.contains(offset) { return .selected }
        guard let part = state.segments.first(where: { $0.range.contains(offset) }) else { return .plain }
        let isGap = offset >= part.gapStart(in: state.text)
        return switch (part.isActive, isGap) {
        case (true, true): .dimInHand
        case (true, false): .inHand
        case (false, true): .dim
        case (false, false): .plain
        }
    }

    private static func cells(of state: TrialState) -> ([Cell], caret: Int) {
        var cells: [Cell] = []
        var caret = 0
        let masked = state.masked.map(Array.init)
        var offset = 0
        for (number, character) in state.text.enumerated() {
            let style = style(at: offset, of: state)
            offset += character.utf8.count
            if offset <= state.selection.upperBound { caret = number + 1 }
            let shown = masked.map { number < $0.count ? $0[number] : "•" } ?? character
            cells.append(Cell(shown, style))
        }
        if state.text.isEmpty, let placeholder = state.placeholder {
            cells += placeholder.map { Cell($0, .dim) }
        } else if let template = state.template {
            cells += template.rest.map { Cell($0, .dim) }
        }
        return (cells, caret)
    }
}

extension TrialView {
    /// Without colours, and with a bar where the caret is: for pictures and tests.
    var picture: String {
        var rows = lines.map { $0.spans.map(\.text).joined() }
        var before = ""
        var behind = rows[Self.caretRow][...]
        var column = 0
        while column < caretColumn, let character = behind.popFirst() {
            before.append(character)
            column += ColumnWidth.of(character)
        }
        // The bar takes a column; what stands at the right stays where it is.
        if let gap = behind.indices.first(where: { behind[$0...].hasPrefix("  ") }) { behind.remove(at: gap) }
        rows[Self.caretRow] = before + "▏" + behind
        return rows.map(Self.withoutTrailingBlanks).joined(separator: "\n")
    }

    private static func withoutTrailingBlanks(_ line: String) -> Substring {
        line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)]
    }

    /// The bytes that draw it over an earlier picture, whose caret the terminal's cursor is at.
    var drawing: String { "\u{1B}[\(Self.caretRow)A" + firstDrawing }

    /// The bytes that draw it where the cursor is, at the start of a line.
    var firstDrawing: String {
        // The cursor would be seen flying about.
        var bytes = "\u{1B}[?25l\r"
        for (row, line) in lines.enumerated() {
            if row > 0 { bytes += "\r\n" }
            for span in line.spans { bytes += span.style.sequence + span.text + Style.end(of: span.style) }
            bytes += "\u{1B}[K"
        }
        return bytes + "\u{1B}[\(Self.rows - 1 - Self.caretRow)A\r\u{1B}[\(caretColumn)C\u{1B}[?25h"
    }

    /// What moves the cursor from the caret to the line below the picture.
    static var ending: String { "\u{1B}[\(rows - 1 - caretRow)B\r\n" }
}

extension TrialView.Style {
    fileprivate var sequence: String {
        switch self {
        case .plain: ""
        case .label: "\u{1B}[1m"
        case .dim: "\u{1B}[2m"
        case .good: "\u{1B}[32m"
        case .bad: "\u{1B}[31m"
        case .careful: "\u{1B}[33m"
        case .selected: "\u{1B}[7m"
        case .inHand: "\u{1B}[4m"
        case .dimInHand: "\u{1B}[2;4m"
        case .badge: "\u{1B}[1;36m"
        }
    }

    fileprivate static func end(of style: Self) -> String { style == .plain ? "" : "\u{1B}[0m" }
}
