import FieldEngine
import FieldProtocol

/// The place of a field, in which it stays as long as it is there.
///
/// Anybody may look at the field; it is changed by ``FieldRegistry/change(_:_:)`` alone, which only the store can call.
final class FieldSlot {
    private(set) var field: Field

    fileprivate init(_ field: consuming Field) { self.field = field }

    /// Lends the field: `field` as a whole is a copy. Nobody may change this field meanwhile, which is a trap.
    @inline(__always)
    func read<Result: ~Copyable, Failure>(
        _ body: (borrowing Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try lend { (field) throws(Failure) in try body(field) }
    }

    @inline(__always)
    fileprivate func lend<Result: ~Copyable, Failure>(
        _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(&field)
    }

    fileprivate func replace(by field: consuming Field) { self.field = field }
}

/// All fields of a connection, by number and by id.
///
/// Numbers are in order of creation and not given out again, but at the end; the memory of the others comes and goes
/// in chunks, so that a client that creates and disposes for ever takes no more than its fields need.
struct FieldRegistry: ~Copyable {
    private struct Chunk {
        /// Of consecutive numbers; nil where a field was disposed, or does not exist yet. Empty where none exists.
        var slots: [FieldSlot?] = []
        var count = 0
    }

    /// So large that the list of chunks of a million fields stays in a cache, so small that one field that is left of a chunk
    /// takes no more than a kilobyte.
    private static let chunkSize = 128

    private var chunks: [Chunk] = []
    private var identifiers = IdentifierIndex<FieldSlot>()
    /// The number of generated ids.
    private(set) var generated: Int64 = 0
    /// The highest number of a field that is there.
    private var last: Int32 = 0
    /// The most fields that were there at once since memory was last given back.
    private var most = 0
    /// The last result of `find`; nil after a field came or went.
    private var found: (identifier: String, slot: FieldSlot)?
    /// The view of a field as it was published last; nil after any field was changed. The next change begins with it.
    private var lastView: LastView?
    /// The fields removed since memory was last returned because of their number.
    private var removals = 0
    private static let removalsWorthGivingBack = 8_192
    /// Whether enough fields are gone for their memory to be worth returning.
    private(set) var isWorthGivingBack = false
    /// The number of lookups. Tests count them to find work that grows with a form.
    let visits = VisitCount()

    final class VisitCount {
        var total = 0
    }

    private struct LastView: ~Copyable {
        let slot: FieldSlot
        let day: CivilDate
        let view: FieldView
    }

    var count: Int { identifiers.count }
    /// For how many fields there is room in the table of ids.
    var capacity: Int { identifiers.capacity }

    func number(of identifier: String) -> Int32? { number(of: HashedIdentifier(identifier)) }

    func number(of key: HashedIdentifier) -> Int32? { slot(of: key)?.field.number }

    /// Finds a slot with a cache of one: a person types in one field for a while.
    mutating func find(_ identifier: String) -> FieldSlot? {
        if let found, found.identifier == identifier { return found.slot }
        guard let slot = slot(of: HashedIdentifier(identifier)) else { return nil }
        found = (identifier, slot)
        return slot
    }

    func slot(of identifier: String) -> FieldSlot? { slot(of: HashedIdentifier(identifier)) }

    private func slot(of key: HashedIdentifier) -> FieldSlot? {
        visits.total &+= 1
        return identifiers.place(of: key) { $0.field.identifier == key.identifier }
    }

    /// Whether the number is that of a field that is there.
    func holds(_ number: Int32) -> Bool { slot(of: number) != nil }

    subscript(number: Int32) -> Field? { slot(of: number)?.field }
    subscript(identifier: String) -> Field? { slot(of: HashedIdentifier(identifier))?.field }

    func slot(of number: Int32) -> FieldSlot? {
        visits.total &+= 1
        return position(of: number).flatMap { chunks[$0.chunk].slots[$0.index] }
    }

    /// Changes a field in its slot.
    @inline(__always)
    mutating func change<Result: ~Copyable, Failure>(
        _ slot: FieldSlot, _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        forgetView()
        return try slot.lend(body)
    }

    /// Asks a field for what it notes when it answers, which shows nowhere.
    @inline(__always)
    mutating func consult<Result, Failure>(
        _ slot: FieldSlot, _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try slot.lend(body)
    }

    // MARK: The last view

    /// Keeps the view of a field as it is now. None of a secret: what is kept is not overwritten when the field goes.
    mutating func keep(_ view: consuming FieldView, of slot: FieldSlot, on day: CivilDate) {
        guard !view.definition.isSecure else { return }
        lastView = LastView(slot: slot, day: day, view: view)
    }

    /// Takes the view of a field as it is on that day, if it is known.
    mutating func takeView(of slot: FieldSlot, on day: CivilDate) -> FieldView? {
        guard let last = lastView.take(), last.slot === slot, last.day == day else { return nil }
        return last.view
    }

    private mutating func forgetView() { lastView = nil }

    /// The number that the next new field gets.
    var nextNumber: Int32 { last &+ 1 }

    /// False if the numbers are used up, after two thousand million fields.
    func hasNumbers(left count: Int) -> Bool { Int(last) + count < Int(Int32.max) }

    /// The server's own id for a field that came without one: the first of f1, f2, … that is free.
    mutating func generateIdentifier() -> String {
        // A snapshot may have counted to the end.
        repeat {
            generated = generated < WireInteger.greatest ? generated + 1 : 1
        } while number(of: "f\(generated)") != nil
        return "f\(generated)"
    }

    /// Skips ids that another process generated.
    mutating func noteGenerated(_ count: Int64) { generated = max(generated, count) }

    /// Puts a field into the slot of its number, which is in use or the next.
    ///
    /// - Parameter key: the field's id.
    mutating func insert(_ field: consuming Field, _ key: HashedIdentifier) -> FieldSlot? {
        let number = field.number
        guard let position = Self.position(of: number), number <= nextNumber else { return nil }
        found = nil
        forgetView()
        if position.chunk == chunks.count { chunks.append(Chunk()) }
        guard chunks.indices.contains(position.chunk) else { return nil }
        if chunks[position.chunk].slots.isEmpty {
            chunks[position.chunk].slots = Array(repeating: nil, count: Self.chunkSize)
        }
        if let slot = chunks[position.chunk].slots[position.index] {
            slot.replace(by: consume field)
            return slot
        }
        let slot = FieldSlot(consume field)
        identifiers.insert(key, slot)
        chunks[position.chunk].slots[position.index] = slot
        chunks[position.chunk].count += 1
        last = max(last, number)
        most = max(most, identifiers.count)
        return slot
    }

    mutating func remove(_ number: Int32) -> Field? {
        guard let position = position(of: number), let slot = chunks[position.chunk].slots[position.index].take()
        else { return nil }
        found = nil
        forgetView()
        identifiers.remove(HashedIdentifier(slot.field.identifier), slot)
        chunks[position.chunk].count -= 1
        if chunks[position.chunk].count == 0 { chunks[position.chunk] = Chunk() }
        if number == last { giveBackEnd() }
        if most >= 256, identifiers.count <= most / 4 {
            most = identifiers.count
            isWorthGivingBack = true
        }
        // Long sequences of short-lived fields spread over memory that was returned before.
        removals += 1
        if removals >= Self.removalsWorthGivingBack {
            removals = 0
            isWorthGivingBack = true
        }
        return slot.field
    }

    mutating func hasGivenBack() { isWorthGivingBack = false }

    /// Numbers at the end are given out again, so that creating and disposing goes on for ever.
    private mutating func giveBackEnd() {
        while let chunk = chunks.last {
            guard let index = chunk.slots.lastIndex(where: { $0 != nil }) else {
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
        for (chunk, part) in chunks.enumerated() {
            for (index, slot) in part.slots.enumerated() where slot != nil {
                numbers.append(Int32(clamping: chunk * Self.chunkSize + index + 1))
            }
        }
        return numbers
    }

    /// The fields with numbers above `number`, in order of creation.
    func fields(after number: Int32) -> some Sequence<Field> {
        chunks.dropFirst(Int(max(number, 0)) / Self.chunkSize).lazy
            .flatMap { $0.slots }.compactMap { $0?.field }.drop { $0.number <= number }
    }

    /// Where the slot of a number is, in a chunk that is there.
    private func position(of number: Int32) -> (chunk: Int, index: Int)? {
        guard let position = Self.position(of: number), position.chunk < chunks.count,
            !chunks[position.chunk].slots.isEmpty
        else { return nil }
        return position
    }

    private static func position(of number: Int32) -> (chunk: Int, index: Int)? {
        guard number > 0 else { return nil }
        return (Int(number - 1) / chunkSize, Int(number - 1) % chunkSize)
    }
}
