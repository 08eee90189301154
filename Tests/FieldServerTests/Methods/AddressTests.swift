import FieldServer
import TestClients
import TestSupport
import Testing

/// Addresses as items of a form, and types whose country is what another field has (specification, sections 6 and 7.4).
@Suite("Addresses in forms") struct AddressTests {
    private func open(_ fields: String, more: String = "", in client: inout TestClient) -> JSON {
        let answer = client.request("form/open", #"{"form":"f","fields":[\#(fields)]\#(more)}"#)
        client.wait(1000)
        client.notifications = []
        return answer
    }

    private func shown(_ client: inout TestClient, _ prefix: String = "a") -> [String] {
        ["country", "name", "organization", "street", "district", "city", "region", "postalCode", "sortingCode"].filter
        {
            let field = client.get("\(prefix).\($0)")
            return !field["text"].isAbsent && field["state"]["hidden"].isAbsent
        }
    }

    private func label(_ field: String, in client: inout TestClient) -> String {
        let label = client.get(field)["presentation"]["label"]
        return (label["text"].string ?? "") + (label["required"].flag == true ? "!" : "")
    }

    @Test("An address of one country is the fields that it has, in its order, with its labels")
    func oneCountry() {
        var client = TestClient("{}")
        let answer = open(
            #"{"field":"a","type":{"name":"address","country":"jp"},"required":true,"group":"g"},{"field":"note"}"#,
            in: &client)
        let fields = answer["fields"].list
        #expect(
            fields.compactMap { $0["field"].string } == [
                "a.postalCode", "a.region", "a.street", "a.organization", "a.name", "note",
            ])
        #expect(fields[1]["presentation"]["label"]["text"].string == "Prefecture")
        #expect(
            fields.map { $0["presentation"]["label"]["required"].flag == true } == [
                true, true, true, false, false, false,
            ])
        #expect(fields[0]["group"].string == "g")
        #expect(answer["invalid"].integer == 3)
    }

    @Test("Where the country is a field, its parts follow it, keep what is typed, and are told")
    func countryOfChoice() {
        var client = TestClient("{}")
        let answer = open(
            #"{"field":"a","type":{"name":"address","countries":["US","GB","JP"]},"required":true}"#, in: &client)
        #expect(answer["fields"].list.count == 7)
        #expect(shown(&client) == ["country"])
        #expect(client.request("form/submit", #"{"form":"f"}"#)["invalid"].list.compactMap(\.string) == ["a.country"])
        client.set("a.country", "United States")
        #expect(shown(&client) == ["country", "name", "organization", "street", "city", "region", "postalCode"])
        #expect(label("a.region", in: &client) == "State!")
        client.set("a.street", "1 Main St")
        client.set("a.city", "Oakland")
        client.set("a.region", "CA")
        client.set("a.postalCode", "94607-1234")
        #expect(client.request("form/submit", #"{"form":"f"}"#)["valid"].flag == true)
        client.notifications = []
        client.set("a.country", "GB")
        client.wait(1000)
        let told = Set(client.told())
        #expect(told.isSuperset(of: ["field a.region", "field a.postalCode", "field a.city"]))
        #expect(shown(&client) == ["country", "name", "organization", "street", "city", "postalCode"])
        #expect(label("a.city", in: &client) == "Post town!")
        #expect(client.get("a.street")["text"].string == "1 Main St")
        #expect(client.get("a.city")["text"].string == "Oakland")
        // Its digits begin no code there: nothing is made of a part of them.
        #expect(client.get("a.postalCode")["text"].string == "")
        client.set("a.country", "US")
        #expect(client.get("a.region")["text"].string == "California")
        #expect(client.get("a.region")["typed"].string == "CA")
        client.set("a.country", "JP")
        #expect(client.get("a.region")["text"].string == "")
        #expect(label("a.region", in: &client) == "Prefecture!")
        client.set("a.country", "")
        #expect(shown(&client) == ["country"])
    }

    @Test("An address begins with what it is given, in the order of its country")
    func content() {
        let typed = #"{"country":"JP","region":"13","postalCode":"100-0001","street":"1-1 Chiyoda"}"#
        var client = TestClient("{}")
        let answer = open(#"{"field":"a","type":"address","typed":\#(typed)}"#, in: &client)
        #expect(
            answer["fields"].list.prefix(4).compactMap { $0["field"].string } == [
                "a.country", "a.postalCode", "a.region", "a.street",
            ])
        #expect(client.get("a.region")["text"].string == "東京都")
        #expect(client.get("a.postalCode")["text"].string == "100-0001")
        let submitted = client.request("form/submit", #"{"form":"f"}"#)
        #expect(submitted["typed"]["a.country"].string == "JP")
        #expect(submitted["values"]["a.sortingCode"].isAbsent)
    }

    @Test("The id of an address stands for its fields in an order and on a page")
    func names() {
        var client = TestClient("{}")
        let answer = open(
            #"{"field":"note"},{"field":"a","type":{"name":"address","country":"DE"}}"#,
            more: #","order":["a","note"],"pages":[{"page":"one","fields":["note"]},{"page":"two","fields":["a"]}]"#,
            in: &client)
        #expect(answer["pages"].list.count == 2)
        _ = client.request("form/page", #"{"form":"f","to":"next"}"#)
        #expect(client.request("field/commit", #"{"field":"a.name"}"#)["next"].string == "a.organization")
    }

    @Test("A country that the author's own choice has serves as well, and conditions may ask the parts")
    func ownChoice() {
        let choice = #"{"name":"choice","choices":[{"label":"Deutschland","value":"DE"},{"label":"USA","value":"US"}]}"#
        var client = TestClient("{}")
        _ = open(
            #"{"field":"land","type":\#(choice)},{"field":"a","type":{"name":"address","country":{"field":"land"}}},"#
                + #"{"field":"tax","shown":{"field":"a.region","rule":"equals","value":"NY"}}"#, in: &client)
        #expect(client.get("a.country")["error"]["code"].integer != nil)
        client.set("land", "USA")
        #expect(client.get("tax")["state"]["hidden"].flag == true)
        client.set("a.region", "New York")
        #expect(client.get("tax")["state"]["hidden"].isAbsent)
        client.set("land", "Deutschland")
        #expect(client.get("tax")["state"]["hidden"].flag == true)
    }

    @Test("Other types go by a field's country too")
    func otherTypes() {
        var client = TestClient("{}")
        _ = open(
            #"{"field":"c","type":"country"},{"field":"tel","type":{"name":"tel","country":{"field":"c"}}},"#
                + #"{"field":"code","type":{"name":"postalCode","country":{"field":"c"}}},"#
                + #"{"field":"tax","type":{"name":"taxId","country":{"field":"c"}}}"#, in: &client)
        #expect(client.get("code")["state"]["hidden"].flag == true)
        #expect(client.get("tel")["state"]["hidden"].isAbsent)
        client.set("c", "Germany")
        client.set("tel", "030 12345678")
        #expect(client.get("tel")["typed"].string == "+493012345678")
        client.set("code", "D-10115")
        #expect(client.get("code")["text"].string == "10115")
        // It stays the same number.
        client.set("c", "France")
        #expect(client.get("tel")["typed"].string == "+493012345678")
        client.set("c", "Hong Kong SAR China")
        #expect(client.get("code")["state"]["hidden"].flag == true)
        #expect(client.get("tax")["state"]["hidden"].isAbsent)
    }

    @Test("Rows of a section have addresses, each with its own country")
    func rows() {
        var client = TestClient("{}")
        let section =
            #"{"section":"s","least":2,"fields":[{"field":"a","type":{"name":"address","countries":["DE","US"]}}]}"#
        _ = client.request("form/open", #"{"form":"f","sections":[\#(section)]}"#)
        client.set("s[1].a.country", "US")
        #expect(shown(&client, "s[1].a").contains("region"))
        #expect(shown(&client, "s[2].a") == ["country"])
        let added = client.request("section/add", #"{"form":"f","section":"s","texts":{"a.country":"Germany"}}"#)
        #expect(added["row"].integer == 3)
        #expect(shown(&client, "s[3].a") == ["country", "name", "organization", "street", "city", "postalCode"])
    }

    @Test("Rows of texts are judged by the country of each")
    func check() {
        var client = TestClient("{}")
        _ = open(
            #"{"field":"a","type":{"name":"address","countries":["US","DE"]},"required":true}"#, in: &client)
        let rows =
            #"[["US","1 Main St","Oakland","CA","94607"],["DE","Allee 1","Berlin","","10115"],["US","x","y","","1"]]"#
        let checked = client.request(
            "form/check",
            #"{"form":"f","fields":["a.country","a.street","a.city","a.region","a.postalCode"],"rows":\#(rows)}"#)
        #expect(checked["invalid"].list.compactMap(\.integer) == [2])
    }

    @Test("A snapshot brings an address back")
    func snapshot() {
        var client = TestClient("{}")
        _ = open(#"{"field":"a","type":{"name":"address"},"typed":{"country":"US","region":"CA"}}"#, in: &client)
        let kept = client.snapshot()
        var other = TestClient("{}")
        _ = other.request("session/restore", #"{"snapshot":\#(kept)}"#)
        #expect(other.get("a.region")["typed"].string == "CA")
        #expect(label("a.postalCode", in: &other) == "ZIP code")
        other.set("a.country", "GB")
        #expect(shown(&other) == ["country", "name", "organization", "street", "city", "postalCode"])
    }

    @Test(
        "A code that comes before its country is read when the country is there",
        arguments: [
            (#""name":"postalCode""#, #""text":"sw1a1aa""#, "GB", "SW1A 1AA"),
            (#""name":"postalCode""#, #""typed":"SW1A 1AA""#, "GB", "SW1A 1AA"),
            (#""name":"taxId""#, #""typed":"12345678909""#, "BR", "123.456.789-09"),
            (#""name":"address","part":"region""#, #""typed":"CA""#, "US", "California"),
        ])
    func codeBeforeCountry(_ row: (type: String, content: String, country: String, shown: String)) {
        var client = TestClient("{}")
        let answer = open(
            #"{"field":"code","type":{\#(row.type),"country":{"field":"c"}},\#(row.content)},"#
                + #"{"field":"c","type":"country","text":"\#(row.country)"}"#, in: &client)
        #expect(answer["fields"][0]["text"].string == row.shown, "\(answer)")
        #expect(answer["fields"][0]["state"]["dirty"].flag == false)
        #expect(client.request("form/submit", #"{"form":"f"}"#)["valid"].flag == true)
    }

    @Test("A row's code that comes before its country is read when the country is there")
    func codeBeforeCountryInRow() {
        var client = TestClient("{}")
        _ = client.request(
            "form/open",
            #"{"form":"f","sections":[{"section":"s","fields":[{"field":"code","type":{"name":"postalCode","country":{"field":".c"}}},"#
                + #"{"field":"c","type":"country"}]}]}"#)
        let added = client.request(
            "section/add", #"{"form":"f","section":"s","texts":{"code":"941051234","c":"US"}}"#)
        #expect(added["fields"][0]["text"].string == "94105-1234")
    }

    @Test("A snapshot keeps how a code shows in its country, what was edited and where the caret is")
    func snapshotOfCode() {
        var client = TestClient("{}")
        _ = open(
            #"{"field":"code","type":{"name":"postalCode","country":{"field":"c"}}},{"field":"c","type":"country","text":"CA"}"#,
            in: &client)
        for key in "k1a0b1" { _ = client.request("field/edit", #"{"field":"code","input":"\#(key)"}"#) }
        _ = client.request("field/select", #"{"field":"code","selection":{"start":1,"end":7}}"#)
        #expect(client.get("code")["text"].string == "K1A 0B1")
        let kept = client.snapshot()
        var other = TestClient("{}")
        #expect(other.request("session/restore", #"{"snapshot":\#(kept)}"#)["fields"].integer == 2)
        #expect(other.snapshot() == kept)
        for message in [
            ("field/get", #"{"field":"code"}"#), ("field/undo", #"{"field":"code"}"#),
            ("field/get", #"{"field":"code"}"#), ("form/submit", #"{"form":"f"}"#),
        ] {
            let (said, expected) = (other.request(message.0, message.1), client.request(message.0, message.1))
            #expect("\(said)" == "\(expected)")
        }
    }

    @Test(
        "What is wrong with an address is told with its place",
        arguments: [
            (#"{"field":"a","type":{"name":"address","country":"QQ"}}"#, "fields[0].type.country"),
            (#"{"field":"a","type":{"name":"address","country":{}}}"#, "fields[0].type.country.field"),
            (#"{"field":"a","type":{"name":"address","countries":[]}}"#, "fields[0].type.countries"),
            (#"{"field":"a","type":{"name":"address","countries":["DE","XX"]}}"#, "fields[0].type.countries[1]"),
            (#"{"field":"a","type":{"name":"address","countries":["DE","DE"]}}"#, "fields[0].type.countries[1]"),
            (#"{"field":"a","type":{"name":"address","country":"DE","countries":["DE"]}}"#, "fields[0].type.countries"),
            (#"{"field":"a","type":{"name":"address","script":"greek"}}"#, "fields[0].type.script"),
            (#"{"field":"a","type":{"name":"address","part":"planet","country":"DE"}}"#, "fields[0].type.part"),
            (#"{"field":"a","type":{"name":"address","part":"city"}}"#, "fields[0].type.country"),
            (#"{"field":"a","type":"address","label":"Home"}"#, "fields[0].label"),
            (#"{"field":"a","type":"address","typed":"Berlin"}"#, "fields[0].typed"),
            (#"{"field":"a","type":"address","typed":{"planet":"Mars"}}"#, "fields[0].typed.planet"),
            (
                #"{"field":"a","type":{"name":"address","country":"DE"},"typed":{"region":"BE"}}"#,
                "fields[0].typed.region"
            ),
            (#"{"type":"address"}"#, "fields[0].field"),
            (
                #"{"field":"b"},{"field":"a","type":{"name":"address","country":{"field":"a.city"}}}"#,
                "fields[1].type.country"
            ),
        ])
    func errors(fields: String, path: String) {
        var client = TestClient("{}")
        let answer = open(fields, in: &client)
        #expect(answer["error"]["data"]["path"].string == path)
        #expect(client.request("field/list", #"{"form":"f"}"#)["fields"].list.isEmpty)
    }
}
