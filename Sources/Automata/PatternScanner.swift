/// A place in a pattern's text, and the reading of what patterns and classes have in common: escapes.
struct PatternScanner {
    let scalars: [Unicode.Scalar]
    var position = 0
    /// The properties met before, which a long pattern would otherwise look up and store over and over.
    private var properties: [String: ScalarSet] = [:]

    init(_ source: String) { scalars = Array(source.unicodeScalars) }

    var isAtEnd: Bool { position >= scalars.count }

    /// The scalar that many places ahead, or nil past the end.
    func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        let index = position + ahead
        return index < scalars.count ? scalars[index] : nil
    }

    mutating func next() -> Unicode.Scalar? {
        guard position < scalars.count else { return nil }
        defer { position += 1 }
        return scalars[position]
    }

    /// Steps over that text where it comes next.
    mutating func skip(_ text: String) -> Bool {
        var end = position
        for scalar in text.unicodeScalars {
            guard end < scalars.count, scalars[end] == scalar else { return false }
            end += 1
        }
        position = end
        return true
    }

    /// A decimal number, or nil where no digit comes next; numbers too large to matter are cut at a million.
    mutating func number() -> Int? {
        var result: Int?
        while let scalar = peek(), ("0"..."9").contains(scalar) {
            result = min((result ?? 0) * 10 + Int(scalar.value - 48), 1_000_000)
            position += 1
        }
        return result
    }

    /// What an escape stands for.
    enum Escape {
        case scalar(Unicode.Scalar)
        /// A set; case folding has nothing to add to it.
        case set(ScalarSet)
    }

    /// Reads an escape whose backslash comes next.
    mutating func escape(inClass: Bool, _ flags: PatternFlags) throws(PatternError) -> Escape {
        let start = position
        position += 1
        guard let scalar = next() else {
            throw PatternError(.syntax, offset: start, reason: "a backslash ends the pattern")
        }
        switch scalar {
        case "d": return .set(flags.isUnicode ? UnicodeProperty.decimalNumbers : .digits)
        case "D": return .set((flags.isUnicode ? UnicodeProperty.decimalNumbers : .digits).complement)
        case "w": return .set(flags.isUnicode ? UnicodeProperty.word : .patternWord)
        case "W": return .set((flags.isUnicode ? UnicodeProperty.word : .patternWord).complement)
        case "s": return .set(flags.isUnicode ? UnicodeProperty.whiteSpace : .patternSpace)
        case "S": return .set((flags.isUnicode ? UnicodeProperty.whiteSpace : .patternSpace).complement)
        case "p", "P":
            return .set(try property(isNegated: scalar == "P", ignoreCase: flags.ignoreCase, start: start))
        case "t": return .scalar("\t")
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "v": return .scalar("\u{B}")
        case "f": return .scalar("\u{C}")
        case "x": return .scalar(try hexadecimal(digits: 2, start: start))
        case "u": return .scalar(try unicodeEscape(start: start))
        case "c":
            guard let letter = next(), ScalarSet.letters.contains(letter) else {
                throw PatternError(.syntax, offset: start, reason: "\\c needs a letter")
            }
            return .scalar(Unicode.Scalar(UInt8(letter.value % 32)))
        case "0"..."3" where isOctalEscape:
            // ECMAScript reads three octal digits as a scalar outside its strict modes; no pattern has so many groups.
            let digits = [scalar, next() ?? "0", next() ?? "0"]
            return .scalar(Unicode.Scalar(UInt8(digits.reduce(0) { $0 << 3 | $1.value & 7 })))
        case "0":
            if let digit = peek(), ScalarSet.digits.contains(digit) {
                throw PatternError(.unsupported, offset: start, reason: "octal escapes have three digits")
            }
            return .scalar("\0")
        case "b" where inClass: return .scalar("\u{8}")
        case "b", "B":
            let reason = "a word boundary (\\\(scalar)) is no character of a class"
            throw PatternError(.unsupported, offset: start, reason: reason)
        case "1"..."9", "k":
            throw PatternError(.unsupported, offset: start, reason: "back references (\\\(scalar)) are not supported")
        case "A"..."Z", "a"..."z":
            throw PatternError(.unsupported, offset: start, reason: "the escape \\\(scalar) is unknown")
        default:
            return .scalar(scalar)
        }
    }

    /// Steps over an escape that takes no character, where one comes next.
    mutating func assertion(_ flags: PatternFlags) -> Assertion? {
        guard peek() == "\\" else { return nil }
        switch peek(1) {
        case "A":
            position += 2
            return .textStart
        case "z":
            position += 2
            return .textEnd
        case "B":
            position += 2
            return .word(.noBoundary, isUnicode: flags.isUnicode)
        case "b":
            position += 2
            return .word(wordEdge(), isUnicode: flags.isUnicode)
        default: return nil
        }
    }

    /// The rest of `\b`: a name in braces, or nothing.
    private mutating func wordEdge() -> Assertion.WordEdge {
        if skip("{start}") { return .start }
        if skip("{end}") { return .end }
        if skip("{start-half}") { return .startHalf }
        if skip("{end-half}") { return .endHalf }
        return .boundary
    }

    /// Steps over white space, or over a comment to the end of its line, where that comes next.
    mutating func skipSpace() -> Bool {
        guard let scalar = peek() else { return false }
        if scalar == "#" {
            while let scalar = next(), scalar != "\n" {}
            return true
        }
        guard ScalarSet.betweenParts.contains(scalar) else { return false }
        position += 1
        return true
    }

    /// Whether two octal digits come next.
    private var isOctalEscape: Bool {
        [peek(), peek(1)].allSatisfy { $0.map { ("0"..."7").contains($0) } ?? false }
    }

    /// The rest of `\u`: four digits (two such escapes of a surrogate pair are one scalar), or digits in braces.
    private mutating func unicodeEscape(start: Int) throws(PatternError) -> Unicode.Scalar {
        let bad = PatternError(.syntax, offset: start, reason: "\\u needs four hexadecimal digits, or some in braces")
        if skip("{") {
            var value: UInt32 = 0
            var count = 0
            while let digit = peek()?.hexadecimalValue {
                value = min(value * 16 + digit, 0x110000)
                count += 1
                position += 1
            }
            guard count > 0, skip("}") else { throw bad }
            guard let scalar = Unicode.Scalar(value) else {
                throw PatternError(.syntax, offset: start, reason: "\\u{…} names no Unicode scalar")
            }
            return scalar
        }
        guard let first = hexadecimalDigits(4) else { throw bad }
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xDC00, skip("\\u"), let second = hexadecimalDigits(4), (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        {
            return scalar
        }
        throw PatternError(.syntax, offset: start, reason: "a lone surrogate can't be matched")
    }

    private mutating func hexadecimal(digits: Int, start: Int) throws(PatternError) -> Unicode.Scalar {
        guard let value = hexadecimalDigits(digits), let scalar = Unicode.Scalar(value) else {
            throw PatternError(.syntax, offset: start, reason: "\\x needs two hexadecimal digits")
        }
        return scalar
    }

    private mutating func hexadecimalDigits(_ count: Int) -> UInt32? {
        var value: UInt32 = 0
        for ahead in 0..<count {
            guard let digit = peek(ahead)?.hexadecimalValue else { return nil }
            value = value * 16 + digit
        }
        position += count
        return value
    }

    /// The rest of `\p`: a name in braces, or one letter.
    private mutating func property(isNegated: Bool, ignoreCase: Bool, start: Int) throws(PatternError) -> ScalarSet {
        var name = ""
        if skip("{") {
            while let scalar = peek(), scalar != "}", name.unicodeScalars.count < 64 {
                name.unicodeScalars.append(scalar)
                position += 1
            }
            guard skip("}") else {
                throw PatternError(.syntax, offset: start, reason: "\\p{ is not closed")
            }
        } else if let scalar = next() {
            name.unicodeScalars.append(scalar)
        }
        let key = "\(isNegated)\(ignoreCase)\(name)"
        if let known = properties[key] { return known }
        let hasCaret = name.hasPrefix("^")
        if hasCaret { name.removeFirst() }
        guard let set = UnicodeProperty.set(named: name) else {
            throw PatternError(.unsupported, offset: start, reason: "the Unicode property \(name) is unknown")
        }
        let closed = ignoreCase ? set.caseClosure : set
        let result = isNegated != hasCaret ? closed.complement : closed
        properties[key] = result
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var hexadecimalValue: UInt32? {
        switch self {
        case "0"..."9": value - 48
        case "a"..."f": value - 87
        case "A"..."F": value - 55
        default: nil
        }
    }
}

extension ScalarSet {
    /// `\w`: ASCII letters, digits and `_`.
    static let patternWord = letters.union(digits).union(ScalarSet("_"))
    /// `\s`: ECMAScript's white space and line terminators.
    static let patternSpace = ScalarSet([
        "\t"..."\r", " "..." ", "\u{A0}"..."\u{A0}", "\u{1680}"..."\u{1680}", "\u{2000}"..."\u{200A}",
        "\u{2028}"..."\u{2029}", "\u{202F}"..."\u{202F}", "\u{205F}"..."\u{205F}", "\u{3000}"..."\u{3000}",
        "\u{FEFF}"..."\u{FEFF}",
    ])
    /// What means nothing under `(?x)`: Unicode's Pattern_White_Space.
    static let betweenParts = ScalarSet([
        "\t"..."\r", " "..." ", "\u{85}"..."\u{85}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{2029}",
    ])
    /// What `.` leaves out, and where lines end under `(?m)`.
    static let lineTerminators = ScalarSet(["\n", "\r", "\u{2028}", "\u{2029}"] as [Unicode.Scalar])
}
