public import FieldEngine
public import JSONBytes

extension String: WireDecodable, WireEncodable {
    public static var expectation: String { "a string" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard let value = document.string(node) else { throw document.failure(node, expected: Self.expectation) }
        self = value
    }

    public func encode(to writer: inout JSONWriter) { writer.string(self) }
}

extension Int64: WireDecodable, WireEncodable {
    public static var expectation: String { "an integer" }

    /// An element of a list; a member is read with its bounds.
    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard let value = document.integer(node), value.magnitude <= WireInteger.greatest.magnitude else {
            throw document.failure(node, expected: Self.expectation, showsValue: true)
        }
        self = value
    }

    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

/// An integer that 32 bits hold.
extension Int: WireDecodable, WireEncodable {
    public static var expectation: String { Int64.expectation }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard let value = Int(exactly: try Int64(decoding: node, in: document)) else {
            throw document.failure(node, expected: Self.expectation, showsValue: true)
        }
        self = value
    }

    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: WireDecodable, WireEncodable {
    public static var expectation: String { "a boolean" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard let value = document.bool(node) else { throw document.failure(node, expected: Self.expectation) }
        self = value
    }

    public func encode(to writer: inout JSONWriter) { writer.bool(self) }
}

extension Array: WireDecodable where Element: WireDecodable {
    public static var expectation: String { "an array" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        let elements = try document.elements(ofArray: node)
        self.init()
        reserveCapacity(elements.count)
        for element in elements {
            do {
                append(try Element(decoding: element, in: document))
            } catch {
                throw error.inside(element: count)
            }
        }
    }
}

extension Array: WireEncodable where Element: WireEncodable {
    public func encode(to writer: inout JSONWriter) {
        writer.beginArray()
        for element in self { element.encode(to: &writer) }
        writer.endArray()
    }
}

/// An open value. Recursion ends with the depth that the document was parsed to.
extension Parameter: WireDecodable, WireEncodable {
    public static var expectation: String { "a value" }

    public init(decoding node: JSONNode, in document: JSONDocument) {
        switch document.kind(node) {
        case .null: self = .null
        case .bool: self = .boolean(document.bool(node) ?? false)
        case .number: self = .number(document.numberText(node) ?? "0")
        case .string: self = .text(document.string(node) ?? "")
        case .array: self = .list(document.elements(node).map { Parameter(decoding: $0, in: document) })
        case .object: self = .table(document.table(node))
        }
    }

    public func encode(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .boolean(let value): writer.bool(value)
        case .number(let spelling): writer.raw(spelling.utf8)
        case .text(let value): writer.string(value)
        case .list(let values): values.encode(to: &writer)
        case .table(let members):
            writer.beginObject()
            for member in members {
                writer.name(member.name)
                member.value.encode(to: &writer)
            }
            writer.endObject()
        }
    }
}
