import FieldEngine
import FieldServer
import FieldTools
import Foundation
import Testing

/// What the client's validator and reports look like on the wire, and what they may not do.
@Suite("The client's validator") struct ClientValidatorTests {
    private static let asking = #""validation":{"final":{"client":true}}"#

    @Test("Ranges count in the client's encoding, in the displayed text", arguments: ["utf-16", "utf-8", "utf-32"])
    func ranges(encoding: String) {
        var client = WireClient(#"{"positionEncodings":["\#(encoding)"],\#(WireClient.capabilities)}"#)
        client.create(#""text":"a👍b",\#(Self.asking)"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        let width = ["utf-16": 2, "utf-8": 4, "utf-32": 1][encoding] ?? 0
        // Inside of a character counts as before it.
        let failure = #""range":{"start":1,"end":\#(1 + width)}"#
        let pushed = client.answer(#""result":{"outcome":"failure","message":"No thumbs.",\#(failure)}"#)
        let diagnostic = pushed.first?["params"]["diagnostics"][0] ?? JSON(nil)
        #expect(diagnostic["range"]["start"].integer == 1)
        #expect(diagnostic["range"]["end"].integer == 1 + width)
        #expect(diagnostic["code"].string == "invalid")
        #expect(diagnostic["message"].string == "No thumbs.")
        #expect(diagnostic["severity"].integer == 1)
        #expect(diagnostic["source"].string == "client")
    }

    @Test("A range may cover the literals of a template, and is kept within the text")
    func rangesInTemplates() {
        var client = WireClient()
        client.create(#""type":"phone","text":"2125550100",\#(Self.asking)"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        let pushed = client.answer(#""result":{"outcome":"failure","range":{"start":0,"end":99}}"#)
        let range = pushed.first?["params"]["diagnostics"][0]["range"] ?? JSON(nil)
        #expect(range["start"].integer == 0)
        #expect(range["end"].integer == "(212) 555-0100".utf8.count)
    }

    @Test("A failure without a message leaves the helper as it is", arguments: ["native", "vitamin", "novum"])
    func noMessage(appearance: String) {
        var client = WireClient()
        client.create(#""text":"a","helper":"Help","appearance":"\#(appearance)",\#(Self.asking)"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        let params = client.answer(#""result":{"outcome":"failure","code":"bad-card"}"#).first?["params"] ?? JSON(nil)
        #expect(params["diagnostics"][0]["message"].string == "")
        #expect(params["helper"]["text"].string == "Help")
        #expect(params["helper"]["kind"].string == "helper")
        #expect(params.validity == "invalid")
    }

    @Test("The field's own words for a code of its client's are used")
    func messages() {
        var client = WireClient()
        client.create(#""text":"a","messages":{"taken":"{label} is taken."},"label":"Name",\#(Self.asking)"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        let pushed = client.answer(#""result":{"outcome":"failure","code":"taken"}"#)
        #expect(pushed.first?["params"].messages == ["Name is taken."])
    }

    @Test("What a batch asks and takes back within itself is taken back behind the asking")
    func batch() {
        var client = WireClient()
        client.create(#""text":"a",\#(Self.asking)"#)
        let validate = #"{"jsonrpc":"2.0","id":7,"method":"field/validate","params":{"field":"f"}}"#
        let edit = #"{"jsonrpc":"2.0","id":8,"method":"field/edit","params":{"field":"f","input":"b"}}"#
        #expect(
            client.order("[\(validate),\(edit)]") == ["answers", "diagnostics", "ask 1", "cancel 1", "diagnostics"])
        client.ask("field/validate", #"{"field":"f"}"#)
        // A question from before the batch is taken back before its answer; one that was asked in it, behind.
        let told = client.order("[\(edit),\(validate),\(edit)]")
        #expect(
            told == ["cancel 2", "answers", "diagnostics", "diagnostics", "ask 3", "cancel 3", "diagnostics"])
    }

    @Test("Answers may come in a batch, and with the wrong kind of id they answer nothing")
    func answers() {
        var client = WireClient()
        client.create(#""text":"a",\#(Self.asking)"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        let success = #""result":{"outcome":"success"}"#
        #expect(client.order(#"{"jsonrpc":"2.0","id":"1",\#(success)}"#) == [])
        #expect(client.order(#"{"jsonrpc":"2.0","id":99999999999,\#(success)}"#) == [])
        #expect(client.order(#"{"jsonrpc":"2.0","id":1.0,\#(success),"error":null}"#) == ["diagnostics"])
        client.ask("field/edit", #"{"field":"f","input":"b"}"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        #expect(client.order(#"[{"jsonrpc":"2.0","id":2,\#(success)}]"#) == ["diagnostics"])
    }

    @Test(
        "What is no verdict is a warning",
        arguments: [
            "1", "[]", "{}", #""success""#, #"{"outcome":1}"#, #"{"outcome":"failure","range":{"start":3,"end":1}}"#,
            #"{"outcome":"failure","severity":9}"#, #"{"outcome":"failure","message":7}"#,
        ])
    func malformed(result: String) {
        var client = WireClient()
        client.create(#""text":"a",\#(Self.asking)"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        let params = client.answer(#""result":\#(result)"#).first?["params"] ?? JSON(nil)
        #expect(params["diagnostics"][0]["code"].string == "validator-failed")
        #expect(params.messages == ["This could not be checked."])
        #expect(params.validity == "warning")
    }

    @Test("Cancelling what nobody waits for is not worth a word")
    func cancelling() {
        var client = WireClient()
        #expect(client.order(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#) == [])
        #expect(client.order(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"x"}}"#) == [])
        #expect(client.order(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{}}"#) == [])
    }

    @Test("A secret is in the question about its field only")
    func secrets() {
        var client = WireClient(#"{"debug":true,"capabilities":{"validate":true,"events":true}}"#)
        client.create(#""type":"password","value":"hunter22x","debug":true,\#(Self.asking)"#)
        client.ask("field/validate", #"{"field":"f"}"#)
        let asked = client.last.filter { $0.contains("hunter22x") }
        #expect(asked.count == 1)
        #expect(asked.first?.contains("client/validate") == true)
        client.answer(#""result":{"outcome":"failure","code":"x"}"#)
        #expect(!client.last.contains { $0.contains("hunter22x") })
    }

    @Test("Owners and diagnostics of reports are limited")
    func limits() {
        var client = WireClient()
        client.create(#""text":"a""#)
        func report(_ owner: String, _ count: Int) -> String {
            let found = repeatElement(#"{"severity":3,"code":"c","message":"m"}"#, count: count).joined(separator: ",")
            return #"{"field":"f","owner":"\#(owner)","diagnostics":[\#(found)]}"#
        }
        let limits = Limits()
        for owner in 1...limits.maxReportOwners { client.ask("field/report", report("\(owner)", 1)) }
        #expect(client.result["diagnostics"].list.count == limits.maxReportOwners)
        client.ask("field/report", report("one too many", 1))
        #expect(client.error["data"]["limit"].string == "maxReportOwners")
        client.ask("field/report", report("1", limits.maxReportedDiagnostics))
        #expect(client.result["diagnostics"].list.count == limits.maxReportOwners + limits.maxReportedDiagnostics - 1)
        client.ask("field/report", report("1", limits.maxReportedDiagnostics + 1))
        #expect(client.error["data"]["limit"].string == "maxReportedDiagnostics")
        client.ask("field/report", report("nobody", 0))
        #expect(client.error.isAbsent)
    }

    @Test("However often a delay begins anew, one timer waits", arguments: ["delay", "clientTimeout"])
    func timers(name: String) {
        var client = WireClient()
        let delay = name == "delay" ? 10_000 : 0
        client.create(#""validation":{"live":{"client":true,"delay":\#(delay)},"clientTimeout":10000}"#)
        for time in 0..<1000 {
            client.now.milliseconds = Int64(time)
            client.ask("field/edit", #"{"field":"f","input":"a"}"#)
        }
        // Of a delay the first, and the rest of its time; of questions the last, since the others were taken back.
        #expect(client.wakings(until: 10_999) == (delay > 0 ? 2 : 1))
        #expect(client.wakings(until: 100_000) == (delay > 0 ? 1 : 0))
    }
}

/// A client that looks at single messages, at one moment.
private struct WireClient: ~Copyable {
    static let capabilities = #""capabilities":{"validate":true,"presentation":false}"#

    private var session = Session(configuration: SessionConfiguration())
    private var frames = FrameReader(framing: .line)
    var now = Moment(milliseconds: 0, today: Transcript.standardDate)
    /// What was written to the last message.
    private(set) var last: [String] = []
    private var lastAsked = 0

    init(_ initialize: String = "{\(capabilities)}") {
        ask("initialize", initialize)
    }

    mutating func create(_ members: String) { ask("field/create", #"{"field":"f",\#(members)}"#) }

    mutating func ask(_ method: String, _ params: String) {
        send(#"{"jsonrpc":"2.0","id":"q","method":"\#(method)","params":\#(params)}"#)
    }

    /// Answers the server's last question; what is pushed then.
    @discardableResult mutating func answer(_ outcome: String) -> [JSON] {
        send(#"{"jsonrpc":"2.0","id":\#(lastAsked),\#(outcome)}"#)
        return messages
    }

    var result: JSON { messages.first { $0["id"].string == "q" }?["result"] ?? JSON(nil) }
    var error: JSON { messages.first { $0["id"].string == "q" }?["error"] ?? JSON(nil) }

    /// What is written to a message, in few words.
    mutating func order(_ message: String) -> [String] {
        send(message)
        return messages.compactMap { message in
            switch message["method"].string {
            case "field/diagnostics": "diagnostics"
            case "client/validate": "ask \(message["id"])"
            case "$/cancelRequest": "cancel \(message["params"]["id"])"
            case .some: nil
            case nil: "answers"
            }
        }
    }

    /// How often the session has something to look at until then.
    mutating func wakings(until end: Int64) -> Int {
        var count = 0
        while let deadline = session.nextDeadline, deadline <= end, count < 10_000 {
            session.advance(to: Moment(milliseconds: deadline, today: now.today))
            _ = session.takeOutput()
            count += 1
        }
        return count
    }

    private var messages: [JSON] {
        last.map { JSON(try? JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)) }
    }

    private mutating func send(_ message: String) {
        session.receive(Array((message + "\n").utf8)[...], at: now)
        frames.append(session.takeOutput())
        last = []
        while let frame = frames.next() { last.append(String(decoding: frame, as: UTF8.self)) }
        for message in messages where message["method"].string == "client/validate" {
            lastAsked = message["id"].integer ?? 0
        }
    }
}
