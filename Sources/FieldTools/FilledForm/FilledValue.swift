/// What the lines of a field say, with the way back from a place in that text to the document.
struct FilledValue {
    private(set) var text = ""
    private(set) var pieces: [Piece] = []
    private(set) var boxes: [Box] = []
    /// From behind the colon's blank to the end of the last line of it.
    private(set) var range: DocumentRange
    /// The line with the label.
    let line: Int

    /// A part of the text, which stands in one line.
    struct Piece {
        var line: Int
        var columns: Range<Int>
        /// Where it begins in the text.
        var offset: Int
    }

    struct Box {
        var isChecked: Bool
        var line: Int
        /// The mark in brackets, and what stands behind it.
        var mark: Range<Int>
        var label: Range<Int>
    }

    /// How the lines of a field are put together.
    enum Style {
        /// A line break is one, and blanks behind the indentation are part of a line.
        case lines
        /// Lines are wrapped.
        case words
        /// Boxes are entries, with this between those that are checked.
        case boxes(separator: String)
    }

    /// - Parameter lines: the line with the label, and all that may belong to it.
    init(_ lines: ArraySlice<FilledLine>, style: Style) {
        line = lines.startIndex
        let first = lines[lines.startIndex]
        let start = first.text.utf8.count - first.text.utf8.dropFirst(first.colon + 1).drop { $0.isBlank }.count
        range = DocumentRange(line: line, start..<start)
        take(first.text, from: start, of: line, separator: "")
        var indentation: Int?
        var blanks = 0
        for (place, line) in zip(lines.indices, lines).dropFirst() {
            switch line.kind {
            case .blank: blanks += 1
            case .continuation:
                let isFirst = pieces.isEmpty
                let own = line.text.utf8.prefix { $0.isBlank }.count
                indentation = indentation ?? own
                switch style {
                case .lines:
                    let breaks = isFirst ? "" : String(repeating: "\n", count: 1 + blanks)
                    take(line.text, from: min(own, indentation ?? 0), of: place, separator: breaks)
                case .words: take(line.text, from: own, of: place, separator: isFirst ? "" : " ")
                case .boxes(let sign): takeBox(line.text, from: own, of: place, separator: isFirst ? "" : sign)
                }
                blanks = 0
            default: break
            }
        }
    }

    private mutating func take(_ line: String, from start: Int, of place: Int, separator: String) {
        let rest = Substring(line.utf8.dropFirst(start))
        var end = line.utf8.count
        for byte in rest.utf8.reversed() {
            guard byte.isBlank else { break }
            end -= 1
        }
        end = max(start, end)
        if place > self.line || end > start { range.end = DocumentPlace(line: place, column: end) }
        let written = Substring(line.utf8.prefix(end).dropFirst(start))
        if place == self.line, written.isEmpty { return }
        var columns = start..<end
        var said = written
        if let inner = written.unquoted {
            said = inner
            columns = start + 1..<end - 1
        }
        add(said, columns, of: place, separator: separator)
    }

    private mutating func add(_ said: Substring, _ columns: Range<Int>, of place: Int, separator: String) {
        text += separator
        pieces.append(Piece(line: place, columns: columns, offset: text.utf8.count))
        text += said
    }

    private mutating func takeBox(_ line: String, from start: Int, of place: Int, separator: String) {
        let rest = Substring(line.utf8.dropFirst(start))
        let mark = BoxMark(rest)
        let behind = rest.utf8.dropFirst(mark?.length ?? 0)
        let label = Substring(behind).trimmed
        let labelStart = line.utf8.count - behind.drop { $0.isBlank }.count
        let columns = labelStart..<labelStart + label.utf8.count
        range.end = DocumentPlace(line: place, column: columns.upperBound)
        if let mark {
            boxes.append(Box(isChecked: mark.isChecked, line: place, mark: start..<start + mark.length, label: columns))
            if !mark.isChecked { return }
        }
        add(label, columns, of: place, separator: separator)
    }

    /// Takes a box in the line of the label for yes or no: for the word that the field has for it, where it has that one.
    mutating func readBox(_ known: (isChecked: Bool, word: String)?) {
        guard let piece = pieces.first, let mark = BoxMark(text[...]), text.utf8.count == mark.length else { return }
        boxes = [Box(isChecked: mark.isChecked, line: piece.line, mark: piece.columns, label: piece.columns)]
        text = mark.isChecked ? "true" : "false"
        if let known, known.isChecked == mark.isChecked { text = known.word }
    }

    /// A range of the text in the document.
    func place(of range: Range<Int>) -> DocumentRange {
        DocumentRange(place(of: range.lowerBound, isEnd: false), place(of: range.upperBound, isEnd: true))
    }

    private func place(of offset: Int, isEnd: Bool) -> DocumentPlace {
        // What lies between two pieces is nowhere: a beginning is that of the next, an end that of the one before.
        let piece =
            isEnd
            ? pieces.last { $0.offset < offset } ?? pieces.first
            : pieces.first { $0.offset + $0.columns.count > offset } ?? pieces.last
        guard let piece else { return self.range.start }
        let column = piece.columns.lowerBound + max(0, offset - piece.offset)
        return DocumentPlace(line: piece.line, column: min(column, piece.columns.upperBound))
    }

    /// The offset in the text of a place in the document; nil where it is in none of the value's lines.
    func offset(of place: DocumentPlace) -> Int? {
        guard let piece = pieces.last(where: { $0.line == place.line }) else { return nil }
        guard place.column >= piece.columns.lowerBound, place.column <= piece.columns.upperBound else { return nil }
        return piece.offset + place.column - piece.columns.lowerBound
    }
}
