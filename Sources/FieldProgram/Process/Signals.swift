internal import CLibrary

/// Signals that end the server in an orderly way: they are made into bytes of a pipe that the loop polls, so that none
/// is missed between looking and waiting.
///
/// A signal's handler has no context, so the pipe is global. It is written once, before the handlers are installed,
/// and only read afterwards.
enum Signals {
    nonisolated(unsafe) private static var wakeUp: Int32 = -1
    /// Whether a signal has arrived.
    nonisolated(unsafe) private(set) static var haveCome = false

    /// A reader that is gone, and a file that may not grow, are told by the error of the write.
    static func leaveToWrites() {
        ignore(signal: SIGPIPE)
        ignore(signal: SIGXFSZ)
    }

    /// Gives the descriptor that becomes readable when the server is asked to end; -1, which `poll` ignores, if there is none.
    static func install() -> Int32 {
        var (reading, writing): (Int32, Int32) = (-1, -1)
        guard openPipe(reading: &reading, writing: &writing) else { return -1 }
        wakeUp = writing
        for number in [SIGTERM, SIGINT] { interrupt(by: number, wake) }
        // Under nohup it stays ignored.
        if !isIgnored(signal: SIGHUP) { interrupt(by: SIGHUP, wake) }
        unblock([SIGTERM, SIGINT, SIGHUP])
        return reading
    }

    private static let wake: @convention(c) (Int32) -> Void = { _ in
        let saved = errno
        haveCome = true
        TurnWatch.endWasAsked()
        var byte: UInt8 = 0
        _ = write(wakeUp, &byte, 1)
        errno = saved
    }

    /// A parent that blocks signals leaves them blocked in its children.
    static func unblock(_ numbers: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        sigprocmask(SIG_UNBLOCK, &set, nil)
    }
}
