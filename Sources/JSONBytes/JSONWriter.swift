/// Writes JSON text, byte after byte, with the commas that are due.
///
/// The last byte written says whether a comma is due, so the writer has no state beside `bytes` that could disagree
/// with it: `bytes` may be emptied, or given a frame's header, at any time. That names, values and ends come in an
/// order that makes sense is the caller's affair.
public struct JSONWriter: Sendable {
    public var bytes: [UInt8] = []

    public init() {}

    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
    }

    public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

    public mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
    }

    public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

    /// A member's name, with the comma before it where one is due and the colon after it.
    public mutating func name(_ name: StaticString) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    public mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    public mutating func bool(_ value: Bool) {
        separate()
        append(value ? "true" : "false")
    }

    public mutating func null() {
        separate()
        append("null")
    }

    /// One value that is JSON already; white space behind it is dropped. Nothing at all is written as null.
    public mutating func raw(_ value: some Sequence<UInt8>) {
        separate()
        let start = bytes.count
        bytes.append(contentsOf: value)
        // A space at the end would hide that a comma is due.
        while bytes.count > start, let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        if bytes.count == start { append("null") }
    }

    /// A comma where something follows a value: not at the start, behind an opening bracket, colon or comma, nor
    /// behind the line end of a frame's header.
    @inline(__always)
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\n"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    @inline(__always)
    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

// MARK: - Numbers

extension JSONWriter {
    public mutating func integer(_ value: Int) { integer(Int64(value)) }

    public mutating func integer(_ value: Int64) {
        separate()
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        // The digits from the last, each in the place it will have, counted first.
        var magnitude = value.magnitude
        var count = 1
        var limit = magnitude
        while limit >= 10 {
            limit /= 10
            count += 1
        }
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: count))
        var index = start + count
        while index > start {
            index -= 1
            bytes[index] = UInt8(ascii: "0") + UInt8(magnitude % 10)
            magnitude /= 10
        }
    }

    /// The shortest form that reads back as the same double; null where it is not finite.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        // Integers that a double holds exactly, except negative zero.
        if value.magnitude < 0x1p53 {
            let integer = Int64(value)
            if Double(integer) == value, integer != 0 || value.sign == .plus { return self.integer(integer) }
        }
        separate()
        // The standard library's form is the shortest, and JSON but for being "5.0" where "5" will do.
        bytes.append(contentsOf: value.description.utf8)
        if bytes.hasSuffix(".0") { bytes.removeLast(2) }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ text: StaticString) -> Bool {
        suffix(text.utf8CodeUnitCount).elementsEqual(
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

// MARK: - Strings

extension JSONWriter {
    public mutating func string(_ value: String) {
        separate()
        var value = value
        value.withUTF8 { appendQuoted($0) }
    }

    public mutating func string(_ value: StaticString) {
        separate()
        appendQuoted(UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
    }

    private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        var written = 0
        for (index, byte) in text.enumerated() {
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written..<index]))
            appendEscape(of: byte)
            written = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written...]))
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\u{8}"): append("\\b")
        case UInt8(ascii: "\u{C}"): append("\\f")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        default:
            append("\\u00")
            bytes.append(UInt8(ascii: "0") + byte >> 4)
            let low = byte & 0xF
            bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        }
    }
}
