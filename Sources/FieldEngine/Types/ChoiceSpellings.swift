/// Words for entries of a list that are not their labels, in the order of their letters.
struct ChoiceSpellings {
    /// The words as they are written.
    let words: [String]
    /// The words, folded, behind each a zero.
    private let keys: [UInt8]
    private let beginnings: Beginnings

    /// - Parameter places: of the entry that each word is for.
    init(_ words: [String] = [], for places: [Int] = []) {
        var keys: [UInt8] = []
        var entries: [Beginnings.Entry] = []
        for index in words.indices {
            entries.append(Beginnings.Entry(start: Int32(keys.count), owner: Int32(places[index])))
            keys += LetterFolding.folded(words[index])
            keys.append(0)
        }
        self.words = words
        self.keys = keys
        beginnings = Beginnings(entries, in: keys, length: nil)
    }

    /// The entry that a word stands for; the first of several.
    func place(of text: String) -> Int? {
        if keys.isEmpty { return nil }
        let key = LetterFolding.folded(text)
        let range = beginnings.range(of: key[...], in: keys)
        if range.isEmpty { return nil }
        // What is no longer than the text comes first.
        let first = beginnings.entries[range.lowerBound]
        return keys[Int(first.start) + key.count] == 0 ? Int(first.owner) : nil
    }

    /// The entry of all words that begin so; nil where there are none, or those of several.
    func onlyPlace(begunBy text: String) -> Int? {
        let key = LetterFolding.folded(text)
        guard !keys.isEmpty, !key.isEmpty, let first = beginnings.range(of: key[...], in: keys).first else {
            return nil
        }
        let place = Int(beginnings.entries[first].owner)
        return hasOther(begunBy: text, than: place) ? nil : place
    }

    /// Whether a word begins so that is not for the entry of that place; nil: whether any does.
    func hasOther(begunBy text: String, than place: Int?) -> Bool {
        if keys.isEmpty { return false }
        for index in beginnings.range(of: LetterFolding.folded(text)[...], in: keys)
        where place.map({ Int(beginnings.entries[index].owner) != $0 }) ?? true {
            return true
        }
        return false
    }
}

extension String {
    /// Whether all of it is capitals of ASCII.
    var isOfCapitals: Bool { !isEmpty && utf8.allSatisfy { $0.isCapital } }
}
