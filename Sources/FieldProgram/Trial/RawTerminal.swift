#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The terminal while `try` has it: every key comes at once and none is echoed.
///
/// There is one terminal and signal handlers have no context, so its saved state is global. It is written before the
/// handlers are installed and only read afterwards; there is one thread.
enum RawTerminal {
    nonisolated(unsafe) private static var saved = termios()
    nonisolated(unsafe) private static var isRaw = false
    /// What to write when the terminal is given back; memory that a signal handler can read without allocating.
    nonisolated(unsafe) private static var farewell: UnsafeMutableBufferPointer<UInt8>?

    enum Event: Equatable {
        case bytes([UInt8])
        case timeout
        /// The window's size changed, or another signal came.
        case interrupted
        case closed
    }

    /// What the Backspace key sends, as the terminal's driver was told.
    private(set) nonisolated(unsafe) static var erase: UInt8 = 0x7F

    /// Both ends must be a terminal, and it must let us.
    static func enter(farewell text: String) -> Bool {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &saved) == 0 else {
            return false
        }
        erase = withUnsafeBytes(of: saved.c_cc) { $0[Int(VERASE)] }
        let bytes = Array((text + "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h").utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        farewell = buffer
        isRaw = true
        // A crash must not leave the terminal without echo either.
        let endings = [
            SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
        ]
        for number in endings {
            signal(number) { number in
                RawTerminal.leave()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        // Nothing to do but to end the wait, so that the new width is asked for.
        signal(SIGWINCH) { _ in }
        Signals.unblock(endings + [SIGWINCH])
        var raw = saved
        cfmakeraw(&raw)
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return false }
        // A paste is told apart from typing.
        write("\u{1B}[?2004h")
        return true
    }

    /// Gives the terminal back as it was. Safe in a signal handler, and when called twice.
    static func leave() {
        guard isRaw else { return }
        isRaw = false
        if let farewell { _ = systemWrite(STDOUT_FILENO, farewell.baseAddress, farewell.count) }
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &saved)
    }

    static var columns: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Waits for keys. A negative time is for ever.
    static func read(milliseconds: Int64) -> Event {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        let ready = poll(&descriptor, 1, Int32(clamping: milliseconds))
        guard ready > 0 else { return ready == 0 ? .timeout : .interrupted }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count > 0 { return .bytes(Array(buffer[..<count])) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .interrupted : .closed
    }
}

/// Within a type that has methods of the same names, the C functions are out of reach by theirs.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
