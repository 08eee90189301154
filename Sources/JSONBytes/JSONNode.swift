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
    /// Of an object: the keys of its members' names, so that most names that it has not are not looked for. Of a name: its
    /// key, `JSONNames.unknown` where it has escapes. Of anything else nothing.
    var names: UInt32 = 0
    var kind: JSONKind
    /// A string without escapes, or a number without fraction and exponent: its bytes are its content. An object of which
    /// it is certain that no two members have one name.
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
    public func mayHold(_ name: StaticString) -> Bool { bits & Self.bit(of: Self.key(name)) != 0 }

    /// The key of a name whose escapes nobody has looked at: it may be any.
    static let unknown: UInt32 = 0

    /// Tells a name from most others: of its length and its first eight bytes.
    @inlinable
    @inline(__always)
    static func key(_ name: StaticString) -> UInt32 {
        var first: UInt64 = 0
        var index = 0
        // Of a literal the compiler makes a number.
        while index < name.utf8CodeUnitCount, index < 8 {
            first |= UInt64(name.utf8Start[index]) &<< UInt64(truncatingIfNeeded: index &* 8)
            index &+= 1
        }
        return key(first: first, count: name.utf8CodeUnitCount)
    }

    /// The same of a name in a text, behind which eight bytes more can be read.
    @inline(__always)
    static func key(_ name: UnsafeRawPointer, count: Int) -> UInt32 {
        let word = UInt64(littleEndian: name.loadUnaligned(as: UInt64.self))
        return key(first: count < 8 ? word & (1 &<< UInt64(truncatingIfNeeded: count &* 8) &- 1) : word, count: count)
    }

    @inlinable
    @inline(__always)
    static func key(first: UInt64, count: Int) -> UInt32 {
        let mixed = (first ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
        // Never `unknown`.
        return UInt32(truncatingIfNeeded: mixed &>> 32) | 1
    }

    @inlinable
    @inline(__always)
    static func bit(of key: UInt32) -> UInt32 { 1 &<< (key &>> 27) }
}
