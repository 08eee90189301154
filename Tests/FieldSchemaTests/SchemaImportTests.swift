import FieldSchema
import FieldServer
import TestSupport
import Testing

/// What becomes of a JSON Schema: the form, and what it does not say.
@Suite struct SchemaImportTests {
    private func property(_ schema: String) -> (field: JSON, form: ImportedForm) {
        let form = ImportedForm(#"{"type":"object","properties":{"a":\#(schema)}}"#)
        return (form["a"], form)
    }

    @Test func annotationsAreWordsOfTheField() {
        let (field, form) = property(
            #"{"type":"string","title":"Name","description":"As it is\nwritten.","examples":[{},"Ada","Bo"],"default":"Eve"}"#
        )
        #expect(field["label"].string == "Name")
        #expect(field["helper"].string == "As it is written.")
        #expect(field["placeholder"].string == "Ada")
        #expect(field["text"].string == "Eve")
        #expect(form.findings == [])
        #expect(form.value["title"].string == "Form")
    }

    @Test(arguments: [
        ("firstName", "First name"), ("first_name", "First name"), ("user-ID", "User ID"), ("URL", "URL"), ("ü", "Ü"),
        ("_", "_"), ("", nil),
    ]) func aPropertyWithoutATitleIsCalledByItsName(name: String, label: String?) {
        let form = ImportedForm(#"{"properties":{\#(name.quoted):{"type":"string"}}}"#)
        #expect(form[name]["label"].string == label)
        #expect(form.reason("/properties/") == (label == nil ? "a field needs a name" : nil))
    }

    @Test func objectsInsideAreGroups() {
        let form = ImportedForm(
            #"""
            {"type":"object","title":"T","properties":{"a":{"type":"object","title":"A","properties":{"b":{"type":"string"},
            "c":{"type":"object","properties":{"d":{"type":"integer"}}}}},"e":{"type":"object"}},"required":["a"]}
            """#)
        #expect(form["a.b"]["group"].string == "a")
        #expect(form["a.c.d"]["group"].string == "a.c")
        #expect(form.value["groups"].list.map { $0["title"].string } == ["A", "C"])
        #expect(form.findings == [])
    }

    @Test func whatIsNullableIsNotRequired() {
        let form = ImportedForm(
            #"""
            {"type":"object","properties":{"a":{"type":["string","null"]},"b":{"anyOf":[{"type":"string"},{"type":"null"}]},
            "c":{"type":"string"},"d":{"type":"boolean"},"e":{"enum":["x",null]},"f":{"type":"string","readOnly":true},
            "g":{"type":"string","writeOnly":true}},"required":["a","b","c","d","e"]}
            """#)
        #expect(form.value["fields"].list.filter { $0["required"].flag == true }.map { $0["field"].string } == ["c"])
        #expect(form["f"]["enabled"].flag == false)
        #expect(form["g"]["secure"].flag == true)
        #expect(form.findings == [])
    }

    @Test func contentsAreOfTheFieldsType() {
        func content(_ schema: String) -> String {
            let field = property(schema).field
            return field["typed"].isAbsent ? field["text"].description : field["typed"].description
        }
        #expect(content(#"{"type":"number","default":-1.50}"#) == #""-1.50""#)
        #expect(content(#"{"type":"boolean","default":true}"#) == "true")
        #expect(content(#"{"enum":[1,2],"default":2}"#) == "2")
        #expect(content(#"{"oneOf":[{"const":"x","title":"X"},{"const":"y","title":"Y"}],"default":"y"}"#) == #""y""#)
        #expect(content(#"{"type":"array","items":{"enum":["x","y"]},"default":["y"]}"#) == #"["y"]"#)
        #expect(content(#"{"type":"array","items":{"type":"string"},"default":["y","z"]}"#) == #"["y","z"]"#)
        #expect(content(#"{"type":"string","format":"date","default":"2024-02-29"}"#) == #""2024-02-29""#)
        #expect(content(#"{"type":"string","default":"a\nb"}"#) == #""a\nb""#)
        #expect(content(#"{"type":"string","default":null}"#) == "nothing")
        for schema in [
            #"{"type":"number","default":"x"}"#, #"{"type":"string","default":7}"#, #"{"enum":[1],"default":3}"#,
            #"{"type":"string","format":"date","default":"2024-02-30"}"#, #"{"type":"boolean","default":"yes"}"#,
            #"{"type":"array","items":{"type":"string"},"default":"y"}"#,
        ] {
            let (_, form) = property(schema)
            #expect(form.reason("/properties/a/default") != nil, "\(schema)")
        }
    }

    @Test func entriesHaveLabelsAndDescriptions() {
        let (field, form) = property(
            #"{"oneOf":[{"const":1,"title":"One","description":"The first."},{"const":2},{"const":"3","title":"One"}]}"#
        )
        let choices = field["type"]["choices"].list
        #expect(choices.map { $0["label"].string } == ["One", "2", "One (3)"])
        #expect(choices.map { $0["value"].description } == ["1", "2", #""3""#])
        #expect(choices[0]["description"].string == "The first.")
        #expect(form.findings == [])
    }

    @Test func namesBesideAnEnumAreLabels() {
        let (field, form) = property(#"{"enum":["r","b"],"enumNames":["Red","Blue"]}"#)
        #expect(field["type"]["choices"].list.map { $0["label"].string } == ["Red", "Blue"])
        #expect(field["type"]["choices"].list.map { $0["value"].string } == ["r", "b"])
        #expect(form.findings == [])
    }

    @Test func aDayThatIsNotAllowedIsKnownByItsDate() {
        let (field, form) = property(#"{"type":"string","format":"date","not":{"const":"2024-12-25"}}"#)
        let rule = field["validation"]["live"]["rules"][0]
        #expect(rule["rule"].string == "noneOf" && rule["values"][0].string == "2024-12-25")
        #expect(form.findings == [])
    }

    @Test func aFlagHasTheWordsOfItsTitles() {
        let (field, _) = property(#"{"oneOf":[{"const":true,"title":"Agreed"},{"const":false,"title":"Refused"}]}"#)
        #expect(field["type"]["yes"].string == "Agreed")
        #expect(field["type"]["no"].string == "Refused")
        let (consent, form) = property(#"{"const":true}"#)
        #expect(consent["required"].flag == true)
        #expect(form.findings == [])
    }

    @Test(arguments: [
        (#"{"type":"string","minLength":5,"maxLength":3}"#, "/maxLength"),
        (#"{"type":"integer","minimum":5,"maximum":3}"#, "/maximum"),
        (#"{"type":"string","pattern":"(a)\\1"}"#, "/pattern"), (#"{"type":"string","pattern":"("}"#, "/pattern"),
        (#"{"type":"string","pattern":"^a{9}$","maxLength":3}"#, "/maxLength"),
        (#"{"type":"string","pattern":7}"#, "/pattern"),
        (#"{"type":"string","minLength":-1}"#, "/minLength"), (#"{"type":"number","multipleOf":0}"#, "/multipleOf"),
        (#"{"type":"number","minimum":"1"}"#, "/minimum"), (#"{"type":"number","maximum":1e999}"#, "/maximum"),
        (#"{"type":"string","format":"regex"}"#, "/format"), (#"{"type":"string","format":7}"#, "/format"),
        (#"{"type":"string","contentEncoding":"base64"}"#, "/contentEncoding"), (#"{"type":"string","x-y":1}"#, "/x-y"),
        (#"{"type":"integer","not":{"minimum":3}}"#, "/not"), (#"{"type":"string","deprecated":true}"#, "/deprecated"),
        (#"{"type":"object","patternProperties":{}}"#, "/patternProperties"),
        (#"{"type":"object","description":"d"}"#, "/description"),
        (#"{"type":"array","items":{"type":"array"}}"#, "/items"), (#"{"type":"array"}"#, ""),
        (#"{"type":"array","items":{"type":"integer"},"minItems":3,"maxItems":2}"#, "/maxItems"),
        (#"{"type":"array","prefixItems":[true],"items":{"type":"string"}}"#, "/prefixItems"),
        (#"{"type":["string","integer"]}"#, "/type"), (#"{"type":"null"}"#, "/type"), (#"{"type":"strin"}"#, "/type"),
        ("{}", ""), ("true", ""),
        ("false", ""), ("7", ""), (#"{"enum":[]}"#, ""), (#"{"enum":["",{}]}"#, "/enum/0"),
        (#"{"enum":["a"],"maxLength":3}"#, "/maxLength"),
        (##"{"$ref":"#"}"##, "/$ref"), (##"{"$ref":"#/nowhere"}"##, "/$ref"),
        (#"{"$ref":"https://example.org/"}"#, "/$ref"),
        (##"{"$ref":"#/properties/a"}"##, ""), (#"{"allOf":[{"type":"string"},{"type":"integer"}]}"#, "/allOf/0/type"),
        (#"{"anyOf":[{"type":"string","maxLength":1},{"type":"integer"}]}"#, "/anyOf"), (#"{"$ref":7}"#, "/$ref"),
        (#"{"type":"string","if":true,"then":{"maxLength":3}}"#, "/then"),
    ]) func whatIsNotSaidIsListed(schema: String, place: String) {
        let (_, form) = property(schema)
        #expect(form.reason("/properties/a\(place)") != nil, "\(schema): \(form.findings)")
    }

    @Test func whatHoldsOfEveryFormIsNotListed() {
        let form = ImportedForm(
            #"""
            {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:x","$comment":"c","type":"object",
            "additionalProperties":false,"unevaluatedProperties":false,"maxLength":3,"properties":{"a":{"type":"string","minimum":3}}}
            """#)
        #expect(form.findings == [])
        #expect(form.value["fields"].list.count == 1)
    }

    @Test func aTreeEnds() {
        let form = ImportedForm(
            ##"""
            {"$defs":{"node":{"type":"object","properties":{"name":{"type":"string"},"left":{"$ref":"#/$defs/node"},
            "others":{"type":"array","items":{"$ref":"#/$defs/node"}}}}},"$ref":"#/$defs/node"}
            """##)
        #expect(form.value["fields"].list.map { $0["field"].string } == ["name"])
        #expect(form.reason("/$defs/node/properties/left/$ref") == "a form can't have itself inside")
    }

    /// By the property that refers, and whether what it means is an integer.
    @Test(arguments: [
        (##"{"$ref":"#whole"}"##, ##"{"d":{"$anchor":"whole","type":"integer"}}"##),
        (##"{"$ref":"#whole"}"##, ##"{"d":{"$id":"#whole","type":"integer"}}"##),
        (##"{"$dynamicRef":"#whole"}"##, ##"{"d":{"$dynamicAnchor":"whole","type":"integer"}}"##),
        (##"{"$ref":"d#whole"}"##, ##"{"d":{"$id":"d","$defs":{"e":{"$anchor":"whole","type":"integer"}}}}"##),
        (##"{"$ref":"d"}"##, ##"{"d":{"$id":"https://example.org/d","type":"integer"}}"##),
        (##"{"$ref":"https://example.org/d#/$defs/e"}"##, ##"{"d":{"$id":"d#","$defs":{"e":{"type":"integer"}}}}"##),
        (
            ##"{"$ref":"d"}"##,
            ##"{"d":{"$id":"d","$ref":"#/$defs/e","$defs":{"e":{"type":"integer"}}},"e":{"type":"string"}}"##
        ),
        (
            ##"{"$id":"x","$ref":"#whole","$defs":{"d":{"$anchor":"whole","type":"integer"}}}"##,
            ##"{"d":{"$anchor":"whole","type":"string"}}"##
        ),
    ]) func schemasAreFoundByWhatTheyAreCalled(property: String, definitions: String) {
        let form = ImportedForm(
            ##"{"$id":"https://example.org/all","properties":{"a":\##(property)},"$defs":\##(definitions)}"##)
        #expect(form["a"]["type"]["decimals"].integer == 0, "\(form.value["fields"])")
        #expect(form.findings == [])
    }

    @Test(arguments: [
        ##"{"$ref":"#none"}"##, ##"{"$ref":"d#whole"}"##, ##"{"$dynamicRef":"#whole"}"##,
    ]) func whereAReferenceLeadsIsListedWhereNobodyKnows(property: String) {
        let form = ImportedForm(
            ##"""
            {"properties":{"a":\##(property)},"$defs":{"b":{"$id":"b","$dynamicAnchor":"whole","type":"integer"},
            "d":{"$dynamicAnchor":"whole","type":"integer"}}}
            """##)
        #expect(form.reason("/properties/a/\(property.contains("dynamic") ? "$dynamicRef" : "$ref")") != nil)
    }

    /// Each definition has two of the next: as text a few lines, as a form more fields than anybody has.
    @Test func referencesDoNotMultiplyWithoutEnd() {
        let definitions = (0..<30).map { place in
            ##""d\##(place)":{"type":"object","properties":{"x":{"$ref":"#/$defs/d\##(place + 1)"},"y":{"$ref":"#/$defs/d\##(place + 1)"}}}"##
        }
        let all = (definitions + [#""d30":{"type":"string"}"#]).joined(separator: ",")
        let form = ImportedForm(##"{"$defs":{\##(all)},"$ref":"#/$defs/d0"}"##)
        #expect(form.value["fields"].list.count == 2_000)
        #expect(form.reason("") != nil)
    }

    @Test func objectsThatLieTooDeepAreListed() {
        let definitions = (0..<40).map { place in
            ##""d\##(place)":{"properties":{"a":{"type":"string"},"b":{"$ref":"#/$defs/d\##(place + 1)"}}}"##
        }
        let all = (definitions + [#""d40":{"type":"string"}"#]).joined(separator: ",")
        let form = ImportedForm(##"{"$defs":{\##(all)},"$ref":"#/$defs/d0"}"##)
        #expect(form.findings.map(\.reason) == ["objects lie in each other too deeply for a form"])
        #expect(form.value["fields"].list.count == 32)
    }

    @Test func twoFieldsOfOneNameAreListed() {
        let form = ImportedForm(
            #"{"properties":{"a.b":{"type":"string"},"a":{"properties":{"b":{"type":"string"}}}}}"#)
        #expect(form.reason("/properties/a/properties/b") == #"there is another field "a.b""#)
    }

    /// Keywords at random, of which most contradict each other: what comes of it is a form that the check takes.
    @Test func whateverIsImportedIsAForm() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let schema = RandomSchema.object(&generator, depth: 3)
            let form = ImportedForm(
                ##"{"$defs":{"a":\##(RandomSchema.any(&generator, depth: 2))},\##(schema.dropFirst())"##,
                mayContradict: true)
            #expect(!form.value["fields"].isAbsent, "seed \(seed): \(schema)")
        }
    }
}

/// Schemas without sense.
private enum RandomSchema {
    static func object(_ generator: inout SeededGenerator, depth: Int) -> String {
        let names = ["a", "b", "c", "d.e", "f[0]", "g h"]
        let properties = names.map { "\($0.quoted):\(any(&generator, depth: depth - 1))" }.joined(separator: ",")
        let required = names.filter { _ in Bool.random(using: &generator) }.map(\.quoted).joined(separator: ",")
        let more = generator.oneIn(2) ? "" : ",\(any(&generator, depth: 0).dropFirst().dropLast())"
        return #"{"type":"object","properties":{\#(properties)},"required":[\#(required)]\#(more)}"#
    }

    static func any(_ generator: inout SeededGenerator, depth: Int) -> String {
        if depth > 0, Int.random(in: 0..<4, using: &generator) == 0 { return object(&generator, depth: depth) }
        let inner = depth > 0 ? any(&generator, depth: depth - 1) : "true"
        let keywords = [
            #""type":"string""#, #""type":"integer""#, #""type":"number""#, #""type":"array""#, #""type":"boolean""#,
            #""type":["null","string"]"#, #""minLength":3"#, #""minLength":9"#, #""maxLength":5"#, #""pattern":"^a+$""#,
            #""pattern":"(?=x)""#, #""pattern":"b|c""#, #""format":"date""#, #""format":"uuid""#,
            #""format":"password""#,
            #""format":"hostname""#, #""minimum":2.5"#, #""minimum":1e300"#, #""maximum":7"#, #""exclusiveMaximum":2"#,
            #""multipleOf":0.1"#, #""multipleOf":-1"#, #""enum":["a","A","b, c",null,1,true,""]"#, #""enum":[false]"#,
            #""const":"a""#, #""const":3"#, #""oneOf":[{"const":1,"title":"x"},{"const":2,"title":"x"}]"#,
            #""anyOf":[\#(inner),{"type":"null"}]"#, #""allOf":[\#(inner)]"#, #""items":\#(inner)"#, #""minItems":2"#,
            #""maxItems":1"#, #""uniqueItems":true"#, #""default":"a""#, #""default":3"#, #""default":["a"]"#,
            #""title":"T""#, #""description":"D""#, #""readOnly":true"#, #""writeOnly":true"#, ##""$ref":"#/$defs/a""##,
            #""not":{"const":"x"}"#, #""if":{"required":["a"]}"#, #""if":{"properties":{"b":{"const":1}}}"#,
            #""then":\#(inner)"#, #""then":{"properties":{"a":\#(inner),"b":\#(inner)},"required":["c"]}"#,
            #""else":{"properties":{"x":\#(inner)},"required":["c","a"]}"#,
            #""dependentRequired":{"a":["b"],"b":["c"]}"#,
            #""examples":["e"]"#,
        ]
        let count = Int.random(in: 1...4, using: &generator)
        return "{\((0..<count).map { _ in keywords.randomElement(using: &generator) ?? "" }.joined(separator: ","))}"
    }
}
