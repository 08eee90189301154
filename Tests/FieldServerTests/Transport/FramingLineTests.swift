import FieldServer
import Testing

@Suite("Line framing")
struct FramingLineTests {
    @Test("One text a line", arguments: framingChunkSizes)
    func lines(chunk: Int?) {
        #expect(observe("{}\n[1]\r\n3\n", chunk: chunk, framing: .line) == [.body("{}"), .body("[1]"), .body("3")])
    }

    @Test("Blank lines are nothing", arguments: framingChunkSizes)
    func blankLines(chunk: Int?) {
        #expect(observe("\n\r\n \t\r\n{}\n\n  \n[]\n\n", chunk: chunk, framing: .line) == [.body("{}"), .body("[]")])
    }

    @Test("The last line needs no line break", arguments: framingChunkSizes)
    func lastLine(chunk: Int?) {
        #expect(observe("{}\n[]", chunk: chunk, framing: .line) == [.body("{}"), .body("[]")])
        #expect(observe("{}\n[]\r", chunk: chunk, framing: .line) == [.body("{}"), .body("[]")])
        #expect(observe("{}\n  ", chunk: chunk, framing: .line) == [.body("{}")])
        #expect(observe("{}\n[]", chunk: chunk, framing: .line, end: false) == [.body("{}")])
    }

    @Test("Rubbish is a text too: what it says is the parser's affair", arguments: framingChunkSizes)
    func rubbish(chunk: Int?) {
        let stream = "Content-Length: 2\r\n\r\n{}\n\0\n"
        #expect(
            observe(stream, chunk: chunk, framing: .line) == [.body("Content-Length: 2"), .body("{}"), .body("\0")])
    }

    @Test("A line over the limit is skipped", arguments: framingChunkSizes, ["\n", "\r\n"])
    func oversized(chunk: Int?, lineEnd: String) {
        for (length, expected) in [
            (1024, FramingObservation.body(String(repeating: "1", count: 1024))),
            (1025, .oversized(1025)), (1026, .oversized(1026)), (1027, .oversized(1027)),
            (16384, .oversized(16384)), (16385, .error(.excessiveLength)), (50_000, .error(.excessiveLength)),
        ] {
            let stream = "{}" + lineEnd + String(repeating: "1", count: length) + lineEnd + "[]" + lineEnd
            #expect(observe(stream, chunk: chunk, framing: .line) == [.body("{}"), expected, .body("[]")])
            // At the end of input the last line has no end of its own.
            let last = String(repeating: "1", count: length)
            #expect(observe(last, chunk: chunk, framing: .line) == [expected])
        }
    }

    @Test("A line without end is told when it is beyond all measure", arguments: framingChunkSizes)
    func endless(chunk: Int?) {
        let stream = String(repeating: "1", count: 20_000)
        #expect(observe(stream, chunk: chunk, framing: .line, end: false) == [.error(.excessiveLength)])
    }

    @Test("The first byte that is not blank decides", arguments: framingChunkSizes)
    func automatic(chunk: Int?) {
        #expect(observe("{}\n[]\n", chunk: chunk) == [.body("{}"), .body("[]")])
        #expect(observe(" \r\n\t[]\n{}\n", chunk: chunk) == [.body("[]"), .body("{}")])
        #expect(observe("Content-Length: 2\r\n\r\n{}", chunk: chunk) == [.body("{}")])
        #expect(observe("\r\n \nContent-Length: 2\r\n\r\n{}", chunk: chunk) == [.body("{}")])
        #expect(observe("null\n{}\n", chunk: chunk) == [.error(.invalidHeader)])
    }

    @Test("The framing is known once it is decided")
    func decided() {
        for (stream, framing) in [("", nil), (" \n", nil), (" {", Framing.line), ("[", .line), ("C", .header)] {
            var splitter = FrameSplitter(framing: .automatic, maxMessageBytes: 1024)
            splitter.append(Array(stream.utf8))
            _ = splitter.next()
            #expect(splitter.framing == framing)
        }
        #expect(FrameSplitter(framing: .header, maxMessageBytes: 1).framing == .header)
        #expect(FrameSplitter(framing: .line, maxMessageBytes: 1).framing == .line)
    }
}
