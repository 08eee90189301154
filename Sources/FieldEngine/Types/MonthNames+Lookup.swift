// Names are looked for where a text from elsewhere has letters, and only then: the tables are walked as they are, since
// nothing else would use an index of them.
extension MonthNames {
    /// The month, from 1, that a word in lower case names in any of the languages; nil where it names none, or several.
    static func month(named word: String) -> Int? {
        for names in months {
            if let index = names.group(with: word) { return index + 1 }
        }
        return nil
    }

    /// The weekday, from 0 for Sunday, that a word in lower case names; `severalDays` where that differs by language, nil
    /// where it names none.
    static func weekday(named word: String) -> Int? {
        weekdays.firstIndex { $0.group(with: word) != nil }
    }

    /// Stands for a weekday that is another one in another language.
    static let severalDays = 7
}

extension String {
    /// The number of the group, divided by semicolons, one of whose names, divided by commas, is the word.
    fileprivate func group(with word: String) -> Int? {
        var group = 0
        var start = utf8.startIndex
        var index = start
        while true {
            let byte = index < utf8.endIndex ? utf8[index] : UInt8(ascii: ";")
            if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
                if start < index, self[start..<index] == word { return group }
                if byte == UInt8(ascii: ";") { group += 1 }
                guard index < utf8.endIndex else { return nil }
                start = utf8.index(after: index)
            }
            index = utf8.index(after: index)
        }
    }
}
