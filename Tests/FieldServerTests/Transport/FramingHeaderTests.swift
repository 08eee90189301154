import FieldServer
import Testing

/// A stream in header framing and what it is made of.
struct HeaderCase: Sendable, CustomTestStringConvertible {
    var name: String
    var stream: String
    var expected: [FramingObservation]

    init(_ name: String, _ stream: String, _ expected: [FramingObservation]) {
        self.name = name
        self.stream = stream
        self.expected = expected
    }

    var testDescription: String { name }
}

private let good = framed("{}")

private let accepted = [
    HeaderCase("one frame", "Content-Length: 2\r\n\r\n{}", [.body("{}")]),
    HeaderCase(
        "frames without a break between", good + framed("[1]") + good, [.body("{}"), .body("[1]"), .body("{}")]),
    HeaderCase("lower case", "content-length: 2\r\n\r\n{}", [.body("{}")]),
    HeaderCase("upper case", "CONTENT-LENGTH: 2\r\n\r\n{}", [.body("{}")]),
    HeaderCase("no space", "Content-Length:2\r\n\r\n{}", [.body("{}")]),
    HeaderCase("tabs and spaces", "Content-Length:\t 2 \t\r\n\r\n{}", [.body("{}")]),
    HeaderCase("leading zeros", "Content-Length: 0000000000000000000000002\r\n\r\n{}", [.body("{}")]),
    HeaderCase("bare line feeds", "Content-Length: 2\n\n{}", [.body("{}")]),
    HeaderCase("mixed line ends", "Content-Length: 2\n\r\n{}Content-Length: 2\r\n\n[]", [.body("{}"), .body("[]")]),
    HeaderCase("duplicate", "Content-Length: 2\r\nContent-Length: 02\r\n\r\n{}", [.body("{}")]),
    HeaderCase("unknown header", "X-Trace: a: b\r\nContent-Length: 2\r\nY:\r\n\r\n{}", [.body("{}")]),
    HeaderCase(
        "content type", "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
        [.body("{}")]),
    HeaderCase("utf8", "Content-Length: 2\r\ncontent-type: x; a=b; CHARSET=\"UTF8\"\r\n\r\n{}", [.body("{}")]),
    HeaderCase("no charset", "Content-Length: 2\r\nContent-Type: application/json\r\n\r\n{}", [.body("{}")]),
    HeaderCase("blank lines between frames", "\r\n\n" + good + "\r\n" + good + "\n", [.body("{}"), .body("{}")]),
    HeaderCase("empty body", "Content-Length: 0\r\n\r\n" + good, [.body(""), .body("{}")]),
    HeaderCase("a body is bytes", "Content-Length: 4\r\n\r\n\r\n\"\"" + good, [.body("\r\n\"\""), .body("{}")]),
    HeaderCase("bytes, not characters", "Content-Length: 6\r\n\r\n\"🙂\"", [.body("\"🙂\"")]),
    HeaderCase("nothing", "", []),
    HeaderCase("only blanks", " \r\n\t\r\n ", []),
]

private let refused = [
    HeaderCase("no length", "X: 1\r\n\r\n{}\r\n" + good, [.error(.missingLength), .body("{}")]),
    HeaderCase("not a number", "Content-Length: two\r\n\r\n{}\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase("no digits", "Content-Length:\r\n\r\n\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase("negative", "Content-Length: -2\r\n\r\n{}\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase("plus", "Content-Length: +2\r\n\r\n{}\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase("hexadecimal", "Content-Length: 0x2\r\n\r\n{}\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase("fraction", "Content-Length: 2.0\r\n\r\n{}\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase("NUL", "Content-Length: 2\0\r\n\r\n{}\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase("two numbers", "Content-Length: 2 2\r\n\r\n{}\n" + good, [.error(.invalidLength), .body("{}")]),
    HeaderCase(
        "overflow of 64 bits", "Content-Length: 18446744073709551618\r\n\r\n{}\n" + good,
        [.error(.excessiveLength), .body("{}")]),
    HeaderCase("enormous", "Content-Length: 16385\r\n\r\n{}\n" + good, [.error(.excessiveLength), .body("{}")]),
    HeaderCase(
        "contradiction", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}\n" + good,
        [.error(.contradictoryLength), .body("{}")]),
    HeaderCase("no colon", "Content-Length 2\r\n\r\n{}\n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("no name", ": 2\r\n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("space in the name", "Content-Length : 2\r\n\r\n{}\n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("folded line", "X: 1\r\n 2\r\n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("NUL in a name", "X\0: 1\r\n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("lonely carriage return", "X\rY: 1\r\n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("a preamble", "server starting\nstill starting\n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("any case", "?\ncOnTeNt-LeNgTh: 2\r\n\r\n{}", [.error(.invalidHeader), .body("{}")]),
    HeaderCase(
        "picked up only at a line's start", "?\nX-Content-Length: 2\r\n\r\n{} Content-Length: 2\r\n\r\n{}",
        [.error(.invalidHeader)]),
    HeaderCase(
        "a second error", "?\nContent-Length: x\n" + good,
        [.error(.invalidHeader), .error(.invalidLength), .body("{}")]),
    HeaderCase(
        "another charset is skipped by its length",
        "Content-Length: 20\r\nContent-Type: a/b; charset=utf-16\r\n\r\nContent-Length: 2\r\n\n" + good,
        [.error(.unsupportedCharset), .body("{}")]),
]

private let recovered = [
    HeaderCase(
        "right behind a body", "X: 1\r\n\r\n{\"a\":1}" + good + good,
        [.error(.missingLength), .body("{}"), .body("{}")]),
    HeaderCase("right behind an array", "X: 1\r\n\r\n[{}]" + good, [.error(.missingLength), .body("{}")]),
    HeaderCase(
        "a length too short by five", "Content-Length: 5\r\n\r\n{\"abc\":1}" + good + good,
        [.body("{\"abc"), .error(.invalidHeader), .body("{}"), .body("{}")]),
    HeaderCase(
        "a length too long by five", "Content-Length: 7\r\n\r\n{}" + good + good,
        [.body("{}Conte"), .error(.missingLength), .body("{}")]),
    HeaderCase(
        "a quotation is no header", "?\n{}Content-Length: 12\"} \n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase("nor is one without digits", "?\n{}Content-Length: \n" + good, [.error(.invalidHeader), .body("{}")]),
    HeaderCase(
        "nor is an endless one", "?\n{}Content-Length: \(String(repeating: "1", count: 40))\n" + good,
        [.error(.invalidHeader), .body("{}")]),
]

@Suite("Header framing")
struct FramingHeaderTests {
    @Test("Accepted", arguments: accepted, framingChunkSizes)
    func accepts(_ row: HeaderCase, chunk: Int?) {
        #expect(observe(row.stream, chunk: chunk, framing: .header) == row.expected)
    }

    @Test("Answered once and picked up at the next header", arguments: refused, framingChunkSizes)
    func refuses(_ row: HeaderCase, chunk: Int?) {
        #expect(observe(row.stream, chunk: chunk, framing: .header) == row.expected)
    }

    @Test("Picked up behind a body that has no line break", arguments: recovered, framingChunkSizes)
    func recovers(_ row: HeaderCase, chunk: Int?) {
        #expect(observe(row.stream, chunk: chunk, framing: .header) == row.expected)
    }

    @Test("A header block of 4 KiB is the longest", arguments: framingChunkSizes)
    func longestBlock(chunk: Int?) {
        let fixed = "X: \r\nContent-Length: 2\r\n\r\n".utf8.count
        let padding = String(repeating: "x", count: 4096 - fixed)
        let longest = "X: \(padding)\r\nContent-Length: 2\r\n\r\n{}"
        #expect(observe(longest, chunk: chunk, framing: .header) == [.body("{}")])
        let tooLong = "X: \(padding)x\r\nContent-Length: 2\r\n\r\n{}" + good
        #expect(observe(tooLong, chunk: chunk, framing: .header).first == .error(.headerTooLong))
        #expect(observe(tooLong, chunk: chunk, framing: .header).last == .body("{}"))
    }

    @Test("A long header is told without waiting for its end, however it is made", arguments: framingChunkSizes)
    func endlessBlock(chunk: Int?) {
        let oneLine = "X: " + String(repeating: "x", count: 100_000)
        #expect(observe(oneLine, chunk: chunk, framing: .header, end: false) == [.error(.headerTooLong)])
        let manyLines = String(repeating: "X: 1\r\n", count: 10_000)
        #expect(observe(manyLines, chunk: chunk, framing: .header, end: false) == [.error(.headerTooLong)])
        let noLines = String(repeating: "\r\n", count: 10_000) + good
        #expect(observe(noLines, chunk: chunk, framing: .header, end: false) == [.body("{}")])
    }

    @Test("A body where a header belongs is told at once", arguments: framingChunkSizes)
    func bodyForHeader(chunk: Int?) {
        #expect(observe("\r\n{\"a\":1}", chunk: chunk, framing: .header, end: false) == [.error(.invalidHeader)])
    }

    @Test("A body over the limit is skipped by its length, not stored", arguments: framingChunkSizes)
    func oversized(chunk: Int?) {
        let longest = String(repeating: "1", count: 1024)
        #expect(observe(framed(longest), chunk: chunk, framing: .header) == [.body(longest)])
        let line = "\nContent-Length: 2\r\n\r\n{}"
        let body = line + String(repeating: "1", count: 1025 - line.utf8.count)
        #expect(observe(framed(body) + good, chunk: chunk, framing: .header) == [.oversized(1025), .body("{}")])
        let most = String(repeating: "1", count: 16 * 1024)
        #expect(observe(framed(most) + good, chunk: chunk, framing: .header) == [.oversized(16 * 1024), .body("{}")])
    }

    @Test("It is answered before it has come")
    func oversizedAtOnce() {
        #expect(observe("Content-Length: 2000\r\n\r\n", chunk: nil, framing: .header, end: false) == [.oversized(2000)])
    }

    @Test("The end of input inside a frame", arguments: framingChunkSizes)
    func truncated(chunk: Int?) {
        for stream in ["C", "Content-Length: 2", "Content-Length: 2\r\n", "Content-Length: 2\r\n\r\n", good.dropLast()]
            as [Substring]
        {
            #expect(observe(String(stream), chunk: chunk, framing: .header) == [.truncated])
            #expect(observe(good + stream, chunk: chunk, framing: .header) == [.body("{}"), .truncated])
        }
        // What was answered already is not answered again.
        #expect(observe("Content-Length: 2000\r\n\r\n1", chunk: chunk, framing: .header) == [.oversized(2000)])
        #expect(observe("?\nContent-Le", chunk: chunk, framing: .header) == [.error(.invalidHeader)])
    }

    @Test("Lengths near the largest integer do no harm")
    func extremeLimits() {
        for limit in [0, 1, Int.max / 16, Int.max] {
            for number in ["0", "1", "9223372036854775806", "9223372036854775807", "9223372036854775808"] {
                let found = observe(
                    "Content-Length: \(number)\r\n\r\n12\n{}", chunk: nil, framing: .header, maxMessageBytes: limit)
                let length = Int(number)
                switch found.first {
                case .body(let body): #expect(body.utf8.count == length && body.utf8.count <= limit)
                case .oversized(let told): #expect(told == length && told > limit)
                case .truncated: #expect(length.map { $0 > 5 && $0 <= limit } ?? false)
                case .error: #expect(length.map { $0 > limit || $0 == .max } ?? true)
                case nil: Issue.record("nothing is said of \(number) within \(limit)")
                }
            }
            let lines = observe("{}\n{ }\n", chunk: 1, framing: .line, maxMessageBytes: limit)
            #expect(
                limit < 2 ? lines.allSatisfy { $0 != .body("{}") } : lines.contains(.body("{}")), "\(limit): \(lines)")
        }
    }
}
