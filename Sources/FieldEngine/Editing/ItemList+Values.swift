import Automata

/// What a text that lists several says: each of its items is a value of their type, as keys, a text from elsewhere, or a field of the
/// type has it.
extension ItemList {
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
        if case .value(let value, nil)? = type.reading(of: item, ReadingContext(today: today, own: nil)) {
            said = value
        }
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
        var isQuoted = false
        var pieces = text.split { character in
            if isOfMail, character == "\"" { isQuoted.toggle() }
            let separates =
                character.isNewline || character == "\t" || character == separator || isOfMail && character == ";"
            return separates && !isQuoted
        }.map { String($0.trimmed { $0.isBlank }) }.filter { !$0.isEmpty }
        // A quotation mark that nothing closes is one of the text.
        if isQuoted { pieces = items(of: text) }
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
