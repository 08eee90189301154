internal import CLibrary

/// Tells when a process with which the server is to end is gone.
///
/// Usually its end of a pipe goes with it and nothing else is needed. But another process may hold the pipe, so
/// the process itself is watched: on Linux by a descriptor that the loop polls, elsewhere by a look once a second.
struct ParentWatch {
    static let interval: Int64 = 1000

    private var processes: [WatchedProcess] = []
    private(set) var nextCheck: Int64?

    /// Watches one more process, which is looked at for the first time in the next turn.
    ///
    /// - Returns: A descriptor that becomes readable when it has ended; nil where there is none.
    mutating func watch(_ identifier: Int32, now: Int64) -> Int32? {
        guard identifier > 0, !processes.contains(where: { $0.identifier == identifier }) else { return nil }
        let process = WatchedProcess(identifier)
        processes.append(process)
        nextCheck = now
        return process.ending
    }

    /// Whether one of the processes is gone. Between two looks it costs a comparison.
    mutating func isOneGone(now: Int64) -> Bool {
        guard let due = nextCheck, now >= due else { return false }
        nextCheck = processes.allSatisfy { $0.ending != nil } ? nil : now + Self.interval
        return processes.contains { $0.isGone }
    }
}

private struct WatchedProcess {
    let identifier: Int32
    /// Then `getppid` tells, at once and without mistaking another process for it.
    private let isParent: Bool
    private let start: ProcessStatus?
    /// A descriptor that becomes readable when it has ended.
    let ending: Int32?

    init(_ identifier: Int32) {
        self.identifier = identifier
        isParent = getppid() == identifier
        start = isParent ? nil : ProcessStatus(of: identifier)
        ending = Self.descriptor(of: identifier)
    }

    private static func descriptor(of identifier: Int32) -> Int32? {
        let descriptor = openProcess(identifier)
        return descriptor >= 0 ? descriptor : nil
    }

    var isGone: Bool {
        if isParent { return getppid() != identifier }
        if kill(identifier, 0) != 0 && errno == ESRCH { return true }
        // It answers to signals: but it may have ended without its parent noticing, or be another of the same number.
        guard let start, let present = ProcessStatus(of: identifier) else { return false }
        return present.isDead || present.startTime != start.startTime
    }
}

/// What Linux tells of a process.
struct ProcessStatus: Equatable {
    var isDead: Bool
    /// In clock ticks since the machine was started.
    var startTime: [UInt8]

    init?(of identifier: Int32) {
        let descriptor = openFile("/proc/\(identifier)/stat", O_RDONLY | O_CLOEXEC, mode: 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return nil }
        self.init(line: buffer.prefix(count))
    }

    /// `12 (name) S 1 …`: the name may hold anything, so what matters is counted from its last parenthesis.
    init?(line: some BidirectionalCollection<UInt8>) {
        guard let end = line.lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let words = line[line.index(after: end)...].split(separator: UInt8(ascii: " "))
        // The state is the third word of the line, the start time the 22nd.
        guard words.count > 19, let state = words[0].first else { return nil }
        isDead = state == UInt8(ascii: "Z") || state == UInt8(ascii: "X")
        startTime = Array(words[19])
    }
}
