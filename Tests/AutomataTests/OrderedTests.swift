import TestSupport
import Testing

@testable import Automata

struct OrderedTests {
    @Test func whatHasOneNumberStaysAsItStood() {
        let words = ["pear", "fig", "kiwi", "lime", "nut", "", "plum"]
        #expect(words.ordered { $0.count } == ["", "fig", "nut", "pear", "kiwi", "lime", "plum"])
        #expect([Int]().ordered { $0 }.isEmpty)
    }

    @Test func numbersMayHaveMoreThan32Bits() {
        #expect([3, 1, 2].ordered { Int64($0) << 40 } == [1, 2, 3])
        #expect([1, 2, 3].ordered { -Int64($0) << 40 } == [3, 2, 1])
    }
}
