public import FieldEngine
import FieldProtocol
import JSONBytes

/// A form file as people write it: what fits into a line is one, the members of the form and the elements of its lists have
/// lines of their own.
public struct FormFileLayout {
    private var text: [UInt8] = []
    private var column = 0

    /// The longest line.
    private static let width = 120

    /// The bytes of a file, with the end of its last line.
    public static func bytes(of form: Parameter) -> [UInt8] {
        var layout = FormFileLayout()
        layout.write(form, indent: 0, isWhole: true)
        layout.text.append(UInt8(ascii: "\n"))
        return layout.text
    }

    /// `room`: what has to fit behind it in its last line.
    private mutating func write(_ value: Parameter, indent: Int, isWhole: Bool = false, room: Int = 1) {
        let line = Self.line(value)
        if !isWhole, column + line.scalarCount + room <= Self.width { return append(line) }
        switch value {
        case .table(let members) where !members.isEmpty:
            append(Array("{".utf8))
            // What took several lines has its last for itself.
            var isBroken = isWhole
            for (index, member) in members.enumerated() {
                let name = Self.quoted(member.name) + Array(": ".utf8)
                let isLast = index == members.count - 1
                let length = name.scalarCount + Self.line(member.value).scalarCount + 1
                // The members of the form stand each in a line; those of anything else as many as fit.
                if index > 0, !isBroken, column + 1 + length <= Self.width {
                    append(Array(" ".utf8))
                } else {
                    breakLine(indent + 2)
                }
                append(name)
                isBroken = isWhole || indent + 2 + length > Self.width
                write(member.value, indent: indent + 2, isWhole: isWhole && member.value.isListOfTables)
                if !isLast { append(Array(",".utf8)) }
            }
            breakLine(indent)
            append(Array("}".utf8))
        case .list(let elements) where !elements.isEmpty:
            append(Array("[".utf8))
            let isListOfTables = value.isListOfTables
            for (index, element) in elements.enumerated() {
                if index > 0, !isListOfTables, column + 2 + Self.line(element).scalarCount <= Self.width {
                    append(Array(" ".utf8))
                } else {
                    breakLine(indent + 2)
                }
                write(element, indent: indent + 2)
                if index < elements.count - 1 { append(Array(",".utf8)) }
            }
            breakLine(indent)
            append(Array("]".utf8))
        case .table, .list, .null, .boolean, .number, .text: append(line)
        }
    }

    private mutating func append(_ bytes: [UInt8]) {
        text += bytes
        column += bytes.scalarCount
    }

    private mutating func breakLine(_ indent: Int) {
        text.append(UInt8(ascii: "\n"))
        text += repeatElement(UInt8(ascii: " "), count: indent)
        column = indent
    }

    /// All of a value in one line.
    private static func line(_ value: Parameter) -> [UInt8] {
        switch value {
        case .table(let members) where !members.isEmpty:
            let parts = members.map { quoted($0.name) + Array(": ".utf8) + line($0.value) }
            return Array("{ ".utf8) + Array(parts.joined(separator: ", ".utf8)) + Array(" }".utf8)
        case .list(let elements):
            return Array("[".utf8) + Array(elements.map { line($0) }.joined(separator: ", ".utf8)) + Array("]".utf8)
        case .table, .null, .boolean, .number, .text:
            var writer = JSONWriter()
            value.encode(to: &writer)
            return Array(writer.bytes)
        }
    }

    private static func quoted(_ text: String) -> [UInt8] { line(.text(text)) }
}

extension Parameter {
    fileprivate var isListOfTables: Bool {
        guard case .list(let elements) = self else { return false }
        return elements.contains { if case .table = $0 { true } else { false } }
    }
}

extension [UInt8] {
    /// How many characters of a terminal that is, about.
    fileprivate var scalarCount: Int { reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }
}
