import FieldEngine
import FieldServer
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldProgram

@Suite("Command line")
struct CommandLineOptionsTests {
    @Test("Without arguments it serves, with the limits that initialize announces")
    func nothing() throws {
        let options = try CommandLineOptions([])
        #expect(options.command == .serve)
        #expect(options.configuration.framing == .automatic)
        #expect(options.configuration.limits.maxMessageBytes == 8 << 20)
        #expect(options.clientProcess == nil)
        #expect(options.fixedDate == nil)
    }

    @Test("Flags are given in one word or in two")
    func values() throws {
        for arguments in [
            ["--stdio", "--clientProcessId", "12", "--framing", "line", "--now", "2026-03-01"],
            ["--clientProcessId=12", "--framing=line", "--now=2026-03-01T23:59:59", "--stdio"],
        ] {
            let options = try CommandLineOptions(arguments)
            #expect(options.command == .serve)
            #expect(options.clientProcess == 12)
            #expect(options.configuration.framing == .line)
            #expect(options.fixedDate == CivilDate(year: 2026, month: 3, day: 1))
        }
        #expect(try CommandLineOptions(["--framing", "header"]).configuration.framing == .header)
        #expect(try CommandLineOptions(["--framing", "line", "--framing", "auto"]).configuration.framing == .automatic)
    }

    /// The limits that a server with these flags announces.
    private func announced(_ arguments: [String]) throws -> [String: Int] {
        var client = TestClient(nil, configuration: try CommandLineOptions(arguments).configuration)
        return try #require(client.request("initialize", "{}")["limits"].value as? [String: Int])
    }

    @Test("Each limit that is announced has a flag, a line of help with what it is, and a row of what goes over it")
    func limits() throws {
        let usual = try announced([])
        #expect(usual.count >= 13)
        for (name, value) in usual {
            let flag = "--" + name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
            var changed = usual
            changed[name] = 500
            #expect(try announced([flag, "500"]) == changed)
            #expect(CommandLineOptions.usage.contains(flag + " N"), "\(flag)")
            #expect(CommandLineOptions.usage.contains("(\(value))"), "\(name)")
            // Reading pauses, and nesting is a matter of the grammar: what can't be parsed exceeds nothing.
            let answer = ["maxDepth": "ParseError", "maxPending": "result"][name] ?? "LimitExceeded"
            #expect(
                HostileInput.rows.contains { $0.flags.first == flag && $0.expected.contains(answer) }, "\(name)")
        }
    }

    @Test("Commands take what stands behind them")
    func commands() throws {
        #expect(try CommandLineOptions(["ask"]).command == .ask([]))
        #expect(try CommandLineOptions(["form", "a.json", "--framing"]).command == .form(["a.json", "--framing"]))
        #expect(try CommandLineOptions(["play", "a.md", "--plain"]).command == .play(["a.md", "--plain"]))
        #expect(try CommandLineOptions(["types"]).command == .types([]))
        #expect(try CommandLineOptions(["--max-fields", "7", "doctor", "--json"]).command == .doctor(["--json"]))
        #expect(try CommandLineOptions(["check", "a.json"]).command == .check(["a.json"]))
        let options = try CommandLineOptions(["--now", "2026-03-01", "ask", "expDate"])
        #expect(options.command == .ask(["expDate"]))
        #expect(options.fixedDate != nil)
    }

    @Test("Questions about the program")
    func questions() throws {
        #expect(try CommandLineOptions(["--version"]).command == .version)
        #expect(try CommandLineOptions(["--stdio", "--help", "--whatever"]).command == .help)
        #expect(try CommandLineOptions(["-h"]).command == .help)
    }

    @Test(
        "Mistakes",
        arguments: [
            ["--bogus"], ["--bogus=1"], ["-x"], ["serve"], [""], ["--"], ["try"], ["--stdio=1"],
            ["--node-ipc"],
            ["--framing"], ["--framing", "lines"], ["--framing="], ["--clientProcessId", "0"], ["--clientProcessId=-1"],
            ["--clientProcessId", "+1"], ["--clientProcessId", "1x"], ["--clientProcessId", "2147483648"],
            ["--max-depth", "0"], ["--max-depth", "1001"], ["--max-fields", "99999999999999999999"], ["--max-pending="],
            ["--now"], ["--now", "yesterday"], ["--now", "2026-02-29"], ["--now", "2026-03-01T24:00"],
            ["--now", "2026-03-01T12"], ["--now", "2026-03-01T12:00:00X"], ["--now", "2026-03-01T12:00+9"],
            ["--now", "2026-03-01T12:00:00."], ["--now", "2026-03-01T12:00Z "], ["--now", "2026-3-1"],
        ])
    func mistakes(arguments: [String]) {
        #expect(throws: CommandLineOptions.Problem.self) { try CommandLineOptions(arguments) }
    }

    @Test(
        "The day of a time with a zone is the local one",
        arguments: [
            "2026-03-01T12:00Z", "2026-03-01 12:00:00z", "2026-03-01T14:30:00.250+02:30", "2026-03-01t07:00-0500",
        ])
    func zones(text: String) throws {
        // Noon in Greenwich is the same day in all but a few islands' zones.
        let date = try #require(SystemClock.date(of: text))
        let noon = CivilDate(year: 2026, month: 3, day: 1)
        #expect(date == noon || date == noon.adding(days: 1))
        #expect(date == SystemClock.date(of: "2026-03-01T12:00Z"))
    }

    @Test("A fixed day stands still while the clock goes on")
    func fixedClock() {
        let date = CivilDate(year: 2026, month: 3, day: 1)
        var clock = SystemClock(fixedDate: date)
        let first = clock.now()
        let second = clock.now()
        #expect(first.today == date && second.today == date)
        #expect(second.milliseconds >= first.milliseconds)
        var running = SystemClock()
        #expect(running.now().today.exists)
    }
}
