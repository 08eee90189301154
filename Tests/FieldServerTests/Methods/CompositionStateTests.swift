import TestClients
import TestSupport
import Testing

/// What else happens to a field while an input method writes into it (specification, sections 3.4 and 3.5).
@Suite("Compositions that something else meets") struct CompositionStateTests {
    @Test("A field that is disabled has no composition that would give it the focus again")
    func disabled() {
        var client = TestClient("{}")
        _ = client.create(#""type":"phrase""#)
        _ = client.request("field/edit", #"{"field":"f","input":"Z","composing":{"start":0,"end":1}}"#)
        let answer = client.request("field/update", #"{"field":"f","set":{"enabled":false}}"#)
        #expect(answer["state"]["focus"].string == "inactive")
        _ = client.request("field/select", #"{"field":"f","selection":{"start":0,"end":0}}"#)
        #expect(client.request("field/get", #"{"field":"f"}"#)["state"]["focus"].string == "inactive")
        let snapshot = client.request("session/snapshot", "{}")["snapshot"]
        #expect(client.request("session/restore", #"{"replace":true,"snapshot":\#(snapshot)}"#)["fields"].integer == 1)
    }

    @Test("A finding that shows elsewhere is told of, with presentation and without", arguments: [true, false])
    func ranges(presentation: Bool) {
        var client = TestClient(#"{"capabilities":{"presentation":\#(presentation)}}"#)
        _ = client.create(#""type":"currency""#)
        _ = client.request("field/edit", #"{"field":"f","input":"1,0000"}"#)
        client.notifications = []
        _ = client.request(
            "field/edit", #"{"field":"f","delete":"forward","composing":{"start":0,"end":0}}"#)
        let told = client.notifications.filter { $0["method"].string == "field/diagnostics" }
        #expect(told.count == 1)
        #expect(told.first?["params"]["diagnostics"].list.first?["range"]["start"].integer == 0)
    }

    @Test("A selection that ends a composition is where the client's next key goes in its view")
    func selection() {
        var client = TestClient(#"{"positionEncodings":["utf-32"]}"#)
        _ = client.create(#""type":"phrase","text":".""#)
        _ = client.request("field/edit", #"{"field":"f","range":{"start":1,"end":1},"insert":","}"#)
        _ = client.request("field/edit", #"{"field":"f","input":"x","composing":{"start":2,"end":3}}"#)
        _ = client.request("field/select", #"{"field":"f","selection":{"start":0,"end":0}}"#)
        _ = client.request("field/undo", #"{"field":"f"}"#)
        // The client shows "b.,x".
        let answer = client.request("field/edit", #"{"field":"f","input":"b","version":3}"#)
        #expect(answer["text"].string == ".,b")
        #expect(answer["patch"]["range"]["start"].integer == 0)
        #expect(answer["patch"]["range"]["end"].integer == 4)
    }
}
