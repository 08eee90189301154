import Testing

@testable import ModelGenerator

@Suite struct ModelTests {
    private func model() throws -> Value { try Value(parsing: Repository.text("protocol/model.json")) }

    private func schema() throws -> Value { try Value(parsing: Repository.text("protocol/model.schema.json")) }

    @Test func `the model obeys its schema`() throws {
        #expect(SchemaChecker(schema: try schema()).problems(in: try model()) == [])
    }

    @Test func `the model does not contradict itself`() throws {
        #expect(try Model(try model()).problems() == [])
    }

    @Test(arguments: [
        ("\"optional\": true", "\"optinal\": true", "unknown member optinal"),
        ("\"direction\": \"clientToServer\"", "\"direction\": \"clientToClient\"", "not in"),
        ("\"method\": \"field/edit\"", "\"method\": \"field edit\"", "not like"),
        ("\"code\": -32602", "\"code\": \"-32602\"", "not of type integer"),
        ("\"since\": \"1.0\"", "\"sine\": \"1.0\"", "since is missing"),
    ])
    func `the schema finds slips`(text: String, slip: String, problem: String) throws {
        let value = try Value(
            parsing: Repository.text("protocol/model.json").replacing(text, with: slip, maxReplacements: 1))
        let problems = SchemaChecker(schema: try schema()).problems(in: value)
        #expect(problems.contains { $0.contains(problem) }, "\(problems)")
    }

    @Test(arguments: [
        (
            "\"result\": \"FieldEditResult\"", "\"result\": \"FieldEditResults\"",
            "field/edit: unknown structure FieldEditResults"
        ),
        ("\"params\": \"FieldEditParams\"", "\"params\": \"FieldEdit\"", "field/edit: unknown structure FieldEdit"),
        ("\"name\": \"TextPatch\"", "\"name\": \"TextRange\"", "structure or enumeration declared twice: TextRange"),
        ("\"method\": \"field/undo\"", "\"method\": \"field/redo\"", "method declared twice: field/redo"),
        ("\"code\": -32602", "\"code\": -32600", "error code declared twice: -32600"),
        ("\"name\": \"insert\"", "\"name\": \"input\"", "member of FieldEditParams declared twice: input"),
        (
            "\"structure\": \"FieldOptions\"", "\"structure\": \"Options\"",
            "FieldCreateParams: unknown structure Options"
        ),
        ("[\"range\", \"insert\"]", "[\"range\", \"inset\"]", "FieldEditParams: unknown member inset"),
        ("\"type\": \"Deletion\"", "\"type\": \"Deletions\"", "FieldEditParams.delete: unknown type Deletions"),
        ("\"type\": \"Deletion\"", "\"type\": \"EditCause\"", "nothing refers to Deletion"),
        (
            "\"FieldExists\", \"TypeNotFound\"", "\"FieldExist\", \"TypeNotFound\"",
            "field/create: unknown error FieldExist"
        ),
    ])
    func `contradictions are named`(text: String, slip: String, problem: String) throws {
        let value = try Value(
            parsing: Repository.text("protocol/model.json").replacing(text, with: slip, maxReplacements: 1))
        let problems = try Model(value).problems()
        #expect(problems.contains(problem), "\(problems)")
    }
}
