import FieldEngine
import FieldProtocol

/// A snapshot in progress. The session does not change meanwhile.
final class SnapshotInMaking {
    let params: SessionSnapshotParams
    let waiting: [TimerQueue.Purpose: Int64]
    var seal: SnapshotSeal
    var typeList = SnapshotTypeList()
    var parts: [SnapshotField] = []
    /// Forms with a field whose text is left out.
    var stripped: Set<String> = []
    private let numbers: [Int32]
    private var next = 0

    init(
        _ params: SessionSnapshotParams, _ numbers: [Int32], _ seal: SnapshotSeal,
        _ waiting: [TimerQueue.Purpose: Int64]
    ) {
        self.params = params
        self.numbers = numbers
        self.seal = seal
        self.waiting = waiting
    }

    var isDone: Bool { next >= numbers.count }

    func takeNext() -> Int32? {
        guard next < numbers.count else { return nil }
        defer { next += 1 }
        return numbers[next]
    }
}

extension SessionSnapshot {
    /// The format that this server writes and reads.
    static let knownFormat: Int64 = 1
}

/// The client's own types that a snapshot needs, each behind the one that it extends.
struct SnapshotTypeList {
    private(set) var types: [FieldType] = []
    private var places: [ObjectIdentifier: Int] = [:]

    func index(of type: FieldType) -> Int? { places[ObjectIdentifier(type)] }

    /// The index of the type in the list, which it is added to with those that it extends; nil for a built-in type.
    @discardableResult
    mutating func add(_ type: FieldType) -> Int? {
        guard type.declaration != nil else { return nil }
        // From the type down to the first that is known; chains are short.
        var chain: [FieldType] = []
        var next: FieldType? = type
        while let link = next, index(of: link) == nil {
            chain.append(link)
            next = link.declaration?.base
        }
        for link in chain.reversed() {
            places[ObjectIdentifier(link)] = types.count
            types.append(link)
        }
        return index(of: type)
    }
}
