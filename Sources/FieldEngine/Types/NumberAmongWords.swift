/// A number in a text that has words around it (specification, section 9.2): behind its name, at the beginning, or behind other
/// words. What stands behind the number has to be words as well.
struct NumberAmongWords {
    /// Where a number may begin behind words.
    struct Place {
        var start: String.Index
        /// What stands before it.
        var words: String
        /// Whether that is only what such numbers are called.
        var isName: Bool
    }

    private struct Found {
        var value: String
        var words: [String]
        /// Whether its letters were capitals already.
        var isWrittenSo: Bool

        var reading: Reading { .value(value, .leftOut(words.joined(separator: " "), .losesDetail)) }
    }

    /// In the letters that numbers have.
    private let cased: String
    /// As it was written, of as many characters.
    private let written: [Character]
    private let behind: [Place]
    private let number: (Substring) -> String

    init(in cased: String, written text: String, behind: [Place], number: @escaping (Substring) -> String) {
        self.cased = cased
        let written = Array(text)
        self.written = written.count == cased.count ? written : Array(cased)
        self.behind = behind
        self.number = number
    }

    /// The number: the one behind its name, whatever its check digits; else the only one that is valid, or of several the only
    /// one in capitals. Which of several was meant nobody knows, and then it is an error.
    func reading(isValid: (String) -> Bool, isNumber: (String) -> Bool) -> Reading? {
        let names = behind.filter { $0.isName }.reversed()
        for name in names {
            if let found = number(from: name.start, behind: "", where: isValid) { return found.reading }
        }
        for name in names {
            if let found = number(from: name.start, behind: "", where: isNumber) { return found.reading }
        }
        var found: [Found] = []
        let others = behind.filter { !$0.isName }
        for (start, words) in [(cased.startIndex, "")] + others.map({ ($0.start, $0.words) }) {
            guard let number = number(from: start, behind: words, where: isValid) else { continue }
            if !found.contains(where: { $0.value == number.value }) { found.append(number) }
        }
        guard let first = found.first else { return nil }
        if found.count == 1 { return first.reading }
        let capitals = found.filter { $0.isWrittenSo }
        if capitals.count == 1 { return capitals[0].reading }
        return .value(first.value, .leftOut(first.words.joined(separator: " "), .changesMeaning))
    }

    /// The longest number from a place on that has nothing but words behind it.
    private func number(from start: String.Index, behind words: String, where isMeant: (String) -> Bool) -> Found? {
        var end = cased.endIndex
        while end > start {
            let last = cased.index(before: end)
            defer { end = last }
            let isEnd = cased[last].isMeaningful && (end == cased.endIndex || !cased[end].isMeaningful)
            guard isEnd else { continue }
            let value = number(cased[start..<end])
            guard isMeant(value), isOfWords(cased[end...], behind: value) else { continue }
            let range =
                cased.distance(from: cased.startIndex, to: start)..<cased.distance(from: cased.startIndex, to: end)
            let rest = String(written[range.upperBound...]).trimmed { $0.isBlank }
            return Found(
                value: value, words: [shown(words), String(rest)].filter { !$0.isEmpty },
                isWrittenSo: String(written[range]) == cased[start..<end])
        }
        return nil
    }

    /// Words in front as they were written.
    private func shown(_ words: String) -> String {
        guard !words.isEmpty else { return "" }
        // They are trimmed at both ends, of what means nothing.
        let first = written.firstIndex { $0.isMeaningful } ?? 0
        return String(written[first..<min(first + words.count, written.count)])
    }

    /// Whether what stands behind a number is words: what a lone letter, digits, or `:`, `-` or `.` part from it may be more of it.
    private func isOfWords(_ rest: Substring, behind number: String) -> Bool {
        guard let first = rest.firstIndex(where: { $0.isMeaningful }) else { return true }
        if let sign = rest.first, sign == ":" || sign == "-" || sign == "." { return false }
        let words = rest[first...].split { !$0.isMeaningful }
        let takesLetters = number.contains { $0.isLetter }
        return words[0].count > 1
            && words.allSatisfy { word in
                word.contains { $0.isLetter } && (takesLetters || !word.contains { $0.isNumber })
            }
    }
}
