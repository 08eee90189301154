import FieldEngine
import FieldProtocol

/// Questions of a record, which masks secrets.
extension Session {
    package var maxDepth: Int { configuration.limits.maxDepth }

    /// The number of the next new field.
    package var nextFieldNumber: Int32 { store.registry.nextNumber }

    package func fieldNumber(of field: String) -> Int32? { store.registry.number(of: field) }

    /// The field that the server's request of that id is about.
    package func fieldAsked(by id: Int64) -> String? {
        store.questions.field(askedBy: id).flatMap { store[$0] }?.identifier
    }

    /// Whether the field is there and its text is a secret, shown for the moment or not.
    package func hidesText(of field: String) -> Bool {
        guard let field = store[field] else { return false }
        return field.isSecure || field.definition.type.traits.isSecure
    }

    /// Whether text of the type is a secret; nil where there is no such type.
    ///
    /// - Parameter doubtsOwn: whether the client's own types are unreliable.
    package func hidesText(ofType name: String, doubtsOwn: Bool) -> Bool? {
        var registry = types.registry
        if doubtsOwn, !registry.isBuiltIn(name) { return nil }
        let type = try? registry.type(named: name, parameters: .sample(of: registry.parameters(of: name)))
        return type.map { $0.traits.isSecure }
    }
}
