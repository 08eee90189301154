import Testing

@testable import ModelGenerator

@Suite struct GeneratedFilesTests {
    /// It is made once: it takes seconds.
    private static let output = Result { try GeneratedOutput(root: Repository.root) }

    @Test func `generated files are current`() throws {
        let stale = try Self.output.get().staleFiles()
        #expect(stale.isEmpty, "stale files; run: \(ModelGenerator.command)")
    }

    @Test func `every generated Swift file says where it comes from`() throws {
        for file in try Self.output.get().files where file.path.hasSuffix(".swift") {
            let isOfMessages =
                file.path.hasPrefix("Sources/FieldEngine/Types/Data/Message")
                || file.path.hasSuffix("/DocumentSentence.swift")
            let source = isOfMessages ? "protocol/messages" : "protocol/model.json"
            #expect(file.content.hasPrefix("// Generated from \(source) by"), "\(file.path)")
            // The lines of the schema and of sentences are those of a text, which nobody breaks.
            let isText = isOfMessages || file.path.hasSuffix("/FormSchemaText.swift")
            #expect(
                isText || file.content.split(separator: "\n").allSatisfy { $0.count <= SwiftSource.lineLength },
                "\(file.path)")
        }
    }

    @Test func `every generated Python file says where it comes from`() throws {
        let files = try Self.output.get().files.filter { $0.path.hasSuffix(".py") }
        #expect(files.map(\.path).sorted().map { $0.split(separator: "/").last } == ["protocol.py", "requests.py"])
        for file in files {
            #expect(file.content.hasPrefix("# Generated from protocol/model.json by"), "\(file.path)")
            #expect(
                file.content.split(separator: "\n").allSatisfy { $0.count <= SwiftSource.lineLength }, "\(file.path)")
        }
    }

    @Test func `names are spelled as Python does`() {
        #expect(
            ["minLength", "field/edit", "$/setTrace", "not", "on"].map(PythonName.snake)
                == ["min_length", "field_edit", "set_trace", "not_", "on"])
        #expect(PythonName.constant("unlikely-number") == "UNLIKELY_NUMBER")
    }

    @Test func `prose of the specification is kept`() throws {
        let tables = SpecificationTables(model: try Model.read(from: Repository.root))
        let text = try Repository.text("protocol/specification.md")
        #expect(
            try tables.fill(text.replacing("# Field Server Protocol", with: "# Another title")).hasPrefix(
                "# Another title"))
    }

    @Test func `a specification without a table is refused`() throws {
        let tables = SpecificationTables(model: try Model.read(from: Repository.root))
        let text = try Repository.text("protocol/specification.md")
        for (part, with) in [
            ("<!-- generated: structure Rule -->\n", ""),
            ("<!-- generated: structure Rule -->", "<!-- generated: rules -->"),
            ("<!-- generated: structure Rule -->", "<!-- generated: structure Ruler -->"),
        ] {
            #expect(throws: ModelError.self) { try tables.fill(text.replacing(part, with: with)) }
        }
    }
}
