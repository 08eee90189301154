import Automata

/// Languages compiled so far, so that fields of one definition share them.
struct LanguageCache {
    struct Key: Hashable {
        var rules: [Rule]
        var unit: LengthUnit
        var day: CivilDate?
        var includesType = true
    }

    private var compiled: [Key: Automata.Language] = [:]

    mutating func language(
        _ key: Key, stateLimit: Int, _ parts: () -> [Expression]
    ) throws(LanguageError) -> Automata.Language {
        if let language = compiled[key] { return language }
        let language = try Automata.Language(
            allOf: parts(), stateLimit: stateLimit, preparation: .asMet)
        if compiled.count >= 256 { compiled.removeAll() }
        compiled[key] = language
        return language
    }
}
