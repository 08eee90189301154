internal import CLibrary

/// The end that the client writes to.
struct InputDescriptor {
    let number: Int32

    enum Outcome: Equatable {
        case bytes(Int)
        /// Nothing is there now.
        case wait
        case end
    }

    /// One read. To be called after `poll` has said that something is there, unless the descriptor never blocks.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        outcome(retryingWhenInterrupted { read(number, buffer.baseAddress, buffer.count) })
    }

    /// The same without a retry, so that a signal interrupts the wait.
    func fillUnlessInterrupted(_ buffer: UnsafeMutableRawBufferPointer) -> Outcome {
        outcome(read(number, buffer.baseAddress, buffer.count))
    }

    private func outcome(_ count: Int) -> Outcome {
        if count > 0 { return .bytes(count) }
        if count < 0, errno == EINTR || isTemporary(errno) { return .wait }
        // A descriptor that cannot be read is one that nothing more comes from.
        return .end
    }
}

/// The end that the client reads from. Offering bytes to it never blocks, whatever it is.
///
/// The server may not set `O_NONBLOCK` on a descriptor that it was given: the flag belongs to the open file, which the
/// parent's terminal or other processes may share. So it takes the best of these:
/// - A pipe is opened a second time through `/proc`: that open file is the server's own and never blocks. One
///   write takes all that fits.
/// - A socket is written with a call that does not block.
/// - What does not block already, and a regular file, is written as it is.
/// - For everything else `poll` is asked before each write, which then is of at most 4096 bytes: POSIX has a pipe
///   take `PIPE_BUF` bytes as one, and Linux calls it writable only when as many fit.
struct OutputDescriptor {
    enum WriteStrategy: Equatable {
        case direct
        case socket
        case polled
    }

    enum Outcome: Equatable {
        case written(Int)
        /// Nothing fits now.
        case wait
        /// Nobody will ever read it.
        case closed
        /// It can't be written for another reason, by the system's number: a full disk, a file that may not grow.
        case failed(Int32)
    }

    let number: Int32
    let writeStrategy: WriteStrategy

    init(number: Int32, writeStrategy: WriteStrategy) {
        self.number = number
        self.writeStrategy = writeStrategy
    }

    /// Chooses the strategy by the kind of descriptor.
    init(_ number: Int32) {
        var status = stat()
        let flags = openFlags(of: number)
        guard fstat(number, &status) == 0, flags >= 0 else {
            self.init(number: number, writeStrategy: .polled)
            return
        }
        switch status.kind {
        case .socket:
            self.init(number: number, writeStrategy: .socket)
        case .regular:
            self.init(number: number, writeStrategy: .direct)
        case .pipe:
            if flags & O_NONBLOCK != 0 {
                self.init(number: number, writeStrategy: .direct)
            } else if let own = Self.openAgain(number) {
                self.init(number: own, writeStrategy: .direct)
            } else {
                self.init(number: number, writeStrategy: .polled)
            }
        case .directory, .link, .other:
            self.init(number: number, writeStrategy: .polled)
        }
    }

    private static func openAgain(_ number: Int32) -> Int32? {
        #if os(Linux)
            // Fails where /proc is not there, or the pipe belongs to another user.
            let own = openFile("/proc/self/fd/\(number)", O_WRONLY | O_NONBLOCK | O_CLOEXEC, mode: 0)
            return own >= 0 ? own : nil
        #else
            // Elsewhere such a path is the same open file again, flags and all.
            return nil
        #endif
    }

    /// Writes as much as fits.
    func offer(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        guard !bytes.isEmpty else { return .written(0) }
        switch writeStrategy {
        case .direct: return outcome { write(number, bytes.baseAddress, bytes.count) }
        case .socket: return outcome { sendQuietly(number, bytes.baseAddress, bytes.count) }
        case .polled: return offerInParts(bytes)
        }
    }

    private func offerInParts(_ bytes: UnsafeRawBufferPointer) -> Outcome {
        var done = 0
        while done < bytes.count {
            guard isWritable(number) else { break }
            let part = UnsafeRawBufferPointer(rebasing: bytes[done...].prefix(atomicWriteSize))
            switch outcome({ write(number, part.baseAddress, part.count) }) {
            case .written(let count): done += count
            case .wait: return done > 0 ? .written(done) : .wait
            case .closed: return .closed
            case .failed(let problem): return .failed(problem)
            }
        }
        return done > 0 ? .written(done) : .wait
    }

    private func outcome(_ call: () -> Int) -> Outcome {
        let count = retryingWhenInterrupted(call)
        if count >= 0 { return .written(count) }
        switch errno {
        case let problem where isTemporary(problem): return .wait
        // The reader is gone, or the terminal.
        case EPIPE, ECONNRESET, ENOTCONN, EIO: return .closed
        case let problem: return .failed(problem)
        }
    }
}

enum StandardDescriptors {
    /// Sees to it that 0, 1 and 2 are open, so that no descriptor of ours is taken for one of them. One that was closed
    /// becomes one from which nothing comes, or which nothing can be written to.
    static func occupy() {
        for (number, flags) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
        where openFlags(of: number) < 0 {
            // The lowest free number is given, and all below are taken.
            _ = openFile("/dev/null", flags, mode: 0)
        }
    }
}

/// `PIPE_BUF` on Linux. Where it is less, a write of this size could block for the moment that a reader takes.
let atomicWriteSize = 4096

func isWritable(_ number: Int32) -> Bool {
    var descriptor = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    // An error counts as well: the write then tells which.
    return retryingWhenInterrupted { Int(poll(&descriptor, 1, 0)) } > 0
}

private func isTemporary(_ error: Int32) -> Bool {
    error == EAGAIN || error == EWOULDBLOCK
}

func retryingWhenInterrupted(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}
