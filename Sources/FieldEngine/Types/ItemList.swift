import Automata

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
    /// Whether a semicolon, as mail programs write it, stands between items from elsewhere too.
    var takesSemicolons = false

    /// Separators of which a list takes the first that no label has.
    static let separators: [Character] = [",", ";", "|", "/", "·"]

    /// Where the items are in a text, without the blanks around them; empty ones are none.
    func ranges(in text: String) -> [Range<Int>] {
        pieces(of: text).map { text.withoutBlanks($0) }.filter { !$0.isEmpty }
    }

    /// Whether a text is of separators alone, which list nothing and go when editing ends.
    func isNothing(_ text: String) -> Bool { text.allSatisfy { $0 == separator || $0.isBlank } }

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

    // MARK: What it says

    /// The text when editing ends: each item as it is written then, once, in order.
    func finished(_ text: String, today: CivilDate) -> String {
        var items = items(of: text).map { finished(item: $0, today: today) }
        if isUnique {
            var seen: Set<String> = []
            items = items.filter { seen.insert($0).inserted }
        }
        if isSorted, let listing {
            items = items.ordered { listing.place(of: $0) ?? .max }
        }
        return self.text(of: items)
    }

    private func finished(item: String, today: CivilDate) -> String {
        if let listing { return listing.finished(item) }
        guard let type, let value = value(ofItem: item, today: today) else { return item }
        let text = type.text(of: type.finished(value, today: today) ?? value, tail: .finished)
        return text.contains(separator) ? item : text
    }

    /// The value of an item in its type; nil where it says none.
    ///
    /// - Parameter isOpen: whether somebody types it, so that it is what its keys come to in a field of that type.
    func value(ofItem item: String, isOpen: Bool = false, today: CivilDate) -> String? {
        guard let type, listing == nil else { return nil }
        if type.formatter.isPlain { return item }
        if isOpen, let typed = Self.typed(item, in: type) { return typed.value }
        var said = type.formatter.content(shownAs: item)?.value
        func isWhole() -> Bool { said.map { !type.hasTypedForm || type.typed(of: $0, today: today) != nil } ?? false }
        if isWhole() { return said }
        if case .value(let value, nil)? = type.reading(of: item, ReadingContext(today: today, own: nil)) { said = value }
        if isWhole() { return said }
        // What no text from elsewhere says its keys may say, where each number has a place of its own.
        let numbers = item.numbers
        if let typed = Self.typed(item, in: type), typed.text.numbers.count == numbers.count,
            typed.text.numbers.hold(numbers)
        {
            let left = type.formatter.parts?.leftValue(of: typed) ?? typed.value
            return type.widened(left, today: today)?.value ?? left
        }
        return said
    }

    /// What the keys of an item come to in a field of a type; nil where one is refused.
    private static func typed(_ item: String, in type: FieldType) -> Content? {
        let editor = ContentEditor(type: type, limits: ContentLimits(), shown: ShownContent(keepsTexts: false))
        let outcome = editor.apply(TextChange(range: 0..<0, inserted: item), to: Content())
        return outcome.dropped.isEmpty ? outcome.content : nil
    }

    /// The canonical form of a text whose items are all whole.
    func typed(_ text: String, today: CivilDate) -> Parameter? {
        var values: [Parameter] = []
        for item in items(of: text) {
            if let listing {
                guard let typed = listing.typed(item) else { return nil }
                values.append(typed)
            } else {
                guard let type, let value = value(ofItem: item, today: today) else { return nil }
                values.append(type.typed(of: value, today: today) ?? .text(value))
            }
        }
        return .list(values)
    }

    /// The text of a canonical form; nil where it is none.
    func text(ofTyped typed: Parameter, today: CivilDate) -> String? {
        guard case .list(let values) = typed else { return nil }
        var items: [String] = []
        for value in values {
            var item: String?
            if let listing {
                item = listing.text(ofTyped: value)
            } else if let type {
                if type.hasTypedForm {
                    item = type.value(ofTyped: value, today: today).map { type.text(of: $0, tail: .finished) }
                } else if case .text(let text) = value {
                    item = text
                }
            }
            guard let item, !item.contains(separator), item.first?.isBlank == false, item.last?.isBlank == false else {
                return nil
            }
            items.append(item)
        }
        return text(of: items)
    }

    /// What a text from elsewhere says. A comma between three digits and those before them may be of one number, `1,234`, and so of
    /// money: it is one where other commas have blanks behind them, and else nobody knows.
    func reading(of text: String, _ context: ReadingContext) -> Reading? {
        let read = read(text, context)
        guard separator == ",", case .number? = type?.formatter else { return read.map { .value($0) } }
        let commas = NumberCommas(in: text)
        if commas.isClear { return read.map { .value($0) } }
        guard let items = commas.items else { return .value(read ?? text, .leftOut(",", .changesMeaning)) }
        return .value(self.text(of: items))
    }

    /// What a text from elsewhere lists: lines and columns are items too, and entries may be told by their values.
    func read(_ text: String, _ context: ReadingContext) -> String? {
        var pieces = items(of: text)
        let separates: (Character) -> Bool = { $0.isNewline || $0 == "\t" || takesSemicolons && $0 == ";" }
        if text.contains(where: separates) {
            pieces = text.split(whereSeparator: separates).flatMap { items(of: String($0)) }
        }
        if let listing { pieces = pieces.map { listing.read($0) ?? $0 } }
        if let type, type.formatter.isPlain, let read = type.conversion.read {
            // An address behind a name, a quoted path: as in a field of one.
            pieces = pieces.map { piece in
                guard case .value(let value, nil)? = read(piece, ReadingContext(today: context.today, own: nil)),
                    !value.contains(separator)
                else { return piece }
                return value
            }
        }
        let read = self.text(of: pieces)
        // Room for another item, as picking one leaves it, says nothing else.
        return read.isIdentical(to: text) || opened(read).isIdentical(to: text) ? nil : read
    }

    // MARK: One by one

    /// The text with an entry of the list, or without it where it was there. What was typed to find it goes.
    func toggled(_ place: Int, in list: ChoiceList, of text: String, at offset: Int) -> String {
        let label = list.labels[place]
        var ranges = ranges(in: text)
        let chosen = ranges.firstIndex { self.place(of: String(text.slice($0)), in: list) == place }
        if let chosen {
            ranges.remove(at: chosen)
            return self.text(of: ranges.map { String(text.slice($0)) })
        }
        let query = item(at: offset, in: text)
        var items = ranges.map { String(text.slice($0)) }
        if !query.text.isEmpty, self.place(of: query.text, in: list) == nil,
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

/// The commas of a text that lists numbers.
private struct NumberCommas {
    /// The text without those that stand in numbers.
    private var text = ""
    private var hasGroups = false
    private var hasOthers = false
    /// Whether some stand between digits and are neither of groups nor, by the others, what stands between items.
    private var hasDecimals = false

    init(in text: String) {
        let characters = Array(text)
        func digits(from index: Int, by step: Int) -> Int {
            var count = 0
            while characters.indices.contains(index + step * count), characters[index + step * count].isNumber {
                count += 1
            }
            return count
        }
        for (index, character) in characters.enumerated() {
            let (before, behind) = (digits(from: index - 1, by: -1), digits(from: index + 1, by: 1))
            switch character {
            case "," where (1...3).contains(before) && behind == 3: hasGroups = true
            case "," where before > 0 && behind > 0:
                hasDecimals = true
                self.text.append(character)
            case ",":
                hasOthers = true
                self.text.append(character)
            default: self.text.append(character)
            }
        }
    }

    /// Whether there is no other way to read them.
    var isClear: Bool { !hasGroups && !(hasDecimals && hasOthers) }

    /// The items where it is plain which of them stand in numbers; nil where it is not.
    var items: [String]? {
        guard hasGroups, hasOthers, !hasDecimals else { return nil }
        return text.split { $0 == "," || $0.isNewline || $0 == "\t" }.map { String($0.trimmed { $0.isBlank }) }
            .filter { !$0.isEmpty }
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
