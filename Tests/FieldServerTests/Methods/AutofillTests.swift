import TestClients
import TestSupport
import Testing

/// What a page's browser is told to fill in: HTML's tokens, of the field or before those of its type.
@Suite("Tokens of autofill") struct AutofillTests {
    private static func token(_ members: String) -> JSON {
        var client = TestClient()
        return client.create(members)["presentation"]["autofill"]
    }

    @Test(
        "The field's own, and those that stand before its type's",
        arguments: [
            (#""type":"name","autofill":"cc-name""#, "cc-name"),
            (#""type":"street","autofill":"shipping""#, "shipping address-line1"),
            (#""type":"zip","autofill":"section-gift billing""#, "section-gift billing postal-code"),
            (#""type":{"name":"tel","country":"DE"},"autofill":"work""#, "work tel"),
            (#""type":"name","autofill":"section-a shipping name""#, "section-a shipping name"),
            (#""type":"email","autofill":"home email webauthn""#, "home email webauthn"),
            (#""type":"phrase","autofill":"organization""#, "organization"),
            (#""type":"name","autofill":"off""#, "off"), (#""type":"name","autofill":"""#, "name"),
            (#""type":"name""#, "name"),
            (#""type":"pin","type":{"name":"pin","length":6},"autofill":"one-time-code""#, "one-time-code"),
        ])
    func tokens(members: String, shown: String) { #expect(Self.token(members).string == shown) }

    @Test("Whose it is says nothing of a field that nobody fills in")
    func whoseAlone() { #expect(Self.token(#""type":"phrase","autofill":"shipping""#).string == nil) }

    @Test(
        "What HTML does not know is refused",
        arguments: [
            "wombat", "name shipping", "shipping billing name", "section-", "section- name", "home name", "name name",
            " name",
            "name ", "off name", "NAME", "name webauthn webauthn",
        ])
    func refused(autofill: String) {
        var client = TestClient()
        let answer = client.create(#""type":"name","autofill":\#(autofill.quoted)"#)
        #expect(answer["error"]["code"].integer == -32602, "\(autofill)")
        #expect(answer["error"]["data"]["path"].string == "autofill", "\(autofill)")
    }

    @Test("An address has it in all of its fields, an update changes it, and a snapshot keeps it")
    func everywhere() {
        var client = TestClient()
        let opened = client.request(
            "form/open",
            #"{"form":"f","fields":[{"field":"a","type":{"name":"address","country":"DE"},"autofill":"billing"}]}"#)
        for field in opened["fields"].list {
            #expect(field["presentation"]["autofill"].string?.hasPrefix("billing ") == true)
        }
        #expect(opened["fields"].list.count > 3)
        _ = client.request("field/update", #"{"field":"a.city","set":{"autofill":"shipping"}}"#)
        let snapshot = client.request("session/snapshot", "{}")["snapshot"]
        var other = TestClient()
        _ = other.request("session/restore", #"{"snapshot":\#(snapshot.description)}"#)
        let city = other.request("field/get", #"{"field":"a.city"}"#)
        #expect(city["presentation"]["autofill"].string == "shipping address-level2")
    }
}
