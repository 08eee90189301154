import FieldEngine
import FieldProtocol
import JSONBytes
import Testing

@Suite struct DecodingTests {
    private func failure<Value: WireDecodable>(_ type: Value.Type, _ text: String) throws -> DecodingFailure? {
        let document = try parsed(text)
        do {
            _ = try Value(decoding: document.root, in: document)
            return nil
        } catch {
            return error
        }
    }

    private func decoded<Value: WireDecodable>(_ text: String) throws -> Value {
        let document = try parsed(text)
        return try Value(decoding: document.root, in: document)
    }

    @Test(arguments: [
        (#"{"field":1,"text":"a"}"#, "field", "a string", "a number"),
        (#"{"text":"a"}"#, "field", "a string", "nothing"),
        (#"{"field":null,"text":"a"}"#, "field", "a string", "null"),
        (
            #"{"field":"f","delete":"up"}"#, "delete",
            #"one of "backward", "forward", "wordBackward", "wordForward", "all""#, "another string"
        ),
        (
            #"{"field":"f","delete":"all","count":1.5}"#, "count", "an integer from 0 to 9007199254740991",
            "the number 1.5"
        ),
        (
            #"{"field":"f","delete":"all","count":-1}"#, "count", "an integer from 0 to 9007199254740991",
            "the number -1"
        ),
        (
            #"{"field":"f","range":{"start":"0","end":1},"insert":""}"#, "range.start",
            "an integer from 0 to 9007199254740991", "a string"
        ),
        (#"{"field":"f","range":{"start":3,"end":1},"insert":""}"#, "range.end", "an integer >= start", "the number 1"),
        (#"{"field":"f","range":[],"insert":""}"#, "range", "an object", "an array"),
        (#"{"field":"f","range":{"start":0,"end":1}}"#, "insert", "a value beside range", "nothing"),
        (
            #"{"field":"f","text":"a","input":"b"}"#, "input", "exactly one of text, range, input, delete, step",
            "text and input"
        ),
        (#"{"field":"f"}"#, "", "exactly one of text, range, input, delete, step", "none of them"),
        (#"{"field":"f","text":"a","dryRun":0}"#, "dryRun", "a boolean", "a number"),
    ])
    func `a failure says where, what and what instead`(
        text: String, path: String, expected: String, found: String
    ) throws {
        #expect(
            try failure(FieldEditParams.self, text) == DecodingFailure(path: path, expected: expected, found: found))
    }

    @Test func `paths lead through lists and maps`() throws {
        let rules = #"{"validation":{"final":{"rules":[{"rule":"all","rules":[{"rule":"pattern","pattern":5}]}]}}}"#
        #expect(try failure(FieldOptions.self, rules)?.path == "validation.final.rules[0].rules[0].pattern")
        #expect(try failure(FieldOptions.self, #"{"messages":{"too-long":1}}"#)?.path == "messages.too-long")
        #expect(try failure(FieldOptions.self, #"{"choices":["a",1]}"#)?.path == "choices[1]")
        #expect(
            try failure(TypeDefinition.self, #"{"name":"a","description":"b","template":["a",1]}"#)?.path
                == "template[1]")
    }

    @Test func `an endless value is cut in the error`() throws {
        let digits = String(repeating: "9", count: 10_000)
        #expect(try failure(TextRange.self, "{\"start\":\(digits),\"end\":0}")?.found.count == 52)
        #expect(try failure(FieldOptions.self, "{\"messages\":{\"\(digits)\":1}}")?.path.count == 50)
    }

    @Test func `a user's text is not in errors`() throws {
        #expect(try failure(FieldOptions.self, #"{"text":{"secret":"swordfish"}}"#)?.found == "an object")
        #expect(try failure(FieldOptions.self, #"{"text":1234}"#)?.found == "a number")
        #expect(try failure(FieldOptions.self, #"{"style":"swordfish"}"#)?.found == "another string")
    }

    @Test func `the last of two members counts, whatever the first is`() throws {
        let params: FieldParams = try decoded(#"{"field":1,"field":"b"}"#)
        #expect(params.field == "b")
        let options: FieldOptions = try decoded(#"{"messages":{"a":1,"b":"2","a":"3"}}"#)
        #expect(options.messages == ["a": "3", "b": "2"])
    }

    @Test func `escaped names are names`() throws {
        let document = try parsed(#"{"method":"field\/ed\u0069t","params":{"f\u0069eld":"a","text":"b"}}"#)
        let name = try #require(document.member(document.root, "method"))
        #expect(Method(node: name, in: document) == .request(.fieldEdit))
        let params: FieldEditParams = try document.params(document.member(document.root, "params"))
        #expect(params == FieldEditParams(field: "a", text: "b"))
    }

    @Test func `every method is found by its name`() throws {
        for method in RequestMethod.allCases.map(Method.request) + NotificationMethod.allCases.map(Method.notification)
        {
            let document = try parsed("\"\(method.name)\"")
            #expect(Method(node: document.root, in: document) == method)
        }
    }

    @Test(arguments: ["null", "{}", "[]"])
    func `an object without required members may be written as nothing`(text: String) throws {
        #expect(try decoded(text) as FieldOptions == FieldOptions())
        #expect(try decoded(text) as OrderedMap<String> == [:])
        let update: FieldUpdateParams = try decoded(#"{"field":"a","set":\#(text)}"#)
        #expect(update.set == FieldChanges())
        #expect(
            try decoded(#"{"validation":\#(text)}"#) as FieldOptions
                == FieldOptions(validation: text == "null" ? nil : Validation()))
    }

    @Test func `null takes an error away, absence keeps it`() throws {
        #expect(try decoded("{}") as FieldChanges == FieldChanges(error: .absent))
        #expect(try decoded(#"{"error":null}"#) as FieldChanges == FieldChanges(error: .null))
        let changes: FieldChanges = try decoded(#"{"error":{"message":"a"}}"#)
        #expect(changes == FieldChanges(error: .value(FieldError(message: "a"))))
    }

    @Test func `a type is a name, or a name with parameters`() throws {
        #expect(try decoded(#""zip""#) as TypeReference == TypeReference(name: "zip"))
        let type: TypeReference = try decoded(#"{"min":0.10,"name":"number","max":null,"names":[true,"a",{"b":null}]}"#)
        let names = TypeReference(
            name: "number",
            parameters: .table([
                .init(name: "min", value: .number("0.10")),
                .init(
                    name: "names", value: .list([.boolean(true), .text("a"), .table([.init(name: "b", value: .null)])])),
            ]))
        #expect(type == names)
        #expect(try failure(TypeReference.self, "1")?.expected == "a string or an object")
    }

    @Test func `a severity is a number or a word`() throws {
        #expect(try decoded("2") as FieldProtocol.Severity == .warning)
        #expect(try decoded(#""info""#) as FieldProtocol.Severity == .information)
        #expect(try failure(FieldProtocol.Severity.self, "5")?.found == "the number 5")
        #expect(try failure(FieldProtocol.Severity.self, "2.5")?.expected == "one of 1, 2, 3, 4")
    }

    @Test func `the client's answer may be null`() throws {
        let document = try parsed(#"[null,{"outcome":"failure","severity":2},{"outcome":"maybe"},1]"#)
        let answers = Array(document.elements(document.root))
        #expect(try ClientValidateParams.answer(decoding: nil, in: document) == nil)
        #expect(try ClientValidateParams.answer(decoding: answers[0], in: document) == nil)
        let verdict = ValidatorVerdict(outcome: .failure, severity: .warning)
        let answer = try #require(try ClientValidateParams.answer(decoding: answers[1], in: document))
        #expect(answer == verdict)
        #expect(throws: DecodingFailure.self) { try ClientValidateParams.answer(decoding: answers[2], in: document) }
        #expect(throws: DecodingFailure(path: "result", expected: "an object", found: "a number")) {
            try ClientValidateParams.answer(decoding: answers[3], in: document)
        }
    }

    @Test func `a hostile object costs no more than its length`() throws {
        let members = (0..<50_000).map { "\"m\($0)\":0" }.joined(separator: ",")
        let type: TypeReference = try decoded("{\"name\":\"a\",\(members)}")
        #expect(type.parameters["m49999"] == .integer(0))
    }
}
