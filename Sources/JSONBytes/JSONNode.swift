/// A value, or a member's name, of the text that a `JSONDocument` parsed last; it means nothing in any other.
public struct JSONNode: Equatable, Sendable {
    /// The entry's place on the tape.
    let index: UInt32
}

/// The six kinds of JSON values.
public enum JSONKind: Equatable, Sendable {
    case null, bool, number, string, array, object
}

/// One value or name on the tape. A container's entries follow its own, names before their values.
///
/// Offsets are 32 bits wide to keep an entry small; the scanner refuses texts that they could not reach into.
struct JSONEntry: Sendable {
    /// The value's own bytes in the text, quotation marks and brackets included.
    var start: UInt32
    var end: UInt32
    /// The entry after this value and all that is in it. While a container is open: the container around it.
    var next: UInt32
    /// Elements of an array, members of an object.
    var count: UInt32
    /// Of an object: a bit for each member's name, so that most names that it has not are not looked for.
    var names: UInt32 = 0
    var kind: JSONKind
    /// A string without escapes, or a number without fraction and exponent: its bytes are its content.
    var isPlain: Bool

    static let null = JSONEntry(start: 0, end: 0, next: 1, count: 0, kind: .null, isPlain: true)
}

/// A bit for each name of an object's members. A decoder asks for dozens of names that are not there, and is told so by
/// one comparison with what is known while it is compiled.
public struct JSONNames: Sendable {
    @usableFromInline let bits: UInt32

    @inlinable
    init(bits: UInt32) { self.bits = bits }

    /// False where no member has that name; true where one may.
    @inlinable
    @inline(__always)
    public func mayHold(_ name: StaticString) -> Bool {
        let count = name.utf8CodeUnitCount
        // An empty name's first byte is the quotation mark behind it.
        return bits & Self.bit(length: count, first: count > 0 ? name.utf8Start[0] : UInt8(ascii: "\"")) != 0
    }

    @inlinable
    @inline(__always)
    static func bit(length: Int, first: UInt8) -> UInt32 {
        1 &<< (UInt32(truncatingIfNeeded: length &* 5) ^ UInt32(first))
    }
}
