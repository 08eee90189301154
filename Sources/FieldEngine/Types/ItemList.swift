/// What a type makes of a text that lists several: entries of a list, or texts of one type. The text has them one behind the
/// other with a separator between.
struct ItemList {
    var separator: Character = ","
    var minimum = 0
    var maximum: Int?
    /// Whether items come in the order of the list, and not as they were chosen.
    var isSorted = false
    /// Whether an item that is there already goes when editing ends.
    var isUnique = true
    /// What items are chosen from; nil where they are texts of a type.
    var listing: ChoiceListing?
    /// The type of the items that are in no list.
    var type: FieldType?
    /// Whether items are addresses of mail: from elsewhere they have semicolons between them too, and quoted names with commas.
    var isOfMail = false

    /// Separators of which a list takes the first that no label has.
    static let separators: [Character] = [",", ";", "|", "/", "·"]

    /// Where the items are in a text, without the blanks around them; empty ones are none.
    func ranges(in text: String) -> [Range<Int>] {
        pieces(of: text).map { text.withoutBlanks($0) }.filter { !$0.isEmpty }
    }

    /// Whether a text is of separators alone, which list nothing and go when editing ends.
    func isNothing(_ text: String) -> Bool { text.allSatisfy { $0 == separator || $0.isBlank } }

    /// The commas of other scripts in a text that part items as the separator does: those that are no part of a label.
    func otherCommas(in text: String) -> [Character] {
        guard separator == "," else { return [] }
        return "、，､،".filter { comma in
            text.contains(comma) && listing?.list.labels.contains { $0.contains(comma) } != true
        }.map { $0 }
    }

    /// A text of several lines or columns as one with separators.
    func inOneLine(_ text: String) -> String {
        if !text.contains(where: { $0.isNewline || $0 == "\t" }) { return text }
        return self.text(
            of: text.split { $0.isNewline || $0 == "\t" }.map { String($0.trimmed { $0.isBlank }) }.filter {
                !$0.isEmpty
            })
    }

    func items(of text: String) -> [String] { ranges(in: text).map { String(text.slice($0)) } }

    /// The item that an offset is in, and where it is; an empty one between separators is nothing.
    func item(at offset: Int, in text: String) -> (text: String, range: Range<Int>) {
        // Both sides of a separator are told by the piece behind it.
        guard let piece = pieces(of: text).last(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) else {
            return ("", offset..<offset)
        }
        let range = text.withoutBlanks(piece)
        return (String(text.slice(range)), range)
    }

    /// What lies between separators. Their bytes are looked for, and then whether a character begins there that is one.
    private func pieces(of text: String) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        // A separator beyond ASCII has other spellings, which are the same character.
        let only = separator.ascii
        text.withUTF8Bytes { bytes in
            for place in bytes.indices where place >= start {
                guard only.map({ $0 == bytes[place] }) ?? (bytes[place] & 0xC0 != 0x80) else { continue }
                let index = text.index(at: place)
                guard text[index] == separator else { continue }
                pieces.append(start..<place)
                start = text.utf8Offset(of: text.index(after: index))
            }
        }
        pieces.append(start..<text.utf8.count)
        return pieces
    }

    func text(of items: [String]) -> String { items.joined(separator: "\(separator) ") }

    /// The text with room for another item behind the last.
    func opened(_ text: String) -> String { text.isEmpty ? "" : "\(text)\(separator) " }

    // MARK: One by one

    /// The text with an entry of the list, or without it where it was there. What was typed to find it goes.
    ///
    /// - Parameter offset: where the caret is; nil where nobody is typing.
    func toggled(_ place: Int, in list: ChoiceList, of text: String, at offset: Int?) -> String {
        let label = list.labels[place]
        var ranges = ranges(in: text)
        let chosen = ranges.firstIndex { self.place(of: String(text.slice($0)), in: list) == place }
        if let chosen {
            ranges.remove(at: chosen)
            return self.text(of: ranges.map { String(text.slice($0)) })
        }
        let query = offset.map { item(at: $0, in: text) }
        var items = ranges.map { String(text.slice($0)) }
        if let query, !query.text.isEmpty, self.place(of: query.text, in: list) == nil,
            let open = ranges.firstIndex(of: query.range)
        {
            items[open] = label
        } else {
            items.append(label)
        }
        return self.text(of: items)
    }

    /// The text without one of its items; nil where it has no such.
    func removing(_ position: Int, of text: String) -> String? {
        var items = items(of: text)
        guard items.indices.contains(position) else { return nil }
        items.remove(at: position)
        return self.text(of: items)
    }

    /// The entry that an item is.
    func place(of item: String, in list: ChoiceList) -> Int? {
        if let listing, listing.list === list { return listing.place(of: item) }
        return list.place(of: item)
    }

    /// What is wrong with so many items; nil where nothing is. `ranges`: those in the text.
    func countFinding(_ ranges: [Range<Int>], isLive: Bool) -> Finding? {
        var data = [Parameter.Member(name: "count", value: .integer(ranges.count))]
        if let maximum, ranges.count > maximum {
            data.insert(Parameter.Member(name: "max", value: .integer(maximum)), at: 0)
            return Finding("too-many", range: ranges[maximum].lowerBound..<Int.max, data: data)
        }
        if isLive || ranges.count >= minimum { return nil }
        data.insert(Parameter.Member(name: "min", value: .integer(minimum)), at: 0)
        return Finding("too-few", data: data)
    }
}

extension String {
    /// A range without the blanks at both ends of it.
    fileprivate func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
        let isPlain = withUTF8Bytes { bytes in
            range.isEmpty || bytes[range.lowerBound].isPlainSign && bytes[range.upperBound - 1].isPlainSign
        }
        if isPlain { return range }
        let piece = slice(range)
        let left = piece.trimmed { $0.isBlank }
        let start = range.lowerBound + piece.utf8.distance(from: piece.startIndex, to: left.startIndex)
        return start..<start + left.utf8.count
    }
}

extension UInt8 {
    /// Whether it is of ASCII and no white space or control sign.
    fileprivate var isPlainSign: Bool { self > 0x20 && self < 0x7F }
}
