import FieldServer
import TestClients
import TestSupport
import Testing

/// What `group/define` takes and refuses, and what becomes of its rules (specification, section 6).
@Suite("Definition of rules between fields") struct GroupDefinitionTests {
    @Test(
        "What can't be meant is refused, with the place",
        arguments: [
            (#"[{"rule":"equal","fields":["a","no"]}]"#, "rules[0].fields[1]", "there is no field \"no\""),
            (
                #"[{"rule":"equal","fields":["a","b"]},{"rule":"equal","fields":["far"]}]"#, "rules[1].fields[0]",
                "the field \"far\" is in the form \"other\", not in this one"
            ),
            (#"[{"rule":"equal","fields":["a","b"],"on":"no"}]"#, "rules[0].on", "there is no field \"no\""),
            (#"[{"rule":"equal","fields":[]}]"#, "rules[0].fields", "a rule needs fields to be about"),
            (#"[{"rule":"equal","fields":["a","b","a"]}]"#, "rules[0].fields[2]", "the field \"a\" is named twice"),
        ])
    func refused(rules: String, path: String, reason: String) {
        var client = TestClient.withFields(["a", "b"])
        _ = client.request("field/create", #"{"field":"far","form":"other"}"#)
        let error = client.define(rules)["error"]
        #expect(error["code"].integer == -32013)
        #expect(error["data"]["path"].string == path)
        #expect(error["data"]["reason"].string == reason)
    }

    @Test("An unknown kind is a wrong parameter")
    func unknownKind() {
        var client = TestClient.withFields(["a", "b"])
        let error = client.define(#"[{"rule":"same","fields":["a","b"]}]"#)["error"]
        #expect(error["code"].integer == -32602)
        #expect(error["data"]["path"].string == "rules[0].rule")
    }

    @Test("Cycles are refused where they would be closed, and change nothing")
    func cycles() {
        var client = TestClient.withFields(["a", "b", "c"])
        func equals(_ field: String, _ other: String) -> JSON {
            client.request(
                "field/update",
                #"{"field":"\#(field)","set":{"validation":{"live":{"rules":[{"rule":"equalsField","field":"\#(other)"}]}}}}"#
            )
        }
        func reason(_ answer: JSON) -> String? {
            answer["error"]["code"].integer == -32013 ? answer["error"]["data"]["reason"].string : nil
        }
        let cycle = "the fields depend on each other in a cycle: "
        #expect(reason(equals("a", "a")) == cycle + "a → a")
        #expect(equals("a", "b")["error"].isAbsent)
        #expect(reason(equals("b", "a")) == cycle + "b → a → b")
        #expect(equals("b", "c")["error"].isAbsent)
        let closing = equals("c", "a")
        #expect(reason(closing) == cycle + "c → a → b → c")
        #expect(closing["error"]["data"]["path"].string == "set.validation.live.rules[0].field")
        // By the field on which a rule shows.
        let group = client.define(
            #"[{"rule":"different","fields":["a","b"],"on":"a"},{"rule":"equal","fields":["a","c"]}]"#)
        #expect(reason(group) == cycle + "a → b → c → a")
        #expect(group["error"]["data"]["path"].string == "rules[1].fields")
        #expect(client.define(#"[{"rule":"equal","fields":["c","a"]}]"#).isNull)
        // What was refused is not half there.
        #expect(reason(client.define(#"[{"rule":"equal","fields":["a","c"]}]"#)) != nil)
        client.fill(["a": "1", "b": "1", "c": "2"])
        #expect(client.get("a").findings == ["1 not-equal 0-1 group"])
        // A rule that goes opens the cycle.
        #expect(client.define("[]").isNull)
        let free = #"{"field":"b","set":{"validation":{}}}"#
        #expect(client.request("field/update", free)["error"].isAbsent)
        #expect(equals("c", "a")["error"].isAbsent)
    }

    @Test("A cycle that a field closes which others waited for is refused at its creation")
    func late() {
        var client = TestClient.withFields([])
        func rules(_ other: String) -> String {
            let rule = #"{"rule":"any","rules":[{"rule":"luhn"},{"rule":"equalsField","field":"\#(other)"}]}"#
            return #""validation":{"final":{"rules":[\#(rule)]}}"#
        }
        _ = client.request("field/create", #"{"field":"a",\#(rules("b"))}"#)
        let answer = client.request("field/create", #"{"field":"b",\#(rules("a"))}"#)["error"]
        #expect(answer["data"]["path"].string == "validation.final.rules[0].rules[1].field")
        #expect(client.get("b")["error"]["code"].integer == -32010)
        // In place of the one that closes it, another may come.
        #expect(client.request("field/create", #"{"field":"a","replace":true}"#)["error"].isAbsent)
        #expect(client.request("field/create", #"{"field":"b",\#(rules("a"))}"#)["error"].isAbsent)
    }

    @Test("A second definition replaces the first; none is left by an empty one, nor by a closed form")
    func replaced() {
        var client = TestClient.withFields(["a", "b"])
        client.fill(["a": "", "b": ""])
        _ = client.define(#"[{"rule":"atLeastOne","fields":["a","b"]}]"#)
        #expect(client.get("b").findings == ["1 none-given 0-0 group"])
        _ = client.define(#"[{"rule":"atLeastOne","fields":["b","a"]}]"#)
        #expect(client.get("a").findings == ["1 none-given 0-0 group"])
        #expect(client.get("b").findings == [])
        #expect(client.define("[]").isNull)
        #expect(client.get("a").findings == [])
        #expect(client.request("group/verify", "{}")["valid"].flag == true)
        // Another group's rules are its own.
        _ = client.define(#"[{"rule":"atLeastOne","fields":["a","b"]}]"#)
        _ = client.request("group/define", #"{"group":"h","rules":[]}"#)
        #expect(client.request("form/submit", #"{"form":""}"#)["valid"].flag == false)
        _ = client.request("form/close", #"{"form":""}"#)
        for field in ["a", "b"] { _ = client.request("field/create", #"{"field":"\#(field)","group":"g"}"#) }
        #expect(client.request("form/submit", #"{"form":""}"#)["valid"].flag == true)
    }

    @Test("Rules pass over fields that are gone, disabled or elsewhere, and come back with them")
    func passedOver() {
        var client = TestClient.withFields(["a", "b", "c"])
        _ = client.define(#"[{"rule":"exactlyOne","fields":["a","b","c"]}]"#)
        client.fill(["a": "1", "b": "", "c": "3"])
        #expect(client.get("c").findings == ["1 more-than-one 0-1 group"])
        // Without the field that shows it, the last that is left shows it.
        _ = client.request("field/update", #"{"field":"a","set":{"text":""}}"#)
        _ = client.request("field/dispose", #"{"field":"c"}"#)
        #expect(client.get("b").findings == ["1 none-given 0-0 group"])
        _ = client.request("field/update", #"{"field":"b","set":{"enabled":false}}"#)
        #expect(client.get("b").findings == [])
        #expect(client.get("a").findings == ["1 none-given 0-0 group"])
        _ = client.request("field/update", #"{"field":"b","set":{"enabled":true}}"#)
        #expect(client.get("a").findings == [])
        _ = client.request("field/create", #"{"field":"c","group":"g","text":"3"}"#)
        #expect(client.get("b").findings == [])
        #expect(client.request("group/verify", "{}")["valid"].flag == true)
        _ = client.request("field/update", #"{"field":"c","set":{"form":"elsewhere"}}"#)
        #expect(client.request("group/verify", "{}")["valid"].flag == false)
        _ = client.request("field/update", #"{"field":"c","set":{"form":""}}"#)
        #expect(client.request("group/verify", "{}")["valid"].flag == true)
    }

    @Test("A rule counts where it shows")
    func counters() {
        var client = TestClient.withFields(["a", "b"])
        _ = client.request("field/update", #"{"field":"b","set":{"group":"h"}}"#)
        _ = client.define(#"[{"rule":"equal","fields":["a","b"]}]"#)
        client.wait(1000)
        client.notifications = []
        _ = client.request("field/edit", #"{"field":"a","input":"1"}"#)
        #expect(client.told() == ["field a", "group h 1", "form  1"])
        #expect(client.request("group/verify", #"{"group":"g"}"#)["valid"].flag == true)
        #expect(client.request("group/verify", #"{"group":"h"}"#)["invalid"].description == #"["b"]"#)
        // At most every 100 ms, and nothing where it changed back.
        _ = client.request("field/edit", #"{"field":"a","delete":"backward"}"#)
        _ = client.request("field/edit", #"{"field":"a","input":"1"}"#)
        #expect(client.told() == ["field a", "field a"])
        client.wait(1000)
        #expect(client.told() == [])
        #expect(client.nextDeadline == nil)
    }

    @Test("The fields that all rules name together are limited")
    func limit() {
        var configuration = SessionConfiguration()
        configuration.limits.maxRuleFields = 4
        var client = TestClient(configuration: configuration)
        for field in ["a", "b", "c"] { _ = client.request("field/create", #"{"field":"\#(field)"}"#) }
        #expect(
            client.define(#"[{"rule":"different","fields":["a","b"]},{"rule":"different","fields":["b","c"]}]"#).isNull)
        let error = client.request("group/define", #"{"group":"h","rules":[{"rule":"equal","fields":["a"]}]}"#)["error"]
        #expect(error["code"].integer == -32014)
        #expect(error["data"]["limit"].string == "maxRuleFields")
        // What is replaced does not count.
        #expect(client.define(#"[{"rule":"different","fields":["a","b","c"],"on":"a"}]"#).isNull)
    }
}
