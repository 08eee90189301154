import Testing

@testable import JSONBytes

/// Memory that is used again holds nothing of what was in it (specification, section 3.2).
@Suite("Erasing")
struct ErasingTests {
    private static let secret = Array("Zq7Xw9KvbPm4RtYu2NcL8sHd".utf8)

    @Test("Nothing is left of an array's bytes, nor behind its end")
    func array() {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(200)
        bytes += Self.secret
        bytes.removeLast(10)
        let capacity = bytes.capacity
        bytes.erase()
        #expect(bytes.isEmpty)
        #expect(bytes.capacity == capacity)
        bytes.append(1)
        let kept = bytes.withUnsafeBufferPointer { bytes in
            Array(UnsafeBufferPointer(start: bytes.baseAddress, count: capacity))
        }
        #expect(kept == [1] + Array(repeating: 0, count: capacity - 1))
    }

    @Test("Nothing is left in a buffer")
    func buffer() {
        var buffer = ByteBuffer(Self.secret)
        buffer.removeAll(keepingCapacity: true)
        #expect(buffer.room.contains(Self.secret[0]))
        buffer.erase()
        #expect(buffer.isEmpty)
        #expect(buffer.room.allSatisfy { $0 == 0 })
        buffer.append(7)
        #expect(Array(buffer) == [7])
    }

    @Test("A document forgets its text, and parses the next")
    func document() throws {
        var document = JSONDocument()
        try document.parse(Array(#"{"a":"\#(String(decoding: Self.secret, as: UTF8.self))"}"#.utf8))
        document.erase()
        #expect(document.kind(document.root) == .null)
        #expect(document.bytes.isEmpty)
        try document.parse(Array("[1]".utf8))
        #expect(document.count(document.root) == 1)
    }
}
