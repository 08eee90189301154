import TestSupport
import Testing

@testable import FieldEngine

/// Several characters and words at once, against one after the other as the standard library finds them, and in time that
/// grows with the text and not with its square.
@Suite("Steps of several characters and words") struct TextStepsTests {
    /// What joins, what splits when something before it is gone, and what does neither.
    private static let alphabet = [
        "\u{1F1E9}", "\u{1F1EA}", "\u{1F469}", "\u{200D}", "\u{1F527}", "e", "\u{301}", "_", "1", "\u{FE0F}",
        "\u{20E3}", " ", "\n",
        "\r", "-", "é", "한", "\u{0915}", "\u{094D}", "\u{5D0}", "\u{600}", "😀",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        let kinds = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            alphabet[Int.random(in: alphabet.indices, using: &random)]
        }
        return (0..<Int.random(in: 0...24, using: &random)).map { _ in
            kinds[Int.random(in: kinds.indices, using: &random)]
        }.joined()
    }

    /// A word before the end, one character after the other from the end.
    private static func wordStart(_ text: String, before offset: Int) -> Int {
        var head = Array(String(text.slice(0..<offset)))
        while head.last?.isWhitespace == true { head.removeLast() }
        guard let isWord = head.last.map(Self.isWord) else { return 0 }
        while let last = head.last, !last.isWhitespace, isWord == Self.isWord(last) { head.removeLast() }
        return String(head).utf8.count
    }

    private static func wordEnd(_ text: String, after offset: Int) -> Int {
        let tail = Array(String(text.slice(offset..<text.utf8.count)))
        let rest = tail.drop { $0.isWhitespace }
        guard let isWord = rest.first.map(Self.isWord) else { return text.utf8.count }
        let behind = rest.drop { !$0.isWhitespace && Self.isWord($0) == isWord }
        return text.utf8.count - behind.reduce(0) { $0 + $1.utf8.count }
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    @Test("Several steps are as many single ones", arguments: 1...20)
    func asSingleOnes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let text = Self.text(&random)
            let offset = text.scalarBoundary(atOrBefore: Int.random(in: 0...text.utf8.count, using: &random))
            let count = Int.random(in: 0...6, using: &random)
            var (back, forth, wordBack, wordForth) = (offset, offset, offset, offset)
            for _ in 0..<count {
                back = back > 0 ? text.clusterStart(before: back) : 0
                forth = forth < text.utf8.count ? text.clusterEnd(after: forth) : forth
                wordBack = wordBack > 0 ? Self.wordStart(text, before: wordBack) : 0
                wordForth = wordForth < text.utf8.count ? Self.wordEnd(text, after: wordForth) : wordForth
            }
            let why: Comment = "seed \(seed): \(Array(text.unicodeScalars)), \(offset), \(count)"
            #expect(text.clusterStart(before: offset, count: count) == back, why)
            #expect(text.clusterEnd(after: offset, count: count) == forth, why)
            #expect(text.wordStart(before: offset, count: count) == wordBack, why)
            #expect(text.wordEnd(after: offset, count: count) == wordForth, why)
        }
    }

    @Test(
        "A row of flags is gone through once", arguments: ["🇩🇪", "🇩🇪 🇫🇷", "👩‍👩‍👧", "e\u{301}\u{302}\u{303}", "1️⃣"],
        [FieldEdit.Deletion.backward, .forward, .wordBackward, .wordForward])
    func linear(unit: String, deletion: FieldEdit.Deletion) throws {
        // A walk that began anew for each would take minutes.
        let count = 40_000
        var field = try TestField("phrase")
        try field.edit(FieldEdit(.text(String(repeating: unit, count: count))))
        let all = field.text.count
        let isBackward = deletion == .backward || deletion == .wordBackward
        field.select(isBackward ? field.text.utf8.count : 0)
        let took = try ContinuousClock().measure {
            try field.edit(FieldEdit(.delete(deletion, count: count - 1)))
        }
        #expect(took < .seconds(10))
        switch deletion {
        case .backward, .forward: #expect(field.text.count == all - count + 1)
        case .wordBackward, .wordForward, .all: #expect(field.text.count <= 2 * unit.count)
        }
        try field.edit(FieldEdit(.delete(deletion, count: .max)))
        #expect(field.text == "")
    }
}
