import FieldEngine
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldServer
@testable import FieldTools

/// Work that is done in slices, and requests that are taken back meanwhile (specification, section 1.13).
@Suite("Long work") struct LongWorkTests {
    /// More than a slice, and no multiple of one.
    private static let count = 300
    private static let names = (0..<count).map { "f\($0)" }
    private static let all = names.map { "\"\($0)\"" }.joined(separator: ",")

    /// What a form is made of in which much depends on one field, `a`.
    enum Shape: CaseIterable {
        /// Each field has to be given.
        case required
        /// Each has to be as `a` is.
        case equal
        /// One rule is about all.
        case group
        /// One in between has to be as `a`, and each as that one.
        case chain
        /// Each shows, and has to be given, as `a` has it.
        case shown
        /// Each shows where the one before it does.
        case links

        fileprivate var setUp: [String] {
            let rules: (String) -> String = {
                #""validation":{"final":{"rules":[{"rule":"equalsField","field":"\#($0)"}]},"on":["change","blur"]}"#
            }
            let first = #"{"method":"field/create","params":{"field":"a","text":"x"}}"#
            let fields: (String) -> [String] = { members in
                names.map { #"{"method":"field/create","params":{"field":"\#($0)",\#(members)}}"# }
            }
            switch self {
            case .required: return [first] + fields(#""required":true,"group":"g""#)
            case .equal: return [first] + fields(rules("a") + #","text":"x""#)
            case .group:
                return [first] + fields(#""text":"x","group":"g""#) + [
                    #"{"method":"group/define","params":{"group":"g","rules":[{"rule":"different","fields":["a",\#(all)]}]}}"#
                ]
            case .chain:
                let middle = #"{"method":"field/create","params":{"field":"b",\#(rules("a")),"text":"x"}}"#
                return [first, middle] + fields(rules("b") + #","text":"x""#)
            case .shown:
                let condition = #"{"field":"a","rule":"noneOf","values":["y"]}"#
                return [first] + fields(#""shown":\#(condition),"required":\#(condition),"text":"x","group":"g""#)
            case .links:
                return [first]
                    + names.enumerated().map { place, name in
                        let before = place == 0 ? "a" : names[place - 1]
                        let shown = #"{"field":"\#(before)","rule":"equals","value":"x"}"#
                        return
                            #"{"method":"field/create","params":{"field":"\#(name)","text":"x","shown":\#(shown)}}"#
                    }
            }
        }
    }

    private static let edit = #"{"id":"edit","method":"field/edit","params":{"field":"a","text":"y"}}"#
    private static let submit = #"{"id":"submit","method":"form/submit","params":{"form":""}}"#
    private static let turn = #"{"id":"turn","method":"form/page","params":{"form":"","to":"next"}}"#
    private static func cancel(_ id: String) -> String {
        #"{"method":"$/cancelRequest","params":{"id":\#(id)}}"#
    }

    // MARK: Nothing is taken back

    private static let conversation: [String] = [
        edit, submit, #"{"id":1,"method":"field/edit","params":{"field":"a","text":"z"}}"#,
        "["
            + [edit, submit, #"{"id":2,"method":"field/get","params":{"field":"f3"}}"#].map(whole).joined(
                separator: ",")
            + "]",
        #"{"method":"form/submit","params":{"form":""}}"#,
        #"{"id":3,"method":"field/update","params":{"field":"a","set":{"enabled":false}}}"#,
        #"{"id":4,"method":"field/blur","params":{"field":"a"}}"#,
        #"{"id":5,"method":"field/dispose","params":{"field":"a"}}"#,
        #"{"id":6,"method":"field/create","params":{"field":"a","text":"w"}}"#,
        #"{"id":7,"method":"field/edit","params":{"field":"f299","text":"w"}}"#,
        #"{"id":9,"method":"form/open","params":{"form":"","pages":[{"page":"p","groups":["g"]},{"page":"q"}]}}"#,
        turn,
        #"{"id":8,"method":"session/snapshot"}"#,
    ]

    @Test("What is written is the same in slices and whole, however it comes in", arguments: Shape.allCases)
    func sameBytes(shape: Shape) {
        var whole = SlicedClient(shape.setUp, inSlices: false)
        var sliced = SlicedClient(shape.setUp)
        var cut = SlicedClient(shape.setUp)
        let text = Self.conversation.map { SlicedClient.line($0) }.joined()
        let expected = whole.output(of: text, at: text.utf8.count)
        #expect(sliced.output(of: text, at: text.utf8.count) == expected)
        #expect(cut.output(of: text, at: 7) == expected)
        #expect(expected.split(separator: "\n").count > Self.count)
    }

    @Test("An edit is answered before what depends on it is judged, which is told before the next is handled")
    func answerFirst() {
        var client = SlicedClient(Shape.equal.setUp)
        client.finish(Self.submit)
        client.send(Self.edit, #"{"id":2,"method":"field/get","params":{"field":"f0"}}"#)
        // Of `a` nothing is left to say: it is valid as before.
        #expect(client.told() == ["edit"])
        #expect(client.isBusy == true)
        client.workToTheEnd()
        #expect(client.told() == ["a"] + Self.names + ["form 300", "2"])
    }

    @Test("What is due waits for the work in hand")
    func timers() {
        var client = SlicedClient(Shape.equal.setUp)
        let live = #"{"delay":300,"rules":[{"rule":"length","max":2}]}"#
        client.finish(
            #"{"id":1,"method":"field/create","params":{"field":"late","form":"other","validation":{"live":\#(live)}}}"#
        )
        client.send(#"{"id":2,"method":"field/edit","params":{"field":"late","text":"1234"}}"#, Self.submit)
        _ = client.told()
        #expect(client.nextDeadline == nil)
        client.wait(10_000)
        client.workToTheEnd()
        #expect(client.told().contains("late") == false)
        #expect(client.nextDeadline != nil)
        client.wait(0)
        #expect(client.told().first == "late")
    }

    // MARK: The request in hand

    @Test(
        "A submit that is taken back ends with it, and all that is told is as the fields are", arguments: Shape.allCases
    )
    func submitTakenBack(shape: Shape) {
        let edit = #"{"id":1,"method":"field/edit","params":{"field":"a","text":"y"}}"#
        var whole = SlicedClient(shape.setUp, inSlices: false)
        whole.finish(edit)
        whole.finish(Self.submit)
        let submitted = whole.states()
        for slices in [0, 1, 2, 4] {
            var client = SlicedClient(shape.setUp)
            client.finish(edit)
            client.send(Self.submit)
            for _ in 0..<slices { client.work() }
            guard client.isInHand else { break }
            client.send(Self.cancel(#""submit""#))
            client.work()
            #expect(client.error(of: "submit") == -32800, "\(shape) after \(slices) slices")
            client.workToTheEnd()
            client.expectFolded("\(shape) after \(slices) slices")
            // What was left is done by the next, as if nothing had been before.
            client.finish(Self.submit)
            #expect(client.states() == submitted, "\(shape) after \(slices) slices")
        }
    }

    @Test("A page whose leaving is taken back is not left", arguments: Shape.allCases)
    func turnTakenBack(shape: Shape) {
        for slices in 0..<3 {
            var client = SlicedClient(
                shape.setUp + [#"{"method":"form/open","params":{"form":"","pages":[{"page":"p"},{"page":"q"}]}}"#])
            client.send(Self.turn)
            for _ in 0..<slices { client.work() }
            guard client.isInHand else { break }
            client.send(Self.cancel(#""turn""#))
            client.work()
            #expect(client.error(of: "turn") == -32800, "\(shape) after \(slices) slices")
            client.workToTheEnd()
            client.expectFolded("\(shape) after \(slices) slices")
            client.send(#"{"id":1,"method":"form/page","params":{"form":"","to":"previous"}}"#)
            client.workToTheEnd()
            #expect(client.result(of: "1")["moved"].flag == false)
        }
    }

    @Test("Of a snapshot that is taken back nothing is left, and the next is whole")
    func snapshotTakenBack() {
        var client = SlicedClient(Shape.group.setUp)
        let snapshot = #"{"id":"s","method":"session/snapshot"}"#
        client.send(snapshot)
        #expect(client.isInHand == true)
        client.send(Self.cancel(#""s""#), #"{"id":1,"method":"type/list"}"#)
        client.workToTheEnd()
        #expect(client.told() == ["s -32800", "1"])
        var whole = SlicedClient(Shape.group.setUp, inSlices: false)
        #expect(
            client.output(of: SlicedClient.line(snapshot), at: 9)
                == whole.output(of: SlicedClient.line(snapshot), at: 9))
    }

    @Test("An edit that is answered is not taken back, nor a request without an id")
    func answered() {
        var client = SlicedClient(Shape.equal.setUp)
        client.finish(Self.submit)
        client.send(Self.edit, Self.cancel(#""edit""#))
        client.workToTheEnd()
        #expect(client.told() == ["edit", "a"] + Self.names + ["form 300"])
        client.send(#"{"method":"form/submit","params":{"form":""}}"#, Self.cancel(#""submit""#), Self.cancel("null"))
        client.workToTheEnd()
        #expect(client.told() == [])
        client.expectFolded("submitted without an id")
    }

    // MARK: Requests that wait

    @Test("A request that waits and is taken back is answered in its turn, undone")
    func waiting() {
        var client = SlicedClient(Shape.equal.setUp)
        client.finish(Self.submit)
        client.send(
            Self.edit, Self.cancel("3"), #"{"id":2,"method":"field/edit","params":{"field":"f1","text":"2"}}"#,
            #"{"id":3,"method":"field/edit","params":{"field":"f2","text":"3"}}"#,
            #"{"id":"4","method":"field/edit","params":{"field":"f3","text":"4"}}"#, Self.cancel("2"), Self.cancel("4"),
            Self.cancel("99"), #"{"id":5,"method":"no/such"}"#, Self.cancel("5.0"))
        client.workToTheEnd()
        let answers = client.told().filter { !$0.hasPrefix("f") && $0 != "a" }
        #expect(answers == ["edit", "2 -32800", "3", "4", "5 -32800"])
        // What came behind the work is looked at as it comes, too.
        client.send(Self.submit)
        client.send(#"{"id":6,"method":"field/edit","params":{"field":"f1","text":"6"}}"#)
        client.send(Self.cancel("6"), #"{"id":6,"method":"field/get","params":{"field":"f1"}}"#)
        client.workToTheEnd()
        #expect(client.told().suffix(2) == ["6 -32800", "6"])
        client.expectFolded("waiting")
    }

    @Test("In a batch the members that are not done are taken back, each in its place")
    func batch() {
        var client = SlicedClient(Shape.required.setUp)
        let members = [
            #"{"id":1,"method":"field/edit","params":{"field":"a","text":"1"}}"#, Self.submit,
            #"{"id":2,"method":"field/edit","params":{"field":"a","text":"2"}}"#,
            #"{"id":3,"method":"field/edit","params":{"field":"a","text":"3"}}"#,
        ]
        client.send("[" + members.map(Self.whole).joined(separator: ",") + "]", #"{"id":9,"method":"type/list"}"#)
        #expect(client.told() == [])
        client.send(Self.cancel("3"), Self.cancel("1"), Self.cancel(#""submit""#))
        #expect(client.told() == [])
        client.workToTheEnd()
        let told = client.told()
        #expect(told.first == "[1, submit -32800, 2, 3 -32800]")
        // All that came of it is told before the next is handled.
        #expect(told.count > 200)
        #expect(told.last == "9")
        client.expectFolded("batch")
        #expect(client.text(of: "a") == "2")
        // Long by its length alone.
        let many = (0..<100).map { #"{"id":\#($0),"method":"field/edit","params":{"field":"a","text":"\#($0)"}}"# }
        client.send("[" + many.map(Self.whole).joined(separator: ",") + "]")
        client.send(Self.cancel("99"))
        client.workToTheEnd()
        #expect(client.told().first?.hasSuffix("98, 99 -32800]") == true)
        #expect(client.text(of: "a") == "98")
    }

    // MARK: The end meanwhile

    @Test("At the end of input the work is finished first")
    func endOfInput() {
        var client = SlicedClient(Shape.required.setUp)
        client.send(Self.submit, #"{"id":1,"method":"field/get","params":{"field":"a"}}"#)
        client.endOfInput()
        #expect(client.told().filter { !$0.hasPrefix("f") } == ["submit", "a", "1"])
        #expect(client.exitCode == 1)
        #expect(client.isBusy == false)
    }

    @Test("What ends the session waits for its turn, and ends it")
    func exit() {
        var client = SlicedClient(Shape.required.setUp)
        client.send(
            Self.submit, #"{"id":1,"method":"shutdown"}"#, #"{"id":2,"method":"shutdown"}"#, Self.cancel("1"),
            #"{"id":3,"method":"shutdown"}"#, #"{"method":"exit"}"#, #"{"id":4,"method":"type/list"}"#)
        #expect(client.exitCode == nil)
        client.workToTheEnd()
        #expect(client.told().filter { !$0.hasPrefix("f") } == ["submit", "a", "1 -32800", "2", "3 -32600"])
        #expect(client.exitCode == 0)
    }

    @Test("Nothing that is needed is erased while work is left")
    func erasing() {
        var client = SlicedClient(Shape.required.setUp)
        client.finish(#"{"id":1,"method":"field/create","params":{"field":"s","type":"password","secure":true}}"#)
        client.finish(#"{"id":1,"method":"field/dispose","params":{"field":"s"}}"#)
        client.send(Self.submit)
        client.erase()
        client.workToTheEnd()
        client.erase()
        #expect(client.told().first == "submit")
    }

    fileprivate static func whole(_ message: String) -> String { SlicedClient.whole(message) }
}

/// A client that lets a session work slice by slice.
private struct SlicedClient: ~Copyable {
    private var client: TestClient
    private var messages: [JSON] = []
    /// What was told last of each field.
    private var folded: [String: [String]] = [:]
    private var formCount: Int?

    init(_ setUp: [String], inSlices: Bool = true) {
        client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        for (index, message) in setUp.enumerated() {
            client.receive(Self.whole(message.replacing(#"{"method""#, with: #"{"id":\#(index),"method""#)))
        }
        client.session.worksInSlices = inSlices
        take()
        messages = []
        // What is told of the form is not put off.
        wait(1_000)
    }

    static func whole(_ message: String) -> String { #"{"jsonrpc":"2.0","# + message.dropFirst() }

    static func line(_ message: String) -> String { (message.hasPrefix("[") ? message : whole(message)) + "\n" }

    var isBusy: Bool { client.session.isBusy }
    var isInHand: Bool { client.session.agenda.isInHand }
    var nextDeadline: Int64? { client.nextDeadline }
    var exitCode: Int32? { client.session.exitCode }

    /// All at once, in one portion.
    mutating func send(_ messages: String...) {
        client.receive(messages.map { Self.line($0) }.joined().utf8)
        take()
    }

    mutating func finish(_ message: String) {
        send(message)
        workToTheEnd()
        messages = []
        wait(1_000)
    }

    mutating func work() {
        client.session.work(at: client.now)
        take()
    }

    mutating func workToTheEnd() {
        while isBusy { work() }
    }

    mutating func wait(_ milliseconds: Int64) {
        client.advance(to: client.now.milliseconds + milliseconds)
        take()
    }

    mutating func endOfInput() {
        client.session.endOfInput(at: client.now)
        take()
    }

    mutating func erase() { if client.session.hasSecretsToErase { client.session.eraseBuffers() } }

    /// What comes of a text that comes in by so many bytes, of which each is given when the session has nothing to do.
    mutating func output(of text: String, at size: Int) -> String {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            client.receive(bytes[start..<min(start + size, bytes.count)])
            output += client.take()
            while isBusy {
                client.session.work(at: client.now)
                output += client.take()
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func take() {
        for json in client.takeMessages() {
            messages.append(json)
            let params = json["params"]
            switch json["method"].string {
            case "field/diagnostics": folded[params["field"].string ?? ""] = Self.state(params)
            case "form/status": formCount = params["invalid"].integer
            default:
                for answer in [json] + json.list where answer["result"]["field"].string != nil {
                    folded[answer["result"]["field"].string ?? ""] = Self.state(answer["result"])
                }
            }
        }
    }

    private static func state(_ report: JSON) -> [String] {
        ["version", "diagnostics", "state", "helper"].map { "\(report[$0])" }
    }

    /// What came since the last call, in few words: the id of an answer, and its error; the field, group or form of a
    /// notification, and how many are invalid.
    mutating func told() -> [String] {
        defer { messages = [] }
        return messages.map { message in
            guard let method = message["method"].string else {
                return message.list.isEmpty
                    ? Self.answer(message)
                    : "\(message.list.map(Self.answer))"
                        .replacing("\"", with: "")
            }
            let params = message["params"]
            return switch method {
            case "field/diagnostics": params["field"].string ?? "?"
            case "group/status": "\(params["group"].string ?? "?") \(params["invalid"])"
            case "form/status": "form \(params["invalid"])"
            default: method
            }
        }
    }

    private static func answer(_ message: JSON) -> String {
        let id = message["id"].string ?? "\(message["id"])"
        return message["error"].isAbsent ? id : "\(id) \(message["error"]["code"])"
    }

    func result(of id: String) -> JSON {
        messages.last { ($0["id"].string ?? "\($0["id"])") == id }?["result"] ?? JSON(nil)
    }

    func error(of id: String) -> Int? { messages.first { $0["id"].string == id }?["error"]["code"].integer }

    mutating func text(of field: String) -> String? {
        send(#"{"id":"get","method":"field/get","params":{"field":"\#(field)"}}"#)
        defer { messages = [] }
        return messages.last?["result"]["text"].string
    }

    /// All fields as the session says they are.
    mutating func states() -> [String: [String]] {
        messages = []
        let known = folded
        for name in known.keys.sorted() {
            send(#"{"id":"get","method":"field/get","params":{"field":"\#(name)"}}"#)
        }
        defer { (messages, folded) = ([], known) }
        return folded
    }

    mutating func expectFolded(_ situation: String) {
        wait(1_000)
        let known = folded
        let states = states()
        let different = known.keys.filter { known[$0] != states[$0] }.sorted()
        #expect(
            different.isEmpty,
            "\(situation): \(different.first.map { "\($0): \(known[$0] ?? []) \(states[$0] ?? [])" } ?? "")")
        send(#"{"id":"open","method":"form/open","params":{"form":""}}"#)
        let invalid = messages.last?["result"]["invalid"].integer
        #expect(formCount == nil || formCount == invalid, "\(situation)")
        messages = []
    }
}
