public import JSONBytes

/// A number as it is spelled: exact, whatever a double would make of it, but in the range of doubles, which clients have.
public struct NumberText: Equatable, Sendable, WireDecodable, WireEncodable {
    public var spelling: String

    private static let mostCharacters = 1_000

    public init(_ spelling: String) { self.spelling = spelling }

    public static var expectation: String { "a number" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard document.isInDoubleRange(node), let spelling = document.numberText(node),
            spelling.utf8.count <= Self.mostCharacters
        else {
            throw document.failure(node, expected: Self.expectation, showsValue: true)
        }
        self.spelling = spelling
    }

    public func encode(to writer: inout JSONWriter) { writer.raw(spelling.utf8) }
}
