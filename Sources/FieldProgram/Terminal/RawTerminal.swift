internal import CLibrary

/// The terminal while a form has it: every key comes at once and none is echoed, and the drawing is on a screen of its own,
/// so that what stood there before is there again afterwards.
///
/// There is one terminal and signal handlers have no context, so its saved state is global. It is written before the
/// handlers are installed and only read afterwards; there is one thread.
enum RawTerminal {
    nonisolated(unsafe) private static var saved = termios()
    /// How the terminal is while it is taken.
    nonisolated(unsafe) private static var taken = termios()
    nonisolated(unsafe) private static var isRaw = false
    /// What to write when the terminal is taken and given back; memory that a signal handler can read without allocating.
    nonisolated(unsafe) private static var welcome: UnsafeMutableBufferPointer<UInt8>?
    nonisolated(unsafe) private static var farewell: UnsafeMutableBufferPointer<UInt8>?
    /// Whether what stands on the screen is not what was written there: the process was stopped meanwhile.
    nonisolated(unsafe) private static var wasStopped = false
    private nonisolated(unsafe) static var input: Int32 = -1
    private nonisolated(unsafe) static var output: Int32 = -1

    /// The ends of the pipe that tells of a change of size.
    private nonisolated(unsafe) static var resized: Int32 = -1
    private nonisolated(unsafe) static var resizing: Int32 = -1

    enum Event: Equatable {
        case bytes([UInt8])
        case timeout
        /// The window's size changed, or another signal came.
        case interrupted
        case closed
    }

    /// What the Backspace key sends, as the terminal's driver was told.
    private(set) nonisolated(unsafe) static var erase: UInt8 = 0x7F

    /// Another screen, no wrapping of lines, where a terminal has characters for wider than they are here, reports of the mouse by
    /// numbers, and pastes that are told apart from typing.
    private static let greeting = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
    private static let goodbye =
        "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// Takes the terminal that the standard descriptors lead to: answers may go to a file or a pipe, and a form may come
    /// from one. Else the one that the process was started from.
    static func enter() -> Bool {
        guard begin(welcome: greeting, farewell: goodbye, { cfmakeraw(&$0) }) else { return false }
        erase = withUnsafeBytes(of: saved.c_cc) { $0[Int(VERASE)] }
        watchSize()
        write(greeting)
        return true
    }

    /// Whether the process was stopped since this was asked last, so that anything may stand on the screen.
    static func takeStop() -> Bool {
        defer { wasStopped = false }
        return wasStopped
    }

    /// Lets a line be typed that nobody sees, until `leave`; false where there is no terminal.
    static func hideTyping() -> Bool { begin(welcome: "", farewell: "\r\n", { $0.c_lflag &= ~tcflag_t(ECHO) }) }

    private static func begin(welcome: String, farewell: String, _ change: (inout termios) -> Void) -> Bool {
        let own = openFile("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY, mode: 0)
        input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : own
        output = [STDERR_FILENO, STDOUT_FILENO].first { isatty($0) == 1 && isWritable($0) } ?? own
        guard output >= 0, input >= 0, tcgetattr(input, &saved) == 0 else { return false }
        self.welcome = memory(of: welcome)
        self.farewell = memory(of: farewell)
        taken = saved
        change(&taken)
        isRaw = true
        // Whatever ends the process, a crash too, must not leave the terminal without echo. What is ignored, as under nohup,
        // ends nothing.
        let heard = (1..<signalsEnd).filter { !unheard.contains($0) && !isIgnored(signal: $0) }
        for number in heard {
            signal(number) { number in
                RawTerminal.leave(forgettingInput: true)
                raiseByDefault(signal: number)
            }
        }
        if !isIgnored(signal: SIGTSTP) { signal(SIGTSTP, stop) }
        signal(SIGCONT) { _ in
            let saved = errno
            RawTerminal.goOn()
            errno = saved
        }
        Signals.unblock(heard + [SIGTSTP, SIGCONT])
        return tcsetattr(input, TCSADRAIN, &taken) == 0
    }

    /// Signals that end nothing, or that nobody hears of.
    private static let unheard: Set<Int32> = [
        SIGKILL, SIGSTOP, SIGTSTP, SIGCONT, SIGTTIN, SIGTTOU, SIGCHLD, SIGWINCH, SIGURG,
    ]

    private static func isWritable(_ descriptor: Int32) -> Bool { openFlags(of: descriptor) & O_ACCMODE != O_RDONLY }

    private static func memory(of text: String) -> UnsafeMutableBufferPointer<UInt8> {
        let bytes = Array(text.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return buffer
    }

    /// Gives the terminal back as it was. Safe in a signal handler, and when called twice.
    ///
    /// - Parameter forgettingInput: What was typed and not read would show at the shell's prompt, as the half of a secret.
    static func leave(forgettingInput: Bool = false) {
        guard isRaw else { return }
        isRaw = false
        giveBack(forgettingInput: forgettingInput)
    }

    private static func giveBack(forgettingInput: Bool) {
        _ = tcsetattr(input, forgettingInput ? TCSAFLUSH : TCSANOW, &saved)
        if let farewell { _ = systemWrite(output, farewell.baseAddress, farewell.count) }
    }

    /// Stops the process, as by Control and Z in a shell, with the terminal given back meanwhile.
    private static let stop: @convention(c) (Int32) -> Void = { number in
        let saved = errno
        if RawTerminal.isRaw { RawTerminal.giveBack(forgettingInput: true) }
        raiseByDefault(signal: number)
        // Here it goes on, also where nobody could have had it go on, and so it was not stopped.
        signal(number, RawTerminal.stop)
        if !RawTerminal.wasStopped { RawTerminal.goOn() }
        errno = saved
    }

    /// Takes the terminal again, when the process goes on, and has all drawn anew.
    private static func goOn() {
        guard isRaw else { return }
        _ = tcsetattr(input, TCSANOW, &taken)
        if let welcome { _ = systemWrite(output, welcome.baseAddress, welcome.count) }
        wasStopped = true
        interruptWait()
    }

    /// A change of size ends the wait for keys, also where it comes just before: by a byte in a pipe.
    private static func watchSize() {
        guard openPipe(reading: &resized, writing: &resizing) else { return }
        interrupt(by: SIGWINCH) { _ in
            let saved = errno
            RawTerminal.interruptWait()
            errno = saved
        }
        Signals.unblock([SIGWINCH])
    }

    private static func interruptWait() {
        var byte: UInt8 = 0
        if resizing >= 0 { _ = systemWrite(resizing, &byte, 1) }
    }

    static var size: (rows: Int, columns: Int) { size(of: output) ?? (24, 80) }

    /// That of the terminal that one of the standard descriptors is; nil where none is one that tells.
    static var windowSize: (rows: Int, columns: Int)? {
        size(of: STDOUT_FILENO) ?? size(of: STDERR_FILENO) ?? size(of: STDIN_FILENO)
    }

    private static func size(of descriptor: Int32) -> (rows: Int, columns: Int)? {
        var size = winsize()
        guard CLibrary.windowSize(of: descriptor, &size) else { return nil }
        return (Int(size.ws_row), Int(size.ws_col))
    }

    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                // Somebody else's descriptor, which we share, does not block.
                var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                _ = poll(&descriptor, 1, -1)
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Waits for keys. A negative time is for ever.
    static func read(milliseconds: Int64) -> Event {
        var descriptors = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: resized, events: Int16(POLLIN), revents: 0),
        ]
        let ready = poll(&descriptors, 2, Int32(clamping: milliseconds))
        guard ready > 0 else { return ready == 0 ? .timeout : .interrupted }
        var buffer = [UInt8](repeating: 0, count: 4096)
        if descriptors[1].revents != 0 {
            _ = buffer.withUnsafeMutableBytes { systemRead(resized, $0.baseAddress, $0.count) }
            return .interrupted
        }
        let count = buffer.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
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
