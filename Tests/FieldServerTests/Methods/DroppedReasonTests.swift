import FieldServer
import TestClients
import TestSupport
import Testing

@Suite("Why content is dropped") struct DroppedReasonTests {
    @Test("At creation, with an update, and where an element is picked") func reasons() {
        var client = TestClient()
        func said(_ answer: JSON) -> [String?] { [answer["dropped"].string, answer["reason"].string] }
        #expect(said(client.create(#""type":"phone","text":"555x1""#)) == ["x", "digit-expected"])
        #expect(said(client.create(#""type":"phone","value":"55512345678x""#)) == ["8x", "full"])
        #expect(said(client.create(#""type":"phone","text":"(555) 1""#)) == [nil, nil])
        func set(_ members: String) -> JSON {
            client.request("field/update", #"{"field":"f","set":{\#(members)}}"#)
        }
        #expect(said(set(#""text":"5b""#)) == ["b", "digit-expected"])
        #expect(said(set(#""text":"55512345678""#)) == ["8", "full"])
        #expect(said(set(#""text":"5""#)) == [nil, nil])
        _ = client.create(#""type":"phone","choices":["5a5"]"#)
        let picked = client.request("field/action", #"{"field":"f","action":"pick","index":0}"#)
        #expect(said(picked) == ["a", "digit-expected"])
    }

    @Test("Where the client wants no presentation, too") func plainly() {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        let created = client.create(#""type":"zip","text":"1a""#)
        #expect(created["dropped"].string == "a" && created["reason"].string == "digit-expected")
    }
}
