import FieldServer
import TestClients
import TestSupport
import Testing

/// Rules of groups: what each says, and where (specification, section 6).
@Suite("Rules of groups") struct GroupRuleTests {
    struct Row: CustomStringConvertible {
        var rule: String
        var types = ["phrase", "phrase", "phrase"]
        var values: [String]
        /// The code on the last field when all is filled in; nil where the rule holds.
        var code: String?

        var description: String { "\(rule) of \(values)" }
    }

    static let rows: [Row] = [
        Row(rule: "equal", values: ["a", "a", "a"]),
        Row(rule: "equal", values: ["", "", ""]),
        Row(rule: "equal", values: ["a", "a", "b"], code: "not-equal"),
        Row(rule: "equal", values: ["a", "a", ""], code: "not-equal"),
        Row(rule: "equal", values: ["a", "b", "a"], code: "not-equal"),
        Row(rule: "equal", values: ["é", "e\u{301}", "é"]),
        Row(rule: "different", values: ["a", "b", "c"]),
        Row(rule: "different", values: ["", "", "c"]),
        Row(rule: "different", values: ["c", "b", "c"], code: "not-different"),
        Row(rule: "different", values: ["a", "a", "c"], code: "not-different"),
        // The canonical forms are compared.
        Row(rule: "equal", types: ["number", "currency", "number"], values: ["9.5", "$9.50", "9.500"]),
        Row(rule: "equal", types: ["number", "number", "number"], values: ["9.5", "9.50", "9.55"], code: "not-equal"),
        Row(
            rule: "equal", types: ["phone", "tel", "tel"],
            values: ["(212) 555-0100", "+1 212 555 0100", "+1 212-555-0100"]),
        Row(
            rule: "different", types: ["number", "number", "number"], values: ["1", "9.5", "9.50"],
            code: "not-different"),
        Row(rule: "different", types: ["date", "date", "date"], values: ["12/31/2025", "12/30/2025", ""]),
        Row(rule: "atLeastOne", values: ["", "", ""], code: "none-given"),
        Row(rule: "atLeastOne", values: ["a", "", ""]),
        Row(rule: "atLeastOne", values: ["a", "b", "c"]),
        Row(rule: "exactlyOne", values: ["", "", ""], code: "none-given"),
        Row(rule: "exactlyOne", values: ["", "b", ""]),
        Row(rule: "exactlyOne", values: ["", "b", "c"], code: "more-than-one"),
        Row(rule: "exactlyOne", values: ["a", "b", ""], code: "more-than-one"),
        Row(rule: "allOrNone", values: ["", "", ""]),
        Row(rule: "allOrNone", values: ["a", "b", "c"]),
        Row(rule: "allOrNone", values: ["a", "b", ""], code: "incomplete-group"),
        Row(rule: "allOrNone", values: ["", "", "c"], code: "incomplete-group"),
        Row(rule: "ascending", values: ["a", "a", "b"]),
        Row(rule: "ascending", values: ["a", "c", "b"], code: "not-ascending"),
        Row(rule: "ascending", values: ["b", "", "a"], code: "not-ascending"),
        Row(rule: "ascending", values: ["b", "a", ""], code: "not-ascending"),
        Row(rule: "ascending", values: ["", "", "a"]),
        // As texts, 10 comes before 9; as numbers it does not.
        Row(rule: "ascending", values: ["1", "10", "9"]),
        Row(
            rule: "ascending", types: ["number", "number", "number"], values: ["1", "10", "9"], code: "not-ascending"),
        Row(rule: "ascending", types: ["number", "currency", "number"], values: ["0.1", "$0.10", "0.100"]),
        Row(
            rule: "ascending", types: ["number", "number", "number"],
            values: ["1", "9007199254740993", "9007199254740992"], code: "not-ascending"),
        Row(rule: "ascending", types: ["date", "date", "date"], values: ["12/31/2025", "01/01/2026", "01/01/2026"]),
        Row(
            rule: "ascending", types: ["date", "date", "date"], values: ["12/31/2025", "", "12/30/2025"],
            code: "not-ascending"),
    ]

    @Test("Each rule says when it is broken, on the last of its fields", arguments: rows)
    func judged(row: Row) {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        for (index, (type, value)) in zip(row.types, row.values).enumerated() {
            _ = client.request(
                "field/create",
                #"{"field":"f\#(index)","group":"g","type":"\#(type)","label":"L\#(index)","text":\#(value.quoted)}"#)
        }
        #expect(client.define(#"[{"rule":"\#(row.rule)","fields":["f0","f1","f2"]}]"#).isNull)
        // Nobody was anywhere: nothing shows, and yet it is known.
        #expect(client.get("f2").validity == "unknown")
        #expect(client.request("group/verify", #"{"group":"g"}"#)["valid"].flag == (row.code == nil))
        for index in 0...2 {
            #expect(client.get("f2").findings == [], "not before all were left")
            _ = client.request("field/focus", #"{"field":"f\#(index)"}"#)
            _ = client.request("field/blur", #"{"field":"f\#(index)"}"#)
        }
        let length = client.get("f2")["text"].string?.utf16.count ?? 0
        let expected = row.code.map { ["1 \($0) 0-\(length) group"] } ?? []
        let field = client.get("f2")
        #expect(field.findings == expected)
        #expect(field.messages.allSatisfy { $0.contains("L") && !$0.contains("{") }, "\(field.messages)")
        #expect(client.request("field/check", #"{"field":"f2"}"#).findings == expected)
        for index in 0...1 { #expect(client.get("f\(index)").findings == []) }
    }

    @Test("`on` says where a rule shows, also on a field that it does not compare")
    func host() {
        var client = TestClient.withFields(["a", "b", "c"])
        _ = client.define(#"[{"rule":"equal","fields":["a","b"],"on":"a"}]"#)
        client.fill(["a": "1", "b": "2"])
        #expect(client.get("a").messages == ["Enter the same as in B."])
        #expect(client.get("b").findings == [])
        _ = client.define(#"[{"rule":"equal","fields":["a","b"],"on":"c"}]"#)
        #expect(client.get("a").findings == [])
        #expect(client.get("c").findings == ["1 not-equal 0-0 group"])
        #expect(client.get("c").messages == ["Enter the same in all of these: A, B."])
        _ = client.request("field/update", #"{"field":"b","set":{"text":"1"}}"#)
        #expect(client.get("c").findings == [])
    }

    @Test("Words: the rule's, the field's, the locale's")
    func words() {
        var client = TestClient(#"{"locale":"es","capabilities":{"presentation":false}}"#)
        _ = client.request("field/create", #"{"field":"a","group":"g","label":"Desde"}"#)
        _ = client.request(
            "field/create", #"{"field":"b","group":"g","label":"Hasta","messages":{"not-different":"No {other}"}}"#)
        _ = client.define(#"[{"rule":"atLeastOne","fields":["a","b"]}]"#)
        client.fill(["a": "", "b": ""])
        #expect(client.get("b").messages == ["Rellena al menos uno de estos: Desde, Hasta."])
        _ = client.define(#"[{"rule":"different","fields":["a","b"]}]"#)
        client.fill(["a": "x", "b": "x"])
        #expect(client.get("b").messages == ["No Desde"])
        _ = client.define(#"[{"rule":"different","fields":["a","b"],"message":"{labels}!"}]"#)
        #expect(client.get("b").messages == ["Desde, Hasta!"])
        // A label is part of the words.
        _ = client.request("field/update", #"{"field":"a","set":{"label":"De"}}"#)
        #expect(client.get("b").messages == ["De, Hasta!"])
    }

    @Test("A date is told from a number, and which side of the order the field is on")
    func order() {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        for (field, type) in [("a", "date"), ("b", "date"), ("c", "number"), ("d", "number")] {
            _ = client.request(
                "field/create", #"{"field":"\#(field)","group":"g","type":"\#(type)","label":"\#(field.uppercased())"}"#
            )
        }
        client.fill(["a": "12/31/2026", "b": "12/30/2026", "c": "5", "d": "4"])
        func words(_ fields: String, on: String) -> [String] {
            _ = client.define(#"[{"rule":"ascending","fields":[\#(fields)],"on":"\#(on)"}]"#)
            return client.get(on).messages
        }
        #expect(words(#""a","b""#, on: "b") == ["Choose a date that is not before A."])
        #expect(words(#""a","b""#, on: "a") == ["Choose a date that is not after B."])
        #expect(words(#""c","d""#, on: "d") == ["Enter no less than in C."])
        #expect(words(#""c","d""#, on: "c") == ["Enter no more than in D."])
        #expect(words(#""c","d""#, on: "a") == ["Put these in ascending order: C, D."])
    }

    @Test("The field's own error comes before that of a rule between fields")
    func chain() {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        _ = client.request("field/create", #"{"field":"a","group":"g","type":"email"}"#)
        _ = client.request("field/create", #"{"field":"b","group":"g","type":"email","required":true}"#)
        _ = client.define(#"[{"rule":"equal","fields":["a","b"]}]"#)
        client.fill(["a": "ada@example.com", "b": ""])
        #expect(client.get("b").findings == ["1 required 0-0 required"])
        client.fill(["b": "ada@"])
        #expect(client.get("b").findings == ["1 invalid-email 0-4 type"])
        client.fill(["b": "eve@example.com"])
        #expect(client.get("b").findings == ["1 not-equal 0-15 group"])
    }

    @Test("What typing can still mend is left alone while it is typed")
    func live() {
        var client = TestClient.withFields(["a", "b"])
        func typed(_ rule: String, _ a: String, _ b: String) -> [String] {
            _ = client.request("group/define", #"{"group":"g","rules":[]}"#)
            client.fill(["a": a, "b": "?"])
            _ = client.request("field/clear", #"{"field":"b"}"#)
            _ = client.define(#"[{"rule":"\#(rule)","fields":["a","b"]}]"#)
            if !b.isEmpty { _ = client.request("field/edit", #"{"field":"b","input":"\#(b)"}"#) }
            return client.get("b").findings
        }
        #expect(typed("equal", "abc", "ab") == [])
        #expect(typed("equal", "abc", "ax") == ["1 not-equal 1-2 group"])
        #expect(typed("different", "abc", "abc") == [], "more may be typed")
        #expect(typed("atLeastOne", "", "") == [])
        #expect(typed("exactlyOne", "", "") == [])
        #expect(typed("exactlyOne", "a", "b") == ["1 more-than-one 0-1 group"])
        #expect(typed("allOrNone", "a", "") == [])
        #expect(typed("allOrNone", "", "b") == ["1 incomplete-group 0-1 group"])
        #expect(typed("ascending", "b", "a") == [], "more may be typed")
    }
}

extension TestClient {
    /// A client of optional phrases in the group `g` of the form "", with labels.
    static func withFields(_ fields: [String], _ members: String = "") -> TestClient {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        for field in fields {
            _ = client.request(
                "field/create", #"{"field":"\#(field)","group":"g","label":"\#(field.uppercased())"\#(members)}"#)
        }
        client.notifications = []
        return client
    }

    mutating func define(_ rules: String, form: String = "") -> JSON {
        request("group/define", #"{"form":"\#(form)","group":"g","rules":\#(rules)}"#)
    }

    mutating func get(_ field: String) -> JSON { request("field/get", #"{"field":"\#(field)"}"#) }

    /// Fills fields in as a user does: each is focused, emptied, typed in and left.
    mutating func fill(_ texts: KeyValuePairs<String, String>) {
        for (field, text) in texts {
            _ = request("field/focus", #"{"field":"\#(field)"}"#)
            _ = request("field/clear", #"{"field":"\#(field)"}"#)
            if !text.isEmpty { _ = request("field/edit", #"{"field":"\#(field)","input":\#(text.quoted)}"#) }
            _ = request("field/blur", #"{"field":"\#(field)"}"#)
        }
    }
}
