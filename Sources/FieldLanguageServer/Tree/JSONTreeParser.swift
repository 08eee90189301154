import JSONBytes

/// Reads a text that should be JSON from front to back, goes on behind each mistake, and notes what would mend it.
///
/// A text has no slips exactly where `JSONDocument` takes it, and with all mends it is one that `JSONDocument` takes.
struct JSONTreeParser {
    private let bytes: [UInt8]
    private let maxDepth: Int
    private var position = 0
    /// Where the last word, text, number, comma, colon or bracket ended: what is missing is missing there.
    private var lastEnd = 0
    private(set) var nodes: [JSONTree.Node] = []
    private(set) var slips: [JSONSlip] = []
    private var openArrays = 0
    private var openObjects = 0
    private var number = JSONDocument()

    init(_ bytes: [UInt8], maxDepth: Int) {
        self.bytes = bytes
        self.maxDepth = maxDepth
    }

    mutating func parse() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
            slip(0..<3, "JSON begins with no byte order mark", TextChange(0..<3, ""), "Remove the byte order mark")
        }
        skipBlanks()
        parseValue(parent: nil, name: nil, depth: 0)
        skipBlanks()
        if position < bytes.count {
            let rest = position..<bytes.count
            slip(rest, "this stands behind the end of the value", TextChange(rest, ""))
        }
    }

    private mutating func slip(_ range: Range<Int>, _ reason: String, _ mend: TextChange, _ title: String? = nil) {
        slips.append(JSONSlip(range: range, reason: reason, mend: mend, title: title))
    }

    /// What is missing is marked at the end of what is there.
    private mutating func missing(_ reason: String, adding text: String, _ title: String? = nil) {
        slip(max(0, lastEnd - 1)..<lastEnd, reason, TextChange(lastEnd..<lastEnd, text), title)
    }

    /// Zero behind the end.
    private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private var isAtEnd: Bool { position >= bytes.count }

    private mutating func take(_ count: Int = 1) {
        position += count
        lastEnd = position
    }

    /// Skips white space, and comments, which JSON has none of.
    private mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"):
                skipComment { $0.byte(at: $1) == UInt8(ascii: "\n") || $0.byte(at: $1) == UInt8(ascii: "\r") ? 0 : nil }
            case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"):
                skipComment { parser, place in
                    place >= parser.position + 2 && parser.byte(at: place) == UInt8(ascii: "*")
                        && parser.byte(at: place + 1) == UInt8(ascii: "/") ? 2 : nil
                }
            default: return
            }
        }
    }

    /// `length`: how long the comment's end is that begins at a place; nil where none does.
    private mutating func skipComment(_ length: (JSONTreeParser, Int) -> Int?) {
        let start = position
        var end = position
        while end < bytes.count {
            if let length = length(self, end) {
                end += length
                break
            }
            end += 1
        }
        slip(start..<end, "JSON has no comments", TextChange(start..<end, ""), "Remove the comment")
        position = end
    }

    // MARK: Values

    private mutating func open(_ kind: JSONTree.Kind, _ range: Range<Int>, _ parent: Int?, _ name: Range<Int>?) -> Int {
        nodes.append(JSONTree.Node(kind: kind, range: range, name: name, parent: parent, next: nodes.count + 1))
        return nodes.count - 1
    }

    private mutating func parseValue(parent: Int?, name: Range<Int>?, depth: Int) {
        let start = position
        switch byte(at: position) {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < maxDepth else { return skipTooDeep(parent, name) }
            let isObject = bytes[position] == UInt8(ascii: "{")
            take()
            let node = open(isObject ? .object : .array, start..<position, parent, name)
            if isObject { parseMembers(of: node, depth: depth) } else { parseElements(of: node, depth: depth) }
            nodes[node].range = start..<max(lastEnd, start + 1)
            nodes[node].next = nodes.count
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let range = scanString()
            _ = open(.string, range, parent, name)
        case 0 where isAtEnd, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"):
            _ = open(.missing, lastEnd..<lastEnd, parent, name)
            missing("a value is missing here", adding: "null")
        default:
            let (kind, range) = scanWord()
            _ = open(kind, range, parent, name)
        }
    }

    private mutating func skipTooDeep(_ parent: Int?, _ name: Range<Int>?) {
        let start = position
        var depth = 0
        repeat {
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                position += 1
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
            default: break
            }
            position += 1
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
        lastEnd = position
        _ = open(.word, start..<position, parent, name)
        slip(start..<start + 1, "values are nested too deeply", TextChange(start..<position, "null"))
    }

    // MARK: Containers

    /// A comma that something should follow.
    private struct Comma {
        var position: Int
        /// Where that ended which stands before it.
        var endBefore: Int
    }

    private mutating func parseMembers(of object: Int, depth: Int) {
        openObjects += 1
        defer { openObjects -= 1 }
        let start = nodes[object].range.lowerBound
        var isCommaDue = false
        var lastComma: Comma?
        while true {
            skipBlanks()
            switch byte(at: position) {
            case 0 where isAtEnd:
                drop(lastComma)
                return notClosed("this brace is not closed", at: start, "}")
            case UInt8(ascii: "}"):
                drop(lastComma)
                return take()
            case UInt8(ascii: "]"):
                guard openArrays > 0 else {
                    strayByte("this bracket closes nothing")
                    continue
                }
                drop(lastComma)
                return notClosed("this brace is not closed", at: start, "}")
            case UInt8(ascii: ","):
                takeComma(&isCommaDue, &lastComma, "a member is missing before this comma")
            case UInt8(ascii: ":"): strayByte("a name is missing before this colon")
            case UInt8(ascii: "{")
            where lastComma != nil && nodes[object].parent.map { nodes[$0].kind == .array } == true:
                // The next element of the array around: the comma is its.
                if let lastComma { goBack(before: lastComma) }
                return notClosed("this brace is not closed", at: start, "}")
            default:
                if isCommaDue { missing("a comma is missing here", adding: ",", "Add the comma") }
                (isCommaDue, lastComma) = (true, nil)
                parseMember(of: object, depth: depth, &isCommaDue)
            }
        }
    }

    private mutating func parseMember(of object: Int, depth: Int, _ isCommaDue: inout Bool) {
        var name = position..<position
        switch byte(at: position) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): name = scanString()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            slip(position..<position + 1, "a member's name is missing here", TextChange(name, "\"\":"))
            return parseValue(parent: object, name: name, depth: depth + 1)
        default:
            name = wordRange()
            take(name.count)
            slip(
                name, "a name stands in quotation marks", TextChange(name, Self.quoted(bytes[name])),
                "Put the name in quotation marks")
        }
        skipBlanks()
        if byte(at: position) == UInt8(ascii: ":") {
            take()
            skipBlanks()
        } else if startsValue, !isNameNext {
            missing("a colon is missing here", adding: ":", "Add the colon")
        } else {
            _ = open(.missing, lastEnd..<lastEnd, object, name)
            slip(name, "a colon and a value are missing here", TextChange(lastEnd..<lastEnd, ":null"))
            return
        }
        // While a value is typed, the next member's name stands behind the colon.
        if isNameNext {
            _ = open(.missing, lastEnd..<lastEnd, object, name)
            missing("a value is missing here", adding: "null,")
            isCommaDue = false
        } else {
            parseValue(parent: object, name: name, depth: depth + 1)
        }
    }

    private mutating func parseElements(of array: Int, depth: Int) {
        openArrays += 1
        defer { openArrays -= 1 }
        let start = nodes[array].range.lowerBound
        var isCommaDue = false
        var lastComma: Comma?
        while true {
            skipBlanks()
            switch byte(at: position) {
            case 0 where isAtEnd:
                drop(lastComma)
                return notClosed("this bracket is not closed", at: start, "]")
            case UInt8(ascii: "]"):
                drop(lastComma)
                return take()
            case UInt8(ascii: "}"):
                guard openObjects > 0 else {
                    strayByte("this brace closes nothing")
                    continue
                }
                drop(lastComma)
                return notClosed("this bracket is not closed", at: start, "]")
            case UInt8(ascii: ","):
                takeComma(&isCommaDue, &lastComma, "a value is missing before this comma")
            case UInt8(ascii: ":"): strayByte("a colon has no place in a list")
            case _ where openObjects > 0 && isNameNext:
                // The next member of the object around.
                if let lastComma { goBack(before: lastComma) }
                return notClosed("this bracket is not closed", at: start, "]")
            default:
                if isCommaDue { missing("a comma is missing here", adding: ",", "Add the comma") }
                (isCommaDue, lastComma) = (true, nil)
                parseValue(parent: array, name: nil, depth: depth + 1)
            }
        }
    }

    private mutating func takeComma(_ isDue: inout Bool, _ lastComma: inout Comma?, _ reason: String) {
        guard isDue else { return strayByte(reason) }
        isDue = false
        lastComma = Comma(position: position, endBefore: lastEnd)
        take()
    }

    private mutating func goBack(before comma: Comma) {
        position = comma.position
        lastEnd = comma.endBefore
    }

    /// A comma that nothing follows.
    private mutating func drop(_ comma: Comma?) {
        guard let comma else { return }
        let range = comma.position..<comma.position + 1
        slip(range, "nothing follows this comma", TextChange(range, ""), "Remove the comma")
    }

    private mutating func notClosed(_ reason: String, at start: Int, _ bracket: String) {
        slip(start..<start + 1, reason, TextChange(lastEnd..<lastEnd, bracket), "Close it with \(bracket)")
    }

    private mutating func strayByte(_ reason: String) {
        let range = position..<position + 1
        slip(range, reason, TextChange(range, ""), "Remove it")
        position += 1
    }

    private var startsValue: Bool {
        switch byte(at: position) {
        case 0 where isAtEnd: false
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"): false
        default: true
        }
    }

    /// Whether a text with a colon behind it stands here.
    private var isNameNext: Bool {
        guard byte(at: position) == UInt8(ascii: "\"") else { return false }
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard byte(at: end) == UInt8(ascii: "\"") else { return false }
        repeat { end += 1 } while Self.isBlank(byte(at: end))
        return byte(at: end) == UInt8(ascii: ":")
    }

    // MARK: Words and texts

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\t")
    }

    private static func isStructural(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
            UInt8(ascii: ":"), UInt8(ascii: "\""):
            true
        default: isBlank(byte)
        }
    }

    /// One byte at least.
    private func wordRange() -> Range<Int> {
        var end = position + 1
        while end < bytes.count, !Self.isStructural(bytes[end]) { end += 1 }
        return position..<end
    }

    private mutating func scanWord() -> (kind: JSONTree.Kind, range: Range<Int>) {
        let range = wordRange()
        take(range.count)
        let word = String(decoding: bytes[range], as: UTF8.self)
        if let kind = kind(of: word) { return (kind, range) }
        let small = word.lowercased()
        let candidates: [String]
        if let first = bytes[range].first, isDigitOrSign(first) {
            var trimmed = word[...]
            if trimmed.first == "+" { trimmed.removeFirst() }
            while trimmed.count > 1, trimmed.first == "0" { trimmed.removeFirst() }
            candidates = [String(trimmed), "0" + word, word + "0"]
        } else {
            candidates = small == "none" || small == "nil" ? ["null"] : [small]
        }
        if let candidate = candidates.first(where: { kind(of: $0) != nil }) {
            slip(
                range, "JSON writes this \(candidate)", TextChange(range, candidate), "Replace with \(candidate)")
            return (kind(of: candidate) ?? .word, range)
        }
        slip(
            range, "this is no value; a text stands in quotation marks", TextChange(range, Self.quoted(bytes[range])),
            "Put it in quotation marks")
        return (.word, range)
    }

    private func isDigitOrSign(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    private mutating func kind(of word: String) -> JSONTree.Kind? {
        switch word {
        case "true", "false": return .bool
        case "null": return .null
        default:
            guard let first = word.utf8.first, isDigitOrSign(first), (try? number.parse(word.utf8)) != nil else {
                return nil
            }
            return .number
        }
    }

    private static func quoted(_ bytes: ArraySlice<UInt8>) -> String {
        var writer = JSONWriter()
        writer.string(String(decoding: bytes, as: UTF8.self))
        return String(decoding: Array(writer.bytes), as: UTF8.self)
    }

    private mutating func scanString() -> Range<Int> {
        let start = position
        let quote = bytes[start]
        let isSingle = quote == UInt8(ascii: "'")
        let slipsBefore = slips.count
        var end = start + 1
        while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r")
        {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end = scanEscape(at: end)
            case ..<0x20:
                let range = end..<end + 1
                let hex = String(bytes[end], radix: 16)
                let escape = bytes[end] == 0x09 ? "\\t" : (hex.utf8.count == 1 ? "\\u000" : "\\u00") + hex
                slip(
                    range, "this character is written \(escape)", TextChange(range, escape), "Replace with \(escape)")
                end += 1
            default: end += 1
            }
        }
        let isClosed = end < bytes.count && bytes[end] == quote
        if isClosed, !runsIntoTheNext(start..<end) {
            position = end + 1
            lastEnd = position
            let range = start..<position
            if isSingle {
                slips.removeSubrange(slipsBefore...)
                slip(
                    range, "a text stands in double quotation marks",
                    TextChange(range, Self.quoted(bytes[start + 1..<end])), "Use double quotation marks")
            }
            return range
        }
        // What closes the things around it is no part of a text that was not closed.
        end = min(end, bytes.count)
        while end > start + 1, Self.isBlank(bytes[end - 1]) || Self.isClosing(bytes[end - 1]) { end -= 1 }
        slips.removeAll { $0.range.upperBound > end && $0.range.lowerBound >= start }
        position = end
        lastEnd = end
        let range = start..<end
        if isSingle {
            slips.removeSubrange(min(slipsBefore, slips.count)...)
            slip(
                range, "this text is not closed", TextChange(range, Self.quoted(bytes[start + 1..<end])),
                "Close it with \"")
        } else if end > start + 1, hasOpenEscape(start + 1..<end) {
            slips.removeSubrange(min(slipsBefore, slips.count)...)
            slip(range, "this text is not closed", TextChange(range, Self.quoted(bytes[start + 1..<end])))
        } else {
            slip(range, "this text is not closed", TextChange(end..<end, "\""), "Close it with \"")
        }
        return range
    }

    /// Whether the last escape goes beyond the end.
    private func hasOpenEscape(_ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            guard bytes[place] == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            let length = byte(at: place + 1) == UInt8(ascii: "u") ? 6 : 2
            if place + length > range.upperBound { return true }
            place += 2
        }
        return false
    }

    /// Whether a text looks as if its closing quotation mark opened the next: `"em, "label"`.
    private func runsIntoTheNext(_ range: Range<Int>) -> Bool {
        let behind = byte(at: range.upperBound + 1)
        guard behind != 0, !Self.isStructural(behind) else { return false }
        let last = bytes[range].last { !Self.isBlank($0) }
        return range.count > 1 && last.map(Self.isClosing) ?? false
    }

    /// Whether a byte stands between values, and not at the end of a text.
    private static func isClosing(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "["):
            true
        default: false
        }
    }

    /// - Returns: What follows the escape.
    private mutating func scanEscape(at start: Int) -> Int {
        switch byte(at: start + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return start + 2
        case UInt8(ascii: "u"):
            let digits = (2..<6).prefix { Self.isHexadecimal(byte(at: start + $0)) }
            if digits.count == 4 { return start + 6 }
        default: break
        }
        slip(
            start..<start + 1, "a backslash is written twice, but before one of \" \\ / b f n r t u",
            TextChange(start..<start, "\\"), "Write it twice")
        return start + 1
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
