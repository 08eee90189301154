import TestSupport
import Testing

@testable import FieldEngine

/// Where the items of a text are, which is looked for in its bytes, beside what its characters say.
struct ItemListTests {
    /// A separator that carries a mark is none, and one that is spelled otherwise is one.
    @Test(arguments: [",", "·", "e\u{301}"] as [Character])
    func itemsLieBetweenCharacters(separator: Character) {
        let list = ItemList(separator: separator)
        let seed: UInt64 = 20
        var random = SeededGenerator(seed: seed)
        let signs = ["a", ",", " ", "\u{301}", "·", "\u{387}", "e\u{301}", "é", "\r\n", "字", "\u{200F}", "b"]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...9, using: &random)
            let text = (0..<count).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
            let pieces = text.split(separator: separator, omittingEmptySubsequences: false)
            let items = pieces.map { String($0.trimmed { $0.isBlank }) }.filter { !$0.isEmpty }
            #expect(list.items(of: text) == items, "seed \(seed): \(text.unicodeScalars.map { $0.value })")
        }
    }

    /// What is typed is judged as a field of its type judges it, and is that when editing ends.
    @Test(
        arguments: [
            ("date", "2.5.24", "02/05/2024", [:]), ("date", "2.5.24, 12/31/2024", "02/05/2024, 12/31/2024", [:]),
            ("time", "9:30, 8", "09:30, 08", [8: "incomplete"]), ("number", "1.5; 2,5", "1,5; 2,5", [:]),
            ("date", "31.2", "31/2", [:]),
        ] as [(String, String, String, [Int: String])])
    func itemsAreTyped(type: String, keys: String, shown: String, codes: [Int: String]) throws {
        var parameters: [Parameter.Member] = [Parameter.Member(name: "of", value: .text(type))]
        if type == "number" {
            parameters = [
                Parameter.Member(name: "of", value: ["name": "number", "locale": "de", "grouping": true]),
                Parameter.Member(name: "separator", value: ";"),
            ]
        }
        var field = try TestField("tags", .table(parameters))
        field.field.focus(at: field.now)
        for (place, key) in keys.enumerated() {
            try field.press(keys: String(key))
            #expect(field.field.shownFindings.map { $0.code } == [codes[place]].compactMap { $0 }, "at \(place)")
        }
        field.field.blur(at: field.now)
        #expect(field.field.content.text == shown)
    }

    @Test("Commas of other scripts part items, and so do lines that are pasted between others")
    func otherCommas() throws {
        for (keys, shown) in [("贈り物、急ぎ", "贈り物, 急ぎ"), ("甲，乙", "甲, 乙"), ("أ،ب", "أ, ب")] {
            var (typed, pasted) = (try TestField("tags"), try TestField("tags"))
            try typed.type(keys)
            try pasted.paste(keys)
            for var field in [typed, pasted] {
                field.field.blur(at: field.now)
                #expect(field.text == shown)
            }
        }
        var field = try TestField("tags")
        try field.type("a,b")
        try field.paste("c\nd\te")
        field.field.blur(at: field.now)
        #expect(field.text == "a, bc, d, e")
        // A label may have such a comma.
        var choices = try TestField("choices", ["choices": .list([.text("赤、青"), .text("緑")])])
        try choices.type("赤、青,緑")
        choices.field.blur(at: choices.now)
        #expect(choices.text == "赤、青, 緑")
    }

    @Test func theItemAtAnOffset() {
        let list = ItemList()
        let text = "one , two,,"
        let found = [
            (0, "one", 0..<3), (4, "one", 0..<3), (5, "two", 6..<9), (9, "two", 6..<9), (10, "", 10..<10),
            (11, "", 11..<11),
        ]
        for (offset, item, range) in found {
            let there = list.item(at: offset, in: text)
            #expect(there.text == item && there.range == range, "at \(offset): \(there)")
        }
    }
}
