import Foundation
import TestClients
import Testing

/// What can't be written is told, and ends with an exit code that says so.
@Suite("Output that can't be written") struct StandardOutputTests {
    private static let protocolDirectory = URL(filePath: #filePath).appending(path: "../../../protocol")
        .standardizedFileURL

    static let commands: [[String]] = [
        ["--help"], ["--version"], ["types"], ["check", "--help"], ["play", "--help"], ["ask", "--help"],
        ["types", "date"], ["doctor"], ["doctor", "--json"], ["doctor", "--help"],
        ["check", protocolDirectory.appending(path: "forms/tax.json").path],
        ["new", protocolDirectory.appending(path: "forms/tax.json").path],
        ["play", protocolDirectory.appending(path: "transcripts/checkout.md").path],
    ]

    private static let session = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
        #"{"jsonrpc":"2.0","method":"exit"}"#,
    ].map { $0 + "\n" }.joined()

    #if os(Linux)
        @Test("A full device", arguments: commands)
        func full(arguments: [String]) throws {
            let device = open("/dev/full", O_WRONLY | O_CLOEXEC)
            defer { close(device) }
            let server = try ServerProcess(arguments, output: .given(device))
            #expect(try server.errorText() == "field-server: stdout can't be written: No space left on device\n")
            #expect(try server.exitCode() == 2)
        }

        @Test("A full device behind a server that was asked to shut down")
        func fullServer() throws {
            let device = open("/dev/full", O_WRONLY | O_CLOEXEC)
            defer { close(device) }
            let server = try ServerProcess(["--slow-turn=0"], output: .given(device))
            try? server.write(Self.session)
            server.closeInput()
            #expect(try server.errorText() == "field-server: stdout can't be written: No space left on device\n")
            #expect(try server.exitCode() == 1)
        }
    #endif

    @Test("A stdout that was never open", arguments: commands)
    func closed(arguments: [String]) throws {
        let server = try ServerProcess(arguments, output: .closed)
        #expect(try server.errorText() == "field-server: stdout can't be written: Bad file descriptor\n")
        #expect(try server.exitCode() == 2)
    }

    @Test("A pipe that nobody reads any more", arguments: commands)
    func broken(arguments: [String]) throws {
        let (reader, writer) = try ServerProcess.pipe()
        close(reader)
        defer { close(writer) }
        let server = try ServerProcess(arguments, output: .given(writer))
        #expect(try server.errorText() == "field-server: stdout can't be written: Broken pipe\n")
        #expect(try server.exitCode() == 2)
    }

    @Test("A file that may not grow: no signal ends it", arguments: commands + [[]])
    func limited(arguments: [String]) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer {
            close(file)
            unlink(path)
        }
        // The shell sets the limit: this process writes files of its own.
        let flags = arguments.isEmpty ? ["--slow-turn=0"] : arguments
        let server = try ServerProcess(
            ["-c", #"ulimit -f 0; exec "$0" "$@""#, ServerProcess.path] + flags, executable: "/bin/sh",
            output: .given(file))
        if arguments.isEmpty { try? server.write(Self.session) }
        server.closeInput()
        #expect(try server.errorText() == "field-server: stdout can't be written: File too large\n")
        #expect(try server.exitCode() == (arguments.isEmpty ? 1 : 2))
    }

    @Test("A record that may not grow ends, and the session goes on")
    func limitedRecord() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { unlink(path) }
        let server = try ServerProcess(
            ["-c", #"ulimit -f 0; exec "$0" "$@""#, ServerProcess.path, "--slow-turn=0", "--record", path],
            executable: "/bin/sh")
        try server.write(Self.session)
        #expect(try server.remainingMessages().count == 2)
        #expect(try server.exitCode() == 0)
        #expect(try server.errorText() == "field-server: the record ends here: File too large\n")
    }

    @Test("A replay that can't be written says so, and nothing of a difference")
    func replay() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { unlink(path) }
        let server = try ServerProcess(["--record", path])
        try server.write(Self.session)
        _ = try server.remainingMessages()
        #expect(try server.exitCode() == 0)
        let mute = try ServerProcess(["--replay", path], output: .closed)
        #expect(try mute.errorText() == "field-server: stdout can't be written: Bad file descriptor\n")
        #expect(try mute.exitCode() == 2)
    }
}
