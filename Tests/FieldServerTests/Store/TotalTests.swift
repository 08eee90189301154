import FieldServer
import TestClients
import TestSupport
import Testing

/// Fields that are computed of others (specification, section 4.6).
@Suite("Totals") struct TotalTests {
    /// Fields of numbers, and `t` with a total of them.
    private func client(_ total: String, type: String = #""number""#, _ texts: [String]) -> TestClient {
        var client = TestClient("{}")
        for (name, text) in zip(["a", "b", "c"], texts) {
            _ = client.request("field/create", #"{"field":"\#(name)","type":"number","text":"\#(text)"}"#)
        }
        _ = client.request("field/create", #"{"field":"t","type":\#(type),"total":\#(total)}"#)
        return client
    }

    @Test(
        "Numbers are exact, and rounded once to the decimals of the type",
        arguments: [
            (#"{"sum":["a","b","c"]}"#, #""number""#, ["0.1", "0.2", "-7"], "-6.7"),
            (#"{"product":["a","b"]}"#, #""number""#, ["0.1", "-0.333"], "-0.0333"),
            (#"{"product":["a","b"]}"#, #"{"name":"number","decimals":2}"#, ["0.1", "0.333"], "0.03"),
            (#"{"product":["a","b"]}"#, #"{"name":"number","decimals":1}"#, ["-0.5", "0.5"], "-0.3"),
            (#"{"product":["a","b"]}"#, #"{"name":"number","decimals":0}"#, ["0.5", "0.5"], "0"),
            (#"{"product":["a","b"]}"#, #""currency""#, ["9.995", "1"], "10.00"),
            (
                #"{"sum":["a",{"product":["b","c"]}]}"#, #""number""#, ["1", "99999999999", "99999999999"],
                "9999999999800000000002"
            ),
            (#"{"sum":[]}"#, #""number""#, [], "0"), (#"{"product":[]}"#, #""number""#, [], "1"),
            (#""a""#, #""number""#, ["1.50"], "1.5"),
            // Constants: a difference, a tax, a fee, and what it comes to at least and at most.
            (#"{"sum":["a",{"field":"b","times":-1}]}"#, #""number""#, ["100", "30.5"], "69.5"),
            (#"{"field":"a","times":0.19}"#, #""currency""#, ["10.45"], "1.99"),
            (#"{"field":"a","times":1.8,"plus":32}"#, #""number""#, ["-40"], "-40"),
            (#"{"sum":["a",{"field":"b","times":-1}],"min":0}"#, #""number""#, ["1", "2"], "0"),
            (#"{"sum":["a","b"],"max":2.5,"min":-1e1}"#, #""number""#, ["1", "2"], "2.5"),
            (#"{"product":[{"field":"a","plus":1},{"sum":["b"],"times":0.5}]}"#, #""number""#, ["3", "5"], "10"),
            (
                #"{"field":"a","times":123456789012345678901234567890.5}"#, #""number""#, ["2"],
                "246913578024691357802469135781"
            ),
            // What counts in place of what is empty.
            (#"{"sum":["a",{"field":"b","otherwise":0}]}"#, #""number""#, ["1", ""], "1"),
            (#"{"sum":["a",{"field":"b","otherwise":7,"times":2}]}"#, #""number""#, ["1", ""], "15"),
            (#"{"sum":["a",{"field":"nobody","otherwise":7}]}"#, #""number""#, ["1"], nil),
            // What is missing for the total, what the type can't show, and what is none.
            (#"{"sum":["a","b"]}"#, #""number""#, ["1", ""], nil),
            (#"{"sum":["a","nobody"]}"#, #""number""#, ["1"], nil),
            (#"{"sum":["a","b"]}"#, #""currency""#, ["1", "-2"], nil),
            (#"{"sum":["a","b"]}"#, #""date""#, ["1", "2"], nil),
        ] as [(String, String, [String], String?)])
    func numbers(total: String, type: String, texts: [String], result: String?) {
        var client = client(total, type: type, texts)
        #expect(client.get("t")["typed"].string == result)
        // A key that is taken back.
        client.set("a", "")
        if !texts.isEmpty { #expect(client.get("t")["text"].string == "") }
        if let first = texts.first { client.set("a", first) }
        #expect(client.get("t")["typed"].string == result)
    }

    @Test("A field that does not show is left out with its constants, and a wrong text is not empty")
    func adjustedFields() {
        let total =
            #"{"sum":[{"field":"a","otherwise":1,"times":2,"plus":3},{"product":[{"field":"a","times":0},"b"]}]}"#
        var client = client(total, ["5", "4"])
        #expect(client.get("t")["typed"].string == "13")
        _ = client.request("field/update", #"{"field":"a","set":{"shown":false}}"#)
        #expect(client.get("t")["typed"].string == "4")
        _ = client.request("field/update", #"{"field":"a","set":{"shown":true,"text":""}}"#)
        #expect(client.get("t")["typed"].string == nil)
        client.set("b", "-")
        _ = client.request("field/update", #"{"field":"t","set":{"total":{"field":"b","otherwise":1}}}"#)
        #expect(client.get("t")["typed"].string == nil)
        client.set("b", "")
        #expect(client.get("t")["typed"].string == "1")
    }

    @Test(
        "What is wrong with constants is told where it stands",
        arguments: [
            (#"{"sum":[{"field":"a","min":2,"max":1}]}"#, "total.sum[0].max"),
            (#"{"sum":["a"],"otherwise":0}"#, "total.otherwise"),
            (#"{"product":[{"count":"items","otherwise":0}]}"#, "total.product[0].otherwise"),
            (#"{"field":"a","times":"2"}"#, "total.times"), (#"{"times":2}"#, "total"),
            (#"{"sum":[{"sum":[{"field":"t","plus":1}]}]}"#, "total.sum[0].sum[0].field"),
            (#"{"field":"t","times":2}"#, "total.field"), (#"{"field":"t","otherwise":0}"#, "total.field"),
        ])
    func refusedConstants(total: String, path: String) {
        var client = TestClient("{}")
        let error = client.request("field/create", #"{"field":"t","type":"number","total":\#(total)}"#)["error"]
        #expect(error["data"]["path"].string == path)
    }

    @Test("Constants of a snapshot come back")
    func snapshots() {
        let total = #"{"sum":[{"field":"a","otherwise":1},{"field":"b","times":-0.5,"plus":2,"min":-9,"max":9}]}"#
        var client = client(total, ["5", "4"])
        let snapshot = client.snapshot()
        var restored = TestClient("{}")
        _ = restored.restore(snapshot)
        #expect(restored.get("t")["typed"].string == "5")
        restored.set("b", "100")
        #expect(restored.get("t")["typed"].string == "-4")
    }

    @Test("An entry of a list gives the number that it stands for")
    func entries() {
        var client = TestClient("{}")
        let way = #"{"name":"choice","choices":[{"label":"Post","value":4.95},{"label":"Van","value":"12"},"Mine"]}"#
        _ = client.request("field/create", #"{"field":"way","type":\#(way),"text":"Post"}"#)
        _ = client.request("field/create", #"{"field":"t","type":"currency","total":{"sum":["way","way"]}}"#)
        #expect(client.get("t")["text"].string == "$9.90")
        for (text, total) in [("Van", "$24.00"), ("Mine", ""), ("Post", "$9.90")] {
            client.set("way", text)
            #expect(client.get("t")["text"].string == total, "\(text)")
        }
    }

    @Test("A secure field gives its number to no total that shows it")
    func secrets() {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"a","type":"number","secure":true,"text":"73519"}"#)
        for (name, options) in [("shown", ""), ("secret", #","secure":true"#), ("further", "")] {
            let source = name == "further" ? "secret" : "a"
            _ = client.request(
                "field/create", #"{"field":"\#(name)","type":"number","total":{"sum":["\#(source)"]}\#(options)}"#)
        }
        #expect(client.get("shown")["text"].string == "")
        #expect(client.get("further")["text"].string == "")
        #expect(client.get("secret")["text"].string == "73519")
        _ = client.request("field/update", #"{"field":"a","set":{"secure":false}}"#)
        client.set("a", "5")
        #expect(client.get("shown")["text"].string == "5")
    }

    @Test("What is computed is no edit: the field is not dirty, also when it is a total no more")
    func dirty() {
        var client = client(#"{"sum":["a"]}"#, ["1"])
        _ = client.request("field/create", #"{"field":"late","type":"number","text":"5"}"#)
        _ = client.request("field/update", #"{"field":"late","set":{"total":"a"}}"#)
        client.set("a", "2")
        #expect(client.get("a")["state"]["dirty"].flag == true)
        for total in ["t", "late"] {
            #expect(client.get(total)["text"].string == "2")
            #expect(client.get(total)["state"]["dirty"].flag == false, "\(total)")
        }
        _ = client.request("field/update", #"{"field":"t","set":{"total":null}}"#)
        #expect(client.get("t")["state"]["dirty"].flag == false)
        client.set("t", "3")
        #expect(client.get("t")["state"]["dirty"].flag == true)
    }

    @Test("A product of more digits than anybody reads is none")
    func digits() {
        let long = String(repeating: "9", count: 300)
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"a","text":"\#(long)","type":"number"}"#)
        for (count, isThere) in [(3, true), (4, false)] {
            let factors = Array(repeating: #""a""#, count: count).joined(separator: ",")
            _ = client.request(
                "field/create", #"{"field":"t","type":"phrase","replace":true,"total":{"product":[\#(factors)]}}"#)
            #expect((client.get("t")["text"].string != "") == isThere, "\(count)")
        }
    }

    @Test("A form is opened with the totals of the rows that its sections begin with, and none is told again")
    func totalsOfFirstRows() {
        var client = TestClient("{}")
        let opened = client.request(
            "form/open",
            #"{"form":"f","fields":[{"field":"all","type":"number","total":{"sum":["items[].price"]}},"#
                + #"{"field":"twice","type":"number","total":{"sum":["all","all"]}}],"#
                + #""sections":[{"section":"items","least":1,"fields":[{"field":"price","type":"number","text":"2"}]}]}"#
        )
        #expect(opened["fields"].list.map { $0["text"].string } == ["2", "4"])
        #expect(client.notifications.filter { $0["method"].string == "field/diagnostics" }.isEmpty)
    }

    @Test("A total is read-only, counts, is told when it changes, and takes no content")
    func readOnly() {
        var client = client(#"{"sum":["a","b"]}"#, ["1", "2"])
        #expect(client.get("t")["presentation"]["readOnly"].flag == true)
        #expect(client.request("field/edit", #"{"field":"t","text":"9"}"#)["error"]["code"].integer == -32015)
        let update = client.request("field/update", #"{"field":"t","set":{"text":"9"}}"#)
        #expect(update["error"]["data"]["path"].string == "set.text")
        let create = client.request("field/create", #"{"field":"u","text":"9","total":"a"}"#)
        #expect(create["error"]["data"]["path"].string == "text")
        client.notifications = []
        _ = client.request("field/edit", #"{"field":"a","input":"0"}"#)
        let told = client.notifications.filter { $0["params"]["field"].string == "t" }
        #expect(told.map { $0["params"]["text"].string } == ["12"])
        #expect(client.told().prefix(2) == ["field a", "field t"])
        #expect(client.request("form/submit", #"{"form":""}"#)["typed"]["t"].string == "12")
        _ = client.request("field/undo", #"{"field":"a"}"#)
        #expect(client.get("t")["typed"].string == "3")
        // As another type it shows otherwise.
        _ = client.request("field/update", #"{"field":"t","set":{"type":"currency"}}"#)
        #expect(client.get("t")["text"].string == "$3.00")
        _ = client.request("field/update", #"{"field":"t","set":{"total":{"product":["a","b"]}}}"#)
        #expect(client.get("t")["text"].string == "$2.00")
    }

    @Test("What does not show is left out, what is disabled is not; conditions and totals ask totals, in their order")
    func order() {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        _ = client.request("field/create", #"{"field":"free","shown":{"field":"double","rule":"range","min":10}}"#)
        _ = client.request("field/create", #"{"field":"double","type":"number","total":{"sum":["all","all"]}}"#)
        _ = client.request("field/create", #"{"field":"all","type":"number","total":{"sum":["a","b"]}}"#)
        _ = client.request("field/create", #"{"field":"a","type":"number","text":"3"}"#)
        _ = client.request(
            "field/create",
            #"{"field":"b","type":"number","text":"2","enabled":false,"shown":{"field":"a","rule":"range","max":9}}"#)
        func state() -> String {
            "\(client.get("all")["typed"].string ?? "") \(client.get("double")["typed"].string ?? "") \(client.get("free")["state"]["hidden"].flag == true)"
        }
        #expect(state() == "5 10 false")
        client.wait(1000)
        client.notifications = []
        client.set("a", "4")
        #expect(client.told().prefix(3) == ["field a", "field all", "field double"])
        client.set("a", "10")
        #expect(state() == "10 20 false")
        #expect(client.told().filter { $0.hasPrefix("field") } == ["field a", "field b", "field all", "field double"])
        client.set("a", "1")
        #expect(state() == "3 6 true")
        let snapshot = client.snapshot()
        var other = TestClient(#"{"capabilities":{"presentation":false}}"#)
        _ = other.restore(snapshot)
        #expect(other.snapshot() == snapshot)
        other.set("a", "4")
        #expect(other.get("double")["typed"].string == "12")
    }

    @Test("A total that is taken away leaves a field like any other")
    func takenAway() {
        var client = client(#"{"sum":["a","b"]}"#, ["1", "2"])
        #expect(client.request("field/update", #"{"field":"t","set":{"total":null}}"#)["text"].string == "3")
        #expect(client.get("t")["presentation"]["readOnly"].isAbsent)
        client.set("t", "9")
        client.set("a", "5")
        #expect(client.get("t")["text"].string == "9")
        // What it was computed of asks nothing of it any more.
        #expect(
            client.request("field/update", #"{"field":"a","set":{"total":"t","text":null}}"#)["text"].string == "9")
    }

    @Test("A total over the rows of a section follows them")
    func rows() {
        var client = TestClient("{}")
        let fields =
            #"[{"field":"sum","type":"number","total":{"product":[".price",".count"]}},{"field":"price","type":"number"},{"field":"count","type":"number","text":"1"}]"#
        _ = client.request(
            "form/open", #"{"form":"","sections":[{"section":"items","least":1,"fields":\#(fields)}]}"#)
        _ = client.request("field/create", #"{"field":"all","type":"currency","total":{"sum":["items[].sum"]}}"#)
        _ = client.request("field/create", #"{"field":"rows","type":"number","total":{"count":"items"}}"#)
        func totals() -> [String] { ["all", "rows"].map { client.get($0)["typed"].string ?? "" } }
        #expect(totals() == ["", "1"])
        client.set("items[1].price", "2.50")
        #expect(totals() == ["2.50", "1"])
        let added = client.request("section/add", #"{"section":"items","texts":{"price":"3"}}"#)
        #expect(added["fields"].list.first?["typed"].string == "3")
        #expect(totals() == ["5.50", "2"])
        client.set("items[2].count", "4")
        #expect(totals() == ["14.50", "2"])
        let snapshot = client.snapshot()
        var other = TestClient("{}")
        _ = other.restore(snapshot)
        #expect(other.snapshot() == snapshot)
        _ = client.request("section/remove", #"{"section":"items","row":1}"#)
        #expect(totals() == ["12.00", "1"])
        _ = client.request("field/update", #"{"field":"items[2].sum","set":{"shown":false}}"#)
        #expect(totals() == ["0.00", "1"])
        let refused = client.request("section/add", #"{"section":"items","texts":{"sum":"3"}}"#)
        #expect(refused["error"]["code"].integer == -32602)
        #expect(totals() == ["0.00", "1"])
    }

    @Test("A row may have the number of the rows, and ask a total of it")
    func rowsOfRows() {
        var client = TestClient("{}")
        let fields =
            #"[{"field":"of","type":"number","total":{"count":"items"}},"#
            + #"{"field":"share","type":"number","total":{"product":["rows",".of"]}}]"#
        _ = client.request(
            "form/open",
            #"{"form":"","fields":[{"field":"rows","type":"number","total":{"count":"items"}}],"sections":[{"section":"items","least":2,"fields":\#(fields)}]}"#
        )
        func typed(_ row: Int) -> [String?] {
            ["of", "share"].map { client.get("items[\(row)].\($0)")["typed"].string }
        }
        #expect(typed(1) == ["2", "4"])
        _ = client.request("section/add", #"{"section":"items"}"#)
        #expect(typed(1) == ["3", "9"])
        #expect(typed(3) == ["3", "9"])
        let snapshot = client.snapshot()
        var other = TestClient("{}")
        _ = other.restore(snapshot)
        #expect(other.snapshot() == snapshot)
        _ = client.request("section/remove", #"{"section":"items","row":2}"#)
        #expect(typed(3) == ["2", "4"])
    }

    @Test(
        "Cycles through totals are refused",
        arguments: [
            (#"{"field":"a[1].p","total":"a[].p"}"#, "total", "a[1].p → a[].p → a[1].p"),
            (
                #"{"field":"a[1].p","shown":{"field":"a[].p","rule":"empty"}}"#, "shown.field",
                "a[1].p → a[].p → a[1].p"
            ),
            (#"{"field":"t","total":"t"}"#, "total", "t → t"),
            (
                #"{"field":"a","total":{"sum":["b",{"product":["t"]}]},"replace":true}"#, "total.sum[1].product[0]",
                "a → t → a"
            ),
            (
                #"{"field":"items[1].x","total":{"sum":["t"]}}"#, "total.sum[0]",
                "items[1].x → t → items[].x → items[1].x"
            ), (#"{"field":"b","shown":{"field":"t","rule":"empty"},"replace":true}"#, "shown.field", "b → t → b"),
        ])
    func cycles(params: String, path: String, cycle: String) {
        var client = TestClient("{}")
        if cycle != "t → t" {
            _ = client.request("field/create", #"{"field":"t","total":{"sum":["a","b","items[].x"]}}"#)
        }
        let error = client.request("field/create", params)["error"]
        #expect(error["data"]["path"].string == path)
        #expect(error["data"]["reason"].string?.hasSuffix(": \(cycle)") == true, "\(error)")
    }

    @Test("Rows that are checked are computed by their own texts")
    func checkedRows() {
        var client = TestClient("{}")
        for name in ["a", "b"] { _ = client.request("field/create", #"{"field":"\#(name)","type":"number"}"#) }
        let rule = #"{"final":{"rules":[{"rule":"range","max":10}]}}"#
        _ = client.request(
            "field/create", #"{"field":"t","type":"number","validation":\#(rule),"total":{"sum":["a","b"]}}"#)
        let answer = client.request(
            "form/check", #"{"form":"","fields":["a","b"],"rows":[["1","2"],["6","5"],["1",""]]}"#)
        #expect(answer["invalid"].list.compactMap(\.integer) == [1])
        #expect(answer["findings"].list.first?["field"].string == "t")
    }
}
