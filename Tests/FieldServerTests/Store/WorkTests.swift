import TestClients
import Testing

@testable import FieldServer
@testable import FieldTools

/// What an edit costs, counted in fields looked at: as much in a large form as in a small one (specification, section
/// 6).
@Suite("Work") struct WorkTests {
    /// The fields that are looked at for each of some requests, in a form of so many fields besides.
    private func visits(_ count: Int, order: Bool) -> [Int] {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        func send(_ method: String, _ params: String) -> Int {
            let before = client.session.store.registry.visits.total
            _ = client.pass(1000)
            _ = client.call(method, params)
            return client.session.store.registry.visits.total - before
        }
        if order {
            let names = (0..<count).map { "\"f\($0)\"" }.joined(separator: ",")
            _ = send("form/open", #"{"form":"","order":[\#(names),"a","b"]}"#)
        }
        let rules = #"{"final":{"rules":[{"rule":"equalsField","field":"a"}]}}"#
        _ = send("field/create", #"{"field":"a","group":"g","type":"zip"}"#)
        _ = send("field/create", #"{"field":"b","group":"g","type":"zip","validation":\#(rules)}"#)
        let condition = #"{"field":"a","rule":"equals","value":"12345"}"#
        _ = send("field/create", #"{"field":"c","shown":\#(condition),"required":\#(condition)}"#)
        _ = send("field/create", #"{"field":"d","shown":{"field":"c","rule":"empty"}}"#)
        for index in 0..<count {
            // Where Return finds nothing it must not look at all of them either.
            let members = index % 10 == 0 ? #","required":true"# : #","readOnly":true"#
            _ = send("field/create", #"{"field":"f\#(index)","group":"g\#(index % 100)"\#(members)}"#)
        }
        _ = send(
            "group/define",
            #"{"group":"g","rules":[{"rule":"atLeastOne","fields":["a","f0"]},{"rule":"different","fields":["f0","f1","f2"]}]}"#
        )
        return [
            send("field/edit", #"{"field":"a","input":"1234"}"#), send("field/edit", #"{"field":"a","input":"5"}"#),
            send("field/blur", #"{"field":"a"}"#), send("field/edit", #"{"field":"b","input":"1"}"#),
            send("field/undo", #"{"field":"a"}"#), send("field/edit", #"{"field":"f0","input":"1"}"#),
            send("field/update", #"{"field":"f1","set":{"text":"x"}}"#), send("field/commit", #"{"field":"f0"}"#),
            send("field/update", #"{"field":"a","set":{"enabled":false}}"#), send("field/dispose", #"{"field":"a"}"#),
        ]
    }

    /// The fields that are looked at for edits of two fields of a rule about so many: one of them, and the one that shows it.
    private func visits(_ kind: String, about count: Int) -> [Int] {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        func send(_ method: String, _ params: String) -> Int {
            let before = client.session.store.registry.visits.total
            _ = client.call(method, params)
            return client.session.store.registry.visits.total - before
        }
        for index in 0..<count { _ = send("field/create", #"{"field":"f\#(index)","text":"\#(index)"}"#) }
        let names = (0..<count).map { "\"f\($0)\"" }.joined(separator: ",")
        _ = send("group/define", #"{"group":"g","rules":[{"rule":"\#(kind)","fields":[\#(names)]}]}"#)
        return [
            send("field/edit", #"{"field":"f3","input":"x"}"#), send("field/blur", #"{"field":"f3"}"#),
            send("field/edit", #"{"field":"f\#(count - 1)","text":""}"#),
            send("field/edit", #"{"field":"f2","text":""}"#),
        ]
    }

    @Test(
        "An edit looks at as many fields where a rule is about 2,000 as where it is about twenty",
        arguments: ["equal", "different", "atLeastOne", "exactlyOne", "allOrNone", "ascending"])
    func rules(kind: String) {
        #expect(visits(kind, about: 2_000) == visits(kind, about: 20))
    }

    @Test("An edit looks at as many fields in a form of 10,000 as in one of twenty", arguments: [false, true])
    func edits(order: Bool) {
        let few = visits(20, order: order)
        #expect(few.allSatisfy { $0 > 0 && $0 < 60 }, "\(few)")
        #expect(visits(10_000, order: order) == few)
    }
}
