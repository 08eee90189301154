import TestClients
import TestSupport
import Testing

/// What is pushed when a form's fields or their order change.
@Suite("Return keys of neighbours") struct ReturnKeyTests: ~Copyable {
    private var client = TestClient()

    init() {
        for name in ["a", "b", "c"] { _ = client.request("field/create", #"{"field":"\#(name)"}"#) }
        // They know now that others came behind them.
        for name in ["a", "b", "c"] { _ = client.request("field/get", #"{"field":"\#(name)"}"#) }
        client.notifications = []
    }

    /// Asks, and returns the Return keys that were pushed: field and key.
    private mutating func told(_ method: String, _ params: String) -> [String] {
        client.notifications = []
        _ = client.request(method, params)
        return client.notifications.filter { $0["method"].string == "field/diagnostics" }.compactMap {
            guard let key = $0["params"]["presentation"]["returnKey"].string else { return nil }
            return "\($0["params"]["field"].string ?? "?") \(key)"
        }
    }

    @Test("Creating tells nobody: the Snapshot is the first report")
    mutating func creating() {
        _ = client.request("field/create", #"{"field":"d"}"#)
        #expect(client.notifications.isEmpty)
    }

    /// A field behind which another came was not told of that: it is told with its next report, which a submit is not for
    /// one that does not count (specification, section 3.5).
    @Test("A disabled field is not told of a submit")
    mutating func submitting() {
        _ = client.request("field/update", #"{"field":"c","set":{"enabled":false}}"#)
        _ = client.request("field/create", #"{"field":"d","form":""}"#)
        client.notifications = []
        _ = client.request("form/submit", #"{"form":""}"#)
        #expect(client.told().filter { $0.hasPrefix("field") } == ["field a", "field b", "field d"])
    }

    @Test("The one before the last is told when that goes")
    mutating func disposing() {
        #expect(told("field/dispose", #"{"field":"a"}"#) == [])
        #expect(told("field/dispose", #"{"field":"c"}"#) == ["b go"])
    }

    @Test("Fields that can't be edited are skipped, and told apart")
    mutating func skipping() {
        #expect(told("field/update", #"{"field":"c","set":{"readOnly":true}}"#) == ["b go"])
        #expect(told("field/update", #"{"field":"b","set":{"enabled":false}}"#) == ["a go"])
        #expect(told("field/update", #"{"field":"c","set":{"readOnly":false}}"#) == ["a next"])
        #expect(told("field/update", #"{"field":"b","set":{"enabled":true}}"#) == ["b next"])
    }

    @Test("An order of the client's own changes two keys at most")
    mutating func ordering() {
        #expect(told("form/open", #"{"form":"","order":["c","b","a"]}"#) == ["c next", "a go"])
        #expect(told("form/open", #"{"form":"","order":["b","c","a"]}"#) == [])
        #expect(told("form/open", #"{"form":"","order":["a"]}"#) == ["a next", "c go"])
    }

    @Test("A field that moves to another form is missed in one and found in the other")
    mutating func moving() {
        _ = client.request("field/create", #"{"field":"x","form":"other"}"#)
        #expect(told("field/update", #"{"field":"c","set":{"form":"other"}}"#).sorted() == ["b go", "c next"])
        #expect(client.request("field/commit", #"{"field":"c"}"#)["next"].string == "x")
        #expect(client.request("field/commit", #"{"field":"b"}"#)["submit"].flag == true)
    }

    @Test("A client that was told by field/get is told again when that is over")
    mutating func asked() {
        _ = client.request("field/create", #"{"field":"d"}"#)
        #expect(client.request("field/get", #"{"field":"c"}"#)["presentation"]["returnKey"].string == "next")
        #expect(told("field/dispose", #"{"field":"d"}"#) == ["c go"])
    }

    @Test("An order that names fields to come makes those before them lead on")
    mutating func awaiting() {
        #expect(told("form/open", #"{"form":"","order":["a","b","c","d"]}"#) == ["c next"])
        // It can't be edited, and so the field before it is the last; the one that was told is told again.
        _ = client.request("field/create", #"{"field":"d","readOnly":true}"#)
        #expect(told("field/focus", #"{"field":"c"}"#) == ["c go"])
        #expect(told("field/update", #"{"field":"d","set":{"readOnly":false}}"#) == ["c next"])
        #expect(told("field/dispose", #"{"field":"d"}"#) == ["c go"])
        // Given again, the order waits again.
        #expect(told("form/open", #"{"form":"","order":["a","b","c","d"]}"#) == ["c next"])
        #expect(told("form/open", #"{"form":"","order":["d","a","b","c"]}"#) == ["c go"])
    }
}
