/// A part of a schema that a form does not say.
public struct SchemaFinding: Equatable, Sendable {
    /// Where it stands, as a JSON pointer; empty for the whole schema.
    public var pointer: String
    public var reason: String
}

/// What is left out, so far.
struct SchemaFindings {
    private(set) var list: [SchemaFinding] = []
    private var places: Set<String> = []

    /// Of two things about one place the first is told: definitions that many fields refer to are read many times.
    mutating func add(_ pointer: String, _ reason: String) {
        if places.insert(pointer).inserted { list.append(SchemaFinding(pointer: pointer, reason: reason)) }
    }
}
