import Automata

extension TypeDefinition {
    /// A person's name.
    static func name(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let type = TypeDefinition(name: "name")
        type.traits.label = "Name"
        type.traits.autofill = "name"
        type.traits.capitalize = "words"
        type.filter.takes = .names()
        type.filter.dropsLeadingSpaces = true
        type.filter.isOfWords = true
        type.filter.capitalisation = try reader.capitalisation()
        return type
    }
}

extension ParameterReader {
    /// The parameter `capitalize` of types that hold names.
    func capitalisation() throws(DefinitionError) -> Capitalisation {
        switch try word("capitalize", CapitalisationWord.self) ?? .firsts {
        case .none: .none
        case .firsts: .firsts
        case .words: .words
        }
    }
}

private enum CapitalisationWord: String, CaseIterable {
    case none, firsts, words
}

extension CharacterClass {
    /// Letters with what stands between and beside them in names, as people and their keyboards write it: apostrophes (with that of
    /// Arabic in Latin letters), Hebrew's geresh and gershayim, hyphens that break a line and that do not, the dots of
    /// Catalan and of foreign names in Japanese, and the spaces that French, Japanese and pasted text have; and these characters.
    static func names(and others: String = "") -> CharacterClass {
        letters(and: "'’‘׳״-\u{2010}\u{2011}.·・･ \u{A0}\u{202F}\u{3000}" + others)
    }

    /// Letters of any script with their marks, and these characters.
    static func letters(and others: String) -> CharacterClass {
        let letters = ScalarSet(known: "[\\p{L}\\p{M}]")
        return CharacterClass(letters.union(ScalarSet(others.unicodeScalars)))
    }
}
