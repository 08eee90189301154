import Foundation
import TestClients
import Testing

/// Somebody at a terminal, who waits for what is to be seen there. The answers go to a pipe, as to a shell.
final class Person {
    private let terminal: PseudoTerminal
    private let server: ServerProcess
    private var screen: TerminalScreen
    private var shown: [UInt8] = []
    private let isControlled: Bool
    private let before: [UInt8]
    private let file = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString).json")

    struct NotSeen: Error, CustomStringConvertible {
        var description: String
    }

    /// - Parameters:
    ///   - arguments: `FILE` stands for a file with the form.
    ///   - script: A shell's, of which `$0` is that file and `$@` the program with its arguments.
    init(
        _ arguments: [String], form: String? = nil, rows: Int = 40, columns: Int = 60, environment: [String] = [],
        script: String? = nil, locale: String = "en"
    ) throws {
        terminal = try PseudoTerminal()
        isControlled = script != nil
        screen = TerminalScreen(rows: rows, columns: columns)
        Self.setSize(of: terminal.line, rows: rows, columns: columns)
        before = Self.attributes(of: terminal.line)
        if let form { try Data(form.utf8).write(to: file) }
        let end = ServerProcess.End.given(terminal.line)
        let path = file.path
        let words = arguments.map { $0 == "FILE" ? path : $0 }
        let program = [ServerProcess.path, "--now", "2026-11-21"] + words + ["--locale", locale]
        // A script has the line as its terminal of control, as in a shell.
        let shell = script.map { ["setsid", "-c", "-w", "sh", "-c", $0, path] } ?? []
        server = try ServerProcess(
            environment + ["TERM=xterm"] + shell + program, executable: "/usr/bin/env", input: end, errors: end)
        // What is typed before the program has the terminal would be echoed.
        try sees("Esc ")
        #expect(Self.attributes(of: terminal.line) != before, "keys come one by one")
        #expect(screen.isOther)
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    var picture: String { screen.picture }

    /// The parameters of all changes of style.
    var styles: [String] {
        var styles: [String] = []
        for part in String(decoding: shown, as: UTF8.self).split(separator: "\u{1B}[") {
            if let end = part.firstIndex(where: { $0.isLetter }), part[end] == "m", part[..<end] != "0" {
                styles.append(String(part[..<end]))
            }
        }
        return styles
    }

    func types(_ keys: String) {
        let bytes = Array(keys.utf8)
        #expect(write(terminal.keyboard, bytes, bytes.count) == bytes.count)
    }

    /// Presses the mouse where a text begins in the first line that has another one.
    func clicks(_ text: String, of place: String, location: SourceLocation = #_sourceLocation) throws {
        let lines = screen.picture.replacing("▏", with: "").split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains(place) }, "\(screen.picture)", sourceLocation: location)
        let line = lines[row]
        let start = try #require(line.range(of: place)).lowerBound
        let column = line.distance(
            from: line.startIndex, to: try #require(line[start...].range(of: text)).lowerBound)
        types("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }

    func resizes(rows: Int, columns: Int) {
        Self.setSize(of: terminal.line, rows: rows, columns: columns)
        screen.resize(rows: rows, columns: columns)
        // Where the line is nobody's terminal of control no signal comes by itself.
        if !isControlled { server.signal(SIGWINCH) }
    }

    func kills(_ number: Int32) { server.signal(number) }

    /// Stops the program, sees that it gives the terminal back, has it go on, and sees that it takes it again.
    func stops(location: SourceLocation = #_sourceLocation) throws {
        kills(SIGTSTP)
        try waits(for: "\u{1B}[?1049l", times: 1, location: location)
        try server.waitUntilStopped()
        kills(SIGCONT)
        try waits(for: "\u{1B}[?1049h", times: 2, location: location)
    }

    private func waits(for sequence: String, times: Int, location: SourceLocation) throws {
        let deadline = Date(timeIntervalSinceNow: ServerProcess.patience)
        while String(decoding: shown, as: UTF8.self).ranges(of: sequence).count < times {
            guard try readSome(until: deadline) else {
                Issue.record("not written: \(sequence.dropFirst())", sourceLocation: location)
                throw NotSeen(description: sequence)
            }
        }
    }

    /// Waits until all of it is on the screen at once.
    func sees(_ texts: String..., location: SourceLocation = #_sourceLocation) throws {
        let deadline = Date(timeIntervalSinceNow: ServerProcess.patience)
        while !texts.allSatisfy({ screen.picture.contains($0) }) {
            guard try readSome(until: deadline) else {
                Issue.record("not seen: \(texts.joined(separator: " | "))\n\(screen.picture)", sourceLocation: location)
                throw NotSeen(description: texts.joined(separator: " | "))
            }
        }
        #expect(screen.unknown == [], sourceLocation: location)
    }

    /// Waits for the end, and looks whether the terminal is as it was.
    func leaves(_ code: Int32, answer: String = "", location: SourceLocation = #_sourceLocation) throws {
        while try readSome(until: Date(timeIntervalSinceNow: ServerProcess.patience), unlessEnded: true) {}
        #expect(try server.exitCode() == code, sourceLocation: location)
        #expect(try server.outputText() == answer, sourceLocation: location)
        #expect(Self.attributes(of: terminal.line) == before, sourceLocation: location)
        while try readSome(until: .now) {}
        #expect(screen.showsCursor, sourceLocation: location)
        #expect(!screen.isOther, sourceLocation: location)
    }

    /// False at the deadline, or at the end of the answers.
    private func readSome(until deadline: Date, unlessEnded: Bool = false) throws -> Bool {
        var entries = [
            pollfd(fd: terminal.keyboard, events: Int16(POLLIN), revents: 0),
            pollfd(fd: unlessEnded ? server.output : -1, events: Int16(POLLIN), revents: 0),
        ]
        let rest = max(0, deadline.timeIntervalSinceNow)
        let count = poll(&entries, 2, Int32(rest * 1000))
        if count < 0 { return errno == EINTR }
        guard count > 0, entries[1].revents == 0, entries[0].revents & Int16(POLLIN) != 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let length = read(terminal.keyboard, &buffer, buffer.count)
        guard length > 0 else { return false }
        shown += buffer[..<length]
        screen.take(Array(buffer[..<length]))
        return true
    }

    private static func setSize(of line: Int32, rows: Int, columns: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(line, UInt(TIOCSWINSZ), &size)
    }

    private static func attributes(of line: Int32) -> [UInt8] {
        var attributes = termios()
        guard tcgetattr(line, &attributes) == 0 else { return [] }
        return withUnsafeBytes(of: attributes.c_cc) { Array($0) }
            + [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
            .flatMap { flags in withUnsafeBytes(of: flags) { Array($0) } }
    }
}
