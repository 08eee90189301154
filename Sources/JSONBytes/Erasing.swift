extension [UInt8] {
    /// Empties the array, and overwrites with zeros all the memory that it keeps.
    public mutating func erase() {
        removeAll(keepingCapacity: true)
        append(contentsOf: repeatElement(0, count: capacity))
        removeAll(keepingCapacity: true)
    }
}

extension ByteBuffer {
    /// Empties the buffer, and overwrites with zeros all the memory that it keeps.
    public mutating func erase() {
        removeAll(keepingCapacity: true)
        room.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }
}

extension JSONDocument {
    /// Forgets the text, and overwrites it. The root is null until the next one is parsed.
    public mutating func erase() {
        used = 0
        bytes.erase()
    }
}
