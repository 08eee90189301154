public import JSONBytes

/// What a session wants written: whole frames, in order. Taken and emptied by whoever owns the descriptor.
public struct Output: Sendable {
    /// One frame of ``Output/bytes``; it begins where the one before it ends.
    public struct Frame: Equatable, Sendable {
        /// The offset behind its last byte.
        public var end: Int
        /// The number of the field when this is a `field/diagnostics`, which may give way to a newer one of the same
        /// field; ``Output/Frame/notFoldable`` for every other message.
        public var field: Int32

        public init(end: Int, field: Int32 = Frame.notFoldable) {
            self.end = end
            self.field = field
        }

        public static let notFoldable: Int32 = -1
    }

    public var bytes = ByteBuffer()
    public var frames: [Frame] = []

    public init() {}

    public var isEmpty: Bool { bytes.isEmpty }

    /// Appends the frames of another output.
    mutating func append(_ other: Output) {
        let start = bytes.count
        bytes.append(contentsOf: other.bytes)
        for frame in other.frames { frames.append(Frame(end: start + frame.end, field: frame.field)) }
    }

    /// Empties the output and keeps its storage for the next turn, unless one long answer has made it large.
    public mutating func removeAll() {
        if bytes.capacity > Self.retainedCapacity {
            bytes = ByteBuffer()
            frames = []
        } else {
            bytes.removeAll(keepingCapacity: true)
            frames.removeAll(keepingCapacity: true)
        }
    }

    private static let retainedCapacity = 1024 * 1024
}
