/// Writes JSON text, byte after byte, with the commas that are due.
///
/// The last byte written says whether a comma is due, so the writer has no state beside `bytes` that could disagree
/// with it: `bytes` may be emptied, or given a frame's header, at any time. That names, values and ends come in an
/// order that makes sense is the caller's affair.
public struct JSONWriter: Sendable {
    public var bytes = ByteBuffer()

    public init() {}

    /// An opening brace, with the comma before it where one is due.
    public mutating func beginObject() { token("{") }

    /// A closing brace.
    public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

    /// An opening bracket, with the comma before it where one is due.
    public mutating func beginArray() { token("[") }

    /// A closing bracket.
    public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

    /// A member's name, with the comma before it where one is due and the colon after it.
    ///
    /// Nothing in it may need an escape: names of our own protocol do not.
    public mutating func name(_ name: StaticString) {
        let count = name.utf8CodeUnitCount
        let comma = isCommaDue ? 1 : 0
        bytes.append(atMost: count + 4) { target in
            target[0] = UInt8(ascii: ",")
            target[comma] = UInt8(ascii: "\"")
            let start = target + comma + 1
            EightBytes.copy(UnsafeRawPointer(name.utf8Start), count, to: start)
            start[count] = UInt8(ascii: "\"")
            start[count + 1] = UInt8(ascii: ":")
            return comma + count + 3
        }
    }

    /// The same of any name, with the escapes that it needs.
    @_disfavoredOverload
    public mutating func name(_ name: String) {
        Self.withUTF8(name) { quoted($0, isName: true) }
    }

    /// A piece of JSON as it is, commas and all: what is the same in every message takes one step.
    public mutating func text(_ text: StaticString) {
        let count = text.utf8CodeUnitCount
        bytes.append(atMost: count) { target in
            EightBytes.copy(UnsafeRawPointer(text.utf8Start), count, to: target)
            return count
        }
    }

    /// `true` or `false`, with the comma before it where one is due.
    public mutating func bool(_ value: Bool) { token(value ? "true" : "false") }

    /// `null`, with the comma before it where one is due.
    public mutating func null() { token("null") }

    /// One value that is JSON already; white space behind it is dropped. Nothing at all is written as null.
    @inlinable
    public mutating func raw(_ value: some Sequence<UInt8>) {
        if value.withContiguousStorageIfAvailable({ rawBytes($0) }) == nil {
            Array(value).withUnsafeBufferPointer { rawBytes($0) }
        }
    }

    @usableFromInline
    mutating func rawBytes(_ value: UnsafeBufferPointer<UInt8>) {
        var count = value.count
        // A space at the end would hide that a comma is due.
        while count > 0, value[count - 1] <= 0x20 { count -= 1 }
        guard count > 0 else { return null() }
        if isCommaDue { bytes.append(UInt8(ascii: ",")) }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[..<count]))
    }

    /// Whether what comes next follows a value: it does not at the start, behind an opening bracket, a colon or a
    /// comma, nor behind the line end of a frame's header.
    private var isCommaDue: Bool {
        @inline(__always) get {
            switch bytes.last {
            // What most values end with comes first.
            case UInt8(ascii: "\""): return true
            case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\n"):
                return false
            default: return true
            }
        }
    }

    /// The comma that is due, then `count` bytes that `fill` has to write all of.
    @inline(__always)
    private mutating func append(_ count: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        let comma = isCommaDue ? 1 : 0
        bytes.append(atMost: count + 1) { target in
            // Written in any case: where no comma is due, the token's first byte takes its place.
            target[0] = UInt8(ascii: ",")
            fill(target + comma)
            return count + comma
        }
    }

    @inline(__always)
    private mutating func token(_ text: StaticString) {
        let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard let source = text.baseAddress else { return }
        append(text.count) { $0.update(from: source, count: text.count) }
    }
}

// MARK: - Numbers

extension JSONWriter {
    /// A number in decimal digits, with the comma before it where one is due.
    public mutating func integer(_ value: Int) { integer(Int64(value)) }

    /// The same of 64 bits on any machine.
    public mutating func integer(_ value: Int64) {
        let comma = isCommaDue ? 1 : 0
        bytes.append(atMost: Self.mostDigits + 1) { target in
            target[0] = UInt8(ascii: ",")
            return comma + Self.writeInteger(value, to: target + comma)
        }
    }

    /// With a sign.
    private static let mostDigits = 20

    /// Writes a number, and returns how many bytes it took.
    @inline(__always)
    private static func writeInteger(_ value: Int64, to target: UnsafeMutablePointer<UInt8>) -> Int {
        // Most are offsets and versions.
        if UInt64(bitPattern: value) < 10 {
            target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
            return 1
        }
        return writeDigits(value, to: target)
    }

    private static func writeDigits(_ value: Int64, to target: UnsafeMutablePointer<UInt8>) -> Int {
        var magnitude = value.magnitude
        let count = digitCount(magnitude) &+ (value < 0 ? 1 : 0)
        if value < 0 { target[0] = UInt8(ascii: "-") }
        // The digits from the last, each in the place it will have.
        var index = count
        while magnitude >= 10 {
            index &-= 1
            target[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude % 10)
            magnitude /= 10
        }
        target[index &- 1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude)
        return count
    }

    @inline(__always)
    private static func digitCount(_ value: UInt64) -> Int {
        var count = 1
        var rest = value
        while rest >= 10_000 {
            rest /= 10_000
            count &+= 4
        }
        return count &+ (rest >= 10 ? 1 : 0) &+ (rest >= 100 ? 1 : 0) &+ (rest >= 1_000 ? 1 : 0)
    }
}

// MARK: - Strings

extension JSONWriter {
    /// A string with the escapes that it needs, with the comma before it where one is due.
    @_disfavoredOverload
    public mutating func string(_ value: String) {
        Self.withUTF8(value) { quoted($0, isName: false) }
    }

    /// Lends a text's bytes without a copy of the text.
    @inline(__always)
    private static func withUTF8(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if text.utf8.withContiguousStorageIfAvailable(body) == nil { Array(text.utf8).withUnsafeBufferPointer(body) }
    }

    /// The same of a text that is known while the program is compiled.
    public mutating func string(_ value: StaticString) {
        quoted(UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount), isName: false)
    }

    @inline(__always)
    private mutating func quoted(_ text: UnsafeBufferPointer<UInt8>, isName: Bool) {
        if !quotedAtOnce(text, isName: isName) { quotedInParts(text, isName: isName) }
    }

    /// A text without escapes goes to `bytes` in one piece; of any other nothing is written.
    @inline(__always)
    private mutating func quotedAtOnce(_ text: UnsafeBufferPointer<UInt8>, isName: Bool) -> Bool {
        let comma = isCommaDue ? 1 : 0
        var length = 0
        // With a comma, two quotation marks and a colon.
        bytes.append(atMost: text.count + 4) { target in
            target[0] = UInt8(ascii: ",")
            length = Self.writePlain(text, to: target + comma)
            guard length > 0 else { return 0 }
            target[comma + length] = UInt8(ascii: ":")
            return comma + length + (isName ? 1 : 0)
        }
        return length > 0
    }

    /// Writes a text between quotation marks, and returns how many bytes it took with them; 0 where it needs escapes.
    @inline(__always)
    private static func writePlain(
        _ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        target[0] = UInt8(ascii: "\"")
        guard EightBytes.copyPlain(UnsafeRawBufferPointer(text), to: target + 1) else { return 0 }
        target[text.count + 1] = UInt8(ascii: "\"")
        return text.count + 2
    }

    private mutating func quotedInParts(_ text: UnsafeBufferPointer<UInt8>, isName: Bool) {
        if isCommaDue { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        var rest = UnsafeRawBufferPointer(text)
        while true {
            let plain = EightBytes.lengthBeforeEscape(rest)
            bytes.append(contentsOf: rest[..<plain])
            guard plain < rest.count else { break }
            appendEscape(of: rest[plain])
            rest = UnsafeRawBufferPointer(rebasing: rest[(plain + 1)...])
        }
        bytes.append(UInt8(ascii: "\""))
        if isName { bytes.append(UInt8(ascii: ":")) }
    }

    private mutating func appendEscape(of byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            let low = byte & 0xF
            bytes.append(UInt8(ascii: "u"))
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(ascii: "0") + byte >> 4)
            bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        }
    }
}

// MARK: - Values behind a piece of JSON

// A member of a message takes one step: its name, as the compiler knows it with comma and colon, and its value
// (the comma that may be due and the room are looked at once).
extension JSONWriter {
    /// An integer behind a piece of JSON that ends where a value is due.
    public mutating func text(_ text: StaticString, _ value: Int64) {
        piece(text, atMost: Self.mostDigits) { Self.writeInteger(value, to: $0) }
    }

    /// The same with true or false.
    public mutating func text(_ text: StaticString, _ value: Bool) {
        let word: StaticString = value ? "true" : "false"
        let count = word.utf8CodeUnitCount
        piece(text, atMost: count) {
            EightBytes.copy(UnsafeRawPointer(word.utf8Start), count, to: $0)
            return count
        }
    }

    /// The same with a string.
    public mutating func text(_ text: StaticString, _ value: String) {
        Self.withUTF8(value) { self.text(text, quoted: $0) }
    }

    /// The same with a string that is known while the program is compiled.
    public mutating func text(_ text: StaticString, word: StaticString) {
        self.text(text, quoted: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    @inline(__always)
    private mutating func text(_ text: StaticString, quoted value: UnsafeBufferPointer<UInt8>) {
        var length = 0
        piece(text, atMost: value.count + 2) { target in
            length = Self.writePlain(value, to: target)
            return length
        }
        if length == 0 { quotedInParts(value, isName: false) }
    }

    @inline(__always)
    private mutating func piece(
        _ text: StaticString, atMost most: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int
    ) {
        let count = text.utf8CodeUnitCount
        bytes.append(atMost: count + most) { target in
            EightBytes.copy(UnsafeRawPointer(text.utf8Start), count, to: target)
            return count + fill(target + count)
        }
    }
}
