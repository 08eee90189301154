import FieldServer
import TestClients
import TestSupport
import Testing

/// Many texts at once say what a field says of each (specification, sections 6 and 7.1).
@Suite("Checks of many texts") struct BulkCheckTests {
    /// What a field says of one text.
    private struct One: Equatable {
        var diagnostics: String
        var dropped: String?
        var text: String
        var typed: String

        init(diagnostics: JSON, _ dropped: JSON, _ text: JSON, _ typed: JSON) {
            (self.diagnostics, self.typed) = ("\(diagnostics)", typed.isAbsent ? "null" : "\(typed)")
            (self.dropped, self.text) = (dropped.string, text.string ?? "")
        }
    }

    private static let pieces = [
        "0", "1", "9", "4111 1111 1111 1111", "a", "B", "é", " ", "-", "/", ".", ",", "@", "x@y.org", "12/25/2024", "😀",
        "GB",
        "DE89", "+1", "(", "30.2", "9:41",
    ]

    @Test("What may be a beginning is read as where a field is left")
    func beginnings() {
        var client = TestClient()
        let all = client.request(
            "type/check",
            #"{"columns":[{"type":{"name":"taxId","country":"IL"},"texts":["39337423","39337424"]},"#
                + #"{"type":{"name":"vat","country":"GR"},"texts":["94259216"]}]}"#)
        #expect(all["columns"][0]["typed"][0].string == "039337423")
        #expect(all["columns"][1]["typed"][0].string == "EL094259216")
        #expect(all["invalid"].list.map { $0.integer } == [1])
    }

    @Test(
        "A text of a type is judged, read and shown as in a field",
        arguments: [
            "phrase", "name", "data", "age", "date", "time", "dateTime", "expDate", "credit", "card", "cvv", "currency",
            "percent", "number", "email", "url", "ip", "tel", "iban", "multiline", "state", "ssn", "zip",
        ])
    func types(name: String) throws {
        let seed = UInt64.random(in: 0...999_999)
        var generator = SeededGenerator(seed: seed)
        var client = TestClient()
        let texts = (0..<30).map { _ in
            (0..<generator.below(5)).map { _ in generator.pick(Self.pieces) }.joined()
        }
        let options = #""type":"\#(name)","required":true,"minLength":2"#
        let list = texts.map { #""\#($0)""# }.joined(separator: ",")
        let all = client.request("type/check", #"{"columns":[{\#(options),"texts":[\#(list)]}]}"#)
        for (row, text) in texts.enumerated() {
            let made = client.request("field/create", #"{"field":"f","replace":true,"text":"\#(text)",\#(options)}"#)
            let judged = client.request("field/check", #"{"field":"f"}"#)
            let finding = all["findings"].list.first { $0["row"].integer == row }
            #expect(
                One(
                    diagnostics: finding?["diagnostics"] ?? JSON([] as [Any]), finding?["dropped"] ?? JSON(nil),
                    all["columns"][0]["texts"][row], all["columns"][0]["typed"][row])
                    == One(diagnostics: judged["diagnostics"], made["dropped"], made["text"], made["typed"]),
                "\(text) of seed \(seed)")
            #expect(
                all["invalid"].list.contains { $0.integer == row }
                    == (judged["valid"].flag == false || made["value"].string == "" && !made["dropped"].isAbsent),
                "\(text) of seed \(seed)")
        }
        #expect(client.request("field/list", "{}")["fields"].list.count == 1)
    }

    @Test("A row is judged with the rules between its fields, and the form stays as it was")
    func rows() {
        var client = TestClient.withFields(["a", "b", "c"])
        _ = client.define(#"[{"rule":"equal","fields":["a","b"]}]"#)
        let before = client.request("session/snapshot", "{}")["snapshot"]
        let result = client.request(
            "form/check", #"{"form":"","fields":["b","a"],"rows":[["x","x"],["x","y"],["",""]]}"#)
        #expect(result["invalid"].list.map { $0.integer } == [1])
        #expect(result["valid"].flag == false)
        #expect("\(client.request("session/snapshot", "{}")["snapshot"])" == "\(before)")
        #expect(client.notifications.isEmpty)
    }

    @Test("A text is read as the conditions of its row have the field")
    func conditionalRows() {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"""
            {"form":"o","fields":[{"field":"state","type":{"name":"choice","choices":[
            {"label":"Texas","value":"TX","shown":{"field":"country","rule":"equals","value":"US"}},
            {"label":"Berlin","value":"BE","shown":{"field":"country","rule":"equals","value":"DE"}}]}},
            {"field":"country"}]}
            """#)
        let result = client.request(
            "form/check",
            #"""
            {"form":"o","fields":["state","country"],
            "rows":[["TX","US"],["BE","DE"],["ber","DE"],["TX","DE"],["Texas",""]]}
            """#)
        #expect(result["invalid"].list.map { $0.integer } == [3, 4])
        #expect(result["columns"][0]["texts"].list.prefix(3).map { $0.string } == ["Texas", "Berlin", "Berlin"])
    }

    @Test("A rule between fields shows in each row on the last field that takes part there")
    func placesOfRules() {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"""
            {"form":"o","fields":[{"field":"a"},{"field":"b"},
            {"field":"c","shown":{"field":"a","rule":"equals","value":"c"}}],
            "rules":[{"rule":"atLeastOne","fields":["b","c"]},{"rule":"different","fields":["a","c"]}]}
            """#)
        let result = client.request(
            "form/check",
            #"{"form":"o","fields":["a","b","c"],"rows":[["","",""],["c","",""],["c","","c"],["","","c"],["","x",""]]}"#
        )
        #expect(
            result["findings"].list.map { "\($0["row"].integer ?? -1) \($0["field"].string ?? "")" }
                == ["0 b", "1 c", "2 c", "3 b"])
    }

    @Test("A text says the value of an entry as JSON spells it", arguments: ["choice", "choices"])
    func spelledValues(type: String) {
        var client = TestClient()
        let result = client.request(
            "type/check",
            #"""
            {"columns":[{"type":{"name":"\#(type)","choices":[{"label":"Two","value":2},{"label":"Half","value":0.5},
            {"label":"Sure","value":true},{"label":"3","value":"x"},{"label":"No","value":3}]},
            "texts":["2","2.0",".5","true","3","x","4","false"]}]}
            """#)
        #expect(
            result["columns"][0]["texts"].list.prefix(6).map { $0.string } == [
                "Two", "Two", "Half", "Sure", "3", "3",
            ])
        #expect(result["invalid"].list.map { $0.integer } == [6, 7])
    }

    @Test("A column has the language that it names")
    func languages() {
        var client = TestClient()
        let result = client.request(
            "type/check",
            #"""
            {"columns":[{"type":{"name":"number","decimals":2},"locale":"de","texts":["1,5","1.000"]},
            {"type":{"name":"number","decimals":2},"texts":["1.5","1,000"]}]}
            """#)
        #expect(result["columns"][0]["typed"].list.map { $0.string } == ["1.5", "1000"])
        #expect(result["columns"][1]["typed"].list.map { $0.string } == ["1.5", "1000"])
        let refused = client.request("type/check", #"{"columns":[{"locale":"?","texts":[]}]}"#)
        #expect(refused["error"]["data"]["path"].string == "columns[0].locale")
    }

    @Test("A field without a column is judged with each row as it stands")
    func others() {
        var client = TestClient.withFields(["a"])
        _ = client.request("field/create", #"{"form":"","field":"needed","required":true}"#)
        _ = client.request("field/create", #"{"form":"","field":"off","required":true,"enabled":false}"#)
        let result = client.request("form/check", #"{"form":"","fields":["a"],"rows":[["x"],["y"]]}"#)
        #expect(result["findings"].list.map { $0["field"].string } == ["needed", "needed"])
        #expect(result["findings"].list.allSatisfy { $0["column"].isAbsent })
        #expect(result["columns"].list.count == 1)
    }

    @Test("A text of which nothing is read is wrong, in a flag too, and white space is no text")
    func nothingRead() {
        var client = TestClient()
        for (type, texts) in [
            ("flag", ["~~", "no", "", "  ", "yes"]), ("flag", ["maybe", "No"]), ("number", ["~~", "1", "", "  ", "2"]),
            (#"{"name":"choice","choices":["a"]}"#, ["~~", "a", "", "\\t", "A"]),
        ] {
            let name = type.hasPrefix("{") ? type : #""\#(type)""#
            let list = texts.map { #""\#($0)""# }.joined(separator: ",")
            let result = client.request("type/check", #"{"columns":[{"type":\#(name),"texts":[\#(list)]}]}"#)
            #expect(result["invalid"].list.map { $0.integer } == [0], "\(type)")
            #expect(result["findings"].list.first?["dropped"].string == texts[0], "\(type)")
        }
    }

    @Test("A flag that says no is not filled for rules between fields")
    func flagsInRules() {
        for (rule, isValid) in [("exactlyOne", [true, false, false]), ("atLeastOne", [true, true, false])] {
            var client = TestClient()
            _ = client.request(
                "form/open",
                #"{"form":"","fields":[{"field":"a","type":"flag","group":"g"},{"field":"b","type":"flag","group":"g"}],"rules":[{"group":"g","rule":"\#(rule)","fields":["a","b"]}]}"#
            )
            for (values, expected) in zip([["Yes", "No"], ["Yes", "Yes"], ["No", "No"]], isValid) {
                for (field, value) in zip(["a", "b"], values) {
                    _ = client.request("field/update", #"{"field":"\#(field)","set":{"text":"\#(value)"}}"#)
                }
                let result = client.request("form/submit", #"{"form":""}"#)
                #expect(result["valid"].flag == expected, "\(rule): \(values)")
            }
        }
    }

    @Test("Nothing of a secure text is answered but what a field would say")
    func secure() {
        var client = TestClient()
        let result = client.request("type/check", #"{"columns":[{"type":"password","texts":["hunter2"]}]}"#)
        #expect(!"\(result)".contains("hunter2"))
        #expect(result["columns"][0]["texts"].isAbsent)
        #expect(result["invalid"].list.count == 1)
    }

    @Test("Work that is done in slices ends as if done at once, and can be taken back", arguments: [false, true])
    func slices(isTakenBack: Bool) throws {
        let texts = (0..<3000).map { #""\#($0 % 300)""# }.joined(separator: ",")
        let params = #"{"columns":[{"type":"age","texts":[\#(texts)]}]}"#
        var whole = TestClient()
        let expected = whole.request("type/check", params)
        #expect(expected["invalid"].list.count == 3000 / 300 * 149)
        var client = TestClient()
        client.session.worksInSlices = true
        client.receive(#"{"jsonrpc":"2.0","id":"all","method":"type/check","params":\#(params)}"#)
        let isBusy = client.session.isBusy
        #expect(isBusy)
        if isTakenBack { client.receive(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"all"}}"#) }
        var slices = 0
        while client.session.isBusy {
            client.session.work(at: client.now)
            slices += 1
        }
        let answer = try #require(client.takeMessages().first { $0["id"].string == "all" })
        if isTakenBack {
            #expect(answer["error"]["code"].integer == -32800)
            #expect(slices < 5)
        } else {
            #expect("\(answer["result"])" == "\(expected)")
            #expect(slices > 5)
        }
    }

    @Test("What a row says of a total is compared with what it comes to")
    func totals() {
        var client = TestClient()
        _ = client.request(
            "form/open",
            #"{"form":"f","fields":[{"field":"a","type":"number"},{"field":"b","type":{"name":"number","decimals":2},"total":{"sum":["a","a"]}}]}"#
        )
        let checked = client.request(
            "form/check",
            #"{"form":"f","fields":["a","b"],"rows":[["1","2"],["1","2.00"],["1",""],["1","2.01"],["","2"],["1","x"],["",""]]}"#
        )
        #expect(checked["invalid"].list.compactMap(\.integer) == [3, 4, 5])
        #expect(checked["findings"].list.compactMap { $0["dropped"].string } == ["2.01", "2", "x"])
        #expect(checked["columns"][1]["texts"].list.compactMap(\.string) == ["2", "2", "2", "2", "", "2", ""])
    }
}
