/// An id with its hash, for repeated lookups.
struct HashedIdentifier {
    let identifier: String
    fileprivate let hash: UInt32

    /// Seeded anew in each process, so that nobody can make up ids that all fall into one bucket.
    init(_ identifier: String) {
        self.identifier = identifier
        hash = UInt32(truncatingIfNeeded: identifier.hashValue)
    }
}

/// Where fields are, by the hashes of their ids, in a table that grows by one bucket at a time.
///
/// A dictionary that grows makes itself anew, which for a million ids is a pause of 190 milliseconds before somebody's
/// answer. Here an id that comes splits at most one bucket, and one that goes joins at most two (linear
/// hashing). The ids themselves are stored in the fields, which a lookup visits anyway. Among a million fields a lookup
/// costs 0.3 µs, mostly cache misses, so a hash leads to the bucket in one step and to the place in a second.
///
/// The places are held by somebody else, for as long as they are in here.
struct IdentifierIndex<Place: AnyObject> {
    private struct Entry {
        var hash: UInt32
        /// Not counted as a reference: a place is not touched before its hash is known to be the right one, nor when its entry
        /// moves to another bucket.
        var place: Unmanaged<Place>?

        static var empty: Entry { Entry(hash: 0, place: nil) }
    }

    /// Some buckets, side by side.
    private struct Segment {
        /// Of each bucket, its entries from the first slot on.
        var slots: [Entry] = []
        /// Overflow of each bucket; empty until the first overflow.
        var more: [[Entry]] = []
    }

    private static var slotsOfBucket: Int { 8 }
    /// 32 KB.
    private static var bucketsOfSegment: Int { 256 }
    /// How many ids a bucket holds on average when the next is made: at most twice as many where it is not yet split.
    private static var load: Int { 4 }

    private var segments: [Segment] = []
    private var bucketCount = 0
    /// Linear hashing: bucket = hash & mask if it exists, else hash & (mask >> 1).
    private var mask: UInt32 = 0
    private(set) var count = 0

    init() { addBucket() }

    /// The number of ids that fit.
    var capacity: Int { bucketCount * Self.load }

    /// Of the places whose ids have the hash of this one, the one that has it.
    func place(of key: HashedIdentifier, _ hasIt: (Place) -> Bool) -> Place? {
        let (segment, index, range) = Self.slots(of: bucket(of: key.hash))
        return segments[segment].slots.withUnsafeBufferPointer { slots in
            for slot in range {
                guard let found = slots[slot].place else { return nil }
                guard slots[slot].hash == key.hash else { continue }
                let place = found.takeUnretainedValue()
                if hasIt(place) { return place }
            }
            guard !segments[segment].more.isEmpty else { return nil }
            for entry in segments[segment].more[index] where entry.hash == key.hash {
                if let place = entry.place?.takeUnretainedValue(), hasIt(place) { return place }
            }
            return nil
        }
    }

    /// Takes a place whose id no other has.
    mutating func insert(_ key: HashedIdentifier, _ place: Place) {
        add(Entry(hash: key.hash, place: .passUnretained(place)), to: bucket(of: key.hash))
        count += 1
        if count > capacity { split() }
    }

    mutating func remove(_ key: HashedIdentifier, _ place: Place) {
        guard removeEntry(of: place, from: bucket(of: key.hash)) else { return }
        count -= 1
        guard count > 0 else {
            // Nothing stays behind: what lies at the end of the heap keeps all of it from being given back.
            self = IdentifierIndex()
            return
        }
        // Not as soon as there is one bucket too many: a client that creates and disposes by turns is at no border.
        if bucketCount > 1, count < capacity / 2 { join() }
    }

    /// Puts the last entry of a bucket in the place of the one that goes: no slot is empty before one that is not.
    private mutating func removeEntry(of place: Place, from bucket: Int) -> Bool {
        let (segment, index, slots) = Self.slots(of: bucket)
        func goes(_ entry: Entry) -> Bool { entry.place?.toOpaque() == Unmanaged.passUnretained(place).toOpaque() }
        if let slot = slots.first(where: { goes(segments[segment].slots[$0]) }) {
            if let extra = segments[segment].more.isEmpty ? nil : segments[segment].more[index].popLast() {
                segments[segment].slots[slot] = extra
            } else {
                let last = slots.last { segments[segment].slots[$0].place != nil } ?? slot
                segments[segment].slots.swapAt(slot, last)
                segments[segment].slots[last] = .empty
            }
            return true
        }
        guard !segments[segment].more.isEmpty, let extra = segments[segment].more[index].firstIndex(where: goes)
        else { return false }
        segments[segment].more[index].remove(at: extra)
        return true
    }

    private func bucket(of hash: UInt32) -> Int {
        let place = Int(hash & mask)
        return place < bucketCount ? place : Int(hash & (mask >> 1))
    }

    /// The segment of a bucket, which one it is of those there, and its slots.
    private static func slots(of bucket: Int) -> (segment: Int, index: Int, slots: Range<Int>) {
        let index = bucket % bucketsOfSegment
        return (bucket / bucketsOfSegment, index, index * slotsOfBucket..<(index + 1) * slotsOfBucket)
    }

    private mutating func add(_ entry: Entry, to bucket: Int) {
        let (segment, index, slots) = Self.slots(of: bucket)
        for slot in slots where segments[segment].slots[slot].place == nil {
            segments[segment].slots[slot] = entry
            return
        }
        if segments[segment].more.isEmpty {
            segments[segment].more = Array(repeating: [], count: Self.bucketsOfSegment)
        }
        segments[segment].more[index].append(entry)
    }

    /// Leaves a bucket empty.
    private mutating func takeEntries(of bucket: Int) -> [Entry] {
        let (segment, index, slots) = Self.slots(of: bucket)
        var entries: [Entry] = []
        entries.reserveCapacity(slots.count)
        for slot in slots where segments[segment].slots[slot].place != nil {
            entries.append(segments[segment].slots[slot])
            segments[segment].slots[slot] = .empty
        }
        guard !segments[segment].more.isEmpty else { return entries }
        entries += segments[segment].more[index]
        segments[segment].more[index] = []
        return entries
    }

    private mutating func addBucket() {
        let segment = Self.slots(of: bucketCount).segment
        if segment == segments.count { segments.append(Segment()) }
        segments[segment].slots += repeatElement(.empty, count: Self.slotsOfBucket)
        bucketCount += 1
    }

    /// Takes away the last bucket, which is empty.
    private mutating func removeBucket() {
        bucketCount -= 1
        let (segment, _, slots) = Self.slots(of: bucketCount)
        if slots.lowerBound == 0 {
            segments.removeLast()
        } else {
            segments[segment].slots.removeLast(Self.slotsOfBucket)
            // The rest of a large table gets its minimal capacity.
            if segments[segment].slots.capacity > 4 * slots.lowerBound {
                segments[segment].slots = segments[segment].slots.map { $0 }
            }
        }
        if segments.capacity > 64, segments.count < segments.capacity / 4 { segments = segments.map { $0 } }
    }

    /// Adds a bucket, and moves its entries from the bucket that held them.
    private mutating func split() {
        guard bucketCount < 1 << 30 else { return }
        if bucketCount > Int(mask) { mask = mask << 1 | 1 }
        let old = bucketCount & Int(mask >> 1)
        let new = bucketCount
        addBucket()
        for entry in takeEntries(of: old) { add(entry, to: entry.hash & mask == UInt32(new) ? new : old) }
    }

    /// Removes the last bucket, and moves its entries back.
    private mutating func join() {
        let entries = takeEntries(of: bucketCount - 1)
        removeBucket()
        let old = bucketCount & Int(mask >> 1)
        for entry in entries { add(entry, to: old) }
        if bucketCount <= Int(mask >> 1) + 1 { mask >>= 1 }
    }
}
