import TestSupport
import Testing

@testable import FieldServer

/// The table of ids says what a dictionary says, while it grows and shrinks.
struct IdentifierIndexTests {
    @Test func agreesWithADictionary() {
        var table = IdentifierIndex<Named>()
        var dictionary: [String: Named] = [:]
        func place(of identifier: String) -> Named? {
            table.place(of: HashedIdentifier(identifier)) { $0.identifier == identifier }
        }
        var random = SeededGenerator(seed: 7)
        for step in 0..<30_000 {
            // First it mostly grows, then it mostly shrinks.
            let isNew = random.below(10) < (step < 15_000 ? 8 : 3)
            let identifier = "field \(random.below(8_000))"
            #expect(place(of: identifier) === dictionary[identifier])
            if let old = dictionary[identifier] {
                guard !isNew else { continue }
                table.remove(HashedIdentifier(identifier), old)
                dictionary[identifier] = nil
            } else if isNew {
                let new = Named(identifier)
                table.insert(HashedIdentifier(identifier), new)
                dictionary[identifier] = new
            }
            #expect(table.count == dictionary.count)
        }
        for index in 0..<8_000 { #expect(place(of: "field \(index)") === dictionary["field \(index)"]) }
        for (identifier, place) in dictionary { table.remove(HashedIdentifier(identifier), place) }
        #expect(table.count == 0)
        #expect(table.capacity < 64)
    }

    /// As in a dictionary, two ids that differ only in how they are composed are one.
    @Test func knowsCanonicalEquivalence() {
        var table = IdentifierIndex<Named>()
        let (coffee, kelvin) = (Named("caf\u{E9}"), Named("\u{212A}"))
        table.insert(HashedIdentifier(coffee.identifier), coffee)
        table.insert(HashedIdentifier(kelvin.identifier), kelvin)
        #expect(table.place(of: HashedIdentifier("cafe\u{301}")) { $0 === coffee } === coffee)
        #expect(table.place(of: HashedIdentifier("K")) { $0 === kelvin } === kelvin)
        #expect(table.place(of: HashedIdentifier("K")) { _ in false } == nil)
        table.remove(HashedIdentifier("cafe\u{301}"), coffee)
        #expect(table.place(of: HashedIdentifier("caf\u{E9}")) { _ in true } == nil)
        #expect(table.count == 1)
        // The table does not hold them.
        withExtendedLifetime((coffee, kelvin)) {}
    }

    /// More ids than a bucket has slots for, all with the same hash, are found, and go one by one.
    @Test func holdsIdsOfTheSameHash() {
        var table = IdentifierIndex<Named>()
        let key = HashedIdentifier("the same")
        let places = (0..<100).map { Named("field \($0)") }
        for place in places { table.insert(key, place) }
        for place in places { #expect(table.place(of: key) { $0 === place } === place) }
        for (index, place) in places.enumerated() {
            table.remove(key, place)
            #expect(table.place(of: key) { $0 === place } == nil)
            #expect(table.count == 99 - index)
            if let next = places.dropFirst(index + 1).first {
                #expect(table.place(of: key) { $0 === next } === next)
            }
        }
    }
}

private final class Named {
    let identifier: String

    init(_ identifier: String) { self.identifier = identifier }
}
