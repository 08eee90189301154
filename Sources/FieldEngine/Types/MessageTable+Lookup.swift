extension MessageTable {
    /// The place of a code among all codes; nil for one without a sentence.
    static func number(of code: String) -> Int? {
        let table = TableText(codes)
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            switch order(of: code, comparedWith: middle, in: table) {
            case 0: return middle
            case ..<0: high = middle
            default: low = middle + 1
            }
        }
        return nil
    }

    /// Below zero where the code comes before the one with that number.
    private static func order(of code: String, comparedWith number: Int, in table: TableText) -> Int {
        code.withUTF8Bytes { bytes in
            var place = number * width
            let end = place + width
            for byte in bytes {
                // A space is the filling behind a code, and in none.
                if place == end || byte == UInt8(ascii: " ") { return 1 }
                let order = Int(byte) - Int(table.byte(at: place))
                if order != 0 { return order }
                place += 1
            }
            return place == end || table.byte(at: place) == UInt8(ascii: " ") ? 0 : -1
        }
    }

    /// The words of buttons and marks, by name, with their numbers.
    static var words: [(name: String, number: Int)] { named(behind: wordPrefix) }

    static func named(behind prefix: String) -> [(name: String, number: Int)] {
        let table = TableText(codes)
        return (0..<count).compactMap { number in
            let code = table.text(in: number * width..<(number + 1) * width)
            guard code.hasPrefix(prefix) else { return nil }
            return (String(code.dropFirst(prefix.utf8.count).prefix { $0 != " " }), number)
        }
    }

    /// What a label is in a language: its code is that of English in small letters, with hyphens for other signs.
    static func label(_ word: String, in language: MessageLanguage) -> String? {
        let name = word.utf8.map { $0.isAlphanumeric ? $0 | 0x20 : UInt8(ascii: "-") }
        let number = number(of: labelPrefix + String(decoding: name, as: UTF8.self))
        return number.map { sentence($0, in: language) }
    }

    /// The sentence of a code, or all its forms.
    static func sentence(_ number: Int, in language: MessageLanguage) -> String {
        let table = TableText(sentences(in: language))
        return table.text(in: table.place(at: number * 3)..<table.place(at: number * 3 + 3))
    }
}
