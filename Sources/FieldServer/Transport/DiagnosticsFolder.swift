internal import JSONBytes

/// Joins two `field/diagnostics` frames of one field into one that tells a client what both told it.
///
/// All members of `params` are whole in each notification but `presentation`, which holds only what changed since the one
/// before: what only the older frame changed has to live on in the newer.
struct DiagnosticsFolder: Sendable {
    enum Outcome {
        /// The older frame has nothing that the newer lacks.
        case newerHoldsAll
        /// See ``takeFrame()``.
        case joined
        /// One of the two is malformed; both stay.
        case impossible
    }

    private var older = JSONDocument()
    private var newer = JSONDocument()
    private var writer = JSONWriter()

    /// The joined frame. Hand its storage back with ``giveBack(_:)``.
    mutating func takeFrame() -> ByteBuffer {
        var frame = ByteBuffer()
        swap(&frame, &writer.bytes)
        return frame
    }

    mutating func giveBack(_ frame: ByteBuffer) {
        writer.bytes = frame
    }

    mutating func fold(_ olderFrame: UnsafeRawBufferPointer, into newerFrame: UnsafeRawBufferPointer) -> Outcome {
        guard let (_, olderBody) = Self.body(of: olderFrame), let (framing, newerBody) = Self.body(of: newerFrame)
        else {
            return .impossible
        }
        do {
            // The writer was the session's own, so its texts are no deeper than any other answer.
            try older.parse(olderBody, maxDepth: Self.maxDepth)
            try newer.parse(newerBody, maxDepth: Self.maxDepth)
        } catch {
            return .impossible
        }
        guard let olderParams = older.member(older.root, "params"),
            let newerParams = newer.member(newer.root, "params"), newer.kind(newerParams) == .object
        else { return .impossible }
        guard let changes = older.member(olderParams, "presentation"), older.count(changes) > 0 else {
            return .newerHoldsAll
        }
        write(framing, replacing: newerParams, with: changes)
        return .joined
    }

    private static let maxDepth = 512

    /// A frame's body without what frames it.
    private static func body(of frame: UnsafeRawBufferPointer) -> (Framing, UnsafeRawBufferPointer)? {
        guard let first = frame.first else { return nil }
        if first == ASCII.openBrace { return (.line, frame) }
        guard let brace = frame.firstIndex(of: ASCII.openBrace) else { return nil }
        return (.header, UnsafeRawBufferPointer(rebasing: frame[brace...]))
    }

    private mutating func write(_ framing: Framing, replacing params: JSONNode, with changes: JSONNode) {
        let frames = FrameWriter(framing: framing)
        writer.bytes.removeAll(keepingCapacity: true)
        let frame = frames.begin(in: &writer.bytes)
        writer.beginObject()
        for (name, value) in newer.members(newer.root) {
            copyName(name)
            if value == params {
                writeParams(params, changes)
            } else {
                writer.raw(newer.source(value))
            }
        }
        writer.endObject()
        frames.end(frame, in: &writer.bytes)
    }

    private mutating func writeParams(_ params: JSONNode, _ changes: JSONNode) {
        var isJoined = false
        writer.beginObject()
        for (name, value) in newer.members(params) {
            if newer.equals(name, "presentation") {
                isJoined = true
                writePresentation(value, changes)
            } else {
                copyName(name)
                writer.raw(newer.source(value))
            }
        }
        if !isJoined {
            writer.name("presentation")
            writer.raw(older.source(changes))
        }
        writer.endObject()
    }

    private mutating func writePresentation(_ presentation: JSONNode, _ changes: JSONNode) {
        writer.name("presentation")
        writer.beginObject()
        for (name, value) in older.members(changes) {
            let spelling = older.source(name)
            // Both were written by the same hand: equal names are spelled alike.
            let isNewer = newer.members(presentation).contains { newer.source($0.name) == spelling }
            guard !isNewer else { continue }
            writer.raw(spelling)
            writer.bytes.append(ASCII.colon)
            writer.raw(older.source(value))
        }
        for (name, value) in newer.members(presentation) {
            copyName(name)
            writer.raw(newer.source(value))
        }
        writer.endObject()
    }

    private mutating func copyName(_ name: JSONNode) {
        writer.raw(newer.source(name))
        writer.bytes.append(ASCII.colon)
    }
}
