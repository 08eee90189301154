#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Files read without Foundation.
enum TextFile {
    struct Unreadable: Error {
        var reason: String
    }

    /// The whole of a file of UTF-8.
    static func read(_ path: String) throws(Unreadable) -> String {
        guard let text = String(validating: try readBytes(path), as: UTF8.self) else {
            throw Unreadable(reason: "the file is not UTF-8")
        }
        return text
    }

    /// The whole of any file.
    static func readBytes(_ path: String) throws(Unreadable) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Unreadable(reason: lastProblem()) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                break
            } else if errno != EINTR {
                throw Unreadable(reason: lastProblem())
            }
        }
        return bytes
    }

    private static func lastProblem() -> String { String(cString: strerror(errno)) }
}

/// The C function, which the method of the same name would hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

enum TextOutput {
    /// Colours are for people: not for files and pipes, and not for those who don't want them (no-color.org).
    static var isColoured: Bool {
        guard isatty(STDOUT_FILENO) == 1 else { return false }
        guard let wish = getenv("NO_COLOR") else { return true }
        return wish.pointee == 0
    }
}

/// A line for people on stderr.
func printError(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
