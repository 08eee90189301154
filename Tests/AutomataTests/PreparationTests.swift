import TestSupport
import Testing

@testable import Automata

/// A language whose sets of states are made as they are met says what its table says.
struct PreparationTests {
    @Test(arguments: [
        "#([0-9a-f]{3}|[0-9a-f]{6})", "(ab|a)*b?", "[a-c]{2,5}", "(?:a|%[0-9]{2})*c", "(\\p{L}+ )*\\p{L}+", "a?b?c?",
    ])
    func bothSayTheSame(source: String) throws {
        let expression = try Pattern(source).expression
        let table = try Language(allOf: [expression])
        let sets = try Language(allOf: [expression], preparation: .lazy)
        #expect(table.statistics.isTable)
        #expect(!sets.statistics.isTable)
        #expect(sets.isEmpty == table.isEmpty)
        #expect(sets.widestScalar == table.widestScalar)
        let seed: UInt64 = 5
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let scalars = Array("abc#%0 5é中😀".unicodeScalars)
        for _ in 0..<300 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...7, using: &random) {
                text.append(scalars.randomElement(using: &random) ?? "a")
            }
            expectSame(sets, table, String(text), Int.random(in: 0...8, using: &random))
        }
    }

    private func expectSame(_ sets: Language, _ table: Language, _ text: String, _ number: Int) {
        #expect(sets.verdict(text) == table.verdict(text))
        #expect(sets.accepts(text) == table.accepts(text))
        #expect(sets.canGrow(text) == table.canGrow(text))
        #expect(sets.allowed(after: text) == table.allowed(after: text))
        #expect(sets.allowed(at: number, in: text) == table.allowed(at: number, in: text))
        #expect(sets.canComplete(text, insertingAt: number) == table.canComplete(text, insertingAt: number))
        for room in [Language.Room(most: number % 4), Language.Room(most: 40), Language.Room(least: 1, most: 2)] {
            #expect(
                sets.canComplete(text, insertingAt: number, within: room)
                    == table.canComplete(text, insertingAt: number, within: room))
        }
        for isRun in [false, true] {
            let gap = Language.Gap(" ", fillings: ScalarSet(["0"..."9", "a"..."c"]), isRun: isRun)
            for room in [Language.Room.any, Language.Room(least: 1, most: 2)] {
                #expect(sets.verdict(text, gap: gap, within: room) == table.verdict(text, gap: gap, within: room))
            }
        }
        let (verdict, end) = sets.reading(of: text)
        #expect(verdict == table.verdict(text))
        for room in [Language.Room.any, Language.Room(least: 2, most: 3), Language.Room(least: number)] {
            #expect(sets.canGrow(text, within: room) == table.canGrow(text, within: room))
            #expect(sets.canGrow(text, endingAt: end, within: room) == table.canGrow(text, within: room))
            #expect(sets.canContinue(text, within: room) == table.canContinue(text, within: room))
            #expect(sets.allowed(at: 99, in: text, within: room) == table.allowed(at: 99, in: text, within: room))
        }
    }

    @Test func nothingAndConjunctions() throws {
        let nothing = try Language(allOf: [.nothing], preparation: .lazy)
        #expect(nothing.isEmpty == true)
        #expect(nothing.verdict("") == .impossible(from: 0))
        // Several components are tables whatever is asked for.
        let both = try Language(allOf: [Pattern("a*").expression, Pattern("(aa)*").expression], preparation: .lazy)
        #expect(both.statistics.isTable)
    }

    /// Texts that lead through more sets than the cache holds get their table.
    @Test func manySetsBecomeATable() throws {
        let seed: UInt64 = 3
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let words = (0..<1_200).map { _ in
            String((0..<8).map { _ in letters.randomElement(using: &random) ?? "a" })
        }
        let expression = Expression.words(words).repeated(0...)
        let table = try Language(allOf: [expression])
        let sets = try Language(allOf: [expression], preparation: .lazy)
        #expect(!sets.statistics.isTable)
        for number in 0..<20 {
            let whole = (0..<500).map { _ in words.randomElement(using: &random) ?? "" }.joined()
            let text = whole + words[number].prefix(3)
            #expect(sets.verdict(text) == table.verdict(text))
            #expect(sets.allowed(after: text) == table.allowed(after: text))
            #expect(sets.verdict(text + "!") == table.verdict(text + "!"))
        }
        #expect(sets.statistics.isTable)
        #expect(sets.statistics.states == table.statistics.states)
    }

    /// Every scalar is read from its bytes as `Unicode.Scalar` has it, and classes are those of the sets.
    @Test func scalarsAndTheirClasses() throws {
        let set = try ScalarSet(class: "[\\p{L}\\p{Nd}]")
        var symbols = Symbols()
        symbols.add(.set(set))
        var work = Work()
        let alphabet = try Alphabet(symbols, work: &work)
        let label = alphabet.label(set)
        var wrong = 0
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            var text = String(scalar)
            let read = text.withUTF8 { UTF8Decoding.scalar($0, at: 0) }
            let isMember = alphabet.label(label, holds: alphabet.classOf(value))
            if read.value != value || read.length != text.utf8.count || isMember != set.contains(scalar) { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    /// The closures of ASCII scalars, which stand in a table, are those that the runs of case give a larger set.
    @Test func caseOfASCII() {
        let caseless = ScalarSet("一丁七丈三".unicodeScalars)
        for value in UInt8(0)..<128 {
            let scalar = ScalarSet(Unicode.Scalar(value))
            #expect(scalar.caseClosure == scalar.union(caseless).caseClosure.subtracting(caseless))
        }
    }
}
