import FieldEngine
import FieldProtocol

/// All fields of a connection, by number and by id.
///
/// Numbers are in order of creation and not given out again, but at the end; the memory of the others comes and goes
/// in chunks, so that a client that creates and disposes for ever takes no more than its fields need.
struct FieldRegistry: ~Copyable {
    /// The place of a field, in which it stays as long as it is there, and is changed.
    final class Place {
        var field: Field

        init(_ field: consuming Field) { self.field = field }

        /// Lends the field to who looks at it and changes it: whoever reads `field` as a whole gets a copy. Nobody else may
        /// look at this field in the meantime, as with `&field`: that is a trap.
        @inline(__always)
        func withField<Result: ~Copyable, Failure>(
            _ body: (inout Field) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try body(&field)
        }
    }

    private struct Chunk {
        /// Of consecutive numbers; nil where a field was disposed, or does not exist yet. Empty where none exists.
        var places: [Place?] = []
        var count = 0
    }

    /// So large that the list of chunks of a million fields stays in a cache, so small that one field that is left of a chunk
    /// takes no more than a kilobyte.
    private static let chunkSize = 128

    private var chunks: [Chunk] = []
    private var identifiers = IdentifierTable<Place>()
    /// How many ids the server has made up.
    private(set) var generated: Int64 = 0
    /// The highest number of a field that is there.
    private var last: Int32 = 0
    /// The most fields that were there at once since memory was last given back.
    private var most = 0
    /// What `find` found last; nil where a field has come or gone since.
    private var found: (identifier: String, place: Place)?
    /// How many are gone since memory was last given back for their number.
    private var removals = 0
    private static let removalsWorthGivingBack = 8_192
    /// Whether so many are gone that what they took is worth giving back to the system.
    private(set) var isWorthGivingBack = false
    /// How often fields were looked at: what tests count, to tell work that grows with a form from work that does not.
    let visits = VisitCount()

    final class VisitCount {
        var total = 0
    }

    var count: Int { identifiers.count }
    /// For how many fields there is room in the table of ids.
    var capacity: Int { identifiers.capacity }

    func number(of identifier: String) -> Int32? { number(of: HashedIdentifier(identifier)) }

    func number(of key: HashedIdentifier) -> Int32? { place(of: key)?.field.number }

    /// The place of a field that is looked for again and again: whoever types does so in one field for a while.
    mutating func find(_ identifier: String) -> Place? {
        if let found, found.identifier == identifier { return found.place }
        guard let place = place(of: HashedIdentifier(identifier)) else { return nil }
        found = (identifier, place)
        return place
    }

    func place(of identifier: String) -> Place? { place(of: HashedIdentifier(identifier)) }

    private func place(of key: HashedIdentifier) -> Place? {
        visits.total &+= 1
        return identifiers.place(of: key) { $0.field.identifier == key.identifier }
    }

    /// Whether the number is that of a field that is there.
    func holds(_ number: Int32) -> Bool { place(of: number) != nil }

    subscript(number: Int32) -> Field? { place(of: number)?.field }
    subscript(identifier: String) -> Field? { place(of: HashedIdentifier(identifier))?.field }

    func place(of number: Int32) -> Place? {
        visits.total &+= 1
        return slot(holding: number).flatMap { chunks[$0.chunk].places[$0.index] }
    }

    /// Changes a field in its place.
    func withField<Result>(_ number: Int32, _ body: (inout Field) -> Result) -> Result? {
        place(of: number)?.withField(body)
    }

    /// The number that the next new field gets.
    var nextNumber: Int32 { last &+ 1 }

    /// False after two thousand million fields, of which none at the end was ever disposed.
    var hasNumbersLeft: Bool { last < Int32.max - 1 }

    /// The server's own id for a field that came without one: the first of f1, f2, … that is free.
    mutating func generateIdentifier() -> String {
        // A snapshot may have counted to the end.
        repeat {
            generated = generated < WireInteger.greatest ? generated + 1 : 1
        } while number(of: "f\(generated)") != nil
        return "f\(generated)"
    }

    /// Ids that were made up elsewhere are not made up again.
    mutating func noteGenerated(_ count: Int64) { generated = max(generated, count) }

    mutating func insert(_ field: consuming Field) {
        let key = HashedIdentifier(field.identifier)
        insert(consume field, key)
    }

    /// The same with the field's id as it was looked for.
    mutating func insert(_ field: consuming Field, _ key: HashedIdentifier) {
        let number = field.number
        guard let slot = Self.slot(of: number), number <= nextNumber else { return }
        found = nil
        if slot.chunk == chunks.count { chunks.append(Chunk()) }
        guard chunks.indices.contains(slot.chunk) else { return }
        if chunks[slot.chunk].places.isEmpty {
            chunks[slot.chunk].places = Array(repeating: nil, count: Self.chunkSize)
        }
        if let place = chunks[slot.chunk].places[slot.index] {
            place.field = consume field
            return
        }
        let place = Place(consume field)
        identifiers.insert(key, place)
        chunks[slot.chunk].places[slot.index] = consume place
        chunks[slot.chunk].count += 1
        last = max(last, number)
        most = max(most, identifiers.count)
    }

    mutating func remove(_ number: Int32) -> Field? {
        guard let slot = self.slot(holding: number), let place = chunks[slot.chunk].places[slot.index].take()
        else { return nil }
        found = nil
        identifiers.remove(HashedIdentifier(place.field.identifier), place)
        chunks[slot.chunk].count -= 1
        if chunks[slot.chunk].count == 0 { chunks[slot.chunk] = Chunk() }
        if number == last { giveBackEnd() }
        if most >= 256, identifiers.count <= most / 4 {
            most = identifiers.count
            isWorthGivingBack = true
        }
        // What comes and goes for long spreads over the room that was given back before.
        removals += 1
        if removals >= Self.removalsWorthGivingBack {
            removals = 0
            isWorthGivingBack = true
        }
        return place.field
    }

    mutating func hasGivenBack() { isWorthGivingBack = false }

    /// Numbers at the end are given out again, so that creating and disposing goes on for ever.
    private mutating func giveBackEnd() {
        while let chunk = chunks.last {
            guard let index = chunk.places.lastIndex(where: { $0 != nil }) else {
                chunks.removeLast()
                continue
            }
            last = Int32(clamping: (chunks.count - 1) * Self.chunkSize + index + 1)
            shrinkChunks()
            return
        }
        last = 0
        shrinkChunks()
    }

    private mutating func shrinkChunks() {
        if chunks.capacity > 1_024, chunks.count < chunks.capacity / 4 { chunks = chunks.map { $0 } }
    }

    /// The numbers of all fields, in order of creation.
    var numbers: [Int32] {
        var numbers: [Int32] = []
        numbers.reserveCapacity(count)
        for (chunk, places) in chunks.enumerated() {
            for (index, place) in places.places.enumerated() where place != nil {
                numbers.append(Int32(clamping: chunk * Self.chunkSize + index + 1))
            }
        }
        return numbers
    }

    /// The fields with numbers above `number`, in order of creation.
    func fields(after number: Int32) -> some Sequence<Field> {
        chunks.dropFirst(Int(max(number, 0)) / Self.chunkSize).lazy
            .flatMap { $0.places }.compactMap { $0?.field }.drop { $0.number <= number }
    }

    /// Where the place of a number is, in a chunk that is there.
    private func slot(holding number: Int32) -> (chunk: Int, index: Int)? {
        guard let slot = Self.slot(of: number), slot.chunk < chunks.count, !chunks[slot.chunk].places.isEmpty
        else { return nil }
        return slot
    }

    private static func slot(of number: Int32) -> (chunk: Int, index: Int)? {
        guard number > 0 else { return nil }
        return (Int(number - 1) / chunkSize, Int(number - 1) % chunkSize)
    }
}
