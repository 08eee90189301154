/// Elements that come at the end and go at the front. An element keeps its index while it is there.
struct SlidingArray<Element: Sendable>: Sendable {
    private var storage: [Element] = []
    /// Elements of `storage` that are gone, and those that were moved out of it before.
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
        // Moving what is left costs no more than what has gone since it was moved last.
        guard gone >= 64, gone >= count else { return }
        storage.removeFirst(gone)
        dropped += gone
        gone = 0
    }
}
