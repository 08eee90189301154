/// Elements that come at the end and go at the front. An element keeps its index while it is there.
struct SlidingArray<Element: Sendable>: Sendable {
    private var storage: [Element] = []
    /// The number of removed elements in `storage`, and of those before them.
    private var gone = 0
    private var dropped = 0

    var startIndex: Int { dropped + gone }
    var endIndex: Int { dropped + storage.count }
    var count: Int { storage.count - gone }
    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Element {
        get { storage[index - dropped] }
        _modify { yield &storage[index - dropped] }
    }

    mutating func append(_ element: Element) {
        storage.append(element)
    }

    mutating func removeFirst() {
        guard !isEmpty else { return }
        gone += 1
        // The cost of moving the rest is bounded by the removals since the last move.
        guard gone >= 64, gone >= count else { return }
        storage.removeFirst(gone)
        dropped += gone
        gone = 0
    }
}
