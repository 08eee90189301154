#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Interrupts what blocks again and again while it is set.
///
/// Under its guard the loop may wait in `read` instead of `poll`, a twentieth of a quick client's round trip: a
/// signal, or the end of another descriptor, is seen an interval later at most. That it rings more than once is what
/// makes it sure: what was to interrupt a call may come just before it begins.
struct Alarm: ~Copyable {
    /// In milliseconds.
    static let interval: Int64 = 10

    private var isSet = false

    init() {
        // It may be the one that rings when the end was asked for and a turn goes on.
        Signals.interrupt(by: SIGALRM) { _ in TurnWatch.look() }
        Signals.unblock([SIGALRM])
    }

    /// Sets it, or puts it out: who waits for nothing but another day is not woken.
    mutating func set(_ on: Bool) {
        guard on != isSet else { return }
        isSet = on
        let interval = timeval(tv_sec: 0, tv_usec: on ? numericCast(Self.interval * 1000) : 0)
        var timer = itimerval(it_interval: interval, it_value: interval)
        #if canImport(Glibc)
            setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
        #else
            setitimer(ITIMER_REAL, &timer, nil)
        #endif
    }
}
