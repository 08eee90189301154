/// What parts have where a field takes on another format (specification, section 9.2).
extension PartsFormat {
    /// The value in which each part has what the part of its kind had in another format; nil where one has no place here, or would
    /// say something else there: an hour of twelve among 24.
    func value(carrying value: String, of old: PartsFormat) -> String? {
        guard let before = old.texts(of: value) else { return nil }
        var texts = [String](repeating: "", count: parts.count)
        for index in before.indices where !before[index].isEmpty {
            let part = old.parts[index]
            // Of an interval there are two of each kind.
            let place = old.parts[..<index].count { $0.kind == part.kind }
            let places = parts.indices.filter { parts[$0].kind == part.kind }
            guard place < places.count, let text = parts[places[place]].text(carrying: before[index], of: part) else {
                return nil
            }
            texts[places[place]] = text
        }
        // What somebody is typing may go on at the end.
        let last = texts.lastFilled
        for index in texts.indices where index != last {
            texts[index] = parts[index].left(texts[index]) ?? texts[index]
        }
        return self.value(of: texts)
    }
}

extension Part {
    fileprivate func text(carrying text: String, of old: Part) -> String? {
        let count = text.characterCount
        if words.isEmpty, old.words.isEmpty {
            return (numbers == old.numbers || kind == .year) && count <= width.upperBound ? text : nil
        }
        let place =
            old.words.isEmpty
            ? Part.number(text).map { Int(clamping: $0) - 1 } : old.words.firstIndex { $0.isIdentical(to: text) }
        guard let place, old.words.isEmpty || words.isEmpty || words.count == old.words.count else { return nil }
        if words.isEmpty { return numbers?.contains(Int64(place) + 1) == true ? self.text(of: Int64(place) + 1) : nil }
        return words.indices.contains(place) ? words[place] : nil
    }
}
