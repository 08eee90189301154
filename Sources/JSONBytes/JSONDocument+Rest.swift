extension JSONDocument {
    /// What an object says behind its first member, byte for byte as it is written.
    public struct Rest {
        /// The value of the first member.
        public let first: JSONNode
        private let text: ArraySlice<UInt8>

        fileprivate init(first: JSONNode, text: ArraySlice<UInt8>) {
            self.first = first
            self.text = text
        }

        public var count: Int { text.count }
        public var bytes: [UInt8] { Array(text) }

        /// Tells it from most others, in words of eight bytes. Whoever finds something by it compares the bytes as well.
        public var hash: UInt64 {
            text.withUnsafeBytes { text in
                var hash = UInt64(truncatingIfNeeded: text.count)
                var offset = 0
                while offset &+ 8 <= text.count {
                    Self.mix(text.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
                    offset &+= 8
                }
                var last: UInt64 = 0
                for byte in text[offset...] { last = last &<< 8 | UInt64(byte) }
                Self.mix(last, into: &hash)
                return hash
            }
        }

        @inline(__always)
        private static func mix(_ word: UInt64, into hash: inout UInt64) {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 29
        }

        public func isWritten(as bytes: [UInt8]) -> Bool {
            text.withUnsafeBytes { text in
                bytes.withUnsafeBytes { other in
                    guard text.count == other.count else { return false }
                    return other.baseAddress.map { EightBytes.areEqual(text, $0) } ?? true
                }
            }
        }
    }

    /// What an object says behind its first member, where that is the one of the name and holds a string.
    public func rest(of node: JSONNode?, behind name: StaticString) -> Rest? {
        guard let node else { return nil }
        let object = entry(node)
        let first = JSONNode(index: node.index &+ 2)
        let value = entry(first)
        guard object.kind == .object, object.count > 0, equals(JSONNode(index: node.index &+ 1), name),
            value.kind == .string, value.end <= object.end
        else { return nil }
        return Rest(first: first, text: bytes[Int(value.end)..<Int(object.end)])
    }
}
