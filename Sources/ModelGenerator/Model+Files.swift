import Foundation

extension Model {
    /// Reads the model of the repository at `root`; throws everything that is wrong with it.
    static func read(from root: URL) throws -> Model {
        let value = try Value(file: root.appendingPathComponent("protocol/model.json"))
        let schema = try Value(file: root.appendingPathComponent("protocol/model.schema.json"))
        try check(SchemaChecker(schema: schema).problems(in: value))
        let model = try Model(value)
        try check(model.problems())
        return model
    }

    /// The model as the last release had it.
    static func lastRelease(in root: URL) throws -> Model {
        try Model(Value(file: root.appendingPathComponent(releasedPath)))
    }

    /// Keeps the model of now as that of the last release.
    static func release(in root: URL) throws {
        _ = try read(from: root)
        let model = try Data(contentsOf: root.appendingPathComponent("protocol/model.json"))
        try model.write(to: root.appendingPathComponent(releasedPath))
    }

    private static let releasedPath = "protocol/released-model.json"

    private static func check(_ problems: [String]) throws {
        guard problems.isEmpty else {
            throw ModelError("protocol/model.json:\n" + problems.map { "  " + $0 }.joined(separator: "\n"))
        }
    }
}

extension Value {
    init(file: URL) throws {
        do {
            try self.init(parsing: String(contentsOf: file, encoding: .utf8))
        } catch {
            throw ModelError("\(file.lastPathComponent): \(error)")
        }
    }
}
