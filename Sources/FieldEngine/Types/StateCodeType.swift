import Automata

extension TypeDefinition {
    /// The two-letter code of a state.
    static func stateCode() -> TypeDefinition {
        let type = TypeDefinition(name: "st")
        type.traits.label = "State"
        type.traits.autofill = "address-level1"
        type.traits.capitalize = "characters"
        type.traits.priority = .tenths(5)
        type.filter.capitalisation = .upper
        type.formatter = .template(TemplateFormat("XX", slots: ["X": .capitalLetters]))
        type.language = .fixed(.words(UnitedStates.codes))
        type.checks.impossible = { _, from, _ in Finding("unknown-state", range: from..<Int.max) }
        type.conversion.typed = { value, _ in UnitedStates.codes.contains(value) ? .text(value) : nil }
        type.conversion.value = { typed, _ in
            guard case .text(let code) = typed, UnitedStates.codes.contains(code) else { return nil }
            return code
        }
        // What is filled in from elsewhere may have the name of the state.
        type.conversion.read = { text, _ in UnitedStates.code(of: text).map { .value($0) } }
        return type
    }
}

extension CharacterClass {
    static let capitalLetters = CharacterClass(ScalarSet("A"..."Z"))
}
