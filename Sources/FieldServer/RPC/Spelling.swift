/// Guesses the intended word behind a typing error. A guess is worth only so much work, so the comparisons are limited.
package struct Spelling {
    package init() {}

    private var patience = 200_000

    /// The word that is nearest, where one is near enough; a case that differs is as good as none. Of two that are as near
    /// the first; of words in no order, the first by the alphabet.
    package mutating func nearest(
        to word: String, among words: some Collection<String>, areInOrder: Bool = true
    ) -> String? {
        guard words.count <= patience else { return nil }
        patience -= words.count
        let written = Self.letters(of: word)
        // Of two letters each is half the word.
        let allowed = min(2, written.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in words {
            let letters = Self.letters(of: candidate)
            guard abs(letters.count - written.count) <= allowed else { continue }
            let distance = Self.distance(written, letters)
            guard distance <= allowed else { continue }
            let isNearer =
                best.map { distance < $0.distance || !areInOrder && distance == $0.distance && candidate < $0.word }
            if isNearer ?? true { best = (candidate, distance) }
        }
        return best?.word
    }

    private static func letters(of word: String) -> [Unicode.Scalar] {
        Array(String(word.unicodeScalars.prefix(64)).lowercased().unicodeScalars.prefix(64))
    }

    /// A question for a single error message.
    package static func question(about word: String, among words: some Collection<String>) -> String {
        var spelling = Spelling()
        return question(spelling.nearest(to: word, among: words))
    }

    /// A question for an error message; empty if no word is near.
    package static func question(_ meant: String?) -> String { meant.map { "; did you mean \"\($0)\"?" } ?? "" }

    /// How many letters have to be typed, taken away, changed or swapped with their neighbour.
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for (row, left) in a.enumerated() {
            var current = [row + 1]
            for (column, right) in b.enumerated() {
                var least = min(last[column + 1], current[column]) + 1
                least = min(least, last[column] + (left == right ? 0 : 1))
                if row > 0, column > 0, left == b[column - 1], a[row - 1] == right {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[b.count]
    }
}
