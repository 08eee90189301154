/// The slowest of the messages that came in together, for the log.
///
/// The session has no clock of its own; the caller lends one. Its readings appear nowhere in the output.
struct SlowestMessage {
    /// Milliseconds that go forward; nil where nobody measures.
    var clock: (() -> Int64)?
    /// What it was about; nil while none took any time.
    private(set) var name: String?
    private var milliseconds: Int64 = 0

    /// Forgets those before: the next come together.
    mutating func begin() {
        name = nil
        milliseconds = 0
    }

    func isSlower(_ took: Int64) -> Bool { took > milliseconds }

    mutating func take(_ name: String, milliseconds: Int64) {
        self.name = name
        self.milliseconds = milliseconds
    }
}
