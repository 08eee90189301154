import TestClients
import TestSupport
import Testing

/// What a client was told of a form is what it was told, whatever was replaced since (specification, section 6.2).
@Suite("Told counts") struct ToldCountsTests {
    private static let required = #""group":"g","required":true"#

    private func create(_ client: inout TestClient, _ members: String) -> String {
        let params = #"{"field":"a","replace":true,\#(members)}"#
        return client.text("field/create", params)
    }

    private func edit(_ client: inout TestClient, _ members: String) {
        _ = client.call("field/edit", #"{"field":"a",\#(members)}"#)
    }

    /// A field that was told to be right, and is wrong since, which is not told yet.
    private func waiting() -> TestClient {
        var client = TestClient()
        _ = create(&client, Self.required)
        edit(&client, #""input":"x""#)
        edit(&client, #""delete":"all""#)
        return client
    }

    @Test("A field that was replaced before it was told of leaves a snapshot that can be restored")
    func replacedWhileWaiting() {
        var client = waiting()
        _ = create(&client, #""group":"g""#)
        let snapshot = client.snapshot()
        #expect(!snapshot.contains("-1"), "\(snapshot)")
        var restored = TestClient(at: client.now)
        #expect(restored.restore(snapshot).contains(#""result":{"fields":1}"#))
        #expect(restored.snapshot() == snapshot)
    }

    @Test("A form that was closed while it waited, and is made again, waits in its new turn")
    func closedWhileWaiting() {
        var client = waiting()
        _ = client.call("form/close", #"{"form":""}"#)
        var restored = TestClient(at: client.now)
        _ = restored.restore(client.snapshot())
        restored.goOn(as: client)
        func goOn(_ client: inout TestClient) -> String {
            _ = client.call("field/create", #"{"field":"b","form":"b","required":true}"#)
            _ = client.call("field/edit", #"{"field":"b","input":"x"}"#)
            _ = client.call("field/edit", #"{"field":"b","delete":"all"}"#)
            _ = create(&client, Self.required)
            edit(&client, #""input":"x""#)
            edit(&client, #""delete":"all""#)
            return client.snapshot()
        }
        #expect(goOn(&restored) == goOn(&client))
        #expect(restored.pass(200) == client.pass(200))
    }

    @Test("A validation that waits anew for quiet waits in its new turn")
    func quietAnew() {
        var client = TestClient()
        let live = #""validation":{"on":["change"],"live":{"delay":500}}"#
        for field in ["a", "b"] { _ = client.call("field/create", #"{"field":"\#(field)",\#(live)}"#) }
        edit(&client, #""input":"x""#)
        _ = client.call("field/blur", #"{"field":"a"}"#)
        var restored = TestClient(at: client.now)
        _ = restored.restore(client.snapshot())
        restored.goOn(as: client)
        func goOn(_ client: inout TestClient) -> String {
            _ = client.call("field/edit", #"{"field":"b","input":"y"}"#)
            edit(&client, #""input":"z""#)
            return client.snapshot()
        }
        #expect(goOn(&restored) == goOn(&client))
        #expect(restored.pass(600) == client.pass(600))
    }

    @Test("What was told and holds again is not told again, what changed is")
    func toldInTheEnd() {
        // Told: right; then wrong, which waits; then another in its place that is right: nothing is new.
        var client = waiting()
        _ = create(&client, #""group":"g""#)
        #expect(client.pass(200).isEmpty)
        // In its place another that is wrong as well: that was never told.
        var other = waiting()
        _ = create(&other, Self.required)
        let told = String(decoding: other.pass(200), as: UTF8.self)
        #expect(told.contains(#""group/status","params":{"form":"","group":"g","valid":false,"fields":1,"invalid":1"#))
        #expect(told.contains(#""form/status","params":{"form":"","valid":false,"invalid":1"#))
    }

    @Test("What the answer tells of a replacement is not pushed as well")
    func replacedInQuiet() {
        var client = TestClient()
        _ = create(&client, Self.required)
        #expect(!create(&client, #""group":"g""#).contains("status"))
        #expect(client.pass(200).isEmpty)
        #expect(!create(&client, Self.required).contains("status"))
        #expect(client.pass(200).isEmpty)
    }

    @Test(
        "A validation that is its appearance's default, and one that is not, come back",
        arguments: ["native", "vitamin", "novum", "fluent", "tfield", "underline"], ["recheck", "clear", "keep"])
    func afterError(appearance: String, afterError: String) {
        var client = TestClient()
        _ = create(
            &client,
            #""appearance":"\#(appearance)","validation":{"on":["change"],"afterError":"\#(afterError)"},"type":"zip""#)
        edit(&client, #""input":"1""#)
        _ = client.call("field/validate", #"{"field":"a"}"#)
        var restored = TestClient(at: client.now)
        #expect(restored.restore(client.snapshot()).contains(#""result":{"fields":1}"#))
        restored.goOn(as: client)
        for _ in 0..<2 {
            let params = #"{"field":"a","input":"2"}"#
            let (said, expected) = (restored.call("field/edit", params), client.call("field/edit", params))
            #expect(said == expected)
        }
    }
}
