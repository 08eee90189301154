internal import CLibrary

/// Ends the process where it is to end and a turn goes on.
///
/// The loop hears of signals and of its parent's end between two turns. Nothing that a client may ask for takes as long as a
/// person waits, but who asks for the end must not have to rely on that: so a timer looks at both while the processor is at
/// work, and what does not stop by itself is stopped. Nothing is on disk that this could spoil; what the turn was answering
/// is lost.
///
/// The timer counts time of the processor: an idle process is not woken, and no turn has to set it. All that is here runs
/// inside of signal handlers: no allocation, no class, nothing that is made when it is first used.
enum TurnWatch {
    /// The interval of the checks, in milliseconds of processor time.
    private static let interval: Int = 10
    /// How long a turn may go on after somebody asked for the end.
    private static let patience: Int64 = 60
    /// The exit code: after `shutdown`, where it would be 0, there are no turns that last.
    private static let exitCode: Int32 = 1

    /// Whether the loop runs. Output at the end has time limits of its own.
    nonisolated(unsafe) private static var isServing = false
    /// When the end was asked for; 0: it was not.
    nonisolated(unsafe) private static var asked: Int64 = 0
    /// The watched parent, and descriptors of other watched processes.
    nonisolated(unsafe) private static var parent: Int32 = 0
    nonisolated(unsafe) private static var others: (Int32, Int32) = (-1, -1)

    static func begin() {
        isServing = true
        interrupt(by: SIGPROF) { _ in TurnWatch.look() }
        Signals.unblock([SIGPROF])
        armTimer(ofProcessor: true, first: interval, every: interval)
    }

    /// Stops the checks: the loop has noticed the end.
    static func end() {
        isServing = false
        armTimer(ofProcessor: true, first: 0, every: 0)
    }

    /// - Parameter ending: what becomes readable when the process has ended.
    static func watch(_ process: Int32, ending: Int32?) {
        if getppid() == process {
            parent = process
        } else if let ending {
            if others.0 < 0 { others.0 = ending } else { others.1 = ending }
        }
    }

    /// Notes a request to end. Called in signal handlers.
    static func endWasAsked() {
        guard asked == 0 else { return }
        asked = now
        // Also where the turn does not work but waits for a disk. The alarm of the loop is the same one, and rings too.
        armTimer(ofProcessor: false, first: Int(patience), every: interval)
    }

    /// Ends the process if the patience is over. Called in signal handlers.
    static func look() {
        guard isServing else { return }
        let saved = errno
        if asked == 0, isOneGone { endWasAsked() }
        if asked != 0, now - asked >= patience { _exit(exitCode) }
        errno = saved
    }

    private static var isOneGone: Bool {
        if parent > 0, getppid() != parent { return true }
        return hasEnded(others.0) || hasEnded(others.1)
    }

    private static func hasEnded(_ ending: Int32) -> Bool {
        guard ending >= 0 else { return false }
        var descriptor = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
