import FieldServer
import JSONBytes
import Testing

@Suite("Frames as they are written")
struct FramingWriterTests {
    @Test("The header is exactly the length", arguments: [0, 1, 9, 10, 99, 100, 999, 1000, 12345, 1_000_000])
    func header(length: Int) {
        let body = Array(repeating: UInt8(ascii: "1"), count: length)
        var bytes = ByteBuffer("before".utf8)
        FrameWriter(framing: .header).write(body, to: &bytes)
        FrameWriter(framing: .header).write(Array("{}".utf8), to: &bytes)
        let expected = Array("beforeContent-Length: \(length)\r\n\r\n".utf8) + body + Array(framed("{}").utf8)
        #expect(Array(bytes) == expected)
    }

    @Test("A line is the text and a line feed")
    func line() {
        var bytes = ByteBuffer()
        FrameWriter(framing: .line).write(Array("{}".utf8), to: &bytes)
        FrameWriter(framing: .line).write(Array("[]".utf8), to: &bytes)
        #expect(Array(bytes) == Array("{}\n[]\n".utf8))
    }

    @Test("A frame that was begun can be taken back", arguments: Framing.allCases)
    func cancelled(framing: Framing) {
        var bytes = ByteBuffer("before".utf8)
        let writer = FrameWriter(framing: framing)
        let frame = writer.begin(in: &bytes)
        bytes += Array("{\"half\"".utf8)
        writer.cancel(frame, in: &bytes)
        #expect(Array(bytes) == Array("before".utf8))
    }

    @Test("What is written can be read", arguments: Framing.allCases, framingChunkSizes)
    func roundTrip(framing: Framing, chunk: Int?) {
        let bodies = ["{}", "[\(String(repeating: "1,", count: 300))1]", "{\"a\":\"é\"}"]
        var bytes = ByteBuffer()
        for body in bodies { FrameWriter(framing: framing).write(Array(body.utf8), to: &bytes) }
        #expect(observe(Array(bytes), chunk: chunk) == bodies.map { .body($0) })
    }
}
