/// A header block, read line by line.
struct HeaderBlock: Sendable {
    /// The longest block that is taken, its line breaks and the blank line at its end included.
    static let maxBytes = 4096

    /// Bytes of the lines taken so far.
    private(set) var byteCount = 0
    private(set) var length: Int?
    private(set) var isUTF8 = true

    /// How much of the present line's name has been examined, and where it ends, counted from the line's start.
    private var examined = 0
    private var colon: Int?

    /// Looks at the name in a line that may still be incomplete. False as soon as it can't become a header:
    /// a client that sends a body where a header belongs is told at once, not when it sends a line break.
    mutating func examineName(in line: UnsafeRawBufferPointer) -> Bool {
        while colon == nil, examined < line.count {
            let byte = line[examined]
            if byte == ASCII.colon {
                guard examined > 0 else { return false }
                colon = examined
            } else if !ASCII.isToken(byte) {
                return false
            }
            examined += 1
        }
        return true
    }

    /// Takes one complete, examined line that is not blank, given without its line break.
    mutating func take(_ line: UnsafeRawBufferPointer, lineBytes: Int, maximum: Int) throws(FramingError) {
        guard let colon, colon < line.count else { throw .invalidHeader }
        byteCount += lineBytes
        let name = UnsafeRawBufferPointer(rebasing: line[..<colon])
        let value = ASCII.trimmed(UnsafeRawBufferPointer(rebasing: line[(colon + 1)...]))
        self.colon = nil
        examined = 0
        if ASCII.equals(name, Self.lengthName) {
            try takeLength(value, maximum: maximum)
        } else if ASCII.equals(name, "content-type") {
            isUTF8 = isUTF8 && Self.namesUTF8(value)
        }
    }

    private mutating func takeLength(_ value: UnsafeRawBufferPointer, maximum: Int) throws(FramingError) {
        guard !value.isEmpty else { throw .invalidLength }
        var number = 0
        for byte in value {
            guard ASCII.isDigit(byte) else { throw .invalidLength }
            let (product, overflow) = number.multipliedReportingOverflow(by: 10)
            // Every number over the maximum is as good as another, so it need not be told exactly.
            let (sum, carry) = product.addingReportingOverflow(Int(byte) - Int(ASCII.zero))
            number = overflow || carry ? Int.max : sum
        }
        if let length, length != number { throw .contradictoryLength }
        guard number <= maximum else { throw .excessiveLength }
        length = number
    }

    /// A `Content-Type` without a character set means UTF-8, as the Language Server Protocol has it; ASCII is a part of it.
    private static func namesUTF8(_ value: UnsafeRawBufferPointer) -> Bool {
        for parameter in value.split(separator: ASCII.semicolon).dropFirst() {
            guard let equals = parameter.firstIndex(of: ASCII.equals) else { continue }
            let name = ASCII.trimmed(UnsafeRawBufferPointer(rebasing: parameter[..<equals]))
            guard ASCII.equals(name, "charset") else { continue }
            var charset = ASCII.trimmed(UnsafeRawBufferPointer(rebasing: parameter[(equals + 1)...]))
            if charset.count >= 2, charset.first == ASCII.quote, charset.last == ASCII.quote {
                charset = UnsafeRawBufferPointer(rebasing: charset.dropFirst().dropLast())
            }
            let isUTF8 =
                ASCII.equals(charset, "utf-8") || ASCII.equals(charset, "utf8")
                || ASCII.equals(charset, "us-ascii") || ASCII.equals(charset, "ascii")
            guard isUTF8 else { return false }
        }
        return true
    }

    // MARK: Finding a frame after an error

    enum Match {
        case yes
        case no
        /// Too few bytes to tell.
        case undecided
    }

    /// Whether `bytes` start with `Content-Length:`; with `wholeLine`, whether they start with a complete, well-formed line
    /// of that header. Looks at a bounded number of bytes.
    static func startsFrame(_ bytes: ArraySlice<UInt8>, wholeLine: Bool) -> Match {
        var position = bytes.startIndex
        for expected in UnsafeRawBufferPointer(start: lengthName.utf8Start, count: lengthName.utf8CodeUnitCount) {
            guard position < bytes.endIndex else { return .undecided }
            guard ASCII.lowercased(bytes[position]) == expected else { return .no }
            position += 1
        }
        guard position < bytes.endIndex else { return .undecided }
        guard bytes[position] == ASCII.colon else { return .no }
        position += 1
        guard wholeLine else { return .yes }
        let line = bytes[position...].prefix(longestPickedUpValue)
        guard let end = line.firstIndex(of: ASCII.lineFeed) else {
            return line.count < longestPickedUpValue && line.allSatisfy(isPartOfLengthLine) ? .undecided : .no
        }
        var value = line[..<end]
        if value.last == ASCII.carriageReturn { value = value.dropLast() }
        let isNumber = value.withUnsafeBytes { bytes in
            let digits = ASCII.trimmed(bytes)
            return !digits.isEmpty && digits.allSatisfy(ASCII.isDigit)
        }
        return isNumber ? .yes : .no
    }

    private static func isPartOfLengthLine(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || byte == ASCII.space || byte == ASCII.tab || byte == ASCII.carriageReturn
    }

    private static let longestPickedUpValue = 32
    private static let lengthName: StaticString = "content-length"
}
