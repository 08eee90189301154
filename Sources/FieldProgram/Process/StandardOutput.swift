internal import CLibrary
internal import FieldTools

/// Output of the commands on stdout.
///
/// The C library's own would lose what can't be written without a word. Here that ends the command with a line on stderr
/// and an exit code of its own.
struct StandardOutput {
    private var waiting: [UInt8] = []
    /// Why nothing more is written.
    private var problem: Int32?

    /// The exit code of a command that failed.
    static let failure: Int32 = 2
    private static let partSize = 64 * 1024

    var hasFailed: Bool { problem != nil }

    mutating func write(_ line: TerminalText) {
        waiting += line.text.utf8
        waiting.append(UInt8(ascii: "\n"))
        if waiting.count >= Self.partSize { flush() }
    }

    /// Output for programs, unchanged.
    mutating func write(bytes: [UInt8]) {
        waiting += bytes
        if waiting.count >= Self.partSize { flush() }
    }

    mutating func flush() {
        // By an offset: a slice would share the buffer, and `removeAll` would make a new one, greater each time.
        var written = 0
        while problem == nil, written < waiting.count {
            let count = waiting.withUnsafeBytes { waiting in
                let rest = UnsafeRawBufferPointer(rebasing: waiting[written...])
                return systemWrite(STDOUT_FILENO, rest.baseAddress, rest.count)
            }
            if count > 0 {
                written += count
            } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                // Somebody else's descriptor, which we share, does not block.
                var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                _ = poll(&descriptor, 1, -1)
            } else if count == 0 || errno != EINTR {
                problem = count == 0 ? EIO : errno
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Writes the remaining bytes.
    ///
    /// - Returns: The exit code of the command: the one given, or ``failure`` where not all could be written.
    mutating func end(_ exitCode: Int32) -> Int32 {
        flush()
        guard let problem else { return exitCode }
        StandardError.tell("field-server: stdout can't be written: \(String(cString: strerror(problem)))")
        return Self.failure
    }

    /// Prints lines, and gives the exit code.
    static func print(_ lines: [TerminalText], exitCode: Int32 = 0) -> Int32 {
        var output = StandardOutput()
        for line in lines { output.write(line) }
        return output.end(exitCode)
    }

    /// Colours are for people: not for files and pipes, and not for those who don't want them (no-color.org).
    static var isColoured: Bool { isTerminal && coloursAreWelcome }

    static var coloursAreWelcome: Bool {
        guard let wish = getenv("NO_COLOR") else { return true }
        return wish.pointee == 0
    }

    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// The C function, which the method of the same name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
