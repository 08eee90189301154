import Foundation

@testable import FieldProgram

/// What a terminal shows that is sent these bytes: as much of one as forms use.
struct TerminalScreen {
    /// A character of two columns has the second one empty.
    private(set) var rows: [[Character?]]
    private(set) var row = 0
    private(set) var column = 0
    private(set) var showsCursor = true
    /// Sequences that it does not know: a terminal would do something that the tests do not see.
    private(set) var unknown: [String] = []

    /// Whether what is shown is on the screen that programs have to themselves.
    private(set) var isOther = false
    private var columns: Int
    /// Bytes of a sequence, or of a character, of which more must come.
    private var unfinished: [UInt8] = []

    init(rows: Int, columns: Int) {
        self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        self.columns = columns
    }

    /// The rows without the blanks at their ends and without the empty rows below, the cursor as a bar.
    var picture: String {
        var lines = rows.map { String($0.compactMap { $0 }) }
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
            let width = ColumnWidth.of(character)
            if width == 0, column > 0 {
                rows[row][column - 1] = rows[row][column - 1].map { Character(String($0) + String(character)) }
            } else if column + width <= columns {
                rows[row][column] = character
                if width > 1 { rows[row][column + 1] = nil }
            }
            column = min(column + width, columns - 1)
        }
        return true
    }

    private static let modes = ["?7", "?2004", "?1000", "?1006"]

    /// Another size, and nothing of what stood there where it was: terminals differ in what they make of it.
    mutating func resize(rows height: Int, columns width: Int) {
        columns = width
        rows = Array(repeating: Array(repeating: "#", count: width), count: height)
        (row, column) = (min(row, height - 1), min(column, width - 1))
    }

    private mutating func control(_ parameter: String, _ final: Character) {
        let number = max(1, Int(parameter) ?? 1)
        switch final {
        case "A": row = max(0, row - number)
        case "B": row = min(rows.count - 1, row + number)
        case "C": column = min(columns - 1, column + number)
        case "H":
            let place = parameter.split(separator: ";").compactMap { Int($0) }
            row = min(max(1, place.first ?? 1), rows.count) - 1
            column = min(max(1, place.last ?? 1), columns) - 1
        case "J" where parameter == "2":
            rows = Array(repeating: Array(repeating: " ", count: columns), count: rows.count)
        case "K" where parameter.isEmpty:
            for index in column..<columns { rows[row][index] = " " }
        // Colours and the like.
        case "m": break
        case "h" where parameter == "?25": showsCursor = true
        case "l" where parameter == "?25": showsCursor = false
        case "h" where parameter == "?1049": isOther = true
        case "l" where parameter == "?1049": isOther = false
        // Whether lines wrap, which they never do here, a paste is told apart from typing, and the mouse is told of.
        case "h" where Self.modes.contains(parameter), "l" where Self.modes.contains(parameter): break
        default: unknown.append("ESC [ \(parameter) \(final)")
        }
    }
}
