import Automata

/// How people write the states: in any case, abbreviations with or without their full stops, words with one space or
/// several between them.
extension UnitedStates {
    /// All spellings of all states.
    static let spellings: Expression = {
        var writer = SpellingWriter()
        var spellings: [Expression] = []
        for state in states {
            spellings.append(writer.spelling([state.code], []))
            let name = state.name.words
            let fullWords = Set(name)
            spellings.append(writer.spelling(name, fullWords))
            for abbreviation in state.abbreviations { spellings.append(writer.spelling(abbreviation.words, fullWords)) }
        }
        return Expression.any(of: spellings)
    }()

    /// Puts spellings together of pieces that it makes once: somebody waits for the first field of a state (issue 7).
    private struct SpellingWriter {
        /// Each letter in any case.
        private var letters: [Unicode.Scalar: Expression] = [:]
        /// What ends a full word, and another: that may have a full stop, behind which no space is needed.
        private let inside: (full: Expression, other: Expression)
        private let last: (full: Expression, other: Expression)

        init() {
            let spaces = Expression.text(" ").repeated(0...)
            let stop = "." + spaces
            inside = (" " + spaces, (" " + spaces).or(stop))
            last = (spaces, spaces.or(stop))
        }

        mutating func spelling(_ words: [String], _ fullWords: Set<String>) -> Expression {
            var parts: [Expression] = []
            for (index, word) in words.enumerated() {
                for letter in word.unicodeScalars { parts.append(anyCase(of: letter)) }
                let end = index == words.count - 1 ? last : inside
                parts.append(fullWords.contains(word) ? end.full : end.other)
            }
            return .sequence(parts)
        }

        private mutating func anyCase(of letter: Unicode.Scalar) -> Expression {
            if let known = letters[letter] { return known }
            let expression = Expression.text(String(Character(letter))).ignoringCase
            letters[letter] = expression
            return expression
        }
    }

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
