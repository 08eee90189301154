import Automata

/// How people write the states: in any case, abbreviations with or without their full stops, words with one space or
/// several between them.
extension UnitedStates {
    /// All spellings of all states.
    static let spellings: Expression = {
        var spellings: [Expression] = []
        for state in states {
            spellings.append(spelling([state.code], namesNothing))
            let name = state.name.words
            spellings.append(spelling(name, Set(name)))
            for abbreviation in state.abbreviations { spellings.append(spelling(abbreviation.words, Set(name))) }
        }
        return Expression.any(of: spellings)
    }()

    private static let namesNothing: Set<String> = []

    /// One spelling: a word that is none of the full ones may have a full stop, behind which no space is needed.
    private static func spelling(_ words: [String], _ fullWords: Set<String>) -> Expression {
        var parts: [Expression] = []
        for (index, word) in words.enumerated() {
            parts.append(.text(word).ignoringCase)
            let isFull = fullWords.contains(word)
            if index == words.count - 1 {
                parts.append(isFull ? spaces : spacesOrStop)
            } else {
                parts.append(isFull ? someSpaces : someSpacesOrStop)
            }
        }
        return .sequence(parts)
    }

    private static let spaces = Expression.text(" ").repeated(0...)
    private static let someSpaces = " " + spaces
    private static let spacesOrStop = spaces.or("." + spaces)
    private static let someSpacesOrStop = someSpaces.or("." + spaces)

    /// The code of the state that a text names; nil where it names none.
    static func code(of text: String) -> String? { codesBySpelling[key(text)] }

    private static let codesBySpelling: [String: String] = {
        var codes: [String: String] = [:]
        for state in states {
            for spelling in [state.code, state.name] + state.abbreviations { codes[key(spelling)] = state.code }
        }
        return codes
    }()

    /// What all spellings of one text have in common: its words in small letters.
    private static func key(_ text: String) -> String {
        text.isASCII ? keyOfASCII(text) : text.caseFolded.split { $0 == " " || $0 == "." }.joined(separator: " ")
    }

    /// The same by bytes: it is asked for each spelling before the first answer, and with each answer.
    private static func keyOfASCII(_ text: String) -> String {
        text.withUTF8Bytes { bytes in
            String(unsafeUninitializedCapacity: bytes.count) { key in
                var count = 0
                var isBetweenWords = false
                for byte in bytes {
                    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") {
                        isBetweenWords = count > 0
                        continue
                    }
                    if isBetweenWords {
                        key[count] = UInt8(ascii: " ")
                        count += 1
                        isBetweenWords = false
                    }
                    key[count] = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
                    count += 1
                }
                return count
            }
        }
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
