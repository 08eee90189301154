import TestClients
import TestSupport
import Testing

/// Secure text is in answers to its field, and nowhere else (specification, section 3.2).
@Suite("Secrets") struct SecrecyTests {
    private static let secrets: [(type: String, text: String)] = [
        (#""phrase""#, "open sesame"),
        (#""data""#, "swordfish"),
        (#""name""#, "Rumpelstilz"),
        (#""street""#, "Elm Str"),
        (#""phone""#, "2125550123"),
        (#""ssn""#, "666123456"),
        (#""ssn""#, "5551234"),
        (#""credit""#, "4242424242424243"),
        (#""card""#, "378282246310005"),
        (#""card""#, "7777777"),
        (#""cvv""#, "9876"),
        (#""expDate""#, "0526"),
        (#""date""#, "02302024"),
        (#""currency""#, "7654.32"),
        (#""number""#, "-98765"),
        (#""email""#, "wolf@gmial.com"),
        (#""email""#, "wolf@@x"),
        (#""url""#, "http:/nowhere"),
        (#""ip""#, "300.301.302"),
        (#""tel""#, "+49301234567"),
        (#""iban""#, "DE89370400440532013000"),
        (#""iban""#, "XX8937040044"),
        (#""password""#, "password1"),
        (#""password""#, "brief"),
        (#"{"name":"pin","length":6}"#, "908172"),
        (#""state""#, "Wyomin"),
        (#"{"name":"choice","choices":["Rouge","Noir"]}"#, "rouge"),
        (#"{"name":"choices","choices":["Rouge","Noir"]}"#, "rouge, noi"),
        (#"{"name":"tags","of":"email"}"#, "a@b.example, c@d"),
        (#"{"name":"file","accept":[".pdf"]}"#, "/secret/letter.txt"),
        (#"{"name":"postalCode","country":"GB"}"#, "SW1A1AA"),
        (#""multiline""#, "first\nsecond"),
    ]

    private static let options =
        #"{"capabilities":{"allowed":true,"events":true},"debug":true,"trace":"verbose"}"#

    @Test("Nothing that is pushed or traced holds a secret", arguments: secrets.indices)
    func pushed(index: Int) {
        let (type, text) = Self.secrets[index]
        var client = TestClient(Self.options)
        let rule = #"{"rule":"length","min":3}"#
        let created = client.request(
            "field/create",
            #"{"field":"s","group":"g","type":\#(type),"secure":true,"validation":{"live":{"rules":[\#(rule)]}}}"#)
        #expect(created["presentation"]["secure"].flag == true)
        let edited = client.request("field/edit", #"{"field":"s","input":\#(text.quoted)}"#)
        let shown = edited["text"].string ?? ""
        let value = edited["value"].string ?? ""
        #expect(value.count > 2)
        _ = client.request("field/action", #"{"field":"s","action":"toggleSecure"}"#)
        _ = client.request("field/blur", #"{"field":"s","text":\#(text.quoted)}"#)
        _ = client.request("field/validate", #"{"field":"s"}"#)
        _ = client.request("field/update", #"{"field":"s","set":{"value":\#(value.quoted),"label":"L"}}"#)
        _ = client.request("field/edit", #"{"field":"s","text":\#(text.quoted),"version":99}"#)
        _ = client.request("field/select", #"{"field":"s","selection":{"start":1,"end":1}}"#)
        _ = client.request("field/undo", #"{"field":"s"}"#)
        _ = client.request("field/create", #"{"field":"s","secure":true,"text":\#(text.quoted)}"#)
        _ = client.request("field/create", #"{"field":"t","type":\#(type),"secure":true,"text":\#(text.quoted)}"#)
        _ = client.request("field/edit", #"{"field":"u","text":\#(text.quoted)}"#)
        _ = client.request(
            "form/open", #"{"form":"o","fields":[{"field":"v","type":\#(type),"secure":true,"text":\#(text.quoted)}]}"#)
        let debugged = client.request("group/debug", #"{"group":"g"}"#)
        #expect(client.notifications.count > 20)
        for secret in [text, shown, value] {
            for notification in client.notifications {
                #expect(!Self.holds(notification, secret), "\(notification) holds \(secret)")
            }
        }
        #expect(debugged["fields"].list.count == 1)
    }

    @Test("A hint quotes the text, and is not for secrets")
    func hints() {
        var client = TestClient()
        _ = client.create(#""type":"email","text":"wolf@gmial.com""#)
        let hinted = client.request("field/validate", #"{"field":"f"}"#)
        #expect(hinted.findings.contains { $0.hasPrefix("4 did-you-mean") })
        _ = client.create(#""type":"email","secure":true,"text":"wolf@gmial.com""#)
        #expect(client.request("field/validate", #"{"field":"f"}"#).findings.isEmpty)
    }

    @Test("A secret shows neither its network nor, when pushed, what may follow")
    func details() {
        var client = TestClient(#"{"capabilities":{"allowed":true}}"#)
        _ = client.create(#""type":"card","secure":true"#)
        client.notifications = []
        let edited = client.request("field/edit", #"{"field":"f","input":"37"}"#)
        #expect(edited["accepted"].flag == true)
        let pushed = client.notifications.map { $0["params"]["presentation"] }
        #expect(pushed.contains { $0["masked"].string == "••" })
        #expect(pushed.allSatisfy { $0["badge"].isAbsent && $0["allowed"].isAbsent })
        let snapshot = client.request("field/get", #"{"field":"f"}"#)
        #expect(snapshot["presentation"]["badge"].isAbsent)
        #expect(snapshot["text"].string == "37" && snapshot.allowed == "[0-9]")
    }

    @Test("A keyboard learns nothing of a secret")
    func keyboard() {
        var client = TestClient()
        let open = client.create("")["presentation"]
        #expect(open["autocorrect"].flag == true && open["capitalize"].string == "sentences")
        let secret = client.create(#""secure":true"#)["presentation"]
        #expect(secret["autocorrect"].flag == false && secret["capitalize"].string == "none")
    }

    @Test("A field that stops to be secret is not shown, nor is one that becomes so")
    func revealing() {
        var client = TestClient()
        _ = client.create(#""secure":true,"text":"abc""#)
        let action = #"{"field":"f","action":"toggleSecure"}"#
        #expect(client.request("field/action", action)["presentation"]["secure"].flag == false)
        _ = client.request("field/update", #"{"field":"f","set":{"secure":false}}"#)
        let again = client.request("field/update", #"{"field":"f","set":{"secure":true}}"#)
        #expect(again["presentation"]["masked"].string == "•••")
    }

    private static func holds(_ notification: JSON, _ secret: String) -> Bool {
        notification.description.contains(secret.quoted.dropFirst().dropLast())
    }
}
