import FieldEngine
import FieldServer
import Foundation
import TestClients
import Testing

@testable import FieldProgram

/// All that a client sends, with the flags of the server that gets it.
struct HostileStream {
    var bytes: [UInt8]
    var arguments: [String]

    struct Outcome: Equatable {
        var written: [UInt8]
        var exitCode: Int32?
    }

    init(_ bytes: [UInt8], arguments: [String] = []) {
        self.bytes = bytes
        self.arguments = arguments + ["--now", HostileCase.today.iso]
    }

    /// What a session in this process makes of it.
    func run(byteByByte: Bool) throws -> Outcome {
        var client = TestClient(nil, configuration: try CommandLineOptions(arguments).configuration)
        var written: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            // A long input is taken apart where frames begin and end; between, a prime number of bytes at a time.
            let isNearAnEnd = rest.count <= 4096 || bytes.count - rest.count < 4096
            let size = byteByByte ? (isNearAnEnd ? 1 : 4093) : rest.count
            client.receive(rest.prefix(size))
            rest = rest.dropFirst(size)
            written += client.take()
        }
        client.session.endOfInput(at: client.now)
        return Outcome(written: written + client.take(), exitCode: client.session.exitCode)
    }

    /// The same bytes are to come of it a byte at a time, and through the pipes of a process.
    func expectSame(as whole: Outcome, _ about: String = "") throws {
        let slow = try run(byteByByte: true)
        #expect(parting(of: slow.written, from: whole.written) == nil, "another answer byte by byte \(about)")
        #expect(slow.exitCode == whole.exitCode)
        let server = try ServerProcess(arguments + ["--slow-turn", "0"])
        // An input that asks for more than pipes hold: who only writes would wait for ever.
        let answers = try server.exchange(bytes)
        #expect(parting(of: answers, from: whole.written) == nil, "another answer through pipes \(about)")
        #expect(try server.exitCode() == whole.exitCode)
        #expect(try server.errorText() == "")
    }

    /// What the first says from where they part, some of it; nil where they are the same. Of two outputs of megabytes that differ,
    /// a comparison would print each byte.
    private func parting(of output: [UInt8], from expected: [UInt8]) -> String? {
        if output == expected { return nil }
        let same = zip(output, expected).prefix { $0 == $1 }.count
        return "at byte \(same): \(String(decoding: output[same...].prefix(300), as: UTF8.self))"
    }
}
