import FieldServer
import TestClients
import TestSupport
import Testing

/// Types that go by what another field has (specification, section 7.4).
@Suite("Types that go by another field") struct TypeDependenceTests {
    private func cards(_ code: String = "", options: String = "{}") -> TestClient {
        var client = TestClient(options)
        _ = client.request("field/create", #"{"field":"code","type":{"name":"cvv","card":{"field":"card"}}\#(code)}"#)
        _ = client.request("field/create", #"{"field":"card","type":"card"}"#)
        client.notifications = []
        return client
    }

    @Test("A security code is as long as the card's network has it, and both lengths are taken before that is known")
    func lengths() {
        var client = cards()
        for (card, length) in [
            ("", 0), ("3", 0), ("37", 4), ("4", 3), ("6", 3), ("30", 3), ("62", 3), ("7", 0), ("2200", 3), ("34", 4),
        ] {
            client.set("card", card)
            for count in [2, 3, 4] {
                client.set("code", String("1234".prefix(count)))
                let content = client.get("code")["state"]["content"].string
                let isComplete = length == 0 ? count >= 3 : count == length
                let expected = isComplete ? "complete" : length != 0 && count > length ? "impossible" : "partial"
                #expect(content == expected, "\(card), \(count)")
            }
        }
    }

    @Test("The code is told when the network changes, and judged anew as far as it was judged")
    func pushed() {
        var client = cards(options: #"{"capabilities":{"presentation":true}}"#)
        client.set("code", "123")
        _ = client.request("field/validate", #"{"field":"code"}"#)
        client.notifications = []
        client.set("card", "37")
        #expect(client.told().prefix(2) == ["field card", "field code"])
        let code = client.get("code")
        #expect(code["state"]["validity"].string == "invalid")
        #expect(code["presentation"]["badge"]["text"].string == "CID")
        #expect(code["presentation"]["template"]["text"].string == "1230")
        client.set("card", "5")
        #expect(client.get("code")["presentation"]["badge"].isAbsent)
        client.set("card", "51")
        #expect(client.get("code")["presentation"]["badge"]["text"].string == "CVC")
        #expect(client.get("code")["state"]["validity"].string == "valid")
        client.notifications = []
        client.set("card", "5105")
        #expect(!client.told().contains("field code"), "nothing of it has changed")
    }

    @Test("A fourth digit is not taken where there are three, and stays where it was typed before")
    func full() {
        var client = cards()
        client.set("code", "1234")
        client.set("card", "4")
        #expect(client.get("code")["text"].string == "1234")
        #expect(client.codes("code") == ["too-long"])
        client.set("code", "123")
        _ = client.request("field/focus", #"{"field":"code"}"#)
        let answer = client.request(
            "field/edit", #"{"field":"code","range":{"start":3,"end":3},"insert":"4"}"#)
        #expect(answer["dropped"].string == "4")
        client.set("card", "34")
        let more = client.request(
            "field/edit", #"{"field":"code","range":{"start":3,"end":3},"insert":"4"}"#)
        #expect(more["text"].string == "1234" && more["complete"].flag == true)
    }

    @Test("A card that does not show, is of another form, or goes, says nothing")
    func absent() {
        var client = cards()
        client.set("card", "34")
        client.set("code", "123")
        #expect(client.get("code")["state"]["content"].string == "partial")
        _ = client.request("field/update", #"{"field":"card","set":{"shown":false}}"#)
        #expect(client.get("code")["state"]["content"].string == "complete")
        _ = client.request("field/update", #"{"field":"card","set":{"shown":true}}"#)
        #expect(client.get("code")["state"]["content"].string == "partial")
        _ = client.request("field/dispose", #"{"field":"card"}"#)
        #expect(client.get("code")["state"]["content"].string == "complete")
        _ = client.request("field/create", #"{"field":"card","form":"other","type":"card","text":"34"}"#)
        #expect(client.get("code")["state"]["content"].string == "complete")
    }

    @Test("In rows of a section a code goes by the card of its row")
    func rows() {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"{"form":"","sections":[{"section":"s","min":2,"fields":[{"field":"card","type":"card"},{"field":"code","type":{"name":"cvv","card":{"field":".card"}}}]}]}"#
        )
        for _ in 1...2 { _ = client.request("section/add", #"{"form":"","section":"s"}"#) }
        client.set("s[1].card", "34")
        client.set("s[1].code", "123")
        client.set("s[2].code", "123")
        #expect(client.get("s[1].code")["state"]["content"].string == "partial")
        #expect(client.get("s[2].code")["state"]["content"].string == "complete")
    }

    @Test("Month and year in two fields may not be past together; it is November of 2026")
    func expiry() {
        var client = TestClient()
        _ = client.request("field/create", #"{"field":"m","type":"expMonth"}"#)
        for (field, expired) in [("w", "warning"), ("e", "error")] {
            _ = client.request(
                "field/create",
                #"{"field":"\#(field)","type":{"name":"expYear","format":"YYYY","month":{"field":"m"},"expired":"\#(expired)"}}"#
            )
            client.set(field, "2026")
            #expect(client.codes(field) == [])
        }
        _ = client.request("field/update", #"{"field":"m","set":{"typed":"10"}}"#)
        #expect(client.get("w")["state"]["validity"].string == "warning")
        #expect(client.get("e")["state"]["validity"].string == "invalid")
        #expect(client.codes("e") == ["expired"])
        client.set("e", "2027")
        #expect(client.codes("e") == [])
    }

    @Test("A snapshot keeps what a type goes by")
    func snapshots() throws {
        var client = cards()
        client.set("card", "34")
        client.set("code", "123")
        let snapshot = client.snapshot()
        var other = TestClient()
        _ = other.restore(snapshot)
        #expect(other.get("code")["state"]["content"].string == "partial")
        other.set("card", "4")
        #expect(other.get("code")["state"]["content"].string == "complete")
    }

    @Test("What is checked in rows goes by the other columns")
    func checks() {
        var client = cards()
        let result = client.request(
            "form/check",
            #"{"form":"","fields":["code","card"],"rows":[["123","4111111111111111"],["123","378282246310005"],["1234","378282246310005"]]}"#
        )
        #expect(result["invalid"].list.compactMap { $0.integer } == [1])
    }
}
