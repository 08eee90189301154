public import FieldEngine

/// The other side of a conversation: anything of the shape bytes in, bytes out.
public protocol ConversationPartner {
    /// Takes input in pieces of any size.
    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment)
    /// Ends the input, and with it the partner, after all unfinished work.
    mutating func endOfInput(at now: Moment)
    /// Runs due timers.
    mutating func advance(to now: Moment)
    /// When the next thing is due, in the moments' milliseconds; nil where nothing waits.
    var nextDeadline: Int64? { get }
    /// The output since the last call.
    mutating func takeOutput() -> [UInt8]
    /// The exit code, once the partner has ended.
    var exitCode: Int32? { get }
}

/// Plays a transcript against a partner and records its output.
public struct TranscriptRunner {
    /// In what pieces the partner gets its input.
    public enum Chunking: Equatable, Sendable {
        /// Each message at once.
        case whole
        /// Byte by byte.
        case single
    }

    public var transcript: Transcript
    public var chunking: Chunking

    public init(_ transcript: Transcript, chunking: Chunking = .whole) {
        self.transcript = transcript
        self.chunking = chunking
    }

    /// - Parameter limit: how many bytes the partner may write. Behind them the conversation ends: a line of a transcript
    ///   can ask for a thousand times what it has.
    public func run(with partner: inout some ConversationPartner, atMost limit: Int = .max) -> TranscriptRecording {
        var recording = TranscriptRecording()
        var frames = FrameReader(framing: transcript.framing)
        var room = limit
        var now = Moment(milliseconds: 0, today: Transcript.standardDate)
        for step in transcript.steps {
            now.today = step.today
            // An ended partner takes no more input.
            if partner.exitCode == nil {
                perform(step.action, with: &partner, now: &now) { output in
                    room = output.count <= room ? room - output.count : -1
                    if room >= 0 { frames.append(output) }
                    return room >= 0
                }
            }
            guard room >= 0 else {
                recording.isCutShort = true
                return recording
            }
            var written: [[UInt8]] = []
            while let message = frames.next() { written.append(message) }
            recording.steps.append(TranscriptRecording.Step(written: written, exitCode: partner.exitCode))
        }
        recording.rest = frames.rest
        return recording
    }

    /// The number of bytes between two reads of the output.
    private static let portionSize = 2 * 1024

    /// - Parameter take: takes output; false if it is too much.
    private func perform(
        _ action: Transcript.Action, with partner: inout some ConversationPartner, now: inout Moment,
        take: ([UInt8]) -> Bool
    ) {
        switch action {
        case .begin: break
        case .message(let message): send(transcript.framed(message)[...], to: &partner, at: now)
        case .bytes(let bytes):
            var rest = bytes[...]
            while rest.count > Self.portionSize {
                send(rest.prefix(Self.portionSize), to: &partner, at: now)
                guard take(partner.takeOutput()) else { return }
                rest = rest.dropFirst(Self.portionSize)
            }
            send(rest, to: &partner, at: now)
        case .wait(let milliseconds): now.milliseconds += milliseconds
        case .endOfInput: partner.endOfInput(at: now)
        }
        runDue(until: now, with: &partner)
        _ = take(partner.takeOutput())
    }

    private func send(_ bytes: ArraySlice<UInt8>, to partner: inout some ConversationPartner, at now: Moment) {
        switch chunking {
        case .whole:
            partner.receive(bytes, at: now)
        case .single:
            for index in bytes.indices { partner.receive(bytes[index...index], at: now) }
        }
    }

    /// Runs everything due in the order of its time, each thing at its own time, as a process that sleeps would.
    private func runDue(until end: Moment, with partner: inout some ConversationPartner) {
        // A partner that is due again and again at the same moment would hold us here for ever.
        var patience = 100_000
        while let deadline = partner.nextDeadline, deadline <= end.milliseconds, patience > 0 {
            patience -= 1
            partner.advance(to: Moment(milliseconds: deadline, today: end.today))
        }
    }
}

/// The output of a partner, by step of the transcript.
public struct TranscriptRecording: Equatable, Sendable {
    public var steps: [Step] = []
    /// Bytes behind the last whole frame, or from the first byte that can't be part of one.
    public var rest: [UInt8] = []
    /// Whether more was written than was to be taken: there are fewer steps then.
    public var isCutShort = false

    /// What was written during one step: messages without their frames.
    public struct Step: Equatable, Sendable {
        public var written: [[UInt8]]
        /// Set once the partner has ended.
        public var exitCode: Int32?
    }
}

extension Transcript {
    func framed(_ message: [UInt8]) -> [UInt8] {
        switch framing {
        case .header: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
        case .line: message + [UInt8(ascii: "\n")]
        }
    }

    /// All input in a row, for a partner that need not be awaited.
    public var input: [UInt8] {
        steps.reduce(into: []) { input, step in
            switch step.action {
            case .begin, .wait, .endOfInput: break
            case .message(let message): input += framed(message)
            case .bytes(let bytes): input += bytes
            }
        }
    }

    /// The recording of a partner to whom all the input was given at once: its messages are dealt out in order, each
    /// step getting as many as it expects and the last one the rest.
    public func recording(of output: [UInt8], exitCode: Int32?) -> TranscriptRecording {
        var frames = FrameReader(framing: framing)
        frames.append(output)
        var recording = TranscriptRecording()
        let ending = steps.lastIndex { $0.exit != nil }
        for (index, step) in steps.enumerated() {
            var written: [[UInt8]] = []
            while index == steps.count - 1 || written.count < step.expectations.count, let message = frames.next() {
                written.append(message)
            }
            let hasEnded = ending.map { index >= $0 } ?? false
            recording.steps.append(TranscriptRecording.Step(written: written, exitCode: hasEnded ? exitCode : nil))
        }
        recording.rest = frames.rest
        return recording
    }
}

/// Takes frames off a stream of bytes, exactly as the server must write them: no other header, no blank too many.
public struct FrameReader {
    private var bytes: [UInt8] = []
    private var position = 0
    private let framing: Transcript.Framing

    public init(framing: Transcript.Framing) {
        self.framing = framing
    }

    public var rest: [UInt8] { Array(bytes[position...]) }

    /// Adds output to what is left behind the last frame.
    public mutating func append(_ more: [UInt8]) {
        bytes.removeFirst(position)
        position = 0
        bytes += more
    }

    /// The next message without its frame; nil where it is not whole yet, or where no frame begins.
    public mutating func next() -> [UInt8]? {
        switch framing {
        case .line:
            guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            defer { position = end + 1 }
            return Array(bytes[position..<end])
        case .header:
            let unread = bytes[position...]
            let name = "Content-Length: ".utf8
            guard unread.starts(with: name) else { return nil }
            let digits = unread.dropFirst(name.count).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            guard let count = Int(String(decoding: digits, as: UTF8.self)), String(count).utf8.count == digits.count,
                unread[digits.endIndex...].starts(with: "\r\n\r\n".utf8)
            else { return nil }
            let start = digits.endIndex + 4
            guard count <= bytes.count - start else { return nil }
            position = start + count
            return Array(bytes[start..<position])
        }
    }
}
