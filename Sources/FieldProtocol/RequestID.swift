public import JSONBytes

/// A request's id.
public enum RequestID: Hashable, Sendable {
    case integer(Int64)
    case string(String)
}

extension RequestID: WireDecodable, WireEncodable {
    public static var expectation: String { "an integer or a string" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if let value = document.integer(node) {
            self = .integer(value)
        } else if let value = document.string(node) {
            self = .string(value)
        } else {
            throw document.failure(node, expected: Self.expectation, showsValue: true)
        }
    }

    public func encode(to writer: inout JSONWriter) {
        switch self {
        case .integer(let value): writer.integer(value)
        case .string(let value): writer.string(value)
        }
    }
}
