import FieldServer
import TestClients
import TestSupport
import Testing

/// What may not be in a batch (specification, section 1.3).
@Suite("Batches") struct BatchTests {
    @Test("exit in a batch is refused where it has an id, ignored where it has none, and ends nothing")
    func exit() {
        var client = TestClient()
        let answer = String(decoding: client.send(#"[{"jsonrpc":"2.0","id":7,"method":"exit"}]"#), as: UTF8.self)
        #expect(answer.contains(#""id":7,"error":{"code":-32600"#), "\(answer)")
        #expect(client.send(#"[{"jsonrpc":"2.0","method":"exit"}]"#).isEmpty)
        #expect(client.session.exitCode == nil)
        #expect(!client.call("type/list", "{}").isEmpty)
    }
}

/// Which of the messages that came in together is said to be slow.
@Suite("The slowest message") struct SlowestMessageTests {
    @Test func isNamed() {
        var client = TestClient()
        final class Clock { var readings = 0 }
        let clock = Clock()
        // The second of three messages takes long.
        client.session.measureMessages {
            clock.readings += 1
            return clock.readings > 1 ? 100 : 0
        }
        client.session.beginMeasuring(at: 0)
        #expect(client.session.slowestMessage == nil)
        let messages = ["a", "b", "c"].map {
            #"{"jsonrpc":"2.0","id":"\#($0)","method":"field/create","params":{"field":"\#($0)"}}"#
        }
        _ = client.send(messages.joined(separator: "\n"))
        #expect(client.session.slowestMessage == #"field/create of "b""#)
        client.session.beginMeasuring(at: 100)
        #expect(client.session.slowestMessage == nil)
    }
}
