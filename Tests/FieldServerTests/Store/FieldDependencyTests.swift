import FieldServer
import TestClients
import TestSupport
import Testing

/// Rules that name other fields: when they are judged, where it is told, and what is refused (specification, sections
/// 4.2 and 6).
@Suite("Fields that depend on others") struct FieldDependencyTests {
    /// A field `a` and one that has to equal it, `b`, with more members.
    private func pair(_ validation: String = "", type: String = "phrase") -> TestClient {
        var client = TestClient.withFields(["a"], #","type":"\#(type)""#)
        let rules = #""live":{"rules":[{"rule":"equalsField","field":"a"}]"#
        _ = client.request(
            "field/create",
            #"{"field":"b","group":"g","type":"\#(type)","validation":{\#(rules)}\#(validation)}}"#)
        client.notifications = []
        return client
    }

    @Test("Live, a text that may still become the other is no error; one that can't is, from the place on")
    func typing() {
        var client = pair()
        client.fill(["a": "secret"])
        for (text, finding) in [
            ("s", nil), ("secre", nil), ("secret", nil), ("secrets", "1 not-equal 6-7 rule"),
            ("sxcret", "1 not-equal 1-6 rule"), ("x", "1 not-equal 0-1 rule"),
        ] as [(String, String?)] {
            #expect(client.type(text, field: "b").findings == (finding.map { [$0] } ?? []), "\(text)")
        }
        // A caret in the middle: what is missing may be typed there.
        _ = client.type("seet", field: "b")
        let middle = #"{"field":"b","range":{"start":2,"end":2},"insert":"c"}"#
        _ = client.request("field/edit", middle)
        #expect(client.get("b")["text"].string == "secet")
        #expect(client.get("b").findings == [])
        _ = client.request("field/select", #"{"field":"b","selection":{"start":0,"end":0}}"#)
        _ = client.request("field/validate", #"{"field":"b"}"#)
        #expect(client.get("b").findings == ["1 not-equal 0-5 rule"])
    }

    @Test("What changes the other field judges this one again, behind it")
    func everyChange() {
        var client = pair()
        client.fill(["a": "one", "b": "one"])
        func change(_ method: String, _ params: String, _ expected: String?) {
            client.wait(1000)
            client.notifications = []
            _ = client.request(method, params)
            #expect(client.told().prefix(2) == ["field a", "field b"], "\(method)")
            #expect(client.get("b").findings == (expected.map { [$0] } ?? []), "\(method)")
        }
        let wrong = "1 not-equal 0-3 rule"
        change("field/edit", #"{"field":"a","input":"!"}"#, wrong)
        change("field/edit", #"{"field":"a","delete":"backward"}"#, nil)
        change("field/clear", #"{"field":"a"}"#, wrong)
        change("field/undo", #"{"field":"a"}"#, nil)
        change("field/redo", #"{"field":"a"}"#, wrong)
        change("field/undo", #"{"field":"a"}"#, nil)
        change("field/update", #"{"field":"a","set":{"value":"two"}}"#, wrong)
        change("field/edit", #"{"field":"a","text":"one","cause":"program"}"#, nil)
    }

    @Test("A field that is not there yet, is elsewhere, disabled or disposed of is waited for")
    func absent() {
        var client = TestClient.withFields([])
        let rule = #""validation":{"final":{"rules":[{"rule":"differsFromField","field":"a"}]}}"#
        _ = client.request("field/create", #"{"field":"b","text":"x",\#(rule)}"#)
        func isValid() -> Bool? { client.request("field/validate", #"{"field":"b"}"#)["valid"].flag }
        #expect(isValid() == true)
        _ = client.request("field/create", #"{"field":"a","form":"other","text":"x"}"#)
        #expect(isValid() == true)
        _ = client.request("field/update", #"{"field":"a","set":{"form":""}}"#)
        #expect(isValid() == false)
        _ = client.request("field/update", #"{"field":"a","set":{"enabled":false}}"#)
        #expect(isValid() == true)
        _ = client.request("field/update", #"{"field":"a","set":{"enabled":true}}"#)
        #expect(isValid() == false)
        _ = client.request("field/dispose", #"{"field":"a"}"#)
        #expect(isValid() == true)
        _ = client.request("field/create", #"{"field":"a","text":"y"}"#)
        #expect(isValid() == true)
        _ = client.request("field/create", #"{"field":"a","replace":true,"text":"x"}"#)
        #expect(client.get("b").findings == [])
        #expect(isValid() == false)
    }

    @Test("Nested in other rules it waits as a whole")
    func nested() {
        var client = TestClient.withFields([])
        for (rule, expected) in [
            (#"{"rule":"not","rules":[{"rule":"equalsField","field":"a"}]}"#, "1 not-equal 0-1 rule"),
            (
                #"{"rule":"all","rules":[{"rule":"length","max":9},{"rule":"differsFromField","field":"a"}]}"#,
                "1 not-different 0-1 rule"
            ),
            (
                #"{"rule":"any","rules":[{"rule":"startsWith","text":"y"},{"rule":"differsFromField","field":"a"}]}"#,
                "1 not-different 0-1 rule"
            ),
        ] {
            _ = client.request("field/dispose", #"{"field":"a"}"#)
            _ = client.request(
                "field/create",
                #"{"field":"b","replace":true,"text":"x","validation":{"final":{"rules":[\#(rule)]}}}"#)
            #expect(client.request("field/check", #"{"field":"b"}"#)["valid"].flag == true, "\(rule)")
            _ = client.request("field/create", #"{"field":"a","text":"x"}"#)
            #expect(client.request("field/check", #"{"field":"b"}"#).findings == [expected], "\(rule)")
        }
    }

    @Test("A rule shows nothing before the fields it names were left or show a verdict; submit does not wait")
    func waiting() {
        var client = pair()
        _ = client.request("field/create", #"{"field":"a","replace":true,"text":"one","group":"g"}"#)
        client.fill(["b": "two"])
        #expect(client.get("b").findings == [])
        #expect(client.get("b").validity == "unknown")
        #expect(client.request("field/check", #"{"field":"b"}"#)["valid"].flag == false)
        let submitted = client.request("form/submit", #"{"form":""}"#)
        #expect(submitted["invalid"].description == #"["b"]"#)
        #expect(client.get("b").findings == ["1 not-equal 0-3 rule"])
        // And when the other is left, it is judged.
        client = pair()
        _ = client.request("field/create", #"{"field":"a","replace":true,"text":"one","group":"g"}"#)
        client.fill(["b": "two"])
        _ = client.request("field/focus", #"{"field":"a"}"#)
        #expect(client.get("b").findings == [])
        client.notifications = []
        _ = client.request("field/blur", #"{"field":"a"}"#)
        #expect(client.told().prefix(2) == ["field a", "field b"])
        #expect(client.get("b").findings == ["1 not-equal 0-3 rule"])
    }

    @Test("A field that nobody was in shows nothing because another changed")
    func untouched() {
        var client = pair()
        let rules = #"{"live":{"rules":[{"rule":"equalsField","field":"a"}]}}"#
        _ = client.request(
            "field/create", #"{"field":"b","replace":true,"text":"two","group":"g","validation":\#(rules)}"#)
        client.fill(["a": "one"])
        #expect(client.get("b").findings == [])
        #expect(client.request("group/verify", #"{"group":"g"}"#)["invalid"].description == #"["b"]"#)
    }

    @Test("`on` says which events of the other field reach this one")
    func policy() {
        var client = pair(#","on":["blur","commit"]"#)
        client.fill(["a": "one", "b": "one"])
        #expect(client.get("b").validity == "valid")
        _ = client.request("field/edit", #"{"field":"a","input":"!"}"#)
        // It may not show yet, but it is valid no more.
        #expect(client.get("b").findings == [])
        #expect(client.get("b").validity == "unknown")
        _ = client.request("field/blur", #"{"field":"a"}"#)
        #expect(client.get("b").findings == ["1 not-equal 0-3 rule"])
        client = pair(#","on":["commit"]"#)
        client.fill(["a": "one", "b": "two"])
        #expect(client.get("b").findings == [])
        _ = client.request("field/commit", #"{"field":"a"}"#)
        #expect(client.get("b").findings == ["1 not-equal 0-3 rule"])
    }

    @Test(
        "What another field's change does to an error that shows",
        arguments: [
            ("recheck", ["1 not-equal 0-3 rule"], []), ("clear", [], []),
            ("keep", ["1 not-equal 0-3 rule"], ["1 not-equal 0-3 rule"]),
        ]
            as [(String, [String], [String])])
    func afterError(policy: String, stillWrong: [String], mended: [String]) {
        var client = pair(#","on":["blur","commit"],"afterError":"\#(policy)""#)
        client.fill(["a": "one", "b": "two"])
        #expect(client.get("b").findings == ["1 not-equal 0-3 rule"])
        _ = client.request("field/update", #"{"field":"a","set":{"text":"tw"}}"#)
        #expect(client.get("b").findings == stillWrong)
        _ = client.request("field/update", #"{"field":"a","set":{"text":"two"}}"#)
        #expect(client.get("b").findings == mended)
        _ = client.request("field/validate", #"{"field":"b"}"#)
        #expect(client.get("b").findings == [])
    }

    @Test("`clear` does not clear what is wrong with the field itself")
    func clear() {
        var client = pair(#","on":["blur"],"afterError":"clear""#, type: "email")
        client.fill(["a": "ada@example.com", "b": "ada@"])
        #expect(client.get("b").findings == ["1 invalid-email 0-4 type"])
        _ = client.request("field/update", #"{"field":"a","set":{"text":"eve@example.com"}}"#)
        #expect(client.get("b").findings == ["1 invalid-email 0-4 type"])
    }

    @Test("What waits for quiet is judged then, with what is true by then")
    func delay() {
        var client = TestClient.withFields(["a"])
        let live = #"{"delay":300,"rules":[{"rule":"equalsField","field":"a"}]}"#
        _ = client.request("field/create", #"{"field":"b","validation":{"live":\#(live)}}"#)
        client.fill(["a": "one"])
        _ = client.request("field/edit", #"{"field":"b","input":"two"}"#)
        client.wait(200)
        _ = client.request("field/update", #"{"field":"a","set":{"text":"two"}}"#)
        #expect(client.get("b").findings == [])
        client.wait(99)
        #expect(client.get("b").validity == "unknown")
        client.wait(1)
        #expect(client.get("b").validity == "valid")
        client.wait(1000)
        #expect(client.nextDeadline == nil)
    }

    @Test("Dependents are told of in order of creation, each once, also at a submit")
    func order() {
        var client = TestClient.withFields(["z", "y", "x", "a"])
        for field in ["y", "z", "x"] {
            let rules = #"{"final":{"rules":[{"rule":"equalsField","field":"a"}]}}"#
            _ = client.request("field/update", #"{"field":"\#(field)","set":{"validation":\#(rules)}}"#)
        }
        client.fill(["a": "1", "x": "1", "y": "1", "z": "1"])
        client.wait(1000)
        client.notifications = []
        _ = client.request("field/edit", #"{"field":"a","input":"2"}"#)
        #expect(client.told() == ["field a", "field z", "field y", "field x", "group g 3", "form  3"])
        client = TestClient.withFields(["b", "a", "c"])
        _ = client.define(#"[{"rule":"equal","fields":["c","a","b"]}]"#)
        _ = client.request("field/update", #"{"field":"a","set":{"text":"1"}}"#)
        client.wait(1000)
        client.notifications = []
        _ = client.request("form/submit", #"{"form":""}"#)
        #expect(client.told() == ["field b", "field a", "field c"])
    }

    @Test("Secrets are compared and never told")
    func secrets() {
        var client = pair(type: "password")
        client.fill(["a": "hunter22hunter", "b": "hunter33hunter"])
        #expect(client.get("b").findings == ["1 not-equal 0-14 rule"])
        #expect(!client.notifications.isEmpty)
        for notification in client.notifications {
            #expect(!notification.description.contains("hunter"))
        }
    }
}
