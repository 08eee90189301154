import TestSupport
import Testing

@testable import FieldEngine

/// The points of a password, as the table of the specification counts them.
@Suite struct PasswordStrengthTests {
    static let rows: [(text: String, level: Int)] = [
        ("", 0), ("a", 0), ("password", 0), ("PassWord", 0),
        // What is repeated counts once.
        ("Aa1!Aa1!Aa1!", 0), ("Aa1!xAa1!x", 0), ("Aa1!xAa1!xAa1!xAa1!x", 0), ("abcabcabcabcabcabc", 0),
        ("D0g..................", 0), ("D0g!....", 0), ("aaaaaaaaaaaaaaaaaaaaaaaa", 0), ("1212121212121212", 0),
        ("Tr0ub4d!Tr0ub4d!", 3), ("Tr0ub4d!", 3), ("xK9#mQ2xK9#mQ2xK9#mQ2", 2), ("xK9#mQ2", 2),
        // What goes on as it begins counts as three.
        ("abcdefghijklmnop", 0), ("987654321098", 0), ("qwertyuiopasdfgh", 0), ("QWERTYuiop", 0), ("qwerty123!", 1),
        ("uiopuiop", 0), ("zyxwvuts", 0),
        // What does neither keeps all its points.
        ("correct horse", 3), ("correct horse battery staple", 4), ("Tr0ub4dor&3", 3), ("Tr0ub4dor&3x9!kQz", 4),
        ("xK9#mQ2v", 3), ("ovkzmxqj", 1), ("Пароль-42", 3), ("mn8vq2lkx0pw", 3), ("abcwxyz1", 0), ("abc-wxy-1", 2),
        ("first-power", 2),
        ("🐈🐕🦊🐻🐼🐨", 0), ("aaabbbcccddd", 1),
    ]

    @Test(arguments: rows.indices) func levels(_ index: Int) {
        let (text, level) = Self.rows[index]
        #expect(PasswordStrength.level(of: text) == level, "\(text)")
    }

    /// Counted by the words of the specification, slowly.
    private func level(of text: String) -> Int {
        let characters = Array(text)
        var counted = 0
        for place in characters.indices {
            let stoodBefore = (max(0, place - 2)...place).contains { start in
                guard start + 3 <= characters.count else { return false }
                return (0..<start).contains { characters[$0..<$0 + 3] == characters[start..<start + 3] }
            }
            let goesOn =
                place > 2
                && Self.orders.contains { order in
                    let steps = (place - 2...place).map { Self.step(characters[$0 - 1], characters[$0], in: order) }
                    return steps.allSatisfy { $0 == 1 } || steps.allSatisfy { $0 == -1 }
                }
            if !stoodBefore, !goesOn { counted += 1 }
        }
        guard counted >= 6 else { return 0 }
        var points = [8, 12, 16].count { counted >= $0 }
        let kinds = [
            characters.contains { $0.isLowercase }, characters.contains { $0.isUppercase },
            characters.contains { $0.isNumber }, characters.contains { !$0.isLetter && !$0.isNumber },
        ].count { $0 }
        points += kinds == 4 ? 2 : kinds >= 2 ? 1 : 0
        let codes = text.unicodeScalars.map { Int($0.value) }
        let near = codes.indices.dropFirst().count { abs(codes[$0] - codes[$0 - 1]) <= 1 }
        return min(max(near * 2 >= codes.count ? points - 1 : points, 0), 4)
    }

    private static let orders = ["", "1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init)

    /// How far one is behind the other in an order; that of Unicode is the empty one.
    private static func step(_ before: Character, _ character: Character, in order: [Character]) -> Int? {
        let (first, second) = (Character(before.lowercased()), Character(character.lowercased()))
        if order.isEmpty {
            guard let from = first.unicodeScalars.first, let to = second.unicodeScalars.first else { return nil }
            return Int(to.value) - Int(from.value)
        }
        guard let from = order.firstIndex(of: first), let to = order.firstIndex(of: second) else { return nil }
        return to - from
    }

    @Test(arguments: 0..<40) func theTableIsWhatIsCounted(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet = Array(["ab1!", "abcABC123.-", "qwertasdfg09", "aA1!xyzMNP7"][Int(seed % 4)])
        for _ in 0..<20 {
            var text = ""
            for _ in 0..<Int.random(in: 0...24, using: &random) {
                text.append(alphabet[Int.random(in: alphabet.indices, using: &random)])
            }
            #expect(PasswordStrength.level(of: text) == level(of: text), "seed \(seed): \(text)")
        }
    }

    @Test func repeatingABlockNeverMakesItStronger() {
        for block in ["Aa1!", "Aa1!x", "xK9#mQ2", "Tr0ub4d!", "correct horse"] {
            let alone = PasswordStrength.level(of: block)
            for count in 2...9 {
                let repeated = String(repeating: block, count: count)
                #expect(PasswordStrength.level(of: repeated) <= alone, "\(repeated)")
            }
        }
    }

    @Test func ofALongTextTheBeginningIsLookedAt() {
        let start = String(repeating: ".", count: 1_000)
        #expect(PasswordStrength.level(of: start + "Tr0ub4dor&3x9!kQz") == 0)
        #expect(PasswordStrength.level(of: "Tr0ub4dor&3x9!kQz" + String(repeating: "x", count: 100)) > 0)
    }
}
