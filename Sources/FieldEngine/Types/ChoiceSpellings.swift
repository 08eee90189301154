/// Words for entries of a list that are not their labels, in the order of their letters.
struct ChoiceSpellings {
    /// The words, folded, behind each a zero.
    private var keys: [UInt8] = []
    private let beginnings: Beginnings

    init(_ words: [(text: String, place: Int)]) {
        var entries: [Beginnings.Entry] = []
        for (text, place) in words {
            entries.append(Beginnings.Entry(start: Int32(keys.count), owner: Int32(place)))
            keys += LetterFolding.folded(text)
            keys.append(0)
        }
        beginnings = Beginnings(entries, in: keys, length: nil)
    }

    /// The entry that a word stands for; the first of several.
    func place(of text: String) -> Int? {
        if keys.isEmpty { return nil }
        let key = LetterFolding.folded(text)
        // What is no longer than the text comes first.
        guard let first = beginnings.entries[beginnings.range(of: key[...], in: keys)].first,
            keys[Int(first.start) + key.count] == 0
        else { return nil }
        return Int(first.owner)
    }

    /// The entries for which there is a word that begins so.
    func places(begunBy text: String) -> [Int] {
        if keys.isEmpty { return [] }
        let range = beginnings.range(of: LetterFolding.folded(text)[...], in: keys)
        return beginnings.entries[range].map { Int($0.owner) }
    }
}

extension String {
    /// Whether all of it is capitals of ASCII.
    var isOfCapitals: Bool { !isEmpty && utf8.allSatisfy { $0.isCapital } }
}
