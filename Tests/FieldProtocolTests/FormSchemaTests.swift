import FieldProtocol
import Foundation
import Testing

@testable import ModelGenerator

/// protocol/form.schema.json and the examples in protocol/forms.
@Suite("Form schema") struct FormSchemaTests {
    static let examples = ["checkout", "delivery", "job-application", "settings", "sign-up", "tax"]

    @Test("Every example obeys the schema", arguments: examples)
    func example(name: String) throws {
        let checker = SchemaChecker(schema: try Value(parsing: Repository.text(FormSchema.path)))
        let form = try Value(parsing: Repository.text("protocol/forms/\(name).json"))
        #expect(checker.problems(in: form) == [])
    }

    @Test("There is no example that is not tested")
    func allExamples() throws {
        let folder = Repository.root.appendingPathComponent("protocol/forms").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(files.sorted() == Self.examples.map { "\($0).json" }.sorted())
    }

    @Test(
        "What is no form is refused",
        arguments: [
            (#"{"fields":[]}"#, ": title is missing"),
            (#"{"title":"","fields":[{}]}"#, ".fields[0]: field is missing"),
            (#"{"title":"","fields":[],"rulez":[]}"#, ": unknown member rulez"),
            (#"{"title":"","fields":[{"field":"a","form":"b"}]}"#, ".fields[0]: unknown member form"),
            (
                #"{"title":"","fields":[],"rules":[{"group":"","fields":["a"]}]}"#,
                ".rules[0]: rule is missing"
            ),
        ])
    func refused(form: String, problem: String) throws {
        let checker = SchemaChecker(schema: try Value(parsing: Repository.text(FormSchema.path)))
        #expect(checker.problems(in: try Value(parsing: form)).contains(problem))
    }

    @Test("A field has the members of field/create, without the form")
    func fieldMembers() throws {
        let schema = try Value(parsing: Repository.text(FormSchema.path))
        guard case .object(let properties)? = schema["$defs"]?["Field"]?["properties"] else {
            Issue.record("the schema has no fields")
            return
        }
        let options = WrittenMembers.members(of: "FieldOptions")?.map(\.name) ?? []
        #expect(options.count > 30)
        #expect(Set(properties.map(\.name)) == Set(options).subtracting(["form"]).union(["field"]))
    }

    @Test("Each rule of the protocol has its own form")
    func rules() throws {
        let schema = try Value(parsing: Repository.text(FormSchema.path))
        guard case .array(let forms)? = schema["$defs"]?["Rule"]?["oneOf"] else {
            Issue.record("the schema has no rules")
            return
        }
        #expect(forms.compactMap { $0["properties"]?["rule"]?["const"]?.string } == Rule.names)
    }
}
