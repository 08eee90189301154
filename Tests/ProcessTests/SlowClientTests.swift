import Foundation
import TestClients
import Testing

/// Clients that do not read, or hardly (specification, section 1.9), and lines that nobody reads.
@Suite("Slow clients")
struct SlowClientTests {
    private static let initialize =
        #"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"capabilities":{"presentation":false}}}"# + "\n"

    private static func create(_ params: String) -> String {
        #"{"jsonrpc":"2.0","id":"c","method":"field/create","params":\#(params)}"# + "\n"
    }

    private static func edit(_ id: Int, _ text: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"field/edit","params":{"field":"f","text":"\#(text)"}}"# + "\n"
    }

    private func object(_ message: String) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any] ?? [:]
    }

    @Test("A client that never reads: memory stays under the limit, diagnostics fold, all answers come in order")
    func neverReads() throws {
        let pending = 3 << 20
        let server = try ServerProcess(["--max-pending", "\(pending)"])
        let long = String(repeating: "x", count: 2_000)
        let rules = #"{"live":{"rules":[{"rule":"length","max":1}]}}"#
        try server.write(Self.initialize + Self.create(#"{"field":"f","validation":\#(rules)}"#))
        _ = try (server.message(), server.message())
        let before = server.residentBytes
        // An answer holds the text three times.
        let count = 2_000
        let stream = Array((1...count).map { Self.edit($0, "\(long)\($0)") }.joined().utf8)
        var rest = stream[...]
        while !rest.isEmpty {
            let written = try server.writeSome(rest, within: 4)
            if written == 0 { break }
            rest = rest.dropFirst(written)
        }
        #expect(!rest.isEmpty, "it reads on though nobody reads what it writes")
        if let before, let now = server.residentBytes { #expect(now - before < pending + (4 << 20)) }

        // Then it reads after all, and writes on.
        var answered = 0
        var told: [Int] = []
        while answered < count {
            if !rest.isEmpty { rest = rest.dropFirst(try server.writeSome(rest, within: 0)) }
            let message = try object(server.message())
            if let id = message["id"] as? Int {
                answered += 1
                try #require(id == answered)
            } else if let version = (message["params"] as? [String: Any])?["version"] as? Int {
                told.append(version)
            }
        }
        server.closeInput()
        for message in try server.remainingMessages() {
            if let version = (try object(message)["params"] as? [String: Any])?["version"] as? Int {
                told.append(version)
            }
        }
        #expect(told == told.sorted())
        // Every edit changed the version; of most of them the client is told by the last.
        #expect(told.last == count + 1)
        #expect(told.count < count)
    }

    @Test("A client that reads a byte at a time holds up nobody but itself")
    func byteByByte() throws {
        let server = try ServerProcess()
        try server.write(Self.initialize + Self.create(#"{"field":"f"}"#))
        // The pipe is full, and more waits.
        let count = 600
        try server.write((1...count).map { Self.edit($0, "\($0)") }.joined())
        var bytes: [UInt8] = []
        for number in 1...9_000 {
            let byte = try server.byte()
            bytes.append(byte)
            // It goes on taking what comes.
            if number % 300 == 0 { try server.write(Self.edit(count + number / 300, "\(number)")) }
        }
        server.closeInput()
        bytes += Array(try server.outputText().utf8)
        let ids = try bytes.split(separator: UInt8(ascii: "\n"))
            .compactMap { try object(String(decoding: $0, as: UTF8.self))["id"] as? Int }
        #expect(ids == Array(1...count + 30))
        #expect(try server.exitCode() == 1)
    }

    // MARK: stderr

    private static let slow = create(
        #"{"field":"slow","validation":{"final":{"rules":[{"rule":"pattern","pattern":"\#(String(repeating: "a|b", count: 300_000))"}]}}}"#
    )

    @Test("A turn that takes long is logged with what it was about")
    func slowTurn() throws {
        let server = try ServerProcess(["--slow-turn", "1"])
        try server.write(Self.initialize + Self.slow)
        server.closeInput()
        #expect(try server.remainingMessages().count == 2)
        let lines = try server.errorText()
        let expression = /field-server: a turn took [0-9]+ ms: field\/create of "slow"\n/
        #expect(lines.contains(expression), "\(lines)")
        let silent = try ServerProcess(["--slow-turn", "0"])
        try silent.write(Self.initialize + Self.slow)
        silent.closeInput()
        #expect(try silent.remainingMessages().count == 2)
        #expect(try silent.errorText() == "")
    }

    @Test("stderr that is full, or that nobody reads, holds up nothing", arguments: [false, true])
    func unreadErrors(isClosed: Bool) throws {
        let pipe = try ServerProcess.pipe()
        defer { close(pipe.writer) }
        if isClosed {
            close(pipe.reader)
        } else {
            let flags = fcntl(pipe.writer, F_GETFL)
            _ = fcntl(pipe.writer, F_SETFL, flags | O_NONBLOCK)
            let block = [UInt8](repeating: 0, count: 4096)
            while write(pipe.writer, block, block.count) > 0 {}
            // To the server it is a descriptor that blocks.
            _ = fcntl(pipe.writer, F_SETFL, flags)
        }
        defer { if !isClosed { close(pipe.reader) } }
        let server = try ServerProcess(["--slow-turn", "1"], errors: .given(pipe.writer))
        try server.write(Self.initialize + Self.slow)
        server.closeInput()
        #expect(try server.remainingMessages().count == 2)
        #expect(try server.exitCode() == 1)
    }
}
