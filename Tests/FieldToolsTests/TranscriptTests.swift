import FieldEngine
import Foundation
import Testing

@testable import FieldServer
@testable import FieldTools

/// A partner who answers from a list: each message that it hears is looked up, and what stands beside it is said.
private struct Parrot: ConversationPartner {
    var framing = Transcript.Framing.line
    var answers: [String: [String]] = [:]
    /// Said when the clock reaches the time.
    var timers: [(due: Int64, message: String)] = []
    var exitCode: Int32?
    var heard: [String] = []
    private var input: [UInt8] = []
    private var output: [UInt8] = []

    init(_ answers: [String: [String]], framing: Transcript.Framing = .line) {
        self.answers = answers
        self.framing = framing
    }

    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        var frames = FrameReader(framing: framing)
        frames.append(input + bytes)
        while let frame = frames.next() {
            let message = String(decoding: frame, as: UTF8.self)
            heard.append(message)
            for answer in answers[message] ?? [] { say(answer) }
            if message.contains(#""exit""#) { exitCode = 0 }
        }
        input = frames.rest
    }

    mutating func endOfInput(at now: Moment) { exitCode = 1 }

    mutating func advance(to now: Moment) {
        while let first = timers.first, first.due <= now.milliseconds {
            say("\(first.message) at \(now.milliseconds) on \(now.today.iso)")
            timers.removeFirst()
        }
    }

    var nextDeadline: Int64? { timers.first?.due }

    mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    private mutating func say(_ message: String) {
        switch framing {
        case .line: output += Array("\(message)\n".utf8)
        case .header: output += Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
        }
    }
}

private func block(_ lines: String) -> String { "Some prose.\n\n```fsp\n\(lines)\n```\n" }

private func messages(_ text: String) throws -> [String] {
    try Transcript(parsing: block(text)).steps.dropFirst().map { step in
        guard case .message(let bytes) = step.action else { return "\(step.action)" }
        return String(decoding: bytes, as: UTF8.self)
    }
}

private func expectations(_ text: String) throws -> [String] {
    try Transcript(parsing: block("--> go\n" + text)).steps.flatMap(\.expectations).map {
        String(decoding: $0.message, as: UTF8.self)
    }
}

@Suite struct TranscriptParserTests {
    @Test func inputs() throws {
        let text = #"""
            --> 3 field/edit {"field":"card", "input":"4"}
            --> "a b" shutdown
            --> initialized {}
            --> $/cancelRequest {"id": 3}
            --> {"jsonrpc": "2.0"}
            --> [1, 2]
            """#
        #expect(
            try messages(text) == [
                #"{"jsonrpc":"2.0","id":3,"method":"field/edit","params":{"field":"card", "input":"4"}}"#,
                #"{"jsonrpc":"2.0","id":"a b","method":"shutdown"}"#,
                #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
                #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id": 3}}"#,
                #"{"jsonrpc": "2.0"}"#,
                "[1, 2]",
            ])
    }

    @Test func rawBytes() throws {
        let transcript = try Transcript(parsing: block(#"--> raw "a\r\n\u00e4\ud83d\ude00\xFF\"""#))
        let expected = Array("a\r\nä😀".utf8) + [0xFF] + Array("\"".utf8)
        #expect(transcript.steps.last?.action == .bytes(expected))
    }

    @Test func outputs() throws {
        let text = #"""
            <-- 3 {"a": "b c", "d": [1, 2]}
            <-- 3 null
            <-- "x" true
            <-- 3 error -32602 "no good" {"path": "range.start"}
            <-- null error -32700 "no JSON"
            <-- field/diagnostics {"field": "card"}
            <-- 1 client/validate {"field": "card"}
            <-- [{"jsonrpc": "2.0"}]
            <-- raw "not, \"JSON\""
            """#
        #expect(
            try expectations(text) == [
                #"{"jsonrpc":"2.0","id":3,"result":{"a":"b c","d":[1,2]}}"#,
                #"{"jsonrpc":"2.0","id":3,"result":null}"#,
                #"{"jsonrpc":"2.0","id":"x","result":true}"#,
                #"{"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"no good","data":{"path":"range.start"}}}"#,
                #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no JSON"}}"#,
                #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"card"}}"#,
                #"{"jsonrpc":"2.0","id":1,"method":"client/validate","params":{"field":"card"}}"#,
                #"[{"jsonrpc":"2.0"}]"#,
                #"not, "JSON""#,
            ])
    }

    @Test func indentedLinesContinue() throws {
        let text = """
            --> 1 m {"a":1,
                "b":"x y"}
            <-- 1 {"a":1,
              "b":2}
            """
        let transcript = try Transcript(parsing: block(text))
        #expect(try messages(text) == [#"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":1,"b":"x y"}}"#])
        #expect(transcript.steps.last?.lines == 3..<5)
        #expect(transcript.steps.last?.expectations.first?.lines == 5..<7)
    }

    @Test func directives() throws {
        let text = """
            today 2024-02-29
            framing line
            --> go
            ... 500 ms
            today 2024-03-01
            ... 2 s
            end of input
            exit 1
            """
        let transcript = try Transcript(parsing: block(text))
        #expect(transcript.framing == .line)
        #expect(transcript.steps.map(\.action).suffix(3) == [.wait(500), .wait(2000), .endOfInput])
        #expect(
            transcript.steps.map(\.today.iso) == [
                "2026-11-21", "2024-02-29", "2024-02-29", "2024-03-01", "2024-03-01",
            ])
        #expect(transcript.steps.last?.exit == Transcript.ExitStatement(code: 1, line: 10))
    }

    @Test func otherBlocksAreProse() throws {
        let text = "```json\n--> 1 m\n```\n~~~fsp\n--> 2 m\n```\n--> 3 m\n~~~\n````\n```fsp\n--> 4 m\n```\n````\n"
        #expect(
            throws: TranscriptSyntaxError(
                line: 6, reason: "``` is none of -->, <--, ..., today, framing, end of input, exit")
        ) {
            try Transcript(parsing: text)
        }
        let transcript = try Transcript(parsing: text.replacing("~~~fsp\n--> 2 m\n```\n", with: "~~~fsp\n"))
        #expect(transcript.steps.count == 2)
    }

    @Test(arguments: [
        ("--> ", "a message must follow -->"),
        ("--> 3 {}", "a method's name was expected"),
        ("--> raw \"a", "a string is not closed"),
        ("--> raw \"\\q\"", "an unknown escape in a string"),
        ("--> raw \"\\ud800x\"", "half a surrogate pair"),
        ("<-- 3", "a result, an error or a method must follow the id"),
        ("<-- 3 error no", "an error's code was expected"),
        ("... soon", "a duration such as 500 ms or 2 s must follow ..."),
        ("today 2023-02-29", "a date such as 2026-11-21 must follow today"),
        ("framing none", "the framing is header or line"),
        ("--> m\nframing line", "the framing is stated before the first message"),
        ("exit now", "an exit code must follow exit"),
        ("exit 0 at last", "nothing was expected behind that: at last"),
        ("hello", "hello is none of -->, <--, ..., today, framing, end of input, exit"),
    ])
    func problems(text: String, reason: String) {
        let error = #expect(throws: TranscriptSyntaxError.self) { try Transcript(parsing: block(text)) }
        #expect(error?.reason == reason)
        #expect(error?.line == 3 + text.split(separator: "\n").count)
    }

    @Test func anOpenBlockIsAProblem() {
        #expect(throws: TranscriptSyntaxError(line: 2, reason: "the block that starts here is not closed")) {
            try Transcript(parsing: "prose\n```fsp\n--> m\n")
        }
    }
}

@Suite struct TranscriptNotationTests {
    @Test(arguments: [
        #"{"jsonrpc":"2.0","id":3,"result":{"a":"b, c"}}"#: #"3 {"a":"b, c"}"#,
        #"{"jsonrpc":"2.0","id":"a,b","result":null}"#: #""a,b" null"#,
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m, n"}}"#: #"null error -32700 "m, n""#,
        #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"m","data":{"x":[]}}}"#: #"1 error 1 "m" {"x":[]}"#,
        #"{"jsonrpc":"2.0","method":"a/b","params":{}}"#: "a/b {}",
        #"{"jsonrpc":"2.0","method":"a/b"}"#: "a/b",
        #"{"jsonrpc":"2.0","id":7,"method":"a/b","params":[]}"#: "7 a/b []",
        // What the short form can't say is written in full.
        #"{"id":3,"jsonrpc":"2.0","result":1}"#: #"{"id":3,"jsonrpc":"2.0","result":1}"#,
        #"{"jsonrpc":"2.0","id":3,"result":1,"extra":2}"#: #"{"jsonrpc":"2.0","id":3,"result":1,"extra":2}"#,
        #"{"jsonrpc":"2.0","method":"m","params":{},"extra":2}"#:
            #"{"jsonrpc":"2.0","method":"m","params":{},"extra":2}"#,
        #"{"jsonrpc":"2.0","method":"null"}"#: #"{"jsonrpc":"2.0","method":"null"}"#,
        #"[{"jsonrpc":"2.0","id":3,"result":1}]"#: #"[{"jsonrpc":"2.0","id":3,"result":1}]"#,
        #"{"jsonrpc": "2.0"}"#: #"raw "{\"jsonrpc\": \"2.0\"}""#,
        "": #"raw """#,
    ])
    func shortest(message: String, notation: String) {
        #expect(TranscriptNotation.text(of: Array(message.utf8)) == notation)
    }

    @Test func whatIsNoTextIsSpelled() throws {
        let bytes: [UInt8] = [0x7B, 0xC3, 0xA4, 0xFF, 0x0A, 0x00]
        let notation = TranscriptNotation.text(of: bytes)
        #expect(notation == #"raw "{\xc3\xa4\xff\n\x00""#)
        #expect(try TranscriptNotation.output(TranscriptText(notation)) == bytes)
    }

    @Test func longEntriesAreWrappedAfterCommas() throws {
        let members = (0..<40).map { #""member\#($0)":"a, b, c","list\#($0)":[1,2,{"x":"ä, ö"}]"# }
        let entry = "<-- 3 {\(members.joined(separator: ","))}"
        let lines = TranscriptNotation.wrapped(entry)
        #expect(lines.count > 10)
        #expect(lines.allSatisfy { $0.count <= TranscriptNotation.width })
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    \"") })
        #expect(lines.map { $0.drop { $0 == " " } }.joined() == entry)
    }

    @Test func whatHasNoCommaIsNotWrapped() {
        let entry = "<-- 3 \"\(String(repeating: "a,", count: 100))\""
        #expect(TranscriptNotation.wrapped(entry) == [entry])
    }
}

@Suite struct TranscriptRunnerTests {
    private let question = #"{"jsonrpc":"2.0","id":1,"method":"ask"}"#
    private let answer = #"{"jsonrpc":"2.0","id":1,"result":{"a":1}}"#
    private let push = #"{"jsonrpc":"2.0","method":"push","params":{}}"#

    private func differences(_ text: String, _ answers: [String]) throws -> [String] {
        let transcript = try Transcript(parsing: block("framing line\n" + text))
        var partner = Parrot([question: answers])
        let recording = TranscriptRunner(transcript).run(with: &partner)
        return transcript.differences(from: recording).map(\.description)
    }

    @Test(arguments: [TranscriptRunner.Chunking.whole, .single], [Transcript.Framing.header, .line])
    func everythingAsExpected(chunking: TranscriptRunner.Chunking, framing: Transcript.Framing) throws {
        let text = "framing \(framing)\n--> 1 ask\n<-- 1 {\"a\": 1}\n<-- push {}\n--> exit\nexit 0"
        let transcript = try Transcript(parsing: block(text))
        var partner = Parrot([question: [answer, push]], framing: framing)
        let recording = TranscriptRunner(transcript, chunking: chunking).run(with: &partner)
        #expect(transcript.differences(from: recording) == [])
        #expect(partner.heard == [question, #"{"jsonrpc":"2.0","method":"exit"}"#])
    }

    @Test func aMissingMessage() throws {
        let found = try differences("--> 1 ask\n<-- 1 {\"a\":1}\n<-- push {}", [answer])
        #expect(found == ["line 7:\n  expected <-- push {}\n  got      nothing"])
    }

    @Test func aMessageTooMany() throws {
        let found = try differences("--> 1 ask\n<-- 1 {\"a\":1}\n--> next", [push, answer])
        #expect(found == ["line 5:\n  expected nothing\n  got      <-- push {}"])
    }

    @Test func anotherMessage() throws {
        let found = try differences("--> 1 ask\n<-- 1 {\"a\":2}\n<-- push {}", [answer, push])
        #expect(
            found == [
                #"""
                line 6:
                  expected <-- 1 {"a":2}
                  got      <-- 1 {"a":1}
                  from     <-- 1 {"a":2}  |  <-- 1 {"a":1}
                """#
            ])
    }

    @Test func orderCounts() throws {
        #expect(try differences("--> 1 ask\n<-- push {}\n<-- 1 {\"a\":1}", [answer, push]).count == 2)
    }

    @Test func membersOrderCounts() throws {
        #expect(try differences(#"--> 1 ask\#n<-- {"id":1,"jsonrpc":"2.0","result":{"a":1}}"#, [answer]).count == 1)
    }

    @Test func aResultMayShowSomeMembers() throws {
        let written = #"{"jsonrpc":"2.0","id":1,"result":{"a":{"x":[1,2]},"b":"1,2","c":null}}"#
        for shown in [#"{"a":{"x":[1, 2]},...}"#, #"{"b":"1,2",...}"#, #"{"a":{"x":[1,2]}, "c":null, ...}"#, "{...}"] {
            #expect(try differences("--> 1 ask\n<-- 1 \(shown)", [written]) == [])
        }
        for shown in [#"{"c":null,"b":"1,2",...}"#, #"{"x":[1,2],...}"#, #"{"b":"1",...}"#, #"{"b":"1,2"}"#, "..."] {
            #expect(try differences("--> 1 ask\n<-- 1 \(shown)", [written]).count == 1)
        }
        #expect(try differences(#"--> 1 ask\#n<-- 2 {"c":null,...}"#, [written]).count == 1)
        #expect(
            try differences(#"--> 1 ask\#n<-- 1 {"d":1,...}"#, [answer]) == [
                #"""
                line 6:
                  expected <-- 1 {"d":1,...}
                  got      <-- 1 {"a":1}
                  from     <-- 1 {"d":1,...}  |  <-- 1 {"a":1}
                """#
            ])
    }

    @Test func everyByteIsAFrame() throws {
        let transcript = try Transcript(parsing: block("--> 1 ask\n<-- push {}"))
        let frame = "Content-Length: \(push.utf8.count)\r\n\r\n\(push)"
        for (output, rest) in [
            (frame, ""), (frame + "oops", "oops"), (frame.replacing("h: ", with: "h:  "), nil),
            (frame.replacing("\r\n", with: "\n"), nil), (String(frame.dropLast()), nil),
        ] {
            let recording = transcript.recording(of: Array(output.utf8), exitCode: nil)
            #expect(recording.rest == Array((rest ?? output).utf8))
            #expect(transcript.differences(from: recording).isEmpty == (rest == ""))
        }
    }

    @Test func timePasses() throws {
        let text = """
            framing line
            today 2024-02-29
            --> 1 ask
            ... 400 ms
            ... 200 ms
            <-- raw "first at 500 on 2024-02-29"
            <-- raw "second at 550 on 2024-02-29"
            """
        let transcript = try Transcript(parsing: block(text))
        var partner = Parrot([:])
        partner.timers = [(500, "first"), (550, "second"), (700, "third")]
        let recording = TranscriptRunner(transcript).run(with: &partner)
        #expect(transcript.differences(from: recording) == [])
    }

    @Test func theEndIsStated() throws {
        #expect(
            try differences("--> 1 ask\nexit 0", [])
                == ["line 6:\n  expected exit 0\n  got      a server that goes on"])
        #expect(
            try differences("--> exit\n--> 1 ask\n<-- 1 {}", []) == [
                "line 5:\n  expected a server that goes on\n  got      exit 0",
                "line 7:\n  expected <-- 1 {}\n  got      nothing",
            ])
        #expect(try differences("end of input\nexit 1", []) == [])
    }

    @Test func outputOfAPartnerThatIsNotWaitedFor() throws {
        let transcript = try Transcript(
            parsing: block("framing line\n--> 1 ask\n<-- 1 {\"a\":1}\n--> 2 ask\n<-- push {}\n--> exit\nexit 0"))
        #expect(transcript.input.split(separator: UInt8(ascii: "\n")).count == 3)
        let output = Array("\(answer)\n\(push)\n\(push)\n".utf8)
        let recording = transcript.recording(of: output, exitCode: 0)
        #expect(recording.steps.map(\.written.count) == [0, 1, 1, 1])
        #expect(recording.steps.map(\.exitCode) == [nil, nil, nil, 0])
    }
}

@Suite struct TranscriptRewritingTests {
    private func rewrite(_ text: String, _ answers: [String: [String]]) throws -> String {
        let transcript = try Transcript(parsing: text)
        var partner = Parrot(answers)
        return transcript.rewritten(with: TranscriptRunner(transcript).run(with: &partner))
    }

    private let answers = [
        #"{"jsonrpc":"2.0","id":1,"method":"one"}"#: [
            #"{"jsonrpc":"2.0","id":1,"result":{"a":1,"b":2}}"#, #"{"jsonrpc":"2.0","method":"push","params":{"n":1}}"#,
        ],
        #"{"jsonrpc":"2.0","id":2,"method":"two"}"#: [#"{"jsonrpc":"2.0","id":2,"result":null}"#],
    ]

    @Test func expectationsAreWrittenWhereTheyBelong() throws {
        let before = """
            # A title

            ```fsp
            framing line
            --> 1 one
            ```
            Prose between.
            ```fsp
            <-- push {"n":
                2}
            <-- push {"n":3}
            --> 2 two
            --> exit
            ```
            The end.
            """
        let after = """
            # A title

            ```fsp
            framing line
            --> 1 one
            ```
            Prose between.
            ```fsp
            <-- 1 {"a":1,"b":2}
            <-- push {"n":1}
            --> 2 two
            <-- 2 null
            --> exit
            exit 0
            ```
            The end.
            """
        #expect(try rewrite(before, answers) == after)
        #expect(try rewrite(after, answers) == after)
    }

    @Test func whatIsRightKeepsItsForm() throws {
        let text = """
            ```fsp
            framing line
            --> 1 one
            <-- 1 {"a": 1,
                   "b": 2}

            <-- push { "n": 1 }
            --> 1 one
            <-- 1 {"b": 2, ...}
            <-- push { "n": 1 }
            <-- 9 {"too": "much"}
            ```
            """
        #expect(try rewrite(text, answers) == text.replacing("<-- 9 {\"too\": \"much\"}\n", with: ""))
    }

    @Test func whatIsMissingGoesBetween() throws {
        let text = "```fsp\nframing line\n--> 1 one\n<-- push {\"n\":1}\n--> 2 two\n<-- 2 null\n```\n"
        #expect(
            try rewrite(text, answers)
                == text.replacing("one\n", with: "one\n<-- 1 {\"a\":1,\"b\":2}\n"))
    }
}
