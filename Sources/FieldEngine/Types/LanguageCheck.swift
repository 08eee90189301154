import Automata

/// Refuses the language of a type whose parameters make it larger than an automaton may be, or empty.
func checkLanguage(_ expression: Expression, path: String) throws(DefinitionError) {
    do throws(LanguageError) {
        guard try Language(allOf: [expression], preparation: .asMet).isEmpty == true else { return }
    } catch {
        switch error {
        case .tooManyStates(let limit):
            throw .tooManyStates(path: path, reason: "this takes more than \(limit) states", maximum: limit)
        }
    }
    throw .invalid(path: path, reason: "no text can satisfy this")
}
