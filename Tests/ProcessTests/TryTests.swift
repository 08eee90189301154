import Foundation
import Testing

/// `field-server try` as a person at a terminal sees it.
@Suite("try in a terminal") struct TryTests {
    @Test("A telephone number, typed with a mistake")
    func phone() throws {
        let person = try Person(trying: ["phone"])
        try person.sees(
            """
              Phone
              ▏(000) 000-0000
            """)
        person.types("2125")
        try person.sees("(212) 5▏00-0000")
        person.types("x")
        try person.sees("(212) 5▏00-0000", "x")
        person.types("6")
        try person.sees("(212) 56▏0-0000")
        person.types("\u{7F}")
        try person.sees("(212) 5▏00-0000")
        person.types("\r")
        try person.sees("invalid")
        person.types("550147")
        try person.sees("(212) 555-0147▏", "valid", "complete")
        person.types("\u{1B}")
        try person.leaves(0)
    }

    @Test("An error at the very key")
    func expiryDate() throws {
        let person = try Person(trying: ["expDate"])
        try person.sees("▏MM/YY")
        person.types("1")
        try person.sees("1▏M/YY")
        person.types("3")
        try person.sees("13▏/YY", "Use a month from 01 to 12.", "invalid")
        person.types("\u{1B}")
        try person.leaves(0)
    }

    @Test("Pasting and moving")
    func keys() throws {
        let person = try Person(trying: ["credit"])
        try person.sees("▏0000 0000 0000 0000")
        person.types("\u{1B}[200~4242 4242 4242 4242\u{1B}[201~")
        try person.sees("4242 4242 4242 4242▏", "Visa")
        person.types("\u{1B}[H")
        try person.sees("▏4242 4242 4242 4242")
        person.types("\u{1B}[C\u{1B}[C\u{1B}[3~")
        try person.sees("42▏24 2424 2424 2420")
        // Word by word backward from the end, then with a plain escape away.
        person.types("\u{1B}[F\u{17}")
        try person.sees("4224 2424 2424▏ 0000")
        person.types("\u{3}")
        try person.leaves(0)
    }

    @Test("A date by its parts")
    func date() throws {
        let person = try Person(trying: ["date"])
        person.types("12252024")
        try person.sees("12/25/2024▏", "complete")
        // To the day by its part, and over it.
        person.types("\u{1B}[1;5D")
        try person.sees("12/25▏/2024")
        person.types("7")
        try person.sees("12/07/▏2024", "valid")
        person.types("\u{1B}[H\u{1B}[3~\u{1B}[3~")
        try person.sees("▏MM/07/2024", "partial")
        person.types("1\u{1B}[C\u{1B}[C")
        try person.sees("01/▏07/2024", "valid")
        person.types("\u{1B}[3~\u{1B}[3~")
        try person.sees("01/▏DD/2024")
        person.types("\u{7F}")
        try person.sees("01▏/DD/2024")
        person.types("\u{1B}")
        try person.leaves(0)
    }

    @Test("However it ends, the terminal is as it was", arguments: [SIGTERM, SIGINT, SIGHUP])
    func killed(by number: Int32) throws {
        let person = try Person(trying: ["phrase"])
        person.types("text")
        try person.sees("text▏")
        person.kills(number)
        try person.leaves(-number)
    }
}

/// Somebody at a terminal, who waits for what is to be seen there.
private final class Person {
    private let terminal: PseudoTerminal
    private let server: ServerProcess
    private var screen = TerminalScreen(rows: 24, columns: 60)
    private let before: [UInt8]

    struct NotSeen: Error, CustomStringConvertible {
        var description: String
    }

    init(trying arguments: [String]) throws {
        terminal = try PseudoTerminal()
        var size = winsize(ws_row: 24, ws_col: 60, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal.line, UInt(TIOCSWINSZ), &size)
        before = Self.attributes(of: terminal.line)
        let end = ServerProcess.End.given(terminal.line)
        server = try ServerProcess(["--now", "2026-11-21", "try"] + arguments, input: end, output: end, errors: end)
        // What is typed before the program has the terminal would be echoed.
        try sees("version 1")
        #expect(Self.attributes(of: terminal.line) != before, "keys come one by one")
    }

    func types(_ keys: String) {
        let bytes = Array(keys.utf8)
        #expect(write(terminal.keyboard, bytes, bytes.count) == bytes.count)
    }

    func kills(_ number: Int32) { server.signal(number) }

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
    func leaves(_ code: Int32, location: SourceLocation = #_sourceLocation) throws {
        #expect(try server.exitCode() == code, sourceLocation: location)
        #expect(Self.attributes(of: terminal.line) == before, sourceLocation: location)
        while try readSome(until: .now) {}
        #expect(screen.showsCursor, sourceLocation: location)
        #expect(screen.column == 0, sourceLocation: location)
    }

    /// False at the deadline.
    private func readSome(until deadline: Date) throws -> Bool {
        var entry = pollfd(fd: terminal.keyboard, events: Int16(POLLIN), revents: 0)
        let rest = max(0, deadline.timeIntervalSinceNow)
        let count = poll(&entry, 1, Int32(rest * 1000))
        if count < 0 { return errno == EINTR }
        guard count > 0, entry.revents & Int16(POLLIN) != 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let length = read(terminal.keyboard, &buffer, buffer.count)
        guard length > 0 else { return false }
        screen.take(Array(buffer[..<length]))
        return true
    }

    private static func attributes(of line: Int32) -> [UInt8] {
        var attributes = termios()
        guard tcgetattr(line, &attributes) == 0 else { return [] }
        return withUnsafeBytes(of: attributes.c_cc) { Array($0) }
            + [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
            .flatMap { flags in withUnsafeBytes(of: flags) { Array($0) } }
    }
}
