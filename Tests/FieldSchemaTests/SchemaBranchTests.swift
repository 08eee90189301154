import FieldSchema
import FieldServer
import TestClients
import TestSupport
import Testing

/// One property under several conditions, and objects that may be missing.
@Suite struct SchemaBranchTests {
    private func branches(_ first: String, _ second: String) -> ImportedForm {
        ImportedForm(
            #"""
            {"type":"object","oneOf":[{"properties":{"k":{"const":"a"},"v":\#(first)},"required":["k","v"]},
            {"properties":{"k":{"const":"b"},"v":\#(second)},"required":["k"]}]}
            """#)
    }

    @Test func entriesShowUnderTheirCondition() {
        let form = branches(#"{"enum":["x","z"]}"#, #"{"enum":["y","z"]}"#)
        let entries = form["v"]["type"]["choices"].list
        #expect(entries.map { $0["label"].string ?? $0.string } == ["x", "z", "y"])
        #expect(entries.map { $0["shown"]["value"].string } == ["a", nil, "b"])
        #expect(form["v"]["required"]["value"].string == "a")
        #expect(form.findings == [])
        #expect(branches(#"{"const":"x"}"#, #"{"const":"y"}"#)["v"]["text"].isAbsent)
        let twice = branches(
            #"{"oneOf":[{"const":1,"title":"T"},{"const":3}]}"#, #"{"oneOf":[{"const":2,"title":"T"},{"const":3}]}"#)
        #expect(twice["v"]["type"]["choices"].list.map { $0["label"].string } == ["T", "3", "T (2)"])
    }

    @Test(
        "What tells the forms of an object apart is required where the object is there",
        arguments: [
            ("", "", #"{"field":"pay.note","rule":"not","rules":[{"rule":"empty"}]}"#, []),
            ("", #","required":["note"]"#, "", [#"["pay.note","pay.kind"]"#]),
            (#","x""#, "", #"{"field":"pay.note","rule":"not","rules":[{"rule":"empty"}]}"#, []),
        ])
    func discriminator(alsoRequired: String, inAll: String, required: String, rules: [String]) {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"pay":{"type":"object","properties":{"note":{"type":"string"}},"oneOf":[
            {"properties":{"kind":{"const":"a"},"x":{"type":"string"}},"required":["kind"\#(alsoRequired)]},
            {"properties":{"kind":{"const":"b"},"y":{"type":"string"}},"required":["kind"]}]\#(inAll)}}}
            """#)
        #expect(form.findings == [])
        let condition = form["pay.kind"]["required"]
        #expect(condition.isAbsent ? required.isEmpty : condition.description == required)
        #expect(form["pay.x"]["required"].flag == (alsoRequired.isEmpty ? nil : true))
        #expect(form.value["rules"].list.map { $0["fields"].description } == rules)
    }

    @Test func aDiscriminatorThatMayBeNullIsNotRequired() {
        let form = ImportedForm(
            #"""
            {"type":"object","oneOf":[{"properties":{"kind":{"enum":["a",null]}},"required":["kind"]},
            {"properties":{"kind":{"const":"b"},"y":{"type":"string"}},"required":["kind"]}]}
            """#)
        #expect(form["kind"]["required"].isAbsent && form.findings == [])
    }

    /// A rule between fields is not judged where the field that shows it does not show.
    @Test(
        "What an object requires under conditions is required with the rest",
        arguments: [
            (true, ["a", "s"], false), (true, ["a", "b"], false), (true, ["a", "b", "s"], true), (true, ["s"], false),
            (true, [], true), (false, ["a"], false), (false, ["a", "b"], true),
        ])
    func objectUnderCondition(isOn: Bool, filled: [String], isValid: Bool) throws {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"o":{"type":"object","properties":{"on":{"type":"boolean"},
            "a":{"type":"string"},"b":{"type":"string"}},"required":["a","b"],"if":{"properties":{"on":{"const":true}}},
            "then":{"properties":{"s":{"type":"string"}},"required":["s"]}}}}
            """#)
        #expect(form.findings == [])
        var client = TestClient()
        _ = try form.open(in: &client)
        _ = client.request("field/update", #"{"field":"o.on","set":{"typed":\#(isOn)}}"#)
        for name in filled { _ = client.request("field/update", #"{"field":"o.\#(name)","set":{"text":"x"}}"#) }
        #expect(client.request("form/submit", #"{"form":""}"#)["valid"].flag == isValid, "\(form.text)")
    }

    @Test func whatAConditionOutsideRequiresInAnObjectIsRequiredWhereThatIsThere() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"c":{"enum":["US","CA"]},"o":{"type":"object","properties":{
            "a":{"type":"string"}}}},"if":{"properties":{"c":{"const":"US"}},"required":["c"]},"then":{"properties":{
            "o":{"properties":{"s":{"type":"string"}},"required":["s"]}}}}
            """#)
        #expect(form.findings == [])
        #expect(form["o.s"]["required"]["rules"].list.map { $0["field"].string } == ["o.a", "c"])
    }

    @Test func aWholeNumberUnderOneConditionAlone() {
        for (first, second, condition) in [("integer", "number", "a"), ("number", "integer", "b")] {
            let form = branches(#"{"type":"\#(first)"}"#, #"{"type":"\#(second)"}"#)
            #expect(form["v"]["type"].string == "number")
            let rule = form["v"]["validation"]["live"]["rules"][0]
            #expect(rule["step"].description == "1")
            #expect(rule["when"]["value"].string == condition)
            #expect(form.findings == [])
        }
    }

    @Test(arguments: [
        (#"{"type":"string","format":"date"}"#, #"{"type":"string"}"#), (#"{"enum":["x"]}"#, #"{"type":"string"}"#),
        (#"{"type":"boolean"}"#, #"{"type":"string"}"#), (#"{"type":"string","format":"date"}"#, "{}"),
        (#"{"type":"array","minItems":1,"items":{"enum":["x"]}}"#, #"{"type":"array","items":{"enum":["x"]}}"#),
    ])
    func whatIsStricterThanItMayBeIsListed(first: String, second: String) {
        #expect(branches(first, second).reason("/oneOf/1/properties/v") != nil)
    }

    @Test(arguments: [
        #"{"type":"string","format":"date"}"#, #"{"type":"array","items":{"type":"string"},"minItems":2}"#,
        #"{"type":"string","format":"email"}"#, #"{"type":"array","minItems":1,"items":{"enum":["x"]}}"#,
    ])
    func theSameTwiceIsSaid(schema: String) {
        let form = branches(schema, schema)
        #expect(form.findings == [])
        #expect(form["v"]["required"]["value"].string == "a")
    }

    @Test func agreementIsAskedUnderItsCondition() {
        let form = branches(#"{"const":true}"#, #"{"type":"boolean"}"#)
        #expect(form["v"]["required"]["value"].string == "a")
        #expect(form.findings == [])
    }

    @Test func objectsOfTwoConditionsAreOneGroup() {
        let form = branches(
            #"{"type":"object","properties":{"p":{"type":"string"}},"required":["p"]}"#,
            #"{"type":"object","properties":{"q":{"type":"string"}},"required":["q"]}"#)
        #expect(form["v.p"]["group"].string == "v")
        #expect(form["v.q"]["group"].string == "v")
        #expect(form.findings == [])
    }

    // MARK: Objects that may be missing

    @Test func conditionsInsideAskNothingWithoutIt() {
        let form = ImportedForm(
            #"""
            {"properties":{"name":{"type":"string"},"billing":{"type":"object","properties":{"country":{"type":"string"},
            "state":{"type":"string"}},"if":{"properties":{"country":{"const":"US"}}},"then":{"required":["state"]}}}}
            """#)
        let required = form["billing.state"]["required"]
        #expect(required["rule"].string == "all")
        #expect(
            required["rules"][0].description
                == #"{"field":"billing.country","rule":"not","rules":[{"rule":"empty"}]}"#)
        #expect(form.findings == [])
    }

    @Test func agreementInsideIsAskedWhereItIsThere() {
        let form = ImportedForm(
            #"{"properties":{"o":{"type":"object","properties":{"ok":{"const":true},"m":{"type":"string"}}}}}"#)
        #expect(form["o.ok"]["required"]["field"].string == "o.m")
        #expect(form.findings == [])
    }

    @Test func sectionsInsideAreListed() {
        let list = #"{"type":"array","minItems":1,"items":{"properties":{"q":{"type":"string"}}}}"#
        let form = ImportedForm(
            #"""
            {"properties":{"o":{"type":"object","properties":{"n":{"type":"string"},"l":\#(list)},"required":["l"]},
            "p":{"type":"object","properties":{"n":{"type":"string"},"l":\#(list)},"required":["n"]}}}
            """#)
        #expect(form.reason("/properties/o/properties/l/minItems") != nil)
        #expect(form.reason("/properties/p/required/0") != nil)
    }

    @Test func anObjectThatIsRequiredThenHasWhatItRequires() {
        let form = ImportedForm(
            #"""
            {"properties":{"t":{"type":"boolean"},"o":{"type":"object","properties":{"n":{"type":"string"}},"required":["n"]}},
            "required":["t"],"if":{"properties":{"t":{"const":true}}},"then":{"required":["o"]}}
            """#)
        #expect(form["o.n"]["required"].description == #"{"field":"t","rule":"equals","value":true}"#)
        #expect(form.findings == [])
    }

    // MARK: One place

    @Test func nullHasToBeAllowedByEachPart() {
        let form = ImportedForm(
            #"""
            {"properties":{"a":{"type":["string","null"],"enum":["x","y"]},"b":{"type":"string","enum":["x","y",null]},
            "c":{"anyOf":[{"type":"string"},{"type":"null"}]},"d":{"enum":["x",null]}},"required":["a","b","c","d"]}
            """#)
        #expect(
            form.value["fields"].list.filter { $0["required"].flag == true }.map { $0["field"].string } == ["a", "b"])
        // One value or nothing is a choice.
        #expect(form["d"]["text"].isAbsent)
    }

    @Test func entriesCanBeTyped() {
        let form = ImportedForm(#"{"properties":{"a":{"enum":["a ","x  y"],"default":"x  y"}}}"#)
        #expect(form["a"]["type"]["choices"].list.map { $0["label"].string } == ["a", "x y"])
        #expect(form["a"]["type"]["choices"].list.map { $0["value"].string } == ["a ", "x  y"])
        #expect(form["a"]["typed"].string == "x  y")
    }

    @Test func whatIsReadOnlyIsAnAnswer() {
        let form = ImportedForm(
            #"""
            {"properties":{"a":{"type":"integer","readOnly":true,"default":7},"b":{"type":"string","readOnly":true},
            "c":{"type":"string","readOnly":true}},"required":["a","c"]}
            """#)
        #expect(form["a"]["readOnly"].flag == true)
        #expect(form["a"]["typed"].string == "7")
        #expect(form["b"]["enabled"].flag == false)
        #expect(form.findings.map { $0.pointer } == ["/properties/c/readOnly"])
    }

    @Test func whatForbidsTheFieldsOfAnotherPartIsListed() {
        let closed = #"{"properties":{"a":{"type":"string"}},"additionalProperties":false}"#
        let form = ImportedForm(#"{"allOf":[\#(closed),{"properties":{"b":{"type":"string"}}}]}"#)
        #expect(form.findings.map { $0.pointer } == ["/allOf/0/additionalProperties"])
        let branch = #""properties":{"k":{"const":"1"},"a":{"type":"string"}},"additionalProperties":false"#
        let other = #""properties":{"k":{"const":"2"},"b":{"type":"string"}},"additionalProperties":false"#
        #expect(ImportedForm(#"{"oneOf":[{\#(branch)},{\#(other)}]}"#).findings == [])
        #expect(ImportedForm(closed).findings == [])
    }

    @Test func exponentsAreSpelledOut() {
        let form = ImportedForm(
            #"{"properties":{"a":{"type":"number","default":1e-06},"t":{"type":"array","items":{"type":"number"},"default":[1E2]}}}"#
        )
        #expect(form["a"]["typed"].string == "0.000001")
        #expect(form["t"]["typed"].description == #"["100"]"#)
        #expect(form.findings == [])
    }

    @Test func whatHasAWrongShapeIsListed() {
        let form = ImportedForm(#"{"type":"object","properties":[],"required":"a"}"#)
        #expect(form.findings.map { $0.pointer } == ["/properties", "/required"])
        #expect(ImportedForm(#"{"properties":{"a":{"const":"x","enum":["y"]}}}"#).findings.count == 1)
    }

    @Test(
        "Of more rules than may be tried together the rest is listed, and lists that are referred to too often are not read"
    )
    func whatIsTooMuchIsListed() {
        let patterns = (0..<60).map { #"{"pattern":"^[ab]{0,\#($0 + 9)}$"}"# }.joined(separator: ",")
        let reasons = ImportedForm(
            #"{"type":"object","properties":{"x":{"type":"string","allOf":[\#(patterns),{"pattern":"^c$"}]}}}"#
        )
        .findings
        #expect(
            reasons.count { $0.reason.contains("more is asked of this field than may be looked at") } == 21,
            "\(reasons)")
        let values = (0..<5_000).map { "\"v\($0)\"" }.joined(separator: ",")
        let fields = (0..<60).map { ##""p\##($0)":{"$ref":"#/$defs/l"}"## }.joined(separator: ",")
        let form = ImportedForm(#"{"type":"object","$defs":{"l":{"enum":[\#(values)]}},"properties":{\#(fields)}}"#)
        #expect(form["p0"]["type"]["choices"].list.count == 5_000)
        #expect(form.findings.contains { $0.reason.contains("the schema is too large for a form") })
    }
}
