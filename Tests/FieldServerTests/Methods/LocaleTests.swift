import TestClients
import TestSupport
import Testing

/// The language of messages, numbers and words: of the connection, of a form, of a field.
@Suite("Locales") struct LocaleTests {
    private func message(_ client: inout TestClient, _ field: String) -> String? {
        client.request("field/validate", #"{"field":"\#(field)"}"#).messages.first
    }

    private func text(_ client: inout TestClient, _ field: String) -> String? {
        client.request("field/get", #"{"field":"\#(field)"}"#)["text"].string
    }

    private func create(_ client: inout TestClient, _ field: String, _ more: String = "") {
        _ = client.text("field/create", #"{"field":"\#(field)","required":true\#(more)}"#)
    }

    @Test("The field's own, else the form's, else the connection's") func nearest() {
        var client = TestClient(#"{"locale":"fr-CA"}"#)
        _ = client.text("form/open", #"{"form":"german","locale":"de-AT"}"#)
        create(&client, "a")
        create(&client, "b", #","form":"german""#)
        create(&client, "c", #","form":"german","locale":"ja""#)
        create(&client, "d", #","form":"german","locale":"""#)
        create(&client, "e", #","locale":"xx-YY""#)
        #expect(message(&client, "a") == "Remplissez ce champ.")
        #expect(message(&client, "b") == "Bitte ausfüllen.")
        #expect(message(&client, "c") == "入力してください。")
        #expect(message(&client, "d") == "Remplissez ce champ.")
        #expect(message(&client, "e") == "Fill this in.")
    }

    @Test("It is that of the type's numbers and words, where the type names none") func types() {
        var client = TestClient("{}")
        for (field, more) in [
            ("a", #""locale":"de","type":{"name":"number","grouping":true}"#),
            ("b", #""locale":"de","type":{"name":"number","locale":"en","grouping":true}"#),
            ("c", #""locale":"fr","type":"flag","typed":true"#),
        ] {
            let text = field == "c" ? "" : #","value":"1234.5""#
            _ = client.text("field/create", #"{"field":"\#(field)",\#(more)\#(text)}"#)
        }
        #expect(text(&client, "a") == "1.234,5")
        #expect(text(&client, "b") == "1,234.5")
        #expect(text(&client, "c") == "Oui")
    }

    @Test("It is changed by an update, with what it shows") func updates() {
        var client = TestClient("{}")
        _ = client.text(
            "field/create",
            #"{"field":"a","type":{"name":"number","grouping":true},"value":"1234.5","required":true}"#)
        #expect(text(&client, "a") == "1,234.5")
        _ = client.text("field/update", #"{"field":"a","set":{"locale":"de"}}"#)
        #expect(text(&client, "a") == "1.234,5")
        _ = client.text("field/update", #"{"field":"a","set":{"text":""}}"#)
        #expect(message(&client, "a") == "Bitte ausfüllen.")
        // Another type has it too, and so has a field that is brought back.
        _ = client.text("field/update", #"{"field":"a","set":{"type":{"name":"number","grouping":true,"decimals":1}}}"#)
        var other = TestClient(#"{"locale":"ja"}"#)
        #expect(other.restore(client.snapshot()).contains(#""fields":1"#))
        #expect(message(&other, "a") == "Bitte ausfüllen.")
        _ = other.text("field/update", #"{"field":"a","set":{"value":"1234.5"}}"#)
        #expect(text(&other, "a") == "1.234,5")
        _ = client.text("field/update", #"{"field":"a","set":{"locale":""}}"#)
        #expect(message(&client, "a") == "Fill this in.")
    }

    @Test("A locale that is none is refused") func refused() {
        var client = TestClient("{}")
        let answer = client.text("field/create", #"{"locale":"not a tag"}"#)
        #expect(answer.contains(#""code":-32602"#) && answer.contains("locale"), "\(answer)")
        _ = client.text("field/create", #"{"field":"a"}"#)
        let update = client.text("field/update", #"{"field":"a","set":{"locale":"-"}}"#)
        #expect(update.contains(#""code":-32602"#), "\(update)")
    }
}
