/// When an event happens. The engine reads no clock: whoever holds one passes it in, so that tests move it by
/// hand and a replay gives the same bytes.
public struct Moment: Equatable, Sendable {
    /// Milliseconds on a clock that only goes forward, from any start.
    public var milliseconds: Int64
    /// The civil date of the server's local time zone (specification, section 9).
    public var today: CivilDate

    public init(milliseconds: Int64, today: CivilDate) {
        self.milliseconds = milliseconds
        self.today = today
    }
}
