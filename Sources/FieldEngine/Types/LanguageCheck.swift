import Automata

/// Refuses the language of a type whose parameters make it larger than an automaton may be, or empty.
func checkLanguage(
    _ expression: Expression, path: String, workLimit: Int = .max
) throws(DefinitionError) {
    do throws(LanguageError) {
        var work = Work(limit: workLimit)
        let language = try Language(allOf: [expression], preparation: .lazy, work: &work)
        guard try language.isEmpty(work: &work) == true else { return }
    } catch {
        throw DefinitionError(error, "this", path: path)
    }
    throw .invalid(path: path, reason: "no text can satisfy this")
}

extension DefinitionError {
    /// What is said of a part that can't be compiled. `name` is for people.
    init(_ error: LanguageError, _ name: String, path: String) {
        switch error {
        case .tooManyStates(let limit):
            self = .tooManyStates(path: path, reason: "\(name) takes more than \(limit) states", maximum: limit)
        case .tooMuchWork(let limit):
            self = .tooMuchWork(path: path, reason: "\(name) takes more than \(limit) steps", maximum: limit)
        }
    }
}
