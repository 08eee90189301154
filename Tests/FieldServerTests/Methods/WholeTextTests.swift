import TestClients
import TestSupport
import Testing

/// A whole text that the system, a program or a paste puts into a filled field is read, whatever of it is new (specification,
/// section 9.2).
@Suite struct WholeTextTests {
    static let rows = [
        (#"{"name":"tel","country":"DE"}"#, "089 12345678", "08912345678"),
        (#"{"name":"postalCode","country":"GB"}"#, "SW1A 1AA", "SW1A1AA"), (#""tel""#, "+49 30 123456", "+4930 123456"),
        (#"{"name":"taxId","country":"US"}"#, "12-3456789", "123456789"), (#""time""#, "09:30", "9:30"),
        (#""date""#, "01/02/2024", "1/02/2024"), (#""expDate""#, "12/27", "1227"), (#""time""#, "09:30", "109:30"),
        (#""date""#, "05/06/2024", "05/06/12024"), (#"{"name":"number","decimals":2}"#, "1.50", "1.50e3"),
        (#""number""#, "12", "1 2"), (#""zip""#, "12345", "123456"),
    ]

    @Test(arguments: rows.indices, ["autofill", "program"])
    func texts(index: Int, cause: String) {
        let (type, before, after) = Self.rows[index]
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"f","type":\#(type),"text":"\#(before)"}"#)
        _ = client.request("field/edit", #"{"field":"f","text":"\#(after)","cause":"\#(cause)"}"#)
        _ = client.request("field/create", #"{"field":"new","type":\#(type),"text":"\#(after)"}"#)
        let (changed, new) = (client.get("f"), client.get("new"))
        #expect(changed["text"].string == new["text"].string)
        #expect(changed["typed"].string == new["typed"].string)
        #expect(
            client.request("field/check", #"{"field":"f"}"#)["valid"].flag
                == client.request("field/check", #"{"field":"new"}"#)["valid"].flag)
    }

    @Test("A pasted text may be what stands there without its separators", arguments: 0..<7)
    func pastes(index: Int) {
        let (type, before, after) = Self.rows[index]
        var client = TestClient("{}")
        let created = client.request("field/create", #"{"field":"f","type":\#(type),"text":"\#(before)"}"#)
        _ = client.request("field/edit", #"{"field":"f","text":"\#(after)","cause":"paste"}"#)
        #expect(client.get("f")["text"].string == created["text"].string)
    }

    // MARK: Canonical equivalence

    @Test("Texts that Swift's strings take for one are two")
    func scalars() {
        var client = TestClient("{}")
        for (pattern, texts) in [("[K]", ["K", nil]), ("[\u{212A}]", [nil, "\u{212A}"])] {
            for (index, text) in ["K", "\u{212A}"].enumerated() {
                _ = client.request(
                    "field/create",
                    #"{"field":"f","replace":true,"text":"\#(text)","validation":{"live":{"rules":[{"rule":"pattern","pattern":"\#(pattern)"}]}}}"#
                )
                #expect(client.request("field/check", #"{"field":"f"}"#)["valid"].flag == (texts[index] != nil))
            }
        }
        func created(_ field: String, _ entry: String) -> JSON {
            client.request(
                "field/create",
                #"{"field":"\#(field)","type":{"name":"choice","choices":["\#(entry)","x"]},"value":"\#(entry)"}"#)
        }
        _ = created("a", "\u{2126}")
        let other = created("b", "\u{3A9}")
        #expect(other["typed"].string?.unicodeScalars.map { $0.value } == [0x3A9])
    }

    @Test("What no longer is an entry stays where another is picked")
    func picked() {
        var client = TestClient("{}")
        let fields =
            #"[{"field":"k","type":"flag","text":"yes"},{"field":"m","text":"green, blue","type":{"name":"choices","choices":["red","green","#
            + #"{"label":"blue","shown":{"field":"k","rule":"equals","value":true}}]}}]"#
        _ = client.request("form/open", #"{"form":"","fields":\#(fields)}"#)
        _ = client.request("field/action", #"{"field":"k","action":"toggle"}"#)
        _ = client.request("field/action", #"{"field":"m","action":"pick","index":0}"#)
        _ = client.request("field/action", #"{"field":"k","action":"toggle"}"#)
        #expect(client.get("m")["typed"].list.compactMap { $0.string } == ["red", "green", "blue"])
    }

    @Test(
        "`typed` that is none of an identifier is refused, and separators are not",
        arguments: [
            ("uuid", "hello", nil),
            ("uuid", "123e4567-e89b-12d3-a456-426614174000", "123e4567e89b12d3a456426614174000"),
            ("isbn", "978-3-16-148410-0", "9783161484100"), ("color", "zzz", nil), ("color", "#abc", "#aabbcc"),
        ] as [(String, String, String?)])
    func typed(type: String, set: String, typed: String?) {
        var client = TestClient("{}")
        let answer = client.request("field/create", #"{"field":"f","type":"\#(type)","typed":"\#(set)"}"#)
        #expect(answer["typed"].string == typed)
        #expect((answer["error"]["code"].integer == -32602) == (typed == nil))
    }

    @Test("A total is not brought within bounds", arguments: [("150", ""), ("3", "3"), ("0.4", "")])
    func clampedTotals(text: String, total: String) {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"a","type":"number","text":"\#(text)"}"#)
        _ = client.request("field/create", #"{"field":"t","type":"rating","total":{"sum":["a"]}}"#)
        #expect(client.get("t")["text"].string == total)
    }
}
