import FieldServer
import TestClients
import TestSupport
import Testing

/// Postal codes of the region that another field has (specification, section 7.4).
@Suite("Postal codes of a region") struct RegionTests {
    @Test("A code that is not one of its address's region is warned of, and no error")
    func regions() {
        for (country, region, good, bad) in [
            ("US", "California", ["94103", "90001"], ["10001", "97001"]), ("US", "NY", ["10001", "06390"], ["06391"]),
            ("CA", "Ontario", ["K1A 0B1", "M5V 3L9"], ["V6B 4Y8"]), ("CA", "Québec", ["K1A 0B1"], ["K1B 0B1"]),
            ("ES", "Madrid", ["28013"], ["08001"]),
            ("SV", "San Salvador", ["1101", "CP 1101"], ["1301"]),
            ("JP", "北海道", ["060-0001"], ["100-0001"]), ("BR", "São Paulo", ["01310-100"], ["20040-020"]),
            ("AU", "Tasmania", ["7000"], ["2000"]), ("KR", "서울", ["04524"], ["48058"]),
            ("AR", "Córdoba", ["X5000ABC", "5000"], ["B5000ABC"]), ("IT", "Milano", ["20121"], ["00184"]),
        ] {
            var client = TestClient("{}")
            _ = client.request(
                "form/open",
                #"{"form":"f","fields":[{"field":"a","type":{"name":"address","country":"\#(country)"}}]}"#)
            client.set("a.region", region)
            for code in good {
                client.set("a.postalCode", code)
                #expect(client.codes("a.postalCode") == [], "\(region): \(code)")
            }
            for code in bad {
                client.set("a.postalCode", code)
                #expect(client.codes("a.postalCode") == ["other-region"], "\(region): \(code)")
                #expect(client.get("a.postalCode")["state"]["validity"].string == "warning", "\(region): \(code)")
            }
        }
    }

    @Test("It is said with the first character that no code of the region goes on with, and when the region changes")
    func live() {
        var client = TestClient("{}")
        _ = client.request(
            "form/open",
            #"{"form":"f","fields":[{"field":"a","type":{"name":"address","countries":["US","MX"]},"validation":{"live":{"policy":"always","delay":0}}}]}"#
        )
        client.set("a.country", "United States")
        client.set("a.region", "California")
        client.notifications = []
        _ = client.request("field/edit", #"{"field":"a.postalCode","version":1,"input":"9"}"#)
        #expect(client.get("a.postalCode")["diagnostics"].list.isEmpty)
        _ = client.request("field/edit", #"{"field":"a.postalCode","input":"7"}"#)
        #expect(client.get("a.postalCode")["diagnostics"].list.map { $0["code"].string } == ["other-region"])
        client.set("a.region", "OR")
        #expect(client.get("a.postalCode")["diagnostics"].list.isEmpty)
        #expect(client.get("a.postalCode")["text"].string == "97")
        client.set("a.country", "Mexico")
        #expect(client.get("a.region")["text"].string == "")
        #expect(client.get("a.postalCode")["diagnostics"].list.isEmpty)
    }

    @Test("A postal code by itself goes by any field that names a region, where its country has one of that name")
    func otherFields() {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"state","type":"st"}"#)
        _ = client.request(
            "field/create",
            #"{"field":"code","text":"10001","type":{"name":"postalCode","country":"US","region":{"field":"state"}}}"#)
        for (state, expected) in [("", []), ("CA", ["other-region"]), ("NY", []), ("TX", ["other-region"])] {
            client.set("state", state)
            #expect(client.codes("code") == expected, "\(state)")
        }
        _ = client.request("field/update", #"{"field":"state","set":{"type":"phrase","text":"california"}}"#)
        #expect(client.codes("code") == ["other-region"])
        client.set("state", "Somewhere")
        #expect(client.codes("code") == [])
    }

    @Test("What is no region of a postal code is refused")
    func refusals() {
        var client = TestClient("{}")
        for (type, expected) in [
            (#"{"name":"postalCode","country":"US","region":"CA"}"#, "type.region"),
            (#"{"name":"postalCode","country":"US","region":{}}"#, "type.region.field"),
            (#"{"name":"postalCode","country":"XX","region":{"field":"r"}}"#, "type.country"),
            (#"{"name":"address","country":"US","part":"city","region":{"field":"r"}}"#, "type.region"),
        ] {
            let answer = client.request("field/create", #"{"field":"x","type":\#(type)}"#)
            #expect(answer["error"]["data"]["path"].string == expected, "\(type): \(answer)")
        }
    }

    @Test("In rows of a section, and of texts to check, a code goes by the region beside it")
    func rows() {
        var client = TestClient("{}")
        _ = client.request(
            "form/open",
            #"{"form":"f","sections":[{"section":"s","least":2,"fields":[{"field":"a","type":{"name":"address","country":"US"}}]}]}"#
        )
        for (row, state) in [(1, "CA"), (2, "NY")] {
            client.set("s[\(row)].a.region", state)
            client.set("s[\(row)].a.postalCode", "94103")
        }
        #expect(client.codes("s[1].a.postalCode") == [])
        #expect(client.codes("s[2].a.postalCode") == ["other-region"])
        client.set("s[2].a.postalCode", "")
        let result = client.request(
            "form/check",
            #"{"form":"f","fields":["s[1].a.region","s[1].a.postalCode"],"rows":[["CA","94103"],["NY","94103"],["","94103"]]}"#
        )
        let found = result["findings"].list.map { ($0["row"].integer, $0["diagnostics"].list.first?["code"].string) }
        #expect(found.map { $0.0 } == [1] && found.map { $0.1 } == ["other-region"], "\(result)")
    }
}
