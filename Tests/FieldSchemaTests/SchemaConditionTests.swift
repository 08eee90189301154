import FieldSchema
import FieldServer
import TestClients
import TestSupport
import Testing

/// What a schema asks only sometimes, as conditions, and lists of objects as sections.
@Suite struct SchemaConditionTests {
    private let twoCountries = #""country":{"enum":["US","CA"]}"#

    @Test func conditionsAreThoseOfAForm() {
        let form = ImportedForm(
            #"""
            {"properties":{"country":{"enum":["US","CA"]},"code":{"type":"string"},"state":{"type":"string"}},
            "required":["country"],"if":{"properties":{"country":{"const":"US"}},"required":["country"]},
            "then":{"properties":{"code":{"minLength":5}},"required":["state"]},"else":{"properties":{"state":false}}}
            """#)
        let isUS = #"{"field":"country","rule":"equals","value":"US"}"#
        #expect(form["state"]["required"].description == isUS)
        #expect(form["state"]["shown"].description == isUS)
        let rule = form["code"]["validation"]["live"]["rules"][0]
        #expect(rule.description == #"{"min":5,"rule":"length","unit":"scalar","when":\#(isUS)}"#)
        #expect(form.findings == [])
    }

    @Test func whatIsOnlyInThenShowsOnlyThen() {
        let form = ImportedForm(
            #"""
            {"properties":{\#(twoCountries)},"if":{"properties":{"country":{"const":"US"}},"required":["country"]},
            "then":{"properties":{"state":{"type":"string"},"home":{"type":"object","properties":{"zip":{"type":"string"}}}},
            "required":["state"]}}
            """#)
        let isUS = #"{"field":"country","rule":"equals","value":"US"}"#
        #expect(form["state"]["shown"].description == isUS)
        #expect(form["state"]["required"].flag == true)
        #expect(form["home.zip"]["shown"].description == isUS)
        #expect(form.findings == [])
    }

    @Test func aFieldOfThenAndElseShowsInBoth() {
        let form = ImportedForm(
            #"""
            {"properties":{\#(twoCountries)},"if":{"properties":{"country":{"const":"US"}}},
            "then":{"properties":{"code":{"type":"string","pattern":"^\\d+$"}},"required":["code"]},
            "else":{"properties":{"code":{"type":"string","pattern":"^[A-Z]+$"}}}}
            """#)
        #expect(form.value["fields"].list.count == 2)
        #expect(form["code"]["shown"].isAbsent)
        #expect(form["code"]["required"]["rule"].string == "any")
        #expect(form["code"]["validation"]["live"]["rules"].list.map { $0["when"].isAbsent } == [false, false])
        #expect(form.findings == [])
    }

    @Test func objectsOfSeveralFormsAreAChoice() {
        let form = ImportedForm(
            #"""
            {"oneOf":[{"title":"By card","properties":{"by":{"const":"card"},"number":{"type":"string"}},"required":["by"]},
            {"properties":{"by":{"const":"cash"},"till":{"type":"integer"}},"required":["by"]}],"type":"object"}
            """#)
        #expect(form["by"]["type"]["choices"].list.map { $0["label"].string ?? $0.string } == ["By card", "cash"])
        #expect(form["by"]["required"].flag == true)
        #expect(form["till"]["shown"].description == #"{"field":"by","rule":"equals","value":"cash"}"#)
        #expect(form.findings == [])
    }

    @Test(arguments: [
        (#""if":{"minProperties":2},"then":{"required":["a"]}"#, "/if"),
        (#""if":{"required":["ghost"]},"then":{"required":["a"]}"#, "/if"),
        (#""if":{"required":["f"]},"then":{"required":["a"]}"#, "/if"),
        (#""if":true,"then":{"required":["a"]}"#, "/if"),
        (#""if":{"properties":{"a":{"pattern":"(x)\\1"}},"required":["a"]},"then":{"required":["b"]}"#, "/if"),
        (#""if":{"required":["a"]},"then":{"required":["ghost"]}"#, "/then/required/0"),
        (#""if":{"required":["a"]},"then":{"required":["a"]}"#, "/then/required/0"),
        (
            #""if":{"required":["a"]},"then":{"properties":{"b":{"title":"T","readOnly":true}}}"#,
            "/then/properties/b/readOnly"
        ),
        (#""if":{"required":["a"]},"then":{"properties":{"b":{"pattern":"(x)\\1"}}}"#, "/then/properties/b/pattern"),
        (#""if":{"required":["a"]},"then":{"properties":{"f":{"const":false}}}"#, "/then/properties/f/const"),
        (#""if":{"required":["a"]},"then":false"#, "/then"),
        (#""dependentRequired":{"ghost":["a"]}"#, "/dependentRequired/ghost"),
        (#""dependentRequired":{"a":["b"],"b":["c"],"c":["a"]}"#, "/dependentRequired/c"),
        (#""oneOf":[{"required":["a","b"]},{"required":["c"]}]"#, "/oneOf"),
        (#""anyOf":[{"required":["a"]},{"required":["f"]}]"#, "/anyOf"),
        (#""if":{"required":["a"]},"then":{"anyOf":[{"required":["b"]},{"required":["c"]}]}"#, "/then/anyOf"),
        (#""if":{"required":["a"]},"then":{"minProperties":2}"#, "/then/minProperties"),
        (#""minProperties":3"#, "/minProperties"), (#""maxProperties":3"#, "/maxProperties"),
        (#""dependencies":{"ghost":["a"]}"#, "/dependencies/ghost"),
        (#""if":{"properties":{"f":{"minimum":2}}},"then":{"required":["a"]}"#, "/if"),
        (#""if":{"properties":{"a":{"type":"integer"}}},"then":{"required":["b"]}"#, "/if"),
        (#""if":{"properties":{"a":{"type":"null"}}},"then":{"required":["b"]}"#, "/if"),
        (#""if":{"required":["a"]},"then":{"properties":{"b":{"type":"integer"}}}"#, "/then/properties/b/type"),
    ]) func whatAConditionCannotSayIsListed(keywords: String, place: String) {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"},"c":{"type":"string"},
            "f":{"type":"boolean"}},\#(keywords)}
            """#)
        #expect(form.reason(place) != nil, "\(form.findings)")
        #expect(form.value["fields"].list.count == 4)
    }

    @Test(
        "What always holds, or never, is no condition, and makes none with others",
        arguments: [
            (
                #""if":{"anyOf":[{"properties":{"a":{"type":"string"}}},{"required":["b"]}]},"then":{"required":["c"]},"#
                    + #""else":{"required":["b"]}"#, ["/if"]
            ),
            (#""if":{"not":{"properties":{"a":{"type":"string"}}}},"then":{"required":["c"]}"#, ["/if"]),
            (
                #""if":{"not":{"allOf":[{"required":["a"]},{"not":{"required":["a"]}}]}},"then":{"required":["c"]}"#,
                ["/if"]
            ),
            (#""if":{"required":["a"]},"then":{"if":{"required":["a"]},"else":{"required":["c"]}}"#, []),
        ])
    func certainties(keywords: String, listed: [String]) {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"},"c":{"type":"string"}},\#(keywords)}
            """#)
        #expect(form.findings.map(\.pointer) == listed)
        #expect(form["b"]["required"].isAbsent && form["c"]["required"].isAbsent, "\(form.text)")
    }

    @Test(
        "What an `if` asks of a listed value is asked of the values, and not of their labels",
        arguments: [
            (#""minimum":3"#, "Five", "One"), (#""maximum":3"#, "One", "Five"), (#""multipleOf":5"#, "Five", "One"),
            (#""not":{"minimum":3}"#, "One", "Five"), (#""pattern":"^r""#, "Red", "Blue"),
            (#""maxLength":2,"pattern":"^r""#, "Red", "Blue"),
            (#""not":{"pattern":"2$"}"#, "Red", "Blue"), (#""minLength":2"#, "Blue", nil),
        ])
    func listedValues(test: String, met: String, broken: String?) throws {
        let choices =
            test.contains("imum") || test.contains("multiple")
            ? #"{"const":1,"title":"One"},{"const":5,"title":"Five"}"#
            : #"{"const":"r1","title":"Red"},{"const":"b2","title":"Blue"}"#
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"e":{"oneOf":[\#(choices)]},"b":{"type":"string"}},
            "if":{"properties":{"e":{\#(test)}},"required":["e"]},"then":{"required":["b"]}}
            """#)
        #expect(form.findings == [])
        var client = TestClient()
        _ = try form.open(in: &client)
        for (text, isValid) in [(met, false), (broken, true)] {
            guard let text else { continue }
            _ = client.request("field/update", #"{"field":"e","set":{"text":"\#(text)"}}"#)
            #expect(client.request("form/submit", #"{"form":""}"#)["valid"].flag == isValid, "\(text) in \(form.text)")
        }
    }

    @Test(
        "What an `if` can't ask is listed",
        arguments: [
            (#"{"format":"date"}"#, #""pattern":"^2024-""#), (#"{"format":"date"}"#, #""minLength":10"#),
            (#"{"format":"ipv6"}"#, #""maxLength":3"#), (#"{"enum":["ab","c"]}"#, #""minLength":3"#),
            (#"{"enum":["ab","c"]}"#, #""pattern":"(.)\\1""#),
        ])
    func otherTexts(schema: String, test: String) {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"e":\#(schema),"b":{"type":"string"}},
            "if":{"properties":{"e":{\#(test)}},"required":["e"]},"then":{"required":["b"]}}
            """#)
        #expect(form.findings.map(\.pointer) == ["/if"])
        #expect(form["b"]["required"].isAbsent)
    }

    @Test func whatIsListedLaterIsNotAsked() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"k":{"enum":["x","y"]},"b":{"type":"string"}},"allOf":[
            {"if":{"properties":{"k":{"const":"x"}},"required":["k"]},"then":{"properties":{"e":{"enum":["a1","b1"]}}}},
            {"if":{"properties":{"e":{"pattern":"^a"}},"required":["e"]},"then":{"required":["b"]}},
            {"if":{"properties":{"k":{"const":"y"}},"required":["k"]},"then":{"properties":{"e":{"enum":["a2"]}}}}]}
            """#)
        #expect(form.findings.map(\.pointer) == ["/allOf/1/if/properties/e/pattern"], "\(form.findings)")
    }

    @Test(
        "Which properties there are is a rule between fields",
        arguments: [
            (#""anyOf":[{"required":["a"]},{"required":["b"]}]"#, "atLeastOne", "a b"),
            (#""oneOf":[{"required":["a"]},{"type":"object","required":["b"]}]"#, "exactlyOne", "a b"),
            (#""minProperties":1"#, "atLeastOne", "a b"), (#""minProperties":0"#, nil, ""),
        ])
    func presences(keywords: String, rule: String?, fields: String) {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":"string"},"b":{"type":"number"}},\#(keywords)}
            """#)
        #expect(form.findings == [])
        let rules = form.value["rules"].list
        #expect(rules.map { $0["rule"].string } == (rule.map { [$0] } ?? []))
        #expect(rules.first?["fields"].list.compactMap(\.string).joined(separator: " ") ?? "" == fields)
    }

    @Test func anObjectThatMayBeMissingIsNoneWithoutAProperty() {
        let form = ImportedForm(
            #"""
            {"properties":{"o":{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"minProperties":1}}}
            """#)
        #expect(form.value["rules"].isAbsent && form.findings == [])
    }

    @Test func dependenciesOfDraft7() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"},"c":{"type":"string"}},
            "dependencies":{"a":["b"],"c":{"properties":{"d":{"type":"number","minimum":0,"exclusiveMinimum":true}}}}}
            """#)
        #expect(form.findings == [])
        #expect(form["b"]["required"]["field"].string == "a")
        #expect(form["d"]["shown"]["field"].string == "c")
        #expect(form["d"]["type"]["exclusiveMin"].integer == 0)
    }

    @Test func aListThatMayBeEmptyButNotMissingIsAlwaysThere() {
        let form = ImportedForm(
            #"""
            {"properties":{"m":{"type":"array","items":{"enum":["p","q"]}},"b":{"type":"string"}},"required":["m"],
            "dependentRequired":{"m":["b"]}}
            """#)
        #expect(form.findings.map(\.pointer) == ["/dependentRequired/m"])
        // Without items it contains nothing.
        let asked = ImportedForm(
            #"""
            {"properties":{"m":{"type":"array","items":{"enum":["p","q"]}},"b":{"type":"string"}},"required":["m"],
            "if":{"properties":{"m":{"contains":{"const":"p"}}}},"then":{"required":["b"]}}
            """#)
        #expect(asked["b"]["required"].description == #"{"field":"m","rule":"equals","value":"p"}"#)
    }

    @Test func whatSpeaksOfAnotherKindHoldsOfWhatIsThere() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":"string"},"b":{"type":"number"},"c":{"type":"string"}},"allOf":[
            {"if":{"required":["a"],"properties":{"a":{"minimum":2}}},"else":{"required":["c"]}},
            {"if":{"required":["b"],"properties":{"b":{"pattern":"x","type":["number","string"]}}},
            "then":{"properties":{"c":{"maximum":1}},"required":["c"]}}]}
            """#)
        #expect(form.findings == [])
        let condition = form.value["fields"][2]["required"]
        #expect(condition["rule"].string == "any")
        #expect("\(condition["rules"][0])" == #"{"field":"a","rule":"empty"}"#, "\(condition)")
        #expect(condition["rules"][1]["field"].string == "b", "\(condition)")
        #expect(condition["rules"][1]["rule"].string == "not", "\(condition)")
    }

    @Test func aListIsNoneOfItsItems() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":"array","items":{"enum":["x","y"]}},"b":{"type":"string"}},
            "if":{"properties":{"a":{"enum":["x","y"]}}},"else":{"required":["b"]},
            "dependentSchemas":{"b":{"properties":{"a":{"const":"x"}}}}}
            """#)
        #expect(form.reason("/if") != nil)
        #expect(form.reason("/dependentSchemas/b/properties/a/const") != nil)
    }

    @Test(arguments: [
        (#""dependentRequired":{"a":["b"]}"#, "o.b"), (#""dependentRequired":{"b":["a"]}"#, nil as String?),
    ])
    func whatAnObjectRequiresShowsOnAFieldThatWaitsForNoOther(keywords: String, field: String?) {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"o":{"type":"object","properties":{"b":{"type":"string"},
            "a":{"type":"string"}},"required":["a","b"],\#(keywords)}}}
            """#)
        #expect(form.findings == [])
        #expect(form.value["rules"][0]["on"].string == field)
    }

    /// pydantic gives each constant the title of the property.
    @Test func formsOfOneTitledPropertyAreNamedByTheirTitles() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"pet":{"discriminator":{"mapping":{},"propertyName":"kind"},"oneOf":[
            {"title":"Cat","type":"object","properties":{"kind":{"const":"cat","title":"Kind"}},"required":["kind"]},
            {"title":"Dog","type":"object","properties":{"kind":{"const":"dog","title":"Kind"},
            "tricks":{"type":"integer"}},"required":["kind"]}]}},"required":["pet"]}
            """#)
        #expect(form["pet.kind"]["type"]["choices"].list.map { $0["label"].string } == ["Cat", "Dog"])
        #expect(form["pet.tricks"]["shown"].description == #"{"field":"pet.kind","rule":"equals","value":"dog"}"#)
        #expect(form.findings == [])
    }

    /// What stands there from the start does not say that its object is there.
    @Test func anObjectIsNotThereForItsDefault() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"name":{"type":"string"},"bill":{"type":"object","properties":{
            "street":{"type":"string"},"city":{"type":"string"},"country":{"type":"string","default":"DE"}},
            "required":["street","city","country"]}},"dependentRequired":{"bill":["name"]}}
            """#)
        #expect(form.value["rules"].list.map { $0["fields"].description } == [#"["bill.street","bill.city"]"#])
        #expect(form["bill.street"]["required"].isAbsent)
        #expect(
            form["bill.country"]["required"]["rules"].list.map { $0["field"].string } == ["bill.street", "bill.city"])
        #expect(form["name"]["required"]["rules"].list.map { $0["field"].string } == ["bill.street", "bill.city"])
        #expect(form.findings == [])
    }

    @Test(
        arguments: [(#"["string","null"]"#, #"{}"#, false), (#""string""#, #"{}"#, true)]
            + [(#"["string","null"]"#, #"{"code":{"type":"string"}}"#, true)])
    func whatMayBeNullIsRequiredWhereItMayNotBe(type: String, then: String, isRequired: Bool) {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"country":{"type":"string"},"code":{"type":\#(type)}},
            "dependentSchemas":{"country":{"properties":\#(then),"required":["code"]}}}
            """#)
        #expect(form["code"]["required"].isAbsent != isRequired)
        #expect(form.findings == [])
    }

    @Test func aSectionThatCanBeLeftOutHasNoLeastNumberOfRows() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":"array","minItems":1,"items":{"properties":{"b":{"type":"string"}}}},
            "c":{"type":"array","minItems":2,"items":{"properties":{"b":{"type":"string"}}}},
            "d":{"type":"array","minItems":2,"readOnly":true,"items":{"properties":{
            "b":{"title":"Inner","properties":{"e":{"type":"string"}}}}}}},"required":["d"]}
            """#)
        #expect(form.value["sections"].list.map { $0["least"].integer } == [nil, nil, 2])
        #expect(
            form.findings.map { $0.pointer } == [
                "/properties/c/minItems", "/properties/d/items/properties/b/title", "/properties/d/readOnly",
            ])
    }

    @Test func aPropertyOfSeveralFormsIsAGroup() {
        let form = ImportedForm(
            ##"""
            {"properties":{"pet":{"oneOf":[{"$ref":"#/$defs/cat"},{"$ref":"#/$defs/dog"}],"default":null}},"$defs":{
            "cat":{"properties":{"kind":{"const":"cat"},"lives":{"type":"integer"}}},
            "dog":{"properties":{"kind":{"const":"dog"},"breed":{"type":"string"}}}}}
            """##)
        #expect(form.value["fields"].list.map { $0["field"].string } == ["pet.kind", "pet.lives", "pet.breed"])
        #expect(form["pet.lives"]["group"].string == "pet")
        #expect(form.findings == [])
    }

    /// Conditions in conditions, each a reference to the next: nothing in the text is deep.
    @Test(arguments: [
        ##"{"if":{"required":["a"]},"then":{"$ref":"#/$defs/NEXT"}}"##,
        ##"{"if":{"not":{"$ref":"#/$defs/NEXT"}},"then":{}}"##,
        ##"{"not":{"$ref":"#/$defs/NEXT"}}"##, ##"{"type":"array","items":{"$ref":"#/$defs/NEXT"}}"##,
        ##"{"if":{"properties":{"a":{"not":{"$ref":"#/$defs/NEXT"}}}},"then":{}}"##,
        ##"{"allOf":[{"$ref":"#/$defs/NEXT"}]}"##,
        ##"{"properties":{"a":{"$ref":"#/$defs/NEXT"}}}"##,
    ]) func referencesLeadNowhereDeep(pattern: String) {
        let definitions = (0..<3_000).map { place in
            ##""d\##(place)":\##(pattern.replacing("NEXT", with: "d\(place + 1)"))"##
        }
        let all = (definitions + [##""d3000":{"type":"string"}"##]).joined(separator: ",")
        for keywords in [
            ##""$ref":"#/$defs/d0""##, ##""if":{"$ref":"#/$defs/d0"},"then":{"required":["a"]}"##,
            ##""if":{"properties":{"a":{"$ref":"#/$defs/d0"}}},"then":{"required":["a"]}"##,
        ] {
            let form = ImportedForm(##"{"properties":{"a":{"type":"string"}},"$defs":{\##(all)},\##(keywords)}"##)
            #expect(form.value["fields"].list.count <= 40)
        }
    }

    @Test func aSectionIsNoMatterOfConditions() {
        let items = #""items":{"type":"object","properties":{"y":{"type":"string"}}}"#
        let form = ImportedForm(
            #"""
            {"properties":{"a":{"type":"string"},"s":{"type":"array",\#(items)}},"if":{"required":["a"]},
            "then":{"properties":{"s":{"type":"array",\#(items)}}},
            "else":{"properties":{"t":{"type":"array",\#(items)}}}}
            """#)
        #expect(form.value["sections"].list.map { $0["section"].string } == ["s", "t"])
        #expect(form.reason("/then/properties/s") != nil)
        #expect(form.reason("/else/properties/t") != nil)
    }

    @Test func aListOfObjectsIsASection() {
        let form = ImportedForm(
            #"""
            {"properties":{"order":{"type":"object","properties":{"items":{"type":"array","minItems":1,"maxItems":3,
            "items":{"type":"object","properties":{"name":{"type":"string"},"amount":{"type":"number"},"note":{"type":"string"},
            "tags":{"type":"array","items":{"type":"string","maxLength":3}},"size":{"type":"object","properties":
            {"x":{"type":"integer"},"y":{"type":"integer"}},"required":["x","y"]}},"required":["name"],
            "dependentRequired":{"note":["amount"]}}}},"required":["items"]},"tags":{"type":"array","items":
            {"type":"string","maxLength":4}}},"required":["order"]}
            """#)
        let section = form.value["sections"][0]
        #expect(section["section"].string == "order.items")
        #expect(section["title"].string == "Items")
        #expect(section["group"].string == "order")
        #expect(section["least"].integer == 1)
        #expect(section["most"].integer == 3)
        let fields = section["fields"].list
        #expect(fields.map { $0["field"].string } == ["name", "amount", "note", "tags", "size.x", "size.y"])
        #expect(fields[0]["required"].flag == true)
        #expect(fields[1]["required"].description == #"{"field":".note","rule":"not","rules":[{"rule":"empty"}]}"#)
        #expect(section["rules"][0]["fields"].list.map(\.string) == [".size.x", ".size.y"])
        #expect(form.value["types"].list.map { $0["name"].string } == ["order.items.tags.item", "tags.item"])
        #expect(form.findings == [])
    }

    @Test(arguments: [
        (
            #"{"type":"array","items":{"type":"object","properties":{"b":{"type":"array","items":{"properties":{}}}}}}"#,
            "/items/properties/b"
        ),
        (
            #"{"type":"array","items":{"type":"object","properties":{"b":{"type":"string"}}},"minItems":1001}"#,
            "/minItems"
        ),
        (
            #"{"type":"array","items":{"type":"object","properties":{"b":{"type":"string"}}},"uniqueItems":true}"#,
            "/uniqueItems"
        ),
        (
            #"{"type":"array","items":{"type":"object","properties":{"b":{"type":"string"}}},"default":[{}]}"#,
            "/default"
        ),
        (
            #"{"type":"array","items":{"type":"object","properties":{"b":{"type":"string"}}},"minItems":3,"maxItems":2}"#,
            "/maxItems"
        ),
        (#"{"type":"array","items":{"type":"object"}}"#, "/items"),
    ]) func whatASectionCannotSayIsListed(schema: String, place: String) {
        let form = ImportedForm(#"{"properties":{"a":\#(schema)}}"#)
        #expect(form.reason("/properties/a\(place)") != nil, "\(form.findings)")
    }

    private func conditional(_ rules: some Sequence<String>) -> String {
        let branches = rules.map { #"{"if":{"properties":{"k":{"const":true}}},"then":{"properties":{"c":{\#($0)}}}}"# }
        return #"""
            {"type":"object","properties":{"k":{"type":"boolean"},"c":{"type":"string"}},
            "allOf":[\#(branches.joined(separator: ","))]}
            """#
    }

    @Test("Rules under conditions that are too much together are listed, and the session opens the form")
    func dearRulesTogether() {
        var configuration = SessionConfiguration()
        configuration.limits.maxTurnWork = 20_000
        var client = TestClient(configuration: configuration)
        let schema = conditional((0..<20).map { #""pattern":"^(a.{40}b|c.{40}d)\#($0)""# })
        let answer = client.request("form/open", #"{"form":"","schema":\#(schema)}"#)
        #expect(answer["error"].isAbsent, "\(answer["error"])")
        let kept = answer["imported"]["fields"][1]["validation"]["live"]["rules"].list.count
        #expect(kept > 0 && answer["unsaid"].list.count == 20 - kept)
    }

    @Test("More rules under conditions than are tried one by one are tried together")
    func manyRules() {
        let form = ImportedForm(conditional((0..<450).map { #""minLength":\#($0)"# }))
        #expect(form["c"]["validation"]["live"]["rules"].list.count == 450 && form.findings == [])
    }
}
