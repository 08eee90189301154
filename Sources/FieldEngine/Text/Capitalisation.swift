import Automata

/// How the letters of a text are changed while it is typed (specification, “`field/create`”).
///
/// Every change keeps the number of characters, so that the caret and the positions of what was typed stay where
/// they are: a letter whose other case is more than one character, such as ß, is left as it is.
public enum Capitalisation: Equatable, Sendable {
    case none
    case upper
    case lower
    /// The first letter after the start, a space, `-`, `'` or `.` upper-cased as it is typed, the rest as typed (McDonald). One letter
    /// alone behind an apostrophe begins no name: O'Brien, but King's Lynn and 's-Hertogenbosch.
    case firsts
    /// As `firsts`, of the whole text with each change: types of a client's own take nothing else.
    case capitals
    /// As `capitals`, the rest lower-cased.
    case words
    /// Upper-cased where the whole text is one of these words, else as `words`: "ca" is CA, "cali" is Cali. In names of several words
    /// some have letters of their own: District of Columbia, Washington DC.
    case codes([String])

    /// What it makes of a whole text. Of `firsts` that is only what is typed now: `van` in Ludwig van Beethoven was meant so.
    func apply(to text: String) -> String {
        switch self {
        case .none, .firsts: return text
        case .upper: return text.mapped { _, character in character.upperCased }
        case .lower: return text.mapped { _, character in character.lowerCased }.withFinalSigmas
        case .capitals: return text.mapped { startsWord, character in startsWord ? character.upperCased : character }
        case .words:
            return text.mapped { startsWord, character in startsWord ? character.upperCased : character.lowerCased }
                .withFinalSigmas
        case .codes(let codes):
            let upper = Capitalisation.upper.apply(to: text)
            if codes.contains(upper) { return upper }
            let words = Capitalisation.words.apply(to: text)
            guard words.utf8.contains(UInt8(ascii: " ")) else { return words }
            var result = ""
            var isFirst = true
            for word in words.split(separator: " ", omittingEmptySubsequences: false) {
                if !isFirst { result += " " }
                isFirst = false
                result += word == "Of" ? "of" : word == "Dc" ? "DC" : String(word)
            }
            return result
        }
    }
}

extension String {
    fileprivate func mapped(_ change: (_ startsWord: Bool, Character) -> Character) -> String {
        var result = ""
        result.reserveCapacity(utf8.count)
        var startsWord = true
        var isBehindApostrophe = false
        var place = startIndex
        while place < endIndex {
            let character = self[place]
            place = index(after: place)
            if isBehindApostrophe { startsWord = place < endIndex && self[place].isLetter }
            result.append(change(startsWord, character))
            startsWord = character.separatesNames
            isBehindApostrophe = character.isApostrophe
        }
        return result
    }
}

extension String {
    /// With the sigma of Greek as it stands at the end of a word, and as it does elsewhere.
    fileprivate var withFinalSigmas: String {
        guard unicodeScalars.contains(where: { $0 == "σ" || $0 == "ς" }) else { return self }
        var characters = Array(self)
        for index in characters.indices where characters[index] == "σ" || characters[index] == "ς" {
            let isInWord = index > 0 && characters[index - 1].isLetter
            let goesOn = index + 1 < characters.count && characters[index + 1].isLetter
            characters[index] = isInWord && !goesOn ? "ς" : "σ"
        }
        return String(characters)
    }
}

extension Character {
    var upperCased: Character {
        if let byte = ascii {
            return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
                ? Character(Unicode.Scalar(byte - 0x20)) : self
        }
        let result = uppercased()
        guard result.count == 1, let letter = result.first else { return self }
        // Georgian has capitals for whole titles alone, and none that begin a word.
        return letter.unicodeScalars.first.map { (0x1C90...0x1CBF).contains($0.value) } == true ? self : letter
    }

    var lowerCased: Character {
        if let byte = ascii { return byte.isCapital ? Character(Unicode.Scalar(byte + 0x20)) : self }
        // Turkish's İ alone would become two: a letter, and a dot above it.
        if self == "İ" { return "i" }
        let result = lowercased()
        return result.unicodeScalars.count == unicodeScalars.count ? result.first ?? self : self
    }

    var isApostrophe: Bool { self == "'" || self == "’" }

    var separatesNames: Bool {
        unicodeScalars.first.map { ScalarSet.nameSeparators.contains($0) } ?? false
    }
}

extension ScalarSet {
    /// What a name's next part begins behind: white space, and the signs that join names.
    static let nameSeparators = ScalarSet(known: "[\\p{White_Space}\\-\u{2010}\u{2011}'’.]")
}
