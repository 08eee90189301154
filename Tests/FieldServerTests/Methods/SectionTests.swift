import FieldServer
import TestClients
import TestSupport
import Testing

/// Sections that repeat, against a plain list of rows (specification, section 6).
@Suite("Sections that repeat") struct SectionTests {
    private static let open = #"""
        {"form":"o","order":["first","items","last"],"sections":[{"section":"items","least":1,"most":6,"unique":["a"],
        "fields":[{"field":"a"},{"field":"b","required":true}]}]}
        """#

    private static let pair =
        #"{"form":"o","sections":[{"section":"s","least":2,"unique":["a"],"fields":[{"field":"a"}]}]}"#

    /// The fields that Return walks, from one on.
    private static func walk(from start: String, _ client: inout TestClient) -> [String] {
        var walked: [String] = []
        var next: String? = start
        while let field = next, walked.count < 40 {
            walked.append(field)
            let result = client.request("field/commit", #"{"field":"\#(field)"}"#)
            next = result["next"].string
            #expect(result["submit"].flag == (next == nil))
        }
        return walked
    }

    @Test(
        "What conditions and totals decide of new rows is judged with them",
        arguments: [
            // A rule between fields shows on the last that takes part.
            (
                #"{"field":"a"},{"field":"b","shown":{"field":"x","rule":"equals","value":"yes"}}"#,
                #""rules":[{"rule":"atLeastOne","fields":[".a",".b"]}]"#
            ),
            // A value that is computed is another's too.
            (#"{"field":"a","type":"number","total":{"sum":["one"]}}"#, #""unique":["a"]"#),
        ])
    func newRows(fields: String, members: String) {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"""
            {"form":"o","fields":[{"field":"x"},{"field":"one","type":"number","text":"1"}],
            "sections":[{"section":"s","least":2,"fields":[\#(fields)],\#(members)}]}
            """#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["invalid"].integer == 2)
        _ = client.request("section/add", #"{"form":"o","section":"s"}"#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["invalid"].integer == 3)
        #expect(client.request("form/submit", #"{"form":"o"}"#)["invalid"].list.count == 3)
    }

    @Test("A new row with an empty required field is news of its form, its group and its page")
    func newRowIsTold() {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"""
            {"form":"o","groups":["g"],"pages":[{"page":"p","groups":["g"]}],
            "sections":[{"section":"s","group":"g","least":1,"fields":[{"field":"a","required":true}]}]}
            """#)
        client.notifications = []
        _ = client.request("section/add", #"{"form":"o","section":"s"}"#)
        let told = client.notifications.filter { $0["method"].string?.hasSuffix("/status") == true }
        #expect(told.map { $0["method"].string } == ["group/status", "form/status"])
        #expect(told.map { $0["params"]["invalid"].integer } == [2, 2])
        #expect(told.last?["params"]["pages"].list.map { $0["invalid"].integer } == [2])
    }

    @Test("The answer that opens a form has what totals of its rows decide")
    func totalsOfTheFirstRows() {
        var client = TestClient()
        let opened = client.request(
            "form/open",
            #"""
            {"form":"o","fields":[{"field":"count","type":"number","total":{"count":"s"}},
            {"field":"why","required":true,"shown":{"field":"count","rule":"range","min":2}}],
            "sections":[{"section":"s","least":2,"fields":[{"field":"a"}]}]}
            """#)
        #expect(opened["valid"].flag == false)
        #expect(opened["invalid"].integer == 1)
        #expect(opened["fields"][1]["state"]["hidden"].isAbsent)
        #expect(client.notifications.allSatisfy { $0["method"].string != "field/diagnostics" })
    }

    @Test("Rows are added, moved and removed as in a list", arguments: [1, 2, 3] as [UInt64])
    func rows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var client = TestClient()
        _ = client.request("form/open", Self.open)
        for field in ["first", "last"] { _ = client.request("field/create", #"{"form":"o","field":"\#(field)"}"#) }
        var rows = [1]
        var texts: [Int: String] = [:]
        var last = 1
        for _ in 0..<60 {
            let row = random.pick(rows)
            switch random.below(5) {
            case 0, 1:
                let at = random.below(rows.count + 1)
                let text = random.pick(["x", "y", "z", ""])
                let result = client.request(
                    "section/add", #"{"form":"o","section":"items","at":\#(at),"texts":{"a":"\#(text)"}}"#)
                guard rows.count < 6 else {
                    #expect(result["error"]["data"]["reason"].string == "section-full", "seed \(seed)")
                    continue
                }
                last += 1
                rows.insert(last, at: at)
                texts[last] = text
                #expect(result["row"].integer == last && result["fields"].list.count == 2, "seed \(seed)")
            case 2:
                let result = client.request("section/remove", #"{"form":"o","section":"items","row":\#(row)}"#)
                guard rows.count > 1 else {
                    #expect(result["error"]["data"]["reason"].string == "section-least", "seed \(seed)")
                    continue
                }
                #expect(result["texts"]["a"].string == texts[row] ?? "", "seed \(seed)")
                rows.removeAll { $0 == row }
            case 3:
                let to = random.below(rows.count)
                _ = client.request("section/move", #"{"form":"o","section":"items","row":\#(row),"to":\#(to)}"#)
                rows.removeAll { $0 == row }
                rows.insert(row, at: to)
            default:
                texts[row] = random.pick(["x", "y", "z", ""])
                _ = client.type(texts[row] ?? "", field: "items[\(row)].a")
            }
            let state = client.request("form/open", #"{"form":"o"}"#)
            #expect(state["sections"][0]["rows"].list.map(\.integer) == rows, "seed \(seed)")
            // An empty `b` in each row, and each `a` that another row has too.
            let repeated = rows.count { row in
                let text = texts[row] ?? ""
                return !text.isEmpty && rows.contains { $0 != row && texts[$0] == text }
            }
            #expect(state["invalid"].integer == rows.count + repeated, "seed \(seed)")
        }
        let fields = rows.flatMap { ["items[\($0)].a", "items[\($0)].b"] }
        #expect(Self.walk(from: "first", &client) == ["first"] + fields + ["last"], "seed \(seed)")
        let submitted = client.request("form/submit", #"{"form":"o"}"#)
        #expect(submitted["valid"].flag == false)
        for row in rows {
            _ = client.type("\(row)", field: "items[\(row)].a")
            _ = client.type("\(row)", field: "items[\(row)].b")
        }
        let valid = client.request("form/submit", #"{"form":"o"}"#)
        #expect(valid["sections"]["items"].list.map(\.integer) == rows, "seed \(seed)")
    }

    @Test("Two spellings of one value are not unique")
    func uniqueSpellings() {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"{"form":"o","sections":[{"section":"s","least":2,"unique":["a"],"fields":[{"field":"a","type":"number"}]}]}"#
        )
        for (row, text) in [(1, "9.5"), (2, "9.50")] {
            _ = client.type(text, field: "s[\(row)].a")
            _ = client.request("field/blur", #"{"field":"s[\#(row)].a"}"#)
        }
        let found = client.request("field/get", #"{"field":"s[2].a"}"#)["diagnostics"].list
        #expect(found.compactMap { $0["code"].string } == ["not-unique"])
    }

    @Test("A value that two rows have shows on both when both were left, and goes from both")
    func uniqueValues() {
        var client = TestClient()
        _ = client.request("form/open", Self.pair)
        func codes(_ row: Int, _ client: inout TestClient) -> [String] {
            let field = client.request("field/get", #"{"field":"s[\#(row)].a"}"#)
            return field["diagnostics"].list.compactMap { $0["code"].string }
        }
        for row in [1, 2] {
            _ = client.type("x", field: "s[\(row)].a")
            #expect(codes(row, &client) == [])
            _ = client.request("field/blur", #"{"field":"s[\#(row)].a"}"#)
        }
        #expect(codes(1, &client) == ["not-unique"] && codes(2, &client) == ["not-unique"])
        _ = client.request("field/edit", #"{"field":"s[2].a","text":"y"}"#)
        #expect(codes(1, &client) == [] && codes(2, &client) == [])
        _ = client.request("field/blur", #"{"field":"s[2].a"}"#)
        // A row that comes brings its value, and one that goes takes it with it.
        _ = client.request("section/add", #"{"form":"o","section":"s","texts":{"a":"y"}}"#)
        #expect(client.request("form/open", #"{"form":"o"}"#)["invalid"].integer == 2)
        #expect(codes(2, &client) == ["not-unique"])
        _ = client.request("section/remove", #"{"form":"o","section":"s","row":3}"#)
        #expect(codes(2, &client) == [])
        #expect(client.request("form/open", #"{"form":"o"}"#)["invalid"].integer == 0)
        // What takes no part repeats nothing.
        _ = client.request("field/update", #"{"field":"s[1].a","set":{"enabled":false,"text":"y"}}"#)
        #expect(codes(2, &client) == [])
        _ = client.request("field/update", #"{"field":"s[1].a","set":{"enabled":true}}"#)
        #expect(codes(2, &client) == ["not-unique"])
        // Nor does what has left its form.
        _ = client.request("field/update", #"{"field":"s[1].a","set":{"form":"other"}}"#)
        #expect(codes(2, &client) == [])
    }

    @Test("A form is checked with the values of its rows")
    func checkedRows() {
        var client = TestClient()
        _ = client.request("form/open", Self.pair)
        let found = client.request(
            "form/check", #"{"form":"o","fields":["s[1].a","s[2].a"],"rows":[["x","y"],["x","x"],["",""]]}"#)
        #expect(found["invalid"].list.map(\.integer) == [1])
        #expect(found["findings"].list.map { $0["field"].string } == ["s[1].a", "s[2].a"])
    }

    @Test("A row that was removed comes back with what the removal answered, also one with a total")
    func removedRows() {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"{"form":"o","sections":[{"section":"s","fields":[{"field":"a","type":"number"},"#
                + #"{"field":"b","type":"number","total":{"product":[".a",".a"]}},{"field":"c","secure":true}]}]}"#)
        _ = client.request("section/add", #"{"form":"o","section":"s","texts":{"a":"3","c":"x"}}"#)
        let removed = client.request("section/remove", #"{"form":"o","section":"s","row":1}"#)
        #expect(removed["texts"]["a"].string == "3")
        #expect(removed["texts"]["b"].string == nil && removed["texts"]["c"].string == nil)
        let added = client.request("section/add", #"{"form":"o","section":"s","at":0,"texts":{"a":"3"}}"#)
        #expect(added["row"].integer == 2)
        #expect(client.get("s[2].b")["text"].string == "9")
    }

    @Test("A row is made whole or not at all")
    func wholeRows() {
        var client = TestClient()
        _ = client.request(
            "form/open", #"{"form":"o","sections":[{"section":"s","fields":[{"field":"a"},{"field":"b"}]}]}"#)
        _ = client.request("field/create", #"{"form":"o","field":"s[1].b"}"#)
        #expect(client.request("section/add", #"{"form":"o","section":"s"}"#)["error"]["code"].integer == -32011)
        #expect(client.request("field/list", #"{"form":"o"}"#)["fields"].list.count == 1)
        _ = client.request("field/dispose", #"{"field":"s[1].b"}"#)
        #expect(client.request("section/add", #"{"form":"o","section":"s"}"#)["row"].integer == 1)
    }

    @Test("Rules of a row that close a cycle with fields that came since are refused")
    func cycles() {
        var client = TestClient()
        func equal(_ field: String) -> String {
            #""validation":{"live":{"rules":[{"rule":"equalsField","field":"\#(field)"}]}}"#
        }
        let fields = #"{"field":"a",\#(equal("x"))},{"field":"b",\#(equal(".a"))}"#
        _ = client.request("form/open", #"{"form":"o","sections":[{"section":"s","fields":[\#(fields)]}]}"#)
        _ = client.request("field/create", #"{"form":"o","field":"x",\#(equal("s[1].b"))}"#)
        #expect(client.request("section/add", #"{"form":"o","section":"s"}"#)["error"]["code"].integer == -32013)
        _ = client.request("field/dispose", #"{"field":"x"}"#)
        #expect(client.request("section/add", #"{"form":"o","section":"s"}"#)["row"].integer == 1)
        _ = client.type("1", field: "s[1].b")
        _ = client.request("field/blur", #"{"field":"s[1].b"}"#)
        _ = client.type("2", field: "s[1].a")
        let found = client.request("field/check", #"{"field":"s[1].b"}"#)
        #expect(found["diagnostics"][0]["code"].string == "not-equal")
    }

    @Test("A snapshot keeps rows and pages, and counts on")
    func snapshot() {
        var client = TestClient()
        _ = client.request("form/open", Self.open)
        let pages = #"[{"page":"p","fields":["first"]},{"page":"q","leave":"free"}]"#
        _ = client.request("form/open", #"{"form":"o","pages":\#(pages)}"#)
        _ = client.request("section/add", #"{"form":"o","section":"items","at":0,"texts":{"a":"x"}}"#)
        _ = client.request("section/add", #"{"form":"o","section":"items","texts":{"a":"x"}}"#)
        _ = client.request("section/remove", #"{"form":"o","section":"items","row":3}"#)
        for row in [1, 2] { _ = client.type("\(row)", field: "items[\(row)].b") }
        _ = client.request("form/page", #"{"form":"o","to":"next"}"#)
        let snapshot = client.snapshot()
        var other = TestClient()
        _ = other.restore(snapshot)
        #expect(other.snapshot() == snapshot)
        #expect(other.request("form/open", #"{"form":"o"}"#)["page"].string == "q")
        let added = other.request("section/add", #"{"form":"o","section":"items","texts":{"a":"x"}}"#)
        #expect(added["row"].integer == 4 && added["rows"].list.map(\.integer) == [2, 1, 4])
        #expect(other.request("form/open", #"{"form":"o"}"#)["invalid"].integer == 3)
    }
}
