public import FieldEngine

/// A conversation with the server, written down in Markdown so that it reads as documentation and runs as a test.
///
/// Prose explains; fenced blocks marked `fsp` hold what goes in (`-->`), what comes out (`<--`) and how time
/// passes (`... 500 ms`). Every byte that the server writes is accounted for by a `<--` line.
///
///     --> 3 field/edit {"field":"card","input":"4"}
///     <-- 3 {"version":2,"text":"4"}
///     <-- field/diagnostics {"field":"card","version":2}
///
/// The lines are kept as they came, so that rewriting expectations leaves everything else untouched.
public struct Transcript: Equatable, Sendable {
    /// The file's lines, without their line feeds.
    public var lines: [String]
    public var framing: Framing
    /// What is done to the server, in order. The first step does nothing: a server that writes unasked is caught there.
    public var steps: [Step]

    /// The day of a transcript that names none.
    public static let standardDate = CivilDate(year: 2026, month: 11, day: 21)

    /// How messages are told apart (specification, section 1.2).
    public enum Framing: Equatable, Sendable {
        /// A header with the length stands before each.
        case header
        /// Each is a line.
        case line
    }

    /// One thing done to the server, and everything it must write before the next one.
    public struct Step: Equatable, Sendable {
        public var action: Action
        /// The civil date at which it happens.
        public var today: CivilDate
        /// The lines that say it; empty for the first step.
        public var lines: Range<Int>
        public var expectations: [Expectation]
        /// What the transcript says of the server's end, where it says so after this step.
        public var exit: ExitStatement?
    }

    /// What is done to the server.
    public enum Action: Equatable, Sendable {
        /// Nothing, in the first step.
        case begin
        /// A whole message, to be framed.
        case message([UInt8])
        /// Bytes to be sent as they are.
        case bytes([UInt8])
        /// The clock moves on by this many milliseconds.
        case wait(Int64)
        case endOfInput
    }

    /// The exit code that the server must have ended with, and the line that says so, from 0.
    public struct ExitStatement: Equatable, Sendable {
        public var code: Int32
        public var line: Int
    }
}

/// Why a file is no transcript.
public struct TranscriptSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    public var reason: String

    public var description: String { "line \(line): \(reason)" }
}
