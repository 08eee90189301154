import TestClients
import TestSupport
import Testing

/// What plain fields make of what is pasted, and how they spell it.
@Suite struct PastedTextTests {
    static let rows =
        [
            // Several addresses are none, an address behind its own is one.
            (#""email""#, "Ada <a@x.org>, Bob <b@x.org>", "Ada <a@x.org>, Bob <b@x.org>", false),
            (#""email""#, "a@x.org <b@x.org>", "a@x.org <b@x.org>", false),
            (#""email""#, "a@x.org <a@x.org>", "a@x.org", true),
            (#""email""#, "\"Lovelace, Ada\" <a@x.org>", "a@x.org", true),
            (#""email""#, "a@exa\u{AD}mple.com", "a@example.com", true),
            (#"{"name":"email","international":true}"#, String(repeating: "ж", count: 33) + "@x.org", nil, false),
            (#""name""#, "山田\u{3000}太郎", "山田\u{3000}太郎", true), (#""name""#, "Anna\u{AD}belle", "Annabelle", true),
            (#""name""#, "გიორგი", "გიორგი", true),
            (#"{"name":"city","capitalize":"words"}"#, "ESKİŞEHİR", "Eskişehir", true),
            (#"{"name":"city","capitalize":"words"}"#, "ΓΙΩΡΓΟΣ ΣΙΓΜΑΣ", "Γιωργος Σιγμας", true),
        ] as [(String, String, String?, Bool)]

    @Test(arguments: rows.indices)
    func pasted(index: Int) {
        let (type, text, shown, isValid) = Self.rows[index]
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"f","type":\#(type)}"#)
        _ = client.request("field/edit", #"{"field":"f","input":\#(text.quoted),"cause":"paste"}"#)
        _ = client.request("field/blur", #"{"field":"f"}"#)
        #expect(client.get("f")["text"].string == shown ?? text)
        #expect(client.request("field/check", #"{"field":"f"}"#)["valid"].flag == isValid)
    }

    @Test(
        "Blanks at the ends take no room", arguments: ["reject", "truncate"],
        ["1234567890 ", "  1234567890", "1234567890\u{A0}"])
    func blanks(overflow: String, text: String) {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"f","maxLength":10,"overflow":"\#(overflow)"}"#)
        _ = client.request("field/edit", #"{"field":"f","input":\#(text.quoted),"cause":"paste"}"#)
        #expect(client.get("f")["text"].string == "1234567890")
        #expect(client.get("f")["diagnostics"].list.isEmpty)
    }

    @Test("Bytes are not called characters")
    func bytes() {
        var client = TestClient("{}")
        _ = client.request(
            "field/create", #"{"field":"f","minLength":8,"lengthUnit":"utf8","text":"ééé"}"#)
        _ = client.request("field/commit", #"{"field":"f"}"#)
        #expect(client.get("f")["diagnostics"][0]["message"].string == "Make it longer: at least 8 bytes.")
    }
}
