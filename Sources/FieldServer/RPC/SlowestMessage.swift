/// The message that took longest of those that came in together, for people who look for what is slow.
///
/// The session has no clock: it asks that of whoever measures it, and writes nothing of what that says.
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
