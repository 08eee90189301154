import FieldServer
import TestClients
import TestSupport
import Testing

/// What a change of a type's parameters leaves of the edits before it (specification, section 9.1).
@Suite("Changes of parameters") struct ParameterChangeTests {
    /// A field with keys of a client that has seen none of their answers, and one more behind an update.
    private func typed(_ type: String, _ keys: String, then set: String, _ last: String) -> TestClient {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"f","type":\#(type)}"#)
        for key in keys { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)","version":1}"#) }
        _ = client.request("field/update", #"{"field":"f","set":\#(set)}"#)
        _ = client.request("field/edit", #"{"field":"f","input":"\#(last)","version":1}"#)
        return client
    }

    @Test(
        "Keys that are on their way go in, and undo goes back, where the text is the same",
        arguments: [
            (#""number""#, "12", #"{"type":{"name":"number","max":99999}}"#, "3", "123"),
            (#""number""#, "12", #"{"locale":"de"}"#, "3", "123"),
            (#""phrase""#, "ab", #"{"type":"multiline"}"#, "c", "abc"),
            (#""date""#, "12/2", #"{"type":{"name":"date","min":"2020-01-01"}}"#, "5", "12/25"),
            (#""date""#, "12/", #"{"type":{"name":"date","min":"2020-01-01"}}"#, "5", "12/05"),
        ])
    func same(type: String, keys: String, set: String, last: String, text: String) {
        var client = typed(type, keys, then: set, last)
        #expect(client.get("f")["text"].string == text)
        #expect(client.request("field/undo", #"{"field":"f"}"#)["text"].string == "")
    }

    @Test(
        "They are refused, and undo has nothing, where it is another",
        arguments: [
            (
                #"{"name":"date","format":"DD.MM.YYYY"}"#, "12.1", #"{"type":{"name":"date","format":"MM.DD.YYYY"}}"#,
                "01.12"
            ),
            (#""number""#, "1.5", #"{"locale":"de"}"#, "1,5"),
            (#""phrase""#, "1a", #"{"type":"number"}"#, "1"),
        ])
    func other(type: String, keys: String, set: String, text: String) {
        var client = typed(type, keys, then: set, "3")
        #expect(client.get("f")["text"].string == text)
        #expect(client.request("field/undo", #"{"field":"f"}"#)["text"].string == text)
    }

    @Test("The caret stays")
    func caret() {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"f","type":"number","text":"12"}"#)
        _ = client.request("field/select", #"{"field":"f","selection":{"start":1,"end":1}}"#)
        _ = client.request("field/update", #"{"field":"f","set":{"type":{"name":"number","max":999}}}"#)
        #expect(client.request("field/edit", #"{"field":"f","input":"3"}"#)["text"].string == "132")
    }
}
