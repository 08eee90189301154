internal import JSONBytes

/// Bytes that wait because the client does not read.
///
/// They leave in the order they came, with one exception: when more than ``foldingThreshold`` bytes wait, a whole
/// `field/diagnostics` frame gives way to a newer one of its field, which takes over the presentation members that only the
/// older one held. So what a client that does not read can pile up is bounded by what it asks, not by how long
/// its fields go on changing.
///
/// A queue that is empty takes no memory, and the steady state – a client that reads – does not come here at all.
public struct OutputQueue: Sendable {
    /// Below this every frame is written.
    public static let foldingThreshold = 1024 * 1024

    /// Bytes that wait.
    public private(set) var byteCount = 0
    public var isEmpty: Bool { byteCount == 0 }

    /// Bytes of memory that frames are held in, those included that have gone but could not be given back yet.
    public private(set) var heldByteCount = 0

    /// A stretch of bytes of one segment, in the order in which they leave.
    private struct Run: Sendable {
        var segment: Int
        var bytes: Range<Int>
        var kind: Kind

        enum Kind: Equatable, Sendable {
            /// Any number of frames, which the segment tells apart.
            case unsorted
            /// Any number of frames that stay.
            case plain
            /// One that may give way.
            case foldable(field: Int32)
            case folded
        }
    }

    /// Memory comes in segments so that a long queue neither grows by copying itself nor keeps what is written, but for the
    /// beginning of an answer that is long itself.
    private struct Segment: Sendable {
        var bytes = ByteBuffer()
        /// The frames of an unsorted run.
        var frames: [Output.Frame] = []
        var waiting = 0
        var folded = 0
    }

    private static let segmentSize = 64 * 1024

    private var segments = SlidingArray<Segment>()
    private var runs = SlidingArray<Run>()
    private var foldedByteCount = 0
    private var foldedRunCount = 0
    /// The newest waiting diagnostics of each field; nil until folding was first needed, which it hardly ever is: till
    /// then no frame is looked at.
    private var newest: [Int32: Int]?
    private var folder = DiagnosticsFolder()

    public init() {}

    // MARK: In

    /// Takes what `output` holds from `offset` on, and empties it. A frame that begins before it is partly written already.
    /// Whether frames give way to newer ones of it is decided for all of it, by what waits before it.
    public mutating func take(_ output: inout Output, from offset: Int = 0) {
        let isFolding = byteCount > Self.foldingThreshold
        if isFolding, newest == nil { sort() }
        var offset = max(offset, 0)
        while var piece = output.takePiece() {
            take(pieceOf: &piece, from: offset, isFolding: isFolding)
            offset = 0
        }
        take(pieceOf: &output, from: offset, isFolding: isFolding)
        output.removeAll()
    }

    private mutating func take(pieceOf output: inout Output, from offset: Int, isFolding: Bool) {
        guard offset < output.bytes.count else { return }
        guard newest != nil else {
            takeUnsorted(&output, from: offset)
            return
        }
        let bytes = output.bytes
        Self.sort(output.frames, in: offset..<bytes.count) { range, field in
            if let field {
                appendFoldable(bytes[range], field: field, isFolding: isFolding)
            } else {
                appendPlain(bytes[range])
            }
        }
    }

    /// Tells apart the frames of some bytes: those that may give way one by one, by their field, and what is between them
    /// together. One that begins before the bytes is partly written.
    private static func sort(
        _ frames: [Output.Frame], in bytes: Range<Int>, _ take: (_ bytes: Range<Int>, _ field: Int32?) -> Void
    ) {
        var start = bytes.lowerBound
        var frameStart = 0
        for frame in frames {
            defer { frameStart = frame.end }
            guard frame.field >= 0, frameStart >= bytes.lowerBound else { continue }
            if start < frameStart { take(start..<frameStart, nil) }
            if frameStart < frame.end { take(frameStart..<frame.end, frame.field) }
            start = frame.end
        }
        if start < bytes.upperBound { take(start..<bytes.upperBound, nil) }
    }

    /// What is large is taken as it is: the notifications of a form of 100,000 fields were copied here, and told apart by
    /// field, for nothing. Not with much more room than it needs, since nobody counts that.
    private mutating func takeUnsorted(_ output: inout Output, from offset: Int) {
        let end = output.bytes.count
        let size = end - offset
        if size >= Self.segmentSize / 2, output.bytes.capacity <= 2 * size {
            // What was there before may be a secret, and stays for as long as the client does not read (specification,
            // section 3.2).
            output.bytes.erase(allBut: offset..<end)
            var segment = Segment()
            swap(&segment.bytes, &output.bytes)
            swap(&segment.frames, &output.frames)
            appendSegment(segment)
            heldByteCount += end
            enqueue(offset..<end, as: .unsorted)
            return
        }
        if remainingCapacity < size { appendSegment(Segment(bytes: ByteBuffer(capacity: Self.segmentSize))) }
        let segment = segments.endIndex - 1
        let start = segments[segment].bytes.count
        segments[segment].bytes.append(contentsOf: output.bytes[offset...])
        var frameStart = 0
        for frame in output.frames {
            defer { frameStart = frame.end }
            guard frame.end > offset else { continue }
            let field = frameStart < offset ? Output.Frame.notFoldable : frame.field
            segments[segment].frames.append(Output.Frame(end: start + frame.end - offset, field: field))
        }
        heldByteCount += size
        enqueue(start..<start + size, as: .unsorted)
    }

    private mutating func appendPlain(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            let capacity = reserve(for: 1)
            let part = rest.prefix(capacity)
            rest = rest.dropFirst(capacity)
            store(part, as: .plain)
        }
    }

    private mutating func appendFoldable(_ frame: ArraySlice<UInt8>, field: Int32, isFolding: Bool) {
        if isFolding, let older = newest?[field], fold(older, into: frame, field: field) { return }
        storeFoldable(frame, field: field)
    }

    private mutating func storeFoldable(_ frame: ArraySlice<UInt8>, field: Int32) {
        _ = reserve(for: frame.count)
        store(frame, as: .foldable(field: field))
        if newest != nil { newest?[field] = runs.endIndex - 1 }
    }

    /// Appends to the last segment.
    private mutating func store(_ bytes: ArraySlice<UInt8>, as kind: Run.Kind) {
        let segment = segments.endIndex - 1
        let start = segments[segment].bytes.count
        segments[segment].bytes.append(contentsOf: bytes)
        heldByteCount += bytes.count
        enqueue(start..<start + bytes.count, as: kind)
    }

    /// Enqueues bytes of the last segment.
    private mutating func enqueue(_ bytes: Range<Int>, as kind: Run.Kind) {
        let segment = segments.endIndex - 1
        segments[segment].waiting += bytes.count
        byteCount += bytes.count
        switch kind {
        case .plain, .unsorted:
            if !runs.isEmpty {
                let last = runs[runs.endIndex - 1]
                if last.kind == kind, last.segment == segment, last.bytes.upperBound == bytes.lowerBound {
                    runs[runs.endIndex - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
                    return
                }
            }
        case .foldable, .folded: break
        }
        runs.append(Run(segment: segment, bytes: bytes, kind: kind))
    }

    /// How much the last segment takes without being made larger.
    private var remainingCapacity: Int {
        guard !segments.isEmpty else { return 0 }
        let bytes = segments[segments.endIndex - 1].bytes
        return min(Self.segmentSize, bytes.capacity) - bytes.count
    }

    /// Sees to a last segment that has room for `count` bytes, or is fresh, and gives its room.
    private mutating func reserve(for count: Int) -> Int {
        let capacity = remainingCapacity
        if capacity >= count { return capacity }
        let size = max(Self.segmentSize, count)
        appendSegment(Segment(bytes: ByteBuffer(capacity: size)))
        return size
    }

    private mutating func appendSegment(_ segment: consuming Segment) {
        segments.append(segment)
        // The one before, if all of it has gone, was kept only because it was the last.
        if segments.count > 1 { release(segments.endIndex - 2) }
    }

    // MARK: Out

    /// The bytes that leave next: at most `limit`, and at least one where any waits.
    public func withFront<Result>(atMost limit: Int, _ use: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard !runs.isEmpty else { return use(UnsafeRawBufferPointer(start: nil, count: 0)) }
        let first = runs[runs.startIndex]
        var end = first.bytes.upperBound
        var index = runs.startIndex + 1
        while index < runs.endIndex, end - first.bytes.lowerBound < limit {
            let run = runs[index]
            guard run.kind != .folded, run.segment == first.segment, run.bytes.lowerBound == end else { break }
            end = run.bytes.upperBound
            index += 1
        }
        let start = first.bytes.lowerBound
        return segments[first.segment].bytes.withUnsafeBytes {
            use(UnsafeRawBufferPointer(rebasing: $0[start..<min(end, start + max(limit, 1))]))
        }
    }

    /// That many bytes of the front are written.
    public mutating func consume(_ count: Int) {
        var rest = min(count, byteCount)
        while rest > 0 {
            let index = runs.startIndex
            let run = runs[index]
            let part = min(rest, run.bytes.count)
            rest -= part
            byteCount -= part
            segments[run.segment].waiting -= part
            if case .foldable(let field) = run.kind {
                if newest?[field] == index { newest?[field] = nil }
                // A partly written frame has to be completed.
                runs[index].kind = .plain
            }
            if part == run.bytes.count {
                runs.removeFirst()
            } else {
                runs[index].bytes = (run.bytes.lowerBound + part)..<run.bytes.upperBound
            }
            release(run.segment)
            dropFoldedFront()
        }
        if isEmpty { removeAll() }
    }

    /// Forgets all that waits.
    public mutating func removeAll() {
        self = OutputQueue()
    }

    private mutating func dropFoldedFront() {
        while !runs.isEmpty, runs[runs.startIndex].kind == .folded {
            runs.removeFirst()
            foldedRunCount -= 1
        }
    }

    /// Gives a segment's memory back when nothing in it waits and nothing more goes into it.
    private mutating func release(_ index: Int) {
        guard segments[index].waiting == 0, index < segments.endIndex - 1 else { return }
        heldByteCount -= segments[index].bytes.count
        foldedByteCount -= segments[index].folded
        segments[index] = Segment()
        // All but the last have been released once nothing in them waits.
        while segments.count > 1, segments[segments.startIndex].waiting == 0 {
            segments.removeFirst()
        }
    }

    // MARK: Folding

    /// Tells apart what waits, so that a frame can give way.
    private mutating func sort() {
        var unsorted = SlidingArray<Run>()
        swap(&unsorted, &runs)
        for index in unsorted.startIndex..<unsorted.endIndex {
            let run = unsorted[index]
            guard run.kind == .unsorted else {
                runs.append(run)
                continue
            }
            Self.sort(segments[run.segment].frames, in: run.bytes) { bytes, field in
                let kind = field.map { Run.Kind.foldable(field: $0) } ?? .plain
                runs.append(Run(segment: run.segment, bytes: bytes, kind: kind))
            }
            segments[run.segment].frames = []
        }
        indexNewest()
    }

    private mutating func indexNewest() {
        var index: [Int32: Int] = [:]
        for position in runs.startIndex..<runs.endIndex {
            if case .foldable(let field) = runs[position].kind { index[field] = position }
        }
        newest = index
    }

    /// Puts `frame` in the queue in place of an older one of its field. False when they can't be joined.
    private mutating func fold(_ older: Int, into frame: ArraySlice<UInt8>, field: Int32) -> Bool {
        let run = runs[older]
        let outcome = segments[run.segment].bytes[run.bytes].withUnsafeBytes { old in
            frame.withUnsafeBytes { new in folder.fold(old, into: new) }
        }
        switch outcome {
        case .impossible:
            return false
        case .newerHoldsAll:
            remove(older)
            storeFoldable(frame, field: field)
        case .joined:
            remove(older)
            let joined = folder.takeFrame()
            storeFoldable(joined[...], field: field)
            folder.giveBack(joined)
        }
        return true
    }

    private mutating func remove(_ index: Int) {
        let run = runs[index]
        runs[index].kind = .folded
        foldedRunCount += 1
        foldedByteCount += run.bytes.count
        byteCount -= run.bytes.count
        segments[run.segment].waiting -= run.bytes.count
        segments[run.segment].folded += run.bytes.count
        release(run.segment)
        dropFoldedFront()
        // Often enough that no more than a quarter is garbage, seldom enough that each byte moves four times at most for
        // each that was folded.
        if foldedByteCount > Self.segmentSize + byteCount / 4 || foldedRunCount > 1024 + runs.count / 2 {
            compact()
        }
    }

    /// Moves what waits together, giving back each segment as soon as it is emptied.
    private mutating func compact() {
        var old = self
        self = OutputQueue()
        folder = old.folder
        var emptied: Int?
        while !old.runs.isEmpty {
            let run = old.runs[old.runs.startIndex]
            old.runs.removeFirst()
            guard run.kind != .folded else { continue }
            if let emptied, emptied != run.segment { old.segments[emptied] = Segment() }
            emptied = run.segment
            let bytes = old.segments[run.segment].bytes[run.bytes]
            switch run.kind {
            // Nothing is folded before all is sorted.
            case .plain, .unsorted: appendPlain(bytes)
            case .foldable(let field): storeFoldable(bytes, field: field)
            case .folded: break
            }
        }
        indexNewest()
    }
}
