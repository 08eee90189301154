import FieldProtocol
import JSONBytes
import Testing

@Suite struct EnvelopeTests {
    private enum Kind {
        case request, notification, result, error, invalid
    }

    private func kind(_ text: String) throws -> Kind {
        let document = try parsed(text)
        return switch Envelope(document.root, in: document) {
        case .request: .request
        case .notification: .notification
        case .response(_, .result): .result
        case .response(_, .error): .error
        case .invalid: .invalid
        }
    }

    @Test func `requests and notifications are told apart by the id`() throws {
        #expect(try kind(#"{"jsonrpc":"2.0","id":1,"method":"a"}"#) == .request)
        #expect(try kind(#"{"jsonrpc":"2.0","method":"a"}"#) == .notification)
        #expect(try kind(#"{"jsonrpc":"2.0","id":null,"method":"a"}"#) == .invalid)
        #expect(try kind(#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#) == .invalid)
    }

    @Test func `an answer is never answered`() throws {
        #expect(try kind(#"{"jsonrpc":"2.0","id":1,"result":null}"#) == .result)
        #expect(try kind(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":""}}"#) == .error)
        #expect(try kind(#"{"jsonrpc":"2.0","id":1,"result":1,"error":null}"#) == .result)
        #expect(try kind(#"{"jsonrpc":"2.0","id":1,"result":1,"error":{}}"#) == .error)
        #expect(try kind(#"{"jsonrpc":"2.0","result":1}"#) == .result)
        #expect(try kind(#"{"jsonrpc":"2.0","id":1}"#) == .invalid)
    }

    @Test func `an invalid request keeps its id`() throws {
        let document = try parsed(#"{"id":"a","method":"b"}"#)
        #expect(Envelope(document.root, in: document) == .invalid(id: document.member(document.root, "id")))
    }
}
