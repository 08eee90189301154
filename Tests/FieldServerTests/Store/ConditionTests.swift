import FieldServer
import TestClients
import TestSupport
import Testing

/// What conditions decide, when, and what is refused (specification, section 4.5).
@Suite("Conditions") struct ConditionTests {
    private static let isYes = #"{"field":"a","rule":"equals","value":"yes"}"#

    /// A field `a`, and `b` with these members.
    private func client(_ members: String, a: String = "", options: String = "{}") -> TestClient {
        var client = TestClient(options)
        _ = client.request("field/create", #"{"field":"a"\#(a)}"#)
        _ = client.request("field/create", #"{"field":"b",\#(members)}"#)
        client.wait(1000)
        client.notifications = []
        return client
    }

    // MARK: What is decided

    @Test("A field shows as its condition has it, keeps its content, and counts where it shows")
    func shown() {
        var client = client(#""shown":\#(Self.isYes),"required":true,"group":"g""#)
        #expect(client.get("b")["state"]["hidden"].flag == true)
        #expect(client.request("form/submit", #"{"form":""}"#)["valid"].flag == true)
        #expect(client.request("group/count", #"{"group":"g"}"#)["fields"].integer == 0)
        client.notifications = []
        client.set("a", "yes")
        #expect(client.told().prefix(2) == ["field a", "field b"])
        #expect(client.get("b")["state"]["hidden"].isAbsent)
        #expect(client.request("form/submit", #"{"form":""}"#)["invalid"].list.compactMap(\.string) == ["b"])
        #expect(client.request("group/count", #"{"group":"g"}"#)["fields"].integer == 1)
        client.set("b", "kept")
        client.set("a", "no")
        let values = client.request("form/submit", #"{"form":""}"#)["values"]
        #expect(values["a"].string == "no")
        #expect(values["b"].isAbsent)
        // Programs set what does not show, users do not.
        client.set("b", "set")
        for (method, members) in [("edit", #","text":"x""#), ("focus", ""), ("commit", ""), ("clear", "")] {
            let answer = client.request("field/\(method)", #"{"field":"b"\#(members)}"#)
            #expect(answer["error"]["code"].integer == -32015, "\(method)")
        }
        client.set("a", "yes")
        #expect(client.get("b")["text"].string == "set")
    }

    @Test(
        "A form is opened with contents whatever the order of its fields",
        arguments: [#""typed":"TX""#, #""text":"TX""#, #""text":"tex""#, #""value":"TX""#])
    func contentsBeforeWhatTheyAsk(content: String) {
        var client = TestClient()
        let opened = client.request(
            "form/open",
            #"""
            {"form":"o","fields":[{"field":"state","type":{"name":"choice","choices":[
            {"label":"Texas","value":"TX","shown":{"field":"country","rule":"equals","value":"US"}},
            {"label":"Berlin","value":"BE","shown":{"field":"country","rule":"equals","value":"DE"}}]},\#(content)},
            {"field":"country","text":"US"}]}
            """#)
        #expect(opened["fields"][0]["text"].string == "Texas")
        #expect(client.request("form/submit", #"{"form":"o"}"#)["typed"]["state"].string == "TX")
        _ = client.request("field/update", #"{"field":"country","set":{"text":"DE"}}"#)
        #expect(client.request("form/submit", #"{"form":"o"}"#)["invalid"].list.compactMap(\.string) == ["state"])
    }

    @Test(
        "A text that a submit ends decides about others, each counted once",
        arguments: [
            (#""required":true,"shown":{"field":"a","rule":"oneOf","values":["1"]}"#, "[]", 0),
            (#""required":true,"shown":{"field":"a","rule":"noneOf","values":["1"]}"#, "[]", 1),
            (
                #""text":"x","enabled":{"field":"a","rule":"noneOf","values":["1"]}"#,
                #"[{"group":"","rule":"allOrNone","fields":["b","c"]}]"#, 1
            ),
        ])
    func countsOfASubmit(members: String, rules: String, invalid: Int) {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"""
            {"form":"o","fields":[{"field":"a","type":"flag"},{"field":"b",\#(members)},{"field":"c"},
            {"field":"d","shown":{"field":"b","rule":"startsWith","text":"z"}}],"rules":\#(rules)}
            """#)
        // Yes, once it is left.
        _ = client.request("field/edit", #"{"field":"a","text":"1"}"#)
        let submitted = client.request("form/submit", #"{"form":"o"}"#)
        #expect(submitted["changed"]["a"]["text"].string == "Yes")
        #expect(submitted["invalid"].list.count == invalid)
        #expect(client.request("form/open", #"{"form":"o"}"#)["invalid"].integer == invalid)
        #expect(client.request("form/submit", #"{"form":"o"}"#)["invalid"].list.count == invalid)
    }

    @Test("A field that becomes hidden or disabled loses the focus", arguments: ["shown", "enabled"])
    func focus(member: String) {
        var client = client(#""\#(member)":\#(Self.isYes)"#, a: #","text":"yes""#)
        _ = client.request("field/focus", #"{"field":"b"}"#)
        client.set("a", "")
        #expect(client.get("b")["state"]["focus"].string != "focused")
        client.set("a", "yes")
        #expect(client.request("field/focus", #"{"field":"b"}"#)["accepted"].flag == true)
    }

    @Test("A field becomes required, which shows, and is no error before it is judged")
    func required() {
        var client = client(#""required":\#(Self.isYes)"#)
        _ = client.request("field/focus", #"{"field":"b"}"#)
        _ = client.request("field/blur", #"{"field":"b"}"#)
        client.notifications = []
        client.set("a", "yes")
        let told = client.notifications.last { $0["params"]["field"].string == "b" }
        #expect(told?["params"]["presentation"]["label"]["required"].flag == true)
        #expect(client.get("b").findings == [])
        #expect(client.request("field/validate", #"{"field":"b"}"#).findings == ["1 required 0-0 required"])
        // Undo of the one that decides takes that back too.
        _ = client.request("field/edit", #"{"field":"a","text":"no"}"#)
        #expect(client.get("b").findings == [])
        _ = client.request("field/undo", #"{"field":"a"}"#)
        #expect(client.get("b")["presentation"]["label"]["required"].flag == true)
    }

    @Test("A rule holds when its condition does")
    func rules() {
        let rules = [
            #"{"rule":"pattern","pattern":"[0-9]+","when":\#(Self.isYes)}"#,
            #"{"rule":"pattern","pattern":"[a-z]+","when":{"rule":"not","field":"a","rules":[{"rule":"equals","value":"yes"}]}}"#,
        ]
        var client = client(#""text":"12","validation":{"final":{"rules":[\#(rules.joined(separator: ","))]}}"#)
        func isValid() -> Bool? { client.request("field/check", #"{"field":"b"}"#)["valid"].flag }
        #expect(isValid() == false)
        client.set("a", "yes")
        #expect(isValid() == true)
        client.set("b", "xy")
        #expect(isValid() == false)
        client.set("a", "no")
        #expect(isValid() == true)
    }

    @Test(
        "A choice is there when its condition holds, of types with a list and of fields with their own",
        arguments: [
            #""type":{"name":"choice","choices":["p",{"label":"q","shown":CONDITION},"r"]}"#,
            #""type":{"name":"choices","choices":["p",{"label":"q","shown":CONDITION},"r"]}"#,
            #""choices":["p",{"label":"q","shown":CONDITION},"r"]"#,
        ])
    func choices(members: String) {
        var client = client(members.replacing("CONDITION", with: Self.isYes))
        func listed() -> [String] {
            client.request("field/choices", #"{"field":"b","query":""}"#)["entries"].list.compactMap {
                $0["label"].string
            }
        }
        #expect(listed() == ["p", "r"])
        client.set("a", "yes")
        #expect(listed() == ["p", "q", "r"])
        _ = client.request("field/action", #"{"field":"b","action":"pick","index":1}"#)
        #expect(client.get("b")["text"].string == "q")
        client.set("a", "")
        // What was chosen stays, and is judged as what is not listed.
        #expect(client.get("b")["text"].string == "q")
        let isRestricted = members.contains("type")
        #expect(client.request("field/check", #"{"field":"b"}"#)["valid"].flag == !isRestricted)
        #expect(listed() == ["p", "r"])
        let snapshot = client.snapshot()
        var other = TestClient("{}")
        _ = other.restore(snapshot)
        #expect(other.get("b")["text"].string == "q")
        #expect(other.snapshot() == snapshot)
    }

    // MARK: What is asked

    @Test(
        "Each rule is a condition",
        arguments: [
            ("phrase", #""rule":"empty""#, "", "x"), ("phrase", #""rule":"equals","value":"é""#, "e\\u0301", "e"),
            ("number", #""rule":"equals","value":12.50"#, "12.5", "12.51"),
            ("number", #""rule":"range","min":18"#, "18", "17.9"), ("age", #""rule":"range","max":17"#, "17", "18"),
            ("date", #""rule":"dateRange","max":"2000-01-01""#, "12/31/1999", "01/02/2000"),
            ("date", #""rule":"equals","value":"1999-12-31""#, "12/31/1999", "12/30/1999"),
            ("phrase", #""rule":"oneOf","values":["x","y"]"#, "y", "z"),
            ("phrase", #""rule":"oneOf","values":["X"],"ignoreCase":true"#, "x", "y"),
            ("phrase", #""rule":"noneOf","values":["x"]"#, "", "x"), ("phrase", #""rule":"length","min":2"#, "ab", "a"),
            ("phrase", #""rule":"pattern","pattern":"a*""#, "aa", ""),
            ("phrase", #""rule":"contains","characters":"[0-9]""#, "a1", "a"),
            ("phrase", #""rule":"startsWith","text":"a""#, "ab", "b"),
            ("phrase", #""rule":"endsWith","text":"a""#, "ba", "b"),
            ("phrase", #""rule":"strength","min":3"#, "Tr0ub4dor&3-xyz", "aaa"),
            ("credit", #""rule":"luhn""#, "4111111111111111", "4111111111111112"),
            ("flag", #""rule":"equals","value":true"#, "Yes", "No"), ("flag", #""rule":"empty""#, "No", "Yes"),
            (
                #"{"name":"choice","choices":[{"label":"Germany","value":"DE"},"Spain"]}"#,
                #""rule":"oneOf","values":["DE"]"#, "Germany", "Spain"
            ),
            (
                #"{"name":"choice","choices":[{"label":"one","value":1},"two"]}"#, #""rule":"equals","value":1"#, "one",
                "two"
            ),
            (
                #"{"name":"choices","choices":[{"label":"one","value":1},"two"]}"#, #""rule":"equals","value":1"#,
                "two, one", "two"
            ),
            (
                #"{"name":"choices","choices":[{"label":"one","value":1},"two"]}"#, #""rule":"equals","value":"one""#,
                "two, one", "two"
            ),
            (
                #"{"name":"choices","choices":[{"label":"one","value":1},"two"]}"#,
                #""rule":"noneOf","values":["one"]"#, "two", "one, two"
            ), (#"{"name":"choices","choices":["x","y"]}"#, #""rule":"length","min":2"#, "x, y", "x"),
            (
                #"{"name":"choice","choices":[{"label":"good","value":5},{"label":"bad","value":1}]}"#,
                #""rule":"range","min":3"#, "good", "bad"
            ), (#"{"name":"tags","of":"number"}"#, #""rule":"equals","value":7"#, "5, 7", "5, 8"),
            ("phrase", #""rule":"any","rules":[{"rule":"equals","value":"x"},{"rule":"empty"}]"#, "", "y"),
            (
                "phrase", #""rule":"all","rules":[{"rule":"length","min":2},{"field":"b","rule":"empty"}]"#, "ab", "a"
            ), ("phrase", #""rule":"not","rules":[{"rule":"empty"},{"rule":"equals","value":"x"}]"#, "y", "x"),
        ])
    func rule(type: String, condition: String, met: String, broken: String) {
        var client = TestClient("{}")
        let named = type.hasPrefix("{") ? type : "\"\(type)\""
        _ = client.request("field/create", #"{"field":"a","type":\#(named)}"#)
        let created = client.request("field/create", #"{"field":"c","shown":{"field":"a",\#(condition)}}"#)
        #expect(created["error"].isAbsent, "\(created)")
        for (text, hidden) in [(met, nil), (broken, true), (met, nil)] as [(String, Bool?)] {
            client.set("a", text)
            #expect(client.get("c")["state"]["hidden"].flag == hidden, "\(text)")
        }
    }

    @Test(
        "A condition about a field that is not there holds as of an empty one, and is decided anew when it comes and goes"
    )
    func comesAndGoes() {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"b","shown":{"field":"a","rule":"equals","value":"x"}}"#)
        _ = client.request("field/create", #"{"field":"c","shown":{"field":"a","rule":"empty"}}"#)
        func hidden() -> [String] { ["b", "c"].filter { client.get($0)["state"]["hidden"].flag == true } }
        #expect(hidden() == ["b"])
        _ = client.request("field/create", #"{"field":"a","text":"x"}"#)
        #expect(hidden() == ["c"])
        _ = client.request("field/create", #"{"field":"a","text":"y","replace":true}"#)
        #expect(hidden() == ["b", "c"])
        _ = client.request("field/dispose", #"{"field":"a"}"#)
        #expect(hidden() == ["b"])
        // In another form it is another field.
        _ = client.request("field/create", #"{"field":"a","text":"x","form":"other"}"#)
        #expect(hidden() == ["b"])
        _ = client.request("field/update", #"{"field":"a","set":{"form":""}}"#)
        #expect(hidden() == ["c"])
        _ = client.request("field/update", #"{"field":"a","set":{"form":"other"}}"#)
        #expect(hidden() == ["b"])
    }

    @Test("A field that does not show is as good as empty, one that is disabled or a secret is not")
    func chain() {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        _ = client.request("field/create", #"{"field":"a","text":"yes","secure":true}"#)
        _ = client.request("field/create", #"{"field":"b","text":"x","shown":\#(Self.isYes)}"#)
        _ = client.request("field/create", #"{"field":"c","shown":{"field":"b","rule":"empty"}}"#)
        _ = client.request(
            "field/create",
            #"{"field":"d","shown":{"field":"c","rule":"empty"},"enabled":{"field":"b","rule":"empty"}}"#
        )
        func hidden() -> [String] { ["a", "b", "c", "d"].filter { client.get($0)["state"]["hidden"].flag == true } }
        #expect(hidden() == ["c"])
        client.set("a", "no")
        #expect(hidden() == ["b"])
        client.set("a", "yes")
        _ = client.request("field/update", #"{"field":"b","set":{"enabled":false}}"#)
        #expect(hidden() == ["c"])
        #expect(client.get("d")["state"]["enabled"].flag == false)
    }

    @Test("What is taken back by an update decides nothing any more")
    func takenBack() {
        var client = client(#""shown":\#(Self.isYes),"required":\#(Self.isYes)"#)
        _ = client.request("field/update", #"{"field":"b","set":{"shown":true,"required":true}}"#)
        #expect(client.get("b")["state"]["hidden"].isAbsent)
        client.set("a", "yes")
        client.set("a", "no")
        #expect(client.get("b")["state"]["hidden"].isAbsent)
        #expect(client.get("b")["presentation"]["label"]["required"].flag == true)
        _ = client.request("field/update", #"{"field":"b","set":{"shown":false}}"#)
        #expect(client.get("b")["state"]["hidden"].flag == true)
    }

    @Test("In a row of a section a condition asks the fields of its row")
    func rowsOfSections() {
        var client = TestClient("{}")
        let fields =
            #"[{"field":"b","required":true,"shown":{"field":".a","rule":"equals","value":"x"}},{"field":"a","enabled":{"field":"all","rule":"empty"}}]"#
        _ = client.request(
            "form/open", #"{"form":"","sections":[{"section":"s","least":1,"fields":\#(fields)}]}"#)
        let row = client.request("section/add", #"{"section":"s","texts":{"a":"x"}}"#)["fields"].list
        #expect(row.map { $0["state"]["hidden"].flag == true } == [false, false])
        func hidden() -> [String] {
            ["s[1].a", "s[1].b", "s[2].a", "s[2].b"].filter { client.get($0)["state"]["hidden"].flag == true }
        }
        #expect(hidden() == ["s[1].b"])
        #expect(client.request("form/submit", #"{"form":""}"#)["invalid"].list.compactMap(\.string) == ["s[2].b"])
        client.set("s[1].a", "x")
        client.set("s[2].a", "y")
        #expect(hidden() == ["s[2].b"])
        _ = client.request("field/create", #"{"field":"all","text":"z"}"#)
        #expect(client.get("s[2].a")["state"]["enabled"].flag == false)
        let snapshot = client.snapshot()
        var other = TestClient("{}")
        _ = other.restore(snapshot)
        #expect(other.snapshot() == snapshot)
        _ = client.request("section/remove", #"{"section":"s","row":2}"#)
        #expect(client.request("form/submit", #"{"form":""}"#)["invalid"].list.compactMap(\.string) == ["s[1].b"])
        let cycle = client.request(
            "form/open",
            #"{"form":"other","sections":[{"section":"s","fields":[{"field":"a","shown":{"field":".a","rule":"empty"}}]}]}"#
        )
        #expect(cycle["error"]["code"].integer == -32013)
    }

    // MARK: Order and Return

    @Test("Return passes over what does not show, and the last of all that do is told so")
    func returnKey() {
        var client = client(#""shown":\#(Self.isYes)"#)
        #expect(client.request("field/commit", #"{"field":"a"}"#)["submit"].flag == true)
        client.notifications = []
        client.set("a", "yes")
        #expect(client.request("field/commit", #"{"field":"a"}"#)["next"].string == "b")
        let told = client.notifications.filter { $0["params"]["field"].string == "a" }
        #expect(told.contains { $0["params"]["presentation"]["returnKey"].string == "next" })
    }

    // MARK: How much is done

    @Test("Each field is decided once, when all that it asks is decided")
    func once() {
        // Of each layer two, each of which shows where exactly one of the layer before does not have what it asks.
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        _ = client.request("field/create", #"{"field":"p0","text":"x"}"#)
        _ = client.request("field/create", #"{"field":"q0"}"#)
        let layers = 60
        for layer in 1...layers {
            for name in ["p", "q"] {
                let other = name == "p" ? "q" : "p"
                let condition =
                    #"{"rule":"any","rules":[{"rule":"all","rules":[{"field":"\#(name)\#(layer - 1)","rule":"empty"},{"rule":"not","field":"\#(other)\#(layer - 1)","rules":[{"rule":"empty"}]}]},{"rule":"all","rules":[{"field":"\#(other)\#(layer - 1)","rule":"empty"},{"field":"p0","rule":"length","min":2}]}]}"#
                _ = client.request("field/create", #"{"field":"\#(name)\#(layer)","text":"x","shown":\#(condition)}"#)
            }
        }
        client.wait(1000)
        client.notifications = []
        client.set("p0", "xy")
        client.set("p0", "")
        let told = client.notifications.compactMap { $0["params"]["field"].string }
        #expect(told.count <= 2 * (2 * layers + 1))
        #expect(Set(told).count > layers)
    }

    // MARK: Refusals

    @Test(
        "What closes a cycle is refused, with its fields",
        arguments: [
            (#"{"field":"b","shown":{"field":"b","rule":"empty"}}"#, "shown.field", "b → b"),
            (#"{"field":"a","enabled":{"field":"b","rule":"empty"},"replace":true}"#, "enabled.field", "a → b → a"),
            (
                #"{"field":"a","choices":["x",{"label":"y","shown":{"rule":"any","rules":[{"field":"b","rule":"empty"}]}}],"replace":true}"#,
                "choices[1].shown.rules[0].field", "a → b → a"
            ),
            (
                #"{"field":"a","validation":{"final":{"rules":[{"rule":"luhn","when":{"field":"b","rule":"empty"}}]}},"replace":true}"#,
                "validation.final.rules[0].when.field", "a → b → a"
            ),
            (
                #"{"field":"a","validation":{"live":{"rules":[{"rule":"equalsField","field":"b"}]}},"replace":true}"#,
                "validation.live.rules[0].field", "a → b → a"
            ),
        ])
    func cycles(params: String, path: String, cycle: String) {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"a"}"#)
        if cycle != "b → b" {
            _ = client.request("field/create", #"{"field":"b","shown":\#(Self.isYes)}"#)
        }
        let error = client.request("field/create", params)["error"]
        #expect(error["code"].integer == -32013)
        #expect(error["data"]["path"].string == path)
        #expect(error["data"]["reason"].string?.hasSuffix(cycle) == true, "\(error)")
    }

    @Test("A rule between fields closes a cycle with conditions")
    func cycleOfGroup() {
        var client = client(#""shown":\#(Self.isYes)"#)
        let rule = #"{"group":"g","rules":[{"rule":"allOrNone","fields":["b","a"]}]}"#
        #expect(client.request("group/define", rule)["error"]["data"]["path"].string == "rules[0].fields")
        #expect(client.request("group/define", rule.replacing(#"["b","a"]"#, with: #"["a","b"]"#)).isNull)
    }

    @Test(
        "What is no condition is refused where it stands",
        arguments: [
            (#""shown":"yes""#, -32602, "shown"), (#""shown":{}"#, -32602, "shown.rule"),
            (#""shown":{"rule":"empty"}"#, -32602, "shown.field"),
            (#""required":{"field":"a","rule":"explode"}"#, -32013, "required.rule"),
            (#""enabled":{"field":"a","rule":"equalsField"}"#, -32013, "enabled.rule"),
            (#""shown":{"field":"a","rule":"equals"}"#, -32602, "shown.value"),
            (#""shown":{"field":"a","rule":"equals","value":[]}"#, -32602, "shown.value"),
            (#""shown":{"field":"a","rule":"all","rules":[{"rule":"range","min":"x"}]}"#, -32602, "shown.rules[0].min"),
            (#""shown":{"field":"a","rule":"pattern","pattern":"("}"#, -32013, "shown.pattern"),
            (#""choices":[{"label":"x","shown":{"rule":"luhn"}}]"#, -32602, "choices[0].shown.field"),
            (
                #""type":{"name":"choice","choices":["y",{"label":"x","shown":{"rule":"luhn"}}]}"#, -32602,
                "type.choices[1].shown.field"
            ),
            (
                #""validation":{"live":{"rules":[{"rule":"luhn","when":{"rule":"luhn"}}]}}"#, -32602,
                "validation.live.rules[0].when.field"
            ),
            (
                #""validation":{"live":{"rules":[{"rule":"not","rules":[{"rule":"luhn","when":true}]}]}}"#, -32013,
                "validation.live.rules[0].rules[0].when"
            ),
        ])
    func refused(members: String, code: Int, path: String) {
        var client = TestClient("{}")
        let error = client.request("field/create", "{\(members)}")["error"]
        #expect(error["code"].integer == code)
        #expect(error["data"]["path"].string == path)
    }

    @Test("The rules of a type have no conditions")
    func types() {
        var client = TestClient("{}")
        let error = client.request(
            "type/define", #"{"name":"t","description":"","final":[{"rule":"luhn","when":true}]}"#)["error"]
        #expect(error["data"]["path"].string == "final[0].when")
    }

    // MARK: Rows

    @Test("Rows are decided by their own texts")
    func rows() {
        var client = client(#""shown":\#(Self.isYes),"required":true"#)
        _ = client.request(
            "field/create", #"{"field":"c","required":true,"shown":{"field":"b","rule":"equals","value":"x"}}"#)
        let answer = client.request(
            "form/check", #"{"form":"","fields":["a","b"],"rows":[["yes",""],["no",""],["yes","x"],["no","x"]]}"#)
        let found = answer["findings"].list.map { "\($0["row"].integer ?? -1) \($0["field"].string ?? "")" }
        #expect(found == ["0 b", "2 c"])
        #expect(answer["invalid"].list.compactMap(\.integer) == [0, 2])
    }

    @Test("Submitting decides by texts as they are when editing ends")
    func submit() {
        var client = client(
            #""required":true,"shown":{"field":"a","rule":"equals","value":"12.50"}"#, a: #","type":"currency""#)
        _ = client.request("field/edit", #"{"field":"a","text":"$12.5"}"#)
        let answer = client.request("form/submit", #"{"form":""}"#)
        #expect(answer["invalid"].list.compactMap(\.string) == ["b"])
        #expect(client.get("b").validity == "invalid")
    }
}
