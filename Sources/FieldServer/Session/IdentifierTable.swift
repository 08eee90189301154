/// Numbers by the hashes of their ids, in a table that grows by one bucket at a time.
///
/// A dictionary that grows makes itself anew, which for a million ids is a pause of 190 milliseconds before somebody's
/// answer (issue 7). Here an id that comes splits at most one bucket, and one that goes joins at most two (linear
/// hashing). The ids themselves are not here: whoever looks for one is about to look at its field, and lines of memory that
/// are in no cache are most of what that costs.
struct IdentifierTable {
    private struct Entry {
        var hash: UInt32
        var number: Int32
    }

    /// An id with its hash, for who looks for it more than once.
    struct Key {
        let identifier: String
        fileprivate let hash: UInt32

        /// Seeded anew in each process, so that nobody can make up ids that all fall into one bucket.
        init(_ identifier: String) {
            self.identifier = identifier
            hash = UInt32(truncatingIfNeeded: identifier.hashValue)
        }
    }

    /// Bucket i holds what hashes to i in the low bits that `mask` has, or, where there is no such bucket yet, in one
    /// bit less.
    private var buckets: [[Entry]] = [[]]
    private var mask: UInt32 = 0
    private(set) var count = 0

    /// How many ids a bucket holds on average when the next is made.
    private static let load = 8

    init() {}

    /// For how many ids there is room.
    var capacity: Int { buckets.count * Self.load }

    /// Of the numbers whose ids have the hash of this one, the one that has it.
    func number(of key: Key, _ hasIt: (Int32) -> Bool) -> Int32? {
        buckets[bucket(of: key.hash)].withUnsafeBufferPointer { entries in
            entries.first { $0.hash == key.hash && hasIt($0.number) }?.number
        }
    }

    /// Takes a number whose id no other has.
    mutating func insert(_ key: Key, _ number: Int32) {
        buckets[bucket(of: key.hash)].append(Entry(hash: key.hash, number: number))
        count += 1
        if count > buckets.count * Self.load { split() }
    }

    mutating func remove(_ key: Key, _ number: Int32) {
        let bucket = bucket(of: key.hash)
        guard let index = buckets[bucket].firstIndex(where: { $0.number == number }) else { return }
        buckets[bucket].swapAt(index, buckets[bucket].count - 1)
        buckets[bucket].removeLast()
        count -= 1
        guard count > 0 else {
            // Nothing stays behind: what lies at the end of the heap keeps all of it from being given back.
            self = IdentifierTable()
            return
        }
        // Not as soon as there is one bucket too many: a client that creates and disposes by turns is at no border.
        if buckets.count > 1, count < buckets.count * Self.load / 2 { join() }
        if buckets.capacity > 64, buckets.count < buckets.capacity / 4 { buckets = buckets.map { $0 } }
    }

    private func bucket(of hash: UInt32) -> Int {
        let place = Int(hash & mask)
        return place < buckets.count ? place : Int(hash & (mask >> 1))
    }

    /// Makes the next bucket, of what another holds for it.
    private mutating func split() {
        guard buckets.count < 1 << 30 else { return }
        if buckets.count > Int(mask) { mask = mask << 1 | 1 }
        let old = buckets.count & Int(mask >> 1)
        let new = UInt32(buckets.count)
        // Both anew, with no more room than they need.
        let moving = buckets[old].count { $0.hash & mask == new }
        var (stay, move): ([Entry], [Entry]) = ([], [])
        stay.reserveCapacity(buckets[old].count - moving)
        move.reserveCapacity(moving)
        for entry in buckets[old] {
            if entry.hash & mask == new { move.append(entry) } else { stay.append(entry) }
        }
        buckets[old] = stay
        buckets.append(move)
    }

    /// Puts what the last bucket holds back to where it came from.
    private mutating func join() {
        guard buckets.count > 1, let entries = buckets.popLast() else { return }
        buckets[buckets.count & Int(mask >> 1)] += entries
        if buckets.count <= Int(mask >> 1) + 1 { mask >>= 1 }
    }
}
