internal import FieldEngine
internal import FieldServer
internal import FieldTools

/// A session whose input and output are written to a file (`--record`).
///
/// With `--record-secure` that is each byte as it came and went. Without it, a second session is fed with the same
/// messages without their secrets (``SecretMask``), and what it is given and answers is what the file holds: nothing
/// of a secret can have come into it, and it replays to the same bytes.
struct RecordedSession: ~Copyable, ByteServer {
    private var session: Session
    private var shadow: Shadow?
    private var file: RecordFile

    private struct Shadow: ~Copyable {
        var session: Session
        var splitter: FrameSplitter
        var mask = SecretMask()
    }

    init(_ configuration: SessionConfiguration, keepsSecrets: Bool, file: RecordFile) {
        session = Session(configuration: configuration)
        self.file = file
        if !keepsSecrets {
            shadow = Shadow(
                session: Session(configuration: configuration),
                splitter: FrameSplitter(
                    framing: configuration.framing, maxMessageBytes: configuration.limits.maxMessageBytes))
        }
        self.file.append(SessionRecord.head(configuration))
    }

    var nextDeadline: Int64? { session.nextDeadline }
    var exitCode: Int32? { session.exitCode }
    var watchedProcess: Int32? { session.watchedProcess }
    mutating func measureMessages(by clock: @escaping () -> Int64) { session.measureMessages(by: clock) }
    mutating func beginMeasuring(at time: Int64) { session.beginMeasuring(at: time) }
    var slowestMessage: String? { session.slowestMessage }
    var output: Output {
        get { session.output }
        set { session.output = newValue }
    }

    var hasSecretsToErase: Bool { session.hasSecretsToErase }
    mutating func eraseBuffers() {
        session.eraseBuffers()
        shadow?.splitter.eraseConsumed()
        shadow?.mask.eraseBuffers()
    }
    mutating func takeMemoryToGiveBack() -> Bool { session.takeMemoryToGiveBack() }

    mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment) {
        if shadow == nil {
            record(.receive(Array(bytes), now)) { $0.receive(bytes, at: now) }
        } else {
            session.receive(bytes, at: now)
            shadow?.splitter.append(bytes)
            recordMessages(at: now)
        }
    }

    mutating func advance(to now: Moment) { record(.advance(now)) { $0.advance(to: now) } }

    mutating func endOfInput(at now: Moment) {
        if shadow != nil {
            shadow?.splitter.endOfInput()
            recordMessages(at: now)
        }
        record(.endOfInput(now)) { $0.endOfInput(at: now) }
    }

    mutating func end() { record(.end) { $0.end() } }

    /// Runs an event, and records it with its output.
    private mutating func record(_ event: SessionRecord.Event, _ happen: (inout Session) -> Void) {
        let before = session.output.byteCount
        happen(&session)
        var written = Array(session.output.allBytes.dropFirst(before))
        if var other = shadow.take() {
            happen(&other.session)
            written = other.session.takeOutput()
            shadow = consume other
        }
        file.append(SessionRecord.bytes(event))
        if !written.isEmpty { file.append(SessionRecord.bytes(.write(written))) }
        file.flush()
    }

    /// Records whole messages only. Input without message boundaries could hide a secret anywhere, so it is left out.
    private mutating func recordMessages(at now: Moment) {
        guard var other = shadow.take() else { return }
        while other.session.exitCode == nil, let event = other.splitter.next() {
            guard event == .body else { continue }
            let text = other.mask.masked(other.splitter.withBody { Array($0) }, for: other.session)
            let frame =
                other.splitter.framing == .line
                ? text + [UInt8(ascii: "\n")] : Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
            frame.withUnsafeBytes { other.session.receive($0, at: now) }
            file.append(SessionRecord.bytes(.receive(frame, now)))
            let written = other.session.takeOutput()
            if !written.isEmpty { file.append(SessionRecord.bytes(.write(written))) }
        }
        shadow = consume other
        file.flush()
    }
}
