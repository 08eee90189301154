/// The short form of messages in a transcript, and the bytes that it stands for.
///
/// The short form omits the constant parts of messages. A message that it can't express exactly is written in full.
enum TranscriptNotation {
    /// What stands behind `-->`.
    static func input(_ text: TranscriptText) throws(TranscriptText.Problem) -> Transcript.Action {
        var text = text
        switch text.first.map(Unicode.Scalar.init) {
        case nil:
            throw TranscriptText.Problem("a message must follow -->")
        case "{", "[":
            return .message(text.rest)
        default:
            break
        }
        var message = Array(#"{"jsonrpc":"2.0","#.utf8)
        if let identifier = try readIdentifier(&text) {
            message += Array(#""id":"#.utf8) + identifier + [UInt8(ascii: ",")]
        } else if text.startsRaw {
            _ = text.word()
            let literal = try text.stringLiteral()
            try text.expectEnd()
            return .bytes(try TranscriptText.unescaped(literal))
        }
        message += try readMethod(&text)
        if !text.isAtEnd { message += Array(#","params":"#.utf8) + text.rest }
        return .message(message + [UInt8(ascii: "}")])
    }

    /// The exact bytes of the message behind `<--`.
    static func output(_ text: TranscriptText) throws(TranscriptText.Problem) -> [UInt8] {
        var text = text
        switch text.first.map(Unicode.Scalar.init) {
        case nil:
            throw TranscriptText.Problem("a message must follow <--")
        case "{", "[":
            return TranscriptText.compacted(text.rest)
        default:
            break
        }
        var message = Array(#"{"jsonrpc":"2.0","#.utf8)
        guard let identifier = try readIdentifier(&text) else {
            if text.startsRaw {
                _ = text.word()
                let literal = try text.stringLiteral()
                try text.expectEnd()
                return try TranscriptText.unescaped(literal)
            }
            return message + (try readCall(&text))
        }
        message += Array(#""id":"#.utf8) + identifier + [UInt8(ascii: ",")]
        if text.startsWithWord("error") {
            _ = text.word()
            return message + (try readError(&text))
        }
        if text.startsMethod { return message + (try readCall(&text)) }
        guard !text.isAtEnd else { throw TranscriptText.Problem("a result, an error or a method must follow the id") }
        return message + Array(#""result":"#.utf8) + TranscriptText.compacted(text.rest) + [UInt8(ascii: "}")]
    }

    private static func readIdentifier(_ text: inout TranscriptText) throws(TranscriptText.Problem) -> [UInt8]? {
        switch text.first.map(Unicode.Scalar.init) {
        case "\"": return try text.stringLiteral()
        case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": return Array(text.word().utf8)
        default: return text.startsWithWord("null") ? Array(text.word().utf8) : nil
        }
    }

    private static func readMethod(_ text: inout TranscriptText) throws(TranscriptText.Problem) -> [UInt8] {
        guard text.startsMethod else { throw TranscriptText.Problem("a method's name was expected") }
        return Array(#""method":""#.utf8) + Array(text.word().utf8) + [UInt8(ascii: "\"")]
    }

    private static func readCall(_ text: inout TranscriptText) throws(TranscriptText.Problem) -> [UInt8] {
        var call = try readMethod(&text)
        if !text.isAtEnd { call += Array(#","params":"#.utf8) + TranscriptText.compacted(text.rest) }
        return call + [UInt8(ascii: "}")]
    }

    private static func readError(_ text: inout TranscriptText) throws(TranscriptText.Problem) -> [UInt8] {
        guard let code = Int(text.word()) else { throw TranscriptText.Problem("an error's code was expected") }
        var error = Array(#""error":{"code":\#(code),"message":"#.utf8) + (try text.stringLiteral())
        if !text.isAtEnd { error += Array(#","data":"#.utf8) + TranscriptText.compacted(text.rest) }
        return error + Array("}}".utf8)
    }
}

extension TranscriptText {
    fileprivate func startsWithWord(_ word: String) -> Bool {
        var copy = self
        return copy.word() == word
    }

    /// A word that can be a method's name and is no JSON value.
    fileprivate var startsMethod: Bool {
        guard let first = first.map(Unicode.Scalar.init), first == "$" || first.properties.isAlphabetic else {
            return false
        }
        return !startsWithWord("null") && !startsWithWord("true") && !startsWithWord("false")
    }

    fileprivate var startsRaw: Bool {
        var copy = self
        return copy.word() == "raw" && copy.first == UInt8(ascii: "\"")
    }
}

extension TranscriptNotation {
    /// The shortest notation of a message that the server has written; `output` reads it back byte for byte.
    static func text(of message: [UInt8]) -> String {
        for candidate in [shortForm(of: message), String(validating: message, as: UTF8.self)] {
            guard let candidate, !candidate.contains(where: { $0.isNewline }) else { continue }
            if (try? output(TranscriptText(candidate))) == message { return candidate }
        }
        return "raw " + TranscriptText.escaped(message)
    }

    /// Only a guess: `text(of:)` makes sure that it says the same.
    private static func shortForm(of message: [UInt8]) -> String? {
        var rest = message[...]
        guard rest.removePrefix(#"{"jsonrpc":"2.0","#), rest.popLast() == UInt8(ascii: "}") else { return nil }
        var words: [String] = []
        if rest.removePrefix(#""id":"#) {
            words.append(decoded(rest.popValue()))
            guard rest.removePrefix(",") else { return nil }
        }
        if rest.removePrefix(#""method":""#) {
            words.append(decoded(rest.prefix { $0 != UInt8(ascii: "\"") }))
            rest = rest.drop { $0 != UInt8(ascii: "\"") }.dropFirst()
            if rest.removePrefix(#","params":"#) { words.append(decoded(rest)) }
        } else if rest.removePrefix(#""result":"#) {
            words.append(decoded(rest))
        } else if rest.removePrefix(#""error":{"code":"#), rest.popLast() == UInt8(ascii: "}") {
            words += ["error", decoded(rest.popValue())]
            guard rest.removePrefix(#","message":"#) else { return nil }
            words.append(decoded(rest.popValue()))
            if rest.removePrefix(#","data":"#) { words.append(decoded(rest)) }
        } else {
            return nil
        }
        guard isOneValue(rest) else { return nil }
        return words.joined(separator: " ")
    }

    /// Whether this is one value: there is no comma outside its brackets that would begin another member.
    private static func isOneValue(_ bytes: ArraySlice<UInt8>) -> Bool {
        var scanner = StringScanner()
        var depth = 0
        for byte in bytes {
            let isInString = scanner.isInString
            scanner.take(byte)
            guard !isInString else { continue }
            switch Unicode.Scalar(byte) {
            case "{", "[": depth += 1
            case "}", "]": depth -= 1
            case ",": if depth <= 0 { return false }
            default: break
            }
            if depth < 0 { return false }
        }
        return true
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    fileprivate mutating func removePrefix(_ prefix: String) -> Bool {
        guard starts(with: prefix.utf8) else { return false }
        self = dropFirst(prefix.utf8.count)
        return true
    }

    /// Takes everything up to the next comma outside a string.
    fileprivate mutating func popValue() -> ArraySlice<UInt8> {
        var scanner = StringScanner()
        let value = prefix { byte in
            let isInString = scanner.isInString
            scanner.take(byte)
            return isInString || byte != UInt8(ascii: ",")
        }
        self = dropFirst(value.count)
        return value
    }
}

extension TranscriptNotation {
    static let width = 110
    static let indentation = "    "

    /// Breaks a long entry after commas outside strings, preferring those that separate the larger parts.
    static func wrapped(_ entry: String) -> [String] {
        var lines: [String] = []
        var rest = Array(entry.utf8)[...]
        while !rest.isEmpty {
            let indentation = lines.isEmpty ? "" : Self.indentation
            let available = width - indentation.utf8.count
            let end = characterCount(rest) <= available ? rest.endIndex : breakPoint(in: rest, available: available)
            lines.append(indentation + String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[end...]
        }
        return lines
    }

    private static func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 }
    }

    /// Where the first line of what is left ends.
    private static func breakPoint(in rest: ArraySlice<UInt8>, available: Int) -> Int {
        var scanner = StringScanner()
        var depth = 0
        var column = 0
        var best: (end: Int, depth: Int)?
        for index in rest.indices {
            let byte = rest[index]
            let isInString = scanner.isInString
            scanner.take(byte)
            if byte & 0xC0 != 0x80 { column += 1 }
            if column > available, let best { return best.end }
            guard !isInString else { continue }
            switch Unicode.Scalar(byte) {
            case "{", "[":
                depth += 1
            case "}", "]":
                depth -= 1
            case ",":
                // A comma deeper down only counts where the line would be half empty without it.
                if best.map({ depth <= $0.depth || column > available / 2 && $0.end - rest.startIndex < available / 2 })
                    ?? true
                {
                    best = (index + 1, depth)
                }
            default:
                break
            }
        }
        return best?.end ?? rest.endIndex
    }
}
