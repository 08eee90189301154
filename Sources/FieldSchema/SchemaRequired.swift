/// The names of properties that have to be there, in their order, each once, with where that is said.
struct SchemaRequired: Sequence {
    private var all: [(name: String, pointer: String)] = []
    private var left: Set<String> = []

    var first: (name: String, pointer: String)? { first { _ in true } }
    var isEmpty: Bool { left.isEmpty }

    func contains(_ name: String) -> Bool { left.contains(name) }

    mutating func add(_ name: String, _ pointer: String) {
        if left.insert(name).inserted { all.append((name, pointer)) }
    }

    mutating func remove(_ name: String) { left.remove(name) }

    func makeIterator() -> IndexingIterator<[(name: String, pointer: String)]> {
        all.filter { left.contains($0.name) }.makeIterator()
    }
}
