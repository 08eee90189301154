import Foundation

/// Everything that is made from the model and the messages, in memory.
struct GeneratedOutput {
    /// The repository's top.
    let root: URL
    /// The content of each file, by its path from the top.
    let files: [(path: String, content: String)]
    /// Why languages do not ship.
    let problems: [String]

    /// Folders in which every file is generated: what else is there is left over from an earlier model.
    static let folders = [
        "Sources/FieldProtocol/Generated", "Sources/FieldLanguageServer/Generated",
        "Tests/FieldProtocolTests/Generated", "protocol/corpus",
    ]

    init(root: URL) throws {
        self.root = root
        let model = try Model.read(from: root)
        let (languages, problems) = try MessageFile.read(in: root)
        self.problems = problems
        let messages = MessageSource(languages: languages)
        let specification = try String(
            contentsOf: root.appendingPathComponent(Self.specification), encoding: .utf8)
        files =
            Self.swiftFiles(model)
            + [(Self.specification, try SpecificationTables(model: model).fill(specification))]
            + [
                (FormSchema.path, FormSchema(model: model).file()),
                ("Sources/FieldLanguageServer/Generated/FormSchemaText.swift", FormSchema(model: model).source()),
                (MessagePage.path, MessagePage(languages: languages, problems: problems).file()),
                ("Sources/FieldEngine/Types/Data/MessageLanguage.swift", messages.languageFile()),
                ("Sources/FieldEngine/Types/Data/MessageTable.swift", messages.tableFile()),
                ("Sources/FieldTools/FilledForm/DocumentSentence.swift", messages.documentFile()),
            ]
            + Corpus(model: model).files().map { ("protocol/corpus/\($0.name)", $0.content) }
            + [
                ("\(Self.pythonPackage)/protocol.py", PythonMessages(model: model).file()),
                ("\(Self.pythonPackage)/requests.py", PythonRequests(model: model).file()),
                ("editors/go/protocol.go", GoMessages(model: model).file()),
                ("editors/go/requests.go", GoMessages(model: model).requests()),
                ("editors/ruby/lib/field_client/protocol.rb", RubyMessages(model: model).file()),
                ("\(Self.javaScriptPackage)/protocol.ts", TypeScriptMessages(model: model).file()),
                ("\(Self.javaScriptPackage)/requests.ts", TypeScriptRequests(model: model).file()),
            ]
    }

    private static let pythonPackage = "editors/python/src/field_client"
    private static let javaScriptPackage = "editors/javascript/src"
    private static let specification = "protocol/specification.md"

    private static func swiftFiles(_ model: Model) -> [(path: String, content: String)] {
        let methods = MethodSource(model: model)
        var files = [
            ("Methods", methods.methods()),
            ("ClientMessages", methods.clientMessages()),
            ("ServerMessages", methods.serverMessages()),
            ("Enumerations", EnumerationSource().file(model.enumerations)),
            ("Errors", ErrorSource(model: model).file()),
            ("Rules", RuleSource(model: model).file()),
            ("WrittenMembers", WrittenMembersSource(model: model).file()),
        ]
        let structures = StructureSource(model: model)
        var subjects: [String] = []
        for structure in model.structures where !subjects.contains(structure.subject) {
            subjects.append(structure.subject)
        }
        for subject in subjects {
            files.append(("Structures+\(subject)", structures.file(model.structures.filter { $0.subject == subject })))
        }
        let ofTests = [("Checks", methods.checks()), ("Reading", structures.reading())]
        return files.map { ("Sources/FieldProtocol/Generated/\($0.0).swift", $0.1) }
            + ofTests.map { ("Tests/FieldProtocolTests/Generated/\($0.0).swift", $0.1) }
    }

    /// The files that are not on disk as they should be, or should not be there at all.
    func staleFiles() throws -> [String] {
        files.filter { file in
            (try? String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8)) != file.content
        }.map(\.path) + leftovers()
    }

    /// Writes what is stale; returns the paths.
    func write() throws -> [String] {
        let stale = try staleFiles()
        for path in leftovers() {
            try FileManager.default.removeItem(at: root.appendingPathComponent(path))
        }
        for file in files where stale.contains(file.path) {
            let url = root.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.content.utf8).write(to: url)
        }
        return stale
    }

    private func leftovers() -> [String] {
        Self.folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path))
            return (names ?? []).sorted().map { "\(folder)/\($0)" }
        }.filter { path in !files.contains { $0.path == path } }
    }
}
