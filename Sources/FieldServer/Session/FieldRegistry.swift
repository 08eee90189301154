import FieldEngine

/// All fields of a connection, by number and by id.
///
/// Numbers are in order of creation and not given out again, but at the end; the memory of the others comes and goes
/// in chunks, so that a client that creates and disposes for ever takes no more than its fields need.
struct FieldRegistry {
    private struct Chunk {
        /// Fields of consecutive numbers; nil where one was disposed, or does not exist yet.
        var fields: [Field?]
        var count = 0
    }

    private static let chunkSize = 64

    private var chunks: [Chunk?] = []
    private var numbers: [String: Int32] = [:]
    private var generated = 0
    /// The highest number of a field that is there.
    private var last: Int32 = 0
    #if DEBUG
        /// How often fields were looked at: what tests count, to tell work that grows with a form from work that does not.
        let visits = VisitCount()

        final class VisitCount {
            var total = 0
        }
    #endif

    var count: Int { numbers.count }

    func number(of identifier: String) -> Int32? { numbers[identifier] }

    /// Whether the number is that of a field that is there.
    func holds(_ number: Int32) -> Bool { self[number] != nil }

    subscript(number: Int32) -> Field? {
        #if DEBUG
            visits.total += 1
        #endif
        guard let place = Self.place(of: number), chunks.indices.contains(place.chunk) else { return nil }
        return chunks[place.chunk]?.fields[place.index]
    }

    /// Takes a field out of its place for a moment, so that it is held once and changing it copies nothing. Whoever takes
    /// one puts it back; till then nobody else finds it, though it counts.
    mutating func take(_ number: Int32) -> Field? {
        #if DEBUG
            visits.total += 1
        #endif
        guard let place = Self.place(of: number), chunks.indices.contains(place.chunk) else { return nil }
        return chunks[place.chunk]?.fields[place.index].take()
    }

    mutating func put(_ field: consuming Field) {
        guard let place = Self.place(of: field.number), chunks.indices.contains(place.chunk) else { return }
        chunks[place.chunk]?.fields[place.index] = field
    }

    /// Changes a field in its place.
    mutating func withField<Result>(_ number: Int32, _ body: (inout Field) -> Result) -> Result? {
        guard var field = take(number) else { return nil }
        defer { put(field) }
        return body(&field)
    }

    /// The number that the next new field gets.
    var nextNumber: Int32 { last &+ 1 }

    /// False after two thousand million fields, of which none at the end was ever disposed.
    var hasNumbersLeft: Bool { last < Int32.max - 1 }

    /// The server's own id for a field that came without one: the first of f1, f2, … that is free.
    mutating func generateIdentifier() -> String {
        repeat { generated += 1 } while numbers["f\(generated)"] != nil
        return "f\(generated)"
    }

    mutating func insert(_ field: Field) {
        guard let place = Self.place(of: field.number), field.number <= nextNumber else { return }
        if place.chunk == chunks.count { chunks.append(nil) }
        guard chunks.indices.contains(place.chunk) else { return }
        var chunk = chunks[place.chunk].take() ?? Chunk(fields: Array(repeating: nil, count: Self.chunkSize))
        if chunk.fields[place.index] == nil { chunk.count += 1 }
        chunk.fields[place.index] = field
        chunks[place.chunk] = chunk
        last = max(last, field.number)
        numbers[field.identifier] = field.number
    }

    mutating func remove(_ number: Int32) -> Field? {
        guard let place = Self.place(of: number), chunks.indices.contains(place.chunk),
            let field = chunks[place.chunk]?.fields[place.index].take()
        else { return nil }
        chunks[place.chunk]?.count -= 1
        if chunks[place.chunk]?.count == 0 { chunks[place.chunk] = nil }
        numbers[field.identifier] = nil
        if number == last { giveBackEnd() }
        if numbers.capacity > 4096, numbers.count < numbers.capacity / 4 { numbers = numbers.filter { _ in true } }
        return field
    }

    /// Numbers at the end are given out again, so that creating and disposing goes on for ever.
    private mutating func giveBackEnd() {
        while let chunk = chunks.last {
            guard let index = chunk?.fields.lastIndex(where: { $0 != nil }) else {
                chunks.removeLast()
                continue
            }
            last = Int32(clamping: (chunks.count - 1) * Self.chunkSize + index + 1)
            return
        }
        last = 0
    }

    /// The fields with numbers above `number`, in order of creation.
    func fields(after number: Int32) -> some Sequence<Field> {
        chunks.dropFirst(Int(max(number, 0)) / Self.chunkSize).lazy
            .flatMap { $0?.fields ?? [] }.compactMap { $0 }.drop { $0.number <= number }
    }

    private static func place(of number: Int32) -> (chunk: Int, index: Int)? {
        guard number > 0 else { return nil }
        return (Int(number - 1) / chunkSize, Int(number - 1) % chunkSize)
    }
}
