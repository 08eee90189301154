import Testing

@testable import FieldServer

/// The table of ids says what a dictionary says, while it grows and shrinks.
struct IdentifierTableTests {
    @Test func agreesWithADictionary() {
        var table = IdentifierTable()
        var dictionary: [String: Int32] = [:]
        var generator = LinearGenerator(state: 7)
        for step in 0..<30_000 {
            // First it mostly grows, then it mostly shrinks.
            let isNew = generator.next() % 10 < (step < 15_000 ? 8 : 3)
            let identifier = "field \(generator.next() % 8_000)"
            if isNew {
                table.insert(IdentifierTable.Key(identifier), Int32(step))
                dictionary[identifier] = Int32(step)
            } else {
                table.remove(identifier)
                dictionary[identifier] = nil
            }
            #expect(table.count == dictionary.count)
        }
        for number in 0..<8_000 { #expect(table["field \(number)"] == dictionary["field \(number)"]) }
        for identifier in dictionary.keys { table.remove(identifier) }
        #expect(table.count == 0)
        #expect(table.capacity < 64)
    }

    /// As in a dictionary, two ids that differ only in how they are composed are one.
    @Test func knowsCanonicalEquivalence() {
        var table = IdentifierTable()
        table.insert(IdentifierTable.Key("caf\u{E9}"), 1)
        table.insert(IdentifierTable.Key("\u{212A}"), 2)
        #expect(table["cafe\u{301}"] == 1)
        #expect(table["K"] == 2)
        table.remove("cafe\u{301}")
        #expect(table["caf\u{E9}"] == nil)
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
