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
        text.caseFolded.split { $0 == " " || $0 == "." }.joined(separator: " ")
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
