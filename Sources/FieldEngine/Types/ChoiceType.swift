import Automata

extension TypeDefinition {
    /// One of a list of texts.
    static func choice(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let choices = try reader.required("choices", reader.texts("choices"), expected: "an array of strings")
        guard !choices.isEmpty else {
            throw .wrongParameter(path: "choices", expected: "at least one string", found: "an empty array")
        }
        if let index = choices.firstIndex(of: "") {
            throw .wrongParameter(path: "choices[\(index)]", expected: "a string with something in it", found: "\"\"")
        }
        // Each letter is a state, in any case: what is too much is not even put together.
        let limit = Pattern.defaultStateLimit
        let letters = choices.reduce(0) { $0 + $1.utf8.count }
        if letters > 2 * limit, choices.reduce(0, { $0 + $1.unicodeScalars.count }) > 2 * limit {
            throw DefinitionError(.tooManyStates(limit: limit), "this", path: "choices")
        }
        var type = TypeDefinition(name: "choice")
        type.traits.description = "One of a list of texts."
        type.traits.label = "Choice"
        type.traits.choices = choices
        type.traits.minimumWidth = min(choices.reduce(0) { max($0, $1.count) }, 40)
        type.filter.takes = CharacterClass(ScalarSet(choices.joined().unicodeScalars).caseClosure)
        let words = Expression.words(choices, ignoringCase: true)
        try checkLanguage(words, path: "choices", workLimit: reader.workLimit)
        type.language = .fixed(words)
        let finding = { @Sendable (range: Range<Int>?) in
            Finding(
                "not-listed", range: range,
                data: [Parameter.Member(name: "values", value: .list(choices.prefix(100).map { .text($0) }))])
        }
        type.checks.impossible = { _, from, _ in finding(from..<Int.max) }
        type.checks.incomplete = { _, _ in finding(nil) }
        type.conversion.choices = choices
        let listed = Set(choices)
        let spelled = Dictionary(firstOf: choices.map { ($0.caseFolded, $0) })
        type.conversion.finished = { value in listed.contains(value) ? value : spelled[value.caseFolded] ?? value }
        return type
    }
}

extension String {
    /// The same for texts that differ in nothing but case. Both ways, because some letters have several of one case
    /// (k and the Kelvin sign).
    var caseFolded: String { uppercased().lowercased() }
}
