// White space, literals, numbers and strings, each written on the tape as one entry.
// The rules about padding and positions are those of JSONScanner.swift.

extension JSONScanner {
    func error(_ reason: JSONSyntaxError.Reason, at offset: Int) -> JSONSyntaxError {
        JSONSyntaxError(offset: offset, reason: reason)
    }

    /// The byte at the position is not what the grammar asks for: unless it says more itself, that is the reason.
    @inline(never)
    func unexpected(_ reason: JSONSyntaxError.Reason, _ text: UnsafePointer<UInt8>) -> JSONSyntaxError {
        if position >= length { return error(.unexpectedEnd, at: length) }
        if UTF8Validation.sequenceLength(at: text + position) == 0 { return error(.invalidUTF8, at: position) }
        return error(reason, at: position)
    }

    @inline(__always)
    mutating func skipWhiteSpace(_ text: UnsafePointer<UInt8>) {
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
            guard !Self.isDigit(text[position]) else { throw error(.leadingZero, at: position &- 1) }
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
                try skipEscape(text)
            case 0x80...0xFF:
                try skipNonASCII(text)
            default:
                throw unexpected(.controlCharacter, text)
            }
        }
    }

    /// Goes on to the next byte that is a quotation mark, a backslash, a control character or not ASCII.
    @inline(__always)
    private mutating func skipUnremarkable(_ text: UnsafePointer<UInt8>) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let bytes = UnsafeRawPointer(text)
        while true {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            // In each of the three, the lowest high bit that is set marks a byte that is sought; only bytes above
            // it may be marked in error, by the borrow.
            let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            let marks =
                (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
                    | ((word &- ones &* 0x20) & ~word) | word) & highs
            if marks != 0 {
                position &+= marks.trailingZeroBitCount / 8
                return
            }
            position &+= 8
        }
    }

    @inline(never)
    private mutating func skipNonASCII(_ text: UnsafePointer<UInt8>) throws(JSONSyntaxError) {
        repeat {
            let length = UTF8Validation.sequenceLength(at: text + position)
            guard length > 0 else { throw error(.invalidUTF8, at: position) }
            position &+= length
        } while text[position] >= 0x80
    }

    /// The position is on the backslash. Surrogates need not pair: decoding deals with lone ones.
    @inline(never)
    private mutating func skipEscape(_ text: UnsafePointer<UInt8>) throws(JSONSyntaxError) {
        position &+= 1
        switch text[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position &+= 1
        case UInt8(ascii: "u"):
            position &+= 1
            for _ in 0..<4 {
                guard JSONEscapes.hexDigit(text[position]) != nil else { throw unexpected(.expectedHexDigit, text) }
                position &+= 1
            }
        default:
            throw unexpected(.unknownEscape, text)
        }
    }
}
