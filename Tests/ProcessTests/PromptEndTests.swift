import Foundation
import TestClients
import Testing

/// How soon the process ends, whatever ends it (specification, section 1.10).
@Suite("Prompt ends")
struct PromptEndTests {
    /// Something that ends a server.
    struct Situation: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var code: Int32
        var flags: [String] = []
        /// Brings a server about and does what ends it.
        var end: @Sendable () throws -> ServerProcess
    }

    private static let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"# + "\n"
    private static let shutdown = #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"# + "\n"
    private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"# + "\n"

    private static func running(
        _ arguments: [String] = [], params: String = "{}", shutDown: Bool = false
    ) throws -> ServerProcess {
        let server = try ServerProcess(arguments)
        try server.write(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":\#(params)}"# + "\n")
        _ = try server.message()
        if shutDown {
            try server.write(shutdown)
            _ = try server.message()
        }
        return server
    }

    static let situations: [Situation] = [
        Situation(testDescription: "end of input", code: 1) {
            let server = try running()
            server.closeInput()
            return server
        },
        Situation(testDescription: "end of input after shutdown", code: 0) {
            let server = try running(shutDown: true)
            server.closeInput()
            return server
        },
        Situation(testDescription: "end of input inside a frame", code: 1) {
            let server = try ServerProcess()
            try server.write("Content-Length: 100\r\n\r\n{")
            server.closeInput()
            return server
        },
        Situation(testDescription: "exit", code: 1) {
            let server = try running()
            try server.write(exit)
            return server
        },
        Situation(testDescription: "exit after shutdown", code: 0) {
            let server = try running(shutDown: true)
            try server.write(exit)
            return server
        },
        Situation(testDescription: "SIGTERM", code: 1) { try signalled(SIGTERM) },
        Situation(testDescription: "SIGINT", code: 1) { try signalled(SIGINT) },
        Situation(testDescription: "SIGHUP", code: 1) { try signalled(SIGHUP) },
        Situation(testDescription: "SIGTERM after shutdown", code: 0) { try signalled(SIGTERM, shutDown: true) },
        Situation(testDescription: "SIGTERM while stopped, then SIGCONT", code: 1) {
            let server = try running()
            server.signal(SIGSTOP)
            server.signal(SIGTERM)
            server.signal(SIGCONT)
            return server
        },
        Situation(testDescription: "stdout is closed", code: 1) {
            let server = try running()
            server.closeOutput()
            return server
        },
        Situation(testDescription: "stdout is full and then closed", code: 1) {
            let server = try fullOutput()
            server.closeOutput()
            return server
        },
        Situation(testDescription: "SIGTERM while stdout is full", code: 1) {
            let server = try fullOutput()
            server.signal(SIGTERM)
            return server
        },
        Situation(testDescription: "the process of --clientProcessId is killed", code: 1) {
            let client = try ServerProcess()
            let server = try running(["--clientProcessId", "\(client.identifier)"])
            client.signal(SIGKILL)
            _ = try client.exitCode()
            return server
        },
        Situation(testDescription: "the process of initialize's processId is killed", code: 1) {
            let client = try ServerProcess()
            let server = try running(params: #"{"processId":\#(client.identifier)}"#)
            client.signal(SIGKILL)
            _ = try client.exitCode()
            return server
        },
    ]

    private static func signalled(_ number: Int32, shutDown: Bool = false) throws -> ServerProcess {
        let server = try running(shutDown: shutDown)
        server.signal(number)
        return server
    }

    /// A server whose answer is more than its pipe holds, and nobody reads it.
    private static func fullOutput() throws -> ServerProcess {
        let server = try running()
        let text = String(repeating: "x", count: 50_000)
        try server.write(#"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"text":"\#(text)"}}"# + "\n")
        return server
    }

    @Test("It ends within 100 milliseconds", arguments: situations)
    func promptly(situation: Situation) throws {
        var quickest = TimeInterval.infinity
        // On a machine that is busy with other things the first may take longer; the process is to blame for all only.
        for _ in 0..<100 where quickest > 0.1 {
            let server = try situation.end()
            let start = Date()
            #expect(try server.exitCode() == situation.code)
            quickest = min(quickest, Date().timeIntervalSince(start))
        }
        #expect(quickest <= 0.1)
    }

    @Test("It does not outlive its parent though others hold its descriptors", arguments: [false, true])
    func noOrphan(byFlag: Bool) throws {
        let flag = byFlag ? "--clientProcessId $$" : ""
        let script = #"exec 3<&0; "$0" \#(flag) <&3 & wait"#
        let shell = try ServerProcess(["-c", script, ServerProcess.path], executable: "/bin/sh")
        let params = byFlag ? "{}" : #"{"processId":\#(shell.identifier)}"#
        try shell.write(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":\#(params)}"# + "\n")
        _ = try shell.message()
        shell.signal(SIGKILL)
        // The lifeline is closed when the last of both has ended.
        #expect(try shell.exitCode() == -SIGKILL)
        #expect(try shell.remainingMessages() == [])
    }

    #if os(Linux)
        @Test("It starts no process, so it leaves no zombie")
        func noChildren() throws {
            let server = try Self.running()
            let path = "/proc/\(server.identifier)/task/\(server.identifier)/children"
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "")
        }
    #endif

    @Test("A signal amid answers: what was answered arrives, whole and in order", arguments: [SIGTERM, SIGINT])
    func nothingLost(number: Int32) throws {
        let server = try Self.running()
        try server.write((1...2_000).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"x"}"# + "\n" }.joined())
        server.signal(number)
        let ids = try server.remainingMessages().map { message in
            message.split(separator: #""id":"#).last.flatMap { Int($0.prefix { $0.isNumber }) }
        }
        #expect(ids == (0..<ids.count).map { $0 + 1 })
        #expect(try server.exitCode() == 1)
    }
}
