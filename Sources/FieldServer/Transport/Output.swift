public import JSONBytes

/// Pending output of a session: whole frames, in order. The owner of the descriptor takes it.
///
/// Much of it comes in pieces: in one buffer that grows, and is copied behind another, the 30 MB of notifications that a
/// form of 100,000 fields is submitted with touched 130 MB of memory, and that took half of the time.
public struct Output: Sendable {
    /// One frame of ``Output/bytes``; the first begins at their start, each other where the one before it ends.
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
    /// What comes before ``Output/bytes``, cut off where a piece was full. None of them has pieces itself.
    private var pieces: [Output] = []
    /// How many of them were taken away.
    private var taken = 0

    /// At about so many bytes a piece is full.
    private static let pieceSize = 64 * 1024

    public init() {}

    public var isEmpty: Bool { bytes.isEmpty && taken == pieces.count }

    /// How many bytes there are, in pieces and behind them.
    public var byteCount: Int { pieces.reduce(bytes.count) { $0 + $1.bytes.count } }

    /// All of them, in one.
    public var allBytes: [UInt8] { pieces.flatMap { $0.bytes } + Array(bytes) }

    /// Takes away the first piece; nil where only ``Output/bytes`` and ``Output/frames`` are left.
    public mutating func takePiece() -> Output? {
        guard taken < pieces.count else { return nil }
        // Swapped, so that the caller holds the only reference.
        var piece = Output()
        swap(&piece, &pieces[taken])
        taken += 1
        return piece
    }

    /// Lends the first bytes to write: those of the first piece, or all.
    public func withFront<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        taken < pieces.count ? pieces[taken].bytes.withUnsafeBytes(body) : bytes.withUnsafeBytes(body)
    }

    /// So many of those were written. Takes away the piece where that was all of it, and else returns them.
    public mutating func written(_ count: Int) -> Int {
        guard withFront({ count == $0.count }) else { return count }
        if takePiece() == nil || isEmpty { removeAll() }
        return 0
    }

    /// Lets what comes next come in a new piece, where this one is full. To be called between two frames.
    mutating func cutIfFull() {
        // Room is left for one more of the usual frames, so that the buffer does not grow for it.
        if bytes.count > Self.pieceSize - 1_024 { cut() }
    }

    private mutating func cut() {
        guard !bytes.isEmpty else { return }
        var piece = Output()
        piece.bytes = ByteBuffer(capacity: Self.pieceSize)
        swap(&piece.bytes, &bytes)
        swap(&piece.frames, &frames)
        pieces.append(piece)
    }

    /// Appends the frames of another output.
    mutating func append(_ other: Output) {
        if !other.pieces.isEmpty {
            cut()
            pieces += other.pieces
        }
        let start = bytes.count
        bytes.append(contentsOf: other.bytes)
        for frame in other.frames { frames.append(Frame(end: start + frame.end, field: frame.field)) }
    }

    /// Empties the output and keeps its storage for the next turn, unless one long answer has made it large.
    public mutating func removeAll() {
        if !pieces.isEmpty { (pieces, taken) = ([], 0) }
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
