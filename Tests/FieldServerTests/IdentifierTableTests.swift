import Testing

@testable import FieldServer

/// The table of ids says what a dictionary says, while it grows and shrinks.
struct IdentifierTableTests {
    @Test func agreesWithADictionary() {
        var table = IdentifierTable()
        var dictionary: [String: Int32] = [:]
        var identifiers: [Int32: String] = [:]
        func number(of identifier: String) -> Int32? {
            table.number(of: IdentifierTable.Key(identifier)) { identifiers[$0] == identifier }
        }
        var generator = LinearGenerator(state: 7)
        for step in Int32(0)..<30_000 {
            // First it mostly grows, then it mostly shrinks.
            let isNew = generator.next() % 10 < (step < 15_000 ? 8 : 3)
            let identifier = "field \(generator.next() % 8_000)"
            #expect(number(of: identifier) == dictionary[identifier])
            if let old = dictionary[identifier] {
                guard !isNew else { continue }
                table.remove(IdentifierTable.Key(identifier), old)
                dictionary[identifier] = nil
                identifiers[old] = nil
            } else if isNew {
                table.insert(IdentifierTable.Key(identifier), step)
                dictionary[identifier] = step
                identifiers[step] = identifier
            }
            #expect(table.count == dictionary.count)
        }
        for place in 0..<8_000 { #expect(number(of: "field \(place)") == dictionary["field \(place)"]) }
        for (identifier, number) in dictionary { table.remove(IdentifierTable.Key(identifier), number) }
        #expect(table.count == 0)
        #expect(table.capacity < 64)
    }

    /// As in a dictionary, two ids that differ only in how they are composed are one.
    @Test func knowsCanonicalEquivalence() {
        var table = IdentifierTable()
        table.insert(IdentifierTable.Key("caf\u{E9}"), 1)
        table.insert(IdentifierTable.Key("\u{212A}"), 2)
        #expect(table.number(of: IdentifierTable.Key("cafe\u{301}")) { $0 == 1 } == 1)
        #expect(table.number(of: IdentifierTable.Key("K")) { $0 == 2 } == 2)
        #expect(table.number(of: IdentifierTable.Key("K")) { _ in false } == nil)
        table.remove(IdentifierTable.Key("cafe\u{301}"), 1)
        #expect(table.number(of: IdentifierTable.Key("caf\u{E9}")) { _ in true } == nil)
        #expect(table.count == 1)
    }
}

/// The same numbers in every run.
private struct LinearGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
