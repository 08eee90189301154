/// What a field asks of a file that it names. Only the client can look at files: it is asked to.
public struct FileDemands: Equatable, Sendable {
    /// What the path is to lead to.
    public enum Kind: String, CaseIterable, Sendable { case file, directory, any }

    public var kind = Kind.file
    /// Endings of names such as `.pdf`, and media types such as `image/*`; empty: all.
    public var accept: [String] = []
    /// The most bytes.
    public var maxSize: Int64?
    /// Whether it must be there.
    public var exists = true

    /// The codes that a client answers with, which have sentences of their own.
    public static let codes = [
        "not-found", "not-a-file", "not-a-directory", "too-large", "wrong-file-type", "not-readable",
    ]

    /// Whether the name says that the file is none of those that are taken. A media type is not seen in a name.
    func refuses(_ path: String) -> Bool {
        if accept.isEmpty || kind == .directory { return false }
        let name = path.lowercased()
        return accept.allSatisfy { $0.first == "." && !name.hasSuffix($0.lowercased()) }
    }
}

extension TypeDefinition {
    /// A path of a file or a folder.
    static func file(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        var demands = FileDemands()
        demands.kind = try reader.word("kind", FileDemands.Kind.self) ?? .file
        demands.accept = try reader.texts("accept") ?? []
        demands.maxSize = try reader.wideInteger("maxSize", in: 0...9_007_199_254_740_991)
        demands.exists = try reader.boolean("exists") ?? true
        for (index, text) in demands.accept.enumerated() {
            guard text.utf8.count > 1, text.first == "." || text.utf8.contains(UInt8(ascii: "/")) else {
                throw .wrongParameter(
                    path: "accept[\(index)]", expected: "an ending such as .pdf or a media type such as image/*",
                    found: "another string")
            }
        }
        let type = TypeDefinition(name: "file")
        type.traits.label = "File"
        type.traits.control = .file
        type.file = demands
        type.traits.asksClient = reader.hasValidator
        type.conversion.read = { text, _ in FilePath.read(text).map { .value($0) } }
        let asked = demands
        type.checks.final = { value, _ in
            guard asked.refuses(value) else { return nil }
            let accept = Parameter.Member(name: "accept", value: .list(asked.accept.map { .text($0) }))
            return Finding("wrong-file-type", range: 0..<Int.max, data: [accept])
        }
        return type
    }
}

/// Paths as other programs write them.
private enum FilePath {
    /// The path of a `file:` address, as what is dropped comes, and of a quoted path, as terminals write it; nil of all else.
    static func read(_ text: String) -> String? {
        let trimmed = text.trimmed { $0.isBlank }
        if trimmed.count >= 2, let quote = trimmed.first, quote == trimmed.last, quote == "'" || quote == "\"" {
            let path = trimmed.dropFirst().dropLast()
            return path.isEmpty || path.contains(quote) ? nil : String(path)
        }
        guard trimmed.prefix(7).lowercased() == "file://" else { return nil }
        let rest = trimmed.dropFirst(7)
        guard let start = rest.firstIndex(of: "/") else { return nil }
        let host = rest[..<start].lowercased()
        return host.isEmpty || host == "localhost" ? decoded(rest[start...]) : nil
    }

    /// With the bytes that are written in hexadecimal; nil where they are no text of one line.
    private static func decoded(_ text: Substring) -> String? {
        let (bytes, isWellFormed) = text.percentDecoded
        guard isWellFormed, let path = String(validating: bytes, as: UTF8.self),
            !path.unicodeScalars.contains(where: { $0.value < 0x20 })
        else { return nil }
        return path
    }
}
