public import JSONBytes

/// An object that is kept as its JSON text: what it holds is read, and what is wrong with it is said, by whoever needs it.
public struct JSONText: WireDecodable, WireEncodable {
    public var bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }

    public static var expectation: String { "an object" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if document.isObject(node) {
            bytes = Array(document.source(node))
        } else if document.isEmptyObject(node) {
            bytes = Array("{}".utf8)
        } else {
            throw document.failure(node, expected: Self.expectation)
        }
    }

    public func encode(to writer: inout JSONWriter) { writer.raw(bytes) }
}
