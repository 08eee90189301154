/// What a document is to the server. Each kind has its service in ``DocumentContent``.
public enum DocumentKind: Equatable, Sendable {
    /// A form as authors write it: JSON.
    case formFile
    /// A form as people fill it in: lines with labels.
    case filledForm
    /// Anything else: it is kept, and nothing is said of it.
    case other

    /// By what the editor calls it, where it lies, and for JSON what it says of its schema.
    public init(uri: String, language: String, text: DocumentText) {
        let isJSON = language == "json" || language == "jsonc" || uri.hasSuffix(".json")
        if uri.hasSuffix(".form.json") || isJSON && Self.namesSchema(text) {
            self = .formFile
        } else if language == "form" || uri.hasSuffix(".form") {
            self = .filledForm
        } else {
            self = .other
        }
    }

    /// Whether `$schema` of a JSON text ends with the name of ours. It stands at the beginning, if anywhere.
    private static func namesSchema(_ text: DocumentText) -> Bool {
        let head = text.bytes.prefix(1_024)
        return holds(head, "\"$schema\"") && holds(head, "form.schema.json\"")
    }

    private static func holds(_ bytes: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
        let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard let first = wanted.first else { return true }
        return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: wanted) }
    }
}
