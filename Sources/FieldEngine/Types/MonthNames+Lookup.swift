import Automata

// Names are looked for where a text from elsewhere has letters, and only then: the tables are walked as they are, since
// nothing else would use an index of them.
extension MonthNames {
    private static let monthsByLanguage = TableText(months).lines
    private static let weekdaysByLanguage = TableText(weekdays).lines

    /// The month, from 1, that a word in lower case names in any of the languages; nil where it names none, or several.
    static func month(named word: String) -> Int? {
        place(of: word, in: monthsByLanguage).map { $0 + 1 }
    }

    /// The weekday, from 0 for Sunday, that a word in lower case names; `severalDays` where that differs by language, nil
    /// where it names none.
    static func weekday(named word: String) -> Int? {
        place(of: word, in: weekdaysByLanguage)
    }

    private static func place(of word: String, in languages: [String]) -> Int? {
        // Marks may stand behind their letters, as file systems write them: only then are bytes not all there is to it.
        let isSpelledOut = !word.utf8.allSatisfy { $0 < 0x80 } && word.unicodeScalars.contains { $0.isMark }
        for names in languages {
            if let place = names.group(with: word, isSpelledOut: isSpelledOut) { return place }
        }
        let plain = word.withPlainArabic
        if plain.isIdentical(to: word), !word.unicodeScalars.contains(where: { $0.isArabic }) { return nil }
        for names in languages where names.unicodeScalars.contains(where: { $0.isArabic }) {
            if let place = names.withPlainArabic.group(with: plain, isSpelledOut: false) { return place }
        }
        return nil
    }

    /// Stands for a weekday that is another one in another language.
    static let severalDays = 7
}

extension String {
    /// The number of the group, divided by semicolons, one of whose names, divided by commas, is the word.
    fileprivate func group(with word: String, isSpelledOut: Bool) -> Int? {
        withUTF8Bytes { names in
            word.withUTF8Bytes { wanted in
                var group = 0
                var start = 0
                for end in 0...names.count {
                    let byte = end < names.count ? names[end] : UInt8(ascii: ";")
                    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") else { continue }
                    if end > start {
                        if end - start == wanted.count, names[start..<end].elementsEqual(wanted) { return group }
                        if isSpelledOut, String(decoding: names[start..<end], as: UTF8.self) == word { return group }
                    }
                    if byte == UInt8(ascii: ";") { group += 1 }
                    start = end + 1
                }
                return nil
            }
        }
    }
}

extension String {
    /// The letters of Arabic that are written in several ways in the one that is typed without care: alif without hamza, yeh and kaf of
    /// either keyboard, heh for the tied teh.
    fileprivate var withPlainArabic: String {
        var plain = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x622, 0x623, 0x625: plain.append("\u{627}")
            case 0x649, 0x6CC: plain.append("\u{64A}")
            case 0x6A9: plain.append("\u{643}")
            case 0x629: plain.append("\u{647}")
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }
}

extension Unicode.Scalar {
    fileprivate var isArabic: Bool { (0x600...0x6FF).contains(value) }

    fileprivate var isMark: Bool {
        switch GeneralCategory(of: self) {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }
}
