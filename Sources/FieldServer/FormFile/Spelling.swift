/// What somebody probably meant who made a slip of the pen.
enum Spelling {
    /// The word that is nearest, where one is near enough; a case that differs is as good as none.
    static func nearest(to word: String, among words: some Sequence<String>) -> String? {
        let written = Array(word.lowercased().unicodeScalars.prefix(64))
        // Of two letters each is half the word.
        let allowed = min(2, written.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in words {
            let distance = distance(written, Array(candidate.lowercased().unicodeScalars.prefix(64)))
            if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// A question to put behind what is wrong; empty where nothing is near.
    static func question(about word: String, among words: some Sequence<String>) -> String {
        nearest(to: word, among: words).map { "; did you mean \"\($0)\"?" } ?? ""
    }

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
