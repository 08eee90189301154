import FieldServer
import TestSupport
import Testing

@Suite("Framing of arbitrary streams")
struct FramingPropertyTests {
    private static let pieces = [
        "Content-Length: ", "content-length:", "2", "17", "1100", "99999", "-", "\r\n", "\n", "\r", "\r\n\r\n", "{}",
        "}", "]", "[1,2]",
        "{\"a\":\"b\"}", " ", "\t", ":", "X: 1\r\n", "\0", "é", "Content-Type: x; charset=latin1\r\n",
        "Content-Length: 2\r\n\r\n{}", "Content-Length: 5\r\n\r\n[1,2]", String(repeating: "z", count: 700),
    ]

    @Test("The same events, however the stream is cut", arguments: [FramingChoice.automatic, .header, .line])
    func chunksDoNotMatter(framing: FramingChoice) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var stream: [UInt8] = []
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                stream += Array(Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
            }
            let whole = observe(stream, chunk: nil, framing: framing)
            for chunk in [1, 2, 3, 7, 64] {
                let cut = observe(stream, chunk: chunk, framing: framing)
                if cut != whole {
                    Issue.record(
                        "seed \(seed), chunk \(chunk), \(String(decoding: stream, as: UTF8.self).debugDescription): \(cut) instead of \(whole)"
                    )
                    return
                }
            }
        }
    }

    /// Were it quadratic, this would take hours.
    @Test("A long text in single bytes takes time in proportion", arguments: [FramingChoice.header, .line])
    func linear(framing: FramingChoice) {
        let length = 1024 * 1024
        var splitter = FrameSplitter(framing: framing, maxMessageBytes: length)
        let start = framing == .header ? Array("Content-Length: \(length)\r\n\r\n".utf8) : []
        splitter.append(start)
        var byte: UInt8 = 0x31
        for _ in 0..<length {
            let event = withUnsafeBytes(of: &byte) { one in
                splitter.append(one)
                return splitter.next()
            }
            if event != nil { #expect(framing == .header && event == .body) }
        }
        splitter.endOfInput()
        if framing == .line { #expect(splitter.next() == .body) }
        #expect(splitter.withBody { $0.count } == length)
    }
}
