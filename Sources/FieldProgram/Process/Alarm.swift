internal import CLibrary

/// A repeating interruption of blocking calls.
///
/// It lets the loop wait in `read` instead of `poll`, which saves a tenth of a quick client's round trip: a signal, or the
/// end of another descriptor, is noticed at most an interval later. It repeats because a single interruption could come
/// just before the call.
struct Alarm: ~Copyable {
    /// In milliseconds.
    static let interval: Int64 = 10

    private var isSet = false

    init() {
        // The same signal also ends a long turn after a request to end.
        interrupt(by: SIGALRM) { _ in TurnWatch.look() }
        Signals.unblock([SIGALRM])
    }

    /// Arms or disarms the timer. It is disarmed before an indefinite poll, so that an idle process never wakes.
    mutating func set(_ on: Bool) {
        guard on != isSet else { return }
        isSet = on
        let interval = on ? Int(Self.interval) : 0
        armTimer(ofProcessor: false, first: interval, every: interval)
    }
}
