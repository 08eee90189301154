/// How strong a password is, from 0 to 4, by a table of points that anyone can check (specification, section 4.2).
///
/// Length: one point each for 8, 12 and 16 characters, of those that are not what the text says already. Classes (lower
/// case, upper case, digits, others): one point for two or more of them, another for all four. A point is taken for half or
/// more of the characters being repeats of, or next in sequence to, the one before. Fewer than 6 characters that count, or
/// one of the most common passwords: 0.
enum PasswordStrength {
    /// So many characters of a text are looked at: a text may be megabytes long, and is judged with each key.
    private static let most = 1_000

    static func level(of text: String) -> Int {
        let text = text.prefix(most)
        let count = newCharacters(in: Array(text))
        guard count >= 6, !commonest.contains(text.lowercased()) else { return 0 }
        var points = 0
        for length in [8, 12, 16] where count >= length { points += 1 }
        let classes = [
            text.contains { $0.isLowercase }, text.contains { $0.isUppercase }, text.contains { $0.isNumber },
            text.contains { !$0.isLetter && !$0.isNumber },
        ].count { $0 }
        if classes >= 2 { points += 1 }
        if classes == 4 { points += 1 }
        let scalars = text.unicodeScalars.map { Int($0.value) }
        let runs = zip(scalars, scalars.dropFirst()).count { abs($1 - $0) <= 1 }
        if runs * 2 >= scalars.count { points -= 1 }
        return min(max(points, 0), 4)
    }

    /// How many characters are not foretold by those before: all but three neighbours that stood together in the same order
    /// before, and but those behind the third of a sequence.
    ///
    /// So a block that is repeated counts once, and a long run of one character as one.
    private static func newCharacters(in characters: [Character]) -> Int {
        var isNew = [Bool](repeating: true, count: characters.count)
        var numbers: [Character: Int] = [:]
        var triples: Set<Int> = []
        var (first, second) = (0, 0)
        for (index, character) in characters.enumerated() {
            let third = numbers[character] ?? numbers.count
            numbers[character] = third
            if index > 1, !triples.insert((first * most + second) * most + third).inserted {
                for place in index - 2...index { isNew[place] = false }
            }
            (first, second) = (second, third)
        }
        let keys = characters.map(Key.init)
        for index in characters.indices.dropFirst(3) {
            let steps = (index - 2...index).map { keys[$0].step(from: keys[$0 - 1]) }
            if steps[0] & steps[1] & steps[2] != 0 { isNew[index] = false }
        }
        return isNew.count { $0 }
    }

    /// Where a character stands in the order of Unicode and on a keyboard, capital or not.
    private struct Key {
        var code: Int?
        var row: Int?
        var place = 0

        init(_ character: Character) {
            let small = character.lowercased()
            if small.unicodeScalars.count == 1 { code = small.unicodeScalars.first.map { Int($0.value) } }
            for (row, keys) in PasswordStrength.rows.enumerated() {
                guard let place = keys.firstIndex(of: code ?? 0) else { continue }
                self.row = row
                self.place = place
            }
        }

        /// Of which sequences this may be the one behind the other: a bit for each of the two orders, and of the ways to go.
        func step(from other: Key) -> UInt8 {
            var step: UInt8 = 0
            if let code, let last = other.code {
                if code == last + 1 { step |= 1 }
                if code == last - 1 { step |= 2 }
            }
            if let row, row == other.row {
                if place == other.place + 1 { step |= 4 }
                if place == other.place - 1 { step |= 8 }
            }
            return step
        }
    }

    /// The keys that stand side by side on most keyboards.
    private static let rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
        row.unicodeScalars.map { Int($0.value) }
    }

    /// The most common passwords of published lists.
    private static let commonest: Set<String> = [
        "123456", "1234567", "12345678", "123456789", "1234567890", "111111", "123123", "000000", "654321", "666666",
        "password", "password1", "password123", "passw0rd", "p@ssw0rd", "qwerty", "qwerty123", "qwertyuiop",
        "1q2w3e4r", "1qaz2wsx", "abc123", "abcd1234", "iloveyou", "princess", "dragon", "monkey", "letmein", "welcome",
        "welcome1", "admin123", "football", "baseball", "superman", "batman", "trustno1", "sunshine", "shadow",
        "master", "michael", "jennifer", "hunter2", "starwars", "whatever", "freedom", "secret", "changeme",
    ]
}
