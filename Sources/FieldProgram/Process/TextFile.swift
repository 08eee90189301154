internal import CLibrary

/// Files read without Foundation. Whatever a file is, no more of it comes into memory than is asked for.
enum TextFile {
    struct Unreadable: Error, Equatable {
        var reason: String
    }

    /// The bytes of a form file or transcript at most, where `--max-file-bytes` says nothing else.
    static let usualLimit = 4 << 20

    /// What a file of a command line is called in messages: `-` is standard input.
    static func name(_ argument: String) -> String { argument == "-" ? "stdin" : argument }

    /// Where it lies.
    static func path(_ argument: String) -> String { argument == "-" ? "/dev/stdin" : argument }

    /// The whole of a file of UTF-8.
    ///
    /// - Parameter mayWait: A pipe or a device will do, however long it takes until something comes.
    static func read(_ path: String, atMost limit: Int, mayWait: Bool = true) throws(Unreadable) -> [UInt8] {
        var source = try FileSource(path, mayWait: mayWait)
        if !mayWait, source.length == nil { throw Unreadable(reason: "this is no regular file") }
        let tooLong = Unreadable(reason: "the file is longer than \(limit) bytes (--max-file-bytes)")
        // Of a pipe or a device nobody knows the length before its end.
        if let length = source.length, length > limit { throw tooLong }
        var bytes: [UInt8] = []
        while let part = try source.part(atMost: FileSource.partSize) {
            guard part.count <= limit - bytes.count else { throw tooLong }
            bytes += part
        }
        guard bytes.withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) }) != nil else {
            throw Unreadable(reason: "the file is not UTF-8")
        }
        return bytes
    }
}

/// A file that is read from its beginning to its end, a part at a time.
struct FileSource: ~Copyable {
    private let descriptor: Int32
    private var buffer = [UInt8](repeating: 0, count: partSize)
    private var unread = 0..<0
    /// How many bytes were taken.
    private(set) var position = 0

    static let partSize = 64 * 1024

    init(_ path: String, mayWait: Bool = true) throws(TextFile.Unreadable) {
        // Of a pipe that nobody writes to even the opening waits.
        descriptor = openFile(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (mayWait ? 0 : O_NONBLOCK), mode: 0)
        guard descriptor >= 0 else { throw Self.lastProblem() }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Of a regular file, its length.
    var length: Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.kind == .regular else { return nil }
        return Int(status.st_size)
    }

    /// The next bytes; nil at the end.
    mutating func part(atMost limit: Int) throws(TextFile.Unreadable) -> ArraySlice<UInt8>? {
        if unread.isEmpty { try fill() }
        guard !unread.isEmpty else { return nil }
        let part = unread.prefix(limit)
        unread = part.upperBound..<unread.upperBound
        position += part.count
        return buffer[part]
    }

    enum Line: Equatable {
        case line([UInt8])
        /// The file ends before the line does.
        case end
        /// It has no end within the limit.
        case tooLong
    }

    /// The next bytes up to a line feed, without it.
    mutating func line(atMost limit: Int) throws(TextFile.Unreadable) -> Line {
        var line: [UInt8] = []
        while true {
            if unread.isEmpty { try fill() }
            guard !unread.isEmpty else { return .end }
            let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
            let part = unread.lowerBound..<(end ?? unread.upperBound)
            guard part.count <= limit - line.count else { return .tooLong }
            line += buffer[part]
            let taken = part.upperBound + (end == nil ? 0 : 1)
            position += taken - unread.lowerBound
            unread = taken..<unread.upperBound
            if end != nil { return .line(line) }
        }
    }

    private mutating func fill() throws(TextFile.Unreadable) {
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                unread = 0..<count
                return
            }
            if errno != EINTR { throw Self.lastProblem() }
        }
    }

    private static func lastProblem() -> TextFile.Unreadable {
        TextFile.Unreadable(reason: String(cString: strerror(errno)))
    }
}
