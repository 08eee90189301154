import FieldEngine
import FieldServer
import TestClients
import TestSupport
import Testing

/// Debug lines, transitions and traces, beyond what protocol/transcripts/debugging.md shows.
@Suite("Debugging") struct DebuggingTests {
    @Test("The innermost that says something about debugging is heard", arguments: [nil, true, false] as [Bool?])
    func innermost(connection: Bool?) {
        for form in [nil, true, false] as [Bool?] {
            for field in [nil, true, false] as [Bool?] {
                var client = TestClient(connection.map { #"{"debug":\#($0)}"# } ?? "{}")
                _ = client.request("form/open", #"{"form":""\#(form.map { #","debug":\#($0)"# } ?? "")}"#)
                let created = client.create(field.map { #""debug":\#($0)"# } ?? "")
                let isDebugged = field ?? form ?? connection ?? false
                #expect(created["debug"].isAbsent != isDebugged)
                client.notifications = []
                _ = client.request("field/focus", #"{"field":"f"}"#)
                #expect(client.notifications.allSatisfy { $0["params"]["debug"].isAbsent != isDebugged })
                #expect(client.request("field/get", #"{"field":"f"}"#)["transitions"].isAbsent != isDebugged)
            }
        }
    }

    @Test("Fields that show a debug line as their form says are told of when it says something else")
    func openedForm() {
        var client = TestClient()
        for members in [#""field":"a""#, #""field":"b","debug":true"#, #""field":"c""#, #""field":"d","form":"other""#]
        {
            _ = client.request("field/create", "{\(members)}")
        }
        #expect(client.told().isEmpty)
        _ = client.request("form/open", #"{"form":"","debug":true}"#)
        #expect(client.notifications.map { $0["params"]["debug"].isAbsent } == [false, false])
        #expect(client.told() == ["field a", "field c"])
        _ = client.request("form/open", #"{"form":"","debug":true}"#)
        #expect(client.told().isEmpty)
        _ = client.request("form/open", #"{"form":"","debug":false}"#)
        #expect(client.notifications.map { $0["params"]["debug"].isAbsent } == [true, true])
        #expect(client.told() == ["field a", "field c"])
        let status = client.request("field/get", #"{"field":"a"}"#)
        #expect(status["debug"].isAbsent)
    }

    @Test("A question that its own batch takes back is traced as any other")
    func supersededInBatch() {
        var client = TestClient(#"{"capabilities":{"validate":true,"presentation":false},"trace":"messages"}"#)
        let validation = #""validation":{"live":{"client":true,"delay":0}}"#
        _ = client.call("field/create", #"{"field":"f",\#(validation)}"#)
        func edit(_ id: Int) -> String {
            #"{"jsonrpc":"2.0","id":\#(id),"method":"field/edit","params":{"field":"f","input":"a"}}"#
        }
        let written = String(decoding: client.send("[\(edit(1)),\(edit(2))]"), as: UTF8.self)
        #expect(written.contains("question 1 is superseded"), "\(written)")
    }

    @Test("The last 32 transitions are kept, no others")
    func capacity() {
        var client = TestClient(#"{"debug":true}"#)
        _ = client.create(#""type":"zip""#)
        for _ in 0..<30 {
            _ = client.request("field/focus", #"{"field":"f"}"#)
            _ = client.request("field/edit", #"{"field":"f","text":"1"}"#)
            _ = client.request("field/edit", #"{"field":"f","text":"1"}"#)
            _ = client.request("field/blur", #"{"field":"f"}"#)
            _ = client.request("field/clear", #"{"field":"f"}"#)
        }
        let transitions = client.request("field/get", #"{"field":"f"}"#)["transitions"].list
        #expect(transitions.count == TransitionLog.capacity)
        for (one, next) in zip(transitions, transitions.dropFirst()) {
            #expect(one["to"].string == next["from"].string)
        }
        #expect(transitions.last?["event"].string == "field/clear")
    }

    @Test("What is refused changes no state, and no dry run does")
    func refused() {
        var client = TestClient(#"{"debug":true}"#)
        _ = client.create(#""type":"zip""#)
        _ = client.request("field/edit", #"{"field":"f","input":"1","dryRun":true}"#)
        _ = client.request("field/update", #"{"field":"f","set":{"state":"none"}}"#)
        #expect(client.request("field/get", #"{"field":"f"}"#)["transitions"].list.isEmpty)
    }

    @Test("Long params are cut off")
    func long() {
        var client = TestClient(#"{"trace":"verbose"}"#)
        _ = client.create("")
        client.notifications = []
        let text = String(repeating: "é", count: 10_000)
        _ = client.request("field/edit", #"{"field":"f","input":"\#(text)"}"#)
        let verbose = client.notifications.first?["params"]["verbose"].string ?? ""
        #expect(verbose.hasPrefix(#"{"field":"f","input":"éé"#) && verbose.hasSuffix("é…"))
        #expect((8_000...8_200).contains(verbose.utf8.count))
    }

    @Test("Traces are of messages: off says nothing, messages no params", arguments: ["off", "messages", "verbose"])
    func levels(value: String) {
        var client = TestClient(#"{"trace":"\#(value)"}"#)
        _ = client.create("")
        let traces = client.notifications.filter { $0["method"].string == "$/logTrace" }
        #expect(traces.count == (value == "off" ? 0 : 1))
        #expect(traces.allSatisfy { $0["params"]["verbose"].isAbsent == (value != "verbose") })
    }
}
