import TestClients
import TestSupport
import Testing

@testable import FieldServer

/// Pages of a form, against a plain list of fields (specification, section 6).
@Suite("Pages") struct PageTests {
    /// Six fields on three pages, of which two are named; what is left is on none.
    private static let pages = #"""
        [{"page":"p","fields":["a","b"]},{"page":"q","groups":["g"],"leave":"free"},{"page":"r","fields":["e"]}]
        """#
    private static let pageOf = ["a": "p", "b": "p", "c": "q", "d": "q", "e": "r"]

    private static func made(presentation: Bool = true) -> TestClient {
        var client = TestClient(#"{"capabilities":{"presentation":\#(presentation)}}"#)
        _ = client.request("form/open", #"{"form":"o","pages":\#(pages)}"#)
        for field in ["a", "b", "c", "d", "e", "f"] {
            let group = pageOf[field] == "q" ? #","group":"g""# : ""
            _ = client.request("field/create", #"{"form":"o","field":"\#(field)","required":true\#(group)}"#)
        }
        return client
    }

    @Test("Each page counts its own fields and those on none", arguments: [1, 2] as [UInt64])
    func standing(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var client = Self.made()
        var empty: Set<String> = ["a", "b", "c", "d", "e", "f"]
        var told: [String: Int] = [:]
        for status in client.request("form/open", #"{"form":"o"}"#)["pages"].list {
            told[status["page"].string ?? ""] = status["invalid"].integer
        }
        client.notifications = []
        for _ in 0..<60 {
            let field = random.pick(["a", "b", "c", "d", "e", "f"])
            let text = random.oneIn(2) ? "" : "x"
            _ = client.request("field/edit", #"{"field":"\#(field)","text":"\#(text)"}"#)
            if text.isEmpty { empty.insert(field) } else { empty.remove(field) }
            client.wait(200)
            for status in client.notifications where status["method"].string == "form/status" {
                for page in status["params"]["pages"].list {
                    #expect(page["valid"].flag == (page["invalid"].integer == 0))
                    told[page["page"].string ?? ""] = page["invalid"].integer
                }
            }
            client.notifications = []
            for page in ["p", "q", "r"] {
                let count = empty.count { Self.pageOf[$0] ?? page == page }
                #expect(told[page] == count, "page \(page), seed \(seed)")
            }
        }
    }

    @Test("Return walks the page with what is on none, and then leads to the next page")
    func order() {
        var client = Self.made()
        func next(_ field: String, _ client: inout TestClient) -> String {
            let result = client.request("field/commit", #"{"field":"\#(field)"}"#)
            return result["next"].string ?? result["page"].string.map { "page \($0)" }
                ?? (result["submit"].flag == true ? "submit" : "nothing")
        }
        #expect(["a", "b", "f"].map { next($0, &client) } == ["b", "f", "page q"])
        #expect(["c", "d", "e"].map { next($0, &client) } == ["d", "f", "f"])
        for field in ["a", "b", "f"] { _ = client.type("x", field: field) }
        _ = client.request("form/page", #"{"form":"o","page":"r"}"#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["page"].string == "r")
        #expect(next("f", &client) == "submit")
    }

    @Test("The key of a field on no page says where the page leads that the form is on")
    func returnKey() {
        var client = Self.made()
        for field in ["a", "b", "f"] { _ = client.type("x", field: field) }
        client.notifications = []
        _ = client.request("form/page", #"{"form":"o","page":"r"}"#)
        let keys = client.notifications.filter { $0["params"]["field"].string == "f" }.compactMap {
            $0["params"]["presentation"]["returnKey"].string
        }
        #expect(keys == ["go"])
        client.notifications = []
        _ = client.request("form/page", #"{"form":"o","to":"previous"}"#)
        #expect(client.notifications.compactMap { $0["params"]["presentation"]["returnKey"].string } == ["next"])
    }

    @Test("What is judged when a page is left is the page, in one go or in slices", arguments: [10, 3_000])
    func leaving(count: Int) {
        var client = TestClient()
        _ = client.request(
            "form/open", #"{"form":"o","pages":[{"page":"p","groups":["g"]},{"page":"q","groups":["h"]}]}"#)
        for number in 0..<count {
            _ = client.request("field/create", #"{"form":"o","group":"g","field":"g\#(number)","required":true}"#)
            _ = client.request("field/create", #"{"form":"o","group":"h","field":"h\#(number)","required":true}"#)
        }
        let left = client.request("form/page", #"{"form":"o","to":"next"}"#)
        #expect(left["moved"].flag == false && left["first"].string == "g0")
        #expect(left["invalid"].list.count == count)
        let told = client.told().filter { $0.hasPrefix("field") }
        #expect(told.count == count && told.allSatisfy { $0.hasPrefix("field g") })
        for number in 0..<count { _ = client.request("field/edit", #"{"field":"g\#(number)","text":"x"}"#) }
        #expect(client.request("form/page", #"{"form":"o","to":"next"}"#)["page"].string == "q")
        #expect(client.request("form/submit", #"{"form":"o"}"#)["page"].string == "q")
    }

    @Test("Leaving a page looks at the fields of the page alone")
    func visits() {
        var client = TestClient()
        _ = client.request(
            "form/open", #"{"form":"o","pages":[{"page":"p","fields":["f0","f1"]},{"page":"q","groups":["h"]}]}"#)
        for number in 0..<2_000 {
            let group = number < 2 ? "" : #""group":"h","#
            _ = client.request("field/create", #"{"form":"o",\#(group)"field":"f\#(number)"}"#)
        }
        let before = client.session.store.registry.visits.total
        _ = client.request("form/page", #"{"form":"o","to":"next"}"#)
        #expect(client.session.store.registry.visits.total - before < 40)
    }

    @Test("Other pages take the place of those there were")
    func otherPages() {
        var client = Self.made()
        for field in ["a", "b", "f"] { _ = client.type("x", field: field) }
        _ = client.request("form/page", #"{"form":"o","to":"next"}"#)
        let status = client.request(
            "form/open", #"{"form":"o","pages":[{"page":"x","fields":["a","c"]},{"page":"q"}]}"#)
        #expect(status["page"].string == "q")
        // On no page are b, d, e and f, of which two are empty.
        #expect(status["pages"].list.map { $0["invalid"].integer } == [3, 2])
        let none = client.request("form/open", #"{"form":"o","pages":[]}"#)
        #expect(none["pages"].isAbsent && none["page"].isAbsent)
        #expect(client.request("field/commit", #"{"field":"a"}"#)["next"].string == "b")
    }

    @Test("A page of whose fields none shows is left out")
    func barePages() {
        var client = TestClient()
        let shown = #""shown":{"field":"a","rule":"equals","value":"x"}"#
        let pages = #"[{"page":"p","fields":["a"]},{"page":"q","fields":["b","d"]},{"page":"r","fields":["c"]}]"#
        let fields = #"[{"field":"a"},{"field":"b",\#(shown)},{"field":"d",\#(shown)},{"field":"c"}]"#
        let opened = client.request("form/open", #"{"form":"o","pages":\#(pages),"fields":\#(fields)}"#)
        #expect(opened["pages"].list.map { $0["shown"].flag } == [nil, false, nil])
        #expect(client.request("field/commit", #"{"field":"a"}"#)["page"].string == "r")
        #expect(
            client.request("form/page", #"{"form":"o","page":"q"}"#)["error"]["data"]["reason"].string == "page-hidden")
        #expect(client.request("form/page", #"{"form":"o","to":"next"}"#)["page"].string == "r")
        client.wait(1_000)
        client.notifications = []
        _ = client.type("x", field: "a")
        client.wait(1_000)
        let told = client.notifications.last { $0["method"].string == "form/status" }?["params"]
        #expect(told?["pages"].list.map { $0["page"].string } == ["q"] && told?["page"].string == "r")
        #expect(client.request("form/page", #"{"form":"o","to":"previous"}"#)["page"].string == "q")
        // Who is on it is no more.
        _ = client.type("y", field: "a")
        #expect(client.request("form/open", #"{"form":"o"}"#)["page"].string == "r")
        let snapshot = client.snapshot()
        var other = TestClient()
        _ = other.restore(snapshot)
        #expect(other.snapshot() == snapshot)
        // What is disabled shows, and what goes takes its page along.
        _ = client.request("field/update", #"{"field":"b","set":{"shown":true,"enabled":false}}"#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["pages"][1]["shown"].isAbsent)
        _ = client.request("field/dispose", #"{"field":"b"}"#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["pages"][1]["shown"].flag == false)
    }

    @Test("A page that nothing shows of yet is not left before the form is opened")
    func fieldsThatComeOneByOne() {
        var client = TestClient()
        let pages = #"[{"page":"p","fields":["a","b"]},{"page":"q","groups":["g"]}]"#
        _ = client.request("form/open", #"{"form":"o","pages":\#(pages)}"#)
        _ = client.request("field/create", #"{"form":"o","field":"a","shown":false}"#)
        _ = client.request("field/create", #"{"form":"o","field":"b"}"#)
        _ = client.request("field/create", #"{"form":"o","field":"c","group":"g"}"#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["page"].string == "p")
        _ = client.request("field/update", #"{"field":"b","set":{"shown":false}}"#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["page"].string == "q")
        // To a section rows may come.
        let sections = #"[{"section":"s","page":"p","fields":[{"field":"x"}]}]"#
        let opened = client.request("form/open", #"{"form":"o","sections":\#(sections)}"#)
        #expect(opened["pages"].list.map { $0["shown"].isAbsent } == [true, true])
    }

    @Test("Where no page shows, there is nowhere to turn, and the form can be submitted")
    func noPage() {
        var client = TestClient()
        let pages = #"[{"page":"p","fields":["a"]},{"page":"q","fields":["b"]}]"#
        let fields = #"[{"field":"a","shown":false},{"field":"b","shown":false}]"#
        let opened = client.request("form/open", #"{"form":"o","pages":\#(pages),"fields":\#(fields)}"#)
        #expect(opened["page"].string == "p" && opened["pages"].list.map { $0["shown"].flag } == [false, false])
        #expect(client.request("form/page", #"{"form":"o","to":"next"}"#)["moved"].flag == false)
        #expect(client.request("form/submit", #"{"form":"o"}"#)["valid"].flag == true)
    }

    @Test("A page whose condition does not hold is left out, with all that is on it")
    func conditions() {
        var client = TestClient()
        let shown = #""shown":{"field":"a","rule":"equals","value":"x"}"#
        let second = #"{"page":"q","groups":["g"],\#(shown)}"#
        let pages = #"[{"page":"p","fields":["a"]},\#(second),{"page":"r","fields":["c"]}]"#
        _ = client.request("form/open", #"{"form":"o","pages":\#(pages)}"#)
        for field in ["a", "b", "c"] {
            let group = field == "b" ? #""group":"g","required":true,"# : ""
            _ = client.request("field/create", #"{"form":"o",\#(group)"field":"\#(field)"}"#)
        }
        func status(_ client: inout TestClient) -> JSON { client.request("form/open", #"{"form":"o"}"#) }
        func turn(_ way: String, _ client: inout TestClient) -> JSON {
            client.request("form/page", #"{"form":"o",\#(way)}"#)
        }
        #expect(status(&client)["pages"].list.map { $0["shown"].flag } == [nil, false, nil])
        #expect(status(&client)["valid"].flag == true)
        #expect(client.request("field/get", #"{"field":"b"}"#)["state"]["hidden"].flag == true)
        #expect(client.request("field/commit", #"{"field":"a"}"#)["page"].string == "r")
        #expect(turn(#""page":"q""#, &client)["error"]["data"]["reason"].string == "page-hidden")
        #expect(turn(#""to":"next""#, &client)["page"].string == "r")
        client.notifications = []
        client.wait(1_000)
        _ = client.type("x", field: "a")
        client.wait(1_000)
        let told = client.notifications.last { $0["method"].string == "form/status" }?["params"]
        #expect(told?["pages"].list.map { $0["page"].string } == ["q"] && told?["invalid"].integer == 1)
        #expect(client.request("field/get", #"{"field":"b"}"#)["state"]["hidden"].isAbsent)
        #expect(turn(#""to":"previous""#, &client)["page"].string == "q")
        #expect(turn(#""to":"next""#, &client)["first"].string == "b")
        // The form does not stay on a page that goes.
        client.notifications = []
        _ = client.type("y", field: "a")
        client.wait(1_000)
        let left = client.notifications.last { $0["method"].string == "form/status" }?["params"]
        #expect(left?["page"].string == "r" && left?["pages"][0]["shown"].flag == false)
        // Other pages take their conditions with them, and a snapshot keeps them.
        let snapshot = client.snapshot()
        var other = TestClient()
        _ = other.restore(snapshot)
        #expect(other.snapshot() == snapshot)
        #expect("\(status(&other))" == "\(status(&client))")
        _ = client.request("form/open", #"{"form":"o","pages":[{"page":"q","groups":["g"]}]}"#)
        #expect(client.request("field/get", #"{"field":"b"}"#)["state"]["hidden"].isAbsent)
        // A page that never shows is no other after a snapshot.
        let never = #"[{"page":"p","fields":["a"]},{"page":"q","groups":["g"],"shown":false}]"#
        _ = client.request("form/open", #"{"form":"o","pages":\#(never)}"#)
        _ = client.request("field/update", #"{"field":"c","set":{"enabled":{"rule":"any","rules":[]}}}"#)
        var third = TestClient()
        _ = third.restore(client.snapshot())
        #expect(third.request("field/get", #"{"field":"b"}"#)["state"]["hidden"].flag == true)
        #expect(third.request("field/get", #"{"field":"c"}"#)["state"]["enabled"].flag == false)
        #expect("\(status(&third))" == "\(status(&client))")
        // What is on a page can't decide whether that shows.
        let cycle = #"[{"page":"p","fields":["a"],"shown":{"field":"a","rule":"empty"}}]"#
        #expect(client.request("form/open", #"{"form":"o","pages":\#(cycle)}"#)["error"]["code"].integer == -32013)
    }
}
