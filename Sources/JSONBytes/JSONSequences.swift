/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    // A reference to the tape, not a copy of it; the document's next parse doesn't disturb it.
    private let tape: [JSONEntry]
    private var index: UInt32
    private let end: UInt32

    init(tape: [JSONEntry], next: UInt32, end: UInt32) {
        self.tape = tape
        self.index = next
        self.end = end
    }

    /// An element; nil behind the last.
    public mutating func next() -> JSONNode? {
        guard index < end else { return nil }
        defer { index = tape[Int(index)].next }
        return JSONNode(index: index)
    }
}

/// The members of an object, in order, duplicates included.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let tape: [JSONEntry]
    private var index: UInt32
    private let end: UInt32

    init(tape: [JSONEntry], next: UInt32, end: UInt32) {
        self.tape = tape
        self.index = next
        self.end = end
    }

    /// A member: its name, which is a string, and its value.
    public mutating func next() -> (name: JSONNode, value: JSONNode)? {
        guard index < end else { return nil }
        let value = index + 1
        defer { index = tape[Int(value)].next }
        return (JSONNode(index: index), JSONNode(index: value))
    }
}
