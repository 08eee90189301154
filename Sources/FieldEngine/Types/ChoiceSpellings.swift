/// Words for entries of a list that are not their labels, in the order of their letters. What is between letters and digits may be anything:
/// `U.A.E.` and `Côte d'Ivoire` are `UAE` and `Cote d Ivoire`.
struct ChoiceSpellings {
    /// The words as they are written.
    let words: [String]
    /// The words, folded and without signs and blanks, behind each a zero.
    private let keys: [UInt8]
    private let beginnings: Beginnings

    /// - Parameter places: of the entry that each word is for.
    init(_ words: [String] = [], for places: [Int] = []) {
        var keys: [UInt8] = []
        var entries: [Beginnings.Entry] = []
        for index in words.indices {
            entries.append(Beginnings.Entry(start: Int32(keys.count), owner: Int32(places[index])))
            keys += Self.key(words[index])
            keys.append(0)
        }
        self.words = words
        self.keys = keys
        beginnings = Beginnings(entries, in: keys, length: nil)
    }

    private static func key(_ text: String) -> [UInt8] {
        LetterFolding.folded(text).filter {
            $0 >= 0x80 || $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
        }
    }

    private func range(of key: [UInt8]) -> Range<Int> {
        key.isEmpty ? 0..<0 : beginnings.range(of: key[...], in: keys)
    }

    /// The entry that a word stands for; the first of several.
    func place(of text: String) -> Int? {
        if keys.isEmpty { return nil }
        let key = Self.key(text)
        let range = range(of: key)
        if range.isEmpty { return nil }
        // What is no longer than the text comes first.
        let first = beginnings.entries[range.lowerBound]
        return keys[Int(first.start) + key.count] == 0 ? Int(first.owner) : nil
    }

    /// The entry of all words that begin so; nil where there are none, or those of several. A number is no beginning of another.
    func onlyPlace(begunBy text: String) -> Int? {
        let key = Self.key(text)
        guard key.first?.isDigit == false, let first = range(of: key).first else { return nil }
        let place = Int(beginnings.entries[first].owner)
        return hasOther(begunBy: text, than: place) ? nil : place
    }

    /// Whether a word begins so that is not for the entry of that place; nil: whether any does.
    func hasOther(begunBy text: String, than place: Int?) -> Bool {
        if keys.isEmpty { return false }
        for index in range(of: Self.key(text)) where place.map({ Int(beginnings.entries[index].owner) != $0 }) ?? true {
            return true
        }
        return false
    }
}

extension String {
    /// Whether all of it is capitals of ASCII.
    var isOfCapitals: Bool { !isEmpty && utf8.allSatisfy { $0.isCapital } }
}
