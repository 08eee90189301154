import Foundation
import TestClients
import Testing

/// What a process hears while it is at work that is done in slices (specification, sections 1.10 and 1.13).
@Suite("Long work of a process")
struct LongWorkProcessTests {
    /// So many fields depend on one that a change of it keeps the server at work for longer than anything here takes.
    private static let count = 4_000

    private static func line(_ message: String) -> String { #"{"jsonrpc":"2.0","# + message.dropFirst() + "\n" }

    /// All that comes before the work.
    private static func work(_ params: String = "") -> String {
        let rules = #""validation":{"final":{"rules":[{"rule":"equalsField","field":"a"}]}}"#
        let fields = (0..<count).map {
            line(#"{"method":"field/create","params":{"field":"f\#($0)","text":"x",\#(rules)}}"#)
        }
        return line(#"{"id":0,"method":"initialize","params":{\#(params)"capabilities":{"presentation":false}}}"#)
            + line(#"{"id":1,"method":"field/create","params":{"field":"a","text":"x"}}"#) + fields.joined()
            + line(#"{"id":2,"method":"form/submit","params":{"form":""}}"#)
            + line(#"{"id":"ready","method":"type/list"}"#)
    }

    private static let edit = line(#"{"id":3,"method":"field/edit","params":{"field":"a","text":"y"}}"#)

    /// Edits, and reads until that is answered: what depends on the field is not judged then. What is behind it comes in with
    /// it.
    private static func beginWork(_ server: ServerProcess, _ behind: String = "") throws {
        while try !server.message().contains(#""id":"ready","#) {}
        try server.write(edit + behind)
        while try !server.message().contains(#""id":3,"#) {}
    }

    private static func isReport(_ message: String) -> Bool { message.contains(#""method":"field/diagnostics""#) }

    private static func atWork(
        _ arguments: [String] = [], params: String = "", behind: String = ""
    ) throws -> ServerProcess {
        let server = try ServerProcess(arguments)
        try server.write(work(params))
        try beginWork(server, behind)
        return server
    }

    @Test("A signal ends it in the middle of its work, promptly", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(number: Int32) throws {
        let server = try Self.atWork()
        let start = Date()
        server.signal(number)
        #expect(try server.exitCode() == 1)
        #expect(Date().timeIntervalSince(start) < 1)
        #expect(try server.remainingMessages() == [])
        #expect(try !server.errorText().contains("left"))
    }

    @Test("So does the end of the client that it watches", arguments: [false, true])
    func client(byFlag: Bool) throws {
        let client = try ServerProcess()
        let server = try Self.atWork(
            byFlag ? ["--clientProcessId", "\(client.identifier)"] : [],
            params: byFlag ? "" : #""processId":\#(client.identifier),"#)
        client.signal(SIGKILL)
        _ = try client.exitCode()
        #expect(try server.exitCode() == 1)
        #expect(try server.remainingMessages() == [])
    }

    @Test("So does the end of its parent though others hold its descriptors", arguments: [false, true])
    func orphan(byFlag: Bool) throws {
        let script = #"exec 3<&0; "$0" \#(byFlag ? "--clientProcessId $$" : "") <&3 & wait"#
        let shell = try ServerProcess(["-c", script, ServerProcess.path], executable: "/bin/sh")
        try shell.write(Self.work(byFlag ? "" : #""processId":\#(shell.identifier),"#))
        try Self.beginWork(shell)
        shell.signal(SIGKILL)
        // The lifeline is closed when the last of both has ended.
        #expect(try shell.exitCode() == -SIGKILL)
        #expect(try shell.remainingMessages() == [])
    }

    @Test("So does a client that reads no more")
    func closedOutput() throws {
        let server = try Self.atWork()
        server.closeOutput()
        #expect(try server.exitCode() == 1)
    }

    @Test("At the end of input it finishes its work")
    func endOfInput() throws {
        let server = try Self.atWork()
        server.closeInput()
        let messages = try server.remainingMessages()
        #expect(messages.count(where: Self.isReport) == Self.count + 1)
        #expect(try server.exitCode() == 1)
    }

    @Test("Requests that are taken back while it works are not done")
    func takenBack() throws {
        let server = try Self.atWork(
            behind: Self.line(#"{"id":4,"method":"field/edit","params":{"field":"a","text":"z"}}"#)
                + Self.line(#"{"id":5,"method":"field/get","params":{"field":"a"}}"#)
                + Self.line(#"{"method":"$/cancelRequest","params":{"id":4}}"#))
        var messages: [String] = []
        repeat { messages.append(try server.message()) } while messages.last?.contains(#""id":5,"#) != true
        #expect(messages.prefix { Self.isReport($0) }.count == Self.count + 1)
        #expect(messages.suffix(2).first?.contains(#""id":4,"error":{"code":-32800"#) == true)
        #expect(messages.last?.contains(#""text":"y""#) == true)

        // And the request in hand: what it waits behind is answered when it is at work.
        try server.write(
            Self.line(#"{"id":6,"method":"field/edit","params":{"field":"a","text":"x"}}"#)
                + Self.line(#"{"id":7,"method":"form/submit","params":{"form":""}}"#)
                + Self.line(#"{"method":"$/cancelRequest","params":{"id":7}}"#)
                + Self.line(#"{"id":8,"method":"field/get","params":{"field":"a"}}"#))
        messages = []
        repeat { messages.append(try server.message()) } while messages.last?.contains(#""id":8,"#) != true
        #expect(messages.filter { $0.contains(#""id":7,"error":{"code":-32800"#) }.count == 1)
        server.closeInput()
        #expect(try server.exitCode() == 1)
    }

    @Test("A client that reads slowly stops the work, not the server")
    func slowClient() throws {
        let server = try ServerProcess(["--max-pending", "100000"])
        var bytes = Array((Self.work() + Self.edit).utf8)
        bytes += Array(Self.line(#"{"id":4,"method":"form/submit","params":{"form":""}}"#).utf8)
        let text = String(decoding: try server.exchange(bytes), as: UTF8.self)
        #expect(text.contains(#""id":4,"result":{"valid":false"#))
        #expect(try server.exitCode() == 1)
    }
}
