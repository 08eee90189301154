// White space, literals, numbers and strings, each written on the tape as one entry.
// The rules about padding and positions are those of JSONScanner.swift.

extension JSONScanner {
    func error(_ reason: JSONSyntaxError.Reason, at offset: Int) -> JSONSyntaxError {
        JSONSyntaxError(offset: offset, reason: reason)
    }

    /// The byte at the position is not what the grammar asks for.
    @inline(__always)
    func unexpected(_ reason: JSONSyntaxError.Reason, _ text: UnsafePointer<UInt8>) -> JSONSyntaxError {
        Self.unexpected(reason, text, at: position, of: length)
    }

    /// The reason given, unless the byte there says more itself.
    @inline(never)
    private static func unexpected(
        _ reason: JSONSyntaxError.Reason, _ text: UnsafePointer<UInt8>, at position: Int, of length: Int
    ) -> JSONSyntaxError {
        if position >= length { return JSONSyntaxError(offset: length, reason: .unexpectedEnd) }
        let isUTF8 = UTF8Validation.sequenceLength(at: text + position) > 0
        return JSONSyntaxError(offset: position, reason: isUTF8 ? reason : .invalidUTF8)
    }

    @inline(__always)
    mutating func skipWhiteSpace(_ text: UnsafePointer<UInt8>) {
        // Mostly there is none.
        if text[position] > UInt8(ascii: " ") { return }
        // Where there is much, it is spaces.
        while EightBytes.areSpaces(UnsafeRawPointer(text + position)) { position &+= 8 }
        while true {
            switch text[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position &+= 1
            default: return
            }
        }
    }

    @inline(__always)
    private mutating func append(
        from start: Int, _ kind: JSONKind, isPlain: Bool, _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) {
        let next = used &+ 1
        tape[used] = JSONEntry(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
            next: UInt32(truncatingIfNeeded: next), count: 0, kind: kind, isPlain: isPlain)
        used = next
    }
}

// MARK: - Literals and numbers

extension JSONScanner {
    @inline(__always)
    mutating func scanLiteral(
        _ literal: StaticString, _ kind: JSONKind, _ text: UnsafePointer<UInt8>,
        _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) throws(JSONSyntaxError) {
        let start = position
        let letters = literal.utf8Start
        for index in 0..<literal.utf8CodeUnitCount {
            guard text[position] == letters[index] else { throw unexpected(.misspelledLiteral, text) }
            position &+= 1
        }
        append(from: start, kind, isPlain: true, tape)
    }

    @inline(__always)
    mutating func scanNumber(
        _ text: UnsafePointer<UInt8>, _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) throws(JSONSyntaxError) {
        let start = position
        if text[position] == UInt8(ascii: "-") { position &+= 1 }
        if text[position] == UInt8(ascii: "0") {
            position &+= 1
            guard !Self.isDigit(text[position]) else { throw error(.leadingZero, at: position) }
        } else {
            try skipDigits(text)
        }
        var isPlain = true
        if text[position] == UInt8(ascii: ".") {
            isPlain = false
            position &+= 1
            try skipDigits(text)
        }
        if text[position] | 0x20 == UInt8(ascii: "e") {
            isPlain = false
            position &+= 1
            let sign = text[position]
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position &+= 1 }
            try skipDigits(text)
        }
        append(from: start, .number, isPlain: isPlain, tape)
    }

    @inline(__always)
    private mutating func skipDigits(_ text: UnsafePointer<UInt8>) throws(JSONSyntaxError) {
        guard Self.isDigit(text[position]) else { throw unexpected(.expectedDigit, text) }
        repeat { position &+= 1 } while Self.isDigit(text[position])
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

// MARK: - Strings

extension JSONScanner {
    /// The position is on the opening quotation mark.
    @inline(__always)
    mutating func scanString(
        _ text: UnsafePointer<UInt8>, _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) throws(JSONSyntaxError) {
        let start = position
        position &+= 1
        var isPlain = true
        while true {
            skipUnremarkable(text)
            switch text[position] {
            case UInt8(ascii: "\""):
                position &+= 1
                append(from: start, .string, isPlain: isPlain, tape)
                return
            case UInt8(ascii: "\\"):
                isPlain = false
                position = try Self.endOfEscape(text, at: position, of: length)
            case 0x80...0xFF:
                position = try Self.endOfNonASCII(text, at: position)
            default:
                throw unexpected(.controlCharacter, text)
            }
        }
    }

    /// Goes on to the next byte that is a quotation mark, a backslash, a control character or not ASCII.
    @inline(__always)
    private mutating func skipUnremarkable(_ text: UnsafePointer<UInt8>) {
        let bytes = UnsafeRawPointer(text)
        while true {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let plain = EightBytes.plainPrefix(word)
            position &+= plain
            if plain < 8 { return }
        }
    }

    /// The next ASCII character after the position, up to which all is UTF-8.
    @inline(never)
    private static func endOfNonASCII(
        _ text: UnsafePointer<UInt8>, at start: Int
    ) throws(JSONSyntaxError) -> Int {
        var position = start
        repeat {
            let length = UTF8Validation.sequenceLength(at: text + position)
            guard length > 0 else { throw JSONSyntaxError(offset: position, reason: .invalidUTF8) }
            position &+= length
        } while text[position] >= 0x80
        return position
    }

    /// What follows the escape whose backslash is at the position. Surrogates need not pair: decoding deals with
    /// lone ones.
    @inline(never)
    private static func endOfEscape(
        _ text: UnsafePointer<UInt8>, at start: Int, of length: Int
    ) throws(JSONSyntaxError) -> Int {
        var position = start &+ 1
        switch text[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return position &+ 1
        case UInt8(ascii: "u"):
            position &+= 1
            for _ in 0..<4 {
                guard JSONEscapes.hexDigit(text[position]) != nil else {
                    throw unexpected(.expectedHexDigit, text, at: position, of: length)
                }
                position &+= 1
            }
            return position
        default:
            throw unexpected(.unknownEscape, text, at: position, of: length)
        }
    }
}
