/// The text of one entry, read from left to right. Knows where JSON strings begin and end, and nothing more of JSON:
/// a transcript must be able to send what is not JSON.
struct TranscriptText: Equatable {
    private var bytes: [UInt8]
    private var position = 0

    struct Problem: Error {
        var reason: String
        init(_ reason: String) { self.reason = reason }
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
        skipBlanks()
    }

    /// Joins an entry's lines: the indentation of all but the first goes.
    init(joining lines: ArraySlice<String>) {
        bytes = []
        for (offset, line) in lines.enumerated() {
            let bare = line.utf8.last == UInt8(ascii: "\r") ? line.utf8.dropLast() : line.utf8[...]
            bytes += offset == 0 ? bare : bare.drop(while: Self.isBlank)
        }
        skipBlanks()
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    var isAtEnd: Bool { position >= bytes.count }
    var first: UInt8? { isAtEnd ? nil : bytes[position] }

    /// Everything not yet read, without blanks at its end.
    var rest: [UInt8] {
        var end = bytes.count
        while end > position, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return Array(bytes[min(position, end)..<end])
    }

    private mutating func skipBlanks() {
        while let first, Self.isBlank(first) { position += 1 }
    }

    /// The next run of bytes without blanks (`""` at the end), and the blanks behind it.
    mutating func word() -> String {
        let start = position
        while let first, !Self.isBlank(first) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        skipBlanks()
        return word
    }

    /// The next JSON string as it is spelled, quotes included, and the blanks behind it.
    mutating func stringLiteral() throws(Problem) -> [UInt8] {
        let start = position
        guard first == UInt8(ascii: "\"") else { throw Problem("a string in quotes was expected") }
        position += 1
        while let byte = first {
            position += 1
            if byte == UInt8(ascii: "\\") {
                position = min(position + 1, bytes.count)
            } else if byte == UInt8(ascii: "\"") {
                let literal = Array(bytes[start..<position])
                skipBlanks()
                return literal
            }
        }
        throw Problem("a string is not closed")
    }

    func expectEnd() throws(Problem) {
        guard isAtEnd else {
            throw Problem("nothing was expected behind that: \(String(decoding: rest, as: UTF8.self))")
        }
    }
}

extension TranscriptText {
    /// JSON without the white space outside its strings.
    static func compacted(_ json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        var scanner = StringScanner()
        for byte in json {
            let isInString = scanner.isInString
            scanner.take(byte)
            if isInString || !(isBlank(byte) || byte == UInt8(ascii: "\n")) { result.append(byte) }
        }
        return result
    }

    /// The bytes that a string literal stands for. Beyond JSON's escapes, `\xFF` is one byte, so that a transcript can
    /// send what is not UTF-8.
    static func unescaped(_ literal: [UInt8]) throws(Problem) -> [UInt8] {
        var result: [UInt8] = []
        var rest = literal.dropFirst().dropLast()
        var highSurrogate: UInt32?
        while let byte = rest.popFirst() {
            var unit: UInt32?
            if byte == UInt8(ascii: "\\") {
                switch rest.popFirst().map(Unicode.Scalar.init) {
                case "\"": result.append(UInt8(ascii: "\""))
                case "\\": result.append(UInt8(ascii: "\\"))
                case "/": result.append(UInt8(ascii: "/"))
                case "b": result.append(0x08)
                case "f": result.append(0x0C)
                case "n": result.append(0x0A)
                case "r": result.append(0x0D)
                case "t": result.append(0x09)
                case "x": result.append(UInt8(truncatingIfNeeded: try hexadecimal(&rest, digits: 2)))
                case "u": unit = try hexadecimal(&rest, digits: 4)
                default: throw Problem("an unknown escape in a string")
                }
            } else {
                result.append(byte)
            }
            switch (highSurrogate, unit) {
            case (let high?, let low?) where (0xDC00..<0xE000).contains(low):
                try append(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), to: &result)
                highSurrogate = nil
            case (.some, _):
                throw Problem("half a surrogate pair")
            case (nil, let high?) where (0xD800..<0xDC00).contains(high):
                highSurrogate = high
            case (nil, let scalar?):
                try append(scalar, to: &result)
            case (nil, nil):
                break
            }
        }
        guard highSurrogate == nil else { throw Problem("half a surrogate pair") }
        return result
    }

    private static func append(_ value: UInt32, to result: inout [UInt8]) throws(Problem) {
        guard let scalar = Unicode.Scalar(value) else { throw Problem("half a surrogate pair") }
        result += Array(String(Character(scalar)).utf8)
    }

    private static func hexadecimal(_ rest: inout ArraySlice<UInt8>, digits: Int) throws(Problem) -> UInt32 {
        let text = String(decoding: rest.prefix(digits), as: UTF8.self)
        guard text.utf8.count == digits, !text.hasPrefix("+"), !text.hasPrefix("-"),
            let value = UInt32(text, radix: 16)
        else { throw Problem("hexadecimal digits were expected in an escape") }
        rest = rest.dropFirst(digits)
        return value
    }

    /// Bytes as a literal that `unescaped` reads back.
    static func escaped(_ bytes: [UInt8]) -> String {
        let hexadecimal = Array("0123456789abcdef".utf8)
        // Text stays readable; in what is not UTF-8 every byte beyond ASCII is spelled out.
        let isText = String(validating: bytes, as: UTF8.self) != nil
        var result: [UInt8] = [UInt8(ascii: "\"")]
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case 0x0A: result += Array("\\n".utf8)
            case 0x0D: result += Array("\\r".utf8)
            case 0x09: result += Array("\\t".utf8)
            case 0x20..<0x7F: result.append(byte)
            case 0x80... where isText: result.append(byte)
            default:
                result += Array("\\x".utf8) + [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
            }
        }
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }
}

/// Tells, byte by byte, what of a JSON text is inside a string.
struct StringScanner {
    private(set) var isInString = false
    private var isEscaped = false

    mutating func take(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\"") {
            isInString.toggle()
        } else if isInString, byte == UInt8(ascii: "\\") {
            isEscaped = true
        }
    }
}
