#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

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
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Gives the descriptor that becomes readable when the server is asked to end; -1, which `poll` ignores, if there is none.
    static func install() -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return -1 }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        wakeUp = ends[1]
        for number in [SIGTERM, SIGINT] { interrupt(by: number, wake) }
        // Under nohup it stays ignored.
        if unsafeBitCast(signal(SIGHUP, wake), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(SIGHUP, SIG_IGN)
        } else {
            interrupt(by: SIGHUP, wake)
        }
        unblock([SIGTERM, SIGINT, SIGHUP])
        return ends[0]
    }

    private static let wake: @convention(c) (Int32) -> Void = { _ in
        let saved = errno
        haveCome = true
        TurnWatch.endWasAsked()
        var byte: UInt8 = 0
        _ = write(wakeUp, &byte, 1)
        errno = saved
    }

    /// Installs a handler without `SA_RESTART`, so that an interrupted call returns to the loop.
    static func interrupt(by number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = handler
        #else
            action.__sigaction_u.__sa_handler = handler
        #endif
        sigaction(number, &action, nil)
    }

    /// A parent that blocks signals leaves them blocked in its children.
    static func unblock(_ numbers: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        sigprocmask(SIG_UNBLOCK, &set, nil)
    }
}
