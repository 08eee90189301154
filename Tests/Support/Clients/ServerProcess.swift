import FieldServer
public import Foundation
import Synchronization

/// A real `field-server` at the ends of real descriptors.
///
/// Every wait has a deadline that only a hang can reach; nothing sleeps to let time pass.
public final class ServerProcess {
    /// What the server is given as a standard descriptor.
    public enum End {
        case pipe
        /// A pipe whose end at the server does not block.
        case nonBlockingPipe
        case socket
        case nonBlockingSocket
        case closed
        /// Any descriptor; the caller closes it.
        case given(Int32)
    }

    public enum Failure: Error {
        case system(String, Int32)
        case deadline(String)
    }

    public static let patience: TimeInterval = 30

    public let identifier: pid_t
    /// The test's ends; -1 where it has none.
    public private(set) var input: Int32
    public private(set) var output: Int32
    public private(set) var errors: Int32
    /// Closed by the system when the last process that inherited it has ended.
    private let lifeline: Int32
    private var splitter = FrameSplitter(framing: .automatic, maxMessageBytes: 1 << 30)
    private var status: Int32?

    /// Between its creation and its marking, a descriptor could be inherited by the process of another test.
    ///
    /// Before any process or pipe is there, writing to one that is gone becomes an error in place of a signal that ends all tests.
    private static let spawning: Mutex<Void> = {
        _ = Foundation.signal(SIGPIPE, SIG_IGN)
        return Mutex(())
    }()

    public init(
        _ arguments: [String] = [], executable: String = ServerProcess.path, input: End = .pipe, output: End = .pipe,
        errors: End = .pipe
    ) throws {
        let spawned = try Self.spawning.withLock { _ in
            let ends = try [
                Channel(input, serverReads: true), Channel(output, serverReads: false),
                Channel(errors, serverReads: false),
            ]
            var life: [Int32] = [-1, -1]
            try check(Foundation.pipe(&life), "pipe")
            _ = fcntl(life[0], F_SETFD, FD_CLOEXEC)
            defer {
                close(life[1])
                for end in ends { end.closeServerEnd() }
            }
            let identifier = try Self.spawn(executable, arguments, ends.map(\.server))
            return (identifier: identifier, ends: ends.map(\.test), lifeline: life[0])
        }
        identifier = spawned.identifier
        self.input = spawned.ends[0]
        self.output = spawned.ends[1]
        self.errors = spawned.ends[2]
        lifeline = spawned.lifeline
    }

    /// A pipe that no other test's server inherits.
    public static func pipe() throws -> (reader: Int32, writer: Int32) {
        try spawning.withLock { _ in
            var ends: [Int32] = [-1, -1]
            try check(Foundation.pipe(&ends), "pipe")
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }
    }

    deinit {
        if status == nil {
            kill(identifier, SIGKILL)
            var status: Int32 = 0
            waitpid(identifier, &status, 0)
        }
        closeInput()
        closeOutput()
        if errors >= 0 { close(errors) }
        close(lifeline)
    }

    /// The executable beside the test bundle, or the one that FIELD_SERVER names: `.ci/run` gives the release daemon to some
    /// of the tests.
    public static var path: String {
        if let named = ProcessInfo.processInfo.environment["FIELD_SERVER"] { return named }
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let directory =
            bundle.bundlePath.hasSuffix(".xctest")
            ? bundle.bundleURL.deletingLastPathComponent()
            : URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return directory.appendingPathComponent("field-server").path
    }

    // MARK: Talking

    /// Writes everything, without reading anything.
    public func write(_ text: String) throws { try write(Array(text.utf8)) }

    public func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try writeSome(rest, within: Self.patience)
            guard count > 0 else { throw Failure.deadline("the server does not read") }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes what is taken; 0 when nothing is taken for that long.
    public func writeSome(_ bytes: ArraySlice<UInt8>, within seconds: TimeInterval) throws -> Int {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            let count = bytes.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            guard errno == EAGAIN || errno == EINTR else { throw Failure.system("write", errno) }
            guard isReady(input, POLLOUT, until: end) else { return 0 }
        }
    }

    /// Writes everything and closes the input, reads meanwhile, and gives all that comes till the output ends.
    ///
    /// What can be read is read before more is written: of a client that reads too late, the server lets notifications fall
    /// (specification, section 1.9). A server that ends sooner has said what it has to say.
    public func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
        var rest = bytes[...]
        var written: [UInt8] = []
        while !rest.isEmpty {
            var entries = [
                pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&entries, 2, Int32(Self.patience * 1000)) > 0 else { throw Failure.deadline("a hang") }
            if entries[1].revents != 0 {
                let part = try read(output)
                if part.isEmpty { break }
                written += part
            } else {
                do {
                    rest = rest.dropFirst(try writeSome(rest.prefix(1 << 14), within: 0))
                } catch Failure.system(_, EPIPE) {
                    break
                }
            }
        }
        closeInput()
        while true {
            let part = try read(output)
            if part.isEmpty { return written }
            written += part
        }
    }

    /// The next byte of the output, and no more.
    public func byte() throws -> UInt8 {
        guard let byte = try read(output, atMost: 1).first else { throw Failure.deadline("the output ended") }
        return byte
    }

    /// What Linux says that the server holds in memory; nil elsewhere.
    public var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(identifier)/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    }

    /// The next message.
    public func message() throws -> String {
        guard let message = try messageOrEnd() else { throw Failure.deadline("the output ended") }
        return message
    }

    /// The next message, or nil at the end of the output.
    public func messageOrEnd() throws -> String? {
        while true {
            if let event = splitter.next() {
                guard event == .body else { throw Failure.deadline("not a message: \(event)") }
                return splitter.withBody { String(decoding: $0, as: UTF8.self) }
            }
            let bytes = try read(output)
            guard !bytes.isEmpty else { return nil }
            splitter.append(bytes)
        }
    }

    /// All messages to the end of the output.
    public func remainingMessages() throws -> [String] {
        var messages: [String] = []
        while let message = try messageOrEnd() { messages.append(message) }
        return messages
    }

    /// All that comes on stdout until the server ends, be it messages or not.
    public func outputText() throws -> String {
        try text(of: output)
    }

    /// All that comes on stderr until the server ends.
    public func errorText() throws -> String {
        try text(of: errors)
    }

    private func text(of descriptor: Int32) throws -> String {
        var bytes: [UInt8] = []
        while true {
            let part = try read(descriptor)
            if part.isEmpty { return String(decoding: bytes, as: UTF8.self) }
            bytes += part
        }
    }

    private func read(_ descriptor: Int32, atMost limit: Int = 1 << 16) throws -> [UInt8] {
        let end = Date(timeIntervalSinceNow: Self.patience)
        var buffer = [UInt8](repeating: 0, count: limit)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count >= 0 { return Array(buffer.prefix(count)) }
            // The other end of a socket that was closed with unread bytes.
            if errno == ECONNRESET { return [] }
            guard errno == EAGAIN || errno == EINTR else { throw Failure.system("read", errno) }
            guard isReady(descriptor, POLLIN, until: end) else { throw Failure.deadline("nothing to read") }
        }
    }

    // MARK: Ending

    public func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    public func closeOutput() {
        if output >= 0 { close(output) }
        output = -1
    }

    public func signal(_ number: Int32) {
        kill(identifier, number)
    }

    /// Waits until it is stopped: what has it go on would be lost before.
    public func waitUntilStopped() throws {
        var information = siginfo_t()
        try check(waitid(P_PID, id_t(identifier), &information, WSTOPPED | WEXITED | WNOWAIT), "waitid")
    }

    /// The exit code; a signal that killed it is negative.
    public func exitCode() throws -> Int32 {
        guard isReady(lifeline, POLLIN, until: Date(timeIntervalSinceNow: Self.patience)) else {
            throw Failure.deadline("the server does not end")
        }
        var status: Int32 = 0
        try check(waitpid(identifier, &status, 0), "waitpid")
        self.status = status
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
    }

    // MARK: The system

    private func isReady(_ descriptor: Int32, _ event: some BinaryInteger, until end: Date) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            let rest = end.timeIntervalSinceNow
            guard rest > 0 else { return false }
            let count = poll(&entry, 1, Int32(rest * 1000) + 1)
            if count > 0 { return true }
        }
    }

    private static func spawn(_ executable: String, _ arguments: [String], _ descriptors: [Int32]) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            if descriptor >= 0 {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            } else {
                posix_spawn_file_actions_addclose(&actions, Int32(number))
            }
        }
        var arguments = ([executable] + arguments).map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var identifier: pid_t = 0
        let problem = posix_spawn(&identifier, executable, &actions, nil, &arguments, environ)
        guard problem == 0 else { throw Failure.system("posix_spawn \(executable)", problem) }
        return identifier
    }

    /// The two ends of what joins a test and its server.
    private struct Channel {
        var test: Int32 = -1
        var server: Int32 = -1
        private var isOwned = true

        init(_ end: End, serverReads: Bool) throws {
            var ends: [Int32] = [-1, -1]
            switch end {
            case .pipe, .nonBlockingPipe:
                try check(Foundation.pipe(&ends), "pipe")
                if !serverReads { ends.swapAt(0, 1) }
            case .socket, .nonBlockingSocket:
                #if canImport(Darwin)
                    let type = SOCK_STREAM
                #else
                    let type = Int32(SOCK_STREAM.rawValue)
                #endif
                try check(socketpair(AF_UNIX, type, 0, &ends), "socketpair")
            case .closed:
                return
            case .given(let descriptor):
                server = descriptor
                isOwned = false
                return
            }
            server = ends[0]
            test = ends[1]
            for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(test, F_SETFL, fcntl(test, F_GETFL) | O_NONBLOCK)
            switch end {
            case .nonBlockingPipe, .nonBlockingSocket:
                _ = fcntl(server, F_SETFL, fcntl(server, F_GETFL) | O_NONBLOCK)
            case .pipe, .socket, .closed, .given:
                break
            }
        }

        func closeServerEnd() {
            if isOwned, server >= 0 { close(server) }
        }
    }
}

func check(_ result: Int32, _ call: String) throws {
    guard result >= 0 else { throw ServerProcess.Failure.system(call, errno) }
}
