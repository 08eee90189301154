import FieldServer
import FieldTools
import Foundation
import TestClients
import Testing

/// The server as a process: how it lives and how it ends. What it answers is the session's affair.
@Suite("Life of the process")
struct ServerLifeTests {
    // MARK: Messages that any session answers

    private func request(_ id: Int, _ method: String = "$/unknown") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"# + "\n"
    }

    private let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"# + "\n"
    private let exit = #"{"jsonrpc":"2.0","method":"exit"}"# + "\n"

    private func id(_ message: String) -> Int? {
        // Tens of thousands are looked at: the member is found without taking the message apart.
        guard let name = message.utf8.firstRange(of: #""id":"#.utf8) else { return nil }
        return Int(
            Substring(message.utf8[name.upperBound...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }))
    }

    /// A server that has answered, and so is waiting for more.
    private func running(_ arguments: [String] = [], shutDown: Bool = false) throws -> ServerProcess {
        let server = try ServerProcess(arguments + ["--slow-turn", "0"])
        try greet(server)
        if shutDown {
            try server.write(request(1, "shutdown"))
            #expect(try id(server.message()) == 1)
        }
        return server
    }

    private func greet(_ server: ServerProcess) throws {
        try server.write(initialize)
        #expect(try id(server.message()) == 0)
    }

    #if os(Linux)
        @Test("It has one thread, which the release build's way to count references relies on (Package.swift)")
        func oneThread() throws {
            let server = try running(["--clientProcessId", "\(getpid())"])
            try server.write(request(1, "type/list"))
            #expect(try id(server.message()) == 1)
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(server.identifier)/task")
            #expect(threads == ["\(server.identifier)"])
        }
    #endif

    // MARK: Ending

    @Test("The end of input ends it: 0 after shutdown, else 1", arguments: [false, true])
    func endOfInput(shutDown: Bool) throws {
        let server = try running(shutDown: shutDown)
        server.closeInput()
        #expect(try server.exitCode() == (shutDown ? 0 : 1))
        #expect(try server.remainingMessages() == [])
        #expect(try server.errorText() == "")
    }

    @Test("exit ends it: 0 after shutdown, else 1", arguments: [false, true])
    func exitNotification(shutDown: Bool) throws {
        let server = try running(shutDown: shutDown)
        try server.write(exit)
        #expect(try server.exitCode() == (shutDown ? 0 : 1))
    }

    @Test(
        "It ends inside a frame, and before any frame", arguments: ["", "Content-Le", "Content-Length: 100\r\n\r\n{"])
    func endInsideFrame(rest: String) throws {
        let server = try ServerProcess()
        try server.write(rest)
        server.closeInput()
        #expect(try server.exitCode() == 1)
    }

    @Test("The last line is answered without a line break")
    func lastLine() throws {
        let server = try ServerProcess(["--framing", "line"])
        try server.write(String(request(7).dropLast()))
        server.closeInput()
        #expect(try server.remainingMessages().map(id) == [7])
        #expect(try server.exitCode() == 1)
    }

    @Test("Signals end it in order", arguments: [SIGTERM, SIGINT, SIGHUP], [false, true])
    func signals(number: Int32, shutDown: Bool) throws {
        let server = try running(shutDown: shutDown)
        server.signal(number)
        #expect(try server.exitCode() == (shutDown ? 0 : 1))
    }

    @Test("A signal that comes first of all ends it too")
    func earlySignal() throws {
        let server = try ServerProcess()
        server.signal(SIGTERM)
        // Before the handler stands the system ends it.
        #expect(try [1, -SIGTERM].contains(server.exitCode()))
    }

    @Test("SIGPIPE is nothing to it, and being stopped and continued neither")
    func harmlessSignals() throws {
        let server = try running()
        server.signal(SIGPIPE)
        server.signal(SIGSTOP)
        try server.write(request(1))
        server.signal(SIGCONT)
        #expect(try id(server.message()) == 1)
    }

    @Test("A closed stdout ends it while it waits", arguments: [false, true])
    func closedOutput(shutDown: Bool) throws {
        let server = try running(shutDown: shutDown)
        server.closeOutput()
        #expect(try server.exitCode() == (shutDown ? 0 : 1))
    }

    @Test("What was said before everything was closed has been said")
    func closedAfterExit() throws {
        let server = try running()
        server.signal(SIGSTOP)
        try server.write(request(1, "shutdown") + exit)
        server.closeOutput()
        server.closeInput()
        server.signal(SIGCONT)
        #expect(try server.exitCode() == 0)
    }

    @Test("A standard descriptor that was never open")
    func neverOpen() throws {
        #expect(try ServerProcess(input: .closed).exitCode() == 1)
        let mute = try ServerProcess(output: .closed)
        try mute.write(request(1))
        mute.closeInput()
        #expect(try mute.exitCode() == 1)
        let silent = try ServerProcess(errors: .closed)
        try silent.write(request(1))
        #expect(try id(silent.message()) == 1)
    }

    // MARK: Clients that do not read

    @Test("A client that writes 50,000 requests before it reads gets all answers in order")
    func answersWait() throws {
        try patientClient(50_000, input: .pipe, output: .pipe)
    }

    @Test("The same over sockets")
    func answersWaitOverSockets() throws {
        try patientClient(10_000, input: .socket, output: .socket)
    }

    @Test("The same where the descriptors do not block")
    func answersWaitWithoutBlocking() throws {
        try patientClient(10_000, input: .nonBlockingPipe, output: .nonBlockingPipe)
        try patientClient(10_000, input: .nonBlockingSocket, output: .nonBlockingSocket)
    }

    private func patientClient(_ count: Int, input: ServerProcess.End, output: ServerProcess.End) throws {
        let server = try ServerProcess(input: input, output: output)
        try server.write((1...count).map { request($0) }.joined())
        for number in 1...count {
            let answer = try id(server.message())
            guard answer == number else {
                Issue.record("\(String(describing: answer)) instead of \(number)")
                return
            }
        }
        try server.write(request(count + 1, "shutdown") + exit)
        #expect(try server.remainingMessages().count == 1)
        #expect(try [0, 1].contains(server.exitCode()))
    }

    @Test("It stops reading when too much waits, and goes on when half of it is gone")
    func reading() throws {
        let server = try ServerProcess(["--max-pending", "20000"])
        let requests = (1...20_000).map { request($0) }
        let all = Array(requests.joined().utf8)
        var rest = all[...]
        while !rest.isEmpty {
            let count = try server.writeSome(rest, within: 0.2)
            if count == 0 { break }
            rest = rest.dropFirst(count)
        }
        // Two pipes, the queue and what is at work hold far less than was offered.
        #expect(all.count - rest.count < 500_000)
        var answered = 0
        while answered < requests.count {
            if !rest.isEmpty { rest = rest.dropFirst(try server.writeSome(rest.prefix(65536), within: 0)) }
            answered += 1
            guard try id(server.message()) == answered else {
                Issue.record("another answer than \(answered)")
                return
            }
        }
        #expect(rest.isEmpty)
    }

    @Test("At the end it writes all that a client takes")
    func lastWords() throws {
        let server = try ServerProcess()
        try server.write((1...5_000).map { request($0) }.joined() + exit)
        #expect(try server.remainingMessages().compactMap(id) == Array(1...5_000))
        #expect(try server.exitCode() == 1)
    }

    @Test("It ends though its client takes nothing", arguments: [nil, SIGTERM])
    func nobodyReads(number: Int32?) throws {
        let server = try ServerProcess()
        try server.write((1...5_000).map { request($0) }.joined())
        if let number {
            server.signal(number)
        } else {
            server.closeInput()
        }
        #expect(try server.exitCode() == 1)
        #expect(try server.errorText().hasSuffix(" bytes were left that nobody read\n"))
    }

    // MARK: The parent

    @Test("It ends with the process of --clientProcessId, even when nobody takes notice of that one's end")
    func clientProcess() throws {
        let client = try ServerProcess()
        let server = try running(["--clientProcessId=\(client.identifier)"])
        // Not waited for, so it stays in the table of processes.
        client.signal(SIGKILL)
        #expect(try server.exitCode() == 1)
        #expect(try client.exitCode() == -SIGKILL)
    }

    @Test("It ends with the process that initialize names")
    func initializedProcess() throws {
        let client = try ServerProcess()
        let server = try ServerProcess()
        try server.write(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":\#(client.identifier)}}"# + "\n")
        #expect(try id(server.message()) == 0)
        client.signal(SIGKILL)
        #expect(try server.exitCode() == 1)
        #expect(try client.exitCode() == -SIGKILL)
    }

    @Test("It ends with its parent though others hold its descriptors")
    func parent() throws {
        let script = #"exec 3<&0; "$0" --clientProcessId $$ <&3 & wait"#
        let shell = try ServerProcess(["-c", script, ServerProcess.path], executable: "/bin/sh")
        try greet(shell)
        shell.signal(SIGKILL)
        // Both have ended once nobody holds the test's descriptor.
        #expect(try shell.exitCode() == -SIGKILL)
        #expect(try shell.remainingMessages() == [])
    }

    @Test("A process that is gone already")
    func goneAlready() throws {
        let client = try ServerProcess(["--version"])
        #expect(try client.exitCode() == 0)
        let server = try ServerProcess(["--clientProcessId", "\(client.identifier)"])
        #expect(try server.exitCode() == 1)
    }

    // MARK: Descriptors that are no pipes

    @Test("Files for stdin and stdout")
    func files() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let source = directory.appendingPathComponent("in").path
        let target = directory.appendingPathComponent("out").path
        try Data((request(1) + request(2)).utf8).write(to: URL(fileURLWithPath: source))
        let input = open(source, O_RDONLY | O_CLOEXEC)
        let output = open(target, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer {
            close(input)
            close(output)
        }
        let server = try ServerProcess(input: .given(input), output: .given(output))
        #expect(try server.exitCode() == 1)
        let lines = try String(contentsOfFile: target, encoding: .utf8).split(separator: "\n")
        #expect(lines.map { id(String($0)) } == [1, 2])
    }

    @Test("At a terminal it says how it is used")
    func terminal() throws {
        let terminal = try PseudoTerminal()
        let server = try ServerProcess(input: .given(terminal.line))
        #expect(try server.exitCode() == 2)
        #expect(try server.errorText().contains("field-server ask"))
        #expect(try server.remainingMessages() == [])
    }

    // MARK: Flags

    @Test("Flags that are answered and not served")
    func flags() throws {
        let version = try ServerProcess(["--version"])
        #expect(try version.exitCode() == 0)
        let text = try version.outputText()
        // The process may be of another build than this test: the release daemon, which was told its commit.
        let line = /field-server ([0-9.]+) \((?:development|commit \w{12}), (?:debug|release) build for [-\w]+\)\n/
        let match = try #require(try line.wholeMatch(in: text), "\(text)")
        #expect(match.1 == SessionConfiguration().version)
        let help = try ServerProcess(["--help"])
        #expect(try help.exitCode() == 0)
        #expect(try help.outputText().hasPrefix("usage: field-server"))
    }

    @Test(
        "A wrong flag is answered with one line, and the usage is there for whoever asks",
        arguments: [["--socket=1"], ["--framing"], ["--max-depth", "x"], ["-"]])
    func wrongFlags(arguments: [String]) throws {
        let server = try ServerProcess(arguments)
        #expect(try server.exitCode() == 2)
        let errors = try server.errorText()
        #expect(errors.hasSuffix("(--help lists all)\n") && errors.split(separator: "\n").count == 1, "\(errors)")
        #expect(try server.remainingMessages() == [])
    }
}
