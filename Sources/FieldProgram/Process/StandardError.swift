internal import CLibrary
internal import FieldTools

/// Lines for people. What is said in them may be anybody's text: it is one line, and what a terminal would obey is
/// spelled out in it.
enum StandardError {
    /// A line of the server's. What does not fit is dropped: nobody waits for stderr.
    static func log(_ message: String) {
        var rest = bytes("field-server: \(message)", behind: [])[...]
        while !rest.isEmpty, isWritable(STDERR_FILENO) {
            let part = rest.prefix(atomicWriteSize)
            let count = part.withUnsafeBytes { bytes in
                retryingWhenInterrupted { systemWrite(bytes.baseAddress, bytes.count) }
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// A line of a command's, which has time, and lines of ours behind it.
    static func tell(_ message: String, behind: String = "") {
        write(bytes(message, behind: behind.isEmpty ? [] : TerminalText.lines(of: behind)))
    }

    /// What a person is to answer behind, on the same line.
    static func prompt(_ question: String) { write(Array(TerminalText(shortened(question)).text.utf8)) }

    private static func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                retryingWhenInterrupted { systemWrite(bytes.baseAddress, bytes.count) }
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// What a command is at, in the terminal's last line, over what stood there.
    static func showProgress(_ words: String) {
        let bytes = Array("\r\u{1B}[K\(TerminalText(words).text)".utf8)
        _ = retryingWhenInterrupted { bytes.withUnsafeBytes { systemWrite($0.baseAddress, $0.count) } }
    }

    private static func bytes(_ message: String, behind: [TerminalText]) -> [UInt8] {
        var bytes = Array(TerminalText(shortened(message)).text.utf8)
        bytes.append(UInt8(ascii: "\n"))
        for line in behind {
            bytes += line.text.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// The longest text of foreign origin in a line, in scalars.
    private static let longest = 5_000

    private static func shortened(_ message: String) -> String {
        let scalars = message.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return message }
        return String(scalars[..<end]) + "…"
    }
}

/// The C function, which the method of the same name would hide.
private func systemWrite(_ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(STDERR_FILENO, bytes, count) }
