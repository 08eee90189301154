import FieldEngine
import FieldServer
import FieldTools
import JSONBytes
import Testing

@testable import FieldProgram

/// A server of one field that only knows the shape of the protocol: what it answers to each method is given.
private struct StandIn: ConversationPartner {
    /// Messages by method, `ID` standing for the request's.
    var answers: [String: [String]]
    var received: [String] = []
    private var output: [UInt8] = []

    init(_ answers: [String: [String]]) { self.answers = answers }

    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        var document = JSONDocument()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard (try? document.parse(line)) != nil,
                let method = document.member(document.root, "method").flatMap(document.string)
            else { continue }
            let id = document.member(document.root, "id").flatMap(document.integer)
            let params = document.member(document.root, "params").map {
                String(decoding: document.source($0), as: UTF8.self)
            }
            received.append("\(method) \(params ?? "")")
            for answer in answers[method] ?? [] {
                output += Array(answer.replacing("ID", with: "\(id ?? 0)").utf8) + [UInt8(ascii: "\n")]
            }
        }
    }

    mutating func endOfInput(at now: Moment) {}
    mutating func advance(to now: Moment) {}
    var nextDeadline: Int64? { nil }
    var exitCode: Int32? { nil }

    mutating func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }
}

private let start = Moment(milliseconds: 0, today: Transcript.standardDate)

private let answers: [String: [String]] = [
    "initialize": [#"{"jsonrpc":"2.0","id":ID,"result":{}}"#],
    "field/create": [
        #"{"jsonrpc":"2.0","id":ID,"result":{"field":"field","version":1,"text":"","value":"","selection":{"start":0,"end":0},"diagnostics":[],"state":{"focus":"idle","content":"empty","validity":"unknown"},"helper":{"text":"With area code","kind":"helper"},"presentation":{"label":{"text":"Phone","floating":false,"required":true},"template":{"text":"(000) 000-0000","filled":0},"badge":{"text":"US","kind":"country"}}}}"#
    ],
    "field/focus": [
        #"{"jsonrpc":"2.0","id":ID,"result":{"accepted":true,"text":"","selection":{"start":0,"end":0}}}"#,
        #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"field","version":1,"diagnostics":[],"state":{"focus":"focused","content":"empty","validity":"unknown"},"helper":{"text":"With area code","kind":"helper"}}}"#,
    ],
]

@Suite struct TrialClientTests {
    private func client(_ more: [String: [String]] = [:], options: [String] = ["phone"]) throws -> TrialClient<StandIn>
    {
        var client = TrialClient(StandIn(answers.merging(more) { $1 }), at: start)
        try client.open(try TrialOptions(options))
        return client
    }

    @Test func opening() throws {
        let client = try client(options: [#"{"name":"phone"}"#, "--required", "--max-length=12", "--label", "Ring"])
        #expect(
            client.server.received == [
                #"initialize {"clientInfo":{"name":"field-server try"},"positionEncodings":["utf-8"]}"#,
                "initialized {}",
                #"field/create {"field":"field","type":{"name":"phone"},"label":"Ring","maxLength":12,"required":true}"#,
                #"field/focus {"field":"field"}"#,
            ])
        #expect(client.state.label == "Phone")
        #expect(client.state.isRequired)
        #expect(client.state.focus == "focused")
        #expect(client.state.helper == TrialState.Helper(text: "With area code", kind: "helper"))
        #expect(client.state.template?.rest == "(000) 000-0000")
        #expect(client.state.badge == TrialState.Badge(text: "US", level: nil))
    }

    @Test func typing() throws {
        var client = try client([
            "field/edit": [
                #"{"jsonrpc":"2.0","id":ID,"result":{"version":2,"text":"(5","value":"5","selection":{"start":2,"end":2},"accepted":true,"dropped":"x","reason":"digit-expected","complete":true}}"#,
                #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"field","version":2,"diagnostics":[],"state":{"focus":"focused","content":"partial","validity":"unknown"},"counter":{"count":1,"text":"1/10","overflow":false},"presentation":{"template":{"text":"(500) 000-0000","filled":2},"badge":null}}}"#,
            ]
        ])
        client.press(.text("x5"), at: start)
        #expect(client.server.received.last == #"field/edit {"field":"field","input":"x5"}"#)
        #expect(client.state.text == "(5")
        #expect(client.state.selection == 2..<2)
        #expect(client.state.version == 2)
        #expect(client.state.isComplete)
        #expect(client.state.template?.rest == "00) 000-0000")
        #expect(client.state.helper == nil)
        #expect(client.state.badge == nil)
        #expect(client.state.counter == TrialState.Counter(text: "1/10", overflow: false))
        #expect(client.state.note == TrialState.Note(text: "not taken: x (digit-expected)"))
        client.press(.paste("1"), at: start)
        #expect(client.server.received.last == #"field/edit {"field":"field","input":"1","cause":"paste"}"#)
        client.press(.delete(.wordBackward), at: start)
        #expect(client.server.received.last == #"field/edit {"field":"field","delete":"wordBackward"}"#)
    }

    @Test func parts() throws {
        let segments = #""segments":[{"range":{"start":0,"end":1},"kind":"month","state":"partial","active":true}]"#
        var client = try client([
            "field/edit": [
                #"{"jsonrpc":"2.0","id":ID,"result":{"version":2,"text":"1","value":"1","selection":{"start":1,"end":1},"accepted":true,"complete":false}}"#,
                #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"field","version":2,"diagnostics":[],"state":{"focus":"focused","content":"partial","validity":"unknown"},"presentation":{\#(segments)}}}"#,
            ],
            "field/select": [
                #"{"jsonrpc":"2.0","id":ID,"result":{"version":3,"text":"01/","value":"01","selection":{"start":3,"end":3}}}"#,
                #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"field","version":3,"diagnostics":[],"state":{"focus":"focused","content":"partial","validity":"unknown"},"presentation":{"segments":null}}}"#,
            ],
        ])
        client.press(.text("1"), at: start)
        #expect(client.state.segments == [TrialState.Segment(range: 0..<1, isActive: true)])
        client.press(.move(.wordRight, extendsSelection: false), at: start)
        #expect(client.server.received.last == #"field/select {"field":"field","part":"next"}"#)
        #expect(client.state.text == "01/")
        #expect(client.state.version == 3)
        #expect(client.state.segments == [])
    }

    @Test func steps() throws {
        let stepping = #""stepping":{"increment":true,"decrement":false}"#
        var client = try client([
            "field/edit": [
                #"{"jsonrpc":"2.0","id":ID,"result":{"version":2,"text":"1","value":"1","selection":{"start":1,"end":1},"accepted":true,"complete":false}}"#,
                #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"field","version":2,"diagnostics":[],"state":{"focus":"focused","content":"partial","validity":"unknown"},"presentation":{\#(stepping)}}}"#,
            ]
        ])
        client.press(.step(.up, count: 1), at: start)
        #expect(client.server.received.last == #"field/focus {"field":"field"}"#)
        client.press(.text("1"), at: start)
        client.press(.step(.up, count: 10), at: start)
        #expect(client.server.received.last == #"field/edit {"field":"field","step":"increment","count":10}"#)
    }

    @Test func whatIsRefusedIsSaid() throws {
        var client = try client([
            "field/undo": [#"{"jsonrpc":"2.0","id":ID,"error":{"code":-32803,"message":"Nothing to undo."}}"#]
        ])
        client.press(.undo, at: start)
        #expect(client.state.note == TrialState.Note(text: "Nothing to undo.", isError: true))
        client.press(.move(.left, extendsSelection: false), at: start)
        #expect(client.state.note == nil)
    }

    @Test func anUnknownTypeIsRefused() throws {
        var client = TrialClient(
            StandIn(
                answers.merging([
                    "field/create": [
                        #"{"jsonrpc":"2.0","id":ID,"error":{"code":-32012,"message":"No such type.","data":{"type":"fone","known":["phone","zip"]}}}"#
                    ]
                ]) { $1 }), at: start)
        let options = try TrialOptions(["fone"])
        let expected = TrialClient<StandIn>.Refusal(
            code: -32012, message: "No such type.", knownTypes: ["phone", "zip"])
        #expect(throws: expected) { try client.open(options) }
    }

    @Test func textThatAnAnswerLeavesOutIsAskedFor() throws {
        var client = try client([
            "field/commit": [
                #"{"jsonrpc":"2.0","id":ID,"result":{"accepted":true,"valid":true,"submit":true}}"#,
                #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"field","version":2,"diagnostics":[],"state":{"focus":"focused","content":"complete","validity":"valid"}}}"#,
            ],
            "field/get": [
                #"{"jsonrpc":"2.0","id":ID,"result":{"field":"field","version":2,"text":"7.00","value":"7.00","selection":{"start":4,"end":4},"diagnostics":[],"state":{"focus":"focused","content":"complete","validity":"valid"}}}"#
            ],
        ])
        client.press(.commit, at: start)
        #expect(
            client.server.received.suffix(2) == [#"field/commit {"field":"field"}"#, #"field/get {"field":"field"}"#])
        #expect(client.state.text == "7.00")
        #expect(client.state.version == 2)
        #expect(client.state.note == TrialState.Note(text: "committed"))
    }
}

@Suite struct TrialMovementTests {
    /// A client whose server puts the caret where it is asked to, but for the places that `snap` maps elsewhere.
    private struct Chair: ConversationPartner {
        var text: String
        var snap: [Int: Int] = [:]
        var asked: [Range<Int>] = []
        private var output: [UInt8] = []

        init(_ text: String, snap: [Int: Int] = [:]) {
            self.text = text
            self.snap = snap
        }

        mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
            var document = JSONDocument()
            guard (try? document.parse(bytes.dropLast())) != nil else { return }
            let root = document.root
            guard let id = document.member(root, "id").flatMap(document.integer) else { return }
            var selection = text.utf8.count..<text.utf8.count
            if let params = document.member(root, "params"), let wish = document.member(params, "selection"),
                let start = document.member(wish, "start").flatMap(document.integer),
                let end = document.member(wish, "end").flatMap(document.integer)
            {
                asked.append(Int(start)..<Int(end))
                selection = Int(start)..<Int(end)
                if start == end, let place = snap[Int(start)] { selection = place..<place }
            }
            var writer = JSONWriter()
            writer.string(text)
            output += Array(#"{"jsonrpc":"2.0","id":\#(id),"result":{"version":1,"text":"#.utf8) + writer.bytes
            output += Array(#","selection":{"start":\#(selection.lowerBound),"end":\#(selection.upperBound)}}}"#.utf8)
            output.append(UInt8(ascii: "\n"))
        }

        mutating func endOfInput(at now: Moment) {}
        mutating func advance(to now: Moment) {}
        var nextDeadline: Int64? { nil }
        var exitCode: Int32? { nil }
        mutating func takeOutput() -> [UInt8] {
            defer { output = [] }
            return output
        }
    }

    private func client(_ text: String, snap: [Int: Int] = [:]) throws -> TrialClient<Chair> {
        var client = TrialClient(Chair(text, snap: snap), at: start)
        try client.open(try TrialOptions([]))
        return client
    }

    private func places(_ client: inout TrialClient<Chair>, _ movements: Key.Movement...) -> [Int] {
        movements.map { movement in
            client.press(.move(movement, extendsSelection: false), at: start)
            return client.state.selection.lowerBound
        }
    }

    @Test func byCharactersAsPeopleCountThem() throws {
        var client = try client("aé👩‍👩‍👧z")
        #expect(places(&client, .left, .left, .left, .left, .left) == [21, 3, 1, 0, 0])
        #expect(places(&client, .right, .right, .end, .home) == [1, 3, 22, 0])
    }

    @Test func overLiteralsThatThrowTheCaretBack() throws {
        // (555) 010: behind the parenthesis and the blank nothing can be typed.
        var client = try client("(555) 010", snap: [5: 6, 4: 6, 0: 1])
        #expect(places(&client, .left, .left, .left, .left) == [8, 7, 6, 3])
        #expect(places(&client, .left, .left, .left) == [2, 1, 1])
    }

    @Test func byWords() throws {
        var client = try client("Ada  Lovelace-King 1815")
        #expect(places(&client, .wordLeft, .wordLeft, .wordLeft, .wordLeft, .wordLeft) == [19, 14, 5, 0, 0])
        #expect(places(&client, .wordRight, .wordRight, .wordRight, .wordRight, .wordRight) == [3, 13, 18, 23, 23])
    }

    @Test func selecting() throws {
        var client = try client("abcdef")
        for _ in 0..<3 { client.press(.move(.left, extendsSelection: true), at: start) }
        #expect(client.state.selection == 3..<6)
        client.press(.move(.right, extendsSelection: true), at: start)
        #expect(client.state.selection == 4..<6)
        client.press(.move(.left, extendsSelection: false), at: start)
        #expect(client.state.selection == 4..<4)
        client.press(.move(.home, extendsSelection: true), at: start)
        #expect(client.state.selection == 0..<4)
        client.press(.move(.end, extendsSelection: true), at: start)
        #expect(client.state.selection == 4..<6)
    }
}

@Suite struct TrialOptionsTests {
    @Test func theTypeIsANameOrAnObject() throws {
        #expect(try TrialOptions([]).type == Array(#""phone""#.utf8))
        #expect(try TrialOptions([#"we"ird"#]).type == Array(#""we\"ird""#.utf8))
        #expect(try TrialOptions([#"{"name": "zip"}"#]).type == Array(#"{"name": "zip"}"#.utf8))
    }

    @Test(arguments: [
        ["zip", "date"], ["--max-length", "x"], ["--max-length"], ["--what"], ["{"], ["--required=1"],
    ])
    func problems(arguments: [String]) {
        #expect(throws: TrialOptions.Problem.self) { try TrialOptions(arguments) }
    }
}
