/// The units in which a client counts offsets in text (specification, section 2).
public enum PositionEncoding: String, CaseIterable, Sendable {
    case utf16 = "utf-16"
    case utf8 = "utf-8"
    case utf32 = "utf-32"
}

extension String {
    /// The offset in code units of `encoding` of the UTF-8 offset `offset`, which must be a scalar boundary.
    public func offset(ofUTF8 offset: Int, in encoding: PositionEncoding) -> Int {
        if encoding == .utf8 { return offset }
        return withUTF8Bytes { bytes in
            let plain = bytes.prefix(offset).plainPrefix
            if plain == offset { return offset }
            let rest = UnsafeBufferPointer(rebasing: bytes[plain..<Swift.min(max(offset, plain), bytes.count)])
            return plain + (encoding == .utf16 ? rest.utf16Count : rest.scalarCount)
        }
    }

    /// The UTF-8 offset of `offset` code units of `encoding`. An offset inside a scalar is clamped to the boundary
    /// before it, one past the end to the end, a negative one to the start.
    public func utf8Offset(of offset: Int, in encoding: PositionEncoding) -> Int {
        if offset <= 0 { return 0 }
        return withUTF8Bytes { bytes in
            if encoding == .utf8 { return bytes.boundary(atOrBefore: offset) }
            var units = 0
            var boundary = 0
            for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
                boundary = index
                if units == offset { return boundary }
                units += byte.unitsOfScalarItLeads(in: encoding)
                if units > offset { return boundary }
            }
            return bytes.count
        }
    }

    /// The length in code units of `encoding`.
    public func length(in encoding: PositionEncoding) -> Int {
        offset(ofUTF8: utf8.count, in: encoding)
    }

    /// The bytes of the string. Strings of this engine are native, so that this copies nothing.
    func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}

extension UInt8 {
    /// How many code units the scalar has whose UTF-8 form begins with this byte; 0 for a byte inside one.
    fileprivate func unitsOfScalarItLeads(in encoding: PositionEncoding) -> Int {
        if self & 0xC0 == 0x80 { return 0 }
        return encoding == .utf16 && self >= 0xF0 ? 2 : 1
    }
}

extension String {
    var isASCII: Bool { withUTF8Bytes { $0[...].plainPrefix == $0.count } }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the nearest boundary of scalars at or before `offset`, within the text.
    func boundary(atOrBefore offset: Int) -> Int {
        guard offset < count else { return count }
        var boundary = Swift.max(offset, 0)
        while boundary > 0, self[boundary] & 0xC0 == 0x80 { boundary -= 1 }
        return boundary
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// How many bytes at the start are ASCII, by eights: most texts are, and count the same in every unit. Of the last
    /// eight or fewer, all or none.
    fileprivate var plainPrefix: Int {
        let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: self))
        let highs: UInt64 = 0x8080_8080_8080_8080
        var offset = 0
        if bytes.count >= 8 {
            while true {
                if bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & highs != 0 { return offset }
                if offset == bytes.count &- 8 { return bytes.count }
                // The last eight bytes may overlap those before them.
                offset = Swift.min(offset &+ 8, bytes.count &- 8)
            }
        }
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        return all < 0x80 ? bytes.count : 0
    }
}
