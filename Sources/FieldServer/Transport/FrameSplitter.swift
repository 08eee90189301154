internal import JSONBytes

/// Cuts a stream of bytes into the JSON texts it carries, however the bytes arrive.
///
/// The same stream gives the same events, cut into reads of any size. Feed it with ``append(_:)``, then call ``next()``
/// until it gives nil. Nothing is reserved because a header promises it: the buffer grows by what has arrived, and what
/// is skipped is not stored. No byte is looked at more than a fixed number of times.
///
/// After an error in the header framing the stream is picked up at the next line that starts with `Content-Length:`.
/// A frame follows the body before it without a line break, so a header right behind a closing bracket counts as
/// such a line too where it is complete (`}Content-Length: 12` and a line break): no JSON string can hold
/// those bytes, and without it one length that is too short would make the rest of the stream unreadable.
public struct FrameSplitter: Sendable {
    /// What ``FrameSplitter/next()`` found.
    public enum Event: Equatable, Sendable {
        /// One JSON text is complete: see ``FrameSplitter/withBody(_:)``.
        case body
        /// The stream could not be cut here and goes on at the next frame.
        case framingError(FramingError)
        /// A text of this many bytes, more than are taken, is skipped.
        case oversized(length: Int)
        /// The input ended inside a frame. The last event.
        case truncated
    }

    /// The framing that is spoken; nil until the first byte that is not blank has decided.
    public private(set) var framing: Framing?

    /// The longest body that is taken.
    public let maxMessageBytes: Int
    /// The longest body that is skipped by its length; beyond it the length itself is an error.
    private let maxSkippedBytes: Int

    private var state: State
    private var buffer: [UInt8] = []
    /// The first byte that belongs to no frame, line or gap that is done with.
    private var head = 0
    /// Bytes from `head` up to here were searched for a line break in vain.
    private var searched = 0
    private var body = 0..<0
    private var inputEnded = false

    private enum State {
        case undecided
        case header(HeaderBlock)
        case body(length: Int)
        case skippingBody(remaining: Int)
        /// Looks for the next header; `previous` is the byte before `head`.
        case recovering(previous: UInt8)
        case line
        case skippingLine(length: Int, previous: UInt8)
        case skippingRestOfLine
        case ended
    }

    private enum Step {
        case event(Event)
        case again
        case wait
    }

    public init(framing: FramingChoice, maxMessageBytes: Int) {
        self.maxMessageBytes = maxMessageBytes
        let (product, overflow) = maxMessageBytes.multipliedReportingOverflow(by: 16)
        // One less than the largest integer, so that one more (a carriage return) can still be counted.
        maxSkippedBytes = overflow ? Int.max - 1 : product
        switch framing {
        case .automatic:
            state = .undecided
        case .header:
            self.framing = .header
            state = .header(HeaderBlock())
        case .line:
            self.framing = .line
            state = .line
        }
    }

    /// Takes the next bytes of the stream. The last body is no longer readable.
    public mutating func append(_ bytes: UnsafeRawBufferPointer) {
        compact()
        buffer.append(contentsOf: bytes)
    }

    /// Takes the next bytes of the stream. The last body is no longer readable.
    public mutating func append(_ bytes: some Collection<UInt8>) {
        compact()
        buffer.append(contentsOf: bytes)
    }

    /// No more bytes will come: a last line without a line break is complete now.
    public mutating func endOfInput() {
        inputEnded = true
    }

    /// The next event, or nil when more bytes are needed.
    public mutating func next() -> Event? {
        while true {
            let step: Step
            switch state {
            case .undecided: step = decide()
            case .header(let block): step = readHeader(block)
            case .body(let length): step = readBody(length)
            case .skippingBody(let remaining): step = skipBody(remaining)
            case .recovering(let previous): step = recover(previous)
            case .line: step = readLine()
            case .skippingLine(let length, let previous): step = skipLine(length, previous)
            case .skippingRestOfLine: step = skipRestOfLine()
            case .ended: step = .wait
            }
            switch step {
            case .event(let event): return event
            case .again: continue
            case .wait: return inputEnded ? finish() : nil
            }
        }
    }

    /// The bytes of the text that the last ``next()`` called complete, until the next ``append(_:)``.
    public func withBody<Result, Failure: Error>(
        _ use: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try buffer.withUnsafeBufferPointer { (bytes) throws(Failure) -> Result in
            try use(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[body]))
        }
    }

    // MARK: The buffer

    /// What one long message made the buffer grow to is given back beyond this.
    private static let retainedCapacity = 256 * 1024

    /// Drops consumed bytes if they outnumber the rest, which has to be moved.
    private mutating func compact() {
        body = 0..<0
        let rest = buffer.count - head
        if rest == 0 {
            if buffer.capacity > Self.retainedCapacity {
                buffer = []
            } else {
                buffer.removeAll(keepingCapacity: true)
            }
        } else if head >= 4096, head >= rest {
            buffer.removeFirst(head)
        } else {
            return
        }
        searched -= head
        head = 0
    }

    /// Overwrites consumed bytes. The last body is no longer readable.
    public mutating func eraseConsumed() {
        body = 0..<0
        let rest = Array(buffer.dropFirst(head))
        searched -= head
        head = 0
        buffer.erase()
        buffer += rest
    }

    private mutating func consume(through end: Int) {
        head = end
        searched = end
    }

    /// The first line feed at or after `searched`.
    private func lineFeed() -> Int? {
        guard searched < buffer.count else { return nil }
        return buffer.withUnsafeBytes { bytes in
            EightBytes.firstIndex(of: ASCII.lineFeed, in: bytes, from: searched)
        }
    }

    /// `start ..< end` without one carriage return at its end.
    private func withoutCarriageReturn(_ start: Int, _ end: Int) -> Range<Int> {
        start..<(end > start && buffer[end - 1] == ASCII.carriageReturn ? end - 1 : end)
    }

    /// Skips blanks, and returns the next byte.
    private mutating func skipBlanks() -> UInt8? {
        while head < buffer.count {
            guard ASCII.isBlank(buffer[head]) else { return buffer[head] }
            consume(through: head + 1)
        }
        return nil
    }

    // MARK: Which framing

    private mutating func decide() -> Step {
        guard let first = skipBlanks() else { return .wait }
        if first == ASCII.openBrace || first == ASCII.openBracket {
            framing = .line
            state = .line
        } else {
            framing = .header
            state = .header(HeaderBlock())
        }
        return .again
    }

    // MARK: Header framing

    private mutating func readHeader(_ current: HeaderBlock) -> Step {
        var block = current
        // Blanks between frames are nobody's header block.
        if block.byteCount == 0, skipBlanks() == nil { return .wait }
        // The same whether the line has come whole or in part: what it may hold is judged first, then its length.
        let allowed = HeaderBlock.maxBytes - block.byteCount
        let lineEnd = lineFeed()
        let visible = min((lineEnd ?? buffer.count) - head, allowed)
        let content = withoutCarriageReturn(head, head + visible)
        let mayBeName = buffer.withUnsafeBytes { bytes in
            block.examineName(in: UnsafeRawBufferPointer(rebasing: bytes[content]))
        }
        guard mayBeName else { return fail(.invalidHeader) }
        guard let lineEnd, lineEnd - head < allowed else {
            if buffer.count - head > allowed {
                let previous = allowed > 0 ? buffer[head + allowed - 1] : ASCII.lineFeed
                consume(through: head + allowed)
                state = .recovering(previous: previous)
                return .event(.framingError(.headerTooLong))
            }
            searched = buffer.count
            state = .header(block)
            return .wait
        }
        if content.isEmpty {
            consume(through: lineEnd + 1)
            return finishHeader(block)
        }
        do {
            try buffer.withUnsafeBufferPointer { (bytes) throws(FramingError) in
                try block.take(
                    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[content]),
                    lineBytes: lineEnd + 1 - head, maximum: maxSkippedBytes)
            }
        } catch {
            return fail(error)
        }
        consume(through: lineEnd + 1)
        state = .header(block)
        return .again
    }

    private mutating func finishHeader(_ block: HeaderBlock) -> Step {
        guard let length = block.length else {
            state = .recovering(previous: ASCII.lineFeed)
            return .event(.framingError(.missingLength))
        }
        guard block.isUTF8 else {
            state = .skippingBody(remaining: length)
            return .event(.framingError(.unsupportedCharset))
        }
        guard length <= maxMessageBytes else {
            state = .skippingBody(remaining: length)
            return .event(.oversized(length: length))
        }
        state = .body(length: length)
        return .again
    }

    private mutating func readBody(_ length: Int) -> Step {
        guard buffer.count - head >= length else { return .wait }
        body = head..<(head + length)
        consume(through: head + length)
        state = .header(HeaderBlock())
        return .event(.body)
    }

    private mutating func skipBody(_ remaining: Int) -> Step {
        let skipped = min(remaining, buffer.count - head)
        consume(through: head + skipped)
        if skipped == remaining {
            state = .header(HeaderBlock())
            return .again
        }
        state = .skippingBody(remaining: remaining - skipped)
        return .wait
    }

    /// Reports what is wrong with the line at `head` and goes on behind its first byte: the line itself is not a place to
    /// pick the stream up at, but a whole header at its end is.
    private mutating func fail(_ error: FramingError) -> Step {
        state = .recovering(previous: 0)
        return .event(.framingError(error))
    }

    private mutating func recover(_ start: UInt8) -> Step {
        var previous = start
        var position = head
        while position < buffer.count {
            let isBehindBody = previous == ASCII.closeBrace || previous == ASCII.closeBracket
            if previous == ASCII.lineFeed || isBehindBody {
                switch HeaderBlock.startsFrame(buffer[position...], wholeLine: isBehindBody) {
                case .yes:
                    consume(through: position)
                    state = .header(HeaderBlock())
                    return .again
                case .undecided:
                    consume(through: position)
                    state = .recovering(previous: previous)
                    return .wait
                case .no:
                    break
                }
            }
            previous = buffer[position]
            position += 1
        }
        consume(through: position)
        state = .recovering(previous: previous)
        return .wait
    }

    // MARK: Line framing

    private mutating func readLine() -> Step {
        guard let end = lineFeed() else {
            let length = buffer.count - head
            searched = buffer.count
            // The last byte may be the carriage return of the line break.
            guard length - 1 > maxMessageBytes else { return .wait }
            let previous = buffer[buffer.count - 1]
            consume(through: buffer.count)
            state = .skippingLine(length: length, previous: previous)
            return .again
        }
        let line = withoutCarriageReturn(head, end)
        consume(through: end + 1)
        return deliver(line)
    }

    private mutating func deliver(_ line: Range<Int>) -> Step {
        guard line.count <= maxMessageBytes else { return .event(overlong(line.count)) }
        guard !buffer[line].allSatisfy(ASCII.isBlank) else { return .again }
        body = line
        return .event(.body)
    }

    private func overlong(_ length: Int) -> Event {
        length > maxSkippedBytes ? .framingError(.excessiveLength) : .oversized(length: length)
    }

    private mutating func skipLine(_ known: Int, _ last: UInt8) -> Step {
        if let end = lineFeed() {
            let previous = end > head ? buffer[end - 1] : last
            let length = known + (end - head) - (previous == ASCII.carriageReturn ? 1 : 0)
            consume(through: end + 1)
            state = .line
            return .event(overlong(length))
        }
        let previous = buffer.last ?? last
        let length = known + (buffer.count - head)
        consume(through: buffer.count)
        if length - 1 > maxSkippedBytes {
            state = .skippingRestOfLine
            return .event(.framingError(.excessiveLength))
        }
        state = .skippingLine(length: length, previous: previous)
        return .wait
    }

    private mutating func skipRestOfLine() -> Step {
        guard let end = lineFeed() else {
            consume(through: buffer.count)
            return .wait
        }
        consume(through: end + 1)
        state = .line
        return .again
    }

    // MARK: The end

    private mutating func finish() -> Event? {
        let last = state
        state = .ended
        switch last {
        case .undecided, .recovering, .skippingRestOfLine, .ended:
            return nil
        case .header(let block):
            return block.byteCount > 0 || head < buffer.count ? .truncated : nil
        case .body:
            return .truncated
        case .skippingBody:
            // Answered when the skipping began.
            return nil
        case .line:
            let line = withoutCarriageReturn(head, buffer.count)
            consume(through: buffer.count)
            guard case .event(let event) = deliver(line) else { return nil }
            return event
        case .skippingLine(let length, let previous):
            return overlong(length - (previous == ASCII.carriageReturn ? 1 : 0))
        }
    }
}
