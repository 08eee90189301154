import Foundation

/// What a terminal shows that is sent these bytes: as much of one as `try` uses.
struct TerminalScreen {
    private(set) var rows: [[Character]]
    private(set) var row = 0
    private(set) var column = 0
    private(set) var showsCursor = true
    /// Sequences that it does not know: a terminal would do something that the tests do not see.
    private(set) var unknown: [String] = []

    private let columns: Int
    /// Bytes of a sequence, or of a character, of which more must come.
    private var unfinished: [UInt8] = []

    init(rows: Int, columns: Int) {
        self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        self.columns = columns
    }

    /// The rows without the blanks at their ends and without the empty rows below, the cursor as a bar.
    var picture: String {
        var lines = rows.map { String($0) }
        if showsCursor {
            var line = Array(lines[row])
            line.insert("▏", at: min(column, line.count))
            // The bar takes a column; what stands at the right stays where it is.
            if let gap = line.indices.dropFirst(column).first(where: { line[$0...].starts(with: "  ") }) {
                line.remove(at: gap)
            }
            lines[row] = String(line)
        }
        lines = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    mutating func take(_ bytes: [UInt8]) {
        for byte in bytes {
            unfinished.append(byte)
            if consume(unfinished) { unfinished.removeAll() }
        }
    }

    /// False while more must come.
    private mutating func consume(_ bytes: [UInt8]) -> Bool {
        switch bytes[0] {
        case 0x1B:
            guard bytes.count > 2, let last = bytes.last else { return false }
            guard bytes[1] == UInt8(ascii: "[") else {
                unknown.append(String(decoding: bytes, as: UTF8.self))
                return true
            }
            guard (0x40...0x7E).contains(last) else { return false }
            control(String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self), Character(Unicode.Scalar(last)))
        case 0x0D: column = 0
        case 0x0A:
            row += 1
            if row == rows.count {
                rows.removeFirst()
                rows.append(Array(repeating: " ", count: columns))
                row -= 1
            }
        case 0x00..<0x20, 0x7F: unknown.append("control \(bytes[0])")
        default:
            guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else { return false }
            if column < columns { rows[row][column] = character }
            column = min(column + 1, columns - 1)
        }
        return true
    }

    private mutating func control(_ parameter: String, _ final: Character) {
        let number = max(1, Int(parameter) ?? 1)
        switch final {
        case "A": row = max(0, row - number)
        case "B": row = min(rows.count - 1, row + number)
        case "C": column = min(columns - 1, column + number)
        case "K" where parameter.isEmpty:
            for index in column..<columns { rows[row][index] = " " }
        // Colours and the like.
        case "m": break
        case "h" where parameter == "?25": showsCursor = true
        case "l" where parameter == "?25": showsCursor = false
        // Whether a paste is told apart from typing.
        case "h" where parameter == "?2004", "l" where parameter == "?2004": break
        default: unknown.append("ESC [ \(parameter) \(final)")
        }
    }
}
