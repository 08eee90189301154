internal import FieldEngine
internal import FieldServer

/// A session as it went: what came in and went out, and when. Its file is written by `--record` and run by `--replay`
/// (specification, section 2.4).
struct SessionRecord {
    enum Event: Equatable {
        case receive([UInt8], Moment)
        case advance(Moment)
        case endOfInput(Moment)
        /// A signal, or a client that is gone.
        case end
        case write([UInt8])
    }

    struct Unreadable: Error, Equatable {
        var reason: String
    }

    var flags: [String]
    var events: [Event]

    private static let title = "field-server record 1"

    // MARK: Writing

    /// The first lines of a file.
    static func head(_ configuration: SessionConfiguration) -> [UInt8] {
        Array("\(title)\nflags \(CommandLineOptions.flags(for: configuration).joined(separator: " "))\n".utf8)
    }

    static func bytes(_ event: Event) -> [UInt8] {
        switch event {
        case .receive(let bytes, let now): line("receive \(text(now)) \(bytes.count)") + bytes + line("")
        case .advance(let now): line("advance \(text(now))")
        case .endOfInput(let now): line("end-of-input \(text(now))")
        case .end: line("end")
        case .write(let bytes): line("write \(bytes.count)") + bytes + line("")
        }
    }

    private static func line(_ text: String) -> [UInt8] { Array("\(text)\n".utf8) }
    private static func text(_ now: Moment) -> String { "\(now.milliseconds) \(now.today.iso)" }

    // MARK: Reading

    init(parsing bytes: [UInt8]) throws(Unreadable) {
        var rest = bytes[...]
        guard Self.takeLine(&rest) == Self.title else { throw Unreadable(reason: "it is no record of a session") }
        guard let first = Self.takeLine(&rest), first.hasPrefix("flags") else {
            throw Unreadable(reason: "its second line names no flags")
        }
        flags = first.split(separator: " ").dropFirst().map(String.init)
        events = []
        while !rest.isEmpty {
            guard let event = Self.takeEvent(&rest) else {
                // The process that wrote it may have been killed in the middle of a line.
                return
            }
            events.append(event)
        }
    }

    private static func takeEvent(_ rest: inout ArraySlice<UInt8>) -> Event? {
        guard let words = takeLine(&rest)?.split(separator: " ").map(String.init) else { return nil }
        switch (words.first, words.count) {
        case ("receive", 4):
            guard let now = moment(words), let bytes = take(words[3], &rest) else { return nil }
            return .receive(bytes, now)
        case ("advance", 3): return moment(words).map { .advance($0) }
        case ("end-of-input", 3): return moment(words).map { .endOfInput($0) }
        case ("end", 1): return .end
        case ("write", 2): return take(words[1], &rest).map { .write($0) }
        default: return nil
        }
    }

    private static func moment(_ words: [String]) -> Moment? {
        guard let milliseconds = Int64(words[1]), let today = CivilDate(iso: words[2][...]) else { return nil }
        return Moment(milliseconds: milliseconds, today: today)
    }

    private static func take(_ count: String, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let count = Int(count), count >= 0, rest.count > count else { return nil }
        defer { rest = rest.dropFirst(count + 1) }
        return Array(rest.prefix(count))
    }

    private static func takeLine(_ rest: inout ArraySlice<UInt8>) -> String? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    // MARK: Replaying

    struct Outcome: Equatable {
        var written: [UInt8]
        /// The first byte that is not what was recorded.
        var difference: Int?
        var exitCode: Int32?
    }

    /// Runs the session again, at the moments of the first time.
    func replay(_ configuration: SessionConfiguration) -> Outcome {
        var session = Session(configuration: configuration)
        var written: [UInt8] = []
        var recorded: [UInt8] = []
        for event in events {
            switch event {
            case .receive(let bytes, let now): bytes.withUnsafeBytes { session.receive($0, at: now) }
            case .advance(let now): session.advance(to: now)
            case .endOfInput(let now): session.endOfInput(at: now)
            case .end: session.end()
            case .write(let bytes): recorded += bytes
            }
            written += session.takeOutput()
        }
        var difference = zip(written, recorded).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        if difference == nil, written.count != recorded.count { difference = min(written.count, recorded.count) }
        return Outcome(written: written, difference: difference, exitCode: session.exitCode)
    }
}
