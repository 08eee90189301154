public import FieldServer
import JSONBytes
import TestClients

/// Everything the server does, behind the one door of bytes.
public enum SessionDoor {
    /// Not a byte of UTF-8: where it stands, the clock moves on.
    public static let tick: UInt8 = 0xFF
    /// In milliseconds.
    public static let tickLength = 250

    /// What a session makes of an input must not depend on how it is cut up, and must be messages. Gives what is wrong.
    static func problem(with input: [UInt8]) -> String? {
        let whole = run(input, cutting: false)
        let parts = run(input, cutting: true)
        if whole.written != parts.written { return "another output where the input is cut up" }
        if whole.exitCode != parts.exitCode { return "another exit code where the input is cut up" }
        if whole.exitCode == nil { return "no exit code behind the end of the input" }
        return flaw(whole.written)
    }

    /// Limits so low that they are met, and that one input takes milliseconds.
    public static var configuration: SessionConfiguration {
        var configuration = SessionConfiguration()
        configuration.limits.maxMessageBytes = 100_000
        configuration.limits.maxPatternStates = 500
        configuration.limits.maxTextLength = 2_000
        configuration.limits.maxFields = 50
        configuration.limits.maxEntries = 500
        configuration.limits.maxForms = 10
        configuration.limits.maxTypes = 10
        configuration.limits.maxBatch = 50
        return configuration
    }

    private static func run(_ input: [UInt8], cutting: Bool) -> (written: [UInt8], exitCode: Int32?) {
        var client = TestClient(nil, configuration: configuration)
        var written: [UInt8] = []
        var size = 1
        for piece in input.split(separator: tick, omittingEmptySubsequences: false) {
            var rest = piece
            while !rest.isEmpty {
                let part = rest.prefix(cutting ? size : rest.count)
                // 1 to 31 bytes, none of them a divisor of much.
                size = size * 7 % 31 + 1
                rest = rest.dropFirst(part.count)
                client.receive(part)
                written += client.take()
            }
            written += client.pass(tickLength)
        }
        client.session.endOfInput(at: client.now)
        written += client.take()
        return (written, client.session.exitCode)
    }

    /// What is wrong with what was said, message by message; `flaw` is what else may be.
    static func flaw(
        _ written: [UInt8], and flaw: (JSONDocument) -> String? = { _ in nil }
    ) -> String? {
        var splitter = FrameSplitter(framing: .automatic, maxMessageBytes: 1 << 30)
        splitter.append(written)
        splitter.endOfInput()
        var document = JSONDocument()
        while let event = splitter.next() {
            guard event == .body else { return "a frame that is none: \(event)" }
            do throws(JSONSyntaxError) {
                try splitter.withBody { (bytes) throws(JSONSyntaxError) in try document.parse(bytes, maxDepth: 100) }
            } catch {
                return "a message that is no JSON: \(error)"
            }
            if let code = document.member(document.root, "error").flatMap({ document.member($0, "code") }),
                document.integer(code) == -32603
            {
                return "InternalError"
            }
            if let found = flaw(document) { return found }
        }
        return nil
    }
}
