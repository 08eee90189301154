import TestSupport
import Testing

@testable import FieldEngine

/// What holds of every number, whatever is typed where. A failure prints its seed.
@Suite struct NumberPropertyTests {
    static let types: [(name: String, parameters: Parameter)] = [
        ("currency", [:]), ("currency", ["grouping": true, "negative": true]), ("percent", [:]), ("number", [:]),
        ("currency", ["decimalSign": ",", "grouping": true, "symbol": "€", "negative": true]),
        ("currency", ["symbol": "CHF ", "decimals": 0]), ("number", ["grouping": true, "decimals": 3]),
        ("percent", ["decimals": 0, "min": -100]), ("number", ["locale": "de", "grouping": true]),
        ("currency", ["locale": "de-CH", "grouping": true]), ("number", ["locale": "en-IN", "grouping": true]),
        ("number", ["decimals": 1]), ("number", ["decimals": 0, "grouping": true]),
    ]

    /// Those whose places stand there, and around which something shows.
    static let styledTypes: [(name: String, parameters: Parameter)] = [
        ("currency", ["entry": "overtype"]), ("currency", ["entry": "overtype", "negative": true, "grouping": true]),
        ("number", ["entry": "overtype", "decimals": 3, "locale": "de", "grouping": true, "leadingZero": true]),
        ("percent", ["entry": "overtype", "affixes": "always"]),
        ("currency", ["entry": "centsFirst", "grouping": true]),
        ("currency", ["entry": "centsFirst", "negative": true, "negativeStyle": "parentheses"]),
        ("currency", ["affixes": "focused", "negative": true]), ("percent", ["affixes": "focused"]),
        ("currency", ["affixes": "always", "symbolPlace": "after", "symbol": "kr"]),
        ("number", ["negativeStyle": "parentheses", "grouping": true]), ("number", ["leadingZero": true]),
        ("currency", ["negativeStyle": "parentheses", "negative": true, "symbolPlace": "after", "currency": "EUR"]),
    ]

    static let seeds: [UInt64] = Array(1...4)

    static let characters = Array("0012345678999..,,-$€%C '5")

    /// Calls the body with fields of each type after some random editing, their carets anywhere.
    static func forEachEdited(
        seed: UInt64, count: Int, of types: [(name: String, parameters: Parameter)] = types,
        _ body: (TestField, _ empty: TestField, inout SeededGenerator, String) throws -> Void
    ) throws {
        var random = SeededGenerator(seed: seed)
        for type in types {
            // Made once: its languages are compiled once for all fields of it.
            let empty = try TestField(type.name, type.parameters)
            for _ in 0..<randomRuns(count) {
                let field = try edited(empty, &random)
                try body(field, empty, &random, "seed \(seed), \(type.name): \(field.shown)")
            }
        }
    }

    private static func edited(_ empty: TestField, _ random: inout SeededGenerator) throws -> TestField {
        var field = empty
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: try field.press(.backward)
            case 1: try field.press(.forward)
            case 2: field.field.blur(at: field.now)
            case 3: field.select(place(in: field.text, &random))
            default: try field.type(character(&random))
            }
        }
        field.select(place(in: field.text, &random))
        return field
    }

    private static func place(in text: String, _ random: inout SeededGenerator) -> Int {
        text.scalarBoundary(atOrBefore: Int.random(in: 0...text.utf8.count, using: &random))
    }

    private static func character(_ random: inout SeededGenerator) -> String {
        String(characters.randomElement(using: &random) ?? "5")
    }

    @Test(arguments: seeds)
    func backspaceTakesBackWhatWasTyped(_ seed: UInt64) throws {
        var compared = 0
        try Self.forEachEdited(seed: seed, count: 150) { before, _, random, note in
            var field = before
            let character = Self.character(&random)
            try field.type(character)
            // What is no number may be one with another key, which is shown as such: `5'30` with a digit.
            let formatter = before.field.definition.type.formatter
            let isMended = formatter.isVerbatim(before.field.value) && !formatter.isVerbatim(field.field.value)
            guard field.text != before.text, !isMended else { return }
            compared += 1
            let shown = field.shown
            try field.press(.backward)
            #expect(
                field.text == before.text && field.field.value == before.field.value,
                "\(note), \(character): \(shown), then \(field.shown)")
        }
        #expect(compared > randomRuns(150), "seed \(seed): hardly any key was taken")
    }

    /// What is put into a number goes into it character by character, as keys do.
    @Test(arguments: seeds)
    func typingOneByOneIsInserting(_ seed: UInt64) throws {
        var compared = 0
        try Self.forEachEdited(seed: seed, count: 60, of: Self.types + Self.styledTypes) { before, _, random, note in
            guard !before.text.isEmpty, before.field.selection.count < before.text.utf8.count else { return }
            compared += 1
            var (typed, inserted) = (before, before)
            let text = (0..<6).map { _ in Self.character(&random) }.joined()
            try typed.type(text)
            try inserted.edit(FieldEdit(.input(text)))
            #expect(
                typed.shown == inserted.shown && typed.field.value == inserted.field.value,
                "\(note), \(text): \(typed.shown), \(inserted.shown)")
        }
        #expect(compared > randomRuns(60), "seed \(seed): hardly any text was compared")
    }

    /// What is pasted is read as a whole, and says what the same keys say, where those were all taken.
    @Test(arguments: seeds)
    func typingAllOfATextIsPastingIt(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var compared = 0
        for type in Self.types {
            let empty = try TestField(type.name, type.parameters)
            for _ in 0..<randomRuns(400) {
                var (typed, pasted) = (empty, empty)
                let text = Self.likelyNumber(&random)
                var isTaken = true
                for character in text {
                    if try typed.edit(FieldEdit(.input(String(character)))).refusal != nil { isTaken = false }
                }
                try pasted.paste(text)
                typed.field.blur(at: typed.now)
                pasted.field.blur(at: pasted.now)
                guard isTaken, typed.codes.isEmpty, pasted.codes.allSatisfy({ $0.hasPrefix("(") }) else { continue }
                compared += 1
                #expect(
                    typed.typed == pasted.typed,
                    "seed \(seed), \(type.name) \(type.parameters): \(text): \(typed.shown), \(pasted.shown)")
            }
        }
        #expect(compared > randomRuns(400), "seed \(seed): hardly any text was compared")
    }

    private static func likelyNumber(_ random: inout SeededGenerator) -> String {
        var text = Int.random(in: 0..<8, using: &random) == 0 ? "-" : ""
        for index in 0..<Int.random(in: 1...3, using: &random) {
            if index > 0 { text += [".", ",", ",", "."].randomElement(using: &random) ?? "." }
            for _ in 0..<(Bool.random(using: &random) ? 3 : Int.random(in: 1...4, using: &random)) {
                text += String(Int.random(in: 0...9, using: &random))
            }
        }
        return text
    }

    @Test(arguments: seeds)
    func settingWhatIsThereChangesNothing(_ seed: UInt64) throws {
        try Self.forEachEdited(seed: seed, count: 40, of: Self.types + Self.styledTypes) {
            before, empty, random, note in
            var field = before
            let isLeft = Bool.random(using: &random)
            if isLeft { field.field.blur(at: field.now) }
            // What is no number is read anew.
            if field.field.definition.type.formatter.isVerbatim(field.field.value) { return }
            let (text, value, typed, version) = (field.text, field.field.value, field.typed, field.field.version)
            var views: [ContentView] = [.text(text), .value(value)]
            if let typed { views.append(.typed(.text(typed))) }
            for view in views {
                _ = try field.field.set(view, at: field.now)
                #expect(field.text == text && field.field.version == version, "\(note), \(view)")
                // And a fresh field shows the same.
                var fresh = empty
                _ = try fresh.field.set(view, at: fresh.now)
                #expect(fresh.typed == typed, "\(note), \(view)")
                guard isLeft, views.count < 3 || view != views[2] else { continue }
                #expect(fresh.text == text && fresh.field.value == value, "\(note), \(view)")
            }
        }
    }

    @Test(arguments: seeds)
    func theTextIsTheLayoutOfTheValue(_ seed: UInt64) throws {
        try Self.forEachEdited(seed: seed, count: 40, of: Self.types + Self.styledTypes) { field, _, _, note in
            let layout = field.field.layout
            #expect(layout.text == field.text, "\(note)")
            // What is no number stays as it was typed.
            if field.field.definition.type.formatter.isVerbatim(field.field.value) { return }
            let cells = layout.cells.map { field.text.slice($0) }.joined()
            let sign = field.field.definition.type.formatter.decimalSign
            #expect(cells.replacing(sign, with: ".").replacing("(", with: "-") == field.field.value, "\(note)")
        }
    }

    @Test(arguments: seeds)
    func finalFormattingIsDoneOnceAndKeepsTheNumber(_ seed: UInt64) throws {
        try Self.forEachEdited(seed: seed, count: 40, of: Self.types + Self.styledTypes) { before, _, _, note in
            var field = before
            field.field.focus(at: field.now)
            field.field.blur(at: field.now)
            // But keys with the signs of another language, and what is no number until then.
            let isVerbatim = before.field.definition.type.formatter.isVerbatim(before.field.value)
            if !isVerbatim, before.field.contentOfKeys(at: before.now) == nil {
                #expect(field.typed == before.typed, "\(note)")
            }
            let text = field.text
            field.field.focus(at: field.now)
            field.field.blur(at: field.now)
            #expect(field.text == text, "\(note)")
        }
    }
}

extension Formatter {
    fileprivate var decimalSign: String {
        switch self {
        case .plain, .template, .parts: "."
        case .number(let format): format.decimalSign.rawValue
        }
    }
}
