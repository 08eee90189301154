import TestClients
import TestSupport
import Testing

/// What groups' rules do to the counts of their form (specification, sections 5.3 and 6).
@Suite("Counts of forms with rules between fields") struct GroupRuleCountTests {
    @Test("A rule that goes from one field to another is counted where it goes")
    func host() {
        var client = TestClient("{}")
        for field in ["a", "b"] { _ = client.request("field/create", #"{"field":"\#(field)"}"#) }
        func define(_ fields: String, _ client: inout TestClient) -> Int? {
            _ = client.request(
                "group/define", #"{"group":"g","rules":[{"rule":"exactlyOne","fields":[\#(fields)]}]}"#)
            return client.request("form/open", #"{"form":""}"#)["invalid"].integer
        }
        #expect(define(#""a""#, &client) == 1)
        _ = client.request("field/commit", #"{"field":"a"}"#)
        #expect(define(#""a","b""#, &client) == 1)
        _ = client.request("field/edit", #"{"field":"a","input":"x"}"#)
        #expect(client.request("form/open", #"{"form":""}"#)["invalid"].integer == 0)
    }
}
