import Testing

@testable import FieldEngine

/// While a text is typed that has to equal another.
@Suite("Equality") struct EqualityTests {
    @Test("A text is hopeless exactly where nothing typed at the caret or the end makes it the other")
    func exact() {
        let texts = Self.texts(upTo: 4)
        for goal in texts {
            for text in texts where text != goal {
                for caret in 0...text.utf8.count {
                    let from = Equality.hopelessOffset(in: text, toBecome: goal, caret: caret)
                    let canBecome = texts.contains { inserted in
                        let bytes = Array(text)
                        return String(bytes[..<caret]) + inserted + String(bytes[caret...]) == goal
                            || text + inserted == goal
                    }
                    #expect((from == nil) == canBecome, "\(text) with \(caret) to \(goal)")
                    guard let from else { continue }
                    // What stands before is right, what stands there is not.
                    #expect(goal.utf8.starts(with: text.utf8.prefix(from)))
                    #expect(!goal.utf8.starts(with: text.utf8.prefix(from + 1)))
                }
            }
        }
    }

    private static func texts(upTo length: Int) -> [String] {
        var texts = [""]
        var last = [""]
        for _ in 0..<length {
            last = last.flatMap { [$0 + "a", $0 + "b"] }
            texts += last
        }
        return texts
    }

    @Test(
        "A letter whose mark is still to come is no error",
        arguments: [
            ("Ren", "René", nil), ("Rene", "René", nil), ("Rene\u{301}", "René", nil), ("Reno", "René", nil),
            ("Renee", "René", 3), ("Renoir", "René", 3), ("\u{1112}", "하나", nil), ("👨", "👨‍👩‍👧", nil), ("x", "", 0),
            ("", "x", nil), ("\r", "\r\n", nil),
        ] as [(String, String, Int?)])
    func marks(text: String, goal: String, from: Int?) {
        #expect(Equality.hopelessOffset(in: text, toBecome: goal, caret: text.utf8.count) == from)
    }
}
