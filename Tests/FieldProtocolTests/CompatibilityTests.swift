import Foundation
import Testing

@testable import ModelGenerator

/// What may change within a major version of the protocol, and that nothing else does.
@Suite struct CompatibilityTests {
    /// A small protocol: a request, the structures that go each way, an enumeration in both, a rule, an error.
    private static let small = """
        {"metaData":{"protocolVersion":"1.0","title":"T","documentation":"D."},
        "requests":[
        {"method":"a/ask","direction":"clientToServer","chapter":"fields","params":"Params","result":"Result","documentation":"D.","since":"1.0"},
        {"method":"a/question","direction":"serverToClient","chapter":"fields","params":"Question","result":{"nullable":"Answer"},"documentation":"D.","since":"1.0"}],
        "notifications":[
        {"method":"a/told","direction":"serverToClient","chapter":"fields","params":"Question","documentation":"D.","since":"1.0"}],
        "structures":[
        {"name":"Params","subject":"S","documentation":"D.","since":"1.0","shorthand":"must","open":{"name":"more","documentation":"D."},"atMostOne":["may","word"],"members":[
        {"name":"must","type":"string","documentation":"D."},
        {"name":"may","type":{"integer":{"minimum":0,"maximum":9}},"optional":true,"default":3,"documentation":"D."},
        {"name":"word","type":"Word","optional":true,"documentation":"D."},
        {"name":"list","type":{"array":"string"},"optional":true,"documentation":"D."}]},
        {"name":"Result","subject":"S","documentation":"D.","since":"1.0","ordered":["start","end"],"members":[
        {"name":"start","type":{"integer":{"minimum":0,"maximum":9}},"documentation":"D."},
        {"name":"end","type":{"integer":{"minimum":0,"maximum":9}},"documentation":"D."},
        {"name":"word","type":"Word","optional":true,"documentation":"D."},
        {"name":"note","type":{"nullable":"string"},"optional":true,"documentation":"D."}]},
        {"name":"Question","subject":"S","documentation":"D.","since":"1.0","members":[{"name":"text","type":"string","documentation":"D."}]},
        {"name":"Answer","subject":"S","documentation":"D.","since":"1.0","exactlyOne":["yes","no"],"members":[
        {"name":"yes","type":"string","optional":true,"documentation":"D."},
        {"name":"no","type":"string","optional":true,"documentation":"D."}]}],
        "enumerations":[{"name":"Word","documentation":"D.","since":"1.0","values":[
        {"value":"one","documentation":"D."},{"value":"two","documentation":"D."}]}],
        "rules":[{"name":"length","documentation":"D.","since":"1.0","codes":["too-long"],"parameters":[
        {"name":"max","type":"number","optional":true,"documentation":"D."}]}],
        "errors":[{"code":-32602,"name":"InvalidParams","message":"M.","documentation":"D.","data":"Question","since":"1.0"}]}
        """

    private func changes(_ text: String, to other: String) throws -> [String] {
        let changed = Self.small.replacing(text, with: other, maxReplacements: 1)
        try #require(changed != Self.small, "\(text) is not there")
        return try Model(Value(parsing: changed)).breakingChanges(since: Model(Value(parsing: Self.small)))
    }

    @Test func `the model breaks no client of the last release`() throws {
        let released = try Model.lastRelease(in: Repository.root)
        #expect(try Model.read(from: Repository.root).breakingChanges(since: released) == [])
    }

    @Test(arguments: [
        (#""a/ask""#, #""a/query""#, "a/ask is gone"),
        (
            #""a/told","direction":"serverToClient""#, #""a/told","direction":"clientToServer""#,
            "a/told is no longer written"
        ),
        (#""params":"Params","#, "", "a/ask: there is nothing now"),
        (#""name":"must""#, #""name":"shall""#, "Params.must is no longer read"),
        (#""name":"must""#, #""name":"shall""#, "Params.shall is new and must be given"),
        (#""maximum":9}},"optional":true"#, #""maximum":9}}"#, "Params.may must be given now"),
        (
            #""maximum":9}},"optional":true"#, #""maximum":8}},"optional":true"#,
            "Params.may: was integer 0…9, is integer 0…8"
        ),
        (#""default":3"#, #""default":4"#, "Params.may: where it is absent, 3 counted, and 4 does now"),
        (#""type":{"array":"string"}"#, #""type":"string""#, "Params.list: was string[], is string"),
        (#""type":{"array":"string"}"#, #""type":{"array":"number"}"#, "Params.list: was string, is number"),
        (#""shorthand":"must","#, "", "Params: the short form of must is no longer read"),
        (#""open":{"name":"more","documentation":"D."},"#, "", "Params: other members are no longer read"),
        (
            #""atMostOne":["may","word"]"#, #""atMostOne":["may","word","list"]"#,
            "Params: one at most of may, word, list is asked for"
        ),
        (
            #""shorthand":"must""#, #""shorthand":"must","together":["may","list"]"#,
            "Params: may with list is asked for"
        ),
        (
            #""name":"start","type":{"integer":{"minimum":0"#, #""name":"start","type":{"integer":{"minimum":-1"#,
            "Result.start: was integer 0…9, is integer -1…9"
        ),
        (#""name":"end""#, #""name":"stop""#, "Result.end is no longer written"),
        (
            #""maximum":9}},"documentation""#, #""maximum":9}},"optional":true,"documentation""#,
            "Result.start may be absent now"
        ),
        (#","ordered":["start","end"]"#, "", "Result: the order of start and end held once"),
        (#""result":"Result""#, #""result":{"nullable":"Result"}"#, "a/ask result: was Result, is Result or null"),
        (
            #""name":"text","type":"string""#, #""name":"text","type":{"nullable":"string"}"#,
            "Question.text: was string, is string or null"
        ),
        (#""yes","no"],"#, #""yes"],"#, "Answer: one of yes is asked for"),
        (#"{"nullable":"Answer"}"#, #""Answer""#, "a/question result: was Answer or null, is Answer"),
        (
            #"{"value":"two","documentation":"D."}"#, #"{"value":"three","documentation":"D."}"#,
            #"Word: the word "two" is gone"#
        ),
        (#""length""#, #""size""#, "rule length is gone"),
        (#"["too-long"]"#, "[]", "rule length: the code too-long is gone"),
        (#""name":"max","#, #""name":"most","#, "rule length.max is no longer read"),
        ("-32602", "-32699", "error -32602 is gone"),
        (#""InvalidParams""#, #""WrongParams""#, "error -32602 was InvalidParams, is WrongParams"),
    ])
    func `what breaks clients is named`(text: String, other: String, change: String) throws {
        let changes = try changes(text, to: other)
        #expect(changes.contains(change), "\(changes)")
    }

    @Test(arguments: [
        // Names that are not on the wire, and words about it.
        (#""M.""#, #""Another.""#),
        // What is read takes more.
        (
            #""may","type":{"integer":{"minimum":0,"maximum":9}}"#,
            #""may","type":{"integer":{"minimum":0,"maximum":10}}"#
        ),
        (#""may","type":{"integer":{"minimum":0,"maximum":9}}"#, #""may","type":"number""#),
        (#""type":{"array":"string"}"#, #""type":{"oneOrMore":"string"}"#),
        (#""type":{"array":"string"}"#, #""type":"any""#),
        (#""name":"must","type":"string""#, #""name":"must","type":{"nullable":"string"}"#),
        (#""atMostOne":["may","word"],"#, ""),
        (#""name":"max","#, #""name":"least","type":"number","optional":true,"documentation":"D."},{"name":"max","#),
        (
            #""yes","no"],"members":["#,
            #""yes","no","maybe"],"members":[{"name":"maybe","type":"string","optional":true,"documentation":"D."},"#
        ),
        // What is written says more.
        (#""name":"text","#, #""name":"more","type":"string","documentation":"D."},{"name":"text","#),
        (#""note","type":{"nullable":"string"}"#, #""note","type":"string""#),
        (#""name":"start","type":{"integer":{"minimum":0"#, #""name":"start","type":{"integer":{"minimum":1"#),
        (#""values":["#, #""values":[{"value":"three","documentation":"D."},"#),
        // A new major version may do all.
        (
            #""protocolVersion":"1.0","title":"T","documentation":"D."},"#,
            #""protocolVersion":"2.0","title":"T","documentation":"D."},"#
        ),
    ])
    func `what breaks no client is not named`(text: String, other: String) throws {
        #expect(try changes(text, to: other) == [])
    }

    @Test func `a structure may be called otherwise`() throws {
        let renamed = Self.small.replacing(#""Question""#, with: #""Inquiry""#)
        #expect(try Model(Value(parsing: renamed)).breakingChanges(since: Model(Value(parsing: Self.small))) == [])
    }

    /// In the whole protocol, wherever it stands: nothing is out of the comparison's reach.
    @Test func `no part of the last release can go unnoticed`() throws {
        let released = try Model.lastRelease(in: Repository.root)
        func changed(_ change: (inout Model) -> Void) -> Model {
            var model = released
            change(&model)
            return model
        }
        func expect(_ findings: [String], of model: Model, since other: Model) {
            let found = model.breakingChanges(since: other)
            let missing = findings.filter { finding in !found.contains { $0.hasSuffix(finding) } }
            #expect(missing == [])
        }
        let without = changed {
            $0.methods = []
            $0.errors = []
            $0.rules = []
        }
        expect(
            released.methods.map { "\($0.name) is gone" } + released.errors.map { "error \($0.code) is gone" }
                + released.rules.map { "rule \($0.name) is gone" }, of: without, since: released)
        let wordless = changed { model in
            for index in model.enumerations.indices { model.enumerations[index].values = [] }
            for index in model.rules.indices { model.rules[index].codes = [] }
        }
        expect(
            released.enumerations.flatMap { enumeration in
                enumeration.values.map { "\(enumeration.name): the word \($0.value.text) is gone" }
            } + released.rules.flatMap { rule in rule.codes.map { "rule \(rule.name): the code \($0) is gone" } },
            of: wordless, since: released)
        // Each structure is come to, whichever way it goes.
        let bound = changed { model in
            for index in model.structures.indices { model.structures[index].together = ["one", "other"] }
        }
        let (read, written) = (released.read, released.written)
        let names = released.structures.map(\.name)
        expect(
            names.filter { read.contains($0) }.map { "\($0): one with other is asked for" }, of: bound, since: released)
        expect(
            names.filter { written.contains($0) }.map { "\($0): one with other held once" }, of: released, since: bound)
        // Those members that lead to no other structure.
        func isLeaf(_ member: Model.Member) -> Bool { member.type.reference.flatMap { released.structure($0) } == nil }
        let bare = changed { model in
            for index in model.structures.indices { model.structures[index].members.removeAll(where: isLeaf) }
        }
        expect(
            released.structures.flatMap { structure in
                structure.members.filter(isLeaf).map {
                    ".\($0.name) is no longer \(read.contains(structure.name) ? "read" : "written")"
                }
            }, of: bare, since: released)
    }
}
