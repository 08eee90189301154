import FieldEngine
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldServer
@testable import FieldTools

/// What a message may take, in steps (specification, section 2.2).
@Suite("Work of a message") struct BudgetTests {
    private static func client(maxTurnWork: Int) -> TestClient {
        var configuration = SessionConfiguration()
        configuration.limits.maxTurnWork = maxTurnWork
        return TestClient(configuration: configuration)
    }

    private func expectLimit(_ answer: JSON, path: String?, _ maximum: Int = 20_000) {
        #expect(answer["error"]["code"].integer == -32014)
        #expect(answer["error"]["data"]["limit"].string == "maxTurnWork")
        #expect(answer["error"]["data"]["maximum"].integer == maximum)
        #expect(answer["error"]["data"]["path"].string == path)
    }

    /// A pattern that takes more than 20,000 steps by itself, and one of those that take more together.
    private static let dear = #"(?:[ab]?[bc]?){2000}"#
    private static let fair = #"(?:[ab]?[bc]?){200}"#

    @Test("A definition that takes too much is refused, with the part that does")
    func definitions() {
        var client = Self.client(maxTurnWork: 20_000)
        let dear = #"{"rule":"pattern","pattern":"\#(Self.dear)"}"#
        let cheap = #"{"rule":"startsWith","text":"a"}"#
        expectLimit(
            client.request("field/create", #"{"field":"a","validation":{"live":{"rules":[\#(cheap),\#(dear)]}}}"#),
            path: "validation.live.rules[1]")
        expectLimit(
            client.request(
                "field/create",
                #"{"field":"a","validation":{"final":{"rules":[{"rule":"any","rules":[\#(cheap),\#(dear)]}]}}}"#),
            path: "validation.final.rules[0]")
        expectLimit(
            client.request("type/define", #"{"name":"own","description":"","pattern":"\#(Self.dear)"}"#),
            path: "pattern")
        expectLimit(
            client.request("type/define", #"{"name":"own","description":"","live":[\#(dear)]}"#), path: "live[0]")
        // Nothing of it is left behind.
        #expect(client.request("field/list", "{}")["fields"].list.isEmpty)
        #expect(client.request("type/describe", #"{"type":"own"}"#)["error"]["code"].integer == -32012)

        #expect(client.request("field/create", #"{"field":"a","label":"x"}"#)["field"].string == "a")
        expectLimit(
            client.request(
                "field/update", #"{"field":"a","set":{"label":"y","validation":{"live":{"rules":[\#(dear)]}}}}"#),
            path: "set.validation.live.rules[0]")
        #expect(client.request("field/get", #"{"field":"a"}"#)["presentation"]["label"]["text"].string != "y")
    }

    @Test("Rules that are no errors count as well: they are judged each by itself")
    func warnings() {
        var client = Self.client(maxTurnWork: 200_000)
        let rules = (0..<40).map { #"{"rule":"pattern","pattern":"\#(Self.fair)[\#($0)]","severity":"warning"}"# }
        let few = client.request(
            "field/create", #"{"field":"a","validation":{"live":{"rules":[\#(rules[0])]}}}"#)
        #expect(few["field"].string == "a")
        let many = client.request(
            "field/create", #"{"field":"b","validation":{"live":{"rules":[\#(rules.joined(separator: ","))]}}}"#)
        expectLimit(many, path: many["error"]["data"]["path"].string, 200_000)
        #expect(many["error"]["data"]["path"].string?.hasPrefix("validation.live.rules[") == true)
    }

    @Test("Twenty rules that each ask for a character are cheap")
    func contains() {
        var client = Self.client(maxTurnWork: 40_000)
        let letters = "abcdefghijklmnopqrst"
        let rules = letters.map { #"{"rule":"contains","characters":"[\#($0)]"}"# }
        let list = rules.joined(separator: ",")
        for kind in ["live", "final"] {
            let made = client.request(
                "field/create", #"{"field":"\#(kind)","validation":{"\#(kind)":{"rules":[\#(list)]}}}"#)
            #expect(made["field"].string == kind)
        }
        var usual = TestClient()
        let short = usual.request(
            "field/create", #"{"field":"c","maxLength":19,"validation":{"final":{"rules":[\#(list)]}}}"#)
        #expect(short["error"]["code"].integer == -32013)
        #expect(short["error"]["data"]["path"].string == "maxLength")
    }

    @Test("A text is refused where judging it would take too much, as one that is too long is")
    func texts() {
        var client = Self.client(maxTurnWork: 5_000)
        let rules = #""validation":{"live":{"rules":[{"rule":"pattern","pattern":".*a[ab]{200}"}]}}"#
        #expect(client.request("field/create", #"{"field":"a",\#(rules)}"#)["field"].string == "a")
        let long = String(repeating: "a", count: 2_000)
        expectLimit(client.request("field/edit", #"{"field":"a","text":"\#(long)"}"#), path: nil, 5_000)
        #expect(client.request("field/get", #"{"field":"a"}"#)["text"].string == "")
        let short = client.request("field/edit", #"{"field":"a","text":"\#(long.prefix(64))"}"#)
        #expect(short["text"].string?.count == 64)
        expectLimit(client.request("field/create", #"{"field":"b","text":"\#(long)",\#(rules)}"#), path: nil, 5_000)
        // What was taken before is not judged by what would be too much.
        #expect(client.request("field/create", #"{"field":"c","text":"\#(long)"}"#)["field"].string == "c")
        expectLimit(
            client.request("field/update", #"{"field":"c","set":{\#(rules)}}"#), path: nil, 5_000)
        #expect(client.request("field/update", #"{"field":"c","set":{"label":"x"}}"#)["field"].string == "c")
    }

    @Test("A pattern that is a table takes as long a text as there may be")
    func tables() {
        var client = Self.client(maxTurnWork: 1_000_000)
        let rules = #""validation":{"live":{"rules":[{"rule":"pattern","pattern":"(?:[a-z]+ )*[a-z]+"}]}}"#
        #expect(client.request("field/create", #"{"field":"a",\#(rules)}"#)["field"].string == "a")
        let long = String(repeating: "word ", count: 40_000)
        #expect(client.request("field/edit", #"{"field":"a","text":"\#(long)"}"#)["accepted"].flag == true)
    }

    @Test("A snapshot is restored that was taken, and one that takes too much is not")
    func snapshots() {
        var configuration = SessionConfiguration()
        configuration.limits.maxTurnWork = 100_000
        var client = TestClient(configuration: configuration)
        let rules = #""validation":{"live":{"rules":[{"rule":"pattern","pattern":"\#(Self.fair)"}]}}"#
        _ = client.call("field/create", #"{"field":"a",\#(rules)}"#)
        _ = client.call("field/edit", #"{"field":"a","text":"abab"}"#)
        let text = client.snapshot()
        var same = Self.client(maxTurnWork: 100_000)
        #expect(same.request("session/restore", #"{"snapshot":\#(text)}"#)["fields"].integer == 1)
        var narrow = Self.client(maxTurnWork: 500)
        let refused = narrow.request("session/restore", #"{"snapshot":\#(text)}"#)
        #expect(refused["error"]["code"].integer == -32017)
        #expect(refused["error"]["data"]["path"].string?.hasPrefix("fields[0].definition") == true)
        #expect(narrow.request("field/list", "{}")["fields"].list.isEmpty)
    }
}

/// What is kept of types and languages that nobody uses has a bound.
@Suite("Memory of languages") struct LanguageMemoryTests {
    @Test("Languages of many definitions stay within their bytes")
    func many() {
        var client = TestClient()
        var most = 0
        for number in 0..<40 {
            let pattern = "[a-f]{\(900 + number)}(x|[a-e]{400})"
            let word = String(repeating: "a", count: 900)
            let noneOf = #"{"rule":"noneOf","values":["\#(word)"]}"#
            let rules = #"{"live":{"rules":[{"rule":"pattern","pattern":"\#(pattern)"},\#(noneOf)]}}"#
            let params = #"{"field":"f","replace":true,"validation":\#(rules)}"#
            let made = client.text("field/create", params)
            #expect(made.contains("\"result\""))
            _ = client.text("field/edit", #"{"field":"f","text":"aaaaaaaa"}"#)
            most = max(most, client.session.types.registry.kept.bytes)
        }
        #expect(most > 1 << 20)
        #expect(most <= 18 << 20)
    }

    @Test("Types with parameters that nobody uses go, at the latest with the last field")
    func types() {
        var client = TestClient()
        for number in 0..<100 {
            let choices = (0..<300).map { "\"choice \($0) of list \(number)\"" }.joined(separator: ",")
            _ = client.text(
                "field/create",
                #"{"field":"f","replace":true,"type":{"name":"choice","choices":[\#(choices)]}}"#)
        }
        #expect(client.session.types.registry.kept.types < 100)
        _ = client.text("field/dispose", #"{"field":"f"}"#)
        #expect(client.session.types.registry.kept.types == 0)
        #expect(client.session.types.registry.kept.languages == 0)
    }

    @Test("What was refused leaves nothing, and its memory is given back")
    func refused() {
        var client = TestClient()
        let choices = (0..<9_000).map { "\"some choice \($0)\"" }.joined(separator: ",")
        let answer = client.text(
            "field/create",
            #"{"field":"f","type":{"name":"choice","choices":[\#(choices),{"label":"some choice 1","value":1}]}}"#)
        #expect(answer.contains("type.choices[9000].label"))
        #expect(client.session.types.registry.kept.types == 0)
        let given = (client.session.takeMemoryToGiveBack(), client.session.takeMemoryToGiveBack())
        #expect(given == (true, false))
    }
}
