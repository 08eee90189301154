public import FieldEngine
public import FieldServer

/// The file of a session: input and output with their moments. It is written by `--record` and run by `--replay`
/// (specification, section 1.11).
public enum SessionRecord {
    /// What was done to the session, and what it wrote then.
    public enum Event: Equatable {
        case receive([UInt8], Moment)
        /// Due timers ran.
        case advance(Moment)
        case endOfInput(Moment)
        /// A signal, or a client that is gone.
        case end
        case write([UInt8])
    }

    /// The first line of a file.
    public static let title = "field-server record 1"

    // MARK: Writing

    /// The first lines of a file.
    public static func head(_ configuration: SessionConfiguration) -> [UInt8] {
        Array("\(title)\nflags \(configuration.flags.joined(separator: " "))\n".utf8)
    }

    /// How an event is written.
    public static func bytes(_ event: Event) -> [UInt8] {
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

    /// The line that an event begins with: all that is known of it before its bytes.
    public enum Heading: Equatable {
        case receive(count: Int, Moment)
        case advance(Moment)
        case endOfInput(Moment)
        case end
        case write(count: Int)

        public init?(_ line: [UInt8]) {
            let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
            func moment() -> Moment? {
                guard let milliseconds = Int64(words[1]), (0...1 << 53).contains(milliseconds),
                    let today = CivilDate(iso: words[2][...])
                else { return nil }
                return Moment(milliseconds: milliseconds, today: today)
            }
            func count(_ word: String) -> Int? { Int(word).flatMap { $0 >= 0 ? $0 : nil } }
            switch (words.first, words.count) {
            case ("receive", 4):
                guard let now = moment(), let count = count(words[3]) else { return nil }
                self = .receive(count: count, now)
            case ("advance", 3):
                guard let now = moment() else { return nil }
                self = .advance(now)
            case ("end-of-input", 3):
                guard let now = moment() else { return nil }
                self = .endOfInput(now)
            case ("end", 1): self = .end
            case ("write", 2):
                guard let count = count(words[1]) else { return nil }
                self = .write(count: count)
            default: return nil
            }
        }
    }

    /// The flags in the second line; nil where it is none of flags.
    public static func flags(in line: [UInt8]) -> [String]? {
        let text = String(decoding: line, as: UTF8.self)
        guard text.hasPrefix("flags") else { return nil }
        return text.split(separator: " ").dropFirst().map(String.init)
    }
}
