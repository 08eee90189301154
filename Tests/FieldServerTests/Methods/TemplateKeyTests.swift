import TestClients
import TestSupport
import Testing

/// Keys in templates that are one character with others, or take the place of some (specification, section 9.3).
@Suite struct TemplateKeyTests {
    private func client(_ definition: String) -> TestClient {
        var client = TestClient("{}")
        _ = client.request("type/define", #"{"name":"m","description":"m",\#(definition)}"#)
        return client
    }

    private func shown(_ client: inout TestClient, _ inputs: [String]) -> String? {
        _ = client.request("field/create", #"{"field":"f","type":"m","replace":true}"#)
        for input in inputs { _ = client.request("field/edit", #"{"field":"f","input":"\#(input)"}"#) }
        return client.get("f")["text"].string
    }

    @Test(
        "A mark joins the letter before it, key by key and at once",
        arguments: [
            (#""template":"A-A","slots":{"A":"[a-z\\u0301]"}"#, "a\u{301}b", "a\u{301}-b"),
            (#""template":"AA","slots":{"A":"[a-z\\u0301]"}"#, "ab\u{301}", "ab\u{301}"),
            (#""template":"AA-AA","slots":{"A":"[\\p{L}\\p{M}]"}"#, "निति", "निति"),
            (#""template":"A-A","slots":{"A":"[^0-9]"}"#, "👍🏽b", "👍🏽-b"),
            (#""template":"A-A","slots":{"A":"[\\p{Regional_Indicator}]"}"#, "🇩🇪🇫🇷", "🇩🇪-🇫🇷"),
            // A slot that takes no marks.
            (#""template":"A-A","slots":{"A":"[a-z]"}"#, "a\u{301}b", "a-b"),
        ])
    func marks(definition: String, keys: String, text: String) {
        var client = client(definition)
        #expect(shown(&client, keys.unicodeScalars.map { String($0) }) == text)
        if !definition.contains("[a-z]\"") { #expect(shown(&client, [keys]) == text) }
    }

    @Test("What takes the place of a selection overwrites what is behind it as its keys do")
    func overwriting() {
        var client = client(#""template":"00-00","slots":{"0":"[0-9]"},"overwrite":true"#)
        for inputs in [["567"], ["5", "6", "7"]] {
            _ = shown(&client, ["1234"])
            _ = client.request("field/select", #"{"field":"f","selection":{"start":1,"end":3}}"#)
            for input in inputs { _ = client.request("field/edit", #"{"field":"f","input":"\#(input)"}"#) }
            #expect(client.get("f")["text"].string == "15-67")
        }
    }

    @Test(
        "A blank before what a number opens with is none behind it", arguments: ["+ 7 912", " +7912", "+7912", "912"])
    func openings(keys: String) {
        var client = client(
            #""template":"+7 (000) 000-00-00","slots":{"0":"[0-9]"},"format":{"affixes":"focused"}"#)
        _ = client.request("field/create", #"{"field":"f","type":"m","replace":true}"#)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        for key in keys { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        #expect(client.get("f")["value"].string == "912")
    }

    @Test(
        "A letter to which a vowel sign may be added is not complete",
        arguments: [("[\\\\p{L}\\\\p{M}]+", "क", false), ("[a-z]", "a", true), ("[\\\\p{L}]+", "क", true)])
    func complete(pattern: String, key: String, isComplete: Bool) {
        var client = TestClient("{}")
        _ = client.request(
            "field/create",
            #"{"field":"f","maxLength":1,"validation":{"live":{"rules":[{"rule":"pattern","pattern":"\#(pattern)"}]}}}"#
        )
        let answer = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#)
        #expect((answer["complete"].flag == true) == isComplete)
    }
}
