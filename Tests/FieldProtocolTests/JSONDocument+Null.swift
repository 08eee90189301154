import JSONBytes

@testable import FieldProtocol

extension JSONDocument {
    /// Throws for any value but null: the result of a method that has nothing to say.
    func requireNull(_ node: JSONNode) throws(DecodingFailure) {
        guard kind(node) == .null else { throw failure(node, expected: "null") }
    }
}
