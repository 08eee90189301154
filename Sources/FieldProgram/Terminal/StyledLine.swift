internal import FieldTools

/// A line of a terminal in pieces of one style each. Nothing that the terminal would obey gets into it.
struct StyledLine: Equatable {
    /// No style has a ground, and the colours are those of the sixteen that are legible on light and on dark grounds alike.
    /// What a colour says is said by a sign or a word too.
    enum Style: Equatable, Sendable {
        case plain
        case strong
        case dim
        case good
        case bad
        case careful
        case selected
        /// The part that the caret is in.
        case inHand
        /// A placeholder in it.
        case dimInHand
    }

    struct Span: Equatable {
        var text: String
        var style: Style
    }

    private(set) var spans: [Span] = []
    private(set) var width = 0

    init() {}

    init(_ text: String, _ style: Style = .plain) { add(text, style) }

    /// Who measures text before has it spelled out before (`TerminalText`).
    mutating func add(_ text: String, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        let text = TerminalText(text).text
        width += ColumnWidth.of(text)
        if let last = spans.indices.last, spans[last].style == style {
            spans[last].text += text
        } else {
            spans.append(Span(text: text, style: style))
        }
    }

    mutating func pad(to column: Int) {
        if column > width { add(String(repeating: " ", count: column - width)) }
    }

    /// As much as fits, with an ellipsis for the rest.
    mutating func add(_ text: String, _ style: Style, clippedTo room: Int) {
        add(Self.clipped(TerminalText(text).text, to: room), style)
    }

    mutating func add(_ text: String, _ style: Style, rightAlignedIn column: Int) {
        let text = TerminalText(text).text
        pad(to: max(width + 1, column - ColumnWidth.of(text)))
        add(text, style)
    }

    static func clipped(_ text: String, to room: Int) -> String {
        guard ColumnWidth.of(text) > room else { return text }
        var result = ""
        var used = 1
        for character in text {
            used += ColumnWidth.of(character)
            if used > room { break }
            result.append(character)
        }
        return room > 0 ? result + "…" : ""
    }

    /// The line, or as much of it as there is room for.
    func clipped(to room: Int) -> StyledLine {
        guard width > room else { return self }
        var line = StyledLine()
        for span in spans where line.width < room {
            line.add(Self.clipped(span.text, to: room - line.width), span.style)
        }
        return line
    }

    /// A text in lines of so many columns, broken between words where it can be.
    static func wrapped(_ text: String, to room: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in TerminalText(text).text.split(separator: " ") {
            let length = ColumnWidth.of(word)
            if width > 0, width + 1 + length > room {
                lines.append(line)
                (line, width) = ("", 0)
            }
            if width > 0 {
                line += " "
                width += 1
            }
            for character in word {
                let step = ColumnWidth.of(character)
                if width + step > room, width > 0 {
                    lines.append(line)
                    (line, width) = ("", 0)
                }
                line.append(character)
                width += step
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Without styles and without blanks at the end.
    var text: String {
        let text = spans.reduce("") { $0 + $1.text }
        return String(text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }

    func bytes(isColoured: Bool) -> String {
        var bytes = ""
        for span in spans {
            let sequence = span.style.sequence(isColoured: isColoured)
            bytes += sequence.isEmpty ? span.text : "\u{1B}[\(sequence)m\(span.text)\u{1B}[0m"
        }
        return bytes
    }
}

extension StyledLine.Style {
    fileprivate func sequence(isColoured: Bool) -> String {
        switch self {
        case .plain: ""
        case .strong: "1"
        case .dim: "2"
        case .good: isColoured ? "32" : ""
        case .bad: isColoured ? "31" : "1"
        case .careful: isColoured ? "35" : ""
        case .selected: "7"
        case .inHand: "4"
        case .dimInHand: "2;4"
        }
    }
}
