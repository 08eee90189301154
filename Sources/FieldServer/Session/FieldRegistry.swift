import FieldEngine

/// All fields of a connection, by number and by id.
struct FieldRegistry {
    /// Fields by number less one; nil where one was disposed.
    private var slots: [Field?] = []
    private var numbers: [String: Int32] = [:]
    /// How many ids the server has made up.
    private(set) var generated = 0

    var count: Int { numbers.count }

    func number(of identifier: String) -> Int32? { numbers[identifier] }

    /// Whether the number is that of a field that is there.
    func holds(_ number: Int32) -> Bool { self[number] != nil }

    subscript(number: Int32) -> Field? {
        let index = Int(number) - 1
        return slots.indices.contains(index) ? slots[index] : nil
    }

    /// Changes a field in place.
    mutating func withField<Result, Failure: Error>(
        _ number: Int32, _ body: (inout Field) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        let index = Int(number) - 1
        guard slots.indices.contains(index), slots[index] != nil else { return nil }
        // Moved out and back, so that changing it copies nothing.
        guard var field = slots[index].take() else { return nil }
        do {
            let result = try body(&field)
            slots[index] = field
            return result
        } catch {
            slots[index] = field
            throw error
        }
    }

    /// The number that the next new field gets.
    var nextNumber: Int32 { Int32(clamping: slots.count + 1) }

    /// The server's own id for a field that came without one: the first of f1, f2, … that is free.
    mutating func generateIdentifier() -> String {
        repeat { generated += 1 } while numbers["f\(generated)"] != nil
        return "f\(generated)"
    }

    /// Ids that were made up elsewhere are not made up again.
    mutating func noteGenerated(_ count: Int) { generated = max(generated, count) }

    mutating func insert(_ field: Field) {
        let index = Int(field.number) - 1
        if index == slots.count {
            slots.append(field)
        } else if slots.indices.contains(index) {
            slots[index] = field
        }
        numbers[field.identifier] = field.number
    }

    mutating func remove(_ number: Int32) -> Field? {
        let index = Int(number) - 1
        guard slots.indices.contains(index), let field = slots[index].take() else { return nil }
        numbers[field.identifier] = nil
        // Numbers at the end are given out again, so that creating and disposing goes on for ever.
        while let last = slots.last, last == nil { slots.removeLast() }
        return field
    }

    /// The fields with numbers above `number`, in order of creation.
    func fields(after number: Int32) -> some Sequence<Field> {
        slots.dropFirst(Int(number)).lazy.compactMap { $0 }
    }
}
