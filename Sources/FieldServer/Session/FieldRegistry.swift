import FieldEngine

/// All fields of a connection, by number and by id.
///
/// Numbers are in order of creation and not given out again, but at the end; the memory of the others comes and goes
/// in chunks, so that a client that creates and disposes for ever takes no more than its fields need.
struct FieldRegistry: ~Copyable {
    /// The place of a field, in which it is changed: so a word is moved where a field is taken and put back, and not all of
    /// it (issue 7).
    final class Place {
        var field: Field

        init(_ field: consuming Field) { self.field = field }
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
    private var numbers = IdentifierTable()
    /// How many ids the server has made up.
    private(set) var generated = 0
    /// The highest number of a field that is there.
    private var last: Int32 = 0
    /// The most fields that were there at once since memory was last given back.
    private var most = 0
    /// What `find` found last; nil where a field has come or gone since.
    private var found: (identifier: String, number: Int32)?
    /// How many are gone since memory was last given back for their number.
    private var removals = 0
    private static let removalsWorthGivingBack = 8_192
    /// Whether so many are gone that what they took is worth giving back to the system.
    private(set) var isWorthGivingBack = false
    #if DEBUG
        /// How often fields were looked at: what tests count, to tell work that grows with a form from work that does not.
        let visits = VisitCount()

        final class VisitCount {
            var total = 0
        }
    #endif

    var count: Int { numbers.count }
    /// For how many fields there is room in the table of ids.
    var capacity: Int { numbers.capacity }

    func number(of identifier: String) -> Int32? { number(of: IdentifierTable.Key(identifier)) }

    func number(of key: IdentifierTable.Key) -> Int32? {
        numbers.number(of: key) { place(of: $0)?.field.identifier == key.identifier }
    }

    /// The same for a field that is looked for again and again: whoever types does so in one field for a while.
    mutating func find(_ identifier: String) -> Int32? {
        if let found, found.identifier == identifier { return found.number }
        guard let number = number(of: identifier) else { return nil }
        found = (identifier, number)
        return number
    }

    /// Whether the number is that of a field that is there.
    func holds(_ number: Int32) -> Bool { self[number] != nil }

    subscript(number: Int32) -> Field? {
        #if DEBUG
            visits.total += 1
        #endif
        return place(of: number)?.field
    }

    /// Takes a field with its place out for a moment, so that it is held once and changing it copies nothing. Whoever takes
    /// one puts it back; till then nobody else finds it, though it counts.
    mutating func take(_ number: Int32) -> Place? {
        #if DEBUG
            visits.total += 1
        #endif
        guard let slot = self.slot(holding: number) else { return nil }
        return chunks[slot.chunk].places[slot.index].take()
    }

    mutating func put(_ taken: consuming Place) {
        guard let slot = self.slot(holding: taken.field.number) else { return }
        chunks[slot.chunk].places[slot.index] = consume taken
    }

    /// Changes a field in its place.
    mutating func withField<Result>(_ number: Int32, _ body: (inout Field) -> Result) -> Result? {
        guard let place = take(number) else { return nil }
        let result = body(&place.field)
        put(consume place)
        return result
    }

    /// The number that the next new field gets.
    var nextNumber: Int32 { last &+ 1 }

    /// False after two thousand million fields, of which none at the end was ever disposed.
    var hasNumbersLeft: Bool { last < Int32.max - 1 }

    /// The server's own id for a field that came without one: the first of f1, f2, … that is free.
    mutating func generateIdentifier() -> String {
        repeat { generated += 1 } while number(of: "f\(generated)") != nil
        return "f\(generated)"
    }

    /// Ids that were made up elsewhere are not made up again.
    mutating func noteGenerated(_ count: Int) { generated = max(generated, count) }

    mutating func insert(_ field: consuming Field) {
        let key = IdentifierTable.Key(field.identifier)
        insert(consume field, key)
    }

    /// The same with the field's id as it was looked for.
    mutating func insert(_ field: consuming Field, _ key: IdentifierTable.Key) {
        let number = field.number
        guard let slot = Self.slot(of: number), number <= nextNumber else { return }
        found = nil
        if slot.chunk == chunks.count { chunks.append(Chunk()) }
        guard chunks.indices.contains(slot.chunk) else { return }
        if chunks[slot.chunk].places.isEmpty {
            chunks[slot.chunk].places = Array(repeating: nil, count: Self.chunkSize)
        }
        if chunks[slot.chunk].places[slot.index] == nil {
            chunks[slot.chunk].count += 1
            numbers.insert(key, number)
        }
        chunks[slot.chunk].places[slot.index] = Place(consume field)
        last = max(last, number)
        most = max(most, numbers.count)
    }

    mutating func remove(_ number: Int32) -> Field? {
        guard let slot = self.slot(holding: number), let field = take(number)?.field else { return nil }
        found = nil
        chunks[slot.chunk].count -= 1
        if chunks[slot.chunk].count == 0 { chunks[slot.chunk] = Chunk() }
        numbers.remove(IdentifierTable.Key(field.identifier), number)
        if number == last { giveBackEnd() }
        if most >= 256, numbers.count <= most / 4 {
            most = numbers.count
            isWorthGivingBack = true
        }
        // What comes and goes for long spreads over the room that was given back before.
        removals += 1
        if removals >= Self.removalsWorthGivingBack {
            removals = 0
            isWorthGivingBack = true
        }
        return field
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

    /// The fields with numbers above `number`, in order of creation.
    func fields(after number: Int32) -> some Sequence<Field> {
        chunks.dropFirst(Int(max(number, 0)) / Self.chunkSize).lazy
            .flatMap(\.places).compactMap { $0?.field }.drop { $0.number <= number }
    }

    private func place(of number: Int32) -> Place? {
        slot(holding: number).flatMap { chunks[$0.chunk].places[$0.index] }
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
