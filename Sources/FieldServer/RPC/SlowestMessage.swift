/// The slowest of the messages that came in together, for the log.
///
/// The session has no clock of its own; the caller lends one. Its readings appear nowhere in the output. It is read once for a message,
/// which is handled from the end of the one before.
struct SlowestMessage {
    /// Milliseconds that go forward; nil where nobody measures.
    var clock: (() -> Int64)?
    /// What it was about; nil while none took any time.
    private(set) var name: String?
    private var milliseconds: Int64 = 0
    /// When the message before ended.
    private var start: Int64 = 0

    /// Forgets those before: the next come together.
    mutating func begin(at time: Int64) {
        name = nil
        milliseconds = 0
        start = time
    }

    /// Whether the message that ends now took longer than those before.
    func isSlower(at time: Int64) -> Bool { time - start > milliseconds }

    mutating func take(_ name: String, at time: Int64) {
        self.name = name
        milliseconds = time - start
    }

    mutating func end(at time: Int64) { start = time }
}
