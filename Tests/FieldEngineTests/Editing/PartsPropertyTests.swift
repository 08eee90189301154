import Automata
import TestSupport
import Testing

@testable import FieldEngine

/// What holds of every format that is made of parts, whatever is done to it.
@Suite struct PartsPropertyTests {
    static let formats: [(type: String, parameters: Parameter)] = [
        ("date", [:]), ("date", ["format": "DD.MM.YYYY"]), ("date", ["format": "YYYY-MM-DD"]), ("expDate", [:]),
        ("time", [:]), ("time", ["format": "hh:MM:SS a"]), ("address", [:]), ("words", [:]),
        ("date", ["format": "D.M.YYYY"]), ("date", ["format": "MMM D, YYYY"]), ("date", ["format": "MM/YYYY"]),
        ("date", ["format": "D. MMMM YYYY", "locale": "de"]), ("date", ["format": "DD.MM."]),
        ("time", ["format": "h:MM a"]), ("time", ["format": "h:MM a", "locale": "es"]),
        ("time", ["format": "HH:MM:SS.sss"]), ("dateTime", [:]), ("dateTime", ["format": "D. MMM YYYY, h:mm a"]),
        ("week", [:]), ("date", ["range": true]), ("time", ["range": true, "format": "h:MM a"]),
        ("date", ["range": true, "format": "D. MMM YYYY", "locale": "de"]),
        ("dateTime", ["format": "YYYY-MM-DDTHH:mmZ"]), ("time", ["step": 900]),
        ("date", ["range": true, "format": "MMM YYYY", "between": " to "]),
    ]
    static let runs = randomRuns(150)

    private func field(_ index: Int) throws -> TestField {
        let (type, parameters) = Self.formats[index]
        var registry = TypeRegistry(stateLimit: 10_000)
        var address = DefinedType(name: "address", description: "An address of four numbers.")
        address.templates = ["000.000.000.000"]
        address.parts = [DefinedType.Part(name: "0", minimum: 0, maximum: 255, varies: true)]
        try registry.define(address, today: CivilDate(year: 2024, month: 5, day: 1))
        var words = DefinedType(name: "words", description: "A day with its month's name.")
        words.templates = ["D MMM YYYY"]
        words.parts = [
            DefinedType.Part(name: "D", minimum: 1, maximum: 31, zeros: .dropped, varies: true),
            DefinedType.Part(name: "M", words: ["Jan", "Feb", "Mar", "Jun", "Jul", "août"]),
            DefinedType.Part(name: "Y"),
        ]
        try registry.define(words, today: CivilDate(year: 2024, month: 5, day: 1))
        return try TestField(registry.type(named: type, parameters: parameters))
    }

    /// The texts of the parts; nil where the text says no value.
    private func texts(_ field: TestField) -> [String]? {
        field.field.definition.type.formatter.parts?.texts(of: field.field.value)
    }

    /// A key changes one part at most; all others stay, or get the spelling that they have when they are left.
    @Test(arguments: formats.indices) func aKeyChangesOnePart(_ index: Int) throws {
        // Compiled once.
        let fresh = try field(index)
        for seed in 0..<Self.runs {
            var random = SeededGenerator(seed: UInt64(seed))
            var field = fresh
            let format = try #require(field.field.definition.type.formatter.parts)
            var typed = Set<Character>("0")
            for _ in 0..<40 {
                let before = field
                guard let old = texts(field) else { break }
                let deed: String
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    deed = "Backspace"
                    try field.press(.backward)
                case 1:
                    deed = "Delete"
                    try field.press(.forward)
                case 2, 3:
                    let offset = Int.random(in: 0...max(field.text.utf8.count, 1), using: &random)
                    deed = "caret to \(offset)"
                    field.select(offset)
                case 4:
                    deed = "next part"
                    field.field.select([.next, .previous][Int.random(in: 0..<2, using: &random)], at: field.now)
                    field.select(field.field.selection.lowerBound)
                default:
                    let key = "0123456789012345678901234567890./: pmJanFebMaruloût".randomElement(using: &random) ?? "1"
                    deed = "key \(key)"
                    typed.formUnion([key, key.lowerCased, key.upperCased])
                    try field.edit(FieldEdit(.input(String(key))))
                }
                // The hour of 24 that a half of the day makes of the one that was typed.
                if deed == "key m" { typed.formUnion(field.text) }
                let context = "seed \(seed), \(Self.formats[index].type): \(before.shown), \(deed) -> \(field.shown)"
                guard let new = texts(field) else {
                    Issue.record("no value of the format: \(context)")
                    break
                }
                let edited = zip(old, new).enumerated().filter { part, texts in
                    texts.0 != texts.1 && format.parts[part].left(texts.0) != texts.1
                }
                #expect(edited.count <= 1, "\(context)")
                // Nothing is in a part that was neither typed nor written by the rule: zeros, and the rest of a word.
                for (part, text) in zip(format.parts, new) where part.words.isEmpty {
                    #expect(text.allSatisfy { typed.contains($0) }, "\(context)")
                }
                // The text is the layout of the value, and the caret is in it.
                #expect(field.text == field.field.layout.text, "\(context)")
                #expect(field.field.selection.upperBound <= field.text.utf8.count, "\(context)")
                // What is shown is read back as the same.
                let shown = Formatter.parts(format).content(shownAs: field.text)
                #expect(shown?.value == field.field.value, "\(context)")
            }
        }
    }

    /// What is refused of keys that come together is as if it had not been there.
    @Test(arguments: [
        ("date", "D.M.YYYY", "de", "Dienstag, 4. April 2028"), ("date", "D MMM YYYY", "eu", "2014(e)ko aza. 23(a)"),
        ("time", "H:MM", "de", "2:30 p.m."), ("time", "ah:MM", "zh-Hant", "晚上7:23"),
    ])
    func keysThatComeTogetherEndAsOneByOne(_ row: (type: String, format: String, locale: String, keys: String)) throws {
        let parameters = Parameter.texts(["format": row.format, "locale": row.locale])
        var together = try TestField(row.type, parameters)
        try together.edit(FieldEdit(.input(row.keys)))
        var one = try TestField(row.type, parameters)
        try one.type(row.keys)
        #expect(together.shown == one.shown, "\(row)")
    }

    /// A step changes the part at the caret and no other, selects it, and the one back undoes it.
    @Test(arguments: formats.indices) func aStepChangesThePartAtTheCaret(_ index: Int) throws {
        // Compiled once.
        let fresh = try field(index)
        for seed in 0..<Self.runs {
            var random = SeededGenerator(seed: UInt64(seed))
            var field = fresh
            let format = try #require(field.field.definition.type.formatter.parts)
            for _ in 0..<12 {
                try field.edit(FieldEdit(.input(String("0123456789./: pJF".randomElement(using: &random) ?? "1"))))
            }
            field.select(Int.random(in: 0...max(field.text.utf8.count, 1), using: &random))
            guard let old = texts(field) else { continue }
            let before = field.shown
            for (count, leads) in [
                (1, field.field.stepDirections(at: field.now)?.increment),
                (-1, field.field.stepDirections(at: field.now)?.decrement),
            ] {
                var stepped = field.field
                let outcome = stepped.step(.by(count), origin: .typing, at: field.now)
                #expect(outcome.textChanged == (leads ?? false), "seed \(seed), \(before), a step of \(count)")
            }
            let steps: FieldStep = [.by(1), .by(-1), .by(10), .minimum, .maximum][Int.random(in: 0..<5, using: &random)]
            let outcome = field.field.step(steps, origin: .typing, at: field.now)
            let context = "seed \(seed), \(Self.formats[index].type): \(before), \(steps) -> \(field.shown)"
            guard outcome.accepted, let new = texts(field) else { continue }
            let edited = old.indices.filter { old[$0] != new[$0] && format.parts[$0].left(old[$0]) != new[$0] }
            #expect(edited.count <= 1, "\(context)")
            guard let part = edited.first else { continue }
            #expect(format.parts[part].state(of: new[part]) == .complete, "\(context)")
            let selected = field.text.utf8.prefix(field.field.selection.upperBound).suffix(field.field.selection.count)
            #expect(String(selected)?.hasPrefix(new[part]) == true, "\(context)")
            #expect(Formatter.parts(format).content(shownAs: field.text)?.value == field.field.value, "\(context)")
            #expect(field.field.stepDirections(at: field.now) != nil, "\(context)")
            let isWhole =
                format.parts[part].state(of: old[part]) == .complete && format.parts[part].left(old[part]) == nil
            // A number between two that are stepped through is not come back to.
            guard isWhole, case .by(let count) = steps, format.parts[part].kind != .year, format.parts[part].step == 1
            else { continue }
            _ = field.field.step(.by(-count), origin: .typing, at: field.now)
            #expect(texts(field)?[part] == old[part], "\(context) and back")
        }
    }

    /// What an edit did is taken back by undo, whatever parts were padded meanwhile.
    @Test(arguments: formats.indices) func undoRestores(_ index: Int) throws {
        // Compiled once.
        let fresh = try field(index)
        for seed in 0..<Self.runs {
            var random = SeededGenerator(seed: UInt64(seed))
            var field = fresh
            for _ in 0..<12 {
                let key = "0123456789./: p".randomElement(using: &random) ?? "1"
                try field.edit(FieldEdit(.input(String(key))))
                if Int.random(in: 0..<4, using: &random) == 0 {
                    field.select(Int.random(in: 0...max(field.text.utf8.count, 1), using: &random))
                }
            }
            let last = field.text
            // A unit may end with the text that it began with, its parts or separators typed over by the same.
            for _ in 0..<40 { _ = field.field.undo(at: field.now) }
            #expect(field.text.isEmpty, "seed \(seed)")
            for _ in 0..<40 { _ = field.field.redo(at: field.now) }
            #expect(field.text == last, "seed \(seed)")
        }
    }

    /// A value with gaps can still become valid just where some filling of them can.
    @Test func gapsAreFilledInAllWays() throws {
        var field = try field(0)
        let language = field.field.definition.language
        let today = field.now.today
        var random = SeededGenerator(seed: 7)
        for run in 0..<400 {
            let digits = (0..<8).map { _ in Int.random(in: 0...3, using: &random) }
            var characters = Array(digits.map(String.init).joined())
            for part in [0..<2, 2..<4] where Bool.random(using: &random) {
                for place in part.suffix(Int.random(in: 1...2, using: &random)) { characters[place] = "_" }
            }
            let value = String(characters)
            guard value.contains("_") else { continue }
            func isViable(_ text: [Character]) -> Bool {
                guard let gap = text.firstIndex(of: "_") else {
                    if case .impossible = language.verdict(String(text), caret: nil, today: today) { return false }
                    return true
                }
                return "0123456789".contains { digit in
                    var filled = text
                    filled[gap] = digit
                    return isViable(filled)
                }
            }
            let verdict = language.verdict(value, caret: nil, today: today)
            #expect((verdict == .partial) == isViable(characters), "run \(run): \(value) is \(verdict)")
        }
        _ = field.field.undo(at: field.now)
    }
}
