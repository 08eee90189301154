internal import FieldEngine
internal import FieldServer
internal import FieldTools

/// Replays a recorded session at the recorded moments, and compares its output with the record.
///
/// A record may be of any length, and anybody's: it is read a part at a time, and no more of it is held than a message.
/// Nor is what the session says: it is asked for the next only when what it has said was compared.
struct RecordReplay: ~Copyable {
    private var source: FileSource
    private var session: Session
    private var output = StandardOutput()
    /// The longest message that came in, with its frame.
    private let longestPortion: Int
    private let isForPeople = StandardOutput.isTerminal
    /// Input that was not passed to the session yet.
    private var portion: [UInt8] = []
    private var given = 0
    private var moment: Moment
    /// Output that was not compared yet.
    private var owed: [UInt8] = []
    private var owedStart = 0
    private var compared = 0
    /// The offset of the first difference.
    private var difference: Int?

    /// Longer than any line of a record.
    private static let longestLine = 4_096
    /// As much as the loop gives a session at a time.
    private static let partSize = 2 * 1024

    /// - Parameter source: a record of which the head was read.
    init(_ source: consuming FileSource, _ configuration: SessionConfiguration) {
        self.source = source
        // The frame of a message is a line of text before it.
        longestPortion = configuration.limits.maxMessageBytes + Self.longestLine
        moment = Moment(milliseconds: 0, today: CivilDate(year: 1970, month: 1, day: 1))
        session = Session(configuration: configuration)
    }

    /// Reads the first lines of a record: how the session was made.
    static func head(_ source: inout FileSource) throws(TextFile.Unreadable) -> SessionConfiguration {
        guard try source.line(atMost: longestLine) == .line(Array(SessionRecord.title.utf8)) else {
            throw TextFile.Unreadable(reason: "it is no record of a session")
        }
        guard case .line(let line) = try source.line(atMost: longestLine), let flags = SessionRecord.flags(in: line)
        else { throw TextFile.Unreadable(reason: "its second line names no flags") }
        do throws(CommandLineOptions.Problem) {
            return try CommandLineOptions(flags).configuration
        } catch {
            throw TextFile.Unreadable(reason: "its flags are not understood")
        }
    }

    struct Outcome: Equatable {
        var exitCode: Int32
        var difference: Int?
    }

    /// Replays the whole record. The output goes to stdout.
    mutating func run() throws(TextFile.Unreadable) -> Outcome {
        while !output.hasFailed, let heading = try next() {
            switch heading {
            case .write(let count): try compare(count)
            case .receive(let count, let now):
                settle()
                try receive(count, at: now)
            case .advance(let now):
                settle()
                session.advance(to: now)
                take()
            case .endOfInput(let now):
                settle()
                session.endOfInput(at: now)
                take()
            case .end:
                settle()
                session.end()
                take()
            }
        }
        settle()
        let exitCode = output.end(difference == nil ? 0 : 1)
        // What could not be written was not compared to its end either.
        return Outcome(exitCode: exitCode, difference: output.hasFailed ? nil : difference)
    }

    /// The next event; nil at the end, and where the process that wrote it was killed in the middle of a line.
    private mutating func next() throws(TextFile.Unreadable) -> SessionRecord.Heading? {
        let place = source.position
        switch try source.line(atMost: Self.longestLine) {
        case .end: return nil
        case .tooLong: throw TextFile.Unreadable(reason: "what is at byte \(place) is no part of a record")
        case .line(let line):
            guard let heading = SessionRecord.Heading(line) else {
                throw TextFile.Unreadable(reason: "what is at byte \(place) is no part of a record")
            }
            return heading
        }
    }

    // MARK: Input

    /// Where the record ends within, nothing came in.
    private mutating func receive(_ count: Int, at now: Moment) throws(TextFile.Unreadable) {
        guard count <= longestPortion else {
            throw TextFile.Unreadable(
                reason: "\(count) bytes came in at once, more than its --max-message-bytes allows a message")
        }
        portion.removeAll(keepingCapacity: true)
        given = 0
        moment = now
        while portion.count < count {
            guard let part = try source.part(atMost: count - portion.count) else {
                portion = []
                return
            }
            portion += part
        }
        if try source.part(atMost: 1) == nil { portion = [] }
    }

    /// Passes the next input to the session; false at its end.
    private mutating func give() -> Bool {
        guard given < portion.count else { return false }
        let end = min(given + Self.partSize, portion.count)
        session.receive(portion[given..<end], at: moment)
        given = end
        take()
        return true
    }

    private mutating func take() {
        let written = session.takeOutput()
        guard !written.isEmpty else { return }
        if isForPeople {
            for line in TerminalText.lines(of: String(decoding: written, as: UTF8.self)) { output.write(line) }
        } else {
            output.write(bytes: written)
        }
        guard difference == nil else { return }
        if !isOwing { settleAccount() }
        owed += written
    }

    // MARK: What went out

    private var isOwing: Bool { owedStart < owed.count }

    private mutating func settleAccount() {
        owed.removeAll(keepingCapacity: true)
        owedStart = 0
    }

    /// Compares output with the same number of recorded bytes.
    private mutating func compare(_ count: Int) throws(TextFile.Unreadable) {
        var rest = count
        while rest > 0 {
            while difference == nil, !isOwing, give() {}
            if difference == nil, !isOwing { difference = compared }
            let limit = difference == nil ? min(rest, owed.count - owedStart) : rest
            guard let part = try source.part(atMost: limit) else { return }
            rest -= part.count
            guard difference == nil else { continue }
            if let place = zip(part, owed[owedStart...]).enumerated().first(where: { $0.element.0 != $0.element.1 }) {
                difference = compared + place.offset
                settleAccount()
            } else {
                compared += part.count
                owedStart += part.count
            }
        }
        _ = try source.part(atMost: 1)
    }

    /// Before the next event the session has said all that it has to say, and the record has told of it.
    private mutating func settle() {
        noteSurplus()
        while !output.hasFailed, give() { noteSurplus() }
    }

    private mutating func noteSurplus() {
        guard isOwing else { return }
        if difference == nil { difference = compared }
        settleAccount()
    }
}
