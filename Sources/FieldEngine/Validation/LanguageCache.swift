import Automata

/// Languages compiled so far, so that fields of one definition share them.
struct LanguageCache {
    struct Key: Equatable {
        var rules: [Rule]
        var unit: LengthUnit
        var day: CivilDate?
        var includesType = true
    }

    /// A list: a type has a few, and to hash the rules takes as long as to compare them with several.
    private var compiled: [(key: Key, language: Automata.Language)] = []

    mutating func language(
        _ key: Key, stateLimit: Int, _ parts: () -> [Expression]
    ) throws(LanguageError) -> Automata.Language {
        if let known = compiled.first(where: { $0.key == key }) { return known.language }
        let language = try Automata.Language(
            allOf: parts(), stateLimit: stateLimit, preparation: .asMet)
        if compiled.count >= 256 { compiled.removeAll() }
        compiled.append((key, language))
        return language
    }
}
