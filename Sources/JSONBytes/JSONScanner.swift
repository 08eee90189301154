/// Reads a text once, front to back, and writes its values on the tape.
///
/// There is no recursion and no stack beside the tape: an open container's entry remembers the container around
/// it, so that depth costs nothing. When the tape is full the scanner stops between two values, and goes on where
/// it was when it is called again with a longer one.
///
/// The text must be followed by `JSONScanner.padding` zeros. Zero is allowed nowhere in JSON, so every loop below
/// ends there without looking at the length, and words of eight bytes may be read at any position of the text. This
/// is also why positions are added to without overflow checks: they never pass the text's length, which is
/// below 2³².
struct JSONScanner {
    /// How many zeros have to follow the text.
    static let padding = 8
    /// The longest text whose offsets, and whose tape's indices, an entry can hold.
    static let maximumLength = Int(clamping: UInt32.max) - 16

    private static let none = UInt32.max

    let length: Int
    private let maxDepth: Int
    var position = 0
    private var depth = 0
    /// The innermost container that is still open.
    private var open = JSONScanner.none
    private var openIsObject = false
    /// Nothing but white space came since the container's opening bracket, so that it may close.
    private var isFresh = false
    /// The number of entries written.
    var used = 0

    init(length: Int, maxDepth: Int) {
        self.length = length
        self.maxDepth = maxDepth
    }

    /// True when the whole text is on the tape; false when the tape has no room for the next value.
    mutating func run(
        _ text: UnsafePointer<UInt8>, _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) throws(JSONSyntaxError) -> Bool {
        // On a copy of its own, whose position stays in a register.
        var copy = self
        defer { self = copy }
        return try copy.scan(text, tape)
    }

    @inline(__always)
    private mutating func scan(
        _ text: UnsafePointer<UInt8>, _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) throws(JSONSyntaxError) -> Bool {
        if position == 0 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF { throw error(.byteOrderMark, at: 0) }
        nextValue: while true {
            // A name and a value are the most that one round writes.
            guard used + 2 <= tape.count else { return false }
            skipWhiteSpace(text)
            var closes = false
            if openIsObject {
                if isFresh && text[position] == UInt8(ascii: "}") {
                    closes = true
                } else {
                    guard text[position] == UInt8(ascii: "\"") else { throw unexpected(.expectedName, text) }
                    try scanString(text, tape)
                    noteName(text, tape)
                    skipWhiteSpace(text)
                    guard text[position] == UInt8(ascii: ":") else { throw unexpected(.expectedColon, text) }
                    position &+= 1
                    skipWhiteSpace(text)
                }
            } else if isFresh && text[position] == UInt8(ascii: "]") {
                closes = true
            }

            if !closes {
                switch text[position] {
                case UInt8(ascii: "\""):
                    try scanString(text, tape)
                case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    try scanNumber(text, tape)
                case UInt8(ascii: "{"):
                    try openContainer(.object, tape)
                    continue nextValue
                case UInt8(ascii: "["):
                    try openContainer(.array, tape)
                    continue nextValue
                case UInt8(ascii: "t"):
                    try scanLiteral("true", .bool, text, tape)
                case UInt8(ascii: "f"):
                    try scanLiteral("false", .bool, text, tape)
                case UInt8(ascii: "n"):
                    try scanLiteral("null", .null, text, tape)
                default:
                    throw unexpected(.expectedValue, text)
                }
            }

            // A value, or what closes a container: then come more closing brackets, a comma, or the end.
            while true {
                if closes {
                    position &+= 1
                    closeContainer(tape)
                } else if open != Self.none {
                    tape[Int(open)].count &+= 1
                }
                skipWhiteSpace(text)
                guard open != Self.none else {
                    guard position == length else { throw unexpected(.contentAfterValue, text) }
                    return true
                }
                let byte = text[position]
                if byte == UInt8(ascii: ",") {
                    position &+= 1
                    isFresh = false
                    continue nextValue
                }
                guard byte == (openIsObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    throw unexpected(openIsObject ? .expectedCommaOrBrace : .expectedCommaOrBracket, text)
                }
                closes = true
            }
        }
    }
}

// MARK: - Containers

extension JSONScanner {
    /// The name that was just scanned is one of the open object's.
    @inline(__always)
    private mutating func noteName(
        _ text: UnsafePointer<UInt8>, _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) {
        let index = used &- 1
        let name = tape[index]
        guard name.isPlain else {
            // What an escape stands for is not known here.
            tape[Int(open)].names = ~0
            tape[Int(open)].isPlain = false
            return
        }
        let content = UnsafeRawPointer(text + (Int(name.start) &+ 1))
        let key = JSONNames.key(content, count: Int(name.end &- name.start) &- 2)
        tape[index].names = key
        let bit = JSONNames.bit(of: key)
        if tape[Int(open)].names & bit != 0 { tape[Int(open)].isPlain = false }
        tape[Int(open)].names |= bit
    }

    @inline(__always)
    private mutating func openContainer(
        _ kind: JSONKind, _ tape: UnsafeMutableBufferPointer<JSONEntry>
    ) throws(JSONSyntaxError) {
        guard depth < maxDepth else { throw error(.tooDeep, at: position) }
        depth &+= 1
        if open != Self.none { tape[Int(open)].count &+= 1 }
        let start = UInt32(truncatingIfNeeded: position)
        tape[used] = JSONEntry(start: start, end: start, next: open, count: 0, kind: kind, isPlain: true)
        open = UInt32(truncatingIfNeeded: used)
        openIsObject = kind == .object
        isFresh = true
        used &+= 1
        position &+= 1
    }

    /// The position is behind the closing bracket.
    @inline(__always)
    private mutating func closeContainer(_ tape: UnsafeMutableBufferPointer<JSONEntry>) {
        let closed = Int(open)
        open = tape[closed].next
        tape[closed].end = UInt32(truncatingIfNeeded: position)
        tape[closed].next = UInt32(truncatingIfNeeded: used)
        depth &-= 1
        openIsObject = open != Self.none && tape[Int(open)].kind == .object
    }
}
